"""G-1: the gladiators. A card is one number: school times 16 plus rank, schools counted from 1 (0: no school)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from harena.kernel.rules import BadInput
from harena.kernel.state import bits
from harena.sources import sourced, without_notes

SCHOOLS = ("", "fists", "swords", "arrows", "axes", "shields")  # G-1.1, by number
FISTS, SWORDS, ARROWS, AXES, SHIELDS = 1, 2, 3, 4, 5
RANKS = 16
FIRST = 16 * FISTS  # the lowest card; cards are also the action numbers of the game

SCHOOL = tuple([0xFFFF << 16 * school if school else 0 for school in range(6)])  # all cards of a school
RANK = tuple([sum(1 << (16 * school + rank) for school in range(1, 6)) for rank in range(RANKS)])  # ... of a rank
CARD = tuple([1 << card for card in range(16 * 6)])  # one card

_SORTED: dict[int, tuple[int, ...]] = {0: ()}  # cache: card sets within one school


def school_cards(mask: int) -> tuple[int, ...]:
    """Return the cards of a set within one school, in order."""
    found = _SORTED.get(mask)
    if found is None:
        found = _SORTED[mask] = tuple(bits(mask))
    return found


def cards(mask: int) -> tuple[int, ...]:
    """Return the cards of any set, in order."""
    return (
        school_cards(mask & SCHOOL[1])
        + school_cards(mask & SCHOOL[2])
        + school_cards(mask & SCHOOL[3])
        + school_cards(mask & SCHOOL[4])
        + school_cards(mask & SCHOOL[5])
    )


def name(card: int) -> str:
    """Return a card's name for messages to programmers, such as 'axes-5'. Players see the names in the catalogs."""
    return f"{SCHOOLS[card >> 4]}-{card & 15}"


def data(file: str) -> dict[str, Any]:
    """Return one of our data files, in which every value must have a source."""
    return sourced(tomllib.loads((files(__package__) / "data" / file).read_text(encoding="utf-8")), f"data/{file}")


def read_favor(raw: dict[str, Any], where: str) -> tuple[int, ...]:
    """G-1.2: return the crowd favor of each rank, then that of the Favored School's 0 (G-4.2)."""
    rows = raw.get("rank")
    if not isinstance(rows, list):
        raise BadInput(f"{where}: expected a [[rank]] table for each rank from 0 to 15")
    favor: dict[int, int] = {}
    for row in rows:
        rank = row.get("rank") if isinstance(row, dict) else None
        if type(rank) is not int or not 0 <= rank < RANKS:
            raise BadInput(f"{where}: a [[rank]] has rank = {rank!r}; expected a whole number from 0 to 15")
        if rank in favor:
            raise BadInput(f"{where}: rank {rank} is there twice")
        favor[rank] = _points(row.get("favor"), f"{where}: rank {rank}: favor")
        _no_other_keys(row, {"rank", "favor", "source"}, f"{where}: rank {rank}")
    missing = [rank for rank in range(RANKS) if rank not in favor]
    if missing:
        raise BadInput(f"{where}: rank {missing[0]} is missing; every rank from 0 to 15 must be there once")
    zero = _points(raw.get("favored_zero"), f"{where}: favored_zero")
    _no_other_keys(raw, {"rank", "favored_zero"}, where)
    return (*[favor[rank] for rank in range(RANKS)], zero)


def _no_other_keys(raw: dict[str, Any], known: set[str], where: str) -> None:
    for key in without_notes(raw, known):
        if key not in known:
            raise BadInput(f"{where}: unknown key {key!r}; expected: {', '.join(sorted(known))}")


def is_favor(value: Any) -> bool:
    return type(value) is int and -99 <= value <= 99


def _points(value: Any, where: str) -> int:
    if not is_favor(value):
        raise BadInput(
            f"{where} is {'missing' if value is None else repr(value)}; expected a whole number from -99 to 99"
        )
    return int(value)


def rank_rows() -> list[dict[str, Any]]:
    """Return our own rows of all ranks, with their notes on sources."""
    return sorted(_OURS["rank"], key=lambda row: int(row["rank"]))


_OURS = data("cards.toml")
FAVOR = read_favor(_OURS, "data/cards.toml")
