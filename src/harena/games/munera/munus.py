"""M-7: the Munus phase. The Rudiarius chooses a spectacle; poll and tender decide which other school takes part."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.actions import MAN, MEN, MUNUS, SPECTACLES, STAND, STANDS, TENDER, TENDERS
from harena.games.munera.bout import bout, wager
from harena.games.munera.contract import bill, can_take_part, owed
from harena.games.munera.decks import POLL, RIVAL, SPECTACLE_END
from harena.games.munera.duel import duel
from harena.games.munera.moments import CHOSEN, IN_MUNUS, moment, rest
from harena.games.munera.naming import (
    BONUS_PAID,
    BOTH_SIDES,
    FEES_PAID,
    HOST,
    HOST_ONLY,
    NOTHING_PAID,
    RIVAL_SIDE,
    gain_bonus,
    mask_of_class,
    naming,
)
from harena.games.munera.school import owner_of
from harena.games.munera.sets import men_of
from harena.games.munera.state import Bout, Duel, Moment, Munera, Munus, Naming, Spectacle, Wager
from harena.games.munera.travel import before_travel, draw_cards, pay, payment, payments_left, set_out
from harena.games.munera.victory import gain_glory
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, jump, repeat
from harena.kernel.state import Frame, bits, tell

# M-7.1, M-7.2


def munus_phase(g: Munera, f: Frame) -> Munus:
    child = Munus()
    child.begin("munus")
    child.chosen, child.declined = -1, 0
    return child


def announce(g: Munera, f: Munus) -> None:
    """M-7.1, and M-2.4 in the first turn of a quick start."""
    g.munera_gone |= g.open
    g.open = 0
    if g.table.quick_start and g.turn == 1:
        announce_small(g)
    else:
        for _ in range(3 if g.seats == 4 else 2):
            draw_spectacle(g)
    tell(g, "announced", tuple(men_of(g.open)))


def announce_small(g: Munera) -> None:
    """M-2.4: lay out as many one-pair spectacles as there are players; the others go back."""
    laid_aside = 0
    while g.munera_bag and g.open.bit_count() < g.seats:
        draw_spectacle(g)
        large = [card for card in men_of(g.open) if g.table.decks.pairs[card] > 1]
        for card in large:
            g.open &= ~(1 << card)
            laid_aside |= 1 << card
    g.munera_bag |= laid_aside


def draw_spectacle(g: Munera) -> None:
    if not g.munera_bag:
        g.munera_bag, g.munera_gone = g.munera_gone, 0
    if g.munera_bag:
        card = g.luck.deal(bits(g.munera_bag), 1, of="spectacle")[0]
        g.munera_bag &= ~(1 << card)
        g.open |= 1 << card


def rest_before_choice(g: Munera, f: Munus) -> Moment:
    """M-13.3"""
    f.turn = g.rudis
    return rest(g, IN_MUNUS)


def spectacles(g: Munera, f: Munus, seat: int) -> Options:
    """M-7.2, M-7.3: the spectacles the Rudiarius can take part in. Without any, the only answer would be to decline, so
    there is no question."""
    fees = g.table.decks.denarii
    found = [MUNUS + card for card in men_of(g.open) if can_take_part(g, seat, card, fees[card])]
    return [PASS, *found] if found else ()


def choose(g: Munera, f: Munus, seat: int, option: int) -> None:
    if option != PASS:
        f.chosen = option - MUNUS
        tell(g, "chosen", seat, f.chosen)


def spectacle(g: Munera, f: Munus) -> Spectacle | None:
    """M-7.2: a Rudiarius who declines passes the Rudis left."""
    if f.chosen < 0:
        f.declined += 1
        pass_rudis(g)
        return None
    child = Spectacle()
    child.begin("spectacle")
    child.card, child.host, child.rival, child.fee = f.chosen, g.rudis, -1, -1
    child.polled, child.standing, child.fighters = 0, (), (0, 0)
    child.fought = child.fallen = child.robbed = child.paved = child.storm = 0
    child.champion = child.opponent = -1
    child.payers = ()
    f.declined, f.chosen = 0, -1
    return child


def pass_rudis(g: Munera) -> None:
    g.rudis = (g.rudis + 1) % g.seats
    tell(g, "rudis", g.rudis)


def spectacles_left(g: Munera, f: Munus) -> bool:
    """M-7.2: the phase goes on until no spectacle is left or all decline in a row."""
    return bool(g.open) and f.declined < g.seats


def free_loans(g: Munera, f: Munus) -> None:
    """M-13.2: spectacles that are still open are never resolved, so men lent for them are free again."""
    g.loans = ()


# M-7.4: the poll


def rest_after_choice(g: Munera, f: Spectacle) -> Moment:
    """M-13.3: once between choice and poll."""
    return rest(g, CHOSEN)


def open_poll(g: Munera, f: Spectacle) -> None:
    poll_on(g, f)


def poll_on(g: Munera, f: Spectacle) -> None:
    """Ask from the Rudiarius' left; a school that cannot take part is not asked."""
    while f.polled < g.seats - 1:
        f.polled += 1
        seat = (f.host + f.polled) % g.seats
        if can_take_part(g, seat, f.card, g.table.decks.denarii[f.card]):
            f.turn = seat
            return
    f.turn = -1


def standing(g: Munera, f: Spectacle, seat: int) -> Options:
    return (PASS, STAND)


def stand(g: Munera, f: Spectacle, seat: int, option: int) -> None:
    if option == STAND:
        f.standing = (*f.standing, seat)
        tell(g, "stands", seat)
    poll_on(g, f)


def contested(g: Munera, f: Spectacle) -> bool:
    """Return whether several schools want to be the other side."""
    return len(f.standing) > 1


def poll_shown(g: Munera, f: Spectacle) -> Moment | None:
    return moment(g, POLL)


# M-7.4: the tender


def open_tender(g: Munera, f: Spectacle) -> None:
    f.turn = f.standing[0] if len(f.standing) > 1 else -1


def tenders(g: Munera, f: Spectacle, seat: int) -> Options:
    """The first bids the printed denarii or less, the others bid less than the last bid or withdraw. No school may bid
    so low that it could not pay the journey (M-7.3)."""
    printed = g.table.decks.denarii[f.card]
    least = max(0, bill(g, seat, f.card) + owed(g, seat, f.card) - g.denarii[seat])
    if f.fee < 0:
        return range(TENDER + least, TENDER + printed + 1)
    return [PASS, *range(TENDER + least, TENDER + f.fee)]


def tender(g: Munera, f: Spectacle, seat: int, option: int) -> None:
    after = f.standing[(f.standing.index(seat) + 1) % len(f.standing)]
    if option == PASS:
        f.standing = tuple([other for other in f.standing if other != seat])
        tell(g, "withdrew", seat)
    else:
        f.fee = option - TENDER
        tell(g, "tendered", seat, f.fee)
        if not f.fee:  # no bid can be lower
            f.standing = (seat,)
    f.turn = after if len(f.standing) > 1 else -1


# M-7.5


def host_names(g: Munera, f: Spectacle) -> Naming | None:
    """The Rudiarius names fighters together with the spectacle, before the tender."""
    return naming(g, f, HOST_ONLY, NOTHING_PAID)


def host_renames(g: Munera, f: Spectacle) -> Naming | None:
    """Replace men who were traded away or changed class at the rest moment."""
    return naming(g, f, HOST_ONLY, NOTHING_PAID)


def award(g: Munera, f: Spectacle) -> None:
    """M-7.4: the spectacle has a second school now; if nobody stood, it is discarded."""
    if not f.standing:
        tell(g, "unmatched", f.card)
        jump(g, f, "close")
        return
    f.rival = f.standing[0]
    f.fee = g.table.decks.denarii[f.card] if f.fee < 0 else f.fee


def rival_names(g: Munera, f: Spectacle) -> Naming | None:
    """The school that won the tender names its fighters at once."""
    return naming(g, f, BOTH_SIDES, NOTHING_PAID)


def named_early(g: Munera, f: Spectacle) -> bool:
    return not g.table.late_naming


def contract(g: Munera, f: Spectacle) -> None:
    """Give Glory and denarii to both schools and, if the fighters are named, the bonus Glory: victory is checked once
    after all of it."""
    decks = g.table.decks
    for seat, denarii in ((f.host, decks.denarii[f.card]), (f.rival, f.fee)):
        g.denarii[seat] += denarii
        tell(g, "contract", seat, denarii)
        gain_glory(g, seat, decks.glory[f.card])
    if named_early(g, f):
        bonus(g, f)
        jump(g, f, "before_travel")


def late_naming(g: Munera, f: Spectacle) -> Naming | None:
    """The option that fighters are named only before travel; victory has been checked then."""
    return naming(g, f, BOTH_SIDES, FEES_PAID)


def bonus(g: Munera, f: Spectacle) -> None:
    """M-3.4: all owners, lenders too, gain the Glory of their men's ranks at the same time."""
    for man in men_of(f.fighters[HOST] | f.fighters[RIVAL_SIDE]):
        gain_bonus(g, man)


def replacements(g: Munera, f: Spectacle) -> Naming | None:
    """A man who is no longer free at travel is replaced, or his pair is void."""
    return naming(g, f, BOTH_SIDES, BONUS_PAID)


# M-9.1: who meets whom


def pick_forced(g: Munera, f: Spectacle) -> None:
    """The Rudiarius picks a man, unless only one is left; after that the remaining pairs of the other side fight."""
    f.champion = f.opponent = -1
    left = men_of(f.fighters[HOST] & ~f.fought)
    if len(left) > 1:
        f.turn = f.host
        return
    f.turn = -1
    if not left:
        left = men_of(f.fighters[RIVAL_SIDE] & ~f.fought)
    if not left:  # every pair is void
        jump(g, f, "applause")
        return
    f.champion = left[0]
    oppose_forced(g, f)


def no_champion(g: Munera, f: Spectacle) -> bool:
    return f.champion < 0


def champions(g: Munera, f: Spectacle, seat: int) -> Options:
    return [MAN + man for man in men_of(f.fighters[HOST] & ~f.fought)]


def pick(g: Munera, f: Spectacle, seat: int, option: int) -> None:
    f.champion = option - MAN
    oppose_forced(g, f)


def oppose_forced(g: Munera, f: Spectacle) -> None:
    """The Rudiarius picks the opponent too, unless there is only one."""
    found = opponents(g, f)
    f.turn = f.host if len(found) > 1 else -1
    if len(found) == 1:
        f.opponent = found[0]


def opponents(g: Munera, f: Spectacle) -> Sequence[int]:
    """Return the matching men of the other side who have not fought, or else those of the man's own side."""
    klass = RIVAL[g.klass[f.champion]]
    left = ~f.fought & ~(1 << f.champion)
    if f.fighters[HOST] >> f.champion & 1:
        found = men_of(mask_of_class(g, f.fighters[RIVAL_SIDE] & left, klass))
        return found or men_of(mask_of_class(g, f.fighters[HOST] & left, klass))
    return men_of(mask_of_class(g, f.fighters[RIVAL_SIDE] & left, klass))


def no_opponent(g: Munera, f: Spectacle) -> bool:
    return f.opponent < 0


def rivals(g: Munera, f: Spectacle, seat: int) -> Options:
    return [MAN + man for man in opponents(g, f)]


def oppose(g: Munera, f: Spectacle, seat: int, option: int) -> None:
    f.opponent = option - MAN


def meet(g: Munera, f: Spectacle) -> Duel | Bout | Wager:
    """M-9.1: start the duel; M-10 applies if both men fight for one side or belong to one owner."""
    f.fought |= 1 << f.champion | 1 << f.opponent
    same_side = any([men >> f.champion & men >> f.opponent & 1 for men in f.fighters])
    if same_side or owner_of(g, f.champion) == owner_of(g, f.opponent):
        return wager(g, f.champion, f.opponent) if g.table.bout_bets else bout(g, f.champion, f.opponent)
    return duel(g, f.champion, f.opponent)


def fighters_left(g: Munera, f: Spectacle) -> bool:
    return bool((f.fighters[HOST] | f.fighters[RIVAL_SIDE]) & ~f.fought)


# M-7.6


def applause(g: Munera, f: Spectacle) -> Moment | None:
    return moment(g, SPECTACLE_END)


def close(g: Munera, f: Spectacle) -> None:
    """Discard the card, return lent men, pass the Rudis left."""
    g.open &= ~(1 << f.card)
    g.munera_gone |= 1 << f.card
    g.loans = tuple([loan for loan in g.loans if loan[2] != f.card])
    tell(g, "closed", f.card)
    pass_rudis(g)


MUNUS_PHASE = Procedure(
    "munus",
    Munus,
    do(announce),  # M-7.1
    call(rest_before_choice),  # M-13.3
    ask(spectacles, choose, SPECTACLES),  # M-7.2
    call(spectacle),
    repeat("rest_before_choice", spectacles_left),
    do(free_loans),
)
SPECTACLE = Procedure(
    "spectacle",
    Spectacle,
    call(host_names, when=named_early),  # M-7.5
    call(rest_after_choice),  # M-13.3
    call(host_renames, when=named_early),
    do(open_poll),
    ask(standing, stand, STANDS, again=True),  # M-7.4
    call(poll_shown, when=contested),  # M-5.3
    do(open_tender),
    ask(tenders, tender, TENDERS, again=True),
    do(award),
    call(rival_names, when=named_early),  # M-7.5
    do(contract),  # M-3.4 too, if the fighters are named
    call(late_naming),
    do(bonus),
    call(before_travel),  # M-5.3
    call(replacements),  # M-7.5
    do(set_out),  # M-8.1
    call(payment),
    do(pay),
    repeat("payment", payments_left),
    do(draw_cards),  # M-8.2
    do(pick_forced),  # M-9.1
    ask(champions, pick, MEN, rule="M-9.1", when=no_champion),
    ask(rivals, oppose, MEN, rule="M-9.1", when=no_opponent),
    call(meet),
    repeat("pick_forced", fighters_left),
    call(applause),  # M-5.3
    do(close),  # M-7.6
    aliases={"name_forced": "late_naming", "name_fighter": "late_naming"},
)
