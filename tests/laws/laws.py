"""The laws: properties that every position of every game must have. `walk` plays random matches, the laws check them.

Nothing here knows a particular game. Every registered game is played with random answers through the checked interface
(`Rules.apply`), by any seat that is asked, in any order, with free actions in between.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from harena.game import Game
from harena.kernel.chance import Luck, OutOfLuck
from harena.kernel.choice import OPEN, PASS, PASSING, Refused, Space, any_of, kind_of, listed
from harena.kernel.flow import GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Event, Watch
from harena.kernel.views import SPECTATOR
from tests.laws.twin import twin

FREE_ACTION_SHARE = 0.15  # how often a random player takes a free action
PASS_SHARE = 0.7  # how often they pass in a window or a market, where all must pass before the match continues


class Move(NamedTuple):
    """One thing a seat does: an answer, or (with a name) a free action."""

    seat: int
    choice_id: str
    option: int
    free_action: str = ""
    args: tuple[int, ...] = ()


def make_move(game: Game[Any], g: Any, move: Move) -> None:
    if move.free_action:
        game.rules.act_freely(g, move.seat, move.free_action, move.args)
    else:
        game.rules.apply(g, move.seat, move.choice_id, move.option)


def any_move(game: Game[Any], g: Any, rng: Random) -> Move:
    """Return a random legal move of a random seat. Sealed answers are sometimes changed."""
    if rng.random() < FREE_ACTION_SHARE and game.rules.free_actions:
        seat = rng.randrange(g.seats)
        free = game.rules.free_moves_for(g, seat)
        if free:
            name, args = rng.choice(free)
            return Move(seat, "", -1, name, args)
    open_ = game.rules.pending(g)
    must = [choice for choice in open_ if choice.given == OPEN]
    choice = rng.choice(must if rng.random() < 0.8 else open_)
    in_window = game.rules.steps[g.stack[-1].proc][g.stack[-1].at].op in (ROUNDS, GATHER)
    passes = in_window and rng.random() < PASS_SHARE
    return Move(choice.seat, choice.id, PASS if passes else any_of(choice.options, rng))


def walk(game: Game[Any], options: dict[str, Any], seed: int) -> Iterator[tuple[Any, Move]]:
    """Play a random match; yield each position with the move about to be made."""
    rng = Random(f"walk/{seed}")
    g = game.rules.start(options, Luck(rng))
    moves = 0
    while g.seat >= 0:
        move = any_move(game, g, rng)
        yield g, move
        make_move(game, g, move)
        moves += 1
        assert moves <= 3 * game.longest(options), "a random match must end"
    assert not g.stack
    assert game.outcome(g).winners or g.seats == 1, "somebody wins, unless a lone player loses"


# One function per law


def there_is_something_to_do(game: Game[Any], g: Any) -> None:
    """Somebody is asked. Options are sorted, free of duplicates, contained in themselves and of a declared kind."""
    open_ = game.rules.pending(g)
    assert any(choice.given == OPEN for choice in open_)
    for choice in open_:
        options = list(listed(choice.options))
        assert options, choice
        assert options == sorted(set(options)), choice
        assert all(option in choice.options for option in options)
        assert not isinstance(choice.options, Space) or len(options) <= 32
        assert choice.remaining >= 1
        procedure, step = choice.step.split(".")
        table = game.rules.procedures[procedure]
        kinds = (PASSING, *table.steps[table.places[step]].kinds)
        assert all(kind_of(kinds, option) for option in options), "options belong to a kind of their step"
    first = next(choice for choice in open_ if choice.seat == g.seat)
    assert list(listed(first.options)) == list(listed(g.options)), "choice() and the state's own options agree"


def looking_changes_nothing(game: Game[Any], g: Any) -> None:
    before = digest(game.rules, g)
    for viewer in range(SPECTATOR, g.seats):
        game.view(g, viewer)
        if viewer >= 0:
            game.rules.choice(g, viewer)
            game.rules.free_moves_for(g, viewer)
    assert digest(game.rules, g) == before


def dumping_and_loading_is_the_identity(game: Game[Any], g: Any) -> None:
    raw = json.loads(json.dumps(dump(game.rules, g)))
    again = load(game.rules, raw, Luck())
    assert digest(game.rules, again) == digest(game.rules, g)
    assert game.rules.pending(again) == game.rules.pending(g)
    assert (again.seat, list(listed(again.options))) == (g.seat, list(listed(g.options)))
    if g.seat >= 0:  # both can be continued with the same result
        one, noting = game.rules.copy(g), Noting(Random(1))
        move = any_move(game, g, Random(2))
        one.luck = noting
        make_move(game, one, move)
        again.luck = Luck(script=[outcome for _, outcomes in noting.notes for outcome in outcomes])
        make_move(game, again, move)
        assert digest(game.rules, again) == digest(game.rules, one)


def copies_stay_true(game: Game[Any], g: Any, rng: Random, moves: int = 3) -> None:
    """Two copies that get the same answers and outcomes stay equal, and the original does not change."""
    rules = game.rules
    before, options = digest(rules, g), list(listed(g.options))
    one, two = rules.copy(g), rules.copy(g)
    for _ in range(moves):
        if one.seat < 0:
            break
        log: list[int] = []
        one.luck = Luck(Random(rng.random()), log=log)
        move = any_move(game, one, rng)
        make_move(game, one, move)
        two.luck = Luck(script=log)
        make_move(game, two, move)
        assert digest(rules, one) == digest(rules, two)
    assert digest(rules, g) == before
    assert list(listed(g.options)) == options, "the original keeps its options"


def checked_and_unchecked_moves_agree(game: Game[Any], g: Any, rng: Random, moves: int = 3) -> None:
    """`apply`, which checks an answer, and `step`, which does not, lead to the same position."""
    rules = game.rules
    checked, quick = rules.copy(g), rules.copy(g)
    for _ in range(moves):
        if checked.seat < 0:
            break
        log: list[int] = []
        checked.luck = Luck(Random(rng.random()), log=log)
        choice = rules.choice(checked, checked.seat)
        assert choice is not None
        option = any_of(choice.options, rng)
        rules.apply(checked, choice.seat, choice.id, option)
        quick.luck = Luck(script=log)
        rules.step(quick, option)
        assert digest(rules, checked) == digest(rules, quick)
        assert checked.seat == quick.seat


def what_a_viewer_has(game: Game[Any], g: Any, viewer: int) -> tuple[Any, ...]:
    rules = game.rules
    if viewer < 0:
        return (game.view(g, viewer),)
    choice = rules.choice(g, viewer)
    plain = choice and choice._replace(options=tuple(listed(choice.options)))
    return game.view(g, viewer), plain, rules.free_moves_for(g, viewer)


class Noting(Luck):
    """Chance that records each outcome and the one seat that saw it (-1: everybody did)."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.notes: list[tuple[int, list[int]]] = []

    def die(self, low: int, high: int) -> int:
        face = super().die(low, high)
        self.notes.append((-1, [face]))
        return face

    def deal(self, bag: Sequence[int], count: int, seat: int = -1, of: str = "") -> list[int]:
        cards = super().deal(bag, count, seat, of)
        self.notes.append((seat, cards))
        return cards


class Echo(Luck):
    """Chance of a twin world: the same outcomes where the viewer sees them, new ones where only others do."""

    def __init__(self, notes: list[tuple[int, list[int]]], viewer: int, rng: Random) -> None:
        super().__init__(rng)
        self.notes = list(notes)
        self.viewer = viewer

    def die(self, low: int, high: int) -> int:
        return self.notes.pop(0)[1][0] if self.notes else super().die(low, high)

    def deal(self, bag: Sequence[int], count: int, seat: int = -1, of: str = "") -> list[int]:
        noted, cards = self.notes.pop(0) if self.notes else (-2, [])
        if len(cards) != count or noted not in (-1, self.viewer):
            return super().deal(bag, count, seat, of)
        if not Counter(cards) <= Counter(bag):
            raise OutOfLuck("this card is somewhere else in the twin world")
        return cards


class Sight:
    """What one viewer sees of a world: at first, and after each move. tests/laws/wire.py has one for the bytes sent."""

    def __init__(self, game: Game[Any], g: Any, viewer: int) -> None:
        self.game, self.viewer = game, viewer
        self.seen: Any = what_a_viewer_has(game, g, viewer)

    def after(self, g: Any, told: list[Event]) -> None:
        reached = [event for event in told if event.reaches(self.viewer)]
        self.seen = (what_a_viewer_has(self.game, g, self.viewer), reached)


def twins_look_alike(
    game: Game[Any], g: Any, viewer: int, rng: Random, moves: int = 2, sight: type[Sight] = Sight
) -> None:
    """A twin world differs only in what this viewer may not know, so it looks the same to them: now, and after the same
    open answers and outcomes in both worlds, until the worlds reveal different things."""
    rules = game.rules
    here, there = rules.copy(g), twin(rules, g, viewer, rng)
    one, two = sight(game, here, viewer), sight(game, there, viewer)
    assert one.seen == two.seen
    for _ in range(moves):
        if here.seat < 0:
            return
        move = any_move(game, here, rng)
        noting = Noting(Random(rng.random()))
        other = secretly_other(game, there, move, viewer, rng)
        here.luck, here.watch = noting, Watch()
        make_move(game, here, move)
        there.luck, there.watch = Echo(noting.notes, viewer, rng), Watch()
        try:
            make_move(game, there, other)
        except (Refused, OutOfLuck):
            return  # the twin cannot continue like this: there, somebody else holds the card, or it is not in the bag
        shown_here = [shown for shown in here.watch.reveals if shown.reaches(viewer)]
        shown_there = [shown for shown in there.watch.reveals if shown.reaches(viewer)]
        if any(one != other for one, other in zip(shown_here, shown_there, strict=False)):
            return
        assert len(shown_here) == len(shown_there), "one world reveals something, the other does not"
        one.after(here, here.watch.events)
        two.after(there, there.watch.events)
        assert one.seen == two.seen, move


def secretly_other(game: Game[Any], there: Any, move: Move, viewer: int, rng: Random) -> Move:
    """Return the move for the twin world. A part of an answer that nobody else sees may differ there: a sealed answer,
    or a card laid face down (but whether somebody passes is seen)."""
    f = there.stack[-1]
    step = game.rules.steps[f.proc][f.at]
    if move.free_action or move.seat == viewer or not (step.secret or step.op in (SEAL, SEALED)):
        return move
    choice = game.rules.choice(there, move.seat)
    if choice is None:
        return move
    fits = [x for x in listed(choice.options) if not step.secret or (x == PASS) == (move.option == PASS)]
    return move._replace(option=rng.choice(fits)) if fits else move


def resampling_gives_the_view_back(game: Game[Any], g: Any, viewer: int, rng: Random) -> bool:
    """A position resampled from a view gives the same view. Return whether it differs from the true position."""
    rules = game.rules
    seen = game.view(g, viewer)
    guess = game.resample(json.loads(json.dumps(seen)), rng)
    assert what_a_viewer_has(game, guess, viewer) == what_a_viewer_has(game, g, viewer)
    assert game.conserved(guess) == game.conserved(g)
    if g.seat >= 0:
        there_is_something_to_do(game, guess)
    return digest(rules, guess) != digest(rules, g)


def changing_a_view_does_not_change_the_state(game: Game[Any], g: Any) -> None:
    """A view shares no list or dict with the state, so a bot may change the view it was given."""
    before = digest(game.rules, g)
    for viewer in range(SPECTATOR, g.seats):
        overwrite(game.view(g, viewer))
    assert digest(game.rules, g) == before


def overwrite(value: Any) -> None:
    """Destroy every list and dict of a view in place."""
    if isinstance(value, dict):
        for part in list(value.values()):
            overwrite(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            overwrite(part)
        value[:] = [-7]


def views_are_plain_data(game: Game[Any], g: Any) -> None:
    for viewer in range(SPECTATOR, g.seats):
        seen = game.view(g, viewer)
        assert json.loads(json.dumps(seen)) == seen


def nothing_else_is_accepted(game: Game[Any], g: Any, rng: Random) -> None:
    """Wrong seats, stale ids, foreign options and malformed values are refused, and the state does not change."""
    rules = game.rules
    before = digest(rules, g)
    asked = {choice.seat: choice for choice in rules.pending(g)}
    choice = rng.choice(list(asked.values()))
    everything = [n for kind in rules.kinds for n in range(kind.start, kind.start + kind.size)]
    foreign = [n for n in rng.sample(everything, min(8, len(everything))) if n not in choice.options]
    good = any_of(choice.options, rng)
    wrong: list[tuple[Any, Any, Any]] = [(choice.seat, choice.id, bad) for bad in (*foreign, -1, -5, 10**9)]
    malformed: tuple[Any, ...] = ("1", None, 1.0, True, [good], (good,), {})
    wrong += [(choice.seat, choice.id, bad) for bad in malformed]
    wrong += [(choice.seat, bad, good) for bad in ("", "0.0.0", choice.id + "0", None, 3)]
    wrong += [(seat, choice.id, good) for seat in range(-2, g.seats + 2) if seat != choice.seat]
    seats: tuple[Any, ...] = (float(choice.seat), str(choice.seat), None, [choice.seat], choice.seat == 1, ())
    wrong += [(bad, choice.id, good) for bad in seats]
    for seat, choice_id, option in wrong:
        refused(lambda s=seat, c=choice_id, o=option: rules.apply(g, s, c, o))
    for name, args in (("no such thing", ()), *((free_action, ("x",)) for free_action in rules.free_actions)):
        refused(lambda n=name, a=args: rules.act_freely(g, 0, n, a))
    for free_action in rules.free_actions:
        refused(lambda n=free_action: rules.act_freely(g, 99, n, ()))
        refused(lambda n=free_action: rules.act_freely(g, 0, n, (-1, 10**6, -3, 10**6)))
    assert digest(rules, g) == before


def altered_free_moves_are_refused_or_legal(game: Game[Any], g: Any, rng: Random) -> None:
    """Change one number of a legal free move. The result is either refused, which leaves the state as it was, or legal,
    and then questions that are open to other seats keep their ids."""
    rules = game.rules
    for seat in range(g.seats):
        free_moves = [(name, args) for name, args in rules.free_moves_for(g, seat) if args]
        for name, args in rng.sample(free_moves, min(3, len(free_moves))):
            at = rng.randrange(len(args))
            wrong = rng.choice((-1, 0, 1, 2, args[at] + 1, args[at] - 1, rng.randrange(2000), 10**9))
            world = rules.copy(g)
            world.luck = Luck(Random(rng.random()))
            before = digest(rules, world)
            others = {choice.seat: choice.id for choice in rules.pending(world) if choice.seat != seat}
            try:
                rules.act_freely(world, seat, name, (*args[:at], wrong, *args[at + 1 :]))
            except Refused:
                assert digest(rules, world) == before
            else:
                now = {choice.seat: choice.id for choice in rules.pending(world) if len(world.stack) == len(g.stack)}
                assert all(now.get(other, number) == number for other, number in others.items())


def refused(deed: Any) -> None:
    with pytest.raises(Refused, match=r"."):
        deed()


def sealed_answers_may_arrive_in_any_order(game: Game[Any], g: Any, rng: Random) -> bool:
    """The order in which sealed answers arrive makes no difference. Return whether sealed answers were due at all."""
    rules = game.rules
    f = g.stack[-1]
    if rules.steps[f.proc][f.at].op not in (SEAL, SEALED):
        return False
    waiting = [choice for choice in rules.pending(g) if choice.given == OPEN]
    answers = {choice.seat: any_of(choice.options, rng) for choice in waiting}
    log: list[int] = []
    digests = set()
    for attempt in range(3):
        order = list(answers)
        rng.shuffle(order)
        world = rules.copy(g)
        world.luck = Luck(Random(rng.random()), log=log) if attempt == 0 else Luck(script=log)
        for seat in order:
            choice = rules.choice(world, seat)
            assert choice is not None
            assert choice.sealed
            rules.apply(world, seat, choice.id, answers[seat])
        digests.add(digest(rules, world))
    assert len(digests) == 1
    return True


def skipping_lone_passes_leads_to_the_same_question(game: Game[Any], g: Any, rng: Random, moves: int = 3) -> int:
    """With `skip_lone_pass`, which search sets, a seat that could only pass in a window is passed automatically, and
    nothing else differs. Return how many passes were skipped."""
    rules = game.rules
    slow, fast = rules.copy(g), rules.copy(g)
    fast.skip_lone_pass = True
    skipped = 0
    for _ in range(moves):
        if slow.seat < 0:
            break
        option = any_of(slow.options, rng)
        log: list[int] = []
        slow.luck = Luck(Random(rng.random()), log=log)
        rules.step(slow, option)
        while can_only_pass(game, slow):
            rules.step(slow, PASS)
            skipped += 1
        fast = rules.copy(fast)  # a copy keeps skip_lone_pass
        fast.luck = Luck(script=log)
        rules.step(fast, option)
        while can_only_pass(game, fast):
            assert fast.offers, "a lone pass was asked for although no offer is open"
            rules.step(fast, PASS)
            skipped -= 1
        assert digest(rules, fast) == digest(rules, slow)
        assert (fast.seat, list(listed(fast.options))) == (slow.seat, list(listed(slow.options)))
        assert not fast.luck.unused
    return skipped


def can_only_pass(game: Game[Any], g: Any) -> bool:
    """Is the next question one in a window, to a seat that can only pass?"""
    if g.seat < 0:
        return False
    f = g.stack[-1]
    return game.rules.steps[f.proc][f.at].op in (ROUNDS, SEALED) and list(listed(g.options)) == [PASS]


def events_are_declared(game: Game[Any], watch: Watch) -> None:
    for event in watch.events:
        assert event.kind in game.rules.events, f"event {event.kind} is not declared"
        assert len(event.args) == len(game.rules.events[event.kind]), event
