"""Print a comparison: what was changed on the cards, and what that changed in the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from harena.deck_format import DeckFormat
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

WIDTH = 100  # fewest columns for a table; a narrower terminal wraps it
ALWAYS = (ROUNDS, MATCH, SCORE, WINNER, END, SIDE, SEAT, BOT)  # shown even where nothing changed, in this order
MOST = 20  # rows of cards nobody changed, and changes


class Change(NamedTuple):
    """One number or word on a card."""

    section: str
    card: str
    what: str
    old: Any
    new: Any


def deck_changes(decks: DeckFormat, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Change]:
    """Return what is different on the cards between the options of two tables."""
    before, after = decks.cards(old[decks.setting]), decks.cards(new[decks.setting])
    return [change for section, cards in before.items() for change in _changes(section, cards, after[section])]


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


def print_comparison(
    one: str, other: str, comparison: Comparison, decks: DeckFormat, changes: Sequence[Change], texts: Texts
) -> None:
    """Print the changes, then the game as a whole, then cards: the changed ones, and others that clearly differ."""
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
    changed = {(change.section, change.card) for change in changes}
    shown = [each for each in cards if any([decks.is_card(*card, each.key[2]) for card in changed])]
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


def _and_more(count: int, texts: Texts) -> None:
    if count > 0:
        print(texts.say("compare-more", count=count))


def _size(each: Difference) -> float:
    """Return a sort key: the farther the interval is from zero, the earlier."""
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
    """Return a word in the wording of the reports."""
    key = f"report-{kind}-{word}"
    return texts.say(key) if texts.has(key) else word


def _percent(value: float, signed: bool = False) -> str:
    return f"{_rounded(100 * value, 1):{'+' if signed else ''}.1f} %"


def _number(value: float, signed: bool = False) -> str:
    return f"{_rounded(value, 2):{'+' if signed else ''}.2f}"


def _rounded(value: float, places: int) -> float:
    """Round a value; never return a negative zero."""
    return round(value, places) + 0.0


def _short(value: Any) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= 40 else f"{text[:40]} …"
