"""What the screen of Gorus Maximus would otherwise have to work out from the view of one seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from harena.games.gorus.combat import winning
from harena.games.gorus.scoring import favor_of
from harena.games.gorus.table import DUMMY, HAND, SOLO_NEEDED, Table
from harena.games.gorus.view import leaders
from harena.kernel.rules import View


class Combat(Struct, gc=False):
    """One combat, card by card."""

    cards: list[int]
    leader: int
    taker: int  # -1 while it goes on
    best: int  # the place of the card that is winning, or has won


class Challenge(Struct, gc=False):
    """What a card of the viewer's hand would do to the favorite (G-3.4)."""

    card: int
    school: int  # the favorite after it
    same: bool  # it was the favorite already


class Pile(Struct, gc=False):
    """What one side has won in a round. Cards that are worth nothing are only counted."""

    cards: list[int]  # those that count, in order
    worths: list[int]  # of each of them
    rest: int  # how many are worth nothing
    total: int
    earns: bool  # it earns a support


class Count(Struct, gc=False):
    """The round before, added up (G-4)."""

    favored: int
    piles: list[Pile]  # by side
    no_eight: bool  # solo: more crowd favor, but no 8 (G-7.2)


class Stage(Struct, gc=False):
    total: int  # combats in a round
    combat: Combat | None  # the present one
    last: Combat | None  # the one before it in this round
    ended: Combat | None  # the last one of the round before
    past: list[Combat]  # those that may be looked at again, the newest first
    challenges: list[Challenge]
    count: Count | None


def stage(view: View, _odds: bool = True, public: Stage | None = None) -> Stage:
    """Return what the screen of this viewer needs (viewer -1: a spectator). `public` is the same for a spectator."""
    state = view["state"]
    combat: list[int] = state["combat"]
    if public is not None and view["viewer"] >= 0:
        own = challenges(state["hands"][view["viewer"]], combat, state["favored"])
        return structs.replace(public, challenges=own)
    table = Table(view["options"])
    last = None
    if state["last_combat"]:  # who took it leads the next combat, or has led it
        last = finished(state["last_combat"], state["last_leader"], state["leader"])
    ended = end_of_round(state["before"], state["before_takers"], table.combatants)
    hand = state["hands"][view["viewer"]] if view["viewer"] >= 0 else None
    return Stage(
        total=HAND if table.solo else len(state["deck"]) // table.players,
        combat=Combat(combat, state["leader"], -1, winning(combat, state["favored"])) if combat else None,
        last=last,
        ended=ended,
        past=past(state, table, last or ended),
        challenges=challenges(hand or [], combat, state["favored"]),
        count=count(state["before"], state["before_takers"], state["favored_before"], table),
    )


def finished(cards: Sequence[int], leader: int, taker: int) -> Combat:
    return Combat(list(cards), leader, taker, (taker - leader) % len(cards))


def end_of_round(cards: Sequence[int], takers: Sequence[int], size: int) -> Combat | None:
    """Return the combat that ended the round before: open to all once the round is scored (G-3.6)."""
    return finished(cards[-size:], takers[-2], takers[-1]) if len(takers) > 1 else None


def past(state: View, table: Table, last: Combat | None) -> list[Combat]:
    """G-3.6: the last combat; with open memory every combat of the round. The newest is first."""
    takers: list[int] = state.get("takers") or []
    if not takers:
        return [last] if last is not None else []
    first, size = leaders(table, state["dealer"], takers), table.combatants
    rows = [state["played"][size * at : size * (at + 1)] for at in range(len(takers))]
    found = [finished(row, first[at], takers[at]) for at, row in enumerate(rows)]
    return found[::-1]


def challenges(hand: Sequence[int], combat: Sequence[int], favored: int) -> list[Challenge]:
    """G-3.4: a card with the rank of the card before it is a Challenge; a lead never is."""
    if not combat:
        return []
    return [Challenge(card, card >> 4, card >> 4 == favored) for card in hand if card & 15 == combat[-1] & 15]


def count(cards: Sequence[int], takers: Sequence[int], favored: int, table: Table) -> Count | None:
    """G-4.1 to G-4.3, G-7.2: add up the round before; None before the first count."""
    if not cards:
        return None
    won: list[list[int]] = [[] for _ in range(table.side_count)]
    size = table.combatants
    for at, taker in enumerate(takers):
        won[table.sides[taker]] += cards[size * at : size * (at + 1)]
    totals = [favor_of(table.favor, pile, favored) for pile in won]
    earners = [side for side, total in enumerate(totals) if total == max(totals)]
    no_eight = False
    if table.solo:
        ahead = totals[0] > totals[DUMMY]
        no_eight = ahead and not any([card & 15 == SOLO_NEEDED for card in won[0]])
        earners = [0] if ahead and not no_eight else [DUMMY]
    piles = []
    for side, pile in enumerate(won):
        worths = [(card, favor_of(table.favor, [card], favored)) for card in sorted(pile)]
        counting = [(card, worth) for card, worth in worths if worth]
        piles.append(
            Pile(
                cards=[card for card, _ in counting],
                worths=[worth for _, worth in counting],
                rest=len(pile) - len(counting),
                total=totals[side],
                earns=side in earners,
            )
        )
    return Count(favored, piles, no_eight)
