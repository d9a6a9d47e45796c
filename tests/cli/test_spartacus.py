"""Tests Spartacus in the terminal: bots stay in the Open Market while people do, and every trade is reported."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from harena.bots import Bot, FreeMove
from harena.bots.driver import free_moves_for_bot
from harena.games import game
from harena.games.spartacus import words
from harena.games.spartacus.actions import SELL
from harena.games.spartacus.arena import Wagers, packed
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import PASS, Choice, Offer, listed
from harena.kernel.rules import View
from harena.matches.match import Match
from harena.matches.offers import offer_args
from harena.terminal.play import Terminal
from harena.terminal.screen import Screen
from harena.terminal.setup import Sitting, new_sitting
from harena.text import Texts
from tests.cli.conftest import Harena
from tests.cli.test_play import Person

YOU, BRUTUS, CASSIA = range(3)
EVERYBODY = [YOU, BRUTUS, CASSIA]
MARKET = "market.trade"
Typing = Callable[[Match[Any], Person], Iterator[str]]  # what is typed at the prompts, one after the other


def at_market(folder: Path, seats: tuple[int, ...] = (1,), decks: str = "") -> Sitting:
    """Return a match of three in its first Open Market, reached by passing."""
    sitting = new_sitting("spartacus", 3, seats, "heuristic", (), ("turns=1",), None, 3, folder / "x.json")
    match = sitting.match
    if decks:
        match = sitting.match.start(match.game, {"players": 3, "turns": 1, "decks": decks}, match.settled.luck)
        match.record["players"] = sitting.players
    while True:
        seat = match.tip.seat
        choice = match.rules.choice(match.seen_by(seat), seat)
        assert choice is not None
        if choice.step == MARKET:
            return sitting._replace(match=match)
        match.answer(seat, choice.id, PASS if PASS in choice.options else listed(choice.options)[0])


def paupers() -> str:
    """Return four houses with nothing but gold."""
    return "\n".join(
        f'[[house]]\nname = "{name}"\ngold = 20\ngladiators = 0\nslaves = 0\nguards = 0\n'
        'rule = "exhaust_guards"\ndiscards = { guards = 3 }\n'
        for name in ("Vatia", "Varinius", "Cossinius", "Furius")
    )


def table(sitting: Sitting, screen: Screen) -> Terminal:
    return Terminal(sitting.match, sitting.players, sitting.bots, Texts(), screen, sitting.path)


def trade(sitting: Sitting, typing: Typing) -> Person:
    """Continue the match in the terminal. When there is nothing more to type, the input ends."""
    lines: list[Iterator[str]] = []

    def answer(person: Person) -> str:
        if not lines:
            lines.append(typing(sitting.match, person))
        try:
            return next(lines[0])
        except StopIteration:
            raise EOFError from None

    person = Person(answer)
    table(sitting, Screen(person.read, person.lines.append)).run()
    return person


def waiting(match: Match[Any]) -> list[int]:
    return [choice.seat for choice in match.rules.pending(match.tip)]


def number(match: Match[Any], option: int) -> str:
    """Return what is typed for an answer."""
    choice = match.rules.choice(match.tip, YOU)
    assert choice is not None
    view = match.game.view(match.seen_by(YOU), YOU)
    return str(game("spartacus").words.order(view, choice.options).index(option) + 1)


def deal(match: Match[Any], name: str, args: tuple[int, ...]) -> str:
    """Return what is typed for a free action."""
    return f"d {free_moves_for_bot(match.rules, match.settled, YOU).index((name, args)) + 1}"


def proposals(match: Match[Any]) -> list[tuple[int, ...]]:
    return [args for name, args in free_moves_for_bot(match.rules, match.settled, YOU) if name == "propose"]


def kinds(match: Match[Any]) -> list[str]:
    return [event.kind for event in match.events]


# Bots in the market


def test_bots_do_not_leave_the_market_before_the_person(tmp_path: Path) -> None:
    there: list[list[int]] = []

    def typing(match: Match[Any], person: Person) -> Iterator[str]:
        there.append(waiting(match))
        mine = match.tip.assets[YOU]
        yield number(match, SELL + mine.bit_length() - 1)
        there.append(waiting(match))
        assert "laid-out" not in kinds(match)
        yield number(match, PASS)
        there.append(waiting(match))

    sitting = at_market(tmp_path)
    person = trade(sitting, typing)
    assert there[:2] == [EVERYBODY, EVERYBODY]
    assert "3 Market cards are laid out face down." in person.said
    assert kinds(sitting.match).index("sold") < kinds(sitting.match).index("laid-out")
    assert len(there) == 3  # the match continued


def test_an_offer_to_a_bot_is_answered_and_that_is_said(tmp_path: Path) -> None:
    """There are ten offers: a card of theirs for its value and 1 or 3 gold, and the like."""
    answers: list[str] = []

    def typing(match: Match[Any], person: Person) -> Iterator[str]:
        for _ in range(10):
            read = len(person.lines)
            yield deal(match, "propose", proposals(match)[-1 - len(answers) % 3])
            assert not [offer for offer in match.settled.offers if offer.by == YOU]
            said = "\n".join(person.lines[read:])
            assert "You make Brutus an offer." in said or "You make Cassia an offer." in said
            answers.append("deal" if "You make a deal with " in said else "no")
            assert answers[-1] == "deal" or "declines your offer." in said
            assert waiting(match) == EVERYBODY

    trade(at_market(tmp_path), typing)
    assert len(answers) == 10
    assert set(answers) == {"deal", "no"}


def test_a_gift_is_said(tmp_path: Path) -> None:
    def typing(match: Match[Any], person: Person) -> Iterator[str]:
        yield "d"
        assert any(["Give Cassia 3 gold" in line for line in person.lines])
        yield deal(match, "give gold", (CASSIA, 3))

    sitting = at_market(tmp_path)
    before = list(sitting.match.settled.gold)
    person = trade(sitting, typing)
    assert "You give Cassia 3 gold." in person.lines
    assert sitting.match.settled.gold[YOU] == before[YOU] - 3
    assert person.lines.index("You give Cassia 3 gold.") < len(person.lines) - 1  # and the question was asked again


def test_a_seat_with_nothing_to_sell_may_still_trade(tmp_path: Path) -> None:
    """The person, who could otherwise only leave, is not sent away, and the bot answers."""
    asked = 0

    def typing(match: Match[Any], person: Person) -> Iterator[str]:
        nonlocal asked
        asked += 1
        assert [choice.options for choice in match.rules.pending(match.tip)] == [[PASS]] * 3
        match.act_freely(YOU, "propose", offer_args(Offer(0, YOU, BRUTUS, ((GOLD, 5),), ())))
        yield deal(match, "give gold", (CASSIA, 1))
        assert not match.settled.offers

    sitting = at_market(tmp_path, decks=paupers())
    person = trade(sitting, typing)
    assert asked == 1
    assert "You give Brutus 5 gold." in person.lines


class Merchant(Bot):
    """A bot that asks the person for one gold, once, and stays."""

    acts_freely = True

    def __init__(self) -> None:
        self.asked = False

    def choose(self, view: View, choice: Choice) -> int:
        return PASS

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        if self.asked:
            return None
        self.asked = True
        return "propose", offer_args(Offer(0, choice.seat, YOU, (), ((GOLD, 1),)))


def test_an_offer_of_a_bot_is_said_before_the_person_is_asked(tmp_path: Path) -> None:
    def typing(match: Match[Any], person: Person) -> Iterator[str]:
        assert "Brutus makes you an offer." in person.lines
        (offer,) = [offer for offer in match.settled.offers if offer.by == BRUTUS]
        yield deal(match, "decline", (offer.id,))
        assert offer not in match.settled.offers

    sitting = at_market(tmp_path)
    person = trade(sitting._replace(bots={**sitting.bots, BRUTUS: Merchant()}), typing)
    assert "You decline the offer of Brutus." in person.lines


def test_of_several_people_the_one_with_an_offer_is_asked_first(tmp_path: Path) -> None:
    sitting = at_market(tmp_path, seats=(1, 3))
    terminal = table(sitting, Screen(lambda _: "", lambda _: None))
    terminal.turns.staying = {BRUTUS: terminal.turns.moment(sitting.match)}
    assert terminal._next().seat == YOU
    slave = (sitting.match.settled.assets[CASSIA] & OURS.slaves).bit_length() - 1
    sitting.match.act_freely(YOU, "propose", offer_args(Offer(0, YOU, CASSIA, ((GOLD, 3),), ((CARD + slave, 1),))))
    terminal.turns.staying = {BRUTUS: terminal.turns.moment(sitting.match)}
    assert terminal._next().seat == CASSIA
    sitting.match.act_freely(CASSIA, "decline", (sitting.match.settled.offers[0].id,))
    terminal.turns.staying = {BRUTUS: terminal.turns.moment(sitting.match)}
    assert terminal._next().seat == YOU


# Simulations


def simulated(harena: Harena, *args: str) -> dict[str, Any]:
    run = harena("simulate", "spartacus", "--players", "3", "--games", "1", "--json", *args)
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    return found


def test_simulations_have_a_turn_limit_unless_told_otherwise(harena: Harena, tmp_path: Path) -> None:
    quick = ("--option", "length=quick", "--bots", "heuristic")
    assert simulated(harena, *quick)["options"]["turns"] == 60
    assert simulated(harena, *quick, "--option", "turns=2")["options"]["turns"] == 2
    assert simulated(harena, *quick, "--option", "turns=0")["options"]["turns"] == 0


def test_matches_of_people_have_none(tmp_path: Path) -> None:
    sitting = new_sitting("spartacus", 4, (1,), None, (), (), None, 1, tmp_path / "x.json")
    assert sitting.match.record["options"]["turns"] == 0


def test_bets_are_typed_pile_by_pile() -> None:
    """S-10.5: four outcomes, up to 3 gold each; the list shows only some of them."""
    texts = Texts("en")
    assert words.read(texts, "3-0-1-2") == packed([3, 0, 1, 2])
    assert words.read(texts, " 0-0-0-0 ") == packed([0, 0, 0, 0])
    assert words.read(texts, "4-0-0-0") is None
    assert packed([2, 0, 0, 0]) in Wagers(2, (3, 0, 3, 3), 3)
