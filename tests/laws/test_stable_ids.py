"""Saved matches survive changed decks: cards inserted, removed and put in another order.

Inside a process a card is its place in the deck. A position or record that kept these numbers would name other cards
once a row is inserted, without any error: that is how a hand's Collaboration once became a Grand Feast.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import harena
from harena.games import game
from harena.games.munera import decks as munera_decks
from harena.games.spartacus import decks as spartacus_decks
from harena.kernel import serialization
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, any_of
from harena.kernel.identity import decks_id
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest, dump, load
from harena.matches.match import Match
from harena.matches.record import Diverged, read_record, replay, verify

MODULES: dict[str, Any] = {"munera": munera_decks, "spartacus": spartacus_decks}
ROWS = {"munera": "eventum", "spartacus": "intrigue"}
SPENDABLE = {
    "munera": "Hereditas",
    "spartacus": "Robbery",
}  # titles with copies to give away: the size of a deck is fixed
FORMAT_1 = Path(__file__).parent.parent / "golden" / "format-1"
OLD_RECORDS = [
    FORMAT_1 / "munera" / "munera-3-target-10-own-cards.json",
    FORMAT_1 / "munera" / "munera-2.json",
    FORMAT_1 / "spartacus" / "spartacus-3-own-houses.json",
    FORMAT_1 / "spartacus" / "spartacus-4-offers.json",
]
Sections = dict[str, Any]


@contextmanager
def shipped(name: str, change: Callable[[Sections], None]) -> Iterator[None]:
    """As if a new version of Harena came with other decks."""
    module = MODULES[name]
    name_of_ours = "our_decks" if hasattr(module, "our_decks") else "OURS"  # read on first use, or when imported
    before, ours = module._OURS, getattr(module, name_of_ours)
    changed = deepcopy(before)
    change(changed)
    caches = (module.decks, module._archived)
    try:
        module._OURS = changed
        new = module._decks(changed, "data", True)
        setattr(module, name_of_ours, (lambda: new) if callable(ours) else new)
        for cache in caches:
            cache.cache_clear()
        yield
    finally:
        module._OURS = before
        setattr(module, name_of_ours, ours)
        for cache in caches:
            cache.cache_clear()


def inserted(name: str) -> Callable[[Sections], None]:
    """A new title at the very beginning, in place of a copy of another."""

    def change(sections: Sections) -> None:
        rows = sections[ROWS[name]]
        spent = next(row for row in rows if row["title"] == SPENDABLE[name])
        spent["copies"] -= 1
        rows.insert(0, {**rows[0], "title": "An Entirely New Card", "copies": 1})

    return change


def reordered(name: str) -> Callable[[Sections], None]:
    """The same cards in other rows, in every section."""

    def change(sections: Sections) -> None:
        for key, rows in sections.items():
            if isinstance(rows, list) and rows and isinstance(rows[0], dict):
                sections[key] = rows[::-1]

    return change


def removed(name: str) -> Callable[[Sections], None]:
    """A title is gone; the copies go to another one."""

    def change(sections: Sections) -> None:
        rows = sections[ROWS[name]]
        gone = next(row for row in rows if row["title"] != SPENDABLE[name] and row.get("kind") != "guard")
        rows.remove(gone)
        spent = next(row for row in rows if row["title"] == SPENDABLE[name])
        spent["copies"] = spent.get("copies", 1) + gone.get("copies", 1)

    return change


def titles_of(name: str, decks: Any) -> list[str]:
    return list(decks.title) if name == "munera" else [row.title for row in decks.rows]


CHANGES = [inserted, reordered, removed]


def played(name: str, answers: int, seed: int = 1) -> Match[Any]:
    """A match of three after so many answers and free actions by chance."""
    rng = Random(f"{name}/{seed}")
    match = Match.start(game(name), {"players": 3}, Luck(rng))
    for _ in range(answers):
        if match.over:
            break
        choice = rng.choice([choice for choice in match.rules.pending(match.tip) if choice.given == OPEN])
        free = match.rules.free_moves_for(match.settled, choice.seat) if match.drafter < 0 else []
        if free and rng.random() < 0.1:
            match.act_freely(choice.seat, *rng.choice(free))
        else:
            match.answer(choice.seat, choice.id, any_of(choice.options, rng))
    return match


def titles(name: str, g: Any) -> list[list[str]]:
    """What the hands hold, by title, whatever the numbers are."""
    decks = g.table.decks
    names = titles_of(name, decks)
    return [sorted(names[decks.titled[card]] for card in range(128) if hand >> card & 1) for hand in g.hands]


def play_on(match: Match[Any], seed: int = 9) -> None:
    """Forty answers more, whatever they are."""
    rng = Random(seed)
    for _ in range(40):
        if not match.over:
            choice = rng.choice([choice for choice in match.rules.pending(match.tip) if choice.given == OPEN])
            match.answer(choice.seat, choice.id, any_of(choice.options, rng))


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", MODULES)
def test_a_saved_position_names_the_same_cards(name: str, change: Callable[[str], Any]) -> None:
    """By ids alone, without the decks it was dealt with. A card that is gone is missed only where it was in play."""
    survived = 0
    for seed in range(8):
        match = played(name, 30, seed)
        raw = json.loads(json.dumps(dump(match.rules, match.settled)))
        before, cards = titles(name, match.settled), card_ids(name)
        assert any(before)
        with shipped(name, change(name)):
            gone = cards - card_ids(name)
            in_play = json.dumps({key: value for key, value in raw.items() if key != "bag"})
            if any([f'"{each}"' in in_play for each in gone]):
                with pytest.raises(BadInput, match=r"unknown .* '.*'; expected one of the decks it was played with"):
                    load(match.rules, raw, Luck())
            else:
                assert titles(name, load(match.rules, raw, Luck())) == before
                survived += 1
    assert survived


def card_ids(name: str) -> set[str]:
    """The ids of the cards in today's decks."""
    rules = game(name).rules
    g = rules.blank(rules.complete({"players": 3}), Luck())
    return set(rules.ids_of(g)[{"munera": "eventum", "spartacus": "intrigue"}[name]].ids)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", MODULES)
def test_a_running_match_keeps_the_decks_it_was_dealt_with(name: str, change: Callable[[str], Any]) -> None:
    match = played(name, 30)
    raw = json.loads(json.dumps(dump(match.rules, match.settled)))
    text = json.dumps(match.record)
    with shipped(name, change(name)):
        g = load(match.rules, raw, Luck(), match.record["decks"])
        assert digest(match.rules, g) == digest(match.rules, match.settled)
        assert g.table.decks.ours  # its cards are still called by the names of the catalogues
        for seat in range(g.seats):  # bots and pages rebuild the table from what they see
            view = match.game.view(g, seat)
            again = match.game.resample(view, Random(1))
            assert titles(name, again)[seat] == titles(name, g)[seat]
        resumed = Match.resume(match.game, read_record(text, "here", lambda _: match.rules), Luck(Random(2)))
        assert digest(match.rules, resumed.settled) == digest(match.rules, match.settled)
        play_on(resumed)
        verify(match.game, read_record(json.dumps(resumed.record), "here", lambda _: match.rules))


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", MODULES)
def test_decks_of_somebodys_own_stay_whole_when_ours_change(name: str, change: Callable[[str], Any]) -> None:
    """A deck file may name one section only; the others are ours, as they were that day."""
    module = MODULES[name]
    section = {"munera": "minister", "spartacus": "slave"}[name]
    options = {"players": 3, "decks": module.source(section)}
    match = Match.start(game(name), options, Luck(Random(3)))
    play_on(match)
    text = json.dumps(match.record)
    with shipped(name, change(name)):
        resumed = Match.resume(match.game, read_record(text, "here", lambda _: match.rules), Luck(Random(4)))
        assert resumed.settled.settings() == match.settled.settings()
        play_on(resumed)
        verify(match.game, read_record(json.dumps(resumed.record), "here", lambda _: match.rules))


@pytest.mark.parametrize("name", MODULES)
def test_our_decks_of_version_0_1_are_kept(name: str) -> None:
    """Records and tables of that version do not say what they were dealt with. Never change this file."""
    archive = game(name).rules.decks
    assert archive is not None
    first = json.loads(archive.first({"decks": ""}))
    hashes = {"munera": "65e2c1d30e0b714b42e3d522", "spartacus": "df2366b278d5a5a37984fea8"}
    assert decks_id(archive.first({"decks": ""})) == hashes[name]
    assert set(first) >= {ROWS[name]}


@pytest.mark.parametrize("name", ["gorus", "munera", "spartacus"])
def test_a_dumped_position_holds_no_card_numbers(name: str) -> None:
    """Every field that holds cards, regions or houses says of which domain; what a random match shows is by id."""
    match = played(name, 60)
    raw = dump(match.rules, match.settled)
    for field in match.settled.FIELDS:
        if field.stuff in ("card", "market") or field.name in ("school", "assets", "house", "region", "deck"):
            values = raw[field.name]
            while values and isinstance(values[0], list):
                values = [each for row in values for each in row]
            assert all(isinstance(each, str) or each == -1 for each in values), field.name


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (("entries", 3, "do", 0), "unknown"),
        (("luck", 0), "unknown chance outcome"),
    ],
)
def test_an_unknown_id_in_a_record_is_named(what: tuple[Any, ...], said: str) -> None:
    match = played("spartacus", 60)
    record = json.loads(json.dumps(match.record))
    target = record["segments"][0]
    for key in what[:-1]:
        target = target[key]
    target[what[-1]] = "house:nobody-knows-it"
    with pytest.raises(Diverged, match="nobody-knows-it"):
        verify(match.game, read_record(json.dumps(record), "here", lambda _: match.rules))


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", MODULES)
def test_the_log_of_a_match_tells_the_same_after_other_decks(name: str, change: Callable[[str], Any]) -> None:
    match = played(name, 150)
    text = json.dumps(match.record)
    before = harena.read_record(text).log()
    assert len(before) > 20
    with shipped(name, change(name)):
        assert harena.read_record(text).log() == before


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("path", OLD_RECORDS, ids=[path.stem for path in OLD_RECORDS])
def test_a_record_of_version_0_1_survives_other_decks(
    path: Path, change: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With our decks, and with decks of somebody's own that name some sections only."""
    name = path.parent.name
    with shipped(name, change(name)):
        rules = game(name).rules
        record = read_record(path.read_text(encoding="utf-8"), path.name, lambda _: rules)
        if record["segments"][-1]["rules_version"] == rules.version:
            verify(game(name), record)
        else:  # a match of older rules: it is still dealt as it was, but then it goes another way
            known = json.loads(path.read_text(encoding="utf-8"))["options"]  # digests of that time hold these alone
            monkeypatch.setattr(serialization, "options_of", lambda g: {name: g.settings()[name] for name in known})
            next(replay(rules, record))


def test_nobody_can_pass_off_a_deck_file_as_ours() -> None:
    text = json.dumps({"chosen": "", "slave": []})
    with pytest.raises(BadInput, match="TOML"):
        game("spartacus").complete({"players": 3, "decks": text})
