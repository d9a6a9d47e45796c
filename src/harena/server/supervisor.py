"""Runs several servers on one listening socket: `harena serve --workers N`.

Each is a process of its own, and they share a database. One that dies is started again. SIGTERM or Ctrl-C lets all of
them finish what they do; a second signal ends them at once. When the supervisor itself is killed, they stop, too.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

from harena.kernel.rules import BadInput
from harena.processes import start_quietly
from harena.server import logs
from harena.server.web_server import Settings, run

log = logging.getLogger("harena")

TICK = 0.1  # seconds between two looks at signals
STOP_WITHIN = 20.0  # seconds until a server that does not stop is killed
TRIES = 3  # servers in a row that may die before they accept connections
BAD_INPUT = 2  # the status of a server that has said why it cannot start


class Worker:
    """One of the servers, and the processes that follow it when it dies."""

    def __init__(self, number: int, found: socket.socket, settings: Settings) -> None:
        self.number, self.found, self.settings = number, found, settings
        self.start()

    def start(self) -> None:
        context = get_context("spawn")
        self.told, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=_work, args=(self.number, self.found, self.settings, theirs))
        start_quietly(self.process, context)  # Ctrl-C is the supervisor's business
        theirs.close()
        self.is_ready = False

    def look(self) -> bool:
        """Tell whether it lives. It says once that it accepts connections."""
        if not self.is_ready and self.told.poll():
            try:
                self.is_ready = bool(self.told.recv())
            except EOFError:
                self.told.close()
                self.process.join()
        return self.process.is_alive()


class Supervisor:
    def __init__(self, found: socket.socket, settings: Settings) -> None:
        self.signals: list[int] = []
        self.failures = 0
        self.workers = [Worker(number, found, settings) for number in range(settings.operation.workers)]

    def run(self, ready: Callable[[], None]) -> None:
        """Keep the servers running until a signal comes. `ready` is called when all of them accept connections."""
        told = False
        with self._signals():
            try:
                while not self.signals:
                    self._look()
                    if not told and all([worker.is_ready for worker in self.workers]):
                        told = True
                        ready()
                    self._wait()
            finally:
                self._stop()
        if signal.SIGINT in self.signals:
            raise KeyboardInterrupt

    def _look(self) -> None:
        for worker in self.workers:
            if worker.look():
                self.failures = 0 if worker.is_ready else self.failures
                continue
            status = worker.process.exitcode
            self.failures += not worker.is_ready
            if self.failures == TRIES or (status == BAD_INPUT and not worker.is_ready):
                raise BadInput("the server could not start; the lines above say why")
            logs.happened("worker-restarted", logging.WARNING, worker=worker.number, status=status)
            worker.start()

    def _stop(self) -> None:
        """Let the servers finish what they do."""
        end = time.monotonic() + STOP_WITHIN
        for worker in self.workers:
            worker.process.terminate()
        while living := [worker for worker in self.workers if worker.process.is_alive()]:
            if time.monotonic() > end or len(self.signals) > 1:
                for worker in living:
                    worker.process.kill()
            self._wait()
        for worker in self.workers:
            worker.process.join()

    def _wait(self) -> None:
        """Wait until a server ends, and no longer than until the next look at signals."""
        if ended := [worker.process.sentinel for worker in self.workers if worker.process.is_alive()]:
            wait(ended, TICK)

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """Note signals instead of being ended by them."""
        kinds = (signal.SIGINT, signal.SIGTERM)
        before = {kind: signal.signal(kind, lambda number, _: self.signals.append(number)) for kind in kinds}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)


# In the process of a server


def _work(number: int, found: socket.socket, settings: Settings, told: Connection) -> None:
    logs.set_up(settings.operation.log_format, settings.operation.log_level)
    Thread(target=_stop_with_parent, daemon=True).start()

    def ready() -> None:
        with suppress(OSError):  # the supervisor was killed meanwhile
            told.send(True)

    try:
        run(found, settings, ready, number)
    except BadInput as error:
        print(f"harena: {error}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def _stop_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
