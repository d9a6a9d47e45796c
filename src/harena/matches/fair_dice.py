"""Committed randomness: every chance outcome of a match follows from a secret that was fixed before anybody's salt.

docs/fair-dice.md explains the function and why it is fair; tests/data/fair-dice.json has test vectors. client/src/dice
computes the same in the browser.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from harena.kernel.identity import Id, Ids
from harena.kernel.rules import Rules

SECRET_BYTES = 32
PREFIX = b"harena-dice-1:"  # before the salts: a change of the function needs another one
LARGEST = 2**32  # possibilities of one outcome
SECRET = re.compile(r"[0-9a-f]{64}")  # a commitment looks the same
SALT = re.compile(r"[0-9a-f]{32}")


def new_secret() -> str:
    """Return a secret of 256 bits from the operating system."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """Return what is shown of a secret before the match: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class FairDice:
    """The numbers of one match. `salts` has one text per seat; a seat that gave none has an empty one."""

    def __init__(self, secret: str, salts: Sequence[str]) -> None:
        self._key = bytes.fromhex(secret)
        self._salts = hashlib.sha256(PREFIX + ",".join(salts).encode()).digest()

    def number(self, n: int, limit: int) -> int:
        """Return number n of the match, at least 0 and below the limit. All are equally likely: a candidate that is too
        large is rejected, and the next one is tried."""
        if not 1 <= limit <= LARGEST:
            raise ValueError(f"{limit} possibilities; expected 1 to {LARGEST}")
        mask = (1 << (limit - 1).bit_length()) - 1
        attempt = 0
        while True:
            message = self._salts + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            found = int.from_bytes(hmac.digest(self._key, message, "sha256")[:4], "big") & mask
            if found < limit:
                return found
            attempt += 1


def naming(rules: Rules[Any], ids: Ids) -> Callable[[str, int], Id]:
    """Return what names an outcome as a record does."""
    return lambda of, outcome: rules.outcome_id(ids, of, outcome)
