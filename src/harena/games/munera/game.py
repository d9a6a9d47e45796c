"""The rules of Munera: Familia Gladiatoria, put together from the chapters in the order of the rulebook.

| chapter | file | contents |
| --- | --- | --- |
| M-1 | decks.py, data/*.toml | cards and map |
| M-2 | setup.py, table.py | options, set-up |
| M-3, M-4 | school.py | Gladiators and Ministers |
| M-5, M-15 | eventum.py, moments.py, cards/ | Eventum cards: when, and what they do |
| M-6 | forum.py, rest_phase.py | healing, auctions, sales |
| M-7 | munus.py, contract.py, naming.py | spectacles: choice, poll, tender, fighters |
| M-8 | travel.py | the journey |
| M-9 | duel.py, rolls.py | duels |
| M-10 | bout.py | same-school duels |
| M-11 | bets.py | bets and fixes |
| M-12 | turn.py | the turns, and too many men |
| M-13 | deals.py, rest_phase.py | deals and rest moments |
| M-14 | victory.py | Glory and the end |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.actions import KINDS
from harena.games.munera.bout import BOUT, WAGER
from harena.games.munera.cards.effects import EFFECTS_TABLE
from harena.games.munera.deals import FREE_ACTIONS, OFFER_BOOK
from harena.games.munera.decks import ARCHIVE
from harena.games.munera.duel import DUEL
from harena.games.munera.eventum import EVENTUM, HAND, MOMENT
from harena.games.munera.forum import FORUM, forum_phase
from harena.games.munera.ids import ids
from harena.games.munera.munus import MUNUS_PHASE, SPECTACLE, munus_phase
from harena.games.munera.naming import NAMING
from harena.games.munera.rest_phase import REST, SALE, SELLERS_AUCTION, TRAINING
from harena.games.munera.rolls import ROLL
from harena.games.munera.setup import SETUP
from harena.games.munera.state import Munera, blank
from harena.games.munera.table import complete
from harena.games.munera.turn import BRAWL, END, PLAGUE_TABLE, eventum_phase, new_turn, time_up, turn_end, turns_left
from harena.games.munera.victory import GAINED, look_at_glory
from harena.kernel.flow import Procedure, call, do, repeat
from harena.kernel.rules import Rules
from harena.kernel.state import Frame, frame, once
from harena.matches.offers import OFFER_EVENTS

EVENTS: dict[str, dict[str, str]] = {
    # M-2
    "rolled": {"seat": "seat", "die": "number"},
    "rudis": {"seat": "seat"},
    "settled": {"seat": "seat", "region": "region", "price": "number"},
    "recruited": {"seat": "seat", "man": "man"},
    "hired": {"seat": "seat", "minister": "minister"},
    "class": {"seat": "seat", "man": "man", "class": "class"},
    "retrained": {"seat": "seat", "man": "man", "class": "class"},
    "assigned": {"seat": "seat", "minister": "minister", "class": "class"},
    # M-3, M-5
    "turn": {"turn": "number"},
    "drew": {"seat": "seat"},
    "drawn": {"seat": "seat", "title": "title"},
    "discarded": {"seat": "seat", "title": "title"},
    "played": {"seat": "seat", "title": "title"},
    "played-man": {"seat": "seat", "title": "title", "man": "man"},
    "played-school": {"seat": "seat", "title": "title", "other": "seat"},
    "played-side": {"seat": "seat", "title": "title", "side": "side-number"},
    "fame": {"man": "man", "points": "number"},
    "promoted": {"man": "man", "rank": "rank"},
    "income": {"seat": "seat", "denarii": "number"},
    "paid": {"seat": "seat", "denarii": "number"},
    "stolen": {"seat": "seat", "other": "seat", "denarii": "number"},
    "roll": {"man": "man", "what": "roll", "die": "number"},
    "test-passed": {"man": "man"},
    "test-failed": {"man": "man"},
    "test-fled": {"man": "man"},
    "healthy": {"man": "man"},
    "fallen-ill": {"man": "man"},
    "disobeyed": {"man": "man"},
    "hurt": {"man": "man"},
    "engaged": {"man": "man"},
    "rested": {"man": "man"},
    "vanished": {"man": "man"},
    "fame-lost": {"man": "man", "points": "number"},
    "glory-lost": {"seat": "seat", "points": "number", "total": "number"},
    # M-6
    "forum": {},
    "recovered": {"man": "man"},
    "still-hurt": {"man": "man"},
    "restocked": {"men": "men", "ministers": "ministers"},
    "put-up": {"seat": "seat", "ware": "ware"},
    "bids": {"bids": "bids"},
    "outbid": {"seat": "seat", "price": "number"},
    "bought": {"seat": "seat", "ware": "ware", "price": "number"},
    "unsold": {"ware": "ware"},
    "sold": {"seat": "seat", "ware": "ware", "price": "number"},
    "auction": {"seat": "seat", "ware": "ware", "minimum": "number"},
    # M-7, M-8
    "announced": {"spectacles": "spectacles"},
    "chosen": {"seat": "seat", "spectacle": "spectacle"},
    "stands": {"seat": "seat"},
    "tendered": {"seat": "seat", "denarii": "number"},
    "withdrew": {"seat": "seat"},
    "unmatched": {"spectacle": "spectacle"},
    "contract": {"seat": "seat", "denarii": "number"},
    "glory": {"seat": "seat", "points": "number", "total": "number"},
    "named": {"seat": "seat", "man": "man"},
    "stands-down": {"seat": "seat", "man": "man"},
    "void-pairs": {"seat": "seat", "count": "number"},
    "travelled": {"seat": "seat", "denarii": "number"},
    "closed": {"spectacle": "spectacle"},
    # M-9, M-10
    "duel": {"seat": "seat", "man": "man", "other": "seat", "rival": "man"},
    "virtus-both": {"man": "man", "virtus": "number", "rival": "man", "other": "number"},
    "melee": {"man": "man", "die": "number", "rival": "man", "other": "number"},
    "declared": {"seat": "seat", "man": "man"},
    "stopped": {"man": "man"},
    "rerolled": {"seat": "seat", "man": "man", "die": "number"},
    "approval": {"approval": "signed"},
    "virtus": {"man": "man", "virtus": "number"},
    "pugna": {"pugna": "pugna"},
    "wounds": {"man": "man", "wounds": "number"},
    "struck": {"man": "man", "rival": "man", "pugna": "pugna", "wounds": "number"},
    "accident": {"man": "man"},
    "victory": {"seat": "seat", "man": "man"},
    "stantes-missi": {"man": "man", "rival": "man"},
    "appreciation": {"man": "man", "appreciation": "number"},
    "spared": {"man": "man"},
    "killed": {"man": "man", "seat": "seat", "price": "number"},
    "healed": {"man": "man"},
    "scarred": {"man": "man"},
    "bout": {"man": "man", "die": "number", "rival": "man", "other": "number"},
    "bout-won": {"man": "man", "total": "number", "other": "number"},
    "bout-death": {"man": "man"},
    # M-11
    "staked": {"seat": "seat", "denarii": "number", "man": "man"},
    "bet-won": {"seat": "seat", "denarii": "number"},
    "bet-lost": {"seat": "seat", "denarii": "number"},
    "pause": {"seat": "seat"},
    "refreshment": {"seat": "seat"},
    "bribed": {"seat": "seat", "man": "man", "virtus": "number"},
    "cheered": {"seat": "seat", "man": "man", "virtus": "number"},
    # M-12, M-13, M-14
    "unruly": {"seat": "seat", "man": "man"},
    "gave-denarii": {"seat": "seat", "other": "seat", "denarii": "number"},
    "gave": {"seat": "seat", "other": "seat", "ware": "ware"},
    "gave-cards": {"seat": "seat", "other": "seat", "count": "number"},
    "gave-card": {"seat": "seat", "other": "seat", "title": "title", "count": "number"},
    "lent": {"seat": "seat", "other": "seat", "man": "man", "spectacle": "spectacle"},
    "won": {"seats": "seats", "glory": "number"},
    **OFFER_EVENTS,
}


def first(g: Munera) -> Frame:
    return frame("match")


def conserved(g: Munera) -> tuple[int, ...]:
    """Check that every card is in exactly one place and that no school has negative denarii."""
    assert min(g.denarii) >= 0
    assert g.wounded & ~g.engaged == 0
    men = [g.men_bag, g.men_gone, g.forum_men, *g.school]
    ministers = [g.ministers_bag, g.ministers_gone, g.forum_ministers, *g.staff]
    munera = [g.munera_bag, g.munera_gone, g.open]
    eventa = [g.bag, g.gone, *g.hands]
    return tuple([once(piles) for piles in (men, ministers, munera, eventa)])


USUAL_TURNS = 40  # M-14.2: counted where there is no limit


def longest(options: Mapping[str, Any]) -> int:
    """Return an upper bound of answers in a match. Random play needs about 120 per school and turn, and as many for the
    set-up."""
    return 150 * ((int(options["turns"]) or USUAL_TURNS) + 1) * int(options["players"])


MATCH = Procedure(
    "match",
    Frame,
    *SETUP,  # M-2
    do(new_turn),
    call(eventum_phase),  # M-5
    call(forum_phase),  # M-6
    call(munus_phase),  # M-7
    call(turn_end),  # M-12
    repeat("new_turn", turns_left),
    do(time_up),  # M-14.2
)

RULES: Rules[Munera] = Rules(
    "munera",
    version=2,
    complete=complete,
    blank=blank,
    first=first,
    procedures=(
        MATCH,
        EVENTUM,
        MOMENT,
        HAND,
        ROLL,
        FORUM,
        REST,
        TRAINING,
        SALE,
        SELLERS_AUCTION,
        MUNUS_PHASE,
        SPECTACLE,
        NAMING,
        DUEL,
        BOUT,
        WAGER,
        END,
        BRAWL,
        PLAGUE_TABLE,
        EFFECTS_TABLE,
    ),
    kinds=KINDS,
    events=EVENTS,
    free_actions=FREE_ACTIONS,
    triggers={GAINED: look_at_glory},
    stands=OFFER_BOOK.stands,
    lapsed=OFFER_BOOK.lapsed,
    ids=ids,
    decks=ARCHIVE,
)
