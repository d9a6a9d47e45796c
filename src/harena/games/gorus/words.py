"""Gorus Maximus in words: names for the domains, the table as lines of text, what a typed card means.

Everything here reads `view["state"]` only, never `view["known"]`: people may not look at earlier combats (G-3.6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from harena.games.gorus.cards import FIRST, RANKS, SCHOOLS
from harena.games.gorus.scoring import favor_of
from harena.games.gorus.table import HAND, Table
from harena.kernel.choice import Choice, Options, listed
from harena.kernel.rules import View
from harena.kernel.state import Event
from harena.text import Names, Texts

INK, DARK = "#FBF5EA", "#2B2118"
COLORS = {"fists": "#2F5D8A", "swords": "#7A5230", "arrows": "#426C2E", "axes": "#A93F69", "shields": "#E0B030"}


def naming(texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
    """Seats and sides by name; the dummy of a solo game sits behind the last seat."""
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
    """One argument of an event, in words."""
    if domain == "card":
        return texts.say("gorus-card", school=_school(texts, value >> 4), rank=value & 15)
    if domain == "school":
        return _school(texts, value)
    if domain == "schools":
        return texts.join([_school(texts, school) for school in value])
    if domain == "seat":
        return names.seats[value]
    if domain == "side":
        return names.sides[value]
    if domain == "sides":
        return texts.join([names.sides[side] for side in value])
    if domain == "totals":
        return _by_side(texts, [signed(total) for total in value], names.sides)
    return str(value)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _school(texts: Texts, school: int) -> str:
    return texts.say(f"gorus-school-{SCHOOLS[school] or 'none'}")


def _by_side(texts: Texts, values: Iterable[object], names: Sequence[str]) -> str:
    pairs = zip(names, values, strict=False)
    return ", ".join([texts.say("gorus-score", name=name, score=str(value)) for name, value in pairs])


def short(texts: Texts, card: int) -> str:
    """X5: what a person may type for Axes 5."""
    return f"{texts.say(f'gorus-letter-{SCHOOLS[card >> 4]}')}{card & 15}"


def read(texts: Texts, typed: str) -> int | None:
    """The card a person typed: X5, x 5 or Axes 5; None where it is no card."""
    found = re.fullmatch(r"\s*([^\W\d_]+)\s*(\d{1,2})\s*", typed)
    if found is None or int(found[2]) >= RANKS:
        return None
    for school, name in enumerate(SCHOOLS[1:], start=1):
        if found[1].lower() in (texts.say(f"gorus-letter-{name}").lower(), _school(texts, school).lower()):
            return FIRST * school + int(found[2])
    return None


def styles(texts: Texts) -> dict[str, str]:
    """A pattern for each school and its cards, and the colors they may be printed in."""
    found = {}
    for school, name in enumerate(SCHOOLS[1:], start=1):
        ink = DARK if name == "shields" else INK
        found[rf"\b{_school(texts, school)}( \d+)?\b"] = f"bold {ink} on {COLORS[name]}"
    return found


# The question


def order(view: View, options: Options) -> list[int]:
    """The crowd's favorite first, then the lead school, then the rest."""
    state = view["state"]
    lead = state["initial"] if state["combat"] else 0
    return sorted(listed(options), key=lambda card: (card >> 4 != state["favored"], card >> 4 != lead, card))


def why(texts: Texts, view: View, choice: Choice) -> str:
    """What the seat may play, and why."""
    state = view["state"]
    if not state["combat"]:
        favored = _school(texts, state["favored"])
        return texts.say("gorus-why-lead", school=favored) if state["favored"] else texts.say("gorus-why-first")
    lead = _school(texts, state["initial"])
    if any([card >> 4 == state["initial"] for card in listed(choice.options)]):
        return texts.say("gorus-why-follow", school=lead, rank=state["combat"][-1] & 15)
    return texts.say("gorus-why-free", school=lead)


def option(texts: Texts, view: View, card: int, names: Names) -> str:
    """A card on offer: its name, what one types for it, what it is worth and what it would do."""
    parts = [texts.say("gorus-option", card=word(texts, "card", card, names), short=short(texts, card))]
    school = _school(texts, card >> 4)
    favor = view["options"]["favor"]
    if card & 15 == 0:
        parts.append(texts.say("gorus-worth-zero", school=school, favor=signed(favor[16]), other=signed(favor[0])))
    elif favor[card & 15]:
        parts.append(texts.say("gorus-worth", favor=signed(favor[card & 15])))
    combat = view["state"]["combat"]
    if combat and combat[-1] & 15 == card & 15:
        parts.append(texts.say("gorus-challenge", school=school))
    return ", ".join(parts)


# The table


def welcome(texts: Texts, view: View, names: Names) -> list[str]:
    """What a newcomer needs before the first deal."""
    solo = len(names.seats) > len(view["state"]["hands"])
    goal = texts.say("gorus-goal-solo" if solo else "gorus-goal", target=min(view["state"]["targets"]))
    return [texts.say("gorus-welcome"), goal, texts.say("gorus-seats", seats=", ".join(names.seats))]


def table(texts: Texts, view: View, names: Names) -> list[str]:
    """The whole table, from where the viewer sits."""
    state = view["state"]
    lines = [texts.say("gorus-round", round=state["round"], dealer=names.seats[state["dealer"]])]
    lines += _teams(texts, view, names)
    lines.append(_supports(texts, state, names))
    lines.append(texts.say("gorus-won", list=_by_side(texts, state["combats_won"], names.seats)))
    lines.append(texts.say("gorus-hands", list=_by_side(texts, state["hands_size"], names.seats)))
    if state["stock_size"]:
        lines.append(texts.say("gorus-stock", cards=state["stock_size"]))
    return lines + brief(texts, view, names)


def brief(texts: Texts, view: View, names: Names) -> list[str]:
    """What changes from question to question."""
    state = view["state"]
    combat: list[int] = state["combat"]
    done = sum(state["combats_won"])
    total = HAND if len(state["combats_won"]) > len(state["hands"]) else len(state["deck"]) // len(state["hands"])
    lines = [texts.say("gorus-combat-number", number=min(done + 1, total), total=total)]
    if combat:
        lines = [texts.say("gorus-combat", number=done + 1, total=total, plays=_plays(texts, state, combat, names))]
    lead = _school(texts, state["initial"]) if combat else texts.say("gorus-lead-open")
    lines.append(texts.say("gorus-lead", school=lead))
    lines.append(texts.say("gorus-favored", school=_school(texts, state["favored"])))
    return lines + hand(texts, view, names)


def hand(texts: Texts, view: View, names: Names) -> list[str]:
    """One's own cards: trump, lead school, the rest."""
    state, seat = view["state"], view["viewer"]
    cards = state["hands"][seat] if seat >= 0 else None
    if not cards:
        return []
    groups: dict[int, list[str]] = {}
    for card in order(view, cards):
        groups.setdefault(card >> 4, []).append(str(card & 15))
    said = []
    for school, ranks in groups.items():
        key = "gorus-hand-trump" if school == state["favored"] else "gorus-hand-group"
        said.append(texts.say(key, school=_school(texts, school), ranks=", ".join(ranks)))
    key = "gorus-hand-you" if seat == names.you else "gorus-hand"
    return [texts.say(key, seat=names.seats[seat], cards="; ".join(said))]


def _teams(texts: Texts, view: View, names: Names) -> list[str]:
    if names.sides == names.seats:
        return []
    lines = []
    for side, name in enumerate(names.sides):
        members = [names.seats[seat] for seat, theirs in enumerate(view["state"]["sides"]) if theirs == side]
        lines.append(texts.say("gorus-members", team=name, members=texts.join(members)))
    return lines


def _supports(texts: Texts, state: Mapping[str, Any], names: Names) -> str:
    supports, targets = state["supports"], state["targets"]
    if len(set(targets)) == 1:
        return texts.say("gorus-supports", target=targets[0], list=_by_side(texts, supports, names.sides))
    each = [texts.say("gorus-of", has=has, target=target) for has, target in zip(supports, targets, strict=True)]
    return texts.say("gorus-supports-each", list=_by_side(texts, each, names.sides))


def _plays(texts: Texts, state: Mapping[str, Any], combat: Sequence[int], names: Names) -> str:
    """Who played what, and which card leads at the moment (G-3.5)."""
    def strength(place: int) -> int:
        card = combat[place]
        return card + 999 if card >> 4 == state["favored"] else card if card >> 4 == state["initial"] else -1

    best = max(range(len(combat)), key=strength)
    said = []
    for place, card in enumerate(combat):
        seat = names.seats[(state["leader"] + place) % len(names.seats)]
        key = "gorus-play-best" if place == best else "gorus-play"
        said.append(texts.say(key, seat=seat, card=word(texts, "card", card, names)))
    return "; ".join(said)


def last(texts: Texts, view: View, names: Names) -> list[str]:
    """The last combat; with open memory every combat of the round (G-3.6)."""
    state, size = view["state"], len(names.seats)
    if not state["last_combat"]:
        return [texts.say("gorus-last-none")]
    combats = [(state["last_combat"], state["last_leader"], state["leader"])]
    if "played" in state:
        takers = state["takers"]
        played = [state["played"][size * at : size * at + size] for at in range(len(takers))]
        combats = [(cards, takers[at - 1], takers[at]) for at, cards in enumerate(played)]
        combats[0] = (combats[0][0], _first_leader(state, size), takers[0])
    lines = []
    for cards, leader, taker in combats:
        said = [
            texts.say("gorus-play", seat=names.seats[(leader + place) % size], card=word(texts, "card", card, names))
            for place, card in enumerate(cards)
        ]
        lines.append(texts.say("gorus-last", plays="; ".join(said), seat=names.seats[taker]))
    return lines


def _first_leader(state: Mapping[str, Any], size: int) -> int:
    seats = len(state["hands"])
    return int((state["dealer"] + 1) % seats) if seats == size else 1


# After a round


def count(texts: Texts, view: View, names: Names) -> list[str]:
    """The round before, card by card (G-4.1): open to all once it is scored."""
    state = view["state"]
    if not state["before"]:
        return [texts.say("gorus-count-none")]
    size, favored = len(names.seats), state["favored_before"]
    piles: list[list[int]] = [[] for _ in names.sides]
    for at, taker in enumerate(state["before_takers"]):
        piles[state["sides"][taker]] += state["before"][size * at : size * at + size]
    lines = [texts.say("gorus-count", school=_school(texts, favored))]
    for side, pile in enumerate(piles):
        worth = {card: favor_of(view["options"]["favor"], [card], favored) for card in sorted(pile)}
        cards = [
            texts.say("gorus-score", name=word(texts, "card", card, names), score=signed(favor))
            for card, favor in worth.items()
            if favor
        ]
        zeros = texts.say("gorus-count-zeros", cards=list(worth.values()).count(0))
        listing = ", ".join([*cards, zeros]) if 0 in worth.values() or not cards else ", ".join(cards)
        total = signed(state["totals"][side])
        lines.append(texts.say("gorus-count-side", side=names.sides[side], cards=listing, total=total))
    return lines


def recap(texts: Texts, events: Sequence[Event], names: Names) -> list[str]:
    """The crowd favor of every round."""
    totals = [event.args[0] for event in events if event.kind == "counted"]
    return [
        texts.say("gorus-recap", round=at, totals=word(texts, "totals", scores, names))
        for at, scores in enumerate(totals, start=1)
    ]


def closed(options: Mapping[str, Any], events: Sequence[Event]) -> range:
    """G-3.6: the part of a log nobody may look at again, for now: this round up to the last combat but one."""
    dealt = max([at + 1 for at, event in enumerate(events) if event.kind == "dealt"], default=0)
    kinds = [event.kind for event in events[dealt:]]
    taken = [at for at, kind in enumerate(kinds) if kind == "took"]
    if options["open_memory"] or "counted" in kinds or len(taken) < 2:
        return range(0)
    return range(dealt, dealt + taken[-2] + 1)
