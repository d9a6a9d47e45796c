"""M-5: Eventum cards are drawn, kept secret and played at their moments. What each card does is in cards/."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.actions import PLAYS, TITLE, TITLES
from harena.games.munera.cards import act, options_of, split
from harena.games.munera.facts import FACT
from harena.games.munera.hands import MOST_CARDS, draw_for
from harena.games.munera.moments import IN_EVENTUM, cards_for, rest
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.state import Hand, Moment, Munera
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import ROUNDS, Procedure, ask, call, do, window
from harena.kernel.state import Frame, reveal, tell


def surplus(g: Munera, f: Hand, seat: int) -> Options:
    if g.hands[seat].bit_count() <= MOST_CARDS:
        return ()
    return sorted({TITLE + g.table.decks.titled[card] for card in men_of(g.hands[seat])})


def throw_away(g: Munera, f: Hand, seat: int, option: int) -> None:
    card = lay_down(g, seat, option - TITLE)
    tell(g, "discarded", seat, g.table.decks.titled[card])


def lay_down(g: Munera, seat: int, title: int) -> int:
    """Move a card of this title from a hand to the discards, face up, and return it."""
    card = (g.hands[seat] & g.table.decks.copies[title]).bit_length() - 1
    g.hands[seat] &= ~(1 << card)
    g.gone |= 1 << card
    reveal(g, seat, card)
    for viewer in range(g.seats):
        g.learned[viewer] &= ~(1 << FACT * seat + card)
    return card


# M-5.2, M-5.3: a moment at which cards can be played


def holders(g: Munera, f: Moment) -> Sequence[int]:
    """M-5.2: the Rudiarius first, then clockwise. The size of a hand is public, so an empty hand is not asked."""
    return [seat for seat in clockwise(g, g.rudis) if g.hands[seat]]


ONLY_PASS = (PASS,)


def cards(g: Munera, f: Moment, seat: int) -> Options:
    hand = g.hands[seat] & cards_for(g, f)
    return [PASS, *options_of(g, f, seat, hand)] if hand else ONLY_PASS


def play_card(g: Munera, f: Moment, seat: int, option: int) -> Frame | None:
    title, target = split(option)
    lay_down(g, seat, title)
    f.played |= 1 << title
    return act(g, f, seat, title, target)


def undone(g: Munera, f: Moment) -> bool:
    return not f.done


# M-5.1: the Eventum phase


def draws(g: Munera, f: Frame) -> None:
    draw_for(g, clockwise(g, g.rudis))


def settle_down(g: Munera, f: Frame) -> Moment:
    """M-13.3: the rest moment after the draws."""
    return rest(g, IN_EVENTUM)


EVENTUM = Procedure("eventum", Frame, do(draws), call(settle_down))
MOMENT = Procedure("moment", Moment, window(ROUNDS, holders, cards, play_card, PLAYS, while_=undone))
HAND = Procedure("hand", Hand, ask(surplus, throw_away, TITLES, again=True))
