"""The declaration of an Eventum effect: everything that rules, bots and texts must know about it, in one place.

Every part is required, so that mypy names a card that lacks one. The declarations stand at the end of the files beside
this one; `harena.games.munera.cards.CARDS` collects them. Nothing outside this package may list effects by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, get_args

from harena.games.munera.state import Duel, Moment, Munera
from harena.kernel.state import Frame

NOTHING: tuple[int, ...] = ()  # aims of a card that cannot be played now
PLAIN = (0,)  # aims of a card that is aimed at nothing

AMOUNT = range(1, 100)  # the numbers that a deck file may give an effect
NO_AMOUNT = range(0)

AimKind = Literal["", "man", "school", "side"]  # "" for a card that is aimed at nothing; a side is 0 or 1 of a duel

# What a card is for: the bot's reason to play it, munera-hint-card-<purpose>. "harm" hurts other schools, "duel" helps
# one side of a duel against the other, "save" protects a man; all others help the school that plays the card.
Purpose = Literal["glory", "duel", "save", "harm", "denarii", "contract", "ware", "rank", "fame", "cards"]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)


class Valuation(Protocol):
    """What a card's `value` may ask of the bot that considers it. All values are in denarii.

    `bots/heuristic/munera/cards.py` implements it. A game never imports a bot, so what a card needs to know of a bot's
    estimates is named here.
    """

    g: Munera  # the table; hands of other seats are guesses and must not be read
    me: int  # the seat that holds the card
    glory: float  # the value of one point of Glory
    rank_worth: float  # the value of one rank of a man
    fame_worth: float  # the value of one point of Fame
    deserted: bool  # no other school has two men, so nobody can take part in a spectacle

    def others(self) -> list[int]:
        """Return all seats but our own."""
        ...

    def share(self, seat: int) -> float:
        """Return what one denarius of harm to this school is worth to us; -1 for our own school."""
        ...

    def man(self, man: int) -> float:
        """Return what a man is worth to his school."""
        ...

    def loss(self, man: int) -> float:
        """Return what his school loses if the public has him killed."""
        ...

    def day(self, man: int) -> float:
        """Return what one turn of a man is worth."""
        ...

    def ware(self, ware: int) -> float:
        """Return what a man or Minister of the Forum is worth to us."""
        ...

    def duel_interest(self, duel: Duel) -> float:
        """Return what it is worth to us that side I wins this duel; negative if we want side II to win."""
        ...

    def win_chance(self, duel: Duel, side: int = 0, virtus: int = 0) -> float:
        """Return the probability that side I wins, if `side` had `virtus` more Virtus."""
        ...

    def reroll_gain(self, duel: Duel, side: int) -> float:
        """Return by how much a new die for `side` changes the probability that side I wins."""
        ...

    def roll_stake(self, what: int, man: int) -> float:
        """Return what the owner of this man loses if a roll (rolls.py) goes badly."""
        ...

    def contract_gain(self, card: int, host: int) -> float:
        """Return what it is worth to take part in a spectacle beside its host; 0 or less if we would not stand."""
        ...

    def because(self, kind: str, *args: int) -> None:
        """Give a reason for a hint, in place of the one that follows from the card's purpose."""
        ...


def as_printed(g: Munera, target: int, amount: int) -> int:
    return amount


class Shown(NamedTuple):
    """How the card is shown beyond its texts."""

    amount: Callable[[Munera, int, int], int] = as_printed  # (state, target, amount): the amount for this aim
    obedience: bool = False  # the man it is aimed at takes a test, so his Obedience is shown
    duel_flag: str = ""  # a field of Duel; while it is set, the duel shows the card


# Cards that are put together in a deck file

Who = Literal["you", "target", "others", "all"]  # the schools an effect is about
ALWAYS, IF_PASSED, IF_FAILED = 0, 1, -1  # when a part happens, by the last test before it


class Part(NamedTuple):
    """One effect of such a card."""

    do: str  # the name of the effect: effects.py
    amount: int  # 0: it has none
    who: Who
    above: int  # only schools with more denarii than this; -1: all
    given: int  # ALWAYS, IF_PASSED or IF_FAILED


class Recipe(NamedTuple):
    """What a deck file says about such a card."""

    title: int
    when: int
    phase: int  # the only rest moment (moments.py) at which it may be played; -1: any
    aim: str  # composed.py
    only: tuple[str, ...]  # what a man must be to be aimed at
    needs: str  # what must have happened: "", "fought", "unhurt"
    parts: tuple[Part, ...]
    text: tuple[tuple[str, str], ...]  # the owner's own text by language, "" for all of them


class Card(NamedTuple):
    effect: str  # the id in deck files; the texts are munera-effect-<id> and, with an aim, munera-aim-<id>
    when: int  # the moment (M-5.3) at which it may be played
    amounts: range  # which numbers it may have in a deck file: AMOUNT or NO_AMOUNT
    aims: Callable[[Munera, Moment, int], Sequence[int]]  # (state, moment, seat): what it may be aimed at, in order
    aim_kind: AimKind  # what an aim is
    play: Callable[[Munera, Moment, int, int, int], Frame | None]  # (state, moment, seat, target, amount)
    closes: bool  # nothing else can be played at the same moment
    purpose: Purpose
    value: Callable[[Valuation, int, int], float]  # (valuation, target, amount): what playing it now is worth to a bot
    keep: float  # what it is worth in the hand; a bot with few cards does not play it for less
    at_once: bool  # a bot plays it as soon as it is worth anything
    shown: Shown
    recipe: Recipe | None = None  # of a card that was put together in a deck file; its texts are made from it
