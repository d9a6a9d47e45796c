"""Thousands of tables of Gorus Maximus at once: docs/batch.md.

from harena.batch.gorus import GorusBatch

batch = GorusBatch(10_000, seed=1, players=4)
while not batch.over.all():
    batch.step(batch.legal().argmax(axis=1))  # everybody plays the lowest card they may
print(batch.shares().mean(axis=0))

All shapes of table are covered: solo and 2 to 8 players, teams, all options. The tables of one batch have the same
options; which schools play may differ where they are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple, TypeVar

from harena.kernel.rules import BadInput

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from harena.batch import gorus_kernel as twin
except ImportError as missing:
    raise BadInput(f"{missing.name} is not installed; install it with: pip install 'harena[fast]'") from None

from harena.games.gorus import GAME
from harena.games.gorus.cards import FIRST, RANKS, SCHOOLS
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import HAND, SOLO_NEEDED, Table
from harena.kernel.chance import Luck
from harena.kernel.serialization import frame_of
from harena.kernel.state import bits

CARDS = RANKS * len(SCHOOLS)  # numbers of cards are below; the first 16 are no cards
MATCH, ROUND = "match", "round"
LARGEST = 2**63  # seeds are below

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
T = TypeVar("T")


class PlayOuts(NamedTuple):
    """How random play-outs ended. Each array has one entry per table and play-out."""

    shares: NDArray[np.float64]  # per seat: its part of the victory; all 0 if the match went on
    supports: Ints  # per side, at the end
    favor: Ints  # per side: crowd favor in the last round that was played to its end
    answers: int  # how many cards were played in all ...
    decisions: int  # ... and how many of them had an alternative


class GorusBatch:
    """Many tables with the same options, advanced together.

    Table n is table n of its seed, whatever the size of the batch and the number of threads: `first` is the number of
    the first table, for work that is done in parts. Options are those of `harena.start("gorus", ...)`.

    `rows` and `cards` hold the positions; gorus_kernel.py names their columns.
    """

    def __init__(self, tables: int, seed: int = 0, *, first: int = 0, threads: int = 1, **options: Any) -> None:
        self._fill(GAME.complete(options), _whole(tables, "tables", 1, 2**31), threads)
        twin.seed_all(self.rows, _seed(seed), _whole(first, "first", 0, LARGEST))
        self._start(np.ones(tables, np.bool_))

    def _fill(self, options: Mapping[str, Any], tables: int, threads: int) -> None:
        self.options: dict[str, Any] = dict(options)
        self.threads = _whole(threads, "threads", 1, 1024)
        self.table = Table(self.options)
        self.fixed = _fixed(self.table)
        self.rows: Ints = np.zeros((tables, twin.ROW), np.int64)
        self.cards: NDArray[np.uint8] = np.zeros((tables, twin.PILE), np.uint8)
        self.scripts: NDArray[np.int8] = np.zeros((tables, 0), np.int8)

    @classmethod
    def from_outcomes(
        cls, outcomes: Sequence[Sequence[int]], seed: int = 0, *, threads: int = 1, **options: Any
    ) -> GorusBatch:
        """Deal given cards: per table, the outcomes of chance in the order of the rules, as `Luck` logs them. These are
        the schools if they are drawn, the dealer except in solo, then the cards of each round as they are dealt and
        drawn. After the last outcome the table's own generator goes on.
        """
        batch = cls.__new__(cls)
        batch._fill(GAME.complete(options), _whole(len(outcomes), "the number of tables", 1, 2**31), threads)
        batch.scripts = _scripts(batch.table, outcomes)
        twin.seed_all(batch.rows, _seed(seed), 0)
        batch._start(np.ones(len(batch), np.bool_))
        return batch

    @classmethod
    def from_states(cls, states: Sequence[Gorus], seed: int = 0, *, threads: int = 1) -> GorusBatch:
        """Take positions of the rules, such as `match.state` or what `game.resample` returns. All must have the same
        options. What is drawn later comes from the table's own generator."""
        found = [state for state in states if not isinstance(state, Gorus)]
        if found or not states:
            raise BadInput(
                f"expected states of gorus, at least one, not {type(found[0]).__name__ if found else 'none'}"
            )
        batch = cls.__new__(cls)
        batch._fill(states[0].settings(), len(states), threads)
        twin.seed_all(batch.rows, _seed(seed), 0)
        for at, g in enumerate(states):
            if dict(g.settings()) != batch.options:
                raise BadInput(f"state {at} has other options than state 0; make a batch of each shape of table")
            if g.seat < 0 and not g.winners:
                raise BadInput(
                    f"state {at} has not been dealt; expected a position in which somebody is asked, or the end"
                )
            _write(g, batch.rows[at], batch.cards[at])
        return batch

    # What can be seen. All of it is copied: a batch changes only through its methods

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def seat(self) -> Ints:
        """Who must answer; -1: the match is over."""
        return self.rows[:, twin.SEAT].copy()

    @property
    def over(self) -> Bools:
        """Where the match is over."""
        return self.rows[:, twin.SEAT] < 0

    @property
    def round(self) -> Ints:
        """The number of the round, counted from 1."""
        return self.rows[:, twin.ROUND].copy()

    @property
    def dealer(self) -> Ints:
        """Who dealt the round."""
        return self.rows[:, twin.DEALER].copy()

    @property
    def leader(self) -> Ints:
        """Who leads, or led, the present combat; in solo 1 is the dummy."""
        return self.rows[:, twin.LEADER].copy()

    @property
    def initial(self) -> Ints:
        """The school to follow, from 1 to 5; 0: the seat to answer leads."""
        return np.where(self.rows[:, twin.COUNT] > 0, self.rows[:, twin.INITIAL], 0)

    @property
    def favored(self) -> Ints:
        """The Favored School, from 1 to 5; 0 before the first lead of a round."""
        return self.rows[:, twin.FAVORED].copy()

    @property
    def supports(self) -> Ints:
        """Supports, per side."""
        return self.rows[:, twin.SUPPORTS : twin.SUPPORTS + self.table.side_count].copy()

    @property
    def favor(self) -> Ints:
        """Crowd favor in the round before, per side."""
        return self.rows[:, twin.TOTALS : twin.TOTALS + self.table.side_count].copy()

    @property
    def combat(self) -> NDArray[np.uint8]:
        """The cards of the present combat, in the order they were played; then zeros."""
        size = self.table.combatants
        count, played = self.rows[:, twin.COUNT, None], self.rows[:, twin.PLAYED, None]
        places = np.arange(size)
        cards = np.take_along_axis(self.cards, np.maximum(played - count, 0) + places, axis=1)
        return np.where(places < count, cards, 0).astype(np.uint8)

    @property
    def played(self) -> NDArray[np.uint8]:
        """The cards played in this round, in order; then zeros."""
        return self.cards[:, : twin.TAKERS].copy()

    def hands(self) -> Bools:
        """Return every seat's hand: [table, seat, card]."""
        words = self.rows[:, twin.HANDS : twin.HANDS + 2 * self.table.players]
        return _bools(words.reshape(len(self), self.table.players, 2))

    def legal(self) -> Bools:
        """Return which cards the seat to answer may play: [table, card]. A card's number is 16 times its school plus
        its rank, as in the rules. Where the match is over, no card is legal."""
        return _bools(self._legal_words())

    def shares(self) -> NDArray[np.float64]:
        """Return each seat's part of the victory: the winners share 1. All 0 while the match goes on."""
        return _shares(self.rows[:, twin.WINNERS], self.table)

    def state(self, at: int) -> Gorus:
        """Return the position of one table as a state of the rules."""
        if not -len(self) <= at < len(self):
            raise BadInput(f"there is no table {at}; expected 0 to {len(self) - 1}")
        return _read(self.rows[at], self.cards[at], self.options, Luck(Random(int(self.rows[at, twin.LUCK]))))

    # What changes

    def step(self, actions: ArrayLike) -> None:
        """Carry out one answer per table. What is given for a table whose match is over is ignored. If one answer is
        not legal, nothing happens at any table."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadInput(
                f"expected {len(self)} whole numbers, one card per table, "
                f"not an array of shape {given.shape} and type {given.dtype}"
            )
        cards = np.ascontiguousarray(given, np.int64)
        words, places = self._legal_words(), cards - FIRST
        low, high = words[:, 0] >> np.clip(places, 0, 63), words[:, 1] >> np.clip(places - twin.LOW, 0, 63)
        legal = np.where(places < twin.LOW, low, high) & 1 & (places >= 0)
        wrong = np.flatnonzero((legal == 0) & ~self.over)
        if len(wrong):
            table = wrong[0]
            options = ", ".join(map(str, np.flatnonzero(self.legal()[table])))
            raise BadInput(f"table {table}: card {cards[table]} is not legal here; expected one of: {options}")
        self._play(cards, False)

    def random_cards(self) -> Ints:
        """Return a random legal card per table, by the tables' generators; -1 where the match is over."""
        chosen = np.empty(len(self), np.int64)
        self._spread(lambda part: twin.random_all(*self._of(part), chosen[part]))
        return chosen

    def play_on(self, until: str = MATCH) -> int:
        """Play random legal cards at every table, to the end of the match or to the first decision of the next round.
        Return how many cards were played."""
        return self._play(np.empty(0, np.int64), _until(until))

    def play_outs(self, count: int, until: str = ROUND, seed: int = 0) -> PlayOuts:
        """Play every table out `count` times at random, to the end of the round or of the match, and leave the tables
        as they are. Cards that are still to be drawn or dealt are drawn anew each time."""
        whole, number, sides = _until(until), _seed(seed), self.table.side_count
        found = np.empty((len(self), _whole(count, "count", 1, 2**31), 1 + 2 * sides), np.int64)

        def run(part: slice) -> tuple[int, int]:
            return twin.play_outs(self.fixed, *self._of(part), part.start, whole, number, found[part])

        counted = self._spread(run)
        return PlayOuts(
            _shares(found[:, :, 0], self.table),
            found[:, :, 1 : 1 + sides],
            found[:, :, 1 + sides :],
            sum([answers for answers, _ in counted]),
            sum([decisions for _, decisions in counted]),
        )

    def restart(self, which: ArrayLike | None = None) -> None:
        """Start a new match at these tables (True), or at all of them. Its cards come from the tables' generators."""
        chosen = np.ones(len(self), np.bool_) if which is None else np.asarray(which)
        if chosen.shape != (len(self),) or chosen.dtype != np.bool_:
            raise BadInput(
                f"expected {len(self)} truth values, one per table, "
                f"not an array of shape {chosen.shape} and type {chosen.dtype}"
            )
        self.rows[chosen, twin.SCRIPT_AT] = self.scripts.shape[1]  # what was given was for one match
        self._start(chosen)

    def reseed(self, seed: int) -> None:
        """Give every table a generator of its own, for example to the copies of one position."""
        twin.seed_all(self.rows, _seed(seed), 0)

    def copy(self) -> GorusBatch:
        """Return the same tables once more, with the same generators."""
        return self.take(np.arange(len(self)))

    def take(self, indices: ArrayLike) -> GorusBatch:
        """Return a batch of copies of these tables, each with the generator of its original."""
        chosen = np.asarray(indices)
        if chosen.ndim != 1 or not len(chosen) or chosen.dtype.kind not in "iu":
            raise BadInput("expected a list of table numbers, at least one")
        if chosen.min() < 0 or chosen.max() >= len(self):
            raise BadInput(f"there are tables 0 to {len(self) - 1}, not {chosen.min()} to {chosen.max()}")
        batch = type(self).__new__(type(self))
        batch._fill(self.options, len(chosen), self.threads)
        batch.rows, batch.cards, batch.scripts = self.rows[chosen], self.cards[chosen], self.scripts[chosen]
        return batch

    def _start(self, which: Bools) -> None:
        twin.start_all(self.fixed, self.rows, self.cards, self.scripts, which)

    def _legal_words(self) -> Ints:
        words = np.empty((len(self), 2), np.int64)
        self._spread(lambda part: twin.legal_all(*self._of(part), words[part]))
        return words

    def _play(self, given: Ints, whole_match: bool) -> int:
        """Play these cards; if there are none, random ones. Return how many were played."""

        def run(part: slice) -> tuple[int, int]:
            return twin.play_all(self.fixed, *self._of(part), self.scripts[part], given[part], whole_match)

        return sum([answers for answers, _ in self._spread(run)])

    def _of(self, part: slice) -> tuple[Ints, NDArray[np.uint8]]:
        return self.rows[part], self.cards[part]

    def _spread(self, run: Callable[[slice], T]) -> list[T]:
        """Run this for all tables, in as many parts as there are threads."""
        parts = min(self.threads, len(self))
        edges = [len(self) * part // parts for part in range(parts + 1)]
        slices = [slice(edges[part], edges[part + 1]) for part in range(parts)]
        if parts == 1:
            return [run(slices[0])]
        with ThreadPoolExecutor(parts) as pool:
            return list(pool.map(run, slices))


# Input


def _whole(value: Any, name: str, least: int, end: int) -> int:
    if type(value) is bool or not isinstance(value, int | np.integer) or not least <= value < end:
        raise BadInput(f"{name} is {value!r}; expected a whole number from {least} to {end - 1}")
    return int(value)


def _seed(value: Any) -> int:
    return _whole(value, "seed", 0, LARGEST)


def _until(until: str) -> bool:
    if until not in (MATCH, ROUND):
        raise BadInput(f"until is {until!r}; expected {MATCH!r} or {ROUND!r}")
    return until == MATCH


def _scripts(table: Table, outcomes: Sequence[Sequence[int]]) -> NDArray[np.int8]:
    """Return the outcomes as one matrix, with -1 after each last one."""
    if not all([isinstance(script, list | tuple | np.ndarray) for script in outcomes]):
        raise BadInput("expected a list of whole numbers per table: what chance brings, in order")
    scripts = np.full((len(outcomes), 1 + max(map(len, outcomes))), -1, np.int8)
    for at, script in enumerate(outcomes):
        wrong = _impossible(table, script)
        if wrong >= 0:
            raise BadInput(f"table {at}: outcome {wrong} is {script[wrong]!r}, which cannot come there")
        scripts[at, : len(script)] = script
    return scripts


def _impossible(table: Table, script: Sequence[int]) -> int:
    """Return the place of the first outcome that the rules could not have had there, or -1."""
    schools = list(table.named) or list(table.all_schools())
    start = 0
    if len(schools) > table.school_count:
        start = table.school_count
        if wrong := _not_from(schools, script[:start]):
            return wrong - 1
        schools = list(script[:start])
    if not table.solo:
        if wrong := _not_from(range(table.players), script[start : start + 1]):
            return start + wrong - 1
        start += 1
    deck = table.deck(schools)
    size = 2 * HAND if table.solo else len(deck)  # cards that leave the deck in a round
    for dealt in range(start, len(script), max(size, 1)):
        if wrong := _not_from(deck, script[dealt : dealt + size]):
            return dealt + wrong - 1
    return -1


def _not_from(bag: Sequence[int], drawn: Sequence[int]) -> int:
    """Return the number, from 1, of the first that was not in the bag any more, or 0."""
    left = set(bag)
    for number, one in enumerate(drawn, 1):
        if not isinstance(one, int | np.integer) or one not in left:
            return number
        left.discard(one)
    return 0


# Between the rules and the arrays


def _fixed(table: Table) -> Ints:
    """Return the options as the kernel reads them."""
    fixed = np.zeros(twin.OPTIONS, np.int64)
    fixed[twin.SEATS], fixed[twin.COMBATANTS], fixed[twin.SIDES] = table.players, table.combatants, table.side_count
    fixed[twin.HAND], fixed[twin.SCHOOL_COUNT], fixed[twin.SOLO] = HAND, table.school_count, table.solo
    fixed[twin.RANKS] = sum([1 << rank for rank in table.ranks])
    fixed[twin.NAMED] = sum([1 << school for school in table.named])
    fixed[twin.NEEDED] = SOLO_NEEDED
    for start, values in ((twin.SIDE_OF, table.sides), (twin.TARGET, table.targets), (twin.FAVOR, table.favor)):
        fixed[start : start + len(values)] = values
    return fixed


def _write(g: Gorus, row: Ints, cards: NDArray[np.uint8]) -> None:
    """Write a state of the rules into a row. The generator in it stays."""
    row[twin.SEAT], row[twin.LEADER], row[twin.COUNT], row[twin.INITIAL] = g.seat, g.leader, g.count, g.initial
    row[twin.FAVORED], row[twin.FAVORED_BEFORE], row[twin.DEALER] = g.favored, g.favored_before, g.dealer
    row[twin.ROUND], row[twin.PLY] = g.round, g.ply
    row[twin.SCHOOLS] = sum([1 << school for school in g.schools])
    row[twin.WINNERS] = sum([1 << side for side in g.winners])
    row[twin.PLAYED], row[twin.TAKEN], row[twin.BEFORE] = len(g.played), len(g.takers), len(g.before)
    for seat, hand in enumerate(g.hands):
        row[twin.HANDS + 2 * seat : twin.HANDS + 2 * seat + 2] = _words(hand)
    row[twin.STOCK : twin.STOCK + 2] = _words(g.stock)
    won = [0] * g.table.side_count
    for at, card in enumerate(g.played[: g.table.combatants * len(g.takers)]):
        won[g.table.sides[g.takers[at // g.table.combatants]]] |= 1 << card
    for side, pile in enumerate(won):
        row[twin.WON + 2 * side : twin.WON + 2 * side + 2] = _words(pile)
        row[twin.POINTS + side] = sum([g.table.favor[card & 15] for card in bits(pile)])
    row[twin.SUPPORTS : twin.SUPPORTS + len(g.supports)] = g.supports
    row[twin.TOTALS : twin.TOTALS + len(g.totals)] = g.totals
    for start, values in (
        (twin.NOW, g.played),
        (twin.TAKERS, g.takers),
        (twin.LAST, g.before),
        (twin.LAST_TAKERS, g.before_takers),
    ):
        cards[start : start + len(values)] = values


def _read(row: Ints, cards: NDArray[np.uint8], options: Mapping[str, Any], luck: Luck) -> Gorus:
    """Return the state of the rules that a row stands for."""
    rules = GAME.rules
    g = rules.blank(options, luck)
    table, values, seen = g.table, row.tolist(), cards.tolist()
    before = values[twin.BEFORE]
    g.schools = tuple([school for school in table.all_schools() if values[twin.SCHOOLS] >> school & 1])
    g.deck = table.deck(g.schools)
    g.round, g.dealer, g.ply = values[twin.ROUND], values[twin.DEALER], values[twin.PLY]
    g.hands = [_set(*values[at : at + 2]) for at in range(twin.HANDS, twin.HANDS + 2 * table.players, 2)]
    g.stock = _set(*values[twin.STOCK : twin.STOCK + 2])
    g.leader, g.count, g.initial = values[twin.LEADER], values[twin.COUNT], values[twin.INITIAL]
    g.favored, g.favored_before = values[twin.FAVORED], values[twin.FAVORED_BEFORE]
    g.played = seen[twin.NOW : twin.NOW + values[twin.PLAYED]]
    g.takers = seen[twin.TAKERS : twin.TAKERS + values[twin.TAKEN]]
    g.supports = values[twin.SUPPORTS : twin.SUPPORTS + table.side_count]
    if before:
        g.totals = tuple(values[twin.TOTALS : twin.TOTALS + table.side_count])
    g.before = tuple(seen[twin.LAST : twin.LAST + before])
    g.before_takers = tuple(seen[twin.LAST_TAKERS : twin.LAST_TAKERS + before // table.combatants])
    g.winners = tuple([side for side in range(table.side_count) if values[twin.WINNERS] >> side & 1])
    if values[twin.SEAT] >= 0:
        raw = {
            "proc": "solo" if table.solo else "match",
            "at": "play" if g.count else "lead",
            "turn": values[twin.SEAT],
            "seals": [],
            "spoke": -1,
            "called": False,
            "opened": g.ply,
        }
        g.stack = [frame_of(rules, raw)]
        rules.advance(g)
    return g


def _words(pile: int) -> tuple[int, int]:
    """Return a set of cards of the rules as two words."""
    return pile >> FIRST & (1 << twin.LOW) - 1, pile >> FIRST + twin.LOW


def _set(low: int, high: int) -> int:
    return (low | high << twin.LOW) << FIRST


def _bools(words: Ints) -> Bools:
    """Return sets of cards, given as two words each, as one truth value per number of a card."""
    packed = np.ascontiguousarray(words, "<i8").view(np.uint8)
    whole = np.concatenate([packed[..., : twin.LOW // 8], packed[..., 8 : 8 + (twin.BITS - twin.LOW) // 8]], axis=-1)
    found = np.zeros((*words.shape[:-1], CARDS), np.bool_)
    found[..., FIRST:] = np.unpackbits(whole, axis=-1, bitorder="little")
    return found


def _shares(winners: Ints, table: Table) -> NDArray[np.float64]:
    """Return each seat's part of the victory, given the winning sides bit by bit."""
    sides = np.array(table.sides[: table.players])
    won = (winners[..., None] >> sides & 1).astype(np.float64)
    shares: NDArray[np.float64] = won / np.maximum(won.sum(axis=-1, keepdims=True), 1.0)
    return shares
