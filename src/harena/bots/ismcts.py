"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game of the kernel.

A bot knows a view, not a state. Each simulation guesses a world that looks like the view, walks down one tree that
all worlds share, plays on by rules of thumb or by chance up to a horizon, and asks what the place it came to is worth
to everybody. What a game has to say to this stands in bots/search/<game>.py.

Two ways to spend the simulations at the root:

- *climbing* (UCB): each goes where it looks best so far. For games whose play-outs are cheap.
- *halving*: every candidate is tried in the same worlds with the same luck, then the worse half goes home, and so on.
  For games whose play-outs are dear: few simulations tell more if they are compared like with like.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from harena.bots import Bot, Reason, Use, reason_of, unasked
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import Game, View

EXPLORATION = 0.7
GLANCE = 0.9  # of a budget of seconds: the rest is for building worlds and for whoever shares the processor


class Budget(NamedTuple):
    """What one decision may cost: simulations or seconds for each of several trees."""

    trees: int
    simulations: int  # 0: as many as there is time for
    seconds: float  # 0.0: as long as it takes


class Count(NamedTuple):
    """What a search found out about one option."""

    option: int
    visits: int
    total: float  # of what it was worth to us, 0 to 1 a visit


World = Callable[[], Any]  # a new guess at the whole state


class Search:
    """What a game adds to the search. Subclassed by each."""

    halving = False  # how the root spends its simulations
    patience = 0.0  # how much better than the rule of thumb an option must look, in standard errors

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def worlds(self, view: View, rng: Random) -> World:
        """Guesses that look like this view."""
        resample = self.game.resample
        return lambda: resample(view, rng)

    def candidates(self, view: View, choice: Choice, first: int, rng: Random) -> Sequence[int]:
        """What is worth a thought, the best first; `first` is what the rules of thumb would do."""
        options = [option for option in listed(choice.options) if option != first]
        rng.shuffle(options)
        return [first, *options]

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        """Is this a decision to think about?"""
        return True

    def playout(self, g: Any, rng: Random) -> Sequence[float]:
        """Play on up to the horizon; what it is worth to each seat then, 0 to 1."""
        raise NotImplementedError


class Node:
    """A place in the tree: reached by an option, whoever's it was."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.available: int = 0  # how often it could have been chosen: not every world allows every option
        self.total: float = 0.0  # what it was worth to whoever chose it
        self.children: dict[int, Node] = {}


def climb(search: Search, root: Node, g: Any, rng: Random) -> None:
    """One simulation: down the tree, one new node, play on, and back up."""
    step = search.game.rules.step
    node = root
    path: list[tuple[Node, int]] = []
    while g.seat >= 0:
        options, seat = g.options, g.seat
        if len(options) == 1:
            step(g, options[0])
            continue
        children = node.children
        untried = [option for option in options if option not in children]
        if untried:
            option = untried[int(rng.random() * len(untried))]
            child = children[option] = Node()
            for other in options:
                if other in children:
                    children[other].available += 1
            path.append((child, seat))
            step(g, option)
            break
        best = -1.0
        child, option = node, -1
        for other in options:
            kid = children[other]
            kid.available += 1
            visits = kid.visits
            bound = kid.total / visits + EXPLORATION * sqrt(log(kid.available) / visits)
            if bound > best:
                best, child, option = bound, kid, other
        path.append((child, seat))
        node = child
        step(g, option)
    worth = search.playout(g, rng)
    for child, seat in path:
        child.visits += 1
        child.total += worth[seat]


def clock(budget: Budget) -> Callable[[int], bool]:
    """Is there enough left for another simulation, after so many?"""
    if budget.simulations:
        return lambda done: done < budget.simulations
    end = perf_counter() + GLANCE * budget.seconds
    return lambda done: done == 0 or perf_counter() < end


def search_once(search: Search, view: View, choice: Choice, first: int, budget: Budget, seed: int) -> list[Count]:
    """One search: one tree, one stream of luck."""
    rng = Random(seed)
    if search.halving:
        return halve(search, view, choice, first, budget, rng)
    enough = clock(budget)
    world, root, done = search.worlds(view, rng), Node(), 0
    while enough(done):
        climb(search, root, world(), rng)
        done += 1
    return [Count(option, child.visits, child.total) for option, child in root.children.items()]


def halve(search: Search, view: View, choice: Choice, first: int, budget: Budget, rng: Random) -> list[Count]:
    raise NotImplementedError


Task = tuple[str, View, Choice, int, Budget, int]
Crew = Callable[[Sequence[Task]], Sequence[list[Count]]]  # who runs several searches


def run(task: Task) -> list[Count]:
    from harena.bots.hiring import search_for  # the game by its name: tasks may go to another process

    return search_once(search_for(task[0]), *task[1:])


def alone(tasks: Sequence[Task]) -> list[list[Count]]:
    """One after the other, here."""
    return [run(task) for task in tasks]


def added_up(found: Sequence[list[Count]]) -> list[Count]:
    """The counts of several searches as one."""
    sums: dict[int, Count] = {}
    for count in [count for counts in found for count in counts]:
        old = sums.get(count.option, Count(count.option, 0, 0.0))
        sums[count.option] = Count(count.option, old.visits + count.visits, old.total + count.total)
    return [sums[option] for option in sorted(sums)]


class IsmctsBot:
    """Thinks ahead where it pays, and else plays by the rules of thumb."""

    blind = False

    def __init__(self, search: Search, budget: Budget, sensible: Bot, rng: Random, crew: Crew = alone) -> None:
        self.search, self.budget, self.sensible, self.rng, self.crew = search, budget, sensible, rng, crew
        self.why: Reason | None = None

    def choose(self, view: View, choice: Choice) -> int:
        options = listed(choice.options)
        first = self.sensible.choose(view, choice)
        self.why = reason_of(self.sensible)
        if len(options) == 1 or not self.search.is_worth_it(view, choice):
            return first
        name, seconds = self.search.game.name, self.budget.seconds
        if self.crew is alone:
            seconds /= self.budget.trees
        budget = self.budget._replace(seconds=seconds)
        seeds = [self.rng.getrandbits(64) for _ in range(budget.trees)]
        found = self.crew([(name, view, choice, first, budget, seed) for seed in seeds])
        best = max(added_up(found), key=lambda count: (count.visits, count.total))
        if best.option != first:
            self.why = Reason("searched", (round(100 * best.total / best.visits),))
        return best.option

    def deal(self, view: View, choice: Choice, uses: Sequence[Use]) -> Use | None:
        use = unasked(self.sensible, view, choice, uses)
        self.why = reason_of(self.sensible)
        return use


def fresh_luck(g: Any, rng: Random) -> None:
    """What is rolled and drawn from here on has nothing to do with how the world was guessed."""
    g.luck = Luck(rng)
