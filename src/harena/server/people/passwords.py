"""Passwords are hashed with argon2id, in threads of their own: it takes 0.2 s and 64 MiB, and nobody at a table may
have to wait for that."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, TypeVar

AT_ONCE = 2  # passwords that are hashed at the same time
WAITING = 16  # and so many that wait for it

AVAILABLE = find_spec("argon2") is not None and find_spec("webauthn") is not None  # harena[accounts]

_T = TypeVar("_T")


def _plain(password: str) -> str:
    """Return a password as it is hashed: two keyboards may write the same letter in different ways."""
    return unicodedata.normalize("NFKC", password)


class Busy(Exception):
    """Too many passwords are being checked."""


class Passwords:
    """There is one per server."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "harena-password")
        self._under_way = 0
        self._hasher: Any = None
        self._dummy = ""  # the hash of no password: whoever tries a login that does not exist waits as long

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        return await self._run(lambda: str(self._argon2().hash(_plain(password))))

    async def fits(self, kept: str, password: str) -> bool:
        """Is this the password? It takes as long where none is kept."""
        return await self._run(lambda: self._fits(kept, _plain(password)))

    def is_old(self, kept: str) -> bool:
        """Was a password hashed in a way that is too weak by now?"""
        return bool(self._argon2().check_needs_rehash(kept))

    def _fits(self, kept: str, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        self._dummy = self._dummy or str(self._argon2().hash("nobody has this password"))
        try:
            return bool(self._argon2().verify(kept or self._dummy, password)) and bool(kept)
        except (VerificationError, InvalidHashError):
            return False

    def _argon2(self) -> Any:
        if self._hasher is None:
            from argon2 import PasswordHasher

            self._hasher = PasswordHasher()
        return self._hasher

    async def _run(self, work: Callable[[], _T]) -> _T:
        if self._under_way >= AT_ONCE + WAITING:
            raise Busy
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._under_way -= 1
