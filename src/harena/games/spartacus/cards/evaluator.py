"""What the declaration of a card may ask a bot about the table.

The rules never import a bot. A declaration says what its card is worth as a function of an `Evaluator`; the rules of
thumb (harena.bots.heuristic.spartacus.evaluation) provide one. All values are in gold, for the seat that thinks.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from harena.games.spartacus.printed import Decks, House
from harena.kernel.state import Frame

F = TypeVar("F", bound=Frame)

A_CARD = 1.8  # what an unknown Intrigue card is worth


class Evaluator(Protocol):
    """The table as one seat knows it."""

    me: int  # the seat that thinks
    seats: int
    decks: Decks
    gold: list[int]  # by seat
    influence: list[int]  # by seat

    def purse(self, seat: int, amount: float) -> float:
        """Return what it is worth to us that a house gains gold, or loses it if the amount is negative."""

    def moved(self, seat: int, points: int) -> float:
        """Return what it is worth to us that a house gains or loses Influence."""

    def worth(self, seat: int, card: int) -> float:
        """Return what a Market card is worth to the house that has it."""

    def cheapest(self, seat: int, cards: list[int], count: int) -> float:
        """Return what it costs a house to lose so many of these Market cards, the least valuable first."""

    def others(self) -> list[int]:
        """Return all seats but ours."""

    def gladiators(self, seat: int) -> list[int]:
        """Return the ready gladiators of a house."""

    def slaves(self, seat: int) -> list[int]:
        """Return the ready slaves of a house."""

    def fighters(self, seat: int) -> list[int]:
        """Return the ready gladiators and slaves of a house."""

    def count_slaves(self, seat: int) -> int:
        """Count the ready slaves of a house; Naevia counts as two."""

    def guards(self, seat: int) -> int:
        """Count the ready guards on the table of a house."""

    def owner(self, card: int) -> int:
        """Return the house that has a Market card, or -1."""

    def house(self, seat: int) -> House:
        """Return what is printed on the sheet of this house."""

    def about_to_win(self, seat: int) -> bool:
        """Is the Influence of this house close to 12?"""

    def substituted(self, card: int) -> float:
        """Return what it is worth to us that this card fights in the arena in place of its house's fighter."""

    def frame(self, kind: type[F]) -> F:
        """Return the innermost running procedure of this kind. What the seat does not see of it is a guess."""
