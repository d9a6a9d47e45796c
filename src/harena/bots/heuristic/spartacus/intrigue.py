"""Intrigue turns: schemes, support, what is cashed and what is kept; the rules of the houses."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.mind import CLOSE, Mind, split
from harena.bots.heuristic.spartacus.plots import A_CARD, impact
from harena.games.spartacus.actions import (
    ACCEPT,
    AIMS,
    ASSET,
    CASH,
    CLAIM,
    DEMAND,
    LAY,
    PLAY,
    POST,
    PRICE,
    RULE_1,
    RULE_2,
    SEAT,
    SEEK,
    SUPPORT,
    TITLE,
    USE,
)
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.cards.schemes import TABLE
from harena.games.spartacus.decks import GUARD, REACTION, SCHEME
from harena.kernel.choice import PASS, Choice, listed

# What a card is worth in the hand, where it can be played: schemes a part of what they may bring.
KEEP = {
    "gain": 2.0, "wages": 1.5, "auction_off": 0.8, "rob": 2.4, "tax": 1.3, "inform": 2.2, "raise": 3.5,
    "raise_two": 3.0, "feast": 1.8, "show_off": 2.5, "raise_lowest": 2.2, "collude": 3.5, "lower": 3.5,
    "blackmail": 2.2, "buy_secrets": 2.2, "frame": 1.6, "scandal": 1.5, "bribe_guards": 0.6, "lose_slave": 1.1,
    "lose_gladiator": 1.3, "poison": 2.2, "foil": 4.5, "foil_guard": 4.8, "foil_slave": 3.7, "foil_pay": 3.6,
    "thunder": 5.0, "rig": 2.6, "mourn": 2.5, "no_gladiators": 1.4, "no_slaves": 1.4, "no_gold": 1.6,
}  # fmt: skip
OUT_OF_REACH = (1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.3)  # by the Influence that is missing
FOILS_KEPT = 2
A_FOIL_TOO_MANY = 2.0
UNSEEN = 0.88  # nobody stops it, as far as hands go
HELD = 0.6  # a guard fails, or is spared
WORTH_PLAYING = 0.3
POOR = 1  # gold below which one is about to be called destitute
LIES = 0.1  # how often we say it is something else
TRUST = 0.7  # how far we believe what we are told
UNKNOWN_HARM = 1.2  # of a scheme nobody tells us about
MOST_ASKED = 6  # gold for support
BUDGET = 0.85  # of a scheme's value, for support
USUAL_PRICE = 2.0  # of a house's support
ANY = 99  # support enough for anything


def keep(mind: Mind, title: int) -> float:
    row = mind.row(title)
    if row.kind == GUARD:
        return mind.guard_worth(mind.me)
    missing = max(0, row.needs - mind.influence[mind.me])
    reach = OUT_OF_REACH[min(missing, len(OUT_OF_REACH) - 1)]
    if row.men and len(mind.gladiators(mind.me)) + 1 < row.men:
        reach *= 0.4
    return KEEP[row.effect] * (reach if row.kind == SCHEME else max(reach, 0.5))


def keeping(mind: Mind) -> dict[int, float]:
    """By title in our hand: what it is worth there. A third foil is a foil too many."""
    found: dict[int, float] = {}
    foils = 0
    for title in sorted(set(mind.titles()), key=lambda t: -KEEP.get(mind.row(t).effect, 0.0)):
        found[title] = keep(mind, title)
        row = mind.row(title)
        if row.kind == REACTION and (row.effect.startswith("foil") or row.effect == "thunder"):
            foils += mind.titles().count(title)
            if foils > FOILS_KEPT:
                found[title] = min(found[title], A_FOIL_TOO_MANY)
    return found


# Schemes


def succeeds(mind: Mind, title: int, aim: int) -> float:
    """How likely nobody stops it."""
    effect = mind.row(title).effect
    target = aim
    if TABLE[effect].told == "-houses":
        target = aim // PAIR
    elif TABLE[effect].told == "-card":
        target = mind.owner(aim)
    guards = mind.guards(target) if TABLE[effect].told and target != mind.me and target >= 0 else 0
    return UNSEEN * float(HELD ** min(guards, 4))


def play_value(mind: Mind, option: int, pledged: int = 0) -> float:
    """Of a scheme of ours, less what makes up for missing Influence."""
    title, aim = split(option)
    value = impact(mind, mind.me, title, aim)
    if value <= 0:
        return value
    missing = mind.row(title).needs - mind.influence[mind.me] - pledged
    paid = 0.0
    if missing > 0:
        helpers = [card for card in mind.ready(mind.me) if mind.decks.ability[card] == "schemer"]
        missing -= sum([mind.decks.ware_amount[card] for card in helpers])
        paid = 0.7 * len(helpers) + max(0, missing)
    spent = mind.row(title).pay + max(0, missing)
    if spent and mind.gold[mind.me] - spent < POOR:
        paid += 1.0
    return value * succeeds(mind, title, aim) - paid


def best_play(mind: Mind, options: list[int], pledged: int = 0) -> tuple[float, int]:
    """What it brings beyond what its card is cashed for."""
    best = (0.0, PASS)
    for option in options:
        value = play_value(mind, option, pledged) - mind.row(split(option)[0]).gold
        if value > best[0]:
            best = (value, option)
    return best


def aims_of(mind: Mind, title: int) -> list[int]:
    """What we would aim a scheme at."""
    row, me = mind.row(title), mind.me
    told = TABLE[row.effect].told
    if row.effect in ("blackmail", "auction_off") and not mind.slaves(me):
        return []
    if row.effect == "raise_lowest":
        least = min(mind.influence)
        return [mind.influence.index(least)] if mind.influence.count(least) == 1 else []
    if row.men:
        return [house for house in range(mind.seats) if len(mind.gladiators(house)) >= row.men]
    if told == "-card":
        return [card for other in mind.others() for card in mind.fighters(other)]
    if told == "-houses":
        payee = row.effect == "buy_secrets"
        pairs = [(one, two) for one in range(mind.seats) for two in range(mind.seats)]
        return [PAIR * one + two for one, two in pairs if (two != me if payee else one != two)]
    return list(range(mind.seats)) if told else [0]


def price_of(mind: Mind, title: int) -> int:
    """Gold we must still have when it is declared."""
    row = mind.row(title)
    return row.pay * (mind.seats - 1) if row.effect == "feast" else 0 if row.effect == "bribe_guards" else row.pay


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


# S-5.2: one deed after the other


def deed(mind: Mind, choice: Choice) -> int:
    options = list(listed(choice.options))
    value, play = best_play(mind, [option for option in options if option >= PLAY])
    for found in (rule_deed(mind, options), use_deed(mind, options)):
        if found[0] > value:
            value, play = found
    if value >= WORTH_PLAYING:
        return play
    if SEEK in options and wanted(mind) >= 0:
        return SEEK
    if POST in options and mind.guards(mind.me) < 5:
        return POST
    return cashing(mind, options)


def cashing(mind: Mind, options: list[int]) -> int:
    """What is worth more as gold; what there is no room for."""
    kept = keeping(mind)
    poor = 0.8 if mind.gold[mind.me] <= POOR else 0.0
    best, found = -poor, PASS
    for option in options:
        if CASH <= option < LAY:
            loss = kept[option - CASH] - mind.row(option - CASH).gold
            if loss < best or (found == PASS and PASS not in options):
                best, found = loss, option
    return found


def rule_deed(mind: Mind, options: list[int]) -> tuple[float, int]:
    """S-15: the rules of our house, where they are cheap or win."""
    me = mind.me
    best = (0.0, PASS)
    if RULE_2 in options:
        men, slaves, guards = mind.decks.houses[mind.state["house"][me]].discards
        cost = mind.cheapest(me, mind.gladiators(me), men) + mind.cheapest(me, mind.slaves(me), slaves)
        bare = 2.0 * (men >= len(mind.gladiators(me)) > 0) + 1.0 * (slaves >= len(mind.slaves(me)) > 0)
        best = (mind.moved(me, 1) - cost - bare - guards * mind.guard_worth(me), RULE_2)
    if RULE_1 in options:
        rule, value = mind.rule(me), 0.0
        if rule == "exhaust_gladiators":
            value = 1.2 if len(mind.gladiators(me)) >= 3 else 0.0
        elif rule == "exhaust_guards":
            value = A_CARD - 1.0
        elif mind.count_slaves(me) >= 4 and len([1 for worth in keeping(mind).values() if worth < 1.0]) >= 2:
            value = 0.8
        best = max(best, (value, RULE_1))
    return best


def use_deed(mind: Mind, options: list[int]) -> tuple[float, int]:
    """S-16. Not the last slave: the brothel would be empty."""
    best = (0.0, PASS)
    alone = len(mind.slaves(mind.me)) == 1
    for option in options:
        if not USE <= option < USE + 64:
            continue
        card = option - USE
        ability = mind.decks.ability[card]
        value = 0.0
        if ability == "earns":
            value = mind.decks.ware_amount[card] - 0.4
        elif ability == "trades_card" and mind.hand:
            value = A_CARD - min(keeping(mind).values()) - 0.2
        elif ability == "spies":
            value = 0.31
        best = max(best, (value - (1.2 if alone else 0.0), option))
    return best


def pay(mind: Mind, choice: Choice) -> int:
    """What we miss least."""
    return min(listed(choice.options), key=lambda option: mind.worth(mind.me, option - ASSET))


def pick(mind: Mind, choice: Choice) -> int:
    """S-5.6: a card for a scheme's effect: sold at a good price, or lost."""
    f = mind.frame("scheme")
    row = mind.row(mind.decks.titled[f["card"]])
    price = row.amount if row.effect == "auction_off" else 0
    cards = listed(choice.options)
    return min(cards, key=lambda x: mind.worth(mind.me, x - ASSET) - price * mind.decks.value[x - ASSET])


def exchange(mind: Mind, choice: Choice) -> int:
    kept = keeping(mind)
    return min(listed(choice.options), key=lambda option: kept[option - TITLE])


def drop(mind: Mind, choice: Choice) -> int:
    """Tullius: what is worth less than a new card."""
    kept = keeping(mind)
    found = min([option for option in listed(choice.options) if option != PASS], key=lambda x: kept[x - TITLE])
    return found if kept[found - TITLE] < A_CARD - 0.3 else PASS


def spy(mind: Mind, choice: Choice) -> int:
    """The one who is nearest to winning."""
    return max(listed(choice.options), key=lambda x: (mind.influence[x - SEAT], mind.state["hands_size"][x - SEAT], x))


# S-5.5: looking for support


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


# S-5.5: being asked


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
        if close and told > -1.0 and mind.row(f["claim"]).effect != "gain":
            return PASS
    elif close:
        return PASS
    if harm <= 0:
        return SUPPORT
    fair = max(1, round(harm + 0.2))
    if price >= fair:
        return SUPPORT
    return DEMAND + fair if fair <= MOST_ASKED and DEMAND + fair in choice.options else PASS


def make_up(mind: Mind, choice: Choice) -> int:
    """S-5.7: Ashur before gold."""
    return min(listed(choice.options))


def choose_house(mind: Mind, choice: Choice) -> int:
    return mind.rng.choice(list(listed(choice.options)))
