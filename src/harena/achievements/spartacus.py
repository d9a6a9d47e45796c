"""The achievements of Spartacus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harena.achievements import Achievement, Achievements, Story, number
from harena.games.spartacus.state import Ludus
from harena.kernel.state import Event

LudusStory = Story[Ludus]


class Fighter(NamedTuple):
    house: int
    card: int


class Bout(NamedTuple):
    """A fight that was decided."""

    winner: Fighter
    loser: Fighter


def fighters_at(events: Sequence[Event]) -> Iterator[tuple[Event, tuple[Fighter, ...]]]:
    """Yield each event with the fighters who were sent to the arena last, at most two."""
    sent: tuple[Fighter, ...] = ()
    for event in events:
        if event.kind in ("phase", "bout"):
            sent = ()
        elif event.kind == "sent":
            sent = (*sent, Fighter(number(event), number(event, 1)))[-2:]
        elif event.kind == "replaced":  # by the card Rigging the Match
            house, card, instead = number(event), number(event, 1), number(event, 2)
            sent = tuple([Fighter(house, card) if each.card == instead else each for each in sent])
        yield event, sent


def bouts(events: Sequence[Event]) -> Iterator[Bout]:
    for event, sent in fighters_at(events):
        if event.kind == "defeated" and len(sent) == 2:
            loser = next((each for each in sent if each.card == number(event, 1)), None)
            winner = next((each for each in sent if each.card != number(event, 1)), None)
            if winner is not None and loser is not None:
                yield Bout(winner, loser)


def underdog(story: LudusStory) -> set[int]:
    """S-11.1: beat a fighter who has more dice than yours."""
    dice = story.end.table.decks.dice
    return {
        each.winner.house for each in bouts(story.events) if sum(dice[each.winner.card]) < sum(dice[each.loser.card])
    }


def foiled(story: LudusStory) -> set[int]:
    """S-6.2, S-6.3: foil a scheme, with a reaction or a guard."""
    found: set[int] = set()
    steps: list[int] = []  # who has answered the scheme, or an answer to it, and was not silenced
    for event in story.events:
        if event.kind.startswith("schemed"):
            steps = []
        elif event.kind.startswith("reacted") or event.kind == "guard-held":
            steps.append(number(event))
        elif event.kind == "silenced" and number(event) in steps:
            steps = steps[: steps.index(number(event))]
        elif event.kind == "foiled" and steps:
            found.add(steps[0])
    return found


def supported(story: LudusStory) -> set[int]:
    """S-5.5: a scheme of yours works that needed the support of another house."""
    found: set[int] = set()
    helped = False
    for event in story.events:
        if event.kind in ("laid", "took-back", "intrigue-turn"):
            helped = False
        elif event.kind == "supported":
            helped = True
        elif event.kind == "worked" and helped:
            found.add(number(event))
            helped = False
        elif event.kind in ("foiled", "fizzled"):
            helped = False
    return found


def mercy(story: LudusStory) -> set[int]:
    """S-12.3: as Host, spare a fighter of another house whom you could have killed: a Champion is always spared."""
    found: set[int] = set()
    champions: set[int] = set()
    for event, sent in fighters_at(story.events):
        if event.kind == "champion":
            champions.add(number(event))
        elif event.kind == "spared" and number(event, 1) not in champions:
            host, card = number(event), number(event, 1)
            found |= {host for each in sent if each.card == card and each.house != host}
    return found


def champion(story: LudusStory) -> set[int]:
    """S-13.1: a fighter of your house becomes a Champion."""
    return {
        each.house
        for event, sent in fighters_at(story.events)
        if event.kind == "champion"
        for each in sent
        if each.card == number(event)
    }


def tournament(story: LudusStory) -> set[int]:
    """S-14.2: win the match in a tournament."""
    fought = any([event.kind == "tournament" for event in story.events])
    return {*story.winners} if fought else set()


ACHIEVEMENTS = Achievements(
    (
        Achievement("foiled", "S-6.2", foiled),
        Achievement("supported", "S-5.5", supported),
        Achievement("underdog", "S-11.1", underdog),
        Achievement("mercy", "S-12.3", mercy),
        Achievement("champion", "S-13.1", champion),
        Achievement("tournament", "S-14.2", tournament),
    ),
    rounds="turn",
)
