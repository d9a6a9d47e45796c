"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game of the kernel.

A bot knows a view, not a state. Each simulation samples a world that matches the view, walks down one tree that all
worlds share, plays on by heuristic or at random up to a horizon, and rates the position there for every seat. The parts
that depend on the game are in bots/search/<game>.py.

There are two ways to spend the simulations at the root. Climbing (UCB) prefers the best move so far; it suits games
with cheap playouts and few other players. Halving (bots/halving.py) tries every candidate in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from harena.bots import Bot, FreeMove, Reason, free_move_of
from harena.bots.halving import halve
from harena.bots.search_api import SILENCE, Budget, Count, Guide, Meter, Move, Search, Thought
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View

EXPLORATION = 0.7
PRIOR_WEIGHT = 1.5  # of a guide's prior beside what the simulations say
DEALS_SHARE = 0.4  # of the seconds, where a deal is searched before the question itself
AT_REST = 0.15  # most seconds for a deal in a window: there are many windows, and all must take equally long


class Node:
    """A node of the tree, reached by an option of any seat."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self) -> None:
        self.prior: float = 0.0  # how likely a guide finds it to be the best
        self.visits: int = 0
        self.available: int = 0  # how often it could have been chosen; not every world allows every option
        self.total: float = 0.0  # sum of its worth to the seat that chose it
        self.children: dict[int, Node] = {}


def climb(thought: Thought, root: Node, rng: Random) -> None:
    """Run one simulation: go down the tree, add one node, play on, and update the path."""
    g, step = thought.world(), thought.step
    node = root
    child, option = root, -1
    path: list[tuple[Node, int]] = []
    while g.seat >= 0:
        options, seat = g.options, g.seat
        if len(options) == 1:
            step(g, options[0])
            continue
        children = node.children
        untried: list[int] = []
        best = -1.0
        for each in options:
            kid = children.get(each)
            if kid is None:
                untried.append(each)
                continue
            kid.available += 1
            if not untried:
                bound = kid.total / kid.visits + EXPLORATION * sqrt(log(kid.available) / kid.visits)
                if bound > best:
                    best, child, option = bound, kid, each
        if untried:
            option = untried[int(rng.random() * len(untried))]
            child = children[option] = Node()
            child.available = 1
        path.append((child, seat))
        node = child
        step(g, option)
        if untried:
            break
    worth = thought.playout(g, rng)
    for child, seat in path:
        child.visits += 1
        child.total += worth[seat]


def climb_by_priors(thought: Thought, guide: Guide, root: Node, rng: Random) -> None:
    """Run one simulation that prefers what the guide finds likely, the less the oftener it was tried (PUCT)."""
    g, step = thought.world(), thought.step
    node = root
    path: list[tuple[Node, int]] = []
    while g.seat >= 0:
        options, seat = listed(g.options), g.seat
        if len(options) == 1:
            step(g, options[0])
            continue
        children = node.children
        if [each for each in options if each not in children]:
            for each, prior in zip(options, guide.prior(g, seat, options), strict=True):
                if each not in children:
                    children[each] = Node()
                    children[each].prior = prior
        tried = sum([children[each].visits for each in options])
        so_far = sum([children[each].total for each in options]) / tried if tried else 0.5
        best, option = -1.0, -1
        for each in options:
            kid = children[each]
            worth = kid.total / kid.visits if kid.visits else so_far
            bound = worth + PRIOR_WEIGHT * kid.prior * sqrt(1 + tried) / (1 + kid.visits)
            if bound > best:
                best, option = bound, each
        node = children[option]
        path.append((node, seat))
        step(g, option)
        if not node.visits:
            break
    worths = thought.playout(g, rng)
    for child, seat in path:
        child.visits += 1
        child.total += worths[seat]


def search_once(
    search: Search, view: View, choice: Choice, moves: Sequence[Move], budget: Budget, seed: int
) -> list[Count]:
    """Run one search with one tree and one random stream. The first of the moves is the heuristic's."""
    rng = Random(seed)
    if search.halves(view):
        return halve(search, view, choice, moves, budget, rng)
    meter, root = Meter(budget), Node()
    thought = search.think(view, choice, rng)
    thought.prepare(meter)
    guide = thought.guide
    while meter.goes_on():
        if guide is None:
            climb(thought, root, rng)
        else:
            climb_by_priors(thought, guide, root, rng)
        meter.done += 1
    return [Count(option, child.visits, child.total) for option, child in root.children.items() if child.visits]


Task = tuple[str, View, Choice, Sequence[Move], Budget, int]
Found = Sequence[list[Count]]  # one result per task
SearchExecutor = Callable[[Sequence[Task]], Found]  # runs several searches


class Plan(NamedTuple):
    """A decision that needs searches before it can be made."""

    moves: Sequence[Move]  # the candidates, the heuristic's move first
    tasks: list[Task]


def run(task: Task) -> list[Count]:
    from harena.bots.registry import search_for  # looked up by name, because tasks may go to another process

    return search_once(search_for(task[0]), *task[1:])


def in_process(tasks: Sequence[Task]) -> list[list[Count]]:
    """Run the searches in this process, one after the other."""
    return [run(task) for task in tasks]


def elsewhere(tasks: Sequence[Task]) -> Found:
    """Stands for searches that the caller runs in parallel, between two calls of `IsmctsBot.move_or_tasks`."""
    raise NotImplementedError


def added_up(found: Found) -> Move:
    """Return the move with the most visits in all trees together."""
    visits: dict[Move, float] = {}
    for count in [count for counts in found for count in counts]:
        visits[count.move] = visits.get(count.move, 0.0) + count.visits + count.total / (1 + count.visits) / 2
    return max(visits, key=lambda move: visits[move])


def voted(found: Found) -> Move:
    """Return the move that most of several halvings chose; of two that were chosen equally often, the one that was
    worth more where it was chosen. Visits cannot be added up, because every halving tries the heuristic's move most."""
    votes: dict[Move, float] = {}
    for counts in found:
        best = max(counts, key=lambda count: (count.visits, count.total))
        votes[best.move] = votes.get(best.move, 0.0) + 1 + best.total / best.visits / len(found) / 2
    return max(votes, key=lambda move: votes[move])


class IsmctsBot(Bot):
    """Searches where that pays, and else plays like the heuristic."""

    def __init__(
        self, search: Search, budget: Budget, sensible: Bot, rng: Random, executor: SearchExecutor = in_process
    ) -> None:
        self.search, self.budget, self.sensible, self.rng, self.executor = search, budget, sensible, rng, executor
        self.acts_freely = sensible.acts_freely
        self.dealt = ""  # id of the question before which a deal was searched: both share one budget of seconds

    def choose(self, view: View, choice: Choice) -> int:
        plan = self._plan_answer(view, choice)
        return self._answer(view, plan, self.executor(plan.tasks)) if isinstance(plan, Plan) else plan

    def move_or_tasks(
        self, view: View, choice: Choice, free_moves: Sequence[FreeMove], found: Sequence[Found]
    ) -> Move | list[Task]:
        """Return the move, or the searches it still needs. `found` holds the results of the searches that earlier calls
        asked for. A new bot with the same seed gets as far as the last one did and goes on from there."""
        known = list(found)
        deal = self._plan_deal(view, choice, free_moves) if free_moves else None
        if isinstance(deal, Plan):
            if not known:
                return deal.tasks
            deal = self._deal(view, choice, deal, known.pop(0))
        if deal is not None:
            return deal
        answer = self._plan_answer(view, choice)
        if isinstance(answer, Plan):
            return self._answer(view, answer, known.pop(0)) if known else answer.tasks
        return answer

    def _plan_answer(self, view: View, choice: Choice) -> int | Plan:
        first = self.sensible.choose(view, choice)
        self.why = self.sensible.why
        if len(listed(choice.options)) == 1 or not self.search.is_worth_it(view, choice):
            return first
        share = 1 - DEALS_SHARE if choice.id and choice.id == self.dealt else 1.0
        self.dealt = ""
        return self._plan(view, choice, self.search.answers(choice, first, self.rng), share * self.budget.seconds)

    def _answer(self, view: View, plan: Plan, found: Found) -> int:
        option = self._best(view, plan, found)
        assert isinstance(option, int)
        return option

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        """Return a free action to take first. An offer to this seat is searched, and so is one that the rules of thumb
        would make; no other offers are tried."""
        plan = self._plan_deal(view, choice, free_moves)
        return self._deal(view, choice, plan, self.executor(plan.tasks)) if isinstance(plan, Plan) else plan

    def _plan_deal(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | Plan | None:
        first = free_move_of(self.sensible, view, choice, free_moves)
        self.why = self.sensible.why
        if first is None or not self.search.deals:
            return first
        others = [free_move for free_move in free_moves if free_move != first and about(free_move, first)]
        self.rng.shuffle(others)
        return self._plan(view, choice, [first, SILENCE, *others], dealing_seconds(self.budget, choice))

    def _deal(self, view: View, choice: Choice, plan: Plan, found: Found) -> FreeMove | None:
        free_move = self._best(view, plan, found)
        assert isinstance(free_move, tuple)
        self.dealt = choice.id if free_move == SILENCE else ""
        return None if free_move == SILENCE else free_move

    def _plan(self, view: View, choice: Choice, moves: Sequence[Move], seconds: float) -> Plan:
        trees = self.budget.trees
        budget = self.budget._replace(seconds=seconds / trees if self.executor is in_process else seconds)
        seeds = [self.rng.getrandbits(64) for _ in range(trees)]
        return Plan(moves, [(self.search.game, view, choice, moves, budget, seed) for seed in seeds])

    def _best(self, view: View, plan: Plan, found: Found) -> Move:
        best = voted(found) if self.search.halves(view) else added_up(found)
        if best != plan.moves[0]:
            self.why = Reason("searched")
        return best


def dealing_seconds(budget: Budget, choice: Choice) -> float:
    """Return how many seconds a deal is searched before this question, if the budget is in seconds."""
    share = DEALS_SHARE * budget.seconds
    return min(share, AT_REST) if choice.window else share


def about(free_move: FreeMove, first: FreeMove) -> bool:
    """Tell whether a free action is an alternative to `first`: another answer to the same offer, or another new
    offer."""
    if first[0] == "propose" or free_move[0] == "propose":
        return free_move[0] == first[0]
    return free_move[1][:1] == first[1][:1]
