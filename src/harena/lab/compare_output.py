"""Print a comparison: what was changed on the cards, and what that changed in the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from harena.deck_format import DeckFormat
from harena.lab.compare import (
    BOT,
    CARDS,
    CHANGED,
    DEED,
    END,
    MATCH,
    ROUNDS,
    SCORE,
    SEAT,
    SHARES,
    SIDE,
    WHOLE,
    WINNER,
    WON,
    Comparison,
    Difference,
    Key,
)
from harena.lab.numbers import PERCENT, number, percent
from harena.lab.study.glossary import Glossary
from harena.text import Texts

WIDTH = 100  # fewest columns for a table; a narrower terminal wraps it
ALWAYS = (ROUNDS, MATCH, SCORE, WINNER, END, SIDE, SEAT, BOT)  # shown even where nothing changed, in this order
NAMED = (DEED, WON, SIDE)  # figures that may be about a changed card, house or region
OUT_OF_REACH = 100  # times as many matches as were played
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


def about(decks: DeckFormat, changes: Sequence[Change]) -> Callable[[Key], bool]:
    """Return whether a figure is about one of the changed cards."""
    changed = {(change.section, change.card) for change in changes}
    return lambda key: key[0] in NAMED and any([decks.is_card(*card, key[-1]) for card in changed])


def comparison_summary(game: str, seed: int, comparison: Comparison, changes: Sequence[Change]) -> dict[str, Any]:
    return {
        "game": game,
        "seed": seed,
        "games": comparison.matches,
        "changes": [change._asdict() for change in changes],
        "differences": [
            {**each._asdict(), "key": list(each.key), "clear": each.is_clear} for each in comparison.differences()
        ],
        "failures": dict(comparison.failures),
    }


class Found(NamedTuple):
    """A comparison in the order in which people read it."""

    general: list[Difference]  # the game as a whole
    changed: list[Difference]  # figures of changed cards
    others: list[Difference]  # what clearly differs of other cards, the clearest first
    sizes: Mapping[str, int]  # figures with an interval, by family

    @property
    def is_quiet(self) -> bool:
        return not any([each.is_clear for each in (*self.general, *self.changed, *self.others)])

    @property
    def first(self) -> int | None:
        """Return after how many matches the first difference of a changed card is likely to be clear; None if one is,
        or if nobody can tell."""
        needs = [each.needs for each in self.changed if each.needs is not None]
        return None if not needs or any([each.is_clear for each in self.changed]) else min(needs)


def sorted_out(comparison: Comparison) -> Found:
    found = comparison.differences()
    bots = {each.key for each in found if each.key[0] == BOT}
    general = [each for each in found if each.key[0] in ALWAYS and (each.key[0] != BOT or len(bots) > 1)]
    general.sort(key=lambda each: (ALWAYS.index(each.key[0]), each.key))
    changed = [each for each in found if each.family == CHANGED and each.key[0] in (DEED, WON)]
    changed.sort(key=lambda each: (each.key[0] != WON, each.key))
    others = sorted([each for each in found if each.family == CARDS and each.is_clear], key=_size)
    sizes = Counter([each.family for each in found if each.low is not None])
    return Found(general, changed, others, sizes)


def print_comparison(
    one: str, other: str, comparison: Comparison, changes: Sequence[Change], names: Naming, texts: Texts
) -> None:
    """Print the changes, then the game as a whole, then cards: the changed ones, and others that clearly differ."""
    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)
    for change in changes[:MOST]:
        where = " ".join([part for part in (change.section, change.card, change.what) if part])
        print(texts.say("compare-change", what=where, old=short(change.old), new=short(change.new)))
    _and_more(len(changes) - MOST, texts)
    found = sorted_out(comparison)
    print(done(comparison, found, texts))
    console.print()
    console.print(_table(found.general, one, other, comparison.matches, names))
    for title, rows in (("compare-changed", found.changed), ("compare-clear", found.others)):
        if rows:
            console.print()
            print(texts.say(title))
            console.print(_table(rows[:MOST], one, other, comparison.matches, names))
            _and_more(len(rows) - MOST, texts)
    console.print()
    print(texts.say("compare-needs-help"))
    for line in verdict(found, texts):
        print(line)


def done(comparison: Comparison, found: Found, texts: Texts) -> str:
    sizes = {family: found.sizes.get(family, 0) for family in (WHOLE, CHANGED, CARDS)}
    return texts.say("compare-done", games=comparison.matches, **sizes)


def verdict(found: Found, texts: Texts) -> list[str]:
    """Say what is not clear yet, and how many matches that needs."""
    lines = []
    if found.is_quiet:
        lines.append(texts.say("compare-nothing"))
    elif found.changed and not any([each.is_clear for each in found.changed]):
        lines.append(texts.say("compare-quiet"))
    if found.first is not None:
        lines.append(texts.say("compare-first", games=rounded_up(found.first)))
    return lines


def rounded_up(matches: int) -> int:
    """Round up to two digits: more would not be meant."""
    unit = int(10 ** max(0, len(str(matches)) - 2))
    return -(-matches // unit) * unit


def _and_more(count: int, texts: Texts) -> None:
    if count > 0:
        print(texts.say("compare-more", count=count))


def _size(each: Difference) -> float:
    """Return a sort key: the farther the interval is from zero, the earlier."""
    return -max(each.low or 0.0, -(each.high or 0.0))


def _table(rows: Sequence[Difference], one: str, other: str, matches: int, names: Naming) -> Table:
    table = Table(box=None, pad_edge=False)
    heads, cells = sheet(rows, one, other, matches, names)
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right")
    for row in cells:
        table.add_row(*row)
    return table


def sheet(
    rows: Sequence[Difference], one: str, other: str, matches: int, names: Naming
) -> tuple[list[str], list[list[str]]]:
    """Return the heads and the cells of a table of differences."""
    say = names.texts.say
    heads = [say("compare-figure"), one, other, *map(say, ("compare-difference", "compare-interval"))]
    cells = []
    for each in rows:
        needs = say("compare-is-clear") if each.is_clear else needed(each, matches, names.texts)
        row = [
            names.shown(each, each.one),
            names.shown(each, each.other),
            names.shown(each, each.other - each.one, True),
        ]
        cells.append([names.figure(each), *row, names.interval(each), needs])
    return [*heads, say("compare-needs")], cells


def needed(each: Difference, matches: int, texts: Texts) -> str:
    """Return how many matches a figure needs; a dash if that is unknown, or out of reach."""
    if each.needs is None or each.needs > OUT_OF_REACH * matches:
        return "–"
    return f"≈ {number(rounded_up(each.needs), 0, texts.lang)}"


class Naming:
    """Puts figures into the reader's language."""

    def __init__(self, texts: Texts, glossary: Glossary) -> None:
        self.texts, self.glossary = texts, glossary

    def figure(self, each: Difference) -> str:
        kind, *words = each.key
        say, key = self.texts.say, f"compare-{kind}"
        if kind in (DEED, WON):
            return say(key, deed=self._word("deed", words[0]), card=self.glossary.thing(words[1]))
        if kind == END:
            return say(key, name=self._word("measure", words[0]))
        if kind == SIDE:
            return say(key, name=self.glossary.side(words[0]))
        return say(key, name=words[0]) if words else say(key)

    def thing(self, each: Difference) -> str:
        """Return the name of a figure in a plot whose title says what is counted."""
        if each.key[0] in (DEED, WON):
            return f"{self._word('deed', each.key[1])}: {self.glossary.thing(each.key[2])}"
        return self.figure(each)

    def shown(self, each: Difference, value: float, signed: bool = False) -> str:
        """Return a value of a figure as text."""
        lang = self.texts.lang
        return percent(value, lang, signed) if each.key[0] in SHARES else number(value, 2, lang, signed)

    def interval(self, each: Difference) -> str:
        if each.low is None or each.high is None:
            return self.texts.say("compare-few")
        low, high = self.shown(each, each.low, True), self.shown(each, each.high, True)
        return f"{low.removesuffix(PERCENT)} – {high}"

    def _word(self, kind: str, word: str) -> str:
        """Return a word in the wording of the reports."""
        key = f"report-{kind}-{word}"
        return self.texts.say(key) if self.texts.has(key) else word


def short(value: Any) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= 40 else f"{text[:40]} …"
