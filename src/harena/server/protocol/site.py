"""HTTP: the server itself, and the body of every error."""

from __future__ import annotations

from typing import Literal

from harena.server.protocol.basis import Part


class About(Part):
    """GET /api/about: information about this server. Its addresses are those for the local network."""

    version: str
    protocol: int
    addresses: list[str]


class Trouble(Part):
    """The body of every HTTP error. `text` is meant for people."""

    code: Literal[
        "not-found",
        "bad-request",
        "too-large",
        "foreign-origin",
        "wrong-invitation",
        "full",
        "bad-options",
        "too-fast",
        "too-many-tables",  # made from this address today
        "bad-address",  # nothing can be sent there
        "not-sent",  # the mail server cannot be reached
        "too-many-channels",
        "banned",
        "banned-here",  # the host of the table does not let them sit down again
        "not-now",  # the evening is in another phase
        "not-yours",  # only the host of the evening may do this
        "closed",
        "not-yet",  # this view of a match is open once it is over
        "no-moment",
        "coach-busy",  # it works at another review
        "bad-record",  # `text` says why it cannot be replayed
        "broken",
        "not-signed-in",
        "wrong-sign-in",  # there is no such account, or this is not its password
        "wrong-code",  # it was used, is too old, or never was one
        "wrong-passkey",  # it is not known here, was made for another site, or came too late
        "login-taken",
        "bad-login",
        "weak-password",
        "last-way",  # without it, nobody could sign in to this account any more
        "no-accounts",  # this server keeps none, or passkeys cannot be used at this address
        "busy",  # too many people sign in at this moment
    ]
    text: str
