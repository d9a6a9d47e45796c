"""What the screen of Spartacus would otherwise have to work out: built from the view of one seat, in numbers only.

Seats, houses, Market cards, titles and cells are numbers as in the view; sides of a fight are 0 (I) and 1 (II).
stage_facts.py fills these structs. Where a field is missing, the page fills in what the types say (`blank` in
tools/protocol.py): nothing, 0, the first of several words, -1 for a number that may be none, one entry per side.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

NumberOrNone = Annotated[int, Meta(ge=-1)]  # -1: none
TWO = Meta(min_length=2, max_length=2)
THREE = Meta(min_length=3, max_length=3)
FOUR = Meta(min_length=4, max_length=4)
PerSide = Annotated[list[int], TWO]
PerSideOrNone = Annotated[list[NumberOrNone], TWO]
PerPool = Annotated[list[int], THREE]  # Attack, Defense, Speed
PerType = Annotated[list[NumberOrNone], THREE]  # weapon, armor, special
PerBet = Annotated[list[int], FOUR]  # Victory of I, Victory of II, Injury, Decapitation

Phase = Literal["setup", "upkeep", "intrigue", "market", "arena", "tournament", "over"]
Sort = Literal["gladiator", "slave", "weapon", "armor", "special"]
TitleKind = Literal["scheme", "reaction", "guard"]
# Why a card of the hand cannot be played now: it can; it needs more Influence; the gold is missing; nothing fits as its
# target; it is not the moment for it. A guard is never played, but put on the table.
Obstacle = Literal["", "influence", "gold", "target", "moment"]
QuietKind = Literal["books", "bets", "death"]  # what a quiet moment is for
# What a reaction waits for: it is none; a scheme; a scheme or a reaction; a house in need, shown bets or a death.
Waits = Literal["", "scheme", "any", "books", "bets", "death"]


class Card(Struct, gc=False):
    """A Market card on the table: of a house, the one that is auctioned, or a fighter who died in this arena."""

    card: NumberOrNone
    seat: NumberOrNone  # its owner; -1: the market
    sort: Sort
    value: int
    dice: PerPool  # a fighter's printed dice
    ability: str  # by its name in cards/abilities.py; empty: none
    ready: bool
    injured: bool
    favors: int
    champion: bool
    side: NumberOrNone  # in the fight; -1: not in it
    gone: bool  # died in the arena that is still on the stage


class HouseRule(Struct, gc=False):
    """A special rule of a house (S-15)."""

    rule: int  # 1 or 2
    name: str  # of the first rule as houses.toml has it; discard
    cost: PerPool  # gladiators, slaves, guards
    payable: bool  # the house has so many that are ready
    option: NumberOrNone  # the viewer may use it now with this option


class Books(Struct, gc=False):
    """The books of one house (S-4.3) as one sum: those of this Upkeep while it balances them, else of the next one."""

    income: int  # slaves
    upkeep: int  # gladiators
    gold: int  # before
    after: int  # gold afterwards if nobody is let go; below 0: it cannot be paid
    lost: int  # gladiators that have to be let go
    unsure: int  # injured cards, which may be ready by then
    now: bool  # they are balanced in this Upkeep


class House(Struct, gc=False):
    """One house: its plate."""

    seat: NumberOrNone
    house: NumberOrNone  # -1: not chosen yet
    influence: int
    gold: NumberOrNone  # -1: taken up for the auctions (S-7.2)
    free: NumberOrNone  # gold that it can give or spend; for the viewer's own house what they have sealed is left out
    cards: int  # Intrigue cards in hand
    hand_size: int  # at its present Influence
    guards: int  # on the table, ready
    tired_guards: int
    gladiators: list[int]
    slaves: list[int]
    equipment: list[int]
    host: bool
    asked: bool  # the match waits for it
    left_market: bool
    turn_over: bool  # its Intrigue turn of this phase is over
    rules: list[HouseRule]
    books: Books | None  # none if its gold is not shown


class Play(Struct, gc=False):
    """One way to play an Intrigue card of the viewer's hand, as an option of the present question."""

    option: NumberOrNone
    title: NumberOrNone
    houses: list[int]  # that it is aimed at
    card: NumberOrNone  # that it is aimed at
    guarded: list[int]  # houses that may use guards against it
    guards: int  # their ready guards on the table
    passes: NumberOrNone  # per cent: the chance that none of these guards holds; -1: not told
    cost: int  # gold


class HandCard(Struct, gc=False):
    """A title in the viewer's hand."""

    title: NumberOrNone
    copies: int
    kind: TitleKind
    needs: int
    gold: int  # what it is cashed for
    missing: int  # Influence that is missing; for a scheme that lies face down with its supporters
    own_help: int  # how much of that the house could make up for by itself (S-5.7)
    ask: list[int]  # houses of which any one would do as a supporter
    together: list[int]  # if none would: the fewest that would do together, those with the least Influence
    playable: bool  # it can be played now
    cashable: bool  # it can be cashed now
    seekable: bool  # it can be laid face down for support now
    obstacle: Obstacle  # why it cannot be played
    waits: Waits  # when it can be played


class Request(Struct, gc=False):
    """A request for support (S-5.5)."""

    seat: NumberOrNone
    price: int
    promised: int
    claim: NumberOrNone  # the title that was claimed; -1: none, or the card was shown
    claimed: NumberOrNone  # the target that was claimed
    shown: bool
    answer: Literal["", "yes", "no"]


class Plot(Struct, gc=False):
    """The scheme under way."""

    step: str  # lay, plead, price, claim, pledge, demand, make-up, foil, pick, end
    schemer: NumberOrNone
    title: NumberOrNone  # -1: it lies face down and the viewer does not know it
    declared: bool
    houses: list[int]  # its targets
    card: NumberOrNone  # its target
    second: NumberOrNone  # of two houses the one that is paid or gains
    needs: NumberOrNone  # -1: not known to the viewer
    have: int  # Influence of the schemer and the supporters
    less: int  # made up for by other means
    missing: NumberOrNone
    own_help: int  # how much Influence the schemer could make up for without support (S-5.7)
    cost: int
    supporters: list[int]
    refused: list[int]
    shown_to: list[int]
    askable: list[int]  # houses that may be asked, or asked again
    asked: NumberOrNone
    price: int
    promised: int
    claim: NumberOrNone
    claimed: NumberOrNone
    requests: list[Request]
    defenders: list[int]  # houses that may use guards, by what is known
    guards: int  # their ready guards on the table
    passes: NumberOrNone  # per cent: the chance that none of these guards holds; -1: not told
    foilers: list[int]  # houses that are asked whether they foil it
    foiled: bool
    raises: bool  # Influence, as far as the viewer knows the card
    hurts: bool  # its targets, or everybody else
    picker: NumberOrNone  # the house that names a card for its effect
    picks: list[int]


class Answer(Struct, gc=False):
    """A reaction or a guard that was just played, the oldest first."""

    seat: NumberOrNone
    title: NumberOrNone
    guard: bool
    house: NumberOrNone  # its target
    card: NumberOrNone  # its target
    die: NumberOrNone  # a guard's roll
    needs: int  # a guard holds from this roll on
    holds: bool
    foiled: bool
    again: list[int]  # slaves of the house that could let the guard roll again
    askable: list[int]  # houses that are asked whether they answer it


class Quiet(Struct, gc=False):
    """A quiet moment (S-6.6)."""

    kind: QuietKind
    titles: list[int]  # reactions that could be played by public facts
    aims: list[int]  # houses that could be hit


class Healing(Struct, gc=False):
    """Healing rolls (S-4.2)."""

    patients: list[int]  # still to roll
    card: NumberOrNone  # the one that rolls
    die: NumberOrNone
    heals_from: int  # healed from this roll on
    dies_below: int  # dies below this one
    medics: list[int]  # ready cards that could let it roll again


class Payment(Struct, gc=False):
    """Cards that a house exhausts or discards for its special rule, or exchanges (S-5.7)."""

    seat: NumberOrNone
    rule: int
    gladiators: int  # still to be named
    slaves: int
    exchanges: int  # Intrigue cards that may still be exchanged
    candidates: list[int]


class Auction(Struct, gc=False):
    """The card or the Host token that is bid for."""

    card: NumberOrNone  # -1: the Host token
    host: bool
    bidders: list[int]  # houses still in it
    sealed: list[int]  # houses whose bid is given
    waiting: list[int]  # houses whose bid is awaited
    stakes: list[int]  # per seat: what lies on the table from a tie
    tied: bool  # another round between the tied
    most: NumberOrNone  # the most that the viewer can add; -1: not asked
    given: NumberOrNone  # what the viewer has sealed; -1: nothing
    safe: NumberOrNone  # above this the viewer's next books cannot be paid; -1: they cannot anyway, or a spectator
    income: int  # what the card brings in the books: a slave
    upkeep: int  # what the card costs there: a gladiator
    rolls: bool  # nobody has gold left to add: dice or nothing


class Market(Struct, gc=False):
    step: Literal["trade", "look", "auction", "host", "end"]
    face_down: int  # cards still face down
    present: list[int]  # houses that still trade
    scout: NumberOrNone  # the card that may look at one
    auction: Auction | None


class Odds(Struct, gc=False):
    """Chances in per cent, from what everybody may know: no cards, no retreat, dice lost where they matter least."""

    win: PerSide
    ending: PerPool  # yields, is injured, is decapitated
    bets: PerBet
    hopeless: list[int]  # bets that cannot win


class Thumb(Struct, gc=False):
    """The Host's judgment (S-12.3)."""

    host: NumberOrNone
    card: NumberOrNone
    seat: NumberOrNone  # its owner
    cost: int  # Influence that thumbs down costs the Host
    immune: bool  # a Champion


class Side(Struct, gc=False):
    """A house in the arena."""

    seat: NumberOrNone
    card: NumberOrNone
    gear: PerType
    tribute: int
    ability: str  # empty: none, or the opponent cancels it
    silenced: bool  # the opponent cancels it


class Bet(Struct, gc=False):
    seat: NumberOrNone
    gold: PerBet
    most_won: int  # what comes back at best


class Chance(Struct, gc=False):
    """How a fighter of the viewer would fare without equipment against the one who was sent already."""

    card: NumberOrNone
    win: int  # per cent


class Arena(Struct, gc=False):
    step: Literal["invite", "answer", "equip", "bets", "shown", "fight", "thumb", "end"]
    invited: list[int]
    open: list[int]  # houses that can be invited
    unable: list[int]  # of these: those without a ready fighter
    guest: NumberOrNone
    must_fight: bool  # the guest cannot decline
    equipping: NumberOrNone  # 0 weapon, 1 armor, 2 special
    sides: list[Side]
    chances: list[Chance]  # of those whom the viewer may send now; empty: the opponent is not known
    bettors: list[int]
    sealed: list[int]
    given: Annotated[list[int], Meta(max_length=4)]  # what the viewer has sealed
    bets: list[Bet]  # once they are shown
    most: PerBet  # what the viewer can bet on each
    together: int  # on both victories
    odds: Odds | None  # before the fight; then see the fight
    winner: NumberOrNone  # a side
    level: int  # 0 none, 1 yielded, 2 injured, 3 decapitated
    dead: NumberOrNone
    thumb: Thumb | None


class Cell(Struct, gc=False):
    """A hexagon. Two cells of a row are two columns apart, the next row is shifted by one column: so it touches the
    cells two columns away in its row, and one column away in the rows above and below."""

    column: int
    row: int
    rim: bool  # at the edge of the arena
    start: NumberOrNone  # the side that starts here


class Move(Struct, gc=False):
    """A cell that the fighter whose turn it is can reach."""

    cell: NumberOrNone
    steps: int
    reach: bool  # the opponent is within reach from there
    throw: bool  # the Javelin reaches the opponent from there
    option: NumberOrNone


class Pair(Struct, gc=False):
    """One Attack die and the Defense die that it is compared with: places in the dice as they lie."""

    attack: NumberOrNone
    defense: NumberOrNone  # -1: unpaired
    hit: bool


class Again(Struct, gc=False):
    """A die that the viewer may roll again."""

    option: NumberOrNone
    source: Literal["weapon", "ability", "armor", "jinx"]
    side: NumberOrNone  # whose die
    die: NumberOrNone  # its place


class Attack(Struct, gc=False):
    step: str  # dodge, rerolls, back, strike, shield, loss
    side: NumberOrNone  # the attacker
    thrown: bool
    dodged: bool
    attack: list[int]
    defense: list[int]
    pairs: list[Pair]
    spare: list[int]  # Defense dice that are not compared
    doubles: int  # damage added by doubles in Attack
    blocked: int  # damage taken away by doubles in Defense
    back: int  # damage to the attacker by triples in Defense
    damage: int  # as it stands
    used: list[str]  # what rolled dice again: weapon-0, armor-1, ...
    again: list[Again]


class Loss(Struct, gc=False):
    """Dice to be removed (S-11.5)."""

    side: NumberOrNone
    seat: NumberOrNone
    left: int
    lost: int
    pools: list[int]  # that may lose a die


class Fight(Struct, gc=False):
    step: str  # nets, initiative, order, act, attack, loss, call-off, end
    owners: PerSideOrNone
    fighters: PerSideOrNone
    tournament: bool
    round: int
    calm: int  # rounds without a lost die
    most_calm: int
    lead: NumberOrNone
    side: NumberOrNone  # whose turn it is
    turn: NumberOrNone  # the seat that is asked
    moved: bool
    struck: bool
    full: Annotated[list[PerPool], TWO]
    pools: Annotated[list[PerPool], TWO]
    cells: PerSideOrNone
    facing: PerSide  # 0 east, then clockwise in steps of 60 degrees: towards the opponent
    apart: int
    steps: PerSide  # cells that each may move
    reach: PerSide  # cells that each can attack over
    in_reach: Annotated[list[bool], TWO]  # the opponent is within reach
    initiative: Annotated[list[list[int]], TWO]
    jinx_used: Annotated[list[bool], TWO]
    padded: Annotated[list[bool], TWO]  # the first damage was ignored
    abilities: Annotated[list[str], TWO]  # that count in this fight; empty: none, or the opponent cancels it
    moves: list[Move]
    can_attack: bool
    can_throw: bool
    attack: Attack | None
    loss: Loss | None
    winner: NumberOrNone
    level: int
    odds: Odds | None


class Piece(Struct, gc=False):
    """A fighter or a piece of equipment of the viewer's house, as a part of the option that sends it to a bout."""

    card: NumberOrNone
    adds: int  # the option is PICK with the sum of its parts


class Tournament(Struct, gc=False):
    pair: list[int]
    waiting: list[int]  # houses that fight later, the lowest first
    through: list[int]
    final: bool
    sealed: list[int]
    picking: list[int]
    pieces: list[Piece]  # that the viewer may send; without any: not asked


class Stage(Struct, gc=False):
    phase: Phase
    step: str  # in plain ids: see STEPS in stage_facts.py
    turn: int
    turns: int  # 0: no limit
    goal: int  # Influence
    start_influence: int
    host: NumberOrNone
    schemer: NumberOrNone  # whose Intrigue turn it is
    to_come: list[int]  # houses whose Intrigue turn is still to come
    order: list[int]  # of all houses in the Intrigue phase; empty in the others
    parties: list[int]  # other houses that the present question is about: promises to and from them matter
    houses: list[House]
    cards: list[Card]
    hand: list[HandCard]
    over: int  # cards that the viewer holds above the hand size
    plays: list[Play]  # what the viewer's own question allows
    plot: Plot | None
    answers: list[Answer]
    quiet: Quiet | None
    healing: Healing | None
    payment: Payment | None
    market: Market | None
    arena: Arena | None
    sand: list[Cell]  # while somebody fights or is about to
    fight: Fight | None
    tournament: Tournament | None
    houses_left: list[int]  # to choose from
    winners: list[int]
