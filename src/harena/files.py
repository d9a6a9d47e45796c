"""Read and write files that users name: input is checked, output is written atomically."""

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
from harena.matches.dice_check import check_dice_fields
from harena.matches.record import VIEW_FORMAT, Diverged, read_record

BROKEN = (
    KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError, RecursionError, MemoryError,
    OverflowError,
)  # fmt: skip
LARGEST_RECORD = 64 * 2**20
LARGEST_CARDS = 200_000


def trouble(error: OSError) -> str:
    """Return the operating system's message without the error number."""
    reason = (error.strerror or type(error).__name__).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def read_text(path: Path, largest: int) -> str:
    """Return the text of a file of limited size, with or without a byte order mark."""
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
    """Return a TOML file's text and its parsed content."""
    text = read_text(path, LARGEST_CARDS)
    try:
        return text, tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: not a TOML file: {error}"[:300]) from None


def open_record(path: Path) -> tuple[Game[Any], dict[str, Any]]:
    """Return the game and the content of a user's record. Whether it replays is not checked."""
    try:
        record = read_record(read_text(path, LARGEST_RECORD), str(path), lambda name: game(name).rules)
    except BadInput as error:
        text = str(error)
        raise BadInput(text if str(path) in text else f"{path}: {text}") from None
    except RecursionError:
        raise BadInput(f"{path}: not a match record") from None
    return game(record["game"]), record


def open_view(path: Path) -> dict[str, Any] | None:
    """Return what a viewer was given of a match that was not over yet; None if the file is something else."""
    try:
        view = json.loads(read_text(path, LARGEST_RECORD))
    except (ValueError, RecursionError):
        return None  # whoever reads it as a record says what is wrong
    if not isinstance(view, dict) or view.get("format") != VIEW_FORMAT:
        return None
    salts = view.get("salts")
    view["options"] = {"players": len(salts) if isinstance(salts, list) else 0}
    check_dice_fields(view, str(path))
    return view


@contextmanager
def sound(path: Path) -> Iterator[None]:
    """Turn errors while a user's record is replayed into BadInput: the record is at fault, not Harena."""
    try:
        yield
    except BROKEN as error:
        raise BadInput(f"{path}: this record does not fit the rules ({type(error).__name__}: {error})") from None


def difference(error: Diverged) -> str:
    """Describe where a record first differs. Entries are counted from 1, as `harena replay` shows them."""
    return f"entry {error.where + 1}: {error.why}" if error.where >= 0 else f"start: {error.why}"


def may_write(path: Path) -> None:
    """Check that this file can be written, before the match and not after it."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise BadInput(f"cannot save {path}: there is no folder {folder}")
    if path.is_dir():
        raise BadInput(f"cannot save {path}: it is a folder; expected a file name")
    try:
        with TemporaryFile(dir=folder):
            """Opening is the whole check."""
    except OSError as error:
        reason = trouble(OSError(error.errno, error.strerror))
        raise BadInput(f"cannot save {path}: {reason}; name another file with --save") from None


def write_json(path: Path, value: Any, new: bool = False) -> None:
    write_text(path, json.dumps(value, separators=(",", ":")) + "\n", new)


def write_text(path: Path, text: str, new: bool = False) -> None:
    """Write a file atomically: a reader never sees half a file, and a full disk leaves nothing behind. With `new`, an
    existing file raises FileExistsError, even if it was created a moment ago."""
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
    except OSError:  # a file system without links: reserve the name with an empty file
        with path.open("x"):
            """Ours."""
        draft.replace(path)


def free(path: Path) -> Path:
    """Return this path, or the first of name-2, name-3 ... that does not exist yet."""
    ending = "".join(path.suffixes)
    stem = path.name.removesuffix(ending)
    number, found = 1, path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{stem}-{number}{ending}")
    return found
