"""Tests every lesson that comes with Harena, and what is said about broken lesson files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import harena
from harena.cli import main
from harena.kernel.rules import BadInput
from harena.lessons.course import Course, check
from harena.lessons.lesson import Lesson, read_lesson
from harena.lessons.library import FOLDER, our_lessons, own_lessons
from harena.text import LANGUAGES

LESSONS = {lesson.key: lesson for lesson in our_lessons()}
COMBAT = FOLDER / "gorus" / "1-combat.toml"


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


def test_a_lesson_is_legal_to_its_end(lesson: Lesson) -> None:
    assert check(lesson) == lesson.decisions > 0


def test_a_lesson_is_there_in_every_language(lesson: Lesson) -> None:
    assert lesson.languages() == set(LANGUAGES)
    for said in lesson.everything_said():
        assert "..." not in said.texts.values(), "a text of the skeleton is left"


def test_a_lesson_begins_and_ends_with_words(lesson: Lesson) -> None:
    places = list(Course(lesson).places())
    first = next(place for place in places if place.notes or place.move)
    assert first.notes
    assert places[-1].notes
    assert places[-1].move is None


def test_every_wrong_remark_is_for_an_answer_that_can_be_given(lesson: Lesson) -> None:
    for place in Course(lesson).places():
        if place.move is not None:
            said = [option for options, _ in place.move.remarks for option in options]
            assert place.move.option not in said
            for options, _ in place.move.remarks:
                assert set(options) - set(place.move.also), "what is as good needs no remark"


def changed(folder: Path, change: Callable[[str], str], record: Callable[[str], str] = lambda text: text) -> Path:
    """Return a copy of the first lesson with a change."""
    path = folder / COMBAT.name
    path.write_text(change(COMBAT.read_text("utf-8")), "utf-8")
    source = COMBAT.with_suffix(".json")
    path.with_suffix(".json").write_text(record(source.read_text("utf-8")), "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('rule = "G-3.5"', 'rule = "G-9.9"', "note 3: there is no rule 'G-9.9' in gorus"),
        ('answer = "card:swords-10"', 'answer = "card:fists-10"', "the note says card:fists-10, the record card:swo"),
        ('"card:arrows-8"]', '"card:axes-8"]', "card:axes-8 cannot be answered there"),
        ('"card:arrows-8"]', '"card:lions-8"]', "there is no answer 'card:lions-8'"),
        ("entry = 22", "entry = 40", "a note stands before entry 40, but the record ends with entry 21"),
        ("entry = 9", "entry = 2", "stands before entry 2, but the one above it before entry 7"),
        ("entry = 7", 'entry = 7\nanswer = "card:arrows-9"', "the learner does nothing there"),
        ("seat = 1", "seat = 5", "seat is 5; expected 1 to 3"),
        ("lesson = 1", "lesson = 7", "not a lesson of this version"),
        ("text.en", "text.xx", "unknown language 'xx'"),
        ("minutes = 4", "hours = 4", "unknown key 'hours'"),
        ('record = "1-combat.json"', 'record = "none.json"', "none.json"),
        ('"card:arrows-8"]', '"card:arrows-8"', "not a TOML file"),
    ],
)
def test_a_broken_lesson_gets_one_clear_sentence(
    old: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(tmp_path, lambda text: text.replace(old, new, 1))
    assert main(["lesson", "check", str(path)]) == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1
    assert path.name in told or "none.json" in told


def test_a_record_that_was_changed_or_cut_says_so(tmp_path: Path) -> None:
    def illegal(text: str) -> str:
        record = json.loads(text)
        entries = record["segments"][0]["entries"]
        entries[1]["do"] = ["card:swords-9"]  # Livia holds Fists
        return json.dumps(record)

    for record, says in ((illegal, "entry 2"), (lambda text: text[:900], "not a whole JSON file")):
        with pytest.raises(BadInput, match=says):
            check(read_lesson(changed(tmp_path, str, record)))


def test_a_lesson_is_made_of_a_part_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = harena.start("gorus", players=3, seed=3, target=1)
    harena.play(match, "heuristic", seed=3)
    match.save(str(tmp_path / "match.json"))
    made = tmp_path / "own.toml"
    words = ["lesson", "new", str(tmp_path / "match.json"), str(made), "--seat", "2", "--from", "7", "--to", "18"]
    assert main(words) == 0
    assert main(["lesson", "check", str(made)]) == 0
    assert "4 moves" in capsys.readouterr().out
    assert main(words) == 2
    assert "already" in capsys.readouterr().err


def test_a_club_has_lessons_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no folder"):
        own_lessons(tmp_path / "nowhere")
    with pytest.raises(BadInput, match="there is no lesson in it"):
        own_lessons(tmp_path)
    path = changed(tmp_path, str)
    with pytest.raises(BadInput, match="has this name"):
        own_lessons(tmp_path)
    path.rename(tmp_path / "ours.toml")
    assert [lesson.key for lesson in own_lessons(tmp_path)] == ["gorus-ours"]


def test_a_lesson_in_one_language_is_read_in_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def english(text: str) -> str:
        others = tuple(f".{lang} =" for lang in LANGUAGES if lang != "en")
        return "\n".join([line for line in text.splitlines() if not any(other in line for other in others)])

    path = changed(tmp_path, english)
    lesson = read_lesson(path)
    assert lesson.languages() == {"en"}
    assert lesson.title.text("de") == lesson.title.text("en") == "A combat"
    assert main(["lesson", "check", str(path)]) == 0
    assert "fr, it, de" in capsys.readouterr().out
