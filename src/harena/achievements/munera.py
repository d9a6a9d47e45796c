"""The achievements of Munera."""

from __future__ import annotations

from harena.achievements import Achievement, Achievements, Story, number
from harena.games.munera.school import PRIMUS, WARES
from harena.games.munera.state import Munera

MuneraStory = Story[Munera]
SIZES = 3  # how many different sizes of contract one must sign


def every_size(story: MuneraStory) -> set[int]:
    """M-7.3: sign contracts of three different sizes."""
    signed: dict[int, set[int]] = {}
    pairs = 0
    for event in story.events:
        if event.kind == "chosen":
            pairs = story.end.table.decks.pairs[number(event, 1)]
        elif event.kind == "contract":
            signed.setdefault(number(event), set()).add(pairs)
    return {seat for seat, sizes in signed.items() if len(sizes) >= SIZES}


def missus(story: MuneraStory) -> set[int]:
    """M-9.7: your man is beaten, and the crowd lets him live."""
    found: set[int] = set()
    owners: dict[int, int] = {}
    winner = -1
    for event in story.events:
        if event.kind == "duel":
            owners, winner = {number(event, 1): number(event), number(event, 3): number(event, 2)}, -1
        elif event.kind == "victory":
            winner = number(event, 1)
        elif event.kind == "spared" and winner >= 0 and number(event) != winner:
            found |= {owners[man] for man in (number(event),) if man in owners}
    return found


def stantes_missi(story: MuneraStory) -> set[int]:
    """M-9.6: both men leave the arena as winners."""
    found: set[int] = set()
    owners: tuple[int, int] = (-1, -1)
    for event in story.events:
        if event.kind == "duel":
            owners = (number(event), number(event, 2))
        elif event.kind == "stantes-missi":
            found |= {*owners}
    return found


def primus_palus(story: MuneraStory) -> set[int]:
    """M-3.3: a man of your school rises to Primus Palus."""
    found: set[int] = set()
    owner: dict[int, int] = {}
    for event in story.events:
        if event.kind in ("recruited", "class", "retrained") or (
            event.kind == "bought" and number(event, 1) < WARES  # a man, not a Minister
        ):
            owner[number(event, 1)] = number(event)
        elif event.kind == "gave" and number(event, 2) < WARES:
            owner[number(event, 2)] = number(event, 1)
        elif event.kind == "promoted" and number(event, 1) == PRIMUS and number(event) in owner:
            found.add(owner[number(event)])
    return found


def for_nothing(story: MuneraStory) -> set[int]:
    """M-7.4: win a tender with an offer of 0 denarii."""
    return {number(event) for event in story.events if event.kind == "tendered" and number(event, 1) == 0}


def lender(story: MuneraStory) -> set[int]:
    """M-13.2: a man you lent is named by the borrower."""
    found: set[int] = set()
    lent: dict[tuple[int, int], int] = {}  # by borrower and man: who lent him
    for event in story.events:
        if event.kind == "lent":
            lent[number(event, 1), number(event, 2)] = number(event)
        elif event.kind == "named" and (number(event), number(event, 1)) in lent:
            found.add(lent[number(event), number(event, 1)])
        elif event.kind == "closed":
            lent.clear()
    return found


ACHIEVEMENTS = Achievements(
    (
        Achievement("every-size", "M-7.3", every_size),
        Achievement("for-nothing", "M-7.4", for_nothing),
        Achievement("lender", "M-13.2", lender),
        Achievement("missus", "M-9.7", missus),
        Achievement("stantes-missi", "M-9.6", stantes_missi),
        Achievement("primus-palus", "M-3.3", primus_palus),
    ),
    rounds="turn",
)
