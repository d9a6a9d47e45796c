"""What all tests need."""

from __future__ import annotations

import os
import signal

import pytest

# Tests run the sources, even where compiled modules lie beside them; `make fast` asks for those
os.environ.setdefault("HARENA_COMPILED", "0")

# Folders whose tests take long or wait for a browser, a server or another program: they start first, so that no worker
# process is still busy with one of them when the others have finished.
LONG = ("tests/browser", "tests/test_readme.py", "tests/bench", "tests/server", "tests/cli", "tests/envs", "tests/lab")


def pytest_configure() -> None:
    """Hear Ctrl-C, even in a background job of a shell, which ignores it: programs that tests start inherit that, and
    would never be interrupted."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every worker process of pytest-xdist an equal share of the long tests, to begin with. It splits the list of
    tests into as many equal runs as there are workers."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        long = [item for item in items if item.nodeid.startswith(LONG)]
        short = [item for item in items if not item.nodeid.startswith(LONG)]
        size = -(-len(short) // workers)
        items[:] = [
            item
            for share in range(workers)
            for item in (*long[share::workers], *short[share * size : (share + 1) * size])
        ]
