"""Hints: what a bot would do in a person's place, and why, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from harena.bots import FreeMove, Reason
from harena.bots.driver import bot_move, lone_option
from harena.bots.registry import BOTS, MEDIUM, bots_of, make_bot
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View
from harena.text import Names, Texts
from harena.text_protocol import Words, hint

COMMON: Mapping[str, Mapping[str, str]] = {  # reasons that a bot of any game may have
    "only": {},
    "nothing-to-do": {},
    "usual": {},
    "searched": {},
}


class Advice(NamedTuple):
    """A recommended option of the question, or a free action to take first."""

    move: int | FreeMove
    why: Reason
    options: Sequence[int] = ()  # what it was chosen from


def has_hints(game: str) -> bool:
    """Has this game bots of its own? A random bot's choice would be no advice."""
    return game in BOTS


def advise(game: str, view: View, choice: Choice, free_moves: Sequence[FreeMove], listed_only: bool = False) -> Advice:
    """Ask the heuristic bot, which knows only what this seat sees. The same question gets the same advice.
    `listed_only`: the person can take only the free actions in the list, although a bot may think of others."""
    only = lone_option(choice.options)
    if only is not None and not free_moves:
        return Advice(only, Reason("only"))
    bot = make_bot(MEDIUM, game, Random(0))
    move = bot_move(bot, view, choice, free_moves)
    if isinstance(move, tuple) and listed_only and move not in free_moves:
        bot = make_bot(MEDIUM, game, Random(0))  # a new bot that has no such action in mind
        move = bot.choose(view, choice)
    return Advice(move, bot.why or Reason("usual"), listed(choice.options))


def reasons_of(game: str) -> Mapping[str, Mapping[str, str]]:
    """Return every kind of reason that the game's bots have, with the domains of the arguments."""
    return {**COMMON, **bots_of(game).reasons} if game in BOTS else COMMON


def said(texts: Texts, words: Words, game: str, view: View, advice: Advice, names: Names, typed: str = "") -> str:
    """Put advice into words: "Hint: play Swords 12. It wins the combat." `typed` is what a person types for it."""
    if isinstance(advice.move, tuple):
        move = words.free_move(texts, *advice.move, names)
    else:
        move = told_apart(texts, words, view, advice.move, advice.options, names)
    move = move.rstrip(".")
    if typed:
        move = texts.say("hint-typed", typed=typed, move=move)
    return texts.say("hint-line", move=move, why=because(texts, words, game, advice.why, names))


def told_apart(texts: Texts, words: Words, view: View, move: int, options: Sequence[int], names: Names) -> str:
    """Name an option without its details; with them if another option would sound the same."""
    label = words.option(texts, view, move, names)
    others = [option for option in options if option != move] if label.more else []
    alike = any([other.head == label.head for other in words.options(texts, view, others, names)])
    return label.text if alike else label.head


def because(texts: Texts, words: Words, game: str, why: Reason, names: Names) -> str:
    """Return the reason as a sentence; a general one if this kind of reason has no text."""
    domains = reasons_of(game).get(why.kind)
    worded = any([texts.has(key) for key in (f"{game}-hint-{why.kind}", f"hint-{why.kind}")])
    if domains is None or not worded:
        return texts.say("hint-usual")
    return hint(texts, words, game, domains, why, names)
