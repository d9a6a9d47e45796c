"""Start Harena's commands for tests without waiting for imports.

The first start makes a process that has imported Harena (a fork server of the standard library), and each command is a
fork of it. Arguments, environment, streams, signals and exit code are those of a command that a shell has started; only
the time for the imports is saved, which would be a quarter of the time of all tests. How Harena itself starts is tested
by tests/server/test_serve.py and tests/cli, which start it as users do.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.reduction import DupFd
from typing import IO, Any

# What `harena serve` imports, also later than at its start.
PRELOADED = [
    "harena.__main__",
    "harena.cli",
    "harena.server.serve",
    "harena.server.store.sqlite",
    "typer._adapters",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
]


class Program:
    """A command that runs, with what tests use of subprocess.Popen."""

    def __init__(
        self, args: Sequence[str], stdout: IO[bytes], stderr: IO[bytes], env: Mapping[str, str] | None = None
    ) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        self.args = list(args)
        given = (self.args, dict(os.environ if env is None else env), _Stream(stdout), _Stream(stderr))
        self._process = context.Process(target=_run, args=given)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class _Stream:
    """A file that becomes a file descriptor in the new process."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (DupFd(self.file.fileno()),)


def _received(duplicate: Any) -> int:
    found: int = duplicate.detach()
    return found


# In the new process


def _run(args: list[str], env: dict[str, str], stdout: int, stderr: int) -> None:
    os.setsid()
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    os.environ.clear()
    os.environ.update(env)
    for name, number in (("stdout", 1), ("stderr", 2)):
        setattr(sys, name, open(number, "w", encoding="utf-8", closefd=False))  # noqa: SIM115  # as long as we run
    sys.argv = ["harena", *args]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    from harena import __main__ as program

    sys.modules["__main__"] = program  # what its worker processes import
    try:
        sys.exit(program.main())
    finally:
        atexit._run_exitfuncs()
