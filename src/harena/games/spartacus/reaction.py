"""S-6: reactions and guards. Each can itself be answered before it takes effect."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import AIMS, DEEDS, FROM_TABLE, PLAY, PLAYS, TAKE_GUARD, USE, USES
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.cards.registry import THUNDERS
from harena.games.spartacus.house import discard_title, exhaust, lose_guard, ready
from harena.games.spartacus.seats import clockwise
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus, React
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import SEALED, Procedure, ask, do, repeat, window
from harena.kernel.state import tell

HOLDS = 4  # S-6.3: a guard succeeds from this roll on
ONLY_PASS = (PASS,)


def reaction(proc: str, seat: int, title: int, aim: int) -> React:
    f = React()
    f.begin(proc, seat)
    f.seat, f.title, f.aim = seat, title, aim
    f.die, f.foiled, f.takes = 0, 0, 0
    return f


def play_reaction(g: Ludus, seat: int, option: int) -> React:
    """Show the card and move it to the discards, whether or not it takes effect."""
    title, aim = divmod(option - PLAY, AIMS)
    discard_title(g, seat, title)
    aim_kind = REACTIONS[g.table.decks.rows[title].effect].aim_kind
    tell(g, f"reacted{aim_kind}", seat, title, *([aim] if aim_kind else []))
    return reaction("reaction", seat, title, aim)


# S-6.2: answers to a reaction


def others(g: Ludus, f: React) -> Sequence[int]:
    """Return the seats that could answer, judging by public facts, starting at the reacting player's left."""
    return could_thunder(g, clockwise(g, f.seat)[1:])


def could_thunder(g: Ludus, seats: Sequence[int]) -> Sequence[int]:
    decks = g.table.decks
    titles = [title for effect in THUNDERS for title in decks.effects[effect]]
    needs = [decks.needs[title] for title in titles if decks.copies[title] & ~g.gone]
    if not needs:
        return ()
    least = min(needs)
    return [seat for seat in seats if g.hands[seat] and g.influence[seat] >= least]


def thunders(g: Ludus, f: React, seat: int) -> Options:
    held = thunders_of(g, seat)
    return [PASS, *held] if held else ONLY_PASS


def thunders_of(g: Ludus, seat: int) -> list[int]:
    """Return the cards in a hand that foil a reaction."""
    decks = g.table.decks
    return [
        PLAY + AIMS * title
        for effect in THUNDERS
        for title in decks.effects[effect]
        if g.hands[seat] & decks.copies[title] and g.influence[seat] >= decks.needs[title]
    ]


def thunder(g: Ludus, f: React, seat: int, option: int) -> React:
    return play_reaction(g, seat, option)


def silenced(g: Ludus, f: React, child: React) -> None:
    """Cancel the reaction, unless the foil was foiled itself."""
    if not child.foiled:
        f.foiled = 1


def unfoiled(g: Ludus, f: React) -> bool:
    return not f.foiled


def take_effect(g: Ludus, f: React) -> None:
    if f.foiled:
        tell(g, "silenced", f.seat, f.title)
    else:
        REACTIONS[g.table.decks.rows[f.title].effect].act(g, f)


# Support from Rome: a guard from the discards


def guards_to_take(g: Ludus, f: React, seat: int) -> Options:
    return (PASS, TAKE_GUARD) if f.takes and g.gone & g.table.decks.guards else ()


def take_guard(g: Ludus, f: React, seat: int, option: int) -> None:
    if option == TAKE_GUARD:
        card = (g.gone & g.table.decks.guards).bit_length() - 1
        g.gone &= ~(1 << card)
        g.guards[seat] |= 1 << card
        tell(g, "took-guard", seat)


# S-6.3: guards


def guard_steps_up(g: Ludus, seat: int, option: int) -> React:
    if option == FROM_TABLE:
        lose_guard(g, seat)
    else:
        discard_title(g, seat, g.table.decks.titled[(g.hands[seat] & g.table.decks.guards).bit_length() - 1])
    return reaction("guard", seat, g.table.decks.guard, 0)


def roll_guard(g: Ludus, f: React) -> None:
    f.takes, f.die = 0, g.luck.die(1, 6)
    tell(g, "guard-rolled", f.seat, f.die)


def drills(g: Ludus, f: React, seat: int) -> Options:
    """S-16: offer Raxos and Marius, who let a guard that failed roll again."""
    men = ready(g, seat) & g.table.decks.able["drills"]
    return [PASS, *[USE + card for card in members(men)]] if men and f.die < HOLDS else ()


def drill(g: Ludus, f: React, seat: int, option: int) -> None:
    if option != PASS:
        exhaust(g, option - USE)
        tell(g, "used", seat, option - USE)
        f.takes = 1  # roll once more


def rolls_again(g: Ludus, f: React) -> bool:
    return f.takes == 1


def holds(g: Ludus, f: React) -> bool:
    """Return whether the guard succeeded; only then can it be answered."""
    return f.die >= HOLDS and not f.foiled


def stand(g: Ludus, f: React) -> None:
    if f.die >= HOLDS:
        tell(g, "silenced" if f.foiled else "guard-held", f.seat, f.title)
    else:
        f.foiled = 1
        tell(g, "guard-failed", f.seat, f.title)


REACTION = Procedure(
    "reaction",
    React,
    window(SEALED, others, thunders, thunder, PLAYS, back=silenced, while_=unfoiled, ask_again=True, rule="S-6.2"),
    do(take_effect),
    ask(guards_to_take, take_guard, DEEDS, rule="S-17"),
)
GUARDING = Procedure(
    "guard",
    React,
    do(roll_guard),  # S-6.3
    ask(drills, drill, USES, rule="S-16"),
    repeat("roll_guard", rolls_again),
    window(SEALED, others, thunders, thunder, PLAYS, back=silenced, while_=holds, ask_again=True, rule="S-6.2"),
    do(stand),
)
