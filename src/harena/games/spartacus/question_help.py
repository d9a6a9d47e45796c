"""Explains the questions of Spartacus: what is allowed, and what depends on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from harena.games.spartacus.card_text import (
    Look,
    backing,
    capital,
    card_count,
    card_line,
    card_name,
    cell_names,
    dice_of,
    effect_line,
    first_rule,
    gold,
    house_of,
    influence,
    laid_title,
    look_at,
    named,
    second_rule,
    thrown,
    title_of,
)
from harena.games.spartacus.cards.reactions import BETS_SHOWN, DEATH
from harena.games.spartacus.cards.registry import SCHEMES
from harena.games.spartacus.house import count_slaves, gladiators, hand_size, slaves
from harena.games.spartacus.reaction import HOLDS
from harena.games.spartacus.table_text import (
    declared_line,
)
from harena.kernel.choice import Choice
from harena.kernel.rules import View
from harena.text import Names, Texts
from harena.text_protocol import question


def ask(texts: Texts, view: View, choice: Choice, names: Names) -> str:
    """Say what is asked. Once a scheme has enough support, that is no longer whom to ask for it."""
    if choice.step == "scheme.plead":
        look = look_at(texts, view, names)
        if backing(look, look.top) >= look.decks.needs[laid_title(look)]:
            return texts.say("spartacus-ask-plead-enough")
    return question(texts, "spartacus", choice, names)


def why(texts: Texts, view: View, choice: Choice, names: Names) -> str:
    """Explain what is allowed here, and what depends on it."""
    look = look_at(texts, view, names)
    said = _WHY.get(choice.step)
    return said(look) if said is not None else texts.say(f"spartacus-why-{choice.step.replace('.', '-')}")


def _why_cure(look: Look) -> str:
    f = look.top
    return look.texts.say("spartacus-why-cure", card=card_name(look, f["card"]), die=f["die"])


def _why_release(look: Look) -> str:
    """Explain the balance of the books in the current position."""
    g, seat = look.g, look.seat
    return look.texts.say(
        "spartacus-why-release",
        men=gladiators(g, seat).bit_count(),
        slaves=count_slaves(g, slaves(g, seat)),
        gold=gold(look.texts, g.gold[seat]),
    )


def _why_intrigue(look: Look) -> str:
    size, most = look.view["state"]["hands_size"][look.seat], hand_size(look.g, look.seat)
    return look.texts.say("spartacus-why-intrigue", cards=card_count(look.texts, size), most=most)


def _why_plead(look: Look) -> str:
    title, have = laid_title(look), backing(look, look.top)
    card = title_of(look, title)
    return look.texts.say("spartacus-why-plead", title=card, needs=look.decks.needs[title], have=have)


def _why_price(look: Look) -> str:
    asked = look.top["asked"]
    return look.texts.say(
        "spartacus-why-price", house=look.names.seats[asked], points=influence(look.texts, look.g.influence[asked])
    )


def _why_pledge(look: Look) -> str:
    f = look.top
    said = look.texts.say(
        "spartacus-why-pledge" if f["price"] else "spartacus-why-pledge-free",
        house=look.names.seats[f["schemer"]],
        points=influence(look.texts, look.g.influence[look.seat]),
        price=gold(look.texts, f["price"]),
    )
    if f["promised"]:
        said += " " + look.texts.say("spartacus-why-promised", promised=gold(look.texts, f["promised"]))
    if f["laid"]:  # this house was shown the card
        title = laid_title(look)
        effect = effect_line(look.texts, look.decks, title)
        return f"{said} {look.texts.say('spartacus-why-shown', title=title_of(look, title), effect=effect)}"
    if f["claim"] < 0:
        return said
    claim = title_of(look, f["claim"])
    effect = effect_line(look.texts, look.decks, f["claim"])
    return f"{said} {look.texts.say('spartacus-why-claimed', title=claim, effect=effect)}"


def _why_demand(look: Look) -> str:
    f = look.top
    return look.texts.say(
        "spartacus-why-demand-promise" if f["promised"] else "spartacus-why-demand",
        house=look.names.seats[f["asked"]],
        price=gold(look.texts, f["price"]),
        promised=gold(look.texts, f["promised"]),
        points=influence(look.texts, look.g.influence[f["asked"]]),
    )


def _missing(look: Look, f: Mapping[str, Any]) -> int:
    return int(look.decks.needs[look.decks.titled[f["card"]]] - f["less"] - backing(look, f))


def _why_make_up(look: Look) -> str:
    f = look.top
    title = title_of(look, look.decks.titled[f["card"]])
    return look.texts.say("spartacus-why-make-up", title=title, points=influence(look.texts, _missing(look, f)))


def _why_foil(look: Look) -> str:
    f = look.top
    said = look.texts.say("spartacus-why-foil", what=declared_line(look, f), effect=_scheme_does(look, f))
    guarded = look.seat in SCHEMES[look.decks.rows[look.decks.titled[f["card"]]].effect].aim.targets(look.g, f["aim"])
    return f"{said} {look.texts.say('spartacus-why-guard', least=HOLDS)}" if guarded else said


def _scheme_does(look: Look, f: Mapping[str, Any]) -> str:
    return effect_line(look.texts, look.decks, look.decks.titled[f["card"]])


def _why_pick(look: Look) -> str:
    f = look.top
    title = look.decks.titled[f["card"]]
    return look.texts.say("spartacus-why-pick", title=title_of(look, title), effect=_scheme_does(look, f))


def _why_cost(look: Look) -> str:
    house = house_of(look, look.seat)
    assert house is not None
    rule = first_rule(look.texts, house) if look.top["rule"] == 1 else second_rule(look.texts, house)
    men, hands = look.top["needed"]
    left = look.texts.say("spartacus-count-gladiators" if men > 0 else "spartacus-count-slaves", count=men or hands)
    return look.texts.say("spartacus-why-cost", rule=capital(rule), left=left)


def _why_drop(look: Look) -> str:
    return look.texts.say("spartacus-why-drop", left=look.top["drops"])


def _why_thunder(look: Look) -> str:
    f = look.top
    title = title_of(look, f["title"])
    return look.texts.say("spartacus-why-thunder", title=title, house=look.names.seats[f["seat"]])


def _why_drill(look: Look) -> str:
    return look.texts.say("spartacus-why-drill", die=look.top["die"], least=HOLDS)


def _why_quiet(look: Look) -> str:
    """Explain which reactions the quiet moment is for."""
    cards = look.top["cards"]
    key = "rig" if cards & BETS_SHOWN else "death" if cards & DEATH else "books"
    return look.texts.say(f"spartacus-why-quiet-{key}")


def _why_bid(look: Look) -> str:
    f = look.top
    up = card_line(look, f["card"]).text if f["card"] >= 0 else look.texts.say("spartacus-host-token")
    said = look.texts.say("spartacus-why-bid", what=up)
    staked = f["stakes"][look.seat]
    return f"{said} {look.texts.say('spartacus-why-tied', gold=gold(look.texts, staked))}" if staked else said


def _why_send(look: Look) -> str:
    f = look.top
    if f["fighters"]:
        foe = card_line(look, f["fighters"][0]).text
        said = look.texts.say("spartacus-why-send-second", house=look.names.seats[f["owners"][0]], card=foe)
    else:
        said = look.texts.say("spartacus-why-send-first")
    bound = look.seat == look.g.host and not look.g.table.host_may_decline
    return f"{said} {look.texts.say('spartacus-why-send-host' if bound else 'spartacus-why-send-decline')}"


def _why_gear(look: Look) -> str:
    return look.texts.say("spartacus-why-gear", card=card_name(look, look.top["fighters"][-1]))


def _why_bet(look: Look) -> str:
    one, two = [_in_the_fight(look, side) for side in (0, 1)]
    limit = look.texts.say("spartacus-why-bet-fighter" if look.g.table.bets_per_fighter else "spartacus-why-bet-type")
    said = f"{look.texts.say('spartacus-why-bet', one=one, two=two)} {limit}"
    return f"{said} {look.texts.say('spartacus-why-bet-own')}" if look.seat in look.top["owners"] else said


def _in_the_fight(look: Look, side: int) -> str:
    """Describe a fighter in the arena: Agron 4/4/3 (Glaber)."""
    f = look.frame("arena", "fight")
    assert f is not None
    card = f["fighters"][side]
    return f"{card_name(look, card)} {dice_of(look.decks, card)} ({look.names.seats[f['owners'][side]]})"


def _why_thumb(look: Look) -> str:
    f = look.top
    card = f["fighters"][1 - f["winner"]]
    return look.texts.say("spartacus-why-thumb", card=named(look, card))


def _why_initiative(look: Look) -> str:
    one, two = look.top["dice"]
    return look.texts.say("spartacus-why-initiative", **_fighters(look), dice=thrown(one), others=thrown(two))


def _fighters(look: Look) -> dict[str, str]:
    f = look.frame("fight")
    assert f is not None
    one, two = [card_name(look, card) for card in f["fighters"]]
    return {"one": one, "two": two}


def _why_act(look: Look) -> str:
    f = look.top
    far = look.decks.sand.apart[f["cells"][0]][f["cells"][1]]
    names = cell_names(look.decks)
    side = f["side"]
    return look.texts.say(
        "spartacus-why-act",
        card=card_name(look, f["fighters"][side]),
        cell=names[f["cells"][side]],
        foe=card_name(look, f["fighters"][1 - side]),
        there=names[f["cells"][1 - side]],
        far=far,
    )


def _why_attack(look: Look) -> str:
    """Describe the dice of the attack."""
    f = look.top
    return look.texts.say("spartacus-why-attack", attack=thrown(f["attack"]), defense=thrown(f["defence"]))


def _why_damage(look: Look) -> str:
    return f"{_why_attack(look)} {look.texts.say('spartacus-why-damage', damage=look.top['damage'])}"


def _why_back(look: Look) -> str:
    return f"{_why_attack(look)} {look.texts.say('spartacus-why-back', damage=look.top['back'])}"


def _why_lose(look: Look) -> str:
    return look.texts.say("spartacus-why-lose", damage=look.top["damage"])


def _why_pick_fighters(look: Look) -> str:
    foe = next(seat for seat in look.top["pair"] if seat != look.seat)
    return look.texts.say("spartacus-why-lineup", house=look.names.seats[foe])


_WHY: dict[str, Callable[[Look], str]] = {
    "upkeep.cure": _why_cure,
    "upkeep.release": _why_release,
    "intrigue.do_deed": _why_intrigue,
    "scheme.plead": _why_plead,
    "scheme.name_price": _why_price,
    "scheme.pledge": _why_pledge,
    "scheme.settle_demand": _why_demand,
    "scheme.make_up": _why_make_up,
    "scheme.foil": _why_foil,
    "scheme.pick": _why_pick,
    "cost.pay": _why_cost,
    "cost.drop": _why_drop,
    "reaction.thunder": _why_thunder,
    "guard.thunder": _why_thunder,
    "guard.drill": _why_drill,
    "quiet.speak": _why_quiet,
    "market.bid": _why_bid,
    "market.bid_for_token": _why_bid,
    "arena.send": _why_send,
    "arena.take_weapon": _why_gear,
    "arena.take_armour": _why_gear,
    "arena.take_special": _why_gear,
    "arena.bet": _why_bet,
    "arena.show_thumb": _why_thumb,
    "fight.reroll_initiative": _why_initiative,
    "fight.act": _why_act,
    "fight.act_second": _why_act,
    "attack.reroll": _why_attack,
    "attack.strike": _why_damage,
    "attack.shield": _why_damage,
    "attack.shield_back": _why_back,
    "loss.lose": _why_lose,
    "tournament.pick_fighters": _why_pick_fighters,
}
