"""Everything that was rolled and dealt in a match that is over, so that a browser can recompute it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from harena.game import Game
from harena.games import game
from harena.kernel.chance import TracedLuck
from harena.kernel.identity import SEPARATOR, Id
from harena.kernel.rules import BadInput
from harena.kernel.state import Event
from harena.matches.dice_check import DiceCheck, Rolled, rolls
from harena.matches.record import Diverged, replay
from harena.players import called
from harena.server import protocol
from harena.text import Texts
from harena.text_protocol import sentence
from harena.things import Things

KEPT = 8  # reports that stay in memory
LONGEST = 200  # characters of what is told beside a roll


class _Moment(NamedTuple):
    entry: int  # counted from 1; 0: the set-up
    rolled: Sequence[Rolled]
    events: Sequence[Event]


class DiceReports:
    """Makes reports, one at a time: each replays a whole match, in a thread beside the event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._kept: dict[tuple[str, int, str], protocol.DiceReport] = {}

    async def of(self, table: str, record: dict[str, Any], seat: int, lang: str) -> protocol.DiceReport:
        """Return the report of a table. BadInput if its record cannot be replayed."""
        key = table, seat, lang
        async with self._turn:
            if key not in self._kept:
                found = await asyncio.to_thread(report, record, seat, lang)
                while len(self._kept) >= KEPT:
                    del self._kept[next(iter(self._kept))]
                self._kept[key] = found
        return self._kept[key]


def report(record: dict[str, Any], seat: int, lang: str) -> protocol.DiceReport:
    """Replay a record, and list its rolls with what this seat was told at that moment."""
    chosen: Game[Any] = game(record["game"])
    try:
        moments = list(_moments(chosen, record))
    except Diverged as error:
        raise BadInput(f"the record does not replay: {error}") from None
    texts = Texts(lang)
    options = chosen.rules.complete(record["options"])
    ids = sorted({each for moment in moments for rolled in moment.rolled if not rolled.is_die for each in rolled.bag})
    places = {each: at for at, each in enumerate(ids)}
    names = chosen.words.naming(texts, options, called(record["players"]), seat)
    found = []
    for moment in moments:
        told = [event for event in moment.events if event.reaches(seat)]
        text = " ".join([sentence(texts, chosen.words, chosen.rules, event, names) for event in told])[:LONGEST]
        for rolled in moment.rolled:
            found.append(_roll(rolled, moment.entry, text, places))
    labels = _labels(chosen.things(options, texts))
    things = [protocol.DiceThing(str(each), labels.get(_short(each), _short(each))) for each in ids]
    older = DiceCheck(record, chosen.rules.version).older
    return protocol.DiceReport(found, things, older)


def _moments(chosen: Game[Any], record: dict[str, Any]) -> Iterator[_Moment]:
    firsts = DiceCheck(record, chosen.rules.version).firsts
    for (at, g, events), first in zip(replay(chosen.rules, record, luck_of=TracedLuck), firsts, strict=True):
        rolled = list(rolls(chosen.rules, g, first))
        if rolled:
            yield _Moment(at + 1, rolled, events)


def _roll(rolled: Rolled, entry: int, text: str, places: dict[Id, int]) -> protocol.DiceRoll:
    if rolled.is_die:
        low, high = int(rolled.bag[0]), int(rolled.bag[-1])
        return protocol.DiceRoll(rolled.number, entry, low, high, [], [int(x) for x in rolled.outcomes], text)
    bag, outcomes = [places[x] for x in rolled.bag], [places[x] for x in rolled.outcomes]
    return protocol.DiceRoll(rolled.number, entry, 0, 0, bag, outcomes, text)


def _short(each: Id) -> str:
    """Return the id of a thing without its domain and without the number of its copy."""
    return str(each).partition(SEPARATOR)[2].partition(".")[0]


def _labels(things: Things) -> dict[str, str]:
    return {thing.id: thing.title for thing in reversed(things.things) if "." not in thing.id}
