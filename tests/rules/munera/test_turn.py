"""M-12: the end of a turn. Too many men in one school become unruly."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.actions import COQUUS
from harena.games.munera.deals import MAN_GOOD
from harena.games.munera.moments import IN_END
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS, Refused
from tests.rules.munera.playing import (
    accept,
    answer,
    answers,
    asked,
    eventum,
    gladiator,
    man,
    names,
    offer,
    options,
    pass_window,
    play,
    position,
    script,
    told,
    unused,
    watched,
)

SERVI = ["Audax", "Anthrax", "Paris", "Pulcher", "Aureus", "Amethystus", "Celadus", "Columbus", "Crescens", "Hermes"]
CAPTIVI = ["Pugnax", "Hector", "Tigris", "Ursus", "Ferox", "Atrox", "Draco", "Leo", "Lupus"]


def evening(men: dict[int, list[str]], **more: Any) -> Munera:
    """Set up the end of the last turn, after the rest moment. The match ends after M-12."""
    g = position(phase="end", turns=2, men=men, **more)
    f = g.stack[-1]
    assert isinstance(f, Moment)
    assert f.phase == IN_END
    return pass_window(g)


@pytest.mark.rule("M-12.1")
def test_eight_men_are_not_too_many() -> None:
    g = evening({0: SERVI[:8], 1: CAPTIVI[:8]}, luck=[])
    assert asked(g) == (-1, "")
    assert g.engaged == 0


@pytest.mark.rule("M-12.1")
def test_the_rudiarius_names_the_ninth_whosever_school_it_is() -> None:
    g = evening({0: ["Audax engaged", "Anthrax wounded", *SERVI[2:9]]}, rudis=1, luck=[5])
    assert asked(g) == (1, "end.name_excess")
    assert options(g) == [man(name) for name in SERVI[:9]], "engaged ones too"
    with pytest.raises(Refused):
        answer(g, 1, man("Hermes"))
    answer(g, 1, man("Paris"))
    assert asked(g) == (-1, "")
    assert unused(g) == 0


@pytest.mark.rule("M-12.1", "M-1.2")
@pytest.mark.parametrize(("name", "obedience"), [("Ferox", 1), ("Scorpio", 3), ("Hermes", 5), ("Marcus Antonius", 7)])
def test_more_than_his_obedience_engages_and_wounds_him(name: str, obedience: int) -> None:
    for die in range(10):
        g = evening({0: [*SERVI[:8], name]}, luck=[die])
        events = watched(g)
        answer(g, 0, man(name))
        failed = die > obedience
        bit = 1 << gladiator(name)
        assert (g.engaged, g.wounded) == ((bit, bit) if failed else (0, 0))
        assert told(events, "test-failed" if failed else "test-passed") == [(gladiator(name),)]
        assert told(events, "unruly") == [(0, gladiator(name))]


@pytest.mark.rule("M-12.1", "M-4.2")
@pytest.mark.parametrize(("staff", "most"), [([], 5), (["lupae 1"], 6), (["lupae 1", "lupae 3"], 8)])
def test_the_lupae_of_his_school_add_to_obedience(staff: list[str], most: int) -> None:
    men = {0: SERVI[:9]}
    for die in (most, most + 1):
        g = evening(men, staff={0: staff, 1: ["lupae 2"]}, luck=[die])
        answer(g, 0, man("Audax"))
        assert bool(g.wounded) == (die > most)


@pytest.mark.rule("M-12.1")
def test_a_man_already_engaged_takes_a_marker_too() -> None:
    g = evening({0: ["Audax engaged", *SERVI[1:9]]}, luck=[9])
    answer(g, 0, man("Audax"))
    assert g.wounded == g.engaged == 1 << gladiator("Audax")


@pytest.mark.rule("M-12.1")
def test_as_many_are_named_as_there_are_above_eight_with_one_die_each() -> None:
    g = evening({0: [*CAPTIVI, "Audax"]}, rudis=2, luck=[0, 9])
    events = watched(g)
    answer(g, 2, man("Audax"))
    assert asked(g) == (2, "end.name_excess")
    assert man("Audax") not in options(g), "nobody is named twice"
    assert told(events, "test-passed") == [], "all are named before the first die"
    answer(g, 2, man("Leo"))
    assert unused(g) == 0
    assert names(g.wounded) == ["Leo"]


@pytest.mark.rule("M-12.1")
def test_each_school_from_the_rudiarius_on() -> None:
    g = evening({0: SERVI[:9], 1: ["Hilarus", "Velox"], 2: CAPTIVI}, rudis=1, luck=[1, 6])
    assert (asked(g), set(options(g))) == ((1, "end.name_excess"), {man(name) for name in CAPTIVI})
    answer(g, 1, man("Ursus"))
    assert (asked(g), set(options(g))) == ((1, "end.name_excess"), {man(name) for name in SERVI[:9]})
    answer(g, 1, man("Paris"))
    assert names(g.wounded) == ["Paris"]


@pytest.mark.rule("M-12.1", "M-13.2")
def test_a_lent_man_counts_with_his_owner() -> None:
    g = evening({0: SERVI[:9], 1: CAPTIVI[:8]}, loans=[("Audax", 1, "Roma")], open=["Roma"])
    assert asked(g) == (0, "end.name_excess")
    assert set(options(g)) == {man(name) for name in SERVI[:9]}


@pytest.mark.rule("M-12.1", "M-13.3")
def test_it_comes_after_the_rest_moment_so_a_deal_may_save_him() -> None:
    g = position(phase="end", turns=2, men={0: SERVI[:9]}, luck=[])
    accept(g, 1, offer(g, 0, 1, [(MAN_GOOD + gladiator("Audax"), 1)]))
    pass_window(g)
    assert asked(g) == (-1, "")


@pytest.mark.rule("M-12.1", "M-4.3")
def test_his_owner_may_roll_again_with_a_coquus() -> None:
    g = evening({0: SERVI[:9]}, rudis=1, staff={0: ["coquus 1"], 1: ["coquus 3"]}, luck=[9, 2])
    answer(g, 1, man("Audax"))
    assert asked(g) == (0, "roll.help_oneself")
    assert options(g) == [PASS, COQUUS]
    answer(g, 0, COQUUS)
    assert g.wounded == 0


@pytest.mark.rule("M-12.1", "M-15.21")
def test_it_is_a_test_that_disciplina_passes() -> None:
    g = evening({0: SERVI[:9]}, hands={0: ["Disciplina"]}, luck=[])
    answer(g, 0, man("Audax"))
    assert asked(g) == (0, "moment.play_card")
    answer(g, 0, play("Disciplina"))
    assert (asked(g), g.wounded) == ((-1, ""), 0)


@pytest.mark.rule("M-12.1", "M-5.1")
def test_then_the_next_turn_begins() -> None:
    g = position(phase="end", men={0: SERVI[:9]})
    pass_window(g)
    script(g, 9, eventum("Fur"), eventum("Missio"), eventum("Clamor"))
    answers(g, (0, man("Audax")))
    assert (g.turn, asked(g)) == (3, (0, "rest.act"))
    assert [hand.bit_count() for hand in g.hands] == [1, 1, 1]
