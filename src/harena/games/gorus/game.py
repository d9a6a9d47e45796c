"""Put Gorus Maximus together: the chapters in the order of play.

| chapter | file | what it holds |
| --- | --- | --- |
| G-1 | cards.py, data/cards.toml | the gladiators and their crowd favor |
| G-2 | table.py, setup.py, data/tables.toml | options, decks, the deal |
| G-3 | combat.py | leading, following, Challenges, who wins |
| G-4, G-5 | scoring.py | crowd favor, supports, the end |
| G-6 | table.py, data/tables.toml | teams: who sits where; a team counts as one side |
| G-7 | solo.py | one against the dummy |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.gorus.combat import CARDS, COMBAT
from harena.games.gorus.ids import ids
from harena.games.gorus.scoring import SCORING
from harena.games.gorus.setup import DEAL, SETUP
from harena.games.gorus.solo import SOLO
from harena.games.gorus.state import Gorus, blank
from harena.games.gorus.table import HAND, Table, complete
from harena.kernel.flow import Procedure
from harena.kernel.rules import Outcome, Rules
from harena.kernel.state import Frame, bits, frame

EVENTS = {
    "schools": {"schools": "schools"},
    "dealt": {"round": "number", "seat": "seat"},
    "dealt-solo": {"round": "number"},
    "led": {"seat": "seat", "card": "card"},
    "favored": {"school": "school"},
    "played": {"seat": "seat", "card": "card"},
    "challenge": {"seat": "seat", "school": "school"},
    "challenge-same": {"seat": "seat", "school": "school"},
    "drew": {"seat": "seat", "card": "card"},
    "drew-unseen": {"seat": "seat"},
    "took": {"seat": "seat", "school": "school"},
    "counted": {"totals": "totals", "school": "school"},
    "no-eight": {"seat": "seat"},
    "support": {"side": "side", "number": "number"},
    "tied-zero": {"sides": "sides", "side": "side"},
    "tied-lowest": {"sides": "sides", "winners": "sides"},
    "tied-shared": {"sides": "sides"},
    "won": {"sides": "sides"},
}


def first(g: Gorus) -> Frame:
    return frame("solo" if g.table.solo else "match")


def outcome(g: Gorus) -> Outcome:
    seats = range(g.seats)
    sides = g.table.sides
    winners = tuple([seat for seat in seats if sides[seat] in g.winners])
    return Outcome(winners, tuple([g.supports[sides[seat]] for seat in seats]))


def conserved(g: Gorus) -> list[int]:
    """Every card of the deck is in a hand, in the stock or was played in this round."""
    found = list(g.played) + bits(g.stock)
    for hand in g.hands:
        found += bits(hand)
    return sorted(found)


def longest(options: Mapping[str, Any]) -> int:
    """Every round gives at least one support, so the targets bound the rounds."""
    table = Table(options)
    rounds = sum([target - 1 for target in table.targets]) + 1
    return rounds * max(HAND * table.players, 30)


MATCH = Procedure("match", Frame, *SETUP, *DEAL, *COMBAT, *SCORING)
SOLO_MATCH = Procedure("solo", Frame, *SOLO)

RULES: Rules[Gorus] = Rules(
    "gorus",
    version=1,
    complete=complete,
    blank=blank,
    first=first,
    procedures=(MATCH, SOLO_MATCH),
    kinds=(CARDS,),
    events=EVENTS,
    ids=ids,
)
