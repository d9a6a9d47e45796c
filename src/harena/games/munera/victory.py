"""M-14: Glory, and the end of the game."""

from __future__ import annotations

from harena.games.munera.school import RANK_WORTH
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera
from harena.kernel.rules import Outcome
from harena.kernel.state import Frame, end, tell, trigger

GAINED = 0  # trigger: Glory was gained


def gain_glory(g: Munera, seat: int, points: int) -> None:
    """M-14.1: victory is checked before the next step, after all schools have gained their Glory of this moment."""
    g.glory[seat] += points
    tell(g, "glory", seat, points, g.glory[seat])
    trigger(g, GAINED)


def look_at_glory(g: Munera, facts: tuple[int, ...]) -> Frame | None:
    """M-14.1: end the game at once if a school has reached the target."""
    if g.stack and max(g.glory) >= g.table.target:
        crown(g)
    return None


def school_fame(g: Munera, seat: int) -> int:
    """M-14.1: return the Fame that decides a tie."""
    return sum([g.fame[man] + RANK_WORTH * g.rank[man] for man in men_of(g.school[seat])])


def crown(g: Munera) -> None:
    """M-14.1, M-14.2: the most Glory wins, then the most Fame; schools that are still tied share the victory."""
    most = max(g.glory)
    best = [seat for seat in range(g.seats) if g.glory[seat] == most]
    if len(best) > 1:
        fame = max([school_fame(g, seat) for seat in best])
        best = [seat for seat in best if school_fame(g, seat) == fame]
    g.winners = tuple(best)
    tell(g, "won", g.winners, most)
    end(g)


def outcome(g: Munera) -> Outcome:
    return Outcome(g.winners, tuple(g.glory))
