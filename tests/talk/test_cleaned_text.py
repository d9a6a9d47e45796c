"""Tests of what is left of a message that is not only text."""

from __future__ import annotations

import pytest

from harena.talk.account import SAY, Entry, Talk, TalkSettings, cleaned_text
from harena.talk.phrases import Phrasebook


@pytest.mark.parametrize(
    "blank", ["", " ", "\u3164", "\u115f\u1160", "\u2800", "\u200d\u200c", "\u00a0", "\u0301", "\ufeff"]
)
def test_nothing_visible_is_nothing(blank: str) -> None:
    assert cleaned_text(blank * 5) == ""


def test_joiners_do_not_help_to_build_towers_of_accents() -> None:
    tower = "a" + "\u0316\u0316\u0316\u200d" * 20
    assert cleaned_text(tower).count("\u0316") == 3


def test_emoji_of_several_parts_stay_whole() -> None:
    assert cleaned_text("\U0001f469\u200d\U0001f33e!") == "\U0001f469\u200d\U0001f33e!"


def test_slots_without_a_phrase_are_not_kept() -> None:
    talk = Talk(2, Phrasebook("gorus"), TalkSettings())
    assert talk.check(Entry(SAY, 0, text="hello", slots=("x" * 1000,))).slots == ()
