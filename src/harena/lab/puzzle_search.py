"""Finds puzzles in matches between bots: questions in which one answer is clearly the best.

Most questions are dropped after a quick look. What is left is searched deeply, all answers in the same guessed worlds.
Then it is searched once more with other random numbers, and only what holds there is a puzzle; its figures are those of
the second search, because the first one chose it for its figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from harena.bots import Bot, Reason
from harena.bots.driver import drive_state
from harena.bots.registry import heuristic, search_for
from harena.coach.decisions import Decision
from harena.coach.judging import compared
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, Space
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest
from harena.kernel.state import Watch
from harena.puzzles.puzzle import Answer, Puzzle
from harena.text import Texts

FEWEST, MOST = 3, 14  # answers to choose from
QUICK, SECOND, BATCH, BATCHES = 10, 40, 80, 4  # guessed worlds per look; the deep ones are BATCHES of BATCH
GAP = 0.05  # what every other answer must cost at least, of the chance to win
SURE = 3.0  # and so many standard errors
LOOKED_AT = 0.25  # share of the questions
PER_MATCH = 2  # puzzles of one match
OF_A_KIND = 0.12  # share of the collection: the same question with the same number of players
EASY = 0.4  # share of the collection that the rules of thumb solve,
OBVIOUS = 0.3  # and none of those whose next best answer costs so much
LINES = 60  # of the log before the question, at most
PLAYERS = range(2, 7)


class Shares:
    """What a collection has so far, and what it has enough of."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.kinds: Counter[tuple[str, int]] = Counter()
        self.ids: set[str] = set()  # two matches may come to the same position
        self.easy = 0

    def add(self, key: str, step: str, players: int, easy: bool) -> None:
        self.ids.add(key)
        self.kinds[step, players] += 1
        self.easy += easy

    def wants(self, step: str, players: int) -> bool:
        return self.kinds[step, players] < max(1, OF_A_KIND * self.count)

    def wants_easy(self) -> bool:
        return self.easy < EASY * self.count


class Seen(NamedTuple):
    """A question that was met in a match, as it was then."""

    g: Any
    choice: Choice
    told: int  # events before it


class Notes:
    """Watches a match and keeps some of its questions."""

    def __init__(self, game: Game[Any], shares: Shares, rng: Random) -> None:
        self.game, self.shares, self.rng = game, shares, rng
        self.seen: list[Seen] = []

    def look(self, g: Any) -> None:
        pass

    def answering(self, g: Any) -> None:
        pass

    def decided(self, g: Any, seat: int, option: int) -> None:
        if self.rng.random() >= LOOKED_AT or isinstance(g.options, Space) or not FEWEST <= len(g.options) <= MOST:
            return
        choice = self.game.rules.choice(g, seat)
        if choice is None or choice.window or choice.gather or g.offers or not self.shares.wants(choice.step, g.seats):
            return
        if choice.domain == "amount":  # what is best hangs on what the others bid, to a coin
            return
        copy = self.game.rules.copy(g)
        copy.watch = None
        self.seen.append(Seen(copy, choice, len(g.watch.events)))


def options_of_match(game: Game[Any], number: int) -> dict[str, Any]:
    """Return the table of a match: all numbers of players in turn. What a bot remembers, a solver must be able to
    read."""
    counts = [count for count in game.seats if count in PLAYERS]
    options: dict[str, Any] = {"players": counts[number % len(counts)]}
    if "open_memory" in [setting.name for setting in game.settings]:
        options["open_memory"] = True
    return game.complete(options)


def puzzles_of_match(
    game: Game[Any], seed: int, number: int, shares: Shares, tick: Callable[[], None] = lambda: None
) -> Iterator[Puzzle]:
    """Play match `number` of a seed between bots, and yield the puzzles in it. `tick` is called between questions."""
    if not search_for(game.name).rates_positions:
        raise BadInput(f"there are no puzzles for {game.name}: its bots do not rate positions")
    rng = Random(f"{seed}/{number}/puzzles")
    watch, notes = Watch(), Notes(game, shares, rng)
    g = game.rules.start(options_of_match(game, number), Luck(Random(f"{seed}/{number}/luck")), watch)
    bots: list[Bot] = [heuristic(game.name, Random(f"{seed}/{number}/seat{seat}")) for seat in range(g.seats)]
    drive_state(game, g, bots, observer=notes)
    rng.shuffle(notes.seen)
    found = 0
    for seen in notes.seen:
        tick()
        puzzle = puzzle_in(game, seen, number, watch, shares, rng)
        if puzzle is not None:
            yield puzzle
            found += 1
            if found == PER_MATCH:
                return


def puzzle_in(game: Game[Any], seen: Seen, number: int, watch: Watch, shares: Shares, rng: Random) -> Puzzle | None:
    """Return the puzzle in a question, if it is one."""
    search, choice, seat = search_for(game.name), seen.choice, seen.choice.seat
    view = game.view(seen.g, seat)
    key = digest(game.rules, seen.g)[:8]
    known = key in shares.ids or not shares.wants(choice.step, seen.g.seats)
    if known or not search.is_worth_it(view, choice):
        return None
    sensible = heuristic(game.name, Random(number))
    usual = sensible.choose(view, choice)
    options = list(choice.options) if not isinstance(choice.options, Space) else []
    if set(search.answers(choice, usual, rng)) != set(options) or not _differ(game, view, options):
        return None
    decision = Decision(0, seat, view, choice, usual)

    def values(worlds: int) -> list[list[float]]:
        return compared(search, decision, options, worlds, rng)

    found: list[list[float]] = []
    for worlds in (QUICK, SECOND):
        found += values(worlds)
        gap, easy = gap_of(found), _best(found, options) == usual
        if gap < GAP or (easy and (gap > OBVIOUS or not shares.wants_easy())):
            return None
        if not is_clear(found, options.index(_best(found, options)), 0.8 * GAP, 1.0):
            return None
    first = deeply(values, options)
    best = _best(first, options)
    if not is_clear(first, options.index(best)):
        return None
    found = deeply(values, options)  # once more, with other random numbers
    if _best(found, options) != best or not is_clear(found, options.index(best)):
        return None
    told = [event for event in watch.events[: seen.told][-4 * LINES :] if event.reaches(seat)][-LINES:]
    why = sensible.why or Reason("usual")
    answers = answers_of(found, options)
    return Puzzle(key, number, seen.g, choice, told, answers, usual, why)


def deeply(values: Callable[[int], list[list[float]]], options: Sequence[int]) -> list[list[float]]:
    """Look at all answers in many worlds; in fewer where half of them tell enough."""
    found: list[list[float]] = []
    for number in range(BATCHES):
        found += values(BATCH)
        best = options.index(_best(found, options))
        if gap_of(found) < 0.8 * GAP or (number and is_clear(found, best, GAP, 1.5 * SURE)):
            break
    return found


def answers_of(found: Sequence[Sequence[float]], options: Sequence[int]) -> list[Answer]:
    """Return what all answers are worth, the best first."""
    means = [sum(column) / len(found) for column in zip(*found, strict=True)]
    best = means.index(max(means))
    answers = [
        Answer(option, means[at], means[best] - means[at], error_between(found, best, at))
        for at, option in enumerate(options)
    ]
    return sorted(answers, key=lambda each: (each.cost, each.option != options[best]))


def gap_of(found: Sequence[Sequence[float]]) -> float:
    """Return by how much the best answer is better than the next best."""
    means: list[float] = sorted([sum(column) / len(found) for column in zip(*found, strict=True)])
    return means[-1] - means[-2]


def is_clear(found: Sequence[Sequence[float]], best: int, gap: float = GAP, sure: float = SURE) -> bool:
    """Tell whether every other answer is clearly worse than this one."""
    means = [sum(column) / len(found) for column in zip(*found, strict=True)]
    costs = [(means[best] - mean, error_between(found, best, at)) for at, mean in enumerate(means) if at != best]
    return all([cost >= gap and cost >= sure * error for cost, error in costs])


def error_between(found: Sequence[Sequence[float]], one: int, other: int) -> float:
    """Return the standard error of the mean difference of two answers. Both were tried in the same worlds."""
    gains = [row[one] - row[other] for row in found]
    mean = sum(gains) / len(gains)
    squares = sum([(gain - mean) ** 2 for gain in gains])
    return sqrt(squares / (len(gains) - 1) / len(gains))


def _best(found: Sequence[Sequence[float]], options: Sequence[int]) -> int:
    means = [sum(column) for column in zip(*found, strict=True)]
    return options[means.index(max(means))]


def _differ(game: Game[Any], view: Any, options: Sequence[int]) -> bool:
    """Tell whether all answers read differently: of two that do not, neither can be the only right one."""
    texts = Texts("en")
    people = [f"{seat + 1}" for seat in range(view["options"]["players"])]
    names = game.words.naming(texts, view["options"], people, view["viewer"])
    labels = [label.text for label in game.words.options(texts, view, options, names)]
    return len(set(labels)) == len(labels)
