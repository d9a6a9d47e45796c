"""Bots by name, and matches played by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from harena.api.match import Match, stream
from harena.bots import Bot, FreeMove, adapted
from harena.bots.driver import BotTurns, bot_move, drive_match, forced_answer, offer_due, reply_to_offer
from harena.bots.registry import RANDOM, levels_for, make_bot
from harena.games import game
from harena.kernel.choice import Choice
from harena.kernel.rules import BadInput, Outcome, View
from harena.matches.match import Match as CheckedMatch

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


class _FunctionBot(Bot):
    """A function in the place of a bot."""

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

    In a market where all act as they like, bots stay as long as a seat without a bot does.

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
    if len(seated) == match.players:
        drive_match(match._core, [seated[seat] for seat in range(match.players)])
    else:
        _play_some_seats(match._core, seated)
    return match.result


def _play_some_seats(core: CheckedMatch[Any], seated: Mapping[int, Bot]) -> None:
    """Let bots play until only other seats are asked."""
    turns = BotTurns(seated.__contains__)
    while (choice := turns.next_choice(core)) is not None:
        due = offer_due(core.rules, core.settled)
        if due is not None and due.to in seated:  # before anything else, as between bots
            core.act_freely(due.to, *reply_to_offer(core.game, core.settled, due, seated[due.to]))
            continue
        seat, moment = choice.seat, turns.moment(core)
        move: int | FreeMove | None = forced_answer(choice)
        if move is None:
            view = {} if seated[seat].blind else core.view(seat)
            move = bot_move(seated[seat], view, choice, turns.free_moves(core, seat))
        if turns.stays(core, choice, move, moment):
            continue
        if isinstance(move, tuple):
            core.act_freely(seat, *move)
        else:
            core.answer(seat, choice.id, move)
        turns.moved(move)


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
    if isinstance(one, type):
        raise BadInput(f"{one.__name__} is a class; expected a bot made of it: {one.__name__}()")
    if hasattr(one, "choose"):
        return adapted(one)
    if callable(one):
        return _FunctionBot(one)
    raise BadInput(f"{one!r} is not a bot; expected a name, an object with choose(view, choice), or a function")
