"""Tests the eight worked examples of the rulebook, with its names and its numbers."""

from __future__ import annotations

import pytest

from harena.games.gorus.state import Gorus
from harena.kernel.choice import Refused
from tests.rules.gorus import examples
from tests.rules.gorus.examples import Example
from tests.rules.gorus.positions import favor_won, hand, options, play, play_all, school


def played(example: Example) -> Gorus:
    return play_all(example.set_up(), example.plays)


@pytest.mark.rule("G-3.1", "G-3.2", "G-3.3", "G-3.4", "G-3.5", "G-1.2")
def test_round_start_ann_daniel_maureen() -> None:
    ann, daniel, maureen = range(3)
    g = examples.ROUND_START.set_up()
    assert school(g) == ""
    play(g, ann, "fists-4")
    assert school(g) == "fists"
    play(g, daniel, "fists-10")
    assert options(g) == ["fists-9", "arrows-10"]  # the Blue 9 follows, the Green 10 challenges
    play(g, maureen, "arrows-10")
    assert school(g) == "arrows"
    assert g.takers == [maureen]
    assert favor_won(g, maureen) == 2
    assert g.seat == maureen
    assert options(g) == ["fists-9"]
    play(g, maureen, "fists-9")
    assert school(g) == "arrows"  # it stays so until the next Challenge


@pytest.mark.rule("G-3.3", "G-3.5", "G-1.2")
def test_discarding() -> None:
    daniel, maureen, ann = range(3)
    g = examples.DISCARDING.set_up()
    play(g, daniel, "swords-5")
    assert options(g) == ["fists-8", "arrows-7"]  # without Brown, any card is allowed
    play(g, maureen, "fists-8")
    assert options(g) == ["swords-1", "swords-10"]
    play(g, ann, "swords-1")
    assert g.takers == [daniel]
    assert favor_won(g, daniel) == -4
    assert school(g) == "shields"


@pytest.mark.rule("G-3.4", "G-3.5", "G-1.2")
def test_bad_idea_a_challenge_by_accident() -> None:
    daniel, maureen, ann = range(3)
    g = examples.BAD_IDEA.set_up()
    play(g, daniel, "fists-6")
    play(g, maureen, "axes-8")
    assert options(g) == ["swords-8", "arrows-10"]  # the Challenge was not forced
    play(g, ann, "swords-8")
    assert school(g) == "swords"
    assert g.takers == [ann]
    assert favor_won(g, ann) == -8


@pytest.mark.rule("G-3.3", "G-3.4", "G-3.5", "G-1.2")
def test_sneaky_idea_a_card_played_before_the_change_wins() -> None:
    maureen, carter, ann, daniel = range(4)
    g = examples.SNEAKY_IDEA.set_up()
    play(g, maureen, "fists-9")
    play(g, carter, "axes-8")
    play(g, ann, "fists-5")
    assert options(g) == ["fists-12", "axes-5"]
    play(g, daniel, "axes-5")
    assert school(g) == "axes"
    assert g.takers == [carter]
    assert favor_won(g, carter) == -2
    assert g.seat == carter


@pytest.mark.rule("G-3.4", "G-3.5", "G-4.1", "G-4.2", "G-4.3")
def test_final_blow() -> None:
    carter, ann, daniel, maureen = range(4)
    g = examples.FINAL_BLOW.set_up()
    play_all(g, [(carter, "arrows-12"), (ann, "fists-7"), (daniel, "fists-0")])
    assert school(g) == "fists"
    play(g, maureen, "swords-0")
    assert g.before_takers == (maureen,)
    assert g.favored_before == 2  # Brown Swords
    assert g.totals == (0, 0, 0, 6)  # the Green 12 and the Brown 0; the Blue 0 is worth nothing
    assert g.supports == [0, 0, 0, 1]


@pytest.mark.rule("G-3.4", "G-3.5", "G-6.3")
def test_team_example_points() -> None:
    greg = 5
    g = examples.POINTS.set_up()
    play_all(g, examples.POINTS.plays[:-1])
    assert options(g) == ["swords-6", "axes-13"]
    play(g, greg, "swords-6")
    red, blue = 0, 1
    sides = dict(zip(examples.POINTS.people, g.table.sides, strict=True))
    assert sides == {"Maureen": red, "Hudson": red, "Daniel": red, "Carter": blue, "Ann": blue, "Greg": blue}
    assert g.takers == [greg]
    assert school(g) == "swords"
    assert favor_won(g, blue) == 3
    assert favor_won(g, red) == 0
    assert g.seat == greg


@pytest.mark.rule("G-3.1", "G-3.4", "G-3.5", "G-6.3")
def test_team_example_vindictive() -> None:
    hudson = 5
    g = examples.VINDICTIVE.set_up()
    plays = examples.VINDICTIVE.plays
    play_all(g, plays[:1])
    assert school(g) == "swords"
    play_all(g, plays[1:4])
    assert options(g) == ["swords-7", "shields-11"]
    play_all(g, plays[4:5])
    assert school(g) == "shields"
    play_all(g, plays[5:])
    sides = dict(zip(examples.VINDICTIVE.people, g.table.sides, strict=True))
    red = sides["Hudson"]
    assert sorted(name for name, side in sides.items() if side == red) == ["Daniel", "Hudson", "Jannie", "Maureen"]
    assert sides["Greg"] == sides["Carter"] != red
    assert g.takers == [hudson]
    assert school(g) == "shields"
    assert favor_won(g, red) == 0
    assert favor_won(g, sides["Greg"]) == 0
    assert g.seat == hudson


@pytest.mark.rule("G-1.2", "G-4.1")
def test_card_picture_on_page_three() -> None:
    g = played(examples.CARD_PICTURE)
    assert g.before_takers == (0,)
    assert g.totals == (4, 0, 0, 0, 0, 0, 0)  # 1+1+2+1+2+1 = 8, minus 4


@pytest.mark.rule("G-3.3")
def test_carter_may_not_throw_pink_away_while_holding_blue() -> None:
    """The rulebook's example of the sneaky idea, but with a Blue card in Carter's hand."""
    example = examples.SNEAKY_IDEA
    blue = example._replace(hands={**example.hands, "Carter": ("axes-8", "fists-4")})
    g = blue.set_up()
    play(g, 0, "fists-9")
    with pytest.raises(Refused) as refused:
        play(g, 1, "axes-8")
    assert refused.value.rule == "G-3.3"
    assert hand(g, 1) == ["fists-4", "axes-8"]
