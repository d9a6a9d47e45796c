"""Tests hints: only the person who asks gets one, and it is based on what they may see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.bots import FreeMove, Reason
from harena.games import GAMES, game
from harena.hints import Advice, advise
from harena.kernel.choice import Choice
from harena.kernel.choice import listed as answers
from harena.kernel.rules import View
from harena.kernel.serialization import digest
from harena.server import protocol
from harena.server.fair_pool import Asker
from harena.server.tables import LiveTable
from harena.text import LANGUAGES
from tests.cases import cases
from tests.laws import laws
from tests.laws.wire import WireSight, table_of
from tests.server.conftest import Guest, Place, make
from tests.server.table_setup import Person, Wish, asked, laid


class Inline:
    """A bot pool without processes. Bots get what would be sent to a worker."""

    async def advise(
        self, game: str, view: View, choice: Choice, free_moves: Sequence[FreeMove], asker: Asker
    ) -> Advice:
        return advise(game, json.loads(json.dumps(view)), choice, free_moves)


async def hinted(person: Person, seat: int | None = None) -> dict[str, Any]:
    """Return the table's answer to a hint request."""
    own = person.viewer.seat if seat is None else seat
    heard = len(person.heard)
    await person.table.handle(person.viewer, protocol.Hint(own))
    if person.viewer.hint is not None:
        await person.viewer.hint
    [answer] = person.heard[heard:]
    return answer


async def test_only_the_asked_seat_gets_the_hint(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "ppp")) as table:
        people = [Person(table, seat) for seat in (-1, 0, 1, 2)]
        for person in people:
            table.enter(person.viewer)
        assert table.match is not None
        seat = asked(table, Random(1))
        before = (digest(table.match.rules, table.match.tip), table.entries, [len(person.heard) for person in people])
        me = people[seat + 1]
        advice = await hinted(me)
        quoted = me.quote()
        assert advice["type"] == "advice"
        assert (advice["choice"], advice["turn"]) == (quoted["choice"], quoted["turn"])
        choice = table.match.rules.choice(table.match.tip, seat)
        assert choice is not None
        assert advice["option"] in choice.options
        assert (advice["free_action"], advice["args"]) == ("", [])
        assert advice["text"].startswith("Hint: ")
        assert await hinted(me) == advice, "the same question gets the same advice"
        assert (digest(table.match.rules, table.match.tip), table.entries) == before[:2]
        for person, heard in zip(people, before[2], strict=True):
            assert len(person.heard) == heard + 2 * (person is me)
        assert (await me.answer(advice["option"]))["type"] == "done"


async def test_a_hint_is_about_the_question_as_it_was_asked(tmp_path: Path) -> None:
    """The match may move on before the bot begins to think: the hint is still for that question, or the texts of one
    question would be looked up for another."""
    async with laid(tmp_path / "harena.db", Wish("gorus", "ppp")) as table:
        me = Person(table, asked(table, Random(1)))
        quoted, now = me.quote(), table.playing()
        later = now.fork()
        later.answer(me.viewer.seat, quoted["choice"], quoted["option"])
        await table.handle(me.viewer, protocol.Hint(me.viewer.seat))
        table.match = later
        assert me.viewer.hint is not None
        await me.viewer.hint
        found = me.heard[-1]
        assert (found["type"], found["choice"], found["turn"]) == ("advice", quoted["choice"], quoted["turn"])


async def test_a_seat_that_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    async with laid(tmp_path / "open.db", Wish("gorus", "ppp", start=False)) as table:
        assert (await hinted(Person(table, 0)))["code"] == "not-now"
    async with laid(tmp_path / "harena.db", Wish("gorus", "ppp")) as table:
        seat = asked(table, Random(1))
        other = (seat + 1) % 3
        assert (await hinted(Person(table, other)))["code"] == "not-asked"
        assert (await hinted(Person(table, other), seat))["code"] == "not-yours"
        assert (await hinted(Person(table, -1), seat))["code"] == "not-yours"
        assert (await hinted(Person(table, -1), -1))["code"] == "not-yours"
        table.seats[seat] = table.seats[seat]._replace(stand_in=True, bot="medium")
        assert (await hinted(Person(table, seat)))["code"] == "not-yours"
    async with laid(tmp_path / "nundinae.db", Wish("nundinae", "pp", {"days": 1})) as table:
        assert not table.showing.about(Person(table, 0).viewer).hints
        assert (await hinted(Person(table, asked(table, Random(1)))))["code"] == "no-such-bot"


def found(name: str, kind: Callable[[Choice], bool]) -> tuple[LiveTable, Choice]:
    """Find a position in which somebody is asked a question of this kind with more than one answer."""
    chosen = game(name)
    for seed in range(20):
        for g, _ in laws.walk(chosen, chosen.complete({"players": 3}), seed):
            for seat in range(g.seats):
                choice = chosen.rules.choice(g, seat)
                if choice is not None and kind(choice) and len(answers(choice.options)) > 1:
                    table = table_of(chosen, g, [])
                    table.bot_pool = Inline()  # type: ignore[assignment]
                    return table, choice
    raise AssertionError(f"{name} never asks that")


KINDS: dict[str, Callable[[Choice], bool]] = {
    "a window": lambda choice: choice.window,
    "a seal": lambda choice: choice.sealed and not choice.window,
    "a market": lambda choice: choice.gather,
}


@pytest.mark.parametrize(
    ("name", "kind"), [*[("spartacus", kind) for kind in KINDS], ("munera", "a window"), ("munera", "a seal")]
)
async def test_a_hint_in(name: str, kind: str) -> None:
    table, choice = found(name, KINDS[kind])
    advice = await hinted(Person(table, choice.seat))
    assert advice["type"] == "advice"
    assert advice["free_action"] or advice["option"] in choice.options
    assert advice["text"].count("Hint: ") == 1


async def test_a_free_action_can_be_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    table, choice = found("spartacus", KINDS["a market"])
    assert table.match is not None
    free_moves = table.match.rules.free_moves_for(table.match.settled, choice.seat)

    async def deal(self: Inline, *_: Any) -> Advice:
        return Advice(free_moves[0], Reason("a kind nobody has words for", (1, 2)))

    monkeypatch.setattr(Inline, "advise", deal)
    advice = await hinted(Person(table, choice.seat))
    assert (advice["option"], advice["free_action"], advice["args"]) == (None, free_moves[0][0], list(free_moves[0][1]))
    assert advice["text"].endswith(" This is what I would do.")


async def test_a_bot_that_fails_gives_no_hint_and_the_table_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Inline, *_: Any) -> Advice:
        raise ZeroDivisionError

    table, choice = found("munera", KINDS["a seal"])
    monkeypatch.setattr(Inline, "advise", fail)
    assert (await hinted(Person(table, choice.seat)))["code"] == "broken"
    monkeypatch.undo()
    assert (await hinted(Person(table, choice.seat)))["type"] == "advice"


async def test_asking_twice_while_the_bot_thinks_gives_one_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, thinking = asyncio.Event(), 0

    async def slow(self: Inline, *_: Any) -> Advice:
        nonlocal thinking
        thinking += 1
        await thought.wait()
        return Advice(answers(choice.options)[0], Reason("only"))

    table, choice = found("munera", KINDS["a seal"])
    monkeypatch.setattr(Inline, "advise", slow)
    me, friend = Person(table, choice.seat), Person(table, choice.seat)  # two tabs
    table.enter(me.viewer)
    table.enter(friend.viewer)
    for _ in range(3):
        await table.handle(me.viewer, protocol.Hint(choice.seat))
        await table.handle(friend.viewer, protocol.Hint(choice.seat))
    await table.handle(me.viewer, protocol.Ping())
    await asyncio.sleep(0)
    assert me.heard[-1]["type"] == "pong", "the connection goes on meanwhile"
    table.go(friend.viewer)  # a connection that leaves is not waited for
    thought.set()
    assert me.viewer.hint is not None
    assert friend.viewer.hint is not None
    await asyncio.wait([me.viewer.hint, friend.viewer.hint])
    assert thinking == 2
    assert [m["type"] for m in me.heard].count("advice") == 1
    assert [m["type"] for m in friend.heard].count("advice") == 0


class HintSight(WireSight):
    """Everything that one viewer would receive, and a hint."""

    def provoke(self, g: Any) -> None:
        super().provoke(g)
        self.table.bot_pool = Inline()  # type: ignore[assignment]
        asyncio.run(self._ask())
        self.seen = list(self.out)

    async def _ask(self) -> None:
        await self.table.handle(self.viewer_, protocol.Hint(self.viewer_.seat))
        if self.viewer_.hint is not None and not self.viewer_.hint.done():
            await self.viewer_.hint


@pytest.mark.parametrize("name", cases(GAMES[-1:], GAMES[:-1]))
def test_a_hint_reveals_nothing_hidden(name: str) -> None:
    """In twin worlds, which look the same from a seat, the advice is identical to the byte."""
    chosen, rng = game(name), Random(f"hints/{name}")
    options = chosen.complete({"players": 3})
    share = 12 / (chosen.longest(options) / 3)
    advised = 0
    for g, _ in laws.walk(chosen, options, 1):
        if rng.random() < share:
            for viewer in range(g.seats):
                advised += chosen.rules.choice(g, viewer) is not None
                laws.twins_look_alike(chosen, g, viewer, rng, moves=1, sight=HintSight)
    assert advised > 3


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_hint_over_the_wire_in(lang: str, place: Place) -> None:
    made = await make(place, "gorus", "pb")
    async with Guest(place, made.table, made.tokens[0], lang) as ann:
        assert ann.table["hints"]
        await ann.turn()
        await ann.say("hint", seat=0)
        await ann.until(lambda: ann.heard[-1]["type"] == "advice")
        advice = ann.heard[-1]
        assert advice["option"] in [option["option"] for option in ann.question["options"]]
        assert advice["text"].split(":")[0].strip() in ("Hint", "Conseil", "Consiglio", "Tipp")
        await ann.say("hint", seat=1)
        await ann.until(lambda: ann.heard[-1] == {"type": "refused", "command": "", "code": "not-yours", "rule": ""})
