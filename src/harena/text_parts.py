"""Texts in parts: what a sentence names can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

REMEMBERED = 5000  # texts whose names were found: all tables say the same things again and again
FIRST_MARK = 0xE000  # characters for private use stand for named things while a sentence is put together
_MARK = re.compile("([\ue000-\uf8ff])")
_WORD = re.compile(r"\w+")


class Part(NamedTuple):
    """A piece of a text. `kind` is empty for plain text, else the kind of what it names: seat, rule, card, ..."""

    text: str
    kind: str = ""
    id: str = ""


def plain_text(parts: Iterable[Part]) -> str:
    return "".join([part.text for part in parts])


class Marks:
    """Stand-ins for named things in one sentence: the sentence is made with them and cut at them afterwards."""

    def __init__(self) -> None:
        self.named: dict[str, Part] = {}

    def mark(self, part: Part) -> str:
        """Return what stands for this part."""
        sign = chr(FIRST_MARK + len(self.named))
        self.named[sign] = part
        return sign

    def cut(self, text: str) -> list[Part]:
        """Cut a text at its marks, and put what they stand for in their place."""
        return [self.named.get(piece) or Part(piece) for piece in _MARK.split(text) if piece]


class Named(NamedTuple):
    """Something that has a name."""

    name: str
    kind: str
    id: str
    before: int  # how many signs come before the first word of the name


class NameFinder:
    """Finds names in a text."""

    def __init__(self, named: Iterable[tuple[str, str, str]]) -> None:
        """Take (name, kind, id) of everything that has a name. Of things with the same name, the first is found."""
        self.by_first_word: dict[str, list[Named]] = {}
        self.cut_before: dict[str, list[Part]] = {}  # texts that only we have found names in
        for name, kind, id_ in named:
            if first := _WORD.search(name):
                self.by_first_word.setdefault(first[0], []).append(Named(name, kind, id_, first.start()))

    def found_at(self, text: str, word: re.Match[str], done: int) -> Named | None:
        """Return the longest name whose first word is this one. What stands before `done` belongs to another name."""
        known = self.by_first_word.get(word[0], ())
        fitting = [each for each in known if _stands_at(each, text, word.start() - each.before, done)]
        return max(fitting, key=lambda each: len(each.name), default=None)

    def cut(self, text: str, first: Sequence[NameFinder] = ()) -> list[Part]:
        """Cut a text into plain pieces and the names in it. What the finders in `first` find comes before ours."""
        ours = not any([finder.knows_word_of(text) for finder in first])
        if ours and (known := self.cut_before.get(text)) is not None:
            return known
        parts = self._cut(text, first)
        if ours:
            if len(self.cut_before) >= REMEMBERED:
                self.cut_before.clear()
            self.cut_before[text] = parts
        return parts

    def knows_word_of(self, text: str) -> bool:
        """Return whether a word of this text begins a name."""
        return any([word[0] in self.by_first_word for word in words_of(text)]) if self.by_first_word else False

    def _cut(self, text: str, first: Sequence[NameFinder]) -> list[Part]:
        parts: list[Part] = []
        done = 0
        for word in words_of(text):
            if word.start() < done:
                continue
            found = next((each for finder in (*first, self) if (each := finder.found_at(text, word, done))), None)
            if found is not None:
                start = word.start() - found.before
                parts += [Part(text[done:start])] if start > done else []
                parts.append(Part(found.name, found.kind, found.id))
                done = start + len(found.name)
        return [*parts, Part(text[done:])] if done < len(text) else parts


def words_of(text: str) -> Iterable[re.Match[str]]:
    return _WORD.finditer(text)


def _stands_at(named: Named, text: str, start: int, done: int) -> bool:
    """Tell whether the name stands here, and not as a part of a longer word."""
    end = start + len(named.name)
    if start < done or not text.startswith(named.name, start):
        return False
    return not (_WORD.match(named.name[-1]) and _WORD.match(text, end))
