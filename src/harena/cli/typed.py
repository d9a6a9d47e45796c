"""Arguments and options that several commands share."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from harena.kernel.rules import BadInput

SECONDS = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


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


def span(option: str) -> Callable[[str | float], float]:
    """Return a parser for lengths of time such as 90d or 12h, in seconds; its error names the option."""

    def read(typed: str | float) -> float:
        found = re.fullmatch(r"(\d{1,6})([mhdw])", str(typed).strip())
        if found is None or not int(found[1]):
            raise BadInput(f"{option} is {str(typed)!r}; expected a length of time such as 30m, 12h, 90d or 4w")
        return int(found[1]) * SECONDS[found[2]]

    return read


def one_of(option: str, *known: str) -> Callable[[str], str]:
    """Return a parser for one of several words; its error names the option."""

    def read(typed: str) -> str:
        if typed not in known:
            raise BadInput(f"{option} is {typed!r}; expected one of: {', '.join(known)}")
        return typed

    return read


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `harena games` lists them.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A match record (JSON).")]
Lang = Annotated[str, typer.Option(metavar="LANG", help="en, fr, it or de. [default: HARENA_LANG, or the system's]")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option; may be repeated.")
]
Cards = Annotated[Path | None, typer.Option(metavar="FILE.toml", help="Card values of your own.")]
