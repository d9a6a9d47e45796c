"""Tests the texts of Nundinae: the events and questions of a whole match have a text in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import ASIDE, PASS, Choice, any_of, listed
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import LEARNED, MEMORY, Event
from harena.matches.match import Match
from harena.matches.offers import OFFER_EVENTS
from harena.text import LANGUAGES, Names, Texts, catalogue, rules_text
from harena.text_protocol import question, sentence
from tests.games.nundinae import words
from tests.games.nundinae.day import ALTAR, BID, BUY, CHEER, DONE, SELL, STAKE
from tests.games.nundinae.table import BOAST, RUMOR, TOAST

GAME = game("nundinae")
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NAMES = Names(PEOPLE, PEOPLE)
GOODS = (0, 1, RUMOR, TOAST, BOAST)
ASKING = (ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS)


@pytest.fixture(autouse=True)
def a_missing_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name is fluent's
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(lang, "nundinae")).body:
        assert not isinstance(entry, ast.Junk), (entry.content or "")[:80]
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


# Catalogues


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_arguments(lang: str) -> None:
    assert messages(lang) == messages("en")


def asked() -> list[str]:
    tables = GAME.rules.procedures.values()
    return [f"{table.name}-{step.name}" for table in tables for step in table.steps if step.op in ASKING]


def test_whatever_the_rules_can_say_or_ask_has_words() -> None:
    keys = messages("en")
    needed = [f"nundinae-event-{kind}{you}" for kind in GAME.rules.events for you in ("", "-you")]
    needed += [f"nundinae-{what}-{step}" for step in asked() for what in ("ask", "why", "wait")]
    needed += [f"nundinae-free-action-{name}" for name in GAME.rules.free_actions]
    needed += [f"nundinae-good-{number}" for number in GOODS]
    needed += [f"nundinae-setting-{each.name}{part}" for each in GAME.settings for part in ("", "-help")]
    holders = [type(GAME.rules.blank(GAME.complete({}), Luck()))]
    frames = [table.frame for table in GAME.rules.procedures.values()]
    for holder in (*holders, *frames):
        fields = [field.name for field in holder.FIELDS if field.audience not in (LEARNED, MEMORY)]
        needed += [f"nundinae-field-{name}" for name in fields]
    needed += [f"nundinae-field-{name}" for name in GAME.rules.procedures]  # titles of what is going on
    assert sorted(set(needed) - set(keys)) == []
    for kind, domains in GAME.rules.events.items():
        assert keys[f"nundinae-event-{kind}"] | keys[f"nundinae-event-{kind}-you"] <= set(domains)


def test_no_text_is_left_over() -> None:
    code = Path(words.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r"\"(nundinae-[a-z0-9-]+)\"", code))
    built = r"nundinae-(name|about|(event|ask|why|wait|pass|play|free-action|good|ware|field)-.+"
    built += r"|(part|setting|card|altar|deed)-.+)"
    keys = set(messages("en"))
    assert sorted(named - keys) == []
    assert sorted([key for key in keys - named if not re.fullmatch(built, key)]) == []
    passes = [f"nundinae-pass-{step}" for step in asked()] + [f"nundinae-play-{step}" for step in asked()]
    assert [key for key in keys if re.match("nundinae-(pass|play)-", key) and key not in passes] == []


# Matches


def look(texts: Texts, match: Match[Any], seat: int, choice: Choice | None) -> list[str]:
    """Return everything a page or a terminal would say to this seat now."""
    view = GAME.view(match.seen_by(seat), seat)
    names = words.naming(texts, match.record["options"], PEOPLE[: match.settled.seats], seat)
    said = [*words.welcome(texts, view, names), *words.guide(texts, view), *words.table(texts, view, names)]
    for holder in (view["state"], *view["stack"]):
        for name, value in holder.items():
            if f"nundinae-field-{name}" in messages("en"):
                said += [texts.say(f"nundinae-field-{name}"), words.field(texts, name, value, names)]
    if choice is not None:
        said += [question(texts, "nundinae", choice, names), words.why(texts, view, choice, names)]
        said += [words.option(texts, view, option, names).text for option in words.order(view, choice.options)]
        assert sorted(words.order(view, choice.options)) == sorted(listed(choice.options))
    for free_action in GAME.rules.free_actions.values():
        if seat >= 0 and GAME.rules.is_free(match.settled, free_action):
            menu = free_action.menu(match.settled, seat)
            said += [words.free_move(texts, free_action.name, args, names) for args in menu]
    for event in match.events[-12:]:
        if event.reaches(seat):
            said.append(sentence(texts, words.WORDS, GAME.rules, event, names))
    return said + words.recap(texts, match.events, names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_told_without_a_missing_word(lang: str) -> None:
    texts, heard, steps = Texts(lang), set[str](), set[str]()
    for seed in range(6):
        rng = Random(seed)
        options = {"players": 2 + seed % 3, "days": 2}
        match = Match.start(GAME, options, Luck(Random(seed + 100)))
        while not match.over:
            for _ in range(3):  # so that offers are answered
                deal(match, rng)
            choice = rng.choice(GAME.rules.pending(match.tip))
            if rng.random() < 0.3:
                for seat in (-1, choice.seat):
                    for line in look(texts, match, seat, choice if seat >= 0 else None):
                        assert line, choice
                        assert not re.search(r"[{}]|nundinae-|None|\bFluent", line), line
            steps.add(choice.step.replace(".", "-"))
            match.answer(choice.seat, choice.id, pick(choice, rng))
        heard |= {event.kind for event in match.events}
    assert heard >= set(GAME.rules.events) - {"offer-void"}  # nobody here promises a card they do not have
    assert steps == set(asked())


def pick(choice: Choice, rng: Random) -> int:
    """Pick any option, but prefer a card, because most steps wait for one."""
    cards = [option for option in listed(choice.options) if option in (RUMOR, TOAST, BOAST)]
    return rng.choice(cards) if cards and rng.random() < 0.8 else any_of(choice.options, rng)


def deal(match: Match[Any], rng: Random) -> None:
    """Sometimes let a seat take a free action."""
    seat, free_action = rng.randrange(match.settled.seats), rng.choice(list(GAME.rules.free_actions.values()))
    if match.drafter is None or match.drafter < 0:
        menu = free_action.menu(match.settled, seat) if GAME.rules.is_free(match.settled, free_action) else ()
        if menu:
            match.act_freely(seat, free_action.name, rng.choice(menu))


# Single words


def position() -> tuple[dict[str, Any], Names]:
    match = Match.start(GAME, {"players": 3}, Luck(Random(1)))
    return GAME.view(match.settled, 0), words.naming(Texts(), {}, PEOPLE[:3], 0)


@pytest.mark.parametrize(
    ("step", "option", "expected"),
    [
        (("day", "trade"), PASS, "Leave the market"),
        (("day", "trade"), SELL, "Sell a jar for 2 coins; then you have 8 coins and 1 jar"),
        (("day", "trade"), BUY, "Buy a jar for 3 coins; then you have 3 coins and 3 jars"),
        (("day", "bid"), BID, "Bid 0 coins; you keep 6 coins"),
        (("day", "bid"), BID + 5, "Bid 5 coins; you keep 1 coin"),
        (("boast", "hide"), BOAST, "Boast; goes under the cup, unseen"),
        (("rumor", "rumor"), RUMOR, "Rumor; against the rumor"),
        (("day", "toast"), TOAST, "Toast; brings 1 coin"),
        (("day", "name_altar"), ALTAR, "A jar for Mercury"),
        (("day", "name_altar"), DONE, "No more altars"),
        (("day", "stake"), STAKE + 201, "2 on a blessing, 1 on none; you keep 3 coins"),
        (("acclaim", "cheer"), CHEER, "Cheer: a jar for 1 coin; then you have 5 coins and 3 jars"),
        (("nowhere", "else"), PASS, "Pass"),
    ],
)
def test_an_option_says_what_it_does(step: tuple[str, str], option: int, expected: str) -> None:
    view, names = position()
    view["stack"][-1]["proc"], view["stack"][-1]["at"] = step
    assert words.option(Texts(), view, option, names).text == expected


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("day", 2, "2"),
        ("host", 0, "You"),
        ("coins", 6, "6"),
        ("coins", [6, 5, 4], "You: 6; Ben: 5; Cleo: 4"),
        ("hands", [RUMOR, BOAST], "Rumor, Boast"),
        ("hands", [], "nothing"),
        ("hands", [[RUMOR], None, None], "You: Rumor; Ben: hidden; Cleo: hidden"),
        ("bag", None, "hidden"),
        ("discards", [TOAST, TOAST], "Toast, Toast"),
        ("bidders", [0, 2], "You, Cleo"),
        ("laid_jars", [ALTAR, DONE], "Mercury, No more altars"),
        ("stakes", [], "nothing"),
        (
            "stakes",
            [ASIDE, STAKE + 201, STAKE],
            "You: nothing; Ben: 2 on a blessing, 1 on none; Cleo: 0 on a blessing, 0 on none",
        ),
        ("by", 1, "Ben"),
        ("under", [BOAST], "Boast"),
        ("shown", -1, "nothing"),
        ("shown", RUMOR, "Rumor"),
        ("rumored", 0, "no"),
        ("denied", 1, "yes"),
        ("hailed", 2, "Cleo"),
        ("cheered", [], "nothing"),
    ],
)
def test_fields(name: str, value: Any, expected: str) -> None:
    assert words.field(Texts(), name, value, position()[1]) == expected


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("gave", (0, 1, 2), None), ["Ann gives Ben 2 coins.", "You give Ben 2 coins.", "Ann gives you 2 coins."]),
        (Event("traded", (0, 1), None), ["Ann buys a jar for 3 coins.", "You buy a jar for 3 coins."]),
        (Event("traded", (0, -1), None), ["Ann sells a jar for 2 coins.", "You sell a jar for 2 coins."]),
        (Event("blessed", (0, 0), None), ["The gods do not bless Ann today.", "The gods do not bless you today."]),
        (Event("blessed", (0, 1), None), ["The gods bless Ann.", "The gods bless you."]),
        (
            Event("deal", (0, 1), None),
            ["Ann and Ben make a deal.", *["You make a deal with Ben."], "You make a deal with Ann."],
        ),
    ],
)
def test_events_in_the_readers_person(event: Event, said: list[str]) -> None:
    found = []
    for you in range(-1, len(said) - 1):
        names = words.naming(Texts(), {}, PEOPLE[:3], you)
        found.append(sentence(Texts(), words.WORDS, GAME.rules, event, names))
    assert found == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_told_apart_in_every_language(lang: str) -> None:
    """The catalog recognizes the reader by the word in harena.ftl. If that word changes, so must the catalog."""
    texts = Texts(lang)
    for kind in ("gave", *[kind for kind in OFFER_EVENTS if kind != "deal"]):
        domains = GAME.rules.events[kind]
        for you, other in ((0, 1), (1, 0)):
            args = {"offer": 7, "seat": 0, "other": 1, "coins": 2}
            event = Event(kind, tuple([args[name] for name in domains]), None)
            said = sentence(texts, words.WORDS, GAME.rules, event, words.naming(texts, {}, PEOPLE[:2], you))
            assert PEOPLE[other] in said
            assert texts.say("you") not in said.split()[1:]
            assert PEOPLE[you] not in said


def test_a_free_action_in_words() -> None:
    names = position()[1]
    assert words.free_move(Texts(), "give", (1, 2), names) == "Give Ben 2 coins"
    assert words.free_move(Texts(), "propose", (1, -1, 1, 2, 0, 2, 1, 1, BOAST, 1), names) == (
        "Ben: you give 2 coins, you get 1 jar and 1 Boast card"
    )
    assert words.free_move(Texts(), "counter", (9, 2, -1, 0, 1, 1, 1), names) == "Cleo: you give nothing, you get 1 jar"
    assert words.free_move(Texts(), "accept", (9,), names) == "Accept"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_looked_up_by_the_numbers_the_game_uses(lang: str) -> None:
    rules = rules_text("nundinae", lang)
    assert [rule.number for chapter in rules.chapters for rule in chapter.rules] == [f"N-{n}" for n in range(1, 9)]
    used = {kind.rule for kind in GAME.rules.kinds if kind.rule} | {each.rule for each in GAME.settings}
    used |= {free_action.rule for free_action in GAME.rules.free_actions.values()}
    assert all([rules.find(number) for number in used])
