"""Texts for the things of the game: men, Ministers, spectacles, wares, Eventum cards, dice.

Latin names are the same in every language; only the words around them are in the catalogues. A docstring that is an
example shows what the function returns in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.contract import bill as least_bill
from harena.games.munera.contract import can_take_part, fare
from harena.games.munera.deals import DENARII, LOAN_GOOD, MAN_GOOD, MINISTER_GOOD, TITLE_GOOD
from harena.games.munera.decks import (
    CLASSES,
    GLADIATORS,
    MOMENT_KEYS,
    OFFICES,
    ORIGINS,
    PAIRING,
    RIVAL,
    Decks,
    decks,
)
from harena.games.munera.recipe_text import recipe_line, recipe_when
from harena.games.munera.rolls import HEALED
from harena.games.munera.school import WARES, meals, obedience, owner_of, ware_cost, worth
from harena.games.munera.state import Munera, blank
from harena.kernel.chance import Luck
from harena.kernel.rules import View
from harena.kernel.views import OpenTables
from harena.look import Look as TableLook
from harena.text import Label, Names, Texts

CLASS_NAMES = tuple([name.capitalize() for name in CLASSES])
ORIGIN_NAMES = tuple([name.capitalize() for name in ORIGINS])
OFFICE_NAMES = tuple([name.capitalize() for name in OFFICES])
RANK_NAMES = ("Tiro", "Veteranus", "Primus Palus")
RANK_IDS = ("tiro", "veteranus", "primus-palus")
SIDE_NAMES = ("I", "II")
ROLL_KEYS = ("judgement", "healing", "recovery", "accident", "mercy", "plague", "test", "flight", "ordeal")
MORE_IS_GOOD = ("healing", "recovery", "accident", "plague")
HIGHEST_DIE = 9


class Look(TableLook[Munera]):
    __slots__ = ()

    @property
    def decks(self) -> Decks:
        return self.g.table.decks


def look_at(texts: Texts, view: View, names: Names) -> Look:
    return Look(texts, view, names, open_table(view))


_tables = OpenTables[Munera](lambda options: blank(options, Luck()))


def open_table(view: View) -> Munera:
    """Return a state with everything that is public; hands and decks are empty, because no text reads them. Do not
    change it: it is the same for all texts about one view."""
    return _tables.of(view)


def cards_of(names: Names) -> Decks:
    """Return the decks of this table; ours if `names` does not have them."""
    return names.own if isinstance(names.own, Decks) else decks("")


# Numbers and names


def denarii(texts: Texts, amount: int) -> str:
    return texts.say("munera-denarii", amount=amount)


def class_name(texts: Texts, klass: int) -> str:
    return CLASS_NAMES[klass] if klass >= 0 else texts.say("munera-no-class")


def minister_name(printed: Decks, minister: int) -> str:
    return f"{OFFICE_NAMES[printed.office[minister]]} {printed.skill[minister]}"


def ware_name(printed: Decks, ware: int) -> str:
    return printed.man[ware] if ware < WARES else minister_name(printed, ware - WARES)


def of_school(look: Look, man: int) -> str:
    """Your Ferox, Ferox of Caius."""
    owner = owner_of(look.g, man)
    name = look.decks.man[man]
    if owner < 0:
        return name
    if owner == look.names.you:
        return look.texts.say("munera-man-yours", man=name)
    return look.texts.say("munera-man-of", man=name, seat=look.names.seats[owner])


def whole(number: int) -> str:
    """Return a number with a real minus sign, which screen readers read aloud."""
    return str(number).replace("-", "−")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Men


def with_bonus(value: int, rank: int) -> str:
    """2+1: the printed value, and what the man's rank adds (M-3.4)."""
    return f"{value}+{rank}" if rank else str(value)


def values(look: Look, man: int) -> tuple[str, str, str]:
    """Return Valor, Courage and Charisma."""
    printed, rank = look.decks, look.g.rank[man]
    return (
        with_bonus(printed.valor[man], rank),
        str(printed.courage[man]),
        with_bonus(printed.charisma[man], rank),
    )


def values_line(look: Look, man: int) -> str:
    valor, courage, charisma = values(look, man)
    return look.texts.say("munera-values", valor=valor, courage=courage, charisma=charisma)


def rank_line(look: Look, man: int) -> str:
    """Veteranus, Fame 2."""
    rank, fame = RANK_NAMES[look.g.rank[man]], look.g.fame[man]
    return look.texts.say("munera-rank", rank=rank, fame=fame) if fame else rank


def man_line(look: Look, man: int) -> Label:
    """Ferox, Myrmillo, Veteranus; Valor 2+1, Courage 3, Charisma 1."""
    return about_man(look, man).after(f"{look.decks.man[man]}, ")


def about_man(look: Look, man: int) -> Label:
    if look.g.klass[man] < 0:
        return Label(new_man(look, man))
    return look.texts.label(f"{CLASS_NAMES[look.g.klass[man]]}, {rank_line(look, man)}", values_line(look, man))


def new_man(look: Look, man: int) -> str:
    """Captivus, Valor 3, Courage 3, Charisma 0: the printed card."""
    return f"{ORIGIN_NAMES[look.decks.origin[man]]}, {values_line(look, man)}"


def condition(look: Look, man: int) -> str:
    """Say whether a man is ready, engaged, wounded or on loan."""
    for lent, borrower, spectacle in look.g.loans:
        if lent == man:
            key = "munera-lent-you" if borrower == look.names.you else "munera-lent"
            return look.texts.say(key, seat=look.names.seats[borrower], city=look.decks.city[spectacle])
    if look.g.wounded >> man & 1:
        return look.texts.say("munera-wounded")
    return look.texts.say("munera-engaged" if look.g.engaged >> man & 1 else "munera-ready")


def obedience_line(look: Look, man: int) -> str:
    return look.texts.say("munera-obedience", obedience=obedience(look.g, man))


def by_class(look: Look, men: list[int]) -> list[int]:
    """Sort men so that pairs stand side by side, the best first."""
    g, printed = look.g, look.decks
    return sorted(men, key=lambda man: (g.klass[man], -g.rank[man], -printed.valor[man], printed.man[man]))


# Ministers


def minister_does(look: Look, minister: int) -> str:
    office, skill = OFFICES[look.decks.office[minister]], look.decks.skill[minister]
    return look.texts.say(f"munera-office-{office}", skill=skill)


def minister_line(look: Look, minister: int) -> str:
    """Doctor 1 (Thraex), Coquus 2 (1 left)."""
    name, office = minister_name(look.decks, minister), OFFICES[look.decks.office[minister]]
    if office == "doctor" and look.g.doctored[minister] >= 0:
        return f"{name} ({CLASS_NAMES[look.g.doctored[minister]]})"
    if office == "coquus":
        left = look.decks.skill[minister] - look.g.used[minister]
        return look.texts.say("munera-uses", minister=name, left=left)
    return name


def staff_line(look: Look, seat: int) -> str:
    return ", ".join([minister_line(look, minister) for minister in look.view["state"]["staff"][seat]])


def meals_left(look: Look) -> int:
    return meals(look.g, look.seat)


# Wares


def ware_line(look: Look, ware: int) -> Label:
    """Describe what a buyer gets: a man in his present state, or what a Minister does."""
    if ware >= WARES:
        return look.texts.label(minister_line(look, ware - WARES), ware_about(look, ware))
    if look.g.klass[ware] >= 0:
        return man_line(look, ware)
    return look.texts.label(look.decks.man[ware], ware_about(look, ware))


def ware_about(look: Look, ware: int) -> Label:
    return about_man(look, ware) if ware < WARES else Label(minister_does(look, ware - WARES))


def price_of(look: Look, ware: int) -> int:
    """Return what the Forum pays for a ware (M-6.6)."""
    return worth(look.g, ware) if ware < WARES else ware_cost(look.g, ware)


# Spectacles


def contract_line(texts: Texts, printed: Decks, card: int) -> str:
    """2 pairs, or 1 pair of a named pairing."""
    named = printed.pairing[card]
    if named < 0:
        return texts.say("munera-contract", pairs=printed.pairs[card])
    one = PAIRING.index(named)
    return texts.say("munera-contract-named", one=CLASS_NAMES[one], other=CLASS_NAMES[RIVAL[one]])


def pay_line(texts: Texts, printed: Decks, card: int) -> str:
    """10 denarii, 3 Glory."""
    return texts.say("munera-pay", denarii=denarii(texts, printed.denarii[card]), glory=printed.glory[card])


def spectacle_line(look: Look, card: int) -> Label:
    """Verona (Venetia); 3 pairs; 10 denarii, 3 Glory."""
    return look.texts.label(f"{look.decks.city[card]} ({region_of(look, card)})", terms_line(look, card))


def terms_line(look: Look, card: int) -> Label:
    """3 pairs; 10 denarii, 3 Glory."""
    printed = look.decks
    return look.texts.label(contract_line(look.texts, printed, card), pay_line(look.texts, printed, card))


def region_of(look: Look, card: int) -> str:
    return look.decks.region[look.decks.site[card]]


def journey(look: Look, card: int) -> int:
    """Return what the journey costs the viewer."""
    return fare(look.g, look.seat, card)


def at_least(look: Look, card: int) -> int:
    """Return the least the viewer pays for journey and wages; -1 if they cannot supply the pairs."""
    return least_bill(look.g, look.seat, card)


def prospect(look: Look, card: int) -> str:
    """Say whether the viewer could take part now."""
    if at_least(look, card) < 0:
        return look.texts.say("munera-prospect-men")
    able = can_take_part(look.g, look.seat, card, look.decks.denarii[card])
    return look.texts.say("munera-prospect-able" if able else "munera-prospect-denarii")


# Eventum cards


def effect_line(texts: Texts, printed: Decks, title: int) -> str:
    recipe = printed.card[title].recipe
    if recipe is not None:
        return recipe_line(texts, recipe)
    return texts.say(f"munera-effect-{text_key(printed.effect[title])}", amount=printed.amount[title])


def text_key(effect: str) -> str:
    """Return an effect's part of the names of its messages."""
    return effect.replace("_", "-")


def when_line(texts: Texts, printed: Decks, title: int) -> str:
    recipe = printed.card[title].recipe
    return recipe_when(texts, recipe) if recipe is not None else moment_line(texts, printed.when[title])


def moment_line(texts: Texts, moment: int) -> str:
    return texts.say(f"munera-when-{MOMENT_KEYS[moment]}")


def held(look: Look) -> list[tuple[int, int]]:
    """Return the viewer's titles, each with the number of its copies in the hand."""
    hand = look.view["state"]["hands"][look.seat] if look.seat >= 0 else []
    titles = [look.decks.titled[card] for card in hand or ()]
    return [(title, titles.count(title)) for title in sorted(set(titles))]


def times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


# Dice


def roll_line(look: Look, f: Mapping[str, Any]) -> str:
    """Say what a roll decides, and which die is needed."""
    what = ROLL_KEYS[f["what"]]
    need = needed(look.texts, what, f["modifier"])
    return look.texts.say(f"munera-roll-{what}", man=look.decks.man[f["man"]], need=need)


def needed(texts: Texts, what: str, modifier: int) -> str:
    """4 or more, 5 or less. This follows rolls.goes_well."""
    if what in MORE_IS_GOOD:
        least = HEALED - modifier if what in ("recovery", "plague") else modifier + 1
        key = "munera-need-any" if least <= 0 else "munera-need-none" if least > HIGHEST_DIE else "munera-need-more"
        return texts.say(key, die=least)
    key = "munera-need-any" if modifier >= HIGHEST_DIE else "munera-need-none" if modifier < 0 else "munera-need-less"
    return texts.say(key, die=modifier)


# Goods of a deal (M-13)


def good(texts: Texts, number: int, amount: int, names: Names) -> str:
    """8 denarii, Ferox, Doctor 2, Fur ×2, the loan of Nimbus (Verona)."""
    if number == DENARII:
        return denarii(texts, amount)
    if number >= LOAN_GOOD:
        return _loan(texts, "munera-good-loan", number, names)
    return times(ware(texts, number, names), amount)


def ware(texts: Texts, number: int, names: Names) -> str:
    """Return the name of a good without an amount."""
    printed = cards_of(names)
    if number == DENARII:
        return texts.say("munera-ware-denarii")
    if number < TITLE_GOOD:
        return ware_name(printed, number - MAN_GOOD)
    if number < LOAN_GOOD:
        return texts.say("munera-ware-title", title=printed.title[number - TITLE_GOOD])
    return _loan(texts, "munera-ware-loan", number, names)


def traded_thing(number: int) -> tuple[str, int, int]:
    """Return the kind of a good, the number of the thing it is, and the spectacle of a loan."""
    if number == DENARII:
        return "money", -1, -1
    if number < MINISTER_GOOD:
        return "man", number - MAN_GOOD, -1
    if number < TITLE_GOOD:
        return "minister", number - MINISTER_GOOD, -1
    if number < LOAN_GOOD:
        return "title", number - TITLE_GOOD, -1
    spectacle, man = divmod(number - LOAN_GOOD, GLADIATORS)
    return "loan", man, spectacle


def _loan(texts: Texts, key: str, number: int, names: Names) -> str:
    printed = cards_of(names)
    spectacle, man = divmod(number - LOAN_GOOD, GLADIATORS)
    return texts.say(key, man=printed.man[man], city=printed.city[spectacle])
