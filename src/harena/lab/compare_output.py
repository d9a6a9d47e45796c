"""A comparison for people: what was changed on the cards, and what that changed in the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from harena.lab.compare import (
    BOT,
    DEED,
    END,
    MATCH,
    ROUNDS,
    SCORE,
    SEAT,
    SHARES,
    SIDE,
    WINNER,
    WON,
    Comparison,
    Difference,
)
from harena.text import Texts

WIDTH = 100  # columns the tables get in any case: rather wrapped than cut
NAMES = ("name", "title", "city", "office")  # of a card, in a deck file: the first it has
ALWAYS = (ROUNDS, MATCH, SCORE, WINNER, END, SIDE, SEAT, BOT)  # what is told even where nothing changed, in order
MOST = 20  # rows of cards nobody changed, and changes
FAVORED_ZERO = "0 (Favored School)"  # behind the ranks, in Gorus


class Change(NamedTuple):
    """One number or word on a card."""

    section: str
    card: str
    what: str
    old: Any
    new: Any


def deck_changes(game: str, options: Sequence[Mapping[str, Any]]) -> list[Change]:
    """What the second deck has otherwise."""
    if "favor" in options[0]:
        old, new = [each["favor"] for each in options]
        names = [*map(str, range(len(old) - 1)), FAVORED_ZERO]
        pairs = zip(names, old, new, strict=True)
        return [Change("rank", rank, "favor", one, other) for rank, one, other in pairs if one != other]
    ours = tomllib.loads(import_module(f"harena.games.{game}.decks").starting_file())
    old, new = [{**ours, **tomllib.loads(each["decks"])} for each in options]
    return [change for section in ours for change in _changes(section, _cards(old[section]), _cards(new[section]))]


def _cards(section: Any) -> dict[str, dict[str, Any]]:
    """The cards of a section by name; what is no list of cards is one card without a name."""
    if not isinstance(section, list) or not all([isinstance(row, dict) for row in section]):
        return {"": {"": section}}
    found: dict[str, dict[str, Any]] = {}
    for row in section:
        name = next((str(row[key]) for key in NAMES if key in row), "")
        name = f"{name} {row['skill']}" if "office" in row else name
        found[f"{name} ({len(found)})" if name in found else name] = row
    return found


def _changes(section: str, old: Mapping[str, Mapping[str, Any]], new: Mapping[str, Mapping[str, Any]]) -> list[Change]:
    found = []
    for card in dict.fromkeys((*old, *new)):
        one, other = old.get(card, {}), new.get(card, {})
        keys = [key for key in dict.fromkeys((*one, *other)) if key != "source"]
        found += [
            Change(section, card, key, one.get(key), other.get(key)) for key in keys if one.get(key) != other.get(key)
        ]
    return found


def comparison_summary(game: str, seed: int, comparison: Comparison, changes: Sequence[Change]) -> dict[str, Any]:
    return {
        "game": game,
        "seed": seed,
        "games": comparison.matches,
        "changes": [change._asdict() for change in changes],
        "differences": [
            {**each._asdict(), "key": list(each.key), "clear": each.is_clear} for each in comparison.differences()
        ],
    }


def print_comparison(one: str, other: str, comparison: Comparison, changes: Sequence[Change], texts: Texts) -> None:
    """The changes, then the game as a whole, then cards: the changed ones, and others as far as they clearly differ."""
    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)
    for change in changes[:MOST]:
        where = " ".join([part for part in (change.section, change.card, change.what) if part])
        print(texts.say("compare-change", what=where, old=_short(change.old), new=_short(change.new)))
    _and_more(len(changes) - MOST, texts)
    found = comparison.differences()
    told = len([each for each in found if each.low is not None])
    print(texts.say("compare-done", games=comparison.matches, figures=told))
    bots = {each.key for each in found if each.key[0] == BOT}
    general = [each for each in found if each.key[0] in ALWAYS and (each.key[0] != BOT or len(bots) > 1)]
    console.print()
    console.print(_table(sorted(general, key=lambda each: (ALWAYS.index(each.key[0]), each.key)), one, other, texts))
    cards = [each for each in found if each.key[0] in (DEED, WON)]
    shown = [each for each in cards if any([touches(change, each.key[2]) for change in changes])]
    clear = sorted([each for each in cards if each.is_clear and each not in shown], key=_size)
    for title, rows in (("compare-changed", shown), ("compare-clear", clear)):
        if rows:
            console.print()
            print(texts.say(title))
            console.print(_table(rows[:MOST], one, other, texts))
            _and_more(len(rows) - MOST, texts)
    if not any([each.is_clear for each in found]):
        console.print()
        print(texts.say("compare-nothing"))


def touches(change: Change, card: str) -> bool:
    """Is this the card that was changed? A rank of Gorus stands on a card of each school."""
    if change.section == "rank":
        return card.endswith(f" {change.card.partition(' ')[0]}")
    return card.casefold() == change.card.casefold()


def _and_more(count: int, texts: Texts) -> None:
    if count > 0:
        print(texts.say("compare-more", count=count))


def _size(each: Difference) -> float:
    """How far the interval is from nothing, the farthest first."""
    return -max(each.low or 0.0, -(each.high or 0.0))


def _table(rows: Sequence[Difference], one: str, other: str, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("compare-figure"))
    for head in (one, other, texts.say("compare-difference"), texts.say("compare-interval"), ""):
        table.add_column(head, justify="right")
    for each in rows:
        show = _percent if each.key[0] in SHARES else _number
        difference = each.other - each.one
        known = each.low is not None and each.high is not None
        interval = (
            f"{show(each.low or 0.0, True)} – {show(each.high or 0.0, True)}" if known else texts.say("compare-few")
        )
        clear = texts.say("compare-is-clear") if each.is_clear else ""
        table.add_row(_named(each, texts), show(each.one), show(each.other), show(difference, True), interval, clear)
    return table


def _named(each: Difference, texts: Texts) -> str:
    kind, *words = each.key
    key = f"compare-{kind}"
    if kind in (DEED, WON):
        return texts.say(key, deed=_translated(texts, "deed", words[0]), card=words[1])
    if kind == END:
        return texts.say(key, name=_translated(texts, "measure", words[0]))
    return texts.say(key, name=words[0]) if words else texts.say(key)


def _translated(texts: Texts, kind: str, word: str) -> str:
    """As reports say it."""
    key = f"report-{kind}-{word}"
    return texts.say(key) if texts.has(key) else word


def _percent(value: float, signed: bool = False) -> str:
    return f"{_rounded(100 * value, 1):{'+' if signed else ''}.1f} %"


def _number(value: float, signed: bool = False) -> str:
    return f"{_rounded(value, 2):{'+' if signed else ''}.2f}"


def _rounded(value: float, places: int) -> float:
    """Without a minus before nothing."""
    return round(value, places) + 0.0


def _short(value: Any) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= 40 else f"{text[:40]} …"
