"""Commands for the lab: simulations, tournaments, reports, comparisons."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as RichTable

from harena.cli.decks import deck_formats, guessed
from harena.cli.typed import Cards, GameName, Lang, Options, fraction, whole
from harena.files import read_toml
from harena.games import game, game_names
from harena.kernel.rules import BadInput
from harena.lab import compare_page
from harena.lab.compare import Comparison, compared, paired_workers
from harena.lab.compare_output import Naming, about, comparison_summary, deck_changes, print_comparison
from harena.lab.contest import is_timed, planned
from harena.lab.entrants import make_entrant, try_out
from harena.lab.match_rows import PARQUET
from harena.lab.numbers import number
from harena.lab.simulate import Plan, Tally
from harena.lab.simulation import Simulation
from harena.lab.standings import Standings
from harena.lab.study.glossary import Glossary
from harena.lab.tables import polars
from harena.lab.tournament import Tournament
from harena.lab.tournament_output import print_standings, with_bar
from harena.lab.workers import Workers
from harena.players import bot_names
from harena.processes import cores
from harena.terminal.saving import on_signals
from harena.terminal.setup import table_options
from harena.text import Texts

MANY = 200  # number of matches from which on all cores are used
TABLE_WIDTH = 90
BAR_STEP = 20  # fast matches between two updates of the progress bar
BAR_SECONDS = 0.5  # seconds between two updates, if matches are slow
OURS = "ours"  # instead of a deck file

Bots = Annotated[
    str,
    typer.Option(
        metavar="BOT",
        help="Who plays, by name, or a class of your own (careful.py:Careful); or one per seat, separated by commas.",
    ),
]
Players = Annotated[int, typer.Option(metavar="N", parser=whole("--players"), help="How many play.")]
Seed = Annotated[int, typer.Option(metavar="N", parser=whole("--seed"), help="Same seed, same result.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print only the result, as JSON.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, auto, or local for one of your own."),
]
WorkerCount = Annotated[
    int | None, typer.Option(metavar="N", parser=whole("--workers"), help="Processes. [default: all cores]")
]


def simulate_command(
    name: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option(metavar="N", parser=whole("--games"), help="How many matches.")] = 1000,
    seed: Seed = 1,
    bots: Bots = "random",
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole("--workers"), help="Processes. [default: all cores if matches are many]"
        ),
    ] = None,
    ray: Ray = None,
    option: Options = None,
    cards: Cards = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Store one row per seat and match in this .jsonl or .parquet file; resume if it exists.",
        ),
    ] = None,
    kingmaking: Annotated[
        bool,
        typer.Option(
            "--kingmaking", help="Look again at one late decision of each match, for the report; needs --out and time."
        ),
    ] = False,
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="A folder for one record per match.")] = None,
) -> None:
    """Let bots play many matches and count."""
    seated = _seated(name, bots, players, games, workers)
    options = table_options(game(name), players, option or [], cards, simulated=True)
    if records is not None:
        _make_room(records, name, seed, out)
    if kingmaking and out is None:
        raise BadInput("--kingmaking is for a report; expected --out FILE, too")
    plan = Plan(name, options, tuple(seated), seed, str(records) if records else "", out is not None, kingmaking)
    if out is not None and out.suffix == PARQUET:
        polars()  # fail before the matches if it is not installed
    simulation = Simulation(plan, games, out)
    _warn_of_timed(seated)
    texts = Texts()
    try:
        pool = simulation.workers(workers or (cores() if games - simulation.done >= MANY else 1), ray or "")
        with _at_work(pool):
            results = simulation.play(pool)
            for _ in results if as_json else with_progress(results, games, simulation.done):
                """Counting and storing happen in the iterator."""
        if out is not None:
            simulation.finish()
    except KeyboardInterrupt:
        if out is None and simulation.done:
            _show_simulation(simulation, as_json, texts)
        stopped = "simulate-stopped" if out else f"simulate-stopped-{'unkept' if records is None else 'records'}"
        _remark(texts.say(stopped, games=simulation.done, file=str(out), folder=str(records)))
        raise
    _show_simulation(simulation, as_json, texts)
    if out is not None and not as_json:
        print(texts.say("simulate-kept", file=str(out)))


def _show_simulation(simulation: Simulation, as_json: bool, texts: Texts) -> None:
    if as_json:
        print(json.dumps(simulation.tally.summary()))
    else:
        _print_summary(simulation, texts)
    _tell_failures(simulation.tally, texts)


def _seated(name: str, bots: str, players: int, games: int, workers: int | None) -> list[str]:
    chosen = game(name)
    if players not in chosen.seats:
        chosen.complete({"players": players})  # raises with the reason
    seated = bot_names(bots, players)
    for bot in dict.fromkeys(seated):
        try_out(make_entrant, bot, name)
    if games < 1 or (workers is not None and workers < 1):
        raise BadInput("--games and --workers: expected a number from 1 on")
    return seated


def _make_room(records: Path, name: str, seed: int, out: Path | None) -> None:
    if out is not None:
        raise BadInput("--records and --out clash; expected one of them: the same seed plays the same matches again")
    if any(records.glob(f"{name}-{seed}-*.json")):
        raise BadInput(f"{records} holds records of {name} with seed {seed} already; name another folder")
    records.mkdir(parents=True, exist_ok=True)


def _remark(line: str) -> None:
    with suppress(OSError):
        print(f"harena: {line}", file=sys.stderr)


def _warn_of_timed(bots: Sequence[str]) -> None:
    timed = [bot for bot in dict.fromkeys(bots) if is_timed(bot)]
    if timed:
        texts = Texts()
        _remark(texts.say("timed-bots", bots=texts.join(timed)))


@contextmanager
def _at_work(workers: Workers[Any, Any]) -> Iterator[None]:
    """Run the workers. Ctrl-C is delayed until every worker has started, and a second one is ignored: workers that are
    interrupted while they start or stop would never end."""
    pressed: list[int] = []
    with ExitStack() as stack:
        stack.enter_context(on_signals(_interrupt_once, "SIGINT"))
        with on_signals(lambda number, _: pressed.append(number), "SIGINT"):
            stack.enter_context(workers)
        if pressed:
            _interrupt_once()
        yield


def _interrupt_once(*_: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def with_progress(results: Iterable[Any], games: int, done: int = 0) -> Iterator[Any]:
    """Yield the results with a progress bar on stderr. It uses no thread, because worker processes are forked
    meanwhile."""
    if not sys.stderr.isatty():
        yield from results
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        bar.refresh()
        shown = time.monotonic()
        for number, result in enumerate(results, start=done + 1):
            yield result
            bar.advance(task)
            now = time.monotonic()
            if number % BAR_STEP == 0 or number == games or now - shown >= BAR_SECONDS:
                bar.refresh()
                shown = now


def _print_summary(simulation: Simulation, texts: Texts) -> None:
    summary = simulation.tally.summary()
    speed = {key: summary[key] for key in ("games", "players", "decisions", "decisions_per_second")}
    print(texts.say("simulate-done", game=texts.say(f"{summary['game']}-name"), seconds=summary["seconds"], **speed))
    table = RichTable(box=None, pad_edge=False)
    for key in ("seat", "bot", "wins", "share", "interval", "score", "interval"):
        table.add_column(texts.say(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for seat, bot in enumerate(summary["bots"]):
        wins = summary["wins"][str(seat)]
        share = f"{number(100 * wins / max(1, summary['games']), 1, texts.lang)} %"
        sure = _between([100 * end for end in summary["win_intervals"][seat] or ()], 1, texts, " %")
        mean = number(summary["mean_scores"][seat], 2, texts.lang)
        scores = _between(summary["score_intervals"][seat] or (), 2, texts)
        table.add_row(str(seat + 1), bot, str(wins), share, sure, mean, scores)
    console = Console(highlight=False)
    console.width = max(console.width, TABLE_WIDTH)  # the table may wrap, but is never cut
    console.print(table)
    print(texts.say("simulate-intervals"))
    if summary["shared"]:
        print(texts.say("simulate-shared", games=summary["shared"]))


def _between(ends: Sequence[float], digits: int, texts: Texts, unit: str = "") -> str:
    """Return an interval as text; a dash if there is none."""
    return f"{' – '.join([number(end, digits, texts.lang) for end in ends])}{unit}" if ends else "–"


def _tell_failures(tally: Tally, texts: Texts) -> None:
    """Say on stderr that bots failed: one line, however often."""
    if tally.first_failure is not None:
        number, (seat, what) = tally.first_failure
        first = {"bot": tally.plan.bots[seat], "what": what}
        count = sum(tally.failures.values())
        _remark(texts.say("simulate-failures", count=count, match=number, seat=seat + 1, **first))


def tournament_command(
    name: GameName,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Who plays, separated by commas, such as ismcts:2000,heuristic,random.")
    ] = "heuristic,random",
    players: Players = 4,
    deals: Annotated[
        int, typer.Option(metavar="N", parser=whole("--deals"), help="The most deals per pair of bots.")
    ] = 200,
    challenger: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Only this one challenges the others; may be repeated. --control is for all. [default: all challenge]",
        ),
    ] = None,
    control: Annotated[
        int, typer.Option(metavar="N", parser=whole("--control"), help="The most deals for a bot against itself.")
    ] = 50,
    question: Annotated[
        float | None,
        typer.Option(
            metavar="RATE",
            parser=fraction("--question"),
            help="Stop when the win rate is clearly above or below this. [default: the even share]",
        ),
    ] = None,
    seed: Seed = 1,
    workers: WorkerCount = None,
    ray: Ray = None,
    option: Options = None,
    cards: Cards = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Store every deal in this file; resume if it exists.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find out which bot is better: each plays every other, with seats rotated and deals mirrored."""
    if workers is not None and workers < 1:
        raise BadInput("--workers: expected a number from 1 on")
    options = table_options(game(name), players, option or [], cards, simulated=True)
    names = [bot.strip() for bot in bots.split(",")]
    plan = planned(name, options, names, seed, question, deals, control, challengers=challenger or ())
    tournament = Tournament(plan, out)
    try:
        pool = tournament.workers(workers or cores(), ray or "")
        with _at_work(pool):
            with_bar(tournament.play(pool), tournament.standings)
    except KeyboardInterrupt:
        if out is None and tournament.standings.deals():
            _show_standings(tournament.standings, as_json)
        stopped = "tournament-stopped" if out else "tournament-stopped-unkept"
        _remark(Texts().say(stopped, deals=tournament.standings.deals(), file=str(out)))
        raise
    _show_standings(tournament.standings, as_json)


def _show_standings(standings: Standings, as_json: bool) -> None:
    if as_json:
        print(json.dumps(standings.summary()))
    else:
        print_standings(standings, Texts())


def report_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What harena simulate --out has written.")],
    out: Annotated[
        Path | None, typer.Option(metavar="PAGE.html", help="Where the page goes. [default: beside the file]")
    ] = None,
    lang: Lang = "",
) -> None:
    """Write a page with plots about a simulation: who wins, how matches go, what cards do."""
    from harena.lab.report import write_report  # slow to load

    texts, page = Texts(lang), out or file.with_suffix(".html")
    try:
        write_report(file, page, texts)
    except KeyboardInterrupt:
        _remark(texts.say("report-stopped", file=str(file)))
        raise
    print(texts.say("report-written", file=str(page)))


def compare_command(
    words: Annotated[
        list[str],
        typer.Argument(metavar="[GAME] DECK-A DECK-B", help="Two deck files (TOML), or ours instead of one."),
    ],
    players: Players = 4,
    games: Annotated[
        int, typer.Option(metavar="N", parser=whole("--games"), help="How many matches with each deck.")
    ] = 300,
    seed: Seed = 1,
    bots: Bots = "heuristic",
    workers: WorkerCount = None,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(metavar="PAGE.html", help="Write a page with plots, too, like harena report.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Find out what a change of the cards does: play the same matches with both decks and compare."""
    name, decks = _two_decks(words)
    seated = _seated(name, bots, players, games, workers)
    plans = [
        Plan(
            name, table_options(game(name), players, option or [], deck, simulated=True), tuple(seated), seed, "", True
        )
        for deck in decks
    ]
    chosen, (one, other) = game(name), [plan.options for plan in plans]
    assert chosen.decks is not None  # `table_options` has taken a file
    changes = deck_changes(chosen.decks, one, other)
    if not changes:
        raise BadInput(f"{words[-2]} and {words[-1]} hold the same cards; expected two decks that differ")
    texts = Texts(lang)
    if out is not None:
        compare_page.check(out, [deck for deck in decks if deck is not None])
    teams = len(set(chosen.sides(one))) < players
    comparison = Comparison(about(chosen.decks, changes), alone=not teams)

    def show() -> None:
        """Show what was found so far."""
        names = Naming(texts, Glossary(name, one, texts))
        if as_json:
            print(json.dumps(comparison_summary(name, seed, comparison, changes)))
        else:
            print_comparison(words[-2], words[-1], comparison, changes, names, texts)
        if out is not None:
            compare_page.write(out, compare_page.Setting(plans[0], words[-2], words[-1]), comparison, changes, names)
            if not as_json:
                print(texts.say("compare-written", file=str(out)))
        for bot, count in comparison.failures.items():
            _remark(texts.say("compare-failures", bot=bot, count=count))

    pool = paired_workers(plans[0], plans[1], workers or cores())
    try:
        with _at_work(pool):
            done = compared(games, pool, comparison, teams)
            for _ in done if as_json else with_progress(done, games):
                """Counted."""
    except KeyboardInterrupt:
        if comparison.matches:
            show()
        _remark(texts.say("compare-stopped", games=comparison.matches))
        raise
    show()


def _two_decks(words: Sequence[str]) -> tuple[str, list[Path | None]]:
    """Return the game and the files; None stands for our own decks."""
    named = words[0] if len(words) == 3 else ""
    if len(words) not in (2, 3):
        raise BadInput("expected two decks, after the game they are for: harena compare munera ours mine.toml")
    files = [None if word == OURS else Path(word) for word in words[-2:]]
    own = [file for file in files if file is not None]
    if not own:
        raise BadInput("ours and ours are the same; expected a deck file")
    guesses = {_game_of(read_toml(file)[1]) for file in own}
    if not named and len(guesses) > 1:
        raise BadInput(f"{words[-2]} and {words[-1]} are decks of two games; expected decks of one")
    return named or guesses.pop(), files


def _game_of(raw: dict[str, Any]) -> str:
    """Return the game that a deck file is for."""
    formats = {decks: name for name in game_names() if (decks := game(name).decks) is not None}
    fitting = [each for each in formats if each.fits(raw)]
    return formats[guessed(raw, fitting or list(deck_formats().values()))]
