"""Files people name: records read with care, written whole or not at all."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harena.games import game
from harena.kernel.record import Diverged, read_record
from harena.kernel.rules import BadInput, Game

BROKEN = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError, RecursionError)


def trouble(error: OSError) -> str:
    """What the operating system said, without its numbers."""
    reason = (error.strerror or type(error).__name__).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {trouble(error)}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file; expected UTF-8") from None


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path}: not a TOML file: {error}") from None


def open_record(path: Path) -> tuple[Game[Any], dict[str, Any]]:
    """A record a person gave us, and its game. Whether it replays is another question."""
    try:
        record = read_record(read_text(path), str(path), lambda name: game(name).rules)
    except BadInput as error:
        text = str(error)
        raise BadInput(text if str(path) in text else f"{path}: {text}") from None
    except RecursionError:
        raise BadInput(f"{path}: not a match record") from None
    return game(record["game"]), record


@contextmanager
def sound(path: Path) -> Iterator[None]:
    """While a foreign record is replayed: what does not fit the rules is the record's fault, not a bug of ours."""
    try:
        yield
    except BROKEN as error:
        raise BadInput(f"{path}: this record does not fit the rules ({type(error).__name__}: {error})") from None


def difference(error: Diverged) -> str:
    """Where a record first differs; entries are counted from 1, as `harena replay` shows them."""
    return f"entry {error.where + 1}: {error.why}" if error.where >= 0 else f"start: {error.why}"


def may_write(path: Path) -> None:
    """Say so before the match, not after it, if this file cannot be written."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise BadInput(f"cannot save {path}: there is no folder {folder}")
    if path.is_dir():
        raise BadInput(f"cannot save {path}: it is a folder; expected a file name")
    if not os.access(folder, os.W_OK):
        raise BadInput(f"cannot save {path}: the folder is not writable; name another file with --save")


def write_json(path: Path, value: Any) -> None:
    """Whole or not at all: a reader never finds half a file, a full disk leaves nothing behind."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(json.dumps(value, separators=(",", ":")) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
