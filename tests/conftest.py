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


def on_postgres(item: pytest.Item) -> bool:
    values = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return "postgres" in values or not {"postgres", "postgres_server"}.isdisjoint(getattr(item, "fixturenames", ()))


@pytest.hookimpl(tryfirst=True)  # marks decide what runs
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests on PostgreSQL run in `make test-more`: `make test` has the same ones on SQLite. Every worker process of
    pytest-xdist gets an equal share of the long tests, to begin with. It splits the list of tests into as many equal
    runs as there are workers."""
    for item in items:
        if on_postgres(item) and item.get_closest_marker("soak") is None:
            item.add_marker("more")
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
