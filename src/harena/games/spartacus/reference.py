"""The reference sheet of Spartacus."""

from __future__ import annotations

from harena.reference import Sheet, Table, cards, columns, counted, words
from harena.text import Texts
from harena.things import Thing, Things

PHASES = ("phase-upkeep", "phase-intrigue", "phase-market", "phase-arena")
CARDS = ("ready", "exhausted", "injured", "books", "value")
INTRIGUE = ("scheme", "support", "foil", "guard", "reaction", "quiet", "cash", "hand-size", "promise")
MARKET = ("open-market", "auction", "host")
ARENA = (
    *("invitation", "tribute", "bet", "initiative", "attack", "defense", "damage", "defeat", "thumb", "favor"),
    *("champion", "tournament"),
)


def reference(found: Things, texts: Texts) -> Sheet:
    say = texts.say
    return Sheet(
        front=(
            words(found, say("reference-turn"), PHASES),
            words(found, say("reference-spartacus-cards"), CARDS),
            words(found, say("things-spartacus-phase-intrigue"), INTRIGUE),
            words(found, say("things-spartacus-phase-market"), MARKET),
            words(found, say("things-spartacus-phase-arena"), ARENA),
            _houses(found, texts),
            _gear(found, texts),
        ),
        back=(
            _fighters(found, texts, "gladiator"),
            _fighters(found, texts, "slave"),
            _intrigue(found, texts),
        ),
    )


def _houses(found: Things, texts: Texts) -> Table:
    kinds = ("gold", "gladiators", "slaves", "guards")
    rows = [(card.title, *[str(card.values[kind]) for kind in kinds], card.text) for card in cards(found, "house")]
    return Table(texts.say("things-spartacus-kind-house"), tuple(rows), columns(texts, "", *kinds, ""))


def _fighters(found: Things, texts: Texts, sort: str) -> Table:
    """Return fighters with value and dice. What nobody has to read is left out."""
    rows = [
        (counted(card), str(card.values["value"]), _dice(card), card.text) for card in cards(found, "card", (sort,))
    ]
    dice = "/".join([texts.say(f"reference-spartacus-{pool}") for pool in ("attack", "defense", "speed")])
    return Table(
        texts.say(f"things-spartacus-{sort}"),
        tuple(rows),
        ("", *columns(texts, "value"), dice, *columns(texts, "ability")),
    )


def _dice(card: Thing) -> str:
    return "/".join([str(card.values[pool]) for pool in ("attack", "defense", "speed")])


def _gear(found: Things, texts: Texts) -> Table:
    rows = [
        (counted(card), str(card.values["value"]), card.text)
        for card in cards(found, "card")
        if card.sort not in ("gladiator", "slave")
    ]
    return Table(texts.say("things-spartacus-equipment"), tuple(rows), ("", *columns(texts, "value", "effect")))


def _intrigue(found: Things, texts: Texts) -> Table:
    rows = [
        (counted(card), str(card.values["needs"]), str(card.values["gold"]), card.text)
        for card in cards(found, "title")
    ]
    heads = ("", texts.say("reference-spartacus-needs"), *columns(texts, "gold", "effect"))
    return Table(texts.say("things-spartacus-kind-title"), tuple(rows), heads)
