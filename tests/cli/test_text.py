"""Tests that catalogs and rules texts are complete, parsable and consistent across languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.games import GAMES, game
from harena.games.gorus import words
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import BadInput
from harena.kernel.state import Event
from harena.text import LANGUAGES, Catalogue, Names, Texts, catalogue, catalogues, rules_text
from harena.text_protocol import sentence

SOURCE = Path(__file__).parents[2] / "src/harena"
CLIENT = Path(__file__).parents[2] / "client/src"
NAMES = Names(("Ann", "Ben", "Cleo", "Dan"), ("Ann", "Ben", "Cleo", "Dan"))


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name is fluent's
        self.found.add(node.id.name)


# The texts of the test game are checked elsewhere. Parts of the page with a catalogue of their own:
PARTS = (
    "account",
    "clock",
    "dice",
    "evening",
    "hosting",
    "lesson",
    "lobby",
    "notices",
    "profile",
    "puzzles",
    "replay",
    "review",
    "setup",
    "teach",
)
OURS = (*GAMES, *PARTS, "figures", "harena", "operators", "page", "plain", "reference", "talk", "things")


@cache
def messages(lang: str, name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(lang, name)).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {(entry.content or '')[:80]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{name}.ftl has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def english() -> dict[str, set[str]]:
    return {key: used for name in OURS for key, used in messages("en", name).items()}


def test_english_is_there_and_keys_say_their_catalogue() -> None:
    assert sorted({*catalogues("en"), "nundinae"}) == sorted([*OURS, "nundinae"])
    for name in {*OURS} - {"evening", "harena", "hosting", "page"}:  # those have more words
        assert all(key.startswith(f"{name}-") for key in messages("en", name))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_other_languages_have_the_english_keys_and_arguments(lang: str) -> None:
    assert catalogues(lang) == catalogues("en")
    for name in catalogues(lang):
        assert messages(lang, name) == messages("en", name)


def test_entries_are_parsed_one_by_one_as_they_are_needed() -> None:
    source = """
# A comment
town = { -city }, { $many ->
    [one] one = man
   *[other] { people }
}
# Another
-city = Capua
people = many people
    and more = less
quoted = { "" }
"""
    found = Catalogue("en", source)
    assert found.keys == {"town", "-city", "people", "quoted"}
    assert found.say("town", {"many": 1}) == ("Capua, one = man", [])
    assert found.say("town", {"many": 2}) == ("Capua, many people\nand more = less", [])
    assert found.say("quoted", {}) == ("", [])
    assert found.say("nothing", {}) is None
    for lang in LANGUAGES:
        for name in OURS:
            keys = Catalogue(lang, catalogue(lang, name)).keys
            assert {key for key in keys if not key.startswith("-")} == set(messages(lang, name)), (lang, name)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_question_and_setting_has_words(name: str) -> None:
    keys, chosen = english(), game(name)
    asking = (ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS)
    needed = [f"{name}-name", f"{name}-about"]
    needed += [f"{name}-event-{kind}" for kind in chosen.rules.events]
    for procedure in chosen.rules.procedures.values():
        needed += [f"{name}-ask-{procedure.name}-{step.name}" for step in procedure.steps if step.op in asking]
    for setting in chosen.settings:
        needed += [f"{name}-setting-{setting.name}", f"{name}-setting-{setting.name}-help"]
    assert [key for key in needed if key not in keys] == []
    for kind, domains in chosen.rules.events.items():
        for key in (f"{name}-event-{kind}", f"{name}-event-{kind}-you"):
            assert keys.get(key, set()) <= set(domains), key


BUILT = "|".join(  # keys that the code assembles
    [
        r"(gorus|munera|spartacus)-(event|ask|setting|school|letter|only|forbidden|name|about|closed|wait)",
        r"(gorus|munera|spartacus)-(value|field)",
        r"munera-(aim|deed|effect|head|letter|free-action|moment|office|pass|phase|rest|roll|sheet|square|what|when|why)-",
        r"spartacus-(ability|bet|card|count|declared|effect|head|kind|free-action|part|pass|phase|play|pool)-",
        r"spartacus-(purse|row)-",
        r"spartacus-(rule|sheet|sort|source|state|title|why)-",
        r"(gorus|munera|spartacus)-(hint|teach)-",
        r"(hint|play-help|plain-kind|rules|simulate)-",
        r"(coach|compare|report-answer|report-deed|report-measure|report-play)-",
        r"gorus-sheet-",
        r"review-(best|good|inaccuracy|mistake|blunder)$",
        r"evening-(rule|table)-|evening-(playing|between)$",
        r"(refused|closing|trouble|bot|mine|motion|theme)-",
        r"(munera|spartacus)-offer",
        r"stage-(sealed|goods)-",
        r"munera-(do|needs|whom)-",
        r"(new-(afterwards|odds|talk-on|whispers)-help|promise-(broken|kept|open))$",
        r"play-talk-",
        r"clock-(needs|own|preset|then|vote)-",
        r"timing-(days|hours|late-|minutes)",
        r"notices-(turn|started|over|joined|bad-address|not-sent|too-many-channels)$",
        r"notices-((mail|webhook)-(address|help)$|(button|stop)-)",
        r"operators-(head|phase|who)-",
        r"((munera|spartacus)-screen-kind|stage-(stop|standing))-",
        r"talk-(any|gorus|munera|spartacus|group|about)-",
        r"things-(gorus|munera|spartacus|key|source)-",
        r"(figures|reference)-(gorus|munera|spartacus)-",
        r"reference-(cards|players|ranks|schools|seats|teams)$",
        r"(you|separator)$",
    ]
)


def test_every_key_the_code_names_is_there_and_none_is_left_over() -> None:
    keys = set(english())
    paths = [*SOURCE.rglob("*.py"), *[path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]]
    code = "".join([path.read_text(encoding="utf-8") for path in paths])
    named = set(re.findall(r"[\"'`]([a-z]+(?:-[a-zA-Z0-9_]+)*)[\"'`]", code))
    asked = set(re.findall(r"\bt\(\s*[\"'`]([a-zA-Z0-9_-]+)[\"'`]", code))
    asked |= set(re.findall(r"\.say\(\s*[\"']([a-zA-Z0-9_-]+)[\"']", code))
    assert len(asked) > 100
    assert sorted(asked - keys) == []
    begun = tuple(re.findall(r"\bt\(\s*`([a-z]+-[a-z0-9-]+-)\$\{", code))  # `t(`munera-screen-phase-${phase}`)`
    assert sorted([key for key in keys - named if not re.match(BUILT, key) and not key.startswith(begun)]) == []


def test_unknown_language() -> None:
    with pytest.raises(BadInput, match="en, fr, it, de"):
        Texts("es")


def test_a_missing_text_is_its_key_for_people_and_an_error_in_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LookupError, match="gorus-nonsense"):
        Texts("en").say("gorus-nonsense")
    with pytest.raises(LookupError, match="gorus-card"):
        Texts("en").say("gorus-card", school="Axes")
    monkeypatch.setattr(Texts, "strict", False)
    assert Texts("fr").say("gorus-nonsense") == "gorus-nonsense"


def test_no_invisible_marks() -> None:
    assert Texts("en").say("gorus-card", school="Axes", rank=5) == "Axes 5"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_typed(lang: str) -> None:
    texts = Texts(lang)
    for card in range(16, 96):
        name = words.word(texts, "card", card, NAMES)
        for typed in (words.short(texts, card), words.short(texts, card).lower(), name, name.upper()):
            assert words.read(texts, typed) == card
    for typed in ("", "X", "5", "X16", "Z5", "X 5 5", "X-5"):
        assert words.read(texts, typed) is None


def test_letters_in_english() -> None:
    assert [words.short(Texts(), school * 16) for school in range(1, 6)] == ["F0", "S0", "A0", "X0", "O0"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_makes_a_sentence(lang: str) -> None:
    rules, texts = game("gorus").rules, Texts(lang)
    values: dict[str, int | tuple[int, ...]] = {
        "card": 69,
        "school": 4,
        "schools": (1, 2, 4),
        "seat": 1,
        "side": 1,
        "sides": (1, 2),
        "totals": (3, 0, -4, 1),
        "number": 2,
    }
    for kind, domains in rules.events.items():
        event = Event(kind, tuple([values[domain] for domain in domains.values()]), ())
        for names in (NAMES, NAMES._replace(you=1, your_side=1)):
            said = sentence(texts, words.WORDS, rules, event, names)
            assert said
            assert "{" not in said


def test_the_second_person() -> None:
    rules, you = game("gorus").rules, NAMES._replace(you=1, your_side=1)
    said = [sentence(Texts(), words.WORDS, rules, Event("played", (seat, 69), ()), you) for seat in (1, 2)]
    assert said == ["You play Axes 5.", "Cleo plays Axes 5."]
    assert sentence(Texts(), words.WORDS, rules, Event("won", ((1,),), ()), you).endswith("You win.")
    assert sentence(Texts(), words.WORDS, rules, Event("won", ((1, 2),), ()), you).endswith(
        "You win together with Cleo."
    )
    assert sentence(Texts(), words.WORDS, rules, Event("won", ((0, 2),), ()), you).endswith("Won by: Ann and Cleo.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_text_has_the_same_numbers_in_every_language(lang: str) -> None:
    for name in GAMES:
        text, model = rules_text(name, lang), rules_text(name, "en")
        assert text.title
        assert text.intro
        numbers = [[rule.number for rule in chapter.rules] for chapter in text.chapters]
        assert numbers == [[rule.number for rule in chapter.rules] for chapter in model.chapters]
        lines = [rule.text for chapter in text.chapters for rule in chapter.rules]
        lines += [chapter.title for chapter in text.chapters]
        assert all(line.strip() for line in lines)
        assert not [line for line in lines if re.search(r"\[\w+\]", line)]


def test_tags_are_words() -> None:
    found = rules_text("gorus", "en").find("G-2.4")
    assert found is not None
    assert "(house ruling)" in found.text


@pytest.mark.parametrize(
    ("own", "system", "expected"),
    [("", "", "en"), ("", "fr_FR.UTF-8", "fr"), ("", "C.UTF-8", "en"), ("", "pt_BR", "en"), ("de", "fr_FR", "de")],
)
def test_the_language_is_ones_own_or_the_systems(
    own: str, system: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HARENA_LANG", own)
    monkeypatch.setenv("LANG", system)
    assert Texts().lang == expected


def test_cards_can_be_typed_without_accents() -> None:
    assert words.read(Texts("fr"), "epees 5") == words.read(Texts("fr"), "ÉPÉES 5") == 2 * 16 + 5
    assert words.read(Texts("de"), "Axte5") == words.read(Texts("de"), "Äxte 5") == 4 * 16 + 5
