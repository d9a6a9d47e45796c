"""Tests the texts of Spartacus: every event, question and part of the table has a text that addresses the reader."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.bots.heuristic.spartacus.hints import REASONS
from harena.games import game
from harena.games.spartacus import GAME, card_text, question_help, table_text, words
from harena.games.spartacus.actions import (
    ACCEPT,
    ATTACK,
    CELL,
    DOWN,
    FIRST,
    FROM_TABLE,
    NET,
    PICK,
    POST,
    RULE_1,
    RULE_2,
    SEEK,
    SELL_GUARD,
    SHIELD,
    SHOW,
    STRIKE,
    SUPPORT,
    THROW,
    UP,
)
from harena.games.spartacus.cards.abilities import ABILITIES
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.cards.registry import EFFECTS, SCHEMES
from harena.games.spartacus.decks import OURS, decks, starting_file
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, any_of, listed
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import Event
from harena.matches.match import Match
from harena.teaching import text_key
from harena.text import LANGUAGES, Names, Texts, catalogue
from harena.text_protocol import Sheet, awaited, goods, sentence, setting
from harena.text_protocol import sheets as all_sheets
from tests.rules.spartacus import fighting
from tests.rules.spartacus.playing import (
    answer,
    answers,
    asset,
    bets,
    bid,
    card,
    cash,
    choose,
    claim,
    demand,
    drop,
    house,
    lay,
    leave_market,
    offer,
    owe,
    pass_all,
    play,
    pool,
    position,
    price,
    promise,
    script,
    seat,
    sell,
    start,
    title,
    use,
    verdict,
)
from tests.variants import variants_of

PEOPLE = ("Marcus", "Caius", "Lucius", "Julius")
ASKING = (ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS)
RAW = re.compile(r"[{}]|spartacus-|None|\bFluent|\d+\.0\b")
MODULES = ("words", "card_text", "table_text", "option_text", "question_help")
TEXTS = Texts("en")


@pytest.fixture(autouse=True)
def a_missing_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def named(you: int = -1, players: int = 4, own: str = "") -> Names:
    return words.naming(TEXTS, {"decks": own}, PEOPLE[:players], you)


# The catalog


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name is fluent's
        self.found.add(node.id.name)


@cache
def messages(lang: str = "en") -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(lang, "spartacus")).body:
        assert not isinstance(entry, ast.Junk), (entry.content or "")[:80]
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def questions() -> list[str]:
    tables = GAME.rules.procedures.values()
    return [f"{table.name}.{step.name}" for table in tables for step in table.steps if step.op in ASKING]


SILENT = (
    "saw",
    "saw-scheme",
    "saw-ware",
    "tournament",
    "bids",
)  # told to one seat, or about all seats alike: nobody is addressed


def built() -> set[str]:
    """Return the keys that the code composes, one by one."""
    found = {"spartacus-name", "spartacus-about", "spartacus-value-decks-none", "spartacus-value-decks-own"}
    for kind, domains in GAME.rules.events.items():
        found.add(f"spartacus-event-{kind}")
        if "seat" in domains.values() and kind not in SILENT:
            found.add(f"spartacus-event-{kind}-you")
    for step in questions():
        found |= {f"spartacus-{what}-{step.replace('.', '-')}" for what in ("ask", "wait")}
        if step not in question_help._WHY:
            found.add(f"spartacus-why-{step.replace('.', '-')}")
    for each in GAME.settings:
        found |= {f"spartacus-setting-{each.name}{part}" for part in ("", "-help")}
        if isinstance(each.default, str):
            found |= {f"spartacus-value-{each.name}-{value.replace(' ', '-')}" for value in each.values}
    found.add("spartacus-value-turns-0")
    found |= {
        f"spartacus-free-action-{card_text.key_of(name)}" for name in GAME.rules.free_actions if name != "give gold"
    }
    found |= {f"spartacus-ability-{card_text.key_of(ability)}" for ability in ABILITIES}
    found |= {f"spartacus-effect-{card_text.key_of(effect)}" for kind in EFFECTS for effect in kind}
    found |= {f"spartacus-title-{card_text.key_of(row.title)}" for row in OURS.rows}
    found |= {f"spartacus-rule-{card_text.key_of(each.rule)}" for each in OURS.houses}
    for effect, scheme in SCHEMES.items():
        if scheme.aim.own_words:
            found |= {f"spartacus-{what}-{card_text.key_of(effect)}" for what in ("play", "declared")}
    for effect, reaction in REACTIONS.items():
        if reaction.own_words:
            found.add(f"spartacus-play-{card_text.key_of(effect)}")
    parts = {
        "phase": card_text.PHASES,
        "pool": card_text.POOLS,
        "sort": card_text.SORTS,
        "kind": card_text.KINDS,
        "source": card_text.SOURCES,
        "part": card_text.WAGERS,
        "bet": card_text.WAGERS,
        "state": ("ready", "exhausted", "injured"),
        "count": ("gladiators", "slaves", "guards"),
        "purse": ("gladiators", "slaves", "guards"),
        "sheet": tuple(table_text._PRESENT),
        "letter": tuple(words.AMOUNTS),
        "why-quiet": ("books", "rig", "death"),
    }
    found |= {f"spartacus-offer{kind}" for kind in ("", "-gift", "-request")}  # text_protocol.offer_text
    return found | {f"spartacus-{part}-{key}" for part, keys in parts.items() for key in keys}


def optional() -> set[str]:
    """Return the keys that the code uses only if they exist: names of cards that are not proper names, what passing
    means, what players do to themselves.
    """
    names = {f"spartacus-card-{card_text.key_of(name)}" for name in OURS.name}
    names |= {f"spartacus-event-{kind}-self" for kind in GAME.rules.events}
    return names | {f"spartacus-pass-{step.replace('.', '-')}{more}" for step in questions() for more in ("", "-more")}


def test_every_key_is_there_and_none_is_left_over() -> None:
    folder = Path(words.__file__).parent  # the others may be compiled
    code = "".join([(folder / f"{name}.py").read_text(encoding="utf-8") for name in MODULES])
    literal = set(re.findall(r"[\"'](spartacus-[a-z0-9_-]*[a-z0-9])[\"']", code))
    heads = {
        key for key in messages() if re.match("spartacus-(head|row)-", key) and f'"{key.split("-", 2)[2]}"' in code
    }
    give = {"spartacus-free-action-give-gold"}  # the label next to the amounts
    hints = {f"spartacus-hint-{kind}" for kind in REASONS}
    needed = literal | built() | heads | give | hints
    assert sorted(needed - set(messages())) == []
    said_by_the_screen = {key for key in messages() if key.startswith("spartacus-screen-")}  # tests/cli/test_text.py
    needed |= {text_key("spartacus", note) for note in game("spartacus").teaching}
    assert sorted(set(messages()) - needed - optional() - said_by_the_screen) == []


def test_events_use_their_own_arguments_only() -> None:
    for kind, domains in GAME.rules.events.items():
        for you in ("", "-you"):
            assert messages().get(f"spartacus-event-{kind}{you}", set()) <= set(domains), kind


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if catalogue(lang, "spartacus")])
def test_every_language_has_the_same_keys_and_arguments(lang: str) -> None:
    assert messages(lang) == messages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typed_letters_are_no_commands(lang: str) -> None:
    letters = [Texts(lang).say(f"spartacus-letter-{name}") for name in words.AMOUNTS]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set("rtlcdsuqh")


# Whole matches


def look(match: Match[Any], viewer: int, choice: Choice | None) -> list[str]:
    """Return everything a page or a terminal would say to this seat now."""
    view = GAME.view(match.seen_by(viewer), viewer)
    names = words.naming(TEXTS, view["options"], PEOPLE[: view["options"]["players"]], viewer)
    said = [
        awaited(TEXTS, "spartacus", view, PEOPLE),
        *GAME.words.welcome(TEXTS, view, names),
        *GAME.words.guide(TEXTS, view),
    ]
    for lines in (GAME.words.table, GAME.words.brief, GAME.words.hand, GAME.words.last, GAME.words.count):
        said += lines(TEXTS, view, names)
    del view["known"]  # the page has no memory
    for sheet in all_sheets(TEXTS, GAME.words, GAME.rules, view, names):
        said += consistent(sheet)
    if choice is not None:
        said += [GAME.words.ask(TEXTS, view, choice, names), GAME.words.why(TEXTS, view, choice, names)]
        order = words.order(view, choice.options)
        assert sorted(order) == sorted(listed(choice.options))
        assert PASS not in order[:-1]
        said += [GAME.words.option(TEXTS, view, option, names).text for option in order]
        typed = [x for x in order if words.short(TEXTS, x)]
        assert [words.read(TEXTS, words.short(TEXTS, x)) for x in typed] == typed
        if choice.step == "arena.bet":
            said += [words.part(TEXTS, view, name, names) for name in card_text.WAGERS]
    for event in match.events[-30:]:
        if event.reaches(viewer):
            said.append(sentence(TEXTS, words.WORDS, GAME.rules, event, names))
    return said + GAME.words.recap(TEXTS, match.events, names)


def consistent(sheet: Sheet) -> list[str]:
    assert sheet.rows
    said = [sheet.title, *sheet.columns]
    for label, cells in sheet.rows:
        assert len(cells) == (len(sheet.columns) or 1), sheet
        said += [label, *cells]
    return said


def deal(match: Match[Any], rng: Random) -> None:
    """Somebody may make or accept an offer, give gold or post a guard."""
    who = rng.randrange(match.settled.seats)
    names = words.naming(TEXTS, match.record["options"], PEOPLE[: match.settled.seats], who)
    for free_action in GAME.rules.free_actions.values():
        if match.drafter in (None, -1) and GAME.rules.is_free(match.settled, free_action):
            menu = free_action.menu(match.settled, who)
            for args in menu[:4]:
                assert not RAW.search(words.free_move(TEXTS, free_action.name, args, names))
            if menu and rng.random() < 0.3:
                match.act_freely(who, free_action.name, rng.choice(menu))
                return


def test_matches_are_told_without_a_missing_word() -> None:
    heard, steps, looks = set[str](), set[str](), 0
    tables = variants_of("spartacus")
    for seed in range(4):
        rng = Random(seed)
        match = Match.start(GAME, tables[seed % len(tables)], Luck(Random(seed + 100)))
        while not match.over and looks < 60 * (seed + 1):
            if rng.random() < 0.1:
                deal(match, rng)
            choice = rng.choice(GAME.rules.pending(match.tip))
            if choice.step not in steps or rng.random() < 0.06:
                looks += 1
                for viewer in {choice.seat, rng.randrange(-1, match.settled.seats)}:
                    for line in look(match, viewer, choice if viewer == choice.seat else None):
                        assert line, choice
                        assert not RAW.search(line), line
            steps.add(choice.step)
            match.answer(choice.seat, choice.id, any_of(choice.options, rng))
        heard |= {event.kind for event in match.events}
    assert looks > 200
    assert len(heard) > 60
    assert len(steps) > 30


# Events

GUARDS_WORK = ("guard-held", "guard-failed")  # the title is always that of the guard
VALUES: dict[str, Any] = {
    "seat": 1, "seats": (1, 2), "number": 2, "card": card("Cook"), "title": title("Robbery"), "house": 1, "phase": 2,
    "house-rule": 3, "bids": (0, 3, 1, 5), "bets": (3, 0, 1, 0), "dice": (3, 6, 4), "cell": 11, "attack": 1,
    "pool": 1, "level": 2, "source": 0, "offer": 7,
}  # fmt: skip
SHOWN = {
    "card": "Cook", "title": "Robbery", "house": "Glaber", "phase": "Market phase",
    "bids": "Marcus 3, Caius 5", "bets": "3 gold on I and 1 gold on injury", "dice": "6-4-3", "cell": "c3",
    "house-rule": "discard 3 guards: gain 1 Influence",
    "attack": "Speed dice",
    "pool": "Defense", "level": "injured", "source": "weapon", "seats": "Caius and Lucius",
}  # fmt: skip


@pytest.mark.parametrize("kind", GAME.rules.events)
def test_every_event_is_told_to_everybody_in_the_right_person(kind: str) -> None:
    domains = GAME.rules.events[kind]
    args = {name: VALUES[domain] for name, domain in domains.items()}
    seats = [name for name, domain in domains.items() if domain == "seat"]
    args |= dict(zip(seats, (1, 2, 3), strict=False))
    event = Event(kind, tuple(args.values()), None)
    by_name = sentence(TEXTS, words.WORDS, GAME.rules, event, named())
    assert not RAW.search(by_name)
    assert by_name.endswith(".")
    for domain in domains.values():
        assert kind in GUARDS_WORK or SHOWN.get(domain, "") in by_name, domain
    for name in () if kind in SILENT else seats:
        assert PEOPLE[args[name]] in by_name
        to_me = sentence(TEXTS, words.WORDS, GAME.rules, event, named(args[name]))
        assert re.search(r"\b([Yy]ou|[Yy]our)\b", to_me), to_me
        assert PEOPLE[args[name]] not in to_me
        assert not re.search(r"[^.:] You\b", to_me), to_me
        others = [args[other] for other in seats if other != name]
        assert all([PEOPLE[other] in to_me for other in others])


@pytest.mark.parametrize(
    ("event", "you", "expected"),
    [
        (Event("schemed-house", (0, title("Robbery"), 0), None), 0, "You declare Robbery on your own house."),
        (Event("schemed-house", (0, title("Robbery"), 1), None), 1, "Marcus declares Robbery on your house."),
        (
            Event("schemed-houses", (0, title("Collusion"), 1, 0), None),
            0,
            "You declare Collusion on Caius, with your own house.",
        ),
        (
            Event("schemed-houses", (0, title("Collusion"), 1, 2), None),
            2,
            "Marcus declares Collusion on Caius, with your house.",
        ),
        (Event("pleaded", (0, 1, 0), None), 1, "Marcus asks you for support."),
        (Event("pleaded", (0, 1, 2), None), 0, "You ask Caius for support and offer 2 gold."),
        (Event("favor", (card("Agron"), 1), None), -1, "Agron gains a Favor."),
        (Event("gave-guards", (0, 1, 1), None), 1, "Marcus hands you 1 guard."),
        (Event("invited", (0, 0), None), 0, "You invite your own house to the arena."),
        (Event("attacks", (1, card("Agron"), 0), None), 1, "Your Agron attacks."),
        (Event("damage", (1, 0), None), -1, "The fighter of Caius takes no damage."),
        (Event("defeated", (1, card("Agron"), 3), None), 0, "Agron of Caius is beaten and decapitated."),
        (Event("bids", ((0, 3, 1, 0),), None), 1, "Bids: Marcus 3, You 0."),
        (Event("invited", (2, 2), None), 1, "Lucius invites their own house to the arena."),
        (Event("drawn", (0, title("Destitute!")), None), 0, "You draw Destitute!."),
    ],
)
def test_events_read_well(event: Event, you: int, expected: str) -> None:
    assert sentence(TEXTS, words.WORDS, GAME.rules, event, named(you)) == expected


# Questions and options


def option(g: Ludus, number: int, who: int | None = None) -> str:
    who = g.seat if who is None else who
    choice = GAME.rules.choice(g, who)
    assert choice is not None
    assert number in choice.options
    return GAME.words.option(TEXTS, GAME.view(g, who), number, named(who, g.seats)).text


def asks(g: Ludus) -> str:
    choice = GAME.rules.choice(g, g.seat)
    assert choice is not None
    return GAME.words.ask(TEXTS, GAME.view(g, g.seat), choice, named(g.seat, g.seats))


def why(g: Ludus, who: int | None = None) -> str:
    who = g.seat if who is None else who
    choice = GAME.rules.choice(g, who)
    assert choice is not None
    return GAME.words.why(TEXTS, GAME.view(g, who), choice, named(who, g.seats))


def pages(g: Ludus, viewer: int) -> dict[str, Sheet]:
    view = GAME.view(g, viewer)
    del view["known"]
    return {sheet.title: sheet for sheet in all_sheets(TEXTS, GAME.words, GAME.rules, view, named(viewer, g.seats))}


def lines(g: Ludus, viewer: int) -> list[str]:
    return GAME.words.table(TEXTS, GAME.view(g, viewer), named(viewer, g.seats))


def test_houses_to_choose_from() -> None:
    g = start(4)
    assert option(g, house("Glaber")) == (
        "Glaber; 10 gold, 1 gladiator, 2 slaves, 3 guards; exhaust 3 guards: draw 1 card; "
        "discard 3 guards: gain 1 Influence"
    )
    assert "discard 1 gladiator, 1 slave and 1 guard: gain 1 Influence" in option(g, house("Solonius"))


def test_the_books() -> None:
    g = position(phase="upkeep", assets={0: ["Agron 1", "Cook"]}, gold=[3, 10, 10, 10])
    assert option(g, asset("Agron")) == "Let Agron (1 Favor) go; you then have 4 gold"
    assert option(g, PASS) == "Close the books; you then have 3 gold"
    assert "You have 3 gold; gladiators: 1, slaves: 1." in why(g)
    poor = position(phase="upkeep", assets={0: ["Agron", "Crixus"]}, gold=[0, 10, 10, 10])
    assert option(poor, asset("Agron")) == "Let Agron go; you still lack 1 gold"


def test_options_of_an_intrigue_turn() -> None:
    g = position(
        assets={0: ["Agron", "Crixus", "Cook", "Pietros"], 1: ["Varro 2", "Debtor", "Naevia"]},
        guards={0: 1},
        hands={0: ["Robbery", "Labor Contract", "Poisoned Wine", "Public Exhibition", "Guard", "Collaboration"]},
        gold=[10, 2, 5, 5],
        influence=[6, 4, 6, 4],
    )
    assert option(g, play("Robbery", 1)) == (
        "Play Robbery on Caius (Glaber); needs 4 Influence, take up to 3 gold from the target; "
        "at present that is 2 gold"
    )
    assert option(g, play("Labor Contract", 1)).endswith(
        "the target gains 1 gold per ready slave; at present that is 3 gold"
    )
    assert option(g, play("Labor Contract", 0)).startswith("Play Labor Contract on your house; needs 2 Influence, ")
    assert option(g, play("Poisoned Wine", "Varro")) == (
        "Play Poisoned Wine on Varro of Caius (Glaber); needs 3 Influence, "
        "a ready gladiator or slave is exhausted and injured; 2 Favors"
    )
    assert option(g, cash("Robbery")) == "Cash in Robbery; 2 gold"
    assert option(g, use("Pietros")) == "Use Pietros; Intrigue: exhaust for 1 gold"
    assert option(g, POST) == "Put a guard on the table"
    assert option(g, SEEK) == "Look for support for a scheme"
    assert option(g, RULE_1) == "Exhaust 2 gladiators: gain 2 gold"
    assert why(g) == "You hold 6 cards; the turn can end with 4 or fewer."
    order = words.order(GAME.view(g, 0), listed(GAME.rules.choice(g, 0).options))  # type: ignore[union-attr]
    assert order.index(play("Robbery", 1)) < order.index(SEEK) < order.index(cash("Robbery"))
    answer(g, 0, RULE_1)
    assert option(g, asset("Agron")).startswith("Exhaust Agron; a triple in Defense")
    assert why(g) == "Exhaust 2 gladiators: gain 2 gold. Still to be named: 2 gladiators."


def test_a_rule_that_costs_a_card_of_each_kind() -> None:
    g = position(houses=["Solonius", "Glaber", "Tullius", "Batiatus"], guards={0: 1})
    assert option(g, RULE_2) == "Discard 1 gladiator, 1 slave and 1 guard: gain 1 Influence"


def test_support_from_the_first_word_to_the_last() -> None:
    g = position(hands={0: ["Black Market Profits"]}, influence=[4, 2, 6, 4], gold=[5, 10, 10, 10])
    answer(g, 0, SEEK)
    assert option(g, lay("Black Market Profits")) == (
        "Lay Black Market Profits face down; needs 7 Influence, 3 short; gain 5 gold"
    )
    answer(g, 0, lay("Black Market Profits"))
    assert asks(g) == "Whom do you ask for support?"
    assert option(g, seat(1)) == "Ask Caius (Glaber) for support; 2 Influence; 1 short"
    assert option(g, seat(2)) == "Ask Lucius (Tullius) for support; 6 Influence; then it is enough"
    assert option(g, PASS) == "Take the scheme back unseen"
    assert (
        why(g) == "Black Market Profits needs 7 Influence; so far it has 4. A house can be asked three times at most."
    )
    assert dict(pages(g, 0)["Scheme"].rows)["Scheme"] == ["Black Market Profits; needs 7 Influence"]
    assert dict(pages(g, 1)["Scheme"].rows)["Scheme"] == ["face down"]
    assert not [line for line in lines(g, 1) if "Black Market" in line]
    answer(g, 0, seat(2))
    assert option(g, price(2)) == "Offer 2 gold; you keep 3 gold"
    assert option(g, price(0)) == "Offer nothing"
    answer(g, 0, price(2))
    assert option(g, claim("Robbery")).startswith("Say it is Robbery; needs 4 Influence, take up to 3 gold")
    answer(g, 0, claim("Robbery"))
    assert option(g, seat(1)) == "At Caius (Glaber)"
    answer(g, 0, seat(1))
    assert option(g, SUPPORT) == "Support the scheme; you get 2 gold"
    assert option(g, demand(4)) == "Yes, if Marcus pays you 4 gold"
    assert option(g, PASS) == "No support"
    assert why(g) == (
        "Marcus lays a scheme face down, asks for your 6 Influence and offers 2 gold. A yes is final. "
        "It is said to be Robbery: take up to 3 gold from the target."
    )
    assert dict(pages(g, 3)["Scheme"].rows)["Said to be"] == ["Robbery on Caius (Glaber)"]
    answer(g, 2, demand(4))
    assert option(g, ACCEPT) == "Pay 4 gold; you keep 1 gold"
    answer(g, 0, ACCEPT)
    assert asks(g) == "You have enough support. Do you play your scheme?"
    rows = dict(pages(g, 3)["Scheme"].rows)
    assert rows["Supported by"] == ["Lucius 6"]
    assert rows["So far"] == ["10 Influence"]


def test_a_promise_and_a_card_that_is_shown() -> None:
    g = position(hands={0: ["Black Market Profits"]}, influence=[4, 2, 6, 4], gold=[5, 10, 10, 10])
    answers(g, (0, SEEK), (0, lay("Black Market Profits")), (0, seat(2)))
    assert option(g, promise(3)) == "Promise 3 gold"
    answers(g, (0, promise(3)), (0, price(1)))
    assert option(g, SHOW) == "Show Lucius (Tullius) the card, Black Market Profits"
    answers(g, (0, SHOW), (0, seat(1)))
    assert option(g, SUPPORT) == "Support the scheme; you get 1 gold; a promise of 3 gold"
    assert option(g, owe(4)) == "Yes, if Marcus promises you 4 gold"
    assert why(g) == (
        "Marcus lays a scheme face down, asks for your 6 Influence and offers 1 gold. A yes is final. "
        "For later, 3 gold are promised; a promise binds nobody. "
        "You were shown the card, Black Market Profits: gain 5 gold."
    )
    rows = dict(pages(g, 3)["Scheme"].rows)
    assert rows["Scheme"] == ["face down"]
    assert rows["Shown to"] == ["Lucius"]
    assert rows["Asked now"] == ["Lucius (Tullius); 1 gold; a promise of 3 gold"]
    assert rows["Said to be aimed at"] == ["Caius (Glaber)"]
    assert dict(pages(g, 2)["Scheme"].rows)["Scheme"] == ["Black Market Profits; needs 7 Influence"]
    assert not [line for line in lines(g, 3) if "Black Market" in line]
    answer(g, 2, owe(4))
    assert option(g, ACCEPT) == "Promise 4 gold; Pay 1 gold; you keep 4 gold"
    assert why(g).startswith("Lucius wants 1 gold at once and a promise of 4 gold for 6 Influence.")


def test_a_scheme_to_be_foiled() -> None:
    foils = ["For a Few Denarii", "Sacrifice for the Dominus"]
    g = position(hands={0: ["Buying Secrets"], 1: foils, 2: ["Robbery"]}, guards={1: 1})
    answer(g, 0, play("Buying Secrets", (1, 2)))
    assert option(g, FROM_TABLE, 1) == "A guard from the table; foils the scheme with 4 or more"
    assert option(g, play("For a Few Denarii", 2), 1).startswith("Play For a Few Denarii, paying Lucius (Tullius); ")
    slave = listed(GAME.rules.choice(g, 1).options)  # type: ignore[union-attr]  # the seat is asked
    said = [GAME.words.option(TEXTS, GAME.view(g, 1), x, named(1)).text for x in slave]
    assert [line for line in said if line.startswith("Play Sacrifice for the Dominus, discarding your ")]
    assert why(g, 1) == (
        "Buying Secrets on your house, paying Lucius (Tullius): pay any other house 3 gold, "
        "the target loses 1 Influence. "
        "All choose at once; of those who act, the nearest to the schemer's left goes first. "
        "You are the target: a guard foils it with 4 or more."
    )
    assert "guard" not in why(g, 2)
    assert dict(pages(g, 1)["Scheme"].rows)["Scheme"] == ["Buying Secrets on your house, paying Lucius (Tullius)"]


def test_cards_to_exchange() -> None:
    g = position(assets={0: ["Diona", "Agron"]}, hands={0: ["Robbery"]})
    answer(g, 0, use("Diona"))
    assert option(g, drop("Robbery")) == "Discard Robbery; take up to 3 gold from the target"


def test_whose_hand_to_look_into() -> None:
    g = position(assets={0: ["Indus", "Agron"]}, hands={1: ["Robbery", "Guard"]})
    answer(g, 0, use("Indus"))
    assert option(g, seat(1)) == "The hand of Caius (Glaber); 2 cards"


def test_who_rolls_for_healing() -> None:
    g = position(phase="upkeep", assets={0: ["Agron injured", "Crixus injured", "Medicus", "Varro"]})
    assert option(g, asset("Crixus")) == "Crixus rolls now"
    script(g, 1)
    answer(g, 0, asset("Crixus"))
    assert option(g, use("Medicus")) == "Use Medicus; exhaust to have a failed healing roll rolled again"
    assert why(g) == "Crixus has rolled 1: 4 to 6 heals, 1 is death. The new roll counts."
    assert pages(g, 1)["Healing"].rows == [("Rolls for healing", ["Crixus of Marcus (Batiatus)"]), ("Die", ["1"])]


def test_the_open_market() -> None:
    g = position(phase="market", assets={0: ["Agron 1", "Galea"]}, guards={0: 2})
    assert option(g, sell("Agron"), 0) == "Sell Agron (1 Favor); 4 gold"
    assert option(g, SELL_GUARD, 0) == "Sell a guard from the table; 1 gold"
    assert option(g, PASS, 0) == "Take up your gold and go to the auctions"


@pytest.mark.rule("S-7.2")
def test_gold_is_not_shown_from_leaving_the_market_to_the_end_of_its_auctions() -> None:
    def purses(g: Ludus, viewer: int) -> list[str]:
        houses = next(sheet for name, sheet in pages(g, viewer).items() if name.startswith("Turn"))
        return [cells[1] for _, cells in houses.rows]

    g = position(phase="market", gold=[7, 8, 9, 6])
    assert purses(g, 0) == ["7", "8", "9", "6"]
    answer(g, 1, PASS)
    assert purses(g, 0) == ["7", "?", "9", "6"]
    assert purses(g, 1) == ["7", "8", "9", "6"]
    assert purses(g, -1) == ["7", "?", "9", "6"]
    assert "Caius (Glaber): 4 Influence, gold not shown" in "\n".join(lines(g, 0))
    leave_market(g)
    assert purses(g, 0) == ["7", "?", "?", "?"]
    assert not [line for line in GAME.words.count(TEXTS, GAME.view(g, 0), named(0)) if "8 gold" in line]
    token = position(phase="host", gold=[7, 8, 9, 6])
    assert purses(token, 3) == ["?", "?", "?", "6"]
    arena = position(phase="invite", gold=[7, 8, 9, 6])
    assert purses(arena, 3) == ["7", "8", "9", "6"]


def test_gold_is_shown_in_the_quiet_moment_after_the_host_is_chosen() -> None:
    g = position(phase="host", gold=[7, 8, 9, 6], assets={0: ["Agron"]}, hands={1: ["Empty Brothel"]})
    for who, amount in enumerate((1, 2, 3, 0)):
        answer(g, who, bid(amount))
    assert g.stack[-1].proc == "quiet"
    assert "Lucius (Tullius), Host: 4 Influence, 6 gold" in "\n".join(lines(g, 0))


def test_bids() -> None:
    g = position(phase="auctions", gold=[5, 5, 5, 5], luck=[card("Agron"), card("Galea"), card("Net"), card("Mira")])
    assert option(g, bid(3), 0) == "Bid 3 gold; you keep 2 gold"
    assert option(g, bid(0), 0) == "Bid nothing"
    assert why(g, 0).startswith("Up for auction: Agron; gladiator 4/4/3, value 4; a triple in Defense does 1 damage")
    rows = dict(pages(g, -1)["Market"].rows)
    assert rows["Up for auction"][0].startswith("Agron; ")
    assert rows["Face down"] == ["3 cards"]
    for who, amount in enumerate((0, 2, 3, 3)):
        answer(g, who, bid(amount))
    assert option(g, bid(1), 3) == "Add 1 gold, 4 gold in all; you keep 1 gold"
    assert option(g, bid(0), 3) == "Add nothing"
    assert why(g, 3).endswith("You are tied; 3 gold of yours lie on the table already.")
    assert dict(pages(g, 0)["Market"].rows)["On the table"] == ["Lucius 3, Julius 3"]


def test_what_is_typed() -> None:
    assert words.read(TEXTS, "b7") == words.read(TEXTS, " B 7 ") == bid(7)
    assert words.short(TEXTS, price(3)) == "o3"
    assert words.read(TEXTS, "a4") == demand(4)
    assert words.read(TEXTS, "d 2") is None
    assert words.word(TEXTS, "seat", bid(7), named()) == "7 gold"


def test_invitations_and_bets() -> None:
    g = position(
        phase="invite",
        assets={0: ["Agron", "Gladius"], 1: ["Varro 1", "Cook"]},
        gold=[4, 4, 4, 4],
    )
    assert option(g, seat(1)) == "Invite Caius (Glaber); 2 ready fighters"
    assert option(g, seat(0)) == "Invite your house; 1 ready fighter"
    answer(g, 0, seat(0))
    assert option(g, asset("Agron")) == "Send Agron; 4/4/3; a triple in Defense does 1 damage to the attacker"
    assert why(g) == "Whoever you send is fighter I. You have invited yourself, so you must send somebody."
    answer(g, 0, asset("Agron"))
    assert option(g, asset("Gladius")) == "Gladius; rolls 1 Attack die again in each attack"
    answer(g, 0, asset("Gladius"))
    answer(g, 0, seat(1))
    assert why(g).startswith("Fighter I, for Marcus: Agron; gladiator 4/4/3, value 4; ")
    assert why(g).endswith("Whoever you send is fighter II. Declining costs you 1 Influence.")
    assert option(g, PASS) == "Decline; you lose 1 Influence"
    answer(g, 1, asset("Varro"))
    assert option(g, bets(2, 0, 1), 2) == "2 gold on I (Agron), 1 gold on injury; you keep 1 gold"
    assert option(g, bets(), 2) == "No bet"
    assert why(g, 2).startswith("I: Agron 4/4/3 (Marcus). II: Varro 3/4/3 (Caius).")
    assert why(g, 2).endswith("Up to 3 gold per type; both victories together are one type.")
    view = GAME.view(g, 2)
    assert [words.part(TEXTS, view, name, named(2)) for name in card_text.WAGERS] == [
        "Gold on the victory of I: Agron, Marcus (Batiatus)",
        "Gold on the victory of II: Varro, Caius (Glaber)",
        "Gold on injury",
        "Gold on decapitation",
    ]
    order = words.order(view, GAME.rules.choice(g, 2).options)  # type: ignore[union-attr]  # the seat is asked
    assert order[-1] == bets()
    rows = dict(pages(g, 2)["Arena"].rows)
    assert rows["I, Marcus (Batiatus)"] == ["Agron 4/4/3; Gladius"]
    assert rows["II, Caius (Glaber)"] == ["Varro (1 Favor) 3/4/3"]
    choose(g, {0: bets(), 1: bets(), 2: bets(1, 1), 3: bets()})
    rows = dict(pages(g, 2)["Arena"].rows)
    assert rows["Your bets"] == ["1 gold on I (Agron), 1 gold on II (Varro)"]


def test_without_a_fight_the_parts_of_a_bet_name_no_fighter() -> None:
    view = GAME.view(position(), 0)
    assert words.part(TEXTS, view, "victory-i", named(0)) == "Gold on the victory of I"


def test_the_thumb() -> None:
    g = verdict("Agron", "Varro", 1, assets={0: ["Agron"], 1: ["Varro 2"]})
    pass_all(g)
    assert option(g, UP) == "Thumb up; Varro lives"
    assert option(g, DOWN) == "Thumb down; Varro dies; you lose 2 Influence"
    assert why(g).startswith("Varro (2 Favors) has lost.")


def test_a_fight() -> None:
    g = fighting.face("Spartacus", "Crixus", gear={0: ["Axe", "Net"], 1: ["Scutum", "Javelin"]})
    assert option(g, NET, 0) == "Use Net; you win the initiative, unless both use one"
    answer(g, 0, NET)
    assert option(g, FIRST, 0) == "Act first"
    answer(g, 0, FIRST)
    view = GAME.view(g, 0)
    near = words.order(view, listed(GAME.rules.choice(g, 0).options))  # type: ignore[union-attr]  # the seat is asked
    assert option(g, near[0]) == "Move to c5; next to the opponent"
    assert option(g, CELL + fighting.cell(0, 0)) == "Move to d4; 2 cells from the opponent"
    assert why(g).startswith("Spartacus stands on d2, Crixus on d6: 4 cells away.")
    answer(g, 0, CELL + fighting.cell(1, 0))
    assert option(g, ATTACK) == "Attack; 4 dice against 4"
    fighting.strike(g, [6, 5, 2, 1], [4, 3, 2, 1])
    assert option(g, STRIKE) == "Use Axe; 3 damage instead of 2"
    answer(g, 0, STRIKE)
    assert option(g, SHIELD) == "Use Scutum; 2 damage instead of 3"
    assert why(g) == "Attack 6-5-2-1, defense 4-3-2-1. Damage so far: 3."
    answer(g, 1, SHIELD)
    assert option(g, pool("SPD")) == "Lose a die: Speed; 3 dice, 2 left"
    rows = dict(pages(g, 2)["Fight"].rows)
    assert rows["I, Marcus (Batiatus)"] == [
        "Spartacus, on d5; Attack 4, Defense 4, Speed 4; Axe (exhausted), Net (exhausted)"
    ]
    fighting.lose(g, "ATK", "DEF")
    assert option(g, THROW) == "Throw Javelin; 3 dice against 4; then it is exhausted"


def test_the_sand_is_drawn() -> None:
    g = fighting.face("Spartacus", "Crixus", at=((0, 0), (1, 0)), luck=fighting.initiative(4, 3))
    drawing = [
        "      a1  a2  a3  a4",
        "    b1  b2  b3  b4  b5",
        "  c1  c2  c3  c4  c5  c6",
        "d1  d2  d3  I   II  d6  d7",
        "  e1  e2  e3  e4  e5  e6",
        "    f1  f2  f3  f4  f5",
        "      g1  g2  g3  g4",
    ]
    sheet = pages(g, 2)["Sand"]
    assert [label for label, _ in sheet.rows] == list("abcdefg")
    assert [cells[0].replace("\N{NO-BREAK SPACE}", " ") for _, cells in sheet.rows] == drawing
    assert not [cells for _, cells in sheet.rows if " " in cells[0]]
    said = lines(g, 2)
    at = said.index("Sand:")
    assert said[at + 1 : at + 8] == [f"  {row}" for row in drawing]
    assert GAME.words.brief(TEXTS, GAME.view(g, 0), named(0)).count(f"  {drawing[3]}") == 1


def test_rows_after_the_last_letter() -> None:
    assert [card_text.row_name(number) for number in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]


def test_a_fighter_for_the_tournament() -> None:
    g = position(assets={0: ["Agron", "Gladius", "Net"]})
    look_ = card_text.look_at(TEXTS, GAME.view(g, 0), named(0))
    number = PICK + 512 * card("Agron") + 64 * 1 + 1
    assert GAME.words.option(TEXTS, look_.view, number, named(0)).text == "Agron 4/4/3 with Gladius and Net"
    bare = PICK + 512 * card("Agron")
    assert GAME.words.option(TEXTS, look_.view, bare, named(0)).text == "Agron 4/4/3 without equipment"


# The table


def test_what_each_house_has() -> None:
    g = position(
        assets={
            0: ["Agron champion", "Crixus injured", "Cook"],
            1: ["Varro", "Gladius exhausted"],
        },
        guards={0: 2},
        resting={0: 1},
        hands={0: ["Robbery", "Robbery", "Guard"]},
    )
    found = pages(g, 0)
    houses = found["Turn 2, Intrigue phase. Host: You. 12 Influence win."]
    assert houses.columns == ["Influence", "Gold", "Cards", "Guards", "Gladiators", "Slaves", "Equipment"]
    assert houses.rows[0] == (
        "You (Batiatus), Host",
        ["4", "10", "3", "1 + 1 exhausted", "1 + 1 exhausted", "1", "0"],
    )
    mine = dict(found["Your house"].rows)
    assert mine["Agron"][3] == "ready, Champion"
    assert mine["Crixus"] == ["Gladiator", "5", "4/4/3", "injured", "Each double in Defense blocks 1 damage"]
    assert mine["Cook"] == ["Slave", "2", "1/1/1", "ready", "none"]
    theirs = dict(found["House of Caius (Glaber)"].rows)
    assert theirs["Gladius"] == ["Weapon", "2", "none", "exhausted", "Rolls 1 Attack die again in each attack"]
    assert found["Your hand"].rows == [
        ("Robbery ×2", ["Scheme", "4", "2", "Take up to 3 gold from the target"]),
        ("Guard", ["Guard", "0", "1", "Foils a scheme against you with 4 or more on a die"]),
    ]


def test_nobody_elses_hand() -> None:
    g = position(hands={0: ["Robbery", "Guard"]})
    for viewer in (1, -1):
        assert "Your hand" not in pages(g, viewer)
        said = [*lines(g, viewer), *map(str, pages(g, viewer).values())]
        assert not [line for line in said if "Robbery" in line]


def test_lines_for_the_terminal() -> None:
    g = position(assets={0: ["Agron 1", "Cook"]}, hands={0: ["Robbery"]}, turns=9)
    said = lines(g, 0)
    assert said[0] == "Turn 2 of 9, Intrigue phase. Host: You. 12 Influence win."
    assert said[1] == "You (Batiatus), Host: 4 Influence, 10 gold, 1 card, gladiators 1, slaves 1, guards 0"
    assert (
        "- Agron (1 Favor); gladiator 4/4/3, value 4; a triple in Defense does 1 damage to the attacker; ready" in said
    )
    assert said[-1] == "- Robbery (scheme): 4 Influence, 2 gold; take up to 3 gold from the target"
    view = GAME.view(g, 0)
    assert GAME.words.hand(TEXTS, view, named(0)) == ["Your hand (you keep 4): Robbery"]
    assert GAME.words.hand(TEXTS, view, named(-1)) == ["Hand of Marcus (keeps 4): Robbery"]
    assert GAME.words.last(TEXTS, view, named(0)) == ["No scheme, auction or fight is going on."]
    assert GAME.words.count(TEXTS, view, named(0))[0] == "You (Batiatus): 4 Influence, 10 gold"


def test_the_influence_of_every_turn() -> None:
    told = [("turn", (1,)), ("influence-up", (0, 1, 5)), ("influence-down", (1, 1, 3)), ("turn", (2,))]
    events = [Event(kind, args, None) for kind, args in [*told, ("influence-up", (0, 1, 6))]]
    assert GAME.words.recap(TEXTS, events, named(0)) == [
        "Influence after turn 1: You 5, Caius 3",
        "Influence after turn 2: You 6, Caius 3",
    ]


# Gifts and trade


def test_goods_and_gifts() -> None:
    names = named(0)
    assert goods(TEXTS, GAME.words, ((GOLD, 3), (CARD + card("Agron"), 1), (GUARDS, 2)), names) == (
        "3 gold, Agron and 2 guards"
    )
    assert GAME.words.ware(TEXTS, GOLD, names) == "Gold"
    assert GAME.words.ware(TEXTS, GUARDS, names) == "Guards"
    assert GAME.words.ware(TEXTS, CARD + card("Agron"), names) == "Agron (4/4/3)"
    assert GAME.words.ware(TEXTS, CARD + card("Galea"), names) == "Galea (armor)"
    assert words.free_move(TEXTS, "give gold", (1, 2), names) == "Give Caius 2 gold"
    assert words.free_move(TEXTS, "post guard", (), names) == "Put a guard on the table"
    assert words.free_move(TEXTS, "propose", (1, -1, 1, 1, GOLD, 5, CARD + card("Agron"), 1), names) == (
        "Offer to Caius: 5 gold for Agron"
    )
    assert words.free_move(TEXTS, "accept", (0,), names) == "Accept"


def test_offers_on_the_table() -> None:
    g = position(phase="market", assets={1: ["Agron", "Cook"]})
    offer(g, 0, 1, give=[(GOLD, 5)], get=[(CARD + card("Agron"), 1)])
    assert "Your offer to Caius: you give 5 gold, you get Agron." in lines(g, 0)
    assert "Offer of Marcus: you get 5 gold, you give Agron." in lines(g, 1)
    assert not [line for line in lines(g, 2) if "offer" in line.lower()]


# Settings, and custom cards


def test_settings() -> None:
    assert setting(TEXTS, "spartacus", "decks", "") == "our own cards"
    assert setting(TEXTS, "spartacus", "decks", starting_file()) == "cards of your own"
    assert setting(TEXTS, "spartacus", "initiative", "blue dice") == "blue dice"
    assert setting(TEXTS, "spartacus", "turns", 0) == "none"
    assert setting(TEXTS, "spartacus", "turns", 12) == "12"


def test_cards_of_ones_own_are_called_by_their_names() -> None:
    own = starting_file()
    renamed = {"Robbery": "Larceny", "Syrian Warrior": "Gaul", "Gladius": "Sica", "Glaber": "Crassus"}
    for ours, theirs in renamed.items():
        own = own.replace(f'"{ours}"', f'"{theirs}"')
    names = named(1, 4, own)
    told = {
        Event("schemed", (1, title("Robbery")), None): "You declare Larceny.",
        Event("healed", (card("Syrian Warrior"),), None): "Gaul is healed.",
        Event("equipped", (0, card("Gladius")), None): "Marcus adds Sica.",
        Event("house", (0, 1), None): "Marcus takes the house of Crassus.",
    }
    for event, expected in told.items():
        assert sentence(TEXTS, words.WORDS, GAME.rules, event, names) == expected


def test_only_our_own_cards_have_names_in_the_catalogue() -> None:
    """A file may replace one part of the decks; the names of the other parts remain ours."""
    french = Texts("fr")
    own = decks(starting_file().replace('"Robbery"', '"Larceny"'))
    ours = card_text.title_name(french, OURS, title("Revenge!"))
    assert card_text.title_name(french, own, title("Revenge!")) == "Revenge!"
    assert card_text.title_name(french, OURS, title("Revenge!")) == ours
    assert card_text.ware_name(french, own, card("Cook")) == card_text.ware_name(french, OURS, card("Cook"))
    assert card_text.ware_name(french, OURS, card("Agron")) == "Agron"


def test_without_a_table_the_cards_are_ours() -> None:
    assert words.word(TEXTS, "card", card("Agron"), Names(PEOPLE, PEOPLE)) == "Agron"
