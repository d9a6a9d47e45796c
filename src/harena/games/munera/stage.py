"""What the screen of Munera would otherwise have to work out: built from the view of one seat, in numbers only.

Seats, men, Ministers, spectacles, titles and regions are numbers as in the view. stage_facts.py fills these structs.
Where a field is missing, the page fills in what the types say (`blank` in tools/protocol.py): nothing, 0, the first of
several words, -1 for a number that may be none, one entry per side.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

NumberOrNone = Annotated[int, Meta(ge=-1)]  # -1: none
TWO = Meta(min_length=2, max_length=2)
PerSide = Annotated[list[int], TWO]
PerSideOrNone = Annotated[list[NumberOrNone], TWO]

FIX_NAMES = (
    "pause", "refreshment", "referee-1", "referee-2", "supporters-1", "supporters-2", "jeers-1", "jeers-2",
)  # fmt: skip


SpectacleState = Literal["open", "chosen", "held", "closed"]
WareState = Literal["on-sale", "up", "unwanted"]


class Man(Struct, gc=False):
    """A man in a school, in the Forum or in the duel on the stage, as he counts now."""

    man: NumberOrNone
    seat: NumberOrNone  # his owner; -1: the Forum
    origin: int  # captivus, damnatus, servus, auctoratus
    klass: NumberOrNone  # -1: none yet
    rank: int
    fame: int
    next_fame: NumberOrNone  # the Fame at which he is promoted; -1: he cannot be
    valor: int  # with the bonus of his rank
    courage: int
    charisma: int  # with the bonus of his rank
    obedience: int  # with his owner's Lupae
    virtus: int  # what he would start a duel with
    worth: int  # what he sells for, in denarii
    cost: int  # what the Forum asks for him
    wage: int  # what he is paid for every duel
    engaged: bool
    wounded: bool
    lent_to: NumberOrNone
    lent_for: NumberOrNone  # the spectacle
    partners: list[int]  # men whom his school could name with him now, as a pair
    gone: bool  # he died in the duel that is still on the stage


class Minister(Struct, gc=False):
    minister: NumberOrNone
    seat: NumberOrNone  # -1: the Forum
    office: int
    skill: int
    cost: int
    klass: NumberOrNone  # of a Doctor
    left: NumberOrNone  # how often a Coquus can still cook this turn; -1: it is not one


class School(Struct, gc=False):
    """One school: its plate."""

    seat: NumberOrNone
    glory: int
    fame: int  # decides a tie, M-14.1
    denarii: int
    free: int  # denarii that it can spend; for the viewer's own school what they have sealed is left out
    owes: int  # what it must keep for the journeys of men it has lent
    region: NumberOrNone
    men: list[int]
    ministers: list[int]
    cards: int  # Eventum cards in hand
    rudis: bool
    asked: bool  # the match waits for it
    passed: bool  # it has passed at the open moment


class Training(Struct, gc=False):
    """A man of the viewer, and a class that he could change to (M-3.2)."""

    man: int
    klass: int


class Spectacle(Struct, gc=False):
    """A spectacle that is open, being held, or was left over."""

    card: NumberOrNone
    region: NumberOrNone
    glory: int
    denarii: int  # printed
    pairs: int  # pairs that each school must supply
    pairing: NumberOrNone  # the named pairing (mt, ha, rs, pp); -1: any
    state: SpectacleState  # chosen: a school is looked for; closed: nobody chose it
    travel: NumberOrNone  # what the journey costs the viewer's school; -1: spectators
    road: list[int]  # places from the viewer's school to the city, both included: regions, then sea zones after them
    able: list[int]  # seats that could take part as far as everybody may know
    trainings: list[Training]  # at rest, if the viewer cannot take part now: what would change it, the least loss first
    mine: list[int]  # men of the viewer, own or borrowed, who can be part of a pair that the contract wants
    my_pairs: int  # how many different pairs the viewer could supply, at most `pairs`
    at_least: NumberOrNone  # what the viewer pays at least for travel and wages; -1: the pairs are missing


class Ware(Struct, gc=False):
    """A card in the Forum."""

    ware: NumberOrNone  # as the view numbers wares: men, then Ministers
    man: NumberOrNone  # or -1
    minister: NumberOrNone  # or -1
    cost: int
    state: WareState  # up: it is bid for; unwanted: not again this turn
    pairs_with: list[int]  # the viewer's men who have no partner yet and would get one
    classes: list[int]  # classes in which the man would give the viewer a pairing more
    gain: NumberOrNone  # by how much the Minister's Skill would better the viewer's school; -1: a man, or spectators


class Auction(Struct, gc=False):
    """A card of the Forum, or of a seller, that is bid for."""

    ware: NumberOrNone  # as the view numbers wares
    man: NumberOrNone  # or -1
    minister: NumberOrNone  # or -1
    seller: NumberOrNone  # -1: the Forum
    minimum: int
    most: NumberOrNone  # the highest bid the viewer may make; -1: none
    sealed: list[int]  # seats that have bid
    bidders: list[int]  # seats that are asked
    bids: list[int]  # the opened bids, by seat; -1: passed or not asked; empty: they are sealed
    buyer: NumberOrNone  # once the bids are open; -1: nobody
    price: int
    needs: int  # what the viewer may need this turn for travel and wages; bids above denarii - needs get a warning
    pairs_with: list[int]  # as in Ware
    classes: list[int]
    gain: NumberOrNone


class Tender(Struct, gc=False):
    """Poll and tender for a spectacle: who stands, and who goes lower."""

    card: NumberOrNone
    printed: int
    open: bool  # the offers have begun; before that the schools say whether they stand
    fee: NumberOrNone  # the lowest offer; -1: none yet
    by: NumberOrNone  # who made it
    standing: list[int]  # seats that are in
    out: list[int]  # seats that do not stand: they declined, gave up or cannot
    to_come: list[int]  # seats that have not said yet
    turn: NumberOrNone  # who is asked
    floor: NumberOrNone  # below this the viewer loses money; -1: a spectator, or the pairs are missing
    least: NumberOrNone  # the lowest offer that the viewer may make; -1 as above


class Payment(Struct, gc=False):
    """What one school has to pay for a spectacle."""

    seat: NumberOrNone
    travel: int
    wages: int
    short: bool  # it has less than that, and pays what it has


class Held(Struct, gc=False):
    """The spectacle that was chosen, from the choice to the last duel."""

    card: NumberOrNone
    step: str  # naming, rest, poll, tender, travel, pairing, duel, end
    host: NumberOrNone
    rival: NumberOrNone  # -1: not known yet
    fees: PerSideOrNone  # of the host and of the other school; -1: not known yet
    fighters: Annotated[list[list[int]], TWO]  # of the host, of the other school
    missing: PerSide  # men that each side has still to name
    naming: NumberOrNone  # the seat that names a man now
    candidates: list[int]  # men who can be named or picked now
    fought: list[int]
    duels: int  # all duels of the spectacle, as far as the men are named
    champion: NumberOrNone  # the man who was picked; his opponent is looked for
    payments: list[Payment]  # still to be made, the next one first
    storm: bool


class Fix(Struct, gc=False):
    """One of the fixes (M-11.3). There are four squares, each bought once per duel."""

    fix: str  # as `FIX_NAMES` has them: pause, refreshment, referee-1 (-1 Virtus), supporters-1 (+1), jeers-1 (-1), ...
    option: NumberOrNone  # the option number
    square: NumberOrNone  # 0 pause, 1 refreshment, 2 bribed referee, 3 supporters
    side: NumberOrNone  # -1: both
    cost: int
    by: NumberOrNone  # who bought the square in this duel; -1: nobody
    possible: bool  # the viewer may buy it now


class Bet(Struct, gc=False):
    seat: NumberOrNone
    side: NumberOrNone
    denarii: int


class Odds(Struct, gc=False):
    """Chances in per cent, from what everybody may know: no cards, no fixes, no Coquus to come."""

    win: PerSide  # sides I, II
    both: int  # stantes missi
    death: PerSide  # that the man of the side dies, in the fight or judged
    spared: PerSide  # that the public would spare the man of the side, if he lost as it stands


class Again(Struct, gc=False):
    """M-9.4: the viewer's chance to win in per cent, by what they do with their die. -1: not possible."""

    stay: int
    virtus: NumberOrNone
    coquus: NumberOrNone


class Duel(Struct, gc=False):
    """The duel on the stage."""

    step: str  # cards, bets, rerolls, declared, fix, after, accident, judgement, healing, mercy
    men: PerSideOrNone
    owners: PerSideOrNone
    pugna: int  # positive: towards side I
    approval: int  # Comprobatio; at 5 both win
    virtus: PerSide
    wounds: PerSide
    courage: PerSide  # more wounds than this lose the duel
    dice: PerSideOrNone  # -1: not rolled
    totals: list[int]  # of a same-school duel: die, Valor and Courage; without the die before the roll
    appreciation: PerSide  # what the die of a judgement must not exceed, if the side lost as it stands
    turn: NumberOrNone  # the seat that is asked; -1: a moment for cards
    declared: NumberOrNone  # the side that wants to roll again
    declined: Annotated[list[bool], TWO]  # the side's owner wants no other die for this roll
    bettors: list[int]  # in the order in which they are asked
    bets: list[Bet]
    most: int  # the highest stake
    fixes: list[Fix]
    fixer: NumberOrNone  # the seat that has the right to buy a fix; -1: nobody
    paused: bool  # Pugna does not move for this roll
    refreshed: bool  # nobody is wounded by this roll
    blunt: bool  # no accidental death in this duel
    ending: int  # 0 fighting, 1 minor victory, 2 victory, 3 stantes missi
    loser: NumberOrNone
    dead: list[int]  # sides
    same_school: bool  # M-10: one roll each, no track
    falls: NumberOrNone  # the side that this roll would beat as it lies; -1: none, or nothing is rolled
    odds: Odds | None
    again: Again | None  # while the viewer may roll again


class Roll(Struct, gc=False):
    """One die for one man: a judgement, a healing, a test."""

    what: str  # judgement, healing, recovery, accident, mercy, plague, test, flight, ordeal
    man: NumberOrNone
    seat: NumberOrNone  # his owner
    die: NumberOrNone
    needs: NumberOrNone  # the die it takes; -1: no die will do; 10: any will do
    more: bool  # that die or more; else that die or less
    chance: NumberOrNone  # per cent that a die goes well; -1: not told
    again: int  # how often the owner can still roll again with a Coquus
    settled: bool  # a card has decided it without a die
    good: bool  # the result as it stands, once `die` is rolled or it is settled


class Tests(Struct, gc=False):
    """Men who are named and tested one after the other."""

    what: str  # end (too many men in a school), brawl, plague
    school: NumberOrNone  # the school whose men are named; -1: all are named
    wanted: int  # how many are still to be named
    candidates: list[int]
    men: list[int]  # named, still to be tested


class Play(Struct, gc=False):
    """One way to play an Eventum card of the viewer's hand."""

    option: NumberOrNone
    title: NumberOrNone
    aim: str  # what it is aimed at: man, school, side; empty: nothing
    target: NumberOrNone
    purpose: str  # what it is for: save, harm, duel, ...


class Stage(Struct, gc=False):
    phase: str  # setup, eventum, forum, munus, end, over
    turn: int
    turns: int  # 0: no limit
    goal: int  # Glory
    rudis: NumberOrNone
    moment: str  # the Eventum moment that is open, by its name in decks.py; empty: none
    men: list[Man]
    ministers: list[Minister]
    schools: list[School]
    spectacles: list[Spectacle]
    forum: list[Ware]  # the cards on sale this turn
    prices: list[int]  # of a Gymnasium, by region
    enlisting: list[int]  # men who wait for a class, of the school that is asked for one; the first is asked for now
    assigning: NumberOrNone  # the Doctor whose class is asked for
    hand: list[int]  # titles in the viewer's hand, one per card
    playable: list[int]  # titles in the viewer's hand that can be played now, whoever is asked
    plays: list[Play]  # what the viewer's own question allows
    auction: Auction | None
    held: Held | None
    tender: Tender | None
    duel: Duel | None
    roll: Roll | None
    tests: Tests | None
    winners: list[int]
