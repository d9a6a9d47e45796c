"""How the fields of Spartacus are written into an observation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena.envs.observations.board import LEAVE, BoardObservations, flag
from harena.envs.observations.codes import (
    Amount,
    Amounts,
    AmountsBySeat,
    Attributes,
    BitCode,
    BySeat,
    Category,
    Code,
    Facts,
    Listed,
    Members,
    NumberCode,
    Places,
    Printed,
    PrintedOfAll,
    Row,
    RowsBySeat,
    Seat,
    SeatSet,
    Stretches,
    Sum,
    Titles,
    Upto,
    one_hot,
)
from harena.games import game
from harena.games.spartacus.actions import CELLS, PURSE
from harena.games.spartacus.cards.registry import aim_kind
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.facts import FACT, PEEK
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.printed import GUARD, MARKET, MOST_INFLUENCE, Decks
from harena.games.spartacus.scheme import MOST_REQUESTS
from harena.games.spartacus.table import LONGEST, Table

NESTED = {"reaction": 6, "guard": 2, "quiet": 2}
DICE, FACES = 16, 6  # most dice that action numbers can distinguish
USUAL_GOLD, MOST_GOLD = 20, PURSE - 1  # more can be owned, but not bid
SORTS, PHASES, LEVELS = 5, 4, 4
NO_CLAIM, SHOWN = -1, -2  # in place of a claimed title


def wares_of(decks: Decks) -> Attributes:
    return Attributes(
        {
            "value": decks.value,
            "attack": [dice[0] for dice in decks.dice],
            "defense": [dice[1] for dice in decks.dice],
            "speed": [dice[2] for dice in decks.dice],
            "amount": decks.ware_amount,
            **one_hot("sort", decks.sort, SORTS),
        }
    )


def rows_of(decks: Decks) -> Attributes:
    """What is printed on an Intrigue card, by its title."""
    rows = decks.rows
    return Attributes(
        {
            "needs": [row.needs for row in rows],
            "gold": [row.gold for row in rows],
            "amount": [row.amount for row in rows],
            "men": [row.men for row in rows],
            "pay": [row.pay for row in rows],
            **one_hot("kind", [row.kind for row in rows], 3),
        }
    )


class TitleOf(BitCode):
    """An Intrigue card by its title."""

    def __init__(self, decks: Decks) -> None:
        self.titled, self.width = decks.titled, len(decks.rows)

    def bits(self, value: int, me: int) -> int:
        return 1 << self.titled[value] if value >= 0 else 0


class PrintedTitleOf(Printed):
    """What is printed on an Intrigue card."""

    def __init__(self, decks: Decks) -> None:
        super().__init__(rows_of(decks))
        self.titled = decks.titled

    def put(self, numbers: Any, at: int, value: int, me: int) -> None:
        super().put(numbers, at, self.titled[value] if value >= 0 else -1, me)


class Aim(BitCode):
    """What a scheme or reaction is aimed at: a house, two houses, or a Market card; the title says which. Reads fields
    that everybody sees."""

    whole = True

    def __init__(self, seats: int, decks: Decks) -> None:
        self.seats, self.decks = seats, decks
        self.width = 2 * seats + MARKET

    def title(self, f: Any) -> int:
        if f.proc == "scheme":
            return self.decks.titled[f.card] if f.card >= 0 else -1
        return int(f.title)

    def bits(self, value: Any, me: int) -> int:
        title = self.title(value)
        return self.aimed(self.decks, title, value.aim, me) if title >= 0 else 0

    def aimed(self, decks: Decks, title: int, aim: int, me: int) -> int:
        row = decks.rows[title]
        kind = aim_kind(row) if row.kind != GUARD else ""
        if aim < 0 or not kind:
            return 0
        if kind == "-card":
            return 1 << 2 * self.seats + aim
        one, other = divmod(aim, PAIR) if kind == "-houses" else (aim, -1)
        found = 1 << (one - me) % self.seats
        return found if other < 0 else found | 1 << self.seats + (other - me) % self.seats


class ClaimedAim(Aim):
    """The target that the schemer has claimed."""

    def bits(self, value: Any, me: int) -> int:
        return self.aimed(self.decks, value.claim, value.claimed, me) if value.claim >= 0 else 0


class Requests(BitCode):
    """Whom the schemer has asked so far, and which title was claimed."""

    def __init__(self, seats: int, titles: int) -> None:
        self.count, self.seats, self.each = MOST_REQUESTS * (seats - 1), seats, seats + titles + 2
        self.width = self.count * self.each

    def bits(self, value: Sequence[Sequence[int]], me: int) -> int:
        found = 0
        for at, (house, _, _, title, _) in enumerate(value[: self.count]):
            row = 1 << (house - me) % self.seats | 1 << self.seats + title - SHOWN
            found |= row << at * self.each
        return found


class RequestAmounts(NumberCode):
    """What was offered with each request: gold at once, gold promised; and the target that was claimed."""

    def __init__(self, seats: int) -> None:
        self.gold, self.count = Amount(USUAL_GOLD, MOST_GOLD, -1), MOST_REQUESTS * (seats - 1)
        self.aim = Amount(64, 64, -1)
        self.ranges = [*self.gold.ranges, *self.gold.ranges, *self.aim.ranges] * self.count

    def put(self, numbers: Any, at: int, value: Sequence[Sequence[int]], me: int) -> None:
        for _, price, promise, _, target in value[: self.count]:
            self.gold.put(numbers, at, price, me)
            self.gold.put(numbers, at + 1, promise, me)
            self.aim.put(numbers, at + 2, target, me)
            at += 3


class Rows(NumberCode):
    """A row of numbers for each side of a fight."""

    def __init__(self, count: int, row: NumberCode) -> None:
        self.row, self.count = row, count
        self.ranges = list(row.ranges) * count

    def put(self, numbers: Any, at: int, value: Sequence[Sequence[int]], me: int) -> None:
        for each in value[: self.count]:
            self.row.put(numbers, at, each, me)
            at += len(self.row.ranges)


class Distance(NumberCode):
    """How far apart the fighters stand."""

    whole = True

    def __init__(self, decks: Decks) -> None:
        self.apart = decks.sand.apart
        self.far = max([max(row) for row in self.apart])
        self.ranges = ((0.0, 1.0),)

    def put(self, numbers: Any, at: int, value: Any, me: int) -> None:
        if len(value.cells) == 2 and min(value.cells) >= 0:
            numbers[at] = self.apart[value.cells[0]][value.cells[1]] / self.far


class RestingGuards(BitCode):
    """The rules keep all exhausted guards in one set; here they are split by owner. All of it is public."""

    whole = True

    def __init__(self, seats: int, titles: Titles) -> None:
        self.each = BySeat(seats, titles)
        self.width = self.each.width

    def bits(self, value: Any, me: int) -> int:
        return self.each.bits([row & value.resting for row in value.guards], me) if value.resting else 0


def spartacus_observations(options: Mapping[str, Any], everything: bool = False) -> BoardObservations:
    seats = options["players"]
    decks = Table(options).decks
    titles, guards, wares = Titles(decks.titled), Titles(decks.titled, decks.guards), Members(MARKET)
    printed, seat, seat_set = wares_of(decks), Seat(seats), SeatSet(seats)
    gold, few, side = Amount(USUAL_GOLD, MOST_GOLD, -1), Amount(5, 99, -99), Category(2)
    ware: Sequence[Code] = (Category(MARKET), Printed(printed))
    seats_in_order: Sequence[Code] = (Places(seats, seat),)
    pair_of_seats: Sequence[Code] = (Places(2, seat),)
    fighters: Sequence[Code] = (Places(2, Category(MARKET)), PrintedOfAll(2, printed))
    gear: Sequence[Code] = (Listed(MARKET, 0, 3), Listed(MARKET, 3, 6))
    dice = Amounts(DICE, Amount(FACES, FACES))
    aim = Aim(seats, decks)
    codes: dict[str, Sequence[Code]] = {
        "turn": (Amount(20, LONGEST),),
        "phase": (Category(PHASES),),
        "host": (seat,),
        "house": (BySeat(seats, Category(len(decks.houses))),),
        "influence": (AmountsBySeat(seats, Amount(MOST_INFLUENCE, 99)),),
        "gold": (AmountsBySeat(seats, Amount(USUAL_GOLD, MOST_GOLD)),),
        "assets": (BySeat(seats, wares), RowsBySeat(seats, Sum(printed, 6))),
        "tired": (wares,),
        "injured": (wares,),
        "favors": (Row(MARKET, CHAMPION + 1),),
        "guards": (BySeat(seats, guards),),
        "resting": LEAVE,  # below, by seat
        "+": (RestingGuards(seats, guards),),
        "gone": (titles,),
        "market_gone": (wares,),
        "hands": (titles,),
        "bag": (titles,),
        "market_bag": (wares,),
        "learned": (Facts(seats, FACT, titles),),
        "peeked": (Stretches(seats, PEEK, MARKET),),
        "opened": LEAVE,  # fingerprints of offers, for internal use by the rules
        "winners": LEAVE,  # set only when the match is over
        # procedures
        "left": (wares,),
        "card": ware,
        "die": (Category(FACES + 1),),
        "owing": seats_in_order,
        "deeds": (Amount(10, 99),),
        "intrigue.left": seats_in_order,
        "over": flag(),
        "tried": (titles,),
        "schemer": (seat,),
        "scheme.laid": (titles,),
        "scheme.card": (TitleOf(decks), PrintedTitleOf(decks)),
        "aim": LEAVE,  # below, as seats and cards
        "claimed": LEAVE,
        "+scheme": (aim, ClaimedAim(seats, decks)),
        "+reaction": (aim,),
        "+guard": (aim,),
        "less": (few,),
        "asked": (seat,),
        "price": (gold,),
        "promised": (gold,),
        "claim": (Category(len(decks.rows) + 2, SHOWN), Printed(rows_of(decks))),
        "said_no": (seat_set,),
        "pledged": (seat_set,),
        "shown_to": (seat_set,),
        "foiled": (Upto(1),),
        "picked": ware,
        "requests": (Requests(seats, len(decks.rows)), RequestAmounts(seats)),
        "seat": (seat,),
        "rule": (Category(3),),
        "needed": (Amounts(2, few),),
        "drops": (few,),
        "dropped": (few,),
        "title": (Category(len(decks.rows)), Printed(rows_of(decks))),
        "takes": (Upto(1),),
        "cards": (Members(3),),
        "market.laid": (Places(seats, Category(MARKET)),),
        "bidding": (seat_set,),
        "stakes": (AmountsBySeat(seats, gold),),
        "again": (Upto(1),),
        "market.winner": (seat,),
        "scouts": (Listed(MARKET),),
        "invited": (seat_set,),
        "guest": (seat,),
        "owners": pair_of_seats,
        "fighters": fighters,
        "gear": gear,
        "bets": (RowsBySeat(seats, Amounts(4, Amount(3, 99))),),
        "winner": (side,),
        "level": (Category(LEVELS),),
        "dead": (Category(MARKET),),
        "bereaved": (seat,),
        "pools": (Amounts(6, Amount(8, 99)),),
        "cells": (Places(2, Category(CELLS.size)),),
        "+fight": (Distance(decks),),
        "formal": (Upto(1),),
        "round": (Amount(10, 999),),
        "calm": (Amount(10, 99),),
        "lead": (side,),
        "side": (side,),
        "moved": (Upto(1),),
        "struck": (Upto(1),),
        "fight.dice": (Rows(2, dice),),
        "fight.used": (Members(6),),
        "thrown": (Upto(1),),
        "dodged": (Upto(1),),
        "attack.attack": (dice,),
        "attack.defence": (dice,),
        "attack.spent": (Members(8),),
        "back": (few,),
        "damage": (few,),
        "lost": (few,),
        "entrants": seats_in_order,
        "pair": pair_of_seats,
        "picks": (Listed(MARKET, 0, 4), Listed(MARKET, 4, 8)),
        "through": seats_in_order,
    }
    return BoardObservations(game("spartacus"), options, codes, NESTED, everything)
