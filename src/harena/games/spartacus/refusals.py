"""Names the rule that forbids an answer, where the rule of the question or of its kind would not say why."""

from __future__ import annotations

from harena.games.spartacus.actions import (
    AIMS,
    ASSET,
    ASSETS,
    ATTACK,
    FROM_HAND,
    FROM_TABLE,
    PLAY,
    PLAYS,
    RULE_1,
    RULE_2,
    SALES,
    SEAT,
    SEATS,
    SEEK,
    SELL,
    THROW,
)
from harena.games.spartacus.scheme import missing_for, only_thunder
from harena.games.spartacus.state import Arena, Fight, Ludus, Plot
from harena.kernel.choice import PASS
from harena.kernel.state import enclosing

WINDOWS = ("scheme.foil", "reaction.thunder", "guard.thunder", "quiet.speak")
# Where the rule of the question itself is too general: by step, by answer.
ANSWERS: dict[str, dict[int, str]] = {
    "upkeep.release": {PASS: "S-4.3"},
    "intrigue.do_deed": {PASS: "S-5.3", SEEK: "S-5.5", RULE_1: "S-5.7", RULE_2: "S-5.7"},
    "arena.send": {PASS: "S-10.3"},
}


def rule_against(g: Ludus, step: str, seat: int, option: int) -> str:
    """Return the rule that forbids this seat an answer to a question; empty if the rule of the question says it all."""
    found = ANSWERS.get(step, {}).get(option, "")
    if found:
        return found
    if PLAYS.has(option):
        return against_play(g, step, seat, (option - PLAY) // AIMS)
    if ASSETS.has(option) or SALES.has(option):
        card = option - (ASSET if ASSETS.has(option) else SELL)
        return "S-3.3" if (g.assets[seat] & g.tired) >> card & 1 and step != "upkeep.treat" else ""
    if step == "arena.invite" and SEATS.has(option):
        return "S-10.3" if enclosing(g, Arena).invited >> option - SEAT & 1 else ""
    if step == "scheme.foil" and option in (FROM_TABLE, FROM_HAND):
        return "S-17" if only_thunder(g, enclosing(g, Plot)) else "S-6.3"
    if step in ("fight.act", "fight.act_second") and option in (ATTACK, THROW):
        return against_attack(enclosing(g, Fight), option)
    return ""


def against_play(g: Ludus, step: str, seat: int, title: int) -> str:
    """A scheme or reaction: too little Influence, or a cost or target that does not fit."""
    decks = g.table.decks
    if title >= len(decks.rows):
        return ""
    if step in WINDOWS:
        return "S-6.1" if g.influence[seat] < decks.needs[title] else ""
    if step == "scheme.plead":
        return "S-5.4" if missing_for(g, enclosing(g, Plot), title) > 0 else "S-5.6"
    if g.hands[seat] & decks.copies[title] and decks.schemes & decks.copies[title]:
        return "S-5.4" if g.influence[seat] < decks.needs[title] else "S-5.6"
    return ""


def against_attack(f: Fight, option: int) -> str:
    """An attack: the second one of a turn, or one at a fighter out of range."""
    if f.struck:
        return "S-11.2"
    return "S-11.3" if option == ATTACK else "S-16"
