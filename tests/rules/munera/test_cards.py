"""M-15: the Eventum cards, in the order of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from harena.games.munera import GAME
from harena.games.munera.actions import AUCTION, COQUUS, PLAY, STAND, TARGETS, TRAIN, VIRTUS
from harena.games.munera.decks import (
    AFTER_ROLL,
    AT_REST,
    AUCTION_WON,
    BEFORE_DUEL,
    BEFORE_HEALING,
    BEFORE_JUDGEMENT,
    BEFORE_TEST,
    BEFORE_TRAVEL,
    EVENTUM_PHASE,
    FORUM_START,
    PAYMENT,
    POLL,
    SPECTACLE_END,
    TURN_END,
    our_decks,
)
from harena.games.munera.duel import STANTES_MISSI
from harena.games.munera.moments import IN_END, IN_EVENTUM, IN_FORUM
from harena.games.munera.school import TIRO, VETERANUS
from harena.games.munera.state import Duel, Moment, Munera, Spectacle
from harena.kernel.choice import PASS
from tests.laws.laws import walk
from tests.rules.munera.playing import (
    answer,
    answers,
    asked,
    bid,
    duel,
    eventum,
    give_bids,
    gladiator,
    klass,
    man,
    minimum,
    munus,
    names,
    options,
    pass_window,
    play,
    position,
    script,
    seeded,
    spectacle,
    tender,
    title,
    titles,
    told,
    unused,
    watched,
)

OURS = our_decks()


def aims(g: Munera, name: str) -> list[int]:
    """Return what the asked seat may aim this card at: men, schools or sides; [0] if it has no target."""
    start = PLAY + TARGETS * title(name)
    return [option - start for option in options(g) if start <= option < start + TARGETS]


def men_aimed_at(g: Munera, name: str) -> set[str]:
    return {OURS.man[who] for who in aims(g, name)}


def window(g: Munera) -> int:
    """Return the open moment for cards: AT_REST at a rest moment, -1 if there is none."""
    f = g.stack[-1] if g.stack else None
    return f.when if isinstance(f, Moment) else -1


def until(g: Munera, when: int) -> Munera:
    """Let everybody pass, or take the first option, until this moment for cards has come."""
    while window(g) != when:
        answer(g, g.seat, PASS if PASS in options(g) else options(g)[0])
    return g


def fight(g: Munera) -> Duel:
    return next(f for f in g.stack if isinstance(f, Duel))


def show(g: Munera) -> Spectacle:
    return next(f for f in g.stack if isinstance(f, Spectacle))


def pair(hands: dict[int, list[str]], luck: list[int] | None = None, **more: Any) -> Munera:
    """Leo (I, of 0) is about to meet Audax (II, of 1): Virtus 2 and 1, Courage 4 and 2, Charisma 1 and 2."""
    usual: dict[str, Any] = {
        "men": {0: ["Leo hoplomachus"], 1: ["Audax aequimanus"]},
        "players": 2,
        "hands": hands,
    }
    g = duel("Leo", "Audax", luck=luck, **{**usual, **more})
    assert window(g) == BEFORE_DUEL
    return g


# M-15.1: cards in general


@pytest.mark.rule("M-15.1")
def test_there_are_forty_cards() -> None:
    assert sum(copies.bit_count() for copies in OURS.copies) == 40


@pytest.mark.rule("M-15.1")
@pytest.mark.parametrize("name", OURS.title)
def test_every_card_is_played_by_a_test(name: str) -> None:
    tests = "".join([path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))])
    assert f'play("{name}"' in tests


@pytest.mark.rule("M-15.1", "M-5.3")
def test_a_card_is_offered_at_its_own_moment_and_at_no_other() -> None:
    seen: set[int] = set()
    own = {EVENTUM_PHASE: IN_EVENTUM, TURN_END: IN_END}
    for seed in range(9):
        for g, _ in walk(GAME, GAME.complete({"players": 2 + seed % 3, "turns": 3}), 4000 + seed):
            f = g.stack[-1]
            if not isinstance(f, Moment):
                continue
            for name in titles(g.hands[g.seat]):
                if aims(g, name):
                    when = OURS.when[title(name)]
                    seen.add(title(name))
                    assert f.phase == own[when] if when in own else f.when == when
                    assert name != "Ars Dimicandi" or f.phase == IN_FORUM
    assert len(seen) > 20


@pytest.mark.rule("M-15.1", "M-1.1")
def test_a_played_card_lies_open_among_the_discards() -> None:
    g = position(hands={0: ["Hereditas", "Fur"]})
    events = watched(g)
    answer(g, 0, play("Hereditas"))
    assert titles(g.gone) == ["Hereditas"]
    assert titles(g.hands[0]) == ["Fur"]
    assert told(events, "played") == [(0, title("Hereditas"))]


@pytest.mark.rule("M-15.1")
def test_one_card_of_a_title_a_window_whoever_plays_it() -> None:
    g = position(hands={0: ["Hereditas"], 1: ["Hereditas"]}, men={0: ["Leo"]})
    assert aims(g, "Hereditas") == [0]
    answer(g, 0, play("Hereditas"))
    assert asked(g)[0] == 1
    assert aims(g, "Hereditas") == []
    pass_window(g)
    assert asked(g) == (1, "rest.act"), "the next rest moment"
    assert aims(g, "Hereditas") == [0]


@pytest.mark.rule("M-15.1")
def test_nor_two_of_ones_own() -> None:
    g = pair({0: ["Gladius Acutus", "Gladius Acutus"]})
    answer(g, 0, play("Gladius Acutus"))
    assert window(g) == BEFORE_DUEL
    assert aims(g, "Gladius Acutus") == []


@pytest.mark.rule("M-15.1", "M-4.2")
@pytest.mark.parametrize(("staff", "most"), [({}, 1), ({1: ["lupae 2"]}, 3), ({0: ["lupae 2"]}, 1)])
def test_a_test_fails_by_more_than_obedience_and_the_owners_lupae(staff: dict[int, list[str]], most: int) -> None:
    for die in range(10):
        g = position(phase="end", men={1: ["Ferox"]}, staff=staff, hands={0: ["Fuga"]})
        script(g, die)
        answer(g, 0, play("Fuga", "Ferox"))
        assert (g.school[1] == 0) == (die > most)


@pytest.mark.rule("M-15.1", "M-4.3")
def test_a_coquus_may_repeat_the_die_of_a_test() -> None:
    g = position(phase="end", men={1: ["Ferox"]}, staff={1: ["coquus 1"]}, hands={0: ["Fuga"]})
    script(g, 9, 1)
    answer(g, 0, play("Fuga", "Ferox"))
    assert asked(g) == (1, "roll.help_oneself")
    answer(g, 1, COQUUS)
    assert names(g.school[1]) == ["Ferox"]


@pytest.mark.rule("M-15.1", "M-10.1")
def test_no_card_touches_a_bout_of_one_school() -> None:
    hands = {0: ["Acclamatio", "Manus Fortunae"], 1: ["Clamor", "Sibilus"]}
    g = duel("Leo", "Ursus", players=2, men={0: ["Leo hoplomachus", "Ursus aequimanus"]}, hands=hands, luck=[9, 4])
    assert window(g) == SPECTACLE_END


# Glory


@pytest.mark.rule("M-15.2")
@pytest.mark.parametrize("phase", ["auctions", "munus", "end"])
def test_favor_editoris_brings_a_glory_at_rest(phase: str) -> None:
    g = position(phase=phase, forum=["Draco"], open=["Roma"], hands={0: ["Favor Editoris"]}, glory=[3, 0, 0])
    assert aims(g, "Favor Editoris") == [0]
    events = watched(g)
    answer(g, 0, play("Favor Editoris"))
    assert g.glory == [4, 0, 0]
    assert told(events, "glory") == [(0, 1, 4)]


@pytest.mark.rule("M-15.2")
def test_favor_editoris_is_for_the_eventum_phase_too_and_between_choice_and_poll() -> None:
    g = position(phase="eventum", luck=[eventum("Favor Editoris"), eventum("Fuga"), eventum("Fur")])
    assert aims(g, "Favor Editoris") == [0]
    men = {0: ["Leo hoplomachus", "Ursus aequimanus"]}
    g = position(open=["Telesia"], men=men, hands={0: ["Favor Editoris"]})
    pass_window(g)
    answer(g, 0, munus("Telesia"))
    answer(g, 0, play("Favor Editoris"))
    assert g.glory[0] == 1


def after_the_show(luck: list[int], **more: Any) -> Munera:
    """Play to the end of a spectacle of one duel, Leo of 0 against Audax of 1; 0 holds Triumphus."""
    g = pair({0: ["Triumphus"], 1: ["Fuga"]}, luck, **more)
    until(g, SPECTACLE_END)
    assert unused(g) == 0
    return g


SPARED = [9, 1, 9, 1, 4, 9]  # I wins by Pugna, II is spared (Appreciation 4) and healed
KILLED = [9, 1, 9, 1, 5]


@pytest.mark.rule("M-15.3")
def test_triumphus_brings_two_glory_if_ones_own_fought_and_none_was_killed() -> None:
    g = after_the_show(SPARED)
    answer(g, 0, play("Triumphus"))
    assert g.glory == [2, 0]
    g = after_the_show(SPARED, rudis=1, men={1: ["Leo hoplomachus"], 0: ["Audax aequimanus"]})
    pass_to(g, 0)
    assert aims(g, "Triumphus") == [0], "the spared one's school too"


def pass_to(g: Munera, seat: int) -> Munera:
    """Let everybody before this seat pass."""
    while g.seat != seat:
        answer(g, g.seat, PASS)
    return g


@pytest.mark.rule("M-15.3")
def test_no_triumphus_for_a_school_that_lost_a_man() -> None:
    g = after_the_show(KILLED, rudis=1, men={1: ["Leo hoplomachus"], 0: ["Audax aequimanus"]})
    pass_to(g, 0)
    assert aims(g, "Triumphus") == [], "killed by the public"
    g = after_the_show([0, 5, 1])
    assert aims(g, "Triumphus") == [], "dead by accident"
    g = duel(
        "Leo", "Audax", players=2, luck=[9, 0, 9],
        men={0: ["Leo hoplomachus", "Audax aequimanus", "Paris"]}, hands={0: ["Triumphus"]},
    )  # fmt: skip
    assert (window(g), names(g.school[0])) == (SPECTACLE_END, ["Paris", "Leo"])
    assert aims(g, "Triumphus") == [], "dead in a bout"


@pytest.mark.rule("M-15.3")
def test_one_dead_man_spoils_the_triumph_of_the_others() -> None:
    men = {0: ["Leo hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]}
    g = spectacle(
        "Telesia", players=2, men=men, mine=men_of(men[0]), theirs=men_of(men[1]),
        at="pick_forced", hands={0: ["Fur"], 1: ["Triumphus"]},
    )  # fmt: skip
    script(g, *KILLED, *SPARED)
    answers(g, (0, man("Leo")))
    until(g, SPECTACLE_END)
    pass_to(g, 1)
    assert names(g.school[1]) == ["Hector"]
    assert aims(g, "Triumphus") == []


def men_of(texts: list[str]) -> list[str]:
    return [text.split()[0] for text in texts]


@pytest.mark.rule("M-15.3")
def test_no_triumphus_for_who_only_looked_on_but_for_a_lender() -> None:
    """A player's men are those they own, so the borrower had none in the spectacle."""
    men = {0: ["Paris"], 1: ["Hector hoplomachus", "Audax aequimanus"], 2: ["Leo hoplomachus", "Ursus aequimanus"]}
    for seat, fits in ((0, False), (1, True), (2, True)):
        g = spectacle(
            "Telesia", men=men, mine=["Leo", "Ursus"], theirs=["Hector", "Audax"], at="pick_forced",
            loans=[("Leo", 0, "Telesia"), ("Ursus", 0, "Telesia")], hands={seat: ["Triumphus"]},
        )  # fmt: skip
        script(g, *SPARED, *SPARED)
        until(g, SPECTACLE_END)
        assert g.seat == seat
        assert aims(g, "Triumphus") == ([0] if fits else [])


@pytest.mark.rule("M-15.4")
@pytest.mark.parametrize(("rank", "points"), [("veteranus 3", 2), ("primus", 4)])
def test_rudis_donata_frees_a_man_for_glory(rank: str, points: int) -> None:
    g = position(men={0: [f"Leo {rank} engaged", "Paris 3"], 1: ["Hector primus"]}, hands={0: ["Rudis Donata"]})
    assert men_aimed_at(g, "Rudis Donata") == {"Leo"}, "no Tiro, and nobody else's"
    answer(g, 0, play("Rudis Donata", "Leo"))
    assert g.glory == [points, 0, 0]
    assert names(g.school[0]) == ["Paris"]
    assert names(g.men_gone) == ["Leo"]
    assert (g.engaged, g.denarii[0]) == (0, 25), "nothing is paid for him"
    leo = gladiator("Leo")
    assert (g.rank[leo], g.fame[leo], g.klass[leo]) == (TIRO, 0, -1), "he comes back as new"


@pytest.mark.rule("M-15.4", "M-7.3")
def test_rudis_donata_takes_nobody_the_chosen_spectacle_needs() -> None:
    men = {0: ["Leo hoplomachus veteranus", "Ursus aequimanus", "Lupus veteranus"]}
    g = position(open=["Telesia"], men=men, hands={0: ["Rudis Donata"]})
    assert men_aimed_at(g, "Rudis Donata") == {"Leo", "Lupus"}
    pass_window(g)
    answer(g, 0, munus("Telesia"))
    assert men_aimed_at(g, "Rudis Donata") == {"Lupus"}


# Before a duel


@pytest.mark.rule("M-15.5")
def test_acclamatio_lets_comprobatio_start_two_higher() -> None:
    g = pair({0: ["Acclamatio"], 1: ["Acclamatio"]}, [9, 1, 9, 1, 6, 9])
    events = watched(g)
    answer(g, 0, play("Acclamatio"))
    assert fight(g).approval == 2
    assert aims(g, "Acclamatio") == [], "one a window"
    until(g, BEFORE_JUDGEMENT)
    assert told(events, "appreciation") == [(gladiator("Audax"), 6)]


@pytest.mark.rule("M-15.6")
def test_sibilus_lets_comprobatio_start_two_lower_also_below_nought() -> None:
    g = pair({0: ["Fur"], 1: ["Sibilus", "Sibilus"]}, [9, 1, 9, 1])
    events = watched(g)
    answers(g, (0, PASS), (1, play("Sibilus")))
    assert fight(g).approval == -2
    assert aims(g, "Sibilus") == []
    until(g, BEFORE_JUDGEMENT)
    assert told(events, "appreciation") == [(gladiator("Audax"), 2)]


@pytest.mark.rule("M-15.5", "M-15.6")
def test_acclamatio_and_sibilus_cancel_each_other_and_anybody_may_play_them() -> None:
    g = pair({2: ["Acclamatio"], 1: ["Sibilus", "Fur"]}, players=3)
    answers(g, (1, play("Sibilus")), (2, play("Acclamatio")))
    assert fight(g).approval == 0


@pytest.mark.rule("M-15.7")
def test_gladius_acutus_gives_ones_own_fighter_two_virtus() -> None:
    g = pair({1: ["Gladius Acutus", "Fur"]})
    assert aims(g, "Gladius Acutus") == [1], "only one's own"
    answer(g, 1, play("Gladius Acutus", 1))
    assert fight(g).virtus == (2, 3)


@pytest.mark.rule("M-15.7", "M-9.2")
def test_gladius_acutus_stops_at_ten() -> None:
    g = pair({0: ["Gladius Acutus", "Fur"]})
    fight(g).virtus = (10, 1)
    assert aims(g, "Gladius Acutus") == [], "a card that cannot apply cannot be played"
    fight(g).virtus = (9, 1)
    answer(g, 0, play("Gladius Acutus"))
    assert fight(g).virtus == (10, 1)


@pytest.mark.rule("M-15.7", "M-15.1")
def test_your_fighter_is_one_you_own_not_one_you_borrowed() -> None:
    men = {0: ["Leo hoplomachus"], 1: ["Hector hoplomachus", "Audax aequimanus"], 2: ["Ursus aequimanus"]}
    for seat, sides in ((0, []), (2, [0])):
        g = spectacle(
            "Telesia", men=men, mine=["Leo", "Ursus"], theirs=["Hector", "Audax"], at="pick_forced",
            loans=[("Ursus", 0, "Telesia")], hands={seat: ["Gladius Acutus"]},
        )  # fmt: skip
        answer(g, 0, man("Ursus"))
        assert (window(g), g.seat) == (BEFORE_DUEL, seat)
        assert aims(g, "Gladius Acutus") == sides


@pytest.mark.rule("M-15.8")
def test_vinum_merum_takes_two_virtus_from_another_schools_fighter() -> None:
    g = pair({1: ["Vinum Merum", "Fur"]})
    assert aims(g, "Vinum Merum") == [0], "not from one's own"
    answer(g, 1, play("Vinum Merum", 0))
    assert fight(g).virtus == (0, 1)
    g = pair({0: ["Vinum Merum", "Fur"]})
    answer(g, 0, play("Vinum Merum", 1))
    assert fight(g).virtus == (2, 0), "never below nought"
    g = pair({2: ["Vinum Merum", "Fur"]}, players=3)
    assert aims(g, "Vinum Merum") == [0, 1], "who owns neither may take from either"


@pytest.mark.rule("M-15.8")
def test_vinum_merum_does_nothing_to_a_man_without_virtus() -> None:
    g = duel("Leo", "Scorpio", players=2, men={0: ["Leo"], 1: ["Scorpio"]}, hands={0: ["Vinum Merum"]})
    assert fight(g).virtus == (2, 0)
    assert aims(g, "Vinum Merum") == []


@pytest.mark.rule("M-15.9")
def test_arma_lusoria_rule_out_accidental_death() -> None:
    g = pair({1: ["Arma Lusoria", "Fur"]}, [0, 5, 0, 5])
    answer(g, 1, play("Arma Lusoria"))
    assert aims(g, "Arma Lusoria") == []
    until(g, BEFORE_JUDGEMENT)  # 5 + 5: II wins by Pugna, and no other die was rolled
    assert unused(g) == 0
    assert fight(g).dead == 0


# After a melee roll


@pytest.mark.rule("M-15.10")
@pytest.mark.parametrize("side", [0, 1])
def test_manus_fortunae_rolls_one_die_again_and_reopens_the_re_rolls(side: int) -> None:
    g = pair({1: ["Manus Fortunae", "Fur"]}, [5, 3, 8])
    until(g, AFTER_ROLL)
    assert aims(g, "Manus Fortunae") == [0, 1], "any of the two"
    answer(g, 1, play("Manus Fortunae", side))
    assert fight(g).dice == ((8, 3) if side == 0 else (5, 8))
    assert asked(g) == (1 - side, "duel.reroll"), "the lower die first"
    script(g, 9)
    answer(g, g.seat, VIRTUS)
    assert fight(g).dice == ((8, 9) if side == 0 else (9, 8))


@pytest.mark.rule("M-15.10")
def test_manus_fortunae_counts_even_if_it_is_worse() -> None:
    g = pair({0: ["Manus Fortunae"]}, [5, 3, 1])
    until(g, AFTER_ROLL)
    answer(g, 0, play("Manus Fortunae", 0))
    script(g, 6, 6)
    while fight(g).dice == (1, 3):
        answer(g, g.seat, PASS)
    assert (fight(g).pugna, fight(g).wounds) == (-2, (1, 0))


@pytest.mark.rule("M-15.10", "M-9.4")
def test_after_manus_fortunae_cards_may_be_played_again() -> None:
    g = pair({0: ["Manus Fortunae", "Manus Fortunae"], 1: ["Clamor"]}, [5, 3, 1, 2])
    until(g, AFTER_ROLL)
    answer(g, 0, play("Manus Fortunae", 0))
    until(g, AFTER_ROLL)
    assert aims(g, "Manus Fortunae") == [0, 1]
    answer(g, 0, play("Manus Fortunae", 1))
    assert fight(g).dice == (1, 2)
    until(g, AFTER_ROLL)
    assert (asked(g)[0], aims(g, "Clamor")) == (1, [0])


@pytest.mark.rule("M-15.11")
def test_clamor_raises_comprobatio_by_one() -> None:
    g = pair({0: ["Clamor", "Fur"]}, [5, 3])
    until(g, AFTER_ROLL)
    answer(g, 0, play("Clamor"))
    assert fight(g).approval == 1


@pytest.mark.rule("M-15.11", "M-9.6")
def test_clamor_may_bring_both_men_out_alive() -> None:
    g = pair({0: ["Clamor"], 1: ["Fur"]}, [5, 4])
    until(g, AFTER_ROLL)
    fight(g).approval = 4
    answer(g, 0, play("Clamor"))
    until(g, BEFORE_HEALING)
    assert (fight(g).ending, fight(g).approval) == (STANTES_MISSI, 5)


# The judgement: Appreciation 4


def judged(*hands: list[str], luck: list[int]) -> Munera:
    g = pair(dict(enumerate(hands)), [9, 1, 9, 1, *luck])
    return until(g, BEFORE_JUDGEMENT)


@pytest.mark.rule("M-15.12")
def test_missio_spares_the_loser_without_a_roll() -> None:
    g = judged(["Missio", "Fur"], ["Iugula"], luck=[])
    events = watched(g)
    answer(g, 0, play("Missio"))
    assert told(events, "spared") == [(gladiator("Audax"),)]
    assert told(events, "roll") == []
    assert g.fame[gladiator("Audax")] == 1
    assert window(g) == BEFORE_HEALING, "there is nothing left to cut short"


@pytest.mark.rule("M-15.13")
@pytest.mark.parametrize(("die", "killed"), [(1, False), (2, True)])
def test_iugula_takes_three_from_appreciation(die: int, killed: bool) -> None:
    g = judged(["Iugula", "Iugula"], ["Fur"], luck=[die])
    answer(g, 0, play("Iugula"))
    assert aims(g, "Iugula") == [], "one a judgement"
    pass_window(g)
    assert (g.school[1] == 0) == killed
    assert g.denarii[1] == (27 if killed else 25), "he is paid for as always"


@pytest.mark.rule("M-15.14")
@pytest.mark.parametrize(("die", "killed"), [(7, False), (8, True)])
def test_favor_populi_adds_three_to_appreciation(die: int, killed: bool) -> None:
    g = judged(["Fur"], ["Favor Populi", "Fuga"], luck=[die])
    pass_to(g, 1)
    answer(g, 1, play("Favor Populi"))
    pass_window(g)
    assert (g.school[1] == 0) == killed


@pytest.mark.rule("M-15.13", "M-15.14")
@pytest.mark.parametrize(("die", "killed"), [(4, False), (5, True)])
def test_iugula_and_favor_populi_cancel_each_other(die: int, killed: bool) -> None:
    g = judged(["Iugula", "Fur"], ["Favor Populi", "Fuga"], luck=[die])
    answers(g, (0, play("Iugula")), (1, play("Favor Populi")))
    pass_window(g)
    assert (g.school[1] == 0) == killed


# Healing


def wounded_loser(hands: dict[int, list[str]], rudis: int = 0, luck: list[int] | None = None) -> Munera:
    """Play until Audax of 1 has two wounds and is about to roll for them."""
    g = pair(hands, [9, 1, 9, 1, 0, *(luck or [])], rudis=rudis)
    return until(g, BEFORE_HEALING)


@pytest.mark.rule("M-15.15")
def test_medicus_graecus_heals_ones_own_man_without_a_die() -> None:
    g = wounded_loser({0: ["Veneficium"], 1: ["Medicus Graecus"]}, rudis=1)
    events = watched(g)
    answer(g, 1, play("Medicus Graecus"))
    assert window(g) == SPECTACLE_END, "it bars Veneficium"
    assert told(events, "healed") == [(gladiator("Audax"),)]
    assert told(events, "roll") == []
    assert g.wounded == 0
    assert g.engaged >> gladiator("Audax") & 1


@pytest.mark.rule("M-15.15")
def test_medicus_graecus_is_not_for_another_schools_man() -> None:
    g = wounded_loser({0: ["Medicus Graecus", "Veneficium"]}, luck=[9])
    assert asked(g)[0] == 0
    assert aims(g, "Medicus Graecus") == []
    assert aims(g, "Veneficium") == [0]


@pytest.mark.rule("M-15.15", "M-6.2")
def test_medicus_graecus_helps_in_the_forum_phase_too() -> None:
    men = {0: ["Leo wounded"], 1: ["Paris wounded"]}
    g = position(2, "forum", men=men, hands={1: ["Medicus Graecus"]})
    script(g, 0)
    until(g, BEFORE_HEALING)
    assert aims(g, "Medicus Graecus") == [], "Leo is not his"
    answer(g, 1, PASS)
    assert (window(g), unused(g)) == (BEFORE_HEALING, 0)
    assert g.wounded == 1 << gladiator("Leo") | 1 << gladiator("Paris")
    events = watched(seeded(g))
    answer(g, 1, play("Medicus Graecus"))
    assert told(events, "recovered") == [(gladiator("Paris"),)]
    assert g.wounded == 1 << gladiator("Leo")


@pytest.mark.rule("M-15.16")
def test_veneficium_spoils_the_healing_of_another_schools_man() -> None:
    g = wounded_loser({0: ["Veneficium"], 1: ["Medicus Graecus"]})
    events = watched(g)
    answer(g, 0, play("Veneficium"))
    assert window(g) == SPECTACLE_END, "it bars Medicus Graecus"
    assert told(events, "scarred") == [(gladiator("Audax"),)]
    assert told(events, "roll") == []
    assert g.wounded == 1 << gladiator("Audax")


@pytest.mark.rule("M-15.16")
def test_veneficium_is_not_for_ones_own_man() -> None:
    g = wounded_loser({1: ["Veneficium"]})
    assert asked(g)[0] == 1
    assert aims(g, "Veneficium") == []


@pytest.mark.rule("M-15.16", "M-6.2", "M-4.3")
def test_veneficium_leaves_the_coquus_nothing_to_repeat() -> None:
    g = position(2, "forum", men={1: ["Paris wounded"]}, staff={1: ["coquus 3"]}, hands={0: ["Veneficium"]})
    until(g, BEFORE_HEALING)
    events = watched(g)
    answer(g, 0, play("Veneficium"))
    assert told(events, "still-hurt") == [(gladiator("Paris"),)]
    assert asked(g)[1] == "rest.act"


# Tests of Obedience


@pytest.mark.rule("M-15.17")
@pytest.mark.parametrize(("die", "failed"), [(5, False), (6, True)])
def test_seditio_tests_any_man_who_is_not_engaged(die: int, failed: bool) -> None:
    men = {0: ["Leo"], 1: ["Paris", "Hector engaged", "Ursus wounded"], 2: ["Audax"]}
    g = position(phase="forum", men=men, hands={0: ["Seditio", "Fur"]})
    assert window(g) == FORUM_START
    assert men_aimed_at(g, "Seditio") == {"Leo", "Paris", "Audax"}, "of any school, one's own too"
    script(g, die)
    answer(g, 0, play("Seditio", "Paris"))
    until(g, FORUM_START)
    assert unused(g) == 0
    bit = 1 << gladiator("Paris")
    assert bool(g.wounded & bit) == bool(g.engaged & bit) == failed


@pytest.mark.rule("M-15.17")
def test_seditio_needs_a_man_who_is_free() -> None:
    g = position(phase="forum", men={1: ["Hector engaged"]}, hands={0: ["Seditio"]})
    assert (window(g), aims(g, "Seditio")) == (FORUM_START, [])


@pytest.mark.rule("M-15.18")
@pytest.mark.parametrize(("die", "gone"), [(5, False), (6, True)])
def test_fuga_tests_another_schools_man_who_may_run_away(die: int, gone: bool) -> None:
    g = position(phase="end", men={0: ["Leo"], 1: ["Paris veteranus engaged"], 2: ["Audax"]}, hands={0: ["Fuga"]})
    assert men_aimed_at(g, "Fuga") == {"Paris", "Audax"}
    script(g, die)
    answer(g, 0, play("Fuga", "Paris"))
    assert names(g.men_gone) == (["Paris"] if gone else [])
    assert names(g.school[1]) == ([] if gone else ["Paris"])
    assert g.denarii == [25, 25, 25], "nothing is paid"
    assert not g.wounded, "no marker for this test"


@pytest.mark.rule("M-15.19")
@pytest.mark.parametrize(("die", "gone"), [(1, False), (2, True)])
def test_mors_voluntaria_tests_a_captivus_of_any_school(die: int, gone: bool) -> None:
    g = position(
        phase="end", men={0: ["Leo", "Audax"], 1: ["Hector", "Paris", "Scorpio"]}, hands={0: ["Mors Voluntaria"]}
    )
    assert men_aimed_at(g, "Mors Voluntaria") == {"Leo", "Hector"}
    script(g, die)
    answer(g, 0, play("Mors Voluntaria", "Leo"))
    assert names(g.men_gone) == (["Leo"] if gone else [])
    assert g.denarii[0] == 25


@pytest.mark.rule("M-15.18", "M-15.19")
@pytest.mark.parametrize("phase", ["auctions", "munus"])
def test_fuga_and_mors_voluntaria_wait_for_the_end_of_the_turn(phase: str) -> None:
    g = position(phase=phase, forum=["Draco"], men={1: ["Hector"]}, hands={0: ["Fuga", "Mors Voluntaria"]})
    assert asked(g) == (0, "rest.act")
    assert aims(g, "Fuga") == aims(g, "Mors Voluntaria") == []


SERVI = ["Audax", "Paris", "Pulcher", "Aureus"]


def brawl(men: list[str], luck: list[int], **more: Any) -> Munera:
    """Let 0 play Rixa on the school of 1. Seat 0 holds another card, so that windows stay open."""
    g = position(phase="forum", men={0: ["Leo"], 1: men}, hands={0: ["Rixa", "Fur"]}, **more)
    script(g, *luck)
    answer(g, 0, play("Rixa", 1))
    return g


@pytest.mark.rule("M-15.20")
@pytest.mark.parametrize(
    ("dice", "failed"), [((2, 3), ["Hector"]), ((1, 4), ["Scorpio"]), ((9, 9), ["Hector", "Scorpio"]), ((1, 3), [])]
)
def test_rixa_tests_the_two_least_obedient_of_a_large_school(dice: tuple[int, int], failed: list[str]) -> None:
    """A Captivus is tested first, though he is engaged, then a Damnatus; each failure counts."""
    g = brawl([*SERVI, "Scorpio", "Hector engaged"], list(dice))
    until(g, FORUM_START)
    assert unused(g) == 0
    assert names(g.wounded) == failed
    assert set(names(g.engaged)) == {"Hector", *failed}


@pytest.mark.rule("M-15.20")
def test_rixa_is_for_schools_of_six_or_more_ones_own_too() -> None:
    men = {0: [*SERVI, "Scorpio", "Hector"], 1: ["Leo", "Ursus", "Ferox", "Lupus", "Draco"]}
    g = position(phase="forum", men=men, hands={0: ["Rixa"]})
    assert aims(g, "Rixa") == [0]
    g = position(phase="forum", men={1: men[1]}, hands={0: ["Rixa"]})
    assert aims(g, "Rixa") == []


@pytest.mark.rule("M-15.20")
def test_between_equals_the_owner_chooses_who_brawls() -> None:
    g = brawl([*SERVI, "Hector", "Scorpio", "Nimbus"], [0, 9])
    assert asked(g) == (1, "brawl.name_brawler")
    assert options(g) == [man("Scorpio"), man("Nimbus")], "Hector must"
    answer(g, 1, man("Nimbus"))
    until(g, FORUM_START)
    assert names(g.wounded) == ["Nimbus"]
    g = brawl(["Hector", "Lupus engaged", "Ursus", "Audax", "Paris", "Pulcher"], [0, 9])
    assert set(options(g)) == {man("Hector"), man("Lupus"), man("Ursus")}
    answer(g, 1, man("Ursus"))
    assert set(options(g)) == {man("Hector"), man("Lupus")}
    answer(g, 1, man("Lupus"))
    until(g, FORUM_START)
    assert names(g.wounded) == ["Lupus"]


@pytest.mark.rule("M-15.20")
def test_two_equals_who_both_must_are_not_asked_about() -> None:
    g = brawl([*SERVI, "Hector", "Ursus"], [2, 2])
    until(g, FORUM_START)
    assert names(g.wounded) == ["Hector", "Ursus"]


@pytest.mark.rule("M-15.21")
@pytest.mark.parametrize("name", ["Fuga", "Mors Voluntaria"])
def test_disciplina_passes_a_test_without_a_die(name: str) -> None:
    g = position(phase="end", men={1: ["Hector"]}, hands={0: [name], 1: ["Disciplina"]})
    script(g)
    events = watched(g)
    answer(g, 0, play(name, "Hector"))
    assert (window(g), asked(g)[0]) == (BEFORE_TEST, 1)
    answer(g, 1, play("Disciplina"))
    assert told(events, "test-passed") == [(gladiator("Hector"),)]
    assert names(g.school[1]) == ["Hector"]


@pytest.mark.rule("M-15.21")
def test_disciplina_is_for_ones_own_man_only() -> None:
    g = position(phase="end", men={1: ["Hector"]}, hands={0: ["Fuga"], 2: ["Disciplina"]})
    answer(g, 0, play("Fuga", "Hector"))
    assert (window(g), asked(g)[0]) == (BEFORE_TEST, 2)
    assert aims(g, "Disciplina") == []


@pytest.mark.rule("M-15.21", "M-15.20", "M-15.17")
def test_disciplina_helps_against_seditio_and_each_brawler_has_his_own_test() -> None:
    g = position(phase="forum", men={1: ["Hector"]}, hands={0: ["Seditio", "Fur"], 1: ["Disciplina"]})
    script(g)
    answers(g, (0, play("Seditio", "Hector")), (0, PASS), (1, play("Disciplina")))
    assert g.wounded == 0
    men = {1: [*SERVI, "Scorpio", "Hector"]}
    g = position(phase="forum", men=men, hands={0: ["Rixa"], 1: ["Disciplina", "Fur"]})
    script(g, 9)
    answers(g, (0, play("Rixa", 1)), (1, PASS))
    assert (names(g.wounded), window(g)) == (["Hector"], BEFORE_TEST)
    answer(g, 1, play("Disciplina"))
    assert names(g.wounded) == ["Hector"]


@pytest.mark.rule("M-15.22")
def test_pestis_from_the_rudiarius_every_school_names_a_man_and_rolls() -> None:
    men = {0: ["Leo", "Lupus"], 1: ["Paris", "Hector", "Draco engaged"], 2: ["Audax", "Ursus engaged"]}
    g = position(phase="forum", rudis=1, men=men, hands={0: ["Pestis", "Fur"]}, staff={2: ["medicus 2"]})
    script(g, 4, 1, 3)
    answer(g, 0, play("Pestis"))
    assert (asked(g), options(g)) == ((1, "plague.name_patient"), [man("Paris"), man("Hector")])
    answer(g, 1, man("Hector"))
    assert asked(g) == (0, "plague.name_patient"), "2 has only one man to name"
    answer(g, 0, man("Leo"))
    assert unused(g) == 0
    assert set(names(g.wounded)) == {"Audax", "Leo"}, "4 is enough; 1 and a Medicus of 2 are not"
    assert set(names(g.engaged)) == {"Audax", "Leo", "Ursus", "Draco"}
    assert window(g) == FORUM_START


@pytest.mark.rule("M-15.22")
@pytest.mark.parametrize(("die", "ill"), [(1, True), (2, False), (3, False)])
def test_against_pestis_the_medicus_adds_his_skill(die: int, ill: bool) -> None:
    g = position(2, "forum", men={1: ["Paris"]}, hands={0: ["Pestis", "Fur"]}, staff={1: ["medicus 2"]})
    script(g, die)
    answer(g, 0, play("Pestis"))
    assert bool(g.wounded) == ill


@pytest.mark.rule("M-15.22", "M-15.15", "M-4.3")
def test_pestis_is_no_healing_roll_but_a_coquus_may_repeat_it() -> None:
    hands = {0: ["Pestis", "Veneficium"], 1: ["Medicus Graecus"]}
    g = position(2, "forum", men={1: ["Paris"]}, hands=hands, staff={1: ["coquus 1"]})
    script(g, 0, 9)
    answer(g, 0, play("Pestis"))
    assert asked(g) == (1, "roll.help_oneself")
    answer(g, 1, COQUUS)
    assert g.wounded == 0


@pytest.mark.rule("M-15.22")
def test_pestis_needs_somebody_to_fall_ill() -> None:
    g = position(phase="forum", men={1: ["Paris engaged"]}, hands={0: ["Pestis"]})
    assert (window(g), aims(g, "Pestis")) == (FORUM_START, [])


# Denarii


@pytest.mark.rule("M-15.23")
@pytest.mark.parametrize("phase", ["auctions", "munus", "end"])
def test_hereditas_brings_five_denarii(phase: str) -> None:
    g = position(phase=phase, forum=["Draco"], open=["Roma"], hands={0: ["Hereditas"]}, denarii=[0, 1, 2])
    answer(g, 0, play("Hereditas"))
    assert g.denarii == [5, 1, 2]


def tax_day(denarii: list[int]) -> Munera:
    drawn = [eventum("Vectigal"), eventum("Rixa"), eventum("Pestis")]
    return position(phase="eventum", denarii=denarii, luck=drawn)


@pytest.mark.rule("M-15.24")
def test_vectigal_takes_three_from_every_other_school_with_more_than_fifteen() -> None:
    g = tax_day([40, 16, 15])
    events = watched(g)
    answer(g, 0, play("Vectigal"))
    assert g.denarii == [40, 13, 15]
    assert told(events, "paid") == [(1, 3)]
    g = tax_day([0, 16, 30])
    answer(g, 0, play("Vectigal"))
    assert g.denarii == [0, 13, 27]


@pytest.mark.rule("M-15.24")
def test_vectigal_needs_somebody_to_pay_and_the_eventum_phase() -> None:
    assert aims(tax_day([40, 15, 15]), "Vectigal") == []
    for phase in ("auctions", "munus", "end"):
        g = position(phase=phase, forum=["Draco"], open=["Roma"], hands={0: ["Vectigal"]})
        assert (asked(g), aims(g, "Vectigal")) == ((0, "rest.act"), [])


@pytest.mark.rule("M-15.25")
@pytest.mark.parametrize(("before", "after"), [(25, 22), (3, 0), (2, 0)])
def test_fur_takes_up_to_three_denarii_from_another_school(before: int, after: int) -> None:
    g = position(hands={0: ["Fur"]}, denarii=[10, before, 0])
    assert aims(g, "Fur") == [1], "where there is something to take"
    events = watched(g)
    answer(g, 0, play("Fur", 1))
    assert g.denarii == [10 + before - after, after, 0]
    assert told(events, "stolen") == [(0, 1, before - after)]


@pytest.mark.rule("M-15.25")
def test_fur_finds_nothing_where_all_are_poor() -> None:
    g = position(hands={0: ["Fur"]}, denarii=[10, 0, 0])
    assert aims(g, "Fur") == []


# The journey


def journey(hands: dict[int, list[str]], **more: Any) -> Munera:
    """Set up the travel to Telesia in Samnium: 0 comes from Sardinia (3 zones), 1 from Aemilia (2)."""
    usual: dict[str, Any] = {
        "men": {0: ["Leo hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]},
        "players": 2,
        "regions": ["Sardinia", "Aemilia"],
        "hands": hands,
    }
    g = spectacle("Telesia", mine=["Leo", "Ursus"], theirs=["Hector", "Audax"], **{**usual, **more})
    assert window(g) == BEFORE_TRAVEL
    return g


def paid(g: Munera) -> list[tuple[int | tuple[int, ...], ...]]:
    """Pass until all have paid, and return who paid what."""
    events = watched(g)
    until(g, BEFORE_DUEL)
    return told(events, "travelled")


@pytest.mark.rule("M-15.26")
def test_latrones_take_three_more_from_a_school_that_travels() -> None:
    g = journey({0: ["Latrones", "Fur"], 1: ["Latrones", "Fuga"]})
    pass_window(g)
    assert (window(g), show(g).payers[0]) == (PAYMENT, 0)
    assert aims(g, "Latrones") == [], "not at one's own payment"
    answer(g, 0, PASS)
    answer(g, 1, play("Latrones"))
    pass_window(g)
    assert (window(g), show(g).payers[0]) == (PAYMENT, 1), "the next payment is another window"
    answer(g, 0, play("Latrones"))
    assert paid(g) == [(1, 7)]
    assert g.denarii == [25 - 9, 25 - 7]


@pytest.mark.rule("M-15.26")
def test_one_latrones_a_payment() -> None:
    g = journey({1: ["Latrones", "Latrones"]})
    pass_window(g)
    answer(g, 1, play("Latrones"))
    assert (show(g).payers[0], aims(g, "Latrones")) == (0, [])


@pytest.mark.rule("M-15.26", "M-7.3")
def test_latrones_take_all_a_school_has_if_it_has_less() -> None:
    g = journey({1: ["Latrones", "Fur"]}, denarii=[7, 25])
    pass_window(g)
    answer(g, 1, play("Latrones"))
    assert paid(g) == [(0, 7), (1, 4)]
    assert g.denarii[0] == 0


@pytest.mark.rule("M-15.26")
def test_latrones_wait_for_travellers_even_those_who_travel_free() -> None:
    g = journey({1: ["Latrones", "Fur"]}, regions=["Samnium", "Aemilia"])
    pass_window(g)
    assert (window(g), show(g).payers) == (PAYMENT, (1,)), "at home there is nothing to rob"
    assert aims(g, "Latrones") == []
    g = journey({1: ["Latrones", "Fur"]}, staff={0: ["vectores 3"]})
    pass_window(g)
    answer(g, 1, play("Latrones"))
    assert paid(g)[0] == (0, 3)


@pytest.mark.rule("M-15.27")
def test_via_strata_makes_ones_journey_free() -> None:
    g = journey({0: ["Via Strata"], 1: ["Latrones", "Fur"]})
    pass_window(g)
    assert aims(g, "Via Strata") == [0]
    events = watched(g)
    answer(g, 0, play("Via Strata"))
    assert told(events, "travelled")[0] == (0, 0)
    assert show(g).payers[0] == 1, "no Latrones on a paved road"


@pytest.mark.rule("M-15.27", "M-15.26")
def test_via_strata_answers_latrones() -> None:
    g = journey({0: ["Via Strata"], 1: ["Latrones", "Fur"]}, staff={0: ["vectores 3"]})
    pass_window(g)
    assert aims(g, "Via Strata") == [], "there is nothing to pay"
    answers(g, (0, PASS), (1, play("Latrones")))
    assert aims(g, "Via Strata") == [0]
    answer(g, 0, play("Via Strata"))
    assert g.denarii[0] == 25


@pytest.mark.rule("M-15.27", "M-1.2")
def test_via_strata_does_not_pay_wages_nor_the_others_journey() -> None:
    men = {0: ["Marcus Antonius hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]}
    g = spectacle(
        "Telesia", players=2, men=men, mine=["Marcus Antonius", "Ursus"], theirs=["Hector", "Audax"],
        regions=["Sardinia", "Aemilia"], hands={0: ["Via Strata", "Fur"]},
    )  # fmt: skip
    pass_window(g)
    events = watched(g)
    answer(g, 0, play("Via Strata"))
    assert told(events, "travelled") == [(0, 1)]
    assert paid(g) == [(1, 4)]


@pytest.mark.rule("M-15.27")
def test_via_strata_waits_for_ones_own_payment() -> None:
    g = journey({1: ["Via Strata"]})
    pass_window(g)
    assert (show(g).payers[0], asked(g)[0], aims(g, "Via Strata")) == (0, 1, [])
    answer(g, 1, PASS)
    assert (show(g).payers[0], asked(g)[0], aims(g, "Via Strata")) == (1, 1, [0])


@pytest.mark.rule("M-15.28")
def test_tempestas_makes_sea_zones_cost_four() -> None:
    g = journey({1: ["Tempestas", "Fur"]})
    answer(g, 1, play("Tempestas"))
    assert paid(g) == [(0, 8), (1, 4)], "one sea zone lies on the way from Sardinia, none on that from Aemilia"
    assert paid(journey({1: ["Fur"]})) == [(0, 6), (1, 4)]


@pytest.mark.rule("M-15.28", "M-4.2")
@pytest.mark.parametrize(("skill", "costs"), [(1, 4), (2, 2), (3, 0)])
def test_in_a_storm_the_vectores_save_the_sea(skill: int, costs: int) -> None:
    g = journey({1: ["Tempestas", "Fur"]}, staff={0: [f"vectores {skill}"]})
    answer(g, 1, play("Tempestas"))
    assert paid(g)[0] == (0, costs)


@pytest.mark.rule("M-15.28")
def test_in_a_storm_the_cheapest_way_may_be_another() -> None:
    """From Apulia to Pola it is 3 zones by two seas (6, in a storm 10), and 4 by land (8)."""
    men = {0: ["Leo", "Ursus"], 1: ["Hector", "Audax"]}
    more: dict[str, Any] = {"players": 2, "men": men, "regions": ["Apulia", "Venetia"]}
    for card, costs in (("Fur", 6), ("Tempestas", 8)):
        g = spectacle("Pola", mine=["Leo", "Ursus"], theirs=["Hector", "Audax"], hands={1: [card, "Fuga"]}, **more)
        if card == "Tempestas":
            answer(g, 1, play("Tempestas"))
        assert paid(g) == [(0, costs), (1, 0)]


@pytest.mark.rule("M-15.28")
@pytest.mark.parametrize(
    ("regions", "playable"),
    [
        (["Sardinia", "Aemilia"], True),  # one school crosses the sea
        (["Aemilia", "Sardinia"], True),
        (["Sicilia", "Aemilia"], False),  # 3 zones by sea, but 3 by land too
        (["Latium", "Aemilia"], False),
        (["Samnium", "Samnium"], False),  # nobody travels
    ],
)
def test_tempestas_needs_a_sea_on_somebodys_cheapest_way(regions: list[str], playable: bool) -> None:
    g = journey({1: ["Tempestas"]}, regions=regions)
    assert asked(g)[0] == 1
    assert aims(g, "Tempestas") == ([0] if playable else [])


@pytest.mark.rule("M-15.28", "M-7.3")
def test_a_school_that_a_storm_makes_short_pays_what_it_has() -> None:
    g = journey({1: ["Tempestas", "Fur"]}, denarii=[7, 25])
    answer(g, 1, play("Tempestas"))
    assert paid(g)[0] == (0, 7)


# Tender and auction


def polled(hands: dict[int, list[str]], *standing: int) -> Munera:
    """Set up a poll: 0 has chosen Telesia, and these seats stand."""
    pairs = ["Hector hoplomachus", "Audax aequimanus", "Lupus hoplomachus", "Paris aequimanus"]
    men = {0: ["Leo hoplomachus", "Ursus aequimanus"], 1: pairs[:2], 2: pairs[2:], 3: ["Ferox"]}
    g = position(4, open=["Telesia"], men=men, hands=hands)
    pass_window(g)
    answer(g, 0, munus("Telesia"))
    pass_window(g)
    for seat in (1, 2):
        answer(g, seat, STAND if seat in standing else PASS)
    return g


@pytest.mark.rule("M-15.29")
def test_redemptor_gets_the_contract_for_the_printed_fee() -> None:
    g = polled({2: ["Redemptor"]}, 1, 2)
    assert (window(g), asked(g)[0]) == (POLL, 2)
    events = watched(g)
    answer(g, 2, play("Redemptor"))
    assert told(events, "contract") == [(0, 5), (2, 5)]
    assert g.glory == [1, 0, 1, 0]
    assert told(events, "tendered") == []


@pytest.mark.rule("M-15.29")
def test_redemptor_is_for_one_of_several_who_stand() -> None:
    for seat in (0, 3):
        g = polled({seat: ["Redemptor"]}, 1, 2)
        assert (window(g), asked(g)[0], aims(g, "Redemptor")) == (POLL, seat, [])
        answer(g, seat, PASS)
        assert asked(g) == (1, "spectacle.tender")
        answers(g, (1, tender(4)), (2, PASS))
        assert show(g).fee == 4
    g = polled({2: ["Redemptor"]}, 2)
    assert (show(g).rival, show(g).fee) == (2, 5), "alone he gets the full fee anyway"


def sold(hands: dict[int, list[str]], *bids: int | None, **more: Any) -> Munera:
    """Set up an auction: the Rudiarius (0) has put Draco up, and the bids are revealed."""
    g = position(phase="auctions", forum=["Draco", "Atrox"], hands=hands, **more)
    pass_window(g)
    answer(g, 0, man("Draco"))
    return give_bids(g, *bids)


@pytest.mark.rule("M-15.30")
def test_lanista_callidus_takes_the_card_for_one_more() -> None:
    g = sold({2: ["Lanista Callidus"]}, 3, 6, 5)
    assert (window(g), asked(g)[0]) == (AUCTION_WON, 2)
    events = watched(g)
    answer(g, 2, play("Lanista Callidus"))
    assert asked(g) == (2, "forum.enlist")
    answer(g, 2, klass("secutor"))
    assert g.denarii == [25, 25, 18], "the winner pays nothing"
    assert names(g.school[2]) == ["Draco"]
    assert told(events, "bought") == [(2, gladiator("Draco"), 7)]
    assert g.rudis == 0, "the Rudiarius bought nothing"


@pytest.mark.rule("M-15.30", "M-6.5")
def test_with_lanista_callidus_one_is_the_buyer_for_the_rudis() -> None:
    g = sold({0: ["Lanista Callidus"]}, None, 6, 5)
    answers(g, (0, play("Lanista Callidus")), (0, klass("thraex")))
    assert (g.rudis, g.denarii) == (1, [18, 25, 25])
    g = sold({2: ["Lanista Callidus"]}, 6, None, None)
    answers(g, (2, play("Lanista Callidus")), (2, klass("thraex")))
    assert g.rudis == 0


@pytest.mark.rule("M-15.30")
def test_lanista_callidus_is_for_another_who_can_pay() -> None:
    g = sold({1: ["Lanista Callidus"]}, 3, 6, 5)
    assert (window(g), asked(g)[0], aims(g, "Lanista Callidus")) == (AUCTION_WON, 1, [])
    for purse, fits in ((6, False), (7, True)):
        g = sold({2: ["Lanista Callidus"]}, 3, 6, None, denarii=[25, 25, purse])
        assert aims(g, "Lanista Callidus") == ([0] if fits else [])


@pytest.mark.rule("M-15.30", "M-6.5")
def test_lanista_callidus_wants_an_auction_that_somebody_won() -> None:
    g = sold({2: ["Lanista Callidus"]}, None, None, None)
    assert asked(g) == (0, "rest.act")


@pytest.mark.rule("M-15.30", "M-6.6")
def test_lanista_callidus_is_not_for_a_sale_of_a_player() -> None:
    g = position(phase="auctions", forum=["Draco"], men={0: ["Leo"]}, hands={2: ["Lanista Callidus"]})
    answers(g, (0, AUCTION), (0, man("Leo")), (0, minimum(0)), (1, bid(3)), (2, PASS))
    assert names(g.school[1]) == ["Leo"]
    assert asked(g)[1] == "rest.act"


# The art of fighting


@pytest.mark.rule("M-15.31")
def test_ars_dimicandi_makes_a_tiro_a_veteranus() -> None:
    men = {0: ["Leo retiarius 3", "Lupus veteranus", "Ursus primus", "Paris engaged"], 1: ["Hector"]}
    g = position(phase="auctions", forum=["Draco"], men=men, hands={0: ["Ars Dimicandi"]})
    assert men_aimed_at(g, "Ars Dimicandi") == {"Leo", "Paris"}
    answer(g, 0, play("Ars Dimicandi", "Leo"))
    leo = gladiator("Leo")
    assert (g.rank[leo], g.fame[leo]) == (VETERANUS, 0)
    assert klass("retiarius") - klass("myrmillo") == g.klass[leo], "his class stays"


@pytest.mark.rule("M-15.31")
@pytest.mark.parametrize("phase", ["munus", "end"])
def test_ars_dimicandi_is_for_the_forum_phase(phase: str) -> None:
    g = position(phase=phase, open=["Roma"], men={0: ["Leo"]}, hands={0: ["Ars Dimicandi"]})
    assert (asked(g), window(g)) == ((0, "rest.act"), AT_REST)
    assert aims(g, "Ars Dimicandi") == []
    assert TRAIN in options(g)
