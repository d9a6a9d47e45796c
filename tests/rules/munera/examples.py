"""The worked examples of the printed rulebooks: their starting positions, and a class that plays them move by move.

test_examples.py plays them and checks the results; the golden records are made from the same code. What the text
leaves open (most names, treasuries, the dice of duels it does not describe) was chosen by us so that it does not
matter. Lucius is called Adriano and Julius Cesare or Cesar in the Italian and German editions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harena.games.munera import GAME
from harena.games.munera.decks import our_decks
from harena.games.munera.munus import munus_phase, spectacle
from harena.games.munera.state import Duel, Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Offer, listed
from harena.kernel.serialization import dump
from harena.kernel.state import Frame, frame, mask_of
from harena.matches.match import Match
from harena.matches.offers import offer_args
from tests.rules.munera.playing import RULES, asked, gladiator, man, spectacle_card, table, told

OURS = our_decks()

WINDOWS = ("rest.act", "moment.play_card")

# Starting positions


def before_the_munus_phase() -> Munera:
    """1. Marcus is the Rudiarius. His Secutor is engaged, since he was wounded; Caius has seven Gladiators."""
    g = table(
        players=3,
        regions=["Sardinia", "Aemilia", "Samnium"],
        men={
            0: ["Torvus hoplomachus", "Hilarus aequimanus", "Scorpio retiarius", "Audax secutor wounded"],
            1: [
                *("Ursus thraex", "Carbo myrmillo"),
                *("Paris hoplomachus", "Crescens aequimanus"),
                *("Amethystus hoplomachus", "Pulcher aequimanus"),
                "Pugnax provocator veteranus 2",
            ],
            2: [
                *("Nimbus thraex", "Umbra myrmillo"),
                *("Taurus hoplomachus", "Columbus aequimanus"),
                *("Leo provocator", "Tigris provocator"),
            ],
        },
        staff={0: ["vectores 2"]},
        denarii=[10, 12, 8],
    )
    _at_munus_phase(g)
    return g


def scorpio_meets_audax() -> Munera:
    """2. Scorpio is a Thraex, Veteranus with 1 Fame; Audax a Myrmillo, Tiro with 3. Lucius' Coquus was used once."""
    return _meeting(
        ("Scorpio", "Audax"),
        (0, 1),
        {0: ["Scorpio thraex veteranus 1"], 1: ["Audax myrmillo 3"]},
        {0: ["doctor 1 thraex", "arbiter 1"], 1: ["medicus 1", "coquus 3 used 1"]},
        (10, 10),
    )


def nimbus_meets_anthrax() -> Munera:
    """3. Four players; Marcus is the Rudiarius, Caius sits to his left, Lucius and Julius follow."""
    men = {0: ["Nimbus myrmillo"], 2: ["Anthrax thraex"]}
    return _meeting(("Nimbus", "Anthrax"), (0, 2), men, {}, (10, 10, 10, 10))


def _meeting(
    fighters: tuple[str, str],
    seats: tuple[int, int],
    men: Mapping[int, Sequence[str]],
    staff: Mapping[int, Sequence[str]],
    denarii: Sequence[int],
) -> Munera:
    """Set up two men who are about to meet in the last duel of a spectacle."""
    g = table(players=len(denarii), men=men, staff=staff, denarii=denarii, open=["Ariminum"])
    phase = munus_phase(g, _at_munus_phase(g))
    phase.chosen = spectacle_card("Ariminum")
    ring = spectacle(g, phase)
    assert ring is not None
    one, other = (gladiator(name) for name in fighters)
    ring.rival, ring.fee = seats[1], OURS.denarii[ring.card]
    ring.polled, ring.standing = g.seats - 1, (seats[1],)
    ring.champion, ring.opponent = one, other
    ring.fighters = (mask_of([one]), mask_of([other]))
    for f, step in ((phase, "spectacle"), (ring, "meet")):
        f.called = True
        f.at = RULES.procedures[f.proc].places[step]
        g.stack.append(f)
    return g


def _at_munus_phase(g: Munera) -> Frame:
    f = frame("match")
    f.at = RULES.procedures["match"].places["munus_phase"]
    g.stack.append(f)
    return f


# Telling the examples move by move


class Telling:
    """Plays a match from a position through the checked calls and keeps its record."""

    def __init__(self, position: Munera, people: Sequence[str], *outcomes: int) -> None:
        """`outcomes` are the random outcomes before the first question."""
        self.match = Match.from_position(GAME, dump(RULES, position), Luck(script=outcomes))
        self.match.record["players"] = list(people)

    @property
    def g(self) -> Munera:
        return self.match.tip

    @property
    def duel(self) -> Duel:
        return next(f for f in self.g.stack if isinstance(f, Duel))

    @property
    def asked(self) -> tuple[int, str]:
        return asked(self.g)

    @property
    def options(self) -> list[int]:
        return list(listed(self.g.options))

    def told(self, kind: str) -> list[tuple[int | tuple[int, ...], ...]]:
        """Return the arguments of every event of this kind since the start."""
        return told(self.match.events, kind)

    def falls(self, *outcomes: int) -> None:
        """Set what is rolled and drawn from now on. All outcomes set before must have been used."""
        assert self.g.luck.unused == 0
        self.match.settled.luck = self.match.tip.luck = Luck(script=outcomes, log=[])

    def does(self, seat: int, *options: int) -> None:
        """Give the answers of one seat, one after the other."""
        for option in options:
            choice = RULES.choice(self.match.seen_by(seat), seat)
            self.match.answer(seat, choice.id if choice else "nothing", option)

    def names(self, seat: int, *men: str) -> None:
        """Name fighters in this order. Where only one is left, nobody is asked."""
        for name in men:
            if self.asked == (seat, "naming.name_fighter") and man(name) in self.options:
                self.does(seat, man(name))

    def proposes(self, by: int, to: int, give: Sequence[tuple[int, int]], get: Sequence[tuple[int, int]]) -> int:
        """Propose an offer and return its number."""
        self.match.act_freely(by, "propose", offer_args(Offer(0, by, to, tuple(give), tuple(get))))
        return self.g.offers[-1].id

    def takes(self, seat: int, free_action: str, number: int) -> None:
        """Answer an offer: accept, decline ..."""
        self.match.act_freely(seat, free_action, (number,))

    def all_pass(self) -> None:
        """Pass at rest moments and wherever only Eventum cards could be played."""
        while self.asked[1] in WINDOWS:
            self.does(self.g.seat, PASS)

    def nobody_interferes(self) -> None:
        """Pass to the end of a duel: no stakes, fixes, re-rolls or cards."""
        while self.asked[1] in WINDOWS or self.asked[1].startswith(("duel.", "roll.", "bout.")):
            if self.asked[1] == "rest.act":
                return
            self.does(self.g.seat, PASS)
