"""How Munera's fields are written into an observation."""

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
    Places,
    Printed,
    PrintedOfAll,
    Row,
    RowsBySeat,
    Seat,
    SeatSet,
    Sum,
    Tally,
    Titles,
    Upto,
    one_hot,
)
from harena.games import game
from harena.games.munera.actions import FIXES, PURSE, STAKES
from harena.games.munera.decks import (
    CLASSES,
    GLADIATORS,
    MINISTERS,
    MOMENTS,
    MOST_PLACES,
    MUNERA,
    OFFICES,
    ORIGINS,
    PAIRINGS,
    Decks,
)
from harena.games.munera.facts import FACT
from harena.games.munera.table import LONGEST, Table

NESTED = {"moment": 3, "roll": 2, "effects": 2}
USUAL_DENARII, MOST_DENARII = 50, PURSE - 1  # more can be owned, but not bid
MOST_GLORY, MOST_FAME = 99, 99
RANKS, PHASES, ROLLS, FACES, ENDINGS = 3, 5, 9, 10, 4
WARES = GLADIATORS + MINISTERS


class Loans(BitCode):
    """Who has borrowed which man, and each borrower's spectacles."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.width = seats * (GLADIATORS + MUNERA)

    def bits(self, value: Sequence[Sequence[int]], me: int) -> int:
        found = 0
        for man, borrower, spectacle in value:
            at = (borrower - me) % self.seats * (GLADIATORS + MUNERA)
            found |= 1 << at + man
            if spectacle >= 0:
                found |= 1 << at + GLADIATORS + spectacle
        return found


def men_of(decks: Decks) -> Attributes:
    return Attributes(
        {
            "valor": decks.valor,
            "courage": decks.courage,
            "charisma": decks.charisma,
            "cost": decks.cost,
            "obedience": decks.obedience,
            **one_hot("origin", decks.origin, len(ORIGINS)),
        }
    )


def ministers_of(decks: Decks) -> Attributes:
    return Attributes(
        {"skill": decks.skill, "fee": decks.fee, **one_hot("office", decks.office, len(OFFICES))},
    )


def spectacles_of(decks: Decks) -> Attributes:
    return Attributes(
        {
            "pairs": decks.pairs,
            "denarii": decks.denarii,
            "glory": decks.glory,
            **one_hot("pairing", decks.pairing, len(PAIRINGS)),
            **one_hot("site", decks.site, MOST_PLACES),
        }
    )


def wares_of(decks: Decks) -> Attributes:
    """Men, then Ministers: what can be auctioned."""
    men, staff = men_of(decks), ministers_of(decks)
    columns = {name: [*[row[at] for row in men.rows], *[0.0] * MINISTERS] for at, name in enumerate(men.names)}
    columns |= {name: [*[0.0] * GLADIATORS, *[row[at] for row in staff.rows]] for at, name in enumerate(staff.names)}
    return Attributes(columns)


def munera_observations(options: Mapping[str, Any], everything: bool = False) -> BoardObservations:
    seats = options["players"]
    decks = Table(options).decks
    titles, men, ministers = Titles(decks.titled), Members(GLADIATORS), Members(MINISTERS)
    spectacles, seat, seat_set = Members(MUNERA), Seat(seats), SeatSet(seats)
    men_printed, wares_printed, spectacles_printed = men_of(decks), wares_of(decks), spectacles_of(decks)
    man: Sequence[Code] = (Category(GLADIATORS), Printed(men_printed))
    ware: Sequence[Code] = (Category(WARES), Printed(wares_printed))
    spectacle: Sequence[Code] = (Category(MUNERA), Printed(spectacles_printed))
    denarii = Amount(USUAL_DENARII, MOST_DENARII, -1)
    bids: Sequence[Code] = (AmountsBySeat(seats, denarii),)
    seats_in_order: Sequence[Code] = (Places(seats, seat),)
    pair_of_men: Sequence[Code] = (Places(2, Category(GLADIATORS)), PrintedOfAll(2, men_printed))
    pair_of_seats: Sequence[Code] = (Places(2, seat),)
    pair_of_dice: Sequence[Code] = (Places(2, Category(FACES)),)
    stakes: Sequence[Code] = (Places(seats, Category(STAKES.size)),)
    listed_men: Sequence[Code] = (Listed(GLADIATORS),)
    codes: dict[str, Sequence[Code]] = {
        "turn": (Amount(10, LONGEST),),
        "rudis": (seat,),
        "denarii": (AmountsBySeat(seats, Amount(USUAL_DENARII, MOST_DENARII)),),
        "glory": (AmountsBySeat(seats, Amount(options["target"], MOST_GLORY)),),
        "region": (BySeat(seats, Category(MOST_PLACES)),),
        "school": (BySeat(seats, men), RowsBySeat(seats, Sum(men_printed, 6))),
        "staff": (BySeat(seats, ministers), RowsBySeat(seats, Sum(ministers_of(decks), 3))),
        "klass": (Row(GLADIATORS, len(CLASSES)),),
        "rank": (Row(GLADIATORS, RANKS),),
        "fame": (Amounts(GLADIATORS, Amount(5, MOST_FAME)),),
        "engaged": (men,),
        "wounded": (men,),
        "doctored": (Row(MINISTERS, len(CLASSES)),),
        "used": (Amounts(MINISTERS, Amount(1, 9)),),
        "loans": (Loans(seats),),
        "auctioned": (Members(WARES),),
        "forum_men": (men, Sum(men_printed, 6)),
        "forum_ministers": (ministers, Sum(ministers_of(decks), 3)),
        "open": (spectacles, Sum(spectacles_printed, 4)),
        "men_bag": (men,),
        "men_gone": (men,),
        "ministers_bag": (ministers,),
        "ministers_gone": (ministers,),
        "munera_bag": (spectacles,),
        "munera_gone": (spectacles,),
        "gone": (titles,),
        "hands": (titles,),
        "bag": (titles,),
        "learned": (Facts(seats, FACT, titles),),
        "moment": LEAVE,  # a clock for offers
        "asked": LEAVE,  # fingerprints of offers, for internal use by the rules
        "winners": LEAVE,  # set only when the match is over
        # procedures
        "when": (Category(MOMENTS),),
        "phase": (Category(PHASES),),
        "played": (Members(len(decks.copies)),),
        "trained": (men,),
        "done": flag(),
        "what": (Category(ROLLS),),
        "man": man,
        "modifier": (Amount(10, 30, -30),),
        "die": (Category(FACES),),
        "settled": (Amount(1, 1, -1),),
        "good": flag(),
        "patients": listed_men,
        "ware": ware,
        "bids": bids,
        "buyer": (seat,),
        "price": (denarii,),
        "declined": (Upto(4),),
        "seller": (seat,),
        "minimum": (denarii,),
        "chosen": spectacle,
        "card": spectacle,
        "host": (seat,),
        "rival": (seat,),
        "polled": (Upto(4),),
        "standing": seats_in_order,
        "fee": (denarii,),
        "fighters": (Places(2, men),),
        "fought": (men,),
        "champion": man,
        "opponent": man,
        "fallen": (seat_set,),
        "payers": seats_in_order,
        "robbed": (Amount(10, 99),),
        "paved": (Upto(1),),
        "storm": (Amount(4, 99),),
        "sides": (Upto(2),),
        "paid": (Upto(2),),
        "men": pair_of_men,
        "owners": pair_of_seats,
        "pugna": (Amount(10, 20, -20),),
        "approval": (Amount(5, 20, -20),),
        "virtus": (Amounts(2, Amount(10, 99, -99)),),
        "wounds": (Amounts(2, Amount(5, 99)),),
        "dice": pair_of_dice,
        "duel.declined": (Places(2, Category(4)),),  # elsewhere a number
        "declared": (Category(2),),
        "reopened": (Upto(2),),
        "bettors": seats_in_order,
        "stakes": stakes,
        "bought": (Tally(FIXES.size, 9),),
        "fixed": (Upto(1),),
        "paused": (Upto(1),),
        "refreshed": (Upto(1),),
        "blunt": (Upto(1),),
        "ending": (Category(ENDINGS),),
        "loser": (Category(2),),
        "dead": (Members(2),),
        "refused": (Members(4),),
        "slain": (Upto(1),),
        "schools": seats_in_order,
        "wanted": (Amount(5, GLADIATORS),),
        "named": listed_men,
        "title": (Category(len(decks.copies)),),
        "by": (seat,),
        "effects.school": (seat,),  # elsewhere the men of each school
        "side": (Category(2),),
        "queue": listed_men,
        "part": (Upto(8),),
        "obeyed": (Amount(1, 1, -1),),
    }
    return BoardObservations(game("munera"), options, codes, NESTED, everything)
