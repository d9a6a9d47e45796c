"""Fill the structs of stage.py that tell of the arena (S-10 to S-12) and of tournaments (S-14.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, pi, sqrt
from typing import Any, Literal

from harena.games.spartacus import odds as chances
from harena.games.spartacus import stage as facts
from harena.games.spartacus.actions import CELL, DIE, FROM_JINX, POOL
from harena.games.spartacus.arena import (
    CHAMPIONS_TRIBUTE,
    PAYS,
    TRIBUTE,
    VICTORY_I,
    VICTORY_II,
    Wagers,
    possible_bets,
    wagers,
)
from harena.games.spartacus.attack import UNPAIRED_HITS, die_choices, groups, hits, pools_to_lose
from harena.games.spartacus.combat import MOST_CALM, reach_of, steps_of
from harena.games.spartacus.fighter import JINXED, MANICA, able, piece
from harena.games.spartacus.game import RULES
from harena.games.spartacus.house import CHAMPION, fighters, owner_of, ready
from harena.games.spartacus.printed import SPECIAL
from harena.games.spartacus.sand import Sand
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Arena, Attack, Fight, Loss, Ludus, Tournament
from harena.games.spartacus.victory import GEAR
from harena.kernel.choice import ASIDE, OPEN, listed
from harena.kernel.rules import View
from harena.kernel.state import Frame, innermost

ArenaStep = Literal["invite", "answer", "equip", "bets", "shown", "fight", "thumb", "end"]
ARENA_STEPS: dict[str, ArenaStep] = {
    "invite": "invite",
    "send": "answer",
    "take_weapon": "equip",
    "take_armour": "equip",
    "take_special": "equip",
    "after_answer": "invite",
    "bet": "bets",
    "after_bets": "shown",
    "to_arms": "fight",
    "after_settling": "thumb",
    "show_thumb": "thumb",
    "end_of_games": "end",
}
EQUIPPING = ("take_weapon", "take_armour", "take_special")
FIGHT_STEPS = {
    "cast": "nets",
    "reroll_initiative": "initiative",
    "choose_order": "order",
    "act": "act",
    "act_second": "act",
    "call_off": "call-off",
}
ATTACK_STEPS = {
    "dodge": "dodge",
    "reroll": "rerolls",
    "shield_back": "back",
    "riposte": "back",
    "strike": "strike",
    "shield": "shield",
    "wound": "loss",
}
Source = Literal["weapon", "ability", "armor", "jinx"]
SOURCES: tuple[Source, ...] = ("weapon", "ability", "armor", "jinx")  # in the order of actions.py
SIDES = (0, 1)


class ArenaFacts:
    """The arena as one viewer sees it."""

    def __init__(self, g: Ludus, view: View, me: int, with_odds: bool) -> None:
        self.g = g
        self.me = me
        self.with_odds = with_odds
        self.waiting: list[int] = view["waiting"]
        self.decks = g.table.decks
        self.top: Frame | None = g.stack[-1] if g.stack else None
        self.games = innermost(g, Arena)
        self.bout = innermost(g, Fight)

    def at(self, f: Frame) -> str:
        return RULES.procedures[f.proc].name_of(f.at)

    def sides_of_cards(self) -> dict[int, int]:
        """Return the side of every card that fights or is used in the fight."""
        f = self.bout or self.games
        if f is None:
            return {}
        found = {card: side for side, card in enumerate(f.fighters)}
        return found | {card: at // 3 for at, card in enumerate(f.gear) if card >= 0}

    # S-10, S-12

    def arena(self) -> facts.Arena | None:
        g, f, me = self.g, self.games, self.me
        if f is None:
            return None
        where = self.at(f)
        step = ARENA_STEPS.get(where, "end")
        betting = self.top is f and step == "bets"
        most, together = self.limits(f) if betting and me >= 0 and f.seals and f.seals[me] != ASIDE else ([0] * 4, 0)
        given = f.seals[me] if betting and me >= 0 and f.seals else OPEN
        still_open = [seat for seat in range(g.seats) if not f.invited >> seat & 1] if len(f.owners) < 2 else []
        return facts.Arena(
            step=step,
            invited=members(f.invited),
            open=still_open,
            unable=[seat for seat in still_open if not fighters(g, seat)],
            guest=f.guest,
            must_fight=f.guest >= 0 and f.guest == g.host and not g.table.host_may_decline,
            equipping=EQUIPPING.index(where) if where in EQUIPPING else -1,
            sides=[self.side(f, side) for side in range(len(f.owners))],
            chances=self.candidates(f) if where == "send" and f.guest == me else [],
            bettors=[seat for seat, seal in enumerate(f.seals) if seal != ASIDE] if betting else [],
            sealed=[seat for seat, seal in enumerate(f.seals) if seal not in (OPEN, ASIDE)] if betting else [],
            given=list(wagers(given)) if given > 0 else [],
            bets=[bet_of(seat, piles) for seat, piles in enumerate(f.bets) if any(piles)],
            most=most,
            together=together,
            odds=self.opening(f) if step in ("bets", "shown") else None,
            winner=f.winner,
            level=f.level,
            dead=f.dead,
            thumb=self.thumb(f) if where == "show_thumb" else None,
        )

    def limits(self, f: Arena) -> tuple[list[int], int]:
        """Return the most that the viewer can bet on each outcome, and on both victories together."""
        space: Any = possible_bets(self.g, f, self.me)
        assert isinstance(space, Wagers)
        return [min(each, space.gold) for each in space.most], min(space.victory, space.gold)

    def opening(self, f: Arena) -> facts.Odds | None:
        return chances.opening_odds(self.g, f.fighters, f.gear) if self.with_odds and len(f.fighters) == 2 else None

    def candidates(self, f: Arena) -> list[facts.Chance]:
        if not self.with_odds or len(f.fighters) != 1:
            return []
        able = members(fighters(self.g, self.me))
        told = [(card, chances.opening_odds(self.g, (*f.fighters, card), f.gear)) for card in able]
        return [facts.Chance(card, odds.win[1]) for card, odds in told if odds is not None]

    def side(self, f: Arena, side: int) -> facts.Side:
        ability = self.decks.ability
        card = f.fighters[side]
        favors = self.g.favors[card]
        foe = f.fighters[1 - side] if len(f.fighters) == 2 else -1
        silenced = foe >= 0 and ability[foe] == "overawes" and ability[card] != ""
        return facts.Side(
            seat=f.owners[side],
            card=card,
            gear=list(f.gear[3 * side : 3 * side + 3]),
            tribute=CHAMPIONS_TRIBUTE if favors == CHAMPION else TRIBUTE * favors,
            ability="" if silenced else ability[card],
            silenced=silenced,
        )

    def thumb(self, f: Arena) -> facts.Thumb:
        card = f.fighters[1 - f.winner]
        favors = self.g.favors[card]
        champion = favors == CHAMPION
        return facts.Thumb(self.g.host, card, owner_of(self.g, card), 0 if champion else favors, champion)

    # S-11

    def sand(self) -> list[facts.Cell]:
        if self.games is None and self.bout is None and innermost(self.g, Tournament) is None:
            return []
        return list(cells_of(self.decks.sand))

    def fight(self) -> facts.Fight | None:
        g, f = self.g, self.bout
        if f is None:
            return None
        sand, where = self.decks.sand, self.at(f)
        attack, loss = innermost(g, Attack), innermost(g, Loss)
        step = "loss" if loss is not None else "attack" if attack is not None else FIGHT_STEPS.get(where, "end")
        apart = sand.apart[f.cells[0]][f.cells[1]]
        reach = [reach_of(g, f, side) for side in SIDES]
        acting = self.top is f and step == "act" and f.winner < 0
        moves, can_attack, can_throw = self.acts(f, reach) if acting else ([], False, False)
        dice = self.decks.dice
        return facts.Fight(
            step=step,
            owners=list(f.owners),
            fighters=list(f.fighters),
            tournament=bool(f.formal),
            round=f.round,
            calm=max(0, f.calm - 1),  # this round counts once it is over
            most_calm=MOST_CALM,
            lead=f.lead,
            side=f.side if f.lead >= 0 and step not in ("order", "end", "call-off") else -1,
            turn=self.waiting[0] if len(self.waiting) == 1 else -1,
            moved=bool(f.moved),
            struck=bool(f.struck),
            full=[list(dice[card]) for card in f.fighters],
            pools=[list(f.pools[:3]), list(f.pools[3:])],
            cells=list(f.cells),
            facing=[facing(sand, f.cells[side], f.cells[1 - side]) for side in SIDES],
            apart=apart,
            steps=[steps_of(g, f, side) for side in SIDES],
            reach=reach,
            in_reach=[apart <= reach[side] for side in SIDES],
            initiative=[list(each) for each in f.dice],
            jinx_used=[bool(f.used >> JINXED + side & 1) for side in SIDES],
            padded=[bool(f.used >> MANICA + side & 1) for side in SIDES],
            abilities=[able(g, f, side) for side in SIDES],
            moves=moves,
            can_attack=can_attack,
            can_throw=can_throw,
            attack=self.attack(f, attack) if attack is not None else None,
            loss=self.loss(f, loss) if loss is not None else None,
            winner=f.winner,
            level=f.level,
            odds=self.odds(f, attack, loss) if self.with_odds else None,
        )

    def odds(self, f: Fight, attack: Attack | None, loss: Loss | None) -> facts.Odds | None:
        steps = (self.at(f), self.at(attack) if attack is not None else "")
        return chances.fight_odds(self.g, f, attack, loss, steps)

    def acts(self, f: Fight, reach: list[int]) -> tuple[list[facts.Move], bool, bool]:
        """S-11.2: return the cells that the fighter whose turn it is can reach, and whether it can attack or throw."""
        g, side, sand = self.g, f.side, self.decks.sand
        here, there = f.cells[side], f.cells[1 - side]
        javelin = piece(g, f, side, SPECIAL, "javelin")
        throws = self.decks.ware_amount[javelin] if javelin >= 0 and not f.struck else 0
        strikes = reach[side] if not f.struck else 0
        far = sand.apart[there]
        moves = []
        if not f.moved:
            for cell, steps in distances(sand, here, there, steps_of(g, f, side)).items():
                moves.append(facts.Move(cell, steps, far[cell] <= strikes, far[cell] <= throws, CELL + cell))
        return moves, far[here] <= strikes, far[here] <= throws

    def attack(self, f: Fight, a: Attack) -> facts.Attack:
        g = self.g
        where = self.at(a)
        attacker, defender = able(g, f, a.side), able(g, f, 1 - a.side)
        pairs, spare = paired(a.attack, a.defence, attacker == "wins_ties" and not a.thrown)
        doubles = groups(a.attack, 2) if attacker == "double_strike" and not a.thrown else 0
        blocks = groups(a.defence, 2) if defender == "double_block" and not a.dodged else 0
        struck = hits(a.attack, a.defence, attacker == "wins_ties" and not a.thrown) + doubles
        back = groups(a.defence, 3) if defender == "riposte" and not a.dodged else 0
        compared = where in ("strike", "shield", "wound")
        return facts.Attack(
            step=ATTACK_STEPS.get(where, "rerolls"),
            side=a.side,
            thrown=bool(a.thrown),
            dodged=bool(a.dodged),
            attack=list(a.attack),
            defense=list(a.defence),
            pairs=pairs,
            spare=spare,
            doubles=doubles,
            blocked=min(blocks, struck),
            back=a.back if compared or where in ("shield_back", "riposte") else back,
            damage=a.damage if compared else max(0, struck - blocks),
            used=[f"{SOURCES[bit % 4]}-{bit // 4}" for bit in members(a.spent)],
            again=self.again(f, a) if self.top is a and where == "reroll" else [],
        )

    def again(self, f: Fight, a: Attack) -> list[facts.Again]:
        """Return the dice that the viewer may roll again."""
        if self.me not in f.owners or a.seals[self.me] == ASIDE:
            return []
        side, found = f.owners.index(self.me), []
        for option in die_choices(self.g, a, f, side):
            source, at = divmod(option - DIE, 16)
            found.append(facts.Again(option, SOURCES[source], side if source != FROM_JINX else 1 - side, at))
        return found

    def loss(self, f: Fight, x: Loss) -> facts.Loss:
        pools = (
            [option - POOL for option in listed(pools_to_lose(self.g, x, f.owners[x.side]))] if self.top is x else []
        )
        return facts.Loss(x.side, f.owners[x.side], x.damage, x.lost, pools)

    # S-14.2

    def tournament(self) -> facts.Tournament | None:
        f = innermost(self.g, Tournament)
        if f is None:
            return None
        picking = self.top is f and self.at(f) == "pick_fighters"
        return facts.Tournament(
            pair=list(f.pair),
            waiting=list(f.entrants),
            through=list(f.through),
            final=bool(f.pair) and not f.entrants and not f.through,
            sealed=[seat for seat, seal in enumerate(f.seals) if seal not in (OPEN, ASIDE)] if picking else [],
            picking=[seat for seat, seal in enumerate(f.seals) if seal == OPEN] if picking else [],
            pieces=self.pieces() if picking and self.me in f.pair and f.seals[self.me] != ASIDE else [],
        )

    def pieces(self) -> list[facts.Piece]:
        """Return what the viewer may send to a bout. Of identical pieces only the first."""
        g, me, decks = self.g, self.me, self.decks
        found = [facts.Piece(card, 512 * card) for card in members(fighters(g, me))]
        for sort, one in zip(GEAR, (64, 8, 1), strict=True):
            named = decks.gear[sort - GEAR[0]]
            owned = {decks.name[card]: card for card in reversed(members(ready(g, me) & decks.sorts[sort]))}
            found += [facts.Piece(owned[name], one * at) for at, name in enumerate(named, start=1) if name in owned]
        return found


def bet_of(seat: int, piles: Sequence[int]) -> facts.Bet:
    """S-12.2: a bet, and what comes back at best: one victory and one ending."""
    back = [pile * (1 + pays) for pile, pays in zip(piles, PAYS, strict=True)]
    return facts.Bet(seat, list(piles), max(back[VICTORY_I], back[VICTORY_II]) + max(back[VICTORY_II + 1 :]))


@lru_cache(maxsize=16)
def cells_of(sand: Sand) -> tuple[facts.Cell, ...]:
    return tuple(
        [
            facts.Cell(
                column=column,
                row=row,
                rim=len(sand.beside[cell]) < 6,
                start=sand.starts.index(cell) if cell in sand.starts else -1,
            )
            for cell, (column, row) in enumerate(sand.spots)
        ]
    )


def distances(sand: Sand, start: int, foe: int, steps: int) -> dict[int, int]:
    """S-11.2: return the cells within so many steps, with the number of steps, in the order of the cells."""
    found, edge = {start: 0}, [start]
    for far in range(1, steps + 1):
        edge = [
            there for there in {x for here in edge for x in sand.beside[here]} if there not in found and there != foe
        ]
        for there in edge:
            found[there] = far
    del found[start]
    return dict(sorted(found.items()))


def facing(sand: Sand, here: int, there: int) -> int:
    """Return the direction of another cell: 0 is east, then clockwise in steps of 60 degrees."""
    (x, y), (to_x, to_y) = sand.spots[here], sand.spots[there]
    return round(atan2((to_y - y) * sqrt(3), to_x - x) / (pi / 3)) % 6


def paired(attack: Sequence[int], defense: Sequence[int], ties: bool) -> tuple[list[facts.Pair], list[int]]:
    """S-11.3: return the pairs, the highest first, and the Defense dice that are not compared."""
    mine = sorted(range(len(attack)), key=lambda at: -attack[at])
    theirs = sorted(range(len(defense)), key=lambda at: -defense[at])
    pairs = []
    for place, at in enumerate(mine):
        if place < len(theirs):
            other = theirs[place]
            hit = attack[at] > defense[other] or (ties and attack[at] == defense[other])
            pairs.append(facts.Pair(at, other, hit))
        else:
            pairs.append(facts.Pair(at, -1, attack[at] >= UNPAIRED_HITS))
    return pairs, theirs[len(mine) :]
