"""Tests Munera over the WebSocket: bots that trade, and people who are not asked when they can only pass."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tools.seed_table import lay, position_of, reached

from harena.games import game
from harena.games.munera.deals import DENARII
from harena.kernel.choice import PASS, Choice, Offer, listed
from harena.matches.match import Match
from harena.matches.offers import offer_args
from harena.matches.record import verify
from tests.server.conftest import Guest, Place, around, make, record

YOU, BOT = 0, 1
GIFT = 3


async def to_rest(guest: Guest) -> None:
    """Answer anything during the setup, until it is this guest's turn at the first rest moment."""
    rng = Random(4)
    while True:
        await guest.turn()
        question = guest.scene["question"]
        if question["step"] == "rest.act":
            return
        await guest.answer(rng.choice(question["options"])["option"])


async def another(guest: Guest) -> None:
    """Wait until the scene has another question, or none."""
    question = guest.scene["question"]
    await guest.until(lambda: guest.scene["question"] != question)


@pytest.mark.more
async def test_a_whole_match_with_automatic_passes(place: Place) -> None:
    """The automatic pass is in the record all the same."""
    made = await make(place, "munera", "pbb", turns=1, quick_start=True)
    async with around(place, made, *made.tokens) as guests:
        asked = []
        guest, rng = guests[0], Random(9)
        while not guest.scene["result"]:
            await guest.until(lambda: guest.scene["question"] or guest.scene["result"])
            question = guest.scene["question"]
            if question:
                if question["forced"] or question["given"] is not None:  # or the others are still bidding
                    await another(guest)
                    continue
                asked.append(question["step"])
                passes = question["window"] and rng.random() < 0.8
                await guest.answer(PASS if passes else rng.choice(question["options"])["option"])
        found = await record(place, made.table)
        assert verify(game("munera"), found)
        mine = [entry for part in found["segments"] for entry in part["entries"] if entry["seat"] == YOU]
        assert sum([len(entry["do"]) for entry in mine if "do" in entry]) > len(asked)


async def test_a_school_that_cannot_pay_is_not_asked_for_a_bid(place: Place) -> None:
    """Its treasury is public, so everybody sees that it had nothing to decide."""

    def broke(match: Match[Any], choice: Choice) -> bool:
        mine = match.rules.choice(match.tip, YOU)
        return choice.step == "forum.bid" and mine is not None and list(listed(mine.options)) == [PASS]

    match = reached("munera", {"players": 3, "turns": 4}, broke, "random", seed=3)
    laid = lay(place.data, "munera", position_of(match), ["Ann", "bot", "bot"])
    async with Guest(place, laid.table, laid.tokens[YOU]) as guest:
        assert guest.question == {} or guest.question["forced"] or guest.question["given"] == PASS
        await guest.until(lambda: {"bids", "unsold"} & {line["kind"] for line in guest.lines.values()})


async def test_a_bot_takes_a_gift(place: Place) -> None:
    made = await make(place, "munera", "pbb")
    async with around(place, made, *made.tokens) as guests:
        guest = guests[0]
        await to_rest(guest)
        before = guest.scene["view"]["state"]["denarii"]
        gift = offer_args(Offer(0, YOU, BOT, ((DENARII, GIFT),), ()))
        assert (await guest.command("act", free_action="propose", args=list(gift)))["type"] == "done"
        await guest.until(lambda: "gave-denarii" in [line["kind"] for line in guest.lines.values()])
        after = guest.scene["view"]["state"]["denarii"]
        assert (after[YOU], after[BOT]) == (before[YOU] - GIFT, before[BOT] + GIFT)


async def test_a_bot_answers_a_counter_while_the_person_is_asked(place: Place) -> None:
    """It is not the bot's turn, but an offer may be answered at any time: the person does not have to pass first."""
    match = reached("munera", {"players": 3}, lambda match, choice: choice.step == "rest.act", "random", seed=5)
    seats = ["bot", "bot", "bot"]
    me, bot = match.tip.seat, (match.tip.seat + 1) % 3
    seats[me] = "Ann"
    match.settled.offers.append(Offer(700, bot, me, ((DENARII, 1),), ((DENARII, 2),)))
    laid = lay(place.data, "munera", position_of(match), seats)
    async with Guest(place, laid.table, laid.tokens[me]) as guest:
        await guest.turn()
        (mine,) = guest.scene["offers"]
        wish = offer_args(Offer(0, me, bot, ((DENARII, 1),), ((DENARII, 3),)))
        await guest.do("act", free_action="counter", args=[mine["id"], *wish])
        assert [offer["by"] for offer in guest.scene["offers"]] in ([bot, me], [bot])
        await guest.until(lambda: me not in [offer["by"] for offer in guest.scene["offers"]])
        assert guest.asked  # it is still this person's turn


async def test_a_bot_declines_to_give_its_money_away(place: Place) -> None:
    made = await make(place, "munera", "pbb")
    async with around(place, made, *made.tokens) as guests:
        guest = guests[0]
        await to_rest(guest)
        wish = offer_args(Offer(0, YOU, BOT, (), ((DENARII, GIFT),)))
        assert (await guest.command("act", free_action="propose", args=list(wish)))["type"] == "done"
        await guest.until(lambda: not guest.scene["offers"])
        assert "gave-denarii" not in [line["kind"] for line in guest.lines.values()]
