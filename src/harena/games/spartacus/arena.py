"""S-10, S-12: the Arena phase before and after the fight: invitations, tribute, bets, judgment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from harena.games.spartacus.actions import (
    ASSET,
    ASSETS,
    BET,
    BET_BASE,
    BETS,
    DEEDS,
    DOWN,
    SEAT,
    SEATS,
    UP,
)
from harena.games.spartacus.cards.reactions import BETS_SHOWN, BOOKS, DEATH
from harena.games.spartacus.combat import fight
from harena.games.spartacus.fighter import DECAPITATED, INJURED
from harena.games.spartacus.house import (
    CHAMPION,
    change_influence,
    discard,
    fighters,
    gain_gold,
    injure,
    ready,
    win_favor,
)
from harena.games.spartacus.phases import ARENA_PHASE
from harena.games.spartacus.printed import ARMOUR, SPECIAL, WEAPON
from harena.games.spartacus.quiet import quiet
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Arena, Fight, Ludus, Quiet
from harena.games.spartacus.upkeep import enter_phase
from harena.kernel.choice import ASIDE, PASS, Options, Space
from harena.kernel.flow import Procedure, ask, call, do, repeat, seal
from harena.kernel.state import Frame, put, tell

VICTORY_I, VICTORY_II, INJURY, DECAPITATION = range(4)  # S-10.5
MOST_BET = 3  # per type; Victory is one type
PAYS = (1, 1, 2, 2)  # S-12.2: paid per gold staked
TRIBUTE, CHAMPIONS_TRIBUTE = 2, 6  # S-10.4
NO_GEAR = (-1,) * 6


def arena_phase(g: Ludus, f: Frame) -> Arena:
    child = Arena()
    child.begin("arena")
    child.invited, child.guest, child.owners, child.fighters, child.gear = 0, -1, (), (), NO_GEAR
    child.bets, child.winner, child.level, child.dead, child.bereaved = ((0, 0, 0, 0),) * g.seats, -1, 0, -1, -1
    return child


def honor(g: Ludus, f: Arena) -> None:
    """S-10.1"""
    enter_phase(g, ARENA_PHASE)
    change_influence(g, g.host, 1)


# S-10.2, S-10.3


def to_host(g: Ludus, f: Arena) -> None:
    f.turn, f.guest = g.host, -1


def invitations(g: Ludus, f: Arena, seat: int) -> Options:
    return [SEAT + house for house in range(g.seats) if not f.invited >> house & 1]


def invite(g: Ludus, f: Arena, seat: int, option: int) -> None:
    """Invite a house. A house that cannot send anybody declines without being asked."""
    house = option - SEAT
    f.invited |= 1 << house
    tell(g, "invited", seat, house)
    if fighters(g, house):
        f.guest = f.turn = house
    else:
        decline(g, f, house)


def decline(g: Ludus, f: Arena, house: int) -> None:
    f.guest = f.turn = -1
    tell(g, "declined", house)
    change_influence(g, house, -1)


def champions_to_send(g: Ludus, f: Arena, seat: int) -> Options:
    """Offer the fighters, and to decline. S-10.3: a Host who invites their own house must fight."""
    found = [ASSET + card for card in members(fighters(g, seat))]
    return found if seat == g.host and not g.table.host_may_decline else [PASS, *found]


def send(g: Ludus, f: Arena, seat: int, option: int) -> None:
    if option == PASS:
        decline(g, f, seat)
        return
    f.owners = (*f.owners, seat)
    f.fighters = (*f.fighters, option - ASSET)
    tell(g, "sent", seat, option - ASSET)


def accepted(g: Ludus, f: Arena) -> bool:
    """Return whether the invited house is going to send a fighter."""
    return f.guest >= 0


def gear_of(g: Ludus, f: Arena, seat: int, sort: int) -> Options:
    """Offer up to one ready piece of each type. Identical pieces are listed once."""
    decks = g.table.decks
    pieces = {decks.name[card]: ASSET + card for card in reversed(members(ready(g, seat) & decks.sorts[sort]))}
    return [PASS, *sorted(pieces.values())] if pieces else ()


def weapons(g: Ludus, f: Arena, seat: int) -> Options:
    return gear_of(g, f, seat, WEAPON)


def armours(g: Ludus, f: Arena, seat: int) -> Options:
    return gear_of(g, f, seat, ARMOUR)


def specials(g: Ludus, f: Arena, seat: int) -> Options:
    return gear_of(g, f, seat, SPECIAL)


def equip(g: Ludus, f: Arena, seat: int, option: int) -> None:
    if option != PASS:
        card = option - ASSET
        f.gear = put(f.gear, 3 * len(f.owners) - 3 + g.table.decks.sort[card] - WEAPON, card)
        tell(g, "equipped", seat, card)


def after_answer(g: Ludus, f: Arena) -> Quiet | None:
    """S-6.6"""
    return quiet(g)


def place_open(g: Ludus, f: Arena) -> bool:
    return len(f.owners) < 2 and f.invited != (1 << g.seats) - 1


def tribute(g: Ludus, f: Arena) -> None:
    """S-10.4"""
    f.guest = f.turn = -1
    if len(f.owners) < 2:
        tell(g, "no-fight")
        return
    for seat, card in zip(f.owners, f.fighters, strict=True):
        favors = g.favors[card]
        gain_gold(g, seat, CHAMPIONS_TRIBUTE if favors == CHAMPION else TRIBUTE * favors)


# S-10.5


class Wagers(Space):
    """The domain of bets: four piles, which together cost no more than the house has. `victory` limits the piles on
    both victories together.
    """

    __slots__ = ("gold", "most", "victory")

    def __init__(self, gold: int, most: tuple[int, ...], victory: int) -> None:
        self.gold = gold
        self.most = most
        self.victory = victory

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, int) or not BETS.has(option):
            return False
        piles = wagers(option)
        if sum(piles) > self.gold or piles[VICTORY_I] + piles[VICTORY_II] > self.victory:
            return False
        return all([pile <= most for pile, most in zip(piles, self.most, strict=True)])

    def sample(self, rng: Random) -> int:
        left, piles = self.gold, list[int]()
        for at, most in enumerate(self.most):
            if at == VICTORY_II:
                most = min(most, self.victory - piles[VICTORY_I])
            pile = rng.randint(0, min(left, most)) if rng.random() < 0.5 else 0
            left -= pile
            piles.append(pile)
        return packed(piles)

    def menu(self) -> Sequence[int]:
        """List sensible bets: nothing, a little or all on one outcome, and all on two."""
        found = {BET}
        for one in range(4):
            for pile in (1, MOST_BET):
                found.add(packed([pile if at == one else 0 for at in range(4)]))
            for two in range(one):
                found.add(packed([MOST_BET if at in (one, two) else 0 for at in range(4)]))
        return sorted([option for option in found if option in self])

    def schema(self) -> Mapping[str, Any]:
        names = ("victory-i", "victory-ii", "injury", "decapitation")
        parts = {name: {"low": 0, "high": most} for name, most in zip(names, self.most, strict=True)}
        limits = [{"parts": [VICTORY_I, VICTORY_II], "most": self.victory}]
        return {"parts": parts, "together": self.gold, "limits": limits, "start": BET, "base": BET_BASE}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wagers) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[int, ...]:
        return (self.gold, self.victory, *self.most)


def packed(piles: Sequence[int]) -> int:
    number = 0
    for pile in piles:
        number = number * BET_BASE + pile
    return BET + number


def wagers(option: int) -> tuple[int, ...]:
    number = option - BET
    return (number >> 6 & 3, number >> 4 & 3, number >> 2 & 3, number & 3)


def both_sent(g: Ludus, f: Arena) -> bool:
    return len(f.owners) == 2


def bettors(g: Ludus, f: Arena) -> Sequence[int]:
    return [seat for seat in from_host(g) if g.gold[seat]]


def possible_bets(g: Ludus, f: Arena, seat: int) -> Options:
    """Return the possible bets. A house in the fight may not bet on its opponent's victory. Victory is one type, so
    both victories share its limit, unless the table has one limit per fighter.
    """
    most = tuple([0 if seat == f.owners[side] else MOST_BET for side in (1, 0)])
    victory = 2 * MOST_BET if g.table.bets_per_fighter else MOST_BET
    return Wagers(g.gold[seat], (*most, MOST_BET, MOST_BET), victory)


def bet(g: Ludus, f: Arena, seals: tuple[int, ...]) -> None:
    """S-12.2: take the staked gold from the house."""
    f.bets = tuple([(0, 0, 0, 0) if given == ASIDE else wagers(given) for given in seals])
    for seat, piles in enumerate(f.bets):
        g.gold[seat] -= sum(piles)
        if any(piles):
            tell(g, "bet", seat, piles)


def after_bets(g: Ludus, f: Arena) -> Quiet | None:
    """S-6.6: open the moment in which the match can be rigged."""
    return quiet(g, BOOKS | BETS_SHOWN)


# S-11, S-12


def to_arms(g: Ludus, f: Arena) -> Fight | None:
    return fight(g, f.owners, f.fighters, f.gear, formal=0) if len(f.owners) == 2 else None


def fought(g: Ludus, f: Arena, child: Fight) -> None:
    """S-11.6, then S-12.1"""
    f.winner, f.level = child.winner, child.level
    loser = 1 - f.winner
    if f.level == INJURED:
        injure(g, f.fighters[loser])
    elif f.level == DECAPITATED:
        die(g, f, loser)
    change_influence(g, f.owners[f.winner], 1)
    win_favor(g, f.owners[f.winner], f.fighters[f.winner])


def die(g: Ludus, f: Arena, side: int) -> None:
    f.dead, f.bereaved = f.fighters[side], f.owners[side]
    discard(g, f.dead)


def settle_bets(g: Ludus, f: Arena) -> None:
    """S-12.2: pay the bets by the result of the fight."""
    if f.winner < 0:
        return
    won = (f.winner == 0, f.winner == 1, f.level == INJURED, f.level == DECAPITATED)
    for seat, piles in enumerate(f.bets):
        back = sum([pile * (1 + PAYS[at]) for at, pile in enumerate(piles) if won[at]])
        if back:
            g.gold[seat] += back
            tell(g, "bets-won", seat, back)
        elif any(piles):
            tell(g, "bets-lost", seat, sum(piles))


def after_settling(g: Ludus, f: Arena) -> Quiet | None:
    return quiet(g, BOOKS | DEATH) if f.winner >= 0 else None


def to_thumb(g: Ludus, f: Arena) -> None:
    f.turn = g.host if f.winner >= 0 and f.dead < 0 else -1


def thumbs(g: Ludus, f: Arena, seat: int) -> Options:
    """S-12.3: offer thumbs up or down; a Champion cannot get thumbs down."""
    return (UP,) if g.favors[f.fighters[1 - f.winner]] == CHAMPION else (UP, DOWN)


def show_thumb(g: Ludus, f: Arena, seat: int, option: int) -> None:
    loser = 1 - f.winner
    card = f.fighters[loser]
    if option == UP:
        tell(g, "spared", seat, card)
        return
    tell(g, "killed", seat, card)
    change_influence(g, seat, -g.favors[card])
    die(g, f, loser)


def end_of_games(g: Ludus, f: Arena) -> Quiet | None:
    """S-6.6: open the quiet moment at the end of the phase; after S-12.3, because somebody may have been executed
    there. Without a fight, the moment after the last invitation was the end."""
    if f.winner < 0:
        return None
    executed = f.dead >= 0 and f.level != DECAPITATED
    return quiet(g, BOOKS | DEATH if executed else BOOKS)


ARENA = Procedure(
    "arena",
    Arena,
    do(honor),  # S-10.1
    do(to_host),
    ask(invitations, invite, SEATS),  # S-10.2
    ask(champions_to_send, send, ASSETS, rule="S-10.2"),
    ask(weapons, equip, ASSETS, rule="S-10.2", name="take_weapon", when=accepted),
    ask(armours, equip, ASSETS, rule="S-10.2", name="take_armour", when=accepted),
    ask(specials, equip, ASSETS, rule="S-10.2", name="take_special", when=accepted),
    call(after_answer),  # S-6.6
    repeat("to_host", place_open),  # S-10.3
    do(tribute),  # S-10.4
    seal(bettors, possible_bets, bet, BETS, when=both_sent),  # S-10.5
    call(after_bets, when=both_sent),  # S-6.6
    call(to_arms, fought),  # S-11, S-12.1
    do(settle_bets),  # S-12.2
    call(after_settling),  # S-6.6
    do(to_thumb),
    ask(thumbs, show_thumb, DEEDS, rule="S-12.3"),
    call(end_of_games),  # S-6.6
)
