"""Assembles Spartacus: A Game of Blood and Treachery from its chapters, in the order of the rulebook.

| chapter | file | what it holds |
| --- | --- | --- |
| S-1, S-15, S-16 | printed.py, decks.py, sand.py, data/*.toml | cards, houses, arena |
| S-2 | setup.py, table.py | options, set-up |
| S-3, S-13 | house.py, trade.py | what a house has; gold given; Champions |
| S-4 | upkeep.py | refreshing, healing, the books |
| S-5 | intrigue.py, scheme.py, special.py, abilities.py | Intrigue turns, schemes, support, rules of the houses |
| S-6 | reaction.py, quiet.py | foils, guards, quiet moments |
| S-7 | market.py, trade.py | the Open Market |
| S-8, S-9 | market.py | auctions, the Host token |
| S-10, S-12 | arena.py | invitations, tribute, bets, judgment |
| S-11 | combat.py, attack.py, fighter.py | the fight |
| S-14 | victory.py | the end, tournaments |
| all | refusals.py | which rule forbids an answer |
| S-17 | cards/ | what Intrigue cards do: one declaration for each effect and ability |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.spartacus.abilities import EXCHANGE, SPY
from harena.games.spartacus.actions import KINDS
from harena.games.spartacus.arena import ARENA, arena_phase
from harena.games.spartacus.attack import ATTACK, LOSS
from harena.games.spartacus.combat import FIGHT
from harena.games.spartacus.decks import ARCHIVE
from harena.games.spartacus.ids import ids
from harena.games.spartacus.intrigue import INTRIGUE, intrigue_phase
from harena.games.spartacus.market import MARKET, market_phase
from harena.games.spartacus.quiet import QUIET
from harena.games.spartacus.reaction import GUARDING, REACTION
from harena.games.spartacus.refusals import rule_against
from harena.games.spartacus.scheme import SCHEME
from harena.games.spartacus.setup import SETUP
from harena.games.spartacus.special import COST
from harena.games.spartacus.state import Ludus, Market, Plot, blank
from harena.games.spartacus.table import complete
from harena.games.spartacus.trade import FREE_ACTIONS, OFFER_BOOK
from harena.games.spartacus.upkeep import UPKEEP, upkeep
from harena.games.spartacus.victory import TOURNAMENT, look_for_winner, time_up
from harena.kernel.flow import Procedure, call, do, repeat
from harena.kernel.rules import Rules
from harena.kernel.state import Frame, frame, once, tell
from harena.matches.offers import OFFER_EVENTS

EVENTS: dict[str, dict[str, str]] = {
    # S-2, S-3, S-13
    "rolled": {"seat": "seat", "die": "number"},
    "host": {"seat": "seat"},
    "house": {"seat": "seat", "house": "house"},
    "starts-with": {"seat": "seat", "card": "card"},
    "turn": {"turn": "number"},
    "phase": {"phase": "phase"},
    "gained-gold": {"seat": "seat", "gold": "number"},
    "paid-bank": {"seat": "seat", "gold": "number"},
    "paid-house": {"seat": "seat", "other": "seat", "gold": "number"},
    "gave-gold": {"seat": "seat", "other": "seat", "gold": "number"},
    "influence-up": {"seat": "seat", "points": "number", "total": "number"},
    "influence-down": {"seat": "seat", "points": "number", "total": "number"},
    "injured": {"card": "card"},
    "favor": {"card": "card", "favors": "number"},
    "champion": {"card": "card"},
    "used": {"seat": "seat", "card": "card"},
    "exhausted": {"seat": "seat", "card": "card"},
    "discarded-asset": {"seat": "seat", "card": "card"},
    # S-4
    "healing": {"seat": "seat", "card": "card", "die": "number"},
    "healed": {"card": "card"},
    "died": {"seat": "seat", "card": "card"},
    "released": {"seat": "seat", "card": "card"},
    "books-gain": {"seat": "seat", "gold": "number"},
    "books-pay": {"seat": "seat", "gold": "number"},
    # S-5
    "drew": {"seat": "seat", "count": "number"},
    "drawn": {"seat": "seat", "title": "title"},
    "intrigue-turn": {"seat": "seat"},
    "intrigue-over": {"seat": "seat"},
    "cashed": {"seat": "seat", "title": "title"},
    "discarded": {"seat": "seat", "title": "title"},
    "posted": {"seat": "seat"},
    "used-rule": {"seat": "seat", "rule": "house-rule"},
    "spied": {"seat": "seat", "other": "seat"},
    "saw": {"seat": "seat", "other": "seat", "title": "title"},
    "laid": {"seat": "seat"},
    "took-back": {"seat": "seat"},
    "pleaded": {"seat": "seat", "other": "seat", "gold": "number"},
    "promised": {"seat": "seat", "other": "seat", "gold": "number"},
    "showed": {"seat": "seat", "other": "seat"},
    "saw-scheme": {"seat": "seat", "other": "seat", "title": "title"},
    "claimed": {"seat": "seat", "title": "title"},
    "claimed-target": {"seat": "seat", "other": "seat"},
    "claimed-house": {"seat": "seat", "title": "title", "other": "seat"},
    "demanded": {"seat": "seat", "gold": "number"},
    "demanded-promise": {"seat": "seat", "gold": "number"},
    "supported": {"seat": "seat", "other": "seat"},
    # the schemer has promised the house gold for its support: the rules never pay it, table talk keeps account of it
    "support-promised": {"seat": "seat", "other": "seat", "gold": "number"},
    "refused": {"seat": "seat", "other": "seat"},
    "schemed": {"seat": "seat", "title": "title"},
    "schemed-house": {"seat": "seat", "title": "title", "other": "seat"},
    "schemed-houses": {"seat": "seat", "title": "title", "other": "seat", "second": "seat"},
    "schemed-card": {"seat": "seat", "title": "title", "card": "card"},
    "foiled": {"seat": "seat", "title": "title"},
    "fizzled": {"seat": "seat", "title": "title"},
    "worked": {"seat": "seat", "title": "title"},
    "guards-exhausted": {"seat": "seat"},
    # S-6
    "reacted": {"seat": "seat", "title": "title"},
    "reacted-house": {"seat": "seat", "title": "title", "other": "seat"},
    "reacted-card": {"seat": "seat", "title": "title", "card": "card"},
    "silenced": {"seat": "seat", "title": "title"},
    "took-guard": {"seat": "seat"},
    "guard-rolled": {"seat": "seat", "die": "number"},
    "guard-held": {"seat": "seat", "title": "title"},
    "guard-failed": {"seat": "seat", "title": "title"},
    # S-7, S-8, S-9
    "sold": {"seat": "seat", "card": "card", "gold": "number"},
    "sold-guard": {"seat": "seat", "gold": "number"},
    "gave": {"seat": "seat", "other": "seat", "card": "card"},
    "gave-guards": {"seat": "seat", "other": "seat", "count": "number"},
    "laid-out": {"count": "number"},
    "peeked": {"seat": "seat", "place": "number"},
    "saw-ware": {"seat": "seat", "card": "card"},
    "shown": {"card": "card"},
    "bids": {"bids": "bids"},
    "bought": {"seat": "seat", "card": "card", "gold": "number"},
    "unsold": {"card": "card"},
    "token-up": {},
    # S-10, S-12
    "invited": {"seat": "seat", "other": "seat"},
    "declined": {"seat": "seat"},
    "sent": {"seat": "seat", "card": "card"},
    "equipped": {"seat": "seat", "card": "card"},
    "no-fight": {},
    "replaced": {"seat": "seat", "card": "card", "instead": "card"},
    "bet": {"seat": "seat", "bets": "bets"},
    "bets-won": {"seat": "seat", "gold": "number"},
    "bets-lost": {"seat": "seat", "gold": "number"},
    "spared": {"seat": "seat", "card": "card"},
    "killed": {"seat": "seat", "card": "card"},
    # S-11
    "round": {"round": "number"},
    "initiative": {"seat": "seat", "dice": "dice"},
    "leads": {"seat": "seat"},
    "moved": {"seat": "seat", "cell": "cell"},
    "attacks": {"seat": "seat", "card": "card", "thrown": "attack"},
    "dice": {"attack": "dice", "defence": "dice"},
    "rerolled": {"seat": "seat", "source": "source"},
    "damage": {"seat": "seat", "damage": "number"},
    "riposte": {"seat": "seat", "damage": "number"},
    "padded": {"seat": "seat"},
    "lost-die": {"seat": "seat", "pool": "pool"},
    "defeated": {"seat": "seat", "card": "card", "level": "level"},
    # S-14
    "tournament": {"seats": "seats"},
    "bout": {"seat": "seat", "other": "seat"},
    "through": {"seat": "seat"},
    "won": {"seat": "seat", "influence": "number"},
    **OFFER_EVENTS,
}


def first(g: Ludus) -> Frame:
    return frame("match")


def new_turn(g: Ludus, f: Frame) -> None:
    g.turn += 1
    tell(g, "turn", g.turn)


def turns_left(g: Ludus, f: Frame) -> bool:
    return not g.table.turns or g.turn < g.table.turns


def conserved(g: Ludus) -> tuple[int, ...]:
    """Return what must never change: every card of both decks is in exactly one place, no house is in debt, and
    Influence stays on the track.
    """
    assert min(g.gold) >= 0
    assert 0 <= min(g.influence) <= max(g.influence) <= 12
    owned = 0
    for cards in g.assets:
        owned |= cards
    assert g.injured & ~g.tired == 0
    assert g.tired & ~owned == 0
    assert all([not favors or owned >> card & 1 for card, favors in enumerate(g.favors)])
    intrigue = [g.bag, g.gone, *g.hands, *g.guards]
    wares = [g.market_bag, g.market_gone, *g.assets]
    for f in g.stack:
        if isinstance(f, Plot):
            intrigue.append(f.laid)
            if f.card >= 0:
                intrigue.append(1 << f.card)
        elif isinstance(f, Market):
            wares += [1 << card for card in f.laid]
            if f.card >= 0:
                wares.append(1 << f.card)
    return once(intrigue), once(wares)


def longest(options: Mapping[str, Any]) -> int:
    """Return an upper bound on the answers of a match. A turn of random play has some fifty answers per house, rarely
    ninety; a fight may be long.
    """
    return 150 * (int(options["turns"]) or 60) * int(options["players"])


MATCH = Procedure(
    "match",
    Frame,
    *SETUP,  # S-2
    do(new_turn),
    call(upkeep),  # S-4
    call(intrigue_phase),  # S-5, S-6
    call(look_for_winner, name="after_intrigue"),  # S-14.1
    call(market_phase),  # S-7, S-8, S-9
    call(look_for_winner, name="after_market"),
    call(arena_phase),  # S-10, S-11, S-12
    call(look_for_winner, name="after_arena"),
    repeat("new_turn", turns_left),
    call(time_up),  # S-14.3
)

RULES: Rules[Ludus] = Rules(
    "spartacus",
    version=2,
    complete=complete,
    blank=blank,
    first=first,
    procedures=(
        MATCH,
        UPKEEP,
        INTRIGUE,
        SCHEME,
        COST,
        SPY,
        EXCHANGE,
        REACTION,
        GUARDING,
        QUIET,
        MARKET,
        ARENA,
        FIGHT,
        ATTACK,
        LOSS,
        TOURNAMENT,
    ),
    kinds=KINDS,
    events=EVENTS,
    free_actions=FREE_ACTIONS,
    stands=OFFER_BOOK.stands,
    lapsed=OFFER_BOOK.lapsed,
    ids=ids,
    decks=ARCHIVE,
    rule_against=rule_against,
)
