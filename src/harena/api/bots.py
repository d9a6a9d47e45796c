"""Bots by name, and a loop that lets them play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import cast

from harena.api.match import Match, stream
from harena.bots import Bot, FreeMove
from harena.bots.driver import BotTurns, bot_move, drive_match, forced_answer, offer_due, reply_to_offer
from harena.bots.registry import RANDOM, levels_for, make_bot
from harena.games import game
from harena.kernel.choice import Choice
from harena.kernel.rules import BadInput, Outcome, View

BotFunction = Callable[[View, Choice], int]
AnyBot = str | Bot | BotFunction
Bots = AnyBot | Sequence[AnyBot] | Mapping[int, AnyBot]


def bot_names(game_name: str) -> list[str]:
    """Return the names of the bots that play a game, the weakest first.

    `ismcts:2000` (simulations per decision) and `ismcts:0.5s` (seconds per decision) search with a budget of your own.

    Examples:
        >>> harena.bot_names("gorus")
        ['random', 'easy', 'medium', 'hard', 'strongest']
    """
    return [RANDOM, *[name for name in levels_for(game(game_name).name) if name != RANDOM]]


def bot(name: str, game_name: str, seed: int | None = None) -> Bot:
    """Return a bot for one seat of one match. A bot may keep notes, so make a new one for every match and seat.

    Raises:
        BadInput: if there is no such bot or game.

    Examples:
        >>> match = harena.start("gorus", players=2, seed=1)
        >>> adviser = harena.bot("medium", "gorus", seed=1)
        >>> match.play(adviser.choose(match.view(match.to_move), match.choice()))
        >>> harena.bot("genius", "gorus")
        Traceback (most recent call last):
        ...
        harena.kernel.rules.BadInput: unknown bot 'genius'; expected one of: random, heuristic, ...
    """
    return make_bot(name, game(game_name).name, Random() if seed is None else stream(seed, "bot"))


class _FunctionBot:
    """A function in the place of a bot."""

    blind = False

    def __init__(self, function: BotFunction) -> None:
        self.function = function

    def choose(self, view: View, choice: Choice) -> int:
        return self.function(view, choice)


def play(match: Match, bots: Bots, *, seed: int | None = None) -> Outcome | None:
    """Let bots play until the match is over, or until a seat without a bot must decide.

    Args:
        match: It is changed. Give a `copy` to keep yours.
        bots: One bot for all seats, one per seat, or a bot for some seats by their numbers. A bot is a name (see
            `bot_names`), an object with `choose(view, choice)`, or a function that takes a view and a choice and
            returns the number of an option.
        seed: The seed of bots given by name; by default the match's own.

    Returns:
        The outcome, or None where a seat without a bot must decide now.

    Raises:
        BadInput: if there is no such bot, or the number of bots is wrong.
        Refused: if a bot's move is not legal.

    Examples:
        >>> def first_option(view, choice):
        ...     return choice.options[0]
        >>> match = harena.start("gorus", players=3, seed=7)
        >>> harena.play(match, {1: "medium", 2: first_option})  # seat 0 is yours
        >>> match.to_move
        0
    """
    seated = _seated(match, bots, match.seed if seed is None else seed)
    core, turns = match._core, BotTurns(seated.__contains__)
    if len(seated) == match.players:
        drive_match(core, [seated[seat] for seat in range(match.players)])
    while not core.over:
        due = offer_due(core.rules, core.settled)
        if due is not None:
            if due.to not in seated:
                return None
            core.act_freely(due.to, *reply_to_offer(core.game, core.settled, due, seated[due.to]))
            continue
        choice = turns.next_choice(core)
        if choice is None:
            return None
        moment, move = turns.moment(core), _move(match, turns, seated[choice.seat], choice)
        if turns.stays(core, choice, move, moment):
            continue
        if isinstance(move, tuple):
            core.act_freely(choice.seat, *move)
        else:
            core.answer(choice.seat, choice.id, move)
        turns.moved(move)
    return match.result


def _move(match: Match, turns: BotTurns, one: Bot, choice: Choice) -> int | FreeMove:
    """Return a bot's move; a lone option is taken without asking."""
    forced = forced_answer(choice)
    if forced is not None:
        return forced
    view = {} if getattr(one, "blind", False) else match.view(choice.seat)
    return bot_move(one, view, choice, turns.free_moves(match._core, choice.seat))


def _seated(match: Match, bots: Bots, seed: int) -> dict[int, Bot]:
    """Return a bot for every seat that gets one."""
    chosen: Mapping[int, AnyBot]
    if isinstance(bots, Mapping):
        chosen = bots
        for seat in chosen:
            match._check_seat(seat)
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        if len(bots) != match.players:
            raise BadInput(f"{len(bots)} bots for {match.players} seats; expected one per seat")
        chosen = dict(enumerate(bots))
    else:
        chosen = dict.fromkeys(range(match.players), bots)
    return {seat: _made(match, one, stream(seed, f"seat{seat}")) for seat, one in chosen.items()}


def _made(match: Match, one: AnyBot, rng: Random) -> Bot:
    if isinstance(one, str):
        return make_bot(one, match.game.name, rng)
    if hasattr(one, "choose"):
        return cast(Bot, one)
    if callable(one):
        return _FunctionBot(one)
    raise BadInput(f"{one!r} is not a bot; expected a name, an object with choose(view, choice), or a function")
