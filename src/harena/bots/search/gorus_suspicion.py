"""What the others' cards in this round tell of the hands behind them: a world in which they would have played like that
is likelier than one in which they would not.

A search looks at thousands of worlds, and what a card was worth at a moment hangs on the hand only in few ways: so the
weights of all cards are worked out once for each card that was played."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from harena.bots.search.gorus_playout import ALONE, CHANGED, follow_worths, lead_worth, playable
from harena.games.gorus.cards import CARD, RANKS, SCHOOL, cards
from harena.games.gorus.table import Table
from harena.games.gorus.view import leaders
from harena.kernel.rules import View

TRUST = 0.7  # nobody plays just like our policy: how much of what it says is believed
EVERY = range(len(CARD))
EVERYTHING = sum(CARD)
RID = exp(ALONE)
CHALLENGED = tuple([exp(CHANGED * length) for length in range(RANKS + 1)])  # by the cards of the school it favors


class Led:
    """A card somebody else led."""

    def __init__(self, seat: int, card: int, favored: int, held: int) -> None:
        self.seat, self.card = seat, card
        self.later = 0  # the cards he has played since, this one included: they were in his hand
        late = 1 - held / 10
        lengths = range(held + 1)
        self.weights = [[exp(lead_worth(each, length, favored, late)) for each in EVERY] for length in lengths]

    def fit(self, hand: int) -> float:
        """The logarithm of how likely he was to lead it."""
        by_school = [self.weights[(hand & school).bit_count()] for school in SCHOOL]
        total = 0.0
        for card in cards(hand):
            total += by_school[card >> 4][card]
        return log(by_school[self.card >> 4][self.card] / total)


class Followed:
    """A card somebody else played to others."""

    def __init__(self, seat: int, card: int, combat: list[int], favored: int, table: Table) -> None:
        self.seat, self.card = seat, card
        self.later = 0
        self.initial, self.before = combat[0] >> 4, combat[-1] & 15
        behind = table.players - 1 - len(combat)
        full = follow_worths(EVERY, EVERYTHING, combat, favored, self.initial, table.favor, behind, ours=False)
        bare = follow_worths(EVERY, 0, combat, favored, self.initial, table.favor, behind, ours=False)
        extra = [CHANGED * RANKS if each & 15 == self.before else 0.0 for each in EVERY]
        self.weights = [exp(worth - more) for worth, more in zip(full, extra, strict=True)]
        self.loses = [low - worth + more > ALONE / 2 for low, worth, more in zip(bare, full, extra, strict=True)]

    def fit(self, hand: int) -> float:
        options = playable(hand, cards(hand), self.before, self.initial)
        if len(options) == 1:
            return 0.0
        total = mine = 0.0
        for card in options:
            weight, school = self.weights[card], hand & SCHOOL[card >> 4]
            if self.loses[card] and school == CARD[card]:
                weight *= RID
            if card & 15 == self.before:
                weight *= CHALLENGED[school.bit_count()]
            total += weight
            if card == self.card:
                mine = weight
        return log(mine / total)


Play = Led | Followed


def history(view: View, table: Table) -> list[Play]:
    """Of this round. With a stock (G-3.7) hands were others, and the dummy of solo thinks nothing: none is told."""
    if table.players <= 2:
        return []
    known: list[int] = view["known"]["played"]
    first = leaders(table, view["state"]["dealer"], view["known"]["takers"])
    hand = len(view["state"]["deck"]) // table.players
    found: list[Play] = []
    favored = 0
    combat: list[int] = []
    for at, card in enumerate(known):
        number, place = divmod(at, table.players)
        seat = (first[number] + place) % table.players
        if not place:
            combat = []
        if seat != view["viewer"]:
            if place:
                found.append(Followed(seat, card, combat[:], favored, table))
            else:
                found.append(Led(seat, card, favored, hand - number))
        if not place:
            favored = favored or card >> 4
        elif card & 15 == combat[-1] & 15:
            favored = card >> 4
        combat.append(card)
    since = [0] * table.players
    for play in reversed(found):
        since[play.seat] |= CARD[play.card]
        play.later = since[play.seat]
    return found


def likelihood(hands: Sequence[int], plays: Sequence[Play]) -> float:
    """How well what was played fits these hands, as a logarithm."""
    return TRUST * sum([play.fit(hands[play.seat] | play.later) for play in plays])
