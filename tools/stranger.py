"""Play as a stranger with three medium bots, and count the clicks the page would need.

    python -m tools.stranger                    # 5 tables of Munera, 3 turns each, with the page as it is
    python -m tools.stranger --page before      # with the page as it was before standing answers
    python -m tools.stranger --game spartacus --page plain    # with the plain view, which asks everything

The stranger answers as the hint advises. It plays at a real server, over HTTP and WebSocket. What the page asks at all,
and what it answers by itself, is decided by a `Page` (tools/stranger_page.py); how an answer reaches the server, by a
`Way`: here a socket, and a browser could take its place.

How clicks are counted:

- An answer is one click. An amount is two: set it, and confirm it; one if it has a button of its own, as the lowest
  bids and the rungs of a tender have. A rung that loses money is confirmed: two.
- Accepting or declining an offer is one click, making or countering one is three: give, get, send.
- A sheet on which several questions are answered together (the classes of the first six men, the men for a spectacle)
  is one click: the stranger takes what it proposes, and confirms.
- To train a man for a spectacle is one click if the page proposes it at rest.
- "... until this duel is over" and "roll again while my die is lower" are buttons beside the question and cost nothing
  more than the answer they give; the other choices of "Ask me less ..." are one more click: open the menu.
- In Spartacus a card in hand is two clicks, as on its screen: the card, and what to do with it. See
  tools/stranger_games.py for the sheets of that game.
- A deed at rest that is about a man (train, sell) begins with a tap on the man, so it is not counted itself.
- What the page or the server answers is no click.

A click is empty if it passes or declines: no card, no fix, no bet, no bid, nothing to do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools import running
from tools.stranger_games import Customs, customs_of
from tools.stranger_page import PAGES, Page

PATIENCE = 60.0  # seconds until something must have happened
MOST_MESSAGES = 80  # per connection and RATE seconds: the server allows a little more
RATE = 20.0
STILL = 0.25  # seconds after a scene without another one: time for the server to pass for the stranger
MOST_OFFERS = 1  # free actions in a row before the stranger answers
OFFER_CLICKS = {"accept": 1, "decline": 1, "withdraw": 1}
MAKING = 3  # clicks to make or counter an offer

PASS = 0
Json = dict[str, Any]


class Advice(NamedTuple):
    """What a sensible player does: an option, or a free action with its arguments."""

    option: int | None
    free_action: str
    args: list[int]


class Way(Protocol):
    """How the stranger sees the table and answers: over a socket, or through a browser."""

    scene: Json
    table: Json

    async def answer(self, question: Json, option: int) -> bool: ...

    async def act(self, free_action: str, args: Sequence[int]) -> bool: ...

    async def advice(self) -> Advice | None: ...

    async def next_scene(self, seq: int) -> None:
        """Wait until there is a newer scene than `seq`, and no other for a moment."""
        ...


class Socket:
    """The way over the WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: Json = {}
        self.table: Json = {}
        self.done: dict[str, bool] = {}
        self.advised: Json | None = None
        self.refused = False
        self.commands = 0
        self.times: list[float] = []
        self.last = 0.0  # when the last scene came
        self.ears = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for raw in self.socket:
            message: Json = json.loads(raw)
            kind = message["type"]
            if kind == "scene":
                self.scene, self.last = message, time.monotonic()
            elif kind == "table":
                self.table = message
            elif kind == "advice":
                self.advised = message
            elif kind in ("done", "refused"):
                self.done[message.get("command", "")] = kind == "done"
                self.refused = self.refused or (kind == "refused" and not message.get("command"))
            elif kind == "closing":
                raise RuntimeError(f"the server closed the connection: {message['code']}")

    async def _send(self, kind: str, **fields: Any) -> None:
        now = time.monotonic()
        self.times = [at for at in self.times if at > now - RATE]
        if len(self.times) >= MOST_MESSAGES:
            await asyncio.sleep(self.times[0] + RATE - now)
        self.times.append(time.monotonic())
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def _until(self, test: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not test():
                if self.ears.done():
                    self.ears.result()
                    raise RuntimeError("the connection is closed")
                await asyncio.sleep(0.005)

    async def hello(self, token: str) -> None:
        await self._send("hello", token=token)
        await self._until(lambda: self.scene and self.table)

    async def _command(self, kind: str, **fields: Any) -> bool:
        self.commands += 1
        command = str(self.commands)
        await self._send(kind, command=command, **fields)
        await self._until(lambda: command in self.done)
        return self.done[command]

    async def answer(self, question: Json, option: int) -> bool:
        return await self._command("answer", choice=question["choice"], turn=question["turn"], option=option)

    async def act(self, free_action: str, args: Sequence[int]) -> bool:
        return await self._command("act", free_action=free_action, args=list(args))

    async def advice(self) -> Advice | None:
        self.advised, self.refused = None, False
        await self._send("hint", seat=self.table["you"])
        await self._until(lambda: self.advised or self.refused)
        if self.advised is None:
            return None
        return Advice(self.advised["option"], self.advised["free_action"], self.advised["args"])

    async def next_scene(self, seq: int) -> None:
        await self._until(lambda: self.scene["seq"] > seq)
        await self._until(lambda: time.monotonic() - self.last > STILL or self.scene["result"])


class Counts(NamedTuple):
    """What was counted, by kind of question. `spared` counts the questions that the page answered by itself."""

    clicks: Counter[str]
    empty: Counter[str]
    spared: Counter[str]
    missed: Counter[str]  # answered with a pass by the page where the stranger would have done something

    @classmethod
    def none(cls) -> Counts:
        return cls(Counter(), Counter(), Counter(), Counter())

    def add(self, other: Counts) -> None:
        for mine, theirs in zip(self, other, strict=True):
            mine.update(theirs)


async def play(way: Way, page: Page, customs: Customs, turns: int, verbose: bool) -> Counts:
    """Play so many turns, and count."""
    counts = Counts.none()
    offers = 0  # free actions since the last answer
    in_sheet = False  # the last answer was given on a sheet
    last = ""  # the step that the stranger answered before
    while True:
        scene = way.scene
        if scene["result"] or scene["view"]["state"]["turn"] > turns:
            return counts
        question = scene["question"]
        if question is None or question["given"] is not None or page.waits(scene):
            await way.next_scene(scene["seq"])
            continue
        kind, itself = customs.kind(scene), page.answers(scene, way.table)
        advice = await way.advice()
        if advice is None or way.scene["seq"] != scene["seq"]:
            continue
        wanted = advice.option
        if itself is not None:
            counts.spared[kind] += 1
            counts.missed[kind] += wanted not in (None, itself)
            if verbose and wanted not in (None, itself):
                print(f"  missed {kind}: {wanted} {customs.about(scene)}", flush=True)
            given = itself
        elif wanted is None and offers < MOST_OFFERS:
            offers += 1
            name = advice.free_action
            if await way.act(name, advice.args):
                counts.clicks[f"offer: {name}"] += OFFER_CLICKS.get(name, MAKING)
                counts.empty["offer: decline"] += name == "decline"
                await way.next_scene(scene["seq"])
            continue
        else:
            sheet = page.on_sheet(scene)
            given = sheet if sheet is not None else wanted if wanted is not None else PASS
            empty = customs.is_empty(question, given)
            more = page.answered(scene, way.table, given, empty)
            if sheet is None:
                cost = (customs if page.drawn else Customs()).cost(scene, given, last)
                counts.clicks[kind] += cost + more
                counts.empty[kind] += empty and cost > 0
            else:
                counts.clicks[kind] += not in_sheet  # the stranger takes what the sheet proposes
            in_sheet, last = sheet is not None, question["step"]
            if verbose:
                told = f"{'pass' if empty else given}{' (not again)' if more else ''}"
                print(f"  turn {scene['view']['state']['turn']} {kind}: {told} {customs.about(scene)}", flush=True)
        offers = 0
        if not await way.answer(question, given):
            raise RuntimeError(f"the server refused {given} at {kind}")
        await way.next_scene(scene["seq"])


async def one_table(port: int, game: str, turns: int, page: Page, verbose: bool) -> Counts:
    body = {
        "game": game,
        "options": {"players": 4},
        "seats": [{"who": "person", "name": "Stranger", "bot": ""}] + [{"who": "bot", "name": "", "bot": "medium"}] * 3,
        "start": True,
    }
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        made = (await client.post("/api/tables", json=body)).raise_for_status().json()
    async with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}", max_size=2**22) as socket:
        way = Socket(socket)
        try:
            await way.hello(made["seats"][0]["token"])
            return await play(way, page, customs_of(game), turns, verbose)
        finally:
            way.ears.cancel()


def report(counts: Counts, tables: int) -> str:
    """Return a table: clicks per kind of question, on average per table."""
    rows = [f"{'question':42} {'clicks':>7} {'empty':>7} {'by itself':>10} {'missed':>7}"]
    kinds = sorted({*counts.clicks, *counts.spared}, key=lambda kind: (-counts.clicks[kind], kind))
    for kind in [*kinds, "all"]:
        cells = [sum(each.values()) if kind == "all" else each[kind] for each in counts]
        widths = zip(cells, (7, 7, 10, 7), strict=True)
        rows.append(f"{kind:42} " + " ".join([f"{count / tables:>{width}.1f}" for count, width in widths]))
    return "\n".join(rows)


async def run(game: str, turns: int, tables: int, page: str, verbose: bool) -> Counts:
    total = Counts.none()
    port = running.free_port(26100, 500)
    with tempfile.TemporaryDirectory() as folder, running.serving(port, Path(folder)):
        for number in range(tables):
            with PAGES[page]() as rules:
                counts = await one_table(port, game, turns, rules, verbose)
            clicks, empty = sum(counts.clicks.values()), sum(counts.empty.values())
            print(f"table {number + 1}: {clicks} clicks, {empty} of them empty", flush=True)
            total.add(counts)
    return total


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    args.add_argument("--game", default="munera")
    args.add_argument("--turns", type=int, default=3)
    args.add_argument("--tables", type=int, default=5)
    args.add_argument("--page", choices=list(PAGES), default=next(iter(PAGES)))
    args.add_argument("--verbose", action="store_true")
    given = args.parse_args()
    total = asyncio.run(run(given.game, given.turns, given.tables, given.page, given.verbose))
    print(f"\n{given.game}, {given.turns} turns, page {given.page}, mean of {given.tables} tables")
    print(report(total, given.tables))


if __name__ == "__main__":
    main()
