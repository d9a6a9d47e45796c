"""S-5.5: support. Whom to ask, what to say and to pay; what to answer who asks us."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.mind import CLOSE, Mind, split
from harena.bots.heuristic.spartacus.plots import POOR, aims_of, best_play, impact, price_of
from harena.games.spartacus.actions import ACCEPT, AIMS, CLAIM, DEMAND, LAY, PLAY, PRICE, SEAT, SUPPORT
from harena.games.spartacus.cards.schemes import TABLE
from harena.games.spartacus.decks import SCHEME
from harena.kernel.choice import PASS, Choice, listed

LIES = 0.1  # how often we say it is something else
TRUST = 0.7  # how far we believe what we are told
UNKNOWN_HARM = 1.2  # of a scheme nobody tells us about
MOST_ASKED = 6  # gold for support
BUDGET = 0.85  # of a scheme's value, for support
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


def wanted(mind: Mind) -> int:
    """The scheme we look for support for; -1: none."""
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
    return found


# Asking


def lay(mind: Mind, choice: Choice) -> int:
    """Anything rather than nothing: what is taken back is not thought of again this turn."""
    title = wanted(mind)
    options = listed(choice.options)
    return LAY + title if LAY + title in options and title >= 0 else options[-1]


def laid_title(mind: Mind) -> int:
    laid: list[int] = mind.frame("scheme")["laid"]
    return mind.decks.titled[laid[0]]


def pledged_to(mind: Mind) -> int:
    return sum([mind.influence[seat] for seat in mind.frame("scheme")["pledged"]])


def plead(mind: Mind, choice: Choice) -> int:
    """Declare it, or ask the house that minds least and helps enough."""
    options = listed(choice.options)
    pledged = pledged_to(mind)
    play = best_play(mind, [option for option in options if option >= PLAY], pledged)[1]
    if play != PASS:
        return play
    title = laid_title(mind)
    missing = mind.row(title).needs - mind.influence[mind.me] - pledged
    houses = [option - SEAT for option in options if SEAT <= option < SEAT + mind.seats]
    if missing <= 0 or sum([mind.influence[seat] for seat in houses]) < missing or prospects(mind, title) <= 0:
        return PASS

    def suits(seat: int) -> tuple[bool, float, int]:
        return mind.influence[seat] >= missing, -mind.share(seat), -mind.gold[seat]

    return SEAT + max(houses, key=suits)


def budget(mind: Mind) -> int:
    """Gold we would give for this support, so that enough is left for the scheme."""
    title = laid_title(mind)
    pledged = len(mind.frame("scheme")["pledged"])
    missing = mind.row(title).needs - mind.influence[mind.me] - pledged_to(mind)
    value = BUDGET * prospects(mind, title) / max(1, supporters(mind, missing) - pledged)
    return max(0, min(round(value), mind.gold[mind.me] - price_of(mind, title) - POOR, MOST_ASKED))


def name_price(mind: Mind, choice: Choice) -> int:
    """A little; who wants more says so."""
    return PRICE + min(budget(mind), 1 + (mind.rng.random() < 0.4))


def best_aim(mind: Mind, title: int) -> int:
    plays = [PLAY + AIMS * title + aim for aim in aims_of(mind, title)]
    found = best_play(mind, plays, pledged=ANY)[1]
    return split(found)[1] if found != PASS else 0


def claim(mind: Mind, choice: Choice) -> int:
    """Mostly the truth."""
    if mind.rng.random() < LIES:
        harmless = [title for title, row in enumerate(mind.decks.rows) if row.effect == "gain"]
        if harmless:
            return CLAIM + mind.rng.choice(harmless)
    return CLAIM + laid_title(mind)


def claim_target(mind: Mind, choice: Choice) -> int:
    f = mind.frame("scheme")
    aim = best_aim(mind, f["claim"])
    return SEAT + aim if SEAT + aim in choice.options else PASS


def settle_demand(mind: Mind, choice: Choice) -> int:
    fair = mind.frame("scheme")["price"] <= budget(mind)
    return ACCEPT if fair and ACCEPT in choice.options else PASS


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
    schemer, price = f["schemer"], f["price"]
    close = mind.influence[schemer] >= CLOSE
    harm = UNKNOWN_HARM
    if f["claim"] >= 0:
        told = harm_of(mind, schemer, f["claim"], f["claimed"])
        harm = TRUST * told + (1 - TRUST) * max(UNKNOWN_HARM, told)
        aimed = f["claimed"] == mind.me and told > 0
        if aimed or (close and told > -1.0 and mind.row(f["claim"]).effect != "gain"):
            return PASS
    elif close:
        return PASS
    if harm <= 0:
        return SUPPORT
    fair = max(1, round(harm + 0.2))
    if price >= fair:
        return SUPPORT
    return DEMAND + fair if fair <= MOST_ASKED and DEMAND + fair in choice.options else PASS
