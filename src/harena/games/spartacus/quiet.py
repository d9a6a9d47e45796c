"""S-6.6: quiet moments. All choose at once to pass or to play a reaction that fits; the first from the Host acts."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import AIMS, PLAY, PLAYS
from harena.games.spartacus.cards.reactions import MOMENTS, TABLE
from harena.games.spartacus.phases import ARENA_PHASE, MARKET_PHASE
from harena.games.spartacus.reaction import play_reaction
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.state import Ludus, Quiet, React
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import SEALED, Procedure, window

BOOKS, BETS_SHOWN, DEATH = 1, 2, 4  # what a moment is for: the state of the houses, Rigging, Blood on the Sand
ONLY_PASS = (PASS,)


def quiet(g: Ludus, cards: int = BOOKS) -> Quiet | None:
    """None where public facts allow no reaction."""
    f = Quiet()
    f.begin("quiet")
    f.cards = cards
    return f if speakers(g, f) else None


def fitting(g: Ludus, f: Quiet) -> list[int]:
    """The titles that could be played now, by what lies open: some copy is not discarded, and its condition holds."""
    decks = g.table.decks
    found: list[int] = []
    for effect, moment in MOMENTS.items():
        if not moment & f.cards or (effect == "no_gladiators" and g.phase == ARENA_PHASE):
            continue
        if effect == "no_gold" and g.phase == MARKET_PHASE:
            continue
        if decks.effects[effect] and TABLE[effect].aims(g, -1, 0):
            found += [title for title in decks.effects[effect] if decks.copies[title] & ~g.gone]
    return found


def speakers(g: Ludus, f: Quiet) -> Sequence[int]:
    """The size of a hand and the Influence are public: who could not play anything is not asked."""
    titles = fitting(g, f)
    if not titles:
        return ()
    least = min([g.table.decks.needs[title] for title in titles])
    return [seat for seat in from_host(g) if g.hands[seat] and g.influence[seat] >= least]


def words_to_say(g: Ludus, f: Quiet, seat: int) -> Options:
    hand = g.hands[seat] & g.table.decks.reactions
    if not hand:
        return ONLY_PASS
    decks = g.table.decks
    found = [PASS]
    for title in sorted(fitting(g, f)):
        if hand & decks.copies[title] and g.influence[seat] >= decks.needs[title]:
            row = decks.rows[title]
            found += [PLAY + AIMS * title + aim for aim in TABLE[row.effect].aims(g, seat, row.pay)]
    return found


def speak(g: Ludus, f: Quiet, seat: int, option: int) -> React:
    return play_reaction(g, seat, option)


QUIET = Procedure("quiet", Quiet, window(SEALED, speakers, words_to_say, speak, PLAYS, rule="S-6.6"))
