"""Finds the names of seats, cards and rules in what people write, so that a page can link them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from harena.talk.phrases import SEAT, Part, Phrasebook
from harena.text import LANGUAGES, Texts, has_rules, rules_text

RULE = "rule"
SHORTEST = 4  # letters of a name that is recognized: shorter ones are words of some language too
_WORD = re.compile(r"\w+")
_RULE_NUMBER = re.compile(r"[a-z]-[0-9]{1,2}(?:\.[0-9]{1,2})?(?!\w)")
_IN_BRACKETS = re.compile(r" \([^()]*\)$")


class Named(NamedTuple):
    """Something that has a name."""

    name: str  # in small letters
    domain: str
    id: str
    before: int  # how many signs come before the first word of the name


ByFirstWord = dict[str, list[Named]]


def linked(book: Phrasebook, text: str, people: Sequence[str]) -> list[Part]:
    """Cut a text into plain pieces and the names in it. Cards are recognized in every language."""
    low = _small(text)
    seats = _by_first_word([(name, SEAT, str(seat)) for seat, name in enumerate(people) if len(name) > 1])
    parts: list[Part] = []
    done = 0
    for word in _WORD.finditer(low):
        if word.start() < done:
            continue
        found = _named_at(seats, _names(book), low, word, done)
        if found is None and (rule := _RULE_NUMBER.match(low, word.start())):
            number = rule[0].upper()
            found = Named(rule[0], RULE, number, 0) if number in _rule_numbers(book.game) else None
        if found is not None:
            start = word.start() - found.before
            end = start + len(found.name)
            parts += [Part(text[done:start])] if start > done else []
            parts.append(Part(text[start:end], found.domain, found.id))
            done = end
    return [*parts, Part(text[done:])] if done < len(text) else parts


def _named_at(seats: ByFirstWord, names: ByFirstWord, text: str, word: re.Match[str], done: int) -> Named | None:
    """Return the longest name whose first word is this one; a seat comes before a card of the same name."""
    known = [*seats.get(word[0], ()), *names.get(word[0], ())]
    fitting = [each for each in known if _stands_at(each, text, word.start() - each.before, done)]
    return max(fitting, key=lambda each: len(each.name), default=None)


def _stands_at(named: Named, text: str, start: int, done: int) -> bool:
    """Tell whether the name stands here, and not as a part of a longer word."""
    end = start + len(named.name)
    if start < done or not text.startswith(named.name, start):
        return False
    return not (_WORD.match(named.name[-1]) and _WORD.match(text, end))


def _small(text: str) -> str:
    """Return the text in small letters and with straight apostrophes, sign by sign, so that every sign keeps its
    place."""
    return "".join([low if len(low := sign.lower()) == 1 else sign for sign in text.replace("\u2019", "'")])


def _by_first_word(named: Sequence[tuple[str, str, str]]) -> ByFirstWord:
    found: ByFirstWord = {}
    for called, domain, id_ in named:
        name = _small(called)
        if first := _WORD.search(name):
            found.setdefault(first[0], []).append(Named(name, domain, id_, first.start()))
    return found


@cache
def _names(book: Phrasebook) -> ByFirstWord:
    """Return everything that has a name, in every language."""
    found: dict[str, tuple[str, str, str]] = {}
    for domain in book.domains.values():
        for value in domain.values:
            for lang in LANGUAGES:
                for name in _spellings(domain.label(Texts(lang), value)):
                    found.setdefault(_small(name), (name, domain.name, value))
    return _by_first_word(list(found.values()))


def _spellings(label: str) -> list[str]:
    """Return the ways in which people write a name: without an exclamation mark at its end; with or without what
    stands in brackets; with ss for ß. "Revenge!" gives Revenge, "Glaive (Gladius)" also Glaive."""
    name = label.rstrip("!?. \u00a0")
    ways = dict.fromkeys((name, _IN_BRACKETS.sub("", name), name.replace("ß", "ss")))
    return [each for each in ways if len(each) >= SHORTEST]


@cache
def _rule_numbers(game: str) -> frozenset[str]:
    """Return the numbers of the chapters and rules of a game."""
    if not has_rules(game, "en"):
        return frozenset()
    chapters = rules_text(game, "en").chapters
    rules = [rule.number for chapter in chapters for rule in chapter.rules]
    return frozenset([*rules, *[chapter.number for chapter in chapters]])
