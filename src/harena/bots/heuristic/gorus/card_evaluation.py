"""Evaluate one card: who will win the combat, how much will be in it, and what the cards we keep are worth.

The constants were fitted to several thousand positions, each played out many times.
"""

from __future__ import annotations

from math import exp

from harena.bots.heuristic.gorus.evaluation import ABOVE, Evaluation, fortune, none_of
from harena.games.gorus.cards import CARD, RANK, SCHOOL, cards, school_cards
from harena.games.gorus.combat import strength
from harena.games.gorus.table import SOLO_NEEDED

# How the other players behave: probabilities, unless said otherwise
EAGER = 0.5  # logit of winning a worthless combat if they can ...
GREED = 0.4  # ... and what each point of crowd favor in it adds to the logit
LOYAL = 0.4  # how much less likely they beat a partner
CHALLENGE = 0.6  # that a player challenges our card if they can
SURPRISE = 0.05  # that a card we do not know yet is challenged
THROW, SPEND = 0.8, 0.5  # that a player gives a leading opponent a bad card, or a good one
STEADY = 0.9  # that the Favored School stays the same after one more card

# In crowd favor: what a partner adds to a combat, what the first 8 is worth in solo (G-7.2), ...
GIFT = 0.5
NEEDED = 6.0
# ... and what a card in hand is worth later
POWER = 0.9  # of a card that beats all unseen cards of its school
TRUMP = 0.5
BAD, BAD_TRUMP = -0.1, -1.2
ZERO, TRUMP_ZERO = 0.9, 0.8
RARE = 0.2  # per rank we hold, for Challenges
VOID = 0.3  # per school we lack

Lying = tuple[int, int, int, float]  # the combat so far: the greatest strength, its card, its seat, crowd favor
Answer = tuple[int, float, float]  # a player after us: seat, probability that they cannot follow, what they would add


class Prospects:
    """What all cards of one decision share, computed once."""

    def __init__(self, ev: Evaluation) -> None:
        self.ev = ev
        of, schools = ev.round, len(ev.round.schools)
        cards_to_come = len(ev.behind) + (of.size - 1) * ev.left
        self.keeps, self.turns = fortune(schools, STEADY, cards_to_come)
        self.leader = ev.memory.leader if ev.combat else ev.me
        self.answers: dict[int, list[Answer]] = {}  # by Initial School
        self.beating: dict[tuple[int, int, int], list[float]] = {}  # by what is to beat
        self.lying: dict[int, Lying] = {}  # by Favored School
        self.weigh_hand()

    def weigh_hand(self) -> None:
        """Compute what each card in hand is worth later: in any case, and in addition if its school is then Favored."""
        ev, of = self.ev, self.ev.round
        self.favorite, self.other = fortune(len(of.schools), STEADY, (of.size - 1) * ev.left / 2)  # halfway to the end
        self.always: dict[int, float] = {}
        self.as_trump: dict[int, float] = {}
        for card in cards(ev.hand):
            rank = card & 15
            self.always[card], self.as_trump[card] = POWER * ev.power(card), TRUMP
            if of.favor[rank] < 0:
                self.always[card] += BAD
                self.as_trump[card] += BAD_TRUMP
            elif rank == 0:
                self.always[card] += ZERO
                self.as_trump[card] += TRUMP_ZERO
        self.trumps: dict[int, float] = {}  # the same for a whole school
        lacked = len([school for school in of.schools if not ev.hand & SCHOOL[school]])
        ranks = len({card & 15 for card in self.always})
        self.whole = sum(self.always.values()) + self.other * sum(self.as_trump.values()) + VOID * lacked + RARE * ranks

    def keeping(self, card: int, favored: int) -> float:
        """Return what the cards we keep are worth, in crowd favor."""
        total = self.whole - self.always[card] - self.other * self.as_trump[card]
        trumps = self.trumps.get(favored)
        if trumps is None:
            trumps = self.trumps[favored] = sum([w for each, w in self.as_trump.items() if each >> 4 == favored])
        total += (self.favorite - self.other) * (trumps - (self.as_trump[card] if card >> 4 == favored else 0.0))
        hand = self.ev.hand
        if hand & SCHOOL[card >> 4] == CARD[card]:
            total += VOID
        if hand & RANK[card & 15] == CARD[card]:
            total -= RARE
        return total

    def worth(self, card: int, favored: int) -> float:
        """Return a card's expected crowd favor: a 0 is worth more if its school is Favored at the end."""
        favor = self.ev.round.favor
        if card & 15:
            return favor[card & 15]
        return favor[0] + (favor[16] - favor[0]) * (self.keeps if card >> 4 == favored else self.turns)

    def so_far(self, favored: int) -> Lying:
        """Return the combat before our card."""
        found = self.lying.get(favored)
        if found is None:
            combat = self.ev.combat
            strengths = [strength(card, favored, combat[0] >> 4) for card in combat]
            best = max(strengths, default=-1)
            place = strengths.index(best) if combat else 0
            ahead = (self.leader + place) % self.ev.round.size
            points = sum([self.worth(card, favored) for card in combat])
            found = self.lying[favored] = best, combat[place] if combat else -1, ahead, points
        return found

    def behind(self, initial: int) -> list[Answer]:
        """Return everybody who plays after us, if this is the Initial School."""
        found = self.answers.get(initial)
        if found is None:
            found = self.answers[initial] = self.answering(initial)
        return found

    def answering(self, initial: int) -> list[Answer]:
        ev, favor = self.ev, self.ev.round.favor
        unseen = school_cards(ev.unseen & SCHOOL[initial])
        rooms, places = ev.rooms(initial)
        worth = 0.0
        for card in unseen:
            points = favor[card & 15]
            worth += points * (THROW if points < 0 else SPEND)
        found = []
        for seat in ev.behind:
            void = none_of(rooms[seat], places, len(unseen))
            found.append((seat, void, worth * (rooms[seat] / places if places else 0.0) * (1 - void)))
        return found

    def able(self, top: int, favored: int, initial: int) -> list[float]:
        """Return each later player's probability of being able to beat the best card so far."""
        key = top, favored, initial
        found = self.beating.get(key)
        if found is None:
            found = self.beating[key] = self.can_beat(top, favored, initial)
        return found

    def can_beat(self, top: int, favored: int, initial: int) -> list[float]:
        ev = self.ev
        better, trumps = (ev.unseen & ABOVE[top]).bit_count(), (ev.unseen & SCHOOL[favored]).bit_count()
        rooms, places = ev.rooms(top >> 4)
        trump_rooms, trump_places = ev.rooms(favored)
        found = []
        for seat, void, _ in self.behind(initial):
            chance = 1 - none_of(rooms[seat], places, better)
            if top >> 4 != favored:
                chance += void * (1 - none_of(trump_rooms[seat], trump_places, trumps))
            elif favored != initial:
                chance *= void
            found.append(chance)
        return found

    def holds(self, seat: int, rank: int) -> float:
        """Return the probability that this seat holds a card of this rank."""
        ev = self.ev
        none = 1.0
        for school in ev.round.schools:
            if ev.unseen & CARD[16 * school + rank]:
                rooms, places = ev.rooms(school)
                none *= none_of(rooms[seat], places, 1)
        return 1 - none


class CardEvaluation:
    """What happens in the combat if we play this card."""

    __slots__ = (
        "ahead",
        "card",
        "challenges",
        "chances",
        "ev",
        "favored",
        "initial",
        "later",
        "points",
        "prospects",
        "stakes",
        "top",
    )  # fmt: skip

    def __init__(self, prospects: Prospects, card: int) -> None:
        ev = self.ev = prospects.ev
        self.prospects, self.card = prospects, card
        combat = ev.combat
        self.initial = (combat[0] if combat else card) >> 4
        self.challenges = bool(combat) and card & 15 == combat[-1] & 15
        self.favored = card >> 4 if self.challenges or not ev.favored else ev.favored
        best, self.top, self.ahead, points = prospects.so_far(self.favored)
        if strength(card, self.favored, self.initial) > best:
            self.top, self.ahead = card, ev.me
        self.points = points + prospects.worth(card, self.favored)
        self.chances = [0.0] * ev.round.side_count  # each side's probability of winning the combat
        self.stakes: list[float] = []  # the crowd favor each side would win with it
        if ev.round.solo:
            self.turn_up()
        else:
            self.fight()
        self.later = prospects.keeping(card, self.favored)

    def worth(self, card: int) -> float:
        return self.prospects.worth(card, self.favored)

    def fight(self) -> None:
        """Work out who wins, going through the players after us in turn."""
        of, prospects = self.ev.round, self.prospects
        sides, card, points = of.sides, self.card, self.points
        seats = [0.0] * of.size
        seats[self.ahead] = 1.0
        raised = 0.0  # crowd favor that a Challenge to our card adds; only others can win it
        challenge = -1.0
        ables = prospects.able(self.top, self.favored, self.initial)
        for (seat, _, added), able in zip(prospects.behind(self.initial), ables, strict=True):
            if challenge < 0:
                challenge = CHALLENGE * prospects.holds(seat, card & 15)
                raised = challenge * max(0, of.favor[card & 15])
            else:
                challenge = SURPRISE
            wish = (able + (1 - able) * challenge) / (1 + exp(-EAGER - GREED * points))
            if of.in_teams:
                for other, chance in enumerate(seats):
                    lost = chance * wish * (LOYAL if sides[other] == sides[seat] else 1.0)
                    seats[other] -= lost
                    seats[seat] += lost
            else:
                seats = [chance * (1 - wish) for chance in seats]
                seats[seat] = wish
            points += GIFT if sides[seat] == sides[self.ahead] else added
        self.points = points
        if of.in_teams:
            for seat, chance in enumerate(seats):
                self.chances[sides[seat]] += chance
        else:
            self.chances = seats
        self.stakes = [points + raised] * of.side_count
        self.stakes[self.ev.side] = points

    def turn_up(self) -> None:
        """Solo: the dummy's card is on the table, or it may be any unseen card of any school (G-7.1)."""
        ev, card = self.ev, self.card
        bonus = NEEDED if self.needs_eight() else 0.0
        counts, totals = [0, 0], [0.0, 0.0]
        for other in cards(ev.unseen) if ev.behind else ev.combat:
            favored = other >> 4 if ev.behind and other & 15 == card & 15 else self.favored
            side = int(strength(card, favored, self.initial) < strength(other, favored, self.initial))
            counts[side] += 1
            totals[side] += self.worth(other)
            if side == ev.side and SOLO_NEEDED in (card & 15, other & 15):
                totals[side] += bonus
        self.chances = [count / sum(counts) for count in counts]
        self.stakes = [self.worth(card) + totals[side] / max(1, counts[side]) for side in (0, 1)]

    def needs_eight(self) -> bool:
        return not self.ev.memory.eights >> self.ev.side & 1
