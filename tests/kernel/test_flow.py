"""A step's own condition, jumps by name, and frames found by their class: on tiny tables."""

from __future__ import annotations

import pytest

from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import ROUNDS, Procedure, Step, ask, call, do, gather, jump, seal, window
from harena.kernel.rules import Rules
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Frame, enclosing, frame, innermost
from tests.games.nundinae.state import Boast, Nundinae
from tests.kernel.test_corners import ANN, DAN, MAX, begin, note, say, tiny, waits_for, yes


def quiet_day(g: Nundinae, f: Frame) -> bool:
    """Nothing has been noted yet."""
    return not g.discards


def busy_day(g: Nundinae, f: Frame) -> bool:
    return bool(g.discards)


def noted(g: Nundinae, f: Frame) -> None:
    g.discards.append(7)


def both(g: Nundinae, f: Frame) -> tuple[int, ...]:
    return (ANN, DAN)


def note_all(g: Nundinae, f: Frame, seals: tuple[int, ...]) -> None:
    g.discards.append(8)


def child(g: Nundinae, f: Frame) -> Frame:
    return frame("child", DAN)


CHILD = Procedure("child", Frame, ask(yes, note))
HELPER = Procedure("helper", Frame, ask(yes, note))


def table(*steps: Step) -> Rules[Nundinae]:
    return tiny(Procedure("p", Frame, *steps, ask(yes, note, name="last")), CHILD)


# when


SKIPPED = [
    ask(yes, note, when=busy_day),
    ask(yes, note, again=True, when=busy_day),
    do(noted, when=busy_day),
    call(child, when=busy_day),
    seal(both, yes, note_all, when=busy_day),
    gather(both, yes, note, when=busy_day),
]
TAKEN = {
    "ask": (ask(yes, note, when=quiet_day), (ANN, "p.note")),
    "again": (ask(yes, note, again=True, when=quiet_day), (ANN, "p.note")),
    "call": (call(child, when=quiet_day), (DAN, "child.note")),
    "seal": (seal(both, yes, note_all, when=quiet_day), (ANN, "p.note_all")),
    "gather": (gather(both, yes, note, when=quiet_day), (ANN, "p.note")),
}


@pytest.mark.parametrize("step", SKIPPED, ids=["ask", "again", "do", "call", "seal", "gather"])
def test_a_step_whose_condition_is_false_is_skipped(step: Step) -> None:
    rules = table(step)
    g = begin(rules)
    assert waits_for(rules, g) == (ANN, "p.last")
    assert g.discards == []


@pytest.mark.parametrize(("step", "expected"), TAKEN.values(), ids=TAKEN)
def test_a_step_whose_condition_is_true_is_taken(step: Step, expected: tuple[int, str]) -> None:
    rules = table(step)
    assert waits_for(rules, begin(rules)) == expected


def test_a_deed_whose_condition_is_true_is_done() -> None:
    assert begin(table(do(noted, when=quiet_day))).discards == [7]


@pytest.mark.parametrize("quick", [True, False])
def test_a_question_put_again_ends_when_its_condition_fails(quick: bool) -> None:
    rules = table(ask(yes, note, again=True, when=quiet_day))
    g = begin(rules)
    if quick:
        rules.step(g, 1)
    else:
        say(rules, g, ANN, 1)
    assert waits_for(rules, g) == (ANN, "p.last")


def test_an_open_seal_does_not_close_because_its_condition_fails() -> None:
    """It is looked at when the seal opens, once."""
    rules = table(seal(both, yes, note_all, when=quiet_day))
    g = begin(rules)
    say(rules, g, ANN, 1)
    g.discards.append(1)
    say(rules, g, DAN, 1)
    assert g.discards == [1, 8]


def test_the_name_of_a_step_is_not_changed_by_its_condition() -> None:
    assert [step.name for step in SKIPPED] == ["note", "note", "noted", "child", "note_all", "note"]


# jump


def to_last(g: Nundinae, f: Frame) -> None:
    jump(g, f, "last")


def answer_and_jump(g: Nundinae, f: Frame, seat: int, option: int) -> None:
    jump(g, f, "last")


def test_a_deed_jumps_forward() -> None:
    rules = table(do(to_last), ask(yes, note))
    assert waits_for(rules, begin(rules)) == (ANN, "p.last")


@pytest.mark.parametrize("step", [ask(yes, answer_and_jump), ask(yes, answer_and_jump, again=True)])
def test_an_answer_jumps_forward(step: Step) -> None:
    rules = table(step, ask(yes, note))
    checked, quick = begin(rules), begin(rules)
    say(rules, checked, ANN, 1)
    rules.step(quick, 1)
    assert waits_for(rules, checked) == waits_for(rules, quick) == (ANN, "p.last")
    assert digest(rules, checked) == digest(rules, quick)


def test_a_jump_to_the_end_leaves_the_procedure() -> None:
    rules = table(do(lambda g, f: jump(g, f, "end"), name="leave"))
    assert begin(rules).seat == -1


def test_a_jump_closes_what_the_frame_had_open() -> None:
    def react(g: Nundinae, f: Frame, seat: int, option: int) -> None:
        jump(g, f, "last")

    rules = table(window(ROUNDS, both, lambda g, f, seat: (PASS, 1), react))
    g = begin(rules)
    say(rules, g, ANN, PASS)
    say(rules, g, DAN, 1)
    assert waits_for(rules, g) == (ANN, "p.last")
    assert g.stack[-1].seals == ()


def send_parent(g: Nundinae, f: Frame, seat: int, option: int) -> None:
    jump(g, g.stack[0], "last")


def put_twice(g: Nundinae, f: Frame, seat: int) -> Options:
    return (1, 2) if f.turn == DAN else ()


def parent_sent() -> tuple[Rules[Nundinae], Nundinae]:
    """The child has sent its caller elsewhere, and is asked another question before it is over."""
    results: list[int] = []
    parent = Procedure(
        "p",
        Frame,
        call(child, lambda g, f, c: results.append(c.turn)),
        ask(yes, note),
        call(lambda g, f: frame("helper", MAX), name="last"),
    )
    rules = tiny(parent, Procedure("child", Frame, ask(yes, send_parent), ask(put_twice, note, name="more")), HELPER)
    g = begin(rules)
    say(rules, g, DAN, 1)
    assert results == []
    return rules, g


def test_a_frame_deeper_in_the_stack_can_be_sent_elsewhere() -> None:
    rules, g = parent_sent()
    assert waits_for(rules, g) == (DAN, "child.more")
    say(rules, g, DAN, 1)
    assert waits_for(rules, g) == (MAX, "helper.note")


def test_a_jump_not_made_yet_is_copied_and_saved() -> None:
    rules, g = parent_sent()
    assert dump(rules, g)["stack"][0]["at"] == "last"
    for again in (g.copy(), load(rules, dump(rules, g), Luck())):
        assert digest(rules, again) == digest(rules, g)
        say(rules, again, DAN, 1)
        assert waits_for(rules, again) == (MAX, "helper.note")


def test_a_jump_to_nowhere_says_so() -> None:
    with pytest.raises(LookupError, match="no procedure has a step named moon"):
        jump(begin(table()), frame("p"), "moon")
    rules = table(do(lambda g, f: jump(g, f, "more"), name="leave"))
    with pytest.raises(LookupError, match="procedure p has no step named more"):
        begin(rules)


# enclosing


def stacked() -> Nundinae:
    g = begin(table())
    for by in (DAN, MAX):
        f = Boast()
        f.begin("boast")
        f.by, f.under, f.shown, f.rumored = by, (), -1, 0
        g.stack.append(f)
    g.stack.append(frame("child"))
    return g


def test_the_frame_nearest_to_the_top_is_found_by_its_class() -> None:
    g = stacked()
    assert enclosing(g, Boast).by == MAX
    found = innermost(g, Boast)
    assert found is not None
    assert found.by == MAX
    assert enclosing(g, Frame) is g.stack[-1]


def test_a_frame_that_is_not_there() -> None:
    g = begin(table())
    assert innermost(g, Boast) is None
    with pytest.raises(LookupError, match="no Boast is running"):
        enclosing(g, Boast)
