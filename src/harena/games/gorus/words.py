"""The text of Gorus Maximus: names for the domains, the table as lines of text, parsing of typed cards.

Everything here reads `view["state"]` only, never `view["known"]`: people may not look at earlier combats (G-3.6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar
from unicodedata import normalize

from harena.games.gorus.cards import FIRST, RANKS, SCHOOLS
from harena.games.gorus.combat import winning
from harena.games.gorus.ids import IDS
from harena.games.gorus.scoring import favor_of
from harena.games.gorus.table import HAND, Table
from harena.kernel.choice import Choice, Options, listed
from harena.kernel.rules import View
from harena.kernel.state import Event
from harena.text import Label, Names, Texts, signed
from harena.text_protocol import Words

INK, DARK = "#FBF5EA", "#2B2118"
PAUSES: tuple[str, ...] = ("counted", "dealt", "dealt-solo")  # the log has a pause before these
COLORS = {"fists": "#2F5D8A", "swords": "#7A5230", "arrows": "#426C2E", "axes": "#A93F69", "shields": "#E0B030"}


def naming(texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
    """Return the names of seats and sides; the dummy of a solo game comes after the last seat."""
    table = Table(options)
    seats = tuple([texts.say("you") if seat == you else name for seat, name in enumerate(people)])
    if table.solo:
        seats = (*seats, texts.say("gorus-dummy"))
    if options["teams"] == "none":
        return Names(seats, seats, you, you)
    mine = table.sides[you] if you >= 0 else -1
    teams = []
    for side in range(table.side_count):
        key = "gorus-team-yours" if side == mine else "gorus-team"
        teams.append(texts.say(key, letter=chr(ord("A") + side)))
    return Names(seats, tuple(teams), you)


def word(texts: Texts, domain: str, value: Any, names: Names) -> str:
    """Return one argument of an event as text."""
    if domain == "card":
        return texts.say("gorus-card", school=_school(texts, value >> 4), rank=value & 15)
    if domain == "school":
        return _school(texts, value)
    if domain == "schools":
        return texts.join([_school(texts, school) for school in value])
    if domain == "seat":
        return str(names.seats[value])
    if domain == "side":
        return str(names.sides[value])
    if domain == "sides":
        return texts.join([names.sides[side] for side in value])
    if domain == "totals":
        return _by_side(texts, [signed(total) for total in value], names.sides)
    return str(value)


def named(domain: str, value: Any, names: Names) -> tuple[str, str] | None:
    """Return the kind and the id of the thing that an argument of an event names. Teams are no things."""
    if domain == "seat" or (domain == "side" and names.sides == names.seats):
        return "seat", str(value)
    return (domain, str(IDS[domain].id_of(value))) if domain in ("card", "school") and value else None


def _school(texts: Texts, school: int) -> str:
    return texts.say(f"gorus-school-{SCHOOLS[school] or 'none'}")


def _by_side(texts: Texts, values: Iterable[object], names: Sequence[str]) -> str:
    pairs = zip(names, values, strict=False)
    return ", ".join([texts.say("gorus-score", name=name, score=str(value)) for name, value in pairs])


def short(texts: Texts, card: int) -> str:
    """Return what a person may type for a card: X5 for Axes 5."""
    return f"{texts.say(f'gorus-letter-{SCHOOLS[card >> 4]}')}{card & 15}"


def read(texts: Texts, typed: str) -> int | None:
    """Return the card a person typed (X5, x 5 or Axes 5), or None."""
    found = re.fullmatch(r"\s*([^\W\d_]+)\s*(\d{1,2})\s*", typed)
    if found is None or int(found[2]) >= RANKS:
        return None
    for school, name in enumerate(SCHOOLS[1:], start=1):
        if _bare(found[1]) in (_bare(texts.say(f"gorus-letter-{name}")), _bare(_school(texts, school))):
            return FIRST * school + int(found[2])
    return None


def _bare(word: str) -> str:
    """Return a word in lower case without accents, which not every keyboard has."""
    return "".join([sign for sign in normalize("NFD", word.casefold()) if sign.isalnum()])


def styles(texts: Texts) -> dict[str, str]:
    """Return one pattern per school and its cards, with the colors they may be printed in."""
    found = {}
    for school, name in enumerate(SCHOOLS[1:], start=1):
        ink = DARK if name == "shields" else INK
        found[rf"\b{_school(texts, school)}( \([^)\d]*\))?( \d+(, \d+)*)?\b"] = f"bold {ink} on {COLORS[name]}"
    return found


# The question


def order(view: View, options: Options) -> list[int]:
    """Sort the options: the Favored School first, then the Initial School, then the rest."""
    state = view["state"]
    lead = state["initial"] if state["combat"] else 0
    return sorted(listed(options), key=lambda card: (card >> 4 != state["favored"], card >> 4 != lead, card))


def why(texts: Texts, view: View, choice: Choice, names: Names) -> str:
    """Say what the seat may play, and why."""
    state = view["state"]
    if not state["combat"]:
        favored = _school(texts, state["favored"])
        return texts.say("gorus-why-lead", school=favored) if state["favored"] else texts.say("gorus-why-first")
    lead = _school(texts, state["initial"])
    if any([card >> 4 == state["initial"] for card in listed(choice.options)]):
        return texts.say("gorus-why-follow", school=lead, rank=state["combat"][-1] & 15)
    return texts.say("gorus-why-free", school=lead)


def option(texts: Texts, view: View, card: int, names: Names) -> Label:
    """Describe a playable card: its name, what to type for it, its worth and its effect."""
    parts = [texts.say("gorus-option", card=word(texts, "card", card, names), short=short(texts, card))]
    school = _school(texts, card >> 4)
    favor = view["options"]["favor"]
    if card & 15 == 0:
        parts.append(texts.say("gorus-worth-zero", school=school, favor=signed(favor[16]), other=signed(favor[0])))
    elif favor[card & 15]:
        parts.append(texts.say("gorus-worth", favor=signed(favor[card & 15])))
    combat = view["state"]["combat"]
    if combat and combat[-1] & 15 == card & 15:
        same = card >> 4 == view["state"]["favored"]
        parts.append(texts.say("gorus-challenge-same" if same else "gorus-challenge", school=school))
    return texts.label(*parts)


# The table


def welcome(texts: Texts, view: View, names: Names) -> list[str]:
    """Return the text that a newcomer needs before the first deal."""
    targets = view["state"]["targets"]
    solo = len(names.seats) > len(view["state"]["hands"])
    key = "gorus-goal-solo" if solo else "gorus-goal" if len(set(targets)) == 1 else "gorus-goal-each"
    goal = texts.say(key, target=targets[0])
    seats = texts.say("gorus-seats", seats=", ".join(names.seats))
    return [*texts.say("gorus-welcome").splitlines(), _worths(texts, view), goal, seats]


def guide(texts: Texts, view: View) -> list[str]:
    """Explain the terms of the game to somebody who asks for help."""
    return [*texts.say("gorus-guide").splitlines(), _worths(texts, view)]


def _worths(texts: Texts, view: View) -> str:
    """List the ranks with a worth; neighbors of equal worth are joined."""
    favor = view["options"]["favor"]
    said = []
    for worth, run in groupby(sorted({card & 15 for card in view["state"]["deck"]}), favor.__getitem__):
        ranks = list(run)
        if worth:
            key = "gorus-worth-rank" if len(ranks) == 1 else "gorus-worth-ranks"
            said.append(texts.say(key, low=ranks[0], high=ranks[-1], favor=signed(worth)))
    return texts.say("gorus-worths", list=texts.row(said), zero=signed(favor[16]))


def table(texts: Texts, view: View, names: Names) -> list[str]:
    """Describe the whole table, from the viewer's seat."""
    state = view["state"]
    solo = len(names.seats) > len(state["hands"])
    key = "gorus-round-over" if state["winners"] else "gorus-round-solo" if solo else "gorus-round"
    lines = [texts.say(key, round=state["round"], dealer=names.seats[state["dealer"]]), *_teams(texts, state, names)]
    lines.append(_supports(texts, state, names))
    lines.append(texts.say("gorus-won", list=_by_side(texts, state["combats_won"], names.seats)))
    if state["winners"]:
        return lines
    lines.append(texts.say("gorus-hands", list=_by_side(texts, state["hands_size"], names.seats)))
    if state["stock_size"]:
        lines.append(texts.say("gorus-stock", cards=state["stock_size"]))
    return lines + _now(texts, view, names)


def brief(texts: Texts, view: View, names: Names) -> list[str]:
    """Describe what a question needs: the present combat, and in the first combat of a round the whole table."""
    return _now(texts, view, names) if sum(view["state"]["combats_won"]) else table(texts, view, names)


def _now(texts: Texts, view: View, names: Names) -> list[str]:
    state = view["state"]
    combat: list[int] = state["combat"]
    done = sum(state["combats_won"])
    total = HAND if len(state["combats_won"]) > len(state["hands"]) else len(state["deck"]) // len(state["hands"])
    plays = _plays(texts, state, combat, names) if combat else texts.say("gorus-no-card")
    lead = _school(texts, state["initial"]) if combat else texts.say("gorus-lead-open")
    return [
        texts.say("gorus-combat", number=done + 1, total=total, plays=plays),
        texts.say("gorus-lead", school=lead),
        texts.say("gorus-favored", school=_school(texts, state["favored"])),
        *hand(texts, view, names),
    ]


def hand(texts: Texts, view: View, names: Names) -> list[str]:
    """List the viewer's cards: Favored School, Initial School, the rest."""
    state, seat = view["state"], view["viewer"]
    if seat < 0 or not (cards := state["hands"][seat]):
        return []
    groups: dict[int, list[str]] = {}
    for card in order(view, cards):
        groups.setdefault(card >> 4, []).append(str(card & 15))
    said = []
    for school, ranks in groups.items():
        key = "gorus-hand-trump" if school == state["favored"] else "gorus-hand-group"
        said.append(texts.say(key, school=_school(texts, school), ranks=", ".join(ranks)))
    key = "gorus-hand-you" if seat == names.you else "gorus-hand"
    return [texts.say(key, seat=names.seats[seat], cards=texts.row(said))]


def _teams(texts: Texts, state: Mapping[str, Any], names: Names) -> list[str]:
    lines = []
    for side, name in enumerate(names.sides if names.sides != names.seats else ()):
        members = [names.seats[seat] for seat, theirs in enumerate(state["sides"]) if theirs == side]
        lines.append(texts.say("gorus-members", team=name, members=texts.join(members)))
    return lines


def _supports(texts: Texts, state: Mapping[str, Any], names: Names) -> str:
    supports, targets = state["supports"], state["targets"]
    if len(set(targets)) == 1:
        return texts.say("gorus-supports", target=targets[0], list=_by_side(texts, supports, names.sides))
    each = [texts.say("gorus-of", has=has, target=target) for has, target in zip(supports, targets, strict=True)]
    return texts.say("gorus-supports-each", list=_by_side(texts, each, names.sides))


def _plays(texts: Texts, state: Mapping[str, Any], combat: Sequence[int], names: Names) -> str:
    """Say who played what, and which card is winning now (G-3.5)."""
    best = winning(combat, state["favored"])
    return texts.row([_play(texts, state["leader"] + at, card, names, at == best) for at, card in enumerate(combat)])


def _play(texts: Texts, seat: int, card: int, names: Names, best: bool = False) -> str:
    key = "gorus-play-best" if best else "gorus-play"
    return texts.say(key, seat=names.seats[seat % len(names.seats)], card=word(texts, "card", card, names))


def last(texts: Texts, view: View, names: Names) -> list[str]:
    """Describe the last combat; with open memory every combat of the round (G-3.6)."""
    state, size = view["state"], len(names.seats)
    if not state["last_combat"]:
        return [texts.say("gorus-last-none")]
    combats = [(state["last_combat"], state["last_leader"], state["leader"])]
    if "played" in state:
        first = 1 if size > len(state["hands"]) else (state["dealer"] + 1) % size
        won = enumerate(zip([first, *state["takers"]], state["takers"], strict=False))
        combats = [(state["played"][size * at : size * at + size], leader, taker) for at, (leader, taker) in won]
    lines: list[str] = []
    for cards, leader, taker in combats:
        said = texts.row([_play(texts, leader + place, card, names) for place, card in enumerate(cards)])
        key = "gorus-past" if "played" in state else "gorus-last"
        lines.append(texts.say(key, number=len(lines) + 1, plays=said, seat=names.seats[taker]))
    return lines


def sheets(texts: Texts, view: View, names: Names) -> list[tuple[str, list[str], list[tuple[str, list[str]]]]]:
    """Return the table as sheets for the plain page: who has what, the present combat, the last one."""
    state = view["state"]
    heads = [texts.say(f"gorus-sheet-{key}") for key in ("supports", "won", "cards")]
    rows = []
    for seat, name in enumerate(names.seats):
        side = state["sides"][seat]
        supports = texts.say("gorus-of", has=state["supports"][side], target=state["targets"][side])
        held = state["hands_size"][seat] if seat < len(state["hands_size"]) else state["stock_size"]
        called = f"{name} ({names.sides[side]})" if names.sides != names.seats else name
        rows.append((called, [supports, str(state["combats_won"][seat]), str(held)]))
    now = [] if state["winners"] else _now(texts, view, names)
    lines = [
        table(texts, view, names)[0],
        *now,
        *last(texts, view, names),
        *(count(texts, view, names) if state["before"] else []),
    ]
    return [
        (texts.say("gorus-sheet-players"), heads, rows),
        (texts.say("gorus-name"), [], [(line, []) for line in lines]),
    ]


# After a round


def count(texts: Texts, view: View, names: Names) -> list[str]:
    """List the round before, card by card (G-4.1): it is public once it is scored."""
    state = view["state"]
    if not state["before"]:
        return [texts.say("gorus-count-none")]
    size, favored = len(names.seats), state["favored_before"]
    piles: list[list[int]] = [[] for _ in names.sides]
    for at, taker in enumerate(state["before_takers"]):
        piles[state["sides"][taker]] += state["before"][size * at : size * at + size]
    lines = [texts.say("gorus-count", school=_school(texts, favored))]
    for side, pile in enumerate(piles):
        worth = [(card, favor_of(view["options"]["favor"], [card], favored)) for card in sorted(pile)]
        said = [(word(texts, "card", card, names), signed(favor)) for card, favor in worth if favor]
        items = [texts.say("gorus-count-card", card=name, favor=score) for name, score in said]
        if len(said) < len(pile) or not pile:
            items.append(texts.say("gorus-count-zeros", cards=len(pile) - len(said)))
        total = signed(state["totals"][side])
        lines.append(texts.say("gorus-count-side", side=names.sides[side], cards=", ".join(items), total=total))
    return lines


def recap(texts: Texts, events: Sequence[Event], names: Names) -> list[str]:
    """List the crowd favor of every round."""
    rounds = [word(texts, "totals", event.args[0], names) for event in events if event.kind == "counted"]
    return [texts.say("gorus-recap", round=at, totals=totals) for at, totals in enumerate(rounds, start=1)]


class GorusWords(Words):
    """Gorus Maximus in words."""

    pauses = PAUSES
    turns = ("dealt", "dealt-solo")
    naming = staticmethod(naming)
    plural: ClassVar = {"schools": "school", "sides": "side"}
    word = staticmethod(word)
    named = staticmethod(named)
    short = staticmethod(short)
    read = staticmethod(read)
    styles = staticmethod(styles)
    order = staticmethod(order)
    why = staticmethod(why)
    option = staticmethod(option)
    welcome = staticmethod(welcome)
    guide = staticmethod(guide)
    table = staticmethod(table)
    brief = staticmethod(brief)
    hand = staticmethod(hand)
    last = staticmethod(last)
    count = staticmethod(count)
    recap = staticmethod(recap)
    sheets = staticmethod(sheets)


WORDS = GorusWords("gorus")
