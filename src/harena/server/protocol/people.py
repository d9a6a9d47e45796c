"""HTTP: who people are. All of it is about the person whose cookie comes along."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from harena.server.protocol.basis import Body, Name, Part
from harena.server.protocol.tables import Mine

Login = Annotated[str, Meta(max_length=80, description="the name of an account")]
Password = Annotated[str, Meta(max_length=200)]
MoveCode = Annotated[str, Meta(max_length=40, description="a code from another device; spaces and dashes do not count")]
Bring = Annotated[bool, Meta(description="the tables of this browser's guest come along")]
Credential = Annotated[dict[str, Any], Meta(description="what the browser's WebAuthn gives, as JSON")]


class AboutMe(Body):
    """POST /api/me: who am I? Answered by `Me`. Seats whose tokens you send become yours if they are nobody's yet; with
    the first one, the browser becomes a guest; with `begin`, it does without any."""

    tables: Annotated[list[Mine], Meta(max_length=60)] = []  # noqa: RUF012  # msgspec makes a new list each time
    begin: bool = False
    name: Name = ""  # of a new guest


class NewName(Body):
    """POST /api/me/name: change what you are called from now on. Answered by `Me`."""

    name: Name


class MakeCode(Body):
    """POST /api/me/code: get a code that signs in another device. Answered by `CodeMade`."""


class LookAtCode(Body):
    """POST /api/code/look: whose code is this? It stays good. Answered by `CodeInfo`."""

    code: MoveCode


class UseCode(Body):
    """POST /api/code: sign this browser in with a code from another device. Answered by `Me`."""

    code: MoveCode
    bring: Bring = False


class SetPassword(Body):
    """POST /api/me/password: choose a login and a password, or other ones. All other browsers are signed out.
    Answered by `Me`."""

    login: Login
    password: Password
    old: Password = ""  # the present one, if there is one


class SignIn(Body):
    """POST /api/sign-in: sign this browser in with a password. Answered by `Me`."""

    login: Login
    password: Password
    bring: Bring = False


class AskPasskey(Body):
    """POST /api/me/passkey/options, and POST /api/sign-in/options: what the browser's WebAuthn must be given to make a
    passkey, or to use one. Answered by `PasskeyOptions`."""


class AddPasskey(Body):
    """POST /api/me/passkey: keep a passkey that the browser has made. Answered by `Me`."""

    credential: Credential


class UsePasskey(Body):
    """POST /api/sign-in/passkey: sign this browser in with a passkey. Answered by `Me`."""

    credential: Credential
    bring: Bring = False


class DropPasskey(Body):
    """POST /api/me/passkey/remove. Answered by `Me`."""

    id: Annotated[str, Meta(max_length=400)]


class SignOut(Body):
    """POST /api/me/sign-out: sign browsers out. The tokens of all your seats stop working: browsers that are still
    signed in need none. Answered by `Me`."""

    device: Annotated[str, Meta(max_length=40)]  # its id; "here": this browser; "others": all but this one


class DeleteMe(Body):
    """POST /api/me/delete: delete everything that is kept about you. Matches stay, without your name. An account proves
    again who it is. Answered by `Me`."""

    password: Password = ""
    credential: Credential | None = None  # by a passkey, where there is no password


class DeviceInfo(Part):
    """A browser in which you are signed in."""

    id: str
    label: str  # "Firefox, Linux"; may be empty
    here: bool  # it is this one
    created: float  # seconds since 1970
    used: float  # to the hour


class PasskeyInfo(Part):
    """A passkey of yours."""

    id: str
    label: str  # where it was made
    host: str  # the name of this site that it is good for
    created: float
    used: float


class Me(Part):
    """Who you are."""

    kind: Literal["", "guest", "account"]  # empty: nobody is known yet
    name: str
    login: str  # empty: none
    password: bool  # you have one
    tables: int  # where you have a seat
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    accounts: bool  # this server keeps accounts
    passkeys_here: bool  # passkeys can be used at this address
    code: bool  # a code of yours for another device waits to be used


class CodeMade(Part):
    """A code for another device, good once."""

    code: str
    until: float  # seconds since 1970
    seconds: float  # from now


class CodeInfo(Part):
    """Whose code this is."""

    name: str
    kind: Literal["guest", "account"]
    tables: int
    yours: int  # tables of this browser's guest, who may bring them along
    same: bool  # this browser is signed in as this person already


class PasskeyOptions(Part):
    """What the browser's WebAuthn must be given: `PublicKeyCredential.parseCreationOptionsFromJSON` and
    `parseRequestOptionsFromJSON` read it."""

    options: dict[str, Any]
