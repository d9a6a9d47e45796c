"""The reference sheet of Munera."""

from __future__ import annotations

from harena.games.munera.decks import COST, OBEDIENCE, OFFICES, ORIGINS
from harena.reference import Sheet, Table, cards, columns, counted, words
from harena.text import Texts
from harena.things import Things

PHASES = ("phase-eventum", "phase-forum", "phase-munus", "phase-end")
MEN = ("pair", "engaged", "wound", "worth", "fame", "tiro", "veteranus", "primus-palus", "lent")
BUSINESS = ("auction", "sale", "poll", "tender", "contract", "travel", "wage", "deal", "rest")
DUELS = (
    *("duel", "virtus", "pugna", "comprobatio", "stantes-missi", "accident", "judgment", "appreciation"),
    *("healing", "bout", "test", "bet"),
)
FIXES = ("fix-pause", "fix-refreshment", "fix-referee", "fix-supporters")


def reference(found: Things, texts: Texts) -> Sheet:
    say = texts.say
    return Sheet(
        front=(
            words(found, say("reference-turn"), PHASES),
            words(found, say("reference-munera-business"), BUSINESS),
            words(found, say("things-munera-kind-man"), MEN),
            words(found, say("reference-munera-duels"), DUELS),
            words(found, say("reference-munera-fixes"), FIXES),
            _origins(found, texts),
        ),
        back=(
            words(found, say("things-munera-kind-minister"), OFFICES),
            _skills(found, texts),
            _regions(found, texts),
            _spectacles(found, texts),
            _eventum(found, texts),
        ),
    )


def _origins(found: Things, texts: Texts) -> Table:
    men = cards(found, "man")
    rows = [
        (
            texts.say(f"things-munera-{origin}"),
            str(cost),
            str(obedience),
            str(len([man for man in men if man.sort == origin])),
        )
        for origin, cost, obedience in zip(ORIGINS, COST, OBEDIENCE, strict=True)
    ]
    heads = (*columns(texts, "origin", "cost"), texts.say("things-munera-obedience"), *columns(texts, "copies"))
    return Table(texts.say("reference-munera-origins"), tuple(rows), heads)


def _skills(found: Things, texts: Texts) -> Table:
    """Return what a Minister of each Skill costs, and how many of each office there are."""
    doctors = cards(found, "minister", ("doctor",))
    rows = [(str(one.values["skill"]), str(one.values["cost"]), str(one.copies)) for one in doctors]
    return Table(texts.say("reference-munera-skills"), tuple(rows), columns(texts, "skill", "cost", "copies"))


def _regions(found: Things, texts: Texts) -> Table:
    rows = [(thing.title, str(thing.values["price"])) for thing in found.things if thing.kind == "region"]
    return Table(texts.say("reference-munera-regions"), tuple(rows), columns(texts, "region", "price"))


def _spectacles(found: Things, texts: Texts) -> Table:
    rows = [
        (
            counted(card),
            card.subtitle,
            _contract(card.values["pairs"], card.sort),
            str(card.values["denarii"]),
            str(card.values["glory"]),
        )
        for card in cards(found, "spectacle")
    ]
    heads = columns(texts, "city", "region", "pairs", "denarii", "glory")
    return Table(texts.say("things-munera-kind-spectacle"), tuple(rows), heads)


def _contract(pairs: int, sort: str) -> str:
    return f"{pairs}" if len(sort) != 2 else f"{pairs} {sort.upper()}"


def _eventum(found: Things, texts: Texts) -> Table:
    rows = [(counted(card), f"{card.subtitle}: {card.text}") for card in cards(found, "title")]
    return Table(texts.say("things-munera-kind-title"), tuple(rows))
