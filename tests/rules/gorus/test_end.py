"""Tests G-5: the end of the game, and who wins it when several reach the target at once."""

from __future__ import annotations

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.cards import FISTS
from harena.games.gorus.scoring import crown
from harena.games.gorus.state import Gorus
from harena.games.gorus.words import WORDS
from harena.kernel.state import Frame, Watch
from harena.text import Texts
from harena.text_protocol import sentence
from tests.rules.gorus.positions import finish, finish_round, numbers, play_all, position, start, watched

Won = list[tuple[int, list[str]]]


def round_end(
    won: Won, last: tuple[str, str, str], favored: str = "fists", supports: tuple[int, ...] = (2, 2, 0)
) -> Gorus:
    """Set up three players with target 3 and the full deck. The last winner leads the last combat, one card each."""
    first = won[-1][0]
    g = position(
        3,
        {(first + place) % 3: [card] for place, card in enumerate(last)},
        favored=favored,
        won=won,
        supports=supports,
    )
    return play_all(g, [((first + place) % 3, card) for place, card in enumerate(last)])


@pytest.mark.rule("G-5.1")
@pytest.mark.parametrize("target", range(1, 10))
def test_the_game_ends_when_somebody_reaches_the_target(target: int) -> None:
    hands = {0: ["fists-9"], 1: ["fists-4"], 2: ["fists-5"]}
    plays = [(0, "fists-9"), (1, "fists-4"), (2, "fists-5")]
    g = play_all(position(3, hands, favored="fists", supports=[target - 1, 0, 0], target=target), plays)
    assert g.seat == -1
    assert g.winners == (0,)
    assert GAME.outcome(g).winners == (0,)
    assert GAME.outcome(g).scores == (target, 0, 0)
    if target > 1:
        g = play_all(position(3, hands, favored="fists", supports=[target - 2, 0, 0], target=target), plays)
        assert g.winners == ()
        assert g.round == 2
        assert g.seat >= 0


@pytest.mark.rule("G-5.1")
def test_the_target_is_three_unless_the_table_says_otherwise() -> None:
    assert start(4).table.targets == (3, 3, 3, 3)
    g = finish(start(4, seed=6))
    assert max(g.supports) == 3


@pytest.mark.rule("G-5.1")
@pytest.mark.parametrize("target", [1, 2, 5])
def test_no_round_is_played_after_the_target_is_reached(target: int) -> None:
    for seed in range(8):
        g = start(3, seed=seed, target=target)
        before = [0, 0, 0]
        while g.seat >= 0:
            assert max(g.supports) < target
            before = list(g.supports)
            finish_round(g, seed)
        assert max(before) < target == max(g.supports)
        assert all(g.supports[side] == target for side in g.winners)
        assert g.winners


@pytest.mark.rule("G-5.1")
def test_the_winner_needs_supports_not_the_highest_last_round() -> None:
    """Seat 2 has the best round but its first support; nobody is at three, so the game goes on."""
    g = round_end([(2, ["fists-9", "axes-9", "axes-4"])], ("fists-4", "swords-5", "swords-6"))
    assert g.supports == [2, 2, 1]
    assert g.seat >= 0


@pytest.mark.rule("G-5.2")
def test_the_favored_zero_breaks_the_tie() -> None:
    """Both have 5. Seat 1 took two zeros, but seat 0 took the Favored one."""
    g = round_end(
        [
            (0, ["fists-0", "swords-4", "axes-5"]),
            (1, ["fists-9", "axes-9", "arrows-1"]),
            (1, ["swords-12", "axes-0", "arrows-0"]),
        ],
        ("swords-5", "shields-4", "axes-7"),
    )
    assert g.before_takers == (0, 1, 1, 1)
    assert g.totals == (5, 5, 0)
    assert g.supports == [3, 3, 0]
    assert g.winners == (0,)


@pytest.mark.rule("G-5.2")
@pytest.mark.parametrize(
    ("won", "kind"), [(["fists-0", "swords-4"], "tied-zero"), (["axes-4", "swords-5"], "tied-lowest")]
)
def test_what_broke_the_tie_is_told(won: list[str], kind: str) -> None:
    """Seats 0 and 1 reach three supports together; the Favored School is Fists."""
    g = round_end([(0, ["fists-9", "swords-6", "axes-6"])], ("fists-4", "swords-7", "swords-8"))
    g.supports, g.favored = [3, 3, 0], FISTS
    g.played, g.takers = numbers(["swords-9", *won, "axes-9", "axes-8", "axes-7"]), [0, 1]
    watch = g.watch = Watch()
    crown(g, Frame())
    tie, crowned = watch.events
    assert (tie.kind, crowned.kind) == (kind, "won")
    assert tie.args[0] == (0, 1)
    assert g.winners == (0,)


@pytest.mark.rule("G-5.2")
def test_a_challenge_with_the_last_card_can_take_the_crown_away() -> None:
    """The same round, but a last Challenge makes Arrows the Favored School. Now seat 1 has its 0 and wins 10 to 0."""
    g = round_end(
        [
            (0, ["fists-0", "swords-4", "axes-5"]),
            (1, ["fists-9", "axes-9", "arrows-1"]),
            (1, ["swords-12", "axes-0", "arrows-0"]),
        ],
        ("swords-5", "shields-7", "arrows-7"),
    )
    assert g.totals == (0, 10, 0)
    assert g.supports == [2, 3, 0]
    assert g.winners == (1,)


@pytest.mark.rule("G-5.2")
def test_the_lowest_card_breaks_the_tie_when_neither_has_the_favored_zero() -> None:
    g = round_end(
        [
            (0, ["fists-9", "swords-5", "axes-6"]),
            (1, ["axes-9", "swords-4", "arrows-7"]),
            (2, ["fists-11", "shields-10", "fists-8"]),
        ],
        ("axes-0", "swords-10", "arrows-11"),
    )
    assert g.totals == (2, 2, 0)
    assert g.before_takers == (0, 1, 2, 2)
    assert g.supports == [3, 3, 0]
    assert g.winners == (1,)


@pytest.mark.rule("G-5.2")
def test_a_zero_of_another_school_is_just_the_lowest_card() -> None:
    g = round_end(
        [
            (0, ["fists-9", "swords-0", "axes-12"]),
            (1, ["axes-9", "swords-4", "arrows-10"]),
            (2, ["fists-4", "shields-8", "fists-1"]),
        ],
        ("axes-4", "swords-11", "arrows-12"),
    )
    assert g.totals == (3, 3, -2)
    assert g.winners == (0,)


@pytest.mark.rule("G-5.2")
def test_the_favored_zero_of_somebody_short_of_the_target_decides_nothing() -> None:
    g = round_end(
        [
            (0, ["fists-9", "swords-5", "axes-12"]),
            (1, ["axes-9", "swords-4", "arrows-10"]),
            (2, ["fists-0", "shields-8", "fists-1"]),
        ],
        ("axes-4", "swords-6", "arrows-7"),
    )
    assert g.totals == (3, 3, 1)
    assert g.winners == (1,)


@pytest.mark.rule("G-5.2")
def test_equal_low_cards_are_followed_up_to_the_first_difference() -> None:
    g = round_end(
        [
            (0, ["fists-9", "swords-4", "axes-4"]),
            (1, ["fists-4", "arrows-4", "arrows-9"]),
            (0, ["fists-5", "swords-7", "axes-7"]),
            (1, ["fists-6", "shields-5", "arrows-7"]),
            (2, ["fists-8", "axes-10", "axes-1"]),
        ],
        ("axes-0", "swords-10", "arrows-11"),
    )
    # From the lowest up: 4 4 5 7 7 9 against 4 4 5 6 7 9.
    assert g.totals == (2, 2, -1)
    assert g.winners == (1,)


@pytest.mark.rule("G-5.2")
def test_who_has_no_further_card_loses() -> None:
    """The piles 4 5 8 and 4 5 8 8 9 9 are both worth -4, and the longer one wins."""
    g = round_end(
        [
            (1, ["fists-4", "swords-5", "axes-8"]),
            (0, ["fists-8", "arrows-4", "shields-5"]),
            (0, ["swords-8", "arrows-9", "shields-9"]),
            (2, ["arrows-8", "shields-8", "axes-1"]),
        ],
        ("axes-0", "swords-4", "arrows-6"),
    )
    assert g.before_takers == (1, 0, 0, 2, 2)
    assert g.totals == (-4, -4, -8)
    assert g.supports == [3, 3, 0]
    assert g.winners == (0,)


@pytest.mark.rule("G-5.2")
def test_a_pile_beats_no_pile() -> None:
    g = round_end(
        [(2, ["fists-8", "axes-4", "axes-1"]), (0, ["fists-12", "swords-3", "shields-5"])],
        ("axes-5", "swords-6", "arrows-7"),
    )
    assert g.before_takers == (2, 0, 0)
    assert g.totals == (0, 0, -4)
    assert g.winners == (0,)


@pytest.mark.rule("G-5.2")
def test_two_without_a_card_share_the_victory() -> None:
    g = round_end([(2, ["fists-8", "axes-4", "axes-1"])], ("fists-5", "swords-6", "arrows-7"))
    assert g.totals == (0, 0, -4)
    assert g.winners == (0, 1)


@pytest.mark.rule("G-5.2")
def test_equal_to_the_end_is_a_shared_victory() -> None:
    won: Won = [
        (0, ["fists-9", "swords-4", "axes-5"]),
        (1, ["swords-9", "axes-4", "arrows-5"]),
        (2, ["fists-8", "axes-10", "axes-1"]),
    ]
    g = round_end(won, ("axes-0", "swords-10", "arrows-11"))
    assert g.totals == (2, 2, -1)
    assert g.winners == (0, 1)
    assert GAME.outcome(g).winners == (0, 1)
    assert GAME.outcome(g).scores == (3, 3, 0)


@pytest.mark.rule("G-5.2")
@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_a_shared_victory_is_explained(lang: str) -> None:
    """Two without a card: the log names both, says why they win together, and names the rule."""
    g = position(3, {0: ["swords-6"], 1: ["arrows-7"], 2: ["fists-8"]}, favored="fists", leader=2, supports=[2, 2, 0])
    told = watched(g)
    play_all(g, [(2, "fists-8"), (0, "swords-6"), (1, "arrows-7")])
    assert [(event.kind, event.args) for event in told[-2:]] == [("tied-shared", ((0, 1),)), ("won", ((0, 1),))]
    names = WORDS.naming(Texts(lang), g.full_options(), ["Ann", "Ben", "Cat"], 0)
    text = sentence(Texts(lang), WORDS, GAME.rules, told[-2], names)
    assert "Ben" in text
    assert "G-5.2" in text


@pytest.mark.rule("G-5.2")
def test_a_victory_of_one_is_not_called_shared() -> None:
    for seed in range(12):
        g = start(4, seed=seed, target=1)
        told = watched(g)
        finish(g, seed)
        assert ("tied-shared" in [event.kind for event in told]) == (len(g.winners) > 1)


@pytest.mark.rule("G-5.2")
def test_three_rivals_are_compared_together() -> None:
    g = round_end(
        [
            (0, ["fists-6", "swords-6", "axes-7"]),
            (1, ["swords-5", "axes-4", "arrows-7"]),
            (2, ["fists-5", "shields-4", "axes-6"]),
        ],
        ("swords-7", "shields-7", "arrows-4"),
        supports=(2, 2, 2),
    )
    # The Shields 7 is a Challenge: seat 0 takes the last combat. 4 6 6 7 7 7 against 4 5 7 against 4 5 6.
    assert g.before_takers == (0, 1, 2, 0)
    assert g.totals == (0, 0, 0)
    assert g.supports == [3, 3, 3]
    assert g.winners == (2,)


@pytest.mark.rule("G-5.2")
def test_two_of_three_rivals_may_share() -> None:
    g = round_end(
        [
            (1, ["fists-4", "swords-5", "axes-6"]),
            (2, ["fists-5", "arrows-4", "shields-6"]),
            (0, ["fists-6", "arrows-5", "shields-5"]),
        ],
        ("swords-7", "axes-5", "arrows-6"),
        supports=(2, 2, 2),
    )
    assert g.before_takers == (1, 2, 0, 0)
    assert g.supports == [3, 3, 3]
    assert g.winners == (1, 2)


@pytest.mark.rule("G-5.2")
def test_one_alone_at_the_target_wins_whatever_the_others_hold() -> None:
    g = round_end(
        [
            (0, ["fists-9", "fists-10", "fists-11"]),
            (1, ["shields-0", "swords-4", "arrows-4"]),
            (2, ["fists-0", "shields-8", "axes-1"]),
        ],
        ("axes-4", "swords-6", "arrows-7"),
    )
    assert g.totals == (4, 0, 1)
    assert g.supports == [3, 2, 0]
    assert g.winners == (0,)


@pytest.mark.rule("G-5.2")
def test_only_the_cards_of_that_round_count() -> None:
    """Seat 0 took everything in the previous round, even the Favored 0; in this one seat 1 has the lower card."""
    g = position(
        3,
        {0: ["arrows-10"], 1: ["swords-11"], 2: ["axes-0"]},
        favored="fists",
        won=[
            (0, ["fists-9", "swords-5", "axes-6"]),
            (1, ["axes-9", "swords-4", "arrows-7"]),
            (2, ["fists-11", "shields-10", "fists-8"]),
        ],
        supports=[2, 2, 0],
    )
    g.before, g.before_takers, g.favored_before = tuple(numbers(["fists-0", "axes-1", "axes-2"])), (0,), 1
    told = watched(g)
    play_all(g, [(2, "axes-0"), (0, "arrows-10"), (1, "swords-11")])
    assert g.totals == (2, 2, 0)
    assert g.winners == (1,)
    assert (told[-1].kind, told[-1].args) == ("won", ((1,),))
