"""Finds the decisions in a record: who decided what, and what the seat saw and was asked at that moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View
from harena.matches.record import replay


class Decision(NamedTuple):
    """One answer of a seat to a question with several options."""

    entry: int  # of the record, counted from 1
    seat: int
    view: View
    choice: Choice
    given: int


class Turn(NamedTuple):
    """One entry of a record, with the positions before and after it."""

    number: int  # counted from 1; 0: the start
    entry: Mapping[str, Any]
    before: Any  # a state; None at the start
    after: Any
    has_chance: bool


def turns(game: Game[Any], record: dict[str, Any]) -> Iterator[Turn]:
    """Yield all entries of a record in their order. The states are copies. What lies before a change of the rules in
    the middle of the match is left out."""
    rules = game.rules
    entries: list[dict[str, Any]] = [entry for part in record["segments"] for entry in part["entries"]]
    before: Any = None
    last = -1
    for at, g, _ in replay(rules, record):
        after = rules.copy(g)
        if before is not None and at == last + 1:
            entry = entries[at]
            yield Turn(at + 1, entry, before, after, bool(entry["luck"]))
        elif before is None:
            yield Turn(0, record["segments"][0], None, after, bool(record["segments"][0]["luck"]))
        before, last = after, at


def decisions(game: Game[Any], turn: Turn) -> Iterator[Decision]:
    """Yield the decisions of an entry. An entry may hold several answers in a row; free actions are no decisions."""
    if turn.before is None or "do" not in turn.entry:
        return
    rules, seat = game.rules, int(turn.entry["seat"])
    g = rules.copy(turn.before)
    ids = rules.ids_of(g)
    g.luck = Luck(script=[rules.outcome_of(ids, outcome) for outcome in turn.entry["luck"]])
    for answer in turn.entry["do"]:
        choice, given = rules.choice(g, seat), rules.option_of(ids, answer)
        if choice is not None and len(listed(choice.options)) > 1:
            yield Decision(turn.number, seat, game.view(g, seat), choice, given)
        rules.apply(g, seat, choice.id if choice is not None else "", given)
