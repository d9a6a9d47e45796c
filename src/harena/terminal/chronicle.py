"""`harena replay` and `harena verify`: show a record as one seat saw it, or check it against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from harena.files import difference, sound
from harena.game import Game
from harena.kernel.rules import BadInput
from harena.kernel.state import Event
from harena.matches.dice_check import DiceCheck
from harena.matches.record import Diverged, replay, verify
from harena.players import called
from harena.text import Names, Texts
from harena.text_protocol import Words, sentence

UNSEEN = "-unseen"  # suffix of events for those who did not see what happened


class Moment(NamedTuple):
    entry: int  # counted from 1; 0: the start
    events: list[Event]


class Chronicle:
    """A record replayed to its end, with the table as it was after one entry."""

    def __init__(self, game: Game[Any], record: dict[str, Any], path: Path, stop: int | None) -> None:
        self.game, self.record = game, record
        self.moments: list[Moment] = []
        self.position: Any = None
        total = sum([len(part["entries"]) for part in record["segments"]])
        self.stop = total if stop is None else stop
        if not 0 <= self.stop <= total:
            raise BadInput(f"there is no entry {stop} in {path}; expected 0 (the start) to {total}")
        try:
            with sound(path):
                entry = 0
                for at, g, told in replay(game.rules, record):
                    entry = max(entry, at + 1)  # a later segment starts where the previous one ended
                    self.moments.append(Moment(entry, told))
                    if entry <= self.stop:
                        self.position = game.rules.copy(g)
                    self.over = g.seat < 0
        except Diverged as error:
            raise BadInput(f"{path}: this record was changed, {difference(error)}") from None

    def tell(self, texts: Texts, seat: int | None) -> Iterator[str]:
        """Yield the text line by line. Without a seat it shows public information, or everything once the match is
        over."""
        words = self.game.words
        viewer = -1 if seat is None else seat
        options = self.position.full_options()
        people = called(self._players())
        names = words.naming(texts, options, people, viewer)
        closed = self.game.closed(options, [event for moment in self.moments for event in moment.events])
        told = 0
        for moment in self.moments:
            if moment.entry > self.stop:
                break
            hidden = [told + at in closed for at in range(len(moment.events))]
            if closed and closed.start in range(told, told + len(moment.events)):
                yield texts.say(f"{self.game.name}-closed")
            told += len(moment.events)
            open_events = [event for event, shut in zip(moment.events, hidden, strict=True) if not shut]
            seen = [event for event in open_events if self._shown(event, viewer, seat is None)]
            yield from self._entry(texts, words, moment.entry, seen, names)
        yield ""
        yield texts.say("replay-table", entry=self.stop)
        if closed and closed.start < told < closed.stop:
            yield texts.say(f"{self.game.name}-closed")
            return
        yield from self._table(texts, words, names, viewer)

    def _shown(self, event: Event, viewer: int, everything: bool) -> bool:
        if everything and self.over:
            return not event.kind.endswith(UNSEEN)
        return event.reaches(viewer)

    def _entry(self, texts: Texts, words: Words, entry: int, events: list[Event], names: Names) -> Iterator[str]:
        for at, event in enumerate(events):
            if event.kind in words.pauses:
                yield ""
            mark = "" if entry == 0 else f"{entry}. " if at == 0 else " " * len(f"{entry}. ")
            yield mark + sentence(texts, words, self.game.rules, event, names)

    def _table(self, texts: Texts, words: Words, names: Names, viewer: int) -> Iterator[str]:
        view = self.game.view(self.position, viewer)
        yield from words.table(texts, view, names)
        if viewer < 0 and self.over:
            for seat in range(self.position.seats):
                yield from words.hand(texts, self.game.view(self.position, seat), names)

    def _players(self) -> list[str]:
        """Return the names in the record; a record without names gets Roman ones."""
        players = self.record.get("players")
        seats = self.position.seats
        good = isinstance(players, list) and len(players) == seats and all([isinstance(p, str) for p in players])
        return list(players) if good and players is not None else [""] * seats


def check(game: Game[Any], record: dict[str, Any], path: Path, dice: DiceCheck) -> str:
    """Verify a user's record, and its dice. Returns the last digest."""
    with sound(path):
        return verify(game, record, dice)
