"""Tests G-6: teams."""

from __future__ import annotations

import pytest

from harena.games.gorus import GAME
from harena.kernel.rules import BadInput
from tests.rules.gorus.positions import favor_won, finish, hand, play_all, position, start, won

SEATS = {  # G-6.2, clockwise
    (4, "2-2"): "ABAB",
    (5, "2-2-1"): "ABCAB",
    (5, "3-2"): "ABABA",
    (6, "2-2-2"): "ABCABC",
    (6, "3-3"): "ABABAB",
    (7, "2-2-2-1"): "ABCABCD",
    (7, "3-2-2"): "ABCABAC",
    (8, "2-2-2-2"): "ABCDABCD",
    (8, "4-4"): "ABABABAB",
}
PARTITIONS = sorted({teams for _, teams in SEATS})


@pytest.mark.rule("G-6.1")
@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("teams", PARTITIONS)
def test_which_teams_fit_which_player_count(players: int, teams: str) -> None:
    if (players, teams) in SEATS:
        assert GAME.complete({"players": players, "teams": teams})["teams"] == teams
        return
    with pytest.raises(BadInput, match=f"teams {teams} do not fit {players} players"):
        GAME.complete({"players": players, "teams": teams})


@pytest.mark.rule("G-6.1")
@pytest.mark.parametrize("players", range(2, 9))
def test_without_the_option_everybody_plays_alone(players: int) -> None:
    assert start(players).table.sides == tuple(range(players))


@pytest.mark.rule("G-6.2")
@pytest.mark.parametrize(("players", "teams"), list(SEATS))
def test_how_teams_sit(players: int, teams: str) -> None:
    letters = SEATS[players, teams]
    g = start(players, teams=teams)
    assert "".join("ABCD"[side] for side in g.table.sides) == letters
    sizes = [letters.count(letter) for letter in "ABCD" if letter in letters]
    assert "-".join(map(str, sizes)) == teams  # A is the largest
    assert len(g.supports) == len(sizes)


@pytest.mark.rule("G-6.3")
def test_a_team_shares_its_cards_and_its_favor() -> None:
    g = position(
        4,
        {0: ["fists-9"], 1: ["fists-4"], 2: ["fists-10"], 3: ["fists-5"]},
        favored="fists",
        won=[
            (0, ["swords-9", "axes-9", "axes-4", "axes-5"]),
            (1, ["fists-12", "swords-8", "axes-6", "axes-7"]),
            (0, ["swords-4", "swords-5", "swords-6", "swords-7"]),
        ],
        teams="2-2",
    )
    assert favor_won(g, 0) == 4
    assert favor_won(g, 1) == -3
    play_all(g, [(0, "fists-9"), (1, "fists-4"), (2, "fists-10"), (3, "fists-5")])
    assert g.before_takers[-1] == 2
    assert g.totals == (4 + 3, -3)  # seat 2's combat belongs to seat 0's team
    assert g.supports == [1, 0]


@pytest.mark.rule("G-6.3")
def test_the_player_whose_card_won_leads_not_the_partner() -> None:
    g = position(
        4,
        {0: ["fists-9", "axes-4"], 1: ["fists-4", "axes-5"], 2: ["fists-10", "axes-6"], 3: ["fists-5", "axes-7"]},
        favored="fists",
        teams="2-2",
    )
    play_all(g, [(0, "fists-9"), (1, "fists-4"), (2, "fists-10"), (3, "fists-5")])
    assert g.seat == 2
    assert won(g, 0) == ["fists-9", "fists-4", "fists-10", "fists-5"]


@pytest.mark.rule("G-6.3")
@pytest.mark.parametrize(("players", "teams"), list(SEATS))
def test_partners_do_not_see_each_others_hands(players: int, teams: str) -> None:
    g = start(players, teams=teams)
    for viewer in range(players):
        shown = GAME.view(g, viewer)["state"]["hands"]
        assert [seat for seat in range(players) if shown[seat] is not None] == [viewer]
        assert len(shown[viewer]) == len(hand(g, viewer)) == 10


@pytest.mark.rule("G-6.3", "G-4.3")
def test_tied_teams_each_earn_a_support_and_so_may_a_team_of_one() -> None:
    """Five players form teams of 2, 2 and 1. The single player is team C and won nothing; A has 0 too, B has less."""
    hands = {0: ["fists-12"], 1: ["fists-4"], 2: ["axes-5"], 3: ["shields-6"], 4: ["swords-7"]}
    g = position(
        5,
        hands,
        favored="fists",
        won=[
            (1, ["fists-11", "swords-8", "axes-4", "axes-6", "axes-7"]),
            (0, ["axes-8", "shields-9", "swords-10", "arrows-4", "shields-4"]),
        ],
        teams="2-2-1",
    )
    play_all(g, [(seat, cards[0]) for seat, cards in hands.items()])
    assert g.totals == (0, -3, 0)
    assert g.supports == [1, 0, 1]


@pytest.mark.rule("G-6.3", "G-5.2")
def test_teams_at_the_target_together_compare_their_common_cards() -> None:
    """In team A, seat 0 took a 4 and seat 2 a 0 that is not Favored. The lowest card of team B is a 4."""
    g = position(
        4,
        {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["axes-7"]},
        favored="fists",
        won=[
            (1, ["fists-11", "arrows-4", "axes-5", "axes-6"]),
            (2, ["fists-12", "axes-0", "arrows-6", "arrows-7"]),
            (0, ["fists-4", "shields-5", "shields-6", "shields-7"]),
        ],
        supports=[2, 2],
        teams="2-2",
    )
    play_all(g, [(0, "swords-4"), (1, "swords-5"), (2, "swords-6"), (3, "axes-7")])
    assert g.totals == (1, 1)
    assert g.winners == (0,)
    assert GAME.outcome(g).winners == (0, 2)
    assert GAME.outcome(g).scores == (3, 3, 3, 3)


@pytest.mark.rule("G-6.3")
@pytest.mark.parametrize(("players", "teams"), list(SEATS))
def test_partners_win_together(players: int, teams: str) -> None:
    letters = SEATS[players, teams]
    g = finish(start(players, seed=5, teams=teams, target=1))
    winners = GAME.outcome(g).winners
    assert {letters[seat] for seat in winners} == {"ABCD"[side] for side in g.winners}
    assert winners == tuple(seat for seat in range(players) if "ABCD".index(letters[seat]) in g.winners)


@pytest.mark.rule("G-6.4")
def test_the_target_is_three_for_every_team_by_default() -> None:
    for players, teams in SEATS:
        g = start(players, teams=teams)
        assert set(g.table.targets) == {3}
        assert len(g.table.targets) == len(set(SEATS[players, teams]))
    assert start(4, teams="2-2", target=7).table.targets == (7, 7)


@pytest.mark.rule("G-6.4")
@pytest.mark.parametrize(
    ("players", "teams", "targets"),
    [
        (4, "2-2", (3, 3)),
        (5, "2-2-1", (3, 3, 2)),
        (5, "3-2", (4, 3)),
        (6, "2-2-2", (3, 3, 3)),
        (6, "3-3", (4, 4)),
        (7, "2-2-2-1", (3, 3, 3, 2)),
        (7, "3-2-2", (4, 3, 3)),
        (8, "2-2-2-2", (3, 3, 3, 3)),
        (8, "4-4", (5, 5)),
    ],
)
def test_size_plus_one_is_each_teams_own(players: int, teams: str, targets: tuple[int, ...]) -> None:
    assert start(players, teams=teams, team_target="size+1").table.targets == targets


@pytest.mark.rule("G-6.4", "G-5.1")
@pytest.mark.parametrize(("target", "over"), [("size+1", False), ("number", True)])
def test_three_supports_are_not_enough_for_a_team_of_three(target: str, over: bool) -> None:
    hands = {0: ["fists-9"], 1: ["fists-4"], 2: ["fists-5"], 3: ["fists-6"], 4: ["fists-7"]}
    g = position(5, hands, favored="fists", supports=[2, 1], teams="3-2", team_target=target)
    play_all(g, [(seat, cards[0]) for seat, cards in hands.items()])
    assert g.supports == [3, 1]
    assert (g.seat == -1) is over
    assert g.winners == ((0,) if over else ())


@pytest.mark.rule("G-6.4", "G-5.2")
def test_teams_with_different_targets_can_reach_them_in_the_same_round() -> None:
    """Team A of three reaches 4 in the round in which team B of two reaches 3. Each took a 0 that is not Favored."""
    hands = {0: ["arrows-4"], 1: ["arrows-0"], 2: ["axes-5"], 3: ["shields-6"], 4: ["swords-7"]}
    g = position(
        5,
        hands,
        favored="fists",
        won=[
            (1, ["fists-10", "axes-0", "axes-4", "axes-6", "axes-7"]),
            (0, ["fists-11", "shields-4", "swords-4", "swords-5", "shields-5"]),
        ],
        supports=[3, 2],
        teams="3-2",
        team_target="size+1",
    )
    play_all(g, [(seat, cards[0]) for seat, cards in hands.items()])
    assert g.totals == (1, 1)
    assert g.supports == [4, 3]
    assert g.winners == (0,)  # 0 4 4 against 0 4 6
