"""What can be pointed at in Spartacus: cards, houses and the words of the game; and where the cards are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from harena.games.spartacus.card_text import (
    KINDS,
    POOLS,
    SORTS,
    ability_line,
    cards_of,
    first_rule,
    gold,
    influence,
    kind_line,
    second_rule,
    sort_line,
    title_does,
    title_name,
    ware_name,
)
from harena.games.spartacus.decks import OURS, decks, our_rows
from harena.games.spartacus.ids import ids_for
from harena.games.spartacus.printed import WEAPON, Decks
from harena.kernel.rules import View
from harena.text import Names, Texts
from harena.things import (
    Fact,
    Place,
    Thing,
    Things,
    alike,
    copies,
    counted,
    fact,
    kinds,
    place_of,
    rule_about,
    sentence,
    source_line,
    terms,
)

GAME = "spartacus"
CARD_KINDS = ("card", "title", "house")
HOUSE = "things-spartacus-place-house"
TERMS = {  # the rule that a word comes from
    "influence": "S-1.3",
    "gold": "S-3.2",
    "host": "S-10.1",
    "guard": "S-6.3",
    "favor": "S-12.1",
    "champion": "S-13.1",
    "house": "S-5.7",
    "gladiator": "S-4.3",
    "slave": "S-4.3",
    "equipment": "S-10.2",
    "ready": "S-3.3",
    "exhausted": "S-3.3",
    "injured": "S-4.2",
    "scheme": "S-5.4",
    "reaction": "S-6.1",
    "needs": "S-5.4",
    "cash": "S-5.2",
    "value": "S-7.1",
    "ability": "S-3.5",
    "support": "S-5.5",
    "foil": "S-6.2",
    "promise": "S-3.2",
    "hand-size": "S-1.3",
    "books": "S-4.3",
    "open-market": "S-7.1",
    "auction": "S-8.2",
    "invitation": "S-10.2",
    "tribute": "S-10.4",
    "bet": "S-10.5",
    "attack": "S-11.3",
    "defense": "S-11.3",
    "speed": "S-11.2",
    "initiative": "S-11.2",
    "damage": "S-11.5",
    "defeat": "S-11.6",
    "thumb": "S-12.3",
    "quiet": "S-6.6",
    "tournament": "S-14.2",
    "phase-upkeep": "S-4.1",
    "phase-intrigue": "S-5.1",
    "phase-market": "S-7.1",
    "phase-arena": "S-10.1",
}


def things(options: Mapping[str, Any], texts: Texts) -> Things:
    """Return everything that can be pointed at, with the decks of a table."""
    return _things(decks(options.get("decks", "")), texts.lang)


@lru_cache(maxsize=32)
def _things(printed: Decks, lang: str) -> Things:
    texts = Texts(lang)
    found = [
        *_wares(texts, printed),
        *[_title(texts, printed, title) for title in range(len(printed.rows))],
        *[_house(texts, printed, house) for house in range(len(printed.houses))],
        *[_rule(texts, printed, house, rule) for house in range(len(printed.houses)) for rule in (1, 2)],
        *terms(texts, GAME, TERMS),
    ]
    return Things(GAME, kinds(texts, GAME, CARD_KINDS), found)


def _wares(texts: Texts, printed: Decks) -> list[Thing]:
    """Return the Market cards. Of cards that are alike, the first says how many there are."""
    ids, names = ids_for(printed)["card"].ids, list(printed.name)
    sources = {row["name"]: row for section in ("gladiator", "slave", "equipment") for row in our_rows(section)}
    ours = {name: OURS.name.index(name) for name in OURS.name}
    columns = ("sort", "value", "dice", "ability", "ware_amount")
    found = []
    for card, name in enumerate(printed.name):
        sort, dice, value = SORTS[printed.sort[card]], printed.dice[card], printed.value[card]
        pools = list(zip(POOLS, dice, strict=True)) if printed.sort[card] < WEAPON else []
        does = ability_line(texts, printed, card)
        same = name in ours and alike(printed, card, OURS, ours[name], columns)
        found.append(
            Thing(
                "card",
                ids[card],
                ware_name(texts, printed, card),
                sentence(does) if does else texts.say("things-spartacus-fighter-text"),
                number=card,
                subtitle=sentence(sort_line(texts, printed, card)).rstrip("."),
                facts=(
                    *[fact(texts, GAME, pool, number) for pool, number in pools],
                    fact(texts, GAME, "value", gold(texts, value)),
                ),
                values={"value": value, **dict(pools)},
                sort=sort,
                copies=copies(names, card, ids[card]),
                rule=rule_about(GAME, "S-16", name) if same else "S-16",
                source=source_line(texts, sources[name] if same else None),
            )
        )
    return found


def _title(texts: Texts, printed: Decks, title: int) -> Thing:
    row = printed.rows[title]
    same = next((each for each in OURS.rows if each._replace(copies=row.copies) == row), None)
    source = next((each for each in our_rows("intrigue") if each["title"] == row.title), None) if same else None
    facts = [fact(texts, GAME, "needs", influence(texts, row.needs))] if row.needs else []
    return Thing(
        "title",
        ids_for(printed)["title"].ids[title],
        title_name(texts, printed, title),
        sentence(title_does(texts, printed, title)),
        number=title,
        subtitle=sentence(kind_line(texts, printed, title)).rstrip("."),
        facts=(*facts, fact(texts, GAME, "cash", gold(texts, row.gold))),
        values={"needs": row.needs, "gold": row.gold, "amount": row.amount, "men": row.men, "pay": row.pay},
        sort=KINDS[row.kind],
        copies=row.copies,
        rule=rule_about(GAME, "S-17", row.title) if source else "S-17",
        source=source_line(texts, source),
    )


def _house(texts: Texts, printed: Decks, number: int) -> Thing:
    house = printed.houses[number]
    rules = (first_rule(texts, house), second_rule(texts, house))
    source = next((each for each in our_rows("house") if each["name"] == house.name), None)
    return Thing(
        "house",
        ids_for(printed)["house"].ids[number],
        house.name,
        " ".join([sentence(rule) for rule in rules]),
        number=number,
        subtitle=texts.say("things-spartacus-house"),
        facts=(
            fact(texts, GAME, "gold", house.gold),
            Fact(texts.say("spartacus-head-gladiators"), str(house.gladiators), "gladiator"),
            Fact(texts.say("spartacus-head-slaves"), str(house.slaves), "slave"),
            Fact(texts.say("spartacus-head-guards"), str(house.guards), "guard"),
        ),
        values={
            "gold": house.gold,
            "gladiators": house.gladiators,
            "slaves": house.slaves,
            "guards": house.guards,
        },
        copies=1,
        rule=rule_about(GAME, "S-15", house.name) if house in OURS.houses else "S-15",
        source=source_line(texts, source if house in OURS.houses else None),
    )


def _rule(texts: Texts, printed: Decks, number: int, rule: int) -> Thing:
    """Return one of the two rules of a house, to be explained by itself. Its number is 2 * house + rule - 1."""
    house = printed.houses[number]
    return Thing(
        "house-rule",
        f"{ids_for(printed)['house'].ids[number]}-{rule}",
        texts.say("spartacus-screen-rule", number=rule, house=house.name),
        sentence((first_rule, second_rule)[rule - 1](texts, house)),
        number=2 * number + rule - 1,
        rule="S-5.7",
    )


# Where the cards are


def whereabouts(view: View, texts: Texts, names: Names) -> list[Place]:
    """Return where the cards are, as far as the viewer sees it. Of Intrigue cards one sees titles, not single cards."""
    state, printed, viewer = view["state"], cards_of(names), view["viewer"]
    discards = texts.say("things-spartacus-place-discards")
    found: list[Place] = []
    seen: set[int] = set()
    for seat, cards in enumerate(state["assets"]):
        found += counted("card", cards, place_of(texts, HOUSE, seat, names))
        seen |= set(cards)
    up = [f["card"] for f in view["stack"] if f["proc"] == "market" and f["card"] >= 0 and f["card"] not in seen]
    found += counted("card", up, texts.say("things-spartacus-place-auction"))
    found += counted("card", state["market_gone"], discards)
    seen |= {*up, *state["market_gone"]}
    unseen = [card for card in range(len(printed.name)) if card not in seen]
    found += counted("card", unseen, texts.say("things-spartacus-place-market-unseen"))
    return [*found, *_titles(view, texts, names, printed, viewer, discards), *_houses(state, texts, names, printed)]


def _titles(view: View, texts: Texts, names: Names, printed: Decks, viewer: int, discards: str) -> list[Place]:
    state = view["state"]
    hand = (state["hands"][viewer] or []) if viewer >= 0 else []
    played = [
        card
        for f in view["stack"]
        if f["proc"] == "scheme"
        for card in (*([f["card"]] if f["card"] >= 0 else []), *(f["laid"] or ()))
    ]
    places: list[tuple[list[int], str]] = [(hand, texts.say("things-place-hand"))]
    places += [(row, place_of(texts, HOUSE, seat, names)) for seat, row in enumerate(state["guards"])]
    places += [(played, texts.say("things-spartacus-place-scheme")), (state["gone"], discards)]
    found: list[Place] = []
    taken: set[int] = set()
    for cards, place in places:
        fresh = [card for card in cards if card not in taken]
        taken |= set(fresh)
        found += counted("title", [printed.titled[card] for card in fresh], place)
    unseen = [title for card, title in enumerate(printed.titled) if card not in taken]
    return [*found, *counted("title", unseen, texts.say("things-spartacus-place-unseen"))]


def _houses(state: Mapping[str, Any], texts: Texts, names: Names, printed: Decks) -> list[Place]:
    owners = {house: seat for seat, house in enumerate(state["house"]) if house >= 0}
    free = texts.say("things-spartacus-place-free")
    return [
        Place("house", house, names.seats[owners[house]] if house in owners else free)
        for house in range(len(printed.houses))
    ]
