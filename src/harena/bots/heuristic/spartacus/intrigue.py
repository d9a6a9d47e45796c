"""Intrigue turns: schemes, what is cashed and what is kept; the rules of the houses."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.mind import Mind
from harena.bots.heuristic.spartacus.plots import A_CARD, POOR, best_play
from harena.bots.heuristic.spartacus.support import wanted
from harena.games.spartacus.actions import ASSET, CASH, LAY, PLAY, POST, RULE_1, RULE_2, SEAT, SEEK, TITLE, USE
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
WORTH_PLAYING = 0.3


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


def make_up(mind: Mind, choice: Choice) -> int:
    """S-5.7: Ashur before gold."""
    return min(listed(choice.options))


def choose_house(mind: Mind, choice: Choice) -> int:
    return mind.rng.choice(list(listed(choice.options)))
