"""S-2: setup. Dice decide the Host token and the first choice of a house; then cards, guards and gold are dealt."""

from __future__ import annotations

from harena.games.spartacus.actions import HOUSE, HOUSES
from harena.games.spartacus.house import gain_gold, take_card
from harena.games.spartacus.market import highest_roll
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import Options
from harena.kernel.flow import ask, do
from harena.kernel.state import Frame, bits, put, tell


def first_host(g: Ludus, f: Frame) -> None:
    """S-2.1"""
    g.host = highest_roll(g, list(range(g.seats)))
    tell(g, "host", g.host)
    f.turn = g.host
    if g.table.random_houses:
        drawn = g.luck.deal(list(range(len(g.table.decks.houses))), g.seats, of="house")
        for seat, house in zip(from_host(g), drawn, strict=True):
            move_in(g, seat, house)
        f.turn = -1


def free_houses(g: Ludus, f: Frame, seat: int) -> Options:
    return [HOUSE + house for house in range(len(g.table.decks.houses)) if house not in g.house]


def choose_house(g: Ludus, f: Frame, seat: int, option: int) -> None:
    move_in(g, seat, option - HOUSE)
    f.turn = next((other for other in from_host(g) if g.house[other] < 0), -1)


def move_in(g: Ludus, seat: int, house: int) -> None:
    g.house = put(g.house, seat, house)
    tell(g, "house", seat, house)


def deal_assets(g: Ludus, f: Frame) -> None:
    """S-2.2: deal the starting cards; the rest form the Market deck."""
    decks = g.table.decks
    for seat in from_host(g):
        house = decks.houses[g.house[seat]]
        for sort, count in ((decks.gladiators, house.gladiators), (decks.slaves, house.slaves)):
            for card in g.luck.deal(bits(g.market_bag & sort & decks.starting), count, of="card"):
                g.market_bag &= ~(1 << card)
                take_card(g, seat, card)
                tell(g, "starts-with", seat, card)
        for _ in range(house.guards):
            card = (g.bag & decks.guards).bit_length() - 1
            g.bag &= ~(1 << card)
            g.guards[seat] |= 1 << card
        gain_gold(g, seat, house.gold)


SETUP = (
    do(first_host),  # S-2.1
    ask(free_houses, choose_house, HOUSES, again=True),
    do(deal_assets),  # S-2.2
)
