"""Run Harena as users do, for tests, pictures and measurements: `harena serve` in its own process, and a Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 60.0  # timeout in seconds for the server's first answer
FLAGS = [  # the browser contacts no other host
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Runs before a page that is measured or drawn: nothing is explained as in a first match.
UNTAUGHT = (
    "localStorage['harena.teach'] ??= JSON.stringify("
    "Object.fromEntries(['gorus', 'munera', 'spartacus'].map((game) => [game, { on: false }])));"
)


def chromium() -> str | None:
    """Return the path of an installed Chromium; tools/chromium.sh installs one."""
    names = [os.environ.get("HARENA_CHROMIUM"), *BROWSERS]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def free_port(first: int, many: int, start: int = 0, together: int = 1) -> int:
    """Return a port below the system's ephemeral ports that is free, and the next ones, if several are needed
    `together`. Parallel processes start their search at different ports."""
    for step in range(many):
        port = first + (os.getpid() * 37 + start + step) % many
        if all([_is_free(port + more) for more in range(together)]):
            return port
    raise RuntimeError(f"no port from {first} to {first + many - 1} is free")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class Process(Protocol):
    """A program that runs: subprocess.Popen, or the like."""

    def poll(self) -> int | None: ...


def serve(port: int, data: Path | None, *args: str) -> list[str]:
    """Return the arguments of harena for a server that serves this machine only."""
    return ["serve", "--local", "--port", str(port), *([] if data is None else ["--data", str(data)]), *args]


def launch(port: int, data: Path | None, *args: str, **how: Any) -> subprocess.Popen[bytes]:
    """Start a server for this machine only, without waiting for it."""
    words = [sys.executable, "-m", "harena", *serve(port, data, *args)]
    return subprocess.Popen(words, **{"stdout": subprocess.DEVNULL, **how})


def answers(port: int, process: Process) -> bool:
    """Wait until the server answers; return False if it has died or the timeout is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=2).close()  # a request costs much more
            httpx.get(f"http://127.0.0.1:{port}/api/about", timeout=2, verify=False)
            return True
        except (OSError, httpx.TransportError):
            time.sleep(0.02)
    return False


@contextmanager
def serving(port: int, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    process = launch(port, data)
    try:
        if not answers(port, process):
            raise SystemExit("the server does not answer")
        yield process
    finally:
        process.terminate()
        process.wait()
