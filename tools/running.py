"""The product as people meet it, for tests, pictures and measurements: `harena serve` in a process of its own, and a
Chromium to look at it with."""

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

PATIENCE = 15.0  # seconds until a server must answer
FLAGS = [  # a browser that calls nobody but us
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """An installed Chromium; tools/chromium.sh installs one."""
    names = [os.environ.get("HARENA_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def free_port(first: int, many: int, start: int = 0) -> int:
    """Below the ports the system gives away by itself, and another one in every process."""
    for step in range(many):
        port = first + (os.getpid() * 37 + start + step) % many
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no port from {first} to {first + many - 1} is free")


def launch(port: int, data: Path, *args: str, **how: Any) -> subprocess.Popen[bytes]:
    """A server for this machine alone, not waited for."""
    words = [sys.executable, "-m", "harena", "serve", "--local", "--port", str(port), "--data", str(data), *args]
    return subprocess.Popen(words, **{"stdout": subprocess.DEVNULL, **how})


def answers(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Wait until it does; False where it has died or never will."""
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
