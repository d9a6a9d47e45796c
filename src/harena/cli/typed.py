"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from harena.kernel.rules import BadInput


def whole(option: str) -> Callable[[str | int], int]:
    """Return a parser for whole numbers; its error names the option."""

    def read(typed: str | int) -> int:
        try:
            return int(typed)
        except ValueError:
            raise BadInput(f"{option} is {typed!r}; expected a whole number") from None

    return read


def fraction(option: str) -> Callable[[str | float], float]:
    """Return a parser for numbers such as 0.45; its error names the option."""

    def read(typed: str | float) -> float:
        try:
            return float(typed)
        except ValueError:
            raise BadInput(f"{option} is {typed!r}; expected a number such as 0.45") from None

    return read


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `harena games` lists them.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A match record (JSON).")]
Lang = Annotated[str, typer.Option(metavar="LANG", help="en, fr, it or de. [default: HARENA_LANG, or the system's]")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option; may be repeated.")
]
Cards = Annotated[Path | None, typer.Option(metavar="FILE.toml", help="Card values of your own.")]
