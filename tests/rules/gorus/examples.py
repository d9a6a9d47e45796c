"""The worked examples of the printed rulebook as positions and plays; test_examples.py says what must come out.

The seats have the names used in the rulebook, clockwise; the first one leads. Where the text says that somebody
could or could not have followed, the hands agree with it. Cards that the text does not mention are chosen so that they
do not matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from harena.games.gorus.state import Gorus
from tests.rules.gorus.positions import number, position

Hand = tuple[str, ...]


class Example(NamedTuple):
    file: str  # the name of its golden record
    favored: str  # the Favored School when the combat begins; "" in the first combat of a round
    hands: Mapping[str, Hand]  # by name, clockwise; each player plays the first card of their hand
    options: Mapping[str, Any] = {}

    @property
    def people(self) -> list[str]:
        return list(self.hands)

    @property
    def plays(self) -> list[tuple[int, str]]:
        """Return the plays in order, each as (seat, card)."""
        return [(seat, cards[0]) for seat, cards in enumerate(self.hands.values())]

    @property
    def numbered_plays(self) -> list[tuple[int, int]]:
        return [(seat, number(card)) for seat, card in self.plays]

    def set_up(self) -> Gorus:
        hands = dict(enumerate(self.hands.values()))
        return position(len(hands), hands, self.favored, leader=0, **self.options)


ROUND_START = Example(
    "example-1-round-start",
    "",
    {
        "Ann": ("fists-4", "swords-5"),
        "Daniel": ("fists-10", "swords-6"),
        "Maureen": ("arrows-10", "fists-9"),  # could follow
    },
)
DISCARDING = Example(
    "example-2-discarding",
    "shields",
    {
        "Daniel": ("swords-5", "fists-4"),
        "Maureen": ("fists-8", "arrows-7"),  # no Brown
        "Ann": ("swords-1", "swords-10"),
    },
)
BAD_IDEA = Example(
    "example-3-bad-idea",
    "shields",
    {
        "Daniel": ("fists-6", "fists-4"),
        "Maureen": ("axes-8", "arrows-7"),  # no Blue
        "Ann": ("swords-8", "arrows-10"),  # no Blue
    },
)
SNEAKY_IDEA = Example(
    "example-4-sneaky-idea",
    "arrows",
    {
        "Maureen": ("fists-9", "arrows-12"),
        "Carter": ("axes-8", "swords-4"),  # no Blue
        "Ann": ("fists-5", "swords-7"),
        "Daniel": ("axes-5", "fists-12"),  # has Blue
    },
)
FINAL_BLOW = Example(
    "example-5-final-blow",
    "fists",
    {"Carter": ("arrows-12",), "Ann": ("fists-7",), "Daniel": ("fists-0",), "Maureen": ("swords-0",)},
)
POINTS = Example(
    "example-6-teams-points",
    "axes",
    {
        "Maureen": ("axes-10", "fists-4"),
        "Carter": ("axes-7", "fists-5"),
        "Hudson": ("axes-9", "fists-6"),
        "Ann": ("axes-4", "fists-7"),
        "Daniel": ("axes-6", "fists-10"),
        "Greg": ("swords-6", "axes-13"),
    },
    {"teams": "3-3"},
)
VINDICTIVE = Example(
    "example-7-teams-vindictive",
    "",
    {
        "Greg": ("swords-4", "fists-3"),
        "Jannie": ("swords-2", "fists-4"),
        "Patrick": ("swords-9", "fists-5"),
        "Maureen": ("swords-11", "fists-6"),
        "Carter": ("shields-11", "swords-7"),
        "Hudson": ("shields-15", "axes-7"),  # no Brown
        "Ann": ("swords-8", "fists-10"),
        "Daniel": ("axes-0", "fists-12"),  # no Brown
    },
    {"teams": "4-4"},
)
# The text under the picture on page 3 gives the values only: 1+1+2+1+2+1 and an 8. Here they are the cards of
# one combat of seven, which the leader wins.
CARD_PICTURE = Example(
    "example-8-card-picture",
    "fists",
    {
        "Leader": ("fists-12",),
        "Second": ("fists-10",),
        "Third": ("fists-9",),
        "Fourth": ("arrows-10",),
        "Fifth": ("swords-9",),
        "Sixth": ("axes-12",),
        "Seventh": ("shields-8",),
    },
)

EXAMPLES = (
    ROUND_START,
    DISCARDING,
    BAD_IDEA,
    SNEAKY_IDEA,
    FINAL_BLOW,
    POINTS,
    VINDICTIVE,
    CARD_PICTURE,
)
