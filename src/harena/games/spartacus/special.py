"""S-5.7, S-15: the special rules of the houses, usable any number of times in a house's own Intrigue turn."""

from __future__ import annotations

from harena.games.spartacus.actions import ASSET, ASSETS, RULE_1, RULE_2, TITLE, TITLES
from harena.games.spartacus.house import (
    change_influence,
    count_slaves,
    discard,
    discard_title,
    draw_intrigue,
    exhaust,
    gain_gold,
    gladiators,
    guards,
    lose_guard,
    slaves,
)
from harena.games.spartacus.printed import House
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Cost, Ludus
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, do
from harena.kernel.state import tell

FIRST_COSTS = {
    "exhaust_gladiators": (2, 0, 0),
    "exhaust_guards": (0, 0, 3),
    "exhaust_slaves": (0, 3, 0),
}  # gladiators, slaves, guards; lower_needs is paid for with a scheme (scheme.py)
GOLD, CARDS, EXCHANGED = 2, 1, 3  # what the first rules give: gold, cards drawn, cards exchanged


def house_of(g: Ludus, seat: int) -> House:
    return g.table.decks.houses[g.house[seat]]


def cost_of(g: Ludus, seat: int, rule: int) -> tuple[int, int, int]:
    house = house_of(g, seat)
    return FIRST_COSTS[house.rule] if rule == RULE_1 else house.discards


def may_use(g: Ludus, seat: int) -> list[int]:
    house = house_of(g, seat)
    rules = [RULE_1, RULE_2] if house.rule in FIRST_COSTS else [RULE_2]
    return [rule for rule in rules if can_pay(g, seat, cost_of(g, seat, rule))]


def can_pay(g: Ludus, seat: int, cost: tuple[int, int, int]) -> bool:
    return (
        gladiators(g, seat).bit_count() >= cost[0]
        and count_slaves(g, slaves(g, seat)) >= cost[1]
        and guards(g, seat).bit_count() >= cost[2]
    )


def use_rule(g: Ludus, seat: int, rule: int) -> None:
    f = Cost()
    f.begin("cost", seat)
    cost = cost_of(g, seat, rule)
    f.seat, f.rule = seat, 1 if rule == RULE_1 else 2
    f.needed, f.drops, f.dropped = cost[:2], 0, 0
    tell(g, "used-rule", seat, 2 * g.house[seat] + f.rule - 1)
    for _ in range(cost[2]):  # guards are all alike
        if rule == RULE_1:
            g.resting |= 1 << guards(g, seat).bit_length() - 1
        else:
            lose_guard(g, seat)
    g.stack.append(f)


def payments(g: Ludus, f: Cost, seat: int) -> Options:
    """Return the cards that can pay, one after the other. Naevia counts as two slaves."""
    if f.needed[0] > 0:
        return [ASSET + card for card in members(gladiators(g, seat))]
    if f.needed[1] > 0:
        return [ASSET + card for card in members(slaves(g, seat))]
    return ()


def pay(g: Ludus, f: Cost, seat: int, option: int) -> None:
    card = option - ASSET
    men, hands = f.needed
    if men > 0:
        f.needed = (men - 1, hands)
    else:
        f.needed = (men, hands - count_slaves(g, 1 << card))
    if f.rule == 1:
        exhaust(g, card)
        tell(g, "exhausted", seat, card)
    else:
        discard(g, card)
        tell(g, "discarded-asset", seat, card)


def benefit(g: Ludus, f: Cost) -> None:
    rule = house_of(g, f.seat).rule
    if f.rule == 2:
        change_influence(g, f.seat, 1)
    elif rule == "exhaust_gladiators":
        gain_gold(g, f.seat, GOLD)
    elif rule == "exhaust_guards":
        draw_intrigue(g, f.seat, CARDS)
    else:
        f.drops = EXCHANGED


def cards_to_drop(g: Ludus, f: Cost, seat: int) -> Options:
    """Return the cards that Tullius can exchange, up to three."""
    if not f.drops or not g.hands[seat]:
        return ()
    titled = g.table.decks.titled
    return [PASS, *sorted({TITLE + titled[card] for card in members(g.hands[seat])})]


def drop(g: Ludus, f: Cost, seat: int, option: int) -> None:
    if option == PASS:
        f.drops = 0
        return
    f.drops -= 1
    f.dropped += 1
    discard_title(g, seat, option - TITLE)
    tell(g, "discarded", seat, option - TITLE)


def draw_as_many(g: Ludus, f: Cost) -> None:
    draw_intrigue(g, f.seat, f.dropped)


COST = Procedure(
    "cost",
    Cost,
    ask(payments, pay, ASSETS, again=True, rule="S-5.7"),
    do(benefit),
    ask(cards_to_drop, drop, TITLES, again=True, rule="S-15"),
    do(draw_as_many),
)
