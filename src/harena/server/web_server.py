"""Runs one server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import uvicorn
from sqlalchemy import URL

from harena import __version__
from harena.kernel.rules import BadInput
from harena.lessons.library import own_lessons
from harena.processes import cores
from harena.server import logs, metrics, protocol
from harena.server.app import make_app
from harena.server.memory import collect_rarely
from harena.server.notices.settings import NoticeSettings
from harena.server.sockets import HttpSocket, Sockets, WebSocket, raise_file_limit

QUEUE = 2048  # connections that wait until a server accepts them
ACCEPTED_AT_ONCE = 4
LAST_ANSWERS_WITHIN = 2.0  # seconds until a server that stops gives up on requests,
CUT_OFF_WITHIN = 2.0  # and until whoever was cut off is gone


class Operation(NamedTuple):
    """How the server is watched, what stands in front of it, and how many of them share one address."""

    log_format: str = "text"
    log_level: str = "warning"
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # they are believed when they name a client in X-Forwarded-For
    workers: int = 1
    notices: NoticeSettings = NoticeSettings()
    club: str = ""  # what the people who play here call themselves
    lessons: Path | None = None  # a folder with lessons of their own


class Settings(NamedTuple):
    """Everything that a server needs besides its socket. It can be sent to another process."""

    database: URL
    address: str  # where people on this machine find it
    addresses: list[str]  # where those in the local network do
    names: list[str]  # host names that it answers to
    away: float
    operation: Operation


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` when it accepts connections, and `drain` when it accepts no more."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: Sockets,
        ready: Callable[[], None],
        drain: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self.server_state = self.open_sockets = sockets
        self.ready, self.drain = ready, drain
        self.beside: list[asyncio.Task[None]] = []

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if self.started and not self.force_exit:
            await asyncio.gather(self.drain(), self.open_sockets.finish_requests(LAST_ANSWERS_WITHIN))
            await self.open_sockets.cut_off(CUT_OFF_WITHIN)
        for task in self.beside:
            task.cancel()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for found in sockets or ():
                found.listen(QUEUE)
            self.ready()
            self.beside = [asyncio.create_task(work) for work in (collect_rarely(), self.open_sockets.watch())]


def run(found: socket.socket, settings: Settings, ready: Callable[[], None], worker: int = 0) -> None:
    """Serve at a listening socket until a signal comes. `worker` is the number of this one of several processes that
    accept connections there."""
    operation = settings.operation
    if operation.metrics_port is not None:
        metrics.answer_at(operation.metrics_host, operation.metrics_port + worker)
    app = make_app(
        settings.database,
        settings.addresses,
        settings.names,
        bot_processes=max(1, cores() // operation.workers),
        away=settings.away,
        notices=operation.notices,
        club=operation.club,
        lessons=own_lessons(operation.lessons) if operation.lessons is not None else (),
    )
    config = uvicorn.Config(
        app,
        http=HttpSocket,
        ws=WebSocket,
        ws_max_size=protocol.LARGEST,
        ws_per_message_deflate=False,
        log_config=None,  # its lines go where ours go
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(operation.proxies),
        timeout_graceful_shutdown=3,
        # Those at the tables must not wait until all new clients are accepted. One of several processes must not accept
        # all that wait, or it would have all of the work.
        backlog=ACCEPTED_AT_ONCE if operation.workers == 1 else 1,
    )

    which = {"worker": worker} if operation.workers > 1 else {}

    def accepting() -> None:
        backend = settings.database.get_backend_name()
        logs.happened("started", address=settings.address, version=__version__, database=backend, **which)
        ready()

    open_sockets = Sockets(operation.proxies, raise_file_limit(), app.state.turns)
    server = Server(config, open_sockets, accepting, lambda: app.state.site.drain())
    # uvicorn raises SIGTERM again at the end; this lets us clean up then
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        server.run(sockets=[found])
    finally:
        logs.happened("stopped", address=settings.address, **which)
    if not server.started:
        raise BadInput("the server could not start; the lines above say why")
