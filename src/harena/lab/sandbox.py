"""Runs bots that are not trusted: checks their moves, measures their time, and reports what goes wrong.

In a tournament a bot that fails loses the match. In a simulation the match goes on, and a random bot plays on for it
(`Replaced`), because the rows of a match must be complete.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from operator import index
from random import Random
from time import process_time
from typing import Any, SupportsIndex, TypeVar

from harena.bots import Bot, FreeMove, RandomBot
from harena.bots.driver import ActFreely
from harena.kernel.choice import Choice, Refused
from harena.kernel.rules import Rules, View

LONGEST = 200  # characters of the report
T = TypeVar("T")


class BotFault(Exception):
    """A bot raised, or did what the rules forbid."""

    def __init__(self, seat: int, what: str) -> None:
        report = re.sub(r"0x[0-9a-fA-F]+", "0x...", what)  # addresses differ from run to run
        super().__init__("".join([sign if sign.isprintable() else " " for sign in report])[:LONGEST])
        self.seat = seat


class SandboxedBot(Bot):
    """Wraps a bot in a tournament: checks its moves, turns its errors into BotFault and measures its time."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot, self.seat = bot, seat
        self.blind, self.acts_freely = bot.blind, bot.acts_freely
        self.decisions = 0
        self.seconds = 0.0  # of processor time

    def choose(self, view: View, choice: Choice) -> int:
        self.decisions += 1
        option = self._run_timed(lambda: self.bot.choose(view, choice))
        if isinstance(option, bool) or not isinstance(option, SupportsIndex) or index(option) not in choice.options:
            raise BotFault(self.seat, f"answered {option!r}, which is not among the options of {choice.step}")
        return index(option)  # accepts the numbers of numpy

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        free_move: Any = self._run_timed(lambda: self.bot.free_move(view, choice, free_moves))
        if free_move is not None and not (
            isinstance(free_move, tuple) and len(free_move) == 2 and isinstance(free_move[0], str)
        ):
            raise BotFault(self.seat, f"took {free_move!r}; expected a free action and its arguments")
        return free_move  # its arguments are checked where it is carried out

    def _run_timed(self, ask: Callable[[], T]) -> T:
        start = process_time()
        try:
            return ask()
        except (Exception, SystemExit) as error:
            raise BotFault(self.seat, f"raised {type(error).__name__}: {error}") from error
        finally:
            self.seconds += process_time() - start


def sandboxed(make: Callable[[], Bot], seat: int) -> SandboxedBot:
    """Make a bot and wrap it; BotFault if that raises."""
    try:
        bot = make()
    except (Exception, SystemExit) as error:
        raise BotFault(seat, f"raised {type(error).__name__}: {error}") from error
    return SandboxedBot(bot, seat)


class Replaced(Bot):
    """A bot in a simulation. From its first fault on a random bot plays in its place."""

    def __init__(self, make: Callable[[], Bot], seat: int, rng: Random) -> None:
        self.seat = seat
        self.fault = ""  # what its first fault was
        self.bot: Bot = RandomBot(rng)
        self.rng = rng
        try:
            self.bot = sandboxed(make, seat)
        except BotFault as fault:
            self.replace(fault)
        self.blind, self.acts_freely = self.bot.blind, self.bot.acts_freely

    def replace(self, fault: Exception) -> None:
        self.fault = self.fault or str(fault)
        self.bot = RandomBot(self.rng)

    def choose(self, view: View, choice: Choice) -> int:
        try:
            return self.bot.choose(view, choice)
        except BotFault as fault:
            self.replace(fault)
            return self.bot.choose(view, choice)

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        try:
            return self.bot.free_move(view, choice, free_moves)
        except BotFault as fault:
            self.replace(fault)
            return None


def checked_act(rules: Rules[Any]) -> ActFreely:
    """Return a function that carries out a bot's free action if it is allowed, and raises BotFault otherwise."""

    def act_freely(g: Any, seat: int, name: str, args: tuple[int, ...]) -> None:
        try:
            rules.act_freely(g, seat, name, args)
        except Refused as error:
            rule = f" ({error.rule})" if error.rule else ""
            raise BotFault(seat, f"took {name} {args!r}: {error}{rule}") from error

    return act_freely
