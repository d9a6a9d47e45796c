"""Deck files: cards of a table's own, written in TOML. What is wrong with one is said in a line: where it stands, what
is there, what was expected."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from harena.kernel.identity import DeckArchive
from harena.kernel.rules import BadInput
from harena.sources import is_note

LARGEST = 200_000  # bytes of a deck file
MOST_DOTS = 50  # in a line of it
LONGEST = 40  # characters of a name


CHOSEN = "chosen"  # in the decks a table was dealt with: the option as people chose it, "" for our own decks


def archived(sections: Mapping[str, Any]) -> str:
    """Complete decks in a fixed spelling: the same decks always give the same text, and the order of rows counts."""
    bare = {name: without_sources(sections[name]) for name in sorted(sections) if not is_note(name)}
    return json.dumps(bare, separators=(",", ":"), ensure_ascii=False)


def completed(text: str, ours: Mapping[str, Any]) -> str:
    """Return the complete decks of a deck file's text, archived: a section that it lacks comes from `ours`."""
    raw = parsed(text, "decks") if text else {}
    return archived({**ours, **{name: rows for name, rows in raw.items() if name != CHOSEN}})


def pinned(chosen: str, text: str) -> str:
    """The option of a table that was dealt with archived decks which differ from what was chosen, as it is today."""
    return f"{{{json.dumps(CHOSEN)}:{json.dumps(chosen)},{text[1:]}"


def archive(complete: Callable[[str], str], package: Traversable) -> DeckArchive:
    """Return the archive of a game whose option `decks` is the text of a deck file. `complete` returns the complete
    decks of such a text; `package` has the decks of version 0.1, whose records and tables do not name their decks."""

    def first(options: Mapping[str, Any]) -> str:
        ours = (package / "data" / "decks-0.1.json").read_text(encoding="utf-8")
        return completed(options["decks"], json.loads(ours))

    return DeckArchive(lambda options: complete(options["decks"]), first, pinned)


def is_pinned(text: str) -> bool:
    return text.startswith("{")


@lru_cache(maxsize=64)
def chosen(text: str) -> str:
    """What people chose, from the option of any table."""
    return str(json.loads(text).get(CHOSEN, "")) if is_pinned(text) else text


def as_chosen(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options of a table as people chose them, without pinned decks."""
    return {**options, "decks": chosen(options["decks"])} if is_pinned(options["decks"]) else options


def without_sources(value: Any) -> Any:
    """Rows without the notes on where their numbers come from, which change nothing in the game."""
    if isinstance(value, list):
        return [without_sources(each) for each in value]
    if isinstance(value, dict):
        return {key: without_sources(each) for key, each in value.items() if not is_note(key)}
    return value


def check_option(text: Any) -> None:
    """Check that the option of a new table is the text of a deck file, not pinned decks: only Harena itself pins."""
    if not isinstance(text, str):
        raise BadInput("option decks needs the text of a deck file; nothing: our own decks")
    if is_pinned(text):
        raise BadInput("option decks needs the text of a deck file (TOML)")


def parsed(text: str, where: str) -> dict[str, Any]:
    """A deck file as TOML. It may come from a stranger: a key of 99,000 dots keeps tomllib busy for over a minute."""
    size = len(text.encode("utf-8", "replace"))
    if size > LARGEST:
        raise BadInput(f"{where}: {size:,} bytes; expected at most {LARGEST:,}")
    for line_number, line in enumerate([] if is_pinned(text) else text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            raise BadInput(f"{where}: {line.count('.'):,} dots in line {line_number}; expected at most {MOST_DOTS}")
    try:
        if is_pinned(text):
            found: dict[str, Any] = json.loads(text)  # an object: it begins with a brace
            return found
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind = "archived decks (JSON)" if is_pinned(text) else "a TOML file"
        raise BadInput(f"{where}: not {kind}: {error}"[:300]) from None


# Rows


def rows(raw: Any, what: str, key: str, keys: list[str], where: str) -> list[tuple[dict[str, Any], str]]:
    """Return each row with a text that says where it stands: its name, or its number if it has none."""
    if not isinstance(raw, list):
        raise BadInput(f"{where}: {what} is {shown(raw)}; expected a list of rows")
    found: list[tuple[dict[str, Any], str]] = []
    for place, row in enumerate(raw, start=1):
        if not isinstance(row, dict):
            raise BadInput(f"{where}: {what} {place} is {shown(row)}; expected a row with {', '.join(keys)}")
        at = f"{where}: {what} {shown(row[key]) if isinstance(row.get(key), str) else place}"
        no_other_keys(row, [*keys, "source"], at)
        found.append((row, at))
    return found


def no_other_keys(raw: dict[str, Any], known: list[str], where: str) -> None:
    for key in raw:
        if key not in known:
            raise BadInput(f"{where}: unknown key {shown(key)}; expected: {', '.join(known)}")


def count(found: int, expected: int, what: str, where: str) -> None:
    if found != expected:
        raise BadInput(f"{where}: {found} {what}; expected {expected}")


# Fields of a row


def name(row: dict[str, Any], key: str, at: str) -> str:
    value = row.get(key)
    if isinstance(value, str) and value.strip() == value and value.isprintable() and 0 < len(value) <= LONGEST:
        return value
    raise BadInput(f"{at}: {key} is {shown(value)}; expected 1 to {LONGEST} characters, no spaces around them")


def new_name(row: dict[str, Any], key: str, others: set[str], expected: str, at: str) -> str:
    """Return a name that differs from all others, ignoring case, and add it to them."""
    value = name(row, key, at)
    if value.casefold() in others:
        raise BadInput(f"{at} is there twice; expected {expected}")
    others.add(value.casefold())
    return value


def number(row: dict[str, Any], key: str, low: int, high: int, at: str) -> int:
    value = row.get(key)
    if type(value) is int and low <= value <= high:
        return value
    raise BadInput(f"{at}: {key} is {shown(value)}; expected a whole number from {low} to {high}")


def copies(row: dict[str, Any], most: int, at: str) -> int:
    """Return the number of copies; 1 by default."""
    return number({"copies": 1, **row}, "copies", 1, most, at)


def one_of(row: dict[str, Any], key: str, names: Sequence[str], at: str) -> int:
    value = row.get(key)
    if isinstance(value, str) and value in names:
        return names.index(value)
    raise BadInput(f"{at}: {key} is {shown(value)}; expected one of: {', '.join(names)}")


def flag(row: dict[str, Any], key: str, at: str) -> bool:
    """Return a true/false value; false by default."""
    value = row.get(key, False)
    if isinstance(value, bool):
        return value
    raise BadInput(f"{at}: {key} is {shown(value)}; expected true or false")


def shown(value: Any) -> str:
    """Return a wrong value for an error message, shortened if it is long."""
    try:
        text = "missing" if value is None else repr(value)
    except ValueError:  # Python refuses to spell numbers of thousands of digits
        text = "a huge number"
    return text if len(text) <= LONGEST + 20 else f"{text[:LONGEST]}..."
