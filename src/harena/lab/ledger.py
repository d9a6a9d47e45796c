"""The results of a tournament on disk, so that it can be taken up again after any interruption.

`FILE.jsonl` has a first line that says what is played and then one line a deal, in order. It is the same in every
run. What differs, the times, stands in `FILE.times.jsonl` beside it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, TypeVar

import msgspec

from harena import __version__
from harena.files import trouble
from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.contest import Contest, Deal, Played

FORMAT = 1
MARK = "harena_tournament"  # the key of the format's version: a file without it is something else
LONGEST = 60  # letters of a value in a message
MISSING = {"challengers": "all bots"}  # what it means that a heading does not say it
L = TypeVar("L", bound=msgspec.Struct)


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds of processor time: the challenger's, the field's."""

    challenger: str
    field: str
    deal: int
    seconds: list[float]


def heading(contest: Contest) -> dict[str, Any]:
    """What two runs must have in common to be one tournament. How many deals are to be played may change."""
    return {
        MARK: FORMAT,
        "version": __version__,
        "game": contest.game,
        "rules": game(contest.game).rules.version,
        "bots": list(contest.bots),
        **({"challengers": list(contest.challengers)} if contest.challengers else {}),
        "seed": contest.seed,
        "question": contest.question,
        "control": contest.control,
        "options": dict(contest.options),
    }


class Journal(Generic[L]):
    """A file of lines that only grows: a heading, then entries of one kind."""

    def __init__(self, path: Path, heading: dict[str, Any], kind: type[L]) -> None:
        self.path = path
        self.first = json.dumps(heading, separators=(",", ":")).encode() + b"\n"
        self.entries, self.whole = self._read(kind)
        self.file: FileIO | None = None

    def _read(self, kind: type[L]) -> tuple[list[L], int]:
        """The entries there are, and how many bytes of the file are good: a line cut short by a kill is not."""
        if not self.path.exists():
            folder = self.path.absolute().parent
            if not folder.is_dir():
                raise BadInput(f"cannot write {self.path}: there is no folder {folder}")
            return [], 0
        if not self.path.is_file():
            raise BadInput(f"cannot write {self.path}: it is no file; expected a file name")
        try:
            content = self.path.read_bytes()
        except OSError as error:
            raise BadInput(f"cannot read {trouble(error)}") from None
        first, *lines = content.splitlines(keepends=True) or [b""]
        if not first.endswith(b"\n") and self.first.startswith(first):
            return [], 0
        self._compare(first)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        entries = [self._entry(line, number, kind) for number, line in enumerate(lines, start=2)]
        return entries, len(first) + sum(map(len, lines))

    def _compare(self, first: bytes) -> None:
        try:
            there = json.loads(first)
        except ValueError:
            there = None
        if not isinstance(there, dict) or MARK not in there:
            raise BadInput(f"{self.path} is there already, and holds no tournament; name another file")
        differences = _differences(there, json.loads(self.first))
        if differences:
            raise BadInput(f"{self.path} is another tournament: {'; '.join(differences)}; name another file")

    def _entry(self, line: bytes, number: int, kind: type[L]) -> L:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"{self.path}, line {number}: not a line of a tournament ({error})") from None

    def start(self) -> None:
        """From here on the file is ours: what is broken at its end goes, the heading is there."""
        self.file = FileIO(self.path, "r+" if self.path.exists() else "x+")
        self.file.truncate(self.whole)
        self.file.seek(self.whole)
        if not self.whole:
            self._write(self.first)

    def append(self, entry: L) -> None:
        self._write(msgspec.json.encode(entry) + b"\n")

    def _write(self, line: bytes) -> None:
        assert self.file is not None
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self.file.write(rest) :]  # a disk that is nearly full takes a part
        except OSError:
            with suppress(OSError):
                self.file.truncate(self.whole)
            raise
        self.whole += len(line)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def _differences(there: dict[str, Any], here: dict[str, Any], of: str = "") -> list[str]:
    found: list[str] = []
    for key in dict.fromkeys((*there, *here)):
        old, new = there.get(key), here.get(key)
        if key == "options" and isinstance(old, dict) and isinstance(new, dict):
            found += _differences(old, new, "option ")
        elif old != new:
            found.append(f"{of}{key} {_compared(old, new, MISSING.get(key, 'none'))}")
    return found


def _compared(old: Any, new: Any, missing: str) -> str:
    verb = "are" if isinstance(old, list) or isinstance(new, list) else "is"
    there, here = [missing if value is None else _short(value) for value in (old, new)]
    if there == here:  # what differs was cut off
        there, here = json.dumps(old), json.dumps(new)
    return f"{verb} {there} there, {here} here"


def _short(value: Any) -> str:
    text = _in_words(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def _in_words(value: Any) -> str:
    """A file may hold anything: what cannot be printed stays escaped."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, float):
        return f"{value:.4g}"
    if isinstance(value, list) and value:
        *first, last = [_in_words(each) for each in value]
        return f"{', '.join(first)} and {last}" if first else last
    return json.dumps(value).strip('"')


class Ledger:
    """Both files of a tournament."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.deals = Journal(path, heading(contest), Deal)
        self.times = Journal(path.with_name(f"{path.stem}.times{path.suffix}"), heading(contest), Times)

    def __enter__(self) -> Ledger:
        try:
            self.deals.start()
            self.times.start()
        except OSError as error:
            raise BadInput(f"cannot write {trouble(error)}") from None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.deals.close()
        self.times.close()

    def stored(self) -> list[tuple[Deal, list[float] | None]]:
        """What is played already, with its times where they are known."""
        times = {(entry.challenger, entry.field, entry.deal): entry.seconds for entry in self.times.entries}
        return [(deal, times.get((deal.challenger, deal.field, deal.deal))) for deal in self.deals.entries]

    def append(self, played: Played) -> None:
        deal, seconds = played
        try:
            self.times.append(Times(deal.challenger, deal.field, deal.deal, seconds))
            self.deals.append(deal)
        except OSError as error:
            reason = trouble(OSError(error.errno, error.strerror))
            kept = f"what is finished is kept in {self.deals.path}, and the same command goes on from there"
            raise BadInput(f"cannot write {self.deals.path}: {reason}; {kept}") from None
