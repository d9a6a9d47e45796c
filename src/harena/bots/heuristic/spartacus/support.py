"""S-5.5: decides about support: whom to ask, what to tell and pay them, and how to answer a house that asks us."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.evaluation import Evaluation, split
from harena.bots.heuristic.spartacus.plots import POOR, aims_of, best_play, declared, explain, impact, price_of
from harena.bots.talk.character import HONEST, SLY
from harena.games.spartacus.actions import (
    ACCEPT,
    AIMS,
    CLAIM,
    DEMAND,
    LAY,
    PLAY,
    PRICE,
    PROMISE,
    SEAT,
    SHOW,
    SUPPORT,
)
from harena.games.spartacus.printed import SCHEME
from harena.games.spartacus.scheme import SHOWN
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Intrigue, Plot
from harena.kernel.choice import PASS, Choice, listed
from harena.talk.phrases import SUPPORT as KEEP_SUPPORT

LIES = 0.1  # how often we claim another scheme
TRUST = 0.7  # how far we believe a claim
TRUST_SHOWN = 0.9  # and the target that is named for a card we were shown
BELIEF = 0.5  # what promised gold is worth to us, as a share of gold paid at once ...
MOST_BELIEVED = 3  # ... for no more than this: large promises are cheap
SLY_PROMISES = 0.6  # how often a sly house promises gold instead of paying it
HONEST_PROMISE = 2  # what an honest house promises if it has too little gold now
SHOWS = 0.2  # how often we show a card that harms nobody
UNKNOWN_HARM = 1.2  # of a scheme about which we know nothing
MOST_ASKED = 6  # the most gold we offer or demand for support
BUDGET = 0.85  # share of a scheme's value that we spend on support
UNKNOWN_GAIN = 3.0  # what an unknown scheme brings the house that plays it
OUR_PART = 0.25  # our share of what our support brings a schemer beyond the harm to us
HAGGLE = 2  # the least gold for which we ask for more
USUAL_PRICE = 2.0  # for a house's support
ANY = 99  # more support than anything needs


def prospects(ev: Evaluation, title: int) -> float:
    """Return what a scheme would bring us with the others' support."""
    if price_of(ev, title) > ev.gold[ev.me]:
        return 0.0
    return best_play(ev, [PLAY + AIMS * title + aim for aim in aims_of(ev, title)], pledged=ANY)[0]


def supporters(ev: Evaluation, missing: int) -> int:
    """Return how many houses must help at least; the number of seats if all of them are not enough."""
    for count, influence in enumerate(sorted([ev.influence[seat] for seat in ev.others()], reverse=True), start=1):
        missing -= influence
        if missing <= 0:
            return count
    return ev.seats


def wanted(ev: Evaluation) -> tuple[float, int]:
    """Return the scheme for which we seek support, and what it would bring; -1: none."""
    tried = ev.frame(Intrigue).tried
    best, found = 0.5, -1
    for title in sorted({ev.decks.titled[card] for card in ev.hand if not tried >> card & 1}):
        row = ev.row(title)
        if row.kind != SCHEME or row.needs <= ev.influence[ev.me]:
            continue
        helpers = supporters(ev, row.needs - ev.influence[ev.me])
        value = prospects(ev, title) - USUAL_PRICE * helpers
        if helpers < ev.seats and value > best:
            best, found = value, title
    return best, found


# Asking


def lay(ev: Evaluation, choice: Choice) -> int:
    """Lay the scheme we want support for. If there is none, lay any: a card that is taken back cannot be laid again
    this turn.
    """
    title = wanted(ev)[1]
    options = listed(choice.options)
    found = LAY + title if LAY + title in options and title >= 0 else options[-1]
    ev.because("seek", found - LAY)
    return found


def laid_title(ev: Evaluation) -> int:
    laid = ev.frame(Plot).laid
    return ev.decks.titled[laid.bit_length() - 1]


def pledged_to(ev: Evaluation) -> int:
    return sum([ev.influence[seat] for seat in members(ev.frame(Plot).pledged)])


def plead(ev: Evaluation, choice: Choice) -> int:
    """Declare the scheme, or ask the house that loses least by it and helps enough."""
    options = listed(choice.options)
    pledged = pledged_to(ev)
    value, play = best_play(ev, [option for option in options if option >= PLAY], pledged)
    title = laid_title(ev)
    missing = ev.row(title).needs - ev.influence[ev.me] - pledged
    houses = [option - SEAT for option in options if SEAT <= option < SEAT + ev.seats]
    houses = [seat for seat in houses if worth_asking(ev, seat)]
    enough = 0 < missing <= sum([ev.influence[seat] for seat in houses])
    hoped = prospects(ev, title) if enough else 0.0
    # Solonius may pay for what is missing, but support is often cheaper.
    if play != PASS and value >= hoped - USUAL_PRICE * supporters(ev, missing):
        return explain(ev, play)
    if hoped <= 0:
        ev.because("take-back", title)
        return PASS

    def suits(seat: int) -> tuple[bool, float, int]:
        return ev.influence[seat] >= missing, -ev.share(seat), -ev.gold[seat]

    found = max(houses, key=suits)
    ev.because("plead", found)
    return SEAT + found


def offered(ev: Evaluation, house: int) -> list[int]:
    """Return the prices that we have already offered a house for this scheme."""
    return [request[1] for request in ev.frame(Plot).requests if request[0] == house]


def worth_asking(ev: Evaluation, house: int) -> bool:
    """Return whether we ask a house: the first time always, once more if we can offer it clearly more."""
    heard = offered(ev, house)
    return not heard or (len(heard) == 1 and budget(ev) >= heard[0] + HAGGLE)


def budget(ev: Evaluation) -> int:
    """Return the gold we would give for this support, so that enough is left for the scheme."""
    title = laid_title(ev)
    pledged = ev.frame(Plot).pledged.bit_count()
    missing = ev.row(title).needs - ev.influence[ev.me] - pledged_to(ev)
    value = BUDGET * prospects(ev, title) / ev.coin / max(1, supporters(ev, missing) - pledged)
    return max(0, min(round(value), ev.gold[ev.me] - price_of(ev, title) - POOR, MOST_ASKED))


def name_price(ev: Evaluation, choice: Choice) -> int:
    """Offer little: a house that wants more can ask for it. One that refused is offered all that we would give. Who
    talks may promise gold instead, by character."""
    promise = to_promise(ev)
    if promise and PROMISE + promise in choice.options:
        ev.because("promise", promise)
        return PROMISE + promise
    if ev.frame(Plot).promised:
        ev.because("price-nothing")
        return PRICE
    again = offered(ev, ev.frame(Plot).asked)
    price = budget(ev) if again else min(budget(ev), 1 + (ev.rng.random() < 0.4))
    if price:
        ev.because("price", price)
    else:
        ev.because("price-nothing")
    return PRICE + price if PRICE + price in choice.options else PRICE


def to_promise(ev: Evaluation) -> int:
    """Return the gold that we promise for later instead of paying it now: sly houses often, because words are cheap;
    honest ones if they have too little now and something to pay from later."""
    if ev.standing is None or ev.frame(Plot).promised:
        return 0
    if ev.standing.character == SLY and ev.rng.random() < SLY_PROMISES:
        return MOST_BELIEVED
    poor = budget(ev) == 0 and prospects(ev, laid_title(ev)) > HONEST_PROMISE
    return HONEST_PROMISE if ev.standing.character == HONEST and poor else 0


def best_aim(ev: Evaluation, title: int) -> int:
    plays = [PLAY + AIMS * title + aim for aim in aims_of(ev, title)]
    found = best_play(ev, plays, pledged=ANY)[1]
    return split(found)[1] if found != PASS else 0


def claim(ev: Evaluation, choice: Choice) -> int:
    """Choose what to claim: mostly the truth. A card that harms nobody may as well be shown, above all to a house that
    refused."""
    f = ev.frame(Plot)
    again = len(offered(ev, f.asked)) > 0
    if SHOW in choice.options and declared(ev, laid_title(ev)).purpose.harmless and (again or ev.rng.random() < SHOWS):
        ev.because("show", f.asked)
        return SHOW
    if ev.rng.random() < LIES:
        schemes = [title for title, row in enumerate(ev.decks.rows) if row.kind == SCHEME]
        harmless = [t for t in schemes if declared(ev, t).purpose.harmless and CLAIM + t in choice.options]
        if harmless:
            ev.because("lie")
            return CLAIM + ev.rng.choice(harmless)
    ev.because("truth")
    found = CLAIM + laid_title(ev)
    return found if found in choice.options else listed(choice.options)[0]  # it has heard this one at this price


def claim_target(ev: Evaluation, choice: Choice) -> int:
    claimed = ev.frame(Plot).claim
    title = laid_title(ev) if claimed == SHOWN else claimed
    ev.because("truth")
    if declared(ev, title).aim.kind != "-house":
        return listed(choice.options)[0]
    aim = best_aim(ev, title)
    return SEAT + aim if SEAT + aim in choice.options else listed(choice.options)[0]


def settle_demand(ev: Evaluation, choice: Choice) -> int:
    """Agree to what we would also pay at once."""
    f = ev.frame(Plot)
    price = f.price + f.promised
    fair = price <= budget(ev) and ACCEPT in choice.options
    ev.because("pay-demand" if fair else "too-dear", price)
    return ACCEPT if fair else PASS


# Being asked


def harm_of(ev: Evaluation, schemer: int, title: int, target: int) -> float:
    """Return what another's scheme would cost us, as far as we were told."""
    row, scheme = ev.row(title), declared(ev, title)
    if scheme.aim.kind == "-house" and target >= 0:
        return -impact(ev, schemer, title, target)
    if not scheme.aim.kind:
        return -impact(ev, schemer, title, 0)
    if scheme.purpose.raises:
        return -ev.moved(schemer, max(1, row.amount))
    return UNKNOWN_HARM


def pledge(ev: Evaluation, choice: Choice) -> int:
    """Agree for gold, or if the scheme does no harm; never to a house that is close to winning and does not say what it
    plays.
    """
    f = ev.frame(Plot)
    schemer = f.schemer
    belief = BELIEF if ev.standing is None else ev.standing.trust[schemer]
    price = f.price + round(belief * min(MOST_BELIEVED, f.promised))
    if dangerous(ev, f):
        ev.because("refuse", schemer)
        return PASS
    if ev.standing is not None and KEEP_SUPPORT in ev.standing.keeping[schemer]:
        ev.because("support", schemer)
        return SUPPORT
    harm = harm_told(ev, f)
    if harm <= 0:
        ev.because("support", schemer)
        return SUPPORT
    fair = max(1, round(harm + 0.2))
    asked = max(fair, round(harm + OUR_PART * (worth_to(ev, f) - harm)))
    asked = min(asked, MOST_ASKED, ev.gold[schemer] - POOR)
    if asked >= max(fair, price + HAGGLE) and DEMAND + asked in choice.options:
        ev.because("ask-more", asked)
        return DEMAND + asked
    if price >= fair:
        ev.because("support-gold", price)
        return SUPPORT
    if fair <= MOST_ASKED and DEMAND + fair in choice.options:
        ev.because("ask-more", fair)
        return DEMAND + fair
    ev.because("refuse-gold")
    return PASS


def dangerous(ev: Evaluation, f: Plot) -> bool:
    """Return whether the scheme targets us or comes from a house close to winning, unless it is claimed to help us."""
    close = ev.about_to_win(f.schemer)
    title = title_told(ev, f)
    if title < 0:
        return close
    harm = harm_of(ev, f.schemer, title, f.claimed)
    aimed = f.claimed == ev.me and harm > 0
    return aimed or (close and harm > -1.0 and not declared(ev, title).purpose.harmless)


def sees_laid(ev: Evaluation, f: Plot) -> bool:
    """Return whether we have seen the scheme that lies face down."""
    return bool(f.laid) and (f.schemer == ev.me or f.shown_to >> ev.me & 1 == 1)


def title_told(ev: Evaluation, f: Plot) -> int:
    """Return the scheme that we were shown, or else the one that is claimed; -1: none."""
    return laid_title(ev) if sees_laid(ev, f) else max(-1, f.claim)


def harm_told(ev: Evaluation, f: Plot) -> float:
    """Return the harm we expect from a scheme. A claim may be a lie; a card that we were shown may have another target
    than we were told."""
    title = title_told(ev, f)
    if title < 0:
        return UNKNOWN_HARM
    harm = harm_of(ev, f.schemer, title, f.claimed)
    if sees_laid(ev, f) and not declared(ev, title).aim.kind:
        return harm
    trust = TRUST_SHOWN if sees_laid(ev, f) else TRUST
    return trust * harm + (1 - trust) * max(UNKNOWN_HARM, harm)


def worth_to(ev: Evaluation, f: Plot) -> float:
    """Return what the scheme brings the house that asks, divided by the supporters it needs, as far as we were told."""
    title = title_told(ev, f)
    if title < 0:
        return UNKNOWN_GAIN
    schemer = ev.in_place_of(f.schemer)
    aims = [f.claimed] if f.claimed >= 0 else aims_of(schemer, title)
    missing = ev.row(title).needs - ev.influence[schemer.me]
    gain = max([impact(schemer, schemer.me, title, aim) for aim in aims], default=0.0)
    return BUDGET * gain / max(1, supporters(schemer, missing))
