"""Path counts from fixed positions, and a second rules engine that must agree with ours.

The second engine is written from the text of M-7.4, M-9.3 to M-9.8 and M-11 alone, as plainly as possible, and shares
no code with the first. It is a generator that stops wherever somebody must answer. Dice fall in a fixed order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from harena.games.munera import actions
from harena.games.munera.decks import our_decks
from harena.games.munera.state import Duel, Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, listed
from harena.lab.perft import perft
from tests.rules.munera.playing import RULES, asked, duel, gladiator, names, position, spectacle

OURS = our_decks()

Question = tuple[int, list[str]]  # who is asked, and what they may answer
Story = Generator[Question, str, dict[str, Any]]


# The second engine


class Fighter:
    def __init__(self, owner: int, virtus: int, courage: int, charisma: int, worth: int) -> None:
        self.owner, self.virtus, self.courage, self.charisma, self.worth = owner, virtus, courage, charisma, worth
        self.wounds, self.die, self.fame = 0, 0, 0
        self.dead = self.scarred = False


class School:
    def __init__(self, denarii: int, coquus: int = 0, medicus: int = 0, arbiter: int = 0, faber: int = 0) -> None:
        self.denarii, self.coquus, self.medicus, self.arbiter, self.faber = denarii, coquus, medicus, arbiter, faber


def tell_duel(one: Fighter, two: Fighter, schools: list[School], bettors: list[int], dice: Iterator[int]) -> Story:
    """Play M-9.3 to M-9.8 with M-11. `bettors` starts from the Rudiarius' left."""
    pair = [one, two]
    stakes: dict[int, tuple[int, int]] = {}
    yield from lay_stakes(schools, bettors, stakes)
    pugna = approval = 0
    squares: list[str] = []
    victory = None  # who won, and who lost
    while True:
        one.die, two.die = next(dice), next(dice)
        fix = yield from settle_roll(pair, schools, bettors, squares, dice)
        if one.die == two.die:
            approval += 1
        else:
            lower, higher = sorted(pair, key=lambda man: man.die)
            if fix != "pause":
                pugna += (higher.die - lower.die) * (1 if higher is one else -1)
            if fix != "refreshment":
                lower.wounds += 1
        for man in pair:
            if man.die == 0:
                arbiter = max(schools[one.owner].arbiter, schools[two.owner].arbiter)
                die = yield from roll_for(man, schools, dice)
                man.dead = die + arbiter <= man.wounds
        if one.dead or two.dead:
            break
        if pugna >= 10 or two.wounds > two.courage:
            victory = (one, two)
        if pugna <= -10 or one.wounds > one.courage:
            victory = (two, one)
        if victory or approval >= 5:
            break
    return (yield from tell_aftermath(pair, schools, victory, approval, stakes, dice))


def tell_aftermath(
    pair: list[Fighter],
    schools: list[School],
    victory: tuple[Fighter, Fighter] | None,
    approval: int,
    stakes: dict[int, tuple[int, int]],
    dice: Iterator[int],
) -> Story:
    """Play the judgement, Fame, bets and healing."""
    one, two = pair
    winners = [man for man in pair if not man.dead]
    if victory:
        winner, loser = victory
        winners = [winner]
        appreciation = one.wounds + two.wounds + approval + loser.charisma + schools[loser.owner].faber
        die = yield from roll_for(loser, schools, dice)
        loser.dead = die > appreciation
        schools[loser.owner].denarii += loser.worth if loser.dead else 0
        loser.fame = 0 if loser.dead else 1
    for man in winners:
        man.fame = 1 if one.dead + two.dead == 1 and not victory else 2
    for bettor, (side, denarii) in stakes.items():
        schools[bettor].denarii += 2 * denarii if pair[side] in winners else 0
    for man in pair:
        if man.wounds and not man.dead:
            die = yield from roll_for(man, schools, dice)
            man.scarred = die + schools[man.owner].medicus <= man.wounds
    return {
        "dead": [man.dead for man in pair],
        "fame": [man.fame for man in pair],
        "scarred": [man.scarred for man in pair],
        "denarii": [school.denarii for school in schools],
        "coquus": [school.coquus for school in schools],
    }


def lay_stakes(
    schools: list[School], bettors: list[int], stakes: dict[int, tuple[int, int]]
) -> Generator[Question, str, None]:
    most = 3 if len(schools) == 3 else 5
    for bettor in bettors:
        taken = [side for side, _ in stakes.values()]
        sides = [side for side in (0, 1) if side not in taken]
        amounts = range(1, min(most, schools[bettor].denarii) + 1)
        if not amounts:
            continue
        said = yield bettor, ["pass", *(f"stake {side} {amount}" for side in sides for amount in amounts)]
        if said != "pass":
            side, amount = (int(word) for word in said.split()[1:])
            stakes[bettor] = (side, amount)
            schools[bettor].denarii -= amount


def settle_roll(
    pair: list[Fighter], schools: list[School], bettors: list[int], squares: list[str], dice: Iterator[int]
) -> Generator[Question, str, str]:
    """Play M-9.4 (1) and (2). Return the fix of this round if it was a pause or a refreshment."""
    right = -1  # M-11.3: who has the right in this round
    if len(bettors) == 1 and not squares:
        right = bettors[0]
    if len(bettors) == 2 and len(squares) < 4:
        right = bettors[1] if len(squares) % 2 == 0 else bettors[0]
    bought = ""
    waiting = True
    while waiting:
        waiting = False
        declined: list[Fighter] = []
        while True:
            order = sorted(pair, key=lambda man: man.die)  # the sort is stable: on a tie side I comes first
            left = [man for man in order if man not in declined and (man.virtus or schools[man.owner].coquus)]
            if not left:
                break
            man = left[0]
            means = [word for word, has in (("coquus", schools[man.owner].coquus), ("virtus", man.virtus)) if has]
            said = yield man.owner, ["pass", *means]
            if said == "pass":
                declined.append(man)
                continue
            if said == "virtus":
                thefts = [] if bought else theft_from(pair, man, schools, right, len(bettors), squares)
                if thefts:
                    answered = yield right, ["pass", *thefts]
                    if answered != "pass":
                        bought = answered
                        buy(pair, answered, schools, right, squares)
                        if not man.virtus:
                            continue
                man.virtus -= 1
            else:
                schools[man.owner].coquus -= 1
            man.die = next(dice)
            declined = []
        if not bought and right >= 0:
            found = fixes(pair, schools[right], len(bettors), squares)
            if found:
                said = yield right, ["pass", *found]
                if said != "pass":
                    bought = said
                    buy(pair, said, schools, right, squares)
                    waiting = said.startswith("give")
    return bought


def fixes(pair: list[Fighter], school: School, bettors: int, squares: list[str]) -> list[str]:
    """Return the fixes that can be bought: none twice, and none without an effect."""
    if not school.denarii:
        return []
    found = []
    for square in ("pause", "refreshment"):
        if square not in squares and pair[0].die != pair[1].die:
            found.append(square)
    if bettors == 1:
        return found
    for square, words in (("referee", ["referee"]), ("supporters", ["give", "take"])):
        for word in words:
            for side in (0, 1):
                useful = pair[side].virtus < 10 if word == "give" else pair[side].virtus > 0
                if square not in squares and useful:
                    found.append(f"{word} {side}")
    return found


def theft_from(
    pair: list[Fighter], man: Fighter, schools: list[School], right: int, bettors: int, squares: list[str]
) -> list[str]:
    side = pair.index(man)
    found = fixes(pair, schools[right], bettors, squares) if right >= 0 else []
    return [word for word in found if word in (f"referee {side}", f"take {side}")]


def buy(pair: list[Fighter], word: str, schools: list[School], right: int, squares: list[str]) -> None:
    schools[right].denarii -= 1
    kind = word.split()[0]
    squares.append("supporters" if kind in ("give", "take") else kind)
    if kind not in ("pause", "refreshment"):
        pair[int(word.split()[1])].virtus += 1 if kind == "give" else -1


def roll_for(man: Fighter, schools: list[School], dice: Iterator[int]) -> Generator[Question, str, int]:
    """Roll a die that only a Coquus can roll again."""
    die = next(dice)
    while schools[man.owner].coquus:
        said = yield man.owner, ["pass", "coquus"]
        if said == "pass":
            break
        schools[man.owner].coquus -= 1
        die = next(dice)
    return die


# The same positions for both engines


class Case(NamedTuple):
    players: int
    men: tuple[str, str]  # of seats 0 and 1
    staff: dict[int, list[str]]
    denarii: tuple[int, ...]
    seed: int  # of the dice
    counts: tuple[int, ...]  # paths to depth 1, 2, ...


CASES = [
    Case(
        2,
        ("Hermes myrmillo", "Velox thraex"),
        {0: ["coquus 1"], 1: ["medicus 2"]},
        (5, 5),
        1,
        (3, 7, 15, 34, 71, 146, 281, 483),
    ),
    Case(
        3,
        ("Audax myrmillo 3", "Anthrax thraex"),
        {1: ["coquus 2"]},
        (5, 5, 2),
        2,
        (5, 15, 35, 78, 168, 352, 719, 1280),
    ),
    Case(
        4,
        ("Audax myrmillo", "Hermes thraex"),
        {0: ["faber 1"]},
        (5, 5, 2, 3),
        3,
        (5, 23, 46, 109, 354, 786, 1784, 4230),
    ),
    Case(
        4,
        ("Nimbus myrmillo", "Anthrax thraex"),
        {0: ["arbiter 1"], 1: ["coquus 1"]},
        (0, 0, 4, 1),
        4,
        (9, 19, 57, 178, 425, 1075, 2218, 4143),
    ),
]
FIXES = {
    "pause": 0,
    "refreshment": 1,
    "referee 0": 2,
    "referee 1": 3,
    "give 0": 4,
    "give 1": 5,
    "take 0": 6,
    "take 1": 7,
}


def dice_of(case: Case) -> list[int]:
    """Return more dice than any duel needs, with zeros often enough."""
    rng = Random(f"perft/{case.seed}")
    return [rng.choice((0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)) for _ in range(400)]


def ours(case: Case) -> tuple[Munera, list[int]]:
    """Return the position before the first question, and the dice that are still to fall."""
    dice = dice_of(case)
    first, second = (text.split()[0] for text in case.men)
    men = {0: [case.men[0]], 1: [case.men[1]]}
    g = duel(first, second, players=case.players, men=men, staff=case.staff, denarii=case.denarii, luck=dice)
    return g, dice[len(dice) - g.luck.unused :]


def theirs(case: Case) -> Story:
    one, two = (fighter(seat, text) for seat, text in enumerate(case.men))
    schools = [School(denarii) for denarii in case.denarii]
    for seat, texts in case.staff.items():
        for text in texts:
            office, skill = text.split()
            setattr(schools[seat], office, int(skill))
    return tell_duel(one, two, schools, list(range(2, case.players)), iter(dice_of(case)))


def fighter(seat: int, text: str) -> Fighter:
    """Return a fighter of the second engine. These positions have only Tirones without a Doctor."""
    man = gladiator(text.split()[0])
    fame = int(text.split()[2]) if len(text.split()) > 2 else 0
    return Fighter(seat, OURS.valor[man], OURS.courage[man], OURS.charisma[man], OURS.cost[man] + fame)


def word(option: int) -> str:
    """Translate our numbers into the second engine's words."""
    if option == PASS:
        return "pass"
    if option in (actions.COQUUS, actions.VIRTUS):
        return "coquus" if option == actions.COQUUS else "virtus"
    if option >= actions.STAKE:
        side, denarii = divmod(option - actions.STAKE, 8)
        return f"stake {side} {denarii}"
    return next(name for name, number in FIXES.items() if number == option - actions.FIX)


def question(g: Munera) -> Question | None:
    """Return what our rules ask in this duel; None if it is over."""
    if not any(isinstance(f, Duel) for f in g.stack):
        return None
    return g.seat, [word(option) for option in listed(g.options)]


def stepped(g: Munera, dice: Sequence[int], option: int) -> tuple[Munera, Sequence[int]]:
    after = g.copy()
    after.luck = Luck(script=dice)
    RULES.step(after, option)
    return after, dice[len(dice) - after.luck.unused :]


def our_paths(g: Munera, dice: Sequence[int], depth: int) -> int:
    if depth == 0 or question(g) is None:
        return int(depth == 0)
    return sum(our_paths(*stepped(g, dice, option), depth - 1) for option in listed(g.options))


def their_paths(make: Callable[[], Story], path: tuple[str, ...], depth: int) -> int:
    """Count the paths of the second engine. A generator cannot be copied, so each path is replayed from the start."""
    if depth == 0:
        return 1
    found = after(make(), path)
    return sum(their_paths(make, (*path, said), depth - 1) for said in found[1]) if isinstance(found, tuple) else 0


def after(story: Story, path: Sequence[str]) -> Question | dict[str, Any]:
    """Return the next question, or how the duel ended."""
    try:
        found = next(story)
        for said in path:
            found = story.send(said)
    except StopIteration as over:
        result: dict[str, Any] = over.value
        return result
    return found


@pytest.mark.rule("M-9.3", "M-9.4", "M-9.5", "M-9.6", "M-11.1", "M-11.2", "M-11.3", "M-11.4")
@pytest.mark.parametrize("case", CASES)
def test_path_counts_of_duels(case: Case) -> None:
    depths = range(1, len(case.counts) + 1)
    assert tuple(our_paths(*ours(case), depth) for depth in depths) == case.counts
    shallow = tuple(their_paths(lambda: theirs(case), (), depth) for depth in depths if case.counts[depth - 1] < 3000)
    assert shallow == case.counts[: len(shallow)]


@pytest.mark.rule("M-9.3", "M-9.4", "M-9.5", "M-9.6", "M-9.7", "M-9.8", "M-11.1", "M-11.2", "M-11.3", "M-11.4")
@pytest.mark.parametrize("case", CASES)
def test_whole_duels_agree_answer_by_answer(case: Case) -> None:
    for seed in range(150):
        fresh = case._replace(seed=1000 + seed)
        g, dice = ours(fresh)
        left: Sequence[int] = dice
        before = [list(g.fame), list(g.rank)]
        story, rng = theirs(fresh), Random(seed)
        asks = after(story, ())
        while isinstance(asks, tuple):
            assert question(g) == asks
            option = rng.choice(listed(g.options))
            g, left = stepped(g, left, option)
            try:
                asks = story.send(word(option))
            except StopIteration as over:
                asks = over.value
        assert question(g) is None
        assert result_of(g, fresh, before) == asks


def result_of(g: Munera, case: Case, before: list[list[int]]) -> dict[str, Any]:
    men = [gladiator(text.split()[0]) for text in case.men]
    gained = [g.fame[man] + 4 * g.rank[man] - before[0][man] - 4 * before[1][man] for man in men]
    dead = [bool(g.men_gone >> man & 1) for man in men]
    coqui = [sum(g.table.decks.skill[who] - g.used[who] for who in cooks(g, seat)) for seat in range(g.seats)]
    return {
        "dead": dead,
        "fame": [0 if gone else points for gone, points in zip(dead, gained, strict=True)],
        "scarred": [bool(g.wounded >> man & 1) for man in men],
        "denarii": list(g.denarii),
        "coquus": coqui,
    }


def cooks(g: Munera, seat: int) -> list[int]:
    return [who for who in range(28) if g.staff[seat] >> who & 1 and OURS.office[who] == 3]


# M-7.4: poll and tender


def tell_tender(host: int, seats: int, printed: int) -> Story:
    """Play poll and tender where everybody could take part, even for nothing."""
    standing = []
    for seat in [(host + step) % seats for step in range(1, seats)]:
        if (yield seat, ["pass", "stand"]) == "stand":
            standing.append(seat)
    lowest = printed + 1
    turn = 0
    while len(standing) > 1 and lowest:
        seat = standing[turn]
        first = lowest > printed
        said = yield seat, [*([] if first else ["pass"]), *(f"tender {denarii}" for denarii in range(lowest))]
        if said == "pass":
            standing.remove(seat)
            turn %= len(standing)
        else:
            lowest = int(said.split()[1])
            turn = (turn + 1) % len(standing)
            winner = seat
    if lowest == 0:
        standing = [winner]
    return {"rival": standing[0] if standing else -1, "fee": printed if lowest > printed else lowest}


def tender_word(option: int) -> str:
    if option in (PASS, actions.STAND):
        return "pass" if option == PASS else "stand"
    return f"tender {option - actions.TENDER}"


def before_the_poll(players: int, host: int) -> Munera:
    men = iter(OURS.man)
    schools = {seat: [next(men), next(men)] for seat in range(players)}
    return spectacle("Hispellum", host=host, men=schools, at="open_poll", players=players)


def compare_tenders(g: Munera, make: Callable[[], Story], path: tuple[str, ...]) -> int:
    """Compare every course of poll and tender in both engines, and return how many there are."""
    found = after(make(), path)
    if isinstance(found, dict):
        closed = [f for f in g.stack if f.proc == "spectacle"]
        if found["rival"] < 0:
            assert not closed  # discarded
        else:
            assert closed[0].rival == found["rival"]  # type: ignore[attr-defined]
            assert closed[0].fee == found["fee"]  # type: ignore[attr-defined]
        return 1
    assert (g.seat, [tender_word(option) for option in listed(g.options)]) == found
    total = 0
    for option in listed(g.options):
        branch = g.copy()
        RULES.step(branch, option)
        total += compare_tenders(branch, make, (*path, tender_word(option)))
    return total


@pytest.mark.rule("M-7.4")
@pytest.mark.parametrize(("players", "host", "ways"), [(2, 1, 2), (3, 2, 34), (4, 1, 177)])
def test_every_poll_and_tender(players: int, host: int, ways: int) -> None:
    g = before_the_poll(players, host)
    assert compare_tenders(g, lambda: tell_tender(host, players, 4), ()) == ways


# M-7.3, M-7.5: line-ups

SCHOOL = ["Torvus myrmillo", "Carbo thraex", "Paris thraex", "Leo", "Tigris", "Draco", "Ursus retiarius"]
SCHOOL += ["Umbra secutor", "Nimbus hoplomachus"]  # MT twice, PP three times, RS once; one Hoplomachus alone
PARTNERS = {"myrmillo": "thraex", "retiarius": "secutor", "hoplomachus": "aequimanus", "provocator": "provocator"}


def line_ups(school: Sequence[str], pairs: int) -> set[frozenset[str]]:
    """Return the line-ups that the rule text allows: that many pairs, all of different pairings."""
    classes = {text.split()[0]: text.split()[1] if " " in text else "provocator" for text in school}
    couples = [
        (frozenset(couple), pairing)
        for couple in combinations(classes, 2)
        for pairing, partner in PARTNERS.items()
        if sorted(classes[name] for name in couple) == sorted((pairing, partner))
    ]
    return {
        frozenset().union(*(couple for couple, _ in some))
        for some in combinations(couples, pairs)
        if len({pairing for _, pairing in some}) == pairs
    }


def named(g: Munera, wanted: int) -> Iterator[frozenset[str]]:
    """Yield every line-up that our rules let the Rudiarius name, in every order of answers."""
    fighters: int = next(f for f in g.stack if f.proc == "spectacle").fighters[0]  # type: ignore[attr-defined]
    if fighters.bit_count() == wanted:
        yield frozenset(names(fighters))
        return
    assert asked(g) == (0, "naming.name_fighter")
    for option in listed(g.options):
        branch = g.copy()
        RULES.step(branch, option)
        yield from named(branch, wanted)


@pytest.mark.rule("M-7.3", "M-7.5")
@pytest.mark.parametrize(("city", "pairs", "sets"), [("Hispellum", 1, 6), ("Pompeii", 2, 11), ("Capua", 3, 6)])
def test_every_line_up_can_be_named_and_no_other(city: str, pairs: int, sets: int) -> None:
    others = ["Hector myrmillo", "Lupus thraex", "Rapax retiarius", "Taurus secutor", "Atrox", "Pugnax"]
    g = spectacle(city, men={0: SCHOOL, 1: others}, at="name_forced")
    found = set(named(g, 2 * pairs))
    assert found == line_ups(SCHOOL, pairs)
    assert len(found) == sets


# A rest moment, without chance


@pytest.mark.rule("M-13.3", "M-13.4", "M-3.2")
def test_path_counts_of_a_rest_moment() -> None:
    """Each of two schools may give one of its two men another class, or pass; nobody can take part in a spectacle."""
    g = position(men={0: ["Torvus", "Carbo"], 1: ["Paris", "Leo"]}, open=["Roma"], players=2)
    assert tuple(perft(RULES, g, depth) for depth in range(1, 6)) == (2, 4, 16, 40, 88)
