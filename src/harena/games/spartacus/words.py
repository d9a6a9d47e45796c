"""Puts Spartacus into words: events, the order of options and what is typed for them, bets, trade. Questions are
explained in question_help.py, options are described in option_text.py, and the table is laid out in table_text.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from harena.games.spartacus.actions import (
    AIMS,
    ASSETS,
    BETS,
    BID,
    BIDS,
    CASHES,
    CELLS,
    CLAIMS,
    DEEDS,
    DEMANDS,
    DICE,
    HOUSES,
    KINDS,
    LAYS,
    LOOKS,
    OWES,
    PICKS,
    PLAYS,
    POOLS,
    PRICES,
    PROMISES,
    SALES,
    SEATS,
    TITLES,
    USES,
)
from harena.games.spartacus.arena import packed
from harena.games.spartacus.card_text import (
    LEVELS,
    PHASES,
    SIDE_NAMES,
    SOURCES,
    WAGERS,
    card_name,
    cards_of,
    cell_names,
    first_rule,
    gold,
    good,
    key_of,
    look_at,
    second_rule,
    thrown,
    title_name,
    traded_thing,
    wager,
    ware,
    ware_name,
    whose,
)
from harena.games.spartacus.card_text import POOLS as POOL_KEYS
from harena.games.spartacus.cards.registry import SCHEMES
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.decks import decks
from harena.games.spartacus.ids import ids_for
from harena.games.spartacus.option_text import option, options
from harena.games.spartacus.printed import SCHEME, Row
from harena.games.spartacus.question_help import ask, why
from harena.games.spartacus.table_text import (
    brief,
    count,
    guide,
    hand,
    last,
    recap,
    sheets,
    table,
    welcome,
)
from harena.kernel.choice import Options, kind_of, listed
from harena.kernel.rules import View
from harena.text import Names, Texts
from harena.text_protocol import Words, offer_text
from harena.things import TERM

PAUSES: tuple[str, ...] = ("turn", "phase", "intrigue-turn", "shown", "token-up", "invited", "round", "bout")
AMOUNTS = {
    "bid": BIDS,
    "price": PRICES,
    "demand": DEMANDS,
    "promise": PROMISES,
    "owe": OWES,
}  # typed as a letter and a number


def naming(texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
    """Return the names of the seats, and the cards of this table."""
    seats = tuple([texts.say("you") if seat == you else name for seat, name in enumerate(people)])
    return Names(seats, seats, you, you, decks(options.get("decks", "")))


def word(texts: Texts, domain: str, value: Any, names: Names) -> str:
    """Put one argument of an event into words."""
    if isinstance(value, int) and value >= BID and domain != "offer":
        return _typed_amount(texts, value)
    said = _NAMED.get(domain)
    return said(texts, value, names) if said is not None else str(value)


def _house_rule(texts: Texts, rule: int, names: Names) -> str:
    """Describe a special rule of a house: 2 * house for the first, 1 more for the second."""
    house = cards_of(names).houses[rule // 2]
    return second_rule(texts, house) if rule % 2 else first_rule(texts, house)


def _bids(bids: Sequence[int], names: Names) -> str:
    """List each seat with its bid."""
    return ", ".join([f"{names.seats[seat]} {bid}" for seat, bid in zip(bids[::2], bids[1::2], strict=True)])


def _bets(texts: Texts, piles: Sequence[int], names: Names) -> str:
    return texts.join([wager(texts, at, pile, cards_of(names)) for at, pile in enumerate(piles) if pile])


_NAMED: dict[str, Callable[[Texts, Any, Names], str]] = {
    "seat": lambda texts, seat, names: names.seats[seat],
    "seats": lambda texts, seats, names: texts.join([names.seats[seat] for seat in seats]),
    "bids": lambda texts, bids, names: _bids(bids, names),
    "bets": _bets,
    "house": lambda texts, house, names: cards_of(names).houses[house].name,
    "house-rule": lambda texts, rule, names: _house_rule(texts, rule, names),
    "card": lambda texts, card, names: ware_name(texts, cards_of(names), card),
    "title": lambda texts, title, names: title_name(texts, cards_of(names), title),
    "phase": lambda texts, phase, names: texts.say(f"spartacus-phase-{PHASES[phase]}"),
    "dice": lambda texts, dice, names: thrown(dice),
    "cell": lambda texts, cell, names: cell_names(cards_of(names))[cell],
    "pool": lambda texts, pool, names: texts.say(f"spartacus-pool-{POOL_KEYS[pool]}"),
    "source": lambda texts, source, names: texts.say(f"spartacus-source-{SOURCES[source]}"),
    "attack": lambda texts, flag, names: "speed" if flag else "normal",  # selects a variant of the sentence
    "level": lambda texts, level, names: LEVELS[level],
}


def named(domain: str, value: Any, names: Names) -> tuple[str, str] | None:
    """Return the kind and the id of the thing that an argument of an event names."""
    if domain == "seat":
        return domain, str(value)
    if domain == "phase":
        return TERM, f"phase-{PHASES[value]}"
    if domain == "pool":
        return TERM, POOL_KEYS[value]
    if domain not in ("card", "title", "house"):
        return None
    found = ids_for(cards_of(names))[domain].id_of(value)
    return (domain, found) if isinstance(found, str) else None


# Input: b7 bids 7. Everything else is chosen by its number in the list.


def short(texts: Texts, option: int) -> str:
    for name, kind in AMOUNTS.items():
        if kind.has(option):
            return f"{texts.say(f'spartacus-letter-{name}')}{option - kind.start}"
    return ""


def read(texts: Texts, typed: str) -> int | None:
    piles = re.fullmatch(r"\s*([0-3])-([0-3])-([0-3])-([0-3])\s*", typed)
    if piles:
        return packed([int(pile) for pile in piles.groups()])
    found = re.fullmatch(r"\s*([^\W\d_])\s*(\d{1,3})\s*", typed)
    for name, kind in AMOUNTS.items():
        if found and found[1].lower() == texts.say(f"spartacus-letter-{name}") and int(found[2]) < kind.size:
            return kind.start + int(found[2])
    return None


def _typed_amount(texts: Texts, option: int) -> str:
    """Return the option for an amount that was typed."""
    return next((gold(texts, option - kind.start) for kind in AMOUNTS.values() if kind.has(option)), str(option))


def styles(texts: Texts) -> dict[str, str]:
    return {}


# The question

_PLACES = (
    SEATS, PLAYS, LAYS, USES, DEEDS, HOUSES, POOLS, DICE, CELLS, ASSETS, SALES, LOOKS, TITLES, CLAIMS, BIDS, PRICES,
    DEMANDS, PROMISES, OWES, BETS, PICKS, CASHES,
)  # fmt: skip


def order(view: View, options: Options) -> list[int]:
    """Sort the options: deeds by kind, cashing cards late, passing last; schemes against others before those against
    oneself; cells by distance from the opponent; the best fighters first."""
    printed = decks(view["options"]["decks"])
    fight = next((f for f in reversed(view["stack"]) if f["proc"] == "fight"), None)

    def place(option: int) -> tuple[int, ...]:
        kind = kind_of(KINDS, option)
        if kind is None:
            return (len(_PLACES), 0)
        number, block = option - kind.start, _PLACES.index(kind)
        if kind is CELLS and fight is not None:
            return (block, printed.sand.apart[number][fight["cells"][1 - fight["side"]]], number)
        if kind is ASSETS or kind is SALES:
            return (block, printed.sort[number], -printed.value[number], number)
        if kind is PLAYS:
            title, aim = divmod(number, AIMS)
            return (block, title, _against_oneself(view, printed.rows[title], aim), aim)
        if kind is BETS:  # victory first, no bet last
            return (block, -number)
        return (block, number)

    return sorted(listed(options), key=place)


def _against_oneself(view: View, row: Row, aim: int) -> bool:
    """Return whether a scheme would hurt the house that plays it. That is allowed, but rarely wanted."""
    if row.kind != SCHEME or not SCHEMES[row.effect].purpose.hurts:
        return False
    seat: int = view["viewer"]
    kind = SCHEMES[row.effect].aim.kind
    if kind == "-card":
        return aim in view["state"]["assets"][seat]
    return seat == (aim // PAIR if kind == "-houses" else aim)


def part(texts: Texts, view: View, name: str, names: Names) -> str:
    """Return the label of a field of the bets, with the fighter's name if it is known who fights."""
    look = look_at(texts, view, names)
    side, f = WAGERS.index(name), look.frame("arena")
    if side < len(SIDE_NAMES) and f is not None and len(f["fighters"]) == len(SIDE_NAMES):
        card = card_name(look, f["fighters"][side])
        return texts.say(
            "spartacus-part-fighter", side=SIDE_NAMES[side], card=card, seat=whose(look, f["owners"][side])
        )
    return texts.say(f"spartacus-part-{name}")


# Gifts and trade (S-3.2, S-7.1)


def free_move(texts: Texts, name: str, args: Sequence[int], names: Names) -> str:
    """Describe a ready-made free action."""
    if name == "give gold":
        return texts.say("spartacus-give", seat=names.seats[args[0]], gold=gold(texts, args[1]))
    if name not in ("propose", "counter"):
        return texts.say(f"spartacus-free-action-{key_of(name)}")
    return offer_text(texts, "spartacus", args[1:] if name == "counter" else args, names, good)


class SpartacusWords(Words):
    """The words of Spartacus."""

    pauses = PAUSES
    amounts = ("gold", "promise")
    naming = staticmethod(naming)
    plural: ClassVar = {"seats": "seat"}
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
    part = staticmethod(part)
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


WORDS = SpartacusWords("spartacus")
