"""A second rules engine for fights and auctions that must agree with ours, answer by answer, and path counts.

The second engine is written from the text of S-2.4, S-8, S-9, S-11 and S-16 alone, as plainly as possible, and shares
no code and no data with the first: it is a generator ("story") that stops wherever somebody must answer. Dice fall in a
fixed order: I before II, the attacker before the defender. A player who has nothing to choose is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from harena.games.spartacus import actions
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.state import Fight, Ludus, Market
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, PASS, listed
from tests.cases import cases
from tests.rules.spartacus.fighting import bout, events, face, spot
from tests.rules.spartacus.playing import RULES, asked, bid, card, position, script, told

Question = dict[int, list[str]]  # the seats asked at the same time, and what each may answer
Replies = Mapping[int, str]
Story = Generator[Question, Replies, dict[str, Any]]
Spot = tuple[int, int]


# The second engine: S-11

DICE = {
    "Syrian Warrior": "223",
    "Numidian Warrior": "313",
    "Thracian Warrior": "322",
    "Celtic Warrior": "232",
    "Spartacus": "444",
    "Agron": "443",
    "Crixus": "443",
    "Gannicus": "435",
    "Theokoles": "543",
    "Oenomaus": "444",
    "Barca": "334",
    "Varro": "343",
    "Pericles": "334",
    "Ashur": "323",
    "Gnaeus": "324",
    "Rhaskos": "433",
    "Auctus": "234",
    "Duro": "332",
    "Kerza": "224",
    "Caburus": "423",
    "Cook": "111",
    "Raxos": "221",
}
GEAR = [["", "Gladius", "Axe", "Trident"], ["", "Galea", "Scutum", "Manica"], ["", "Net", "Javelin"]]
POOLS = ("ATK", "DEF", "SPD")
CELLS = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if -3 <= q + r <= 3]


class Man:
    """A fighter with their gear; anything used up is no longer in `gear`."""

    def __init__(self, owner: int, name: str, gear: Sequence[str], at: Spot) -> None:
        self.owner, self.name, self.at = owner, name, at
        self.gear = {piece for piece in gear if piece}
        self.can = name  # the available abilities: the fighter's own name stands for theirs
        self.pools = dict(zip(POOLS, map(int, DICE[name]), strict=True))
        self.jinxed = self.padded = self.quick = False
        self.exhausted: set[str] = set()
        self.gold = 0
        self.fate = ""

    def health(self) -> int:
        return sum(self.pools.values())

    def exhaust(self, piece: str) -> None:
        self.gear.remove(piece)
        self.exhausted.add(piece)


class Sand:
    """Holds everything a story needs to know."""

    def __init__(self, one: Man, two: Man, dice: Iterator[int], host: int, blue: bool, formal: bool) -> None:
        self.men, self.dice, self.host, self.blue, self.formal = [one, two], dice, host, blue, formal
        for man, foe in ((one, two), (two, one)):
            if foe.name == "Oenomaus":
                man.can = ""
        self.lost_in_round = False

    def foe(self, man: Man) -> Man:
        return self.men[1] if man is self.men[0] else self.men[0]

    def roll(self, count: int) -> list[int]:
        return [next(self.dice) for _ in range(count)]

    def over(self) -> bool:
        return any(man.fate for man in self.men)


def tell_fight(sand: Sand) -> Story:
    calm = 0
    while not sand.over():
        sand.lost_in_round = False
        lead = yield from tell_initiative(sand)
        said = (yield {lead.owner: ["first", "second"]})[lead.owner]
        first = lead if said == "first" else sand.foe(lead)
        for man in (first, sand.foe(first)):
            if not sand.over():
                yield from tell_turn(sand, man)
        calm = 0 if sand.lost_in_round else calm + 1
        if calm == 20 and not sand.over():
            yield from tell_weariness(sand)
    return {
        "fate": [man.fate for man in sand.men],
        "pools": [tuple(man.pools.values()) for man in sand.men],
        "exhausted": [man.exhausted for man in sand.men],
        "gold": [man.gold for man in sand.men],
    }


def tell_weariness(sand: Sand) -> Generator[Question, Replies, None]:
    """S-11.9"""
    one, two = sand.men
    if one.health() != two.health():
        loser = one if one.health() < two.health() else two
    elif sand.formal:
        loser = one if next(sand.dice) <= 3 else two
    else:
        said = (yield {sand.host: sorted(f"seat {man.owner}" for man in sand.men)})[sand.host]
        loser = next(man for man in sand.men if said == f"seat {man.owner}")
    decide(sand, loser, 1)


def decide(sand: Sand, loser: Man, empty: int) -> None:
    """S-11.6; Gnaeus, Caburus"""
    winner = sand.foe(loser)
    if winner.can == "Gnaeus" and empty == 1:
        empty = 2
    if winner.can == "Caburus":
        empty = 3
    loser.fate = {1: "yields", 2: "injured", 3: "decapitated"}[empty]


def tell_initiative(sand: Sand) -> Generator[Question, Replies, Man]:
    """S-11.2, S-2.4"""
    for man in sand.men:
        man.quick = False
    netters = [man for man in sand.men if "Net" in man.gear]
    if netters:
        said = yield {man.owner: ["pass", "net"] for man in netters}
        thrown = [man for man in netters if said[man.owner] == "net"]
        for man in thrown:
            man.exhaust("Net")
        if len(thrown) == 1:
            return thrown[0]
    while True:
        rolls = [sand.roll(man.pools["SPD"]) for man in sand.men]
        yield from tell_second_thoughts(sand, rolls)
        if sand.blue:
            tall = [sorted(roll, reverse=True) for roll in rolls]
            for mine, theirs in zip(*tall, strict=False):
                if mine != theirs:
                    return sand.men[0 if mine > theirs else 1]
            if len(tall[0]) != len(tall[1]):
                return sand.men[0 if len(tall[0]) > len(tall[1]) else 1]
        elif sum(rolls[0]) != sum(rolls[1]):
            return sand.men[0 if sum(rolls[0]) > sum(rolls[1]) else 1]


def tell_second_thoughts(sand: Sand, rolls: list[list[int]]) -> Generator[Question, Replies, None]:
    """Pericles re-rolls once per round, Kerza once per fight; both choose at once, until both pass."""
    while True:
        ask: Question = {}
        for side, man in enumerate(sand.men):
            if man.can == "Pericles" and not man.quick:
                ask[man.owner] = ["pass", "all again"]
            if man.can == "Kerza" and not man.jinxed:
                ask[man.owner] = ["pass", *sorted({f"jinx {die}" for die in rolls[1 - side]})]
        if not ask:
            return
        said = yield ask
        if all(word == "pass" for word in said.values()):
            return
        meant = [list(roll) for roll in rolls]  # in the order they lay when both chose
        for side, man in enumerate(sand.men):
            word = said.get(man.owner, "pass")
            if word == "all again":
                man.quick = True
                rolls[side] = sand.roll(len(rolls[side]))
            elif word != "pass":
                man.jinxed = True
                rolls[1 - side][meant[1 - side].index(int(word.split()[1]))] = next(sand.dice)


def apart(one: Spot, two: Spot) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


def steps(sand: Sand, man: Man) -> set[Spot]:
    """Walk every path on foot, step by step."""
    reached = {man.at}
    for _ in range(man.pools["SPD"] + (man.can == "Auctus")):
        reached |= {spot for spot in CELLS for here in reached if apart(spot, here) == 1 and spot != sand.foe(man).at}
    return reached - {man.at}


def tell_turn(sand: Sand, man: Man) -> Generator[Question, Replies, None]:
    moved = struck = False
    while not sand.over():
        may = []
        far = apart(man.at, sand.foe(man).at)
        if not struck and far <= (2 if "Trident" in man.gear else 1):
            may.append("attack")
        if not struck and "Javelin" in man.gear and far <= 3:
            may.append("throw")
        if not moved:
            may += [f"go {q} {r}" for q, r in steps(sand, man)]
        if not may:
            return
        said = (yield {man.owner: ["pass", *may]})[man.owner]
        if said == "pass":
            return
        if said.startswith("go"):
            moved = True
            man.at = (int(said.split()[1]), int(said.split()[2]))
        else:
            struck = True
            if said == "throw":
                man.exhaust("Javelin")
            yield from tell_attack(sand, man, said == "throw")


def tell_attack(sand: Sand, man: Man, speed: bool) -> Generator[Question, Replies, None]:
    """S-11.4"""
    foe = sand.foe(man)
    dodged = False
    if foe.can == "Barca":
        dodged = (yield {foe.owner: ["pass", "dodge"]})[foe.owner] == "dodge"
    attack = sand.roll(man.pools["SPD" if speed else "ATK"])
    defence = sand.roll(foe.pools["SPD" if dodged else "DEF"])
    yield from tell_rerolls(sand, man, speed, dodged, attack, defence)
    if foe.can in ("Agron", "Varro") and not dodged:
        back = sum(defence.count(face) // 3 for face in range(1, 7))
        if back and "Scutum" in man.gear and (yield {man.owner: ["pass", "shield"]})[man.owner] == "shield":
            man.exhaust("Scutum")
            back -= 1
        yield from tell_loss(sand, man, back)
        if sand.over():
            return
    hits = 0
    mine, theirs = sorted(attack, reverse=True), sorted(defence, reverse=True)
    while mine and theirs:
        a, d = mine.pop(0), theirs.pop(0)
        hits += a > d or (a == d and man.can == "Gannicus" and not speed)
    hits += len([die for die in mine if die >= 3])
    if man.can == "Spartacus" and not speed:
        hits += sum(attack.count(face) // 2 for face in range(1, 7))
    if foe.can == "Crixus" and not dodged:
        hits = max(0, hits - sum(defence.count(face) // 2 for face in range(1, 7)))
    if "Axe" in man.gear and (yield {man.owner: ["pass", "strike"]})[man.owner] == "strike":
        man.exhaust("Axe")
        hits += 1
    if hits and "Scutum" in foe.gear and (yield {foe.owner: ["pass", "shield"]})[foe.owner] == "shield":
        foe.exhaust("Scutum")
        hits -= 1
    before = foe.health()
    yield from tell_loss(sand, foe, hits)
    if foe.can == "Duro" and not sand.over() and before - foe.health() >= 3:
        foe.gold += 1


def tell_rerolls(
    sand: Sand, man: Man, speed: bool, dodged: bool, attack: list[int], defence: list[int]
) -> Generator[Question, Replies, None]:
    foe = sand.foe(man)
    left: dict[int, set[str]] = {man.owner: set(), foe.owner: set()}
    if not speed:
        left[man.owner] |= {"weapon"} if "Gladius" in man.gear else set()
        left[man.owner] |= {"ability"} if man.can == "Rhaskos" else set()
    if not dodged and "Galea" in foe.gear:
        left[foe.owner].add("armour")
    for who in (man, foe):
        if who.can == "Kerza" and not who.jinxed:
            left[who.owner].add("jinx")
    while True:
        ask: Question = {}
        for who, own, other in ((man, attack, defence), (foe, defence, attack)):
            may = {f"{word} {die}" for word in left[who.owner] for die in (other if word == "jinx" else own)}
            if may:
                ask[who.owner] = ["pass", *may]
        if not ask:
            return
        said = yield ask
        if all(word == "pass" for word in said.values()):
            return
        places = {}  # the die each player meant, in the current order
        for who, own, other in ((man, attack, defence), (foe, defence, attack)):
            word = said.get(who.owner, "pass")
            if word != "pass":
                source, face = word.split()
                row = other if source == "jinx" else own
                places[who.owner] = (row, row.index(int(face)))
                left[who.owner].remove(source)
                who.jinxed = who.jinxed or source == "jinx"
        for who in (man, foe):
            if who.owner in places:
                row, at = places[who.owner]
                row[at] = next(sand.dice)


def tell_loss(sand: Sand, man: Man, points: int) -> Generator[Question, Replies, None]:
    """S-11.5, S-11.6. The question is asked only while the answer makes a difference."""
    if points and "Manica" in man.gear and not man.padded:
        man.padded = True
        points -= 1
    while points:
        big = [pool for pool in POOLS if man.pools[pool] > 1] or [pool for pool in POOLS if man.pools[pool]]
        if not big:
            break
        pick = big[0]
        spare = sum(dice - 1 for dice in man.pools.values())
        if len(big) > 1 and 0 < points < spare:
            pick = (yield {man.owner: list(big)})[man.owner]
        man.pools[pick] -= 1
        points -= 1
        sand.lost_in_round = True
    empty = len([pool for pool in POOLS if man.pools[pool] == 0])
    if empty:
        decide(sand, man, empty)


# Our answers in the second engine's words

WORDS = {
    PASS: "pass",
    actions.NET: "net",
    actions.AGAIN: "all again",
    actions.FIRST: "first",
    actions.SECOND: "second",
    actions.ATTACK: "attack",
    actions.THROW: "throw",
    actions.DODGE: "dodge",
    actions.STRIKE: "strike",
    actions.SHIELD: "shield",
}
SOURCES = ("weapon", "ability", "armour", "jinx")


def word(g: Ludus, seat: int, option: int) -> str:
    if option in WORDS:
        return WORDS[option]
    if actions.SEATS.has(option):
        return f"seat {option - actions.SEAT}"
    if actions.POOLS.has(option):
        return POOLS[option - actions.POOL]
    if actions.CELLS.has(option):
        q, r = spot(option - actions.CELL)
        return f"go {q} {r}"
    source, at = divmod(option - actions.DIE, 16)
    return f"{SOURCES[source]} {dice_meant(g, seat, source)[at]}"


def dice_meant(g: Ludus, seat: int, source: int) -> tuple[int, ...]:
    """Return the player's own dice or, with a jinx, the opponent's."""
    fight = bout(g)
    side = fight.owners.index(seat)
    top: Any = g.stack[-1]
    rows = (top.attack, top.defence) if top.proc == "attack" else fight.dice
    first = top.side if top.proc == "attack" else 0
    mine = 0 if side == first else 1
    return tuple(rows[1 - mine if SOURCES[source] == "jinx" else mine])


def question(g: Ludus) -> dict[int, dict[str, int]]:
    """Return what our rules ask in this fight, as words and our numbers for them; empty if the fight is over."""
    if not any(isinstance(f, Fight) for f in g.stack):
        return {}
    return {
        choice.seat: {word(g, choice.seat, option): option for option in listed(choice.options)}
        for choice in RULES.pending(g)
        if choice.given == OPEN
    }


# Whole fights


def random_fight(seed: int) -> tuple[Ludus, Story, Sand]:
    """Return two fighters and their gear, with the same dice for both engines."""
    rng = Random(f"fight/{seed}")
    first, second = rng.sample(sorted(DICE), 2)
    gear = [[rng.choice(row) for row in GEAR] for _ in (0, 1)]
    if gear[0][1] == gear[1][1] == "Manica":
        gear[1][1] = ""  # there is only one copy
    dice = [rng.randint(1, 6) for _ in range(6000)]
    blue, formal, host = rng.random() < 0.3, rng.random() < 0.2, rng.choice((0, 1, 2))
    g = face(
        first,
        second,
        gear={side: [piece for piece in gear[side] if piece] for side in (0, 1)},
        luck=dice,
        host=host,
        formal=int(formal),
        initiative="blue dice" if blue else "sum",
    )
    one = Man(0, first, gear[0], (-2, 0))
    two = Man(1, second, gear[1], (2, 0))
    sand = Sand(one, two, iter(dice), host, blue, formal)
    return g, tell_fight(sand), sand


def reply(rng: Random, may: Sequence[str], foe: Spot, keen: bool) -> str:
    """Choose any answer; keen fighters approach and attack, since otherwise few fights would come to blows."""
    if keen:
        for wanted in ("attack", "throw", "strike"):
            if wanted in may and rng.random() < 0.8:
                return wanted
        ways = [said for said in may if said.startswith("go ")]
        if ways and rng.random() < 0.8:
            return min(ways, key=lambda said: apart((int(said.split()[1]), int(said.split()[2])), foe))
    return rng.choice(may)


def play_both(seed: int) -> str:
    """Play one fight in both engines and return how it ended."""
    rng = Random(f"answers/{seed}")
    keen = rng.random() < 0.85
    g, story, sand = random_fight(seed)
    found = next(story)
    while True:
        ours = question(g)
        assert {seat: sorted(words) for seat, words in ours.items()} == {s: sorted(may) for s, may in found.items()}
        assert bout(g).pools == tuple(dice for man in sand.men for dice in man.pools.values())
        assert tuple(spot(number) for number in bout(g).cells) == tuple(man.at for man in sand.men)
        said = {seat: reply(rng, sorted(words), foe_of(sand, seat), keen) for seat, words in ours.items()}
        last = bout(g)
        for seat, words in ours.items():
            choice = RULES.choice(g, seat)
            assert choice is not None
            RULES.apply(g, seat, choice.id, words[said[seat]])
        try:
            found = story.send(said)
        except StopIteration as over:
            compare_ends(g, last, over.value, sand)
            return next(man.fate for man in sand.men if man.fate)


def foe_of(sand: Sand, seat: int) -> Spot:
    return sand.men[1].at if sand.men[0].owner == seat else sand.men[0].at


def compare_ends(g: Ludus, last: Fight, end: Mapping[str, Any], sand: Sand) -> None:
    fates = ["", "yields", "injured", "decapitated"]
    assert question(g) == {}
    assert [fates[last.level] if side != last.winner else "" for side in (0, 1)] == end["fate"]
    assert [last.pools[:3], last.pools[3:]] == end["pools"]
    used: list[Any] = told(events(g), "used")
    gained: list[Any] = told(events(g), "gained-gold")
    for side, man in enumerate(sand.men):
        assert {OURS.name[piece] for seat, piece in used if seat == man.owner} == end["exhausted"][side]
        assert [gold for seat, gold in gained if seat == man.owner] == [1] * end["gold"][side]


@pytest.mark.rule(
    "S-2.4", "S-11.1", "S-11.2", "S-11.3", "S-11.4", "S-11.5", "S-11.6", "S-11.7", "S-11.8", "S-11.9", "S-16"
)
@pytest.mark.parametrize("hundred", cases(range(2), range(2, 4)))
def test_whole_fights_agree_answer_by_answer(hundred: int) -> None:
    ends = {play_both(100 * hundred + seed) for seed in range(100)}
    assert ends == {"yields", "injured", "decapitated"}


# Path counts


def their_paths(make: Callable[[], Story], path: tuple[Replies, ...], depth: int) -> int:
    """A story cannot be copied, so it is replayed from the start."""
    story = make()
    try:
        found = next(story)
        for said in path:
            found = story.send(said)
    except StopIteration:
        return int(depth == 0)
    if depth == 0:
        return 1
    seats = list(found)
    ways = [dict(zip(seats, said, strict=True)) for said in product(*(found[seat] for seat in seats))]
    return sum(their_paths(make, (*path, said), depth - 1) for said in ways)


def our_paths(g: Ludus, dice: Sequence[int], depth: int) -> int:
    ours = question(g)
    if depth == 0 or not ours:
        return int(depth == 0)
    total = 0
    for said in product(*(words.values() for words in ours.values())):
        branch = g.copy()
        branch.luck = Luck(script=dice)
        for option in said:
            RULES.step(branch, option)
        total += our_paths(branch, dice[len(dice) - branch.luck.unused :], depth - 1)
    return total


CASES = [
    (("Rhaskos", ["Gladius", "", ""]), ("Kerza", ["", "Galea", ""]), (2, 4, 30, 163, 667)),
    (("Barca", ["Axe", "", "Net"]), ("Spartacus", ["Trident", "Scutum", "Net"]), (4, 8, 60, 212, 662)),
    (("Gannicus", ["", "", "Javelin"]), ("Crixus", ["", "Manica", ""]), (2, 16, 83, 433, 1111)),
    (("Pericles", ["", "", ""]), ("Cook", ["", "", "Javelin"]), (2, 4, 32, 131, 613)),
]


@pytest.mark.rule("S-11.2", "S-11.4")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_path_counts_of_fights(case: int) -> None:
    """Both stand side by side in a corner with at most two Speed dice, so that there are few possible moves."""
    (one, mine), (two, theirs), counts = CASES[case]
    rng = Random(f"paths/{case}")
    dice = [rng.randint(1, 6) for _ in range(200)]
    small = [[2, 2, 2], [2, 3, 1]]
    spots = ((3, 0), (2, 0))

    def make() -> Story:
        men = [Man(0, one, mine, spots[0]), Man(1, two, theirs, spots[1])]
        for man, few in zip(men, small, strict=True):
            man.pools = dict(zip(POOLS, few, strict=True))
        return tell_fight(Sand(men[0], men[1], iter(dice), host=0, blue=False, formal=False))

    gear = {side: [piece for piece in row if piece] for side, row in enumerate((mine, theirs))}
    g = face(one, two, gear=gear, at=spots, pools=(small[0], small[1]), luck=dice)
    left = dice[len(dice) - g.luck.unused :]
    depths = range(1, len(counts) + 1)
    assert tuple(our_paths(g, left, depth) for depth in depths) == counts
    assert tuple(their_paths(make, (), depth) for depth in depths) == counts


# S-8, S-9: auctions


def tell_auction(gold: Sequence[int], dice: Iterator[int], token: bool) -> Generator[Question, Replies, dict[str, Any]]:
    """A player who has nothing to add is not asked and offers 0."""
    inside = list(range(len(gold)))
    lies = [0] * len(gold)
    while True:
        ask = {seat: [f"bid {more}" for more in range(gold[seat] - lies[seat] + 1)] for seat in inside}
        ask = {seat: may for seat, may in ask.items() if len(may) > 1}
        said = (yield ask) if ask else {}
        more = {seat: int(said[seat].split()[1]) if seat in said else 0 for seat in inside}
        if not any(more.values()):  # the auction fails
            winner = roll_off(inside, dice) if token else -1
            return {"winner": winner, "gold": list(gold)}
        for seat in inside:
            lies[seat] += more[seat]
        most = max(lies[seat] for seat in inside)
        for seat in inside:
            if lies[seat] < most:
                lies[seat] = 0
        inside = [seat for seat in inside if lies[seat] == most]
        if len(inside) == 1:
            return {
                "winner": inside[0],
                "gold": [held - (most if s == inside[0] else 0) for s, held in enumerate(gold)],
            }


def roll_off(seats: list[int], dice: Iterator[int]) -> int:
    while len(seats) > 1:
        rolls = [next(dice) for _ in seats]
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    return seats[0]


def bidding(g: Ludus) -> Question:
    """Return our question if this auction is still running."""
    if asked(g)[1] not in ("market.bid", "market.bid_for_token"):
        return {}
    choices = [choice for choice in RULES.pending(g) if choice.given == OPEN]
    return {choice.seat: [f"bid {option - actions.BID}" for option in listed(choice.options)] for choice in choices}


def auction(gold: Sequence[int], token: bool) -> Ludus:
    """Four houses bid for Agron, the last card of the row, or for the Host token."""
    g = position(phase="host" if token else "auctions", gold=gold, luck=lay_out(token))
    if not token:
        market = next(f for f in g.stack if isinstance(f, Market))
        for ware in market.laid:
            g.market_bag |= 1 << ware
        market.laid = ()
    return g


def lay_out(token: bool) -> list[int]:
    return [] if token else [card(name) for name in ("Agron", "Varro", "Barca", "Duro")]


@pytest.mark.rule("S-8.2", "S-8.3", "S-9.1")
@pytest.mark.parametrize("token", [False, True])
def test_auctions_with_ties_agree(token: bool) -> None:
    """All houses have little gold, so that most bids are tied."""
    rounds, failed = 0, 0
    for seed in range(500):
        rng = Random(f"auction/{seed}")
        gold = [rng.choice((1, 2, 3, 3, 4)) for _ in range(4)]
        if rng.random() < 0.3:
            gold[rng.randrange(4)] = 0
        dice = [rng.randint(1, 6) for _ in range(40)]
        g = auction(gold, token)
        story = tell_auction(gold, iter(dice), token)
        found = next(story)
        while True:
            assert bidding(g) == found
            said = {seat: rng.choice([*may, may[-1], may[0]]) for seat, may in found.items()}
            script(g, *dice)
            for seat, words in said.items():
                choice = RULES.choice(g, seat)
                assert choice is not None
                RULES.apply(g, seat, choice.id, bid(int(words.split()[1])))
            try:
                found = story.send(said)
            except StopIteration as over:
                end = over.value
                break
            rounds += 1
        failed += end["gold"] == gold
        compare_sale(g, end, token)
    assert rounds > 80
    assert failed > 30


def compare_sale(g: Ludus, end: Mapping[str, Any], token: bool) -> None:
    if token:
        assert g.host == end["winner"]
    else:
        owners = [seat for seat in range(4) if g.assets[seat] >> card("Agron") & 1]
        assert owners == ([end["winner"]] if end["winner"] >= 0 else [])
        assert (g.market_gone >> card("Agron") & 1) == (end["winner"] < 0)
    assert g.gold == end["gold"]


@pytest.mark.rule("S-1.4")
def test_both_engines_stand_on_the_same_sand() -> None:
    assert sorted(spot(number) for number in range(len(OURS.sand.spots))) == sorted(CELLS)
