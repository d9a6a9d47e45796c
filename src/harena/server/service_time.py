"""The time of the service: the seconds in which some server on the database has run. Clocks of tables go by it.

While no server runs, it stands still, so that nobody loses time; when one starts again, it is set back by a few seconds
more, in which people can come back. It never looks at the clock of this machine, which may jump: while a server runs,
it counts by a clock that cannot. Several servers on one PostgreSQL agree on it every two seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from harena.server.store import Store

GIVEN_BACK = 10.0  # seconds, after the service was down
ALIVE = 8.0  # seconds without a beat after which it was down


class ServiceTime:
    """There is one per server."""

    def __init__(self, store: Store, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.monotonic = monotonic
        self._seconds, self._at = 0.0, monotonic()  # what it was at a moment of the monotonic clock

    def now(self) -> float:
        return self._seconds + self.monotonic() - self._at

    async def start(self) -> None:
        """Go on where the last server has stopped."""
        if self.store.sharing.is_shared:
            await self.beat()
        else:
            found = await self.store.service_seconds()
            self._set(0.0 if found is None else max(0.0, found - GIVEN_BACK))

    async def beat(self) -> None:
        """Keep it, so that it can go on after a crash."""
        if self.store.sharing.is_shared:
            self._set(await self.store.agree_on_service_seconds(ALIVE, GIVEN_BACK))
        else:
            await self.store.keep_service_seconds(self.now())

    def _set(self, seconds: float) -> None:
        self._seconds, self._at = seconds, self.monotonic()
