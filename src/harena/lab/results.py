"""Store the results of a tournament on disk.

`FILE.jsonl` has a heading that says what is played, and then one line per deal, in order. It is the same in every run.
The times, which differ from run to run, are in `FILE.times.jsonl` beside it.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Generic, TypeVar

import msgspec

from harena import __version__
from harena.games import game
from harena.lab.append_log import AppendLog
from harena.lab.contest import Contest, Deal, Played

FORMAT = 1
MISSING = {"challengers": "all bots"}  # what it means that a heading lacks the key
L = TypeVar("L", bound=msgspec.Struct)


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds of processor time: the challenger's, the field's."""

    challenger: str
    field: str
    deal: int
    seconds: list[float]


def heading(contest: Contest) -> dict[str, Any]:
    """Return what two runs of one tournament must have in common. The number of deals may differ."""
    return {
        "harena_tournament": FORMAT,
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


class EntryFile(AppendLog, Generic[L]):
    """A file with entries of one type."""

    def __init__(self, path: Path, contest: Contest, kind: type[L]) -> None:
        super().__init__(path, "tournament", heading(contest), MISSING)
        self.entries = [self._entry(line, number, kind) for number, line in enumerate(self.lines(), start=2)]

    def _entry(self, line: bytes, number: int, kind: type[L]) -> L:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.broken(number, error) from None

    def append(self, entry: L) -> None:
        self.write(msgspec.json.encode(entry) + b"\n")


class ResultFiles:
    """The two files of a tournament: deals and times."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.deals = EntryFile(path, contest, Deal)
        self.times = EntryFile(path.with_name(f"{path.stem}.times{path.suffix}"), contest, Times)

    def __enter__(self) -> ResultFiles:
        self.deals.start()
        self.times.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.deals.close()
        self.times.close()

    def stored(self) -> list[tuple[Deal, list[float] | None]]:
        """Return the deals played so far, with their times where known."""
        times = {(entry.challenger, entry.field, entry.deal): entry.seconds for entry in self.times.entries}
        return [(deal, times.get((deal.challenger, deal.field, deal.deal))) for deal in self.deals.entries]

    def append(self, played: Played) -> None:
        deal, seconds = played
        try:
            self.times.append(Times(deal.challenger, deal.field, deal.deal, seconds))
            self.deals.append(deal)
        except OSError as error:
            raise self.deals.cannot_write(error) from None
