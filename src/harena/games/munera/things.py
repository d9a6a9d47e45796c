"""What can be pointed at in Munera: cards, regions, classes and the words of the game; and where the cards are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from harena.games.munera.card_text import (
    CLASS_NAMES,
    ORIGIN_NAMES,
    RANK_IDS,
    cards_of,
    contract_line,
    denarii,
    effect_line,
    minister_name,
    pay_line,
    when_line,
)
from harena.games.munera.decks import (
    CLASSES,
    MOMENT_KEYS,
    OFFICES,
    ORIGINS,
    PAIRING,
    PAIRINGS,
    RIVAL,
    Decks,
    decks,
    our_decks,
    our_rows,
)
from harena.games.munera.ids import ids_for
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
    meaning,
    place_of,
    rule_about,
    sentence,
    source_line,
    term,
    terms,
)

GAME = "munera"
KINDS = ("man", "minister", "title", "spectacle")  # the decks, M-1.1
TERMS = {  # the rule that a word comes from
    "glory": "M-14.1",
    "course": "M-14.1",
    "denarii": "M-2.1",
    "rudis": "M-2.1",
    "school": "M-2.2",
    "gladiator": "M-1.3",
    "minister": "M-1.4",
    "spectacle": "M-1.5",
    "eventum-card": "M-5.2",
    "moment": "M-5.3",
    "rest": "M-13.3",
    "valor": "M-1.3",
    "courage": "M-1.3",
    "charisma": "M-1.3",
    "obedience": "M-1.2",
    "test": "M-12.1",
    "cost": "M-1.2",
    "worth": "M-3.5",
    "fame": "M-3.3",
    **dict.fromkeys(RANK_IDS, "M-3.4"),
    **dict.fromkeys(ORIGINS, "M-1.2"),
    "class": "M-3.1",
    "skill": "M-4.4",
    "doctor": "M-4.1",
    "medicus": "M-4.2",
    "faber": "M-4.2",
    "coquus": "M-4.3",
    "arbiter": "M-4.2",
    "vectores": "M-4.2",
    "lupae": "M-4.2",
    "wound": "M-9.8",
    "engaged": "M-9.8",
    "lent": "M-13.2",
    "pair": "M-3.1",
    "contract": "M-7.3",
    "auction": "M-6.4",
    "sale": "M-6.6",
    "deal": "M-13.1",
    "poll": "M-7.4",
    "tender": "M-7.4",
    "travel": "M-8.1",
    "wage": "M-1.2",
    "duel": "M-9.1",
    "bout": "M-10.1",
    "virtus": "M-9.4",
    "pugna": "M-9.3",
    "comprobatio": "M-9.3",
    "stantes-missi": "M-9.6",
    "accident": "M-9.5",
    "judgment": "M-9.7",
    "appreciation": "M-9.7",
    "healing": "M-9.8",
    "odds": "M-9.6",
    "colors": "M-2.2",
    "bet": "M-11.2",
    "fix": "M-11.3",
    "fix-pause": "M-11.3",
    "fix-refreshment": "M-11.3",
    "fix-referee": "M-11.3",
    "fix-supporters": "M-11.3",
    "fix-jeers": "M-11.3",
    "phase-setup": "M-2.2",
    "phase-eventum": "M-5.1",
    "phase-forum": "M-6.1",
    "phase-munus": "M-7.1",
    "phase-end": "M-12.1",
}


def things(options: Mapping[str, Any], texts: Texts) -> Things:
    """Return everything that can be pointed at, with the decks of a table."""
    return _things(decks(options.get("decks", "")), texts.lang)


@lru_cache(maxsize=32)
def _things(printed: Decks, lang: str) -> Things:
    texts = Texts(lang)
    found = [
        *_men(texts, printed),
        *_ministers(texts, printed),
        *_titles(texts, printed),
        *_spectacles(texts, printed),
        *_regions(texts, printed),
        *_classes(texts),
        *terms(texts, GAME, TERMS),
    ]
    return Things(GAME, kinds(texts, GAME, KINDS), found)


def _row(section: str, at: int, ours: bool) -> Mapping[str, Any] | None:
    """Return our own row of a card, which says where its numbers come from."""
    return our_rows(section)[at] if ours else None


def _men(texts: Texts, printed: Decks) -> list[Thing]:
    ids, ours = ids_for(printed)["man"].ids, our_decks()
    columns = ("man", "origin", "valor", "courage", "charisma", "cost", "obedience")
    return [
        Thing(
            "man",
            ids[man],
            printed.man[man],
            texts.say(f"things-munera-{ORIGINS[origin]}-text"),
            number=man,
            subtitle=ORIGIN_NAMES[origin],
            facts=(
                Fact(texts.say("munera-head-origin"), ORIGIN_NAMES[origin], ORIGINS[origin]),
                fact(texts, GAME, "valor", printed.valor[man]),
                fact(texts, GAME, "courage", printed.courage[man]),
                fact(texts, GAME, "charisma", printed.charisma[man]),
                fact(texts, GAME, "obedience", printed.obedience[man]),
                fact(texts, GAME, "cost", denarii(texts, printed.cost[man])),
            ),
            values={column: getattr(printed, column)[man] for column in columns[2:]},
            sort=ORIGINS[origin],
            copies=1,
            rule="M-1.3",
            source=source_line(texts, _row("gladiator", man, alike(printed, man, ours, man, columns))),
        )
        for man, origin in enumerate(printed.origin)
    ]


def _ministers(texts: Texts, printed: Decks) -> list[Thing]:
    ids = ids_for(printed)["minister"].ids
    rows = [row for row in our_rows("minister") for _ in range(row["copies"])]
    names = [minister_name(printed, minister) for minister in range(len(ids))]
    found = []
    for minister, (office, skill) in enumerate(zip(printed.office, printed.skill, strict=True)):
        name = OFFICES[office]
        does = texts.say(f"munera-office-{name}", skill=skill)
        same = alike(printed, minister, our_decks(), minister, ("office", "skill", "fee"))
        found.append(
            Thing(
                "minister",
                ids[minister],
                names[minister],
                f"{sentence(does)} {texts.say(f'things-munera-{name}-text')}",
                number=minister,
                subtitle=texts.say(f"things-munera-{name}-latin"),
                facts=(
                    fact(texts, GAME, "skill", skill),
                    fact(texts, GAME, "cost", denarii(texts, printed.fee[minister])),
                ),
                values={"skill": skill, "cost": printed.fee[minister], "office": office},
                sort=name,
                copies=copies(names, minister, ids[minister]),
                rule=TERMS[name],
                source=source_line(texts, rows[minister] if same else None),
            )
        )
    return found


def _titles(texts: Texts, printed: Decks) -> list[Thing]:
    ids, ours = ids_for(printed)["title"].ids, our_decks()
    our_titles = {title: at for at, title in enumerate(ours.title)}
    found = []
    for title, name in enumerate(printed.title):
        at = our_titles.get(name, -1)
        same = at >= 0 and alike(printed, title, ours, at, ("effect", "amount"))
        when = when_line(texts, printed, title)
        rule = rule_about(GAME, "M-15", name) if same else "M-15"
        means = meaning(texts, GAME, rule, name)
        latin = [Fact(texts.say("things-meaning"), means)] if means else []
        found.append(
            Thing(
                "title",
                ids[title],
                name,
                sentence(effect_line(texts, printed, title)),
                number=title,
                subtitle=sentence(when).rstrip("."),
                facts=(*latin, Fact(texts.say("munera-head-when"), when, "moment")),
                values={"amount": printed.amount[title], "when": printed.when[title]},
                sort=MOMENT_KEYS[printed.when[title]],
                copies=printed.copies[title].bit_count(),
                rule=rule,
                source=source_line(texts, _row("eventum", at, same)),
            )
        )
    return found


def _spectacles(texts: Texts, printed: Decks) -> list[Thing]:
    ids = ids_for(printed)["spectacle"].ids
    columns = ("city", "site", "pairs", "pairing", "denarii", "glory")
    found = []
    for card, city in enumerate(printed.city):
        region, contract = printed.region[printed.site[card]], contract_line(texts, printed, card)
        pay = pay_line(texts, printed, card)
        found.append(
            Thing(
                "spectacle",
                ids[card],
                city,
                texts.say("things-munera-spectacle-does", region=region, contract=contract, pay=pay),
                number=card,
                subtitle=region,
                facts=(
                    Fact(texts.say("munera-head-region"), region, "travel"),
                    fact(texts, GAME, "contract", contract),
                    fact(texts, GAME, "denarii", printed.denarii[card]),
                    fact(texts, GAME, "glory", printed.glory[card]),
                ),
                values={
                    "glory": printed.glory[card],
                    "denarii": printed.denarii[card],
                    "pairs": printed.pairs[card],
                    "region": printed.site[card],
                    "pairing": printed.pairing[card],
                },
                sort=ids_for(printed)["region"].ids[printed.site[card]],
                copies=1,
                rule="M-1.5",
                source=source_line(texts, _row("munus", card, alike(printed, card, our_decks(), card, columns))),
            )
        )
    return found


def _regions(texts: Texts, printed: Decks) -> list[Thing]:
    ids, ours = ids_for(printed)["region"].ids, our_decks()
    rows = {row["name"]: row for row in our_rows("map")}
    priced = dict(zip(ours.region, ours.price, strict=True))
    found = []
    for region, name in enumerate(printed.region):
        price = printed.price[region]
        cities = [city for city, site in zip(printed.city, printed.site, strict=True) if site == region]
        shown = [Fact(texts.say("things-munera-cities"), ", ".join(cities), "spectacle")] if cities else []
        found.append(
            Thing(
                "region",
                ids[region],
                name,
                texts.say("things-munera-region-does", price=denarii(texts, price)),
                number=region,
                subtitle=texts.say("munera-head-region"),
                facts=(Fact(texts.say("munera-head-cost"), denarii(texts, price), "school"), *shown),
                values={"price": price},
                rule="M-1.7",
                source=source_line(texts, rows[name] if priced.get(name) == price else None),
            )
        )
    return found


def _classes(texts: Texts) -> list[Thing]:
    found = []
    for klass, name in enumerate(CLASSES):
        rival = CLASS_NAMES[RIVAL[klass]]
        fights = texts.say("things-munera-fights", rival=rival)
        thing = term(texts, GAME, name, "M-3.1", "class")
        found.append(
            thing._replace(
                text=f"{thing.text} {texts.say('things-munera-class-does', rival=rival)}",
                number=klass,
                subtitle=fights,
                facts=(Fact(texts.say("things-munera-opponent"), rival, "pair"),),
                values={"rival": RIVAL[klass], "pairing": PAIRING[klass]},
                sort=PAIRINGS[PAIRING[klass]],
            )
        )
    return found


# Where the cards are


def whereabouts(view: View, texts: Texts, names: Names) -> list[Place]:
    """Return where the cards are, as far as the viewer sees it. Of Eventum cards only the own hand and the discards
    are seen, and of those one sees titles, not single cards."""
    state, printed = view["state"], cards_of(names)
    discards, deck = texts.say("things-munera-place-discards"), texts.say("things-munera-place-deck")
    forum = texts.say("things-munera-place-forum")
    found: list[Place] = []
    for kind, owned, offered, gone, bag in (
        ("man", "school", "forum_men", "men_gone", "men_bag"),
        ("minister", "staff", "forum_ministers", "ministers_gone", "ministers_bag"),
    ):
        for seat, cards in enumerate(state[owned]):
            found += counted(kind, cards, place_of(texts, "things-munera-place-school", seat, names))
        found += counted(kind, state[offered], forum)
        found += counted(kind, state[gone], discards)
        found += counted(kind, state[bag], deck)
    found += counted("spectacle", state["open"], texts.say("things-munera-place-open"))
    found += counted("spectacle", state["munera_gone"], discards)
    found += counted("spectacle", state["munera_bag"], deck)
    hand = (state["hands"][view["viewer"]] or []) if view["viewer"] >= 0 else []
    mine, past = [[printed.titled[card] for card in cards] for cards in (hand, state["gone"])]
    seen = [*mine, *past]
    unseen = [title for title, cards in enumerate(printed.copies) for _ in range(cards.bit_count() - seen.count(title))]
    found += counted("title", mine, texts.say("things-place-hand"))
    found += counted("title", past, discards)
    found += counted("title", unseen, texts.say("things-munera-place-unseen"))
    return found
