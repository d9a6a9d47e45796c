"""G-4 and G-5: end of a round, end of the game. A side is a player or, with teams, a team (G-6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.gorus.state import Gorus
from harena.kernel.flow import do, repeat
from harena.kernel.state import Frame, tell


def favor_of(favor: Sequence[int], cards: Sequence[int], favored: int) -> int:
    """G-1.2, G-4.1, G-4.2: what these cards are worth, once it is settled which school is Favored."""
    return sum([favor[16] if card == favored << 4 else favor[card & 15] for card in cards])


def won_by_side(g: Gorus) -> list[list[int]]:
    """The cards each side has won in this round."""
    piles: list[list[int]] = [[] for _ in range(g.table.side_count)]
    size = g.table.combatants
    for number, taker in enumerate(g.takers):
        piles[g.table.sides[taker]] += g.played[size * number : size * (number + 1)]
    return piles


def count_favor(g: Gorus, f: Frame) -> None:
    """G-4.1, G-4.2: add up; no card won is 0."""
    g.totals = tuple([favor_of(g.table.favor, pile, g.favored) for pile in won_by_side(g)])
    g.before, g.before_takers, g.favored_before = tuple(g.played), tuple(g.takers), g.favored
    tell(g, "counted", g.totals, g.favored)


def give_support(g: Gorus, f: Frame) -> None:
    """G-4.3: 1 support to the highest, to all of them where tied."""
    for side, total in enumerate(g.totals):
        if total == max(g.totals):
            g.supports[side] += 1
            tell(g, "support", side, g.supports[side])


def nobody_wins_yet(g: Gorus, f: Frame) -> bool:
    """G-5.1, G-6.4."""
    return not at_target(g)


def at_target(g: Gorus) -> list[int]:
    return [side for side, target in enumerate(g.table.targets) if g.supports[side] >= target]


def pass_the_deal(g: Gorus, f: Frame) -> None:
    """G-2.4: to the left, if another round follows."""
    if nobody_wins_yet(g, f):
        g.dealer = (g.dealer + 1) % g.seats


def crown(g: Gorus, f: Frame) -> None:
    """G-5.2: several at the target: the Favored 0, else the lowest card that differs, else they share."""
    piles = won_by_side(g)
    rivals = at_target(g)
    holders = [side for side in rivals if g.favored << 4 in piles[side]]
    if len(rivals) > 1 and holders:
        tell(g, "tied-zero", tuple(rivals), holders[0])
        rivals = holders
    elif len(rivals) > 1:
        lowest = min([ranks_upward(piles[side]) for side in rivals])
        best = [side for side in rivals if ranks_upward(piles[side]) == lowest]
        if len(best) < len(rivals):
            tell(g, "tied-lowest", tuple(rivals), tuple(best))
        rivals = best
    g.winners = tuple(rivals)
    tell(g, "won", g.winners)


def ranks_upward(pile: Sequence[int]) -> list[int]:
    """The ranks from the lowest up; behind the last one stands more than any rank: no further card loses."""
    return [*sorted([card & 15 for card in pile]), 99]


SCORING = (
    do(count_favor),  # G-4.1, G-4.2
    do(give_support),  # G-4.3
    do(pass_the_deal),  # G-2.4
    repeat("deal", nobody_wins_yet),  # G-5.1
    do(crown),  # G-5.2
)
