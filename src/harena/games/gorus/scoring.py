"""G-4 and G-5: end of a round, end of the game. A side is a player or, with teams, a team (G-6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.gorus.state import Gorus
from harena.kernel.flow import do, repeat
from harena.kernel.state import Frame, tell


def favor_of(favor: Sequence[int], cards: Sequence[int], favored: int) -> int:
    """G-1.2, G-4.1, G-4.2: return what these cards are worth, given the final Favored School."""
    return sum([favor[16] if card == favored << 4 else favor[card & 15] for card in cards])


def won_by_side(g: Gorus) -> list[list[int]]:
    """Return the cards each side has won in this round."""
    piles: list[list[int]] = [[] for _ in range(g.table.side_count)]
    size = g.table.combatants
    for number, taker in enumerate(g.takers):
        piles[g.table.sides[taker]] += g.played[size * number : size * (number + 1)]
    return piles


def count_favor(g: Gorus, f: Frame) -> None:
    """G-4.1, G-4.2: add up each side's crowd favor; a side without cards has 0."""
    g.totals = tuple([favor_of(g.table.favor, pile, g.favored) for pile in won_by_side(g)])
    g.before, g.before_takers, g.favored_before = tuple(g.played), tuple(g.takers), g.favored
    tell(g, "counted", g.totals, g.favored)


def give_support(g: Gorus, f: Frame) -> None:
    """G-4.3: give 1 support to the side with the most crowd favor, or to all tied sides."""
    for side, total in enumerate(g.totals):
        if total == max(g.totals):
            g.supports[side] += 1
            tell(g, "support", side, g.supports[side])


def nobody_wins_yet(g: Gorus, f: Frame) -> bool:
    """G-5.1, G-6.4: tell whether no side has reached its target."""
    return not at_target(g)


def at_target(g: Gorus) -> list[int]:
    return [side for side, target in enumerate(g.table.targets) if g.supports[side] >= target]


def pass_the_deal(g: Gorus, f: Frame) -> None:
    """G-2.4: pass the deal to the left, if another round follows."""
    if nobody_wins_yet(g, f):
        g.dealer = (g.dealer + 1) % g.seats


def crown(g: Gorus, f: Frame) -> None:
    """G-5.2: name the winners. Among several sides at the target the Favored 0 decides, else the lowest card that
    differs, else they share the victory."""
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
    if len(rivals) > 1:
        tell(g, "tied-shared", tuple(rivals))
    g.winners = tuple(rivals)
    tell(g, "won", g.winners)


def ranks_upward(pile: Sequence[int]) -> list[int]:
    """Return the ranks in ascending order, then a number above every rank, so that having no further card loses."""
    return [*sorted([card & 15 for card in pile]), 99]


SCORING = (
    do(count_favor),  # G-4.1, G-4.2
    do(give_support),  # G-4.3
    do(pass_the_deal),  # G-2.4
    repeat("deal", nobody_wins_yet),  # G-5.1
    do(crown),  # G-5.2
)
