"""Tests Spartacus over the WebSocket: bots that stay in the market while people do, and people who are not asked when
they can only pass."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from re import sub, subn

import pytest

from harena.games import game
from harena.games.spartacus.actions import SELL
from harena.games.spartacus.decks import OURS, source
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import PASS, Goods, Offer
from harena.matches.offers import offer_args
from harena.matches.record import replay, verify
from tests.server.conftest import MANY, Guest, Json, Place, around, make, record

YOU, BOTS = 0, (1, 2)
SPARTACUS = game("spartacus")
WINDOWS = {"quiet.speak", "scheme.foil", "reaction.thunder", "guard.thunder", "upkeep.cure"}
A_WHILE = 0.4  # seconds within which a bot that wanted to leave would have left
HOUSES = ("Vatia", "Varinius", "Cossinius", "Furius")


def houses(gladiators: int, slaves: int) -> str:
    """Return four identical houses, rich and without guards."""
    return "\n".join(
        f'[[house]]\nname = "{name}"\ngold = 20\ngladiators = {gladiators}\nslaves = {slaves}\nguards = 0\n'
        'rule = "exhaust_gladiators"\ndiscards = { gladiators = 3 }\n'
        for name in HOUSES
    )


def easy_schemes() -> str:
    """Return the built-in Intrigue deck with every scheme within everybody's reach."""
    return sub(r'(kind = "scheme".*needs = )\d+', r"\g<1>0", source("intrigue"))


def one_guard() -> str:
    """Return an Intrigue deck with 23 Robberies in place of guards."""
    text = source("intrigue")
    for title, old, new in (("Guard", 24, 1), ("Robbery", 4, 27)):
        text, count = subn(rf'(title = "{title}".*copies = ){old}\b', rf"\g<1>{new}", text)
        assert count == 1
    return text


def decides(guest: Guest) -> bool:
    """Return whether there is something to decide. The server answers a window in which nothing can be played."""
    return guest.asked


async def asked_or_over(guest: Guest) -> bool:
    """Wait until there is something to decide; False: the match is over."""
    await guest.until(lambda: guest.over or decides(guest))
    if guest.sent >= MANY:
        await guest.again()
        return await asked_or_over(guest)
    return not guest.over


async def play_to(guest: Guest, step: str, rng: Random) -> list[str]:
    """Pass mostly, until this is asked or the match is over. Return what was asked until then."""
    steps: list[str] = []
    while await asked_or_over(guest) and guest.question["step"] != step:
        steps.append(guest.question["step"])
        options = [option["option"] for option in guest.question["options"]]
        passes = PASS in options and rng.random() < 0.7
        await guest.answer(PASS if passes else rng.choice(options))
    return steps


def passed_for(found: Json, seat: int, asked: list[str]) -> Counter[str]:
    """Return where, by the record, this seat was passed automatically without being asked."""
    rules = SPARTACUS.rules
    (part,) = found["segments"]
    moments = replay(rules, found)
    steps: Counter[str] = Counter()
    for entry in part["entries"]:
        _, g, _ = next(moments)
        choice = rules.choice(g, seat)
        if entry["seat"] == seat and "do" in entry:
            assert choice is not None
            steps[choice.step] += 1
    return steps - Counter(asked)


async def to_market(guest: Guest, seed: int) -> None:
    """Play until it is this guest's turn in the first Open Market."""
    await play_to(guest, "market.trade", Random(seed))
    assert set(guest.scene["waiting"]) == {YOU, *BOTS}


def ready(guest: Guest, seat: int) -> list[int]:
    """Return the ready Market cards of a house."""
    state = guest.scene["view"]["state"]
    return [card for card in state["assets"][seat] if card not in state["tired"]]


def gold(guest: Guest, seat: int) -> int:
    found: int = guest.scene["view"]["state"]["gold"][seat]
    return found


async def propose(guest: Guest, to: int, give: Goods, get: Goods) -> None:
    await guest.do("act", free_action="propose", args=list(offer_args(Offer(0, YOU, to, give, get))))


async def answer_of(guest: Guest, to: int, give: Goods, get: Goods) -> str:
    """Return a bot's answer to an offer: the kind of the line that ends it."""
    seen = max(guest.lines) + 1
    await propose(guest, to, give, get)

    def said() -> str:
        lines = [line for number, line in guest.lines.items() if number >= seen]
        ends = [line["kind"] for line in lines if line["kind"] in ("deal", "offer-declined") and to in line["args"]]
        return ends[0] if ends else ""

    found: str = await guest.until(said)
    return found


@pytest.mark.more
async def test_a_whole_match(place: Place) -> None:
    """Automatic passes are in the record all the same."""
    made = await make(place, "spartacus", "pbb", turns=1)
    async with around(place, made, *made.tokens) as guests:
        asked = await play_to(guests[0], "", Random(9))
        assert guests[0].over
        found = await record(place, made.table)
    assert verify(SPARTACUS, found)
    assert found["result"]["winners"]
    assert {"match.choose_house", "intrigue.do_deed", "market.trade"} <= set(asked)
    assert set(passed_for(found, YOU, asked)) <= WINDOWS


async def test_automatic_passes_in_a_sealed_window(place: Place) -> None:
    """No house has slaves, so that an Empty Brothel may fit in every quiet moment."""
    passed: set[str] = set()
    for number in range(8):  # whatever is dealt, it happens soon
        made = await make(place, "spartacus", "pbb", decks=easy_schemes() + "\n" + houses(2, 0))
        async with around(place, made, *made.tokens) as guests:
            await play_to(guests[0], "market.trade", Random(number))
            passed |= shown_alone(guests[0])
        if {"quiet.speak", "scheme.foil"} <= passed:
            break
    assert {"quiet.speak", "scheme.foil"} <= passed <= WINDOWS


def shown_alone(guest: Guest) -> set[str]:
    """Return windows that were shown although one could only pass; `play_to` leaves them to the server."""
    questions = [message["question"] for message in guest.heard if message["type"] == "scene" and message["question"]]
    return {each["step"] for each in questions if each["window"] and len(each["options"]) == 1}


async def test_bots_stay_in_the_market_while_the_person_does(place: Place) -> None:
    made = await make(place, "spartacus", "pbb", decks=houses(2, 2))
    async with around(place, made, *made.tokens) as guests:
        guest = guests[0]
        await to_market(guest, 5)
        await asyncio.sleep(A_WHILE)
        assert set(guest.scene["waiting"]) == {YOU, *BOTS}
        await guest.answer(SELL + ready(guest, YOU)[0])  # to the bank, so that the bots reconsider
        await asyncio.sleep(A_WHILE)
        assert set(guest.scene["waiting"]) == {YOU, *BOTS}
        assert "laid-out" not in kinds(guest)
        await guest.answer(PASS)
        while "laid-out" not in kinds(guest):  # they have left too, perhaps after a quiet moment
            await guest.until(lambda: "laid-out" in kinds(guest) or decides(guest))
            if decides(guest) and guest.question["step"] == "quiet.speak":
                await guest.answer(PASS)


def kinds(guest: Guest) -> set[str]:
    return {line["kind"] for line in guest.lines.values()}


async def back_to_trade(guest: Guest) -> None:
    """Pass in quiet moments until the Open Market goes on."""
    while not (guest.asked and guest.question["step"] == "market.trade"):
        await guest.until(lambda: decides(guest))
        if guest.question["step"] == "quiet.speak":
            await guest.answer(PASS)


async def test_a_bot_accepts_a_fair_trade_and_declines_an_absurd_one(place: Place) -> None:
    made = await make(place, "spartacus", "pbb", decks=houses(2, 2))
    async with around(place, made, *made.tokens) as guests:
        guest = guests[0]
        await to_market(guest, 6)
        bot, slave = next((bot, card) for bot in BOTS for card in ready(guest, bot) if OURS.slaves >> card & 1)
        price = OURS.value[slave] + 6
        before = gold(guest, YOU), gold(guest, bot)
        assert await answer_of(guest, bot, ((GOLD, 1),), ((CARD + slave, 1),)) == "offer-declined"
        assert slave in ready(guest, bot)
        assert await answer_of(guest, bot, ((GOLD, price),), ((CARD + slave, 1),)) == "deal"
        assert slave in ready(guest, YOU)
        assert (gold(guest, YOU), gold(guest, bot)) == (before[0] - price, before[1] + price)
        await back_to_trade(guest)  # S-6.6: a quiet moment may follow the trade
        assert set(guest.scene["waiting"]) == {YOU, *BOTS}


async def test_bots_answer_however_many_offers_they_are_made(place: Place) -> None:
    """S-3.2 allows twelve per phase."""
    made = await make(place, "spartacus", "pbb", decks=houses(2, 2))
    async with around(place, made, *made.tokens) as guests:
        guest = guests[0]
        await to_market(guest, 7)
        for number in range(10):
            wish = ((GOLD, 1 + number // 2),)
            assert await answer_of(guest, BOTS[number % 2], (), wish) == "offer-declined"


async def test_a_bot_without_anything_to_sell_still_answers(place: Place) -> None:
    """So a person who could otherwise only leave may trade, too."""
    made = await make(place, "spartacus", "pbb", decks=one_guard() + "\n" + houses(0, 0))
    async with around(place, made, *made.tokens) as guests:
        guest = guests[0]
        await to_market(guest, 8)
        poor = next(bot for bot in BOTS if not guest.scene["view"]["state"]["guards"][bot])
        assert ready(guest, poor) == []
        assert await answer_of(guest, poor, (), ((GOLD, 1),)) == "offer-declined"
        assert await answer_of(guest, poor, ((GOLD, 2),), ()) == "deal"
