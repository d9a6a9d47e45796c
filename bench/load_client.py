"""The people of `make load`: one process plays many tables, each with four light viewers on WebSockets of their own.

There is no task per viewer. A message is handled where it arrives, and somebody who thinks or is away is a timer, so
that thousands of viewers fit beside the server on a small machine. WebSocket frames are read by the `websockets`
library without its asyncio layer: the time of arrival is taken when the bytes leave the socket.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import os
import signal
import time
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from harena.server.changes import put

SETTLE = 0.25  # seconds around `done` in which a scene counts as its result; the server passes for people after 0.3 s
LAG_EVERY = 0.02  # seconds between two looks at how late this process is
STATE_EVERY = 0.5  # seconds between two reports of progress
QUICK = (0.02, 0.1)  # seconds of thought while a table is played forward
MAKERS = 6  # tables that are set up at the same time
PATIENCE = 60.0  # seconds until a new table must be there

# Messages


class Option(msgspec.Struct):
    option: int


class Question(msgspec.Struct):
    """The part of a question that decides who may answer what."""

    choice: str
    turn: int
    given: int | None = None
    forced: bool = False
    options: list[Option] = []

    @property
    def key(self) -> tuple[str, int]:
        return self.choice, self.turn

    @property
    def open(self) -> bool:
        return self.given is None and not self.forced and bool(self.options)


class Line(msgspec.Struct):
    n: int


class Edit(msgspec.Struct):
    path: list[str | int]
    value: msgspec.Raw
    at: int = -1
    removed: int = 0


class Message(msgspec.Struct):
    """The part of a server's message that is read here."""

    type: str
    command: str = ""
    code: str = ""
    question: Any = None
    edits: list[Edit] = []
    log: list[Line] = []
    result: Any = None


UPDATES = ("scene", "change")  # the messages that show a viewer what has changed
_decode = msgspec.json.Decoder(Message).decode


def question_after(before: Any, update: Message) -> Any:
    """Return a viewer's question as it was sent after an update. `before` is the one until then."""
    if update.type == "scene":
        return update.question
    for edit in update.edits:
        if edit.path[0] == "question":
            value = msgspec.json.decode(edit.value)
            before = put(before, tuple(edit.path[1:]), {"value": value, "at": edit.at, "removed": edit.removed})
    return before


def is_over(update: Message) -> bool:
    """Return whether the match is over after this update."""
    return update.result is not None or any([edit.path[0] == "result" for edit in update.edits])


# Orders and results: what goes through the pipe between the processes


class Shape(NamedTuple):
    """The people and spectators of a table."""

    game: str
    people: int
    spectators: int
    forward: int = 0  # answers that are played quickly before anything is measured


class Order(NamedTuple):
    """What one client process plays."""

    port: int
    first: int  # the number of its first table
    shapes: list[Shape]
    warm: int  # tables that are set up first, before the server's memory is looked at
    think: tuple[float, float]  # seconds
    reconnect: float  # mean seconds until a viewer hangs up; 0: never
    away: tuple[float, float]  # seconds until they are back
    whole: bool = False  # ask for whole scenes


class Window(NamedTuple):
    """When is measured, by time.perf_counter(), which all processes share."""

    begin: float
    end: float
    patience: float  # seconds until answers on their way at the end are given up


class Progress(NamedTuple):
    tables: int  # tables that are set up
    answers: int  # answers carried out
    refused: int


class Failure(NamedTuple):
    """Why the step cannot be measured."""

    why: str


class Tally(msgspec.Struct):
    """What was measured."""

    done: int = 0  # answers carried out within the window
    times: list[float] = []  # per answer sent within the window: seconds until its last viewer had the scene
    lost: int = 0  # answers sent within the window, but never carried out nor refused
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    closed: Counter[str] = msgspec.field(default_factory=Counter)
    updates: list[int] = []  # bytes of each
    openings: list[int] = []  # bytes of the first scene of a connection
    reconnects: int = 0
    matches: int = 0  # matches that ended and were followed by another
    quiet: int = 0  # tables without an answer in the window
    cpu: float = 0.0  # seconds of processor time of the client process
    lags: list[float] = []  # seconds by which the client's event loop was late

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, mine + theirs)


# Connections


class Wire(asyncio.Protocol):
    """One WebSocket. `received` gets every text message, `lost` is called once when the connection ends."""

    def __init__(self, url: str, hello: bytes, received: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.frames = ClientProtocol(parse_uri(url), max_size=None)
        self.hello = hello
        self.received = received
        self.lost = lost
        self.transport: asyncio.Transport | None = None
        self.why = "connection lost"
        self.hung_up = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if self.hung_up:  # before the connection was there
            transport.close()
            return
        self.frames.send_request(self.frames.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame) and event.opcode == event.opcode.TEXT:
                self.received(bytes(event.data))
            elif isinstance(event, Response):
                if event.status_code == 101:
                    self.frames.send_text(self.hello)
                else:
                    self.why = f"HTTP {event.status_code}"
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost(self.why)

    def send(self, raw: bytes) -> None:
        self.frames.send_text(raw)
        self._flush()

    def hang_up(self) -> None:
        """Close without a word to `lost`."""
        self.hung_up, self.lost = True, lambda why: None
        if self.transport is not None:
            if self.frames.state is self.frames.state.OPEN:
                self.frames.send_close(1001)
            self._flush()
            self.transport.close()

    def _flush(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            for data in self.frames.data_to_send():
                if data:
                    self.transport.write(data)
                else:
                    self.transport.close()


class Waits(NamedTuple):
    """An answer on its way."""

    command: str
    sent: float
    question: tuple[str, int]


class Viewer:
    """A person or a spectator at a table."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.wire: Wire | None = None
        self.sent: Any = None  # the question as it was sent
        self.question: Question | None = None
        self.thinks_of: tuple[str, int] | None = None
        self.thinking: asyncio.TimerHandle | None = None
        self.leaving: asyncio.TimerHandle | None = None
        self.waits: Waits | None = None  # for `done`
        self.have = 0  # lines of the log
        self.opening = True  # the next scene is the first one of this connection

    async def connect(self) -> None:
        crowd = self.table.crowd
        hello = {"type": "hello", "token": self.token, "have": self.have}
        if not crowd.order.whole:
            hello["changes"] = True
        url = f"ws://127.0.0.1:{crowd.order.port}/ws/{self.table.id}"
        wire = Wire(url, msgspec.json.encode(hello), self.received, self.lost)
        self.opening, self.wire = True, wire
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(
                lambda: wire, "127.0.0.1", crowd.order.port, local_addr=(self.table.address, 0)
            )
        except OSError as error:
            self.lost(error.strerror or "no connection")
            return
        if crowd.order.reconnect:
            self.leaving = loop.call_later(crowd.rng.expovariate(1 / crowd.order.reconnect), self.leave)

    def leave(self) -> None:
        """Hang up and come back a little later. Somebody who waits for `done` stays until it is there."""
        loop, crowd = asyncio.get_running_loop(), self.table.crowd
        if self.waits is not None:
            self.leaving = loop.call_later(0.2, self.leave)
            return
        self.hang_up()
        crowd.reconnects.append(time.perf_counter())
        self.leaving = loop.call_later(crowd.rng.uniform(*crowd.order.away), self.come_back)

    def come_back(self) -> None:
        if not self.table.crowd.ended:
            self.table.crowd.start(self.connect())

    def hang_up(self) -> None:
        for timer in (self.thinking, self.leaving):
            if timer is not None:
                timer.cancel()
        self.thinks_of, self.question = None, None
        if self.wire is not None:
            self.wire.hang_up()
            self.wire = None

    def lost(self, why: str) -> None:
        """The server has hung up."""
        crowd = self.table.crowd
        if crowd.ended:
            return
        crowd.closed.append((time.perf_counter(), why))
        if self.waits is not None:
            crowd.lost.append(self.waits.sent)
            self.waits = None
        self.hang_up()
        self.leaving = asyncio.get_running_loop().call_later(crowd.rng.uniform(*crowd.order.away), self.come_back)

    def received(self, raw: bytes) -> None:
        now = time.perf_counter()
        try:
            message = _decode(raw)
        except msgspec.DecodeError as error:
            self.table.crowd.fail(f"a message cannot be read: {error}")
            return
        if message.type in UPDATES:
            self._updated(now, len(raw), message)
        elif message.type in ("done", "refused") and self.waits is not None and message.command == self.waits.command:
            waits, self.waits = self.waits, None
            if message.type == "done":
                self.table.answers.append((now, waits.sent))
                if self.question is not None and self.question.key == waits.question:
                    self.question = None  # answered; the update tells what comes next
            else:
                self.table.crowd.refused.append((now, message.code))
            self.thinks_of = None
        elif message.type in ("closing", "refused") and self.wire is not None:
            self.wire.why = message.code
        else:
            return
        self.think()

    def _updated(self, now: float, size: int, message: Message) -> None:
        if self.opening:
            self.table.crowd.openings.append((now, size))
            self.opening = False
        else:
            self.table.updates.append((now, self.number, size))
        if message.log:
            self.have = message.log[-1].n + 1
        self.sent = question_after(self.sent, message)
        self.question = msgspec.convert(self.sent, Question | None)
        if is_over(message):
            self.table.match_over()

    def think(self) -> None:
        """Think about an open question for a while, and then answer it. Another question needs other thoughts."""
        crowd, asked = self.table.crowd, None
        if self.table.is_played and self.waits is None and self.question is not None and self.question.open:
            asked = self.question.key
        if asked == self.thinks_of:
            return
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinks_of = asked
        if asked is not None:
            seconds = crowd.rng.uniform(*(QUICK if self.table.is_forwarded else crowd.order.think))
            self.thinking = asyncio.get_running_loop().call_later(seconds, self.answer)

    def answer(self) -> None:
        crowd, question = self.table.crowd, self.question
        self.thinks_of = None
        if not self.table.is_played or self.wire is None or question is None or not question.open:
            return
        command = f"c{next(crowd.numbers)}"
        option = crowd.rng.choice(question.options).option
        answer = {"type": "answer", "command": command, "choice": question.choice, "turn": question.turn}
        raw = msgspec.json.encode({**answer, "option": option})
        self.waits = Waits(command, time.perf_counter(), question.key)
        self.wire.send(raw)


class Table:
    """One table with its viewers, and what was seen at it."""

    def __init__(self, crowd: Crowd, number: int, shape: Shape) -> None:
        self.crowd = crowd
        self.shape = shape
        self.address = f"127.8.{number // 250}.{number % 250 + 1}"  # the server counts connections by address
        self.id = ""
        self.viewers: list[Viewer] = []
        self.answers: list[tuple[float, float]] = []  # when `done` came, and when the answer was sent
        self.updates: list[tuple[float, int, int]] = []  # when it came, to which viewer, and its bytes
        self.over = False

    async def set_up(self) -> None:
        made = await asyncio.to_thread(self._make)
        self.id, self.over = made["table"], False
        tokens = [seat["token"] for seat in made["seats"]] + [""] * self.shape.spectators
        first, limit = len(self.viewers), time.perf_counter() + PATIENCE
        for number, token in enumerate(tokens):
            self.viewers.append(Viewer(self, first + number, token))
            await self.viewers[-1].connect()
        while self.is_forwarded and time.perf_counter() < limit:
            await asyncio.sleep(0.05)

    @property
    def is_forwarded(self) -> bool:
        """Is this table still played quickly, to get out of an opening that is hidden from all others?"""
        return len(self.answers) < self.shape.forward

    @property
    def is_played(self) -> bool:
        return self.crowd.playing or (self.is_forwarded and not self.crowd.ended)

    def _make(self) -> Any:
        people = self.shape.people
        seats = [{"who": "person", "name": f"P{at}"} for at in range(people)]
        wish = {"game": self.shape.game, "options": {"players": people}, "seats": seats, "start": True}
        way = http.client.HTTPConnection("127.0.0.1", self.crowd.order.port, PATIENCE, (self.address, 0))
        way.request("POST", "/api/tables", msgspec.json.encode(wish), {"content-type": "application/json"})
        answer = way.getresponse()
        body = answer.read()
        way.close()
        if answer.status != 201:
            raise RuntimeError(f"the server makes no table: {answer.status} {body.decode()}")
        return msgspec.json.decode(body)

    def match_over(self) -> None:
        """Begin another match at a new table."""
        if not self.over and not self.crowd.ended:
            self.over = True
            self.crowd.matches.append(time.perf_counter())
            self.crowd.start(self._again())

    async def _again(self) -> None:
        await asyncio.sleep(1.0)
        for viewer in self.viewers:
            viewer.hang_up()
        await self.set_up()

    def times(self, window: Window) -> list[float]:
        """Return, for every answer sent within the window, the seconds until its last viewer had the scene.

        The server sends `done` and all scenes of one answer in one go, so a scene belongs to the nearest `done` of its
        table, if that is not further away than SETTLE. Of each viewer only the nearest such scene counts: others show
        what the server has done by itself.
        """
        answers = sorted(self.answers)
        ends = [done for done, _ in answers]
        shown: dict[tuple[int, int], float] = {}  # by answer and viewer
        for at, viewer, _ in self.updates:
            near = _nearest(ends, at)
            if near is None or abs(ends[near] - at) > SETTLE:
                continue
            known = shown.get((near, viewer))
            if known is None or abs(at - ends[near]) < abs(known - ends[near]):
                shown[near, viewer] = at
        last = list(ends)
        for (near, _), at in shown.items():
            last[near] = max(last[near], at)
        sent = [sent for _, sent in answers]
        return [end - start for end, start in zip(last, sent, strict=True) if window.begin <= start < window.end]


def _nearest(times: list[float], at: float) -> int | None:
    """Return the place of the nearest of these times, which are in order."""
    right = bisect(times, at)
    places = [place for place in (right - 1, right) if 0 <= place < len(times)]
    return min(places, key=lambda place: abs(times[place] - at), default=None)


class Crowd:
    """All tables of this process."""

    def __init__(self, order: Order, pipe: Connection) -> None:
        self.order = order
        self.pipe = pipe
        self.rng = Random(order.first)
        self.numbers = iter(range(10**9))
        self.tables = [Table(self, order.first + at, shape) for at, shape in enumerate(order.shapes)]
        self.up = 0
        self.playing = False
        self.ended = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.refused: list[tuple[float, str]] = []
        self.closed: list[tuple[float, str]] = []
        self.openings: list[tuple[float, int]] = []
        self.reconnects: list[float] = []
        self.matches: list[float] = []
        self.lost: list[float] = []
        self.lags: list[tuple[float, float]] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fail(f"{error}")

    def fail(self, why: str) -> None:
        """Give up the whole step: its figures would mean nothing."""
        if not self.ended:
            self.ended = True
            self._say(Failure(why))

    def _say(self, what: Any) -> None:
        try:
            self.pipe.send(what)
        except OSError:  # the main process has ended
            os._exit(1)

    async def set_up(self, tables: list[Table]) -> None:
        waiting = list(reversed(tables))

        async def make() -> None:
            while waiting:
                await waiting.pop().set_up()
                self.up += 1

        await asyncio.gather(*[make() for _ in range(MAKERS)])

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        self._look_at_lag(loop.time())
        self._tell_state()
        warm = self.order.warm
        await self.set_up(self.tables[:warm])
        await self._told_after("warm")
        await self.set_up(self.tables[warm:])
        gc.freeze()
        gc.disable()  # what is allocated here lives until the end, and a pause would look like the server's
        window: Window = await self._told_after("ready")
        self.playing = True
        for viewer in self._viewers():
            viewer.think()
        await asyncio.sleep(window.begin - time.perf_counter())
        cpu = time.process_time()
        await asyncio.sleep(window.end - time.perf_counter())
        cpu = time.process_time() - cpu
        self.playing = False
        while any([viewer.waits for viewer in self._viewers()]) and time.perf_counter() < window.end + window.patience:
            await asyncio.sleep(0.05)
        await asyncio.sleep(SETTLE)
        self.ended = True
        await self._told_after(self.tally(window, cpu))  # until then, the server is looked at with all connections open
        for viewer in self._viewers():
            viewer.hang_up()
        await asyncio.sleep(0.1)

    def _viewers(self) -> list[Viewer]:
        return [viewer for table in self.tables for viewer in table.viewers]

    async def _told_after(self, said: Any) -> Any:
        """Say something to the main process and return its next message. Exit if it has ended."""
        self._say(said)
        while not self.pipe.poll():
            await asyncio.sleep(0.02)
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            os._exit(1)

    def _tell_state(self) -> None:
        answers = sum([len(table.answers) for table in self.tables])
        if not self.ended:
            self._say(Progress(self.up, answers, len(self.refused)))
            asyncio.get_running_loop().call_later(STATE_EVERY, self._tell_state)

    def _look_at_lag(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.lags.append((time.perf_counter(), now - due))
        loop.call_at(now + LAG_EVERY, self._look_at_lag, now + LAG_EVERY)

    def tally(self, window: Window, cpu: float) -> Tally:
        def within(at: float) -> bool:
            return window.begin <= at < window.end

        unanswered = [viewer.waits.sent for viewer in self._viewers() if viewer.waits is not None]
        return Tally(
            done=len([at for table in self.tables for at, _ in table.answers if within(at)]),
            times=[seconds for table in self.tables for seconds in table.times(window)],
            lost=len([sent for sent in [*self.lost, *unanswered] if within(sent)]),
            refused=Counter([code for at, code in self.refused if within(at)]),
            closed=Counter([why for at, why in self.closed if within(at)]),
            updates=[size for table in self.tables for at, _, size in table.updates if within(at)],
            openings=[size for at, size in self.openings],
            reconnects=len([at for at in self.reconnects if within(at)]),
            matches=len([at for at in self.matches if within(at)]),
            quiet=len([table for table in self.tables if not any([within(at) for at, _ in table.answers])]),
            cpu=cpu,
            lags=[late for at, late in self.lags if within(at)],
        )


def run(pipe: Connection, order: Order) -> None:
    """Play. This is what a client process does; the main process stops it by closing the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    crowd = Crowd(order, pipe)
    try:
        asyncio.run(crowd.run())
    except (OSError, RuntimeError) as error:
        crowd.fail(f"{error}")
