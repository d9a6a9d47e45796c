"""Tests when garbage is collected: young objects in short pauses, all others at a quiet moment."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.utils import ClientDisconnected

from harena.games import GAMES
from harena.server import memory, protocol
from harena.server.app import make_app
from harena.server.connection import Connection
from tests.server.table_setup import Wish, made


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Other tests look at what is left in memory."""
    yield
    gc.unfreeze()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let no time pass but that which the test counts: seconds, and seconds of processor time."""
    found = [0.0, 0.0]
    monkeypatch.setattr(time, "monotonic", lambda: found[0])
    monkeypatch.setattr(time, "process_time", lambda: found[1])
    return found


def passes(monkeypatch: pytest.MonkeyPatch, clock: list[float], busy: list[float]) -> None:
    """Let time pass by sleeping. `busy` has the share of a core that is used from one look to the next."""

    async def sleep(seconds: float) -> None:
        clock[0] += seconds
        if seconds == memory.LOOK_EVERY:
            clock[1] += seconds * (busy.pop(0) if busy else 1.0)

    monkeypatch.setattr(asyncio, "sleep", sleep)


async def test_a_full_collection_waits_for_a_quiet_moment(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    passes(monkeypatch, clock, [0.8, 0.5, 0.02, 0.9])
    await memory.quiet_moment()
    assert clock[0] == memory.FULL_EVERY + 3 * memory.LOOK_EVERY


async def test_but_not_for_ever(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    passes(monkeypatch, clock, [])
    await memory.quiet_moment()
    assert memory.FULL_LATEST <= clock[0] <= memory.FULL_LATEST + memory.LOOK_EVERY


async def test_stopping_collects_nothing_and_leaves_python_as_it_was() -> None:
    """With many tables, a full collection would take seconds, while everybody waits to come back."""
    before, full = gc.get_threshold(), []
    task = asyncio.create_task(memory.collect_rarely())
    await asyncio.sleep(0)
    assert gc.get_threshold() == (memory.YOUNG, memory.MIDDLE, memory.NEVER)
    circles: list[list[Any]] = [[] for _ in range(1000)]
    for circle in circles:
        circle.append(circle)
    gc.callbacks.append(noted := lambda phase, info: full.append(info["generation"]))
    task.cancel()
    await asyncio.wait([task])
    gc.callbacks.remove(noted)
    assert gc.get_threshold() == before
    assert 2 not in full


async def test_a_pause_looks_at_few_objects_while_many_are_made_that_live_on() -> None:
    """As when people sit down at many tables."""
    looked_at: list[int] = []

    def noted(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum([len(gc.get_objects(generation)) for generation in range(info["generation"] + 1)]))

    task = asyncio.create_task(memory.collect_rarely())
    await asyncio.sleep(0)
    gc.callbacks.append(noted)
    held = [[number] for number in range(100_000)]
    gc.callbacks.remove(noted)
    task.cancel()
    await asyncio.wait([task])
    assert len(held) == 100_000
    assert 1000 < max(looked_at) < 9_000


def test_what_is_sent_needs_no_collection() -> None:
    """Its parts are trees of values, and there are very many of them."""
    stages = [import_module(f"harena.games.{name}.stage") for name in GAMES]
    bases = (protocol.Part, protocol.ServerMessage)
    sent = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, bases)]
    sent += [kind for each in stages for kind in vars(each).values() if is_own(kind, each)]
    assert len(sent) > 60
    assert [kind.__name__ for kind in sent if kind.__struct_config__.gc] == []


def is_own(kind: Any, module: ModuleType) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__


async def test_a_connection_that_has_ended_is_gone_without_a_collection(tmp_path: Path) -> None:
    """People come back all the time, and what a connection holds is much."""
    app = make_app(f"sqlite:///{tmp_path / 'harena.db'}", bot_processes=1)
    async with app.router.lifespan_context(app):
        key = await made(app.state.site.registry, Wish("gorus", "pp"))
        async with app.state.site.registry.at(key):
            gc.collect()
            gc.disable()
            try:
                for _ in range(3):
                    await come_and_go(app, f"/ws/{key}")
                left = [each for each in gc.get_objects() if isinstance(each, Connection)]
            finally:
                gc.enable()
    assert left == []


async def come_and_go(app: Any, path: str) -> None:
    """Say hello, read the first scene and be gone, as uvicorn tells it."""
    seen, gone = asyncio.Event(), False
    come = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": '{"type": "hello"}'}]

    async def receive() -> Any:
        nonlocal gone
        if not come:
            await seen.wait()
            gone = True
        return come.pop(0) if come else {"type": "websocket.disconnect", "code": 1001}

    async def send(message: Any) -> None:
        if gone:
            raise ClientDisconnected
        if '"scene"' in message.get("text", ""):
            seen.set()

    scope: dict[str, Any] = {"type": "websocket", "path": path, "query_string": b"", "root_path": "", "scheme": "ws"}
    scope |= {"headers": [(b"host", b"localhost")], "subprotocols": [], "extensions": {}}
    async with asyncio.timeout(20):
        await app(scope, receive, send)
