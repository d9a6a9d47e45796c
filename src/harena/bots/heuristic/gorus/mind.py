"""The table as the seat sees and remembers it, laid out for one decision."""

from __future__ import annotations

from typing import Any

from harena.games.gorus.table import HAND, SOLO_NEEDED
from harena.kernel.rules import View


class Mind:
    """What was played, who took it, what is still out and who can hold it."""

    def __init__(self, view: View) -> None:
        state: dict[str, Any] = view["state"]
        known: dict[str, Any] = view["known"]
        self.me: int = view["viewer"]
        self.sides: list[int] = state["sides"]
        self.size = len(self.sides)  # cards in a full combat
        self.side: int = self.sides[self.me]
        self.side_count = max(self.sides) + 1
        self.supports: list[int] = state["supports"]
        self.targets: list[int] = state["targets"]
        self.favor: list[int] = view["options"]["favor"]
        self.favored: int = state["favored"]
        self.schools: list[int] = state["schools"]
        self.combat: list[int] = state["combat"]
        self.leader: int = state["leader"] if self.combat else self.me
        self.hand: list[int] = state["hands"][self.me]
        self.solo = len(state["hands"]) < self.size
        self.stock: int = state["stock_size"]
        self.left = len(self.hand) - 1 + (0 if self.solo else self.stock // self.size)  # combats after this one
        here = len(self.combat)
        self.behind = [(self.me + n) % self.size for n in range(1, self.size - here)]
        self.remember(known["played"], known["takers"])
        seen = {*known["played"], *self.hand}
        self.unseen: list[list[int]] = [[] for _ in range(6)]  # ranks that may be anywhere, by school, upward
        for card in state["deck"]:
            if card not in seen:
                self.unseen[card >> 4].append(card & 15)
        self.place(state["hands_size"], known["voids"], len(known["played"]))

    def remember(self, played: list[int], takers: list[int]) -> None:
        """What each side has won so far; the 0s apart, for what they are worth is settled at the end (G-4.2)."""
        self.won = [0] * self.side_count
        self.zeros: list[tuple[int, int]] = []  # side and school
        self.has_needed = False
        size, favor = self.size, self.favor
        for number, taker in enumerate(takers):
            side = self.sides[taker]
            for card in played[size * number : size * number + size]:
                if card & 15:
                    self.won[side] += favor[card & 15]
                    if card & 15 == SOLO_NEEDED and side == self.side:
                        self.has_needed = True
                else:
                    self.zeros.append((side, card >> 4))

    def place(self, sizes: list[int], voids: list[list[int]], played: int) -> None:
        """How many cards of each school a seat has room for, and how much room there is in all.

        Two players fill their hands up from the stock, so there a proven void only means: not among the older cards."""
        self.room: list[list[int]] = [[size] * 6 for size in sizes]
        for seat, number, school in voids:
            if self.size == 2 and not self.solo:
                plays = played // 2 + (1 if seat == self.leader and self.combat else 0)
                drawn = sizes[seat] + plays - HAND
                self.room[seat][school] = min(sizes[seat], max(0, drawn - number + 1))
            else:
                self.room[seat][school] = 0
        others = [room for seat, room in enumerate(self.room) if seat != self.me]
        self.places = [sum([room[school] for room in others]) + self.stock for school in range(6)]

    def lacks(self, seat: int, school: int, cards: int) -> float:
        """The chance that this seat holds none of so many unseen cards of a school."""
        room, places = self.room[seat][school], self.places[school]
        chance = 1.0
        for _ in range(cards if room else 0):
            if places <= room:
                return 0.0
            chance *= (places - room) / places
            places -= 1
        return chance

    def share(self, seat: int, school: int) -> float:
        """The chance that this seat holds a certain unseen card of a school."""
        places = self.places[school]
        return self.room[seat][school] / places if places else 0.0

    def power(self, school: int, rank: int) -> float:
        """How many of the unseen cards of its school this rank beats."""
        unseen = self.unseen[school]
        return len([other for other in unseen if other < rank]) / len(unseen) if unseen else 1.0

    def fortune(self, steady: float, plays: float) -> tuple[float, float]:
        """The chances that a school is the favorite after so many more cards: of the present favorite, of another."""
        count = len(self.schools)
        keeps = (1 + (count - 1) * steady**plays) / count
        return keeps, (1 - keeps) / (count - 1)
