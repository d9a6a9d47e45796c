"""Tests malicious talk: thousands of messages that are markup, control characters, huge, too many, for a foreign seat,
or no message at all. They are refused or become plain text, nobody else gets a byte more, and the match goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, get_args

import pytest

from harena.server import protocol
from harena.server.table_registry import TableRegistry
from harena.talk.account import LONGEST, MOST_CHANGES, MOST_MESSAGES, cleaned_text
from tests.server.table_setup import Person, Wish, asked, made, opened

MESSAGES = 10_000
HOSTILE, OTHERS = (0, 1), (2, -1)  # two seats that work together, one that suffers, and a spectator
CODES = set(get_args(protocol.Code)) - {"broken", "not-saved"}
SOUP = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "&lt;b&gt;", "javascript:alert(1)", "{ $seat }",
    "{{7*7}}", "'; DROP TABLE talk; --", "\x00", "\x1b[2J", "\r\n", "\u2028", "\u202e", "\u2066", "\u200f", "\u200b",
    "\ufeff", "\u0301" * 40, "\u20dd" * 9, "\u200d", "\U000e0041", "\ue000", "\uffff", "\u3164", "\ud7ff",
    "\U0001f9d1\u200d\U0001f680", "Z\u0351\u0300a", "hello ", "P0 ", "P2 ", "S-5.5 ", "S-99.99", "Robbery ",
    "../../etc/passwd", "%s%n", "\\u202e", '"}]}', "\ufdfd" * 5, "\u0344" * 5,
)  # fmt: skip
PHRASES = (
    "spartacus-pay", "spartacus-peace", "any-hello", "any-watch", "spartacus-sell-card", "__init__", "any-",
)  # fmt: skip
SLOTS = (1, 2, 0, 99, 100, "robbery", "x", 10**9)
ODD: tuple[Any, ...] = (None, True, -1, -2, 3, 64, 10**30, 1.5, "0", "", [], {}, [[]], "x" * 99, float("nan"))


def soup(rng: Random) -> str:
    text = "".join(rng.choices(SOUP, k=rng.randrange(12)))
    return text * rng.choice((1, 1, 1, 30, 400)) if rng.random() < 0.2 else text


def hostile(rng: Random) -> dict[str, Any]:
    """Return a command that nobody should send."""
    kind = rng.choice(("say",) * 12 + ("mark", "mute", "report", "talkswitch"))
    number = rng.choice((-1, 0, 1, 5, 10**6, rng.randrange(500)))
    if kind == "say":
        said: dict[str, Any] = {"text": soup(rng)}
        if rng.random() < 0.4:
            said |= {"to": rng.choice((0, 1, -1, 1, 0, 2, 3, 63, 64, -2)), "text": f"#{rng.random()}# {said['text']}"}
        if rng.random() < 0.4:
            said |= {"phrase": rng.choice(PHRASES), "slots": rng.choices(SLOTS, k=rng.randrange(3))}
            said["promise_to"] = rng.choice((-1, 0, 1, 2, 3, 63))
    elif kind == "mute":
        said = {"seat": rng.choice((0, 1, 2, 3, -1)), "on": rng.random() < 0.7}
    elif kind == "talkswitch":
        said = {"on": rng.random() < 0.97}
    else:
        said = {"message": number, "kept": rng.random() < 0.5} if kind == "mark" else {"message": number}
    if rng.random() < 0.15:  # something of the wrong type, or something too much
        said[rng.choice([*said, "slots", "to", "by", "seat", "command"])] = rng.choice((*ODD, [rng.choice(ODD)]))
    return {"type": kind, **said}


class Flood:
    """A table at which two seats send what they can, without a network."""

    def __init__(self, people: dict[int, Person]) -> None:
        self.people = people
        self.table = people[0].table
        self.answers: Counter[str] = Counter()
        self.numbers = count()

    async def send(self, seat: int, message: dict[str, Any]) -> None:
        """Handle a message as a connection does. Nothing but a refusal may come of what cannot be read."""
        person = self.people[seat]
        seen = len(person.heard)
        try:
            read = protocol.read(json.dumps({"command": f"h{next(self.numbers)}", **message}))
        except protocol.Unreadable:
            self.answers["unreadable"] += 1
            return
        await self.table.handle(person.viewer, read)
        told = [each for each in person.heard[seen:] if each["type"] in ("done", "refused")]
        self.answers[told[0].get("code", "done") if told else "nothing"] += 1


async def seated(registry: TableRegistry) -> dict[int, Person]:
    table = await registry.table(await made(registry, Wish("spartacus", "ppp")))
    assert table is not None
    people = {seat: Person(table, seat) for seat in (*HOSTILE, *OTHERS)}
    for person in people.values():
        table.enter(person.viewer)
    return people


def words(person: Person) -> list[str]:
    lines = [line for message in person.heard if message["type"] == "talk" for line in message["lines"]]
    return ["".join([part["text"] for part in line["parts"]]) for line in lines]


@pytest.mark.more
async def test_ten_thousand_hostile_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rng, clock = Random(16), [1e9]
    monkeypatch.setattr(
        "harena.server.store.sqlite.PRAGMAS", ("journal_mode=WAL", "synchronous=OFF")
    )  # no test of the disk
    registry = await opened(tmp_path / "harena.db")
    try:
        people = await seated(registry)
        people[0].table.conversation.clock = lambda: clock[0]
        flood, table = Flood(people), people[0].table
        answered = 0
        with caplog.at_level(logging.WARNING):
            for number in range(MESSAGES):
                clock[0] += 0.01 if number % 1000 < 100 else rng.choice((0.0, 0.1, 3.0, 9.0))
                await flood.send(rng.choice((*HOSTILE, *HOSTILE, *HOSTILE, -1)), hostile(rng))
                if number % 250 == 0:  # the match goes on
                    answered += (await people[2].command("say", text="May I?"))["type"] == "done"
                    assert (await Person(table, asked(table, rng)).answer(rng=rng))["type"] == "done"
        assert not [record.getMessage() for record in caplog.records if record.name == "harena"]
    finally:
        await registry.close()
    nothing_wrong_was_heard(people)
    assert set(flood.answers) <= {"done", *CODES}, flood.answers
    for code in (
        "done", "unreadable", "empty-message", "too-long", "talk-too-fast", "talk-off", "to-yourself", "bad-phrase",
        "no-promise", "no-such-message", "no-such-seat", "not-your-promise", "not-yours", "already-done", "talk-full",
    ):  # fmt: skip
        assert flood.answers[code], code
    talk = table.conversation.talk
    assert max(Counter([message.entry.by for message in talk.messages]).values()) <= MOST_MESSAGES
    assert max(Counter([entry.by for entry in talk.entries if entry.kind != "say"]).values()) <= MOST_CHANGES
    assert answered > 20  # the quiet seat was heard all the time, but while the host had switched talk off


def nothing_wrong_was_heard(people: dict[int, Person]) -> None:
    """Check every byte that was sent: text is text, and whispers reach two seats only."""
    for seat, person in people.items():
        kinds = {message["type"] for message in person.heard}
        assert kinds <= {"table", "scene", "talk", "done", "refused"}
        for said in words(person):
            assert said == cleaned_text(said) != ""
            assert len(said) <= LONGEST
        for message in person.heard:
            if message["type"] == "talk":
                numbers = [line["n"] for line in message["lines"]]
                assert numbers == list(range(numbers[0], numbers[-1] + 1)) if numbers else True
                assert message["reports"] == [] or seat == 0
    talk = people[0].table.conversation.talk
    whispers = [each.entry.text for each in talk.messages if {each.entry.by, each.entry.to} == set(HOSTILE)]
    secrets = [text.split()[0] for text in whispers if text.startswith("#")]
    assert len(secrets) > 50
    assert any([secrets[0] in said for said in words(people[1])])
    overheard = json.dumps(people[2].heard)
    assert not [secret for secret in secrets if secret in overheard]
    spectator = people[-1]
    assert words(spectator) == []
    assert not any([message.get("promises") for message in spectator.heard])
    assert (
        len([message for message in spectator.heard if message["type"] == "talk"]) == 1
    )  # the first one: talk is closed


async def test_a_flood_does_not_delay_the_others(tmp_path: Path) -> None:
    """Another seat's answers are timed, with and without a hundred hostile messages at the same moment."""
    rng, clock = Random(17), [1e9]
    registry = await opened(tmp_path / "harena.db")
    try:
        people = await seated(registry)
        people[0].table.conversation.clock = lambda: clock[0]
        quiet, flooded = await delays(Flood(people), rng, clock)
    finally:
        await registry.close()
    assert median(flooded) - median(quiet) < 0.25


async def delays(flood: Flood, rng: Random, clock: list[float], rounds: int = 15) -> tuple[list[float], list[float]]:
    """Return how long another seat's answers took, without and with a hundred hostile messages before each."""
    table = flood.table
    found: tuple[list[float], list[float]] = ([], [])
    for number in range(2 * rounds):
        clock[0] += 30
        sent = [flood.send(rng.choice(HOSTILE), hostile(rng)) for _ in range(100)] if number % 2 else []
        tasks = [asyncio.create_task(each) for each in sent]
        player = Person(table, asked(table, rng))
        await asyncio.sleep(0)  # they are under way
        started = time.perf_counter()
        assert (await player.answer(rng=rng))["type"] == "done"
        found[number % 2].append(time.perf_counter() - started)
        await asyncio.gather(*tasks)
    return found
