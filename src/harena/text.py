"""Texts for people: Fluent catalogues and the numbered rules, in every language.

A key that starts with a game's name is looked up in that game's catalogue, every other key in harena.ftl. Catalogues of
our games are locales/<lang>/<game>.ftl, their rules games/<game>/rules/<lang>.md. A game of another package has both in
its own folder: locales/<lang>.ftl and rules/<lang>.md. A text that a language lacks is given in English; a text that
English lacks is given as the bare key, or raises LookupError if `Texts.strict` is set (tests).
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Any, ClassVar, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from harena.kernel.rules import BadInput

LANGUAGES = ("en", "fr", "it", "de")
FORMATTED = 1 << 15  # texts that are remembered as they were put together; about 10 MB
COMMON = "harena"  # the catalogue of everything that belongs to no game


class Names(NamedTuple):
    """What the seats and sides of a table are called, and which of them is the reader, whom sentences call "you"."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    you: int = -1  # the reader's seat; -1: a spectator
    your_side: int = -1  # the side that consists of the reader alone; -1: none, or the reader has partners
    own: Any = None  # what this game's words need besides, such as its decks


class Label(NamedTuple):
    """An option in words, in parts: what it is, and what follows from it."""

    head: str
    more: tuple[str, ...] = ()
    separator: str = "; "

    @property
    def text(self) -> str:
        return self.separator.join((self.head, *self.more))

    def after(self, words: str) -> Label:
        """Return the label with these words before its head."""
        return self._replace(head=words + self.head)


class Texts:
    """The texts of one language. Cheap to make: a catalogue is read when it is first needed, once per process."""

    strict: ClassVar[bool] = False

    def __init__(self, lang: str = "") -> None:
        lang = lang or preferred()
        if lang not in LANGUAGES:
            raise BadInput(f"unknown language {lang!r}; expected one of: {', '.join(LANGUAGES)}")
        self.lang = lang

    def say(self, key: str, **args: str | int | float) -> str:
        return _formatted(self.lang, key, tuple(args.items()), self.strict)

    def has(self, key: str) -> bool:
        return _has(self.lang, key)

    def join(self, words: Sequence[str]) -> str:
        """A, B and C."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def row(self, parts: Sequence[str]) -> str:
        """A; B; C."""
        return _separator(self.lang).join(parts)

    def label(self, *parts: str | Label) -> Label:
        """Put a label together. A label among the parts is taken apart."""
        flat: list[str] = []
        for part in parts:
            flat += [part.head, *part.more] if isinstance(part, Label) else [part]
        return Label(flat[0], tuple(flat[1:]), _separator(self.lang))


def preferred() -> str:
    """Return HARENA_LANG, or the language of the system if we have its texts, or English."""
    if own := os.environ.get("HARENA_LANG"):
        return own
    system = [os.environ[name][:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    return system[0] if system and system[0] in LANGUAGES else "en"


def signed(number: int) -> str:
    """Write a number with its sign; the minus is a real minus sign, which screen readers say."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


_folders: dict[str, Traversable] = {}  # by game: the folder with the texts of a game of another package


def add_folder(game: str, folder: Traversable) -> None:
    """Read the texts of this game from its own folder."""
    _folders[game] = folder
    for cached in (_catalogue, _catalogue_of, _formatted, _has, rules_text):
        cached.cache_clear()


def catalogue(lang: str, name: str) -> str:
    """Return the source of one catalogue; empty where the language does not have it yet."""
    path = _folders[name] / "locales" / f"{lang}.ftl" if name in _folders else _locale(lang) / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def catalogues(lang: str) -> list[str]:
    """Return the names of the catalogues that this language has."""
    folder = _locale(lang)
    found = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    own = [name for name in _folders if catalogue(lang, name)]
    return sorted([*own, *[name.removesuffix(".ftl") for name in found if name.endswith(".ftl")]])


def _locale(lang: str) -> Traversable:
    return files("harena") / "locales" / lang


class Catalogue:
    """The messages of one catalogue. Each is parsed when it is first needed: parsing all of them would take as long as
    everything else that a command does at its start."""

    def __init__(self, lang: str, source: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}  # sources of messages and terms
        starts = [*_ENTRY.finditer(source)]
        for entry, after in zip_longest(starts, starts[1:]):
            self._unread.setdefault(entry[1], source[entry.start() : after.start() if after else None])
        self.keys = frozenset(self._unread)

    def say(self, key: str, args: dict[str, str | int | float]) -> tuple[str, list[Exception]] | None:
        """Return the text, and what was wrong with it; None if there is none."""
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _read(self, key: str) -> None:
        """Parse an entry, and those that it refers to."""
        if (source := self._unread.get(key)) is not None:
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(key, None)  # afterwards: another thread may ask for it meanwhile
            for reference in _REFERENCE.findall(source):
                self._read(reference)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # what continues an entry is indented
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def _catalogue(lang: str, name: str) -> Catalogue:
    return Catalogue(lang, catalogue(lang, name))


@lru_cache(FORMATTED)
def _formatted(lang: str, key: str, args: tuple[tuple[str, str | int | float], ...], strict: bool) -> str:
    """Put a text together, or remember it: all tables of a server say the same things again and again."""
    for each in dict.fromkeys((lang, "en")):
        found = _catalogue(each, _catalogue_of(key)).say(key, dict(args))
        if found is not None:
            text, errors = found
            if errors and strict:
                raise LookupError(f"{each}: {key}: {errors[0]}")
            return text
    if strict:
        raise LookupError(f"no text for {key}")
    return key


@cache
def _has(lang: str, key: str) -> bool:
    return any([key in _catalogue(each, _catalogue_of(key)).keys for each in (lang, "en")])


@cache
def _separator(lang: str) -> str:
    return Texts(lang).say("separator")


@cache
def _catalogue_of(key: str) -> str:
    prefix = key.partition("-")[0]
    return prefix if prefix in catalogues("en") else COMMON


# The numbered rules


class RulePart(NamedTuple):
    """A paragraph of a rule, a list, or the name of a figure: one of the three."""

    text: str = ""
    items: tuple[str, ...] = ()
    figure: str = ""


class Rule(NamedTuple):
    number: str  # "G-3.4"
    parts: tuple[RulePart, ...]

    @property
    def text(self) -> str:
        """Return the rule as one paragraph, without figures."""
        return " ".join([part.text or " · ".join(part.items) for part in self.parts if not part.figure])

    @property
    def figures(self) -> list[str]:
        return [part.figure for part in self.parts if part.figure]

    def then(self, line: str) -> Rule:
        """Return the rule with another line: an item of a list, a figure, or a paragraph after them."""
        if found := _FIGURE.fullmatch(line):
            return self._replace(parts=(*self.parts, RulePart(figure=found[1])))
        if not line.startswith("- "):
            return self._replace(parts=(*self.parts, RulePart(line)))
        *before, last = self.parts
        if not last.items:
            return self._replace(parts=(*self.parts, RulePart(items=(line[2:],))))
        return self._replace(parts=(*before, RulePart(items=(*last.items, line[2:]))))


class Chapter(NamedTuple):
    number: str  # "G-3"
    title: str
    rules: tuple[Rule, ...]


class RulesText(NamedTuple):
    title: str
    intro: str
    chapters: tuple[Chapter, ...]

    def find(self, number: str) -> Rule | None:
        """Find a rule by its number, in capitals or not."""
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.number.lower() == number.strip().lower():
                    return rule
        return None

    def chapter(self, number: str) -> Chapter | None:
        """Find a chapter by its own number or by the number of any rule in it."""
        wanted = number.strip().lower().partition(".")[0]
        for chapter in self.chapters:
            if chapter.number.lower() == wanted:
                return chapter
        return None

    def known(self, number: str) -> str:
        """List the numbers near a number that does not exist, for an error message."""
        chapter = self.chapter(number)
        found = [rule.number for rule in chapter.rules] if chapter else [chapter.number for chapter in self.chapters]
        return ", ".join(found)


_CHAPTER = re.compile(r"## (\S+) (.+)")
_RULE = re.compile(r"- \*\*(\S+)\*\* (.+)")
_FIGURE = re.compile(r"!\[figure: ([a-z-]+)\]")
_TAG = re.compile(r"\[(ruling|option|data)\]")


def _rules_file(game: str, lang: str) -> Traversable:
    return _folders.get(game, files("harena") / "games" / game) / "rules" / f"{lang}.md"


def has_rules(game: str, lang: str) -> bool:
    return _rules_file(game, lang).is_file()


@cache
def rules_text(game: str, lang: str) -> RulesText:
    """Return the rules of a game in a language, in our own words. What is indented below a rule belongs to it."""
    texts = Texts(lang)
    path = _rules_file(game, lang)
    if not path.is_file():
        raise BadInput(f"there is no rules text for {game!r} in {lang!r}")

    def plain(line: str) -> str:
        return _TAG.sub(lambda tag: texts.say(f"rules-{tag[1]}"), line)

    title, intro = game, ""
    chapters: list[Chapter] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := _RULE.match(line):
            head = chapters.pop()
            rule = Rule(found[1], (RulePart(plain(found[2])),))
            chapters.append(head._replace(rules=(*head.rules, rule)))
        elif line.startswith("  ") and chapters and chapters[-1].rules:
            head = chapters.pop()
            *before, last = head.rules
            chapters.append(head._replace(rules=(*before, last.then(plain(line.strip())))))
        elif found := _CHAPTER.match(line):
            chapters.append(Chapter(found[1], plain(found[2]), ()))
        elif line.startswith("# "):
            title = line[2:]
        elif line and not chapters:
            intro = f"{intro} {line}".strip()
    return RulesText(title, intro, tuple(chapters))
