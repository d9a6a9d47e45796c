"""Rolls of one die for one man: judgement, healing, test, accident. The owner may repeat them with a Coquus (M-4.3)."""

from __future__ import annotations

from harena.games.munera.actions import COQUUS, REROLLS
from harena.games.munera.decks import BEFORE_HEALING, BEFORE_JUDGEMENT, BEFORE_TEST
from harena.games.munera.moments import moment
from harena.games.munera.school import discard_man, engage, meals, medicus, obedience, owner_of, serve_meal
from harena.games.munera.state import Moment, Munera, Roll
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do
from harena.kernel.state import tell

# What a roll decides. For TEST and FLIGHT `result` carries it out, for the others the caller does. ORDEAL is the test
# of a card that was put together in a deck file: the card says what follows.
JUDGEMENT, HEALING, RECOVERY, ACCIDENT, MERCY, PLAGUE, TEST, FLIGHT, ORDEAL = range(9)
WINDOWS = {JUDGEMENT: BEFORE_JUDGEMENT, HEALING: BEFORE_HEALING, RECOVERY: BEFORE_HEALING}
WINDOWS |= {TEST: BEFORE_TEST, FLIGHT: BEFORE_TEST, ORDEAL: BEFORE_TEST}
HEALED = 4  # M-6.2
SPENT = 2  # M-9.4, with an option: a die that was rolled again, and may not be once more


def open_again(declined: tuple[int, ...]) -> tuple[int, int]:
    """M-9.4: return who has declined a re-roll (per side) when re-rolls are opened again: only a spent die counts."""
    return declined[0] & SPENT, declined[1] & SPENT


def roll(g: Munera, what: int, man: int, modifier: int) -> Roll:
    f = Roll()
    f.begin("roll", owner_of(g, man))
    f.what, f.man, f.modifier, f.die, f.settled, f.good = what, man, modifier, -1, 0, 0
    return f


def obey(g: Munera, man: int, what: int) -> Roll:
    """M-15: a test, failed by a die above Obedience and Lupae. A man who fails is engaged with a wound marker (TEST)
    or discarded without any payment (FLIGHT)."""
    return roll(g, what, man, obedience(g, man))


def recovery(g: Munera, man: int) -> Roll:
    """M-6.2: the roll of a wounded man in the Forum phase."""
    return roll(g, RECOVERY, man, medicus(g, owner_of(g, man)))


def cards_before(g: Munera, f: Roll) -> Moment | None:
    return moment(g, WINDOWS[f.what]) if f.what in WINDOWS else None


def throw(g: Munera, f: Roll) -> None:
    if not f.settled:
        f.die = g.luck.die(0, 9)
        tell(g, "roll", f.man, f.what, f.die)


def helpings(g: Munera, f: Roll, seat: int) -> Options:
    """M-4.3: a Coquus may repeat any die rolled for a man of the school."""
    return (PASS, COQUUS) if f.die >= 0 and meals(g, seat) else ()


def help_oneself(g: Munera, f: Roll, seat: int, option: int) -> None:
    if option == COQUUS:
        serve_meal(g, seat)
        f.die = g.luck.die(0, 9)
        tell(g, "rerolled", seat, f.man, f.die)
    if option == PASS or g.table.one_reroll:
        f.turn = -1


def result(g: Munera, f: Roll) -> None:
    f.good = int(f.settled > 0 if f.settled else goes_well(f.what, f.die, f.modifier))
    if f.what == TEST or f.what == FLIGHT:
        tell(g, "test-passed" if f.good else "test-failed" if f.what == TEST else "test-fled", f.man)
        if not f.good and f.what == TEST:
            engage(g, f.man, wounded=True)
        elif not f.good:
            discard_man(g, f.man)
    elif f.what == ORDEAL:
        tell(g, "test-passed" if f.good else "disobeyed", f.man)


def goes_well(what: int, die: int, modifier: int) -> bool:
    """Return whether a die is good for the man. `modifier` is Appreciation, wounds less Medicus, Medicus, wounds less
    Arbiter, Charisma or Obedience, in the order of the constants above."""
    if what == HEALING or what == ACCIDENT:  # M-9.8, M-9.5: more than his wounds
        return die > modifier
    if what == RECOVERY or what == PLAGUE:  # M-6.2, Pestis
        return die + modifier >= HEALED
    return die <= modifier  # M-9.7, M-10.1, M-15


ROLL = Procedure(
    "roll",
    Roll,
    call(cards_before),  # M-5.3
    do(throw),
    ask(helpings, help_oneself, REROLLS, again=True, rule="M-4.3"),
    do(result),
)
