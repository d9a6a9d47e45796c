"""Tests of what can be pointed at: every card and every word of every game, and where the cards are."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from harena.games import GAMES, game
from harena.games.munera.decks import starting_file as munera_decks
from harena.games.munera.table_text import SQUARES
from harena.games.munera.things import TERMS as MUNERA_TERMS
from harena.games.spartacus.decks import starting_file as spartacus_decks
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.kernel.state import Event
from harena.matches.match import Match
from harena.server.projection import TextCache
from harena.text import LANGUAGES, Texts, rules_text
from harena.text_parts import Part, plain_text
from harena.text_protocol import sentence, sentence_parts
from harena.things import Thing, Things
from tests.variants import variants_of

PEOPLE = ("Ann", "Leo", "Rudis", "Dan", "Eva", "Fritz", "Gil", "Hugo")  # two are called like a thing
NUMBERS = {  # of how many cards a deck is made, by kind
    "gorus": {"card": 80},
    "munera": {"man": 40, "minister": 28, "title": 40, "spectacle": 22},
    "spartacus": {"card": 62, "title": 104, "house": 4},
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[(name, {"players": 3}) for name in GAMES],
    ("gorus", {"players": 8}),
    ("gorus", {"players": 4, "schools": ["fists", "swords", "axes", "shields"]}),
    ("munera", {"players": 2, "decks": munera_decks().replace('name = "Audax",', 'name = "Zorn",')}),
    ("spartacus", {"players": 4, "decks": spartacus_decks().replace('name = "Agron",', 'name = "Zorn",')}),
]


@pytest.fixture(autouse=True)
def a_missing_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def things_of(name: str, options: dict[str, Any], lang: str = "en") -> Things:
    chosen = game(name)
    return chosen.things(chosen.complete(options), Texts(lang))


def find(found: Things, kind: str, id_: str) -> Thing:
    return next(thing for thing in found.things if (thing.kind, thing.id) == (kind, id_))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_thing_explains_itself(name: str, options: dict[str, Any], lang: str) -> None:
    found, rules = things_of(name, options, lang), rules_text(name, lang)
    terms = {thing.id for thing in found.things if thing.kind == "term"}
    kinds = {each.kind for each in found.kinds}
    seen = Counter([(thing.kind, thing.id) for thing in found.things])
    assert max(seen.values()) == 1
    numbered = Counter([(thing.kind, thing.number) for thing in found.things if thing.number >= 0])
    assert max(numbered.values()) == 1
    for thing in found.things:
        assert thing.title, thing
        assert len(thing.text) > 5, thing
        assert (thing.text[0].upper(), thing.text[-1]) == (thing.text[0], "."), thing
        assert not any([sign in f"{thing.title}{thing.text}{thing.subtitle}" for sign in "{}"]), thing
        assert rules.find(thing.rule) or any([each.number == thing.rule for each in rules.chapters]), thing
        assert all([fact.label and fact.value and fact.term in {*terms, ""} for fact in thing.facts]), thing
        if thing.kind in kinds:
            assert thing.number >= 0, thing
            assert all([thing.source, thing.facts]), thing


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_a_thing(name: str) -> None:
    found = things_of(name, {"players": 8 if name == "gorus" else 3})
    copies: Counter[str] = Counter()
    for thing in found.things:
        copies[thing.kind] += thing.copies
    assert {kind: count for kind, count in copies.items() if count} == NUMBERS[name]


def test_words_differ_between_languages() -> None:
    for name in GAMES:
        texts = [{thing.id: thing.text for thing in things_of(name, {"players": 3}, lang).things} for lang in LANGUAGES]
        for each in texts[0]:
            assert len({text[each] for text in texts}) > 1, each


def test_things_are_built_once() -> None:
    for name in GAMES:
        assert things_of(name, {"players": 3}) is things_of(name, {"players": 3})
        assert things_of(name, {"players": 3}) is not things_of(name, {"players": 3}, "de")


def test_a_man_and_a_minister() -> None:
    found = things_of("munera", {"players": 3})
    man = find(found, "man", "scorpio")
    assert (man.title, man.subtitle, man.sort, man.rule) == ("Scorpio", "Damnatus", "damnatus", "M-1.3")
    assert man.values == {"valor": 0, "courage": 2, "charisma": 1, "cost": 0, "obedience": 3}
    assert man.source == "From the rulebook: name, Valor; our own: origin, Charisma, Courage."
    first, second = find(found, "minister", "doctor-1"), find(found, "minister", "doctor-1.2")
    assert (first.copies, second.copies, first.title, second.title) == (2, 0, "Doctor 1", "Doctor 1")
    assert first.text.startswith("+1 Virtus for the men of one class. The trainer")


def test_an_eventum_card_says_what_its_latin_means() -> None:
    for lang, means in (("en", "hissing"), ("de", "Pfiffe"), ("fr", "sifflets"), ("it", "fischi")):
        card = find(things_of("munera", {"players": 3}, lang), "title", "sibilus")
        assert (card.facts[0].value, card.rule, card.copies) == (means, "M-15.6", 2)


def test_a_card_of_the_tables_own_says_so() -> None:
    own = "A card of this table's own."
    for name, kind in (("munera", "man"), ("spartacus", "card")):
        options = next(options for each, options in TABLES if each == name and "decks" in options)
        found = things_of(name, options)
        assert find(found, kind, "zorn").source == own
        assert [thing.id for thing in found.things if thing.source == own] == ["zorn"]


def test_spartacus_cards_and_gorus_cards() -> None:
    found = things_of("spartacus", {"players": 3})
    agron = find(found, "card", "agron")
    assert agron.values == {"value": 4, "attack": 4, "defense": 4, "speed": 3}
    assert (agron.rule, agron.sort) == ("S-16.5", "gladiator")
    assert find(found, "title", "robbery").rule == "S-17.8"
    assert find(found, "house", "glaber").rule == "S-15.2"
    zero = find(things_of("gorus", {"players": 3}), "card", "axes-0")
    assert zero.text == "Favor +5 if Axes is the favorite at the end, otherwise 0."


# What sentences name


def played(name: str, options: dict[str, Any], seed: int, answers: int = 900) -> Match[Any]:
    chosen, rng = game(name), Random(f"things/{name}/{seed}")
    match = Match.start(chosen, chosen.complete(options), Luck(rng))
    for _ in range(answers):
        if match.over:
            break
        choice = rng.choice(chosen.rules.pending(match.tip))
        match.answer(choice.seat, choice.id, any_of(choice.options, rng))
    return match


def argument(name: str, domain: str, rng: Random, players: int) -> Any:
    """Return something that an event could have in this place."""
    single = game(name).words.plural.get(domain)
    if domain in ("bids", "totals", "bets", "dice"):
        return tuple(rng.choices(range(3), k=4))
    if single is not None:
        return tuple(rng.sample(range(1, players), 2))
    return rng.randrange(2) if domain == "side-number" else rng.randrange(1, 3)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_a_line_are_its_text(name: str) -> None:
    """Every kind of event, in every language, for a reader it is about, one it is not about, and a spectator."""
    chosen, rng = game(name), Random(1)
    options = chosen.complete({"players": 4})
    for lang in LANGUAGES:
        texts = Texts(lang)
        for you in (-1, 0, 1, 2):
            names = chosen.words.naming(texts, options, PEOPLE[:4], you)
            for kind, domains in 3 * list(chosen.rules.events.items()):
                args = tuple([argument(name, domain, rng, 4) for domain in domains.values()])
                event = Event(kind, args, None)
                parts = sentence_parts(texts, chosen.words, chosen.rules, event, names)
                assert plain_text(parts) == sentence(texts, chosen.words, chosen.rules, event, names), (lang, kind)
                assert not any(["\ue000" <= sign <= "\uf8ff" for part in parts for sign in part.text])


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_named_is_a_thing(name: str, options: dict[str, Any]) -> None:
    chosen = game(name)
    match = played(name, options, 1)
    options = dict(match.settled.full_options())
    kinds: Counter[str] = Counter()
    for at, lang in enumerate(LANGUAGES):
        texts, viewer = Texts(lang), at % options["players"] - 1
        people = PEOPLE[: options["players"]]
        cache = TextCache(chosen, options, people, viewer, lang)
        there = {(thing.kind, thing.id) for thing in chosen.things(options, texts).things}
        rules = {rule.number for chapter in rules_text(name, lang).chapters for rule in chapter.rules}
        there |= {("rule", number) for number in rules} | {("seat", str(seat)) for seat in range(9)}
        for event in match.events:
            said = sentence(texts, chosen.words, chosen.rules, event, cache.names)
            parts = cache.pointed(sentence_parts(texts, chosen.words, chosen.rules, event, cache.names))
            assert plain_text(parts) == said
            named = [part for part in parts if part.kind]
            assert {(part.kind, part.id) for part in named} <= there, (lang, event)
            kinds.update([part.kind for part in named])
    expected = {
        "gorus": {"card", "school", "seat", "term"},
        "munera": {"man", "minister", "title", "spectacle", "region", "class", "term", "seat"},
        "spartacus": {"card", "title", "house", "seat", "term"},
    }
    assert set(kinds) >= expected[name]


def test_words_and_rules_are_found_in_a_question() -> None:
    chosen = game("munera")
    cache = TextCache(chosen, chosen.complete({"players": 3}), PEOPLE[:3], 0, "en")
    said = "Leo and Ferox win 3 Glory in Urbs Salvia, not Romania (M-9.4); the Rudis waits."
    parts = cache.pointed([Part(said)])
    assert plain_text(parts) == said
    assert [part for part in parts if part.kind] == [
        Part("Leo", "seat", "1"),
        Part("Ferox", "man", "ferox"),
        Part("Glory", "term", "glory"),
        Part("Urbs Salvia", "spectacle", "urbs-salvia"),
        Part("M-9.4", "rule", "M-9.4"),
        Part("Rudis", "seat", "2"),
    ]


# Where the cards are


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_somewhere(name: str) -> None:
    """At any time, for every viewer, each card is at one place, and so many cards of a hand as the viewer holds."""
    chosen = game(name)
    for number, options in enumerate(variants_of(name)[:6]):
        for answers in (0, 30, 200, 700):
            match = played(name, options, number, answers)
            full = dict(match.settled.full_options())
            for viewer in range(-1, full["players"]):
                view = chosen.view(match.seen_by(viewer), viewer)
                names = chosen.words.naming(Texts("en"), full, PEOPLE[: full["players"]], viewer)
                places = chosen.whereabouts(view, Texts("en"), names)
                there: Counter[tuple[str, int]] = Counter()
                for place in places:
                    there[place.kind, place.number] += place.copies
                found = chosen.things(full, Texts("en"))
                for thing in found.things:
                    if thing.kind in {each.kind for each in found.kinds}:
                        wanted = thing.copies if thing.kind == "title" else 1
                        assert there.pop((thing.kind, thing.number)) == wanted, (thing, places)
                assert not there or (name == "gorus" and full["schools"] != "random")
                hand = sum([place.copies for place in places if place.place == "in your hand"])
                assert hand == (view["state"]["hands_size"][viewer] if viewer >= 0 else 0)


def test_terms_cover_what_the_screen_of_munera_shows() -> None:
    for id_ in ("glory", "denarii", "rudis", "valor", "courage", "charisma", "obedience", "fame", "tiro", "veteranus"):
        assert id_ in MUNERA_TERMS
    for phase in ("eventum", "forum", "munus", "end"):
        assert f"phase-{phase}" in MUNERA_TERMS
    for square in SQUARES:
        assert f"fix-{square}" in MUNERA_TERMS
