"""How Munera is searched: the rest of the spectacle, or of the phase, is played by rules of thumb, and what a school
has then says how likely it is to win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots.halving import unseal
from harena.bots.heuristic.munera import cards, deals, decide
from harena.bots.heuristic.munera.mind import Mind
from harena.bots.search.glance import asked
from harena.bots.search.outlook import Outlook
from harena.bots.thought import Search, Thought
from harena.games.munera import GAME
from harena.games.munera.decks import PAIRING, PROVOCATOR, RIVAL
from harena.games.munera.state import Munera, men_of
from harena.kernel.choice import Choice, Space
from harena.kernel.rules import View

RULES = GAME.rules
PHASES = {"eventum": 0, "forum": 1, "munus": 2, "end": 3}
SETTING_UP = 4
NEAR = ("spectacle", "duel", "bout")  # what is decided here shows by the end of the spectacle; else with the turn


def boundary(g: Munera) -> tuple[int, int, int]:
    """A play-out ends where this changes: with the phase, or with a spectacle."""
    phase = PHASES.get(g.stack[1].proc, SETTING_UP) if len(g.stack) > 1 else SETTING_UP
    return g.turn, g.open.bit_count(), phase


def features(g: Munera) -> list[list[float]]:
    """What a school has, in numbers of about the size of 1, for each seat."""
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
    """How many of these can fight each other at once (M-3.2)."""
    count = [0] * len(PAIRING)
    for man in men:
        if g.klass[man] >= 0:
            count[g.klass[man]] += 1
    rivals = sum([min(count[klass], count[RIVAL[klass]]) for klass in range(PROVOCATOR)])
    return rivals // 2 + count[PROVOCATOR] // 2


def stage(g: Munera) -> float:
    """How near the end is, 0 to 1."""
    return min(1.0, max(max(g.glory) / g.table.target, (g.turn - 1) / g.table.turns))


def go_on(g: Munera, rng: Random) -> None:
    """One decision by rules of thumb."""
    options = g.options
    if not isinstance(options, Space) and len(options) == 1:
        RULES.step(g, options[0])
    else:
        RULES.step(g, decide(g, asked(RULES, g), rng)[0])


OUTLOOKS = {  # by the phase that begins; python -m tools.outlook munera --matches 1000
    0: Outlook(  # 1.626 of 2.000 bits left
        (0.99, -1.73, 0.40, 1.12, 1.20, 1.33, -0.43, 3.43, 0.51, 0.31, 0.64, -0.23, 1.47, -0.05),
        (3.11, 0.40, 0.04, 0.01, 0.70, 0.01, 1.08, -0.52, -0.30, -0.53, 0.09, 0.00, 0.02, -0.06),
    ),
    1: Outlook(  # 1.624 of 2.000 bits left
        (1.44, -1.47, 0.44, 1.04, 0.56, 2.03, -0.50, 3.71, 0.58, 0.41, 0.66, -0.25, 1.39, -0.04),
        (2.83, 0.66, 0.03, 0.13, 0.81, -0.06, 1.09, -0.58, -0.29, -0.46, 0.12, 0.02, 0.12, -0.07),
    ),
    2: Outlook(  # 1.670 of 2.000 bits left
        (1.28, -1.95, 0.37, 0.65, 1.42, 1.04, -0.27, 3.36, 0.41, 0.82, 0.84, -0.07, 1.34, 0.16),
        (2.70, 0.85, 0.03, 0.06, 0.36, 0.77, 1.03, -0.50, -0.26, -0.59, 0.03, 0.11, -0.13, 0.07),
    ),
    3: Outlook(  # 1.639 of 2.000 bits left
        (0.80, -1.69, 0.39, 1.14, 1.20, 1.40, -0.47, 3.39, 0.52, 0.28, 0.79, -0.25, 1.48, -0.05),
        (3.08, 0.44, 0.05, 0.02, 0.78, -0.07, 1.09, -0.56, -0.31, -0.53, 0.10, 0.06, -0.01, -0.04),
    ),
}


class MuneraThought(Thought):
    def __init__(self, view: View, choice: Choice, rng: Random) -> None:
        super().__init__(RULES)
        self.view, self.seat, self.rng = view, choice.seat, rng
        self.near = choice.step.partition(".")[0] in NEAR
        self.here = self.place(GAME.resample(view, rng))

    def world(self) -> Munera:
        g = GAME.resample(self.view, self.rng)
        g.hurry = True
        unseal(RULES, g, self.seat)
        return g

    def place(self, g: Munera) -> tuple[int, int, int] | int:
        """A play-out ends where this changes."""
        return boundary(g) if self.near else g.turn

    def playout(self, g: Munera, rng: Random) -> Sequence[float]:
        """By rules of thumb, to the end of the spectacle or of the turn."""
        while g.seat >= 0 and self.place(g) == self.here:
            go_on(g, rng)
        if g.seat < 0:
            return [(seat in g.winners) / len(g.winners) for seat in range(g.seats)]
        return OUTLOOKS[boundary(g)[-1]].chances(features(g), stage(g))

    def reply(self, g: Munera, rng: Random) -> None:
        """By rules of thumb: yes or no."""
        if g.offers:
            offer = g.offers[-1]
            mind = Mind(g, offer.to, rng)
            said = deals.deal(mind, [("accept", (offer.id,))], cards.keeping(mind))
            accepts = said is not None and said[0] == "accept"
            RULES.take_unchecked(g, offer.to, "accept" if accepts else "decline", (offer.id,))


class MuneraSearch(Search):
    deals = True

    def think(self, view: View, choice: Choice, rng: Random) -> Thought:
        return MuneraThought(view, choice, rng)

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        return not choice.window and not choice.step.startswith("match.")


SEARCH = MuneraSearch("munera")
