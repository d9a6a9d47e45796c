"""Set up a match from the command line: new or resumed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from harena.bots import Bot
from harena.bots.registry import make_bot, usual_for
from harena.files import difference, free, may_write, open_record, read_toml, sound
from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.rules import BadInput
from harena.matches.match import Match
from harena.matches.record import Diverged
from harena.players import make_bots, name_people, players_of, seat_numbers, seat_players
from harena.terminal.search_executor import SearchExecutor

TRUE, FALSE = ("true", "yes", "on"), ("false", "no", "off")


class Sitting(NamedTuple):
    """A match, its players, and the file it is saved in."""

    match: Match[Any]
    players: list[str]
    bots: dict[int, Bot]
    executor: SearchExecutor  # runs their searches
    path: Path
    ours: bool = False  # the file already holds this match


def table_options(
    chosen: Game[Any], players: int, given: Sequence[str], cards: Path | None, simulated: bool = False
) -> dict[str, Any]:
    """Return complete table options from `--players`, `--option name=value` and `--cards`, checked."""
    raw: dict[str, Any] = {"players": players}
    if simulated:
        raw |= {setting.name: setting.simulated for setting in chosen.settings if setting.simulated is not None}
    kinds = {setting.name: type(setting.default) for setting in chosen.settings}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"option {pair!r} has no value; expected name=value, such as {chosen.settings[0].name}=...")
        if name == "players":
            raise BadInput("players is not given as an option; use --players")
        raw[name] = _value(value.strip(), kinds.get(name, str))
    if cards is not None:
        decks = chosen.decks
        if decks is None:
            raise BadInput(f"{chosen.name} takes no --cards file")
        if decks.setting in raw:
            raise BadInput(f"--cards and --option {decks.setting}=... clash: both give the cards; expected one of them")
        raw[decks.setting] = decks.option(*read_toml(cards), str(cards))
    return chosen.complete(raw)


def _value(typed: str, kind: type) -> Any:
    """Convert the text to this kind; text that does not fit stays text, and the game will refuse it."""
    if kind is bool and typed.lower() in (*TRUE, *FALSE):
        return typed.lower() in TRUE
    try:
        if kind is int:
            return int(typed)
        if kind is list:
            return [int(part) for part in typed.split(",")]
    except ValueError:
        pass
    return typed


def new_sitting(
    name: str,
    players: int,
    people: Sequence[int],
    bots: str | None,  # None: the default ones, if there are seats for them
    names: Sequence[str],
    given: Sequence[str],
    cards: Path | None,
    seed: int | None,
    save: Path | None,
) -> Sitting:
    chosen = game(name)
    options = table_options(chosen, players, given, cards)
    seats = seat_numbers(people or [1], players)
    for bot in bots.split(",") if bots is not None else ():
        make_bot(bot.strip(), name, Random())  # checks that there is such a bot, even if people hold every seat
    seated = seat_players(players, seats, usual_for(name) if bots is None else bots, names)
    executor = SearchExecutor()
    seat_bots = make_bots(seated, name, lambda seat: _rng(seed, f"seat{seat}"), executor)
    path = save or free(Path(f"{name}-{datetime.now():%Y%m%d-%H%M%S}.harena.json"))
    may_write(path)
    if path.exists():
        raise BadInput(f"{path} exists already; resume it with --resume, or save to another file")
    match = Match.start(chosen, options, Luck(_rng(seed, "luck")))
    match.record["players"] = seated
    return Sitting(match, seated, seat_bots, executor, path)


def _rng(seed: int | None, part: str) -> Random:
    """Return a generator seeded by the operating system, or by `seed` to get the same match again."""
    return Random() if seed is None else Random(f"{seed}/0/{part}")


def old_sitting(path: Path, name: str | None, names: Sequence[str], save: Path | None) -> Sitting:
    """Open a saved match where it was left. New random outcomes come from the operating system."""
    chosen, record = open_record(path)
    if name is not None and name != chosen.name:
        raise BadInput(f"{path} is a match of {chosen.name}, not of {name}")
    try:
        with sound(path):
            match = Match.resume(chosen, record, Luck(Random()))
    except Diverged as error:
        version = record["segments"][-1]["rules_version"]
        old = f"it was played under rules {version}, these are {chosen.rules.version}"
        why = "this record was changed" if version == chosen.rules.version else old
        raise BadInput(f"{path}: {why}, {difference(error)}") from None
    players = players_of(record, str(path), match.settled.seats)
    if match.over:
        raise BadInput(f"{path}: this match is over; see it with: harena replay {path}")
    name_people(players, names)
    executor = SearchExecutor()
    seat_bots = make_bots(players, chosen.name, lambda seat: Random(), executor)
    may_write(save or path)
    ours = save is None or save.resolve() == path.resolve()
    if save is not None and not ours and save.exists():
        raise BadInput(f"{save} exists already; expected the name of a new file")
    return Sitting(match, players, seat_bots, executor, save or path, ours)
