"""Prepares what a seat sees for one decision, and estimates what things are worth to it, in gold."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from random import Random
from typing import Any

from harena.bots import Reason
from harena.bots.talk.character import standing_of
from harena.games.spartacus.actions import AIMS, PLAY
from harena.games.spartacus.cards.abilities import ABILITIES, Value
from harena.games.spartacus.decks import decks
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.printed import GLADIATOR, MOST_INFLUENCE, SLAVE, WEAPON, Decks, House, Row
from harena.kernel.choice import OPEN
from harena.kernel.rules import View
from harena.talk.phrases import PEACE

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


class Printed:
    """Values that depend on the cards alone, computed once."""

    def __init__(self, cards: Decks) -> None:
        self.decks = cards
        self.power = tuple([power_of(cards, card) for card in range(len(cards.name))])


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
    """The table as this seat knows it."""

    def __init__(self, view: View, rng: Random) -> None:
        state = view["state"]
        self.view, self.state, self.rng = view, state, rng
        self.me: int = view["viewer"]
        self.why = Reason("usual")
        self.standing = standing_of(view)  # what was promised, and whom to believe; None: nobody talks
        known = printed(view["options"]["decks"])
        self.decks, self.power = known.decks, known.power
        self.influence: list[int] = state["influence"]
        self.gold: list[int] = state["gold"]
        self.seats = len(self.gold)
        self.tired = set(state["tired"])
        self.favors: list[int] = state["favors"]
        self.hand: list[int] = state["hands"][self.me] or []
        self._ready: dict[int, list[int]] = {}
        self._held: dict[tuple[int, int], float] = {}
        turns = (MOST_INFLUENCE - max(self.influence)) / POINTS_A_TURN
        limit: int = view["options"]["turns"]
        if limit:
            turns = min(turns, float(limit - state["turn"] + 1))
        self.turns_left: float = min(LONGEST, max(SHORTEST, turns))

    def because(self, kind: str, *args: int) -> None:
        """Record why we choose an option, for a hint. The last reason given counts (REASONS in hints.py)."""
        self.why = Reason(kind, args)

    def in_place_of(self, seat: int) -> Evaluation:
        """Return the table as another seat probably sees it. We do not know its hand."""
        other = Evaluation(self.view, self.rng)
        other.me, other.hand, other.standing, other._ready = seat, [], None, self._ready
        return other

    def frame(self, proc: str) -> dict[str, Any]:
        """Return the innermost running procedure of this name."""
        for f in reversed(self.view["stack"]):
            if f["proc"] == proc:
                found: dict[str, Any] = f
                return found
        raise AssertionError(f"no {proc} is going on")

    def within(self, proc: str) -> bool:
        return any([f["proc"] == proc for f in self.view["stack"]])

    # What houses have

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def ready(self, seat: int) -> list[int]:
        found = self._ready.get(seat)
        if found is None:
            found = self._ready[seat] = [card for card in self.state["assets"][seat] if card not in self.tired]
        return found

    def gladiators(self, seat: int) -> list[int]:
        return [card for card in self.ready(seat) if self.decks.sort[card] == GLADIATOR]

    def slaves(self, seat: int) -> list[int]:
        return [card for card in self.ready(seat) if self.decks.sort[card] == SLAVE]

    def fighters(self, seat: int) -> list[int]:
        return [card for card in self.ready(seat) if self.decks.sort[card] < WEAPON]

    def count_slaves(self, seat: int) -> int:
        """Count slaves. Naevia counts as two."""
        return sum([1 + (self.decks.ability[card] == "counts_double") for card in self.slaves(seat)])

    def guards(self, seat: int) -> int:
        """Return the number of ready guards on the table."""
        resting = self.state["resting"]
        return len([card for card in self.state["guards"][seat] if card not in resting])

    def owner(self, card: int) -> int:
        for seat, cards in enumerate(self.state["assets"]):
            if card in cards:
                return seat
        return -1

    def house(self, seat: int) -> House:
        house: int = self.state["house"][seat]
        return self.decks.houses[house]

    def rule(self, seat: int) -> str:
        return self.house(seat).rule

    def row(self, title: int) -> Row:
        return self.decks.rows[title]

    def titles(self) -> list[int]:
        """Return the titles in our hand, one entry per card."""
        return [self.decks.titled[card] for card in self.hand]

    def at_market(self, seat: int) -> bool:
        seals = self.frame("market")["seals"]
        return bool(seals) and seals[seat] == OPEN

    # Influence and gold

    def about_to_win(self, seat: int) -> bool:
        return self.influence[seat] >= CLOSE

    def share(self, seat: int) -> float:
        """Return our share of a rival's loss."""
        now = self.influence[seat]
        leads = now == max([self.influence[other] for other in self.others()])
        return SHARE + LEADERS_SHARE * leads + CLOSE_SHARE * (now >= CLOSE)

    def grudge(self, seat: int) -> float:
        """Return how much we want to harm a house, as far as promises matter: 1.0 is as usual. What a house gains
        still counts in full: peace is no reason to help it."""
        return 1.0 if self.standing is None else self.standing.grudge[seat]

    def at_peace(self, seat: int) -> bool:
        """Have we promised this house peace, and mean to keep it?"""
        return self.standing is not None and seat >= 0 and PEACE in self.standing.keeping[seat]

    def moved(self, seat: int, points: int) -> float:
        """Return the value to us if a house gains or loses Influence."""
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
            return amount
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
        power = self.power[card]
        own = [c for c in self.state["assets"][seat] if c != card and self.decks.sort[c] == GLADIATOR]
        better = len([c for c in own if (self.power[c], c) > (power, card)])
        place = PLACES[min(better, len(PLACES) - 1)]
        free_move = place * max(0.0, power - WEAK) * (0.4 + 0.12 * self.turns_left)
        favors = self.favors[card]
        fame = STEPS[max(0, self.influence[seat] - 1)] + 2.0 if favors == CHAMPION else 1.0 * favors
        show = 0.8 if len(own) < 4 else 0.0
        fed = len(own) < self.count_slaves(seat) + 1
        upkeep = (0.35 if fed else 0.7) * min(self.turns_left, 3.0)
        house = 0.25 * self.turns_left if self.rule(seat) == "exhaust_gladiators" and len(own) < 3 else 0.0
        ready = len([c for c in self.gladiators(seat) if c != card])
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
        last = LAST_SLAVE if self.slaves(seat) in ([], [card]) else 0.0
        return EARNED * wages * max(FEW_TURNS, self.turns_left) + service + last + 0.3

    def piece(self, seat: int, card: int) -> float:
        """Return the value of a piece of equipment. Only one of each sort is useful."""
        decks = self.decks
        alike = [c for c in self.state["assets"][seat] if c != card and decks.sort[c] == decks.sort[card]]
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
        f = self.frame("arena")
        side = 0 if card in self.state["assets"][f["owners"][0]] else 1
        before = side_power(self, f, 0) - side_power(self, f, 1)
        swing = self.power[card] - self.power[f["fighters"][side]]
        after = before + (swing if side == 0 else -swing)
        return (chance(after) - chance(before)) * interest(self, f)


def side_power(ev: Evaluation, f: dict[str, list[int]], side: int) -> float:
    """The power of a fighter in the arena with its gear."""
    gear = [card for card in f["gear"][3 * side : 3 * side + 3] if card >= 0]
    return ev.power[f["fighters"][side]] + sum([ev.power[card] for card in gear])


def interest(ev: Evaluation, f: dict[str, list[int]]) -> float:
    """Return how much more the victory of I is worth to us than that of II."""
    one, two = f["owners"]
    bets: list[int] = list(ev.frame("arena")["bets"][ev.me])
    return ev.moved(one, 1) - ev.moved(two, 1) + 2.0 * (bets[0] - bets[1])
