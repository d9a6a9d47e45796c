"""Edge cases of the kernel, most of them former bugs: on the test game, or on a tiny game built from its parts."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck, OutOfLuck
from harena.kernel.choice import PASS, Choice, FreeAction, Offer, Options, Refused, listed
from harena.kernel.flow import ROUNDS, SEALED, Procedure, Step, ask, call, do, gather, jump, seal, window
from harena.kernel.rules import BadInput, Rules
from harena.kernel.serialization import digest, dump, load, offer_of, plain_offer
from harena.kernel.state import INT, TUPLE, Event, Field, Frame, Watch, end, frame, tell, trigger
from harena.kernel.views import SPECTATOR, view
from harena.matches.match import Match
from harena.matches.offers import offer_args
from harena.matches.record import Diverged, read_record, replay, verify
from tests.games.nundinae import GAME, day, first, outcome
from tests.games.nundinae.day import ALTAR, BID, CHEER, DONE
from tests.games.nundinae.state import Boast, Nundinae, blank
from tests.games.nundinae.table import BOAST, FACT, RUMOR, TOAST, complete

RULES = GAME.rules
ANN, DAN, MAX, EVA = 0, 1, 2, 3
Triggers = Mapping[int, Callable[[Nundinae, tuple[int, ...]], Frame | None]]


# A tiny game: any procedures on the test game's state, whose public discards record what happened. (Compiled classes
# cannot be subclassed in a test, and `make fast` runs these tests too.)


def tiny(
    *procedures: Procedure,
    free_actions: Sequence[FreeAction] = (),
    triggers: Triggers | None = None,
    stands: Callable[[Nundinae, Offer], bool] | None = None,
) -> Rules[Nundinae]:
    """Return rules that start with the first procedure, with Ann to answer."""
    return Rules(
        "tiny",
        version=1,
        complete=complete,
        blank=blank,
        first=lambda g: frame(procedures[0].name, ANN),
        procedures=procedures,
        free_actions=free_actions,
        triggers=triggers,
        stands=stands,
    )


def as_game(rules: Rules[Nundinae]) -> Game[Nundinae]:
    return Game(
        rules=rules,
        words=GAME.words,
        seats=range(2, 5),
        settings=(),
        view=lambda g, viewer: view(rules, g, viewer),
        resample=GAME.resample,
        outcome=outcome,
        conserved=lambda g: 0,
        longest=lambda options: 100,
    )


def begin(rules: Rules[Nundinae], players: int = 3) -> Nundinae:
    return rules.start(complete({"players": players}), Luck(Random(1)))


def played(rules: Rules[Nundinae]) -> Match[Nundinae]:
    return Match.start(as_game(rules), {}, Luck(Random(1)))


def yes(g: Nundinae, f: Frame, seat: int) -> Options:
    return (1, 2)


def yes_or_pass(g: Nundinae, f: Frame, seat: int) -> Options:
    return (PASS, 1)


def note(g: Nundinae, f: Frame, seat: int, option: int) -> None:
    g.discards.append(10 * seat + option)


def roll(g: Nundinae, f: Frame) -> None:
    g.discards.append(100 + g.luck.die(1, 6))


def everyone(g: Nundinae, f: Frame) -> Sequence[int]:
    return range(g.seats)


def react(g: Nundinae, f: Frame, seat: int, option: int) -> Frame | None:
    note(g, f, seat, option)
    return None


def together(g: Nundinae, f: Frame, seals: tuple[int, ...]) -> None:
    g.discards.extend(seals)


def free_action(name: str, act: Callable[[Nundinae, int, tuple[int, ...]], None]) -> FreeAction:
    return FreeAction(name, "N-8", lambda g, seat, args: "", lambda g, seat: (), act)


def asked(rules: Rules[Nundinae], g: Nundinae, seat: int) -> Choice:
    choice = rules.choice(g, seat)
    assert choice is not None, f"seat {seat} is not asked"
    return choice


def say(rules: Rules[Nundinae], g: Nundinae, seat: int, option: int) -> None:
    rules.apply(g, seat, asked(rules, g, seat).id, option)


def answer(match: Match[Nundinae], seat: int, option: int) -> list[Event]:
    return match.answer(seat, asked(match.rules, match.seen_by(seat), seat).id, option)


def entries(match: Match[Nundinae]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.record["segments"][-1]["entries"]
    return found


def waits_for(rules: Rules[Nundinae], g: Nundinae) -> tuple[int, str]:
    """Return the seat that is asked, and the step."""
    return (g.seat, asked(rules, g, g.seat).step) if g.seat >= 0 else (-1, "")


# The test game, at a few places


def morning(*cards: int, players: int = 3) -> Nundinae:
    """The open market of the first day, with these cards in hand."""
    return RULES.start(complete({"players": players}), Luck(Random(5), script=cards))


def at_the_altars() -> Match[Nundinae]:
    """Return a match in which Ann, the host, names altars: several answers without chance or reveal."""
    match = Match.start(GAME, {}, Luck(Random(4)))
    for option in (PASS, BID):
        for seat in (ANN, DAN, MAX):
            answer(match, seat, option)
    for seat in (ANN, ANN, DAN, MAX):  # nothing under the cup, no toast
        answer(match, seat, PASS)
    return match


def propose(g: Nundinae, by: int, to: int, give: tuple[int, int], get: tuple[int, int]) -> Offer:
    RULES.act_freely(g, by, "propose", offer_args(Offer(0, by, to, (give,), (get,))))
    return g.offers[-1]


def rules_of(_name: str) -> Rules[Any]:
    return RULES


def copied(record: dict[str, Any]) -> dict[str, Any]:
    again: dict[str, Any] = json.loads(json.dumps(record))
    return again


# Drafts


AMONG_OTHERS = {
    "sealed window": window(SEALED, everyone, yes_or_pass, react, name="together"),
    "rounds": window(ROUNDS, everyone, yes_or_pass, react, name="together"),
    "gather": gather(everyone, yes_or_pass, note, name="together"),
    "seal": seal(everyone, yes_or_pass, together),
}


@pytest.mark.parametrize("step", AMONG_OTHERS.values(), ids=AMONG_OTHERS.keys())
def test_the_last_answer_among_others_is_no_draft_even_if_the_same_seat_is_asked_next(step: Step) -> None:
    """To undo it would reopen a step that is closed for everybody."""
    rules = tiny(Procedure("p", Frame, step, ask(yes, note, again=True)))
    match = played(rules)
    order = (DAN, MAX, ANN) if step.op != ROUNDS else (ANN, DAN, MAX)
    match.settled.stack[-1].turn = order[-1]  # whose question comes next
    for seat in order:
        answer(match, seat, PASS)
    assert waits_for(rules, match.tip) == (order[-1], "p.note")
    assert match.tip is match.settled
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(order[-1])
    assert [entry["do"] for entry in entries(match)] == [[PASS]] * 3
    assert rules.steps["p"][match.settled.stack[-1].at].name == "note"


def test_an_answer_that_rolled_is_no_draft() -> None:
    def gamble(g: Nundinae, f: Frame, seat: int, option: int) -> None:
        note(g, f, seat, option)
        if option == 2:
            roll(g, f)

    match = played(tiny(Procedure("p", Frame, ask(yes, gamble, again=True))))
    answer(match, ANN, 1)
    assert match.draft == [1]
    answer(match, ANN, 2)
    assert match.draft == []
    with pytest.raises(Refused):
        match.undo(ANN)
    assert [(entry["do"], len(entry["luck"])) for entry in entries(match)] == [([1, 2], 1)]
    verify(match.game, copied(match.record))


def test_a_draft_that_now_reaches_a_die_is_cut_and_the_record_still_verifies() -> None:
    """A free action removes Ann's second question while she drafts, so her first answer would now roll."""

    def unless_rushed(g: Nundinae, f: Frame, seat: int) -> Options:
        return () if 7 in g.discards else (1, 2)

    def rush(g: Nundinae, seat: int, args: tuple[int, ...]) -> None:
        g.discards.append(7)

    table = Procedure(
        "p", Frame, ask(yes, note), ask(unless_rushed, note, name="more"), do(roll), ask(yes, note, name="last")
    )
    match = played(tiny(table, free_actions=[free_action("rush", rush)]))
    answer(match, ANN, 1)
    assert match.draft == [1]
    match.act_freely(DAN, "rush", ())
    assert (match.draft, match.drafter) == ([], -1)
    assert match.tip is match.settled
    assert match.settled.discards == [7]
    assert entries(match)[-1]["luck"] == []
    match.act_freely(DAN, "rush", ())  # what the abandoned trial rolled is in no later entry
    assert entries(match)[-1]["luck"] == []
    answer(match, ANN, 2)
    assert len(entries(match)[-1]["luck"]) == 1
    answer(match, ANN, 1)
    assert match.over
    assert verify(match.game, copied(match.record)) == digest(match.rules, match.settled)


def chatty() -> Match[Nundinae]:
    """Ann answers three times; each time there is an event for all, one for Dan and one for nobody."""

    def thrice(g: Nundinae, f: Frame, seat: int) -> Options:
        return (1, 2) if len(g.discards) < 3 else ()

    def speak(g: Nundinae, f: Frame, seat: int, option: int) -> None:
        note(g, f, seat, option)
        tell(g, "spoke", option)
        tell(g, "whispered", option, to=(DAN,))
        tell(g, "thought", option, to=())

    def wave(g: Nundinae, seat: int, args: tuple[int, ...]) -> None:
        tell(g, "waved", seat)
        tell(g, "winked", seat, to=(ANN, seat))

    table = Procedure("p", Frame, ask(thrice, speak, again=True), do(roll), ask(yes, note))
    return played(tiny(table, free_actions=[free_action("wave", wave)]))


def test_events_of_a_draft_reach_its_seat_until_it_settles_and_then_all() -> None:
    match = chatty()
    assert answer(match, ANN, 1) == [Event("spoke", (1,), (ANN,))]
    assert answer(match, ANN, 2) == [Event("spoke", (2,), (ANN,))]
    assert list(match.events) == []
    assert [match.export(viewer)["events"] for viewer in (SPECTATOR, DAN, MAX)] == [[], [], []]
    told = answer(match, ANN, 1)
    said = [
        Event(kind, (option,), to)
        for option in (1, 2, 1)
        for kind, to in (("spoke", None), ("whispered", (DAN,)), ("thought", ()))
    ]
    assert told == said
    assert list(match.events) == said
    replayed = [event for _, _, events in replay(match.rules, match.record) for event in events]
    assert replayed == said


def test_an_undone_answer_leaves_no_event() -> None:
    match = chatty()
    answer(match, ANN, 1)
    answer(match, ANN, 2)
    match.undo(ANN)
    answer(match, ANN, 1)
    answer(match, ANN, 1)
    assert [event.args for event in match.events if event.kind == "spoke"] == [(1,), (1,), (1,)]


def test_a_free_action_during_a_draft_has_its_events() -> None:
    match = chatty()
    answer(match, ANN, 1)
    told = [Event("waved", (MAX,), None), Event("winked", (MAX,), (ANN, MAX))]
    assert match.act_freely(MAX, "wave", ()) == told
    assert list(match.events) == told
    assert [event["kind"] for event in match.export(DAN)["events"]] == ["waved"]
    assert match.draft == [1]


def test_an_event_to_nobody_reaches_nobody() -> None:
    match = chatty()
    for option in (1, 2, 1):
        answer(match, ANN, option)
    assert Event("thought", (1,), ()) in match.events
    heard = {viewer: {event["kind"] for event in match.export(viewer)["events"]} for viewer in range(SPECTATOR, 3)}
    assert heard == {SPECTATOR: {"spoke"}, ANN: {"spoke"}, DAN: {"spoke", "whispered"}, MAX: {"spoke"}}


# Offers


def test_the_id_of_an_offer_is_never_used_again() -> None:
    g = morning()
    gone = propose(g, ANN, DAN, (day.COIN, 2), (day.JAR, 1))
    RULES.act_freely(g, ANN, "withdraw", (gone.id,))
    g = load(RULES, copied(dump(RULES, g)), Luck())
    fresh = propose(g, ANN, DAN, (day.COIN, 6), (day.JAR, 1))
    others = [propose(g, ANN, MAX, (day.COIN, 1), (day.JAR, 1)), propose(g, DAN, ANN, (day.COIN, 1), (day.JAR, 1))]
    assert len({gone.id, fresh.id, *[offer.id for offer in others]}) == 4
    before = digest(RULES, g)
    for name in ("accept", "decline"):
        with pytest.raises(Refused):
            RULES.act_freely(g, DAN, name, (gone.id,))
    assert digest(RULES, g) == before


def test_a_secret_offer_changes_nothing_for_the_others() -> None:
    g = morning()

    def others_see() -> list[Any]:
        known = [GAME.view(g, viewer) for viewer in (SPECTATOR, MAX)]
        return [*known, asked(RULES, g, MAX), RULES.free_moves_for(g, MAX)]

    before = others_see()
    ids = [choice.id for choice in RULES.pending(g)]
    one = propose(g, ANN, DAN, (day.COIN, 2), (day.JAR, 1))
    assert others_see() == before
    RULES.act_freely(g, DAN, "counter", (one.id, *offer_args(Offer(0, DAN, ANN, ((day.JAR, 1),), ((day.COIN, 3),)))))
    assert others_see() == before
    RULES.act_freely(g, DAN, "decline", (one.id,))
    RULES.act_freely(g, DAN, "withdraw", (g.offers[-1].id,))
    assert others_see() == before
    assert [choice.id for choice in RULES.pending(g)] == ids
    third = propose(g, MAX, ANN, (day.COIN, 1), (day.JAR, 1)).id
    untouched = morning()
    assert propose(untouched, MAX, ANN, (day.COIN, 1), (day.JAR, 1)).id == third  # nor do its numbers count them


def test_a_free_action_removes_the_offers_it_makes_impossible() -> None:
    g = morning()
    propose(g, ANN, DAN, (day.COIN, 6), (day.JAR, 1))
    kept = propose(g, ANN, DAN, (day.COIN, 5), (day.JAR, 1))
    g.watch = Watch()
    RULES.act_freely(g, ANN, "give", (MAX, 1))
    assert g.offers == [kept]
    assert [event.kind for event in g.watch.events] == ["gave", "offer-failed"]


def creditor() -> tuple[Rules[Nundinae], Nundinae]:
    """Ann is asked repeatedly, with one option per open offer; Dan's first offer to Max takes all his coins."""

    def deeds(g: Nundinae, f: Frame, seat: int) -> Options:
        return [1, *[10 + offer.id for offer in g.offers]]

    def rob(g: Nundinae, f: Frame, seat: int, option: int) -> None:
        g.coins[DAN] -= 1

    def solvent(g: Nundinae, offer: Offer) -> bool:
        return g.coins[offer.by] >= offer.give[0][1]

    rules = tiny(Procedure("p", Frame, ask(deeds, rob, again=True)), stands=solvent)
    g = begin(rules)
    g.offers = [Offer(1, DAN, MAX, ((day.COIN, 6),), ()), Offer(2, DAN, MAX, ((day.COIN, 5),), ())]
    rules.advance(g)
    assert g.options == [1, 11, 12]
    return rules, g


@pytest.mark.parametrize("checked", [True, False])
def test_a_prompt_does_not_list_an_offer_that_was_removed(checked: bool) -> None:
    rules, g = creditor()
    for left in ([1, 12], [1], [1]):
        if checked:
            say(rules, g, ANN, 1)
        else:
            rules.step(g, 1)
        assert g.options == left
        assert asked(rules, g, ANN).options == left


@pytest.mark.parametrize("over", [False, True])
def test_offers_are_removed_until_all_that_are_left_can_be_kept(over: bool) -> None:
    """The first offer is removed, and with it the question that listed it; the next step makes the second void."""

    def deeds(g: Nundinae, f: Frame, seat: int) -> Options:
        return [offer.id for offer in g.offers if offer.give[0][1] == 6]

    def rob(g: Nundinae, f: Frame, seat: int, option: int) -> None:
        g.coins[DAN] -= 1

    def ruin(g: Nundinae, f: Frame) -> None:
        g.coins[DAN] = 0

    steps = [ask(deeds, rob, again=True)] if over else [ask(deeds, rob, again=True), do(ruin), ask(yes, note)]
    rules = tiny(Procedure("p", Frame, *steps), stands=lambda g, offer: g.coins[offer.by] >= offer.give[0][1])
    g = rules.blank(complete({}), Luck())
    g.offers = [Offer(number, DAN, MAX, ((day.COIN, 7 - number),), ()) for number in (1, 2)]
    g.stack.append(rules.first(g))
    rules.advance(g)
    g.watch = Watch()
    say(rules, g, ANN, 1)
    assert waits_for(rules, g) == ((-1, "") if over else (ANN, "p.note"))
    assert g.offers == []
    assert [event.args[0] for event in g.watch.events] == [1, 2]


def test_only_its_two_sides_learn_that_an_offer_is_void() -> None:
    rules, g = creditor()
    g.watch = Watch()
    say(rules, g, ANN, 1)
    assert g.watch.events == [Event("offer-failed", (1, DAN, MAX), (DAN, MAX))]
    assert [viewer for viewer in range(SPECTATOR, 3) if g.watch.events[0].reaches(viewer)] == [DAN, MAX]


def test_the_clauses_of_an_offer_survive_on_disk() -> None:
    offer = Offer(4, DAN, MAX, ((day.COIN, 2), (day.JAR, 1)), ((RUMOR, 1),), (5, 60, 7), 3)
    assert offer_of(copied(plain_offer(offer))) == offer
    rules, g = creditor()
    g.offers = [offer]
    again = load(rules, copied(dump(rules, g)), Luck())
    assert again.offers == [offer]
    assert [offer_of(raw) for raw in view(rules, g, MAX)["offers"]] == [offer]


# The ids of questions


def test_a_free_action_keeps_the_id_of_a_question_on_top_of_a_draft() -> None:
    match = at_the_altars()
    answer(match, ANN, ALTAR)
    on_top = asked(RULES, match.seen_by(ANN), ANN)
    match.act_freely(MAX, "give", (DAN, 1))
    match.act_freely(ANN, "give", (DAN, 1))
    assert asked(RULES, match.seen_by(ANN), ANN) == on_top
    match.answer(ANN, on_top.id, DONE)
    assert entries(match)[-1]["do"] == [ALTAR, DONE]


# Free actions while answers are sealed


def eager(g: Nundinae, f: Frame) -> Sequence[int]:
    """Dan is asked once there is a 7 among the discards."""
    return (ANN, DAN, MAX) if 7 in g.discards else (ANN, MAX)


def until_seven(g: Nundinae, f: Frame, seat: int) -> Options:
    return (PASS,) if 7 in g.discards else (PASS, 1)


def seven(g: Nundinae, seat: int, args: tuple[int, ...]) -> None:
    g.discards.append(7)


SEALING = {"seal": seal(eager, yes, together), "window": window(SEALED, eager, yes_or_pass, react)}


@pytest.mark.parametrize("step", SEALING.values(), ids=SEALING.keys())
def test_only_an_action_of_any_time_is_free_while_answers_are_sealed(step: Step) -> None:
    actions = [free_action("seven", seven), free_action("always", seven)._replace(any_time=True)]
    rules = tiny(Procedure("p", Frame, step), free_actions=actions)
    g = begin(rules)
    with pytest.raises(Refused, match="not free now"):
        rules.act_freely(g, MAX, "seven", ())
    rules.act_freely(g, MAX, "always", ())
    assert g.discards == [7]


@pytest.mark.parametrize("step", SEALING.values(), ids=SEALING.keys())
def test_a_seat_that_a_free_action_enables_to_answer_is_asked_too(step: Step) -> None:
    rules = tiny(Procedure("p", Frame, step), free_actions=[free_action("always", seven)._replace(any_time=True)])
    g = begin(rules)
    say(rules, g, ANN, 1)
    assert [choice.seat for choice in rules.pending(g)] == [ANN, MAX]
    ids = {choice.seat: choice.id for choice in rules.pending(g)}
    rules.act_freely(g, MAX, "always", ())
    assert [choice.seat for choice in rules.pending(g)] == [ANN, DAN, MAX]
    assert {seat: asked(rules, g, seat).id for seat in (ANN, MAX)} == ids
    assert asked(rules, g, ANN).given == 1


def test_a_sealed_answer_that_a_free_action_made_illegal_counts_as_a_pass() -> None:
    """It is not shown either, so nobody learns that there was one."""
    table = Procedure("p", Frame, window(SEALED, everyone, until_seven, react), ask(yes, note))
    rules = tiny(table, free_actions=[free_action("always", seven)._replace(any_time=True)])
    g = begin(rules)
    g.watch = Watch()
    say(rules, g, ANN, 1)
    rules.act_freely(g, MAX, "always", ())
    say(rules, g, DAN, PASS)
    say(rules, g, MAX, PASS)
    assert (g.discards, asked(rules, g, ANN).step) == ([7], "p.note")
    assert [shown.what for shown in g.watch.reveals] == [(PASS,)]


def until_closed(g: Nundinae, f: Frame, seat: int) -> Options:
    return () if 7 in g.discards else (1, 2)


def all_until_closed(g: Nundinae, f: Frame) -> Sequence[int]:
    return () if 7 in g.discards else (ANN, DAN)


EMPTIED = {
    "ask": ask(until_closed, note, name="open"),
    "again": ask(until_closed, note, again=True, name="open"),
    "rounds": window(ROUNDS, all_until_closed, yes_or_pass, react, name="open"),
}


@pytest.mark.parametrize("step", EMPTIED.values(), ids=EMPTIED.keys())
def test_a_question_after_one_that_a_free_action_emptied_has_another_id(step: Step) -> None:
    """An answer sent to the old question must not be taken for an answer to the new one."""

    def close(g: Nundinae, seat: int, args: tuple[int, ...]) -> None:
        g.discards.append(7)

    table = Procedure("p", Frame, step, ask(yes, note, name="next"))
    rules = tiny(table, free_actions=[free_action("close", close)])
    g = begin(rules)
    old = asked(rules, g, ANN)
    assert old.step == "p.open"
    rules.act_freely(g, DAN, "close", ())
    new = asked(rules, g, ANN)
    assert new.step == "p.next"
    assert new.id != old.id
    with pytest.raises(Refused, match="is closed"):
        rules.apply(g, ANN, old.id, 1)
    rules.apply(g, ANN, new.id, 1)


def test_a_choice_says_how_many_answers_are_due() -> None:
    match = at_the_altars()
    assert asked(RULES, match.tip, ANN).remaining == 2
    answer(match, ANN, ALTAR)
    assert asked(RULES, match.tip, ANN).remaining == 1


@pytest.mark.parametrize("seat", [False, 0.0, "0", None])
def test_only_a_whole_number_is_a_seat(seat: Any) -> None:
    """The compiled kernel may raise TypeError instead; but a bool is never seat 0 or 1."""
    match = at_the_altars()
    g, good = match.settled, asked(RULES, match.settled, ANN).id
    before = digest(RULES, g)
    with pytest.raises((Refused, TypeError)):
        RULES.apply(g, seat, good, DONE)
    assert digest(RULES, g) == before
    with pytest.raises((Refused, TypeError)):
        match.answer(seat, good, DONE)
    assert match.settled is match.tip is g
    assert digest(RULES, g) == before


# Records and segments


def test_luck_at_a_chance_step_belongs_to_the_start_of_the_segment() -> None:
    """The position is at the start of a day, before the cards are drawn."""
    g = blank(complete({}), Luck())
    g.stack.append(first(g))
    match = Match.from_position(GAME, dump(RULES, g), Luck(Random(3)))
    part = match.record["segments"][0]
    assert part["luck"] == [card for hand in match.settled.hands for card in hand]
    assert len(part["luck"]) == 3
    assert part["digest"] == digest(RULES, match.settled)
    answer(match, ANN, PASS)
    assert entries(match)[0]["luck"] == []
    assert verify(GAME, copied(match.record)) == digest(RULES, match.settled)
    assert Match.resume(GAME, copied(match.record), Luck()).settled.hands == match.settled.hands


def two_segments() -> Match[Nundinae]:
    match = at_the_altars()
    match.next_segment()
    answer(match, ANN, DONE)
    return match


def test_segments_of_older_rules_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's rules would play the first segment's ten entries differently; the second starts from a position."""
    monkeypatch.setattr(RULES, "version", 2)
    match = two_segments()
    record = copied(match.record)
    left = record["segments"][0]
    left["rules_version"], left["luck"], left["digest"] = 1, [77], "of old"
    for entry in left["entries"]:
        entry.update(do=[999], digest="of old", luck=[99])
    record = read_record(json.dumps(record), "match.json", rules_of)
    assert [at for at, _, _ in replay(RULES, record)] == [9, 10]
    assert verify(GAME, record) == digest(RULES, match.settled)
    again = Match.resume(GAME, record, Luck(Random(2)))
    assert digest(RULES, again.settled) == digest(RULES, match.settled)
    for seat in (DAN, MAX):
        answer(again, seat, day.STAKE)
    assert [len(part["entries"]) for part in record["segments"]] == [10, 3]
    assert verify(GAME, copied(record)) == digest(RULES, again.settled)


def elsewhere(part: dict[str, Any]) -> None:
    """Make the segment start from another position, with a digest that fits it."""
    part["start"]["coins"][ANN] += 3
    part["digest"] = digest(RULES, load(RULES, part["start"], Luck()))
    part["entries"] = []


def test_segments_of_todays_rules_must_fit_together() -> None:
    record = copied(two_segments().record)
    verify(GAME, record)
    elsewhere(record["segments"][1])
    with pytest.raises(Diverged, match="does not start where the one before it ended") as found:
        verify(GAME, record)
    assert found.value.where == 9


def test_a_segment_must_fit_even_one_that_has_no_entries() -> None:
    match = Match.start(GAME, {}, Luck(Random(4)))
    match.next_segment()
    record = copied(match.record)
    verify(GAME, record)
    elsewhere(record["segments"][1])
    with pytest.raises(Diverged, match="does not start where the one before it ended"):
        verify(GAME, record)


@pytest.mark.parametrize("start", ["setup", "dawn", None, 5])
def test_only_the_first_segment_starts_from_setup(start: Any) -> None:
    record = copied(two_segments().record)
    read_record(json.dumps(record), "match.json", rules_of)
    record["segments"][1]["start"] = start
    with pytest.raises(BadInput, match="segment 2 must start from a position"):
        read_record(json.dumps(record), "match.json", rules_of)


def test_a_first_segment_starts_from_setup_or_a_position() -> None:
    record = copied(at_the_altars().record)
    record["segments"][0]["start"] = "dawn"
    with pytest.raises(BadInput, match="segment 1 must start from"):
        read_record(json.dumps(record), "match.json", rules_of)


@pytest.mark.parametrize("number", [0, 1])
def test_a_position_with_other_options_than_the_record_is_refused(number: int) -> None:
    record = copied(two_segments().record)
    record["segments"] = record["segments"][1 - number :]
    part = record["segments"][number]
    assert isinstance(part["start"], dict)
    part["start"]["options"]["days"] = 9
    part["digest"] = digest(RULES, load(RULES, part["start"], Luck()))
    with pytest.raises(Diverged, match="other table options"):
        list(replay(RULES, record))
    with pytest.raises(Diverged, match="other table options"):
        Match.resume(GAME, record, Luck())


@pytest.mark.parametrize("name", [None, 5, ["give"]])
def test_a_free_action_without_a_name_is_a_broken_entry(name: Any) -> None:
    record = copied(at_the_altars().record)
    record["segments"][0]["entries"][2].update(free=name, args=[])
    with pytest.raises(BadInput, match="entry 3 is broken"):
        read_record(json.dumps(record), "match.json", rules_of)


def test_a_position_saved_under_an_old_step_name_can_be_continued() -> None:
    steps = (ask(yes, note), ask(yes, note, name="new"), ask(yes, note, name="last"))
    rules = tiny(Procedure("p", Frame, *steps, aliases={"old": "new"}))
    g = begin(rules)
    say(rules, g, ANN, 1)
    raw = copied(dump(rules, g))
    assert raw["stack"][0]["at"] == "new"
    raw["stack"][0]["at"] = "old"
    again = load(rules, raw, Luck())
    assert waits_for(rules, again) == (ANN, "p.new")
    assert digest(rules, again) == digest(rules, g)


def test_an_export_leaves_out_what_nobody_may_look_at_again() -> None:
    """In Gorus (G-3.6), an export of a running round contains only its last combat and the present one."""
    for open_memory, shown in ((False, 4), (True, 10)):
        match = Match.start(game("gorus"), {"players": 3, "open_memory": open_memory}, Luck(Random(3)))
        for _ in range(10):  # three combats and a lead
            choice = match.rules.choice(match.settled, match.settled.seat)
            assert choice is not None
            match.answer(choice.seat, choice.id, listed(choice.options)[0])
        cards = [list(event.args) for event in match.events if event.kind in ("led", "played")]
        assert len(cards) == 10
        for viewer in range(SPECTATOR, 3):
            events = match.export(viewer)["events"]
            assert [event["args"] for event in events if event["kind"] in ("led", "played")] == cards[-shown:]
            assert [event["kind"] for event in events].count("took") == (3 if open_memory else 1)


# Checked and unchecked moves


def still(g: Nundinae, f: Frame) -> None:
    """Do nothing."""


def turn_off(g: Nundinae, f: Frame) -> None:
    f.turn = -1


def turn_on(g: Nundinae, f: Frame) -> None:
    f.turn = MAX


def jump_on(g: Nundinae, f: Frame) -> None:
    jump(g, f, "tail")


def push(g: Nundinae, f: Frame) -> None:
    g.stack.append(frame("child", DAN))


def pull_trigger(g: Nundinae, f: Frame) -> None:
    trigger(g, 0, MAX)


def push_and_trigger(g: Nundinae, f: Frame) -> None:
    push(g, f)
    pull_trigger(g, f)


def finish(g: Nundinae, f: Frame) -> None:
    pull_trigger(g, f)
    end(g)


DEEDS: list[tuple[Callable[[Nundinae, Frame], None], tuple[int, str]]] = [
    (turn_off, (DAN, "p.after")),
    (turn_on, (MAX, "p.deed")),
    (jump_on, (ANN, "p.tail")),
    (push, (DAN, "child.note")),
    (pull_trigger, (MAX, "child.note")),
    (push_and_trigger, (MAX, "child.note")),
    (finish, (-1, "")),
    (still, (ANN, "p.deed")),
]


@pytest.mark.parametrize("again", [True, False])
@pytest.mark.parametrize(("act", "expected"), DEEDS, ids=[act.__name__ for act, _ in DEEDS])
def test_apply_and_step_agree_whatever_an_answer_does(
    act: Callable[[Nundinae, Frame], None], expected: tuple[int, str], again: bool
) -> None:
    def wake(g: Nundinae, f: Frame) -> None:
        f.turn = DAN

    def deed(g: Nundinae, f: Frame, seat: int, option: int) -> None:
        note(g, f, seat, option)
        act(g, f)

    def thrice(g: Nundinae, f: Frame, seat: int) -> Options:
        return (1, 2) if len(g.discards) < 3 else ()

    table = Procedure(
        "p",
        Frame,
        ask(thrice, deed, again=again),
        do(wake),
        ask(yes, note, name="after"),
        ask(lambda g, f, seat: (3, 4), note, name="tail"),
    )
    rules = tiny(
        table, Procedure("child", Frame, ask(yes, note)), triggers={0: lambda g, facts: frame("child", facts[0])}
    )
    checked, quick = begin(rules), begin(rules)
    for turn in range(8):
        if checked.seat < 0:
            break
        option = listed(checked.options)[turn % 2]
        say(rules, checked, checked.seat, option)
        rules.step(quick, option)
        if turn == 0 and (again or act not in (turn_on, still)):
            assert waits_for(rules, checked) == expected
        assert digest(rules, quick) == digest(rules, checked)
        assert (quick.seat, quick.options) == (checked.seat, checked.options)
        assert rules.pending(quick) == rules.pending(checked)
    assert checked.seat == -1
    assert (checked.stack, checked.triggers) == ([], [])


# Triggers, and frames that no call waits for


def test_triggers_of_one_step_are_handled_in_order() -> None:
    heard: list[int] = []

    def hear(g: Nundinae, facts: tuple[int, ...]) -> Frame | None:
        heard.append(facts[0])
        return frame("child", facts[0]) if facts[0] != EVA else None

    def shout(g: Nundinae, f: Frame) -> None:
        for seat in (MAX, EVA, DAN):
            trigger(g, 0, seat)

    parent = Procedure("p", Frame, do(shout), ask(yes, note))
    rules = tiny(parent, Procedure("child", Frame, ask(yes, note)), triggers={0: hear})
    g = begin(rules, players=4)
    assert heard == [MAX, EVA, DAN]
    order = []
    while g.seat >= 0:
        order.append(waits_for(rules, g))
        say(rules, g, g.seat, 1)
    assert order == [(MAX, "child.note"), (DAN, "child.note"), (ANN, "p.note")]


@pytest.mark.parametrize("how", [push, pull_trigger])
def test_a_frame_nobody_called_does_not_end_the_call_below_it(how: Callable[[Nundinae, Frame], None]) -> None:
    """It is pushed when the frame below is already at its call step, but has not made the call yet."""

    def called(g: Nundinae, f: Frame) -> Frame:
        return frame("helper", EVA)

    def back(g: Nundinae, f: Frame, child: Frame) -> None:
        g.discards.append(1000 + child.turn)

    parent = Procedure("p", Frame, do(how, name="how"), call(called, back), ask(yes, note))
    children = [Procedure(name, Frame, ask(yes, note)) for name in ("child", "helper")]
    rules = tiny(parent, *children, triggers={0: lambda g, facts: frame("child", facts[0])})
    g = begin(rules, players=4)
    first_seat = g.seat
    assert waits_for(rules, g)[1] == "child.note"
    say(rules, g, g.seat, 1)
    assert waits_for(rules, g) == (EVA, "helper.note")
    say(rules, g, EVA, 2)
    assert waits_for(rules, g) == (ANN, "p.note")
    assert g.discards == [10 * first_seat + 1, 10 * EVA + 2, 1000 + EVA]


def test_a_frame_pushed_by_a_free_action_returns_nothing_to_a_window() -> None:
    def interrupt(g: Nundinae, seat: int, args: tuple[int, ...]) -> None:
        g.stack.append(frame("child", seat))

    def back(g: Nundinae, f: Frame, child: Frame) -> None:
        g.discards.append(1000)

    def respond(g: Nundinae, f: Frame, seat: int, option: int) -> Frame:
        return frame("child", seat)

    parent = Procedure("p", Frame, window(ROUNDS, everyone, yes_or_pass, respond, back=back))
    rules = tiny(parent, Procedure("child", Frame, ask(yes, note)), free_actions=[free_action("interrupt", interrupt)])
    g = begin(rules)
    rules.act_freely(g, MAX, "interrupt", ())
    assert waits_for(rules, g) == (MAX, "child.note")
    say(rules, g, MAX, 1)
    assert g.discards == [10 * MAX + 1]
    assert waits_for(rules, g) == (ANN, "p.respond")
    say(rules, g, ANN, 1)
    say(rules, g, ANN, 2)
    assert g.discards == [10 * MAX + 1, 2, 1000]


# ROUNDS


def order_of(rules: Rules[Nundinae], answers: Sequence[int]) -> list[int]:
    """Return the seats that are asked in a window, given these answers, and the one asked next."""
    g = begin(rules, players=4)
    seats = []
    for option in answers:
        assert waits_for(rules, g)[1] == "p.react"
        seats.append(g.seat)
        say(rules, g, g.seat, option)
    return [*seats, g.seat]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ((MAX, EVA, ANN, DAN), [MAX, EVA, ANN, DAN]),
        ((DAN, ANN, EVA), [DAN, EVA, ANN]),
        ((EVA, DAN), [EVA, DAN]),
        ((MAX,), [MAX]),
    ],
)
def test_rounds_go_clockwise_from_the_first(who: tuple[int, ...], expected: list[int]) -> None:
    rules = tiny(Procedure("p", Frame, window(ROUNDS, lambda g, f: who, yes_or_pass, react)))
    assert order_of(rules, [PASS] * len(expected)) == [*expected, -1]


def test_in_rounds_a_seat_that_may_not_react_any_more_is_not_asked() -> None:
    """Max and Eva may not react any more after the first card; the window closes without them."""

    def who(g: Nundinae, f: Frame) -> Sequence[int]:
        return (ANN, DAN) if g.discards else (ANN, DAN, MAX, EVA)

    rules = tiny(Procedure("p", Frame, window(ROUNDS, who, yes_or_pass, react)))
    assert order_of(rules, [PASS, 1, PASS, PASS]) == [ANN, DAN, ANN, DAN, -1]


def test_rounds_check_their_condition_after_each_card() -> None:
    def few(g: Nundinae, f: Frame) -> bool:
        return len(g.discards) < 2

    rules = tiny(Procedure("p", Frame, window(ROUNDS, everyone, yes_or_pass, react, while_=few)))
    assert order_of(rules, [1, PASS, 1]) == [ANN, DAN, MAX, -1]


def test_two_cheers_are_enough() -> None:
    g = morning(players=4)
    for seat in range(4):
        say(RULES, g, seat, PASS)
    for seat in range(4):
        say(RULES, g, seat, BID + (seat == ANN))
    assert waits_for(RULES, g) == (DAN, "acclaim.cheer")
    say(RULES, g, DAN, CHEER)
    say(RULES, g, MAX, CHEER)
    assert waits_for(RULES, g) == (ANN, "boast.hide")  # Eva is not asked


# Chance


def test_a_deal_longer_than_its_script_continues_with_the_seed() -> None:
    luck = Luck(Random(1), script=[30, 10], log=[])
    cards = luck.deal([10, 20, 30, 40, 50], 4)
    assert cards[:2] == [30, 10]
    assert len(set(cards)) == 4
    assert set(cards[2:]) <= {20, 40, 50}
    assert luck.log == cards
    assert luck.unused == 0
    assert cards == Luck(Random(1), script=[30, 10]).deal([10, 20, 30, 40, 50], 4)
    found = {tuple(Luck(Random(seed), script=[30, 10]).deal([10, 20, 30, 40, 50], 4)[2:]) for seed in range(60)}
    assert len(found) == 6  # every order of two of the three others
    with pytest.raises(OutOfLuck, match="no outcome left"):
        Luck(script=[30, 10]).deal([10, 20, 30], 3)


# What one seat learned


def traded(card: int) -> Nundinae:
    """Ann has sold this card to Dan, for a coin."""
    g = morning(card, BOAST, BOAST)
    offer = propose(g, ANN, DAN, (card, 1), (day.COIN, 1))
    RULES.act_freely(g, DAN, "accept", (offer.id,))
    assert g.hands[DAN] == sorted([card, BOAST])
    return g


def test_what_a_seat_learned_is_known_to_it_alone() -> None:
    g = traded(RUMOR)
    assert g.learned == [[FACT * DAN + RUMOR], [], []]
    seen = {viewer: GAME.view(g, viewer) for viewer in range(SPECTATOR, 3)}
    known = {viewer: seen[viewer]["known"]["learned"] for viewer in seen}
    assert known == {SPECTATOR: [], ANN: [FACT * DAN + RUMOR], DAN: [], MAX: []}
    assert not [name for viewer in seen for name in seen[viewer]["state"] if name.startswith("learned")]
    assert load(RULES, copied(dump(RULES, g)), Luck()).learned == g.learned
    match = Match.from_position(GAME, dump(RULES, g), Luck())
    assert "learned" not in json.dumps(match.export(ANN))


def test_every_resampled_position_contains_what_was_learned() -> None:
    g = traded(RUMOR)
    rng = Random(7)
    seen = {viewer: GAME.view(g, viewer) for viewer in (ANN, MAX)}
    guesses = {viewer: [GAME.resample(seen[viewer], rng) for _ in range(200)] for viewer in seen}
    assert all(RUMOR in guess.hands[DAN] for guess in guesses[ANN])
    assert all(guess.learned == [[FACT * DAN + RUMOR], [], []] for guess in guesses[ANN])
    assert not all(RUMOR in guess.hands[DAN] for guess in guesses[MAX])  # Max has seen only that a card changed hands
    assert all(guess.learned == [[], [], []] for guess in guesses[MAX])
    assert len({tuple(guess.hands[DAN]) for guess in guesses[ANN]}) == 3  # Dan's other card may still be any card


def test_what_was_learned_is_forgotten_when_the_card_is_played() -> None:
    g = traded(TOAST)
    for option in (PASS, BID):
        for seat in (ANN, DAN, MAX):
            say(RULES, g, seat, option)
    say(RULES, g, ANN, PASS)
    say(RULES, g, ANN, PASS)
    assert g.learned[ANN] == [FACT * DAN + TOAST]
    say(RULES, g, DAN, TOAST)
    assert g.learned == [[], [], []]
    assert GAME.view(g, ANN)["known"]["learned"] == []
    guesses = [GAME.resample(GAME.view(g, ANN), Random(seed)) for seed in range(40)]
    assert len({tuple(guess.hands[DAN]) for guess in guesses}) > 1


def test_a_secret_may_belong_to_the_seats_that_two_fields_name(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = (
        Field("by", INT),
        Field("under", TUPLE, "by:by,shown", "card"),
        Field("shown", INT),
        Field("rumored", INT),
    )
    monkeypatch.setattr(Boast, "FIELDS", fields)
    rules = tiny(Procedure("boast", Boast, ask(yes, note)))
    g = blank(complete({"players": 4}), Luck())
    f = Boast()
    f.begin("boast", ANN)
    f.by, f.under, f.shown, f.rumored = DAN, (RUMOR, TOAST), EVA, 0
    g.stack.append(f)
    rules.advance(g)
    for viewer in range(SPECTATOR, 4):
        seen = view(rules, g, viewer)["stack"][0]
        if viewer in (DAN, EVA):
            assert seen["under"] == [RUMOR, TOAST]
        else:
            assert (seen["under"], seen["under_size"]) == (None, 2)
    f.shown = -1  # nobody, and a spectator is nobody's seat
    assert view(rules, g, SPECTATOR)["stack"][0]["under"] is None
