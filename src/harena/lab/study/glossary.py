"""Translate the English words of rows into the reader's language: names of cards, houses and answers.

Everything that a table can name is named twice, in English as in the rows and in the reader's language. A word that is
not among it, such as one of an older version, stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from harena.kernel.choice import PASS
from harena.lab.study import Study, study_of
from harena.text import Texts

MOST = 512  # numbers that are tried per kind of thing; there are fewer of each


class Glossary:
    """The words of one table's rows in one language."""

    def __init__(self, game: str, options: Mapping[str, Any], texts: Texts) -> None:
        self.answers: dict[str, str] = {}
        self.things: dict[str, str] = {}  # cards, regions and whatever else has something done with it
        self.sides: dict[str, str] = {}
        if texts.lang == "en":
            return
        rows, reader = study_of(game, options), study_of(game, options, texts)
        self.answers = _pairs(rows.option, reader.option, _options(rows))
        for domain in sorted({domain for _, _, domain in rows.places.values()}):
            self.things |= _pairs(_namer(rows, domain), _namer(reader, domain), range(MOST))
        self.sides = dict(zip(rows.all_sides(), reader.all_sides(), strict=True))

    def thing(self, word: str) -> str:
        """Return the name of a card or of something else. Where rows count deeds with cards that are also answers,
        as in Gorus, these are named there."""
        return self.things.get(word, self.answers.get(word, word))

    def answer(self, word: str) -> str:
        return self.answers.get(word, word)

    def side(self, word: str) -> str:
        return self.sides.get(word, word)


def _options(study: Study) -> Iterator[int]:
    yield PASS
    for kind in study.rules.kinds:
        yield from range(kind.start, kind.start + kind.size)


def _namer(study: Study, domain: str) -> Callable[[int], str]:
    return lambda value: study.word(domain, value)


def _pairs(rows: Callable[[int], str], reader: Callable[[int], str], numbers: Iterable[int]) -> dict[str, str]:
    """Return the translations that differ. A block of numbers may be longer than the decks of this table."""
    found: dict[str, str] = {}
    for number in numbers:
        with suppress(IndexError):
            found.setdefault(rows(number), reader(number))
    return {word: told for word, told in found.items() if word != told}
