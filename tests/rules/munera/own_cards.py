"""Builds deck files with Eventum cards that are put together from effects, for tests.

The first row is card 0 and the second card 1. At a table of `playing`, these are the two copies of Favor Editoris in
our deck, so `hands={0: [FIRST]}` gives seat 0 card 0, whatever it is called in the file.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from harena.games.munera.actions import PLAY, TARGETS
from harena.games.munera.decks import EVENTA, starting_file
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS
from tests.rules.munera.playing import answer, asked, gladiator, options

FIRST = "Favor Editoris"
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "munera-eventa.toml"

Row = dict[str, Any]


def toml(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {toml(each)}" for key, each in value.items()]) + " }"
    if isinstance(value, list):
        return "[ " + ", ".join([toml(each) for each in value]) + " ]"
    return json.dumps(value, ensure_ascii=False)


def row(when: str, *effects: Row, title: str = "Prima", **more: Any) -> Row:
    return {"title": title, "when": when, **more, "effects": list(effects)}


def do(name: str, amount: int | None = None, **more: Any) -> Row:
    """Return one effect. `given` stands for the key `if`, which is a word of Python."""
    found: Row = {"do": name} if amount is None else {"do": name, "amount": amount}
    given = {"if": more.pop("given")} if "given" in more else {}
    return {**found, **more, **given}


def deck(*rows: Row) -> str:
    """Return a deck file with these Eventum cards; the others give denarii."""
    filler = {"title": "Nihil", "effect": "hereditas", "copies": EVENTA - len(rows)}
    return f"eventum = {toml([*rows, filler])}\n"


def big_deck() -> str:
    """Return complete decks in which every value is as big, or as small, as it may be."""
    raw = tomllib.loads(starting_file())
    for number, man in enumerate(raw["gladiator"]):
        low = number % 3 == 0
        man |= {"valor": 0 if low else 10, "courage": 0 if low else 20, "charisma": 0 if low else 20}
        man |= {"cost": 0 if number % 2 else 99, "obedience": 0 if low else 20}
    for minister in raw["minister"]:
        minister |= {"skill": 1 if minister["skill"] == 1 else 10, "cost": 99 if minister["skill"] == 3 else 0}
    for number, munus in enumerate(raw["munus"]):
        munus |= {"denarii": 0 if number % 3 == 0 else 99, "glory": 20 if number % 11 == 5 else number % 2}
    for region in raw["map"]["region"]:
        region["price"] = 25
    for eventum in raw["eventum"]:
        if "amount" in eventum:
            eventum["amount"] = 99
    signed = {"glory": ("at-rest", ""), "denarii": ("at-rest", ""), "fame": ("at-rest", "own-man")}
    signed |= dict.fromkeys(("comprobatio", "virtus", "pugna", "wounds"), ("after-roll", "any-fighter"))
    signed |= {"chance": ("before-healing", "any-man"), "fare": ("payment", "any-school")}
    rows = []
    for name, (when, aim) in signed.items():
        for amount in (99, -99):
            aimed = {"aim": aim} if aim else {}
            rows.append(row(when, do(name, amount), title=f"{name} {amount}".replace("-", "minus "), **aimed))
    kept = raw["eventum"]
    while sum([each.get("copies", 1) for each in kept]) + len(rows) > EVENTA:
        kept.pop(0)
    kept[0]["copies"] = kept[0].get("copies", 1) + EVENTA - sum([each.get("copies", 1) for each in kept]) - len(rows)
    raw["eventum"] = kept + rows
    return "\n".join([f"{section} = {toml(rows)}" for section, rows in raw.items()]) + "\n"


# Playing


def use(g: Munera, target: int | str = 0, seat: int = 0, title: int = 0) -> Munera:
    """Play card 0 (or another title) on a man by name, or on the number of a school or side."""
    number = gladiator(target) if isinstance(target, str) else target
    return answer(g, seat, PLAY + TARGETS * title + number)


def targets(g: Munera, title: int = 0) -> list[int]:
    """Return what the asked seat may aim a card at."""
    start = PLAY + TARGETS * title
    return [option - start for option in options(g) if start <= option < start + TARGETS]


def to_moment(g: Munera, when: int) -> Munera:
    """Pass, or take the first option, up to the open window of this moment."""
    while True:
        f = g.stack[-1]
        if asked(g)[1] == "moment.play_card" and isinstance(f, Moment) and f.when == when:
            return g
        answer(g, g.seat, PASS if PASS in options(g) else options(g)[0])
