"""Defines `Game`: everything that the rest of the program needs to know about one game.

Bots, studies and observations are built on top of games, so they have typed registries of their own (bots/registry.py,
lab/study, envs/observations). docs/adding-a-game.md walks through an example.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Generic, TypeVar

from harena.deck_format import DeckFormat
from harena.kernel.rules import Outcome, Rules, Setting, View
from harena.kernel.state import Event, State
from harena.reference import Sheet
from harena.talk.phrases import Phrasebook
from harena.teaching import TeachNote
from harena.text import Names, Texts
from harena.text_protocol import Words
from harena.things import Place, Things

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The rules of one game, and what is needed to set it up, show it, sample it and score it."""

    def __init__(
        self,
        rules: Rules[S],
        words: Words,
        seats: range,
        settings: Sequence[Setting],
        view: Callable[[S, int], View],
        resample: Callable[[View, Random], S],
        outcome: Callable[[S], Outcome],
        conserved: Callable[[S], Any],
        longest: Callable[[Mapping[str, Any]], int],
        decks: DeckFormat | None = None,
        closed: Callable[[Mapping[str, Any], Sequence[Event]], range] | None = None,
        sides: Callable[[Mapping[str, Any]], tuple[int, ...]] | None = None,
        held: Callable[[S, int], int] | None = None,
        phrases: Phrasebook | None = None,
        payment: Callable[[S, int, int, int], tuple[str, tuple[int, ...]] | None] | None = None,
        open_steps: Collection[str] = (),
        folder: Traversable | None = None,
        complete: Callable[[Mapping[str, Any]], dict[str, Any]] | None = None,
        stage: Callable[[View, bool, Any], Any] | None = None,
        odds: bool = False,
        things: Callable[[Mapping[str, Any], Texts], Things] | None = None,
        whereabouts: Callable[[View, Texts, Names], list[Place]] | None = None,
        reference: Callable[[Things, Texts], Sheet] | None = None,
        pace: int = 60,
        own_steps: Collection[str] = (),
        teaching: Sequence[TeachNote] = (),
    ) -> None:
        self.rules = rules
        self.name = rules.game
        self.words = words
        self.seats = seats
        self.settings = tuple(settings)
        self.complete = complete or rules.complete  # the options of a new table; `rules.complete` also takes old ones
        self.view = view  # what a seat may see (-1: a spectator), including what it remembers
        self.resample = resample  # samples a complete state that is consistent with a view
        self.outcome = outcome
        self.conserved = conserved  # what never changes during a match: all cards, all coins
        self.longest = longest  # an upper bound on the number of answers in a random match
        self.decks = decks  # how a table gets its own cards; None: not possible
        self.closed = closed or _nothing_closed  # (options, events): the part of the log that nobody may read now
        self.sides = sides or _each_alone  # (options): the side of each seat; partners have the same
        self.held = held or _nothing_held  # (state, seat): how many cards the seat holds that only it may see
        self.phrases = phrases or Phrasebook(rules.game)  # what people and bots can say in two taps
        self.payment = payment or _no_payment  # (state, by, to, amount): the free action that pays; None: not now
        # (view, odds, public): what the game's own screen would have to work out from the view, as a msgspec struct;
        # with the odds of what is at stake, or without. `public` is that of a spectator, or None where it is not known
        self.stage: Callable[[View, bool, Any], Any] | None = stage
        self.odds = odds  # its stage has odds
        self.open_steps = frozenset(open_steps)  # "procedure.step": their options follow from public facts alone
        self.things = things or _no_things  # (options, texts): what can be pointed at, with the decks of a table
        self.whereabouts = whereabouts or _nowhere  # (view, texts, names): where the cards are, as the viewer sees it
        self.reference = reference  # (things of the usual decks, texts): two pages to play by; None: it has none
        # "procedure.step": an answer shows nothing but what the answering seat held, so it may be taken back by vote
        self.own_steps = frozenset(own_steps)
        self.teaching = tuple(teaching)  # what is explained in a first match
        self.pace = pace  # seconds that a person takes for a usual decision
        self.folder = folder  # where a game of another package has its texts: locales/<lang>.ftl, rules/<lang>.md


def _each_alone(options: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(range(options["players"]))


def _nothing_held(_g: Any, _seat: int) -> int:
    return 0


def _nothing_closed(_options: Mapping[str, Any], _events: Sequence[Event]) -> range:
    return range(0)


def _no_things(_options: Mapping[str, Any], _texts: Texts) -> Things:
    return Things()


def _nowhere(_view: View, _texts: Texts, _names: Names) -> list[Place]:
    return []


def _no_payment(_g: Any, _by: int, _to: int, _amount: int) -> None:
    return None
