"""The plan of the ladder: the only place for its numbers.

Each contest is a tournament (docs/tournaments.md) with its own file. More deals continue a stored contest; any other
change makes it another contest, which is refused until its files in docs/ladder/results are removed. Measurements are
commands of bench/ that print JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from harena.bots.registry import EASY, HEURISTIC, ISMCTS, RANDOM
from harena.games import game
from harena.lab.contest import Contest, planned
from harena.terminal.setup import table_options

GAMES = ("gorus", "munera", "spartacus")
BARS, CURVE, RUNGS, ROUND_ROBIN = "bars", "curve", "rungs", "round robin"  # the purpose of a contest

HEURISTIC_BARS = {"gorus": 0.70, "munera": 0.90, "spartacus": 0.90}  # against three random bots
SEARCH_BARS = {"gorus": 0.45, "munera": 0.40, "spartacus": 0.40}  # against three heuristic bots
SEARCH = {"gorus": 300, "munera": 60, "spartacus": 60}  # simulations: up to half a second per decision
CURVES = {"gorus": (10, 30), "munera": (10, 20), "spartacus": (10, 40)}  # beside the two below and above
CURVE_DEALS = {"gorus": 20, "munera": 10, "spartacus": 10}
HARD = {"gorus": 100, "munera": 30, "spartacus": 20}  # in place of the level, whose budget is seconds: what it does
# depends on the machine. For strongest stand those of SEARCH.
TWO = (f"{ISMCTS}:1000", f"{ISMCTS}:100", HEURISTIC, RANDOM)
TEAMS = (f"{ISMCTS}:300", HEURISTIC, RANDOM)
MOST = 60  # deals, where a search plays
STRONGEST_DEALS = {"gorus": 30, "munera": 6, "spartacus": 8}  # where four searches play, which takes hours
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
    players: int = 4
    seed: int = SEED

    @property
    def bar(self) -> float | None:
        return self.question if self.part == BARS else None

    @property
    def is_rated(self) -> bool:
        """Tell whether it counts for the joint rating of its game."""
        return self.players == 4 and not self.options

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
    """Return a contest of one bot against three copies of another."""
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


def rungs(name: str) -> list[Event]:
    """Return the contests that show whether each level is better than the one below."""
    hard, strongest = search(HARD[name]), search(SEARCH[name])
    return [
        against("easy", RUNGS, name, EASY, RANDOM, question=0.25, deals=QUICK_MOST),
        against("medium", RUNGS, name, HEURISTIC, EASY, question=0.25, deals=QUICK_MOST),
        against("hard", RUNGS, name, hard, HEURISTIC, question=0.25),
        against("strongest", RUNGS, name, strongest, hard, question=0.25, deals=STRONGEST_DEALS[name]),
    ]


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
)
MEASUREMENTS: tuple[Measurement, ...] = (
    Measurement("speed", "bench.search", ()),
    Measurement("levels", "bench.levels", ()),
    *[duel(what, horizon) for what in DUEL for horizon in HORIZONS],
)
