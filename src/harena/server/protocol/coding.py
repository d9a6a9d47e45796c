"""From bytes to messages, with every check, and back."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import DecodeError, json

from harena.server.protocol.from_client import FromClient


class Unreadable(Exception):
    """Raised for input that is not a message of this protocol."""


_T = TypeVar("_T")
_decoder = json.Decoder(FromClient)
_encoder = json.Encoder()


def read(raw: str | bytes) -> FromClient:
    """Decode and check one message of a client."""
    try:
        message: FromClient = _decoder.decode(raw)
    except (DecodeError, RecursionError, ValueError) as error:  # ValueError: the text is not valid Unicode
        raise Unreadable(str(error)) from None
    return message


def read_body(raw: bytes, kind: type[_T]) -> _T:
    """Decode and check the body of a request."""
    try:
        return json.decode(raw, type=kind)
    except (DecodeError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from None


def write(message: Any) -> bytes:
    return _encoder.encode(message)
