"""Decides a fight: where to stand, when to attack, which dice to roll again and which to lose."""

from __future__ import annotations

from collections.abc import Sequence

from harena.bots.heuristic.spartacus.evaluation import Evaluation
from harena.games.spartacus.actions import (
    AGAIN,
    ATTACK,
    CELL,
    DIE,
    DODGE,
    FIRST,
    FROM_JINX,
    NET,
    POOL,
    SECOND,
    SHIELD,
    STRIKE,
    THROW,
)
from harena.games.spartacus.attack import groups, hits
from harena.games.spartacus.printed import DEF, SPD, SPECIAL, WEAPON
from harena.games.spartacus.state import Attack, Fight, Loss
from harena.kernel.choice import PASS, Choice, listed

FACES = range(1, 7)
LOSS_WEIGHT = (1.0, 1.0, 0.8)  # the value of the last die of ATK, DEF, SPD
PATIENT = 3  # rounds without a lost die in which we stay out of the opponent's reach
WORTH_IT = 0.2  # the damage that a re-roll must promise
JINX_WORTH = 0.5  # Kerza has only one per fight


class Bout:
    """A fight as one of its sides sees it."""

    def __init__(self, ev: Evaluation) -> None:
        self.ev = ev
        self.f = ev.frame(Fight)
        self.side: int = self.f.owners.index(ev.me)
        self.foe = 1 - self.side

    def pool(self, side: int, at: int) -> int:
        return self.f.pools[3 * side + at]

    def ability(self, side: int) -> str:
        ability, fighters = self.ev.decks.ability, self.f.fighters
        return "" if ability[fighters[1 - side]] == "overawes" else ability[fighters[side]]

    def piece(self, side: int, sort: int, ability: str) -> int:
        """Return the range of a ready piece with this ability; -1: there is none."""
        card = self.f.gear[3 * side + sort - WEAPON]
        decks = self.ev.decks
        if card < 0 or self.ev.g.tired >> card & 1 or decks.ability[card] != ability:
            return -1
        return decks.ware_amount[card]

    def reach(self, side: int) -> int:
        """Return the range of a side's next attack, including a Javelin."""
        return max(1, self.piece(side, WEAPON, "reach"), self.piece(side, SPECIAL, "javelin"))

    def arm(self, side: int) -> int:
        return max(1, self.piece(side, WEAPON, "reach"))

    def steps(self, side: int) -> int:
        stride = self.ev.decks.ware_amount[self.f.fighters[side]] if self.ability(side) == "strides" else 0
        return self.pool(side, SPD) + stride

    def apart(self) -> int:
        one, two = self.f.cells
        return self.ev.decks.sand.apart[one][two]

    def threatens(self, side: int) -> bool:
        """Return whether this side could attack if it were its turn now."""
        return self.apart() <= self.reach(side) + self.steps(side)


# S-11.2


def cast(ev: Evaluation, choice: Choice) -> int:
    """Use the Net if the first turn is an attack."""
    bout = Bout(ev)
    now = bout.threatens(bout.side)
    ev.because("strike-first" if now else "keep")
    return NET if now else PASS


def reroll_initiative(ev: Evaluation, choice: Choice) -> int:
    """Roll initiative again, but only when we are behind."""
    bout = Bout(ev)
    options = listed(choice.options)
    mine, theirs = list(bout.f.dice[bout.side]), list(bout.f.dice[bout.foe])
    if not leads(bout, mine, theirs) and bout.threatens(bout.side):
        ev.because("strike-first")
        if AGAIN in options:
            return AGAIN
        for option in options:
            if option >= DIE:
                at = (option - DIE) % 16
                turned = [leads(bout, mine, [*theirs[:at], face, *theirs[at + 1 :]]) for face in FACES]
                if sum(turned) > len(FACES) / 2:
                    return option
    ev.because("keep")
    return PASS


def leads(bout: Bout, mine: list[int], theirs: list[int]) -> bool:
    """Return whether our dice win the initiative (S-2.4)."""
    if bout.ev.g.table.blue_dice:
        return sorted(mine, reverse=True) > sorted(theirs, reverse=True)
    return sum(mine) > sum(theirs)


def choose_order(ev: Evaluation, choice: Choice) -> int:
    """Go first if we can attack at once; otherwise let the opponent come."""
    bout = Bout(ev)
    now = bout.threatens(bout.side)
    ev.because("strike-first" if now else "let-come")
    return FIRST if now else SECOND


def act(ev: Evaluation, choice: Choice) -> int:
    """Attack if possible, otherwise move to where we can attack, otherwise to where the opponent cannot."""
    bout = Bout(ev)
    options = listed(choice.options)
    if ATTACK in options:
        ev.because("attack")
        return ATTACK
    cells = [option - CELL for option in options if CELL <= option < CELL + 128]
    if bout.f.struck:
        return retreat(bout, cells)
    ev.because("close-in" if bout.arm(bout.side) > 1 else "close-up")
    near = closest(bout, cells, bout.arm(bout.side))
    if near >= 0:
        return CELL + near
    if THROW in options:
        ev.because("throw")
        return THROW
    ev.because("close-in")
    near = closest(bout, cells, bout.reach(bout.side))
    return CELL + near if near >= 0 else approach(bout, cells)


def distances(bout: Bout, cells: Sequence[int]) -> list[tuple[int, int]]:
    there = bout.f.cells[bout.foe]
    row = bout.ev.decks.sand.apart[there]
    return [(row[cell], cell) for cell in cells]


def closest(bout: Bout, cells: Sequence[int], reach: int) -> int:
    """Return a cell to attack from, as far from the opponent as the weapon allows; -1: none."""
    found = [(far, cell) for far, cell in distances(bout, cells) if far <= reach]
    return max(found)[1] if found else -1


def threat(bout: Bout) -> int:
    """Return how far the opponent can attack, including their move."""
    return bout.reach(bout.foe) + bout.steps(bout.foe)


def retreat(bout: Bout, cells: Sequence[int]) -> int:
    """Move out of the opponent's reach after an attack, if possible, and no further than needed."""
    safe = [(far, cell) for far, cell in distances(bout, cells) if far > threat(bout)]
    if safe and bout.f.calm <= PATIENT:
        bout.ev.because("step-back")
        return CELL + min(safe)[1]
    bout.ev.because("hold")
    return PASS


def approach(bout: Bout, cells: Sequence[int]) -> int:
    """Move closer, but at first not so close that the opponent attacks before us."""
    found = distances(bout, cells)
    here = bout.apart()
    if bout.f.calm <= PATIENT and here > threat(bout):
        found = [(far, cell) for far, cell in found if far > threat(bout)]
    best = min(found, default=(here, -1))
    if best[0] < here:
        bout.ev.because("approach")
        return CELL + best[1]
    bout.ev.because("let-come")
    return PASS


# S-11.4


def dodge(ev: Evaluation, choice: Choice) -> int:
    """Barca: defend with the larger pool."""
    bout = Bout(ev)
    larger = SPD if bout.pool(bout.side, SPD) > bout.pool(bout.side, DEF) else DEF
    ev.because("dodge", larger)
    return DODGE if larger == SPD else PASS


def damage(bout: Bout, f: Attack, attack: Sequence[int], defence: Sequence[int]) -> float:
    """Return the damage of an attack with these dice, less the damage of a riposte."""
    attacker, defender = bout.ability(f.side), bout.ability(1 - f.side)
    total = float(hits(attack, defence, attacker == "wins_ties" and not f.thrown))
    if attacker == "double_strike" and not f.thrown:
        total += groups(attack, 2)
    if f.dodged:
        return total
    if defender == "double_block":
        total = max(0.0, total - groups(defence, 2))
    return total - (groups(defence, 3) if defender == "riposte" else 0)


def reroll(ev: Evaluation, choice: Choice) -> int:
    """Choose the die with the best expected gain."""
    bout = Bout(ev)
    f = ev.frame(Attack)
    attack, defence = list(f.attack), list(f.defence)
    now = damage(bout, f, attack, defence)
    attacking = bout.side == f.side
    best, found = WORTH_IT, PASS
    for option in listed(choice.options):
        if option < DIE:
            continue
        source, at = divmod(option - DIE, 16)
        dice = attack if attacking != (source == FROM_JINX) else defence
        face = dice[at]
        total = 0.0
        for dice[at] in FACES:
            total += damage(bout, f, attack, defence)
        dice[at] = face
        more = (total / len(FACES) - now) * (1 if attacking else -1)
        if source == FROM_JINX:
            more -= JINX_WORTH - WORTH_IT
        if more > best:
            best, found = more, option
    ev.because("reroll" if found != PASS else "good-dice")
    return found


def strike(ev: Evaluation, choice: Choice) -> int:
    """Use the Axe as soon as possible, because an early lost die counts longest."""
    ev.because("early")
    return STRIKE


def shield(ev: Evaluation, choice: Choice) -> int:
    ev.because("early")
    return SHIELD


def lose(ev: Evaluation, choice: Choice) -> int:
    """S-11.5: lose a die from the pool where it matters least; in a tie Speed, then Defense."""
    bout = Bout(ev)
    side = ev.frame(Loss).side
    options = listed(choice.options)
    found = min(options, key=lambda x: (LOSS_WEIGHT[x - POOL] / bout.pool(side, x - POOL), POOL - x))
    ev.because("lose", found - POOL)
    return found
