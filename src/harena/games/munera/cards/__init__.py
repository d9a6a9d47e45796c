"""M-15: what the Eventum cards do. Each effect is one declaration (card.py) in the file of the phase it belongs to."""

from __future__ import annotations

from harena.games.munera.actions import PLAY, TARGETS
from harena.games.munera.cards import duel, forum, rest, rolls, spectacle
from harena.games.munera.cards.card import Card
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera
from harena.kernel.state import Frame, tell

CARDS: dict[str, Card] = {}  # by effect
for _card in (*rest.CARDS, *forum.CARDS, *spectacle.CARDS, *duel.CARDS, *rolls.CARDS):
    assert _card.effect not in CARDS, f"the effect {_card.effect} is declared twice"
    CARDS[_card.effect] = _card


def options_of(g: Munera, f: Moment, seat: int, hand: int) -> list[int]:
    """Return the plays that these cards allow now: at one moment, only one card of each title, whoever plays it."""
    decks = g.table.decks
    found: list[int] = []
    last = -1
    for card in men_of(hand):
        title = decks.titled[card]
        if title != last and not f.played >> title & 1:
            first = PLAY + TARGETS * title
            found += [first + target for target in decks.card[title].aims(g, f, seat)]
        last = title  # the copies of a title lie side by side in the deck
    return found


def split(option: int) -> tuple[int, int]:
    """Return title and target of a play."""
    return divmod(option - PLAY, TARGETS)


def act(g: Munera, f: Moment, seat: int, title: int, target: int) -> Frame | None:
    decks = g.table.decks
    card = decks.card[title]
    tell(g, f"played-{card.aim_kind}" if card.aim_kind else "played", seat, title, *([target] if card.aim_kind else []))
    if card.closes:
        f.done = 1
    return card.play(g, f, seat, target, decks.amount[title])
