"""M-9: the duel of two men of different owners and sides. The step table at the end is the printed sequence."""

from __future__ import annotations

from harena.games.munera.actions import COQUUS, FIXES, REROLLS, STAKES, VIRTUS
from harena.games.munera.bets import (
    bettors_of,
    fix,
    has_right,
    interrupt,
    interrupts,
    late_fixes,
    pay_stakes,
    stake,
    stakes,
    to_bettors,
)
from harena.games.munera.decks import AFTER_ROLL, BEFORE_DUEL
from harena.games.munera.moments import moment
from harena.games.munera.rolls import ACCIDENT, HEALING, JUDGEMENT, SPENT, open_again, roll
from harena.games.munera.school import (
    arbiter,
    charisma,
    discard_man,
    engage,
    faber,
    gain_fame,
    meals,
    medicus,
    owner_of,
    serve_meal,
    starting_virtus,
    worth,
)
from harena.games.munera.state import Duel, Moment, Munera, Roll, Spectacle
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, jump, repeat
from harena.kernel.state import innermost, put, tell

I, II = 0, 1  # noqa: E741  (the sides as the board calls them)
FIGHTING, MINOR, VICTORY, STANTES_MISSI = range(4)  # how a duel ends
TRACK = 10  # M-9.2: Pugna
APPROVED = 5  # M-9.6: Comprobatio
BOTH = (0, 0)


def duel(g: Munera, one: int, other: int) -> Duel:
    """M-9.2: the fighter of the Rudiarius' side is I."""
    f = Duel()
    f.begin("duel")
    f.men, f.owners = (one, other), (owner_of(g, one), owner_of(g, other))
    f.virtus = (starting_virtus(g, one, f.owners[I]), starting_virtus(g, other, f.owners[II]))
    f.wounds, f.declined, f.dice = BOTH, BOTH, (-1, -1)
    f.pugna = f.approval = f.fixed = f.paused = f.refreshed = f.blunt = f.reopened = f.dead = 0
    f.declared = f.loser = -1
    f.ending = FIGHTING
    f.bettors = bettors_of(g, f.owners)
    f.stakes, f.bought = (), ()
    return f


# M-9.2


def enter(g: Munera, f: Duel) -> None:
    tell(g, "duel", f.owners[I], f.men[I], f.owners[II], f.men[II])
    tell(g, "virtus-both", f.men[I], f.virtus[I], f.men[II], f.virtus[II])


def before_duel(g: Munera, f: Duel) -> Moment | None:
    return moment(g, BEFORE_DUEL)


def acclaim(g: Munera, f: Duel) -> None:
    """M-9.6: if cards brought Comprobatio to 5 before the first roll, both win at once, before the bets."""
    if f.approval >= APPROVED:
        stand_together(g, f)
        jump(g, f, "reward")


# M-9.3, M-9.4


def melee(g: Munera, f: Duel) -> None:
    """A round: both roll."""
    f.fixed = f.paused = f.refreshed = 0
    f.declined = BOTH
    f.dice = (g.luck.die(0, 9), g.luck.die(0, 9))
    tell(g, "melee", f.men[I], f.dice[I], f.men[II], f.dice[II])


def reopen(g: Munera, f: Duel) -> None:
    """Start the re-rolls: neither owner has declined yet."""
    f.reopened = 0
    f.declined = open_again(f.declined)
    whose(g, f)


def whose(g: Munera, f: Duel) -> None:
    """M-9.4 (1): ask the owner of the lower die first, on a tie side I; an owner who cannot re-roll is not asked."""
    first = II if f.dice[II] < f.dice[I] else I
    for side in (first, 1 - first):
        if not f.declined[side] and (f.virtus[side] or meals(g, f.owners[side])):
            f.turn = f.owners[side]
            return
    f.turn = -1


def rerolls(g: Munera, f: Duel, seat: int) -> Options:
    side = f.owners.index(seat)
    if f.virtus[side]:
        return (PASS, COQUUS, VIRTUS) if meals(g, seat) else (PASS, VIRTUS)
    return (PASS, COQUUS)


def reroll(g: Munera, f: Duel, seat: int, option: int) -> None:
    side = f.owners.index(seat)
    if option == PASS:
        f.declined = put(f.declined, side, 1)
        whose(g, f)
    elif option == VIRTUS:  # declared, not rolled: M-11.4a
        f.declared = side
        f.turn = has_right(f)
        tell(g, "declared", seat, f.men[side])
    else:
        serve_meal(g, seat)
        throw(g, f, side)


def throw(g: Munera, f: Duel, side: int) -> None:
    """The new die replaces the old one, even if it is worse; both owners are asked again."""
    f.dice = put(f.dice, side, g.luck.die(0, 9))
    tell(g, "rerolled", f.owners[side], f.men[side], f.dice[side])
    if g.table.one_reroll:
        f.declined = put(f.declined, side, SPENT)
    f.declined = open_again(f.declined)
    whose(g, f)


def throw_declared(g: Munera, f: Duel) -> None:
    """M-11.4a: if a fix took the man's last Virtus, no die is rolled."""
    side, f.declared = f.declared, -1
    if side < 0:
        return
    if f.virtus[side]:
        f.virtus = put(f.virtus, side, f.virtus[side] - 1)
        throw(g, f, side)
    else:
        tell(g, "stopped", f.men[side])
        whose(g, f)


def owners_left(g: Munera, f: Duel) -> bool:
    return f.turn >= 0


def to_fixer(g: Munera, f: Duel) -> None:
    """M-9.4 (2): both owners have declined."""
    f.turn = has_right(f)


def offer_reroll(g: Munera, f: Duel) -> None:
    """M-9.4 (2): a fix that gave Virtus opened (1) again; otherwise nobody is left to ask."""
    whose(g, f)


def after_roll(g: Munera, f: Duel) -> Moment | None:
    return moment(g, AFTER_ROLL)


def hand_of_fortune(g: Munera, f: Duel) -> bool:
    return f.reopened > 0


def strike(g: Munera, f: Duel) -> None:
    """M-9.3: Pugna moves towards the higher die, the lower die takes a wound; equal dice raise Comprobatio."""
    one, other = f.dice
    if one == other:
        f.approval += 1
        tell(g, "approval", f.approval)
        return
    if not f.paused:
        f.pugna = max(-TRACK, min(TRACK, f.pugna + one - other))
    lower = I if one < other else II
    if not f.refreshed:
        f.wounds = put(f.wounds, lower, f.wounds[lower] + 1)
    tell(g, "struck", f.men[1 - lower], f.men[lower], f.pugna, f.wounds[lower])


# M-9.5


def accident_i(g: Munera, f: Duel) -> Roll | None:
    return accident(g, f, I)


def accident_ii(g: Munera, f: Duel) -> Roll | None:
    return accident(g, f, II)


def accident(g: Munera, f: Duel, side: int) -> Roll | None:
    """A man whose final die is 0 must roll."""
    if f.dice[side] or f.blunt:
        return None
    return roll(g, ACCIDENT, f.men[side], f.wounds[side] - arbiter(g, *f.owners))


def fate_i(g: Munera, f: Duel, child: Roll) -> None:
    fate(g, f, I, child)


def fate_ii(g: Munera, f: Duel, child: Roll) -> None:
    fate(g, f, II, child)


def fate(g: Munera, f: Duel, side: int, child: Roll) -> None:
    if not child.good:
        f.dead |= 1 << side


# M-9.6


def decide(g: Munera, f: Duel) -> None:
    """Check the ways a duel ends in this order of precedence."""
    courage = g.table.decks.courage
    if f.dead:
        f.ending = MINOR
        for side in (I, II):
            if f.dead >> side & 1:
                tell(g, "accident", f.men[side])
                bury(g, f, side)
        f.loser = -1 if f.dead == 3 else f.dead - 1
    elif abs(f.pugna) == TRACK:
        win(g, f, I if f.pugna > 0 else II)
    elif f.wounds[I] > courage[f.men[I]]:
        win(g, f, II)
    elif f.wounds[II] > courage[f.men[II]]:
        win(g, f, I)
    elif f.approval >= APPROVED:
        stand_together(g, f)


def stand_together(g: Munera, f: Duel) -> None:
    f.ending = STANTES_MISSI
    tell(g, "stantes-missi", f.men[I], f.men[II])


def win(g: Munera, f: Duel, side: int) -> None:
    f.ending, f.loser = VICTORY, 1 - side
    tell(g, "victory", f.owners[side], f.men[side])


def bury(g: Munera, f: Duel, side: int) -> None:
    """Note that the school lost a man in this spectacle."""
    mourn(g, f.owners[side])
    discard_man(g, f.men[side])


def mourn(g: Munera, seat: int) -> None:
    spectacle = innermost(g, Spectacle)
    if spectacle is not None:
        spectacle.fallen |= 1 << seat


def fighting(g: Munera, f: Duel) -> bool:
    return f.ending == FIGHTING


# M-9.7


def defeated(g: Munera, f: Duel) -> bool:
    return f.ending == VICTORY


def judgement(g: Munera, f: Duel) -> Roll:
    man, owner = f.men[f.loser], f.owners[f.loser]
    appreciation = sum(f.wounds) + f.approval + charisma(g, man) + faber(g, owner)
    tell(g, "appreciation", man, appreciation)
    return roll(g, JUDGEMENT, man, appreciation)


def verdict(g: Munera, f: Duel, child: Roll) -> None:
    """M-3.5: a man killed by the public is paid for."""
    man, owner = f.men[f.loser], f.owners[f.loser]
    if child.good:
        tell(g, "spared", man)
        return
    price = worth(g, man)
    f.dead |= 1 << f.loser
    bury(g, f, f.loser)
    g.denarii[owner] += price
    tell(g, "killed", man, owner, price)


# M-9.8


def reward(g: Munera, f: Duel) -> None:
    """Give Fame, then pay the bets."""
    for side in (I, II):
        if not f.dead >> side & 1:
            gain_fame(g, f.men[side], fame_of(f, side))
    pay_stakes(g, f, winning_sides(f))


def fame_of(f: Duel, side: int) -> int:
    """Give 2 Fame for a victory, 1 for a minor victory, 1 to a spared loser."""
    return 1 if f.ending == MINOR or side == f.loser else 2


def winning_sides(f: Duel) -> tuple[int, ...]:
    if f.ending == STANTES_MISSI:
        return (I, II)
    return () if f.loser < 0 else (1 - f.loser,)


def healing_i(g: Munera, f: Duel) -> Roll | None:
    return healing(g, f, I)


def healing_ii(g: Munera, f: Duel) -> Roll | None:
    return healing(g, f, II)


def healing(g: Munera, f: Duel, side: int) -> Roll | None:
    """A man without wounds does not roll."""
    if f.dead >> side & 1 or not f.wounds[side]:
        return None
    return roll(g, HEALING, f.men[side], f.wounds[side] - medicus(g, f.owners[side]))


def bandage(g: Munera, f: Duel, child: Roll) -> None:
    tell(g, "healed" if child.good else "scarred", child.man)
    if not child.good:
        engage(g, child.man, wounded=True)


def leave(g: Munera, f: Duel) -> None:
    for side in (I, II):
        if not f.dead >> side & 1:
            engage(g, f.men[side], wounded=False)


DUEL = Procedure(
    "duel",
    Duel,
    do(enter),  # M-9.2
    call(before_duel),  # M-5.3
    do(acclaim),  # M-9.6
    do(to_bettors),
    ask(stakes, stake, STAKES, again=True),  # M-11.2
    do(melee),  # M-9.3   both roll
    do(reopen),  # M-9.4
    ask(rerolls, reroll, REROLLS),  #     (1) Virtus, Coquus or decline
    ask(interrupts, interrupt, FIXES, rule="M-11.4"),  #         a declared re-roll answered
    do(throw_declared),
    repeat("reroll", owners_left),
    do(to_fixer),
    ask(late_fixes, fix, FIXES, rule="M-11.4"),  #     (2) a fix of the roll as it stands
    do(offer_reroll),
    repeat("reroll", owners_left, name="virtus_given"),
    call(after_roll),  #     (3) Eventum cards
    repeat("reopen", hand_of_fortune),
    do(strike),  #     (4) Pugna, wound, Comprobatio
    call(accident_i, fate_i),  #     (5) M-9.5
    call(accident_ii, fate_ii),
    do(decide),  #     (6) M-9.6
    repeat("melee", fighting),
    call(judgement, verdict, when=defeated),  # M-9.7
    do(reward),  # M-9.8
    call(healing_i, bandage),
    call(healing_ii, bandage),
    do(leave),
)
