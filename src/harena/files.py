"""Files people name: records read with care, written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from harena.game import Game
from harena.games import game
from harena.kernel.rules import BadInput
from harena.matches.record import Diverged, read_record

BROKEN = (
    KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError, RecursionError, MemoryError,
    OverflowError,
)  # fmt: skip
LARGEST_RECORD = 64 * 2**20
LARGEST_CARDS = 200_000


def trouble(error: OSError) -> str:
    """What the operating system said, without its numbers."""
    reason = (error.strerror or type(error).__name__).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def read_text(path: Path, largest: int) -> str:
    """A file of ordinary size; with or without the mark some editors put first."""
    try:
        size = path.stat().st_size
        if path.exists() and not path.is_file():
            raise BadInput(f"{path}: not a file")
        if size > largest:
            raise BadInput(f"{path}: {size:,} bytes; expected at most {largest:,}")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(f"cannot read {trouble(error)}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file; expected UTF-8") from None


def read_toml(path: Path) -> tuple[str, dict[str, Any]]:
    """A file of cards: as it is written, and what it says."""
    text = read_text(path, LARGEST_CARDS)
    try:
        return text, tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: not a TOML file: {error}"[:300]) from None


def open_record(path: Path) -> tuple[Game[Any], dict[str, Any]]:
    """A record a person gave us, and its game. Whether it replays is another question."""
    try:
        record = read_record(read_text(path, LARGEST_RECORD), str(path), lambda name: game(name).rules)
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
    try:
        with TemporaryFile(dir=folder):
            """It can be done."""
    except OSError as error:
        reason = trouble(OSError(error.errno, error.strerror))
        raise BadInput(f"cannot save {path}: {reason}; name another file with --save") from None


def write_json(path: Path, value: Any, new: bool = False) -> None:
    write_text(path, json.dumps(value, separators=(",", ":")) + "\n", new)


def write_text(path: Path, text: str, new: bool = False) -> None:
    """Whole or not at all: a reader never finds half a file, a full disk leaves nothing behind. With `new` a file that
    is there already is left alone (FileExistsError), even if it came a moment ago."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        if new:
            _claim(draft, path)
        else:
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _claim(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        raise FileExistsError(errno.EEXIST, "there is such a file already", str(path)) from None
    except OSError:  # a disk without links: the name is taken first, empty
        with path.open("x"):
            """Ours."""
        draft.replace(path)


def free(path: Path) -> Path:
    """This name, or the first of name-2, name-3 ... that no file has yet."""
    ending = "".join(path.suffixes)
    stem = path.name.removesuffix(ending)
    number, found = 1, path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{stem}-{number}{ending}")
    return found
