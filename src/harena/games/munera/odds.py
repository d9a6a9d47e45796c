"""Chances in a duel (M-9, M-10) from what everybody may know: men, Virtus, Pugna, wounds and the dice as they stand.

Nobody's cards count, nor fixes and Coqui, whose use nobody can foretell. The rest of a duel is counted, not simulated:
every round brings a wound or a point of Comprobatio, so the rounds to come are a short row of layers, and each layer is
a distribution over Pugna. What is estimated is how Virtus is used: an owner rolls again when his die is the lower one
and the other is not too high; how much Virtus is left is followed on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from harena.games.munera import stage as facts
from harena.games.munera.actions import COQUUS, VIRTUS
from harena.games.munera.duel import APPROVED, FIGHTING, STANTES_MISSI, TRACK, VICTORY
from harena.games.munera.rolls import ACCIDENT, JUDGEMENT, MERCY, goes_well
from harena.games.munera.school import arbiter, charisma, faber, valor
from harena.games.munera.state import Bout, Duel, Munera, Roll
from harena.kernel.choice import Options

I, II = 0, 1  # noqa: E741  (the sides as the board calls them)
FACES = range(10)
NEGLIGIBLE = 1e-3  # a layer with less than this is left out
STRUCK = ("accident_i", "accident_ii")  # steps after Pugna and wounds have changed
ROLLED = ("reroll", "interrupt", "fix", "after_roll")  # steps at which the dice lie there


class Fight(NamedTuple):
    """Everything the chances of a duel depend on. Pairs are side I, side II."""

    pugna: int
    approval: int
    virtus: tuple[int, int]
    wounds: tuple[int, int]
    courage: tuple[int, int]
    mercy: tuple[int, int]  # Charisma and Faber: what Appreciation has besides wounds and Comprobatio
    arbiter: int
    blunt: bool
    dice: tuple[int, int]  # (-1, -1): to be rolled
    declined: tuple[bool, bool]  # no other die for this side
    declared: int  # the side that rolls again, or -1
    paused: bool
    refreshed: bool
    struck: bool  # the dice have been counted already; accidents are to be rolled
    accident: tuple[float, float]  # the chance that the accident roll of a side kills; -1: as the rules say


class Chances:
    """The chances of all endings, added up."""

    def __init__(self) -> None:
        self.win = [0.0, 0.0]
        self.both = self.neither = 0.0
        self.death = [0.0, 0.0]


def duel_odds(g: Munera, f: Duel, step: str, roll: Roll | None) -> facts.Odds:
    """Return the odds of a duel. `step`: where it is; `roll`: the single roll that is being made, if any."""
    mercy = mercies(g, f)
    spared = [percent(1 - killed(sum(f.wounds) + f.approval + mercy[side])) for side in (I, II)]
    if f.ending != FIGHTING:
        return ended(f, roll, spared)
    win_i, win_ii, both, death_i, death_ii = whole_duel(fight_of(g, f, step, roll))
    return facts.Odds([win_i, win_ii], both, [death_i, death_ii], spared)


def mercies(g: Munera, f: Duel) -> tuple[int, int]:
    return charisma(g, f.men[I]) + faber(g, f.owners[I]), charisma(g, f.men[II]) + faber(g, f.owners[II])


def fight_of(g: Munera, f: Duel, step: str, roll: Roll | None) -> Fight:
    fated = [-1.0, -1.0]
    if step in STRUCK and roll is not None and roll.what == ACCIDENT:
        fated[f.men.index(roll.man)] = 1 - chance_of(roll)
        if step == STRUCK[1]:  # side I has survived its own
            fated[I] = 0.0
    courage = g.table.decks.courage
    rolled = step in ROLLED or step in STRUCK
    return Fight(
        pugna=f.pugna,
        approval=f.approval,
        virtus=(f.virtus[I], f.virtus[II]),
        wounds=(f.wounds[I], f.wounds[II]),
        courage=(courage[f.men[I]], courage[f.men[II]]),
        mercy=mercies(g, f),
        arbiter=arbiter(g, *f.owners),
        blunt=bool(f.blunt),
        dice=(f.dice[I], f.dice[II]) if rolled else (-1, -1),
        declined=(bool(f.declined[I]), bool(f.declined[II])) if rolled else (False, False),
        declared=f.declared,
        paused=rolled and bool(f.paused),
        refreshed=rolled and bool(f.refreshed),
        struck=step in STRUCK,
        accident=(fated[I], fated[II]),
    )


def again_odds(g: Munera, f: Duel, side: int, options: Options) -> facts.Again:
    """M-9.4: return what the owner of a side may hope for if the die stays, or is rolled again in one of two ways."""
    fight = fight_of(g, f, "reroll", None)
    stays = fight._replace(declined=(side == I or fight.declined[I], side == II or fight.declined[II]))
    rolls = fight._replace(declared=side)
    richer = (fight.virtus[I] + (side == I), fight.virtus[II] + (side == II))  # a Coquus costs no Virtus
    return facts.Again(
        winning(stays, side),
        winning(rolls, side) if VIRTUS in options else -1,
        winning(rolls._replace(virtus=richer), side) if COQUUS in options else -1,
    )


def winning(fight: Fight, side: int) -> int:
    """Return the chance in per cent that this side wins, alone or with the other."""
    found = whole_duel(fight)
    return found[side] + found[2]


def falls(g: Munera, f: Duel, step: str) -> int:
    """M-9.3, M-9.6: return the side that the dice beat as they lie, or -1."""
    if f.ending != FIGHTING or step not in ROLLED or f.dice[I] == f.dice[II]:
        return -1
    loser = I if f.dice[I] < f.dice[II] else II
    pugna = f.pugna if f.paused else f.pugna + f.dice[I] - f.dice[II]
    beaten = f.wounds[loser] + (not f.refreshed) > g.table.decks.courage[f.men[loser]]
    return loser if beaten or (pugna >= TRACK if loser == II else pugna <= -TRACK) else -1


def ended(f: Duel, roll: Roll | None, spared: list[int]) -> facts.Odds:
    """Return the odds once the winner is known: only a judgement may be open."""
    win = [100 * (f.loser >= 0 and side != f.loser) for side in (I, II)]
    death = [100 * (f.dead >> side & 1) for side in (I, II)]
    if f.ending == VICTORY and roll is not None and roll.what == JUDGEMENT:
        death[f.loser] = percent(1 - chance_of(roll))
        spared = [spared[I], spared[II]]
        spared[f.loser] = 100 - death[f.loser]
    return facts.Odds(win, 100 * (f.ending == STANTES_MISSI), death, spared)


def chance_of(roll: Roll) -> float:
    """Return the chance that a roll goes well; a die that lies there counts as it stands."""
    if roll.settled:
        return float(roll.settled > 0)
    if roll.die >= 0:
        return float(goes_well(roll.what, roll.die, roll.modifier))
    return sum([goes_well(roll.what, die, roll.modifier) for die in FACES]) / 10


def killed(appreciation: int) -> float:
    """M-9.7: return the chance that the public has a loser killed."""
    return min(10, max(0, 9 - appreciation)) / 10


def accident(wounds: int, best_arbiter: int, blunt: bool) -> float:
    """M-9.5: return the chance that a final die of 0 kills."""
    return 0.0 if blunt else min(10, max(0, wounds - best_arbiter + 1)) / 10


def percent(chance: float) -> int:
    return round(100 * chance)


def shares(parts: Sequence[float]) -> list[int]:
    """Return chances that add up to one as per cent that add up to 100: the largest remainders are rounded up."""
    floors = [int(100 * part + 1e-9) for part in parts]
    order = sorted(range(len(parts)), key=lambda at: floors[at] - 100 * parts[at])
    for at in order[: 100 - sum(floors)]:
        floors[at] += 1
    return floors


# The round: what the dice show in the end, once everybody has rolled again who wants to

WOUND, STEP, ZERO = 0.45, 0.08, 0.5  # what a wound, a step of Pugna and a die of 0 count for an owner
FIRST_VIRTUS, MORE_VIRTUS = 0.42, 0.21  # what Virtus counts that is kept; all fitted together for the heuristic bot
PLACES = 4 * 10 + 2  # of a `Row`


Row = tuple[float, ...]
# How a round can end: 10 * kind + difference of the dice; then how much Virtus was spent on average, by side.
I_WON, II_WON, I_WON_ZERO, II_WON_ZERO = range(4)  # kinds; ZERO: the lower die is 0. Difference 0 is a tie ...
TIE, TIE_ZERO = 10 * I_WON, 10 * I_WON_ZERO  # ... and stands there
SPENT = 40


def score(own: int, other: int) -> float:
    """Return what a roll is worth to an owner."""
    lead = own - other
    wound = WOUND if lead > 0 else -WOUND if lead < 0 else 0.0
    return wound + STEP * lead - ZERO * (own == 0) + ZERO * (other == 0)


@lru_cache(maxsize=1 << 11)
def wants(own: int, other: int, virtus: int) -> bool:
    """Return whether an owner rolls again: the mean of a new die is worth more than the Virtus."""
    if not virtus:
        return False
    price = MORE_VIRTUS + FIRST_VIRTUS * (virtus**0.5 - (virtus - 1) ** 0.5)
    return bool(sum([score(die, other) for die in FACES]) / 10 - score(own, other) > price)


def resolved(one: int, other: int, virtus: tuple[int, int], closed: tuple[bool, bool] = (False, False)) -> int | Row:
    """Return the ends of a roll, or its one end if the dice stay: the owner of the lower die decides first (M-9.4).
    `closed`: no other die for a side."""
    first = II if other < one else I
    for side in (first, 1 - first):
        own, theirs = (one, other) if side == I else (other, one)
        if not closed[side] and wants(own, theirs, virtus[side]):
            return rolled_again(side, theirs, virtus)
    kind = (I_WON if one >= other else II_WON) + 2 * (min(one, other) == 0)
    return 10 * kind + abs(one - other)


def average(ends: Sequence[int | Row]) -> list[float]:
    """Return the mean of several rolls."""
    found = [0.0] * PLACES
    times: dict[Row, int] = {}
    for end in ends:
        if isinstance(end, int):
            found[end] += 1
        else:
            times[end] = times.get(end, 0) + 1
    for row, count in times.items():
        found = [total + count * each for total, each in zip(found, row, strict=True)]
    return [total / len(ends) for total in found]


@lru_cache(maxsize=1 << 12)
def rolled_again(side: int, other: int, virtus: tuple[int, int]) -> Row:
    """Return the ends after one side spends Virtus for another die; `other` is the die that stays."""
    left = (virtus[I] - 1, virtus[II]) if side == I else (virtus[I], virtus[II] - 1)
    row = average([resolved(die, other, left) if side == I else resolved(other, die, left) for die in FACES])
    row[SPENT + side] += 1
    return tuple(row)


@lru_cache(maxsize=256)
def usual_round(virtus: tuple[int, int]) -> Row:
    """Return the ends of a round that is still to be rolled."""
    return tuple(average([resolved(one, other, virtus) for one in FACES for other in FACES]))


@lru_cache(maxsize=1 << 12)
def mixed_round(one: float, other: float) -> Row:
    """Return the ends of a round in which the sides have that much Virtus on average."""
    rows = []
    for mine, first in _near(one):
        for theirs, second in _near(other):
            rows.append((first * second, usual_round((mine, theirs))))
    return tuple([sum([weight * row[at] for weight, row in rows]) for at in range(PLACES)])


def _near(virtus: float) -> list[tuple[int, float]]:
    """Return the whole numbers next to a mean, with their weights."""
    low = int(virtus)
    return [(low, 1 - (virtus - low)), (low + 1, virtus - low)] if virtus > low else [(low, 1.0)]


def round_of_dice(fight: Fight) -> Row:
    """Return the ends of the round whose dice lie there."""
    one, other = fight.dice
    if fight.declared >= 0:
        return rolled_again(fight.declared, other if fight.declared == I else one, fight.virtus)
    return tuple(average([resolved(one, other, fight.virtus, fight.declined)]))


# The duel

Cell = tuple[int, int, int]  # wounds of I and II, Comprobatio
WIDTH = 2 * TRACK - 1  # Pugna from -9 to 9
MIDDLE = TRACK - 1
BEYOND = [0.0] * MIDDLE


class Layer:
    """The chances that the duel goes on with these wounds and this Comprobatio, by Pugna, and the Virtus left."""

    __slots__ = ("pugna", "virtus")

    def __init__(self) -> None:
        self.pugna = [0.0] * WIDTH
        self.virtus = [0.0, 0.0]  # times the chance


@lru_cache(maxsize=1 << 12)
def whole_duel(fight: Fight) -> tuple[int, int, int, int, int]:
    """Return in per cent: I wins, II wins, both win, the man of I dies, the man of II dies."""
    found = Chances()
    layers: dict[Cell, Layer] = {}
    begin(fight, found, layers)
    while layers:  # every round adds a wound or a point of Comprobatio: cells with the least of them come first
        least = min(map(sum, layers))
        for cell in [cell for cell in layers if sum(cell) == least]:
            layer = layers.pop(cell)
            mass = sum(layer.pugna)
            if mass > NEGLIGIBLE:
                one, other = [round(2 * layer.virtus[side] / mass) / 2 for side in (I, II)]
                play(fight, found, layers, cell, layer, mixed_round(one, other))
    counted = sum(found.win) + found.both + found.neither
    parts = [found.win[I] / counted, found.win[II] / counted, found.both / counted, found.neither / counted]
    win_i, win_ii, both, _ = shares(parts)
    return win_i, win_ii, both, percent(found.death[I] / counted), percent(found.death[II] / counted)


def begin(fight: Fight, found: Chances, layers: dict[Cell, Layer]) -> None:
    """Put the duel as it stands into the layers: before a roll, with the dice, or with accidents to be rolled."""
    cell = (*fight.wounds, fight.approval)
    start = Layer()
    if fight.struck:
        after_accidents(fight, found, layers, cell)
        return
    start.pugna[max(0, min(WIDTH - 1, fight.pugna + MIDDLE))] = 1.0
    start.virtus = [float(fight.virtus[I]), float(fight.virtus[II])]
    if fight.dice[I] < 0:
        layers[cell] = start
    else:
        play(fight, found, layers, cell, start, round_of_dice(fight), fight.paused, fight.refreshed)


def after_accidents(fight: Fight, found: Chances, layers: dict[Cell, Layer], cell: Cell) -> None:
    """M-9.5, M-9.6: Pugna and wounds have changed; the accidents of this round are still to be rolled."""
    risk = [0.0, 0.0]
    for side in (I, II):
        if fight.dice[side] == 0:
            known = fight.accident[side]
            risk[side] = known if known >= 0 else accident(fight.wounds[side], fight.arbiter, fight.blunt)
    alive = both_roll(found, 1.0, risk[I], risk[II])
    if abs(fight.pugna) >= TRACK:
        victory(fight, found, I if fight.pugna > 0 else II, alive, cell)
    else:
        layer = Layer()
        layer.pugna[fight.pugna + MIDDLE] = alive
        layer.virtus = [alive * fight.virtus[I], alive * fight.virtus[II]]
        enter(fight, found, layers, cell, layer)


def both_roll(found: Chances, weight: float, one: float, other: float) -> float:
    """M-9.5: count accidents with these chances, and return the chance that nobody dies."""
    found.death[I] += weight * one
    found.death[II] += weight * other
    found.win[I] += weight * other * (1 - one)
    found.win[II] += weight * one * (1 - other)
    found.neither += weight * one * other
    return weight * (1 - one) * (1 - other)


def victory(fight: Fight, found: Chances, side: int, weight: float, cell: Cell) -> None:
    """M-9.6, M-9.7: count a victory and the judgement of the loser."""
    found.win[side] += weight
    found.death[1 - side] += weight * killed(sum(cell) + fight.mercy[1 - side])


def enter(fight: Fight, found: Chances, layers: dict[Cell, Layer], cell: Cell, layer: Layer) -> None:
    """Count what ends by wounds or Comprobatio (M-9.6); the rest goes on."""
    if cell[I] > fight.courage[I]:
        victory(fight, found, II, sum(layer.pugna), cell)
    elif cell[II] > fight.courage[II]:
        victory(fight, found, I, sum(layer.pugna), cell)
    elif cell[2] >= APPROVED:
        found.both += sum(layer.pugna)
    elif cell in layers:
        known = layers[cell]
        known.pugna = [a + b for a, b in zip(known.pugna, layer.pugna, strict=True)]
        known.virtus = [a + b for a, b in zip(known.virtus, layer.virtus, strict=True)]
    else:
        layers[cell] = layer


def play(
    fight: Fight,
    found: Chances,
    layers: dict[Cell, Layer],
    cell: Cell,
    layer: Layer,
    end: Row,
    paused: bool = False,
    refreshed: bool = False,
) -> None:
    """Play one round (M-9.3 to M-9.6) from all places of Pugna at once."""
    mass = sum(layer.pugna)
    left = [max(0.0, layer.virtus[side] / mass - end[SPENT + side]) for side in (I, II)]
    for winner in (I, II):
        loser = 1 - winner
        hurt = list(cell)
        hurt[loser] += not refreshed
        after: Cell = (hurt[I], hurt[II], hurt[2])
        risk = accident(after[loser], fight.arbiter, fight.blunt)
        whole, zero = end[10 * winner + 1 : 10 * winner + 10], end[10 * winner + 21 : 10 * winner + 30]
        fatal = mass * risk * sum(zero)
        found.death[loser] += fatal
        found.win[winner] += fatal
        moves = [a + (1 - risk) * b for a, b in zip(whole, zero, strict=True)]
        if sum(moves) > 0:
            moved(fight, found, layers, after, layer, winner, moves, left, paused)
    if end[TIE] + end[TIE_ZERO]:
        tied(fight, found, layers, cell, layer, end, left)


def moved(
    fight: Fight,
    found: Chances,
    layers: dict[Cell, Layer],
    after: Cell,
    layer: Layer,
    winner: int,
    moves: list[float],
    left: list[float],
    paused: bool,
) -> None:
    """M-9.3: Pugna moves towards the winner of the round, by 1 to 9; at the end of the track he has won."""
    then = Layer()
    if paused:
        total = sum(moves)
        then.pugna = [total * chance for chance in layer.pugna]
    else:
        row = layer.pugna if winner == I else layer.pugna[::-1]  # seen from the winner
        padded = [*BEYOND, *row, *BEYOND]
        falling = moves[::-1]  # by 9, by 8, ... by 1
        ahead = [sum(map(mul, falling, padded[at : at + MIDDLE])) for at in range(WIDTH)]
        then.pugna = ahead if winner == I else ahead[::-1]
        before = sum(row, 0.0) * sum(moves, 0.0)  # floats for mypyc, too: without a start, a sum may be the int 0
        victory(fight, found, winner, before - sum(ahead, 0.0), after)
    alive = sum(then.pugna)
    then.virtus = [alive * left[I], alive * left[II]]
    enter(fight, found, layers, after, then)


def tied(
    fight: Fight, found: Chances, layers: dict[Cell, Layer], cell: Cell, layer: Layer, end: Row, left: list[float]
) -> None:
    """M-9.3: equal dice raise Comprobatio; two zeros are two accident rolls."""
    mass = sum(layer.pugna)
    one = accident(cell[I], fight.arbiter, fight.blunt)
    other = accident(cell[II], fight.arbiter, fight.blunt)
    share = end[TIE] + both_roll(found, mass * end[TIE_ZERO], one, other) / mass
    then = Layer()
    then.pugna = [share * chance for chance in layer.pugna]
    then.virtus = [share * mass * left[I], share * mass * left[II]]
    enter(fight, found, layers, (cell[I], cell[II], cell[2] + 1), then)


# M-10: the same-school duel


def bout_odds(g: Munera, men: Sequence[int], bout: Bout | None, roll: Roll | None) -> facts.Odds:
    """Return the odds of a same-school duel, by counting all dice; dice that lie there count as they stand."""
    strength = [valor(g, man) + g.table.decks.courage[man] for man in men]
    mercy = [min(10, max(0, 9 - charisma(g, man))) / 10 for man in men]  # the chance to be killed, if it comes to that
    spared = [percent(1 - each) for each in mercy]
    if bout is not None and bout.loser >= 0:
        win = [100 * (side != bout.loser) for side in (I, II)]
        death = [0, 0]
        if roll is not None and roll.what == MERCY:
            death[bout.loser] = percent(1 - chance_of(roll))
        elif bout.slain:
            death[bout.loser] = 100
        return facts.Odds(win, 0, death, spared)
    one_dice = FACES if bout is None or bout.dice[I] < 0 else (bout.dice[I],)
    other_dice = FACES if bout is None or bout.dice[II] < 0 else (bout.dice[II],)
    if len(one_dice) == 1 and strength[I] + one_dice[0] == strength[II] + other_dice[0]:
        one_dice = other_dice = FACES  # equal totals are rolled again
    won, slain, all_ = [0, 0], [0.0, 0.0], 0
    for one in one_dice:
        for other in other_dice:
            totals = (strength[I] + one, strength[II] + other)
            if totals[I] != totals[II]:
                loser = I if totals[I] < totals[II] else II
                won[1 - loser] += 1
                slain[loser] += mercy[loser] * (max(totals) >= 2 * min(totals))
                all_ += 1
    if not all_:  # never with our cards: every roll is a tie
        return facts.Odds([50, 50], 0, [0, 0], spared)
    win_i, win_ii = shares([won[I] / all_, won[II] / all_])
    return facts.Odds([win_i, win_ii], 0, [percent(slain[I] / all_), percent(slain[II] / all_)], spared)
