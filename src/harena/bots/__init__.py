"""What a bot is. A bot gets what a person in the seat would get: a view and a choice, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from harena.kernel.choice import Choice, Refused, any_of
from harena.kernel.rules import View

FreeMove = tuple[str, tuple[int, ...]]  # a free action and its arguments


class Reason(NamedTuple):
    """Why a bot decided as it did: `{game}-hint-{kind}` in the catalogues, with arguments like an event's. The domains
    of the arguments are in the REASONS of the game's heuristic bot."""

    kind: str
    args: tuple[int | tuple[int, ...], ...] = ()


class Bot:
    """One seat's player for one match. A subclass must have `choose`; the rest has defaults."""

    blind: bool = False  # never looks at the view, so that nobody needs to build one
    acts_freely: bool = False  # has a `free_move` of its own
    why: Reason | None = None  # the reason for its last answer or free move; None: it does not say

    def choose(self, view: View, choice: Choice) -> int:
        """Return one of the choice's options."""
        raise NotImplementedError

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        """Return a free action to take before the own decision, or None. It is one of those it is shown, or another
        legal one."""
        return None


class RandomBot(Bot):
    """Chooses any legal option, each with the same probability. It makes no offers and answers none."""

    blind = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        return any_of(choice.options, self.rng)


def free_move_of(bot: Bot, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
    """Return the free action that the bot takes before its own decision, if there are any to take."""
    if not bot.acts_freely or not free_moves:
        return None
    found: Any = bot.free_move(view, choice, free_moves)
    if found is not None and not (isinstance(found, tuple) and len(found) == 2):
        raise Refused(f"a bot's free move is {found!r}; expected the name of a free action and its arguments"[:200])
    return found  # its name and arguments are checked where it is carried out


class OwnBot(Bot):
    """Somebody's own bot that is no subclass of `Bot`: it has `choose`, and perhaps `blind` and `free_move`."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.blind = bool(getattr(inner, "blind", False))
        self.acts_freely = callable(getattr(inner, "free_move", None))

    def choose(self, view: View, choice: Choice) -> int:
        option: int = self.inner.choose(view, choice)
        return option

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        free_move: FreeMove | None = self.inner.free_move(view, choice, free_moves)
        return free_move


def adapted(bot: Any) -> Bot:
    """Return an object with `choose(view, choice)` as a `Bot`."""
    return bot if isinstance(bot, Bot) else OwnBot(bot)
