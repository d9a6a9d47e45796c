"""The search of Spartacus: the heuristic plays the rest of the phase, and the win estimator then rates what each house
has."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import FreeMove
from harena.bots.driver import offer_due
from harena.bots.heuristic.spartacus import decide, market
from harena.bots.heuristic.spartacus.evaluation import Evaluation, printed
from harena.bots.search.lazy_view import LazyView, asked
from harena.bots.search.playout import Playout
from harena.bots.search.win_estimator import WinEstimator
from harena.bots.search_api import Search
from harena.games.spartacus import GAME
from harena.games.spartacus.actions import PROMISES
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.printed import GLADIATOR, MOST_INFLUENCE, SLAVE
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import Choice
from harena.kernel.rules import View

RULES = GAME.rules
HOUSES = 4


def features(g: Ludus) -> list[list[float]]:
    """Return one row per seat: what the house has, scaled to numbers around 1."""
    printed_power = printed(g.table.full_options["decks"]).power
    sorts = g.table.decks.sort
    found = []
    for seat in range(g.seats):
        men: list[float] = []
        slaves = favors = champions = 0
        gear: dict[int, float] = {}
        for card in members(g.assets[seat] & ~g.injured):
            sort = sorts[card]
            if sort == GLADIATOR:
                men.append(printed_power[card])
                champions += g.favors[card] == CHAMPION
                favors += g.favors[card]
            elif sort == SLAVE:
                slaves += 1
            else:
                gear[sort] = max(gear.get(sort, 0.0), printed_power[card])
        men.sort(reverse=True)
        influence, gold = g.influence[seat], g.gold[seat]
        found.append(
            [
                influence / 6,
                max(0, influence - 7) / 4,
                float(influence >= MOST_INFLUENCE - 1),
                gold / 10,
                min(gold, 5) / 5,
                men[0] / 10 if men else 0.0,
                men[1] / 10 if len(men) > 1 else 0.0,
                len(men) / 4,
                slaves / 4,
                sum(gear.values()) / 2,
                g.hands[seat].bit_count() / 4,
                g.guards[seat].bit_count() / 3,
                favors / 3,
                float(champions),
                (g.assets[seat] & g.injured).bit_count() / 2,
                float(g.host == seat),
                *[float(g.house[seat] == house) for house in range(HOUSES)],
            ]
        )
    return found


def stage(g: Ludus) -> float:
    """Return how near the end of the match is, 0 to 1."""
    return max(g.influence) / MOST_INFLUENCE


ESTIMATORS = {  # by the phase that begins; python -m tools.fit_win_estimator spartacus --matches 1000
    0: WinEstimator(  # 1.721 of 2.000 bits left
        (
            -2.45,
            0.34,
            0.00,
            0.29,
            -1.87,
            1.75,
            0.17,
            -1.05,
            2.27,
            -0.14,
            -0.29,
            0.70,
            0.13,
            0.11,
            -0.82,
            0.27,
            0.82,
            -0.14,
            -0.18,
            -0.50,
        ),
        (
            1.86,
            0.60,
            0.04,
            0.38,
            1.52,
            0.70,
            -0.05,
            0.42,
            1.53,
            0.46,
            0.46,
            0.59,
            0.64,
            -1.01,
            -0.11,
            -0.20,
            0.24,
            -0.51,
            0.30,
            -0.03,
        ),
    ),
    1: WinEstimator(  # 1.721 of 2.000 bits left
        (
            -2.51,
            0.45,
            0.00,
            0.27,
            -1.50,
            1.70,
            0.19,
            -1.02,
            2.23,
            -0.12,
            -0.33,
            0.69,
            0.12,
            0.00,
            -0.69,
            0.28,
            0.82,
            -0.12,
            -0.19,
            -0.50,
        ),
        (
            1.88,
            0.54,
            0.04,
            0.38,
            1.44,
            0.72,
            -0.06,
            0.64,
            1.29,
            0.44,
            0.49,
            0.60,
            0.65,
            -1.01,
            -0.23,
            -0.19,
            0.25,
            -0.53,
            0.31,
            -0.03,
        ),
    ),
    2: WinEstimator(  # 1.674 of 2.000 bits left
        (
            -2.67,
            0.62,
            -0.01,
            0.12,
            -1.02,
            1.91,
            0.25,
            -1.33,
            2.14,
            -0.43,
            -0.17,
            0.87,
            -0.00,
            -0.59,
            -0.89,
            0.14,
            0.84,
            -0.35,
            -0.06,
            -0.42,
        ),
        (
            2.10,
            1.11,
            -0.11,
            0.56,
            1.81,
            0.53,
            -0.11,
            0.74,
            1.22,
            0.57,
            0.44,
            0.31,
            0.75,
            -0.70,
            -0.21,
            0.12,
            0.08,
            -0.29,
            0.25,
            -0.04,
        ),
    ),
    3: WinEstimator(  # 1.651 of 2.000 bits left
        (
            -1.50,
            -1.75,
            -1.47,
            0.35,
            -1.05,
            1.92,
            0.38,
            -1.96,
            2.33,
            -0.15,
            -0.08,
            1.07,
            0.06,
            -0.37,
            -1.36,
            -0.84,
            1.10,
            -0.67,
            0.02,
            -0.45,
        ),
        (
            1.40,
            1.31,
            0.54,
            0.32,
            0.81,
            1.01,
            -0.23,
            0.94,
            1.36,
            0.48,
            0.40,
            0.35,
            0.86,
            -0.84,
            -0.05,
            0.86,
            0.06,
            -0.22,
            0.19,
            -0.02,
        ),
    ),
}


class SpartacusThought(Playout):
    def boundary(self, g: Ludus) -> tuple[int, ...]:
        """Return the turn and the phase."""
        return g.turn, g.phase

    def decided(self, g: Ludus, rng: Random) -> int:
        return decide(LazyView(RULES, g, g.seat), asked(RULES, g), rng)[0]

    def chances(self, g: Ludus) -> list[float]:
        return ESTIMATORS[g.phase].chances(features(g), stage(g))

    def free_move(self, g: Ludus, seat: int, free_moves: Sequence[FreeMove], rng: Random) -> FreeMove | None:
        return market.deal(Evaluation(LazyView(RULES, g, seat), rng), free_moves)

    def reply(self, g: Ludus, rng: Random) -> None:
        """Let the receiver of the newest offer answer it, unless a quiet moment follows the last trade first."""
        if offer_due(RULES, g) is not None:
            super().reply(g, rng)


class SpartacusSearch(Search):
    deals = True

    def think(self, view: View, choice: Choice, rng: Random) -> SpartacusThought:
        return SpartacusThought(GAME, view, choice, rng)

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        return not choice.window

    def answers(self, choice: Choice, first: int, rng: Random) -> list[int]:
        """Leave out promises: no search sees that they are to be paid later, so it would promise any amount."""
        return [option for option in super().answers(choice, first, rng) if not PROMISES.has(option)]


SEARCH = SpartacusSearch("spartacus")
