"""Finds the names of seats, cards and rules in what people write, so that a page can link them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from harena.talk.phrases import SEAT, Part, Phrasebook
from harena.text import LANGUAGES, Texts

RULE = "rule"
SHORTEST = 4  # letters of a name that is recognized: shorter ones are words of some language too
_WORD = re.compile(r"\w+")
_RULE_NUMBER = re.compile(r"[A-Za-z]-\d{1,2}(?:\.\d{1,2})?(?!\w)")

Named = dict[str, list[tuple[str, str, str]]]  # by first word: (name, domain, id), the longest name first


def linked(book: Phrasebook, text: str, people: Sequence[str]) -> list[Part]:
    """Cut a text into plain pieces and the names in it. Cards are recognized in every language."""
    names, low = _names(book), text.lower()
    if len(low) != len(text):  # a few capital letters have longer small ones: their places would not fit
        return [Part(text)]
    seats = _by_first_word([(name.lower(), SEAT, str(seat)) for seat, name in enumerate(people) if len(name) > 1])
    parts: list[Part] = []
    done = 0
    for word in _WORD.finditer(low):
        start = word.start()
        if start < done:
            continue
        known = [*seats.get(word[0], ()), *names.get(word[0], ())]
        found = next(((name, *rest) for name, *rest in known if _stands_at(name, low, start)), None)
        if found is None and (rule := _RULE_NUMBER.match(low, start)):
            found = (rule[0], RULE, rule[0].upper())
        if found is not None:
            name, domain, id_ = found
            end = start + len(name)
            parts += [Part(text[done:start])] if start > done else []
            parts.append(Part(text[start:end], domain, id_))
            done = end
    return [*parts, Part(text[done:])] if done < len(text) else parts


def _stands_at(name: str, text: str, start: int) -> bool:
    end = start + len(name)
    return text.startswith(name, start) and (end == len(text) or not _WORD.match(text, end))


def _by_first_word(named: Sequence[tuple[str, str, str]]) -> Named:
    found: Named = {}
    for each in sorted(named, key=lambda row: -len(row[0])):
        if first := _WORD.match(each[0]):
            found.setdefault(first[0], []).append(each)
    return found


@cache
def _names(book: Phrasebook) -> Named:
    """Return everything that has a name, in every language."""
    found: dict[str, tuple[str, str, str]] = {}
    for domain in book.domains.values():
        for value in domain.values:
            for lang in LANGUAGES:
                label = domain.label(Texts(lang), value).lower()
                if len(label) >= SHORTEST:
                    found.setdefault(label, (label, domain.name, value))
    return _by_first_word(list(found.values()))
