"""S-5.4 to S-5.6, S-6.2: a scheme, from the search for support to its success or failure."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import (
    ACCEPT,
    AIMS,
    ASSET,
    ASSETS,
    CLAIM,
    CLAIMS,
    DEEDS,
    DEMAND,
    DEMANDS,
    FROM_HAND,
    FROM_TABLE,
    LAY,
    LAYS,
    OWE,
    OWES,
    PLAY,
    PLAYS,
    PRICE,
    PRICES,
    PROMISE,
    PROMISES,
    PURSE,
    SEAT,
    SEATS,
    SHOW,
    SUPPORT,
    USE,
    USES,
)
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.cards.registry import FOILS, SCHEMES, THUNDERS
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.facts import FACT
from harena.games.spartacus.house import (
    exhaust,
    forget_copy,
    guards,
    leave_hand,
    one_of,
    owner_of,
    pay_bank,
    pay_house,
    ready,
    shown,
)
from harena.games.spartacus.printed import SCHEME as IS_SCHEME
from harena.games.spartacus.printed import Row
from harena.games.spartacus.reaction import could_thunder, guard_steps_up, play_reaction
from harena.games.spartacus.seats import clockwise
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Intrigue, Ludus, Plot, React
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import SEALED, Procedure, ask, do, jump, repeat, window
from harena.kernel.state import enclosing, reveal, tell

ONLY_PASS = (PASS,)
MOST_REQUESTS = 3  # S-5.5: to one house, for one card
MOST_PROMISED = 12  # S-5.5: gold for one support; more can be promised in words
SHOWN = -2  # in `Plot.claim`: the schemer shows the card instead of naming a title


def plot(seat: int) -> Plot:
    f = Plot()
    f.begin("scheme", seat)
    f.schemer, f.laid, f.card, f.aim, f.less = seat, 0, -1, 0, 0
    f.asked, f.price, f.promised, f.claim, f.claimed = -1, 0, 0, -1, -1
    f.said_no = f.pledged = f.shown_to = f.foiled = 0
    f.picked, f.requests = -1, ()
    return f


# S-5.4: Influence, and what makes up for it


def schemes_in_hand(g: Ludus, seat: int) -> list[int]:
    """Return the titles of the schemes in a hand, in order."""
    titled = g.table.decks.titled
    return sorted({titled[card] for card in members(g.hands[seat] & g.table.decks.schemes)})


def short_by(g: Ludus, seat: int, title: int, pledged: int = 0, less: int = 0) -> int:
    """Return how much Influence is missing."""
    have = g.influence[seat] + sum([g.influence[other] for other in members(pledged)])
    return g.table.decks.needs[title] - less - have


def schemers(g: Ludus, seat: int) -> int:
    """S-16: return the ready cards with Ashur's ability."""
    return ready(g, seat) & g.table.decks.able["schemer"]


def help_of(g: Ludus, mask: int) -> int:
    return sum([g.table.decks.ware_amount[card] for card in members(mask)])


def buys_less(g: Ludus, seat: int) -> bool:
    """S-15: return whether the house has the rule of Solonius."""
    return g.table.decks.houses[g.house[seat]].rule == "lower_needs"


def makes_up(g: Ludus, seat: int, missing: int, cost: int) -> bool:
    """S-5.7: return whether the house can make up for so much Influence and still pay for the scheme. S-5.6 only
    concerns gold: other costs of a scheme are part of its targets."""
    if missing > 0:
        missing -= help_of(g, schemers(g, seat))
        if missing > 0:
            return buys_less(g, seat) and g.gold[seat] - cost >= missing
    return g.gold[seat] >= cost


def plays_of(g: Ludus, seat: int, title: int, missing: int) -> list[int]:
    """Return the ways to declare a scheme."""
    row = g.table.decks.rows[title]
    if row.kind != IS_SCHEME:
        return []
    if missing > 0 and not schemers(g, seat) and not buys_less(g, seat):
        return []
    scheme = SCHEMES[row.effect]
    first = PLAY + AIMS * title
    helpers = schemers(g, seat) if missing > 0 else 0
    fit = aims_without(g, seat, row, helpers) if helpers else ()
    found: list[int] = []
    for aim in scheme.aim.legal(g, seat, row):
        cost = scheme.cost.gold(g, seat, aim, row)
        paid = buys_less(g, seat) and g.gold[seat] - cost >= missing  # nobody has to be exhausted
        if makes_up(g, seat, missing, cost) and (not helpers or paid or aim in fit):
            found.append(first + aim)
    return found


def aims_without(g: Ludus, seat: int, row: Row, helpers: int) -> Sequence[int]:
    """S-5.6: return the possible targets once these cards are exhausted for the scheme. They no longer count as ready
    gladiators.
    """
    after = g.copy()
    after.tired |= helpers
    return SCHEMES[row.effect].aim.legal(after, seat, row)


# S-5.5: support


def may_seek(g: Ludus, f: Intrigue, seat: int) -> list[int]:
    """Return the schemes the house could lay face down: those that need more Influence than it has, but not more than
    all houses together.
    """
    everybody = sum(g.influence)
    decks = g.table.decks
    most = everybody + help_of(g, schemers(g, seat)) + (g.gold[seat] if buys_less(g, seat) else 0)
    fresh = g.hands[seat] & ~f.tried
    return [
        title
        for title in schemes_in_hand(g, seat)
        if g.influence[seat] < decks.needs[title] <= most and fresh & decks.copies[title]
    ]


def to_lay(g: Ludus, f: Plot, seat: int) -> Options:
    """Offer the schemes to lay, or to change one's mind: being asked must not reveal what the house holds."""
    return [PASS, *[LAY + title for title in may_seek(g, enclosing(g, Intrigue), seat)]]


def lay_down(g: Ludus, f: Plot, seat: int, option: int) -> None:
    if option == PASS:
        jump(g, enclosing(g, Intrigue), "do_deed")  # nothing was done that others could answer (S-6.6)
        return
    fresh = g.hands[seat] & ~enclosing(g, Intrigue).tried & g.table.decks.copies[option - LAY]
    card = one_of(g, seat, fresh)
    g.hands[seat] &= ~(1 << card)
    f.laid = 1 << card
    tell(g, "laid", seat)


def laid_title(g: Ludus, f: Plot) -> int:
    return g.table.decks.titled[f.laid.bit_length() - 1]


def pleas(g: Ludus, f: Plot, seat: int) -> Options:
    """Offer to ask a house, to declare the scheme, or to take it back unseen."""
    title = laid_title(g, f)
    found = [PASS, *[SEAT + other for other in range(g.seats) if other != seat and may_ask(g, f, other)]]
    return found + plays_of(g, seat, title, short_by(g, seat, title, f.pledged))


def may_ask(g: Ludus, f: Plot, house: int) -> bool:
    """Return whether a house can be asked. One that refused may be asked again a few times: at another price, with
    another promise or claim. There are always more of these than requests."""
    if f.pledged >> house & 1:
        return False
    return len([request for request in f.requests if request[0] == house]) < MOST_REQUESTS


def claims_for(g: Ludus, f: Plot, house: int) -> list[int]:
    """Return what the schemer can say to a house at this price that it has not heard. A claim with a target can be
    varied. Instead of saying what the card is, the schemer may show it."""
    heard = heard_at(f, house)
    rows = g.table.decks.rows
    found = [] if (-1, -1) in heard else [PASS]
    if not f.shown_to >> house & 1:
        found.append(SHOW)
    for title, row in enumerate(rows):
        if row.kind == IS_SCHEME and ((title, -1) not in heard or SCHEMES[row.effect].aim.kind == "-house"):
            found.append(CLAIM + title)
    return found


def heard_at(f: Plot, house: int) -> list[tuple[int, int]]:
    """Return what a house was told when it was asked at this price, with this promise: titles and targets."""
    offer = (house, f.price, f.promised)
    return [(request[3], request[4]) for request in f.requests if request[:3] == offer]


def missing_for(g: Ludus, f: Plot, title: int) -> int:
    """Return how much Influence a face-down scheme lacks if only the schemer and the supporters count."""
    return short_by(g, f.schemer, title, f.pledged)


def plead(g: Ludus, f: Plot, seat: int, option: int) -> None:
    f.price, f.promised, f.claim, f.claimed = 0, 0, -1, -1
    if option >= PLAY:
        remember_shown(g, f)
        f.card, f.laid = f.laid.bit_length() - 1, 0
        f.aim = (option - PLAY) % AIMS
        shown(g, seat, f.card)
    elif option == PASS:
        remember_shown(g, f)
        g.hands[seat] |= f.laid
        enclosing(g, Intrigue).tried |= f.laid
        f.laid = 0
        tell(g, "took-back", seat)
    else:
        f.asked = option - SEAT


def house_asked(g: Ludus, f: Plot) -> bool:
    return f.asked >= 0


def prices(g: Ludus, f: Plot, seat: int) -> Options:
    """Return the amounts of gold that can be offered for support: paid with the yes, or promised for later. Nothing
    makes the schemer pay what was promised (S-3.2). After a promise, the gold paid at once is still asked for.
    """
    found = range(PRICE, PRICE + min(PURSE, g.gold[seat] + 1))
    return found if f.promised else [*found, *range(PROMISE + 1, PROMISE + MOST_PROMISED + 1)]


def name_price(g: Ludus, f: Plot, seat: int, option: int) -> None:
    if option >= PROMISE:
        f.promised = option - PROMISE
        jump(g, f, "name_price")
    else:
        f.price = option - PRICE


def claims(g: Ludus, f: Plot, seat: int) -> Options:
    """Return what the schemer may say the scheme is. It need not be true. Only showing the card proves it."""
    return claims_for(g, f, f.asked)


def claim(g: Ludus, f: Plot, seat: int, option: int) -> None:
    f.claim = SHOWN if option == SHOW else option - CLAIM if option else -1


def claimed_targets(g: Ludus, f: Plot, seat: int) -> Options:
    """Return the targets the schemer may claim, if they claimed a scheme. Of a card that is shown, a target is always
    asked for: otherwise the others would learn from the question whether it has one."""
    if f.claim == -1 or (f.claim >= 0 and SCHEMES[g.table.decks.rows[f.claim].effect].aim.kind != "-house"):
        return ()
    heard = [target for title, target in heard_at(f, f.asked) if title == f.claim]
    found = [SEAT + target for target in range(g.seats) if target not in heard]
    return found if -1 in heard else [PASS, *found]


def claim_target(g: Ludus, f: Plot, seat: int, option: int) -> None:
    f.claimed = option - SEAT if option else -1


def put_plea(g: Ludus, f: Plot) -> None:
    f.turn = f.asked
    f.requests = (*f.requests, (f.asked, f.price, f.promised, f.claim, f.claimed))
    tell(g, "pleaded", f.schemer, f.asked, f.price)
    if f.promised:
        tell(g, "promised", f.schemer, f.asked, f.promised)
    if f.claim == SHOWN:
        show_card(g, f, f.asked)
        if f.claimed >= 0:
            tell(g, "claimed-target", f.schemer, f.claimed)
    elif f.claimed >= 0:
        tell(g, "claimed-house", f.schemer, f.claim, f.claimed)
    elif f.claim >= 0:
        tell(g, "claimed", f.schemer, f.claim)


def show_card(g: Ludus, f: Plot, house: int) -> None:
    """Show the face-down scheme to one house, which alone then knows it. Of a copy that it knew to be in the schemer's
    hand it cannot tell whether it is this one, so it knows of one copy less there."""
    card = f.laid.bit_length() - 1
    reveal(g, f.schemer, card, to=(house,))
    f.shown_to |= 1 << house
    tell(g, "showed", f.schemer, house)
    tell(g, "saw-scheme", house, f.schemer, laid_title(g, f), to=(house,))
    forget_copy(g, house, f.schemer, card)


def remember_shown(g: Ludus, f: Plot) -> None:
    """Let the houses that were shown the card remember that the schemer has it, now that it no longer lies there."""
    fact = f.laid << FACT * f.schemer
    for house in members(f.shown_to):
        g.learned[house] |= fact


def pledges(g: Ludus, f: Plot, seat: int) -> Options:
    """Offer to refuse, to agree, or to agree for more gold at once or for a larger promise."""
    more = range(DEMAND + f.price + 1, DEMAND + min(PURSE, g.gold[f.schemer] + 1))
    return [PASS, SUPPORT, *more, *range(OWE + f.promised + 1, OWE + MOST_PROMISED + 1)]


def pledge(g: Ludus, f: Plot, seat: int, option: int) -> None:
    f.turn = f.schemer
    if option >= OWE:
        f.promised = option - OWE
        tell(g, "demanded-promise", seat, f.promised)
    elif option >= DEMAND:
        f.price = option - DEMAND
        tell(g, "demanded", seat, f.price)
    else:
        answered(g, f, option == SUPPORT)


def answered(g: Ludus, f: Plot, yes: bool) -> None:
    """S-5.5: record the answer. Support is final. Gold offered at once is paid now; what was promised is not moved by
    the rules, now or later."""
    house, f.asked = f.asked, -1
    if yes and f.price <= g.gold[f.schemer]:  # the schemer may have given gold away in the meantime
        f.pledged |= 1 << house
        f.said_no &= ~(1 << house)
        tell(g, "supported", house, f.schemer)
        pay_house(g, f.schemer, house, f.price)
        if f.promised:
            tell(g, "support-promised", f.schemer, house, f.promised)
    else:
        f.said_no |= 1 << house
        tell(g, "refused", house, f.schemer)


def demands(g: Ludus, f: Plot, seat: int) -> Options:
    return [PASS, ACCEPT] if g.gold[seat] >= f.price else ONLY_PASS


def settle_demand(g: Ludus, f: Plot, seat: int, option: int) -> None:
    answered(g, f, option == ACCEPT)


def face_down(g: Ludus, f: Plot) -> bool:
    return f.laid != 0


# S-5.7: Ashur and Solonius make up for what is missing


def declared(g: Ludus, seat: int, option: int) -> Plot:
    """Start a scheme that is declared without support: it is shown now and continues where Influence is made up for."""
    title, aim = divmod(option - PLAY, AIMS)
    f = plot(seat)
    jump(g, f, "make_up")
    f.card, f.aim = leave_hand(g, seat, title), aim
    return f


def title_of(g: Ludus, f: Plot) -> int:
    return g.table.decks.titled[f.card]


def missing(g: Ludus, f: Plot) -> int:
    return short_by(g, f.schemer, title_of(g, f), f.pledged, f.less)


def declared_card(g: Ludus, f: Plot) -> bool:
    """Return whether the scheme was declared and not taken back."""
    return f.card >= 0


def means(g: Ludus, f: Plot, seat: int) -> Options:
    rest = missing(g, f)
    if rest <= 0:
        return ()
    cost = cost_of(g, f)
    found: list[int] = []
    helpers = schemers(g, seat)
    if helpers and f.aim not in aims_without(g, seat, g.table.decks.rows[title_of(g, f)], helpers):
        helpers = 0
    for card in members(helpers):
        left = rest - help_of(g, helpers)
        if left <= 0 or (buys_less(g, seat) and g.gold[seat] - cost >= left):
            found.append(USE + card)
    if buys_less(g, seat) and g.gold[seat] - cost >= rest:
        found.append(PRICE + rest)
    return found


def make_up(g: Ludus, f: Plot, seat: int, option: int) -> None:
    if option >= PRICE:
        f.less += option - PRICE
        pay_bank(g, seat, option - PRICE)
    else:
        f.less += g.table.decks.ware_amount[option - USE]
        exhaust(g, option - USE)
        tell(g, "used", seat, option - USE)


def cost_of(g: Ludus, f: Plot) -> int:
    row = g.table.decks.rows[title_of(g, f)]
    return SCHEMES[row.effect].cost.gold(g, f.schemer, f.aim, row)


def declare(g: Ludus, f: Plot) -> None:
    title = title_of(g, f)
    aim_kind = SCHEMES[g.table.decks.rows[title].effect].aim.kind
    aims = divmod(f.aim, PAIR) if aim_kind == "-houses" else (f.aim,) if aim_kind else ()
    tell(g, f"schemed{aim_kind}", f.schemer, title, *aims)


# S-6.2: foils


def targets(g: Ludus, f: Plot) -> Sequence[int]:
    return SCHEMES[g.table.decks.rows[title_of(g, f)].effect].aim.targets(g, f.aim)


def only_thunder(g: Ludus, f: Plot) -> bool:
    return SCHEMES[g.table.decks.rows[title_of(g, f)].effect].only_thunder


def opponents(g: Ludus, f: Plot) -> Sequence[int]:
    """Return the opponents who could do anything, judging by public facts, starting at the schemer's left."""
    left = clockwise(g, f.schemer)[1:]
    if only_thunder(g, f):
        return could_thunder(g, left)
    aimed = targets(g, f)
    least = least_foil(g)
    return [
        seat
        for seat in left
        if (g.hands[seat] and (seat in aimed or g.influence[seat] >= least)) or (seat in aimed and guards(g, seat))
    ]


def least_foil(g: Ludus) -> int:
    """Return the lowest Influence that a foil needs, among those not all discarded."""
    decks = g.table.decks
    found = [decks.needs[t] for effect in FOILS for t in decks.effects[effect] if decks.copies[t] & ~g.gone]
    return min(found, default=99)


def foils(g: Ludus, f: Plot, seat: int) -> Options:
    decks = g.table.decks
    hand = g.hands[seat]
    found = [PASS]
    thunder_only = only_thunder(g, f)
    if not thunder_only and seat in targets(g, f):
        if guards(g, seat):
            found.append(FROM_TABLE)
        if hand & decks.guards:
            found.append(FROM_HAND)
    if hand & decks.reactions:
        for effect in THUNDERS if thunder_only else FOILS:
            for title in decks.effects[effect]:
                if hand & decks.copies[title] and g.influence[seat] >= decks.needs[title]:
                    pay = decks.rows[title].pay
                    found += [PLAY + AIMS * title + aim for aim in REACTIONS[effect].aims(g, seat, pay)]
    return sorted(found)


def foil(g: Ludus, f: Plot, seat: int, option: int) -> React:
    if option in (FROM_TABLE, FROM_HAND):
        return guard_steps_up(g, seat, option)
    return play_reaction(g, seat, option)


def foiled(g: Ludus, f: Plot, child: React) -> None:
    if not child.foiled:
        f.foiled = 1


def stands(g: Ludus, f: Plot) -> bool:
    """Return whether the scheme can still be foiled. If Solonius gave away the gold that was to make up for Influence,
    there is nothing to foil.
    """
    return f.card >= 0 and not f.foiled and missing(g, f) <= 0


# S-5.6: the outcome


def judge(g: Ludus, f: Plot) -> None:
    """Check the costs again, then ask whoever must name a card."""
    f.turn = -1
    if f.card < 0:
        return
    title = title_of(g, f)
    row = g.table.decks.rows[title]
    if f.foiled:
        tell(g, "foiled", f.schemer, title)
    elif missing(g, f) > 0 or cost_of(g, f) > g.gold[f.schemer] or targets_gone(g, f):
        f.foiled = 1
        tell(g, "fizzled", f.schemer, title)
    else:
        f.turn, mask = SCHEMES[row.effect].pick.cards(g, f, row)
        if mask and not mask & mask - 1:
            f.picked, f.turn = mask.bit_length() - 1, -1


def targets_gone(g: Ludus, f: Plot) -> bool:
    """Return whether a card that the scheme targets has left the table in the meantime."""
    aim_kind = SCHEMES[g.table.decks.rows[title_of(g, f)].effect].aim.kind
    return aim_kind == "-card" and owner_of(g, f.aim) < 0


def picks(g: Ludus, f: Plot, seat: int) -> Options:
    row = g.table.decks.rows[title_of(g, f)]
    return [ASSET + card for card in members(SCHEMES[row.effect].pick.cards(g, f, row)[1])]


def pick(g: Ludus, f: Plot, seat: int, option: int) -> None:
    f.picked = option - ASSET


def finish(g: Ludus, f: Plot) -> None:
    row = g.table.decks.rows[title_of(g, f)]
    if not f.foiled:
        tell(g, "worked", f.schemer, title_of(g, f))
        SCHEMES[row.effect].work(g, f, row)
    g.gone |= 1 << f.card  # last, because the effect itself may turn the discards into a new deck


SCHEME = Procedure(
    "scheme",
    Plot,
    ask(to_lay, lay_down, LAYS, secret=True),  # S-5.5
    ask(pleas, plead, SEATS, PLAYS, rule="S-5.5", when=face_down),
    ask(prices, name_price, PRICES, PROMISES, when=house_asked),
    ask(claims, claim, CLAIMS, DEEDS, rule="S-5.5", when=house_asked),
    ask(claimed_targets, claim_target, SEATS, rule="S-5.5", when=house_asked),
    do(put_plea, when=house_asked),
    ask(pledges, pledge, DEEDS, DEMANDS, OWES, rule="S-5.5", when=house_asked),
    ask(demands, settle_demand, DEEDS, rule="S-5.5", when=house_asked),
    repeat("plead", face_down),
    ask(means, make_up, USES, PRICES, again=True, rule="S-5.7", when=declared_card),
    do(declare, when=declared_card),
    window(SEALED, opponents, foils, foil, DEEDS, PLAYS, back=foiled, while_=stands, ask_again=True, rule="S-6.2"),
    do(judge),  # S-5.6
    ask(picks, pick, ASSETS, rule="S-5.6"),
    do(finish, when=declared_card),
)
