"""What a bot would do in a person's place, and why, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from harena.bots import Reason, Use, reason_of, unasked
from harena.bots.hiring import MEDIUM, levels_for, make_bot
from harena.kernel.choice import Choice, Space
from harena.kernel.rules import View
from harena.text import Names, Texts
from harena.wording import Words, hint

COMMON: Mapping[str, Mapping[str, str]] = {  # reasons that any bot of any game may have
    "only": {},
    "nothing-to-do": {},
    "usual": {},
    "searched": {"percent": "number"},
}


class Advice(NamedTuple):
    """An option of the question, or something to be done unasked first."""

    move: int | Use
    why: Reason


def has_hints(game: str) -> bool:
    """Is there somebody to ask? What chance would do is no advice."""
    return MEDIUM in levels_for(game)


def advise(game: str, view: View, choice: Choice, uses: Sequence[Use]) -> Advice:
    """By the rules of thumb, on what this seat sees and nothing else. The same question gets the same advice."""
    if not isinstance(choice.options, Space) and len(choice.options) == 1 and not uses:
        return Advice(choice.options[0], Reason("only"))
    bot = make_bot(MEDIUM, game, Random(0))
    use = unasked(bot, view, choice, uses)
    move = bot.choose(view, choice) if use is None else use
    return Advice(move, reason_of(bot) or Reason("usual"))


def reasons_of(game: str) -> Mapping[str, Mapping[str, str]]:
    """Every kind of reason its bots have, with the domains of the arguments."""
    module = f"harena.bots.heuristic.{game}.hints"
    own: Mapping[str, Mapping[str, str]] = import_module(module).REASONS if find_spec(module) else {}
    return {**COMMON, **own}


def said(texts: Texts, words: Words, game: str, view: View, advice: Advice, names: Names) -> str:
    """Hint: play Swords 12. It wins the combat."""
    if isinstance(advice.move, tuple):
        label = str(words.use(texts, *advice.move, names))  # type: ignore[attr-defined]  # who has liberties has it
    else:
        label = words.option(texts, view, advice.move, names)
    move = re.split(r"\s*;\s", label)[0].rstrip(".")  # what it would do in detail stands beside the option
    return texts.say("hint-line", move=move, why=_because(texts, words, game, advice.why, names))


def _because(texts: Texts, words: Words, game: str, why: Reason, names: Names) -> str:
    """The sentence; a plain one where nobody has written any."""
    domains = reasons_of(game).get(why.kind)
    worded = any([texts.has(key) for key in (f"{game}-hint-{why.kind}", f"hint-{why.kind}")])
    if domains is None or not worded:
        return texts.say("hint-usual")
    return hint(texts, words, game, domains, why, names)
