"""Things that can be pointed at: cards, and the words of a game. Each explains itself in the reader's language.

A game builds its things in games/<game>/things.py. Their texts are in locales/<lang>/things.ftl: `things-<game>-<id>`
is the name of a word of the game, `things-<game>-<id>-text` explains it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from harena.sources import kinds_by_key
from harena.text import Names, Texts, has_rules, rules_text
from harena.text_parts import NameFinder

TERM = "term"  # the kind of things that are words of the game


class Fact(NamedTuple):
    label: str
    value: str
    term: str = ""  # the id of the word that explains the label


class Thing(NamedTuple):
    kind: str
    id: str  # stable, unique within the kind
    title: str
    text: str  # what it is and does
    number: int = -1  # as views and options number it
    subtitle: str = ""
    facts: tuple[Fact, ...] = ()
    values: Mapping[str, int] = {}
    sort: str = ""
    copies: int = 0  # 0: it is not a card, or one like it was named before
    rule: str = ""
    source: str = ""
    also: tuple[str, ...] = ()  # other words for it in running text


class Kind(NamedTuple):
    """A kind of cards."""

    kind: str
    label: str


class Place(NamedTuple):
    """Where some cards are."""

    kind: str
    number: int
    place: str  # in words
    copies: int = 1


class Things:
    """Everything that can be pointed at: with certain decks, in one language. Never changed."""

    def __init__(self, game: str = "", kinds: Sequence[Kind] = (), things: Sequence[Thing] = ()) -> None:
        self.game = game
        self.kinds = tuple(kinds)
        self.things = tuple(things)

    @cached_property
    def finder(self) -> NameFinder:
        """Finds the names of things and the numbers of rules in sentences."""
        named = [
            (name, thing.kind, thing.id)
            for thing in self.things
            if "." not in thing.id
            for name in (thing.title, *thing.also)
        ]
        return NameFinder([*named, *[(number, "rule", number) for number in _rules_of(self.game)]])


def _rules_of(game: str) -> list[str]:
    if not has_rules(game, "en"):
        return []
    return [rule.number for chapter in rules_text(game, "en").chapters for rule in chapter.rules]


def terms(texts: Texts, game: str, rules: Mapping[str, str], kind: str = TERM) -> list[Thing]:
    """Return words of a game, given by their ids and the rules they come from."""
    return [term(texts, game, each, rule, kind) for each, rule in rules.items()]


def term(texts: Texts, game: str, id_: str, rule: str, kind: str = TERM) -> Thing:
    key = f"things-{game}-{id_}"
    also = tuple(texts.say(f"{key}-also").split("|")) if texts.has(f"{key}-also") else ()
    return Thing(kind, id_, texts.say(key), texts.say(f"{key}-text"), rule=rule, also=also)


def kinds(texts: Texts, game: str, ids: Sequence[str]) -> list[Kind]:
    """Return kinds of cards, which texts name as `things-<game>-kind-<id>`."""
    return [Kind(each, texts.say(f"things-{game}-kind-{each}")) for each in ids]


def fact(texts: Texts, game: str, id_: str, value: int | str) -> Fact:
    """Return a fact whose label is a word of the game."""
    return Fact(texts.say(f"things-{game}-{id_}"), str(value), id_)


def alike(one: Any, card: int, other: Any, at: int, columns: Iterable[str]) -> bool:
    """Return whether a card of some decks is the same as one of other decks. Decks have one list per column."""
    return all([getattr(one, column)[card] == getattr(other, column)[at] for column in columns])


def copies(names: Sequence[str], at: int, id_: str) -> int:
    """Return how many cards are called as this one. Only the first of them counts: the ids of others have a number."""
    return names.count(names[at]) if "." not in id_ else 0


@cache
def rule_about(game: str, chapter: str, name: str) -> str:
    """Return the number of the rule in this chapter that is about a card; the chapter itself if there is none."""
    found = rules_text(game, "en").chapter(chapter)
    rules = found.rules if found is not None else ()
    own = [rule for rule in rules if rule.text.startswith(f"{name} ")] or [rule for rule in rules if name in rule.text]
    return own[0].number if own else chapter


def meaning(texts: Texts, game: str, rule: str, name: str) -> str:
    """Return what a Latin name means, as the rule says it in brackets; empty: it does not."""
    found = rules_text(game, texts.lang).find(rule)
    told = re.match(rf"{re.escape(name)} \(([^()]+)\)", found.text) if found is not None else None
    return told[1] if told is not None else ""


def source_line(texts: Texts, row: Mapping[str, Any] | None) -> str:
    """Say where the numbers of a card come from, by the note in its row. None: it is a card of the table's own."""
    if row is None:
        return texts.say("things-source-own")
    keys = [key for key in row if key != "source"]
    by_kind: dict[str, list[str]] = {}
    for key, kind in kinds_by_key(row["source"], keys).items():
        by_kind.setdefault(kind, []).append(key)
    if len(by_kind) == 1:
        return texts.say(f"things-source-all-{next(iter(by_kind))}")
    said = [
        texts.say(f"things-source-{kind}", what=", ".join([texts.say(f"things-key-{key}") for key in named]))
        for kind, named in by_kind.items()
    ]
    return sentence(texts.row(said))


def sentence(text: str) -> str:
    """Return a text with a capital letter and a full stop."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}" if text else ""


def place_of(texts: Texts, key: str, seat: int, names: Names) -> str:
    """Name the place where a seat has its cards: `<key>-you` is the viewer's own, `<key>` that of another seat."""
    return texts.say(f"{key}-you") if seat == names.you else texts.say(key, seat=names.seats[seat])


def counted(kind: str, numbers: Iterable[int], place: str) -> list[Place]:
    """Count the cards at one place, by number."""
    found: dict[int, int] = {}
    for number in numbers:
        found[number] = found.get(number, 0) + 1
    return [Place(kind, number, place, count) for number, count in sorted(found.items())]
