"""Tests of the ready-made phrases: their texts in all languages, their slots, and what a slot refuses."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.games import GAMES, game
from harena.talk.common import COMMON
from harena.talk.phrases import (
    AMOUNT,
    LARGEST_AMOUNT,
    OTHER,
    PAY,
    PEACE,
    SEAT,
    STAY_OUT,
    SUPPORT,
    BadPhrase,
    Domain,
    Phrase,
    Phrasebook,
    Value,
)
from harena.text import LANGUAGES, Texts, catalogue
from harena.text_parts import Part, plain_text

GROUPS = ("greeting", "praise", "deal", "promise", "threat", "question", "answer")
MOST_IN_A_GROUP = 12  # so many are still found at a glance
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
FIRST_PERSON = {  # the beginning of a sentence, and a part of it
    "en": (r"I will ", r"\bI (will|pay)\b"),
    "fr": (r"(Je |J')", r"\b([Jj]e |J')"),
    "it": (r"(\w+ ){0,2}\w+rò\b", r"\w+rò\b"),  # Italian has no pronoun here: the verb ends in -rò
    "de": (r"Ich ", r"\b[Ii]ch\b"),
}
ENDS_AS_A_SENTENCE = (".", "!", "?")


def book(name: str) -> Phrasebook:
    return game(name).phrases


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name is fluent's
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Return the messages of talk.ftl with the arguments that each of them uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(lang, "talk")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def fillings(phrases: Phrasebook, phrase: Phrase) -> list[list[Value]]:
    """Fill the slots with the first value of every domain, then with the last, then with amounts of two."""
    first: dict[str, Value] = {SEAT: 0, AMOUNT: 1}
    last: dict[str, Value] = {SEAT: len(PEOPLE) - 1, AMOUNT: LARGEST_AMOUNT}
    for domain in phrases.domains.values():
        first[domain.name], last[domain.name] = domain.values[0], domain.values[-1]
    return [[values[domain] for _, domain in phrase.slots] for values in (first, last, {**last, AMOUNT: 2})]


def said(phrases: Phrasebook, lang: str, key: str, slots: list[Value]) -> str:
    return plain_text(phrases.parts(Texts(lang), key, slots, PEOPLE))


# The texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_a_text_with_exactly_its_slots(lang: str) -> None:
    found = messages(lang)
    wanted = {f"talk-{key}": phrase for name in GAMES for key, phrase in book(name).keys.items()}
    assert {key: found.get(key) for key in wanted} == {
        key: {name for name, _ in phrase.slots} for key, phrase in wanted.items()
    }
    ours = re.compile(rf"talk-(any|{'|'.join(GAMES)})-")
    assert [key for key in found if ours.match(key) and key not in wanted] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_has_a_name(lang: str) -> None:
    assert {key for key in messages(lang) if key.startswith("talk-group-")} == {f"talk-group-{each}" for each in GROUPS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_phrase_is_a_sentence_with_what_its_slots_name(name: str, lang: str) -> None:
    phrases = book(name)
    for key, phrase in phrases.keys.items():
        for slots in fillings(phrases, phrase):
            assert phrases.check(key, slots, len(PEOPLE)) is phrase
            parts = phrases.parts(Texts(lang), key, slots, PEOPLE)
            text = plain_text(parts)
            assert text.endswith(ENDS_AS_A_SENTENCE), (key, text)
            assert text == " ".join(text.split(" ")), (key, text)
            assert not re.search(r"[{}$\ue000-\uf8ff]|  ", text), (key, text)
            named = [(part.kind, part.id) for part in parts if part.kind]
            wanted = [(domain, str(value)) for value, (_, domain) in zip(slots, phrase.slots, strict=True)]
            assert Counter(named) == Counter([each for each in wanted if each[0] != AMOUNT]), key
            for value, (_, domain) in zip(slots, phrase.slots, strict=True):
                assert domain != AMOUNT or re.search(rf"\b{value}\b", text), (key, text)
            assert all(part.text for part in parts), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_two_phrases_of_a_game_say_the_same(name: str, lang: str) -> None:
    phrases = book(name)
    texts = [said(phrases, lang, key, fillings(phrases, phrase)[0]) for key, phrase in phrases.keys.items()]
    assert [text for text, times in Counter(texts).items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_have_a_singular_and_a_plural(lang: str) -> None:
    one, many = {
        "en": ("pay you 1 denarius ", "pay you 2 denarii "),
        "fr": ("paierai 1 denier ", "paierai 2 deniers "),
        "it": ("pagherò 1 denaro ", "pagherò 2 denari "),
        "de": ("Spielzug 1 Münze.", "Spielzug 2 Münzen."),
    }[lang]
    assert one in said(book("munera"), lang, "munera-pay", [1])
    assert many in said(book("munera"), lang, "munera-pay", [2])


# Groups and promises


@pytest.mark.parametrize("name", GAMES)
def test_about_sixty_phrases_in_groups_that_are_found_in_two_taps(name: str) -> None:
    phrases = book(name)
    assert 55 <= len(phrases.keys) <= 70
    sizes = Counter([phrase.group for phrase in phrases.keys.values()])
    assert set(sizes) == set(GROUPS)
    assert max(sizes.values()) <= MOST_IN_A_GROUP


def test_keys_are_unique() -> None:
    assert len({phrase.id for phrase in COMMON}) == len(COMMON)
    with pytest.raises(ValueError, match="same id"):
        Phrasebook("gorus", [Phrase("twice", "deal"), Phrase("twice", "threat")])


def test_a_slot_needs_a_known_domain() -> None:
    with pytest.raises(ValueError, match="gorus-lost"):
        Phrasebook("gorus", [Phrase("lost", "deal", (("city", "city"),))])


@pytest.mark.parametrize("name", GAMES)
def test_promises_are_in_the_first_person_and_what_says_i_will_can_be_promised(name: str) -> None:
    phrases = book(name)
    for key, phrase in phrases.keys.items():
        slots = fillings(phrases, phrase)[0]
        assert phrase.promise in ("", PAY, PEACE, SUPPORT, STAY_OUT, OTHER)
        assert bool(phrase.promise) == bool(re.search(FIRST_PERSON["en"][1], said(phrases, "en", key, slots))), key
        assert phrase.group != "promise" or phrase.promise, key
        assert not phrase.promise or phrase.group in ("promise", "deal"), key
        for lang, (beginning, part) in FIRST_PERSON.items():
            text = said(phrases, lang, key, slots)
            if phrase.promise:
                assert re.search(part, text), (key, text)
            if phrase.group == "promise":
                assert re.match(beginning, text), (key, text)


@pytest.mark.parametrize("name", GAMES)
def test_a_promise_to_pay_has_its_amount_first(name: str) -> None:
    for key, phrase in book(name).keys.items():
        assert phrase.promise != PAY or phrase.slots[0][1] == AMOUNT, key


@pytest.mark.parametrize(
    ("name", "id_", "slots", "promise"),
    [
        ("spartacus", "pay", [AMOUNT], PAY),
        ("spartacus", "pay-after-scheme", [AMOUNT], PAY),
        ("spartacus", "peace", [], PEACE),
        ("spartacus", "support-next", [], SUPPORT),
        ("spartacus", "spare", [], OTHER),
        ("spartacus", "hold-nothing", [], ""),
        ("spartacus", "will-you-support", [AMOUNT], ""),
        ("spartacus", "nice-throw", [], ""),
        ("munera", "nice-throw", [], ""),
        ("munera", "pay", [AMOUNT], PAY),
        ("munera", "stay-out-tender", [], STAY_OUT),
        ("munera", "stay-out-card", ["card"], STAY_OUT),
        ("munera", "peace", [], PEACE),
        ("munera", "lend", [], OTHER),
        ("munera", "want-card", ["card"], ""),
    ],
)
def test_phrases_that_bots_use(name: str, id_: str, slots: list[str], promise: str) -> None:
    phrase = book(name).find(f"{name}-{id_}")
    assert [domain for _, domain in phrase.slots] == slots
    assert phrase.promise == promise


def test_whispers_where_people_bargain() -> None:
    assert [name for name in GAMES if book(name).whispers] == ["munera", "spartacus"]


# What slots can name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_a_slot_names_has_a_label_and_a_text(name: str, lang: str) -> None:
    texts = Texts(lang)
    for domain in book(name).domains.values():
        labels = [domain.label(texts, value) for value in domain.values]
        assert all(labels)
        assert len(set(labels)) == len(labels), domain.name
        assert len(set(domain.values)) == len(domain.values), domain.name
        for value in domain.values:
            about = domain.about(texts, value)
            assert "{" not in about
            assert about or domain.name == "school", (domain.name, value)


def test_ids_are_those_of_the_games() -> None:
    domains = {name: book(name).domains for name in GAMES}
    assert set(domains["gorus"]) == {"school", "rank"}
    assert set(domains["munera"]) == {"card", "region", "city"}
    assert set(domains["spartacus"]) == {"card", "house"}
    assert {"nimbus", "doctor-1", "lupae-3", "fuga"} <= set(domains["munera"]["card"].values)
    assert {"crixus", "gladius", "jupiter-s-thunder", "guard"} <= set(domains["spartacus"]["card"].values)
    copies = [value for each in domains.values() for domain in each.values() for value in domain.values if "." in value]
    assert copies == []


@pytest.mark.parametrize(
    ("lang", "card", "label", "about"),
    [
        ("en", "poisoned-wine", "Poisoned Wine", "scheme, needs 3 Influence"),
        ("de", "poisoned-wine", "Vergifteter Wein", "Komplott"),
        ("fr", "crixus", "Crixus", "Gladiateur 4/4/3"),
        ("it", "net", "Rete", "equipaggiamento speciale"),
    ],
)
def test_a_card_is_explained_in_the_readers_language(lang: str, card: str, label: str, about: str) -> None:
    domain = book("spartacus").domains["card"]
    assert domain.label(Texts(lang), card) == label
    assert domain.about(Texts(lang), card).startswith(about)


def test_everybody_reads_their_own_language() -> None:
    phrases = book("spartacus")
    slots: list[Value] = [4, "net"]
    assert said(phrases, "en", "spartacus-buy-card", slots) == "I give you 4 gold for Net."
    assert said(phrases, "fr", "spartacus-buy-card", slots) == "Je te donne 4 pièces d'or pour Filet."
    assert said(phrases, "it", "spartacus-buy-card", slots) == "Ti do 4 monete d'oro per Rete."
    assert said(phrases, "de", "spartacus-buy-card", slots) == "Ich gebe dir 4 Gold für Netz."


# What is refused


@pytest.mark.parametrize(
    ("key", "slots"),
    [
        ("munera-nonsense", []),
        ("spartacus-pay", [3]),  # a phrase of another game
        ("pay", [3]),
        ("", []),
        ("munera-pay", []),
        ("munera-pay", [3, 4]),
        ("munera-pay", [0]),
        ("munera-pay", [-1]),
        ("munera-pay", [100]),
        ("munera-pay", [True]),
        ("munera-pay", ["3"]),
        ("munera-pay", [3.0]),
        ("munera-pay", [None]),
        ("munera-buy-card", [3]),
        ("munera-buy-card", ["nimbus", 3]),
        ("munera-want-card", ["spartacus"]),
        ("munera-want-card", ["Nimbus"]),
        ("munera-want-card", ["doctor-1.2"]),
        ("munera-want-card", ["latium"]),
        ("munera-want-card", [""]),
        ("munera-want-card", [0]),
        ("munera-want-card", [True]),
        ("munera-want-card", [["nimbus"]]),
        ("munera-peace", [0]),
        ("any-watch", [4]),
        ("any-watch", [-1]),
        ("any-watch", [True]),
        ("any-watch", ["1"]),
        ("any-watch", ["Ann"]),
        ("any-hello", [1]),
    ],
)
def test_wrong_slots_are_refused(key: str, slots: list[Any]) -> None:
    with pytest.raises(BadPhrase):
        book("munera").check(key, slots, len(PEOPLE))


def test_a_seat_must_be_at_the_table() -> None:
    assert book("munera").check("any-watch", [1], 2).id == "watch"
    with pytest.raises(BadPhrase):
        book("munera").check("any-watch", [2], 2)


# What another version said


@pytest.mark.parametrize(
    ("key", "slots"),
    [("munera-gone", [3]), ("munera-pay", []), ("munera-pay", ["nimbus"]), ("any-watch", [4]), ("any-hello", [1])],
)
def test_a_phrase_that_no_longer_fits_is_said_to_be_unknown(key: str, slots: list[Value]) -> None:
    parts = book("munera").parts(Texts("en"), key, slots, PEOPLE)
    assert parts == [Part("(a phrase this version does not know)")]


def test_a_card_that_is_gone_is_shown_by_its_id() -> None:
    parts = book("munera").parts(Texts("en"), "munera-stay-out-card", ["bygone"], PEOPLE)
    assert parts == [Part("I will not bid for "), Part("bygone", "card", "bygone"), Part(".")]


def test_a_name_is_never_read_as_a_text_with_slots() -> None:
    """What people call themselves stands in the sentence as it is."""
    for name in ("{ $seat }", "\ue000", "<b>Ann</b>", '"'):
        parts = book("munera").parts(Texts("en"), "any-watch", [0], [name])
        assert parts == [Part("Watch "), Part(name, SEAT, "0"), Part("!")]


def test_a_game_without_phrases_has_the_common_ones() -> None:
    assert set(Phrasebook("ludi").keys) == {f"any-{phrase.id}" for phrase in COMMON}
    domain = Domain("color", ("red",), lambda texts, value: value.upper(), lambda texts, value: "")
    own = Phrasebook("ludi", [Phrase("paint", "deal", (("color", "color"),))], [domain])
    assert own.check("ludi-paint", ["red"], 2).group == "deal"
