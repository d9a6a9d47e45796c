"""Tests path counts from fixed deals, and compares ours with a second rules engine that must agree.

The second engine is written from the text of G-3.1 to G-3.5 alone, as plainly as possible, and shares no code with the
first: a card is a (school, rank) pair, hands are lists.
"""

from __future__ import annotations

from random import Random

import pytest

from harena.games.gorus.state import Gorus
from harena.kernel.choice import listed
from harena.kernel.state import bits
from harena.lab.perft import perft
from tests.rules.gorus.positions import RULES, play_on, start

Card = tuple[int, int]  # school, rank


class Naive:
    """Plays one round without draws. It is slow and simple on purpose."""

    def __init__(self, hands: list[list[Card]], leader: int) -> None:
        self.hands = hands
        self.turn = leader
        self.combat: list[tuple[int, Card]] = []  # who played what
        self.favored: int | None = None
        self.winners: list[int] = []

    def legal(self) -> list[Card]:
        mine = self.hands[self.turn]
        if not self.combat:
            return list(mine)
        initial_school = self.combat[0][1][0]
        rank_before = self.combat[-1][1][1]
        if not any(school == initial_school for school, _ in mine):
            return list(mine)
        return [card for card in mine if card[0] == initial_school or card[1] == rank_before]

    def play(self, card: Card) -> None:
        if not self.combat and self.favored is None:
            self.favored = card[0]
        if self.combat and self.combat[-1][1][1] == card[1]:
            self.favored = card[0]
        self.hands[self.turn] = [other for other in self.hands[self.turn] if other != card]
        self.combat.append((self.turn, card))
        self.turn = (self.turn + 1) % len(self.hands)
        if len(self.combat) == len(self.hands):
            self.turn = self.winner()
            self.winners.append(self.turn)
            self.combat = []

    def winner(self) -> int:
        initial_school = self.combat[0][1][0]
        trumps = [(card[1], seat) for seat, card in self.combat if card[0] == self.favored]
        followers = [(card[1], seat) for seat, card in self.combat if card[0] == initial_school]
        return max(trumps or followers)[1]

    def copy(self) -> Naive:
        other = Naive([list(hand) for hand in self.hands], self.turn)
        other.combat = list(self.combat)
        other.favored = self.favored
        other.winners = list(self.winners)
        return other


def paths(game: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for card in game.legal():
        after = game.copy()
        after.play(card)
        total += paths(after, depth - 1)
    return total


def pair(card: int) -> Card:
    return divmod(card, 16)


def naive(g: Gorus) -> Naive:
    """Return the same deal for the second engine, before the first card."""
    assert not g.played
    return Naive([[pair(card) for card in bits(hand)] for hand in g.hands], g.seat)


def catch_up(game: Naive, g: Gorus) -> Naive:
    for card in g.played:
        game.play(pair(card))
    return game


PINNED = [  # players, seed of the deal, cards played before, path counts to depth 1, 2, ...
    (3, 1, 0, (10, 41, 148, 1332, 4886, 19010, 152080)),
    (3, 2, 13, (1, 3, 15, 22, 62, 248, 725, 1814, 5442, 11972)),
    (4, 1, 0, (10, 59, 165, 612, 5508, 18165, 71825)),
    (4, 2, 18, (2, 8, 40, 166, 741, 1576, 6304, 21897, 79997)),
    (5, 1, 0, (10, 29, 186, 368, 973, 8757, 27509, 102237)),
    (5, 2, 28, (3, 7, 28, 36, 102, 374, 810, 2430, 5097, 12423)),
    (8, 1, 0, (10, 57, 247, 853, 2223, 4176, 10487, 32407, 291663)),
    (8, 2, 53, (1, 4, 8, 24, 52, 108, 324, 912, 2472, 5148)),
]


@pytest.mark.rule("G-3.1", "G-3.2", "G-3.3", "G-3.4", "G-3.5")
@pytest.mark.parametrize(("players", "seed", "cards", "counts"), PINNED)
def test_path_counts(players: int, seed: int, cards: int, counts: tuple[int, ...]) -> None:
    g = start(players, seed=seed)
    other = naive(g)
    catch_up(other, play_on(g, cards, seed))
    assert tuple(perft(RULES, g, depth) for depth in range(1, len(counts) + 1)) == counts
    assert tuple(paths(other, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.rule("G-3.1", "G-3.2", "G-3.3", "G-3.4", "G-3.5")
@pytest.mark.parametrize("players", range(3, 9))
def test_whole_rounds_agree_card_by_card(players: int) -> None:
    for seed in range(40):
        g = start(players, seed=seed, target=9)
        other = naive(g)
        rng = Random(seed)
        while g.round == 1:
            assert [pair(card) for card in listed(g.options)] == sorted(other.legal())
            assert g.seat == other.turn
            card = rng.choice(listed(g.options))
            RULES.step(g, card)
            other.play(pair(card))
            if g.round == 1:
                assert g.favored == other.favored
                assert g.takers == other.winners
        assert list(g.before_takers) == other.winners
        assert g.favored_before == other.favored
