"""The public part of a round: what was played, who won it, who cannot hold which school.

A player remembers it between decisions. A search goes back in it (what did they know when they played that?) and
forward (what will they know then?), so it can be copied and extended by the next card."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.gorus.cards import CARD, SCHOOL
from harena.games.gorus.combat import winning
from harena.games.gorus.table import SOLO_NEEDED, Table
from harena.games.gorus.view import leaders
from harena.kernel.rules import View
from harena.kernel.state import mask_of

STRIDE = 2.0  # how much more likely a side wins that is one support ahead
WON = 1e9  # the weight of a side that has reached its target, far above all others


class Round:
    """What does not change during a round."""

    def __init__(self, view: View) -> None:
        state = view["state"]
        self.table = Table(view["options"])
        self.size = self.table.combatants  # cards in a full combat
        self.sides = self.table.sides
        self.side_count = self.table.side_count
        self.in_teams = self.side_count < self.size
        self.favor = self.table.favor
        self.solo = self.table.solo
        self.schools: list[int] = state["schools"]
        self.deck = mask_of(state["deck"])
        self.prizes = prizes(state["supports"], self.table.targets)


def prizes(supports: Sequence[int], targets: Sequence[int]) -> list[list[float]]:
    """Return, per side, its probability of winning the race for each possible winner of the round."""
    sides = range(len(targets))
    found: list[list[float]] = [[] for _ in sides]
    for winner in sides:
        missing = [targets[side] - supports[side] - (side == winner) for side in sides]
        weights = [STRIDE**-left if left > 0 else WON for left in missing]
        for side in sides:
            found[side].append(weights[side] / sum(weights))
    return found


class Memory:
    """The public part of the round so far."""

    __slots__ = ("combat", "eights", "favored", "gone", "leader", "proofs", "round", "sizes", "stock", "voids", "won",
                 "zeros")  # fmt: skip

    def __init__(self, of: Round, leader: int, sizes: list[int], stock: int) -> None:
        self.round = of
        self.favored = 0
        self.leader = leader  # of the present combat
        self.combat: list[int] = []
        self.sizes = sizes  # how many cards each seat holds
        self.stock = stock
        self.gone = 0  # all cards that were played
        self.won = [0] * of.side_count  # crowd favor per side without the 0s, whose worth is known only at the end
        self.zeros: list[tuple[int, int]] = []  # side and school (G-4.2)
        self.eights = 0  # bit mask of the sides that have won an 8 (G-7.2)
        self.voids = [0] * len(sizes)  # per seat: the cards of all schools it has shown to lack
        self.proofs: list[tuple[int, int, int]] = []  # the same as (seat, number of its play, school)

    def copy(self) -> Memory:
        other = Memory(self.round, self.leader, self.sizes[:], self.stock)
        other.favored, other.gone, other.eights, other.proofs = self.favored, self.gone, self.eights, self.proofs
        other.combat, other.won = self.combat[:], self.won[:]
        other.zeros, other.voids = self.zeros[:], self.voids[:]
        return other

    def play(self, seat: int, card: int) -> None:
        """Record the next card. Hands are not refilled from a stock here."""
        combat = self.combat
        if combat:
            initial, before = combat[0] >> 4, combat[-1]
            if card & 15 == before & 15:  # a Challenge
                self.favored = card >> 4
            elif card >> 4 != initial:
                self.voids[seat] |= SCHOOL[initial]
        else:
            self.favored = self.favored or card >> 4
            self.leader = seat
        combat.append(card)
        self.gone |= CARD[card]
        self.sizes[seat] -= 1

    def take(self, seat: int) -> None:
        """Record who won the combat."""
        side, favor = self.round.sides[seat], self.round.favor
        for card in self.combat:
            rank = card & 15
            if not rank:
                self.zeros.append((side, card >> 4))
                continue
            self.won[side] += favor[rank]
            if rank == SOLO_NEEDED:
                self.eights |= 1 << side
        self.combat = []
        self.leader = seat

    def winner(self) -> int:
        """Return the seat that wins the present combat as it stands."""
        return (self.leader + winning(self.combat, self.favored)) % self.round.size


def remembered(view: View) -> Memory:
    """Return what this seat has seen of the round."""
    state, known, of = view["state"], view["known"], Round(view)
    memory = Memory(of, state["leader"], list(state["hands_size"]), state["stock_size"])
    played: list[int] = known["played"]
    for number, taker in enumerate(known["takers"]):
        memory.combat = played[of.size * number : of.size * number + of.size]
        memory.take(taker)
    memory.combat = list(state["combat"])
    memory.gone = mask_of(played)
    memory.favored, memory.leader = state["favored"], state["leader"]
    memory.proofs = [(seat, number, school) for seat, number, school in known["voids"]]
    for seat, _, school in memory.proofs:
        memory.voids[seat] |= SCHOOL[school]
    return memory


def from_the_deal(view: View) -> Memory:
    """Return the round before its first card, for tables without a stock."""
    of, state = Round(view), view["state"]
    first = leaders(of.table, state["dealer"], [])[0]
    return Memory(of, first, [len(state["deck"]) // of.size] * of.size, 0)
