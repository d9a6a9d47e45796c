"""S-16: the abilities of Market cards. What an ability does stands where the rules ask for it, by its name."""

from __future__ import annotations

from typing import NamedTuple

from harena.games.spartacus.printed import ARMOUR, GLADIATOR, SLAVE, SPECIAL, WEAPON

FIGHTERS = (GLADIATOR, SLAVE)


class Value(NamedTuple):
    """What bots think of an ability. One that is valued by the rule it belongs to has nothing here."""

    power: float = 0.0  # added to a fighter who has it; an Attack die is about one point
    gear_power: float = 0.0  # added to a fighter who uses a piece of equipment with it
    service: float = 0.0  # what it is worth to own a slave with it, in gold


class Ability(NamedTuple):
    """Everything that must be known of an ability beside the rule itself. Its text is spartacus-ability-<ability>."""

    about: str  # for people who write a deck file; amount is the number of the row
    sorts: tuple[int, ...]  # the sorts of cards that may have it
    counted: bool  # it has an amount
    value: Value


ABILITIES: dict[str, Ability] = {
    # Fighters
    "double_strike": Ability("each double in Attack is 1 damage more", FIGHTERS, False, Value(power=0.8)),
    "riposte": Ability("a triple in Defense does 1 damage to the attacker", FIGHTERS, False, Value(power=0.3)),
    "double_block": Ability("each double in Defense is 1 damage less", FIGHTERS, False, Value(power=0.9)),
    "wins_ties": Ability("wins ties of paired dice when attacking", FIGHTERS, False, Value(power=1.1)),
    "tough": Ability("rolls two healing dice and takes the better", FIGHTERS, False, Value()),
    "overawes": Ability("the opponent's ability is off", FIGHTERS, False, Value(power=0.4)),
    "dodges": Ability("may roll Speed dice in defense", FIGHTERS, False, Value(power=0.2)),
    "quick_start": Ability("may roll initiative again once per round", FIGHTERS, False, Value(power=0.2)),
    "schemer": Ability("exhausted, a scheme needs amount less Influence", FIGHTERS, True, Value()),
    "maims": Ability("a defeated opponent is at least injured", FIGHTERS, False, Value(power=0.1)),
    "reroll_attack": Ability(
        "rolls 1 Attack die again, once per attack", (*FIGHTERS, WEAPON), False, Value(power=0.7, gear_power=0.6)
    ),
    "strides": Ability("moves amount cells farther", FIGHTERS, True, Value(power=0.4)),
    "crowd_pleaser": Ability("gains amount gold for 3 dice lost to one attack", FIGHTERS, True, Value()),
    "jinx": Ability("once per fight the opponent rolls a die again", FIGHTERS, False, Value(power=0.2)),
    "beheads": Ability("a defeated opponent is decapitated", FIGHTERS, False, Value(power=0.3)),
    "heals": Ability("exhausted, a failed healing roll is rolled again", FIGHTERS, False, Value(service=0.8)),
    "spies": Ability("exhausted, shows a random card of a hand", FIGHTERS, False, Value(service=0.1)),
    "scouts": Ability("exhausted, shows a card of the auction", FIGHTERS, False, Value(service=0.2)),
    "earns": Ability("exhausted, gains amount gold", FIGHTERS, True, Value()),
    "trades_card": Ability("exhausted, an Intrigue card is exchanged", FIGHTERS, False, Value(service=1.0)),
    "drills": Ability("exhausted, a guard who failed rolls again", FIGHTERS, False, Value(service=0.8)),
    "counts_double": Ability("counts as two slaves", (SLAVE,), False, Value()),
    # Equipment
    "extra_damage": Ability("exhausted, 1 damage more", (WEAPON,), False, Value(gear_power=0.65)),
    "reach": Ability("attacks from amount cells away", (WEAPON,), True, Value(gear_power=0.2)),
    "reroll_defence": Ability("rolls 1 Defense die again, once per defense", (ARMOUR,), False, Value(gear_power=0.7)),
    "ignore_damage": Ability("exhausted, 1 damage less", (ARMOUR,), False, Value(gear_power=0.7)),
    "ignore_first": Ability("the first damage of the fight is ignored", (ARMOUR,), False, Value(gear_power=0.8)),
    "net": Ability("exhausted before initiative, wins it", (SPECIAL,), False, Value(gear_power=0.2)),
    "javelin": Ability("exhausted, one speed attack from amount cells away", (SPECIAL,), True, Value(gear_power=0.3)),
}


def of_sort(sort: int) -> tuple[str, ...]:
    """Return the abilities that a Market card of this sort may have."""
    return tuple([name for name, ability in ABILITIES.items() if sort in ability.sorts])
