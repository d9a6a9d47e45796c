"""The reference sheet of a game: two pages beside the board, made of its cards and of the words that explain it.

A game builds its sheet in games/<game>/reference.py. Texts that are nowhere else are in locales/<lang>/reference.ftl:
`reference-<game>-<id>` is the title of a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from harena.text import Texts
from harena.things import TERM, Thing, Things


class Table(NamedTuple):
    """Rows of a sheet. The first cell of a row says what it is about."""

    title: str
    rows: tuple[tuple[str, ...], ...]
    columns: tuple[str, ...] = ()


class Sheet(NamedTuple):
    front: tuple[Table, ...]
    back: tuple[Table, ...]


def words(found: Things, title: str, ids: Iterable[str]) -> Table:
    """Return words of the game with what they mean, and the rule."""
    by_id = {thing.id: thing for thing in found.things if thing.kind == TERM}
    return Table(title, tuple([(by_id[each].title, by_id[each].text, by_id[each].rule) for each in ids]))


def cards(found: Things, kind: str, sorts: Iterable[str] = ()) -> list[Thing]:
    """Return the cards of a kind that differ; of certain sorts, if some are given."""
    wanted = tuple(sorts)
    return [
        thing for thing in found.things if thing.kind == kind and thing.copies and (not wanted or thing.sort in wanted)
    ]


def counted(card: Thing) -> str:
    """Return the title of a card, with the number of cards like it."""
    return card.title if card.copies == 1 else f"{card.title} ×{card.copies}"


def columns(texts: Texts, *keys: str) -> tuple[str, ...]:
    """Return headings: names of what cards say. An empty key is an empty heading."""
    return tuple([texts.say(f"things-key-{key}").capitalize() if key else "" for key in keys])
