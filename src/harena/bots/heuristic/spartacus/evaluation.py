"""The table as one seat sees it, and what things are worth to that seat, in gold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random
from typing import TypeVar

from harena.bots import Reason
from harena.bots.talk.character import Standing
from harena.games.spartacus.actions import AIMS, PLAY
from harena.games.spartacus.cards.abilities import ABILITIES, Value
from harena.games.spartacus.cards.registry import SCHEMES
from harena.games.spartacus.cards.scheme import Scheme
from harena.games.spartacus.decks import decks
from harena.games.spartacus.house import CHAMPION, count_slaves, owner_of
from harena.games.spartacus.printed import GLADIATOR, MOST_INFLUENCE, SLAVE, WEAPON, Decks, House, Row
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Arena, Ludus, Market
from harena.kernel.choice import OPEN
from harena.kernel.state import Frame, enclosing, innermost
from harena.talk.phrases import PEACE

F = TypeVar("F", bound=Frame)

# The value of the next point of Influence, by the Influence a house has. The last point wins the match.
STEPS = (4.0, 4.0, 4.2, 4.4, 4.6, 5.0, 5.5, 6.0, 7.0, 9.0, 14.0, 60.0)
SHARE, LEADERS_SHARE, CLOSE_SHARE = 0.45, 0.25, 0.2  # our share of a rival's loss; more if the rival leads, or is close
LAST_SHARE = 0.8  # our share of a rival's last step: somebody else might stop them
CLOSE = 10  # the Influence from which a house is close to winning
POINTS_A_TURN = 1.3  # the Influence that a leading house gains per turn
LONGEST, SHORTEST = 5.0, 1.0  # limits of the turns to plan ahead

# The power of a fighter: dice and other advantages; an Attack die is about one point. Fitted to some thousand fights: a
# fifth die of a sort is worth less than a second.
DICE_WORTH = (3.7, 2.7, 3.1)
BARE = 8.1  # offset that puts the weakest gladiators at about 6 and the best at about 11
STEEPNESS = 1.2  # how fast a lead in power turns into a probable victory
PLACES = (1.0, 0.55, 0.35, 0.25)  # how much the power of a house's first, second, third gladiator counts
WEAK = 4.0  # power up to this value is of no use
FODDER = 1.0  # any gladiator can be sent to die, shown off or freed
EARNED = 0.7  # share of the gold that a card promises for the turns to come
FEW_TURNS = 3.0  # a slave is not sold because the end may be near: often it is not
LAST_MEN, LAST_SLAVE = (2.0, 0.8), 2.0  # a house without any can be shamed, and fighters die
PARADE = 0.5  # the value of the last gladiator for a scheme in the hand that needs many, as a share of the scheme
NEAR = 2  # how many gladiators may be missing for such a scheme
GUARD_WORTH, GLABERS_GUARD = 1.2, 1.7
RICH, LEAST_COIN = 20, 0.4  # from how much gold on the next piece is worth less to us, and how little at least


class Printed:
    """Values that depend on the cards alone, computed once."""

    def __init__(self, cards: Decks) -> None:
        self.decks = cards
        self.power = tuple([power_of(cards, card) for card in range(len(cards.name))])
        self.scheme = tuple([SCHEMES.get(row.effect) for row in cards.rows])  # by title; None: not a scheme


def power_of(cards: Decks, card: int) -> float:
    """Return the power of a fighter, or what a piece of gear adds to it."""
    ability = cards.ability[card]
    value = ABILITIES[ability].value if ability else Value()
    if cards.sort[card] >= WEAPON:
        return value.gear_power
    dice = sum([worth * sqrt(count) for count, worth in zip(cards.dice[card], DICE_WORTH, strict=True)])
    return dice - BARE + value.power


@lru_cache(maxsize=16)
def printed(text: str) -> Printed:
    return Printed(decks(text))


def split(option: int) -> tuple[int, int]:
    """Return the title that is played and its target."""
    return divmod(option - PLAY, AIMS)


def chance(lead: float) -> float:
    """Return the probability of winning with this lead in power."""
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))


class Evaluation:
    """The table as one seat knows it. What that seat does not see are guesses in `g`: they must not be read."""

    def __init__(self, g: Ludus, me: int, rng: Random, standing: Standing | None = None) -> None:
        self.g = g
        self.me = me
        self.rng = rng
        self.why = Reason("usual")
        self.standing = standing  # what was promised, and whom to believe; None: nobody talks
        table = g.table
        known = printed(table.full_options["decks"])
        self.decks: Decks = known.decks
        self.power: tuple[float, ...] = known.power
        self.scheme: tuple[Scheme | None, ...] = known.scheme
        self.influence: list[int] = g.influence
        self.gold: list[int] = g.gold
        self.seats: int = g.seats
        self.favors: tuple[int, ...] = g.favors
        self.hand: list[int] = members(g.hands[me])
        self._ready: dict[int, list[int]] = {}
        self._held: dict[tuple[int, int], float] = {}
        self._shares: list[float] = []
        self._moved: dict[tuple[int, int], float] = {}
        gold = self.gold[me]
        self.coin: float = 1.0 if gold <= RICH else max(LEAST_COIN, sqrt(RICH / gold))  # what our next gold is worth
        turns = (MOST_INFLUENCE - max(self.influence)) / POINTS_A_TURN
        if table.turns:
            turns = min(turns, float(table.turns - g.turn + 1))
        self.turns_left: float = min(LONGEST, max(SHORTEST, turns))

    def because(self, kind: str, *args: int) -> None:
        """Record why we choose an option, for a hint. The last reason given counts (REASONS in hints.py)."""
        self.why = Reason(kind, args)

    def in_place_of(self, seat: int) -> Evaluation:
        """Return the table as another seat probably sees it. We do not know its hand."""
        other = Evaluation(self.g, seat, self.rng)
        other.hand, other._ready = [], self._ready
        return other

    def frame(self, kind: type[F]) -> F:
        """Return the innermost running procedure of this kind."""
        return enclosing(self.g, kind)

    def within(self, kind: type[Frame]) -> bool:
        return innermost(self.g, kind) is not None

    # What houses have

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def ready(self, seat: int) -> list[int]:
        found = self._ready.get(seat)
        if found is None:
            found = self._ready[seat] = members(self.g.assets[seat] & ~self.g.tired)
        return found

    def gladiators(self, seat: int) -> list[int]:
        return members(self.g.assets[seat] & ~self.g.tired & self.decks.gladiators)

    def slaves(self, seat: int) -> list[int]:
        return members(self.g.assets[seat] & ~self.g.tired & self.decks.slaves)

    def fighters(self, seat: int) -> list[int]:
        return members(self.g.assets[seat] & ~self.g.tired & self.decks.fighters)

    def count_slaves(self, seat: int) -> int:
        """Count slaves. Naevia counts as two."""
        return count_slaves(self.g, self.g.assets[seat] & ~self.g.tired & self.decks.slaves)

    def guards(self, seat: int) -> int:
        """Return the number of ready guards on the table."""
        return (self.g.guards[seat] & ~self.g.resting).bit_count()

    def owner(self, card: int) -> int:
        return owner_of(self.g, card)

    def house(self, seat: int) -> House:
        return self.decks.houses[self.g.house[seat]]

    def rule(self, seat: int) -> str:
        return self.house(seat).rule

    def row(self, title: int) -> Row:
        return self.decks.rows[title]

    def titles(self) -> list[int]:
        """Return the titles in our hand, one entry per card."""
        return [self.decks.titled[card] for card in self.hand]

    def at_market(self, seat: int) -> bool:
        seals = self.frame(Market).seals
        return bool(seals) and seals[seat] == OPEN

    # Influence and gold

    def about_to_win(self, seat: int) -> bool:
        return self.influence[seat] >= CLOSE

    def share(self, seat: int) -> float:
        """Return our share of a rival's loss."""
        if not self._shares:
            most = max([self.influence[other] for other in self.others()])
            self._shares = [
                SHARE + LEADERS_SHARE * (now == most) + CLOSE_SHARE * (now >= CLOSE) for now in self.influence
            ]
        return self._shares[seat]

    def grudge(self, seat: int) -> float:
        """Return how much we want to harm a house, as far as promises matter: 1.0 is as usual. What a house gains
        still counts in full: peace is no reason to help it."""
        return 1.0 if self.standing is None else self.standing.grudge[seat]

    def at_peace(self, seat: int) -> bool:
        """Have we promised this house peace, and mean to keep it?"""
        return self.standing is not None and seat >= 0 and PEACE in self.standing.keeping[seat]

    def moved(self, seat: int, points: int) -> float:
        """Return the value to us if a house gains or loses Influence."""
        found = self._moved.get((seat, points))
        if found is None:
            found = self._moved[seat, points] = self._value_of_moving(seat, points)
        return found

    def _value_of_moving(self, seat: int, points: int) -> float:
        now = self.influence[seat]
        then = max(0, min(MOST_INFLUENCE, now + points))
        low, high = min(now, then), max(now, then)
        if seat == self.me:
            total = sum(STEPS[low:high])
        else:
            share = self.share(seat) * (1.0 if then > now else self.grudge(seat))
            last = LAST_SHARE * STEPS[-1] if high == MOST_INFLUENCE > low else 0.0
            total = -share * sum(STEPS[low : min(high, MOST_INFLUENCE - 1)]) - last
        return total if then > now else -total

    def purse(self, seat: int, amount: float) -> float:
        """Return the value to us if a house gains or loses gold."""
        if seat == self.me:
            return amount * self.coin
        return -0.7 * self.share(seat) * (1.0 if amount > 0 else self.grudge(seat)) * amount

    # What cards are worth to a house that has them

    def worth(self, seat: int, card: int) -> float:
        """Return the value of a card to a house that holds it or can sell it."""
        return max(self.hold(seat, card), self.decks.value[card] - 0.5)

    def hold(self, seat: int, card: int) -> float:
        found = self._held.get((seat, card))
        if found is None:
            sort = self.decks.sort[card]
            of = self.gladiator if sort == GLADIATOR else self.slave if sort == SLAVE else self.piece
            found = self._held[seat, card] = of(seat, card)
        return found

    def gladiator(self, seat: int, card: int) -> float:
        g, power = self.g, self.power[card]
        own = members(g.assets[seat] & self.decks.gladiators & ~(1 << card))
        better = len([c for c in own if (self.power[c], c) > (power, card)])
        place = PLACES[min(better, len(PLACES) - 1)]
        free_move = place * max(0.0, power - WEAK) * (0.4 + 0.12 * self.turns_left)
        favors = self.favors[card]
        fame = STEPS[max(0, self.influence[seat] - 1)] + 2.0 if favors == CHAMPION else 1.0 * favors
        show = 0.8 if len(own) < 4 else 0.0
        fed = len(own) < self.count_slaves(seat) + 1
        upkeep = (0.35 if fed else 0.7) * min(self.turns_left, 3.0)
        house = 0.25 * self.turns_left if self.rule(seat) == "exhaust_gladiators" and len(own) < 3 else 0.0
        ready = (g.assets[seat] & ~g.tired & self.decks.gladiators & ~(1 << card)).bit_count()
        last = LAST_MEN[ready] if ready < len(LAST_MEN) else 0.0
        parade = self.parade(len(own)) if seat == self.me else 0.0
        return free_move + fame + show + house + last + parade + FODDER - upkeep

    def parade(self, others: int) -> float:
        """Return the value of one more gladiator for a scheme in our hand that needs many."""
        found = 0.0
        for title in self.titles():
            row = self.decks.rows[title]
            missing = row.men - others
            if 1 <= missing <= NEAR:
                found = max(found, PARADE * (self.moved(self.me, row.amount) - row.pay) / missing)
        return found

    def slave(self, seat: int, card: int) -> float:
        decks = self.decks
        ability = decks.ability[card]
        service = ABILITIES[ability].value.service if ability else 0.0
        wages = 1.0 + (ability == "counts_double") + (decks.ware_amount[card] if ability == "earns" else 0)
        mates = self.g.assets[seat] & ~self.g.tired & decks.slaves & ~(1 << card)
        last = LAST_SLAVE if not mates else 0.0
        return EARNED * wages * max(FEW_TURNS, self.turns_left) + service + last + 0.3

    def piece(self, seat: int, card: int) -> float:
        """Return the value of a piece of equipment. Only one of each sort is useful."""
        decks = self.decks
        alike = members(self.g.assets[seat] & decks.sorts[decks.sort[card]] & ~(1 << card))
        first = not alike or self.power[card] > max([self.power[c] for c in alike])
        armed = 1.0 if self.gladiators(seat) else 0.6
        return (0.8 + 2.6 * self.power[card] if first else 0.8) * armed

    def guard_worth(self, seat: int) -> float:
        return GLABERS_GUARD if self.rule(seat) == "exhaust_guards" else GUARD_WORTH

    def cheapest(self, seat: int, cards: list[int], count: int) -> float:
        """Return what a house loses if it gives up so many of these, the cheapest first."""
        return sum(sorted([self.worth(seat, card) for card in cards])[:count])

    # The arena

    def gear_power(self, seat: int) -> float:
        """Return the power of the best ready piece of each sort."""
        best: dict[int, float] = {}
        for card in self.ready(seat):
            sort = self.decks.sort[card]
            if sort >= WEAPON:
                best[sort] = max(best.get(sort, 0.0), self.power[card])
        return sum(best.values())

    def best_power(self, seat: int) -> float:
        """Return the power of the best fighter a house could send; below 0: it has none."""
        fighters = self.fighters(seat)
        return max([self.power[card] for card in fighters]) + self.gear_power(seat) if fighters else -1.0

    def substituted(self, card: int) -> float:
        """Return what we win or lose, including bets, if this card fights in place of its house's fighter."""
        f = self.frame(Arena)
        side = 0 if self.g.assets[f.owners[0]] >> card & 1 else 1
        before = side_power(self, f.fighters, f.gear, 0) - side_power(self, f.fighters, f.gear, 1)
        swing = self.power[card] - self.power[f.fighters[side]]
        after = before + (swing if side == 0 else -swing)
        return (chance(after) - chance(before)) * interest(self, f.owners)


def side_power(ev: Evaluation, fighters: Sequence[int], gear: Sequence[int], side: int) -> float:
    """The power of a fighter in the arena with its gear."""
    pieces = [card for card in gear[3 * side : 3 * side + 3] if card >= 0]
    return ev.power[fighters[side]] + sum([ev.power[card] for card in pieces])


def interest(ev: Evaluation, owners: Sequence[int]) -> float:
    """Return how much more the victory of I is worth to us than that of II."""
    one, two = owners
    bets = ev.frame(Arena).bets[ev.me]
    return ev.moved(one, 1) - ev.moved(two, 1) + 2.0 * (bets[0] - bets[1])
