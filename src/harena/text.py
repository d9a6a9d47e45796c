"""Words for people: Fluent catalogues (locales/<lang>/*.ftl) and the numbered rules (games/<game>/rules/<lang>.md).

A key that starts with a game's name stands in that game's catalogue, every other one in harena.ftl. What a language
lacks is said in English; what English lacks is said as the bare key, or raises where `Texts.strict` is set (tests).
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from harena.kernel.rules import BadInput

LANGUAGES = ("en", "fr", "it", "de")
COMMON = "harena"  # the catalogue of everything that belongs to no game


class Names(NamedTuple):
    """What the seats and sides of a table are called, and in whose person sentences are put."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    you: int = -1  # the reader's seat; -1: a spectator
    your_side: int = -1  # the side that is the reader alone; -1: none, or he has partners
    own: Any = None  # the game's own: what stands on its cards


class Texts:
    """One language. Cheap to make: catalogues are read when a first word is asked of them, once a process."""

    strict: ClassVar[bool] = False

    def __init__(self, lang: str = "") -> None:
        lang = lang or preferred()
        if lang not in LANGUAGES:
            raise BadInput(f"unknown language {lang!r}; expected one of: {', '.join(LANGUAGES)}")
        self.lang = lang

    def say(self, key: str, **args: str | int | float) -> str:
        for lang in dict.fromkeys((self.lang, "en")):
            bundle = _bundle(lang, _catalogue_of(key))
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                if errors and self.strict:
                    raise LookupError(f"{lang}: {key}: {errors[0]}")
                return str(text)
        if self.strict:
            raise LookupError(f"no text for {key}")
        return key

    def has(self, key: str) -> bool:
        return any([_bundle(lang, _catalogue_of(key)).has_message(key) for lang in (self.lang, "en")])

    def join(self, words: Sequence[str]) -> str:
        """A, B and C."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def row(self, parts: Sequence[str]) -> str:
        """A; B; C."""
        return self.say("separator").join(parts)


def preferred() -> str:
    """HARENA_LANG, or the language of the system where we speak it, or English."""
    if own := os.environ.get("HARENA_LANG"):
        return own
    system = [os.environ[name][:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    return system[0] if system and system[0] in LANGUAGES else "en"


def signed(number: int) -> str:
    """With a real minus sign: screen readers say it."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def catalogue(lang: str, name: str) -> str:
    """The source of one catalogue; empty where the language does not have it yet."""
    path = files("harena") / "locales" / lang / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def catalogues(lang: str) -> list[str]:
    folder = files("harena") / "locales" / lang
    found = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    return sorted([name.removesuffix(".ftl") for name in found if name.endswith(".ftl")])


@cache
def _bundle(lang: str, name: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang, name)))
    return bundle


@cache
def _catalogue_of(key: str) -> str:
    prefix = key.partition("-")[0]
    return prefix if prefix in catalogues("en") else COMMON


# The numbered rules


class Rule(NamedTuple):
    number: str  # "G-3.4"
    text: str


class Chapter(NamedTuple):
    number: str  # "G-3"
    title: str
    rules: tuple[Rule, ...]


class RulesText(NamedTuple):
    title: str
    intro: str
    chapters: tuple[Chapter, ...]

    def find(self, number: str) -> Rule | None:
        """A rule by its number, however it is capitalized."""
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.number.lower() == number.strip().lower():
                    return rule
        return None

    def chapter(self, number: str) -> Chapter | None:
        """A chapter by its own number or by that of any rule that would stand in it."""
        wanted = number.strip().lower().partition(".")[0]
        for chapter in self.chapters:
            if chapter.number.lower() == wanted:
                return chapter
        return None

    def known(self, number: str) -> str:
        """What a person who asked for a rule that is not there could have asked for."""
        chapter = self.chapter(number)
        found = [rule.number for rule in chapter.rules] if chapter else [chapter.number for chapter in self.chapters]
        return ", ".join(found)


_CHAPTER = re.compile(r"## (\S+) (.+)")
_RULE = re.compile(r"- \*\*(\S+)\*\* (.+)")
_TAG = re.compile(r"\[(ruling|option|data)\]")


@cache
def rules_text(game: str, lang: str) -> RulesText:
    """The rules of a game in a language, in our own words."""
    texts = Texts(lang)
    path = files("harena.games") / game / "rules" / f"{lang}.md"
    if not path.is_file():
        raise BadInput(f"there is no rules text for {game!r} in {lang!r}")

    def plain(line: str) -> str:
        return _TAG.sub(lambda tag: texts.say(f"rules-{tag[1]}"), line)

    title, intro = game, ""
    chapters: list[Chapter] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := _RULE.match(line):
            head = chapters.pop()
            chapters.append(head._replace(rules=(*head.rules, Rule(found[1], plain(found[2])))))
        elif found := _CHAPTER.match(line):
            chapters.append(Chapter(found[1], plain(found[2]), ()))
        elif line.startswith("# "):
            title = line[2:]
        elif line and not chapters:
            intro = f"{intro} {line}".strip()
    return RulesText(title, intro, tuple(chapters))
