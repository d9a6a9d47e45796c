"""M-5.3, M-13.3: open a moment for Eventum cards, or a rest moment (time for deals, sales and training).

decks.py lists the moments; eventum.py and rest_phase.py run them.
"""

from __future__ import annotations

from harena.games.munera.decks import AT_REST, EVENTUM_PHASE, TURN_END
from harena.games.munera.state import Moment, Munera
from harena.kernel.state import tell

IN_EVENTUM, IN_FORUM, IN_MUNUS, CHOSEN, IN_END = range(5)  # rest moments; CHOSEN: after the choice of a spectacle


def moment(g: Munera, when: int) -> Moment | None:
    """Return the frame of the moment `when`, or None if public facts show that nobody can hold a card for it."""
    if not g.table.decks.timed[when] & ~g.gone or not any(g.hands):
        return None
    return _begun("moment", when, -1)


def rest(g: Munera, phase: int) -> Moment:
    """M-13.4: start a rest moment. Offers of an earlier moment lapse, even if nobody was asked anything in between."""
    g.moment += 1
    for offer in g.offers:
        tell(g, "offer-gone", offer.id, offer.by, offer.to, to=(offer.by, offer.to))
    g.offers.clear()
    for row in g.asked:
        row.clear()
    return _begun("rest", AT_REST, phase)


def _begun(proc: str, when: int, phase: int) -> Moment:
    f = Moment()
    f.begin(proc)
    f.when, f.phase, f.played, f.trained, f.done = when, phase, 0, 0, 0
    return f


def cards_for(g: Munera, f: Moment) -> int:
    """Return the Eventum cards that may be played now. In the Eventum phase and at the end of a turn, the rest moment
    is also the phase's own moment: M-5.3 names the same times."""
    timed = g.table.decks.timed
    if f.phase == IN_EVENTUM:
        return timed[AT_REST] | timed[EVENTUM_PHASE]
    if f.phase == IN_END:
        return timed[AT_REST] | timed[TURN_END]
    return timed[f.when]
