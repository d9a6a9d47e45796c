"""What a card leads to: who will win the combat, what will lie in it, and what the cards we keep are good for.

The figures were fitted to how several thousand positions ended when they were played out many times.
"""

from __future__ import annotations

from math import exp

from harena.bots.heuristic.gorus.mind import Mind
from harena.games.gorus.combat import strength
from harena.games.gorus.table import SOLO_NEEDED

# How the others play: chances
EAGER = 0.5  # the logit of winning a combat without worth if one can ...
GREED = 0.4  # ... and what each crowd favor in it adds to it
LOYAL = 0.4  # how much less likely one beats a partner
CHALLENGE = 0.6  # of challenging our card if one can
SURPRISE = 0.05  # of a Challenge to a card we do not know yet
THROW, SPEND = 0.8, 0.5  # of playing a certain card that is bad, or good, for a stranger who is ahead
STEADY = 0.9  # of the crowd to keep its favorite when one more player has answered a card

# In crowd favor: what a partner adds to a combat, what the first 8 is worth in solo (G-7.2) ...
GIFT = 0.5
NEEDED = 6.0
# ... and what a card in hand is good for later
POWER = 0.9  # if it beats all unseen cards of its school
TRUMP = 0.5
BAD, BAD_TRUMP = -0.1, -1.2
ZERO, TRUMP_ZERO = 0.9, 0.8
RARE = 0.2  # each rank we hold, for Challenges
VOID = 0.3  # each school we lack


class Outlook:
    """The combat after this card of ours."""

    def __init__(self, mind: Mind, card: int) -> None:
        self.mind, self.card = mind, card
        combat = [*mind.combat, card]
        self.initial = combat[0] >> 4
        self.challenges = len(combat) > 1 and card & 15 == combat[-2] & 15
        self.favored = card >> 4 if self.challenges or not mind.favored else mind.favored
        strengths = [strength(each, self.favored, self.initial) for each in combat]
        self.strongest = max(strengths)
        self.ahead = (mind.leader + strengths.index(self.strongest)) % mind.size  # the seat
        self.keeps, self.turns = mind.fortune(STEADY, len(mind.behind) + (mind.size - 1) * mind.left)
        self.points = sum([self.worth(each) for each in combat])
        self.chances = [0.0] * mind.side_count  # of each side to win the combat
        self.stakes: list[float] = []  # what each side would win with it
        if mind.solo:
            self.turn_up()
        else:
            self.fight()
        self.later = self.keeping()

    def worth(self, card: int) -> float:
        """Its crowd favor, as far as one can tell: a 0 is worth more if its school is the favorite at the end."""
        favor = self.mind.favor
        if card & 15:
            return favor[card & 15]
        sure = self.keeps if card >> 4 == self.favored else self.turns
        return favor[0] + (favor[16] - favor[0]) * sure

    def fight(self) -> None:
        """Everybody behind us, one after the other."""
        mind, sides = self.mind, self.mind.sides
        seats = [0.0] * mind.size
        seats[self.ahead] = 1.0
        raised = 0.0  # by somebody who challenges our card: never ours
        for seat in mind.behind:
            challenge = SURPRISE
            if seat == mind.behind[0]:
                challenge = CHALLENGE * self.answered(seat)
                raised = challenge * max(0, mind.favor[self.card & 15])
            void = mind.lacks(seat, self.initial, len(mind.unseen[self.initial]))
            able = self.able(seat, void)
            wish = (able + (1 - able) * challenge) / (1 + exp(-EAGER - GREED * self.points))
            for other in range(mind.size):
                lost = seats[other] * wish * (LOYAL if sides[other] == sides[seat] else 1.0)
                seats[other] -= lost
                seats[seat] += lost
            self.points += self.added(seat, void)
        for seat, chance in enumerate(seats):
            self.chances[sides[seat]] += chance
        self.stakes = [self.points + (0.0 if side == mind.side else raised) for side in range(mind.side_count)]

    def able(self, seat: int, void: float) -> float:
        """The chance that this seat can beat the strongest card so far; `void`: that it cannot follow."""
        mind, initial, favored = self.mind, self.initial, self.favored
        if self.strongest >= 32:
            better = len([rank for rank in mind.unseen[favored] if rank > self.strongest - 32])
            chance = 1 - mind.lacks(seat, favored, better)
            return chance if favored == initial else chance * void
        better = len([rank for rank in mind.unseen[initial] if rank > self.strongest])
        chance = 1 - mind.lacks(seat, initial, better)
        return chance + void * (1 - mind.lacks(seat, favored, len(mind.unseen[favored])))

    def answered(self, seat: int) -> float:
        """The chance that this seat holds the rank of our card."""
        mind, rank = self.mind, self.card & 15
        none = 1.0
        for school in mind.schools:
            if rank in mind.unseen[school]:
                none *= mind.lacks(seat, school, 1)
        return 1 - none

    def added(self, seat: int, void: float) -> float:
        """The crowd favor this seat is likely to add: strangers throw what is bad."""
        mind = self.mind
        if mind.sides[seat] == mind.sides[self.ahead]:
            return GIFT
        total = 0.0
        for rank in mind.unseen[self.initial]:
            favor = mind.favor[rank]
            total += favor * (THROW if favor < 0 else SPEND)
        return total * mind.share(seat, self.initial) * (1 - void)

    def turn_up(self) -> None:
        """Solo: the dummy's card lies there, or may be any unseen card, whatever its school (G-7.1)."""
        mind, card = self.mind, self.card
        bonus = 0.0 if mind.has_needed else NEEDED
        cases = [16 * school + rank for school in mind.schools for rank in mind.unseen[school]]
        counts, totals = [0, 0], [0.0, 0.0]
        for other in cases if mind.behind else mind.combat:
            favored = other >> 4 if mind.behind and other & 15 == card & 15 else self.favored
            side = int(strength(card, favored, self.initial) < strength(other, favored, self.initial))
            counts[side] += 1
            totals[side] += self.worth(other)
            if side == mind.side and SOLO_NEEDED in (card & 15, other & 15):
                totals[side] += bonus
        self.chances = [count / sum(counts) for count in counts]
        self.stakes = [self.worth(card) + totals[side] / max(1, counts[side]) for side in (0, 1)]

    def keeping(self) -> float:
        """What the cards we keep are good for, in crowd favor."""
        mind = self.mind
        total = 0.0
        kept = [card for card in mind.hand if card != self.card]
        keeps, turns = mind.fortune(STEADY, (mind.size - 1) * mind.left / 2)  # halfway to the end
        for card in kept:
            school, rank = card >> 4, card & 15
            trump = keeps if school == self.favored else turns
            total += TRUMP * trump + POWER * mind.power(school, rank)
            if mind.favor[rank] < 0:
                total += BAD + BAD_TRUMP * trump
            elif rank == 0:
                total += ZERO + TRUMP_ZERO * trump
        lacked = len(mind.schools) - len({card >> 4 for card in kept})
        return total + VOID * lacked + RARE * len({card & 15 for card in kept})
