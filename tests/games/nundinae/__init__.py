"""Nundinae, a small game that tests the kernel. It uses every word of a step table; its rules are in day.py."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any

from harena.game import Game
from harena.kernel.rules import Outcome, Rules, Setting, View
from harena.kernel.state import Frame
from harena.kernel.views import rebuild
from harena.kernel.views import view as fields_seen
from harena.matches.offers import OFFER_EVENTS
from tests.games.nundinae.day import (
    ACCLAIM,
    ALTAR_KIND,
    BIDS,
    BOAST_TABLE,
    CARDS,
    CHEERS,
    DAY,
    FREE_ACTIONS,
    GAINED,
    OFFER_BOOK,
    RUMOR_TABLE,
    STAKES,
    TRADES,
    acclaim,
)
from tests.games.nundinae.state import Boast, Day, Nundinae, blank
from tests.games.nundinae.table import DECK, FACT, complete
from tests.games.nundinae.words import WORDS

EVENTS = {
    "drew": {"seat": "seat", "card": "card"},
    "traded": {"seat": "seat", "jars": "number"},
    "honor": {"seat": "seat", "honor": "number"},
    "toast": {"seat": "seat"},
    "blessed": {"seat": "seat", "blessed": "yes/no"},
    "cheered": {"seat": "seat"},
    "gave": {"seat": "seat", "other": "seat", "coins": "number"},
    **OFFER_EVENTS,
}


def first(g: Nundinae) -> Frame:
    f = Day()
    f.begin("day", g.host)
    f.bidders = f.laid_jars = f.stakes = ()
    return f


def outcome(g: Nundinae) -> Outcome:
    best = max(g.honor)
    return Outcome(tuple([seat for seat in range(g.seats) if g.honor[seat] == best]), tuple(g.honor))


def conserved(g: Nundinae) -> list[int]:
    under = [card for f in g.stack if isinstance(f, Boast) for card in f.under]
    return sorted([*g.bag, *g.discards, *under, *[card for hand in g.hands for card in hand]])


def view(g: Nundinae, viewer: int) -> View:
    return fields_seen(RULES, g, viewer)


def resample(seen: View, rng: Random) -> Nundinae:
    """Deal the unseen cards again, except those that this seat knows to be in a certain hand."""
    state = seen["state"]
    pool = list(DECK)
    cups = {f"{depth}.under": f for depth, f in enumerate(seen["stack"]) if f["proc"] == "boast"}
    seen_cards = [*state["discards"], *[card for hand in state["hands"] for card in hand or ()]]
    for card in [*seen_cards, *[card for cup in cups.values() for card in cup["under"] or ()]]:
        pool.remove(card)
    hands: list[list[int]] = [list(hand or ()) for hand in state["hands"]]
    for fact in seen["known"]["learned"]:
        hands[fact // FACT].append(fact % FACT)
        pool.remove(fact % FACT)
    rng.shuffle(pool)
    for hand, size in zip(hands, state["hands_size"], strict=True):
        while len(hand) < size:
            hand.append(pool.pop())
        hand.sort()
    hidden: dict[str, Any] = {"hands": hands, "bag": sorted([pool.pop() for _ in range(state["bag_size"])])}
    hidden |= {
        name: tuple([pool.pop() for _ in range(f["under_size"])]) for name, f in cups.items() if "under_size" in f
    }
    return rebuild(RULES, seen, hidden, rng)


RULES: Rules[Nundinae] = Rules(
    "nundinae",
    version=1,
    complete=complete,
    blank=blank,
    first=first,
    procedures=(DAY, BOAST_TABLE, RUMOR_TABLE, ACCLAIM),
    kinds=(TRADES, CHEERS, ALTAR_KIND, CARDS, BIDS, STAKES),
    events=EVENTS,
    free_actions=FREE_ACTIONS,
    triggers={GAINED: acclaim},
    stands=OFFER_BOOK.stands,
    lapsed=OFFER_BOOK.lapsed,
)

GAME: Game[Nundinae] = Game(
    rules=RULES,
    words=WORDS,
    seats=range(2, 5),
    settings=(Setting("days", 3, "N-8", values=tuple(range(1, 10))),),
    view=view,
    resample=resample,
    outcome=outcome,
    conserved=conserved,
    longest=lambda options: 200 * int(options["days"]) * int(options["players"]),
    held=lambda g, seat: len(g.hands[seat]),
    folder=files(__name__),
)
