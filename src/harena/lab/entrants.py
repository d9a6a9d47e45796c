"""Makes the bots of a tournament or a simulation: ours by name, your own by file and class (careful.py:Careful)."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, signature
from pathlib import Path
from random import Random
from typing import Any

from harena.bots import Bot, adapted
from harena.bots.registry import make_bot
from harena.kernel.rules import BadInput

OWN = re.compile(r"(.+\.py):(\w+)(?:\+\w+)?")


def make_entrant(name: str, game: str, rng: Random) -> Bot:
    """Return a bot for one seat of one match. Your own class gets a random generator, if it takes an argument."""
    own = OWN.fullmatch(name)
    if own is None:
        return make_bot(name, game, rng)
    kind = _loaded(own[1], own[2])
    made = kind(rng) if signature(kind).parameters else kind()
    return adapted(made)


def is_own(name: str) -> bool:
    """Tell whether a name means a class in a file."""
    return OWN.fullmatch(name) is not None


def try_out(make: Callable[[str, str, Random], Bot], bot: str, game: str) -> None:
    """Check that there is such a bot; BadInput says what is wrong."""
    try:
        make(bot, game, Random())
    except BadInput:
        raise
    except (Exception, SystemExit) as error:
        raise BadInput(f"{bot} cannot be created: {type(error).__name__}: {error}") from None


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
