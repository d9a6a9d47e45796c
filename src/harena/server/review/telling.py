"""Puts what the coach has found into words, with the moments of the replay."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from harena.bots import Reason
from harena.coach.decisions import Decision, decisions, turns
from harena.game import Game
from harena.games import game
from harena.hints import because, told_apart
from harena.kernel.choice import listed
from harena.kernel.views import SPECTATOR
from harena.server import protocol
from harena.server.persistence import record_of
from harena.server.store import EntryRow, Saved
from harena.text import Texts

Found = Mapping[str, Any]


class Told(NamedTuple):
    """A review in one language."""

    course: list[protocol.ReviewPoint]
    fortunes: list[protocol.ReviewLuck]
    decisions: list[protocol.ReviewedDecision]


def told(saved: Saved, found: Sequence[Found], seat: int, lang: str) -> Told:
    """Put a review into words. It replays the match, and takes a while."""
    moments = Moments(saved.entries)
    course = [
        protocol.ReviewPoint(moments.after(each["entry"]), each["chances"])
        for each in sorted(found, key=_entry)
        if each["kind"] == "point"
    ]
    fortunes = [
        protocol.ReviewLuck(moments.after(each["entry"]), each["luck"])
        for each in sorted(found, key=_entry)
        if each["kind"] == "luck"
    ]
    judged = {(each["entry"], each["choice"]): each for each in found if each["kind"] == "decision"}
    chosen: Game[Any] = game(saved.table.game)
    record = record_of(saved)
    teller = _Teller(chosen, [each.name for each in saved.seats], record["options"], seat, lang)
    told = [
        teller.decision(asked, judged[key], moments)
        for turn in turns(chosen, record)
        for asked in decisions(chosen, turn)
        if asked.seat == seat and (key := (asked.entry, asked.choice.id)) in judged
    ]
    return Told(course, fortunes, told)


class Moments:
    """The moments of the replay (replay/course.py), for the entries of a record."""

    def __init__(self, rows: Sequence[EntryRow]) -> None:
        self._entries = [0, *[row.seq for row in rows if "entry" in row.body]]  # their rows, counted from 1
        self._moments = [row.seq for row in rows if not row.seq or any([_is_public(raw) for raw in row.events])]

    def before(self, entry: int) -> int:
        """Return the newest moment before an entry."""
        return max(0, bisect_left(self._moments, self._entries[entry]) - 1)

    def after(self, entry: int) -> int:
        """Return the first moment that shows what an entry has brought."""
        return min(bisect_left(self._moments, self._entries[entry]), len(self._moments) - 1)


class _Teller:
    def __init__(self, chosen: Game[Any], people: list[str], options: dict[str, Any], seat: int, lang: str) -> None:
        self.game, self.texts = chosen, Texts(lang)
        self.names = chosen.words.naming(self.texts, options, people, seat)

    def decision(self, asked: Decision, judged: Found, moments: Moments) -> protocol.ReviewedDecision:
        kind, args = judged["why"]
        before, after = judged["chances"]
        why = Reason(kind, tuple([tuple(arg) if isinstance(arg, list) else arg for arg in args]))
        others = [protocol.ReviewAnswer(self._answer(asked, move), chance) for move, chance in judged["others"]]
        return protocol.ReviewedDecision(
            n=moments.before(asked.entry),
            then=moments.after(asked.entry),
            verdict=judged["verdict"],
            given=self._answer(asked, judged["given"]),
            best=self._answer(asked, judged["best"]),
            before=before,
            after=after,
            cost=judged["cost"],
            others=others,
            why=because(self.texts, self.game.words, self.game.name, why, self.names),
        )

    def _answer(self, asked: Decision, option: int) -> str:
        """Return an answer in words, as the seat read it."""
        options = listed(asked.choice.options)
        return told_apart(self.texts, self.game.words, asked.view, option, options, self.names).rstrip(".")


def _entry(found: Found) -> int:
    return int(found["entry"])


def _is_public(raw: list[Any]) -> bool:
    """Does a stored event reach everybody?"""
    return raw[2] is None or SPECTATOR in raw[2]
