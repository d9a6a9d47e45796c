"""Puts the options of Spartacus into words: first what an option is, then its effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harena.games.spartacus.actions import (
    ACCEPT,
    AGAIN,
    AIMS,
    ASSET,
    ASSETS,
    ATTACK,
    BETS,
    BID,
    BIDS,
    CASH,
    CASHES,
    CELL,
    CELLS,
    CLAIM,
    CLAIMS,
    DEEDS,
    DEMAND,
    DEMANDS,
    DICE,
    DIE,
    DODGE,
    DOWN,
    FIRST,
    FROM_ARMOUR,
    FROM_HAND,
    FROM_JINX,
    FROM_TABLE,
    FROM_WEAPON,
    HOUSE,
    HOUSES,
    KINDS,
    LAY,
    LAYS,
    LOOK,
    LOOKS,
    NET,
    OWE,
    OWES,
    PICK,
    PICKS,
    PLAY,
    PLAYS,
    POOL,
    POOLS,
    POST,
    PRICE,
    PRICES,
    PROMISE,
    PROMISES,
    RULE_1,
    RULE_2,
    SALES,
    SEAT,
    SEATS,
    SECOND,
    SEEK,
    SELL,
    SELL_GUARD,
    SHIELD,
    SHOW,
    STRIKE,
    SUPPORT,
    TAKE_GUARD,
    THROW,
    TITLE,
    TITLES,
    UP,
    USE,
    USES,
)
from harena.games.spartacus.arena import wagers
from harena.games.spartacus.card_text import POOLS as POOL_KEYS
from harena.games.spartacus.card_text import (
    Look,
    ability_line,
    backing,
    bets_line,
    capital,
    card_count,
    card_line,
    card_name,
    cell_names,
    dice_count,
    dice_of,
    does,
    favors_line,
    fight_frame,
    first_rule,
    gold,
    house_of,
    influence,
    key_of,
    laid_title,
    look_at,
    named,
    needs_line,
    of_house,
    second_rule,
    target,
    thrown,
    title_of,
)
from harena.games.spartacus.cards.registry import SCHEMES, aim_kind, has_own_words
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.house import CHAMPION, fighters
from harena.games.spartacus.printed import ATK, DEF, SCHEME, SPD
from harena.games.spartacus.reaction import HOLDS
from harena.games.spartacus.scheme import schemers
from harena.games.spartacus.sets import members
from harena.games.spartacus.upkeep import due
from harena.kernel.choice import PASS, kind_of
from harena.kernel.rules import View
from harena.text import Label, Names, Texts
from harena.text_protocol import pass_label


def option(texts: Texts, view: View, option: int, names: Names) -> Label:
    """Describe an option and its effect."""
    return _said(look_at(texts, view, names), option)


def options(texts: Texts, view: View, options: Sequence[int], names: Names) -> list[Label]:
    """Describe all options of a question. The view is read once for all of them."""
    look = look_at(texts, view, names)
    return [_said(look, option) for option in options]


def _said(look: Look, option: int) -> Label:
    if option == PASS:
        return look.texts.label(_pass(look))
    kind = kind_of(KINDS, option)
    said = _OPTIONS.get(kind.name) if kind is not None else None
    return look.texts.label(said(look, option) if said is not None else str(option))


def _step(look: Look) -> str:
    return f"{look.top['proc']}.{look.top['at']}"


def _pass(look: Look) -> Label:
    step = _step(look)
    if step == "upkeep.release":
        return _close_books(look)
    return pass_label(look.texts, f"spartacus-pass-{step.replace('.', '-')}")


def _close_books(look: Look) -> Label:
    left = look.g.gold[look.seat] + due(look.g, look.seat)
    return look.texts.label(look.texts.say("spartacus-close-books"), _have(look, left))


def _have(look: Look, amount: int) -> str:
    return look.texts.say("spartacus-then-have", gold=gold(look.texts, amount))


def _keep(look: Look, spent: int) -> str:
    return look.texts.say("spartacus-keep", gold=gold(look.texts, look.g.gold[look.seat] - spent))


def _house(look: Look, option: int) -> Label:
    texts, house = look.texts, look.decks.houses[option - HOUSE]
    counts = (("gladiators", house.gladiators), ("slaves", house.slaves), ("guards", house.guards))
    has = ", ".join(
        [gold(texts, house.gold), *[texts.say(f"spartacus-count-{name}", count=n) for name, n in counts if n]]
    )
    return texts.label(house.name, has, first_rule(texts, house), second_rule(texts, house))


# Deeds


def _deed(look: Look, option: int) -> str | Label:
    return _DEEDS[option](look) if option in _DEEDS else str(option)


def _say(key: str) -> Callable[[Look], str]:
    return lambda look: look.texts.say(key)


def _rule(look: Look, first: bool) -> str:
    house = house_of(look, look.seat)
    assert house is not None
    return capital(first_rule(look.texts, house) if first else second_rule(look.texts, house))


def _support(look: Look) -> Label:
    f, texts = look.top, look.texts
    said = [texts.say("spartacus-you-get", gold=gold(texts, f["price"]))] if f["price"] else []
    if f["promised"]:
        said.append(texts.say("spartacus-promise-of", gold=gold(texts, f["promised"])))
    return texts.label(texts.say("spartacus-deed-support"), *(said or [texts.say("spartacus-for-free")]))


def _accept(look: Look) -> Label:
    f, texts = look.top, look.texts
    said = [texts.say("spartacus-deed-accept", gold=gold(texts, f["price"])), _keep(look, f["price"])]
    if f["promised"]:
        promised = texts.say("spartacus-option-promise", gold=gold(texts, f["promised"]))
        said = [promised, *(said if f["price"] else [])]
    return texts.label(*said)


def _show(look: Look) -> str:
    """Describe showing the face-down scheme to the house that is asked."""
    title = title_of(look, laid_title(look))
    return look.texts.say("spartacus-deed-show", title=title, target=target(look, look.top["asked"]))


def _sell_guard(look: Look) -> Label:
    price = look.decks.rows[look.decks.guard].gold
    return look.texts.label(look.texts.say("spartacus-deed-sell-guard"), gold(look.texts, price))


def _gear(look: Look, sort: int, side: int) -> str:
    """Name the piece of gear that is used in the fight."""
    fight = fight_frame(look)
    assert fight is not None
    return card_name(look, fight.gear[3 * side + sort])


def _my_side(look: Look) -> int:
    f = look.frame("fight")
    assert f is not None
    return int(f["owners"].index(look.seat))


def _net(look: Look) -> Label:
    net = _gear(look, 2, _my_side(look))
    return look.texts.label(look.texts.say("spartacus-deed-use", card=net), look.texts.say("spartacus-wins-initiative"))


def _again(look: Look) -> Label:
    dice = look.top["dice"][_my_side(look)]
    return look.texts.label(
        look.texts.say("spartacus-deed-again"), look.texts.say("spartacus-now-dice", dice=thrown(dice))
    )


def _pool(look: Look, side: int, pool: int) -> int:
    f = look.frame("fight")
    assert f is not None
    return int(f["pools"][3 * side + pool])


def _attack(look: Look) -> Label:
    side = _my_side(look)
    mine, theirs = _pool(look, side, ATK), _pool(look, 1 - side, DEF)
    return look.texts.label(look.texts.say("spartacus-deed-attack"), _against(look, mine, theirs))


def _against(look: Look, mine: int, theirs: int) -> str:
    return look.texts.say("spartacus-dice-against", dice=dice_count(look.texts, mine), others=theirs)


def _throw(look: Look) -> Label:
    side = _my_side(look)
    said = look.texts.say("spartacus-deed-throw", card=_gear(look, 2, side))
    odds = _against(look, _pool(look, side, SPD), _pool(look, 1 - side, DEF))
    return look.texts.label(said, odds, look.texts.say("spartacus-then-exhausted"))


def _dodge(look: Look) -> Label:
    side = _my_side(look)
    speed, defense = _pool(look, side, SPD), _pool(look, side, DEF)
    instead = look.texts.say("spartacus-dodge-dice", speed=dice_count(look.texts, speed), defense=defense)
    return look.texts.label(look.texts.say("spartacus-deed-dodge"), instead)


def _damage(look: Look, sort: int, side: int, change: int, name: str = "damage") -> Label:
    """Describe the damage with the Axe or the Scutum."""
    said = look.texts.say("spartacus-deed-use", card=_gear(look, sort, side))
    now = look.top[name]
    return look.texts.label(said, look.texts.say("spartacus-damage-instead", damage=now + change, now=now))


def _strike(look: Look) -> Label:
    return _damage(look, 0, look.top["side"], 1)


def _shield(look: Look) -> Label:
    if look.top["at"] == "shield_back":
        return _damage(look, 1, look.top["side"], -1, "back")
    return _damage(look, 1, 1 - look.top["side"], -1)


def _loser(look: Look) -> int:
    return int(look.top["fighters"][1 - look.top["winner"]])


def _up(look: Look) -> Label:
    return look.texts.label(
        look.texts.say("spartacus-deed-up"), look.texts.say("spartacus-lives", card=card_name(look, _loser(look)))
    )


def _down(look: Look) -> Label:
    card = _loser(look)
    said = [look.texts.say("spartacus-deed-down"), look.texts.say("spartacus-dies", card=card_name(look, card))]
    favors = look.g.favors[card]
    if favors and favors != CHAMPION:
        said.append(look.texts.say("spartacus-you-lose", points=influence(look.texts, favors)))
    return look.texts.label(*said)


def _guard(key: str) -> Callable[[Look], Label]:
    def say(look: Look) -> Label:
        return look.texts.label(look.texts.say(key), look.texts.say("spartacus-guard-foils", least=HOLDS))

    return say


_DEEDS: dict[int, Callable[[Look], str | Label]] = {
    POST: _say("spartacus-deed-post"),
    SEEK: _say("spartacus-deed-seek"),
    RULE_1: lambda look: _rule(look, first=True),
    RULE_2: lambda look: _rule(look, first=False),
    SUPPORT: _support,
    ACCEPT: _accept,
    SELL_GUARD: _sell_guard,
    TAKE_GUARD: _say("spartacus-deed-take-guard"),
    NET: _net,
    AGAIN: _again,
    FIRST: _say("spartacus-deed-first"),
    SECOND: _say("spartacus-deed-second"),
    ATTACK: _attack,
    THROW: _throw,
    DODGE: _dodge,
    STRIKE: _strike,
    SHIELD: _shield,
    UP: _up,
    DOWN: _down,
    SHOW: _show,
    FROM_TABLE: _guard("spartacus-deed-from-table"),
    FROM_HAND: _guard("spartacus-deed-from-hand"),
}


# Houses and fighters


def _seat(look: Look, option: int) -> str | Label:
    """Describe a house, and what matters about it for this question."""
    seat, texts = option - SEAT, look.texts
    step = _step(look)
    if step == "scheme.plead":
        return _plea(look, seat)
    if step == "scheme.claim_target":
        return texts.say("spartacus-option-aimed", target=target(look, seat))
    if step == "spy.look":
        cards = card_count(texts, look.view["state"]["hands_size"][seat])
        return texts.label(texts.say("spartacus-option-spy", target=target(look, seat)), cards)
    if step == "fight.call_off":
        card = look.top["fighters"][look.top["owners"].index(seat)]
        return texts.say("spartacus-option-yields", card=of_house(look, card))
    men = fighters(look.g, seat).bit_count()
    return texts.label(
        texts.say("spartacus-option-invite", target=target(look, seat)),
        texts.say("spartacus-count-fighters", count=men),
    )


def _plea(look: Look, seat: int) -> Label:
    """Describe whom to ask, and how much their support would add."""
    texts, points = look.texts, look.g.influence[seat]
    lacks = look.decks.needs[laid_title(look)] - backing(look, look.top) - points
    after = texts.say("spartacus-enough") if lacks <= 0 else texts.say("spartacus-still-lacks", points=lacks)
    return texts.label(texts.say("spartacus-option-plea", target=target(look, seat)), influence(texts, points), after)


def _lost_die(look: Look, option: int) -> Label:
    f = look.frame("fight")
    assert f is not None
    pool = option - POOL
    now = f["pools"][3 * look.top["side"] + pool]
    pool_name = look.texts.say(f"spartacus-pool-{POOL_KEYS[pool]}")
    name = look.texts.say("spartacus-option-lose-die", pool=pool_name)
    return look.texts.label(
        name, look.texts.say("spartacus-dice-become", dice=dice_count(look.texts, now), left=now - 1)
    )


def _die(look: Look, option: int) -> Label:
    """Describe a die to roll again, and what allows it."""
    source, at = divmod(option - DIE, 16)
    side = _my_side(look)
    whose_die = 1 - side if source == FROM_JINX else side
    if look.top["proc"] == "fight":
        dice = look.top["dice"][whose_die]
    else:
        dice = look.top["attack" if whose_die == look.top["side"] else "defence"]
    fight = fight_frame(look)
    assert fight is not None
    card = {FROM_WEAPON: fight.gear[3 * side], FROM_ARMOUR: fight.gear[3 * side + 1]}.get(source, fight.fighters[side])
    key = "spartacus-option-their-die" if source == FROM_JINX else "spartacus-option-die"
    return look.texts.label(look.texts.say(key, die=dice[at]), card_name(look, card))


def _cell(look: Look, option: int) -> Label:
    cell, f = option - CELL, look.top
    far = look.decks.sand.apart[cell][f["cells"][1 - f["side"]]]
    said = look.texts.say("spartacus-option-move", cell=cell_names(look.decks)[cell])
    return look.texts.label(said, look.texts.say("spartacus-away", count=far))


def _asset(look: Look, option: int) -> str | Label:
    """Describe a Market card, and what matters about it for this question."""
    card = option - ASSET
    said = _ASSET_STEPS.get(_step(look))
    return said(look, card) if said is not None else card_line(look, card)


def _treat(look: Look, card: int) -> str:
    return look.texts.say("spartacus-option-treat", card=named(look, card))


def _let_go(look: Look, card: int) -> Label:
    left = look.g.gold[look.seat] + due(look.g, look.seat) + 1
    said = look.texts.say("spartacus-option-release", card=named(look, card))
    key = "spartacus-then-have" if left >= 0 else "spartacus-then-lack"
    return look.texts.label(said, look.texts.say(key, gold=gold(look.texts, abs(left))))


def _picked(look: Look, card: int) -> Label:
    """Describe a card that is discarded for a scheme, and its price if it is sold."""
    row = look.decks.rows[look.decks.titled[look.top["card"]]]
    said = [look.texts.say("spartacus-option-discard", card=named(look, card))]
    price = SCHEMES[row.effect].pick.price
    if price is not None:
        said.append(gold(look.texts, price(look.decks, row, card)))
    return look.texts.label(*said, *_abilities(look, card))


def _abilities(look: Look, card: int) -> list[str]:
    said = ability_line(look.texts, look.decks, card)
    return [said] if said else []


def _paid(look: Look, card: int) -> Label:
    key = "spartacus-option-exhaust" if look.top["rule"] == 1 else "spartacus-option-discard"
    return look.texts.label(look.texts.say(key, card=named(look, card)), *_abilities(look, card))


def _sent(look: Look, card: int) -> Label:
    said = look.texts.say("spartacus-option-send", card=named(look, card))
    return look.texts.label(said, dice_of(look.decks, card), *_abilities(look, card))


def _taken(look: Look, card: int) -> Label:
    return look.texts.label(card_name(look, card), *_abilities(look, card))


_ASSET_STEPS: dict[str, Callable[[Look, int], str | Label]] = {
    "upkeep.treat": _treat,
    "upkeep.release": _let_go,
    "scheme.pick": _picked,
    "cost.pay": _paid,
    "arena.send": _sent,
    "arena.take_weapon": _taken,
    "arena.take_armour": _taken,
    "arena.take_special": _taken,
}


def _use(look: Look, option: int) -> Label:
    card = option - USE
    return look.texts.label(look.texts.say("spartacus-deed-use", card=named(look, card)), *_abilities(look, card))


def _sale(look: Look, option: int) -> Label:
    card = option - SELL
    said = look.texts.say("spartacus-option-sell", card=named(look, card))
    return look.texts.label(said, gold(look.texts, look.decks.value[card]))


def _peek(look: Look, option: int) -> str:
    scout = card_name(look, look.top["scouts"][0])
    return look.texts.say("spartacus-option-peek", place=option - LOOK + 1, card=scout)


# Intrigue cards


def _title(look: Look, option: int) -> Label:
    title = option - TITLE
    return look.texts.label(look.texts.say("spartacus-option-discard", card=title_of(look, title)), does(look, title))


def _cash(look: Look, option: int) -> Label:
    title = option - CASH
    said = look.texts.say("spartacus-option-cash", title=title_of(look, title))
    return look.texts.label(said, gold(look.texts, look.decks.rows[title].gold))


def _lay(look: Look, option: int) -> Label:
    title = option - LAY
    lacks = look.decks.needs[title] - look.g.influence[look.seat]
    said = look.texts.say("spartacus-option-lay", title=title_of(look, title))
    short_of = look.texts.say("spartacus-still-lacks", points=lacks)
    return look.texts.label(said, f"{needs_line(look, title)}, {short_of}", does(look, title))


def _claim(look: Look, option: int) -> Label:
    title = option - CLAIM
    said = look.texts.say("spartacus-option-claim", title=title_of(look, title))
    return look.texts.label(said, f"{needs_line(look, title)}, {does(look, title)}")


def _play(look: Look, option: int) -> Label:
    """Describe a card that is played: its target, what it needs, what it does, and what that means now."""
    title, aim = divmod(option - PLAY, AIMS)
    needs = [needs_line(look, title), *_made_up(look, title)] if look.decks.needs[title] else []
    effect = ", ".join([*needs, does(look, title)])
    return look.texts.label(_played(look, title, aim), effect, *_now(look, title, aim))


def _made_up(look: Look, title: int) -> list[str]:
    """Describe what makes up for missing Influence (S-5.7): the gold of Solonius, Ashur."""
    top = look.top
    have = backing(look, top) if top["proc"] == "scheme" else look.g.influence[look.seat]
    lacks = look.decks.needs[title] - have
    if lacks <= 0 or look.decks.rows[title].kind != SCHEME:
        return []
    texts, found = look.texts, []
    for card in members(schemers(look.g, look.seat)):
        found.append(texts.say("spartacus-short-used", points=lacks, card=card_name(look, card)))
    if not found:
        found.append(texts.say("spartacus-short-paid", points=lacks, gold=gold(texts, lacks)))
    return found


def _played(look: Look, title: int, aim: int) -> str:
    """Name the card and its target."""
    row, texts = look.decks.rows[title], look.texts
    name, kind = title_of(look, title), aim_kind(row)
    key = f"spartacus-play-{key_of(row.effect)}" if has_own_words(row) else "spartacus-play-on"
    if kind == "-houses":
        one, two = divmod(aim, PAIR)
        return texts.say(key, title=name, target=target(look, one), second=target(look, two))
    if not kind:
        return texts.say("spartacus-play", title=name)
    return texts.say(key, title=name, target=of_house(look, aim) if kind == "-card" else target(look, aim))


def _now(look: Look, title: int, aim: int) -> list[str]:
    """Describe what a scheme would do in the current position."""
    row = look.decks.rows[title]
    if row.kind != SCHEME:
        return []
    what, number = SCHEMES[row.effect].now(look.g, aim, row)
    return _NOW[what](look, number)


def _gold_now(look: Look, amount: int) -> list[str]:
    return [look.texts.say("spartacus-now", what=gold(look.texts, amount))]


def _influence_now(look: Look, points: int) -> list[str]:
    return [look.texts.say("spartacus-target-has", points=influence(look.texts, points))]


def _favors_now(look: Look, card: int) -> list[str]:
    return [favors_line(look, card)] if look.g.favors[card] else []


_NOW: dict[str, Callable[[Look, int], list[str]]] = {
    "": lambda look, number: [],
    "gold": _gold_now,
    "influence": _influence_now,
    "favors": _favors_now,
}


# Gold


def _bid(look: Look, option: int) -> str | Label:
    amount, staked = option - BID, look.top["stakes"][look.seat]
    if not amount:
        return look.texts.say("spartacus-option-add-nothing" if staked else "spartacus-option-bid-nothing")
    if staked:
        total = gold(look.texts, staked + amount)
        said = look.texts.say("spartacus-option-add", gold=gold(look.texts, amount), total=total)
    else:
        said = look.texts.say("spartacus-option-bid", gold=gold(look.texts, amount))
    return look.texts.label(said, _keep(look, staked + amount))


def _price(look: Look, option: int) -> str | Label:
    amount = option - PRICE
    if look.top["at"] == "make_up":
        said = look.texts.say(
            "spartacus-option-buy", gold=gold(look.texts, amount), points=influence(look.texts, amount)
        )
    elif not amount:
        return look.texts.say("spartacus-option-offer-nothing")
    else:
        said = look.texts.say("spartacus-option-offer", gold=gold(look.texts, amount))
    return look.texts.label(said, _keep(look, amount))


def _demand(look: Look, option: int) -> str:
    return look.texts.say("spartacus-option-demand", house=_schemer(look), gold=gold(look.texts, option - DEMAND))


def _promise(look: Look, option: int) -> str:
    return look.texts.say("spartacus-option-promise", gold=gold(look.texts, option - PROMISE))


def _owe(look: Look, option: int) -> str:
    return look.texts.say("spartacus-option-owe", house=_schemer(look), gold=gold(look.texts, option - OWE))


def _schemer(look: Look) -> str:
    """Return who asks for support, and so pays for it."""
    schemer: int = look.top["schemer"]
    return look.names.seats[schemer]


def _bet(look: Look, option: int) -> str | Label:
    piles = wagers(option)
    if not any(piles):
        return look.texts.say("spartacus-option-no-bet")
    said = bets_line(look, piles, look.top["fighters"])
    return look.texts.label(capital(said), _keep(look, sum(piles)))


def _lineup(look: Look, option: int) -> str:
    """Describe a fighter with gear, for a bout of the tournament."""
    number, printed = option - PICK, look.decks
    card = number >> 9
    said = f"{named(look, card)} {dice_of(printed, card)}"
    pieces = [_piece(look, sort, at) for sort, at in enumerate((number >> 6 & 7, number >> 3 & 7, number & 7)) if at]
    if not pieces:
        return look.texts.say("spartacus-option-lineup-bare", card=said)
    return look.texts.say("spartacus-option-lineup", card=said, gear=look.texts.join(pieces))


def _piece(look: Look, sort: int, at: int) -> str:
    name = look.decks.gear[sort][at - 1]
    return card_name(look, look.decks.name.index(name))


_OPTIONS: dict[str, Callable[[Look, int], str | Label]] = {
    DEEDS.name: _deed,
    HOUSES.name: _house,
    SEATS.name: _seat,
    POOLS.name: _lost_die,
    DICE.name: _die,
    CELLS.name: _cell,
    ASSETS.name: _asset,
    USES.name: _use,
    SALES.name: _sale,
    LOOKS.name: _peek,
    TITLES.name: _title,
    CASHES.name: _cash,
    LAYS.name: _lay,
    CLAIMS.name: _claim,
    BIDS.name: _bid,
    PRICES.name: _price,
    DEMANDS.name: _demand,
    PROMISES.name: _promise,
    OWES.name: _owe,
    PLAYS.name: _play,
    BETS.name: _bet,
    PICKS.name: _lineup,
}
