"""Tests of the account of what was said: what is refused, who may read what, what becomes of promises."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harena.talk.account import (
    ALL,
    BROKEN,
    BURST,
    BURST_SECONDS,
    KEPT,
    LONGEST,
    MARK,
    MOST_CHANGES,
    MOST_MARKS,
    MOST_MESSAGES,
    MOST_OPEN,
    MUTE,
    NOBODY,
    OPEN,
    REPORT,
    SAY,
    SWITCH,
    Entry,
    NotSaid,
    Promise,
    Talk,
    TalkSettings,
    cleaned_text,
    line_of,
    promise_in,
    trust,
)
from harena.talk.phrases import AMOUNT, PAY, PEACE, SEAT, Phrase, Phrasebook, PromisedBy

SEATS = 3
BOOK = Phrasebook(
    "nundinae",
    (
        Phrase("pay", "promise", (("coins", AMOUNT),), PAY),
        Phrase("peace", "promise", promise=PEACE),
        Phrase("against", "threat", (("seat", SEAT),)),
    ),
    promised_by={"agreed": PromisedBy("pay", 1, 0, (2,))},
)
PAY_ME: dict[str, Any] = {"phrase": "nundinae-pay", "slots": (3,)}


def account(whispers: bool = True, **more: Any) -> Talk:
    return Talk(SEATS, BOOK, TalkSettings(whispers=whispers, **more))


def put(talk: Talk, entry: Entry, host: int = 0) -> Entry:
    kept = talk.check(entry, host)
    talk.add(kept)
    return kept


def say(talk: Talk, by: int, text: str = "", **more: Any) -> Entry:
    """Say something, long after everything else."""
    return put(talk, Entry(SAY, by, text=text, at=BURST_SECONDS * len(talk.entries), **more))


def promise(talk: Talk, by: int, to: int, aloud: bool = True) -> int:
    say(talk, by, to=ALL if aloud else to, promise_to=to, **PAY_ME)
    return talk.messages[-1].number


def refusal(talk: Talk, entry: Entry, host: int = 0) -> str:
    """Return the code with which an entry is refused. Nothing may have changed."""
    before = picture(talk)
    with pytest.raises(NotSaid) as no:
        talk.check(entry, host)
    assert picture(talk) == before
    return no.value.code


def picture(talk: Talk) -> Any:
    """Return everything that can be asked of an account."""
    viewers = range(-1, talk.seats)
    return (
        list(talk.entries),
        list(talk.messages),
        dict(talk.marks),
        set(talk.mutes),
        list(talk.reports),
        talk.off,
        talk.promises(),
        [list(talk.read_by(viewer, over)) for viewer in viewers for over in (False, True)],
        [talk.promises_known_to(viewer, over) for viewer in viewers for over in (False, True)],
        [talk.muted_by(viewer) for viewer in viewers],
    )


# What is refused


def test_an_empty_message() -> None:
    for text in ("", "   ", "\n\t", "\u200b\u202e", "\u0301", "\ud800"):
        assert refusal(account(), Entry(SAY, 0, text=text)) == "empty-message"


def test_a_message_that_is_too_long() -> None:
    talk = account()
    assert refusal(talk, Entry(SAY, 0, text="x" * (LONGEST + 1))) == "too-long"
    assert refusal(talk, Entry(SAY, 0, text="x" * 10**6)) == "too-long"
    assert len(say(talk, 0, "  " + "x" * LONGEST + "\u200b\n").text) == LONGEST  # what is kept is counted


def test_messages_that_come_too_fast() -> None:
    talk = account()
    for second in range(BURST):
        put(talk, Entry(SAY, 0, text="hello", at=float(second)))
    assert refusal(talk, Entry(SAY, 0, text="hello", at=BURST_SECONDS - 0.1)) == "talk-too-fast"
    put(talk, Entry(SAY, 1, text="hello", at=BURST_SECONDS - 0.1))  # another seat may
    put(talk, Entry(SAY, 0, text="hello", at=BURST_SECONDS))


def test_an_account_that_is_full() -> None:
    talk = account()
    for _ in range(MOST_MESSAGES):
        say(talk, 0, "hello")
    late = BURST_SECONDS * (MOST_MESSAGES + 1)
    assert refusal(talk, Entry(SAY, 0, text="hello", at=late)) == "talk-full"
    put(talk, Entry(SAY, 1, text="hello", at=late))


def test_too_many_open_promises_to_one_seat() -> None:
    talk = account()
    for _ in range(MOST_OPEN):
        promise(talk, 0, 1)
    another = Entry(SAY, 0, promise_to=1, at=1e9, **PAY_ME)
    assert refusal(talk, another) == "talk-full"
    promise(talk, 0, 2)
    put(talk, Entry(MARK, 1, message=0))
    promise(talk, 0, 1)


def test_too_many_changes() -> None:
    talk = account()
    for number in range(MOST_CHANGES):
        put(talk, Entry(MUTE, 0, 1, on=number % 2 == 0))
    assert refusal(talk, Entry(MUTE, 0, 1)) == "talk-full"
    put(talk, Entry(MUTE, 1, 0))
    say(talk, 0, "words are counted by themselves")


def test_talk_that_is_off() -> None:
    never = account(talk=False)
    assert refusal(never, Entry(SAY, 0, text="hello")) == "talk-off"
    talk = account()
    put(talk, Entry(SWITCH, 0, on=False))
    assert refusal(talk, Entry(SAY, 1, text="hello")) == "talk-off"
    put(talk, Entry(SWITCH, 0, on=True))
    say(talk, 1, "hello")


def test_only_the_host_switches_talk() -> None:
    talk = account()
    assert refusal(talk, Entry(SWITCH, 1, on=False), host=0) == "not-yours"
    assert refusal(talk, Entry(SWITCH, 0, on=False), host=NOBODY) == "not-yours"
    put(talk, Entry(SWITCH, 1, on=False), host=1)


def test_whispers_where_there_are_none() -> None:
    talk = account(whispers=False)
    assert refusal(talk, Entry(SAY, 0, 1, text="psst")) == "no-whispers"
    say(talk, 0, "aloud")


@pytest.mark.parametrize("other", [-2, SEATS, 10**9])
def test_a_seat_that_is_not_at_the_table(other: int) -> None:
    talk = account()
    assert refusal(talk, Entry(SAY, 0, other, text="psst")) == "no-such-seat"
    assert refusal(talk, Entry(MUTE, 0, other)) == "no-such-seat"
    assert refusal(talk, Entry(SAY, 0, promise_to=other, **PAY_ME)) == "no-such-seat"
    for kind in (SAY, MARK, MUTE, REPORT, SWITCH):
        assert refusal(talk, Entry(kind, other, text="hello")) == "not-yours"


def test_a_spectator_says_nothing() -> None:
    for kind in (SAY, MARK, MUTE, REPORT, SWITCH):
        assert refusal(account(), Entry(kind, -1, text="hello"), host=-1) == "not-yours"


def test_nobody_talks_to_themselves() -> None:
    talk = account()
    assert refusal(talk, Entry(SAY, 0, 0, text="psst")) == "to-yourself"
    assert refusal(talk, Entry(MUTE, 0, 0)) == "to-yourself"
    assert refusal(talk, Entry(SAY, 0, promise_to=0, **PAY_ME)) == "to-yourself"


BAD_PHRASES: list[tuple[str, tuple[Any, ...]]] = [
    ("nundinae-nothing", ()),
    ("nundinae-pay", ()),
    ("nundinae-pay", (3, 3)),
    ("nundinae-pay", (0,)),
    ("nundinae-pay", (100,)),
    ("nundinae-pay", (-1,)),
    ("nundinae-pay", ("3",)),
    ("nundinae-pay", (True,)),
    ("nundinae-pay", (3.0,)),
    ("nundinae-against", (SEATS,)),
    ("nundinae-against", (-1,)),
    ("nundinae-peace", (1,)),
    ("__class__", ()),
]


@pytest.mark.parametrize(("phrase", "slots"), BAD_PHRASES)
def test_a_phrase_that_does_not_fit(phrase: str, slots: tuple[Any, ...]) -> None:
    assert refusal(account(), Entry(SAY, 0, text="hello", phrase=phrase, slots=slots)) == "bad-phrase"


def test_what_cannot_be_promised() -> None:
    talk = account()
    assert refusal(talk, Entry(SAY, 0, text="I will pay", promise_to=1)) == "no-promise"
    threat = Entry(SAY, 0, phrase="nundinae-against", slots=(2,), promise_to=1)
    assert refusal(talk, threat) == "no-promise"


def test_a_promise_whose_receiver_does_not_hear_it() -> None:
    assert refusal(account(), Entry(SAY, 0, 2, promise_to=1, **PAY_ME)) == "no-such-seat"


def test_a_message_that_is_not_there() -> None:
    talk = account()
    say(talk, 0, "hello")
    whispered = promise(talk, 0, 1, aloud=False)
    for kind in (MARK, REPORT):
        for number in (-1, 2, 10**9):
            assert refusal(talk, Entry(kind, 1, message=number)) == "no-such-message"
        assert refusal(talk, Entry(kind, 2, message=whispered)) == "no-such-message"  # it might as well not be there
    assert refusal(talk, Entry(MARK, 1, message=0)) == "no-such-message"  # it is no promise
    assert refusal(talk, Entry(REPORT, 0, message=0)) == "no-such-message"  # nobody reports themselves


def test_only_the_receiver_marks_a_promise() -> None:
    talk = account()
    number = promise(talk, 0, 1)
    assert refusal(talk, Entry(MARK, 0, message=number)) == "not-your-promise"
    assert refusal(talk, Entry(MARK, 2, message=number)) == "not-your-promise"
    put(talk, Entry(MARK, 1, message=number))


def test_a_report_is_made_once() -> None:
    talk = account()
    say(talk, 0, "a foul word")
    put(talk, Entry(REPORT, 1, message=0))
    assert refusal(talk, Entry(REPORT, 1, message=0)) == "already-done"
    put(talk, Entry(REPORT, 2, message=0))
    assert talk.reports == [(1, 0), (2, 0)]


# Who may read what


def test_a_whisper_is_read_by_two() -> None:
    talk = account()
    say(talk, 0, "aloud")
    say(talk, 0, "psst", to=1)
    say(talk, 2, "aloud too")
    read = {seat: [message.entry.text for message in talk.read_by(seat)] for seat in range(SEATS)}
    assert read == {0: ["aloud", "psst", "aloud too"], 1: ["aloud", "psst", "aloud too"], 2: ["aloud", "aloud too"]}


def test_spectators_read_what_was_said_aloud_after_the_match() -> None:
    talk, closed = account(), account(afterwards=False)
    for each in (talk, closed):
        say(each, 0, "aloud")
        say(each, 0, "psst", to=1)
        promise(each, 0, 1)
        promise(each, 0, 1, aloud=False)
        assert not each.read_by(-1)
        assert not each.promises_known_to(-1)
    assert [message.number for message in talk.read_by(-1, over=True)] == [0, 2]
    assert [each.number for each in talk.promises_known_to(-1, over=True)] == [2]
    assert not closed.read_by(-1, over=True)
    assert not closed.promises_known_to(-1, over=True)


def test_a_seat_is_muted_from_now_on() -> None:
    talk = account()
    say(talk, 0, "before")
    put(talk, Entry(MUTE, 1, 0))
    say(talk, 0, "meanwhile")
    say(talk, 0, "psst", to=1)
    put(talk, Entry(MUTE, 1, 0, on=False))
    say(talk, 0, "after")
    assert [message.entry.text for message in talk.read_by(1)] == ["before", "after"]
    assert [message.entry.text for message in talk.read_by(2)] == ["before", "meanwhile", "after"]
    assert len(talk.read_by(0)) == 4  # the speaker does not learn of it


def test_a_line_is_counted_among_those_that_a_viewer_may_read() -> None:
    talk = account()
    for number in range(6):
        say(talk, number % 2, "psst" if number % 3 else "aloud", to=ALL if number % 3 == 0 else 1 - number % 2)
    assert [line_of(talk.read_by(2), number) for number in range(6)] == [0, -1, -1, 1, -1, -1]
    assert [line_of(talk.read_by(0), number) for number in range(6)] == list(range(6))
    assert line_of(talk.read_by(-1), 0) == -1


# Promises


def test_a_mark_can_be_changed() -> None:
    talk = account()
    number = promise(talk, 0, 1)
    states = [talk.promises()[0].state]
    for kept in (True, False, True):
        put(talk, Entry(MARK, 1, message=number, on=kept))
        states.append(talk.promises()[0].state)
    assert states == [OPEN, KEPT, BROKEN, KEPT]


def test_an_event_of_the_rules_can_be_a_promise() -> None:
    found = promise_in(BOOK, "agreed", (2, 0, 4), 17, 5.0)
    assert found is not None
    assert (found.by, found.to, found.promise_to, found.slots) == (0, ALL, 2, (4,))
    assert (found.phrase, found.moment, found.at) == ("nundinae-pay", 17, 5.0)
    assert promise_in(BOOK, "agreed", (2, 0, 0), 17, 5.0) is None  # nothing was promised
    assert promise_in(BOOK, "other", (2, 0, 4), 17, 5.0) is None


def test_trust_follows_what_became_of_promises() -> None:
    def promised(by: int, to: int, state: str) -> Promise:
        return Promise(0, by, to, "nundinae-pay", (3,), state)

    unknown = trust([], 0, 1)
    assert 0.5 < unknown < 1
    assert trust([promised(0, 1, OPEN)], 0, 1) == unknown
    assert trust([promised(2, 1, BROKEN)], 0, 1) == unknown  # somebody else
    kept, broken = trust([promised(0, 1, KEPT)], 0, 1), trust([promised(0, 1, BROKEN)], 0, 1)
    assert broken < unknown < kept
    assert broken < trust([promised(0, 2, BROKEN)], 0, 1) < unknown  # what was broken to others counts less
    many = [trust([promised(0, 1, KEPT)] * n, 0, 1) for n in range(20)]
    assert many == sorted(many)
    assert many[-1] < 1


# The account and its entries

texts = st.text(st.characters(), max_size=30)
seats = st.integers(-2, SEATS)
entries = st.builds(
    Entry,
    kind=st.sampled_from([SAY, SAY, SAY, MARK, MUTE, REPORT, SWITCH]),
    by=seats,
    to=st.one_of(st.just(ALL), seats),
    text=texts,
    phrase=st.sampled_from(["", "", "nundinae-pay", "nundinae-peace", "nundinae-against", "any-hello", "nothing"]),
    slots=st.lists(st.one_of(st.integers(-1, 4), st.text(max_size=2)), max_size=2).map(tuple),
    promise_to=st.one_of(st.just(NOBODY), seats),
    message=st.integers(-1, 6),
    on=st.booleans(),
    at=st.floats(0, 400),
    moment=st.integers(0, 99),
)


@given(entries)
def test_an_entry_survives_json(entry: Entry) -> None:
    entry = entry._replace(text=cleaned_text(entry.text))
    assert Entry.from_plain(json.loads(json.dumps(entry.plain()))) == entry


def spoken(wanted: list[Entry]) -> Iterator[tuple[Talk, Entry, bool]]:
    talk = account()
    for entry in wanted:
        before = picture(talk)
        try:
            kept = talk.check(entry, host=0)
        except NotSaid:
            assert picture(talk) == before
            yield talk, entry, False
            continue
        assert picture(talk) == before  # checking alone changes nothing
        talk.add(kept)
        yield talk, kept, True


@given(st.lists(entries, max_size=25))
@settings(deadline=None)
def test_the_account_rebuilt_from_its_entries_is_the_same(wanted: list[Entry]) -> None:
    talk = account()
    for talk, _, _ in spoken(wanted):  # noqa: B007  # the last one is what counts
        pass
    stored = [Entry.from_plain(json.loads(json.dumps(entry.plain()))) for entry in talk.entries]
    again = Talk(SEATS, BOOK, talk.settings, stored)
    assert picture(again) == picture(talk)


@given(st.lists(entries, max_size=25))
@settings(deadline=None)
def test_nobody_reads_what_was_not_said_to_them(wanted: list[Entry]) -> None:
    for talk, entry, done in spoken(wanted):
        for seat in range(SEATS):
            read = talk.read_by(seat)
            assert all([seat == each.entry.by or each.entry.to in (ALL, seat) for each in read])
            assert [each.number for each in read] == sorted({each.number for each in read})
            known = talk.promises_known_to(seat)
            assert [each.number for each in known] == [each.number for each in read if each.entry.promise_to != NOBODY]
        assert not talk.read_by(-1)
        if done and entry.kind == SAY:
            assert entry.phrase or cleaned_text(entry.text) == entry.text != ""
            assert len(entry.text) <= LONGEST


# Text

TURNS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # the direction of reading
hostile = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            [*TURNS, "\u0301", "\u0316", "\u20dd", "\u0344", "\u200d", "\u200c", "\u200b", "\ufeff", "\x00"]
        ),
        st.sampled_from(
            ["\x1b", "\n", "\r", "\u2028", "\u3164", "\u1160", "\uac00", "\u1100", "\ufb2c", "e", " ", "<"]
        ),
    ),
    max_size=80,
)


@given(hostile)
@settings(max_examples=400)
def test_a_cleaned_text_is_text(text: str) -> None:
    clean = cleaned_text(text)
    categories = [unicodedata.category(sign) for sign in clean]
    assert not {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} & set(categories)
    assert {sign for sign, category in zip(clean, categories, strict=True) if category == "Cf"} <= {"\u200c", "\u200d"}
    assert not set(clean) & set(TURNS)
    row = 0
    for sign, category in zip(clean, categories, strict=True):
        row = row + 1 if category in ("Mn", "Me") else row if sign in "\u200c\u200d" else 0
        assert row <= MOST_MARKS
    assert clean == clean.strip()
    assert "  " not in clean
    assert len(clean) <= len(unicodedata.normalize("NFC", text))
    assert clean == unicodedata.normalize("NFC", clean)
    assert cleaned_text(clean) == clean
    clean.encode()  # it can be sent


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("e\u200b\u0301", "\u00e9"),  # what stood between the letter and its accent is gone
        ("  two\n\nlines ", "two lines"),
        ("\u202etxet\u202c", "txet"),
        ("<b>bold</b> & [31m", "<b>bold</b> & [31m"),  # markup is text like any other
        (
            "Ave \u2014 s\u2019il vous pla\u00eet, Gro\u00dfmutter!",
            "Ave \u2014 s\u2019il vous pla\u00eet, Gro\u00dfmutter!",
        ),
        (
            "\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd",
            "\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd",
        ),
    ],
)
def test_what_is_left_of_a_text(text: str, clean: str) -> None:
    assert cleaned_text(text) == clean


def test_a_huge_text_is_cleaned_at_once() -> None:
    assert len(cleaned_text("x\u0301" * 10**6)) <= 8 * LONGEST
