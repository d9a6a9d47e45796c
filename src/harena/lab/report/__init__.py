"""`harena report`: write one self-contained HTML page about a simulation, for the browser or for printing.

aggregate.py sums up the rows, findings.py adds intervals, plots.py draws, page.py writes the page. Heavy dependencies
are imported only when a report is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from harena.files import trouble, write_text
from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.match_rows import LINES
from harena.lab.study.glossary import Glossary
from harena.lab.tables import heading_of, polars, table_of
from harena.text import Texts

DRAWING = ("altair", "vl_convert")
NEEDED = ("polars", *DRAWING)


def write_report(source: Path, out: Path, texts: Texts) -> None:
    """Write the page. Everything is checked first: on an error nothing is written."""
    can_draw(NEEDED)
    heading_of(source)
    may_write(out, source)
    _has_rows(source)
    write_page(out, _page(source, texts))


def can_draw(needed: Sequence[str] = DRAWING) -> None:
    """Check that what draws a page is installed."""
    if missing := [name for name in needed if find_spec(name) is None]:
        raise BadInput(f"reports need {' and '.join(missing)}: pip install 'harena[lab]'")


def write_page(out: Path, text: str) -> None:
    try:
        write_text(out, text)
    except OSError as error:
        raise BadInput(f"cannot write {out}: {trouble(OSError(error.errno, error.strerror))}") from None


def may_write(out: Path, source: Path) -> None:
    """Check that the page can be written, before the work and not after it."""
    folder = out.absolute().parent
    if not folder.is_dir():
        raise BadInput(f"cannot write {out}: there is no folder {folder}")
    if out.is_dir():
        raise BadInput(f"cannot write {out}: it is a folder; expected a file name")
    if out.exists() and out.samefile(source):
        raise BadInput(f"cannot write {out}: the page would replace what it is made from; name another file")


def _has_rows(source: Path) -> None:
    """Check that there are rows: a run that was stopped at once leaves only a heading."""
    if source.suffix != LINES:
        return
    with source.open("rb") as file:
        file.readline()
        if not file.readline().endswith(b"\n"):
            raise nothing_played(source)


def _page(source: Path, texts: Texts) -> str:
    errors = polars().exceptions
    aggregate, page = import_module(f"{__name__}.aggregate"), import_module(f"{__name__}.page")
    try:
        with table_of(source) as (heading, rows):
            head = aggregate.headed(heading, source)
            glossary = Glossary(head.game, game(head.game).complete(head.options), texts)
            found = aggregate.translated(aggregate.sum_up(head, rows), glossary)
    except errors.PolarsError as error:
        raise BadInput(f"{source} is broken, or was changed: {str(error).splitlines()[0]}") from None
    if not found.matches:
        raise nothing_played(source)
    return str(page.page(found, texts))


def nothing_played(source: Path) -> BadInput:
    return BadInput(f"{source} has no finished match yet; let harena simulate continue first")
