"""The search of Gorus Maximus: a playout ends with the round, and a round is worth what its support is worth in the
race to the target. Partners share what they win (G-6.3), so a bot plays for its team."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from harena.bots.heuristic.gorus.memory import remembered
from harena.bots.search.gorus_hand_inference import WARM, HandInference, history
from harena.bots.search.gorus_playout import ANYTHING, play_out, play_sensibly
from harena.bots.search.playout import finished
from harena.bots.search_api import Meter, Search, Thought
from harena.games.gorus import GAME
from harena.games.gorus.resample import Guesses
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table
from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import View

NEAR = 16  # cards that are played by the full heuristic; later ones matter less and cost as much
MARGIN = 0.5  # share of the worth that depends on the margin of a round, which is less noisy than its winner
ROUNDS = 16  # playouts of a round in a true position
WIDE = 8.0  # larger margins of crowd favor count as this one


class GorusThought(Thought):
    """One decision being searched. Its worlds are tables on which only this round is played."""

    def __init__(self, view: View, rng: Random, plain: bool) -> None:
        super().__init__(GAME.rules)
        self.plain = plain  # neither hand inference nor heuristic playouts
        self.guesses = Guesses(view, rng)
        table = self.guesses.first.table
        self.sides = table.sides[: table.players]
        self.race = Race(table, view["state"]["supports"])
        self.guesses.first.table = Table({**table.options, "target": 1, "team_target": "number"})
        self.memory = remembered(view)
        plays, me = [] if plain else history(view), view["viewer"]
        self.hand_inference = HandInference(me, self.memory.voids, plays, self.guesses().hands, rng) if plays else None

    def prepare(self, meter: Meter) -> None:
        """Warm up the hand inference; with a budget of seconds, for at most a third of them."""
        if self.hand_inference is not None:
            self.hand_inference.walk(WARM, lambda: meter.is_fresh(1 / 3))

    def world(self) -> Gorus:
        """Return a sampled world; worlds that explain the others' plays better are sampled more often."""
        if self.hand_inference is None:
            return self.guesses()
        g = self.guesses.first.copy()
        g.hands = self.hand_inference.next()
        return g

    def playout(self, g: Gorus, rng: Random) -> Sequence[float]:
        """Play to the end of the round and return each seat's result."""
        if g.seat < 0 or g.table.solo:
            self.finish(g, rng)
            worth = self.race.finished(g)
        else:
            totals = self.play_on(g, rng)
            worth = self.race.worth(totals, leaders(totals))
        return [worth[side] for side in self.sides]

    def winning(self, g: Gorus, rng: Random) -> Sequence[float]:
        if g.seat < 0 or g.table.solo:
            self.finish(g, rng)
            winners = self.race.gained(g)
        else:
            winners = leaders(self.play_on(g, rng))
        chances = self.race.chances(winners)
        return [chances[side] for side in self.sides]

    def play_on(self, g: Gorus, rng: Random) -> list[int]:
        """Play to the end of the round and return each side's crowd favor."""
        if self.plain or g.seats <= 2:
            return play_out(g, rng, 1.0 if self.plain else ANYTHING)
        return play_sensibly(g, self.memory.copy(), rng, NEAR)

    def finish(self, g: Gorus, rng: Random) -> None:
        """Play random legal cards: against the dummy (G-7) nobody else decides anything."""
        while g.seat >= 0:
            self.step(g, any_of(g.options, rng))


class Race:
    """What it is worth to each side that it wins this round, or that another side does."""

    def __init__(self, table: Table, supports: Sequence[int]) -> None:
        self.needs = [max(1, target - had) for target, had in zip(table.targets, supports, strict=True)]
        self.before = list(supports)
        self.known: dict[tuple[int, ...], list[float]] = {}
        alone = [self.chances((side,)) for side in range(len(self.needs))]
        self.most = [chances[side] for side, chances in enumerate(alone)]
        self.least = [min([chances[side] for chances in alone]) for side in range(len(self.needs))]

    def chances(self, winners: Sequence[int]) -> list[float]:
        """Return each side's probability of winning the match if these sides get a support now."""
        return match_chances(tuple([need - (side in winners) for side, need in enumerate(self.needs)]))

    def worth(self, totals: Sequence[int], winners: Sequence[int]) -> list[float]:
        """Return the worth of a finished round to each side, about 0 to 1."""
        worth = self.known.get(tuple(winners))
        if worth is None:
            worth = self.known[tuple(winners)] = [
                (chance - low) / (high - low) * (1 - MARGIN) + MARGIN / 2
                for chance, low, high in zip(self.chances(winners), self.least, self.most, strict=True)
            ]
        best = max(totals)
        second = max([total for total in totals if total < best], default=best)
        return [
            base + MARGIN / 2 * max(-1.0, min(1.0, (total - (second if total == best else best)) / WIDE))
            for base, total in zip(worth, totals, strict=True)
        ]

    def finished(self, g: Gorus) -> list[float]:
        """Return the same for a table on which the round is over."""
        return self.worth(g.totals, self.gained(g))

    def gained(self, g: Gorus) -> list[int]:
        """Return the sides that have won the round."""
        return [side for side, had in enumerate(self.before) if g.supports[side] > had]


def leaders(totals: Sequence[int]) -> list[int]:
    best = max(totals)
    return [side for side, total in enumerate(totals) if total == best]


def match_chances(needs: Sequence[int]) -> list[float]:
    """Return each side's probability of winning the match by the supports it still needs. Every side is equally likely
    to win a future round."""
    ranked = sorted(needs)
    chances = dict(
        zip(ranked, sorted_chances(tuple(ranked)), strict=True)
    )  # sides with equal needs are equally likely to win
    return [chances[need] for need in needs]


@lru_cache(maxsize=100_000)
def sorted_chances(needs: tuple[int, ...]) -> tuple[float, ...]:
    """Return the same for needs in ascending order, so that eight sides up to nine supports are 13,000 cached races,
    not 43 million. Among sides with equal needs the first one stands for all of them, which keeps the order."""
    there = len([need for need in needs if need <= 0])
    if there:
        return tuple([1 / there if need <= 0 else 0.0 for need in needs])
    chances = [0.0] * len(needs)
    first = 0
    while first < len(needs):
        alike = needs.count(needs[first])
        after = sorted_chances((*needs[:first], needs[first] - 1, *needs[first + 1 :]))
        shared = sum(after[first : first + alike]) / alike
        for at, chance in enumerate(after):
            chances[at] += alike / len(needs) * (shared if first <= at < first + alike else chance)
        first += alike
    return tuple(chances)


class GorusSearch(Search):
    """Searches with a tree for two players, else by halving: with more players the next own card is too far away for a
    tree."""

    patience = 0.0
    speed = 600.0
    rates_positions = True

    def __init__(self, game: str, plain: bool = False) -> None:
        super().__init__(game)
        self.plain = plain  # a tree and random playouts, as other libraries search; used for comparisons

    def halves(self, view: View) -> bool:
        return not self.plain and int(view["options"]["players"]) > 2

    def think(self, view: View, choice: Choice, rng: Random) -> Thought:
        return GorusThought(view, rng, self.plain)

    def in_position(self, g: Gorus, since: Gorus, rng: Random) -> Sequence[float]:
        """Play only the present round on, as often as one long playout takes: every side is equally likely to win a
        later one."""
        if g.seat < 0:
            return finished(g)
        race = Race(g.table, g.supports)
        ends = [race.chances(leaders(play_out(g, rng))) for _ in range(ROUNDS)]
        return [sum([chances[side] for chances in ends]) / ROUNDS for side in g.table.sides[: g.seats]]


SEARCH = GorusSearch("gorus")
