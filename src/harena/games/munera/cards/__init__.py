"""M-15: what each Eventum card does. A card is two small functions beside its kin: what it may be aimed at, and what
then happens. `TABLE` has them in the order of the rules."""

from __future__ import annotations

from harena.games.munera.actions import PLAY, TARGETS
from harena.games.munera.cards import duel, forum, rest, rolls, spectacle
from harena.games.munera.cards.card import Card
from harena.games.munera.decks import EFFECTS
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera
from harena.kernel.state import Frame, tell

CARDS: dict[str, Card] = {**rest.CARDS, **duel.CARDS, **rolls.CARDS, **forum.CARDS, **spectacle.CARDS}
TABLE: tuple[Card, ...] = tuple([CARDS[effect] for effect in EFFECTS])


def options_of(g: Munera, f: Moment, seat: int, hand: int) -> list[int]:
    """The plays these cards allow now. One card of a title a window, whoever plays it."""
    decks = g.table.decks
    found: list[int] = []
    last = -1
    for card in men_of(hand):
        title = decks.titled[card]
        if title != last and not f.played >> title & 1:
            first = PLAY + TARGETS * title
            found += [first + target for target in TABLE[decks.effect[title]].aims(g, f, seat)]
        last = title  # the copies of a title lie side by side in the deck
    return found


def split(option: int) -> tuple[int, int]:
    """Title and target of a play."""
    return divmod(option - PLAY, TARGETS)


def act(g: Munera, f: Moment, seat: int, title: int, target: int) -> Frame | None:
    decks = g.table.decks
    card = TABLE[decks.effect[title]]
    tell(g, f"played-{card.aim}" if card.aim else "played", seat, title, *([target] if card.aim else []))
    f.done |= card.closes
    return card.play(g, f, seat, target, decks.amount[title])
