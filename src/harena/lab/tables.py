"""Turn the rows of a simulation into a table (polars), in memory or as a Parquet file.

What is a dictionary in the lines is a list of records here, which can be exploded: course (round and measures), deeds
(deed, card, times), choices (step, option, times). The heading is stored in the metadata of the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec

from harena.files import trouble
from harena.kernel.rules import BadInput
from harena.lab.append_log import headed
from harena.lab.match_rows import FORMAT, PARQUET, WHAT, Counts, Row

if TYPE_CHECKING:
    import polars as pl

CHUNK = 5_000  # rows held at a time
KEY = "harena"  # metadata key of the heading in a Parquet file


def polars() -> Any:
    """Import polars on demand: it is an optional dependency."""
    try:
        return import_module("polars")
    except ImportError:
        raise BadInput("Parquet files and reports need polars and altair: pip install 'harena[lab]'") from None


def to_parquet(lines: Path, out: Path) -> None:
    """Convert a file of lines. The result is written to a temporary file and then renamed; memory use does not grow
    with the number of rows."""
    pl = polars()
    heading = heading_of(lines)
    try:
        with TemporaryDirectory(dir=out.absolute().parent, prefix=f".{out.name}-") as folder:
            for number, chunk in enumerate(_chunks(lines)):
                _frame(pl, chunk).write_parquet(Path(folder) / f"{number:06d}{PARQUET}")
            if not any(Path(folder).iterdir()):
                raise BadInput(f"{lines} holds no finished match yet")
            whole = Path(folder) / "whole"
            parts = pl.scan_parquet(Path(folder) / f"*{PARQUET}")
            parts.sink_parquet(whole, metadata={KEY: json.dumps(heading)}, row_group_size=4 * CHUNK)
            whole.replace(out)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise BadInput(f"cannot write {out}: {_reason(error)}; what was played is kept in {lines}") from None


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return trouble(OSError(error.errno, error.strerror))
    return str(error).strip().splitlines()[0].lower()


@contextmanager
def table_of(path: Path) -> Iterator[tuple[dict[str, Any], pl.LazyFrame]]:
    """Yield the heading and the rows of a file of either kind. Lines are first converted to a temporary Parquet
    file."""
    pl = polars()
    heading = heading_of(path)
    if path.suffix == PARQUET:
        yield heading, pl.scan_parquet(path)
        return
    with TemporaryDirectory(prefix="harena-") as folder:
        made = Path(folder) / f"rows{PARQUET}"
        to_parquet(path, made)
        yield heading, pl.scan_parquet(made)


def heading_of(path: Path) -> dict[str, Any]:
    """Return the heading. BadInput says what is wrong with a file that is not a simulation or has another version."""
    if not path.is_file():
        raise BadInput(f"cannot read {path}: {'not a file' if path.exists() else 'there is no such file'}")
    try:
        found = _parquet_heading(path) if path.suffix == PARQUET else _first_line(path)
    except OSError as error:
        raise BadInput(f"cannot read {trouble(error)}") from None
    if found is None:
        raise BadInput(f"{path} holds no {WHAT}; expected a file that harena simulate --out has written")
    if found[f"harena_{WHAT}"] != FORMAT:
        there = found[f"harena_{WHAT}"]
        raise BadInput(f"{path} is of format {there}, this is harena with format {FORMAT}; simulate again")
    return found


def _first_line(path: Path) -> dict[str, Any] | None:
    with path.open("rb") as file:
        return headed(file.readline(), WHAT)


def _parquet_heading(path: Path) -> dict[str, Any] | None:
    pl = polars()
    try:
        return headed(pl.read_parquet_metadata(path).get(KEY, "").encode(), WHAT)
    except pl.exceptions.PolarsError:
        raise BadInput(f"{path} is no Parquet file, or is broken") from None


def _chunks(lines: Path) -> Iterator[list[Row]]:
    with lines.open("rb") as file:
        file.readline()
        number = 2
        while chunk := [line for line in islice(file, CHUNK) if line.endswith(b"\n")]:
            yield [_row(lines, line, at) for at, line in enumerate(chunk, start=number)]
            number += len(chunk)


def _row(path: Path, line: bytes, number: int) -> Row:
    try:
        return msgspec.json.decode(line, type=Row)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}, line {number}: not a line of a {WHAT} ({error})") from None


def _frame(pl: Any, rows: list[Row]) -> Any:
    types = _types(pl)
    records = {
        "course": _course(rows),
        "deeds": _counts([row.deeds for row in rows], "deed", "card"),
        "choices": _counts([row.choices for row in rows], "step", "option"),
    }
    columns = {
        name: _gathered(pl, len(rows), records[name])
        if name in records
        else pl.Series(name, [getattr(row, name) for row in rows], dtype=types[name])
        for name in Row.__struct_fields__
    }
    return pl.DataFrame(columns)


def _gathered(pl: Any, rows: int, flat: dict[str, list[Any]]) -> Any:
    """Return one list of records per row, from flat columns with the records of all rows; this is much faster than
    building them one by one. The column `row` says which row a record belongs to."""
    types = _types(pl)
    frame = pl.DataFrame(flat, schema={name: types.get(name, pl.Int32) for name in flat})
    records = frame.group_by("row", maintain_order=True).agg(pl.struct(pl.exclude("row")).alias("records"))
    everybody = pl.DataFrame({"row": range(rows)}, schema={"row": pl.Int32})
    found = everybody.join(records, on="row", how="left", maintain_order="left")["records"]
    return found.fill_null(pl.Series([[]], dtype=found.dtype))


def _types(pl: Any) -> dict[str, Any]:
    """Return the types of the columns and of the fields of records; numbers not named here are measures."""
    words = dict.fromkeys(("bot", "side", "deed", "card", "step", "option"), pl.String)
    numbers = dict.fromkeys(("match", "score", "rounds", "decisions", "answers"), pl.Int32)
    shares = dict.fromkeys(("won", "chance", "swing"), pl.Float64)
    return {**words, **numbers, **shares, "seat": pl.Int8, "place": pl.Int8}


def _course(rows: list[Row]) -> dict[str, list[Any]]:
    flat: dict[str, list[Any]] = {"row": [], "round": [], **{measure: [] for measure in rows[0].course}}
    for at, row in enumerate(rows):
        rounds = max([len(had) for had in row.course.values()], default=0)
        flat["row"] += [at] * rounds
        flat["round"] += range(1, rounds + 1)
        for measure, had in row.course.items():
            flat[measure] += had
    return flat


def _counts(counted: list[Counts], one: str, other: str) -> dict[str, list[Any]]:
    flat: dict[str, list[Any]] = {"row": [], one: [], other: [], "times": []}
    for at, counts in enumerate(counted):
        for key, inner in counts.items():
            flat["row"] += [at] * len(inner)
            flat[one] += [key] * len(inner)
            flat[other] += inner
            flat["times"] += inner.values()
    return flat
