"""What all messages are made of: their limits, their base classes and the kinds of values in them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

VERSION = 1
LARGEST = 16 * 1024  # bytes of a message or a body
LARGEST_SENT = 64 * 1024  # bytes of a message to a client; a law checks

Lang = Literal["en", "fr", "it", "de"]
Phase = Literal["open", "running", "over"]
Who = Literal["free", "person", "bot"]
NoticeKind = Literal["turn", "started", "over", "joined"]
Command = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$", description="the client's own number for this command"),
]  # PostgreSQL stores no zero bytes
Secret = Annotated[str, Meta(max_length=64, description="a seat token or an invitation")]
Name = Annotated[str, Meta(max_length=40, description="what a person is called")]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Seat = Annotated[int, Meta(ge=-1, le=63, description="a seat, counted from 0; -1 is a spectator")]


class ClientMessage(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from the client over a WebSocket. Unknown fields are refused."""


# What is sent never refers back to itself, so garbage collection need not walk through it (gc=False).


class ServerMessage(Struct, tag_field="type", tag=str.lower, gc=False):
    """A message from the server over a WebSocket."""


class Part(Struct, gc=False):
    """A part of what the server sends, or the body of an answer."""


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request. Unknown fields are refused."""
