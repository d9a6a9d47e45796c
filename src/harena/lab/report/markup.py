"""Make HTML: figures, tables, paragraphs. All text is escaped here; only SVG is passed through."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple


class Sheet(NamedTuple):
    """The numbers behind a plot."""

    heads: Sequence[str]
    cells: Sequence[Sequence[str]]
    clear: Sequence[bool] = ()  # rows in bold; empty: none


def figure(title: str, below: str, label: str, svg: str, numbers: str) -> str:
    caption = f"<p>{escape(below)}</p>" if below else ""
    return (
        f"<figure><figcaption><h3>{escape(title)}</h3>{caption}</figcaption>"
        f'<div role="img" aria-label="{escape(label)}">{svg}</div>{numbers}</figure>'
    )


def folded(summary: str, title: str, sheet: Sheet) -> str:
    """Return a table that unfolds. It can have the focus, so that it can be scrolled by keyboard."""
    return (
        f"<details><summary>{escape(summary)}</summary>"
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(title)}">{_table(sheet)}</div></details>'
    )


def unfolded(title: str, sheet: Sheet) -> str:
    """Return a table that is always open. On a phone each row becomes a block, in which every cell has its head."""
    table = _table(sheet, named=True)
    return f'<div class="scroll open" tabindex="0" role="group" aria-label="{escape(title)}">{table}</div>'


def facts(told: Sequence[tuple[str, str]]) -> str:
    return f"<dl>{''.join([f'<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>' for name, fact in told])}</dl>"


def _table(sheet: Sheet, named: bool = False) -> str:
    heads = "".join([f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in sheet.heads])
    marked = sheet.clear or [False] * len(sheet.cells)
    names = sheet.heads if named else [""] * len(sheet.heads)
    rows = [_row(cells, clear, names) for cells, clear in zip(sheet.cells, marked, strict=True)]
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _row(cells: Sequence[str], clear: bool, heads: Sequence[str]) -> str:
    kind = ' class="clear"' if clear else ""
    told = [
        f'<td data-head="{escape(head)}">{escape(cell)}</td>' if head else f"<td>{escape(cell)}</td>"
        for cell, head in zip(cells, heads, strict=True)
    ]
    return f"<tr{kind}>{''.join(told)}</tr>"


def paragraphs(told: Sequence[str]) -> str:
    return "".join([f"<p>{escape(line)}</p>" for line in told])


def listed(told: Sequence[str]) -> str:
    return f"<ul>{''.join([f'<li>{escape(line)}</li>' for line in told])}</ul>"


def pictures(figures: Sequence[str]) -> str:
    return f'<div class="pictures">{"".join(figures)}</div>'
