"""Chances of a fight (S-11) from what everybody may know: dice pools, abilities, gear and the dice as they lie.

Nobody's cards count. The rest of a fight is counted, not simulated, under a few assumptions: both fighters stand side
by side and attack in every round; dice are lost where they matter least, so that a fighter's pools are a short row;
gear that is exhausted is used as soon as possible; a die that may be rolled again counts as one die more, of which the
lowest is left out. Nets, Javelins, Kerza and Pericles are left out.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from harena.games.spartacus import stage as facts
from harena.games.spartacus.attack import UNPAIRED_HITS, groups, hits
from harena.games.spartacus.fighter import DECAPITATED, INJURED, MANICA, YIELDED
from harena.games.spartacus.printed import ARMOUR, ATK, DEF, SPD, WEAPON, Decks
from harena.games.spartacus.state import Attack, Fight, Loss, Ludus

SIDES = (0, 1)
FACES = 6
MOST_DICE = 6  # in a pool; only own decks have more
LOSS_WEIGHT = (1.0, 1.0, 0.8)  # the value of the last die of Attack, Defense, Speed
NEGLIGIBLE = 1e-7  # less likely than any roll of four dice against four
EVEN = (0.5, 0.0, 0.0, 0.5, 0.0, 0.0)  # nobody can hurt anybody

Pools = tuple[int, ...]  # Attack, Defense, Speed
Chances = tuple[float, ...]  # I wins and II yields, is injured, is decapitated; then the same for II


class Fighter(NamedTuple):
    """What does not change during a fight."""

    ability: str  # empty: none, or off
    again_attack: int  # Attack dice that may be rolled again
    again_defense: int


class Position(NamedTuple):
    """What changes. Per side: axe and shield can still be used, the padding has not stopped anything yet."""

    pools: tuple[Pools, Pools]
    axe: tuple[bool, bool]
    shield: tuple[bool, bool]
    padding: tuple[bool, bool]


def fight_odds(
    g: Ludus, f: Fight, attack: Attack | None, loss: Loss | None, steps: tuple[str, str]
) -> facts.Odds | None:
    """Return the odds of a fight; None if it has too many dice to be counted in time. `attack` and `loss`: what is
    under way; `steps`: where the fight and the attack are."""
    if f.winner >= 0:
        return told(ended(f.winner, f.level))
    if max(f.pools) > MOST_DICE:
        return None
    return told(contest(g, f).rest_of_round(position(g, f), f, attack, loss, steps))


def opening_odds(g: Ludus, fighters: tuple[int, ...], gear: tuple[int, ...]) -> facts.Odds | None:
    """Return the odds before the first round."""
    chances = opening_chances(g, fighters, gear)
    return told(chances) if chances is not None else None


def opening_chances(g: Ludus, fighters: tuple[int, ...], gear: tuple[int, ...]) -> Chances | None:
    """Return the chances before the first round; None if there are too many dice to be counted in time."""
    f = Fight()
    f.begin("fight")
    dice = g.table.decks.dice
    f.fighters, f.gear, f.used, f.pools = fighters, gear, 0, (*dice[fighters[0]], *dice[fighters[1]])
    return contest(g, f).new_round(position(g, f)) if max(f.pools) <= MOST_DICE else None


def position(g: Ludus, f: Fight) -> Position:
    unpadded = [not f.used >> MANICA + side & 1 for side in SIDES]
    return Position(
        (f.pools[:3], f.pools[3:]),
        flags([has_piece(g, f, side, WEAPON, "extra_damage") for side in SIDES]),
        flags([has_piece(g, f, side, ARMOUR, "ignore_damage") for side in SIDES]),
        flags([has_piece(g, f, side, ARMOUR, "ignore_first") and unpadded[side] for side in SIDES]),
    )


def flags(found: list[bool]) -> tuple[bool, bool]:
    return found[0], found[1]


def has_piece(g: Ludus, f: Fight, side: int, sort: int, ability: str) -> bool:
    card = f.gear[3 * side + sort - WEAPON]
    return card >= 0 and not g.tired >> card & 1 and g.table.decks.ability[card] == ability


def contest(g: Ludus, f: Fight) -> Contest:
    decks = g.table.decks
    return _contest(
        fighter(decks, f, 0, has_piece(g, f, 0, WEAPON, "reroll_attack"), has_piece(g, f, 0, ARMOUR, "reroll_defence")),
        fighter(decks, f, 1, has_piece(g, f, 1, WEAPON, "reroll_attack"), has_piece(g, f, 1, ARMOUR, "reroll_defence")),
        g.table.blue_dice,
    )


def fighter(decks: Decks, f: Fight, side: int, weapon: bool, armour: bool) -> Fighter:
    overawed = decks.ability[f.fighters[1 - side]] == "overawes"
    ability = "" if overawed else decks.ability[f.fighters[side]]
    return Fighter(ability, int(weapon) + (ability == "reroll_attack"), int(armour))


def ended(winner: int, level: int) -> Chances:
    found = [0.0] * 6
    found[3 * winner + level - 1] = 1.0
    return tuple(found)


def told(chances: Chances) -> facts.Odds:
    """Return chances in per cent. What is possible at all is not told as 0."""
    win = [sum(chances[:3]), sum(chances[3:])]
    ending = [chances[at] + chances[at + 3] for at in range(3)]
    bets = [*win, ending[INJURED - 1], ending[DECAPITATED - 1]]
    first = percent(win[0])
    return facts.Odds(
        win=[first, 100 - first],
        ending=[percent(each) for each in ending],
        bets=[first, 100 - first, *[percent(each) for each in bets[2:]]],
        hopeless=[at for at, each in enumerate(bets) if not each],
    )


def percent(chance: float) -> int:
    return 0 if not chance else 100 if chance > 1 - 1e-9 else min(99, max(1, round(100 * chance)))


class Contest:
    """Two fighters; everything that was worked out for them is kept."""

    def __init__(self, one: Fighter, two: Fighter, blue_dice: bool) -> None:
        self.fighters = (one, two)
        self.blue_dice = blue_dice
        self.rounds: dict[Position, Chances] = {}
        self.turns: dict[tuple[Position, int], Chances] = {}

    def new_round(self, now: Position) -> Chances:
        """Return the chances at the beginning of a round. A round in which nothing changes is played again."""
        found = self.rounds.get(now)
        if found is None:
            total, again = [0.0] * 6, 0.0
            first = leads(now.pools[0][SPD], now.pools[1][SPD], self.blue_dice)
            for side, chance in ((0, first), (1, 1 - first)):
                again += self.whole_round(now, side, chance, total)
            found = EVEN if again > 1 - NEGLIGIBLE else tuple([each / (1 - again) for each in total])
            self.rounds[now] = found
        return found

    def whole_round(self, now: Position, side: int, chance: float, total: list[float]) -> float:
        """Let this side attack, then the other. Return the chance that nothing has changed."""
        again = 0.0
        for (damage, back), likely in self.blows(now, side).items():
            after = self.struck(now, side, damage, back)
            if after != now:
                add(
                    total,
                    after if not isinstance(after, Position) else self.last_turn(after, 1 - side),
                    chance * likely,
                )
                continue
            for (damage_2, back_2), likely_2 in self.blows(now, 1 - side).items():
                at_last = self.struck(now, 1 - side, damage_2, back_2)
                if at_last == now:
                    again += chance * likely * likely_2
                else:
                    add(total, self.follow(at_last), chance * likely * likely_2)
        return again

    def last_turn(self, now: Position, side: int) -> Chances:
        """Return the chances if this side attacks and then a new round begins."""
        key = (now, side)
        found = self.turns.get(key)
        if found is None:
            total = [0.0] * 6
            for (damage, back), likely in self.blows(now, side).items():
                add(total, self.follow(self.struck(now, side, damage, back)), likely)
            found = self.turns[key] = tuple(total)
        return found

    def follow(self, after: Position | Chances) -> Chances:
        return self.new_round(after) if isinstance(after, Position) else after

    def rest_of_round(
        self, now: Position, f: Fight, attack: Attack | None, loss: Loss | None, steps: tuple[str, str]
    ) -> Chances:
        """Return the chances in the middle of a round. `steps`: where the fight is, and where the attack is."""
        if f.lead < 0 or not f.round:
            return self.new_round(now)
        at, in_attack = steps
        if at == "choose_order":  # who has the initiative usually goes first
            return self.both_turns(now, f.lead)
        after = self.under_way(now, attack, in_attack, loss) if attack is not None else now
        if not isinstance(after, Position):
            return after
        if at == "act_second":
            return self.new_round(after) if f.struck else self.last_turn(after, f.side)
        return self.last_turn(after, 1 - f.side) if f.struck else self.both_turns(after, f.side)

    def both_turns(self, now: Position, side: int) -> Chances:
        total = [0.0] * 6
        for (damage, back), likely in self.blows(now, side).items():
            after = self.struck(now, side, damage, back)
            add(total, self.last_turn(after, 1 - side) if isinstance(after, Position) else after, likely)
        return tuple(total)

    def under_way(self, now: Position, f: Attack, step: str, loss: Loss | None) -> Position | Chances:
        """Return the position after the attack that is being made, counting the dice as they lie."""
        if loss is not None:
            after = self.lose(now, loss.side, loss.damage)
            if loss.side != f.side or not isinstance(after, Position):
                return after
            return self.struck(after, f.side, self.as_it_lies(f)[0], 0)
        if not f.attack:
            return self.usual_blow(now, f.side)
        if step in ("shield", "wound"):
            return self.hit(now, 1 - f.side, f.damage)
        if step == "strike":
            return self.struck(now, f.side, f.damage, 0)
        damage, back = self.as_it_lies(f)
        return self.struck(now, f.side, damage, f.back if step in ("shield_back", "riposte") else back)

    def usual_blow(self, now: Position, side: int) -> Position | Chances:
        """Before the dice are rolled (Barca's owner is asked first) the likeliest damage stands for all."""
        blows = self.blows(now, side)
        return self.struck(now, side, *max(blows, key=lambda each: blows[each]))

    def as_it_lies(self, f: Attack) -> tuple[int, int]:
        """Return the damage of the dice on the table, to the opponent and to the attacker."""
        attacker, defender = self.fighters[f.side].ability, self.fighters[1 - f.side].ability
        damage = hits(f.attack, f.defence, attacker == "wins_ties" and not f.thrown)
        if attacker == "double_strike" and not f.thrown:
            damage += groups(f.attack, 2)
        if defender == "double_block" and not f.dodged:
            damage -= groups(f.defence, 2)
        back = groups(f.defence, 3) if defender == "riposte" and not f.dodged else 0
        return max(0, damage), back

    def blows(self, now: Position, side: int) -> dict[tuple[int, int], float]:
        """Return how likely which damage of one attack is, to the opponent and to the attacker."""
        attacker, defender = self.fighters[side], self.fighters[1 - side]
        mine, theirs = now.pools[side], now.pools[1 - side]
        dodged = defender.ability == "dodges" and theirs[SPD] > theirs[DEF] + defender.again_defense
        return damage_of(
            mine[ATK],
            theirs[SPD] if dodged else theirs[DEF],
            attacker.again_attack,
            0 if dodged else defender.again_defense,
            attacker.ability if attacker.ability in ("wins_ties", "double_strike") else "",
            defender.ability if defender.ability in ("double_block", "riposte") and not dodged else "",
        )

    def struck(self, now: Position, side: int, damage: int, back: int) -> Position | Chances:
        """Return the position after an attack, or how the fight ended. S-11.4: a triple strikes back first."""
        if back:
            after = self.hit(now, side, back)
            if not isinstance(after, Position):
                return after
            now = after
        if now.axe[side]:
            damage += 1
            now = now._replace(axe=turned_off(now.axe, side))
        return self.hit(now, 1 - side, damage)

    def hit(self, now: Position, side: int, damage: int) -> Position | Chances:
        """S-11.5, S-11.6: let a side lose dice."""
        if damage and now.shield[side]:
            damage -= 1
            now = now._replace(shield=turned_off(now.shield, side))
        if damage and now.padding[side]:
            damage -= 1
            now = now._replace(padding=turned_off(now.padding, side))
        return self.lose(now, side, damage) if damage else now

    def lose(self, now: Position, side: int, damage: int) -> Position | Chances:
        pools = lowered(now.pools[side], damage)
        empty = pools.count(0)
        if empty:
            winner = self.fighters[1 - side].ability
            level = DECAPITATED if winner == "beheads" else max(empty, INJURED if winner == "maims" else YIELDED)
            return ended(1 - side, level)
        return now._replace(pools=(pools, now.pools[1]) if side == 0 else (now.pools[0], pools))


_contest = lru_cache(maxsize=256)(Contest)


def add(total: list[float], chances: Chances, weight: float) -> None:
    for at, each in enumerate(chances):
        if each:
            total[at] += weight * each


def turned_off(pair: tuple[bool, bool], side: int) -> tuple[bool, bool]:
    return (False, pair[1]) if side == 0 else (pair[0], False)


@lru_cache(maxsize=4096)
def lowered(pools: Pools, damage: int) -> Pools:
    """Lose so many dice, each where it matters least; no pool below 1 while another has more (S-11.5)."""
    left = list(pools)
    for _ in range(damage):
        large = [at for at in (ATK, DEF, SPD) if left[at] > 1] or [at for at in (ATK, DEF, SPD) if left[at]]
        if not large:
            break
        left[min(large, key=lambda at: (LOSS_WEIGHT[at] / left[at], -at))] -= 1
    return tuple(left)


@lru_cache(maxsize=1024)
def damage_of(
    attack: int, defense: int, again_attack: int, again_defense: int, attacker: str, defender: str
) -> dict[tuple[int, int], float]:
    """Return how likely which damage is, to the opponent and to the attacker (S-11.3, S-11.7).

    The dice are counted face by face, the highest first: so many Attack dice and so many Defense dice have been placed
    already, and those of this face come next to each other. Dice beyond the pools are left out.
    """
    rolled = (attack + again_attack, defense + again_defense)
    layer: dict[tuple[int, int, int, int, int, int], float] = {(*rolled, 0, 0, 0, 0): 1.0}
    for face in range(FACES, 0, -1):
        after: dict[tuple[int, int, int, int, int, int], float] = {}
        for (mine, theirs, i, j, damage, back), chance in layer.items():
            for x in range(mine + 1):
                likely_x = shown(mine, x, face)
                if not likely_x:
                    continue
                for y in range(theirs + 1):
                    likely = chance * likely_x * shown(theirs, y, face)
                    if likely < NEGLIGIBLE:
                        continue
                    to_i, to_j = min(attack, i + x), min(defense, j + y)
                    hurt = damage + _hits(i, to_i, j, to_j, defense, face, attacker == "wins_ties")
                    if attacker == "double_strike":
                        hurt += (to_i - i) // 2
                    if defender == "double_block":
                        hurt -= (to_j - j) // 2
                    struck = back + ((to_j - j) // 3 if defender == "riposte" else 0)
                    key = (mine - x, theirs - y, to_i, to_j, hurt, struck)
                    after[key] = after.get(key, 0.0) + likely
        layer = after
    found: dict[tuple[int, int], float] = {}
    for (_, _, _, _, damage, back), chance in layer.items():
        ending = (max(0, damage), back)
        found[ending] = found.get(ending, 0.0) + chance
    return found


def _hits(i: int, to_i: int, j: int, to_j: int, defense: int, face: int, ties: bool) -> int:
    """Count the hits of the Attack dice at the places i to to_i, which all show this face. The Defense dice before j
    are higher, those from j to to_j show the same, the others are lower."""
    hurt = 0
    for place in range(i, to_i):
        if place >= defense:
            hurt += face >= UNPAIRED_HITS
        elif place >= to_j:
            hurt += 1
        elif place >= j:
            hurt += ties
    return hurt


@lru_cache(maxsize=4096)
def shown(dice: int, count: int, face: int) -> float:
    """Return how likely exactly so many of these dice show this face, if none shows a higher one."""
    return float(comb(dice, count) * (face - 1) ** (dice - count) / face**dice)


@lru_cache(maxsize=256)
def leads(one: int, two: int, blue_dice: bool) -> float:
    """S-2.4, S-11.2: return how likely the first has the initiative; ties are rolled again."""
    if blue_dice:
        first, second = _higher(one, two, FACES), _higher(two, one, FACES)
    else:
        mine, theirs = sums(one), sums(two)
        first = sum([p * q for x, p in mine.items() for y, q in theirs.items() if x > y])
        second = sum([p * q for x, p in mine.items() for y, q in theirs.items() if x < y])
    return first / (first + second) if first + second else 0.5


def _higher(one: int, two: int, face: int) -> float:
    """Compare the highest dice, then the next: return how likely the first wins, if no die is above this face."""
    if not one or not two or not face:
        return float(one > two)
    found = 0.0
    for x in range(one + 1):
        for y in range(two + 1):
            likely = shown(one, x, face) * shown(two, y, face)
            if likely:
                found += likely * (_higher(one - x, two - y, face - 1) if x == y else float(x > y))
    return found


@lru_cache(maxsize=32)
def sums(dice: int) -> dict[int, float]:
    found = {0: 1.0}
    for _ in range(dice):
        after: dict[int, float] = {}
        for total, chance in found.items():
            for face in range(1, FACES + 1):
                after[total + face] = after.get(total + face, 0.0) + chance / FACES
        found = after
    return found
