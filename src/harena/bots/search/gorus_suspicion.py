"""What the others' cards in this round tell of the hands behind them: a world in which they would have played like that
is likelier than one in which they would not."""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from harena.bots.search.gorus_playout import follow_worths, lead_worths, playable
from harena.games.gorus.cards import CARD, cards
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table
from harena.games.gorus.view import leaders
from harena.kernel.rules import View

TRUST = 0.7  # nobody plays just like our policy: how much of what it says is believed


class Played(NamedTuple):
    """A card somebody else played, and what he saw then."""

    seat: int
    card: int
    later: int  # the cards he has played since, this one included: they were in his hand
    combat: list[int]
    favored: int
    initial: int


def history(view: View, table: Table) -> list[Played]:
    """Of this round. With a stock (G-3.7) hands were others, and the dummy of solo thinks nothing: none is told."""
    if table.players <= 2:
        return []
    known: list[int] = view["known"]["played"]
    first = leaders(table, view["state"]["dealer"], view["known"]["takers"])
    found: list[Played] = []
    favored = initial = 0
    combat: list[int] = []
    for at, card in enumerate(known):
        number, place = divmod(at, table.players)
        seat = (first[number] + place) % table.players
        if not place:
            combat = []
        if seat != view["viewer"]:
            found.append(Played(seat, card, 0, combat[:], favored, initial if place else 0))
        if not place:
            initial = card >> 4
            favored = favored or initial
        elif card & 15 == combat[-1] & 15:
            favored = card >> 4
        combat.append(card)
    since = [0] * table.players
    for at in range(len(found) - 1, -1, -1):
        play = found[at]
        since[play.seat] |= CARD[play.card]
        found[at] = play._replace(later=since[play.seat])
    return found


def likelihood(g: Gorus, plays: list[Played]) -> float:
    """How well what was played fits these hands."""
    total = 0.0
    table = g.table
    for play in plays:
        hand = g.hands[play.seat] | play.later
        held = cards(hand)
        if play.combat:
            options = playable(hand, held, play.combat[-1] & 15, play.initial)
            if len(options) == 1:
                continue
            behind = table.players - 1 - len(play.combat)
            worths = follow_worths(
                options, hand, play.combat, play.favored, play.initial, table.favor, behind, ours=False
            )
        elif len(held) == 1:
            continue
        else:
            options, worths = held, lead_worths(held, hand, play.favored)
        chosen = worths[options.index(play.card)]
        total += chosen - log(sum([exp(worth) for worth in worths]))
    return TRUST * total
