"""Texts for events, questions and options. The texts of the table itself are in table_text.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from harena.games.munera.actions import (
    AUCTION,
    BID,
    BIDS,
    CLASS,
    CLASS_KIND,
    COQUUS,
    DEEDS,
    DICE,
    DIE,
    FIX,
    FIXES,
    GLORY,
    KINDS,
    MAN,
    MEN,
    MINIMA,
    MINIMUM,
    MINISTER,
    MINISTER_KIND,
    MUNUS,
    PLAYS,
    REGION,
    REGIONS,
    REROLLS,
    SELL,
    SPECTACLES,
    STAKE,
    STAKES,
    STANDS,
    TENDER,
    TENDERS,
    TITLE,
    TITLES,
    TRAIN,
)
from harena.games.munera.bets import GIVE, PAUSE, REFRESHMENT, SIDE, TAKE
from harena.games.munera.card_text import (
    CLASS_NAMES,
    OFFICE_NAMES,
    RANK_IDS,
    RANK_NAMES,
    ROLL_KEYS,
    SIDE_NAMES,
    Look,
    about_man,
    at_least,
    capital,
    cards_of,
    contract_line,
    denarii,
    effect_line,
    good,
    look_at,
    man_line,
    meals_left,
    minister_name,
    new_man,
    obedience_line,
    of_school,
    price_of,
    roll_line,
    spectacle_line,
    terms_line,
    text_key,
    traded_thing,
    ware,
    ware_about,
    ware_line,
    ware_name,
    when_line,
)
from harena.games.munera.cards import split
from harena.games.munera.decks import COQUUS as COOK
from harena.games.munera.decks import MOMENT_KEYS, RIVAL, decks
from harena.games.munera.game import RULES
from harena.games.munera.ids import ids_for
from harena.games.munera.munus import opponents
from harena.games.munera.naming import HOST, unpaired
from harena.games.munera.recipe_text import recipe_line
from harena.games.munera.rest_phase import GLORY_PRICE
from harena.games.munera.school import WARES, doctors_without_class, owner_of, unclassed, ware_cost
from harena.games.munera.sets import men_of
from harena.games.munera.state import Spectacle
from harena.games.munera.table_text import brief, count, guide, hand, last, recap, sheets, table, welcome
from harena.kernel.choice import PASS, Choice, Options, kind_of, listed
from harena.kernel.rules import View
from harena.kernel.serialization import frame_of
from harena.text import Label, Names, Texts, signed
from harena.text_protocol import Words, offer_text, pass_label, question
from harena.things import TERM

PAUSES: tuple[str, ...] = ("turn", "forum", "announced", "chosen", "duel", "bout")  # events before which the log pauses
AMOUNTS = {"bid": BIDS, "tender": TENDERS, "minimum": MINIMA}  # what a person may type as a letter and a number


def naming(texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
    """Return the names of the seats and the decks of this table."""
    seats = tuple([texts.say("you") if seat == you else name for seat, name in enumerate(people)])
    return Names(seats, seats, you, you, decks(options.get("decks", "")))


def word(texts: Texts, domain: str, value: Any, names: Names) -> str:
    """Return the text for one argument of an event."""
    if isinstance(value, int) and value >= TENDER and domain != "offer":
        return _typed_amount(texts, value)
    if domain in _SEVERAL:
        return texts.join([word(texts, _SEVERAL[domain], each, names) for each in value]) or texts.say("table-nothing")
    if domain == "bids":
        bids = [(names.seats[seat], bid) for seat, bid in enumerate(value) if bid >= 0]
        return ", ".join([f"{seat} {bid}" for seat, bid in bids])
    if domain == "signed":
        return signed(value)
    if domain == "pugna":
        side = SIDE_NAMES[value < 0]
        return texts.say("munera-pugna", points=abs(value), side=side) if value else "0"
    said = _NAMED.get(domain)
    return said(texts, int(value), names) if said is not None else str(value)


_SEVERAL = {"men": "man", "ministers": "minister", "spectacles": "spectacle", "seats": "seat"}
_THINGS = ("man", "minister", "spectacle", "region", "title", "class")  # domains whose values are things
_NAMED: dict[str, Callable[[Texts, int, Names], str]] = {
    "seat": lambda texts, seat, names: names.seats[seat],
    "man": lambda texts, man, names: cards_of(names).man[man],
    "minister": lambda texts, minister, names: minister_name(cards_of(names), minister),
    "ware": lambda texts, ware, names: ware_name(cards_of(names), ware),
    "spectacle": lambda texts, card, names: cards_of(names).city[card],
    "region": lambda texts, region, names: cards_of(names).region[region],
    "title": lambda texts, title, names: cards_of(names).title[title],
    "class": lambda texts, klass, names: CLASS_NAMES[klass],
    "rank": lambda texts, rank, names: RANK_NAMES[rank],
    "side-number": lambda texts, side, names: SIDE_NAMES[side],
    "roll": lambda texts, what, names: texts.say(f"munera-what-{ROLL_KEYS[what]}"),
}


def named(domain: str, value: Any, names: Names) -> tuple[str, str] | None:
    """Return the kind and the id of the thing that an argument of an event names."""
    if domain == "seat":
        return domain, str(value)
    if domain == "rank":
        return TERM, RANK_IDS[value]
    if domain == "ware":
        domain, value = ("man", value) if value < WARES else ("minister", value - WARES)
    if domain not in _THINGS:
        return None
    found = ids_for(cards_of(names))[domain].id_of(value)
    return (domain, found) if isinstance(found, str) else None


# Typed answers: b7 bids 7. Every other option is chosen by its number in the list.


def short(texts: Texts, option: int) -> str:
    for name, kind in AMOUNTS.items():
        if kind.has(option):
            return f"{texts.say(f'munera-letter-{name}')}{option - kind.start}"
    return ""


def read(texts: Texts, typed: str) -> int | None:
    found = re.fullmatch(r"\s*([^\W\d_])\s*(\d{1,3})\s*", typed)
    for name, kind in AMOUNTS.items():
        if found and found[1].lower() == texts.say(f"munera-letter-{name}") and int(found[2]) < kind.size:
            return kind.start + int(found[2])
    return None


def _typed_amount(texts: Texts, option: int) -> str:
    """Return the option that a person typed."""
    return next((denarii(texts, option - kind.start) for kind in AMOUNTS.values() if kind.has(option)), str(option))


def styles(texts: Texts) -> dict[str, str]:
    return {}


# The question


def order(view: View, options: Options) -> list[int]:
    """Sort options: deeds first, PASS last; men by class; large spectacles, expensive regions and high fees first."""
    state, printed = view["state"], decks(view["options"]["decks"])

    def place(option: int) -> tuple[int, ...]:
        kind = kind_of(KINDS, option)
        if kind is None:
            return (len(KINDS), 0)
        number, block = option - kind.start, KINDS.index(kind)
        if kind is MEN:
            return (block, state["klass"][number], -state["rank"][number], -printed.valor[number], number)
        if kind is SPECTACLES:
            return (block, -printed.glory[number], -printed.denarii[number], number)
        if kind is REGIONS:
            return (block, -printed.price[number], number)
        return (block, -number) if kind is TENDERS else (block, number)

    return sorted(listed(options), key=place)


def ask(texts: Texts, view: View, choice: Choice, names: Names) -> str:
    """Say what is asked, with the moment or the card that it is about."""
    said = _ASK.get(choice.step)
    return said(look_at(texts, view, names)) if said is not None else question(texts, "munera", choice, names)


def _ask_moment(look: Look) -> str:
    """Name the moment: the duel, the man or the city that the frame below is about."""
    below = _below(look)
    key = f"munera-moment-{MOMENT_KEYS[look.top['when']]}"
    if below["proc"] == "duel":
        die, other = below["dice"]
        named = look.texts.say(key, **_fighters(look, below), die=die, other=other)
    elif below["proc"] == "roll":
        named = look.texts.say(key, man=_owned(look, below["man"]))
    elif below["proc"] == "forum" and below["ware"] >= 0:
        named = _decided(look, key, below)
    elif below["proc"] == "forum":
        named = look.texts.say(key)
    else:
        named = look.texts.say(key, city=_city(look))
    return look.texts.say("munera-ask-at-moment", moment=named)


def _decided(look: Look, key: str, forum: Mapping[str, Any]) -> str:
    """Say who gets which card, and for how much: a card played now may change it."""
    said = {"ware": ware_name(look.decks, forum["ware"]), "price": denarii(look.texts, forum["price"])}
    if forum["buyer"] == look.seat:
        return look.texts.say(f"{key}-you", **said)
    return look.texts.say(key, seat=look.names.seats[forum["buyer"]], **said)


def _below(look: Look) -> Mapping[str, Any]:
    """Return the frame that has opened the present one."""
    stack: Sequence[Mapping[str, Any]] = look.view["stack"]
    return next((frame for frame in reversed(stack) if frame["proc"] != look.top["proc"]), {"proc": ""})


def _owned(look: Look, man: int) -> str:
    """Return a man with the school that he belongs to: Ferox (Caius)."""
    owner = owner_of(look.g, man)
    return f"{look.decks.man[man]} ({look.names.seats[owner]})" if owner >= 0 else look.decks.man[man]


def _ask_rest(look: Look) -> str:
    phase = ("eventum", "forum", "munus", "chosen", "end")[look.top["phase"]]
    rest = look.texts.say(f"munera-rest-{phase}", city=_city(look))
    return look.texts.say("munera-ask-at-rest", rest=rest)


def _ask_bid(look: Look) -> str:
    return look.texts.say("munera-ask-bid-for", ware=ware_name(look.decks, look.top["ware"]))


def _ask_stand(look: Look) -> str:
    return look.texts.say("munera-ask-stand-for", city=_city(look))


def _ask_tender(look: Look) -> str:
    return look.texts.say("munera-ask-tender-for", city=_city(look))


def _city(look: Look) -> str:
    """Return the city of the spectacle that is held; empty: none is."""
    f = look.frame("spectacle")
    return look.decks.city[f["card"]] if f is not None else ""


_ASK: dict[str, Callable[[Look], str]] = {
    "moment.play_card": _ask_moment,
    "rest.act": _ask_rest,
    "forum.bid": _ask_bid,
    "auction.private_bid": _ask_bid,
    "spectacle.stand": _ask_stand,
    "spectacle.tender": _ask_tender,
}


def why(texts: Texts, view: View, choice: Choice, names: Names) -> str:
    """Say what is allowed at this question, and what depends on it."""
    look = look_at(texts, view, naming(texts, view["options"], [""] * view["options"]["players"], view["viewer"]))
    said = _WHY.get(choice.step)
    return said(look) if said is not None else texts.say(f"munera-why-{choice.step.replace('.', '-')}")


def _why_class(look: Look) -> str:
    man = unclassed(look.g, look.seat)
    return look.texts.say("munera-why-enlist", man=look.decks.man[man], what=new_man(look, man))


def _why_doctor(look: Look) -> str:
    minister = doctors_without_class(look.g, look.seat)
    name = minister_name(look.decks, minister)
    return look.texts.say("munera-why-assign", minister=name, skill=look.decks.skill[minister])


def _why_moment(look: Look) -> str:
    """Say what may be played and, before a die, what it is rolled for."""
    said = look.texts.say("munera-why-moment")
    below = _below(look)
    return f"{roll_line(look, below)} {said}" if below["proc"] == "roll" else said


def _why_roll(look: Look) -> str:
    return f"{roll_line(look, look.top)} {look.texts.say('munera-die-shows', die=look.top['die'])}"


def _why_bid(look: Look) -> str:
    ware = look.top["ware"]
    cost = denarii(look.texts, ware_cost(look.g, ware))
    return look.texts.say("munera-why-forum-bid", ware=ware_line(look, ware).text, cost=cost)


def _why_private(look: Look) -> str:
    ware, minimum = look.top["ware"], denarii(look.texts, look.top["minimum"])
    return look.texts.say("munera-why-auction-private_bid", ware=ware_line(look, ware).text, minimum=minimum)


def _why_minimum(look: Look) -> str:
    ware = look.top["ware"]
    price = denarii(look.texts, price_of(look, ware))
    return look.texts.say("munera-why-auction-name_minimum", ware=ware_name(look.decks, ware), price=price)


def _why_training(look: Look) -> str:
    return look.texts.say("munera-why-training-train", what=man_line(look, look.top["ware"]).text)


def _why_stand(look: Look) -> str:
    return look.texts.say("munera-why-spectacle-stand", what=spectacle_line(look, look.top["card"]).text)


def _why_tender(look: Look) -> str:
    fee, printed = look.top["fee"], look.decks.denarii[look.top["card"]]
    key = "munera-why-tender-first" if fee < 0 else "munera-why-tender"
    return look.texts.say(
        key, city=look.decks.city[look.top["card"]], fee=denarii(look.texts, printed if fee < 0 else fee)
    )


def _why_fighter(look: Look) -> str:
    """Say what the contract asks for and, for the second man of a pair, who still needs a partner."""
    f = look.frame("spectacle")
    assert f is not None
    named = men_of(f["fighters"][int(look.seat != f["host"])])
    alone = unpaired(look.g, named)
    if alone:
        partner = CLASS_NAMES[RIVAL[look.g.klass[alone[0]]]]
        return look.texts.say("munera-why-partner", man=look.decks.man[alone[0]], partner=partner)
    contract = contract_line(look.texts, look.decks, f["card"])
    key = "munera-why-fighter" if look.decks.pairs[f["card"]] == 1 else "munera-why-fighters"
    return look.texts.say(key, city=look.decks.city[f["card"]], contract=contract, done=len(named) // 2)


def _why_oppose(look: Look) -> str:
    return look.texts.say("munera-why-spectacle-oppose", what=man_line(look, look.top["champion"]).text)


def _why_stake(look: Look) -> str:
    return look.texts.say("munera-why-duel-stake", **_fighters(look, look.top))


def _fighters(look: Look, duel: Mapping[str, Any]) -> dict[str, str]:
    man, rival = [look.decks.man[man] for man in duel["men"]]
    return {"man": man, "rival": rival}


def _why_dice(look: Look) -> str:
    one, other = look.top["dice"]
    return look.texts.say(f"munera-why-duel-{look.top['at']}", **_fighters(look, look.top), die=one, other=other)


def _why_interrupt(look: Look) -> str:
    side = look.top["declared"]
    man, virtus = look.decks.man[look.top["men"][side]], look.top["virtus"][side]
    return look.texts.say("munera-why-duel-interrupt", man=man, virtus=virtus)


def _why_excess(look: Look) -> str:
    return look.texts.say("munera-why-end-name_excess", count=look.top["wanted"])


_WHY: dict[str, Callable[[Look], str]] = {
    "match.enlist": _why_class,
    "match.assign": _why_doctor,
    "moment.play_card": _why_moment,
    "roll.help_oneself": _why_roll,
    "forum.bid": _why_bid,
    "forum.enlist": _why_class,
    "forum.assign": _why_doctor,
    "training.train": _why_training,
    "auction.name_minimum": _why_minimum,
    "auction.private_bid": _why_private,
    "spectacle.stand": _why_stand,
    "spectacle.tender": _why_tender,
    "naming.name_fighter": _why_fighter,
    "spectacle.oppose": _why_oppose,
    "duel.stake": _why_stake,
    "duel.reroll": _why_dice,
    "duel.interrupt": _why_interrupt,
    "duel.fix": _why_dice,
    "wager.stake": _why_stake,
    "end.name_excess": _why_excess,
}


# Options


def option(texts: Texts, view: View, option: int, names: Names) -> Label:
    """Return the text of an option and of its consequences."""
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


def _pass(look: Look) -> str | Label:
    step = f"{look.top['proc']}-{look.top['at']}"
    if step in ("roll-help_oneself", "duel-reroll"):
        die = look.top["die"] if "die" in look.top else look.top["dice"][look.top["owners"].index(look.seat)]
        return look.texts.say("munera-keep-die", die=die)
    return pass_label(look.texts, f"munera-pass-{step}")


def _keep(look: Look, spent: int) -> str:
    return look.texts.say("munera-keep", denarii=denarii(look.texts, look.g.denarii[look.seat] - spent))


def _region(look: Look, option: int) -> Label:
    place = option - REGION
    price = look.decks.price[place]
    said = look.texts.say("munera-option-region", region=look.decks.region[place], price=denarii(look.texts, price))
    return look.texts.label(said, _keep(look, price))


def _class(look: Look, option: int) -> Label:
    """Return a class, and how many men of it and of the rival class the viewer has: together they make pairs."""
    klass = option - CLASS
    said = CLASS_NAMES[klass]
    school = look.view["state"]["school"][look.seat]
    classes = [look.g.klass[man] for man in school]
    own, rivals = classes.count(klass), classes.count(RIVAL[klass])
    if look.top["at"] == "assign":
        return look.texts.label(said, look.texts.say("munera-have", count=own, klass=said))
    fights = look.texts.say("munera-option-rival", rival=CLASS_NAMES[RIVAL[klass]])
    have = [look.texts.say("munera-have", count=own, klass=said)]
    if RIVAL[klass] != klass:
        have.append(f"{rivals} {CLASS_NAMES[RIVAL[klass]]}")
    pair = own % 2 == 1 if RIVAL[klass] == klass else rivals > own
    return look.texts.label(said, *([look.texts.say("munera-makes-pair")] if pair else []), fights, ", ".join(have))


def _man(look: Look, option: int) -> Label:
    """Return a man, with what matters about him at this question."""
    man, step = option - MAN, f"{look.top['proc']}.{look.top['at']}"
    said = ware_line(look, man)
    if step == "forum.put_up":
        return look.texts.label(said, _cost(look, ware_cost(look.g, man)))
    if step == "sale.sell":
        return _sale(look, man)
    if step in ("end.name_excess", "brawl.name_brawler"):
        who = about_man(look, man).after(f"{capital(of_school(look, man))}, ")
        return look.texts.label(who, obedience_line(look, man))
    if step == "spectacle.pick":
        return look.texts.label(said, _meets(look, man))
    return said


def _meets(look: Look, man: int) -> str:
    """M-9.1: say whom a man meets if he is next."""
    f = frame_of(RULES, {**look.top})
    assert isinstance(f, Spectacle)
    f.champion = man
    found = opponents(look.g, f)
    partners = found and f.fighters[HOST] >> found[0] & 1
    key = "munera-meets-partner" if partners else "munera-meets"
    return look.texts.say(key, men=", ".join([look.decks.man[each] for each in found])) if found else ""


def _minister(look: Look, option: int) -> Label:
    ware = WARES + option - MINISTER
    if look.top["proc"] == "sale":
        return _sale(look, ware)
    said = ware_line(look, ware)
    return look.texts.label(said, _cost(look, ware_cost(look.g, ware))) if look.top["proc"] == "forum" else said


def _cost(look: Look, cost: int) -> str:
    return look.texts.say("munera-cost", cost=denarii(look.texts, cost))


def _sale(look: Look, ware: int) -> Label:
    price = denarii(look.texts, price_of(look, ware))
    sold = look.texts.say("munera-option-sell", ware=ware_name(look.decks, ware), price=price)
    return look.texts.label(sold, ware_about(look, ware))


def _title(look: Look, option: int) -> Label:
    title = option - TITLE
    return look.texts.label(look.decks.title[title], _card_text(look, title))


def _card_text(look: Look, title: int) -> str:
    when, effect = when_line(look.texts, look.decks, title), effect_line(look.texts, look.decks, title)
    return look.texts.say("munera-line", label=when, what=effect)


def _play(look: Look, option: int) -> Label:
    """Return a card, with what it does to its target."""
    title, target = split(option)
    printed = look.decks
    card = printed.card[title]
    if not card.aim_kind:
        return look.texts.label(printed.title[title], effect_line(look.texts, printed, title))
    aim, amount = _target(look, card.aim_kind, target), card.shown.amount(look.g, target, printed.amount[title])
    if card.recipe is not None:
        said = recipe_line(look.texts, card.recipe, aim)
    else:
        said = look.texts.say(f"munera-aim-{text_key(card.effect)}", target=aim, amount=amount)
    if card.shown.obedience:
        return look.texts.label(printed.title[title], said, obedience_line(look, target))
    return look.texts.label(printed.title[title], said)


def _target(look: Look, aim: str, target: int) -> str:
    if aim == "school":
        return look.texts.say("munera-target-you") if target == look.names.you else look.names.seats[target]
    if aim == "side":
        duel = look.frame("duel")
        return of_school(look, duel["men"][target]) if duel is not None else SIDE_NAMES[target]
    return of_school(look, target)


def _deed(look: Look, option: int) -> str | Label:
    name = {TRAIN: "train", SELL: "sell", AUCTION: "auction", GLORY: "glory"}[option]
    said = look.texts.say(f"munera-deed-{name}", price=denarii(look.texts, GLORY_PRICE))
    return look.texts.label(said, _keep(look, GLORY_PRICE)) if option == GLORY else said


def _bid(look: Look, option: int) -> Label:
    amount = option - BID
    return look.texts.label(_amount(look, "munera-option-bid", amount), _keep(look, amount))


def _amount(look: Look, key: str, amount: int) -> str:
    return look.texts.say(key, amount=denarii(look.texts, amount))


def _minimum(look: Look, option: int) -> str:
    return _amount(look, "munera-option-minimum", option - MINIMUM)


def _tender(look: Look, option: int) -> Label:
    fee = option - TENDER
    left = look.g.denarii[look.seat] + fee - at_least(look, look.top["card"])
    after = look.texts.say("munera-after-journey", denarii=denarii(look.texts, left))
    return look.texts.label(_amount(look, "munera-option-bid", fee), after)


def _spectacle(look: Look, option: int) -> Label:
    card = option - MUNUS
    return look.texts.label(spectacle_line(look, card), _at_least(look, card))


def _at_least(look: Look, card: int) -> str:
    return look.texts.say("munera-at-least", denarii=denarii(look.texts, max(0, at_least(look, card))))


def _stand(look: Look, option: int) -> Label:
    card = look.top["card"]
    stand = look.texts.say("munera-option-stand", city=look.decks.city[card])
    return look.texts.label(stand, terms_line(look, card), _at_least(look, card))


def _stake(look: Look, option: int) -> Label:
    side, amount = divmod(option - STAKE, SIDE)
    man = look.decks.man[look.top["men"][side]]
    said = look.texts.say("munera-option-stake", amount=denarii(look.texts, amount), man=man)
    won = look.texts.say("munera-option-won", amount=denarii(look.texts, 2 * amount))
    return look.texts.label(said, won, _keep(look, amount))


def _reroll(look: Look, option: int) -> str:
    if option == COQUUS:
        return look.texts.say("munera-option-coquus", left=meals_left(look))
    side = look.top["owners"].index(look.seat)
    return look.texts.say("munera-option-virtus", left=look.top["virtus"][side])


def _die(look: Look, option: int) -> Label:
    side = option - DIE
    man = look.decks.man[look.top["men"][side]]
    said = look.texts.say("munera-option-die", man=man, die=look.top["dice"][side])
    return look.texts.label(said, look.texts.say("munera-uses", minister=OFFICE_NAMES[COOK], left=meals_left(look)))


def _fix(look: Look, option: int) -> str:
    fix = option - FIX
    if fix in (PAUSE, REFRESHMENT):
        lower = look.top["dice"].index(min(look.top["dice"]))
        man = look.decks.man[look.top["men"][lower]]
        return look.texts.say("munera-fix-pause" if fix == PAUSE else "munera-fix-refreshment", man=man)
    side = fix & 1
    virtus = look.top["virtus"][side] + (1 if GIVE <= fix < TAKE else -1)
    key = "munera-fix-referee" if fix < GIVE else "munera-fix-supporters" if fix < TAKE else "munera-fix-jeers"
    return look.texts.say(key, man=look.decks.man[look.top["men"][side]], virtus=virtus)


_OPTIONS: dict[str, Callable[[Look, int], str | Label]] = {
    REROLLS.name: _reroll,
    STANDS.name: _stand,
    DEEDS.name: _deed,
    DICE.name: _die,
    CLASS_KIND.name: _class,
    FIXES.name: _fix,
    STAKES.name: _stake,
    MEN.name: _man,
    MINISTER_KIND.name: _minister,
    SPECTACLES.name: _spectacle,
    REGIONS.name: _region,
    TITLES.name: _title,
    TENDERS.name: _tender,
    BIDS.name: _bid,
    MINIMA.name: _minimum,
    PLAYS.name: _play,
}


# Deals (M-13)


def free_move(texts: Texts, name: str, args: Sequence[int], names: Names) -> str:
    """Return the text of a free action with its arguments."""
    if name not in ("propose", "counter"):
        return texts.say(f"munera-free-action-{name}")
    return offer_text(texts, "munera", args[1:] if name == "counter" else args, names, good)


class MuneraWords(Words):
    """Munera in words."""

    pauses = PAUSES
    amounts = ("denarii",)
    naming = staticmethod(naming)
    plural = _SEVERAL
    word = staticmethod(word)
    named = staticmethod(named)
    short = staticmethod(short)
    read = staticmethod(read)
    styles = staticmethod(styles)
    order = staticmethod(order)
    ask = staticmethod(ask)
    why = staticmethod(why)
    option = staticmethod(option)
    options = staticmethod(options)
    free_move = staticmethod(free_move)
    good = staticmethod(good)
    traded_thing = staticmethod(traded_thing)
    ware = staticmethod(ware)
    welcome = staticmethod(welcome)
    guide = staticmethod(guide)
    table = staticmethod(table)
    brief = staticmethod(brief)
    hand = staticmethod(hand)
    last = staticmethod(last)
    count = staticmethod(count)
    recap = staticmethod(recap)
    sheets = staticmethod(sheets)


WORDS = MuneraWords("munera")
