"""A lesson file: TOML with notes in several languages, beside the record of a match.

A note stands before an entry of the record. Where that entry is an answer of the learner's seat, the learner gives it;
where it is not, they read the note and go on. What the learner's seat does without a note happens by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from harena.files import open_record, read_toml
from harena.game import Game
from harena.kernel.rules import BadInput
from harena.text import LANGUAGES, rules_text

FORMAT = 1
LONGEST = 700  # characters of a text: it must be readable beside the table


class Said(NamedTuple):
    """A text in some languages, and the rule it is about."""

    texts: Mapping[str, str]
    rule: str = ""

    def text(self, lang: str) -> str:
        """Return the text in this language, or else in the first there is."""
        return self.texts.get(lang) or next(iter(self.texts.values()))


class Wrong(NamedTuple):
    """What is said to certain answers that are not the right one."""

    answers: tuple[str, ...]  # ids of answers, with * for any signs
    said: Said


class Note(NamedTuple):
    entry: int  # it stands before this entry of the record, counted from 1
    step: int  # and before this answer of it, counted from 1
    said: Said
    answer: str  # what the learner's answer is in the record; empty: the file does not say
    also: tuple[str, ...]  # other answers that are as good here
    wrong: tuple[Wrong, ...]
    otherwise: Said | None  # said to all other wrong answers


class Lesson(NamedTuple):
    where: str  # the file, for messages
    key: str  # part of its address: the game and the name of the file
    game: Game[Any]
    record: dict[str, Any]
    seat: int
    names: tuple[str, ...]
    title: Said
    about: Said
    minutes: int
    notes: tuple[Note, ...]

    @property
    def entries(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.record["segments"][0]["entries"]
        return found

    @property
    def decisions(self) -> int:
        """Return how many moves the learner makes."""
        places = {(note.entry, note.step) for note in self.notes if note.entry <= len(self.entries)}
        return len([1 for entry, _ in places if self.entries[entry - 1]["seat"] == self.seat])

    def languages(self) -> set[str]:
        """Return the languages in which every text is there."""
        return set.intersection(*[set(said.texts) for said in self.everything_said()])

    def everything_said(self) -> Iterator[Said]:
        yield from (self.title, self.about)
        for note in self.notes:
            yield note.said
            yield from [wrong.said for wrong in note.wrong]
            if note.otherwise is not None:
                yield note.otherwise


def read_lesson(path: Path) -> Lesson:
    """Read a lesson and its record. BadInput says what is wrong with the file; whether the record can be played, and
    the notes fit it, is found when it is played (course.py)."""
    _, raw = read_toml(path)
    try:
        return _lesson(path, raw)
    except BadInput as error:
        text = str(error)
        raise BadInput(text if text.startswith(str(path.parent)) else f"{path}: {text}") from None


def _lesson(path: Path, raw: dict[str, Any]) -> Lesson:
    if raw.get("lesson") != FORMAT:
        raise BadInput(f"not a lesson of this version; expected lesson = {FORMAT}")
    _known(raw, {"lesson", "record", "seat", "names", "title", "about", "minutes", "note"}, "the lesson")
    chosen, record = open_record(path.parent / _text(raw, "record", "the lesson"))
    if len(record["segments"]) != 1:
        raise BadInput("its record has several segments; `harena lesson new` makes one of them")
    seats = record["options"]["players"]
    seat = raw.get("seat", 1)
    if type(seat) is not int or not 1 <= seat <= seats:
        raise BadInput(f"seat is {seat!r}; expected 1 to {seats}")
    names = raw.get("names", [])
    if not isinstance(names, list) or len(names) not in (0, seats) or not all([isinstance(x, str) for x in names]):
        raise BadInput(f"names must be a list of {seats} names, one per seat")
    minutes = raw.get("minutes", 3)
    if type(minutes) is not int or not 1 <= minutes <= 60:
        raise BadInput(f"minutes is {minutes!r}; expected 1 to 60")
    found = Lesson(
        str(path),
        f"{chosen.name}-{path.stem}",
        chosen,
        record,
        seat - 1,
        tuple(names),
        _said(raw.get("title"), "", "the title", chosen.name),
        _said(raw.get("about"), "", "about", chosen.name),
        minutes,
        tuple(_notes(raw, chosen.name)),
    )
    for note in found.notes:
        if note.entry > len(found.entries) + 1:
            last = len(found.entries)
            raise BadInput(f"a note stands before entry {note.entry}, but the record ends with entry {last}")
    if not found.decisions:
        raise BadInput("no note stands before an entry of the learner's seat: there is nothing to do")
    return found


def _notes(raw: dict[str, Any], game: str) -> Iterator[Note]:
    notes = raw.get("note")
    if not isinstance(notes, list) or not notes:
        raise BadInput("it has no notes; expected [[note]]")
    before = (1, 1)
    for number, each in enumerate(notes, start=1):
        where = f"note {number}"
        _known(each, {"entry", "step", "text", "rule", "answer", "also", "wrong", "otherwise"}, where)
        place = (_whole(each, "entry", where), _whole(each, "step", where))
        if place < before:
            raise BadInput(f"{where} stands before entry {place[0]}, but the one above it before entry {before[0]}")
        before = place
        wrong = each.get("wrong", [])
        if not isinstance(wrong, list):
            raise BadInput(f"{where}: wrong must be written as [[note.wrong]]")
        yield Note(
            *place,
            _said(each.get("text"), each.get("rule", ""), where, game),
            _text(each, "answer", where) if "answer" in each else "",
            _ids(each, "also", where),
            tuple([_wrong(one, f"{where}, wrong {at}", game) for at, one in enumerate(wrong, start=1)]),
            _remark(each["otherwise"], f"{where}, otherwise", game) if "otherwise" in each else None,
        )


def _wrong(raw: Any, where: str, game: str) -> Wrong:
    _known(raw, {"answers", "text", "rule"}, where)
    answers = _ids(raw, "answers", where)
    if not answers:
        raise BadInput(f"{where} names no answers")
    return Wrong(answers, _said(raw.get("text"), raw.get("rule", ""), where, game))


def _remark(raw: Any, where: str, game: str) -> Said:
    _known(raw, {"text", "rule"}, where)
    return _said(raw.get("text"), raw.get("rule", ""), where, game)


def _said(raw: Any, rule: Any, where: str, game: str) -> Said:
    if not isinstance(raw, dict) or not raw:
        raise BadInput(f'{where} has no text; expected text.en = "..." and the same in other languages')
    for lang, text in raw.items():
        if lang not in LANGUAGES:
            raise BadInput(f"{where}: unknown language {lang!r}; expected one of: {', '.join(LANGUAGES)}")
        if not isinstance(text, str) or not text.strip():
            raise BadInput(f"{where}: the text in {lang!r} is empty")
        if len(text) > LONGEST:
            raise BadInput(f"{where}: the text in {lang!r} has {len(text)} characters; expected at most {LONGEST}")
    if not isinstance(rule, str) or (rule and rules_text(game, "en").find(rule) is None):
        raise BadInput(f"{where}: there is no rule {rule!r} in {game}")
    return Said({lang: " ".join(raw[lang].split()) for lang in LANGUAGES if lang in raw}, rule)


def _known(raw: Any, keys: set[str], where: str) -> None:
    if not isinstance(raw, dict):
        raise BadInput(f"{where} is not a table of keys and values")
    unknown = sorted(set(raw) - keys)
    if unknown:
        raise BadInput(f"{where}: unknown key {unknown[0]!r}; expected one of: {', '.join(sorted(keys))}"[:300])


def _text(raw: dict[str, Any], key: str, where: str) -> str:
    found = raw.get(key)
    if not isinstance(found, str) or not found:
        raise BadInput(f"{where}: {key} is {found!r}; expected a text"[:300])
    return found


def _whole(raw: dict[str, Any], key: str, where: str) -> int:
    found = raw.get(key, 1 if key == "step" else None)
    if type(found) is not int or found < 1:
        raise BadInput(f"{where}: {key} is {found!r}; expected a whole number from 1 on"[:300])
    return found


def _ids(raw: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    found = raw.get(key, [])
    if not isinstance(found, list) or not all([isinstance(one, str) and one for one in found]):
        raise BadInput(f"{where}: {key} must be a list of answers"[:300])
    return tuple(found)
