"""Tests of the names that are found in what people write."""

from __future__ import annotations

import random
import time

import pytest

from harena.games import GAMES, game
from harena.talk.links import RULE, linked
from harena.talk.phrases import SEAT, Domain, Phrasebook
from harena.text import LANGUAGES, Texts
from harena.text_parts import Part

PEOPLE = ("Ann", "Marcus", "Élodie", "Dr. No")


def names(name: str, text: str, people: tuple[str, ...] = PEOPLE) -> list[tuple[str, str, str]]:
    """Return what was found: the text of the link, what it is, and its id."""
    return [(part.text, part.kind, part.id) for part in parts(name, text, people) if part.kind]


def parts(name: str, text: str, people: tuple[str, ...] = PEOPLE) -> list[Part]:
    found = linked(game(name).phrases, text, people)
    assert "".join([part.text for part in found]) == text
    assert all(part.text for part in found)
    assert all(bool(part.kind) == bool(part.id) for part in found)
    return found


def test_a_text_is_cut_at_the_names() -> None:
    assert parts("munera", "Ann, sell Nimbus!") == [
        Part("Ann", SEAT, "0"),
        Part(", sell "),
        Part("Nimbus", "card", "nimbus"),
        Part("!"),
    ]
    assert parts("munera", "nothing to find") == [Part("nothing to find")]
    assert parts("munera", "") == []


# Cards and other things


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_name_is_found_in_every_language(name: str, lang: str) -> None:
    """A name may belong to two things in two languages; the link then leads to one of them."""
    texts = Texts(lang)
    for domain in game(name).phrases.domains.values():
        for value in domain.values:
            label = domain.label(texts, value)
            if len(label) < 4:
                continue
            for written in (label, label.upper(), label.lower()):
                found = names(name, f"({written})")
                assert len(found) == 1, (label, found)
                assert found[0][0].casefold() in label.casefold()


@pytest.mark.parametrize(
    ("text", "link", "id_"),
    [
        ("I have Jupiter's Thunder", "Jupiter's Thunder", "jupiter-s-thunder"),
        ("I have Jupiter\u2019s Thunder", "Jupiter\u2019s Thunder", "jupiter-s-thunder"),
        ("ich habe jupiters donner", "jupiters donner", "jupiter-s-thunder"),
        ("j'ai le Tonnerre de Jupiter", "Tonnerre de Jupiter", "jupiter-s-thunder"),
        ("ho il Tuono di Giove!", "Tuono di Giove", "jupiter-s-thunder"),
        ("la carte Prête-moi l'Oreille", "Prête-moi l'Oreille", "lend-me-your-ear"),
        ("no Revenge please", "Revenge", "revenge"),
        ("Destitute!", "Destitute", "destitute"),
        ("Vengeance ?", "Vengeance", "revenge"),
        ("un Glaive pour Crixus", "Glaive", "gladius"),
        ("un Glaive (Gladius)!", "Glaive (Gladius)", "gladius"),
        ("l'Ascia?", "Ascia", "axe"),
    ],
)
def test_cards_as_people_write_them(text: str, link: str, id_: str) -> None:
    assert (link, "card", id_) in names("spartacus", text)


def test_other_things_than_cards() -> None:
    assert names("munera", "from Sicilia to Verona") == [
        ("Sicilia", "region", "sicilia"),
        ("Verona", "city", "verona"),
    ]
    assert names("spartacus", "Batiatus lies") == [("Batiatus", "house", "batiatus")]
    assert names("gorus", "Äxte or Swords") == [("Äxte", "school", "axes"), ("Swords", "school", "swords")]


@pytest.mark.parametrize(
    "text", ["Nimbusse", "xNimbus", "Nimbus2", "Nimbus_", "nim bus", "Fur", "fur coat", "Doctor 12"]
)
def test_parts_of_words_and_short_names_are_no_links(text: str) -> None:
    assert names("munera", text) == []


def test_the_longest_name_counts() -> None:
    assert names("munera", "Medicus Graecus") == [("Medicus Graecus", "card", "medicus-graecus")]
    assert names("munera", "Favor Populi, Favor Editoris") == [
        ("Favor Populi", "card", "favor-populi"),
        ("Favor Editoris", "card", "favor-editoris"),
    ]
    assert names("munera", "Marcus Antonius or Marcus") == [
        ("Marcus Antonius", "card", "marcus-antonius"),
        ("Marcus", SEAT, "1"),
    ]


def test_names_do_not_overlap() -> None:
    domain = Domain("card", ("red fox", "fox den", "fox"), lambda texts, value: value, lambda texts, value: "")
    book = Phrasebook("ludi", (), [domain])
    assert [part.text for part in linked(book, "red fox den", ()) if part.kind] == ["red fox"]
    assert [part.text for part in linked(book, "fox den", ()) if part.kind] == ["fox den"]


# Seats


def test_seats_by_name() -> None:
    assert names("gorus", "ANN and élodie") == [("ANN", SEAT, "0"), ("élodie", SEAT, "2")]
    assert names("gorus", "Anna, Annn") == []
    assert names("gorus", "Is Dr. No here?") == [("Dr. No", SEAT, "3")]


def test_a_seat_comes_before_a_card_of_the_same_name() -> None:
    assert names("munera", "Nimbus!", ("Nimbus", "Ben")) == [("Nimbus", SEAT, "0")]


@pytest.mark.parametrize(
    "called", ["~Max~", "(Max)", "@max", "Max!", "Max & Co.", "İpek", "ΣΑΣ", "Straße", "日本", "O\u2019Hara"]
)
def test_unusual_names(called: str) -> None:
    assert names("gorus", f"you, {called}, lead", (called, "Ben")) == [(called, SEAT, "0")]


@pytest.mark.parametrize("called", ["", "A", "*", "***", " "])
def test_names_too_short_for_a_link_do_no_harm(called: str) -> None:
    assert names("gorus", "A *** b", (called, "Ben")) == []


def test_two_people_of_one_name_are_the_first() -> None:
    assert names("gorus", "Ben", ("Ben", "Ben")) == [("Ben", SEAT, "0")]


def test_a_letter_with_a_longer_small_form_hides_no_name() -> None:
    assert names("gorus", "İİ Ann") == [("Ann", SEAT, "0")]


# Rules


@pytest.mark.parametrize(
    ("text", "link", "id_"),
    [
        ("see S-5.5.", "S-5.5", "S-5.5"),
        ("(s-5.5)", "s-5.5", "S-5.5"),
        ("S-16", "S-16", "S-16"),
        ("S-16.42!", "S-16.42", "S-16.42"),
    ],
)
def test_rules_by_number(text: str, link: str, id_: str) -> None:
    assert names("spartacus", text) == [(link, RULE, id_)]


@pytest.mark.parametrize(
    "text", ["S-99", "T-34", "G-3.4", "S-", "S5.5", "AS-5.5", "S-5x", "S-\u0665", "s - 5", "S-161"]
)
def test_what_is_no_rule_of_this_game_is_no_link(text: str) -> None:
    assert names("spartacus", text) == []


def test_a_game_without_rules_text_has_no_links_to_rules() -> None:
    assert linked(Phrasebook("ludi"), "L-1.1", ()) == [Part("L-1.1")]


# Hostile texts


@pytest.mark.parametrize(
    "text",
    [
        "<b>Nimbus</b>",
        "[Nimbus](javascript:alert(1))",
        "&lt;Nimbus&gt;",
        "{ $card } Nimbus",
        "\ue000 Nimbus \ue001",
        "Nimbus\u0000",
        "\u202eNimbus\u202c",
        "Nimbus\u0301\u0301",
        "\ud800Nimbus",
        "Nimbus\nNimbus",
    ],
)
def test_hostile_texts_stay_texts(text: str) -> None:
    for found in parts("munera", text):
        assert found.kind in ("", "card")
        assert not found.kind or found.text == "Nimbus"


def test_any_text_is_put_together_again_in_time() -> None:
    rng = random.Random(7)
    pieces = [
        "Nimbus",
        "nimbus ",
        "Marcus ",
        "Marcus Antonius",
        "M-5.3",
        "-",
        ".",
        "\u0130",
        "ß",
        " ",
        "'",
        "\u0301",
        "Dr. No",
    ]
    start = time.perf_counter()
    for _ in range(300):
        parts("munera", "".join(rng.choices(pieces, k=80))[:400])
    for text in ("m-" * 200, "marcus " * 57, "'" * 400, "M-5.3" * 80, "Dr. " * 100):
        parts("munera", text)
    assert time.perf_counter() - start < 5
