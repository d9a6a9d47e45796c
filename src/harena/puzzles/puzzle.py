"""A puzzle, as a line of a file and back. Everything in it is named by stable ids, as in a saved match.

A line holds a whole position, hidden cards included, as the file of a match does. A solver gets what the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from harena.bots import Reason
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, listed
from harena.kernel.identity import decks_id
from harena.kernel.rules import BadInput
from harena.kernel.serialization import dump, load
from harena.kernel.state import Event, State
from harena.matches.saved_events import loaded_event, saved_event


class Answer(NamedTuple):
    """One possible answer, and what it is worth. Chances are the seat's to win the match, 0 to 1."""

    option: int
    chance: float
    cost: float  # compared with the best answer
    error: float  # standard error of the cost


class Puzzle(NamedTuple):
    """A position, a question, and which answer is best."""

    id: str
    match: int  # the number of the match it comes from
    g: State
    choice: Choice
    told: Sequence[Event]  # the last things that happened, as far as the seat may know
    answers: Sequence[Answer]  # the best first
    usual: int  # what the rules of thumb would answer,
    why: Reason  # and why

    @property
    def best(self) -> int:
        return self.answers[0].option

    @property
    def gap(self) -> float:
        """What the next best answer costs."""
        return self.answers[1].cost


def plain(game: Game[Any], puzzle: Puzzle) -> dict[str, Any]:
    rules, g = game.rules, puzzle.g
    ids = rules.ids_of(g)
    return {
        "id": puzzle.id,
        "match": puzzle.match,
        "seat": puzzle.choice.seat,
        "step": puzzle.choice.step,
        "answers": [
            [rules.option_id(ids, each.option), round(each.chance, 4), round(each.cost, 4), round(each.error, 4)]
            for each in puzzle.answers
        ],
        "usual": rules.option_id(ids, puzzle.usual),
        "why": [puzzle.why.kind, [list(arg) if isinstance(arg, tuple) else arg for arg in puzzle.why.args]],
        "told": [saved_event(rules, ids, event) for event in puzzle.told],
        "position": dump(rules, g),
    }


def unplain(game: Game[Any], raw: dict[str, Any], decks: str) -> Puzzle:
    """Return the puzzle of a line. BadInput or one of `files.BROKEN` if it does not fit the rules."""
    rules = game.rules
    if "decks" in raw["position"] and raw["position"]["decks"] != decks_id(decks):
        raise BadInput("it was made with other decks than the heading has")
    g = load(rules, raw["position"], Luck(), decks)
    ids = rules.ids_of(g)
    choice = rules.choice(g, raw["seat"])
    if choice is None or choice.step != raw["step"]:
        raise BadInput(f"the seat is not asked {raw['step']}")
    answers = [
        Answer(rules.option_of(ids, option), float(chance), float(cost), float(error))
        for option, chance, cost, error in raw["answers"]
    ]
    if sorted([each.option for each in answers]) != sorted(listed(choice.options)):
        raise BadInput("its answers are not those that the rules allow")
    kind, args = raw["why"]
    why = Reason(kind, tuple([tuple(arg) if isinstance(arg, list) else arg for arg in args]))
    told = [loaded_event(rules, ids, event) for event in raw["told"]]
    return Puzzle(raw["id"], raw["match"], g, choice, told, answers, rules.option_of(ids, raw["usual"]), why)
