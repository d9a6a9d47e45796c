"""M-13.3: rest moments. In turn, each school may train a man, sell, hold an auction, play a card or make an offer."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.actions import (
    AUCTION,
    BID,
    BIDS,
    CLASS,
    CLASS_KIND,
    DEEDS,
    GLORY,
    MAN,
    MEN,
    MINIMA,
    MINIMUM,
    MINISTER_KIND,
    PLAYS,
    PURSE,
    SELL,
    TRAIN,
)
from harena.games.munera.cards import options_of
from harena.games.munera.contract import chosen_spectacle, keeps_his_word, lent, purse, spare
from harena.games.munera.decks import CLASSES, VECTORES
from harena.games.munera.eventum import play_card
from harena.games.munera.forum import option_ware, ware_option
from harena.games.munera.moments import CHOSEN, IN_FORUM, cards_for
from harena.games.munera.school import WARES, change_class, discard_man, discard_minister, give_class, ware_cost, worth
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.setup import highest
from harena.games.munera.state import Deed, Moment, Munera
from harena.games.munera.victory import gain_glory
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import ROUNDS, Procedure, ask, do, seal, window
from harena.kernel.state import Frame, enclosing, put, tell

GLORY_PRICE = 15  # M-2.5


def everybody(g: Munera, f: Moment) -> Sequence[int]:
    """M-13.4: the Rudiarius first, then clockwise."""
    return clockwise(g, g.rudis)


def deeds(g: Munera, f: Moment, seat: int) -> Options:
    found = [PASS]
    if may_train(g, f, seat):
        found.append(TRAIN)
    if f.phase == IN_FORUM or g.table.sell_always:
        if any_ware(g, f, seat, 0):
            found.append(SELL)
        if any_ware(g, f, seat, g.auctioned):
            found.append(AUCTION)
    if f.phase == IN_FORUM and g.table.bought_glory and purse(g, seat) >= GLORY_PRICE:
        found.append(GLORY)
    hand = g.hands[seat] & cards_for(g, f)
    return found + options_of(g, f, seat, hand) if hand else found


def act(g: Munera, f: Moment, seat: int, option: int) -> Frame | None:
    if option == GLORY:
        g.denarii[seat] -= GLORY_PRICE
        tell(g, "paid", seat, GLORY_PRICE)
        gain_glory(g, seat, 1)
        return None
    if option in (TRAIN, SELL, AUCTION):
        child = Deed()
        child.begin({TRAIN: "training", SELL: "sale", AUCTION: "auction"}[option], seat)
        child.phase, child.seller, child.ware, child.minimum, child.bids = f.phase, seat, -1, 0, ()
        return child
    return play_card(g, f, seat, option)


# M-3.2: another class


def may_train(g: Munera, f: Moment, seat: int) -> bool:
    men = idle(g, f, seat)
    if f.phase != CHOSEN:
        return men > 0
    return any(classes_for(g, f.phase, seat, man) for man in men_of(men))


def idle(g: Munera, f: Moment, seat: int) -> int:
    """Return the men who may change class: not on loan (M-13.2), and once per rest moment."""
    return g.school[seat] & ~f.trained & ~lent(g) if g.loans else g.school[seat] & ~f.trained


def trainees_of(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    men = men_of(idle(g, f, seat))
    return [man for man in men if classes_for(g, f.phase, seat, man)] if f.phase == CHOSEN else men


def classes_for(g: Munera, phase: int, seat: int, man: int) -> list[int]:
    """M-7.3: a school that has chosen a spectacle must still be able to take part."""
    found = [klass for klass in range(len(CLASSES)) if klass != g.klass[man]]
    if phase != CHOSEN:
        return found
    return [klass for klass in found if keeps_his_word(g, phase, seat, put(g.klass, man, klass))]


def trainees(g: Munera, f: Deed, seat: int) -> Options:
    return [MAN + man for man in trainees_of(g, enclosing(g, Moment), seat)]


def pick_trainee(g: Munera, f: Deed, seat: int, option: int) -> None:
    f.ware = option - MAN


def new_classes(g: Munera, f: Deed, seat: int) -> Options:
    return [CLASS + klass for klass in classes_for(g, f.phase, seat, f.ware)]


def train(g: Munera, f: Deed, seat: int, option: int) -> None:
    bit = 1 << f.ware
    enclosing(g, Moment).trained |= bit
    spectacle = chosen_spectacle(g, f.phase)
    if spectacle is not None and spectacle.fighters[0] & bit:  # M-7.5: he was named for his old class
        spectacle.fighters = put(spectacle.fighters, 0, spectacle.fighters[0] & ~bit)
        tell(g, "stands-down", spectacle.host, f.ware)
    if g.klass[f.ware] < 0:
        give_class(g, seat, f.ware, option - CLASS)
    else:
        change_class(g, seat, f.ware, option - CLASS)


# M-6.6: sales


def any_ware(g: Munera, f: Moment, seat: int, barred: int) -> bool:
    """Return whether there is anything to sell; a quick test is enough at most moments."""
    if f.phase == CHOSEN or g.loans:
        return bool(goods_of(g, f, seat, barred))
    return bool((g.school[seat] | g.staff[seat] << WARES) & ~barred)


def goods_of(g: Munera, f: Moment, seat: int, barred: int) -> list[int]:
    """Return the wares a school may sell: engaged and wounded men too, but not lent ones."""
    men = g.school[seat] & ~lent(g)
    mask = (men | g.staff[seat] << WARES) & ~barred
    return [ware for ware in men_of(mask) if spares(g, f, seat, ware)]


def spares(g: Munera, f: Moment, seat: int, ware: int) -> bool:
    """M-7.3: a school that has chosen a spectacle keeps the men it needs, and the Vectores that make the journey cheap.
    A lender keeps its Vectores too (M-13.2)."""
    if ware < WARES:
        return keeps_his_word(g, f.phase, seat, without=1 << ware)
    if g.table.decks.office[ware - WARES] != VECTORES:
        return True
    chosen = chosen_spectacle(g, f.phase)
    return (chosen is None or chosen.host != seat) and not g.school[seat] & lent(g)


def sellable(g: Munera, f: Deed, seat: int) -> Options:
    return [ware_option(ware) for ware in goods_of(g, enclosing(g, Moment), seat, 0)]


def sell(g: Munera, f: Deed, seat: int, option: int) -> None:
    """Sell to the Forum: a man for his worth, a Minister for the printed cost; the card is discarded."""
    ware = option_ware(option)
    price = worth(g, ware) if ware < WARES else ware_cost(g, ware)
    if ware < WARES:
        discard_man(g, ware)
    else:
        discard_minister(g, seat, ware - WARES)
    g.denarii[seat] += price
    tell(g, "sold", seat, ware, price)


def auctionable(g: Munera, f: Deed, seat: int) -> Options:
    return [ware_option(ware) for ware in goods_of(g, enclosing(g, Moment), seat, g.auctioned)]


def offer_up(g: Munera, f: Deed, seat: int, option: int) -> None:
    f.ware = option_ware(option)


def minima(g: Munera, f: Deed, seat: int) -> Options:
    """A minimum is at most what another school could pay."""
    most = max([spare(g, f.phase, other) for other in range(g.seats) if other != seat])
    return range(MINIMUM, MINIMUM + min(most, PURSE - 1) + 1)


def name_minimum(g: Munera, f: Deed, seat: int, option: int) -> None:
    f.minimum = option - MINIMUM
    g.auctioned |= 1 << f.ware
    tell(g, "auction", seat, f.ware, f.minimum)


def buyers(g: Munera, f: Deed) -> Sequence[int]:
    return [seat for seat in range(g.seats) if seat != f.seller]


def private_bids(g: Munera, f: Deed, seat: int) -> Options:
    return [PASS, *range(BID + f.minimum, BID + min(spare(g, f.phase, seat), PURSE - 1) + 1)]


def private_bid(g: Munera, f: Deed, seals: tuple[int, ...]) -> None:
    f.bids = tuple([option - BID if option > PASS else -1 for option in seals])


def knock_down(g: Munera, f: Deed) -> None:
    """The highest bidder pays the seller; ties roll. A man keeps class, rank, Fame, marker and engagement (M-3.2)."""
    price = max(f.bids)
    if price < 0:
        tell(g, "unsold", f.ware)
        return
    tell(g, "bids", f.bids)
    buyer = highest(g, [seat for seat in range(g.seats) if f.bids[seat] == price])
    g.denarii[buyer] -= price
    g.denarii[f.seller] += price
    move_ware(g, f.seller, buyer, f.ware)
    tell(g, "bought", buyer, f.ware, price)


def move_ware(g: Munera, giver: int, taker: int, ware: int) -> None:
    if ware < WARES:
        g.school[giver] &= ~(1 << ware)
        g.school[taker] |= 1 << ware
    else:
        g.staff[giver] &= ~(1 << ware - WARES)
        g.staff[taker] |= 1 << ware - WARES


REST = Procedure("rest", Moment, window(ROUNDS, everybody, deeds, act, DEEDS, PLAYS, rule="M-13.4"))
TRAINING = Procedure(
    "training",
    Deed,
    ask(trainees, pick_trainee, MEN, rule="M-3.2"),
    ask(new_classes, train, CLASS_KIND),
)
SALE = Procedure("sale", Deed, ask(sellable, sell, MEN, MINISTER_KIND, rule="M-6.6"))
SELLERS_AUCTION = Procedure(
    "auction",
    Deed,
    ask(auctionable, offer_up, MEN, MINISTER_KIND, rule="M-6.6"),
    ask(minima, name_minimum, MINIMA),
    seal(buyers, private_bids, private_bid, BIDS),
    do(knock_down),
)
