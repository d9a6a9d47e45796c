"""The options of a table: how many play, in which teams, with which rules (G-2.1, G-2.2, G-5.1, G-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena.games.gorus.cards import FAVOR, FISTS, RANKS, SCHOOLS, SHIELDS, data, is_favor
from harena.kernel.rules import BadInput, Setting

_TABLES = data("tables.toml")
HAND: int = _TABLES["hand"]
DECKS: dict[int, dict[str, Any]] = {deck["players"]: deck for deck in _TABLES["deck"]}
TEAMS: dict[str, str] = _TABLES["teams"]
SOLO_TARGET: int = _TABLES["solo"]["target"]  # G-7.2: not an option there
SOLO_NEEDED: int = _TABLES["solo"]["needed"]
TARGET = 3  # G-5.1: the default
DUMMY = 1  # the dummy's side in solo

SETTINGS = (
    Setting("schools", "random", "G-2.2", some_of=SCHOOLS[FISTS:], advanced=True),
    Setting("target", TARGET, "G-5.1", values=tuple(range(1, 10))),
    Setting("teams", "none", "G-6.1", values=("none", *TEAMS)),
    Setting("team_target", "number", "G-6.4", values=("number", "size+1"), advanced=True),
    Setting("open_memory", False, "G-3.6", values=(False, True), advanced=True),
    Setting("favor", list(FAVOR), "G-1.2", advanced=True),
)


def partitions(players: int) -> list[str]:
    """Return the team partitions for this many players."""
    return [name for name, seats in TEAMS.items() if len(seats) == players]


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a table, checked and completed."""
    known = {"players", *(setting.name for setting in SETTINGS)}
    for name in raw:
        if name not in known:
            raise BadInput(f"unknown option {name!r} for gorus; expected one of: {', '.join(sorted(known))}")
    players = raw.get("players", 4)
    if type(players) is not int or players not in DECKS:
        raise BadInput(f"gorus is for 1 (solo) to 8 players, not {players!r}")
    options: dict[str, Any] = {"players": players}
    for setting in SETTINGS:
        value = raw.get(setting.name, setting.default)
        if setting.values and not any(value == x and type(value) is type(x) for x in setting.values):
            raise BadInput(
                f"option {setting.name} is {value!r}; expected one of: {', '.join(map(str, setting.values))}"
            )
        options[setting.name] = value
    options["schools"] = _named_schools(options["schools"], DECKS[players]["schools"])
    options["favor"] = _favor(options["favor"])
    if options["teams"] != "none" and options["teams"] not in partitions(players):
        fitting = ", ".join(partitions(players)) or "none: teams need four players or more"
        raise BadInput(f"teams {options['teams']} do not fit {players} players; expected: {fitting}")
    if options["team_target"] != "number" and options["teams"] == "none":
        raise BadInput("team_target size+1 needs teams")
    if players == 1 and options["target"] != SOLO_TARGET:
        raise BadInput(f"solo is always played to {SOLO_TARGET} rounds (G-7.2); leave target alone")
    return options


def _named_schools(value: Any, count: int) -> Any:
    """Return "random", or the names of the schools that play in the order of the deck."""
    if value == "random":
        return "random"
    chosen = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    names = SCHOOLS[FISTS:]
    found = [name for name in names if isinstance(chosen, list) and name in chosen]
    if len(found) != count or len(chosen) != count:
        expected = f"random, or {count} different ones of: {', '.join(names)}"
        raise BadInput(f"option schools is {value!r}; expected {expected}")
    return found


def _favor(value: Any) -> list[int]:
    if not isinstance(value, list | tuple) or len(value) != RANKS + 1 or not all([is_favor(x) for x in value]):
        raise BadInput("option favor needs 17 whole numbers from -99 to 99: ranks 0 to 15, then the Favored School's 0")
    return list(value)


def complete_new(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a new table, checked and completed. A number of supports that would decide nothing is
    refused here, and not in `complete`: records and tables of earlier versions may have one."""
    options = complete(raw)
    if options["team_target"] == "size+1" and options["target"] != TARGET:
        raise BadInput(
            f"target {options['target']} and team_target size+1 exclude each other: with size+1 each team needs one "
            f"support more than it has members (G-6.4); leave target at {TARGET}, or set team_target to number"
        )
    return options


class Table:
    """Values derived from the options, shared by all copies of a state and never changed."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: Mapping[str, Any] = options
        self.players: int = options["players"]
        deck = DECKS[self.players]
        self.school_count: int = deck["schools"]
        self.ranks: tuple[int, ...] = tuple(deck["ranks"])
        named: Any = options["schools"]
        self.named: tuple[int, ...] = () if named == "random" else tuple([SCHOOLS.index(name) for name in named])
        self.solo: bool = self.players == 1
        self.combatants: int = 2 if self.solo else self.players  # cards in a full combat
        self.sides: tuple[int, ...] = self._sides(options["teams"])  # the team of each seat, or the seat itself
        self.side_count: int = max(self.sides) + 1
        self.targets: tuple[int, ...] = self._targets(options)
        self.favor: tuple[int, ...] = tuple(options["favor"])
        self.open_memory: bool = options["open_memory"]

    def _sides(self, teams: str) -> tuple[int, ...]:
        if teams == "none":
            return tuple(range(self.combatants))
        return tuple([ord(letter) - ord("A") for letter in TEAMS[teams]])  # G-6.2

    def _targets(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """G-5.1, G-6.4: return how many supports each side needs."""
        target: int = options["target"]
        if options["team_target"] == "size+1":
            return tuple([self.sides.count(side) + 1 for side in range(self.side_count)])
        return (target,) * self.side_count

    def deck(self, schools: Sequence[int]) -> tuple[int, ...]:
        """G-2.1: return the cards in play."""
        return tuple([16 * school + rank for school in schools for rank in self.ranks])

    def all_schools(self) -> range:
        return range(FISTS, SHIELDS + 1)


def sides(options: Mapping[str, Any]) -> tuple[int, ...]:
    """G-6.2: the team of each seat; everybody for themselves without teams. The dummy of a solo game has no seat."""
    table = Table(options)
    return table.sides[: table.players]
