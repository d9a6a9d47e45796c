"""The achievements of Gorus Maximus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from harena.achievements import Achievement, Achievements, Story, number
from harena.games.gorus.state import Gorus
from harena.kernel.state import Event

GorusStory = Story[Gorus]
COSTLY = 8  # G-1.2: the rank that costs 4 favor


class Combat(NamedTuple):
    plays: tuple[tuple[int, int], ...]  # seat, card
    turned: tuple[int, ...]  # seats whose card changed the favorite, in order
    taker: int


class Round(NamedTuple):
    combats: tuple[Combat, ...]
    favored: int  # the school at its end
    earned: tuple[int, ...]  # sides that earned a support


def rounds_of(events: Sequence[Event]) -> list[Round]:
    """Put the rounds together from their events."""
    found: list[Round] = []
    combats: list[Combat] = []
    plays: list[tuple[int, int]] = []
    turned: list[int] = []
    for event in events:
        if event.kind in ("led", "played"):
            plays.append((number(event), number(event, 1)))
        elif event.kind == "challenge":
            turned.append(number(event))
        elif event.kind == "took":
            combats.append(Combat(tuple(plays), tuple(turned), number(event)))
            plays, turned = [], []
        elif event.kind == "counted":
            found.append(Round(tuple(combats), number(event, 1), ()))
            combats = []
        elif event.kind == "support":
            found[-1] = found[-1]._replace(earned=(*found[-1].earned, number(event)))
    return found


def seats_of(story: GorusStory, sides: Iterable[int]) -> set[int]:
    """Return the seats on some sides. The dummy of a solo game has no seat."""
    table, wanted = story.end.table, set(sides)
    return {seat for seat in range(table.players) if table.sides[seat] in wanted}


def taken_by(story: GorusStory, combats: Iterable[Combat], side: int) -> list[int]:
    """Return the cards that a side has won in these combats."""
    sides = story.end.table.sides
    return [card for combat in combats if sides[combat.taker] == side for _, card in combat.plays]


def last_challenge(story: GorusStory) -> set[int]:
    """G-3.4: challenge in the last combat of the match, change the favorite, and win the match."""
    rounds = rounds_of(story.events)
    return {*rounds[-1].combats[-1].turned} & {*story.winners} if rounds else set()


def own_challenge(story: GorusStory) -> set[int]:
    """G-3.5: win a combat in which your own challenge was the last to change the favorite."""
    combats = [combat for each in rounds_of(story.events) for combat in each.combats]
    return {combat.taker for combat in combats if combat.turned and combat.turned[-1] == combat.taker}


def golden_zero(story: GorusStory) -> set[int]:
    """G-4.2: earn a support in a round in which you won the 0 of the Favored School."""
    found: set[int] = set()
    for each in rounds_of(story.events):
        zero = each.favored << 4
        found |= {side for side in each.earned if zero in taken_by(story, each.combats, side)}
    return seats_of(story, found)


def few_combats(story: GorusStory) -> set[int]:
    """G-4.3: earn a support in a round in which you won one combat at most: favor counts, not combats."""
    sides = story.end.table.sides
    found: set[int] = set()
    for each in rounds_of(story.events):
        takers = [sides[combat.taker] for combat in each.combats]
        found |= {side for side in each.earned if takers.count(side) <= 1}
    return seats_of(story, found)


def no_eights(story: GorusStory) -> set[int]:
    """G-1.2: win the match without winning a single 8. A solo player needs one (G-7.2)."""
    table = story.end.table
    combats = [combat for each in rounds_of(story.events) for combat in each.combats]
    clean = [
        side
        for side in range(table.side_count)
        if all([card & 15 != COSTLY for card in taken_by(story, combats, side)])
    ]
    return seats_of(story, clean) & {*story.winners} if not table.solo else set()


def alone(story: GorusStory) -> Sequence[int]:
    """G-7.2: win the solo game."""
    return story.winners if story.end.table.solo else ()


ACHIEVEMENTS = Achievements(
    (
        Achievement("own-challenge", "G-3.5", own_challenge),
        Achievement("golden-zero", "G-4.2", golden_zero),
        Achievement("few-combats", "G-4.3", few_combats),
        Achievement("no-eights", "G-1.2", no_eights),
        Achievement("last-challenge", "G-3.4", last_challenge),
        Achievement("alone", "G-7.2", alone),
    ),
    rounds="counted",
)
