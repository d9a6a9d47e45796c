"""Measure the speed of our games: four seats, uniformly random play on one core, with the same loops as for the peers.

Run as a script it prints the figures of one game as JSON, so that the compiled files can be measured in a separate
process.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import cycle, repeat
from random import Random
from statistics import mean
from time import process_time
from typing import Any, NamedTuple

from harena.game import Game
from harena.games import game
from harena.kernel import flow
from harena.kernel.chance import Luck
from harena.kernel.choice import Space, any_of

PLAYERS = {"players": 4}
POOL = 64
COPIES = 1000
SPOTS = {  # what is copied: the question it waits at (any, if none is named), and after how many answers of a match
    "gorus": {"copy": ("", 20)},
    "munera": {"copy in a duel": ("duel.reroll", 300), "copy at rest": ("rest.act", 300)},
    "spartacus": {"copy in an attack": ("attack.reroll", 300), "copy in an Intrigue turn": ("intrigue.do_deed", 300)},
}
FIGHTS = {"munera": "duel", "spartacus": "fight"}


class Played(NamedTuple):
    decisions: int  # two options or more
    forced: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def answers_per_second(self) -> float:
        return (self.decisions + self.forced) / self.seconds


def quick(chosen: Game[Any], tables: Callable[[], Any], seconds: float, seed: int) -> Played:
    """Play these tables one after the other through the unchecked door."""
    rng = Random(seed)
    step, rand = chosen.rules.step, rng.random
    decisions = forced = 0
    start = process_time()
    while process_time() - start < seconds:
        g = tables()
        while g.seat >= 0:
            options = g.options
            if isinstance(options, Space):
                decisions += 1
                step(g, options.sample(rng))
                continue
            n = len(options)
            if n > 1:
                decisions += 1
                step(g, options[int(rand() * n)])
            else:
                forced += 1
                step(g, options[0])
    return Played(decisions, forced, process_time() - start)


def fresh(chosen: Game[Any], seed: int, skip_lone_pass: bool = False) -> Callable[[], Any]:
    """Return a function that starts new matches; `skip_lone_pass` skips lone passes in windows
    (`State.skip_lone_pass`)."""
    usual = {setting.name: setting.simulated for setting in chosen.settings if setting.simulated is not None}
    options, luck = chosen.complete({**PLAYERS, **usual}), Luck(Random(seed))

    def table() -> Any:
        g = chosen.rules.start(options, luck)
        g.skip_lone_pass = skip_lone_pass
        return g

    return table


def dealt(chosen: Game[Any], seed: int) -> Callable[[], Any]:
    """Return a function that copies dealt tables, to play one round: with a target of 1 there is no second deal."""
    options, luck = chosen.complete({**PLAYERS, "target": 1}), Luck(Random(seed))
    pool = cycle([chosen.rules.start(options, luck) for _ in range(POOL)])
    return lambda: next(pool).copy()


def checked(chosen: Game[Any], seconds: float, seed: int) -> Played:
    """Play through the checked door: pending choices, ids, legality."""
    rules, table, rng = chosen.rules, fresh(chosen, seed), Random(seed)
    decisions = forced = 0
    start = process_time()
    while process_time() - start < seconds:
        g = table()
        while g.seat >= 0:
            choice: Any = rules.choice(g, g.seat)
            decides = isinstance(choice.options, Space) or len(choice.options) > 1
            decisions += decides
            forced += not decides
            rules.apply(g, choice.seat, choice.id, any_of(choice.options, rng))
    return Played(decisions, forced, process_time() - start)


def spot(chosen: Game[Any], asked: str, answers: int) -> Any:
    """Return a fixed position: the first random match that waits at this question after so many answers."""
    rules, table, rng = chosen.rules, fresh(chosen, 0), Random(0)
    while True:
        g, given = table(), 0
        while g.seat >= 0:
            f = g.stack[-1]
            if given >= answers and asked in ("", f"{f.proc}.{rules.procedures[f.proc].name_of(f.at)}"):
                return g
            rules.step(g, any_of(g.options, rng))
            given += 1


def copying(g: Any, seconds: float) -> float:
    """Return the microseconds per copy."""
    copy, copies, start = g.copy, 0, process_time()
    while process_time() - start < seconds:
        for _ in repeat(None, COPIES):
            copy()
        copies += COPIES
    return (process_time() - start) / copies * 1e6


def matches(chosen: Game[Any], count: int) -> str:
    """Describe random matches: their length and number of decisions."""
    table, rng = fresh(chosen, 0), Random(0)
    turns, decisions, answers, fights = [], [], 0, 0
    for _ in range(count):
        g, made = table(), 0
        while g.seat >= 0:
            options = g.options
            decides = isinstance(options, Space) or len(options) > 1
            made += decides
            answers += 1
            fights += decides and any([f.proc == FIGHTS[chosen.name] for f in g.stack])
            chosen.rules.step(g, any_of(options, rng))
        turns.append(g.turn)
        decisions.append(made)
    return (
        f"{count} random matches: {mean(turns):.1f} turns (longest {max(turns)}), {mean(decisions):,.0f} decisions "
        f"(longest {max(decisions):,}), {fights / count:.1f} of them in {FIGHTS[chosen.name]}s, "
        f"among {answers / count:,.0f} answers."
    )


def measure(name: str, seconds: float, seed: int) -> dict[str, float]:
    chosen = game(name)
    figures = {"compiled": float(not flow.__file__.endswith(".py"))}
    played = quick(chosen, fresh(chosen, seed), seconds, seed)
    figures["unchecked"] = played.per_second
    if name == "gorus":
        figures["unchecked, dealt"] = quick(chosen, dealt(chosen, seed), seconds, seed).per_second
    else:
        figures["unchecked, all answers"] = played.answers_per_second
        hurried = quick(chosen, fresh(chosen, seed, skip_lone_pass=True), seconds, seed)
        figures["unchecked, lone passes skipped"] = hurried.per_second
    figures["checked"] = checked(chosen, seconds, seed).per_second
    for what, (asked, answers) in SPOTS[name].items():
        figures[f"{what} us"] = copying(spot(chosen, asked, answers), seconds / 4)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))))
