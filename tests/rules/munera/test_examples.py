"""The three worked examples of the rulebooks, with their names and numbers.

Where the editions differ we follow the French, as the notes under our rules say: the Italian prints a 3 for Scorpio's
8 once and a 5 for Anthrax' last 3, the German tells Scorpio's third round after the fifth and exchanges the bettors'
names in the end, the French once gives the Rudis to Lucius and once prints -1 for the Arbiter's +1.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harena.games.munera.actions import COQUUS, FIX, STAKE, STAND, TRAIN, VIRTUS
from harena.games.munera.bets import GIVE, PAUSE, REFEREE, REFRESHMENT, SIDE
from harena.games.munera.contract import can_take_part
from harena.games.munera.deals import DENARII, LOAN_GOOD
from harena.games.munera.decks import GLADIATORS, PROVOCATOR, SECUTOR
from harena.games.munera.duel import II, VICTORY, I
from harena.games.munera.school import TIRO, VETERANUS, meals
from harena.kernel.choice import PASS, Refused
from tests.rules.munera import examples
from tests.rules.munera.examples import Telling
from tests.rules.munera.playing import eventum, gladiator, klass, man, munus, names, spectacle_card, tender

MARCUS, CAIUS, LUCIUS, JULIUS = range(4)
VERONA, TELESIA = spectacle_card("Verona"), spectacle_card("Telesia")


# 1. The Munus phase of Marcus, Caius and Lucius


def munus_phase() -> Telling:
    t = Telling(examples.before_the_munus_phase(), ["Marcus", "Caius", "Lucius"], VERONA, TELESIA)
    assert t.g.open == 1 << VERONA | 1 << TELESIA  # three players reveal two Munus cards
    marcus_chooses_telesia(t)
    telesia_is_tendered(t)
    telesia_is_fought(t)
    caius_needs_a_man(t)
    verona_is_tendered(t)
    verona_is_reached(t)
    verona_is_fought(t)
    the_phase_is_over(t)
    return t


def marcus_chooses_telesia(t: Telling) -> None:
    t.all_pass()
    assert t.asked == (MARCUS, "munus.choose")
    assert t.options == [PASS, munus("Telesia")]  # Marcus does not have enough pairs for Verona
    t.does(MARCUS, munus("Telesia"))
    assert sorted(t.told("named")) == sorted(
        (MARCUS, gladiator(name)) for name in ("Torvus", "Hilarus")
    )  # his one pair
    t.all_pass()


def telesia_is_tendered(t: Telling) -> None:
    """Caius offers 4, Lucius 3, Caius 0. Caius then says which of his two pairs he sends, before Glory is gained."""
    assert t.asked == (CAIUS, "spectacle.stand")
    t.does(CAIUS, STAND)
    t.does(LUCIUS, STAND)
    assert t.asked == (CAIUS, "spectacle.tender")  # first the seat to the Rudiarius' left
    assert t.options == [tender(denarii) for denarii in range(6)]  # at most 5
    t.does(CAIUS, tender(4))
    assert t.asked == (LUCIUS, "spectacle.tender")
    assert t.options == [PASS, *(tender(denarii) for denarii in range(4))]
    t.does(LUCIUS, tender(3))
    t.does(CAIUS, tender(0))  # Lucius cannot bid lower
    assert t.asked == (CAIUS, "naming.name_fighter")
    assert t.options == sorted(man(name) for name in ("Paris", "Crescens", "Amethystus", "Pulcher"))
    assert (t.g.glory, t.g.denarii) == ([0, 0, 0], [10, 12, 8])


def telesia_is_fought(t: Telling) -> None:
    """Each gains 1 Glory; Marcus gets 5 denarii and travels for 2, Caius for 4; both draw an Eventum card."""
    t.falls(eventum("Hereditas"), eventum("Missio"))
    t.does(CAIUS, man("Paris"), man("Crescens"))
    assert t.g.glory == [1, 1, 0]
    assert t.told("contract") == [(MARCUS, 5), (CAIUS, 0)]
    assert t.told("travelled") == [(MARCUS, 2), (CAIUS, 4)]  # three zones, two of them free; two zones
    assert t.g.denarii == [13, 8, 8]
    assert t.told("drew") == [(MARCUS,), (CAIUS,)]
    assert t.asked == (MARCUS, "spectacle.pick")
    torvus, hilarus = (9, 3, 9, 3, 4, 9), (2, 9, 1, 9, 0, 1)  # two rounds per duel, the judgement, the loser's healing
    t.falls(*torvus, *hilarus)
    t.does(MARCUS, man("Torvus"))
    t.all_pass()
    assert t.asked == (LUCIUS, "duel.stake")  # Lucius has no man in it
    t.nobody_interferes()
    assert [args[:4] for args in t.told("duel")] == [
        (MARCUS, gladiator("Torvus"), CAIUS, gladiator("Crescens")),
        (MARCUS, gladiator("Hilarus"), CAIUS, gladiator("Paris")),
    ]
    assert t.told("victory") == [(MARCUS, gladiator("Torvus")), (CAIUS, gladiator("Paris"))]
    assert names(t.g.engaged) == ["Audax", "Paris", "Crescens", "Hilarus", "Torvus"]  # all who took part, and Audax
    assert names(t.g.wounded) == ["Audax", "Hilarus"]
    assert t.g.munera_gone == 1 << TELESIA
    assert t.told("rudis") == [(CAIUS,)]  # the French edition once says Lucius


def loan(name: str) -> int:
    """Return the loan of a Gladiator for Verona."""
    return LOAN_GOOD + GLADIATORS * VERONA + gladiator(name)


def caius_needs_a_man(t: Telling) -> None:
    """One pair is missing for Verona. Lucius will not lend a Provocator, so Caius makes a Secutor of his own man and
    borrows Marcus' Retiarius for 8 denarii."""
    pugnax = gladiator("Pugnax")
    assert t.asked == (CAIUS, "rest.act")
    assert not can_take_part(t.g, CAIUS, VERONA, 10)
    number = t.proposes(CAIUS, LUCIUS, [(DENARII, 5)], [(loan("Leo"), 1)])
    t.takes(LUCIUS, "decline", number)
    t.does(LUCIUS, PASS)
    t.does(MARCUS, PASS)
    assert (t.g.klass[pugnax], t.g.rank[pugnax], t.g.fame[pugnax]) == (PROVOCATOR, VETERANUS, 2)
    t.does(CAIUS, TRAIN, man("Pugnax"), klass("secutor"))
    assert (t.g.klass[pugnax], t.g.rank[pugnax], t.g.fame[pugnax]) == (SECUTOR, TIRO, 0)
    t.does(LUCIUS, PASS)
    assert not can_take_part(t.g, CAIUS, VERONA, 10)
    number = t.proposes(MARCUS, CAIUS, [(loan("Scorpio"), 1)], [(DENARII, 8)])
    t.takes(CAIUS, "accept", number)
    assert t.g.denarii == [21, 0, 8]
    assert t.g.loans == ((gladiator("Scorpio"), CAIUS, VERONA),)
    assert can_take_part(t.g, CAIUS, VERONA, 10)


def verona_is_tendered(t: Telling) -> None:
    """Marcus cannot take part, so Lucius gets the full 10 denarii."""
    t.all_pass()
    assert t.asked == (CAIUS, "munus.choose")
    assert t.options == [PASS, munus("Verona")]
    t.does(CAIUS, munus("Verona"))
    t.names(CAIUS, "Ursus", "Carbo", "Amethystus", "Pulcher", "Pugnax", "Scorpio")
    assert sorted(t.told("named")[4:10]) == sorted(
        (CAIUS, gladiator(name)) for name in ("Ursus", "Carbo", "Amethystus", "Pulcher", "Pugnax", "Scorpio")
    )
    t.all_pass()
    assert t.asked == (LUCIUS, "spectacle.stand")
    t.falls(eventum("Disciplina"), eventum("Vectigal"), eventum("Fur"))
    t.does(LUCIUS, STAND)
    assert t.told("stands")[2:] == [(LUCIUS,)]
    assert t.told("tendered") == [(CAIUS, 4), (LUCIUS, 3), (CAIUS, 0)]  # no bids since Telesia


def verona_is_reached(t: Telling) -> None:
    """Caius pays 2, Lucius 6 and, by M-8.1, Marcus as a lender 4; all three draw an Eventum card."""
    assert t.g.glory == [1, 4, 3]
    assert t.g.denarii == [21, 10, 18]  # 10 for each
    assert len(t.told("named")) == 16  # Lucius has just the men it takes
    t.all_pass()
    assert t.told("contract")[2:] == [(CAIUS, 10), (LUCIUS, 10)]
    assert t.told("travelled")[2:] == [(CAIUS, 2), (LUCIUS, 6), (MARCUS, 4)]
    assert t.g.denarii == [17, 8, 12]
    assert t.told("drew")[2:] == [(CAIUS,), (LUCIUS,), (MARCUS,)]
    assert [hand.bit_count() for hand in t.g.hands] == [2, 2, 1]


def verona_is_fought(t: Telling) -> None:
    """Four duels of Myrmillo and Thraex, Hoplomachus and Aequimanus; two among men of one side, by M-10."""
    fights = {
        "Carbo": (9, 3, 9, 3, 2, 9),  # Pugna at ten; Nimbus is spared and heals
        "Ursus": (6, 5, 6, 5, 5, 2),  # two wounds are more than Umbra's Courage; spared, and scarred
        "Amethystus": (7,) * 10,  # Stantes Missi with Columbus
        "Pulcher": (1, 9, 1, 9, 6, 3),  # Taurus wins; Pulcher is spared and heals
        "Pugnax": (*(4, 5), *(5, 5)),  # against Scorpio; then Tigris meets Leo
    }
    for name, dice in fights.items():
        assert t.asked == (CAIUS, "spectacle.pick")
        t.falls(*dice)
        t.does(CAIUS, man(name))
        if name != "Pugnax":
            t.all_pass()
            assert t.asked == (MARCUS, "duel.stake")
        t.nobody_interferes()
    assert [(args[1], args[3]) for args in t.told("duel")[2:]] == [
        (gladiator("Carbo"), gladiator("Nimbus")),
        (gladiator("Ursus"), gladiator("Umbra")),
        (gladiator("Amethystus"), gladiator("Columbus")),
        (gladiator("Pulcher"), gladiator("Taurus")),
    ]
    assert t.told("victory")[2:] == [
        (CAIUS, gladiator("Carbo")),
        (CAIUS, gladiator("Ursus")),
        (LUCIUS, gladiator("Taurus")),
    ]
    assert t.told("stantes-missi") == [(gladiator("Amethystus"), gladiator("Columbus"))]
    assert t.told("bout") == [
        (gladiator("Pugnax"), 4, gladiator("Scorpio"), 5),
        (gladiator("Tigris"), 5, gladiator("Leo"), 5),
    ]
    assert t.told("bout-won") == [(gladiator("Pugnax"), 10, 7), (gladiator("Leo"), 11, 10)]


def the_phase_is_over(t: Telling) -> None:
    assert t.told("rudis") == [(CAIUS,), (LUCIUS,)]
    assert t.g.rudis == LUCIUS
    assert t.g.open == 0
    assert t.g.munera_gone == 1 << TELESIA | 1 << VERONA
    assert t.g.loans == ()
    assert [names(school & ~t.g.engaged) for school in t.g.school] == [[], [], []]  # everybody fought, or lies wounded
    assert "Scorpio" in names(t.g.school[MARCUS])  # he is home again, with his own Fame and wound
    assert t.g.fame[gladiator("Scorpio")] == 1
    assert names(t.g.wounded) == ["Audax", "Hilarus", "Tigris", "Scorpio", "Umbra"]
    assert (t.g.glory, t.g.denarii) == ([1, 4, 3], [17, 8, 12])
    assert t.asked == (LUCIUS, "rest.act")
    assert [f.proc for f in t.g.stack] == ["match", "end", "rest"]  # the end of the turn


# 2. Scorpio and Audax


def scorpio_and_audax() -> Telling:
    marcus, lucius = 0, 1
    t = Telling(examples.scorpio_meets_audax(), ["Marcus", "Lucius"], 3, 5)
    scorpio, audax = gladiator("Scorpio"), gladiator("Audax")
    assert t.duel.men == (scorpio, audax)
    assert t.duel.virtus == (2, 1)  # rank 1 and Doctor 1; Valor 1
    assert meals(t.g, lucius) == 2
    # 3 to 5: Scorpio grits his teeth
    assert t.duel.dice == (3, 5)
    assert t.asked == (marcus, "duel.reroll")
    t.does(marcus, PASS)
    t.falls(2, 6)
    t.does(lucius, PASS)
    assert (t.duel.pugna, t.duel.wounds) == (-2, (1, 0))
    # 2 to 6: Marcus spends Virtus and rolls a 6; the crowd cheers
    assert t.duel.dice == (2, 6)
    t.falls(6)
    t.does(marcus, VIRTUS)
    assert (t.duel.dice, t.duel.virtus) == ((6, 6), (1, 1))
    t.does(marcus, PASS)
    t.falls(8, 2)
    t.does(lucius, PASS)
    assert (t.duel.pugna, t.duel.wounds, t.duel.approval) == (-2, (1, 0), 1)
    # 8 to 2: Lucius spends Virtus and rolls only a 1
    assert t.duel.dice == (8, 2)
    assert t.asked == (lucius, "duel.reroll")
    t.falls(1)
    t.does(lucius, VIRTUS)
    assert (t.duel.dice, t.duel.virtus) == ((8, 1), (1, 0))
    t.does(lucius, PASS)
    t.falls(0, 8)
    t.does(marcus, PASS)
    assert (t.duel.pugna, t.duel.wounds) == (5, (1, 1))  # seven towards Scorpio
    # 0 to 8: no accident, since Marcus spends his second Virtus and rolls a 3
    assert t.duel.dice == (0, 8)
    t.falls(3)
    t.does(marcus, VIRTUS)
    assert (t.duel.dice, t.duel.virtus) == ((3, 8), (0, 0))
    t.falls(3, 0)
    t.does(lucius, PASS)
    assert (t.duel.pugna, t.duel.wounds) == (0, (2, 1))  # five towards Audax
    assert t.told("roll") == []
    # 3 to 0: perhaps an accident; 1 and Arbiter 1 are not more than 2 wounds, but the Coquus brings a 4
    assert t.duel.dice == (3, 0)
    assert t.options == [PASS, COQUUS]
    t.falls(1)
    t.does(lucius, PASS)
    assert (t.duel.pugna, t.duel.wounds) == (3, (2, 2))
    assert t.told("roll") == [(audax, 3, 1)]
    assert t.asked == (lucius, "roll.help_oneself")
    t.falls(4)
    t.does(lucius, COQUUS)
    assert meals(t.g, lucius) == 1
    t.falls(5, 4)
    t.does(lucius, PASS)
    assert t.told("accident") == []
    # 5 to 4: the third wound is more than Audax' Courage of 2
    assert t.duel.dice == (5, 4)
    assert meals(t.g, lucius) == 1
    t.falls(9)
    t.does(lucius, PASS)
    board = t.duel
    assert (board.pugna, board.wounds, board.approval) == (4, (2, 3), 1)
    assert (board.ending, board.loser) == (VICTORY, II)
    # the judgement: Charisma 2, wounds 5, Comprobatio 1; a 9, and by the last use of the Coquus an 8
    assert t.told("appreciation") == [(audax, 8)]
    assert t.told("roll")[1:] == [(audax, 0, 9)]
    t.falls(8, 0, 3)
    t.does(lucius, COQUUS)
    assert t.told("spared") == [(audax,)]
    assert meals(t.g, lucius) == 0
    # Fame: Scorpio has 3 as a Veteranus, Audax reaches 4 and becomes one
    assert t.told("fame") == [(scorpio, 2), (audax, 1)]
    assert (t.g.rank[scorpio], t.g.fame[scorpio]) == (VETERANUS, 3)
    assert (t.g.rank[audax], t.g.fame[audax]) == (VETERANUS, 0)
    # healing: Scorpio rolls a 0 against 2 wounds; Audax a 3, and Medicus 1, against 3
    assert t.told("roll")[2:] == [(scorpio, 1, 0), (audax, 1, 3)]
    assert t.told("scarred") == [(scorpio,)]
    assert t.told("healed") == [(audax,)]
    assert names(t.g.engaged) == ["Audax", "Scorpio"]
    assert names(t.g.wounded) == ["Scorpio"]
    return t


# 3. Nimbus and Anthrax, with bets and fixes


def nimbus_and_anthrax(last: int = 3) -> Telling:
    """`last` is the die of Anthrax' last re-roll: 3 or (in the Italian edition) 5."""
    t = Telling(examples.nimbus_meets_anthrax(), ["Marcus", "Caius", "Lucius", "Julius"])
    assert t.duel.virtus == (0, 1)
    # Caius stakes 4 on Anthrax, Julius 3 on Nimbus
    assert t.asked == (CAIUS, "duel.stake")
    t.does(CAIUS, STAKE + SIDE * II + 4)
    assert t.asked == (JULIUS, "duel.stake")
    assert t.options == [PASS, *(STAKE + SIDE * I + denarii for denarii in range(1, 6))]
    t.falls(6, 8)
    t.does(JULIUS, STAKE + SIDE * I + 3)
    assert t.g.denarii == [10, 6, 10, 7]
    # 6 to 8: Julius, the second bettor, spares Nimbus the wound
    assert t.duel.dice == (6, 8)
    t.does(LUCIUS, PASS)
    assert t.asked == (JULIUS, "duel.fix")
    t.falls(8, 1)
    t.does(JULIUS, FIX + REFRESHMENT)
    assert (t.duel.pugna, t.duel.wounds) == (-2, (0, 0))
    # 8 to 1: Caius keeps Pugna where it is
    t.does(LUCIUS, PASS)
    assert t.asked == (CAIUS, "duel.fix")
    t.falls(2, 1)
    t.does(CAIUS, FIX + PAUSE)
    assert (t.duel.pugna, t.duel.wounds) == (-2, (0, 1))
    # 2 to 1: Lucius wants to roll again, but Julius takes his Virtus before the die is rolled
    t.does(LUCIUS, VIRTUS)
    assert t.asked == (JULIUS, "duel.interrupt")
    t.falls(7, 4)
    t.does(JULIUS, FIX + REFEREE + II)
    assert t.told("stopped") == [(gladiator("Anthrax"),)]
    assert (t.duel.pugna, t.duel.wounds, t.duel.virtus) == (-1, (0, 2), (0, 0))
    # 7 to 4: Caius uses the last square and gives Anthrax Virtus; the new die is no better
    assert t.duel.dice == (7, 4)
    assert t.asked == (CAIUS, "duel.fix")
    assert t.options == [PASS, FIX + GIVE + I, FIX + GIVE + II]  # only the supporters are left
    t.does(CAIUS, FIX + GIVE + II)
    assert t.asked == (LUCIUS, "duel.reroll")
    t.falls(last, 2, 9)
    t.does(LUCIUS, VIRTUS)
    assert t.told("rerolled") == [(LUCIUS, gladiator("Anthrax"), last)]
    assert t.told("struck")[-1] == (gladiator("Nimbus"), gladiator("Anthrax"), -1 + 7 - last, 3)
    assert t.told("victory") == [(MARCUS, gladiator("Nimbus"))]
    assert t.told("appreciation") == [(gladiator("Anthrax"), 4)]  # three wounds, Charisma 1
    # Julius is paid 6; Caius has lost the stake and the price of the fixes
    assert t.told("bet-won") == [(JULIUS, 6)]
    assert t.g.denarii == [10, 10 - 4 - 2, 10, 10 - 3 - 2 + 6]
    assert [f.proc for f in t.g.stack] == ["match", "end", "rest"]
    return t


STORIES: dict[str, Callable[[], Telling]] = {  # by the name of the golden record
    "example-1-munus-phase": munus_phase,
    "example-2-scorpio-and-audax": scorpio_and_audax,
    "example-3-nimbus-and-anthrax": nimbus_and_anthrax,
}


@pytest.mark.rule("M-7.1", "M-7.2", "M-7.3", "M-7.4", "M-7.5", "M-7.6", "M-8.1", "M-8.2", "M-9.1", "M-10.1", "M-13.2")
def test_the_munus_phase_of_marcus_caius_and_lucius() -> None:
    munus_phase()


@pytest.mark.rule("M-9.2", "M-9.3", "M-9.4", "M-9.5", "M-9.6", "M-9.7", "M-9.8", "M-3.3", "M-4.3")
def test_scorpio_against_audax() -> None:
    scorpio_and_audax()


@pytest.mark.rule("M-11.1", "M-11.2", "M-11.3", "M-11.4", "M-9.4")
@pytest.mark.parametrize("last", [3, 5])
def test_nimbus_against_anthrax(last: int) -> None:
    nimbus_and_anthrax(last)


@pytest.mark.rule("M-7.2", "M-7.3")
def test_marcus_has_not_pairs_enough_for_verona() -> None:
    t = Telling(examples.before_the_munus_phase(), ["Marcus", "Caius", "Lucius"], VERONA, TELESIA)
    t.all_pass()
    with pytest.raises(Refused):
        t.does(MARCUS, munus("Verona"))


@pytest.mark.rule("M-7.4")
def test_nobody_can_answer_an_offer_of_nothing() -> None:
    t = Telling(examples.before_the_munus_phase(), ["Marcus", "Caius", "Lucius"], VERONA, TELESIA)
    marcus_chooses_telesia(t)
    telesia_is_tendered(t)
    with pytest.raises(Refused):
        t.does(LUCIUS, PASS)


@pytest.mark.rule("M-11.2")
def test_julius_could_not_stake_on_anthrax() -> None:
    t = Telling(examples.nimbus_meets_anthrax(), ["Marcus", "Caius", "Lucius", "Julius"])
    t.does(CAIUS, STAKE + SIDE * II + 4)
    with pytest.raises(Refused) as refused:
        t.does(JULIUS, STAKE + SIDE * II + 3)
    assert refused.value.rule == "M-11.2"
