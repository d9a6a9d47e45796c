"""The plan of the ladder: the only place for its numbers.

Each contest is a tournament (docs/tournaments.md) with its own file. More deals continue a stored contest; any other
change makes it another contest, which is refused until its files in docs/ladder/results are removed. Measurements are
commands of bench/ that print JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from harena.bots.registry import EASY, HARD, HEURISTIC, ISMCTS, RANDOM, known_as
from harena.games import game
from harena.lab.contest import Contest, planned
from harena.terminal.setup import table_options

GAMES = ("gorus", "munera", "spartacus")
BARS, CURVE, ROUND_ROBIN = "bars", "curve", "round robin"  # the purpose of a contest
RUNGS, OTHER_TABLES = "rungs", "other tables"  # each level against the one below, for four and for other numbers
TURNED = "the other way round"  # each level against the one above
USUAL = 4  # players at most contests

HEURISTIC_BARS = {"gorus": 0.70, "munera": 0.90, "spartacus": 0.90}  # against three random bots
SEARCH_BARS = {"gorus": 0.70, "munera": 0.65, "spartacus": 0.65}  # against three heuristic bots
SEARCH = {"gorus": 300, "munera": 200, "spartacus": 200}  # simulations: about half a second per decision
CURVES = {"gorus": (10, 30), "munera": (10, 30), "spartacus": (10, 30)}  # beside hard, and the bar above
CURVE_DEALS = {"gorus": 20, "munera": 10, "spartacus": 10}
# In place of levels with a budget of seconds, whose play depends on the machine: what they do on a slow one.
LIMITED = f"{ISMCTS}:{budget.simulations if (budget := known_as(HARD)[1]) else 0}"
STRONGER = {"gorus": f"{ISMCTS}:2x300", "munera": f"{ISMCTS}:2x200", "spartacus": f"{ISMCTS}:2x200"}
TWO = (f"{ISMCTS}:1000", f"{ISMCTS}:300", HEURISTIC, RANDOM)
TEAMS = (f"{ISMCTS}:300", HEURISTIC, RANDOM)
MOST = 60  # deals, where a search plays
STRONGEST_DEALS = 30  # where only searches play, which takes hours
QUICK_MOST = 300  # deals, where no search plays
CONTROL = 20
DUEL = {"simulations": "100", "seconds": "0.05"}  # per decision, for our search and for OpenSpiel's
HORIZONS = ("match", "round")  # how far OpenSpiel's roll-outs go
DUEL_DEALS = 200
DUEL_BAR = 0.6
SPEED_BARS = {"Harena, Gorus": 3.0, "Harena compiled, Gorus": 8.0}  # times OpenSpiel's Python bot
SEED = 1

# Why a bar is missed or open, or what else a reader should know, by the name of a contest or measurement.
NOTES: Mapping[str, str] = {
    "munera-heuristic": "Random bots sell their men in the first Forum phase, and a spectacle needs two schools: from "
    "the second turn on nobody can fight anybody, and Favor Editoris cards decide over forty turns, by chance. What "
    "the first turn brings (about one contract) and holding such cards back is no lead for nine matches in ten.",
}


class Event(NamedTuple):
    """A contest of the ladder."""

    name: str
    part: str
    game: str
    bots: tuple[str, ...]
    question: float | None = None  # None: all its deals are played
    deals: int = MOST
    control: int = 0
    challengers: tuple[str, ...] = ()
    options: tuple[str, ...] = ()  # in the syntax of --option
    players: int = USUAL
    seed: int = SEED

    @property
    def bar(self) -> float | None:
        return self.question if self.part == BARS else None

    @property
    def is_rated(self) -> bool:
        """Tell whether it counts for the joint rating of its game."""
        return self.players == USUAL and not self.options

    def contest(self) -> Contest:
        options = table_options(game(self.game), self.players, self.options, None, simulated=True)
        made = planned(
            self.game,
            options,
            self.bots,
            self.seed,
            self.question,
            self.deals,
            self.control,
            challengers=self.challengers,
        )
        return made._replace(question=self.question)


class Measurement(NamedTuple):
    """A command that prints JSON."""

    name: str
    module: str
    args: tuple[str, ...]
    parallel: bool = False  # takes --workers


def search(simulations: int) -> str:
    return f"{ISMCTS}:{simulations}"


def against(name: str, part: str, played: str, challenger: str, field: str, **more: Any) -> Event:
    """Return a contest of one bot against copies of another, three if not said otherwise."""
    return Event(f"{played}-{name}", part, played, (challenger, field), challengers=(challenger,), **more)


def bars(name: str) -> list[Event]:
    quick = {"question": HEURISTIC_BARS[name], "deals": QUICK_MOST, "control": CONTROL}
    return [
        against("heuristic", BARS, name, HEURISTIC, RANDOM, **quick),
        against("ismcts", BARS, name, search(SEARCH[name]), HEURISTIC, question=SEARCH_BARS[name]),
    ]


def curve(name: str) -> list[Event]:
    """Return the contests that show how strength grows with the budget."""
    return [
        against(f"curve-{budget}", CURVE, name, search(budget), HEURISTIC, deals=CURVE_DEALS[name])
        for budget in CURVES[name]
    ]


class Rung(NamedTuple):
    """Two levels, one above the other."""

    name: str
    upper: str
    lower: str
    deals: int


def ladder_of(name: str) -> list[Rung]:
    return [
        Rung("easy", EASY, RANDOM, QUICK_MOST),
        Rung("medium", HEURISTIC, EASY, QUICK_MOST),
        Rung("hard", LIMITED, HEURISTIC, MOST),
        Rung("strongest", STRONGER[name], LIMITED, STRONGEST_DEALS),
    ]


def rungs(name: str, players: int = USUAL) -> list[Event]:
    """Return the contests that show whether each level is better than the one below."""
    part, mark = (RUNGS, "") if players == USUAL else (OTHER_TABLES, f"-for-{players}")
    return [
        against(
            f"{rung.name}{mark}",
            part,
            name,
            rung.upper,
            rung.lower,
            question=1 / players,
            deals=rung.deals,
            players=players,
        )
        for rung in ladder_of(name)
    ]


def turned(name: str) -> list[Event]:
    """Return the contests that show whether each level loses to three of the one above."""
    return [
        against(f"{rung.name}-turned", TURNED, name, rung.lower, rung.upper, question=1 / USUAL, deals=rung.deals)
        for rung in ladder_of(name)
    ]


def other_tables(name: str) -> list[Event]:
    counts = [players for players in game(name).seats if players not in (1, USUAL)]
    return [event for players in counts for event in rungs(name, players)]


def duel(what: str, horizon: str) -> Measurement:
    """Return a measurement: Gorus for two against OpenSpiel's search, with an equal budget."""
    args = (f"--{what}", DUEL[what], "--horizon", horizon, "--deals", str(DUEL_DEALS), "--seed", str(SEED))
    return Measurement(f"duel-{what}-{horizon}", "bench.duel", args, parallel=True)


EVENTS: tuple[Event, ...] = (
    *[event for name in GAMES for event in bars(name)],
    Event("gorus-two", ROUND_ROBIN, "gorus", TWO, 0.5, players=2),
    Event("gorus-teams", ROUND_ROBIN, "gorus", TEAMS, 0.5, options=("teams=2-2",)),
    *[event for name in GAMES for event in curve(name)],
    *[event for name in GAMES for event in rungs(name)],
    *[event for name in GAMES for event in turned(name)],
    *[event for name in GAMES for event in other_tables(name)],
)
MEASUREMENTS: tuple[Measurement, ...] = (
    Measurement("speed", "bench.search", ()),
    Measurement("levels", "bench.levels", ()),
    *[duel(what, horizon) for what in DUEL for horizon in HORIZONS],
)
