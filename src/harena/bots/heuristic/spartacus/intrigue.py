"""Intrigue turns: schemes, what is cashed and what is kept; the rules of the houses."""

from __future__ import annotations

from collections.abc import Sequence

from harena.bots.heuristic.spartacus.mind import Mind, split
from harena.bots.heuristic.spartacus.plots import A_CARD, POOR, best_play, explain
from harena.bots.heuristic.spartacus.support import wanted
from harena.games.spartacus.actions import (
    ASSET,
    CASH,
    HOUSE,
    LAY,
    PLAY,
    POST,
    PRICE,
    RULE_1,
    RULE_2,
    SEAT,
    SEEK,
    TITLE,
    USE,
)
from harena.games.spartacus.decks import GUARD, REACTION, SCHEME
from harena.kernel.choice import PASS, Choice, listed

# What a card is worth in the hand, where it can be played: schemes a part of what they may bring.
KEEP = {
    "gain": 2.0, "wages": 1.5, "auction_off": 0.8, "rob": 2.4, "tax": 1.3, "inform": 2.2, "raise": 3.5,
    "raise_two": 3.0, "feast": 1.8, "show_off": 2.5, "raise_lowest": 2.2, "collude": 3.5, "lower": 3.5,
    "blackmail": 2.2, "buy_secrets": 2.2, "frame": 1.6, "scandal": 1.5, "bribe_guards": 1.1, "lose_slave": 1.1,
    "lose_gladiator": 1.3, "poison": 2.2, "foil": 4.5, "foil_guard": 4.8, "foil_slave": 3.7, "foil_pay": 3.6,
    "thunder": 5.0, "rig": 2.6, "mourn": 2.5, "no_gladiators": 1.4, "no_slaves": 1.4, "no_gold": 1.6,
}  # fmt: skip
MEN_MISSING = (1.0, 0.8, 0.5, 0.25)  # by the gladiators that are missing
OUT_OF_REACH = (1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.3)  # by the Influence that is missing
FOILS_KEPT = 2
A_FOIL_TOO_MANY = 2.0
WORTH_PLAYING = 0.3
GUARDS_POSTED = 5


def keep(mind: Mind, title: int) -> float:
    row = mind.row(title)
    if row.kind == GUARD:
        return mind.guard_worth(mind.me)
    missing = max(0, row.needs - mind.influence[mind.me])
    reach = OUT_OF_REACH[min(missing, len(OUT_OF_REACH) - 1)]
    worth = KEEP[row.effect]
    if row.men:
        few = max(0, row.men - len(mind.gladiators(mind.me)))
        worth *= row.amount * MEN_MISSING[min(few, len(MEN_MISSING) - 1)]
    return worth * (reach if row.kind == SCHEME else max(reach, 0.5))


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


# S-5.2: one deed after the other


def deed(mind: Mind, choice: Choice) -> int:
    options = list(listed(choice.options))
    value, play = best_play(mind, [option for option in options if option >= PLAY])
    for found in (rule_deed(mind, options), use_deed(mind, options)):
        if found[0] > value:
            value, play = found
    if SEEK in options:
        hoped, title = wanted(mind)
        dearer = play >= PLAY and split(play)[0] == title and hoped > value  # Solonius would pay for the same alone
        if title >= 0 and (value < WORTH_PLAYING or dearer):
            mind.because("seek", title)
            return SEEK
    if value >= WORTH_PLAYING:
        return done(mind, play)
    if POST in options and mind.guards(mind.me) < GUARDS_POSTED:
        mind.because("post")
        return POST
    return cashing(mind, options)


def done(mind: Mind, option: int) -> int:
    """A deed, once the reason for it is given."""
    if option >= PLAY:
        return explain(mind, option)
    if option >= USE:
        mind.because("use", option - USE)
    else:
        mind.because("rule-influence" if option == RULE_2 else "rule")
    return option


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
    if found == PASS:
        mind.because("end-turn")
    else:
        mind.because("cash" if PASS in options else "full-hand", found - CASH)
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
    return least_missed(mind, listed(choice.options))


def least_missed(mind: Mind, options: Sequence[int]) -> int:
    found = min(options, key=lambda option: mind.worth(mind.me, option - ASSET))
    mind.because("least-missed", found - ASSET)
    return found


def pick(mind: Mind, choice: Choice) -> int:
    """S-5.6: a card for a scheme's effect: sold at a good price, or lost."""
    row = mind.row(mind.decks.titled[mind.frame("scheme")["card"]])
    cards = listed(choice.options)
    if row.effect != "auction_off":
        return least_missed(mind, cards)
    value = mind.decks.value
    found = min(cards, key=lambda x: mind.worth(mind.me, x - ASSET) - row.amount * value[x - ASSET])
    mind.because("sell", found - ASSET)
    return found


def exchange(mind: Mind, choice: Choice) -> int:
    return weakest(mind, listed(choice.options))


def weakest(mind: Mind, options: Sequence[int]) -> int:
    """The card of our hand that is worth least."""
    kept = keeping(mind)
    found = min(options, key=lambda option: kept[option - TITLE])
    mind.because("weakest", found - TITLE)
    return found


def drop(mind: Mind, choice: Choice) -> int:
    """Tullius: what is worth less than a new card."""
    found = weakest(mind, [option for option in listed(choice.options) if option != PASS])
    if keeping(mind)[found - TITLE] < A_CARD - 0.3:
        return found
    mind.because("good-hand")
    return PASS


def spy(mind: Mind, choice: Choice) -> int:
    """The one who is nearest to winning."""
    sizes = mind.state["hands_size"]
    found = max(listed(choice.options), key=lambda x: (mind.influence[x - SEAT], sizes[x - SEAT], x))
    mind.because("spy", found - SEAT)
    return found


def make_up(mind: Mind, choice: Choice) -> int:
    """S-5.7: Ashur before gold."""
    found = min(listed(choice.options))
    mind.because("make-up-gold" if found >= PRICE else "make-up", found - (PRICE if found >= PRICE else USE))
    return found


def choose_house(mind: Mind, choice: Choice) -> int:
    found = mind.rng.choice(list(listed(choice.options)))
    mind.because("house", found - HOUSE)
    return found
