"""Finds the names of seats, cards and rules in what people write, so that a page can link them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from harena.talk.phrases import SEAT, Phrasebook
from harena.text import LANGUAGES, Texts, has_rules, rules_text
from harena.text_parts import Named, NameFinder, Part, words_of

RULE = "rule"
SHORTEST = 4  # letters of a name that is recognized: shorter ones are words of some language too
_RULE_NUMBER = re.compile(r"[a-z]-[0-9]{1,2}(?:\.[0-9]{1,2})?(?!\w)")
_IN_BRACKETS = re.compile(r" \([^()]*\)$")


def linked(book: Phrasebook, text: str, people: Sequence[str]) -> list[Part]:
    """Cut a text into plain pieces and the names in it. Cards are recognized in every language."""
    low = _small(text)
    seats = NameFinder([(_small(name), SEAT, str(seat)) for seat, name in enumerate(people) if len(name) > 1])
    parts: list[Part] = []
    done = 0
    for word in words_of(low):
        if word.start() < done:
            continue
        found = _longer(seats.found_at(low, word, done), _names(book).found_at(low, word, done))
        if found is None and (rule := _RULE_NUMBER.match(low, word.start())):
            number = rule[0].upper()
            found = Named(rule[0], RULE, number, 0) if number in _rule_numbers(book.game) else None
        if found is not None:
            start = word.start() - found.before
            end = start + len(found.name)
            parts += [Part(text[done:start])] if start > done else []
            parts.append(Part(text[start:end], found.kind, found.id))
            done = end
    return [*parts, Part(text[done:])] if done < len(text) else parts


def _longer(seat: Named | None, card: Named | None) -> Named | None:
    """Return the longer name; a seat comes before a card of the same name."""
    if seat is None or card is None:
        return seat or card
    return card if len(card.name) > len(seat.name) else seat


def _small(text: str) -> str:
    """Return the text in small letters and with straight apostrophes, sign by sign, so that every sign keeps its
    place."""
    return "".join([low if len(low := sign.lower()) == 1 else sign for sign in text.replace("\u2019", "'")])


@cache
def _names(book: Phrasebook) -> NameFinder:
    """Return everything that has a name, in every language."""
    found: dict[str, tuple[str, str, str]] = {}
    for domain in book.domains.values():
        for value in domain.values:
            for lang in LANGUAGES:
                for name in _spellings(domain.label(Texts(lang), value)):
                    found.setdefault(_small(name), (_small(name), domain.name, value))
    return NameFinder(found.values())


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
