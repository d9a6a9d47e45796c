"""Tests simulations of a game with an open market: offers are answered there, with and without a record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from harena.bots import Bot, FreeMove, RandomBot
from harena.bots.driver import offer_due, reply_to_offer
from harena.bots.heuristic.spartacus import HeuristicBot
from harena.game import Game
from harena.games import game
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import PASS, Choice, Goods, Offer
from harena.kernel.rules import View
from harena.lab.simulate import Plan, play_match
from harena.matches.offers import offer_args
from harena.matches.record import verify
from tests.rules.spartacus.playing import RULES, answer, card, leave_market, offer, position

SPARTACUS: Game[Ludus] = game("spartacus")


class Silent(Bot):
    """A bot that looks at every offer and does not answer."""

    acts_freely = True

    def __init__(self) -> None:
        self.shown: list[FreeMove] = []

    def choose(self, view: View, choice: Choice) -> int:
        return PASS

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        self.shown += free_moves
        return None


def stalls(give: Goods, get: Goods) -> tuple[Ludus, Offer]:
    """Return an Open Market in which seat 0 has made seat 1 an offer."""
    g = position(phase="market", assets={1: ["Spartacus", "Agron", "Cook", "Mira"]})
    offer(g, 0, 1, give, get)
    due = offer_due(RULES, g)
    assert due is not None
    return g, due


@pytest.mark.parametrize("bot", [Silent(), RandomBot(Random(1))], ids=["silent", "random"])
def test_what_a_bot_leaves_lying_is_declined(bot: Bot) -> None:
    g, due = stalls(((GOLD, 9),), ((CARD + card("Cook"), 1),))
    assert reply_to_offer(SPARTACUS, g, due, bot) == ("decline", (due.id,))
    RULES.act_freely(g, due.to, "decline", (due.id,))
    assert offer_due(RULES, g) is None
    if isinstance(bot, Silent):
        assert ("accept", (due.id,)) in bot.shown  # it could have answered


@pytest.mark.parametrize(("gold", "said"), [(9, "accept"), (1, "decline")])
def test_a_sensible_bot_is_heard(gold: int, said: str) -> None:
    g, due = stalls(((GOLD, gold),), ((CARD + card("Cook"), 1),))
    assert reply_to_offer(SPARTACUS, g, due, HeuristicBot(Random(1))) == (said, (due.id,))


def test_the_newest_offer_is_answered_first() -> None:
    g, first = stalls(((GOLD, 1),), ())
    RULES.act_freely(g, 1, "counter", (first.id, *offer_args(Offer(0, 1, 0, ((GOLD, 2),), ()))))
    due = offer_due(RULES, g)
    assert due is not None
    assert (due.by, due.to, due.give) == (1, 0, ((GOLD, 2),))


def test_who_has_left_the_market_is_made_no_offers() -> None:
    g, _ = stalls(((GOLD, 1),), ())
    answer(g, 1, PASS)
    assert offer_due(RULES, g) is None
    leave_market(g)
    assert offer_due(RULES, g) is None


@pytest.mark.more
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(
    "bots", [("heuristic",) * 4, ("heuristic", "random", "heuristic", "random")], ids=["all", "half"]
)
def test_recorded_and_quick_matches_are_the_same(tmp_path: Path, bots: tuple[str, ...], number: int) -> None:
    options = SPARTACUS.complete({"players": 4, "turns": 3})
    quick = play_match(Plan("spartacus", options, bots, 5, ""), number)
    assert play_match(Plan("spartacus", options, bots, 5, str(tmp_path)), number) == quick
    (path,) = tmp_path.iterdir()
    found = json.loads(path.read_text(encoding="utf-8"))
    assert verify(SPARTACUS, found)
    assert tuple(found["result"]["winners"]) == quick.winners


def test_the_record_of_houses_that_start_with_nothing_can_be_replayed(tmp_path: Path) -> None:
    """No card is dealt to them, so no randomness is involved."""
    houses = [
        f'[[house]]\nname = "{name}"\ngold = 9\ngladiators = 0\nslaves = 0\nguards = 0\n'
        'rule = "exhaust_guards"\ndiscards = { guards = 3 }\n'
        for name in ("Vatia", "Varinius", "Cossinius", "Furius")
    ]
    options = SPARTACUS.complete({"players": 3, "turns": 1, "decks": "\n".join(houses)})
    play_match(Plan("spartacus", options, ("heuristic",) * 3, 5, str(tmp_path)), 0)
    (path,) = tmp_path.iterdir()
    assert verify(SPARTACUS, json.loads(path.read_text(encoding="utf-8")))


def test_offers_are_made_and_answered_in_simulations(tmp_path: Path) -> None:
    """Otherwise the tests here would prove little."""
    options = SPARTACUS.complete({"players": 4})
    taken: set[str] = set()
    for number in range(6):
        play_match(Plan("spartacus", options, ("heuristic",) * 4, 5, str(tmp_path)), number)
        for path in tmp_path.iterdir():
            (part,) = json.loads(path.read_text(encoding="utf-8"))["segments"]
            taken |= {entry["free"] for entry in part["entries"] if "free" in entry}
        if "propose" in taken and taken & {"accept", "decline"}:
            return
    raise AssertionError(taken)
