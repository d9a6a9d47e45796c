"""Puts cards and the table into words: houses, fighters, equipment, Intrigue cards, the sand.

The built-in cards have names in the catalogs. Proper names, and the cards of a table's own decks, are shown as printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from harena.games.spartacus.cards.registry import SCHEMES
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.fighter import DECAPITATED, INJURED, YIELDED
from harena.games.spartacus.game import RULES
from harena.games.spartacus.house import CHAMPION, guards, owner_of
from harena.games.spartacus.printed import EQUIPMENT, GLADIATORS, SCHEME, SLAVES, WEAPON, Decks, House
from harena.games.spartacus.special import CARDS, EXCHANGED, FIRST_COSTS
from harena.games.spartacus.special import GOLD as RULE_GOLD
from harena.games.spartacus.state import Fight, Ludus, blank
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN
from harena.kernel.rules import View
from harena.kernel.serialization import frame_of
from harena.kernel.views import OpenTables
from harena.look import Look as TableLook
from harena.text import Label, Names, Texts

SIDE_NAMES = ("I", "II")
PHASES = ("upkeep", "intrigue", "market", "arena")
POOLS = ("attack", "defense", "speed")
SORTS = ("gladiator", "slave", "weapon", "armor", "special")
KINDS = ("scheme", "reaction", "guard")
SOURCES = ("weapon", "ability", "armor", "opponent")  # what allows a die to be rolled again
LEVELS = {YIELDED: "yields", INJURED: "injured", DECAPITATED: "decapitated"}
WAGERS = ("victory-i", "victory-ii", "injury", "decapitation")
SECTIONS = (
    (0, GLADIATORS),
    (GLADIATORS, GLADIATORS + SLAVES),
    (GLADIATORS + SLAVES, GLADIATORS + SLAVES + EQUIPMENT),
)  # sections of the Market deck: a file may replace one and keep the other built-in ones
AFTER_S_9 = ("end_of_market",)  # the step of the Market phase after which gold is public again


class Look(TableLook[Ludus]):
    __slots__ = ()

    @property
    def decks(self) -> Decks:
        return self.g.table.decks


def look_at(texts: Texts, view: View, names: Names) -> Look:
    return Look(texts, view, names, open_table(view))


_tables = OpenTables[Ludus](lambda options: blank(options, Luck()))


def open_table(view: View) -> Ludus:
    """Return a state with everything that is public; hands and decks are empty, because no text reads them. Do not
    change it: it is the same for all texts about one view."""
    return _tables.of(view)


def cards_of(names: Names) -> Decks:
    """Return the table's own cards, or the built-in ones if the viewer does not know the options."""
    return names.own if isinstance(names.own, Decks) else OURS


# Small things


def key_of(name: str) -> str:
    """Return the key of a name. double_strike: double-strike; Jupiter's Thunder: jupiter-s-thunder."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def gold(texts: Texts, amount: int) -> str:
    return texts.say("spartacus-gold", amount=amount)


def influence(texts: Texts, points: int) -> str:
    return texts.say("spartacus-influence", points=points)


def card_count(texts: Texts, count: int) -> str:
    return texts.say("spartacus-cards", count=count)


def dice_count(texts: Texts, count: int) -> str:
    return texts.say("spartacus-dice", count=count)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def thrown(dice: Sequence[int]) -> str:
    """Show dice in the order in which they are compared: 6-4-3."""
    return "-".join(map(str, sorted(dice, reverse=True)))


def line(texts: Texts, label: str, what: str = "") -> str:
    return texts.say("spartacus-line", label=label, what=what).rstrip()


# Houses


def house_of(look: Look, seat: int) -> House | None:
    return look.decks.houses[look.g.house[seat]] if look.g.house[seat] >= 0 else None


def whose(look: Look, seat: int) -> str:
    """Return a label for a seat: Caius (Glaber), You (Tullius)."""
    house = house_of(look, seat)
    name = look.names.seats[seat]
    return look.texts.say("spartacus-seat-house", seat=name, house=house.name) if house else name


def target(look: Look, seat: int) -> str:
    """Return a seat as part of a line: Caius (Glaber), your own house."""
    return look.texts.say("spartacus-own-house") if seat == look.seat == look.names.you else whose(look, seat)


def shows_gold(look: Look, seat: int) -> bool:
    """Return whether a house shows its gold. S-7.2: a house that has taken up its gold hides it until S-9 is over."""
    f = look.frame("market")
    if f is None or seat == look.seat or f["at"] in AFTER_S_9:
        return True
    return bool(f["at"] == "trade" and (not f["seals"] or f["seals"][seat] == OPEN))


def purse(look: Look, seat: int) -> str:
    return str(look.g.gold[seat]) if shows_gold(look, seat) else "?"


def purse_line(look: Look, seat: int) -> str:
    if shows_gold(look, seat):
        return gold(look.texts, look.g.gold[seat])
    return look.texts.say("spartacus-gold-hidden")


def guards_line(look: Look, seat: int) -> str:
    """Describe the guards of a house: 2 ready, 1 exhausted."""
    ready = guards(look.g, seat).bit_count()
    return _by_state(look.texts, ready, look.g.guards[seat].bit_count() - ready)


def people_count(look: Look, seat: int, mask: int) -> str:
    """Count how many of a house's gladiators, slaves or pieces are ready, and how many are not."""
    owned = look.g.assets[seat] & mask
    ready = (owned & ~look.g.tired).bit_count()
    return _by_state(look.texts, ready, owned.bit_count() - ready)


def _by_state(texts: Texts, ready: int, exhausted: int) -> str:
    return texts.say("spartacus-ready-exhausted", ready=ready, exhausted=exhausted) if exhausted else str(ready)


def first_rule(texts: Texts, house: House) -> str:
    """Describe the first rule of a house: Exhaust 2 gladiators: gain 2 gold."""
    men, slaves, watch = FIRST_COSTS.get(house.rule, (0, 0, 0))
    cost = assets_line(texts, men, slaves, watch)
    return texts.say(
        f"spartacus-rule-{key_of(house.rule)}",
        cost=cost,
        gold=gold(texts, RULE_GOLD),
        cards=card_count(texts, CARDS),
        most=EXCHANGED,
    )


def second_rule(texts: Texts, house: House) -> str:
    return texts.say("spartacus-rule-discard", cost=assets_line(texts, *house.discards), gain=influence(texts, 1))


def assets_line(texts: Texts, men: int, slaves: int, watch: int) -> str:
    """List what a house starts with: 1 gladiator, 1 slave and 1 guard."""
    counts = (("gladiators", men), ("slaves", slaves), ("guards", watch))
    return texts.join([texts.say(f"spartacus-count-{name}", count=count) for name, count in counts if count])


# Market cards


def ware_name(texts: Texts, printed: Decks, card: int) -> str:
    """Return the name of a Market card, from the catalog if this part of the deck is built in and the name is not a
    proper name.
    """
    name = printed.name[card]
    first, end = next((first, end) for first, end in SECTIONS if card < end)
    key = f"spartacus-card-{key_of(name)}"
    ours = printed.name[first:end] == OURS.name[first:end]
    return texts.say(key) if ours and texts.has(key) else name


def card_name(look: Look, card: int) -> str:
    return ware_name(look.texts, look.decks, card)


def of_house(look: Look, card: int) -> str:
    """Name a card with its house: Your Agron, Agron of Caius (Glaber)."""
    owner, name = owner_of(look.g, card), card_name(look, card)
    if owner < 0:
        return name
    if owner == look.seat == look.names.you:
        return look.texts.say("spartacus-card-yours", card=name)
    return look.texts.say("spartacus-card-of", card=name, seat=whose(look, owner))


def dice_of(printed: Decks, card: int) -> str:
    """Show the dice of a fighter: 4/4/3 for Attack, Defense, Speed."""
    return "/".join(map(str, printed.dice[card])) if printed.sort[card] < WEAPON else ""


def ability_line(texts: Texts, printed: Decks, card: int) -> str:
    """Describe the ability of a card; empty: it has none."""
    ability, amount = printed.ability[card], printed.ware_amount[card]
    if not ability:
        return ""
    return texts.say(f"spartacus-ability-{key_of(ability)}", amount=amount, gold=gold(texts, amount))


def sort_line(texts: Texts, printed: Decks, card: int) -> str:
    return texts.say(f"spartacus-sort-{SORTS[printed.sort[card]]}")


def ware_about(texts: Texts, printed: Decks, card: int) -> list[str]:
    """Describe a Market card: Gladiator 4/4/3, value 4; its ability."""
    kind = " ".join([part for part in (sort_line(texts, printed, card), dice_of(printed, card)) if part])
    does = ability_line(texts, printed, card)
    about = f"{kind}, {texts.say('spartacus-value', value=printed.value[card])}"
    return [about, *([does] if does else [])]


def card_line(look: Look, card: int) -> Label:
    """Name and describe a Market card: Agron; gladiator 4/4/3, value 4; his ability."""
    return look.texts.label(named(look, card), *ware_about(look.texts, look.decks, card))


def named(look: Look, card: int) -> str:
    """Name a card with its tokens: Agron (2 Favors)."""
    favors = favors_line(look, card)
    return f"{card_name(look, card)} ({favors})" if favors else card_name(look, card)


def favors_line(look: Look, card: int) -> str:
    favors = look.g.favors[card]
    if favors == CHAMPION:
        return look.texts.say("spartacus-champion")
    return look.texts.say("spartacus-favors", count=favors) if favors else ""


def condition(look: Look, card: int) -> str:
    """Return the condition of a card: ready, exhausted or injured."""
    state = "injured" if look.g.injured >> card & 1 else "exhausted" if look.g.tired >> card & 1 else "ready"
    return look.texts.say(f"spartacus-state-{state}")


def by_sort(look: Look, cards: Iterable[int]) -> list[int]:
    """Sort cards into gladiators, slaves and equipment; ready and expensive ones come first."""
    g, printed = look.g, look.decks
    return sorted(cards, key=lambda card: (printed.sort[card], g.tired >> card & 1, -printed.value[card], card))


def in_a_word(look: Look, cards: Iterable[int]) -> str:
    """List cards briefly: Agron, Cook ×2, Gladius (exhausted)."""
    said: list[str] = []
    for card in by_sort(look, cards):
        notes = [favors_line(look, card)] if look.g.favors[card] else []
        notes += [condition(look, card)] if look.g.tired >> card & 1 else []
        said.append(f"{card_name(look, card)} ({', '.join(notes)})" if notes else card_name(look, card))
    return ", ".join([times(name, said.count(name)) for name in dict.fromkeys(said)])


# Intrigue cards


def title_name(texts: Texts, printed: Decks, title: int) -> str:
    """Return the name of a title, from the catalog if the Intrigue deck is built in."""
    name = printed.rows[title].title
    key = f"spartacus-title-{key_of(name)}"
    ours = printed is OURS or [row.title for row in printed.rows] == [row.title for row in OURS.rows]
    return texts.say(key) if ours and texts.has(key) else name


def title_of(look: Look, title: int) -> str:
    return title_name(look.texts, look.decks, title)


def effect_line(texts: Texts, printed: Decks, title: int) -> str:
    row = printed.rows[title]
    return texts.say(
        f"spartacus-effect-{key_of(row.effect)}",
        amount=row.amount,
        men=row.men,
        gold=gold(texts, row.amount),
        pay=gold(texts, row.pay),
        points=influence(texts, row.amount),
        loss=influence(texts, row.pay),
    )


def does(look: Look, title: int) -> str:
    return title_does(look.texts, look.decks, title)


def title_does(texts: Texts, printed: Decks, title: int) -> str:
    """Describe what a card does, preceded by its cost if the text of the effect does not mention it."""
    row, said = printed.rows[title], effect_line(texts, printed, title)
    if row.kind == SCHEME and row.pay and SCHEMES[row.effect].cost.said_first:
        return f"{texts.say('spartacus-pay-first', pay=gold(texts, row.pay))}, {said}"
    return said


def kind_line(texts: Texts, printed: Decks, title: int) -> str:
    return texts.say(f"spartacus-kind-{KINDS[printed.rows[title].kind]}")


def needs_line(look: Look, title: int) -> str:
    return title_needs(look.texts, look.decks, title)


def title_needs(texts: Texts, printed: Decks, title: int) -> str:
    return texts.say("spartacus-needs", points=influence(texts, printed.needs[title]))


def title_about(texts: Texts, printed: Decks, title: int) -> str:
    """Describe an Intrigue card: scheme, needs 4 Influence; what it does."""
    kind = kind_line(texts, printed, title)
    needs = [title_needs(texts, printed, title)] if printed.needs[title] else []
    return texts.row([", ".join([kind, *needs]), title_does(texts, printed, title)])


def held(look: Look) -> list[tuple[int, int]]:
    """List the viewer's titles and how many copies of each: schemes, reactions, guards."""
    hand = look.view["state"]["hands"][look.seat] if look.seat >= 0 else []
    titles = [look.decks.titled[card] for card in hand or ()]
    return [(title, titles.count(title)) for title in sorted(set(titles))]


def laid_title(look: Look) -> int:
    """Return the title of the face-down scheme for its owner; -1: the viewer may not know it."""
    f = look.frame("scheme")
    return look.decks.titled[f["laid"][0]] if f is not None and f["laid"] else -1


def backing(look: Look, f: Mapping[str, Any]) -> int:
    """Return the schemer's Influence plus that of the supporting houses."""
    return sum([look.g.influence[seat] for seat in (f["schemer"], *f["pledged"])])


# The sand (S-1.4)


def cell_names(printed: Decks) -> list[str]:
    """Name the cells: one letter per row, one number per cell in it. a1 is the first cell of the top row."""
    rows = sorted({y for _, y in printed.sand.spots})
    counts: dict[int, int] = {}
    found = []
    for _, y in printed.sand.spots:
        counts[y] = counts.get(y, 0) + 1
        found.append(f"{row_name(rows.index(y))}{counts[y]}")
    return found


def row_name(number: int) -> str:
    """Return the letters of a row: a to z, then aa, ab."""
    return (row_name(number // 26 - 1) if number > 25 else "") + chr(ord("a") + number % 26)


def drawn(printed: Decks, cells: Sequence[int]) -> list[tuple[str, str]]:
    """Draw the sand line by line: the name of the row, then each cell by its name or by its fighter."""
    names = cell_names(printed)
    half = max([len(name) for name in names]) // 2 + 1  # characters from one column to the next: half a cell
    signs = [SIDE_NAMES[list(cells).index(cell)] if cell in cells else name for cell, name in enumerate(names)]
    found: dict[int, str] = {}
    left = min([x for x, _ in printed.sand.spots])
    for (x, y), sign in zip(printed.sand.spots, signs, strict=True):
        found[y] = found.get(y, "").ljust(half * (x - left)) + sign
    return [(row_name(at), found[y]) for at, y in enumerate(sorted(found))]


# A fight


def fight_frame(look: Look) -> Fight | None:
    """Return the fight in progress. Everything in it is public."""
    f = look.frame("fight")
    if f is None:
        return None
    fight = frame_of(RULES, {**f, "seals": []})
    assert isinstance(fight, Fight)
    return fight


def pools_line(texts: Texts, pools: Sequence[int]) -> str:
    return texts.say("spartacus-pools", attack=pools[0], defense=pools[1], speed=pools[2])


def gear_line(look: Look, gear: Sequence[int]) -> str:
    """List the gear of a fighter: Gladius, Net (exhausted)."""
    return ", ".join(
        [
            f"{card_name(look, card)} ({condition(look, card)})" if look.g.tired >> card & 1 else card_name(look, card)
            for card in gear
            if card >= 0
        ]
    )


def bets_line(look: Look, piles: Sequence[int], fighters: Sequence[int] = ()) -> str:
    """List bets: 3 gold on the victory of I (Agron), 1 gold on injury."""
    said = [wager(look.texts, at, pile, look.decks, fighters) for at, pile in enumerate(piles) if pile]
    return ", ".join(said)


def wager(texts: Texts, at: int, pile: int, printed: Decks, fighters: Sequence[int] = ()) -> str:
    """Name one pile of bets, with the fighter's name if it is known who fights."""
    if at < len(fighters):
        name = ware_name(texts, printed, fighters[at])
        return texts.say("spartacus-bet-fighter", gold=gold(texts, pile), side=SIDE_NAMES[at], card=name)
    return texts.say(f"spartacus-bet-{WAGERS[at]}", gold=gold(texts, pile))


# Goods of a trade (S-7.1)


def good(texts: Texts, number: int, amount: int, names: Names) -> str:
    """Name an amount of a good: 8 gold, Agron, 2 guards."""
    if number == GOLD:
        return gold(texts, amount)
    if number == GUARDS:
        return texts.say("spartacus-count-guards", count=amount)
    return ware_name(texts, cards_of(names), number - CARD)


def traded_thing(number: int) -> tuple[str, int, int]:
    """Return the kind of a good and the number of the card it is."""
    if number in (GOLD, GUARDS):
        return "money" if number == GOLD else "guards", -1, -1
    return "card", number - CARD, -1


def ware(texts: Texts, number: int, names: Names) -> str:
    """Name a good without an amount."""
    if number == GOLD:
        return texts.say("spartacus-ware-gold")
    if number == GUARDS:
        return texts.say("spartacus-ware-guards")
    printed, card = cards_of(names), number - CARD
    about = dice_of(printed, card) or sort_line(texts, printed, card)
    return f"{ware_name(texts, printed, card)} ({about})"
