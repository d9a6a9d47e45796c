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
from typing import Any

import httpx

PATIENCE = 60.0  # timeout in seconds for the server's first answer
FLAGS = [  # the browser contacts no other host
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """Return the path of an installed Chromium; tools/chromium.sh installs one."""
    names = [os.environ.get("HARENA_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def free_port(first: int, many: int, start: int = 0) -> int:
    """Return a free port below the system's ephemeral ports; parallel processes start their search at different
    ports."""
    for step in range(many):
        port = first + (os.getpid() * 37 + start + step) % many
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no port from {first} to {first + many - 1} is free")


def launch(port: int, data: Path | None, *args: str, **how: Any) -> subprocess.Popen[bytes]:
    """Start a server for this machine only, without waiting for it."""
    words = [sys.executable, "-m", "harena", "serve", "--local", "--port", str(port)]
    words += [] if data is None else ["--data", str(data)]
    return subprocess.Popen([*words, *args], **{"stdout": subprocess.DEVNULL, **how})


def answers(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Wait until the server answers; return False if it has died or the timeout is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/about", timeout=2, verify=False)
            return True
        except httpx.TransportError:
            time.sleep(0.01)
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
