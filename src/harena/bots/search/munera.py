"""The search of Munera: the heuristic plays the turn up to its last spectacle, and the win estimator then rates what
each school has."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import FreeMove
from harena.bots.heuristic.munera import cards, deals, decide
from harena.bots.heuristic.munera.evaluation import Evaluation
from harena.bots.search.lazy_view import asked
from harena.bots.search.playout import Playout
from harena.bots.search.win_estimator import WinEstimator
from harena.bots.search_api import Search
from harena.games.munera import GAME
from harena.games.munera.decks import PAIRING, PROVOCATOR, RIVAL
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera
from harena.kernel.choice import Choice
from harena.kernel.rules import View

RULES = GAME.rules
UP_TO_THE_LAST_SPECTACLE, TURN_END = 0, 1  # parts of a turn: a playout ends with the part it began in
ROLLS = ("duel.reroll", "duel.interrupt", "duel.fix")


def features(g: Munera) -> list[list[float]]:
    """Return one row per seat: what the school has, scaled to numbers around 1."""
    decks = g.table.decks
    near = g.table.target * 2 // 3
    found = []
    for seat in range(g.seats):
        men = men_of(g.school[seat])
        fit = [man for man in men if not (g.wounded | g.engaged) >> man & 1]
        bodies = sum([decks.valor[man] + 0.6 * decks.courage[man] for man in men])
        glory, denarii = g.glory[seat], g.denarii[seat]
        found.append(
            [
                glory / 5,
                max(0, glory - near) / 5,
                denarii / 10,
                min(denarii, 4) / 4,
                len(men) / 6,
                len(fit) / 6,
                bodies / 20,
                sum([g.rank[man] for man in men]) / 4,
                sum([g.fame[man] for man in men]) / 4,
                pairs(g, fit) / 3,
                g.hands[seat].bit_count() / 4,
                g.staff[seat].bit_count() / 3,
                sum([decks.skill[minister] for minister in men_of(g.staff[seat])]) / 6,
                float(g.rudis == seat),
            ]
        )
    return found


def pairs(g: Munera, men: Sequence[int]) -> int:
    """Return how many pairs of these gladiators can fight at the same time (M-3.2)."""
    count = [0] * len(PAIRING)
    for man in men:
        if g.klass[man] >= 0:
            count[g.klass[man]] += 1
    rivals = sum([min(count[klass], count[RIVAL[klass]]) for klass in range(PROVOCATOR)])
    return rivals // 2 + count[PROVOCATOR] // 2


def stage(g: Munera) -> float:
    """Return how near the end of the match is, 0 to 1."""
    return min(1.0, max(max(g.glory) / g.table.target, (g.turn - 1) / g.table.turns))


ESTIMATORS = {  # by the part of the turn that begins; python -m tools.fit_win_estimator munera --matches 1000
    UP_TO_THE_LAST_SPECTACLE: WinEstimator(  # 1.626 of 2.000 bits left
        (0.99, -1.73, 0.40, 1.12, 1.20, 1.33, -0.43, 3.43, 0.51, 0.31, 0.64, -0.23, 1.47, -0.05),
        (3.11, 0.40, 0.04, 0.01, 0.70, 0.01, 1.08, -0.52, -0.30, -0.53, 0.09, 0.00, 0.02, -0.06),
    ),
    TURN_END: WinEstimator(  # 1.639 of 2.000 bits left
        (0.80, -1.69, 0.39, 1.14, 1.20, 1.40, -0.47, 3.39, 0.52, 0.28, 0.79, -0.25, 1.48, -0.05),
        (3.08, 0.44, 0.05, 0.02, 0.78, -0.07, 1.09, -0.56, -0.31, -0.53, 0.10, 0.06, -0.01, -0.04),
    ),
}


class MuneraThought(Playout):
    def boundary(self, g: Munera) -> tuple[int, ...]:
        """Return the turn and the part of it."""
        return g.turn, TURN_END if "end" in [f.proc for f in g.stack] else UP_TO_THE_LAST_SPECTACLE

    def decided(self, g: Munera, rng: Random) -> int:
        return decide(g, asked(RULES, g), rng)[0]

    def chances(self, g: Munera) -> list[float]:
        return ESTIMATORS[self.boundary(g)[-1]].chances(features(g), stage(g))

    def free_move(self, g: Munera, seat: int, free_moves: Sequence[FreeMove], rng: Random) -> FreeMove | None:
        ev = Evaluation(g, seat, rng)
        return deals.deal(ev, free_moves, cards.keeping(ev))


class MuneraSearch(Search):
    deals = True
    patience = 1.5

    def think(self, view: View, choice: Choice, rng: Random) -> MuneraThought:
        return MuneraThought(GAME, view, choice, rng)

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        """Tell whether to search: not where an answer takes effect only after the playout, nor where the odds of a roll
        decide."""
        return not choice.window and not choice.step.startswith("match.") and choice.step not in ROLLS


SEARCH = MuneraSearch("munera")
