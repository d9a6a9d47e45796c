"""Tests the texts of Munera: every event, question and part of the table has words, in the reader's person."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.bots.heuristic.munera.hints import REASONS
from harena.games import game
from harena.games.munera import GAME, card_text, table_text, words
from harena.games.munera.actions import (
    AUCTION,
    COQUUS,
    DIE,
    FIX,
    GLORY,
    MINISTER_KIND,
    SELL,
    STAKE,
    STAND,
    TRAIN,
    VIRTUS,
)
from harena.games.munera.bets import GIVE, PAUSE, REFEREE, REFRESHMENT, TAKE
from harena.games.munera.cards import CARDS
from harena.games.munera.cards.composed import CONDITIONS, NEEDS, WHENS
from harena.games.munera.cards.effects import BORROWED, EFFECTS
from harena.games.munera.deals import DENARII, LOAN_GOOD, MAN_GOOD, MINISTER_GOOD, TITLE_GOOD
from harena.games.munera.decks import GLADIATORS, MOMENT_KEYS, OFFICES, our_decks, starting_file
from harena.games.munera.recipe_text import WHOM_KEYS
from harena.games.munera.state import Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, any_of, listed
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import Event
from harena.matches.match import Match
from harena.teaching import text_key
from harena.text import LANGUAGES, Names, Texts, catalogue
from harena.text_protocol import Sheet, awaited, goods, sentence, setting
from harena.text_protocol import sheets as all_sheets
from tests.rules.munera.dueling import line_up
from tests.rules.munera.playing import (
    bid,
    duel,
    give_bids,
    gladiator,
    klass,
    man,
    minimum,
    minister,
    munus,
    offer,
    pass_all,
    pass_window,
    place,
    play,
    position,
    region,
    script,
    spectacle,
    spectacle_card,
    start,
    tender,
    throw_away,
    title,
)
from tests.variants import variants_of

OURS = our_decks()

PEOPLE = ("Marcus", "Caius", "Lucius", "Julius")
ASKING = (ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS)
RAW = re.compile(r"[{}]|munera-|None|\bFluent|\d+\.0\b")
TEXTS = Texts("en")


@pytest.fixture(autouse=True)
def a_missing_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def named(you: int = -1, players: int = 4, decks: str = "") -> Names:
    return words.naming(TEXTS, {"decks": decks}, PEOPLE[:players], you)


# The catalogue


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name is fluent's
        self.found.add(node.id.name)


@cache
def messages(lang: str = "en") -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(lang, "munera")).body:
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


RESTS = ("at-rest", "eventum-phase", "turn-end")  # moments for cards that are asked for with the rest itself


def built() -> set[str]:
    """Return the keys that the code puts together, one by one."""
    found = {"munera-name", "munera-about", "munera-value-decks-none", "munera-value-decks-own"}
    found.add("munera-event-won-with-you")
    for kind, domains in GAME.rules.events.items():
        found.add(f"munera-event-{kind}")
        if set(domains.values()) & {"seat", "seats"} and kind not in ("drawn", "gave-card"):
            found.add(f"munera-event-{kind}-you")
    for step in questions():
        found |= {f"munera-{what}-{step.replace('.', '-')}" for what in ("ask", "wait")}
        if step not in words._WHY:
            found.add(f"munera-why-{step.replace('.', '-')}")
    for each in GAME.settings:
        found |= {f"munera-setting-{each.name}{part}" for part in ("", "-help")}
        if isinstance(each.default, str):
            found |= {f"munera-value-{each.name}-{value}" for value in each.values}
    found |= {"munera-value-turns-0", "munera-value-offers-0"}
    found |= {f"munera-free-action-{name}" for name in GAME.rules.free_actions}
    for effect, card in CARDS.items():
        found |= {
            f"munera-{what}-{card_text.text_key(effect)}" for what in ("effect", "aim")[: 1 + bool(card.aim_kind)]
        }
    found |= {f"munera-when-{key}" for key in WHENS}
    found |= {f"munera-moment-{key}" for key in MOMENT_KEYS if key not in RESTS} | {"munera-moment-auction-won-you"}
    found |= {f"munera-do-{name}" for name in EFFECTS if name not in BORROWED}
    found |= {f"munera-whom-{key}" for key in WHOM_KEYS}
    found |= {f"munera-only-{word}" for word in CONDITIONS} | {f"munera-needs-{need}" for need in NEEDS}
    found |= {f"munera-{what}-{key}" for key in card_text.ROLL_KEYS for what in ("what", "roll")}
    found |= {f"munera-office-{office}" for office in OFFICES}
    found |= {f"munera-square-{square}" for square in table_text.SQUARES}
    found |= {f"munera-phase-{phase}" for phase in table_text.PHASES}
    found |= {f"munera-sheet-{name}" for name in table_text._PRESENT}
    found |= {f"munera-rest-{name}" for name in ("eventum", "forum", "munus", "chosen", "end")}
    found |= {f"munera-deed-{name}" for name in ("train", "sell", "auction", "glory")}
    found |= {f"munera-letter-{name}" for name in words.AMOUNTS}
    found |= {"munera-why-duel-reroll", "munera-why-duel-fix"}
    found |= {f"munera-offer{kind}" for kind in ("", "-gift", "-request")}  # text_protocol.offer_text
    return found


def test_every_key_is_there_and_none_is_left_over() -> None:
    folder = Path(words.__file__).parent  # the others may be compiled
    modules = ("words", "card_text", "table_text", "recipe_text")
    code = "".join([(folder / f"{name}.py").read_text(encoding="utf-8") for name in modules])
    literal = set(re.findall(r"[\"'](munera-[a-z0-9_-]*[a-z0-9])[\"']", code))
    heads = {key for key in messages() if key.startswith("munera-head-") and f'"{key[12:]}"' in code}
    passes = {f"munera-pass-{step.replace('.', '-')}{more}" for step in questions() for more in ("", "-more")}
    passes &= set(messages())
    hints = {f"munera-hint-{kind}" for kind in REASONS}
    needed = literal | built() | heads | passes | hints
    assert sorted(needed - set(messages())) == []
    said_by_the_screen = {key for key in messages() if key.startswith("munera-screen-")}  # tests/cli/test_text.py
    needed |= {text_key("munera", note) for note in game("munera").teaching}
    assert sorted(set(messages()) - needed - said_by_the_screen) == []


def test_events_use_their_own_arguments_only() -> None:
    for kind, domains in GAME.rules.events.items():
        for you in ("", "-you"):
            assert messages().get(f"munera-event-{kind}{you}", set()) <= set(domains), kind


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if catalogue(lang, "munera")])
def test_every_language_has_the_same_keys_and_arguments(lang: str) -> None:
    assert messages(lang) == messages()


# Whole matches


def look(match: Match[Any], seat: int, choice: Choice | None) -> list[str]:
    """Return everything a page or a terminal would say to this seat now."""
    view = GAME.view(match.seen_by(seat), seat)
    names = words.naming(TEXTS, view["options"], PEOPLE[: view["options"]["players"]], seat)
    said = [
        awaited(TEXTS, "munera", view, PEOPLE),
        *GAME.words.welcome(TEXTS, view, names),
        *GAME.words.guide(TEXTS, view),
    ]
    for lines in (GAME.words.table, GAME.words.brief, GAME.words.hand, GAME.words.last, GAME.words.count):
        said += lines(TEXTS, view, names)
    del view["known"]  # the page keeps no memory
    for sheet in all_sheets(TEXTS, GAME.words, GAME.rules, view, names):
        said += consistent(sheet)
    if choice is not None:
        said += [GAME.words.ask(TEXTS, view, choice, names), GAME.words.why(TEXTS, view, choice, names)]
        order = words.order(view, choice.options)
        assert sorted(order) == sorted(listed(choice.options))
        assert PASS not in order[:-1]
        labels = [GAME.words.option(TEXTS, view, option, names).text for option in order]
        told = [label for label, x in zip(labels, order, strict=True) if not MINISTER_KIND.has(x)]  # two may look alike
        assert len(set(told)) == len(told), told
        said += labels
        assert [words.read(TEXTS, words.short(TEXTS, x)) for x in order if words.short(TEXTS, x)] == [
            x for x in order if words.short(TEXTS, x)
        ]
    for event in match.events[-30:]:
        if event.reaches(seat):
            said.append(sentence(TEXTS, words.WORDS, GAME.rules, event, names))
    return said + GAME.words.recap(TEXTS, match.events, names)


def consistent(sheet: Sheet) -> list[str]:
    assert sheet.rows
    said = [sheet.title, *sheet.columns]
    for label, cells in sheet.rows:
        assert len(cells) == (len(sheet.columns) or 1), sheet
        said += [label, *cells]
    return said


def pick(choice: Choice, rng: Random) -> int:
    """Pick an option at random, but prefer what leads to a spectacle: random schools seldom get that far."""
    if choice.step == "spectacle.stand":
        return STAND
    if choice.step == "rest.act" and rng.random() < 0.6:
        return PASS
    option = any_of(choice.options, rng)
    return PASS if choice.step == "rest.act" and option in (SELL, AUCTION) and rng.random() < 0.8 else option


def deal(match: Match[Any], rng: Random) -> None:
    """Perhaps let somebody make or accept an offer."""
    seat = rng.randrange(match.settled.seats)
    names = words.naming(TEXTS, match.record["options"], PEOPLE[: match.settled.seats], seat)
    for free_action in GAME.rules.free_actions.values():
        if match.drafter in (None, -1) and GAME.rules.is_free(match.settled, free_action):
            menu = free_action.menu(match.settled, seat)
            for args in menu[:4]:
                assert not RAW.search(words.free_move(TEXTS, free_action.name, args, names))
            if menu and rng.random() < 0.3:
                match.act_freely(seat, free_action.name, rng.choice(menu))
                return


def test_matches_are_told_without_a_missing_word() -> None:
    heard, steps, looks = set[str](), set[str](), 0
    tables = variants_of("munera")
    for seed in range(4):
        rng = Random(seed)
        match = Match.start(GAME, tables[seed % len(tables)], Luck(Random(seed + 100)))
        while not match.over and looks < 60 * (seed + 1):
            if rng.random() < 0.1:
                deal(match, rng)
            choice = rng.choice(GAME.rules.pending(match.tip))
            fresh = choice.step not in steps
            if fresh or rng.random() < 0.06:
                looks += 1
                for seat in {choice.seat, rng.randrange(-1, match.settled.seats)}:
                    for line in look(match, seat, choice if seat == choice.seat else None):
                        assert line, choice
                        assert not RAW.search(line), line
            steps.add(choice.step)
            match.answer(choice.seat, choice.id, pick(choice, rng))
        heard |= {event.kind for event in match.events}
    assert looks > 200
    assert len(heard) > 50
    assert len(steps) > 20


# Events

FEROX, ANTHRAX = gladiator("Ferox"), gladiator("Anthrax")
VALUES: dict[str, Any] = {
    "seat": 1, "seats": (1,), "number": 2, "man": FEROX, "men": (FEROX, ANTHRAX), "minister": minister("doctor 1"),
    "ministers": (minister("doctor 1"), minister("medicus 1")), "ware": len(OURS.man) + minister("doctor 1"),
    "spectacle": spectacle_card("Verona"), "spectacles": (spectacle_card("Verona"), spectacle_card("Roma")),
    "region": place("Latium"), "title": title("Fur"), "class": 0, "rank": 1, "roll": 0, "side-number": 1,
    "bids": (3, -1, 7), "signed": -2, "pugna": -4, "offer": 7,
}  # fmt: skip
SHOWN = {
    "men": "Ferox and Anthrax", "ministers": "Doctor 1 and Medicus 1", "ware": "Doctor 1", "region": "Latium",
    "title": "Fur", "class": "Myrmillo", "rank": "Veteranus", "bids": "Marcus 3, Lucius 7", "pugna": "4 for II",
    "spectacle": "Verona", "side-number": "side II", "roll": "judgment",
}  # fmt: skip


@pytest.mark.parametrize("kind", GAME.rules.events)
def test_every_event_is_told_to_everybody_in_the_right_person(kind: str) -> None:
    domains = GAME.rules.events[kind]
    args = {name: VALUES[domain] for name, domain in domains.items()}
    seats = [name for name, domain in domains.items() if domain == "seat"]
    args |= dict(zip(seats, (1, 2), strict=False))
    event = Event(kind, tuple(args.values()), None)
    by_name = sentence(TEXTS, words.WORDS, GAME.rules, event, named())
    assert not RAW.search(by_name)
    assert by_name.endswith(".")
    silent = kind in ("drawn", "gave-card")
    for name, domain in domains.items():
        assert silent or SHOWN.get(domain, "") in by_name, name
    for name in () if silent else seats:
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
        (Event("duel", (0, FEROX, 1, ANTHRAX), None), 0, "Duel: your Ferox (side I) meets Anthrax of Caius (side II)."),
        (
            Event("duel", (0, FEROX, 1, ANTHRAX), None),
            1,
            "Duel: Ferox of Marcus (side I) meets your Anthrax (side II).",
        ),
        (Event("gave", (0, 1, FEROX), None), 1, "Marcus hands Ferox over to you."),
        (Event("gave-denarii", (0, 1, 1), None), 0, "You give Caius 1 denarius."),
        (Event("played-school", (0, title("Rixa"), 0), None), 0, "You play Rixa on your own school."),
        (Event("played-school", (0, title("Rixa"), 1), None), 1, "Marcus plays Rixa on your school."),
        (Event("stolen", (0, 1, 3), None), 1, "Marcus takes 3 denarii from you."),
        (Event("travelled", (0, 0), None), 0, "You pay nothing for journey and wages."),
        (
            Event("struck", (FEROX, ANTHRAX, 0, 0), None),
            -1,
            "Ferox has the better of Anthrax. Pugna: 0; Anthrax has no wound.",
        ),
        (Event("restocked", ((), ()), None), -1, "On offer in the Forum: nothing; Ministers: nothing."),
        (Event("won", ((1,), 15), None), 1, "The game is over. You win with 15 Glory."),
        (Event("won", ((1, 2), 15), None), 1, "The game is over. You win together with Lucius, with 15 Glory."),
    ],
)
def test_events_read_well(event: Event, you: int, expected: str) -> None:
    assert sentence(TEXTS, words.WORDS, GAME.rules, event, named(you)) == expected


# Questions and options


def option(g: Munera, number: int, seat: int | None = None) -> str:
    seat = g.seat if seat is None else seat
    assert number in listed(GAME.rules.choice(g, seat).options)  # type: ignore[union-attr]  # else it is not asked
    return GAME.words.option(TEXTS, GAME.view(g, seat), number, named(seat, g.seats)).text


def why(g: Munera, seat: int | None = None) -> str:
    seat = g.seat if seat is None else seat
    choice = GAME.rules.choice(g, seat)
    assert choice is not None
    return GAME.words.why(TEXTS, GAME.view(g, seat), choice, named(seat, g.seats))


def ask(g: Munera, seat: int | None = None) -> str:
    seat = g.seat if seat is None else seat
    choice = GAME.rules.choice(g, seat)
    assert choice is not None
    return GAME.words.ask(TEXTS, GAME.view(g, seat), choice, named(seat, g.seats))


PAIR = ["Ferox hoplomachus veteranus 2", "Leo aequimanus"]
RIVALS = ["Audax hoplomachus", "Anthrax aequimanus"]


def at_rest(**more: Any) -> Munera:
    more = {"men": {0: PAIR, 1: RIVALS}, "open": ["Telesia"], "denarii": [12, 2, 25], **more}
    return position(regions=["Aemilia", "Samnium", "Latium"], **more)


def test_options_of_the_set_up() -> None:
    g = start(2, luck=[9, 0])
    assert option(g, region("Latium")) == "Latium for 9 denarii; you keep 16 denarii"
    assert words.order(GAME.view(g, 0), [region("Sardinia"), region("Latium")]) == [
        region("Latium"),
        region("Sardinia"),
    ]
    GAME.rules.step(g, region("Latium"))
    assert option(g, klass("thraex")) == "Thraex; fights Myrmillo; you have 0 Thraex, 0 Myrmillo"
    assert option(g, klass("provocator")) == "Provocator; fights Provocator; you have 0 Provocator"
    assert re.match(r"\w+: (Captivus|Damnatus|Servus), Valor \d, Courage \d, Charisma \d\. Two men", why(g))


def test_options_at_rest() -> None:
    g = at_rest(hands={0: ["Fur", "Rudis Donata", "Hereditas"]})
    assert option(g, TRAIN) == "Change the class of a man"
    assert option(g, play("Hereditas")) == "Hereditas; you get 5 denarii"
    assert option(g, play("Fur", 1)) == "Fur; take 2 denarii from Caius"
    assert option(g, play("Rudis Donata", "Ferox")) == "Rudis Donata; discard your Ferox and gain 2 Glory"
    assert option(g, PASS) == "Pass"
    assert ask(g) == "Rest before a spectacle is chosen. What do you do?"
    assert why(g) == "One action, or pass; it ends when all pass in a row."
    GAME.rules.step(g, TRAIN)
    said = "Ferox, Hoplomachus, Veteranus, Fame 2; Valor 3+1, Courage 3, Charisma 0+1"
    assert option(g, man("Ferox")) == said


def test_options_of_the_forum() -> None:
    g = position(phase="auctions", forum=["Draco", "medicus 3"], men={0: PAIR}, bought_glory=True, denarii=[20, 5, 25])
    assert option(g, GLORY) == "Buy 1 Glory for 15 denarii; you keep 5 denarii"
    GAME.rules.step(g, SELL)
    assert option(g, man("Ferox")) == (
        "Sell Ferox for 8 denarii; Hoplomachus, Veteranus, Fame 2; Valor 3+1, Courage 3, Charisma 0+1"
    )
    g = pass_all(position(phase="auctions", forum=["Draco", "medicus 3"], denarii=[20, 5, 25]))
    assert option(g, man("Draco")) == "Draco; Captivus, Valor 3, Courage 2, Charisma 1; cost 2 denarii"
    assert option(g, 100 + minister("medicus 3")) == "Medicus 3; +3 to healing rolls; cost 9 denarii"
    assert option(g, PASS) == "Put nothing up; the Rudis passes on"
    GAME.rules.step(g, man("Draco"))
    assert option(g, bid(5), 1) == "Bid 5 denarii; you keep 0 denarii"
    assert option(g, PASS, 1) == "No bid"
    assert ask(g, 1) == "How much do you bid for Draco?"
    assert why(g, 1).startswith("Draco; Captivus, Valor 3, Courage 2, Charisma 1. Lowest bid 2 denarii.")


def test_options_of_an_auction_of_ones_own() -> None:
    g = position(phase="auctions", men={0: PAIR}, forum=["Draco"], denarii=[20, 5, 25])
    GAME.rules.step(g, AUCTION)
    GAME.rules.step(g, man("Leo"))
    assert option(g, minimum(1)) == "At least 1 denarius"
    assert why(g) == "Leo: the Forum would pay 2 denarii."
    GAME.rules.step(g, minimum(3))
    assert option(g, bid(4), 1) == "Bid 4 denarii; you keep 1 denarius"
    assert ask(g, 1) == "How much do you bid for Leo?"
    assert "Lowest bid 3 denarii" in why(g, 1)


def test_options_of_a_spectacle() -> None:
    g = pass_all(at_rest(men={0: PAIR, 1: RIVALS, 2: ["Rapax hoplomachus", "Tigris aequimanus"]}))
    terms = "1 pair: Hoplomachus and Aequimanus; 5 denarii, 1 Glory"
    assert (
        option(g, munus("Telesia")) == f"Telesia (Samnium); {terms}; you pay at least 4 denarii for journey and wages"
    )
    assert option(g, PASS) == "Choose none; the Rudis passes on"
    GAME.rules.step(g, munus("Telesia"))
    assert ask(g) == "Rest: Telesia is chosen. What do you do?"
    pass_all(g)
    assert ask(g) == "Do you stand for Telesia?"
    assert option(g, STAND) == f"Stand for Telesia; {terms}; you pay at least 0 denarii for journey and wages"
    GAME.rules.step(g, STAND)
    GAME.rules.step(g, STAND)
    assert option(g, tender(4)) == "Bid 4 denarii; after journey and wages you have 6 denarii"
    assert words.order(GAME.view(g, 1), [tender(0), tender(5)]) == [tender(5), tender(0)]
    assert ask(g) == "How low do you bid for Telesia?"
    assert why(g) == "Telesia: the fee is at most 5 denarii. The lowest bid gets the contract; 0 gets it at once."
    GAME.rules.step(g, tender(3))
    assert why(g) == "Telesia: bid less than 3 denarii, or withdraw. 0 gets the contract at once."
    assert option(g, PASS) == "Withdraw"


def test_whom_to_name() -> None:
    men = {0: ["Ferox hoplomachus", "Paris hoplomachus", "Leo aequimanus", "Carbo aequimanus"], 1: RIVALS}
    g = pass_all(at_rest(men=men))
    GAME.rules.step(g, munus("Telesia"))
    assert why(g) == "Telesia asks for 1 pair: Hoplomachus and Aequimanus."
    GAME.rules.step(g, man("Paris"))
    assert why(g) == "Paris needs a partner to fight: Aequimanus."


def test_whoever_may_be_next_is_told_with_whom_he_meets() -> None:
    mine = ["Torvus myrmillo", "Hilarus thraex", "Pulcher retiarius", "Nimbus secutor"]
    g = line_up(mine, ["Crescens thraex", "Paris myrmillo", "Carbo", "Umbra"], "Pompeii", players=2)
    assert option(g, man("Torvus")).endswith("; against Crescens")
    assert option(g, man("Pulcher")).endswith("; against his partner Nimbus")


def test_options_of_a_duel() -> None:
    men = {0: ["Ferox hoplomachus"], 1: ["Leo aequimanus"]}
    g = duel("Ferox", "Leo", players=4, men=men, staff={1: ["coquus 2"]}, luck=[3, 8, 5])
    assert g.seat == 2
    assert option(g, STAKE + 8 + 3) == "3 denarii on Leo; 6 denarii if he wins; you keep 22 denarii"
    assert option(g, PASS) == "No bet"
    GAME.rules.step(g, PASS)
    GAME.rules.step(g, STAKE + 1)
    assert option(g, VIRTUS) == "Roll again with Virtus (3 left)"
    assert option(g, PASS) == "Keep the 3"
    assert why(g) == "Ferox 3, Leo 8. The new die counts, even if it is worse."
    GAME.rules.step(g, VIRTUS)
    assert option(g, FIX + REFEREE) == "Bribed referee: Ferox goes down to 2 Virtus"
    assert why(g).startswith("Ferox is about to roll again; Virtus 3.")
    GAME.rules.step(g, PASS)
    GAME.rules.step(g, PASS)
    assert option(g, COQUUS) == "Roll again with your Coquus (2 left)"
    GAME.rules.step(g, PASS)
    assert option(g, FIX + PAUSE) == "Pause: Pugna does not move for this roll"
    assert option(g, FIX + REFRESHMENT) == "Refreshment: Ferox takes no wound for this roll"
    assert option(g, FIX + GIVE + 1) == "Supporters cheer: Leo goes up to 3 Virtus"
    assert option(g, FIX + TAKE + 1) == "Supporters jeer: Leo goes down to 1 Virtus"
    assert why(g) == "Ferox 5, Leo 8: the dice stand. A fix costs 1 denarius, one a round."


def test_a_decided_auction_says_who_has_won_and_for_how_much() -> None:
    """A card that takes it for one more can only be weighed against that."""
    for bids, said in (((3, 6, 5), "Caius wins Draco for 6 denarii"), ((3, 6, 9), "You win Draco for 9 denarii")):
        g = position(phase="auctions", forum=["Draco", "Atrox"], hands={2: ["Lanista Callidus"]})
        pass_window(g)
        GAME.rules.step(g, man("Draco"))
        give_bids(g, *bids)
        assert ask(g, 2) == f"{said}: do you play a card?"


def test_cards_of_a_duel() -> None:
    men, hand = {0: ["Ferox hoplomachus"], 1: ["Leo aequimanus"]}, ["Gladius Acutus", "Vinum Merum", "Sibilus"]
    g = duel("Ferox", "Leo", men=men, hands={0: hand})
    assert ask(g) == "Before the duel Ferox – Leo: do you play a card?"
    assert why(g) == "One card for this moment, or none, until all pass in a row."
    assert option(g, play("Gladius Acutus", 0)) == "Gladius Acutus; +2 Virtus for your Ferox"
    assert option(g, play("Vinum Merum", 1)) == "Vinum Merum; −2 Virtus for Leo of Caius"
    assert option(g, play("Sibilus")) == "Sibilus; Comprobatio starts 2 lower"
    assert option(g, PASS) == "Play no card"


def test_a_bout_and_a_full_hand() -> None:
    g = duel("Ferox", "Leo", men={0: PAIR}, staff={0: ["coquus 1"]}, luck=[4, 7])
    assert option(g, DIE) == "Roll again for Ferox, who has 4; Coquus (1 left)"
    assert option(g, PASS) == "Keep the dice"
    hand = ["Fur", "Fuga", "Rixa", "Pestis", "Clamor"]
    g = position(phase="eventum", hands={0: hand}, luck=[*[0, 1, 2]])
    assert option(g, throw_away("Fur")) == "Fur; at rest: take up to 3 denarii from another school"


@pytest.mark.parametrize(
    ("what", "modifier", "expected"),
    [
        ("judgement", 5, "Ferox is judged by the crowd: spared with 5 or less."),
        ("judgement", -1, "Ferox is judged by the crowd: spared with no die at all."),
        ("judgement", 9, "Ferox is judged by the crowd: spared with any die."),
        ("healing", 2, "Ferox is tended after the duel: healed with 3 or more."),
        ("healing", -1, "Ferox is tended after the duel: healed with any die."),
        ("healing", 9, "Ferox is tended after the duel: healed with no die at all."),
        ("recovery", 1, "The wound of Ferox heals with 3 or more."),
        ("accident", 1, "Ferox has rolled 0: he survives with 2 or more."),
        ("mercy", 0, "Ferox lost by half: he lives with 0 or less."),
        ("plague", 0, "Ferox is exposed to the plague: he stays healthy with 4 or more."),
        ("test", 1, "Ferox takes a test: he obeys with 1 or less."),
        ("flight", 10, "Ferox takes a test: he stays with any die."),
    ],
)
def test_what_a_die_decides(what: str, modifier: int, expected: str) -> None:
    """The text agrees with what the rules do (rolls.goes_well)."""
    from harena.games.munera.rolls import goes_well

    number = card_text.ROLL_KEYS.index(what)
    seen = card_text.look_at(TEXTS, GAME.view(at_rest(), 0), named(0, 3))
    said = card_text.roll_line(seen, {"what": number, "man": gladiator("Ferox"), "modifier": modifier})
    assert said == expected
    good = [die for die in range(10) if goes_well(number, die, modifier)]
    bound = re.search(r"(\d+) or (more|less)|(any|no) die", said)
    assert bound is not None
    if bound[3]:
        assert len(good) == (10 if bound[3] == "any" else 0)
    else:
        assert (good[0] if bound[2] == "more" else good[-1]) == int(bound[1])


def test_every_card_says_when_and_what() -> None:
    for number in range(len(OURS.title)):
        assert not RAW.search(card_text.when_line(TEXTS, OURS, number) + card_text.effect_line(TEXTS, OURS, number))


# Typed input


def test_amounts_can_be_typed() -> None:
    assert words.short(TEXTS, bid(7)) == "b7"
    assert [words.read(TEXTS, typed) for typed in ("b7", " B 7 ", "t4", "m0")] == [
        bid(7),
        bid(7),
        tender(4),
        minimum(0),
    ]
    assert [words.read(TEXTS, typed) for typed in ("", "b", "7", "x7", "t100", "b7777", "b-1")] == [None] * 7
    assert words.short(TEXTS, man("Ferox")) == ""
    for domain in ("man", "denarii", "deed", "card", "yes/no"):  # refused at every question
        assert words.word(TEXTS, domain, bid(7), named()) == "7 denarii"


# Deals


def test_goods() -> None:
    loan = LOAN_GOOD + GLADIATORS * spectacle_card("Verona") + gladiator("Nimbus")
    names = named(0)
    wanted = (
        (DENARII, 8),
        (MAN_GOOD + gladiator("Ferox"), 1),
        (MINISTER_GOOD + minister("doctor 2"), 1),
        (TITLE_GOOD + title("Missio"), 2),
        (loan, 1),
    )
    said = "8 denarii, Ferox, Doctor 2, Missio (Eventum) ×2 and the loan of Nimbus (Verona)"
    assert goods(TEXTS, GAME.words, wanted, names) == said
    assert goods(TEXTS, GAME.words, (), names) == "nothing"
    labels = [GAME.words.ware(TEXTS, number, names) for number, _ in wanted]
    assert labels == ["Denarii", "Ferox", "Doctor 2", "Missio (Eventum)", "Loan of Nimbus (Verona)"]
    assert words.free_move(TEXTS, "propose", (1, -1, 1, 1, DENARII, 8, loan, 1), names) == (
        "Offer to Caius: 8 denarii for the loan of Nimbus (Verona)"
    )
    assert (
        words.free_move(TEXTS, "counter", (5, 1, -1, 0, 1, DENARII, 1), names)
        == "Ask Caius for 1 denarius, for nothing"
    )
    assert (
        words.free_move(TEXTS, "propose", (1, -1, 1, 0, DENARII, 1), names) == "Offer to Caius: 1 denarius for nothing"
    )
    assert words.free_move(TEXTS, "accept", (5,), names) == "Accept"


def test_a_game_with_keys_still_says_its_goods_by_them() -> None:
    nundinae = game("nundinae").words
    assert goods(TEXTS, nundinae, ((0, 2), (1, 1)), named()) == "2 coins and 1 jar"
    assert nundinae.ware(TEXTS, 0, named()) == "Coins"


def test_an_open_offer_is_read_by_its_two_sides_only() -> None:
    g = at_rest()
    offer(g, 0, 1, give=[(DENARII, 3)], get=[(MAN_GOOD + gladiator("Audax"), 1)])
    lines = [GAME.words.brief(TEXTS, GAME.view(g, seat), named(seat, 3)) for seat in (0, 1, 2)]
    assert "Your offer to Caius: you give 3 denarii, you get Audax." in lines[0]
    assert "Offer of Marcus: you get 3 denarii, you give Audax." in lines[1]
    assert not [line for line in lines[2] if "ffer" in line]


# The table


def pages(g: Munera, seat: int) -> dict[str, Sheet]:
    view = GAME.view(g, seat)
    del view["known"]
    found = all_sheets(TEXTS, GAME.words, GAME.rules, view, named(seat, g.seats))
    return {sheet.title: sheet for sheet in found}


def test_the_schools() -> None:
    g = at_rest(staff={0: ["doctor 1 thraex", "coquus 2 used 1"]}, hands={1: ["Fur"]}, glory=[3, 0, 1])
    found = pages(g, 0)["Turn 2, Munus phase. 15 Glory win."]
    assert found.columns == ["Glory", "Denarii", "Region", "Men", "Cards", "Ministers"]
    assert found.rows[0] == ("You (Rudis)", ["3", "12", "Aemilia", "2", "0", "Doctor 1 (Thraex), Coquus 2 (1 left)"])
    assert found.rows[1] == ("Caius", ["0", "2", "Samnium", "2", "1", "none"])


def test_the_men_of_a_school() -> None:
    men = {0: [*PAIR, "Paris thraex wounded", "Carbo engaged"], 1: ["Nimbus retiarius", "Audax myrmillo"]}
    g = at_rest(men=men, loans=[("Nimbus", 0, "Telesia"), ("Audax", 2, "Telesia")])
    assert pages(g, 0)["Your school"].rows == [
        ("Paris", ["Thraex", "Tiro", "Servus", "0 / 3 / 3", "engaged, wounded"]),
        ("Ferox", ["Hoplomachus", "Veteranus, Fame 2", "Captivus", "3+1 / 3 / 0+1", "ready"]),
        ("Leo", ["Aequimanus", "Tiro", "Captivus", "2 / 4 / 1", "ready"]),
        ("Carbo", ["Provocator", "Tiro", "Damnatus", "0 / 4 / 0", "engaged"]),
    ]
    states = [cells[-1] for _, cells in pages(g, 0)["School of Caius"].rows]
    assert states == ["lent to Lucius for Telesia", "lent to you for Telesia"]
    assert "School of Lucius" not in pages(g, 0)  # nobody is in it, so there is nothing to show


def test_spectacles_and_what_they_mean_for_the_viewer() -> None:
    g = at_rest(open=["Telesia", "Roma"], denarii=[12, 2, 25])
    mine, watched = pages(g, 0)["Spectacles"], pages(g, -1)["Spectacles"]
    assert mine.columns == ["Region", "Contract", "Pay", "Journey", "For you"]
    rows = dict(mine.rows)
    assert rows["Telesia"] == [
        "Samnium",
        "1 pair: Hoplomachus and Aequimanus",
        "5 denarii, 1 Glory",
        "4",
        "you can take part",
    ]
    assert rows["Roma"] == ["Latium", "4 pairs", "15 denarii, 5 Glory", "4", "you lack men for it"]
    assert watched.columns == ["Region", "Contract", "Pay"]
    poor = pages(at_rest(open=["Paestum"], men={0: ["Ferox myrmillo", "Leo thraex"]}, denarii=[0, 2, 25]), 0)
    assert dict(poor["Spectacles"].rows)["Paestum"][-1] == "you lack denarii for it"


def test_the_forum() -> None:
    g = pass_all(position(phase="auctions", forum=["Draco", "medicus 3"]))
    GAME.rules.step(g, man("Draco"))
    assert pages(g, 0)["Forum"].rows == [
        ("Draco", ["Captivus, Valor 3, Courage 2, Charisma 1", "2", "up for auction"]),
        ("Medicus 3", ["+3 to healing rolls", "9", "on sale"]),
    ]
    assert pages(g, 0)["Auction"].rows[0] == ("Up for auction", ["Draco; Captivus, Valor 3, Courage 2, Charisma 1"])


def test_ones_own_hand_and_nobody_elses() -> None:
    g = at_rest(hands={0: ["Hereditas", "Hereditas", "Fur"]})
    assert pages(g, 0)["Your hand"].rows == [
        ("Hereditas ×2", ["At rest", "You get 5 denarii"]),
        ("Fur", ["At rest", "Take up to 3 denarii from another school"]),
    ]
    for seat in (1, -1):
        assert "Your hand" not in pages(g, seat)
        said = [*GAME.words.table(TEXTS, GAME.view(g, seat), named(seat, 3)), *map(str, pages(g, seat).values())]
        assert not [line for line in said if "Hereditas" in line]


def test_the_present_duel() -> None:
    men = {0: ["Ferox hoplomachus"], 1: ["Leo aequimanus"]}
    g = duel("Ferox", "Leo", players=4, men=men, luck=[7, 3])
    GAME.rules.step(g, STAKE + 8 + 3)
    GAME.rules.step(g, PASS)
    found = pages(g, 2)
    assert found["Duel"].rows == [
        ("I, Ferox (Marcus)", ["die 7; Virtus 3, wounds 0, Courage 3, Charisma 0"]),
        ("II, Leo (Caius)", ["die 3; Virtus 2, wounds 0, Courage 4, Charisma 1"]),
        ("Pugna", ["0 of 10"]),
        ("Comprobatio", ["0 of 5"]),
        ("Bets", ["You 3 denarii on Leo"]),
        ("Next fix", ["Julius"]),
    ]
    sides = dict(found["Spectacle of Telesia (Samnium)"].rows)
    assert sides["Marcus"] == ["Ferox (fights now)"]
    for _ in range(2):
        GAME.rules.step(g, PASS)
    script(g, 9, 9)
    GAME.rules.step(g, FIX + PAUSE)
    rows = dict(pages(g, 3)["Duel"].rows)
    assert rows["Fixes bought"] == ["pause"]
    assert rows["II, Leo (Caius)"] == ["die 9; Virtus 2, wounds 1, Courage 4, Charisma 1"]


def test_who_pays_for_the_journey() -> None:
    g = spectacle(
        "Telesia",
        mine=["Ferox", "Leo"],
        theirs=["Audax", "Anthrax"],
        men={0: PAIR, 1: RIVALS},
        hands={1: ["Latrones"]},
        regions=["Aemilia", "Samnium", "Latium"],
    )
    pass_window(g)  # before travel
    assert dict(pages(g, 1)["Spectacle of Telesia (Samnium)"].rows)["Pays now"] == ["Marcus, 4 denarii"]


def test_lines_for_the_terminal() -> None:
    g = at_rest(hands={0: ["Fur"]})
    lines = GAME.words.table(TEXTS, GAME.view(g, 0), named(0, 3))
    assert lines[0] == "Turn 2, Munus phase. 15 Glory win."
    limited = at_rest(turns=40)
    assert GAME.words.table(TEXTS, GAME.view(limited, 0), named(0, 3))[0] == "Turn 2 of 40, Munus phase. 15 Glory win."
    assert lines[1] == "You (Rudis): 0 Glory, 12 denarii, Aemilia, 0 cards".replace("0 cards", "1 card")
    assert "- Ferox, Hoplomachus, Veteranus, Fame 2; Valor 3+1, Courage 3, Charisma 0+1; Captivus; ready" in lines
    assert lines[-1] == "- Fur (at rest): take up to 3 denarii from another school"
    assert GAME.words.hand(TEXTS, GAME.view(g, 0), named(0, 3)) == ["Your hand: Fur"]
    assert GAME.words.hand(TEXTS, GAME.view(g, 0), named(-1, 3)) == ["Hand of Marcus: Fur"]
    assert GAME.words.last(TEXTS, GAME.view(g, 0), named(0, 3)) == ["No spectacle and no auction is going on."]
    assert GAME.words.count(TEXTS, GAME.view(g, 0), named(0, 3))[0] == "You: 0 Glory, 6 Fame"


def test_the_glory_of_every_turn() -> None:
    told = [("turn", (1,)), ("glory", (0, 1, 1)), ("glory", (0, 2, 3)), ("turn", (2,)), ("glory", (1, 5, 5))]
    events = [Event(kind, args, None) for kind, args in told]
    assert GAME.words.recap(TEXTS, events, named(0)) == ["Glory in turn 1: You 3", "Glory in turn 2: Caius 5"]


# Settings, and a table's own cards


def test_a_deck_is_not_read_out() -> None:
    assert setting(TEXTS, "munera", "decks", "") == "our own cards"
    assert setting(TEXTS, "munera", "decks", starting_file()) == "cards of your own"
    assert setting(TEXTS, "munera", "decks", "[map]") == "cards of your own"
    assert setting(TEXTS, "munera", "sales", "always") == "at every rest moment"
    assert setting(TEXTS, "munera", "turns", 40) == "40"
    assert setting(TEXTS, "gorus", "schools", "x" * 99).endswith(" …")


def test_cards_of_ones_own_are_called_by_their_names() -> None:
    own = starting_file()
    renamed = {"Ferox": "Spartacus", "Fur": "Praedo", "Telesia": "Sinuessa", "Latium": "Terra Nova"}
    for ours, theirs in renamed.items():
        own = own.replace(f'"{ours}"', f'"{theirs}"')
    names = named(1, 3, own)
    told = {
        Event("fame", (gladiator("Ferox"), 2), None): "Spartacus gains 2 Fame.",
        Event("played", (1, title("Fur")), None): "You play Praedo.",
        Event("closed", (spectacle_card("Telesia"),), None): "The card of Sinuessa is discarded.",
        Event("settled", (0, 0, 9), None): "Marcus founds a school in Terra Nova for 9 denarii.",
    }
    for event, expected in told.items():
        assert sentence(TEXTS, words.WORDS, GAME.rules, event, names) == expected
    g = at_rest(decks=own, hands={0: ["Fur"]})
    view = GAME.view(g, 0)
    said = [*GAME.words.table(TEXTS, view, names), GAME.words.option(TEXTS, view, play("Fur", 2), names).text]
    said += [str(sheet) for sheet in all_sheets(TEXTS, GAME.words, GAME.rules, view, names)]
    for ours, theirs in renamed.items():
        assert any([theirs in line for line in said])
        assert not any([re.search(rf"\b{ours}\b", line) for line in said])


def test_without_a_table_the_cards_are_ours() -> None:
    assert words.word(TEXTS, "man", FEROX, Names(PEOPLE, PEOPLE)) == "Ferox"
