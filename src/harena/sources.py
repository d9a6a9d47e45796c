"""Source notes: where the numbers in a data file come from.

A row of our own data files says so under `source`, a value outside of rows under a key of its own (`hand` under
`hand_source`). A note names one or more of the kinds below. A kind with keys covers these keys of the row, a kind
without keys all others; a remark may follow in brackets:

    source = "rulebook: name, courage (he gives up at his third wound); ours"

A deck file of a user needs no notes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from harena.kernel.rules import BadInput

KINDS = {
    "rulebook": "stands in the text of a printed rulebook, or follows from an example there",
    "publisher": "the publisher says so elsewhere",
    "press": "public descriptions of the game say so; we have not seen the card",
    "ours": "our own",
}
NOTE, SUFFIX = "source", "_source"


def is_note(key: str) -> bool:
    return key == NOTE or key.endswith(SUFFIX)


def without_notes(keys: Iterable[str], known: Iterable[str]) -> list[str]:
    """Return these keys of a file without the notes on values that it may have."""
    allowed = [key + SUFFIX for key in known]
    return [key for key in keys if key not in allowed]


def sourced(raw: dict[str, Any], where: str) -> dict[str, Any]:
    """Return the content of one of our data files without the notes on single values. Raises BadInput if a value has
    no source."""
    check(raw, where)
    return {key: value for key, value in raw.items() if not is_note(key)}


def check(table: Mapping[str, Any], where: str) -> None:
    """Raise BadInput unless every value of this table has a source, and every note can be understood."""
    if NOTE in table:
        _covered(table[NOTE], [key for key in table if key != NOTE], f"{where}: {NOTE}")
        return
    for key, value in table.items():
        at = f"{where}: {key}"
        if is_note(key):
            if key.removesuffix(SUFFIX) not in table:
                raise BadInput(f"{at}: there is no value {key.removesuffix(SUFFIX)!r}")
        elif key + SUFFIX in table:
            _covered(table[key + SUFFIX], _keys(value), f"{where}: {key}{SUFFIX}")
        elif isinstance(value, dict):
            check(value, at)
        elif isinstance(value, list) and value and all([isinstance(row, dict) for row in value]):
            for number, row in enumerate(value, start=1):
                name = next((row[name] for name in ("name", "title", "city") if name in row), number)
                check(row, f"{at} {name}")
        else:
            raise BadInput(f"{at} has no source; expected {NOTE} or {key}{SUFFIX} with one of: {', '.join(KINDS)}")


def kinds_by_key(note: str, keys: Iterable[str]) -> dict[str, str]:
    """Return the kind of source of each key of a row. Raises BadInput if the note is wrong or leaves a key out."""
    return _covered(note, list(keys), NOTE)


def _keys(value: Any) -> list[str]:
    """Return what a note on a single value may name: the keys of a table, the places of a list counted from 0."""
    if isinstance(value, dict):
        return list(value)
    return [str(place) for place in range(len(value))] if isinstance(value, list) else [""]


def _covered(note: Any, keys: list[str], where: str) -> dict[str, str]:
    if not isinstance(note, str):
        raise BadInput(f"{where} is {note!r}; expected a text such as 'rulebook: name; ours'")
    found: dict[str, str] = {}
    rest = ""
    for part in re.sub(r"\([^()]*\)", "", note).split(";"):
        kind, colon, named = [word.strip() for word in part.partition(":")]
        if kind not in KINDS:
            raise BadInput(f"{where} names {kind!r}; expected one of: {', '.join(KINDS)}")
        if not colon:
            if rest:
                raise BadInput(f"{where} has two kinds without keys, {rest} and {kind}; expected one at most")
            rest = kind
            continue
        for key in [key.strip() for key in named.split(",")]:
            if key not in keys or key in found:
                wrong = "is there twice" if key in found else "is no key of this row"
                raise BadInput(f"{where}: {key!r} {wrong}; expected some of: {', '.join(keys)}")
            found[key] = kind
    missing = [key for key in keys if key not in found]
    if missing and not rest:
        raise BadInput(f"{where} leaves out {', '.join(missing)}; expected a kind for every key")
    if rest and keys and not missing:
        raise BadInput(f"{where}: {rest} stands for the other keys, but there are none")
    return found | dict.fromkeys(missing, rest)
