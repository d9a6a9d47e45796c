"""The bots of a tournament: ours by name, and those that people bring by file and class (careful.py:Careful)."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, signature
from pathlib import Path
from random import Random
from typing import Any

from harena.bots import Bot, FreeMove
from harena.bots.registry import make_bot
from harena.kernel.choice import Choice
from harena.kernel.rules import BadInput, View

OWN = re.compile(r"(.+\.py):(\w+)")


def hired(name: str, game: str, rng: Random) -> Bot:
    """Make a bot for one seat of one match. A class from a file gets its own random generator, if it takes one."""
    own = OWN.fullmatch(name)
    if own is None:
        return make_bot(name, game, rng)
    kind = _loaded(own[1], own[2])
    made = kind(rng) if signature(kind).parameters else kind()
    return made if isinstance(made, Bot) else OwnBot(made)


class OwnBot(Bot):
    """A bot from a file that is no subclass of `Bot`: it has `choose`, and perhaps `blind` and `free_move`."""

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


@lru_cache
def _loaded(file: str, name: str) -> Callable[..., Any]:
    found: Any = getattr(_module(file), name, None)
    is_class: bool = isclass(found)
    if not is_class:
        raise BadInput(f"{file} has no class {name}; expected the name of a bot's class behind the colon")
    if not callable(getattr(found, "choose", None)):
        raise BadInput(f"{name} in {file} is no bot; expected a class with choose(view, choice)")
    if hasattr(found, "deal") and not hasattr(found, "free_move"):
        raise BadInput(f"{name} in {file} has a method deal, which is called free_move now; rename it")
    made: Callable[..., Any] = found
    return made


def _module(file: str) -> Any:
    if not Path(file).is_file():
        raise BadInput(f"there is no file {file}; expected FILE.py:Class")
    spec = spec_from_file_location(f"own_{Path(file).stem}", file)
    assert spec is not None  # it ends in .py
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)  # dataclasses look for their module there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput(f"{file} cannot be loaded: {type(error).__name__}: {error}") from None
    return module
