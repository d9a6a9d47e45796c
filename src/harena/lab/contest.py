"""The plan of a tournament: who plays whom, and how a deal is played.

A *deal* is played once per side of the table, with the same random numbers: each time the challenger has another side,
and copies of one other bot (the field) play the rest. Good cards and good seats therefore go to both equally, and one
deal is one observation: the challenger's mean share of victories in it. Where challenger and field are the same bot,
that share must be even: this is the mirror control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from harena.bots import Bot
from harena.bots.driver import drive_match, drive_state
from harena.bots.registry import known_as, split_character
from harena.bots.talk.room import TalkRoom
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Refused
from harena.kernel.rules import BadInput
from harena.lab.entrants import make_entrant, try_out
from harena.lab.sandbox import BotFault, SandboxedBot, checked_act, sandboxed
from harena.lab.simulate import rng_for
from harena.matches.match import Match

MakeBot = Callable[[str, str, Random], Bot]  # (bot, game, its own random generator)


class Pairing(NamedTuple):
    """A challenger against a field of copies of another bot; the field is empty in a game for one."""

    challenger: str
    field: str

    @property
    def is_control(self) -> bool:
        return self.challenger == self.field


class Contest(NamedTuple):
    """What to play, as plain data that can be sent to workers."""

    game: str
    options: Mapping[str, Any]
    sides: tuple[int, ...]  # per seat: its team, or the seat itself
    bots: tuple[str, ...]
    seed: int
    question: float | None  # is the challenger's rate above or below this? None: all deals are played
    deals: int  # at most, per pairing
    control: int  # at most, per mirror control
    challengers: tuple[str, ...] = ()  # only their pairings are played; empty: all pairings

    @property
    def even(self) -> float:
        """Return the share that a challenger no better than the field would win."""
        return 1 / self.side_count

    @property
    def side_count(self) -> int:
        return max(self.sides) + 1

    def pairings(self) -> list[Pairing]:
        """Return who plays whom. With two sides each pair plays once, because mirrored deals cover both directions."""
        challengers = self.challengers or self.bots
        if self.side_count == 1:
            return [Pairing(bot, "") for bot in challengers]
        met = [Pairing(*pair) for pair in permutations(self.bots, 2) if pair[0] in challengers]
        if self.side_count == 2:
            met = [pair for place, pair in enumerate(met) if pair[::-1] not in met[:place]]
        controls = [Pairing(bot, bot) for bot in self.bots] if self.control else []
        return [*met, *controls]

    def limit(self, pairing: Pairing) -> int:
        return min(self.control, self.deals) if pairing.is_control else self.deals

    def asked(self, pairing: Pairing) -> float | None:
        return self.even if pairing.is_control else self.question


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """A match a bot lost because it raised or answered illegally."""

    match: int
    seat: int
    bot: str
    what: str


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """One deal, played with the challenger on every side in turn: lists have one entry per match. It is the same
    wherever and however often it is played."""

    challenger: str
    field: str
    deal: int
    winners: list[list[int]]  # seats
    scores: list[list[int]]  # one number per seat; none after a fault
    decisions: list[int]  # the challenger's, the field's
    faults: list[Fault]


class Played(NamedTuple):
    deal: Deal
    seconds: list[float]  # of processor time: the challenger's, the field's


NOTHING: Mapping[Pairing, int] = {}


class Task(NamedTuple):
    """A deal to be played."""

    number: int
    pairing: Pairing


def planned(
    name: str,
    options: Mapping[str, Any],
    bots: Sequence[str],
    seed: int = 1,
    question: float | None = None,  # None: the even share
    deals: int = 200,
    control: int = 50,
    make: MakeBot = make_entrant,
    challengers: Sequence[str] = (),  # empty: all of them
) -> Contest:
    """Return a tournament whose plan is checked; BadInput says what is wrong with it."""
    for place, bot in enumerate(bots):
        try_out(make, bot, name)
        _refuse_twins(bot, bots[:place])
    for bot in challengers:
        if bot not in bots:
            raise BadInput(f"--challenger {bot} does not play; expected one of --bots: {', '.join(bots)}")
    sides = game(name).sides(options)
    if deals < 1 or control < 0:
        raise BadInput("--deals: expected a number from 1 on; --control: from 0 on")
    if question is not None and not 0 < question < 1:
        raise BadInput(f"--question is {question}; expected a win rate between 0 and 1, such as 0.45")
    if question is None and max(sides) > 0:
        question = 1 / (max(sides) + 1)
    few = tuple([bot for bot in bots if bot in challengers])
    contest = Contest(name, options, sides, tuple(bots), seed, question, deals, control, few)
    if not contest.pairings():
        raise BadInput("there is nothing to play: expected two bots or more, or a --control from 1 on")
    return contest


def _refuse_twins(bot: str, others: Sequence[str]) -> None:
    expected = "expected different ones: it plays against itself anyway"
    if bot in others:
        raise BadInput(f"{bot} is there twice in --bots; {expected}")
    for other in others:
        if (known_as(bot), split_character(bot)[1]) == (known_as(other), split_character(other)[1]):
            raise BadInput(f"{other} and {bot} in --bots are the same bot; {expected}")


def is_timed(name: str) -> bool:
    """Tell whether a bot has a budget of seconds, so that its moves depend on the machine."""
    _, budget = known_as(name)
    return budget is not None and budget.seconds > 0


def order(
    contest: Contest, answered: Callable[[Pairing], bool], played: Mapping[Pairing, int] = NOTHING
) -> Iterator[Task]:
    """Return every deal that is due, after those that were played before. All pairings play a deal before the next
    one, so that an interruption leaves them even, and more --deals only continue."""
    pairings = contest.pairings()
    for number in range(contest.deals):
        for pairing in pairings:
            if played.get(pairing, 0) <= number < contest.limit(pairing) and not answered(pairing):
                yield Task(number, pairing)


def play_deal(contest: Contest, make: MakeBot, task: Task) -> Played:
    """Play one deal of one pairing."""
    deal = Deal(*task.pairing, task.number, [], [], [0, 0], [])
    seconds = [0.0, 0.0]
    for match in range(contest.side_count):
        names = [task.pairing[side != match] for side in contest.sides]
        bots: list[SandboxedBot] = []
        try:
            winners, scores = _match(contest, make, task, match, names, bots)
        except BotFault as foul:
            winners, scores = _spared(contest, names, foul.seat), []
            deal.faults.append(Fault(match, foul.seat, names[foul.seat], str(foul)))
        deal.winners.append(winners)
        deal.scores.append(scores)
        for bot in bots:
            which = int(contest.sides[bot.seat] != match)
            deal.decisions[which] += bot.decisions
            seconds[which] += bot.seconds
    return Played(deal, [round(each, 6) for each in seconds])  # as the results file has them


def _match(
    contest: Contest, make: MakeBot, task: Task, match: int, names: Sequence[str], bots: list[SandboxedBot]
) -> tuple[list[int], list[int]]:
    """Play one match, and add its bots to `bots`. All matches of a deal share the cards' random stream; each bot has
    its own."""
    chosen = game(contest.game)
    for seat, name in enumerate(names):
        own = rng_for(contest.seed, task.number, "/".join([*task.pairing, f"match{match}", f"seat{seat}"]))
        bots.append(sandboxed(partial(make, name, contest.game, own), seat))
    luck = Luck(rng_for(contest.seed, task.number, "luck"))
    characters = [split_character(name)[1] for name in names]
    if any(characters):
        g = _talked(contest, characters, luck, bots, rng_for(contest.seed, task.number, f"talk{match}"))
    else:
        g = chosen.rules.start(contest.options, luck)
        drive_state(chosen, g, bots, checked_act(chosen.rules))
    outcome = chosen.outcome(g)
    return list(outcome.winners), list(outcome.scores)


def _talked(contest: Contest, characters: Sequence[str], luck: Luck, bots: Sequence[Bot], rng: Random) -> Any:
    """Play a match in which those with a character talk, and return its last state. Talk follows the events of a match,
    so it needs the checked door."""
    chosen = game(contest.game)
    match = Match.start(chosen, contest.options, luck)
    try:
        drive_match(match, bots, talking=TalkRoom(chosen, characters, rng))
    except Refused as error:
        raise BotFault(match.tip.seat, f"took a free action that is not allowed: {error}") from error
    return match.settled


def _spared(contest: Contest, names: Sequence[str], culprit: int) -> list[int]:
    """Return the seats that share the victory after a fault: the other bot's, or in a mirror control the other
    sides'."""
    seats = range(len(names))
    others = [seat for seat in seats if names[seat] != names[culprit]]
    return others or [seat for seat in seats if contest.sides[seat] != contest.sides[culprit]]


def share(contest: Contest, deal: Deal) -> float:
    """Return what the challenger got from a deal, 0 to 1. A shared victory counts in parts, a team's as one."""
    total = 0.0
    for match, winners in enumerate(deal.winners):
        best = {contest.sides[seat] for seat in winners}
        total += 1 / len(best) if match in best else 0.0
    return total / len(deal.winners)
