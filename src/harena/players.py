"""Who sits where: people and bots, as `record["players"]` keeps them ("human", "human:Julia", "heuristic")."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any

from harena.bots import Bot
from harena.bots.ismcts import SearchExecutor, in_process
from harena.bots.registry import make_bot
from harena.kernel.rules import BadInput

HUMAN = "human"
LONGEST = 40  # letters of a name
ROMANS = ("Aelia", "Brutus", "Cassia", "Drusus", "Fulvia", "Gaius", "Hilara", "Junius")


def seat_numbers(chosen: Sequence[int], seats: int) -> list[int]:
    """Seats as people count them, from 1, turned into ours."""
    for number in chosen:
        if not 1 <= number <= seats:
            raise BadInput(f"there is no seat {number}; expected {f'1 to {seats}' if seats > 1 else '1'}")
    return sorted({number - 1 for number in chosen})


def bot_names(given: str, seats: int) -> list[str]:
    """One name for all, or one a seat, separated by commas."""
    names = [name.strip() for name in given.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput(f"{len(names)} bots for {seats} seats; expected one name, or one a seat, separated by commas")
    return names


def seat_players(seats: int, people: Sequence[int], bots: str, names: Sequence[str]) -> list[str]:
    """The players of a new match, a text a seat."""
    hired = iter(bot_names(bots, seats - len(people)))
    players = [HUMAN if seat in people else next(hired) for seat in range(seats)]
    name_people(players, names)
    return players


def name_people(players: list[str], names: Sequence[str]) -> None:
    """The people, in the order of their seats, by the names given; whoever gets none keeps the one he has."""
    people = [seat for seat, player in enumerate(players) if is_person(player)]
    if len(names) > len(people):
        raise BadInput(f"{len(names)} names for {len(people)} people; expected at most one --name for each --seat")
    for seat, name in zip(people, names, strict=False):
        if cleaned(name):
            players[seat] = f"{HUMAN}:{cleaned(name)}"
    taken: set[str] = set()
    for name in filter(None, [given(players[seat]) for seat in people]):
        if names and name.lower() in taken:
            raise BadInput(f"two people are called {name!r}; expected a different --name for each")
        taken.add(name.lower())


def cleaned(name: str) -> str:
    """Fit to be printed: a name may come from anybody's file."""
    return "".join([sign for sign in name if sign.isprintable()])[:LONGEST].strip()


def is_person(player: str) -> bool:
    return player.partition(":")[0] == HUMAN


def called(players: Sequence[str]) -> list[str]:
    """What everybody is called: a person by the name given, everybody else by the Roman of the seat."""
    named = [given(player) for player in players]
    taken = {name.lower() for name in named}
    return [name or unlike(ROMANS[seat % len(ROMANS)], taken) for seat, name in enumerate(named)]


def given(player: str) -> str:
    """What a person wants to be called. What stands behind a bot's colon is no name: ismcts:50."""
    return cleaned(player.partition(":")[2]) if is_person(player) else ""


def unlike(name: str, taken: Collection[str]) -> str:
    """A name nobody else at the table has, no longer than names may be."""
    known = {other.lower() for other in taken}
    for suffix in ("", " II", " III", " IV", " V", " VI", " VII", " VIII"):
        longer = f"{name[: LONGEST - len(suffix)].rstrip()}{suffix}"
        if longer.lower() not in known:
            return longer
    return name


def hire(
    players: Sequence[str], game: str, rng: Callable[[int], Random], executor: SearchExecutor = in_process
) -> dict[int, Bot]:
    """A bot for every seat that is no person's; `executor` searches for those who think ahead."""
    return {seat: make_bot(name, game, rng(seat), executor) for seat, name in enumerate(players) if not is_person(name)}


def players_of(record: dict[str, Any], where: str, seats: int) -> list[str]:
    """The players of a saved match that a person can take up again."""
    players = record.get("players")
    if not isinstance(players, list) or len(players) != seats or not all([isinstance(p, str) for p in players]):
        raise BadInput(f'{where}: expected "players" with {seats} entries such as "human" or "heuristic"')
    if not any([is_person(player) for player in players]):
        raise BadInput(f"{where}: bots play every seat; there is nobody to take it up (harena replay shows it)")
    return players
