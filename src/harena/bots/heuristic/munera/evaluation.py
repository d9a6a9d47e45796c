"""The table as one seat sees it, and what things are worth to that seat, in denarii."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, TypeVar

from harena.bots import Reason
from harena.bots.talk.character import Standing, standing_of
from harena.games.munera import GAME
from harena.games.munera.decks import (
    ARBITER,
    COQUUS,
    DOCTOR,
    FABER,
    LUPAE,
    MEDICUS,
    MUNERA,
    PAIRING,
    PROVOCATOR,
    RIVAL,
    VECTORES,
)
from harena.games.munera.school import PRIMUS, RISE, WARES, doctor, skill, wage, worth
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera
from harena.games.munera.turn import MOST_MEN
from harena.kernel.rules import View
from harena.kernel.state import Frame, innermost

F = TypeVar("F", bound=Frame)

GLORY, LATE_GLORY = 4.0, 8.0  # the value of Glory in denarii, which buy less as the end comes near
GLORY_A_TURN = 3.0  # what a leading school gains per turn
USUAL_GLORY = 8.0  # what all schools together gain in a turn
LONGEST, SHORTEST = 5.0, 0.7  # how many turns are considered
FIGHTS = 0.6  # the part of a rank's Glory a school really gets: not every man fights every turn, and some die
SKILL_A_TURN = {DOCTOR: 0.3, MEDICUS: 0.8, FABER: 0.4, COQUUS: 0.8, ARBITER: 0.15, VECTORES: 1.6, LUPAE: 0.15}
FEW_MEN = 6  # as many as three pairs
URGENT, WELCOME = 2.4, 1.8  # how much more a new man is worth to a school with fewer men, or with more
DESERTED = 0.2  # the part of its usual value that a rank has where no other school has two men
RESERVE = 3  # denarii that we keep
LEADERS_SHARE, SHARE = 1.6, 0.8  # what harm to the leader, or to another school, is worth to us


# A school, a spectacle, men who may not fight, men who may be trained, loans.
LineUpKey = tuple[int, int, int, int, tuple[tuple[int, ...], ...]]
Change = tuple[int, int]  # a man and the class he is trained for


class LineUp(NamedTuple):
    """Men with whom a school can fulfil a contract."""

    men: int  # a set
    changes: tuple[Change, ...]
    klass: tuple[int, ...]  # the classes of all men after the changes
    rank: int  # Veterani count 1, Primi Pali 2
    given_up: int  # the Fame that training costs


class Evaluation:
    """The table as one seat knows it. The hands of other seats in it are guesses and must not be read."""

    def __init__(self, g: Munera, me: int, rng: Random, standing: Standing | None = None) -> None:
        self.g = g
        self.standing = standing  # what was promised, and whom to believe; None: nobody talks
        self.rng = rng
        self.me = me
        self.why = Reason("usual")
        self.decks = g.table.decks
        turns = min((g.table.target - max(g.glory)) / GLORY_A_TURN, float(g.table.turns - g.turn + 1))
        self.turns_left = min(LONGEST, max(SHORTEST, turns))
        self.glory = GLORY + LATE_GLORY / self.turns_left  # the value of one point
        # No other school has two men: nobody can take part in a spectacle.
        self.deserted = not any([men & men - 1 for seat, men in enumerate(g.school) if seat != me])
        busy = min(1.0, (sum(g.glory) + USUAL_GLORY) / (USUAL_GLORY * max(1, g.turn)))
        if self.deserted:
            busy *= DESERTED
        self.rank_worth = FIGHTS * busy * self.glory * self.turns_left
        self.fame_worth = 0.6 * self.rank_worth / RISE
        self.line_ups: dict[LineUpKey, LineUp | None] = {}  # a cache: the same ones are asked for again

    @classmethod
    def seen(cls, view: View, rng: Random) -> Evaluation:
        return cls(GAME.resample(view, rng), view["viewer"], rng, standing_of(view))

    def because(self, kind: str, *args: int) -> None:
        """Set the reason for the decision, for a hint. The last reason set counts (REASONS in hints.py)."""
        self.why = Reason(kind, args)

    def frame(self, kind: type[F]) -> F | None:
        """Return the innermost running procedure of this kind."""
        return innermost(self.g, kind)

    def others(self) -> list[int]:
        return [seat for seat in range(self.g.seats) if seat != self.me]

    def share(self, seat: int) -> float:
        """Return what one denarius of harm to this school is worth to us; -1 for our own school."""
        if seat == self.me:
            return -1.0
        usual = self.rivalry(self.me, seat)
        return usual if self.standing is None else usual * self.standing.grudge[seat]

    def rivalry(self, one: int, other: int) -> float:
        """Return what one school gains by harm to another: more with few players, more if the other leads."""
        glory = self.g.glory
        leads = glory[other] == max([glory[seat] for seat in range(self.g.seats) if seat != one])
        return min(1.0, (LEADERS_SHARE if leads else SHARE) / (self.g.seats - 1))

    # Men

    def man(self, man: int) -> float:
        """Return what a man is worth to his school: his strength, and the Glory of his rank, now or later."""
        g, decks = self.g, self.decks
        body = 1.5 + 0.8 * decks.valor[man] + 0.5 * decks.courage[man] + 0.3 * decks.charisma[man]
        rank = g.rank[man]
        name = rank * self.rank_worth + (g.fame[man] * self.fame_worth if rank < PRIMUS else 0.0)
        wages = wage(g, man) * 0.7 * self.turns_left
        return (body + name - wages) * (0.75 if g.wounded >> man & 1 else 1.0)

    def loss(self, man: int) -> float:
        """Return what his school loses if the public has him killed; it is paid his worth for that (M-3.5)."""
        return max(0.5, self.man(man) - worth(self.g, man))

    def day(self, man: int) -> float:
        """Return what one turn of a man is worth."""
        return 2.0 + 0.7 * self.g.rank[man] * self.glory

    def recruit(self, man: int) -> float:
        """Return what one more man is worth to us."""
        g, me = self.g, self.me
        own = men_of(g.school[me])
        if len(own) >= MOST_MEN:
            least = min(own, key=self.man)
            return self.man(man) - self.man(least) + worth(g, least) - 1
        lacking = URGENT if len(own) < FEW_MEN else WELCOME
        healthy = (g.school[me] & ~g.wounded).bit_count()
        return self.man(man) * lacking + (1.5 if healthy % 2 else 0.0)

    def odd_classes(self, seat: int) -> list[int]:
        """Return the classes of men who have no partner."""
        count = [0] * len(PAIRING)
        for man in men_of(self.g.school[seat]):
            if self.g.klass[man] >= 0:
                count[self.g.klass[man]] += 1
        odd = [PROVOCATOR] if count[PROVOCATOR] % 2 else []
        return odd + [k for k in range(PROVOCATOR) if count[k] > count[RIVAL[k]]]

    # Ministers

    def minister(self, minister: int, had: bool = False) -> float:
        """Return what a Minister adds for the rest of the match. `had`: this one is ours already, so compare with our
        staff without this one."""
        g, decks, me = self.g, self.decks, self.me
        office, points = decks.office[minister], decks.skill[minister]
        kept = g.staff[me]
        if had:
            g.staff[me] = kept & ~(1 << minister)
        now = skill(g, me, office)
        if office == DOCTOR:
            klass = g.doctored[minister] if g.doctored[minister] >= 0 else self.doctors_class(points)
            pupils = len([man for man in men_of(g.school[me]) if g.klass[man] == klass])
            more = float(pupils * max(0, points - doctor(g, me, klass)))
        elif office == COQUUS:
            more = float(points)
        elif office == VECTORES:
            more = self.zones_saved(max(now, points)) - self.zones_saved(now)
        else:
            more = float(max(0, points - now))
        g.staff[me] = kept
        return more * SKILL_A_TURN[office] * self.turns_left

    def zones_saved(self, free: int) -> float:
        """Return how many zones so many free ones save on an average journey."""
        zones = self.decks.zones[self.g.region[self.me]]
        return sum([min(free, zones[site]) for site in self.decks.site]) / MUNERA

    def doctors_class(self, points: int) -> int:
        """Return the class for which a Doctor adds most Virtus."""
        g, me = self.g, self.me
        men = [g.klass[man] for man in men_of(g.school[me])]
        gain = [men.count(klass) * max(0, points - doctor(g, me, klass)) for klass in range(len(PAIRING))]
        return max(range(len(PAIRING)), key=lambda klass: (gain[klass], klass))

    def ware(self, ware: int) -> float:
        """Return what a man or Minister of the Forum is worth to us. Where nobody fights and denarii buy Glory (M-2.5),
        it is worth nothing."""
        if self.deserted and self.g.table.bought_glory:
            return 0.0
        return self.recruit(ware) if ware < WARES else self.minister(ware - WARES)
