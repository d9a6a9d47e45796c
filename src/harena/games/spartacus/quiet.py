"""S-6.6: quiet moments. All choose at the same time to pass or to play a reaction that fits. Of those who play one, the
first from the Host acts."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import AIMS, PLAY, PLAYS
from harena.games.spartacus.cards.reactions import BOOKS, REACTIONS
from harena.games.spartacus.reaction import play_reaction
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.state import Ludus, Quiet, React
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import SEALED, Procedure, window

ONLY_PASS = (PASS,)
AT_QUIET_MOMENTS = tuple([(effect, reaction) for effect, reaction in REACTIONS.items() if reaction.moment])


def quiet(g: Ludus, cards: int = BOOKS) -> Quiet | None:
    """Return the frame of a quiet moment, or None if public facts allow no reaction. `cards` says what it is for."""
    f = Quiet()
    f.begin("quiet")
    f.cards = cards
    return f if speakers(g, f) else None


def then_quiet(g: Ludus) -> None:
    """Open a quiet moment on top of what is going on, which continues after it. For answers and free actions."""
    f = quiet(g)
    if f is not None:
        g.stack.append(f)


def fitting(g: Ludus, f: Quiet) -> list[int]:
    """Return the titles that could be played now, judging by public facts: not all copies are discarded, and the
    condition holds."""
    decks = g.table.decks
    found: list[int] = []
    for effect, reaction in AT_QUIET_MOMENTS:
        if not reaction.moment & f.cards or reaction.not_in == g.phase:
            continue
        if decks.effects[effect] and reaction.aims(g, -1, 0):
            found += [title for title in decks.effects[effect] if decks.copies[title] & ~g.gone]
    return found


def speakers(g: Ludus, f: Quiet) -> Sequence[int]:
    """Return the seats to ask. Hand sizes and Influence are public, so seats that cannot react are skipped."""
    titles = fitting(g, f)
    if not titles:
        return ()
    least = min([g.table.decks.needs[title] for title in titles])
    return [seat for seat in from_host(g) if g.hands[seat] and g.influence[seat] >= least]


def playable(g: Ludus, f: Quiet, seat: int) -> Options:
    hand = g.hands[seat] & g.table.decks.reactions
    if not hand:
        return ONLY_PASS
    decks = g.table.decks
    found = [PASS]
    for title in sorted(fitting(g, f)):
        if hand & decks.copies[title] and g.influence[seat] >= decks.needs[title]:
            row = decks.rows[title]
            found += [PLAY + AIMS * title + aim for aim in REACTIONS[row.effect].aims(g, seat, row.pay)]
    return found


def speak(g: Ludus, f: Quiet, seat: int, option: int) -> React:
    return play_reaction(g, seat, option)


QUIET = Procedure("quiet", Quiet, window(SEALED, speakers, playable, speak, PLAYS, rule="S-6.6"))
