"""Write docs/ladder.md and its plots from the stored results. Missing and unfinished contests are marked."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from harena import __version__
from harena.games import game
from harena.text import Texts
from tools.balance.series import table
from tools.ladder.drawing import drawn
from tools.ladder.figures import MET, MISSED, Ladder, Rate, controls, cost, joint, percent, rates
from tools.ladder.origin import Origin
from tools.ladder.plan import (
    BARS,
    CURVE,
    DUEL,
    DUEL_BAR,
    EVENTS,
    GAMES,
    LIMITED,
    MEASUREMENTS,
    NOTES,
    OTHER_TABLES,
    ROUND_ROBIN,
    RUNGS,
    SPEED_BARS,
    STRONGER,
    TURNED,
    Event,
    Measurement,
)  # fmt: skip
from tools.ladder.playing import MISSING, Found, Measured

PYTHON = "/ its Python"  # a column of bench/search.py
MEMORY = 300  # most megabytes for a search
NOTHING = ("–",) * 3
Row = tuple[str, ...]


def write(
    folder: Path, docs: Path, events: Sequence[Event] = EVENTS, measurements: Sequence[Measurement] = MEASUREMENTS
) -> None:
    ladder = Ladder(folder, events, measurements)
    pictures = dict(drawn(ladder))
    shown = docs / "ladder"
    shown.mkdir(parents=True, exist_ok=True)
    for old in shown.glob("*.svg"):
        if old.name not in pictures:
            old.unlink()
    for name, made in pictures.items():
        (shown / name).write_text(made, encoding="utf-8")
    parts = [*heading(), *bars(ladder)]
    for name in GAMES:
        parts += of_game(ladder, name, pictures)
    parts += [*beside_openspiel(ladder), *levels(ladder), *how(ladder)]
    (docs / "ladder.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def heading() -> list[str]:
    return [
        "# The ladder of our bots",
        f"Made by `make ladder` (`python -m tools.ladder`) with Harena {__version__}, from what is planned in "
        "`tools/ladder/plan.py`. [Tournaments](tournaments.md) says how a contest is played and how to read its "
        "figures: one *challenger* against a *field*, the same deal from every seat, and 95 % intervals that hold "
        "however often one looks. A contest stops when its interval is clear of its bar. `ismcts:300` is a search with "
        "300 simulations a decision, so that results can be repeated anywhere; times are processor time, a mean over "
        "all decisions with two options or more, and depend on the machine. Random bots decline every offer.",
    ]


def bars(ladder: Ladder) -> list[str]:
    """Return the table of bars, and whether each is met."""
    rows: list[Row] = []
    for rate in [rate for rate in ladder.rates if rate.event.bar is not None]:
        what = f"{rate.event.game}: {rate.challenger} against {rate.opponents}"
        bar = f"{percent(rate.event.bar or 0, 0)} of matches"
        rows.append((what, bar, rate.told, rate.interval, cost(rate.seconds), f"**{rate.answer}**"))
    rows += [*duel_bars(ladder), *speed_bars(ladder), *level_bars(ladder)]
    notes = "\n".join([f"- {name}: {note}" for name, note in NOTES.items()])
    heads = ("what", "bar", "found", "95 % interval", "a decision", "")
    return ["## Bars", table(heads, *rows), *([notes] if notes else [])]


def duel_bars(ladder: Ladder) -> list[Row]:
    rows: list[Row] = []
    for duel in duels(ladder):
        what = f"gorus for two: against OpenSpiel's Python search, {each(duel)}, its roll-outs to the end of the "
        between = f"{percent(duel['low'])} – {percent(duel['high'])}"
        verdict = {"above": MET, "below": MISSED}.get(duel["verdict"], duel["verdict"])
        seconds = cost(duel["our_seconds"])
        bar = f"{percent(duel['bar'], 0)} of matches"
        rows.append((f"{what}{duel['horizon']}", bar, percent(duel["share"]), between, seconds, f"**{verdict}**"))
    there = {duel["budget"].endswith("s") for duel in duels(ladder)}
    for timed, what in ((False, "simulations"), (True, "time")):
        if timed not in there:
            head = f"gorus for two: against OpenSpiel's Python search at equal {what}"
            rows.append((head, f"{percent(DUEL_BAR, 0)} of matches", *NOTHING, f"**{MISSING}**"))
    return rows


def each(duel: dict[str, Any]) -> str:
    """Return the budget per decision of both searches."""
    budget: str = duel["budget"]
    return f"{budget[:-1]} s" if budget.endswith("s") else f"{budget} simulations"


def speed_bars(ladder: Ladder) -> list[Row]:
    ratios = (ladder.result("speed") or {}).get("ratios", {})
    rows: list[Row] = []
    for name, goal in SPEED_BARS.items():
        ratio = ratios.get(name, {}).get(PYTHON)
        answer = MISSING if ratio is None else MET if ratio >= goal else MISSED
        shown = "–" if ratio is None else f"{ratio:.2f}x"
        what = f"simulations a second, {name}, beside OpenSpiel's Python search at hearts"
        rows.append((what, f"{goal:g}x", shown, "–", "–", f"**{answer}**"))
    return rows


def level_bars(ladder: Ladder) -> list[Row]:
    measured = [row for row in (ladder.result("levels") or {}).get("levels", []) if row["budget"]]
    head = "strongest level: answers within its budget"
    strongest = [row for row in measured if row["level"] == "strongest"]
    if not strongest:
        return [
            (head, "+ 10 %", *NOTHING, f"**{MISSING}**"),
            ("memory of a search", f"{MEMORY} MB", *NOTHING, f"**{MISSING}**"),
        ]
    over = max([row["over"] for row in strongest])
    most = max([row["memory"] for row in measured if row["memory"] is not None])
    return [
        (head, "+ 10 %", f"{100 * over:+.1f} %", "–", "–", f"**{MET if over <= 0.1 else MISSED}**"),
        ("memory of a search", f"{MEMORY} MB", f"{most:.0f} MB", "–", "–", f"**{MET if most < MEMORY else MISSED}**"),
    ]


def of_game(ladder: Ladder, name: str, pictures: Iterable[str]) -> list[str]:
    title = Texts("en").say(f"{name}-name")
    parts = [f"## {title}", *frozen(ladder, name)]

    def shown(what: str, words: str) -> None:
        if f"{name}-{what}.svg" in pictures:
            parts.append(f"![{title}: {words}](ladder/{name}-{what}.svg)")

    shown("rates", "win rates")
    parts.append(rate_table(ladder.of(name, BARS, RUNGS)))
    parts.append(
        f"Each level of the table against the one below: easy, medium (the rules of thumb), hard (here {LIMITED}) and "
        f"strongest (here {STRONGER[name]}); asked is whether it wins more than an even share."
    )
    for part, about in ((TURNED, "One against three of the level above"), (OTHER_TABLES, "Other numbers of players")):
        if shown_rates := [rate for rate in ladder.of(name, part) if rate.found]:
            parts += [f"### {about}", rate_table(shown_rates)]
    shown("strength", "strength against simulations")
    parts.append(rate_table(ladder.of(name, CURVE)))
    ratings = joint([each for each in ladder.found if each.event.game == name])
    shown("ratings", "ratings")
    if ratings:
        parts.append(rating_table(ratings))
    for found in [each for each in ladder.found if each.event.game == name and each.event.part == ROUND_ROBIN]:
        parts += round_robin(found)
    return parts


def round_robin(found: Found) -> list[str]:
    event = found.event
    head = f"### {event.players} players{', teams' if event.options else ''}"
    rows = found.standings.summary()["ratings"] if found.deals else None
    return [head, rate_table(rates(found)), *([rating_table(rows)] if rows else [])]


def rate_table(shown: Sequence[Rate]) -> str:
    rows = [
        (
            rate.challenger,
            rate.opponents,
            percent(rate.event.question, 0) if rate.event.question is not None else "–",
            str(rate.deals),
            str(rate.matches),
            rate.told,
            rate.interval,
            cost(rate.seconds),
            rate.answer,
        )
        for rate in shown
    ]
    head = ("challenger", "field", "question", "deals", "matches", "win rate", "95 % interval", "a decision", "")
    return table(head, *rows)


def rating_table(rows: Sequence[dict[str, Any]]) -> str:
    figures = [(row["bot"], *[f"{row[key]:.2f}" for key in ("mean", "sigma", "ordinal")]) for row in rows]
    return table(("bot", "rating", "sigma", "ordinal"), *figures)


def frozen(ladder: Ladder, name: str) -> list[str]:
    """Say whether the heuristic bot was the same in all contests."""
    made = [origin for each in ladder.found if each.event.game == name and each.deals for origin in each.origins]
    digests = list(dict.fromkeys([origin.heuristic for origin in made]))
    if not digests:
        return []
    if len(digests) == 1:
        commits = list(dict.fromkeys([commit(origin) for origin in made]))
        return [f"The rules of thumb were the same in all contests: `{digests[0]}`, at {', '.join(commits)}."]
    return [f"The rules of thumb were *not* the same in all contests: {', '.join(digests)}; see the last table."]


def duels(ladder: Ladder) -> list[dict[str, Any]]:
    return [row for name in ladder.measured if name.startswith("duel") for row in ladder.result(name) or []]


def beside_openspiel(ladder: Ladder) -> list[str]:
    parts = [
        "## Beside OpenSpiel",
        "Gorus for two, our search against OpenSpiel's Python ISMCTS playing the same game through a thin adapter "
        f"(`bench/duel.py`), with {DUEL['simulations']} simulations or {DUEL['seconds']} s a decision for both. "
        "Its roll-outs go to the end of the match, or, like ours, to the end of the round.",
    ]
    rows = [
        (
            each(duel),
            duel["horizon"],
            str(duel["matches"]),
            percent(duel["share"]),
            f"{percent(duel['low'])} – {percent(duel['high'])}",
            cost(duel["our_seconds"]),
            cost(duel["their_seconds"]),
        )
        for duel in duels(ladder)
    ]
    heads = ("a decision", "its roll-outs", "matches", "ours", "95 % interval", "we took", "it took")
    parts.append(table(heads, *rows) if rows else f"{MISSING.capitalize()}.")
    speed = ladder.result("speed")
    if speed:
        beside = speed["ratios"]
        figures = [
            (name, f"{many:,}", *[f"{ratio:.2f}x" for ratio in beside[name].values()])
            for name, many in speed["simulations_per_second"].items()
        ]
        parts.append(table(("search", "simulations a second", *next(iter(beside.values()))), *figures))
    return parts


def levels(ladder: Ladder) -> list[str]:
    """Return the section on response times."""
    result = ladder.result("levels")
    if not result:
        return ["## Levels", f"{MISSING.capitalize()}."]
    rows = [
        (
            row["game"],
            row["level"],
            row["how"],
            f"{row['budget']:g} s" if row["budget"] else "–",
            cost(row["mean"]),
            cost(row["worst"]),
            f"{100 * row['over']:+.1f} %" if row["budget"] else "–",
            f"{row['memory']:.0f} MB" if row["memory"] is not None else "–",
        )
        for row in result["levels"]
    ]
    about = (
        f"{result['decisions']} decisions each, from matches between the rules of thumb; time on the clock, with a "
        f"load of {result['load']:.1f} on {result['cores']} cores before. Memory: the most the searching process held."
    )
    heads = ("game", "level", "how", "budget", "mean", "worst", "worst beside its budget", "memory")
    return ["## Levels", about, table(heads, *rows)]


def how(ladder: Ladder) -> list[str]:
    """Return the section on the origin of the results."""
    rows = [made(found) for found in ladder.found]
    rows += [measured(each) for each in ladder.measured.values()]
    played = ("name", "state", "seed", "deals", "mirror control", "CPU", "rules")
    return [
        "## How it was made",
        "Results are repeated by the same command with the same code. `heuristic` is a digest of the game's rules of "
        "thumb, `search` of all else its bots think with; `+` behind a commit: with changes that are not in it. An "
        "arrow: it was interrupted, and taken up with other code.",
        table((*played, "commit", "heuristic", "search", "Python"), *rows),
        f"The page itself was written with Python {platform.python_version()}.",
    ]


def made(found: Found) -> Row:
    event, standings = found.event, found.standings
    rules = str(game(event.game).rules.version)
    deals = f"{standings.deals()} of at most {standings.most()}"
    spent = f"{found.seconds / 60:.1f} min" if found.seconds else "–"
    return (event.name, found.state, str(event.seed), deals, controls(found), spent, rules, *traced(found.origins))


def measured(each: Measured) -> Row:
    state = MISSING if each.result is None else "done"
    return (each.measurement.name, state, *["–"] * 5, *traced(each.origins))


def traced(origins: Sequence[Origin]) -> Row:
    columns = (
        [commit(origin) for origin in origins],
        [origin.heuristic for origin in origins],
        [origin.search for origin in origins],
        [origin.python for origin in origins],
    )
    return tuple([" → ".join(dict.fromkeys(column)) or "–" for column in columns])


def commit(origin: Origin) -> str:
    return f"`{origin.commit}`{'' if origin.clean else ' +'}"
