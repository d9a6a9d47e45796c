"""A match as a game tree with chance nodes: every draw and every roll is a node of its own, with its true outcomes.

The rules run on a copy until they need an outcome that nobody has decided yet (`Undecided`); once it is decided, they
run again from the same answer. So a position is a function of the answers and outcomes that led to it.

What a seat knows is its view and, with perfect recall, a fingerprint of everything it was ever told and answered.
There are no offers here: they are free actions, and the numbering of the actions has none.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from random import Random
from typing import Any

from harena.envs.actions import Actions
from harena.envs.openspiel_games import GAMES
from harena.game import Game
from harena.games import game as game_named
from harena.kernel.chance import DecidedLuck, Luck, Undecided
from harena.kernel.choice import Refused, listed
from harena.kernel.flow import SEALED
from harena.kernel.serialization import dump, load
from harena.kernel.state import Event, Watch
from harena.kernel.views import SPECTATOR

CHANCE, OVER = -1, -4  # in place of a seat, as OpenSpiel numbers them
NOTHING = -1  # the answer before the first question
NOBODY = -2  # who gave it; -1 is a spectator


# What a seat remembers


class Past:
    """What happened so far, answer by answer: who gave it, and which events followed. It is never changed, so that all
    later states share it."""

    __slots__ = ("before", "events", "kept", "option", "prints", "seat")

    def __init__(self, before: Past | None, seat: int, option: int, events: Sequence[Event]) -> None:
        self.before, self.seat, self.option, self.events = before, seat, option, events
        self.prints: dict[int, str] = {}
        self.kept: dict[int, Past] = {}

    def answers(self) -> list[tuple[int, int, Sequence[Event]]]:
        found = []
        past: Past | None = self
        while past is not None:
            found.append((past.seat, past.option, past.events))
            past = past.before
        return found[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        return remembered, (self.answers(),)  # one by one they would be too deep for pickle

    def print_of(self, seat: int) -> str:
        """Return a fingerprint of what this seat was told and what it answered, in order."""
        unread = []
        past: Past | None = self
        while past is not None and seat not in past.prints:
            unread.append(past)
            past = past.before
        found = past.prints[seat] if past is not None else ""
        for later in reversed(unread):
            told = [(event.kind, event.args) for event in later.events if event.reaches(seat)]
            if told or later.seat == seat:
                answer = later.option if later.seat == seat else NOTHING
                found = blake2b(f"{found}{answer}{told}".encode(), digest_size=8).hexdigest()
            later.prints[seat] = found
        return found

    def known_to(self, seat: int) -> Past:
        """Return the past as this seat knows it: without others' answers and what only they were told."""
        if seat not in self.kept:
            self.kept[seat] = remembered(
                [
                    (
                        seat if by == seat else NOBODY,
                        option if by == seat else NOTHING,
                        tuple([event for event in events if event.reaches(seat)]),
                    )
                    for by, option, events in self.answers()
                ]
            )
        return self.kept[seat]


def remembered(answers: Sequence[tuple[int, int, Sequence[Event]]]) -> Past:
    past: Past | None = None
    for seat, option, events in answers:
        past = Past(past, seat, option, events)
    assert past is not None  # it begins with the set-up
    return past


# A table, and what may happen at it


class Terms:
    """The game and its options, shared by all states of a match."""

    def __init__(self, name: str, options: dict[str, Any], forced: bool, last: int = 0) -> None:
        """With `last`, only the last so many cards of a hand are played by decision; chance plays those before, any
        legal one. That makes games small enough for algorithms that walk whole trees."""
        self.name, self.options, self.forced, self.last = name, options, forced, last
        self.held = GAMES[name].held if last else None
        self.game: Game[Any] = game_named(name)
        self.rules = self.game.rules
        self.actions = Actions(self.rules)
        self.seats: int = options["players"]

    def __reduce__(self) -> tuple[Any, ...]:
        return terms_from, (self.name, json.dumps(self.options), self.forced, self.last)

    def is_early(self, g: Any) -> bool:
        """Tell whether chance still plays for the seats."""
        return self.held is not None and self.held(g) > self.last

    @cached_property
    def opened(self) -> Any:
        """Return some state of such a table."""
        return self.rules.start(self.options, Luck(Random(0)))

    @cached_property
    def opening(self) -> Position:
        return settled(self, None, NOTHING, (), None)


@lru_cache(maxsize=64)
def terms_from(name: str, options: str, forced: bool, last: int = 0) -> Terms:
    return Terms(name, json.loads(options), forced, last)


class Position:
    """A node of the game tree: the state after the last answer, and what chance has decided since. It is never changed:
    an answer or an outcome makes a new one, so that a clone can be the same object."""

    __slots__ = ("bag", "due", "g", "numbers", "option", "past", "player", "terms", "told", "written")

    def __init__(
        self,
        terms: Terms,
        g: Any,
        past: Past | None,
        option: int = NOTHING,
        told: tuple[int, ...] = (),
        bag: tuple[int, ...] = (),
        due: int = 0,
    ) -> None:
        self.terms, self.g, self.past = terms, g, past
        self.option = option  # the answer that waits for chance
        self.told = told  # what chance has decided for it so far
        self.bag, self.due = bag, due  # what may come next, and how many of it
        self.written: dict[tuple[int, bool], str] = {}
        self.numbers: list[int] = []
        if due:
            self.player = CHANCE
        elif g.seat < 0:
            self.player = OVER
        else:
            self.player = g.seat
            self.numbers = sorted(terms.actions.of(g.options))
            if terms.is_early(g) and len(self.numbers) > 1:
                self.player, self.bag, self.numbers = CHANCE, tuple(self.numbers), []

    def __deepcopy__(self, _memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        g = None if self.g is None else dump(self.terms.rules, self.g)
        return restored, (self.terms, g, self.past, self.option, self.told, self.bag if self.due else (), self.due)

    def after(self, action: int) -> Position:
        """Return the position after an answer, or after an outcome."""
        if self.player == CHANCE:
            if action not in self.bag:
                raise Refused(f"{action} cannot come here; expected one of: {self.bag}")
            if not self.due:  # chance plays for a seat
                return settled(self.terms, self.g, self.terms.actions.options[action], (), self.past)
            return self.decided(action)
        if action not in self.numbers:
            raise Refused(f"{action} is no legal action here; expected one of: {self.numbers}")
        return settled(self.terms, self.g, self.terms.actions.options[action], (), self.past)

    def decided(self, outcome: int) -> Position:
        told, due = (*self.told, outcome), self.due - 1
        bag = tuple([x for x in self.bag if x != outcome])
        if due and len(bag) == 1:
            told, due = told + bag, 0
        if due:
            return Position(self.terms, self.g, self.past, self.option, told, bag, due)
        return settled(self.terms, self.g, self.option, told, self.past)

    def seen(self, seat: int, recall: bool) -> str:
        """Return what this seat sees, and with `recall` a fingerprint of all it ever learned."""
        if self.g is None:
            return "nothing is dealt"
        key = seat, recall
        if key not in self.written:
            if recall:
                assert self.past is not None
                waiting = f" {self.option}" if self.due and self.g.seat == seat else ""
                self.written[key] = f"{self.seen(seat, False)} {self.past.print_of(seat)}{waiting}"
            else:
                view = self.terms.game.view(self.g, seat)
                del view["game"], view["options"]  # the same for good
                self.written[key] = json.dumps(view, separators=(",", ":"))
        return self.written[key]

    def print_of(self, seat: int) -> bytes:
        """Return eight bytes that stand for all the seat was ever told and has answered."""
        assert self.past is not None
        waiting = self.option if self.due and self.g.seat == seat else ""
        return blake2b(f"{self.past.print_of(seat)}{waiting}".encode(), digest_size=8).digest()

    def own(self, seat: int, recall: bool) -> str:
        """Return what only this seat sees: what its view has, and a spectator's has not."""
        if self.g is None:
            return "nothing is dealt"
        view = self.terms.game.view
        found = json.dumps(beyond(view(self.g, seat), view(self.g, SPECTATOR)), separators=(",", ":"))
        if recall:
            assert self.past is not None
            found = f"{found} {self.past.print_of(seat)}"
        return found

    def returns(self) -> list[float]:
        """Return what each seat gains: everybody pays one, and the winners share it."""
        seats = self.terms.seats
        if self.player != OVER:
            return [0.0] * seats
        winners = self.terms.game.outcome(self.g).winners
        return [(seats / len(winners) if seat in winners else 0.0) - 1 for seat in range(seats)]

    def resampled(self, seat: int, rng: Random) -> Position:
        """Return another position that looks the same to this seat. It contains no secret of this one."""
        if self.player < 0 or self.past is None:
            raise Refused("nobody is asked here, so there is nothing to guess; resample at a decision")
        game = self.terms.game
        world = game.resample(game.view(self.g, seat), rng)
        catch_up(self.terms, world, self.player, rng)
        return Position(self.terms, world, self.past.known_to(seat))

    def __str__(self) -> str:
        if self.g is None:
            return f"{self.terms.name} {self.terms.options}: nothing is dealt; chance: {self.told}"
        raw = json.dumps(dump(self.terms.rules, self.g), separators=(",", ":"))
        return f"{self.terms.name} {raw} answer: {self.option}; chance: {self.told}"


def beyond(seen: Any, public: Any) -> Any:
    """Return the part of one view that another has not."""
    if isinstance(seen, dict):
        found = {key: beyond(value, public.get(key)) for key, value in seen.items() if value != public.get(key)}
        found.pop("viewer", None)
        return found
    if isinstance(seen, list) and isinstance(public, list) and len(seen) == len(public):
        return {
            at: beyond(one, other) for at, (one, other) in enumerate(zip(seen, public, strict=True)) if one != other
        }
    return seen


def catch_up(terms: Terms, world: Any, seat: int, rng: Random) -> None:
    """Let all seats before `seat` answer a sealed window at random. Seats answer in turn here, but a view of the window
    does not show who has answered."""
    f = world.stack[-1]
    if terms.rules.steps[f.proc][f.at].op == SEALED:
        while world.seat != seat:
            terms.rules.step(world, rng.choice(listed(world.options)))


def restored(terms: Terms, raw: dict[str, Any] | None, past: Past | None, *rest: Any) -> Position:
    return Position(terms, None if raw is None else load(terms.rules, raw, Luck()), past, *rest)


def settled(terms: Terms, g: Any, option: int, told: tuple[int, ...], past: Past | None) -> Position:
    """Run the rules from an answer, with the outcomes decided so far, up to the next decision or the next draw. A lone
    option is taken without asking, unless `terms.forced`."""
    rules = terms.rules
    while True:
        watch = Watch()
        try:
            if g is None:
                after = rules.start(terms.options, DecidedLuck(told), watch)
            else:
                after = g.copy()
                after.luck, after.watch = DecidedLuck(told), watch
                rules.step(after, option)
        except Undecided as wanted:
            return Position(terms, g, past, option, told, wanted.outcomes, wanted.count)
        after.watch = None
        past = Past(past, NOBODY if g is None else g.seat, option, watch.events)
        position = Position(terms, after, past)
        if terms.forced or position.player == CHANCE or len(position.numbers) != 1:
            return position
        g, option, told = after, terms.actions.options[position.numbers[0]], ()
