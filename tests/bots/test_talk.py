"""Tests how bots talk: what they promise and keep by their character, what they make of promises, and that nothing they
say depends on what only their seat knows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from harena.bots.driver import drive_match
from harena.bots.registry import make_bot
from harena.bots.talk.character import (
    CHARACTERS,
    GENEROSITY,
    GRIM,
    HONEST,
    KEPT_BY_SLY,
    REVENGE,
    SLY,
    believed,
    keeps,
    standing,
    standing_of,
)
from harena.bots.talk.munera import MuneraTalk
from harena.bots.talk.registry import talk_of
from harena.bots.talk.room import TalkRoom, drawn_characters
from harena.bots.talk.spartacus import SpartacusTalk
from harena.bots.talk.talker import GameTalk, Position, before_move, judged, payment, reply, standing_in
from harena.games import game
from harena.games.spartacus.actions import PLAY
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.decks import OURS
from harena.kernel.chance import Luck
from harena.kernel.serialization import digest
from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.matches.event_log import EventLog
from harena.matches.match import Match
from harena.matches.record import verify
from harena.talk.account import ALL, BROKEN, KEPT, MARK, OPEN, SAY, Entry, Promise, Talk, TalkSettings, trust
from harena.talk.phrases import PEACE
from tests.cases import cases
from tests.laws.laws import walk
from tests.laws.twin import twin
from tests.rules.munera import playing as munera
from tests.rules.spartacus import playing as spartacus

SPARTACUS, MUNERA = game("spartacus"), game("munera")
TALKING = [SPARTACUS, MUNERA]
NAMES = [each.name for each in TALKING]
OPTIONS: dict[str, dict[str, Any]] = {"spartacus": {"players": 4}, "munera": {"players": 4, "turns": 6}}


def promised(by: int, to: int, state: str = OPEN, phrase: str = "peace", number: int = 0, slots: Any = ()) -> Promise:
    return Promise(number, by, to, f"spartacus-{phrase}", slots, state)


# Characters


def test_an_honest_bot_keeps_every_promise() -> None:
    lied_to = [promised(1, 0, BROKEN)] * 5
    assert all([keeps(promised(0, 1, number=number), lied_to, HONEST) for number in range(100)])


def test_a_grim_bot_owes_nothing_to_a_liar() -> None:
    ours = promised(0, 1)
    assert keeps(ours, [], GRIM)
    assert keeps(ours, [promised(1, 0, KEPT), promised(2, 0, BROKEN)], GRIM)
    assert not keeps(ours, [promised(1, 0, BROKEN)], GRIM)
    assert not keeps(ours, [promised(1, 2, BROKEN)], GRIM)  # whomever the lie was told to


def test_a_sly_bot_keeps_about_two_promises_of_five() -> None:
    kept = [keeps(promised(0, 1, number=number), [], SLY) for number in range(2000)]
    assert abs(sum(kept) / len(kept) - KEPT_BY_SLY) < 0.04
    assert kept == [keeps(promised(0, 1, number=number), [], SLY) for number in range(2000)]  # it does not waver


def test_what_a_bot_believes() -> None:
    lies, truth = [promised(1, 0, BROKEN)], [promised(1, 0, KEPT)]
    for character in CHARACTERS:
        assert believed(lies, 1, 0, character) < believed([], 1, 0, character) < believed(truth, 1, 0, character)
        assert 0 <= believed(lies, 1, 0, character) <= trust(lies, 1, 0)
    assert believed(lies, 1, 0, GRIM) == 0
    assert believed(lies, 1, 2, GRIM) > 0  # it was not the one who was lied to


def test_the_standing_of_a_seat() -> None:
    known = [
        promised(0, 1),  # we have promised peace
        promised(2, 0),  # we were promised peace
        promised(3, 0, BROKEN),
        promised(0, 2, phrase="pay", slots=(3,)),
    ]
    honest, grim = [standing(known, SPARTACUS.phrases, 4, 0, character) for character in (HONEST, GRIM)]
    assert honest.keeping == ((), (PEACE,), ("pay",), ())
    assert honest.grudge[1] == 0.0
    assert honest.grudge[2] == 1.0 - 0.5 * honest.trust[2]
    assert honest.grudge[3] == 1.0
    assert (grim.grudge[3], grim.trust[3]) == (REVENGE, 0.0)
    assert honest.trust[3] < honest.trust[1]
    assert standing_of({"talk": honest}) is honest
    assert standing_of({}) is None


def test_nobody_talks_without_promises() -> None:
    plain = standing([], SPARTACUS.phrases, 4, 0, HONEST)
    assert plain.grudge == (1.0,) * 4
    assert plain.keeping == ((),) * 4


def test_characters_differ_in_what_they_promise() -> None:
    def share(character: str) -> float:
        positions = [Position(0, 4, character, {}, (), str(number)) for number in range(2000)]
        return sum([each.generous(1) for each in positions]) / len(positions)

    for character in CHARACTERS:
        assert abs(share(character) - GENEROSITY[character]) < 0.04
    assert {*drawn_characters(200, Random(1))} == set(CHARACTERS)


# How a promise is judged


def event(kind: str, args: tuple[int, ...]) -> Event:
    """Return an event that everybody sees."""
    return Event(kind, args, None)


TURN = event("turn", (2,))


def judge(rules: GameTalk, g: Any, promise: Promise, *events: Event) -> str:
    name = "spartacus" if isinstance(rules, SpartacusTalk) else "munera"
    return rules.judge(g, events, promise, game(name).phrases.find(promise.phrase))


def test_a_payment_in_spartacus_is_due_until_the_next_turn() -> None:
    rules, g = SpartacusTalk(), spartacus.position()
    three = promised(0, 1, phrase="pay", slots=(3,))

    def gave(by: int, to: int, gold: int) -> Event:
        return event("gave-gold", (by, to, gold))

    assert judge(rules, g, three) == OPEN
    assert judge(rules, g, three, gave(0, 1, 2)) == OPEN
    assert judge(rules, g, three, gave(0, 1, 2), gave(0, 1, 1)) == KEPT
    assert judge(rules, g, three, gave(0, 2, 3), gave(1, 0, 3), TURN) == BROKEN
    assert judge(rules, g, three, gave(0, 1, 2), TURN) == BROKEN
    assert judge(rules, g, three, gave(0, 1, 3), TURN) == KEPT


def titled(effect: str) -> int:
    return [row.effect for row in OURS.rows].index(effect)


AGAINST = [
    ("schemed-house", (0, spartacus.title("Robbery"), 1), BROKEN),
    ("schemed-house", (0, spartacus.title("Robbery"), 2), KEPT),  # against another house
    ("schemed-house", (2, spartacus.title("Robbery"), 1), KEPT),  # by another house
    ("schemed-house", (0, spartacus.title("Visitor from Rome"), 1), KEPT),  # it helps
    ("schemed-houses", (0, spartacus.title("Collusion"), 1, 2), BROKEN),
    ("schemed-houses", (0, spartacus.title("Collusion"), 2, 1), KEPT),  # the second house gains
    ("reacted-house", (0, titled("foil_pay"), 1), KEPT),  # it is paid
    ("schemed", (0, spartacus.title("Joint Venture")), KEPT),
]


@pytest.mark.parametrize(("kind", "args", "state"), AGAINST)
def test_peace_in_spartacus_lasts_for_a_turn(kind: str, args: tuple[int, ...], state: str) -> None:
    rules, g = SpartacusTalk(), spartacus.position()
    played = event(kind, args)
    assert judge(rules, g, promised(0, 1), played) == (BROKEN if state == BROKEN else OPEN)
    assert judge(rules, g, promised(0, 1), played, TURN) == state
    assert judge(rules, g, promised(0, 1), TURN, played) == KEPT  # the turn was over


def test_a_reaction_that_shames_breaks_the_peace() -> None:
    reactions = [(title, REACTIONS[row.effect]) for title, row in enumerate(OURS.rows) if row.effect in REACTIONS]
    shaming = [title for title, reaction in reactions if reaction.reason == "shame"]
    assert shaming
    for title in shaming:
        shamed = event("reacted-house", (0, title, 1))
        assert judge(SpartacusTalk(), spartacus.position(), promised(0, 1), shamed) == BROKEN


def test_support_in_spartacus() -> None:
    rules, g = SpartacusTalk(), spartacus.position()
    support = promised(0, 1, phrase="support-next")
    assert judge(rules, g, support, TURN) == OPEN
    assert judge(rules, g, support, event("supported", (0, 1))) == KEPT
    assert judge(rules, g, support, event("refused", (0, 1))) == BROKEN
    assert judge(rules, g, support, event("refused", (2, 1)), event("refused", (0, 2))) == OPEN


def test_what_only_people_can_judge_stays_open() -> None:
    g = spartacus.position()
    for phrase in ("spare", "stay-out-host", "invite-you"):
        assert judge(SpartacusTalk(), g, promised(0, 1, phrase=phrase), TURN, TURN) == OPEN


def test_promises_in_munera() -> None:
    rules, g = MuneraTalk(), munera.position()

    def given(phrase: str, slots: Any = ()) -> Promise:
        return Promise(0, 0, 1, f"munera-{phrase}", slots, OPEN)

    paid = event("gave-denarii", (0, 1, 5))
    assert judge(rules, g, given("pay", (5,)), paid) == KEPT
    assert judge(rules, g, given("pay", (6,)), paid) == OPEN
    assert judge(rules, g, given("pay", (6,)), paid, TURN) == BROKEN
    assert judge(rules, g, given("peace"), event("played-school", (0, 3, 1))) == BROKEN
    assert judge(rules, g, given("peace"), event("played-school", (0, 3, 2)), TURN) == KEPT
    assert judge(rules, g, given("peace"), TURN, event("played-school", (0, 3, 1))) == KEPT
    assert judge(rules, g, given("stay-out-tender"), event("stands", (0,))) == BROKEN
    assert judge(rules, g, given("stay-out-tender"), event("stands", (1,)), TURN) == KEPT
    assert judge(rules, g, given("not-below", (5,)), event("stands", (0,)), TURN) == OPEN


@pytest.mark.parametrize("name", NAMES)
def test_the_events_that_bots_judge_by_exist(name: str) -> None:
    kinds = game(name).rules.events
    wanted = {
        "spartacus": "turn gave-gold schemed-house schemed-houses reacted-house supported refused",
        "munera": "turn gave-denarii played-school stands",
    }
    assert {*wanted[name].split()} <= {*kinds}


# What a bot says


def seen(chosen: Any, g: Any, events: Sequence[Event] = ()) -> Any:
    """Return as much of a match as bots need to talk."""
    return SimpleNamespace(game=chosen, settled=g, events=EventLog(g.seats, [list(events)]))


def some_talk(chosen: Any, seats: int, rng: Random) -> Talk:
    """Return an account with promises between all seats."""
    talk = Talk(seats, chosen.phrases, TalkSettings(whispers=True))
    for number in range(8):
        by, to = rng.sample(range(seats), 2)
        key, slots = rng.choice([("peace", ()), ("pay", (2,))])
        said = Entry(SAY, by, rng.choice([to, ALL]), phrase=f"{chosen.name}-{key}", slots=slots, promise_to=to)
        talk.add(said)
        if rng.random() < 0.5:
            talk.add(Entry(MARK, to, message=number, on=rng.random() < 0.5))
    return talk


@pytest.mark.parametrize("name", NAMES)
def test_what_bots_say_depends_on_what_everybody_sees(name: str) -> None:
    """In a world with other hands, a bot says exactly the same."""
    chosen, rng = game(name), Random(f"twins/{name}")
    options = chosen.complete(OPTIONS[name])
    said: Counter[str] = Counter()
    for g, _ in walk(chosen, options, 7):
        if g.seat < 0 or rng.random() < 0.95:
            continue
        talk, rules = some_talk(chosen, g.seats, rng), talk_of(name)
        other = twin(chosen.rules, g, SPECTATOR, rng)
        for character in CHARACTERS:
            salt = str(rng.random())
            one, two = [before_move(rules, seen(chosen, w), talk, g.seat, character, salt, 1e9) for w in (g, other)]
            assert one == two
            said["promises"] += len(one)
            for message in talk.messages[-3:]:
                for seat in range(g.seats):
                    answers = [
                        reply(rules, seen(chosen, w), talk, seat, character, message, salt, 1e9) for w in (g, other)
                    ]
                    assert answers[0] == answers[1]
                    said["answers"] += len(answers[0])
    assert said["promises"] > 10
    assert said["answers"] > 10


def test_bots_talk_before_a_forced_answer_too() -> None:
    """Otherwise their silence would tell that they have no choice."""

    class Ear:
        def __init__(self) -> None:
            self.asked: Counter[bool] = Counter()

        def before_move(self, match: Match[Any], seat: int) -> None:
            options = match.tip.options
            self.asked[len(options) == 1 if isinstance(options, list | tuple | range) else False] += 1

        def standing(self, seat: int) -> None:
            return None

    ear = Ear()
    match = Match.start(SPARTACUS, {"players": 3, "turns": 2}, Luck(Random(1)))
    drive_match(match, [make_bot("heuristic", "spartacus", Random(seat)) for seat in range(3)], talking=ear)
    assert ear.asked[True]
    assert ear.asked[False]


def test_a_bot_understands_no_phrase_of_another_version() -> None:
    g = spartacus.position()
    talk = Talk(4, SPARTACUS.phrases, TalkSettings(whispers=True))
    for by, to in ((0, 1), (1, 0)):
        talk.add(Entry(SAY, by, phrase="spartacus-of-old", slots=(2,), promise_to=to))
    match = seen(SPARTACUS, g, [TURN])
    assert judged(talk_of("spartacus"), match, talk, 0, 0.0) == []
    assert payment(talk_of("spartacus"), match, talk, 0, HONEST) is None
    assert standing_in(talk, 0, HONEST).keeping == ((), ("",), (), ())
    assert reply(talk_of("spartacus"), match, talk, 0, HONEST, talk.messages[1], "", 0.0) == []


def test_who_means_to_keep_the_peace_does_not_rob() -> None:
    """Robbery brings gold, whomever it hurts: not to want to hurt is not enough."""
    g = spartacus.position(hands={0: ["Robbery"]}, influence=[6, 4, 4, 4])
    choice = SPARTACUS.rules.choice(g, 0)
    assert choice is not None
    view = SPARTACUS.view(g, 0)
    assert make_bot("heuristic", "spartacus", Random(1)).choose(view, choice) >= PLAY
    for character in (HONEST, GRIM):
        kept = standing([promised(0, other) for other in (1, 2, 3)], SPARTACUS.phrases, 4, 0, character)
        assert make_bot("heuristic", "spartacus", Random(1)).choose({**view, "talk": kept}, choice) < PLAY
    unkept = standing([promised(0, 1), promised(1, 0, BROKEN)], SPARTACUS.phrases, 4, 0, GRIM)
    found = make_bot("heuristic", "spartacus", Random(1)).choose({**view, "talk": unkept}, choice)
    assert found == spartacus.play("Robbery", 1)  # the liar


def test_a_greeting_is_returned_once() -> None:
    match, talk = seen(SPARTACUS, spartacus.position()), Talk(4, SPARTACUS.phrases, TalkSettings(whispers=True))
    for _ in range(2):
        talk.add(Entry(SAY, 0, phrase="any-hello"))
        for entry in reply(talk_of("spartacus"), match, talk, 1, HONEST, talk.messages[-1], "", 1e9):
            talk.add(entry)
    assert [message.entry.by for message in talk.messages] == [0, 1, 0]


def test_free_text_is_not_answered() -> None:
    match, talk = seen(SPARTACUS, spartacus.position()), Talk(4, SPARTACUS.phrases, TalkSettings(whispers=True))
    talk.add(Entry(SAY, 0, 1, text="Will you support me?"))
    assert reply(talk_of("spartacus"), match, talk, 1, HONEST, talk.messages[0], "", 0.0) == []


# Whole matches


def played(name: str, seed: int, characters: Sequence[str]) -> tuple[Match[Any], TalkRoom]:
    chosen, rng = game(name), Random(f"{name}/{seed}")
    match = Match.start(chosen, OPTIONS[name], Luck(Random(rng.random())))
    room = TalkRoom(chosen, characters, Random(rng.random()))
    bots = [make_bot("heuristic", name, Random(rng.random())) for _ in range(4)]
    drive_match(match, bots, talking=room)
    return match, room


@pytest.mark.parametrize("name", NAMES)
def test_four_bots_play_and_talk(name: str) -> None:
    match, room = played(name, 1, (HONEST, SLY, GRIM, SLY))
    assert match.over
    verify(game(name), match.record)
    kinds = Counter([entry.kind for entry in room.talk.entries])
    assert kinds[SAY] > 3
    assert kinds[MARK] > 1
    assert {promise.state for promise in room.talk.promises()} >= {KEPT}
    assert "promise_to" not in json.dumps(match.record)
    for phrase in {entry.phrase for entry in room.talk.entries if entry.phrase}:
        assert f'"{phrase}"' not in json.dumps(match.record)
    assert "talk" not in match.export(0)


@pytest.mark.parametrize("name", cases(NAMES[:1], NAMES[1:]))
def test_the_same_seeds_give_the_same_talk(name: str) -> None:
    (match, room), (again, repeated) = [played(name, 2, (HONEST, SLY, GRIM, HONEST)) for _ in range(2)]
    assert room.talk.entries
    assert room.talk.entries == repeated.talk.entries
    assert digest(match.rules, match.settled) == digest(again.rules, again.settled)


@pytest.mark.parametrize("name", [NAMES[0], *[pytest.param(name, marks=pytest.mark.soak) for name in NAMES[1:]]])
def test_honest_bots_are_not_marked_as_liars(name: str) -> None:
    """What an honest bot promises, it keeps, as the others judge it."""
    found: Counter[str] = Counter()
    for seed in range(3):
        _, room = played(name, 10 + seed, (HONEST,) * 4)
        found += Counter([promise.state for promise in room.talk.promises()])
    assert found[KEPT] > 5
    assert found[BROKEN] == 0, found
