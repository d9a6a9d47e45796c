"""Who somebody is and where they are signed in, as plain rows."""

from __future__ import annotations

from typing import Any, NamedTuple

GUEST, ACCOUNT = "guest", "account"


class Person(NamedTuple):
    id: str
    kind: str  # GUEST or ACCOUNT
    name: str  # as others see it
    login: str | None  # normalized; None: they have no password
    lang: str
    settings: dict[str, Any]
    created: float
    seen: float


class SignIn(NamedTuple):
    """One browser in which a person is signed in."""

    id: str
    device: str  # what the browser says it is: "Firefox, Linux"
    created: float
    renewed: float  # since when it has its token
    used: float


class Passkey(NamedTuple):
    id: str  # of the credential, base64url
    host: str  # the name of this site that it is good for
    public_key: str  # base64url
    uses: int  # how often it was used, by its own count; 0: it does not count
    name: str  # where it was made: "Firefox, Linux"
    created: float
    used: float


class Visit(NamedTuple):
    """A person who calls, and the browser they call from."""

    person: Person
    sign_in: SignIn
    is_late: bool  # came with the token before the present one: the answer with the new one may have got lost
    token: str = ""  # the new token that the answer must bring; empty: it keeps the one it has
