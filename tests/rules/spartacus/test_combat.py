"""S-11.1, S-11.2, S-11.9 and S-2.4: the rounds of a fight."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import ATTACK, FIRST, NET, SECOND, THROW
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.fighting import (
    DECAPITATED,
    INJURED,
    STARTS,
    YIELDED,
    bout,
    close,
    decline,
    defeats,
    events,
    face,
    initiative,
    lose,
    moves,
    places,
    pools,
    step_to,
    strike,
)
from tests.rules.spartacus.playing import answer, asked, awaited, card, options, script, seat, told, unused


def leader(one: list[int], two: list[int], *more: int, initiative: str = "sum") -> int:
    """Return who wins the initiative with these Speed dice; all of them are rolled."""
    dice = ([1, 1, len(one)], [1, 1, len(two)])
    g = face(pools=dice, luck=[*one, *two, *more], initiative=initiative)
    assert unused(g) == 0
    assert asked(g)[1] == "fight.choose_order"
    return g.seat


def stand(g: Ludus, who: int) -> Ludus:
    """The asked fighter neither moves nor attacks."""
    return answer(g, who, PASS)


def idle_round(g: Ludus, *dice: int) -> Ludus:
    """Both fighters do nothing; `dice` are the next round's initiative."""
    script(g, *dice)
    first = g.seat
    answer(g, first, FIRST)
    stand(g, first)
    return stand(g, 1 - first)


# S-11.1


@pytest.mark.rule("S-11.1")
def test_pools_are_the_printed_dice() -> None:
    g = close("Theokoles", "Gannicus")
    assert (pools(g, 0), pools(g, 1)) == ((5, 4, 3), (4, 3, 5))


# S-11.2: initiative


@pytest.mark.rule("S-11.2")
def test_they_start_on_their_marks() -> None:
    g = close(at=STARTS)
    assert places(g) == ((-2, 0), (2, 0))


@pytest.mark.rule("S-11.2")
def test_the_higher_sum_of_speed_dice_wins_the_initiative() -> None:
    assert leader([3, 3], [5]) == 0
    assert leader([2, 2], [5]) == 1
    assert leader([1, 1, 1], [4]) == 1


@pytest.mark.rule("S-11.2")
def test_equal_sums_roll_again_with_all_dice() -> None:
    assert leader([4, 2], [6], 1, 1, 3) == 1


@pytest.mark.rule("S-11.2")
def test_they_roll_what_is_left_of_their_speed() -> None:
    g = face(pools=([1, 1, 2], [1, 1, 4]), luck=[6, 6, 1, 2, 3, 4])
    assert told(events(g), "initiative") == [(0, (6, 6)), (1, (1, 2, 3, 4))]


@pytest.mark.rule("S-11.2")
@pytest.mark.parametrize(("order", "first"), [(FIRST, 1), (SECOND, 0)])
def test_the_winner_chooses_to_go_first_or_second(order: int, first: int) -> None:
    g = face(luck=initiative(2, 2, lead=1))
    assert asked(g) == (1, "fight.choose_order")
    assert options(g) == [FIRST, SECOND]
    answer(g, 1, order)
    assert asked(g) == (first, "fight.act")
    script(g, *initiative(2, 2))
    stand(g, first)
    assert asked(g) == (1 - first, "fight.act_second")
    stand(g, 1 - first)
    assert asked(g) == (0, "fight.choose_order")  # the next round, a new roll
    assert bout(g).round == 2


@pytest.mark.rule("S-2.4")
@pytest.mark.parametrize(
    ("one", "two", "first"),
    [
        ([6, 1], [5, 5], 0),  # the highest die decides; by the sum the other would win
        ([5, 5], [1, 6], 1),  # in whatever order they lie
        ([6, 2, 1], [6, 3], 1),  # then the next die
        ([4, 4, 1], [4, 4, 2], 1),
        ([6, 3], [6, 3, 1], 1),  # equal so far: more dice win
        ([2], [2, 1], 1),
        ([3, 2, 1], [3, 2], 0),
    ],
)
def test_blue_dice_compare_the_highest_then_the_next(one: list[int], two: list[int], first: int) -> None:
    assert leader(one, two, initiative="blue dice") == first


@pytest.mark.rule("S-2.4")
def test_blue_dice_that_are_all_equal_roll_again() -> None:
    assert leader([5, 2], [2, 5], 3, 1, 3, 2, initiative="blue dice") == 1


@pytest.mark.rule("S-2.4")
def test_the_sum_is_what_counts_unless_the_table_says_otherwise() -> None:
    assert leader([6, 1], [5, 5]) == 1


# S-11.2: Nets


@pytest.mark.rule("S-11.2")
def test_a_net_wins_the_initiative_without_a_roll() -> None:
    g = face(gear={1: ["Net"]})
    assert asked(g) == (1, "fight.cast")
    assert awaited(g) == [1]
    answer(g, 1, NET)
    assert asked(g) == (1, "fight.choose_order")
    assert told(events(g), "initiative") == []
    assert g.tired >> card("Net") & 1


@pytest.mark.rule("S-11.2")
def test_two_nets_are_both_exhausted_and_dice_are_rolled() -> None:
    g = face(gear={0: ["Net"], 1: ["Net"]})
    assert awaited(g) == [0, 1]
    script(g, *initiative(2, 2, lead=1))
    answer(g, 0, NET)
    answer(g, 1, NET)
    assert unused(g) == 0
    assert asked(g) == (1, "fight.choose_order")
    assert g.tired >> card("Net") & g.tired >> card("Net", 1) & 1


@pytest.mark.rule("S-11.2")
def test_nets_are_declared_sealed_each_round() -> None:
    """A player who keeps their Net while the other throws loses the initiative, and may throw it in the next round."""
    g = face(gear={0: ["Net"], 1: ["Net"]})
    answer(g, 0, NET)
    assert asked(g) == (1, "fight.cast")
    assert told(events(g), "used") == []  # the choice is not visible yet
    answer(g, 1, PASS)
    assert asked(g) == (0, "fight.choose_order")
    answer(g, 0, FIRST)
    stand(g, 0)
    stand(g, 1)
    assert awaited(g) == [1]  # the other is exhausted
    answer(g, 1, NET)
    assert asked(g) == (1, "fight.choose_order")


@pytest.mark.rule("S-11.2")
def test_a_net_that_is_kept_leaves_the_roll() -> None:
    g = face(gear={0: ["Net"]})
    script(g, *initiative(2, 2, lead=1))
    answer(g, 0, PASS)
    assert asked(g) == (1, "fight.choose_order")
    assert not g.tired


# S-11.2: moves


def near(spots: set[tuple[int, int]], q: int, r: int, far: int) -> set[tuple[int, int]]:
    """Compute the distance of two cells in axial coordinates independently of the rules."""
    return {(a, b) for a, b in spots if (abs(a - q) + abs(b - r) + abs(a + b - q - r)) // 2 <= far}


ARENA = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}


@pytest.mark.rule("S-11.2")
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_a_move_is_up_to_ones_speed_dice_in_cells(speed: int) -> None:
    g = close(at=((-3, 0), (3, 0)), pools=([1, 1, speed], [1, 1, 1]))
    assert moves(g) == near(ARENA, -3, 0, speed) - {(-3, 0)}


@pytest.mark.rule("S-11.2")
def test_nobody_moves_onto_the_other_or_off_the_board() -> None:
    g = close(at=((3, 0), (2, 0)), pools=([1, 1, 1], [1, 1, 1]))
    assert moves(g) == {(3, -1), (2, 1)}
    with pytest.raises(Refused):
        answer(g, 0, step_to(2, 0))


@pytest.mark.rule("S-11.2")
def test_the_way_leads_around_the_other_not_through_him() -> None:
    """From (-1, 0), the cell (1, 0) is two cells away behind the opponent at (0, 0): three steps on foot."""
    spots = ((-1, 0), (0, 0))
    assert (1, 0) not in moves(close(at=spots, pools=([1, 1, 2], [1, 1, 1])))
    assert (1, 0) in moves(close(at=spots, pools=([1, 1, 3], [1, 1, 1])))
    two_steps = near(ARENA, -1, 0, 2) - {(-1, 0), (0, 0), (1, 0)}
    assert moves(close(at=spots, pools=([1, 1, 2], [1, 1, 1]))) == two_steps


@pytest.mark.rule("S-11.2")
def test_at_the_rim_the_way_around_is_longer() -> None:
    """From the corner (3, 0) with the opponent at (2, 0), (1, 1) is reached only through (2, 1)."""
    g = close(at=((3, 0), (2, 0)), pools=([1, 1, 2], [1, 1, 1]))
    assert moves(g) == {(3, -1), (2, 1), (3, -2), (2, -1), (1, 1), (1, 2)}


@pytest.mark.rule("S-11.2")
def test_a_lost_speed_die_is_a_step_less() -> None:
    g = close("Celtic Warrior", "Thracian Warrior", pools=([2, 3, 2], [3, 2, 2]), lead=1)
    lose(strike(g, [6, 1, 1], [1, 1, 1]), "SPD")
    stand(g, 1)
    assert asked(g) == (0, "fight.act_second")
    assert moves(g) == near(ARENA, 0, 0, 1) - {(0, 0), (1, 0)}


@pytest.mark.rule("S-11.2")
def test_move_then_attack() -> None:
    g = close(at=((-1, 0), (1, 0)), pools=([2, 1, 2], [1, 1, 1]))
    assert ATTACK not in options(g)
    answer(g, 0, step_to(0, 0))
    assert options(g) == [PASS, ATTACK]  # this fighter has already moved
    strike(g, [1, 1], [6])
    assert asked(g) == (1, "fight.act_second")


@pytest.mark.rule("S-11.2")
def test_attack_then_move() -> None:
    g = close(pools=([2, 1, 2], [1, 1, 1]))
    strike(g, [1, 1], [6])
    assert asked(g) == (0, "fight.act")
    assert ATTACK not in options(g)  # only once
    answer(g, 0, step_to(-2, 0))
    assert places(g) == ((-2, 0), (1, 0))
    assert asked(g) == (1, "fight.act_second")


@pytest.mark.rule("S-11.2")
def test_one_move_only_even_of_a_single_cell() -> None:
    g = close(at=STARTS, pools=([1, 1, 4], [1, 1, 1]))
    answer(g, 0, step_to(-1, 0))
    assert asked(g) == (1, "fight.act_second")  # out of reach: no action is left


@pytest.mark.rule("S-11.2")
@pytest.mark.parametrize("deed", ["move", "attack"])
def test_either_may_be_left_out(deed: str) -> None:
    g = close()
    if deed == "move":
        answer(g, 0, step_to(1, -1))  # still next to the opponent
        assert asked(g) == (0, "fight.act")
    else:
        strike(g, [1, 1, 1], [6, 6, 6])
    stand(g, 0)
    assert asked(g) == (1, "fight.act_second")


@pytest.mark.rule("S-11.2", "S-11.3")
@pytest.mark.parametrize(("two", "beside"), [((1, 0), True), ((0, 1), True), ((-1, 1), True), ((1, 1), False)])
def test_an_attack_is_at_an_adjacent_cell(two: tuple[int, int], beside: bool) -> None:
    g = close(at=((0, 0), two))
    assert (ATTACK in options(g)) == beside
    assert THROW not in options(g)


# S-11.6 ends the fight at once


@pytest.mark.rule("S-11.2", "S-11.6")
def test_the_defeated_does_not_strike_back() -> None:
    g = close(pools=([3, 1, 1], [1, 1, 1]))
    strike(g, [6, 1, 1], [1])
    assert defeats(g) == [(1, "Celtic Warrior", YIELDED)]
    assert asked(g) == (0, "arena.show_thumb")


# S-11.9


@pytest.mark.rule("S-11.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "loser"), [([2, 1, 1], [1, 1, 1], 1), ([1, 1, 1], [1, 1, 2], 0), ([3, 1, 1], [2, 3, 2], 0)]
)
def test_after_twenty_calm_rounds_the_smaller_health_yields(mine: list[int], theirs: list[int], loser: int) -> None:
    dice = initiative(mine[2], theirs[2])
    g = face(pools=(mine, theirs), luck=dice)
    for _ in range(19):
        idle_round(g, *dice)
    assert bout(g).round == 20
    idle_round(g)
    assert [(who, how) for who, _, how in defeats(g)] == [(loser, YIELDED)]
    assert unused(g) == 0


@pytest.mark.rule("S-11.9")
@pytest.mark.parametrize("loser", [0, 1])
def test_of_equal_health_the_host_says_who_yields(loser: int) -> None:
    g = face(pools=([1, 1, 3], [3, 1, 1]), calm=19, host=2, luck=initiative(3, 1))
    idle_round(g)
    assert asked(g) == (2, "fight.call_off")
    assert options(g) == [seat(0), seat(1)]
    answer(g, 2, seat(loser))
    assert [(who, how) for who, _, how in defeats(g)] == [(loser, YIELDED)]
    assert asked(g) == (2, "arena.show_thumb")


@pytest.mark.rule("S-11.9")
def test_a_lost_die_begins_the_count_anew() -> None:
    g = close(pools=([3, 1, 1], [2, 3, 2]), calm=19)
    lose(strike(g, [6, 1, 1], [1, 1, 1]), "DEF")
    script(g, *initiative(1, 2))
    stand(g, 0)
    stand(g, 1)
    assert asked(g) == (0, "fight.choose_order")
    for _ in range(19):
        idle_round(g, *initiative(1, 2))
    idle_round(g)
    assert [who for who, _, _ in defeats(g)] == [0]  # 5 dice against 6


@pytest.mark.rule("S-11.9")
def test_an_attack_without_a_lost_die_is_calm_too() -> None:
    g = close(pools=([3, 1, 1], [2, 3, 2]), calm=19)
    stand(strike(g, [1, 1, 1], [6, 6, 6]), 0)
    stand(g, 1)
    assert [who for who, _, _ in defeats(g)] == [0]


@pytest.mark.rule("S-11.9", "S-16.14", "S-16.19")
@pytest.mark.parametrize(("winner", "how"), [("Gnaeus", INJURED), ("Caburus", DECAPITATED)])
def test_who_yields_to_weariness_is_defeated_like_any_other(winner: str, how: int) -> None:
    g = face(winner, "Celtic Warrior", pools=([2, 1, 1], [1, 1, 1]), calm=19, luck=initiative(1, 1))
    idle_round(g)
    assert defeats(g) == [(1, "Celtic Warrior", how)]


@pytest.mark.rule("S-11.2")
def test_in_a_round_both_may_strike() -> None:
    g = close(pools=([2, 2, 2], [2, 2, 2]))
    stand(lose(strike(g, [6, 1], [1, 1]), "ATK"), 0)
    assert asked(g) == (1, "fight.act_second")
    lose(strike(g, [6], [5, 1]), "SPD")
    decline(g)
    assert (pools(g, 0), pools(g, 1)) == ((2, 2, 1), (1, 2, 2))
    assert asked(g) == (1, "fight.act_second")  # this fighter may still move
