"""S-5.5: support. Whom to ask, what to say and to pay; what to answer who asks us."""

from __future__ import annotations

from typing import Any

from harena.bots.heuristic.spartacus.mind import CLOSE, Mind, split
from harena.bots.heuristic.spartacus.plots import POOR, aims_of, best_play, explain, impact, price_of
from harena.games.spartacus.actions import ACCEPT, AIMS, CLAIM, DEMAND, LAY, PLAY, PRICE, SEAT, SUPPORT
from harena.games.spartacus.cards.schemes import TABLE
from harena.games.spartacus.decks import SCHEME
from harena.kernel.choice import PASS, Choice, listed

LIES = 0.1  # how often we say it is something else
TRUST = 0.7  # how far we believe what we are told
UNKNOWN_HARM = 1.2  # of a scheme nobody tells us about
MOST_ASKED = 6  # gold for support
BUDGET = 0.85  # of a scheme's value, for support
UNKNOWN_GAIN = 3.0  # what such a scheme brings him who plays it
OUR_PART = 0.25  # of what our support brings a schemer beyond the harm to us
HAGGLE = 2  # gold that is worth asking for more
USUAL_PRICE = 2.0  # of a house's support
ANY = 99  # support enough for anything


def prospects(mind: Mind, title: int) -> float:
    """What a scheme would bring us with the others' support."""
    if price_of(mind, title) > mind.gold[mind.me]:
        return 0.0
    return best_play(mind, [PLAY + AIMS * title + aim for aim in aims_of(mind, title)], pledged=ANY)[0]


def supporters(mind: Mind, missing: int) -> int:
    """How many houses must help, at least; more than there are: not all of them are enough."""
    for count, influence in enumerate(sorted([mind.influence[seat] for seat in mind.others()], reverse=True), start=1):
        missing -= influence
        if missing <= 0:
            return count
    return mind.seats


def wanted(mind: Mind) -> tuple[float, int]:
    """The scheme we look for support for, and what it would bring; -1: none."""
    tried = mind.frame("intrigue")["tried"] or ()
    best, found = 0.5, -1
    for title in sorted({mind.decks.titled[card] for card in mind.hand if card not in tried}):
        row = mind.row(title)
        if row.kind != SCHEME or row.needs <= mind.influence[mind.me]:
            continue
        helpers = supporters(mind, row.needs - mind.influence[mind.me])
        value = prospects(mind, title) - USUAL_PRICE * helpers
        if helpers < mind.seats and value > best:
            best, found = value, title
    return best, found


# Asking


def lay(mind: Mind, choice: Choice) -> int:
    """Anything rather than nothing: what is taken back is not thought of again this turn."""
    title = wanted(mind)[1]
    options = listed(choice.options)
    found = LAY + title if LAY + title in options and title >= 0 else options[-1]
    mind.because("seek", found - LAY)
    return found


def laid_title(mind: Mind) -> int:
    laid: list[int] = mind.frame("scheme")["laid"]
    return mind.decks.titled[laid[0]]


def pledged_to(mind: Mind) -> int:
    return sum([mind.influence[seat] for seat in mind.frame("scheme")["pledged"]])


def plead(mind: Mind, choice: Choice) -> int:
    """Declare it, or ask the house that minds least and helps enough."""
    options = listed(choice.options)
    pledged = pledged_to(mind)
    value, play = best_play(mind, [option for option in options if option >= PLAY], pledged)
    title = laid_title(mind)
    missing = mind.row(title).needs - mind.influence[mind.me] - pledged
    houses = [option - SEAT for option in options if SEAT <= option < SEAT + mind.seats]
    enough = 0 < missing <= sum([mind.influence[seat] for seat in houses])
    hoped = prospects(mind, title) if enough else 0.0
    # Solonius may pay for what is missing, but support is often cheaper.
    if play != PASS and value >= hoped - USUAL_PRICE * supporters(mind, missing):
        return explain(mind, play)
    if hoped <= 0:
        mind.because("take-back", title)
        return PASS

    def suits(seat: int) -> tuple[bool, float, int]:
        return mind.influence[seat] >= missing, -mind.share(seat), -mind.gold[seat]

    found = max(houses, key=suits)
    mind.because("plead", found)
    return SEAT + found


def budget(mind: Mind) -> int:
    """Gold we would give for this support, so that enough is left for the scheme."""
    title = laid_title(mind)
    pledged = len(mind.frame("scheme")["pledged"])
    missing = mind.row(title).needs - mind.influence[mind.me] - pledged_to(mind)
    value = BUDGET * prospects(mind, title) / max(1, supporters(mind, missing) - pledged)
    return max(0, min(round(value), mind.gold[mind.me] - price_of(mind, title) - POOR, MOST_ASKED))


def name_price(mind: Mind, choice: Choice) -> int:
    """A little; who wants more says so."""
    price = min(budget(mind), 1 + (mind.rng.random() < 0.4))
    if price:
        mind.because("price", price)
    else:
        mind.because("price-nothing")
    return PRICE + price


def best_aim(mind: Mind, title: int) -> int:
    plays = [PLAY + AIMS * title + aim for aim in aims_of(mind, title)]
    found = best_play(mind, plays, pledged=ANY)[1]
    return split(found)[1] if found != PASS else 0


def claim(mind: Mind, choice: Choice) -> int:
    """Mostly the truth."""
    if mind.rng.random() < LIES:
        harmless = [title for title, row in enumerate(mind.decks.rows) if row.effect == "gain"]
        if harmless:
            mind.because("lie")
            return CLAIM + mind.rng.choice(harmless)
    mind.because("truth")
    return CLAIM + laid_title(mind)


def claim_target(mind: Mind, choice: Choice) -> int:
    aim = best_aim(mind, mind.frame("scheme")["claim"])
    mind.because("truth")
    return SEAT + aim if SEAT + aim in choice.options else PASS


def settle_demand(mind: Mind, choice: Choice) -> int:
    price: int = mind.frame("scheme")["price"]
    fair = price <= budget(mind) and ACCEPT in choice.options
    mind.because("pay-demand" if fair else "too-dear", price)
    return ACCEPT if fair else PASS


# Being asked


def harm_of(mind: Mind, schemer: int, title: int, target: int) -> float:
    """What another's scheme would cost us, as far as we were told."""
    row = mind.row(title)
    told = TABLE[row.effect].told
    if told == "-house" and target >= 0:
        return -impact(mind, schemer, title, target)
    if not told:
        return -impact(mind, schemer, title, 0)
    if row.effect in ("raise", "feast", "show_off", "raise_lowest", "raise_two", "collude"):
        return -mind.moved(schemer, max(1, row.amount))
    return UNKNOWN_HARM


def pledge(mind: Mind, choice: Choice) -> int:
    """For gold, or where it does no harm; never to a house about to win that will not say what for."""
    f = mind.frame("scheme")
    schemer: int = f["schemer"]
    price: int = f["price"]
    if dangerous(mind, f):
        mind.because("refuse", schemer)
        return PASS
    harm = harm_told(mind, f)
    if harm <= 0:
        mind.because("support", schemer)
        return SUPPORT
    fair = max(1, round(harm + 0.2))
    asked = max(fair, round(harm + OUR_PART * (worth_to(mind, f) - harm)))
    asked = min(asked, MOST_ASKED, mind.gold[schemer] - POOR)
    if asked >= max(fair, price + HAGGLE) and DEMAND + asked in choice.options:
        mind.because("ask-more", asked)
        return DEMAND + asked
    if price >= fair:
        mind.because("support-gold", price)
        return SUPPORT
    if fair <= MOST_ASKED and DEMAND + fair in choice.options:
        mind.because("ask-more", fair)
        return DEMAND + fair
    mind.because("refuse-gold")
    return PASS


def dangerous(mind: Mind, f: dict[str, Any]) -> bool:
    """Aimed at us, or by a house about to win, unless it is said to do us good."""
    close: bool = mind.influence[f["schemer"]] >= CLOSE
    if f["claim"] < 0:
        return close
    told = harm_of(mind, f["schemer"], f["claim"], f["claimed"])
    aimed: bool = f["claimed"] == mind.me and told > 0
    return aimed or (close and told > -1.0 and mind.row(f["claim"]).effect != "gain")


def harm_told(mind: Mind, f: dict[str, Any]) -> float:
    """What we fear of it: the truth is not always told."""
    if f["claim"] < 0:
        return UNKNOWN_HARM
    told = harm_of(mind, f["schemer"], f["claim"], f["claimed"])
    return TRUST * told + (1 - TRUST) * max(UNKNOWN_HARM, told)


def worth_to(mind: Mind, f: dict[str, Any]) -> float:
    """What the scheme brings him who asks, for each house he needs, as far as we were told."""
    title = f["claim"]
    if title < 0:
        return UNKNOWN_GAIN
    schemer = mind.in_place_of(f["schemer"])
    aims = [f["claimed"]] if f["claimed"] >= 0 else aims_of(schemer, title)
    missing = mind.row(title).needs - mind.influence[schemer.me]
    gain = max([impact(schemer, schemer.me, title, aim) for aim in aims], default=0.0)
    return BUDGET * gain / max(1, supporters(schemer, missing))
