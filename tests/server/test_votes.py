"""Tests votes and pauses at a running server, and steps that are taken back."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.games import game
from harena.kernel.serialization import digest
from harena.matches.record import Diverged, read_record, replay, verify
from harena.server import protocol, voting
from harena.server.persistence import record_of
from tests.cases import cases
from tests.server.conftest import Guest, Place, around, make, play_out, record, request
from tests.server.table_setup import Person, Wish, asked, laid, made, opened
from tests.server.test_clocks import clock_of, clocks, the_late_one
from tests.server.test_many_servers import until


async def proposal_at(guest: Guest) -> int:
    """Wait until something is voted on, and return its number."""
    await guest.until(lambda: clock_of(guest).get("proposal"))
    number: int = clock_of(guest)["proposal"]["number"]
    return number


async def decided(guest: Guest) -> None:
    await guest.until(lambda: clock_of(guest) and clock_of(guest)["proposal"] is None)


async def has_notes(guest: Guest, count: int) -> None:
    await guest.until(lambda: len(clock_of(guest)["notes"]) == count)


def steps_taken_back(guest: Guest) -> int:
    notes = clock_of(guest)["notes"]
    return [(note["what"], note["outcome"]) for note in notes].count(("undo", "agreed"))


# Pause


async def test_a_pause_needs_everybody_and_anybody_ends_it(place: Place) -> None:
    clock = {"clock": {"kind": "live", "decision": 600, "reserve": 0}}
    made = await make(place, "gorus", "ppp", talk=clock)
    async with around(place, made, 0, 1, 2, -1) as (*people, watcher):
        player = await the_late_one(*people)
        others = [each for each in people if each is not player]
        await player.do("propose", what="pause", minutes=0)
        number = await proposal_at(others[0])
        await others[0].do("vote", proposal=number, yes=True)
        assert not clock_of(others[0])["paused"]
        await others[1].do("vote", proposal=number, yes=True)
        await watcher.until(lambda: clock_of(watcher).get("paused"))
        option = player.question["options"][0]["option"]
        assert await player.refusal("answer", **player.quote(option)) == "not-now"
        ends = clock_of(watcher)["seats"][player.table["you"]]["until"]
        assert await watcher.refusal("resume") == "not-yours"
        await others[1].do("resume")
        await watcher.until(lambda: not clock_of(watcher)["paused"])
        assert clock_of(watcher)["seats"][player.table["you"]]["until"] > ends, "the time is given back"
        assert await others[1].refusal("resume") == "not-now"
        await player.answer(option)


async def test_a_refused_pause_is_no_pause_and_is_not_asked_again_at_once(place: Place) -> None:
    made = await make(place, "gorus", "ppp")
    async with around(place, made, 0, 1, 2) as (ann, dan, max_):
        await ann.do("propose", what="pause", minutes=5)
        number = await proposal_at(dan)
        assert await max_.refusal("propose", what="end") == "already-done"
        await dan.do("vote", proposal=number, yes=False)
        await decided(ann)
        assert not clock_of(ann)["paused"]
        assert await ann.refusal("propose", what="pause", minutes=5) == "too-often"
        assert await max_.refusal("vote", proposal=number, yes=True) == "stale"
        await max_.do("propose", what="pause", minutes=5)


async def test_who_asked_for_a_pause_can_withdraw_it(place: Place) -> None:
    made = await make(place, "gorus", "ppp")
    async with around(place, made, 0, 1, 2) as (ann, dan, _):
        await ann.do("propose", what="replace", seat=2)
        number = await proposal_at(dan)
        await ann.do("vote", proposal=number, yes=False)
        await decided(dan)
        assert [note["outcome"] for note in clock_of(dan)["notes"]] == ["withdrawn"]
        assert await ann.refusal("propose", what="pause", minutes=5) == "too-often"


async def test_the_log_says_how_votes_ended_and_where_in_the_log_of_each_viewer(place: Place) -> None:
    made = await make(place, "munera", "ppp")
    async with around(place, made, 0, 1, 2, -1) as (*people, watcher):
        ann, dan, max_ = people
        await ann.do("propose", what="pause", minutes=0)
        for one in (dan, max_):
            await one.do("vote", proposal=await proposal_at(one), yes=True)
        await watcher.until(lambda: clock_of(watcher).get("paused"))
        await dan.do("resume")
        await max_.do("propose", what="end")
        await ann.do("vote", proposal=await proposal_at(ann), yes=False)
        told = [("pause", "agreed", 0), ("resume", "agreed", 1), ("end", "declined", 2)]
        for one in (*people, watcher):
            await has_notes(one, 3)
            assert [(note["what"], note["outcome"], note["by"]) for note in clock_of(one)["notes"]] == told
            lines = 1 + max(one.lines, default=-1)
            assert {note["after"] for note in clock_of(one)["notes"]} == {lines}, "each in their own count"


async def test_bots_wait_while_it_is_paused(place: Place) -> None:
    made = await make(place, "gorus", "pbb")
    async with around(place, made, 0) as (ann,):
        await ann.turn()
        await ann.do("propose", what="pause", minutes=0)  # nobody else votes
        await ann.until(lambda: clock_of(ann).get("paused"))
        await ann.do("resume")
        await ann.any_answer(Random(1))


async def test_a_pause_ends_at_its_end(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pb")) as table:
        ahead = 0.0
        true_time = table.service_time.monotonic
        table.service_time.monotonic = lambda: true_time() + ahead
        ann = Person(table, 0)
        table.enter(ann.viewer)
        assert (await ann.command("propose", what="pause", minutes=10))["type"] == "done"
        assert table.clocks.timing.is_paused
        ahead = 601.0
        table.clocks.ring()
        await until(lambda: not table.clocks.timing.is_paused)


# Replace and end


async def test_two_of_three_replace_the_third_who_comes_back_by_one_tap(place: Place) -> None:
    made = await make(place, "gorus", "ppp")
    async with around(place, made, 0, 1, 2) as (ann, dan, max_):
        await ann.do("propose", what="replace", seat=2)
        number = await proposal_at(max_)
        assert await max_.refusal("vote", proposal=number, yes=False) == "not-yours"
        await dan.do("vote", proposal=number, yes=True)
        await max_.until(lambda: max_.table["seats"][2]["stand_in"])
        await max_.do("return")
        await ann.until(lambda: not ann.table["seats"][2]["stand_in"])


async def test_nobody_alone_replaces_somebody_who_is_here(place: Place) -> None:
    made = await make(place, "gorus", "pp")
    async with around(place, made, 0, 1) as (ann, dan):
        assert await ann.refusal("propose", what="replace", seat=1) == "present"
        assert await ann.refusal("propose", what="replace", seat=0) == "to-yourself"
        assert await ann.refusal("propose", what="replace", seat=7) == "no-such-seat"
        await dan.leave()
        await ann.until(lambda: not ann.table["seats"][1]["here"])
        await ann.do("propose", what="replace", seat=1)  # they are gone
        await ann.until(lambda: ann.table["seats"][1]["stand_in"])


async def test_a_vote_goes_on_without_those_who_leave(place: Place) -> None:
    made = await make(place, "gorus", "ppp")
    async with around(place, made, 0, 1, 2) as (ann, dan, max_):
        await ann.do("propose", what="pause", minutes=0)
        await dan.do("vote", proposal=await proposal_at(dan), yes=True)
        await max_.do("leave")
        await ann.until(lambda: clock_of(ann)["paused"])


async def test_a_match_that_all_end_is_kept_without_a_result(place: Place) -> None:
    made = await make(place, "munera", "pp")
    async with around(place, made, 0, 1, -1) as (ann, dan, watcher):
        await ann.do("propose", what="end")
        await dan.do("vote", proposal=await proposal_at(dan), yes=True)
        await watcher.until(lambda: watcher.table["phase"] == "over")
        await watcher.until(lambda: clock_of(watcher).get("ended"))
        assert watcher.scene["result"] is None
        player = ann if ann.question else dan
        assert await player.refusal("answer", **player.quote(0)) == "not-now"
        mine = {"tables": [{"table": made.table, "token": made.tokens[0]}]}
        [state] = (await request(place, "POST", "/api/mine", mine)).json()
        assert (state["phase"], state["winners"], state["waiting"]) == ("over", [], [])
        assert (await record(place, made.table))["format"] == "harena-view", "it stays a match with secrets"
        await dan.do("rematch")
        await ann.until(lambda: ann.table["rematch"])


async def test_who_watches_has_no_say(place: Place) -> None:
    made = await make(place, "gorus", "pp")
    async with around(place, made, 0, -1) as (ann, watcher):
        assert await watcher.refusal("propose", what="end") == "not-yours"
        await ann.do("propose", what="end")
        assert await watcher.refusal("vote", proposal=1, yes=True) == "not-yours"
        await ann.do("leave")
        assert await ann.refusal("propose", what="end") == "not-yours"


async def test_a_vote_ends_when_too_few_have_voted(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pp")) as table:
        ahead = 0.0
        true_time = table.service_time.monotonic
        table.service_time.monotonic = lambda: true_time() + ahead
        ann, bea = Person(table, 0), Person(table, 1)
        for each in (ann, bea):
            table.enter(each.viewer)
        await ann.command("propose", what="end")
        ahead = voting.OPEN_FOR[""] + 1
        table.clocks.ring()
        await until(lambda: table.clocks.timing.proposal is None)
        assert table.row.phase == "running"


# Take back


async def test_a_card_is_taken_back_and_the_record_says_so(place: Place) -> None:
    made = await make(place, "gorus", "ppp", target=1)
    async with around(place, made, 0, 1, 2) as people:
        first = await the_late_one(*people)
        others = [each for each in people if each is not first]
        turn, hand = first.question["turn"], sorted([option["option"] for option in first.question["options"]])
        await first.answer(hand[0])
        await others[0].do("propose", what="undo")
        number = await proposal_at(others[1])
        await others[1].do("vote", proposal=number, yes=True)
        assert steps_taken_back(first) == 0
        await first.do("vote", proposal=number, yes=True)
        await first.until(lambda: first.question)
        assert sorted([option["option"] for option in first.question["options"]]) == hand
        assert first.question["turn"] > turn, "an answer to the question before is stale"
        assert steps_taken_back(first) == 1
        await others[0].again()  # a new connection is shown the same
        assert others[0].scene["view"]["state"]["combat"] == []
        await play_out(*people)
        text = json.dumps(await record(place, made.table))
    found = read_record(text, "record", lambda name: game(name).rules)
    assert [part.get("after") for part in found["segments"]] == [None, -1]
    verify(game("gorus"), found)
    found["segments"][1]["after"] = 0
    with pytest.raises(Diverged):
        verify(game("gorus"), found)


async def test_what_has_been_learned_is_not_taken_back(place: Place) -> None:
    """With two players, a card is drawn after each that is played: it cannot be forgotten."""
    made = await make(place, "gorus", "pp")
    async with around(place, made, 0, 1) as (ann, dan):
        assert await ann.refusal("propose", what="undo") == "nothing-to-undo"
        player = await the_late_one(ann, dan)
        await player.answer(player.question["options"][0]["option"])
        assert await player.refusal("propose", what="undo") == "nothing-to-undo"


async def test_there_is_nothing_to_vote_on_once_others_have_gone_on(place: Place) -> None:
    made = await make(place, "gorus", "ppp")
    async with around(place, made, 0, 1, 2) as people:
        first = await the_late_one(*people)
        await first.answer(first.question["options"][0]["option"])
        await first.do("propose", what="undo")
        number = await proposal_at(first)
        second = await the_late_one(*people)
        await second.answer(second.question["options"][0]["option"])
        await decided(first)
        assert await second.refusal("vote", proposal=number, yes=True) == "stale"
        assert steps_taken_back(first) == 0
        assert len(first.scene["view"]["state"]["combat"]) == 2


@pytest.mark.parametrize("name", cases(["spartacus"], ["munera", "gorus"]))
async def test_a_match_goes_on_from_every_step_that_was_taken_back(tmp_path: Path, name: str) -> None:
    """Steps of random matches are taken back where that is possible; then the position is that before the step, nothing
    was rolled or drawn meanwhile, and the record verifies. After a restart it is the same."""
    rng, undone = Random(5), 0
    registry = await opened(tmp_path / "harena.db")
    key = await made(registry, Wish(name, "ppp"))
    table = await registry.table(key)
    assert table is not None
    people = [Person(table, seat) for seat in range(3)]
    for person in people:
        table.enter(person.viewer)
    rules = table.game.rules
    for _ in range(60):
        before, rows = digest(rules, table.playing().settled), table.entries
        await people[asked(table, rng)].answer(rng=rng)
        if table.entries != rows + 1 or rng.random() < 0.5:
            continue
        number = f"u{table.entries}"
        if (await people[0].command("propose", number, what="undo"))["type"] == "refused":
            continue
        proposed = table.clocks.timing.proposals
        for person in people[1:]:
            assert (await person.command("vote", proposal=proposed, yes=True))["type"] == "done"
        assert digest(rules, table.playing().settled) == before
        undone += 1
        moments = list(replay(table.game.rules, record_of(await saved_whole(registry, key))))
        assert digest(rules, moments[-1][1]) == before
    assert undone
    now = digest(rules, table.playing().settled)
    await registry.close()

    registry = await opened(tmp_path / "harena.db")
    again = await registry.table(key)
    assert again is not None
    assert digest(rules, again.playing().settled) == now
    await registry.close()


async def saved_whole(registry: Any, key: str) -> Any:
    found = await registry.store.load(key, whole=True)
    assert found is not None
    return found


async def test_nobody_learns_from_a_vote_whether_somebody_has_sealed(tmp_path: Path) -> None:
    """While something is sealed, nothing can be taken back, whoever has answered."""
    async with laid(tmp_path / "harena.db", Wish("spartacus", "ppp")) as table:
        people, rng = [Person(table, seat) for seat in range(3)], Random(2)
        for person in people:
            table.enter(person.viewer)
        for _ in range(200):
            match = table.playing()
            choices = match.rules.pending(match.settled)
            if len(choices) > 1 and choices[0].sealed:
                break
            await people[asked(table, rng)].answer(rng=rng)
        else:
            pytest.fail("nothing was sealed")
        told = [(await people[0].command("propose", what="undo")).get("code", "done")]
        await people[choices[0].seat].answer(rng=rng)
        told.append((await people[0].command("propose", what="undo")).get("code", "done"))
        assert set(told) == {"nothing-to-undo"}
        assert not clocks(people[1])


async def test_a_proposal_is_checked(tmp_path: Path) -> None:
    for wrong in ({"what": "party"}, {"what": "pause", "minutes": -1}, {"what": "pause", "minutes": 10**6}, {}):
        with pytest.raises(protocol.Unreadable):
            protocol.read(json.dumps({"type": "propose", "command": "x", **wrong}))
    async with laid(tmp_path / "harena.db", Wish("gorus", "pf", start=False)) as table:
        ann = Person(table, 0)
        assert (await ann.command("propose", what="pause"))["code"] == "not-now"
