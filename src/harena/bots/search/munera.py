"""The search of Munera: the heuristic plays the turn up to its last spectacle, and the win estimator then rates what
each school has."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import FreeMove
from harena.bots.heuristic.munera import cards, deals, decide
from harena.bots.heuristic.munera.evaluation import Evaluation
from harena.bots.search.hands import Key
from harena.bots.search.playout import NO_QUESTION, Playout, asked
from harena.bots.search.win_estimator import estimators
from harena.bots.search_api import Search
from harena.games.munera import GAME
from harena.games.munera.decks import PAIRING, PROVOCATOR, RIVAL
from harena.games.munera.facts import FACT
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera
from harena.kernel.choice import Choice
from harena.kernel.rules import View

RULES = GAME.rules
UP_TO_THE_LAST_SPECTACLE, TURN_END = 0, 1  # parts of a turn: a playout ends with the part it began in
ROLLS = ("duel.reroll", "duel.interrupt", "duel.fix")
SIGNS = (*[1] * 13, 0)  # of the features below: 1 helps, 0 may do either


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


# By the part of the turn that begins; python -m tools.fit_win_estimator munera --matches 1500.
# Bits left of 2.000 on other matches: 1.664, 1.616.
WEIGHTS = {  # early and late, per part
    "Glory": (0.51, 2.72, 0.31, 2.75),
    "Glory near the goal": (0.00, 0.75, 0.00, 0.70),
    "denarii": (0.43, 0.00, 0.43, 0.00),
    "denarii up to 4": (0.40, 0.00, 0.43, 0.00),
    "men": (1.93, 0.06, 1.97, 0.07),
    "fit men": (0.73, 0.00, 0.73, 0.00),
    "bodies": (0.00, 0.00, 0.00, 0.00),
    "ranks": (3.21, 0.00, 2.98, 0.00),
    "Fame": (0.36, 0.04, 0.32, 0.04),
    "pairs": (0.00, 0.00, 0.00, 0.00),
    "cards": (0.27, 0.21, 0.46, 0.17),
    "Ministers": (0.30, 0.00, 0.30, 0.00),
    "skills of Ministers": (0.43, 0.81, 0.42, 0.83),
    "Rudis": (0.02, 0.02, -0.09, 0.08),
}
ESTIMATORS = estimators((UP_TO_THE_LAST_SPECTACLE, TURN_END), WEIGHTS)


def hand_key(g: Munera, seat: int, card: int) -> Key:
    decks = g.table.decks
    return decks.card[decks.titled[card]].effect, True


class MuneraThought(Playout):
    def known_hands(self, g: Munera) -> list[int]:
        return [g.learned[self.seat] >> FACT * seat & (1 << FACT) - 1 for seat in range(g.seats)]

    def hand_key(self, g: Munera, seat: int, card: int) -> Key:
        return hand_key(g, seat, card)

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
    rates_positions = True
    patience = 1.5

    def think(self, view: View, choice: Choice, rng: Random) -> MuneraThought:
        return MuneraThought(GAME, view, choice, rng)

    def in_position(self, g: Munera, since: Munera, rng: Random) -> Sequence[float]:
        return MuneraThought(GAME, {}, NO_QUESTION, rng).look_ahead(g, since)

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        """Tell whether to search: not where an answer takes effect only after the playout, nor where the odds of a roll
        decide."""
        return not choice.window and not choice.step.startswith("match.") and choice.step not in ROLLS


SEARCH = MuneraSearch("munera")
