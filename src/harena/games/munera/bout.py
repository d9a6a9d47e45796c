"""M-10: two men of one side or of one owner fight a bout, which one roll decides."""

from __future__ import annotations

from harena.games.munera.actions import DICE, DIE, STAKES
from harena.games.munera.bets import bettors_of, pay_stakes, stake, stakes, to_bettors
from harena.games.munera.duel import mourn
from harena.games.munera.rolls import MERCY, roll
from harena.games.munera.school import charisma, discard_man, engage, gain_fame, meals, owner_of, serve_meal, valor
from harena.games.munera.state import Bout, Munera, Roll, Wager
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, repeat
from harena.kernel.state import put, tell

SIDES = (0, 1)
SPENT = (4, 8)  # of `refused`: this side's die was rolled again, and may not be once more (M-9.4)
CLOSED = (5, 10)  # refused or spent


def bout(g: Munera, one: int, other: int) -> Bout:
    f = Bout()
    f.begin("bout")
    f.men, f.owners = (one, other), (owner_of(g, one), owner_of(g, other))
    f.dice, f.refused, f.loser, f.slain = (-1, -1), 0, -1, 0
    return f


def totals(g: Munera, f: Bout) -> tuple[int, int]:
    """Return both totals: die, Valor with the bonus of rank, Courage. Doctors do not count."""
    one, other = [f.dice[side] + valor(g, man) + g.table.decks.courage[man] for side, man in enumerate(f.men)]
    return one, other


def throw_both(g: Munera, f: Bout) -> None:
    f.dice = (g.luck.die(0, 9), g.luck.die(0, 9))
    f.refused = 0
    tell(g, "bout", f.men[0], f.dice[0], f.men[1], f.dice[1])
    whose(g, f)


def whose(g: Munera, f: Bout) -> None:
    """Ask the owner of the lower total first; a school without a Coquus is not asked."""
    one, other = totals(g, f)
    first = 1 if other < one else 0
    for side in (first, 1 - first):
        if not f.refused & CLOSED[side] and meals(g, f.owners[side]):
            f.turn = f.owners[side]
            return
    f.turn = -1


def second_tries(g: Munera, f: Bout, seat: int) -> Options:
    """M-4.3: only a Coquus gives re-rolls."""
    return [PASS, *[DIE + side for side in SIDES if f.owners[side] == seat and not f.refused & SPENT[side]]]


def try_again(g: Munera, f: Bout, seat: int, option: int) -> None:
    if option == PASS:
        for side in SIDES:
            f.refused |= int(f.owners[side] == seat) << side
    else:
        side = option - DIE
        serve_meal(g, seat)
        f.dice = put(f.dice, side, g.luck.die(0, 9))
        f.refused &= SPENT[0] | SPENT[1]
        if g.table.one_reroll:
            f.refused |= SPENT[side]
        tell(g, "rerolled", seat, f.men[side], f.dice[side])
    whose(g, f)


def level(g: Munera, f: Bout) -> bool:
    one, other = totals(g, f)
    return one == other


def mercy(g: Munera, f: Bout) -> Roll | None:
    """If one total is at least double, the loser rolls for his life."""
    one, other = totals(g, f)
    f.loser = 0 if one < other else 1
    tell(g, "bout-won", f.men[1 - f.loser], max(one, other), min(one, other))
    if max(one, other) < 2 * min(one, other):
        return None
    man = f.men[f.loser]
    return roll(g, MERCY, man, charisma(g, man))


def spare(g: Munera, f: Bout, child: Roll) -> None:
    f.slain = 1 - child.good


def part(g: Munera, f: Bout) -> None:
    """The winner gains 2 Fame; the loser, if alive, 1 Fame and a wound marker. Nothing is paid."""
    winner, loser = f.men[1 - f.loser], f.men[f.loser]
    gain_fame(g, winner, 2)
    engage(g, winner, wounded=False)
    if f.slain:
        tell(g, "bout-death", loser)
        mourn(g, f.owners[f.loser])
        discard_man(g, loser)
    else:
        gain_fame(g, loser, 1)
        engage(g, loser, wounded=True)


# M-11.1: bets on a same-school duel, with an option


def wager(g: Munera, one: int, other: int) -> Wager:
    f = Wager()
    f.begin("wager")
    f.men, f.owners = (one, other), (owner_of(g, one), owner_of(g, other))
    f.bettors, f.stakes = bettors_of(g, f.owners), ()
    return f


def fight(g: Munera, f: Wager) -> Bout:
    return bout(g, f.men[0], f.men[1])


def settle_bets(g: Munera, f: Wager, child: Bout) -> None:
    pay_stakes(g, f, (1 - child.loser,))


BOUT = Procedure(
    "bout",
    Bout,
    do(throw_both),  # M-10.1
    ask(second_tries, try_again, DICE, again=True),
    repeat("throw_both", level),
    call(mercy, spare),
    do(part),
)
WAGER = Procedure(
    "wager",
    Wager,
    do(to_bettors),
    ask(stakes, stake, STAKES, again=True),  # M-11.2
    call(fight, settle_bets),
)
