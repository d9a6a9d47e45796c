"""Who sits where: people and bots, as `record["players"]` keeps them ("human", "human:Julia", "heuristic")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from harena.bots import Bot
from harena.bots.ismcts import SearchExecutor, in_process
from harena.bots.registry import make_bot
from harena.kernel.rules import BadInput
from harena.names import cleaned, unlike

HUMAN = "human"
ROMANS = ("Aelia", "Brutus", "Cassia", "Drusus", "Fulvia", "Gaius", "Hilara", "Junius")


def seat_numbers(chosen: Sequence[int], seats: int) -> list[int]:
    """Return seats, which people count from 1, as numbers from 0."""
    for number in chosen:
        if not 1 <= number <= seats:
            raise BadInput(f"there is no seat {number}; expected {f'1 to {seats}' if seats > 1 else '1'}")
    return sorted({number - 1 for number in chosen})


def bot_names(given: str, seats: int) -> list[str]:
    """Return one name per seat from one name for all, or from one per seat, separated by commas."""
    names = [name.strip() for name in given.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput(f"{len(names)} bots for {seats} seats; expected one name, or one per seat, separated by commas")
    return names


def seat_players(seats: int, people: Sequence[int], bots: str, names: Sequence[str]) -> list[str]:
    """Return the players of a new match, one text per seat."""
    names_of_bots = iter(bot_names(bots, seats - len(people)))
    players = [HUMAN if seat in people else next(names_of_bots) for seat in range(seats)]
    name_people(players, names)
    return players


def name_people(players: list[str], names: Sequence[str]) -> None:
    """Give people these names in the order of their seats; the rest keep the names they have."""
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


def is_person(player: str) -> bool:
    return player.partition(":")[0] == HUMAN


def called(players: Sequence[str]) -> list[str]:
    """Return everybody's name: the one a person was given, or else the Roman name of the seat."""
    named = [given(player) for player in players]
    taken = {name.lower() for name in named}
    return [name or unlike(ROMANS[seat % len(ROMANS)], taken) for seat, name in enumerate(named)]


def given(player: str) -> str:
    """Return the name of a person, if there is one. What follows a bot's colon is a budget: ismcts:50."""
    return cleaned(player.partition(":")[2]) if is_person(player) else ""


def make_bots(
    players: Sequence[str], game: str, rng: Callable[[int], Random], executor: SearchExecutor = in_process
) -> dict[int, Bot]:
    """Return a bot for every seat that has no person; `executor` runs the searches of bots that search."""
    return {seat: make_bot(name, game, rng(seat), executor) for seat, name in enumerate(players) if not is_person(name)}


def players_of(record: dict[str, Any], where: str, seats: int) -> list[str]:
    """Return the players of a saved match that a person can resume."""
    players = record.get("players")
    if not isinstance(players, list) or len(players) != seats or not all([isinstance(p, str) for p in players]):
        raise BadInput(f'{where}: expected "players" with {seats} entries such as "human" or "heuristic"')
    if not any([is_person(player) for player in players]):
        raise BadInput(f"{where}: bots play every seat; there is nobody to take it up (harena replay shows it)")
    return players
