"""Duels: the chance to win, which dice to roll again, what to bet on and when to buy a fix."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from harena.bots.heuristic.munera.evaluation import Evaluation
from harena.games.munera.actions import COQUUS, DIE, FIX, MAN, STAKE, VIRTUS
from harena.games.munera.bets import GIVE, PAUSE, REFRESHMENT, SIDE, TAKE
from harena.games.munera.bout import totals
from harena.games.munera.cards.composed import loses_man
from harena.games.munera.decks import RIVAL
from harena.games.munera.duel import APPROVED, TRACK
from harena.games.munera.rolls import (
    ACCIDENT,
    FLIGHT,
    HEALING,
    JUDGEMENT,
    MERCY,
    ORDEAL,
    PLAGUE,
    RECOVERY,
    TEST,
    goes_well,
)
from harena.games.munera.school import arbiter, meals, owner_of, starting_virtus, valor
from harena.games.munera.sets import men_of
from harena.games.munera.state import Bout, Duel, Munera, Roll, Spectacle, Wager
from harena.kernel.choice import PASS, Choice, listed

# Weights of the logistic model of a duel, fitted to 100,000 duels of all kinds of men.
PUGNA, LIFE, FIRST_VIRTUS, MORE_VIRTUS = 0.08, 1.43, 0.42, 0.21
FACES = range(10)
MEAL = 0.09  # by how much a Coquus must raise the chance to win to be used
VIRTUS_LEFT = 0.005  # the same for a point of Virtus; its later use is part of the estimate
SURE_BET = 0.56
EVEN = 0.5
HELPS = 0.03  # by how much a new die must raise the chance to be called a help
HARMLESS = 99  # with blunt weapons there are no accidents
A_FIX = 1.2  # what a fix must be worth; it costs one denarius
STANDARD_DEATH = 0.3  # how often a loser is killed


# Pugna, Comprobatio; lives, Virtus and wounds of I and II; how much is taken off an accident roll.
Facts = tuple[int, int, int, int, int, int, int, int, int]


class Fight:
    """The numbers of a duel between sides I and II, to be changed for an estimate."""

    def __init__(self, g: Munera, f: Duel) -> None:
        courage = g.table.decks.courage
        self.pugna, self.approval = f.pugna, f.approval
        self.lives = [courage[f.men[side]] + 1 - f.wounds[side] for side in (0, 1)]
        self.virtus = list(f.virtus)
        self.wounds = f.wounds
        self.dice = f.dice
        self.arbiter = arbiter(g, *f.owners)
        self.blunt = f.blunt

    def win_chance(self) -> float:
        """Return the probability that side I wins."""
        return win_chance(self.pugna, self.lives[0], self.lives[1], self.virtus[0], self.virtus[1])

    def after(self, one: int, other: int, paused: bool = False, refreshed: bool = False) -> float:
        """Return the probability that side I wins after these dice. Stantes Missi (both win) counts as one half."""
        return after_roll(self.facts(), one, other, paused, refreshed)

    def facts(self) -> Facts:
        """Return all that the chances depend on, beside the dice."""
        (life, rival_life), (virtus, rival_virtus), (wounds, rival_wounds) = self.lives, self.virtus, self.wounds
        safe = HARMLESS if self.blunt else self.arbiter
        return self.pugna, self.approval, life, rival_life, virtus, rival_virtus, wounds, rival_wounds, safe

    def rolled_again(self, side: int, spent: int = 0) -> float:
        """Return the mean probability that side I wins if one die is rolled again for this much Virtus."""
        self.virtus[side] -= spent
        mean = mean_after(self.facts(), side, self.dice[1 - side])
        self.virtus[side] += spent
        return mean

    def as_it_stands(self) -> float:
        one, other = self.dice
        return self.after(one, other)


@lru_cache(maxsize=1 << 14)
def mean_after(facts: Facts, side: int, fixed: int) -> float:
    """Return the mean probability that side I wins if this side rolls anew and the other's die stays."""
    rolls = [(fixed, face) if side else (face, fixed) for face in FACES]
    return sum([after_roll(facts, one, other) for one, other in rolls]) / len(FACES)


def after_roll(facts: Facts, one: int, other: int, paused: bool = False, refreshed: bool = False) -> float:
    """Return the probability that side I wins after these dice."""
    before, approval, life, rival_life, virtus, rival_virtus, wounds, rival_wounds, safe = facts
    pugna = before if paused else max(-TRACK, min(TRACK, before + one - other))
    if one == other:
        if approval + 1 >= APPROVED:
            return 0.5
    elif not refreshed:
        life -= one < other
        rival_life -= other < one
    win = win_chance(pugna, life, rival_life, virtus, rival_virtus)
    if not one:  # M-9.5: a 0 may kill a man who has wounds; the wound just received counts
        win *= 1 - death(wounds + (other > 0) - safe)
    if not other:
        win += (1 - win) * death(rival_wounds + (one > 0) - safe)
    return win


def percent(chance: float) -> int:
    return round(100 * chance)


def death(points: int) -> float:
    return min(1.0, max(0.0, (points + 1) / 10))


@lru_cache(maxsize=1 << 14)
def win_chance(pugna: int, life: int, rival_life: int, virtus: int, rival_virtus: int) -> float:
    """Estimate the probability that the first side wins a duel that stands like this."""
    if abs(pugna) >= TRACK:
        return float(pugna > 0)
    if life <= 0 or rival_life <= 0:
        return float(life > 0)
    logit = PUGNA * pugna + LIFE * (sqrt(life) - sqrt(rival_life))
    logit += FIRST_VIRTUS * (sqrt(virtus) - sqrt(rival_virtus)) + MORE_VIRTUS * (virtus - rival_virtus)
    return 1 / (1 + exp(-logit))


def meeting(ev: Evaluation, one: int, other: int) -> float:
    """Return the probability that one man beats another, before the duel starts."""
    g, courage = ev.g, ev.decks.courage
    virtus = [starting_virtus(g, man, owner_of(g, man)) for man in (one, other)]
    return win_chance(0, courage[one] + 1, courage[other] + 1, virtus[0], virtus[1])


def swing(ev: Evaluation, man: int) -> float:
    """Return what it is worth to a man's owner that he wins rather than loses."""
    return 1.0 + ev.fame_worth + STANDARD_DEATH * ev.loss(man)


def interest(ev: Evaluation, f: Duel) -> float:
    """Return what a victory of side I is worth to us, by our men and our stake."""
    total = 0.0
    for side, sign in ((0, 1.0), (1, -1.0)):
        if f.owners[side] == ev.me:
            total += sign * swing(ev, f.men[side])
    if ev.me in f.bettors:
        at = f.bettors.index(ev.me)
        laid = f.stakes[at] if at < len(f.stakes) else 0
        if laid:
            total += 2 * (laid % SIDE) * (-1.0 if laid // SIDE else 1.0)
    return total


def running(ev: Evaluation) -> Duel:
    f = ev.frame(Duel)
    assert f is not None
    return f


# M-9.1: who meets whom


def pick(ev: Evaluation, choice: Choice) -> int:
    """Pick the man with the best chance; men without an opponent on the other side come last."""
    f = ev.frame(Spectacle)
    assert f is not None
    g = ev.g
    theirs = men_of(f.fighters[1] & ~f.fought)

    def chance(man: int) -> float:
        return max([meeting(ev, man, x) for x in theirs if g.klass[x] == RIVAL[g.klass[man]]], default=0.0)

    option = max(listed(choice.options), key=lambda option: (chance(option - MAN), option))
    ev.because("pick", option - MAN)
    return option


def oppose(ev: Evaluation, choice: Choice) -> int:
    """Pick the rival we are most likely to beat. Of two Provocatores the other one is left for our other man."""
    f = ev.frame(Spectacle)
    assert f is not None
    g = ev.g
    klass = g.klass[f.champion]
    mates = [man for man in men_of(f.fighters[0] & ~f.fought) if man != f.champion and g.klass[man] == klass]
    rivals = [option - MAN for option in listed(choice.options)]

    def both(rival: int) -> float:
        total = meeting(ev, f.champion, rival)
        left = [x for x in rivals if x != rival]
        return total + sum([meeting(ev, mate, x) for mate, x in zip(mates, left, strict=False)])

    rival = max(rivals, key=both)
    explain_rival(ev, f.champion, rival, rivals)
    return MAN + rival


def explain_rival(ev: Evaluation, champion: int, rival: int, rivals: list[int]) -> None:
    chance = meeting(ev, champion, rival)
    if chance >= EVEN:
        ev.because("oppose", champion, rival, percent(chance))
    elif chance >= max([meeting(ev, champion, other) for other in rivals]):
        ev.because("oppose-best", champion, rival, percent(chance))
    else:
        ev.because("oppose-all", rival)


# M-9.4: re-rolls


def reroll(ev: Evaluation, choice: Choice) -> int:
    f = running(ev)
    fight = Fight(ev.g, f)
    side = f.owners.index(ev.me)
    sign = -1 if side else 1
    now = fight.as_it_stands()
    found = [(0.0, PASS, now)]
    options = listed(choice.options)
    if VIRTUS in options:
        then = fight.rolled_again(side, 1)
        found.append((sign * (then - now) - VIRTUS_LEFT, VIRTUS, then))
    if COQUUS in options:
        then = fight.rolled_again(side)
        dear = MEAL if meals(ev.g, ev.me) < 2 else MEAL / 2
        found.append((sign * (then - now) - dear, COQUUS, then))
    _, option, then = max(found)
    before, after = (1 - now, 1 - then) if side else (now, then)
    if option == PASS and VIRTUS in options and sign * (fight.rolled_again(side) - now) > HELPS:
        ev.because("reroll-save", f.men[side])
    elif option == PASS:
        ev.because("reroll-not", f.men[side], percent(before))
    else:
        ev.because("reroll", f.men[side], percent(before), percent(after))
    return option


def help_oneself(ev: Evaluation, choice: Choice) -> int:
    """Use a Coquus for a bad die if there is a fair chance and much to lose."""
    f = ev.frame(Roll)
    assert f is not None
    if goes_well(f.what, f.die, f.modifier):
        ev.because("help-well", f.man)
        return PASS
    chance = len([face for face in FACES if goes_well(f.what, face, f.modifier)]) / len(FACES)
    if chance * at_stake(ev, f.what, f.man) > MEAL * 10:
        ev.because("help", f.man, percent(chance))
        return COQUUS
    ev.because("help-not", f.man)
    return PASS


def at_stake(ev: Evaluation, what: int, man: int) -> float:
    """Return what a man's owner loses if a roll goes badly."""
    if what == JUDGEMENT:
        return ev.loss(man)
    if what in (ACCIDENT, MERCY, FLIGHT):
        return ev.man(man)
    if what in (TEST, PLAGUE):
        return 2 * ev.day(man)
    if what == ORDEAL:
        return ev.man(man) if loses_man(ev.g) else 2 * ev.day(man)
    assert what in (HEALING, RECOVERY)
    return ev.day(man)


def try_again(ev: Evaluation, choice: Choice) -> int:
    """M-10.1: roll again if much is at stake; between two of our own men only a death matters."""
    f = ev.frame(Bout)
    assert f is not None
    one, other = totals(ev.g, f)
    lower = 0 if one < other else 1
    mine = [option - DIE for option in listed(choice.options) if option != PASS]
    mortal = max(one, other) >= 2 * min(one, other)
    man = f.men[lower]
    much = mortal or swing(ev, man) > 4 if len(mine) == 1 else mortal and ev.man(man) > 4
    if lower not in mine or one == other or not much:
        ev.because("bout-let")
        return PASS
    ev.because("bout-again", man)
    return DIE + lower


# M-11: bets and fixes


def stake(ev: Evaluation, choice: Choice) -> int:
    f = running(ev)
    return back(ev, choice, f.men, Fight(ev.g, f).win_chance())


def stake_on_bout(ev: Evaluation, choice: Choice) -> int:
    """M-10.1: die, Valor and Courage decide; equal totals are rolled again."""
    f = ev.frame(Wager)
    assert f is not None
    lead = strength(ev, f.men[0]) - strength(ev, f.men[1])
    won = len([1 for one in FACES for other in FACES if one + lead > other])
    lost = len([1 for one in FACES for other in FACES if one + lead < other])
    return back(ev, choice, f.men, won / (won + lost))


def strength(ev: Evaluation, man: int) -> int:
    return valor(ev.g, man) + ev.decks.courage[man]


def back(ev: Evaluation, choice: Choice, men: tuple[int, ...], win: float) -> int:
    """Bet the most allowed on a clear favorite. `win`: the probability that side I wins."""
    most = [PASS, PASS]
    options = [option for option in listed(choice.options) if option != PASS]
    for option in options:
        most[(option - STAKE) // SIDE] = option
    side = 0 if win >= 0.5 else 1
    chance = max(win, 1 - win)
    sure = chance >= SURE_BET and most[side] != PASS
    if not sure:
        ev.because("stake-none")
        return PASS
    ev.because("stake", men[side], percent(chance))
    return most[side]


def interrupt(ev: Evaluation, choice: Choice) -> int:
    """M-11.4a: take Virtus from a man who is about to roll again, if that is worth the price."""
    f = running(ev)
    fight = Fight(ev.g, f)
    side = f.declared
    at_once = fight.rolled_again(side, 1)
    if fight.virtus[side] > 1:
        fight.virtus[side] -= 1
        poorer = fight.rolled_again(side, 1)
    else:
        fight.virtus[side] = 0
        poorer = fight.as_it_stands()
    worth_it = interest(ev, f) * (poorer - at_once) > A_FIX
    ev.because("interrupt" if worth_it else "interrupt-not", f.men[side])
    return listed(choice.options)[1] if worth_it else PASS


def fix(ev: Evaluation, choice: Choice) -> int:
    """M-11.4b: buy the fix that is worth most, if it is worth more than its price."""
    f = running(ev)
    care = interest(ev, f)
    if not care:
        ev.because("fix-none")
        return PASS
    fight = Fight(ev.g, f)
    now = fight.as_it_stands()
    found = [(A_FIX, PASS)]
    for option in listed(choice.options):
        if option != PASS:
            found.append((care * (fixed(fight, option - FIX) - now), option))
    option = max(found)[1]
    if option == PASS:
        ev.because("fix-none")
    else:
        ev.because("fix", f.men[0 if care > 0 else 1])
    return option


def fixed(fight: Fight, kind: int) -> float:
    """Return the probability that side I wins after a fix."""
    if kind == PAUSE or kind == REFRESHMENT:
        one, other = fight.dice
        return fight.after(one, other, paused=kind == PAUSE, refreshed=kind == REFRESHMENT)
    side = kind & 1
    points = 1 if GIVE <= kind < TAKE else -1
    fight.virtus[side] += points
    win = fight.as_it_stands()
    fight.virtus[side] -= points
    return win
