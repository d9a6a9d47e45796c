"""An append-only file of lines with the results of a long run, so that the run can resume after any interruption.

The first line (the heading) says what is played, and is the same in every run. An incomplete last line, left by a
killed process or a full disk, is ignored and overwritten.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

from harena.files import trouble
from harena.kernel.rules import BadInput

LONGEST = 60  # characters of a value in a message
NOTHING: Mapping[str, str] = {}


class AppendLog:
    """The file of one run.

    `what` names its content in messages ("tournament"). Its heading must have the key harena_<what>. `missing` says,
    per key, what it means that an older heading lacks it."""

    def __init__(self, path: Path, what: str, heading: dict[str, Any], missing: Mapping[str, str] = NOTHING) -> None:
        self.path, self.what, self.missing = path, what, missing
        self.first = json.dumps(heading, separators=(",", ":")).encode() + b"\n"
        self.whole = self._headed()  # length in bytes of the valid part that was read
        self.file: FileIO | None = None

    def _headed(self) -> int:
        if not self.path.exists():
            folder = self.path.absolute().parent
            if not folder.is_dir():
                raise BadInput(f"cannot write {self.path}: there is no folder {folder}")
            return 0
        if not self.path.is_file():
            raise BadInput(f"cannot write {self.path}: not a file; expected a file name")
        try:
            with self.path.open("rb") as file:
                first = file.readline()
        except OSError as error:
            raise BadInput(f"cannot read {trouble(error)}") from None
        if not first.endswith(b"\n") and self.first.startswith(first):
            return 0
        self._compare(first)
        return len(first)

    def _compare(self, first: bytes) -> None:
        there = headed(first, self.what)
        if there is None:
            raise BadInput(f"{self.path} exists already and is not a {self.what}; name another file")
        differences = _differences(there, json.loads(self.first), self.missing)
        if differences:
            raise BadInput(f"{self.path} is another {self.what}: {'; '.join(differences)}; name another file")

    def lines(self) -> Iterator[bytes]:
        """Return the complete lines after the heading. `start` will continue after the last line that was read."""
        if not self.whole:
            return
        with self.path.open("rb") as file:
            file.seek(self.whole)
            for line in file:
                if not line.endswith(b"\n"):
                    return
                self.whole += len(line)
                yield line

    def broken(self, number: int, error: Exception) -> BadInput:
        return BadInput(f"{self.path}, line {number}: not a line of a {self.what} ({error})")

    def start(self) -> None:
        """Open the file for appending: cut an incomplete end off, and write the heading if it is missing."""
        try:
            self.file = FileIO(self.path, "r+" if self.path.exists() else "x+")
            self.file.truncate(self.whole)
            self.file.seek(self.whole)
            if not self.whole:
                self.write(self.first)
        except OSError as error:
            raise BadInput(f"cannot write {self.path}: {trouble(OSError(error.errno, error.strerror))}") from None

    def write(self, lines: bytes) -> None:
        """Append all of these lines or, if that fails, none."""
        assert self.file is not None
        rest = memoryview(lines)
        try:
            while rest:
                rest = rest[self.file.write(rest) :]  # a nearly full disk accepts only a part
        except OSError:
            with suppress(OSError):
                self.file.truncate(self.whole)
            raise
        self.whole += len(lines)

    def cannot_write(self, error: OSError) -> BadInput:
        reason = trouble(OSError(error.errno, error.strerror))
        kept = f"what is finished is kept in {self.path}; the same command continues from there"
        return BadInput(f"cannot write {self.path}: {reason}; {kept}")

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def headed(first: bytes, what: str) -> dict[str, Any] | None:
    """Return the heading in a first line; None if it is something else."""
    try:
        there = json.loads(first)
    except ValueError:
        return None
    return there if isinstance(there, dict) and f"harena_{what}" in there else None


def _differences(there: dict[str, Any], here: dict[str, Any], missing: Mapping[str, str], of: str = "") -> list[str]:
    found: list[str] = []
    for key in dict.fromkeys((*there, *here)):
        old, new = there.get(key), here.get(key)
        if key == "options" and isinstance(old, dict) and isinstance(new, dict):
            found += _differences(old, new, NOTHING, "option ")
        elif old != new:
            found.append(f"{of}{key} {_compared(old, new, missing.get(key, 'none'))}")
    return found


def _compared(old: Any, new: Any, missing: str) -> str:
    verb = "are" if isinstance(old, list) or isinstance(new, list) else "is"
    there, here = [missing if value in (None, "") else _short(value) for value in (old, new)]
    if there == here:  # the difference is in the part that was cut off
        there, here = json.dumps(old), json.dumps(new)
    if max(len(there), len(here)) > 2 * LONGEST:  # a whole deck
        return f"{verb} another there"
    return f"{verb} {there} there, {here} here"


def _short(value: Any) -> str:
    text = _in_words(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def _in_words(value: Any) -> str:
    """Return a value as text. A file may contain anything, so unprintable characters stay escaped."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, float):
        return f"{value:.4g}"
    if isinstance(value, list) and value:
        *first, last = [_in_words(each) for each in value]
        return f"{', '.join(first)} and {last}" if first else last
    return json.dumps(value).strip('"')
