"""What the screen of Munera would otherwise have to work out: built from the view of one seat, in numbers only.

Seats, men, Ministers, spectacles, titles and regions are numbers as in the view. -1 means none.
"""

from __future__ import annotations

from msgspec import Struct


class Man(Struct):
    """A man in a school or in the Forum, as he counts now."""

    man: int
    seat: int  # his owner; -1: the Forum
    klass: int  # -1: none yet
    rank: int
    fame: int
    next_fame: int  # the Fame at which he is promoted; -1: he cannot be
    valor: int
    courage: int
    charisma: int
    obedience: int
    virtus: int  # what he would start a duel with
    worth: int  # what he sells for, in denarii
    cost: int  # what the Forum asks for him
    wage: int  # what he is paid for every duel
    engaged: bool
    wounded: bool
    lent_to: int
    lent_for: int  # the spectacle
    partners: list[int]  # men of the same school with whom he makes a pair now


class Minister(Struct):
    minister: int
    seat: int  # -1: the Forum
    office: int
    skill: int
    cost: int
    klass: int  # of a Doctor
    left: int  # how often a Coquus can still cook this turn; -1: it is not one


class School(Struct):
    """One school: its plate."""

    seat: int
    glory: int
    denarii: int
    free: int  # denarii that it can spend; for the viewer's own school what is sealed or promised is left out
    region: int
    men: list[int]
    ministers: list[int]
    cards: int  # Eventum cards in hand
    rudis: bool


class Spectacle(Struct):
    """A spectacle that is open, being held, or was announced this turn."""

    card: int
    region: int
    glory: int
    denarii: int  # printed
    pairs: int  # duels
    state: str  # open, chosen, held, closed
    travel: int  # what the journey costs the viewer's school; -1: spectators
    road: list[int]  # places from the viewer's school to the city: regions, then sea zones after them
    able: list[int]  # seats that could take part as far as everybody may know
    mine: list[int]  # men of the viewer who fit the contract now
    at_least: int  # what the viewer must be paid to lose nothing (travel and wages)


class Auction(Struct):
    """A card of the Forum, or of a seller, that is bid for."""

    ware: int  # as the view numbers wares
    man: int  # or -1
    minister: int  # or -1
    seller: int  # -1: the Forum
    minimum: int
    sealed: list[int]  # seats that have bid
    bidders: list[int]  # seats that are asked
    needs: int  # what the viewer may need this turn for travel and wages; bids above denarii - needs get a warning
    pairs_with: list[int]  # the viewer's men with whom the man could make a pair, in some class


class Tender(Struct):
    """The tender for a spectacle: who stays in goes lower."""

    card: int
    printed: int
    fee: int  # the lowest offer; -1: none yet
    by: int  # who made it
    standing: list[int]  # seats that are still in
    out: list[int]  # seats that stood and gave up
    turn: int  # who is asked
    floor: int  # below this the viewer loses money; -1: a spectator


class Fix(Struct):
    """One of the six fixes (M-11.3)."""

    fix: str  # pause, refreshment, referee-1, referee-2, supporters-1 ... as `FIX_NAMES` has them
    option: int  # the option number; fixes of sides I and II have one each
    side: int  # -1: both
    cost: int
    by: int  # who bought it in this duel; -1: nobody
    possible: bool  # the viewer may buy it now


class Bet(Struct):
    seat: int
    side: int
    denarii: int


class Odds(Struct):
    """Chances in per cent, from what the viewer may know."""

    win: list[int]  # sides I, II
    both: int  # stantes missi
    death: list[int]  # that the man of the side dies, in the fight or judged


class Duel(Struct):
    """The duel on the stage."""

    men: list[int]
    owners: list[int]
    pugna: int  # positive: towards side I
    approval: int
    virtus: list[int]
    wounds: list[int]
    courage: list[int]
    dice: list[int]  # -1: not rolled
    declared: int
    bets: list[Bet]
    fixes: list[Fix]
    fixer: int  # the seat that has the right to buy a fix; -1: nobody
    ending: int
    loser: int
    dead: list[int]  # sides
    same_school: bool  # M-10: one roll each, no track
    odds: Odds | None


class Roll(Struct):
    """One die for one man: a judgment, a healing, a test."""

    what: str  # judgement, healing, accident, obedience, ...
    man: int
    die: int
    needs: int  # the die must be at least (or at most) this; -1: it is compared otherwise
    chance: int  # per cent that it goes well; -1: not told
    good: bool  # the result, once `die` is rolled


class Play(Struct):
    """One way to play an Eventum card of the viewer's hand."""

    option: int
    title: int
    aim: str  # what it is aimed at: man, school, side; empty: nothing
    target: int


class Stage(Struct):
    phase: str  # setup, eventum, forum, munus, end, over
    turn: int
    turns: int  # 0: no limit
    goal: int  # Glory
    rudis: int
    moment: str  # the Eventum moment that is open, by its name in decks.py; empty: none
    men: list[Man]
    ministers: list[Minister]
    schools: list[School]
    spectacles: list[Spectacle]
    playable: list[int]  # titles in the viewer's hand that can be played now
    hand: list[int]  # titles in the viewer's hand, one per card
    plays: list[Play]  # what the present question allows
    auction: Auction | None
    tender: Tender | None
    duel: Duel | None
    roll: Roll | None
