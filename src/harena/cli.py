"""The command line: serve, play, simulate, tournament, replay, verify, rules, games, decks; alone it serves and opens
the browser.

Whatever a person gets wrong is one line on stderr that says what was expected, exit code 2, and nothing written.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Annotated, Any, cast

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as RichTable

from harena import __version__
from harena.__main__ import INTERRUPTED
from harena.bots.hiring import LEVELS, USUAL, levels_for
from harena.files import LARGEST_CARDS, difference, open_record, read_text, trouble, write_text
from harena.games import game, listed
from harena.kernel.deckfile import parsed
from harena.kernel.record import Diverged
from harena.kernel.rules import BadInput
from harena.lab.contest import is_timed, planned
from harena.lab.simulate import Plan, Result, Tally, simulate
from harena.lab.telling import print_standings, with_bar
from harena.lab.tournament import Tournament
from harena.lab.workers import Workers
from harena.processes import cores
from harena.seating import bot_names, hire, seat_numbers
from harena.terminal.chronicle import Chronicle, check
from harena.terminal.keeping import on_signals
from harena.terminal.play import Terminal
from harena.terminal.screen import Screen
from harena.terminal.tabling import new_sitting, old_sitting, table_options
from harena.text import Texts, rules_text
from harena.wording import words_of

MANY = 200  # matches from which on all cores are put to work
TABLE_WIDTH = 60
LONG_RUN = 12  # values of an option from which on nobody wants to read them all
BAR_STEP = 20  # matches between two looks at the progress bar, where they are quick
BAR_SECONDS = 0.5  # and where they are slow
USAGE: Any = typer.BadParameter.__bases__[0]  # UsageError, wherever this Typer keeps its Click

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
decks_app = typer.Typer(rich_markup_mode=None, help="Decks of your own for Munera and Spartacus.")
app.add_typer(decks_app, name="decks")


def whole(option: str) -> Callable[[str | int], int]:
    """A whole number; whoever gives something else is told for which option."""

    def read(typed: str | int) -> int:
        try:
            return int(typed)
        except ValueError:
            raise BadInput(f"{option} is {typed!r}; expected a whole number") from None

    return read


def fraction(option: str) -> Callable[[str | float], float]:
    """A number such as 0.45."""

    def read(typed: str | float) -> float:
        try:
            return float(typed)
        except ValueError:
            raise BadInput(f"{option} is {typed!r}; expected a number such as 0.45") from None

    return read


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `harena games` lists them.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A match record (JSON).")]
Lang = Annotated[str, typer.Option(metavar="LANG", help="en, fr, it or de. [default: HARENA_LANG, or the system's]")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option; may be repeated.")
]
Cards = Annotated[Path | None, typer.Option(metavar="FILE.toml", help="Card values of your own.")]


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False
) -> None:
    """Gladiator games to play, host and study."""
    if version:
        print(f"harena {__version__}")
    elif ctx.invoked_subcommand is None:
        serve(browser=True)


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; gorus if you name none.")] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole("--players"), help="How many play; 1 is solo. [default: 4]"),
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(metavar="N", parser=whole("--seat"), help="Your seat; repeat it for several people. [default: 1]"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help=f"Who plays the other seats: {', '.join(LEVELS)}, random, ismcts:2000 ... [default: {USUAL}]",
        ),
    ] = None,
    option: Options = None,
    cards: Cards = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", parser=whole("--seed"), help="Deal the same match again.")
    ] = None,
    lang: Lang = "",
    called: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="Your name; one a --seat.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No color at all.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the match is saved.")] = None,
) -> None:
    """Play against bots in the terminal."""
    texts = Texts(lang)
    if resume is not None:
        fixed = {"players": players, "seat": seat, "bots": bots, "option": option, "cards": cards, "seed": seed}
        for clash in [key for key, value in fixed.items() if value not in (None, [])]:
            raise BadInput(f"--{clash} cannot be changed with --resume: the saved match has its own")
        sitting = old_sitting(resume, name, called or [], save)
    else:
        count = 4 if players is None else players
        sitting = new_sitting(
            "gorus" if name is None else name,
            count,
            seat or [],
            bots,
            called or [],
            option or [],
            cards,
            seed,
            save,
        )
    screen = Screen.of_terminal(plain)
    terminal = Terminal(sitting.match, sitting.players, sitting.bots, texts, screen, sitting.path, sitting.ours)
    with sitting.crew:
        terminal.run(resume is not None)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where to listen. [default: every address of this machine]")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole("--port"), help="The port. [default: the first free one from 8470 on]"),
    ] = None,
    local: Annotated[bool, typer.Option("--local", help="For this machine only, not for the local network.")] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the tables are kept. [default: HARENA_DATA, or your own]")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A host name people reach this server by; may be repeated.")
    ] = None,
    away: Annotated[
        int,
        typer.Option(metavar="SECONDS", parser=whole("--away"), help="A bot may play for whoever is gone so long."),
    ] = 60,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page here.")] = False,
) -> None:
    """Serve the games to browsers: here, and to everybody in the local network who has a link."""
    from harena.server.serve import serve as run  # slow to load: only where it is needed

    if local and host is not None:
        raise BadInput("--local and --host clash: both say where to listen; expected one of them")
    for each in name or []:
        if not re.fullmatch(r"[A-Za-z0-9.-]+", each):
            raise BadInput(f"--name is {each!r}; expected a bare host name, such as play.example.org")
    texts = Texts()

    def say(here: str, others: list[str]) -> None:
        print(texts.say("serve-here", address=here), flush=True)
        if others:
            print(texts.say("serve-others", addresses=", ".join(others)), flush=True)
        print(texts.say("serve-stop"), flush=True)

    run("127.0.0.1" if local else host or "0.0.0.0", port, data, name or [], max(away, 0), browser, say)


@app.command("simulate")
def simulate_command(
    name: GameName,
    players: Annotated[int, typer.Option(metavar="N", parser=whole("--players"), help="How many play.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", parser=whole("--games"), help="How many matches.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="N", parser=whole("--seed"), help="Same seed, same result.")] = 1,
    bots: Annotated[
        str, typer.Option(metavar="BOT", help="Who plays, by name; or one a seat, with commas.")
    ] = "random",
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole("--workers"), help="Processes. [default: all cores if matches are many]"
        ),
    ] = None,
    option: Options = None,
    cards: Cards = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON, and nothing else.")] = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="A folder for a record of each match.")] = None,
) -> None:
    """Let bots play many matches and count."""
    chosen = game(name)
    options = table_options(chosen, players, option or [], cards, simulated=True)
    seated = bot_names(bots, players)
    hire(seated, name, lambda seat: Random(seat))  # only to see that there are such bots
    if games < 1 or (workers is not None and workers < 1):
        raise BadInput("--games and --workers: expected a number from 1 on")
    if records is not None:
        if any(records.glob(f"{name}-{seed}-*.json")):
            raise BadInput(f"{records} holds records of {name} with seed {seed} already; name another folder")
        records.mkdir(parents=True, exist_ok=True)
    plan = Plan(name, options, tuple(seated), seed, str(records) if records else "")
    _warn_of_timed(seated)
    tally = Tally(plan, players)
    results = _started(simulate(plan, games, workers or (cores() if games >= MANY else 1)))
    for result in results if as_json or not sys.stderr.isatty() else _with_bar(results, games):
        tally.add(result)
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        _print_summary(tally.summary(), Texts())


def _warn_of_timed(bots: Sequence[str]) -> None:
    timed = [bot for bot in dict.fromkeys(bots) if is_timed(bot)]
    if timed:
        texts = Texts()
        with suppress(OSError):
            print(f"harena: {texts.say('timed-bots', bots=texts.join(timed))}", file=sys.stderr)


def _started(results: Iterator[Result]) -> Iterator[Result]:
    """Ctrl-C waits for the first result, and a second one is not heard: a pool of workers that is half set up, or half
    shut down, would never end."""
    pressed: list[int] = []
    with on_signals(lambda number, _: pressed.append(number), "SIGINT"):
        first = next(results)
    with on_signals(_interrupt_once, "SIGINT"):
        if pressed:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            cast(Generator[Result, None, None], results).throw(KeyboardInterrupt())
        yield first
        yield from results


def _interrupt_once(*_: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def _with_bar(results: Iterable[Result], games: int) -> Iterator[Result]:
    """On stderr, without a thread of its own: worker processes are forked meanwhile."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as bar:
        task = bar.add_task("", total=games)
        bar.refresh()
        shown = time.monotonic()
        for done, result in enumerate(results, start=1):
            yield result
            bar.advance(task)
            now = time.monotonic()
            if done % BAR_STEP == 0 or done == games or now - shown >= BAR_SECONDS:
                bar.refresh()
                shown = now


def _print_summary(summary: dict[str, Any], texts: Texts) -> None:
    speed = {key: summary[key] for key in ("games", "players", "decisions", "decisions_per_second")}
    print(texts.say("simulate-done", game=texts.say(f"{summary['game']}-name"), seconds=summary["seconds"], **speed))
    table = RichTable(box=None, pad_edge=False)
    for key in ("seat", "bot", "wins", "share", "score"):
        table.add_column(texts.say(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for seat, bot in enumerate(summary["bots"]):
        wins = summary["wins"][str(seat)]
        mean = f"{summary['mean_scores'][seat]:.2f}"
        table.add_row(str(seat + 1), bot, str(wins), f"{100 * wins / summary['games']:.1f} %", mean)
    console = Console(highlight=False)
    console.width = max(console.width, TABLE_WIDTH)  # rather a wrapped table than none
    console.print(table)
    if summary["shared"]:
        print(texts.say("simulate-shared", games=summary["shared"]))


@app.command("tournament")
def tournament_command(
    name: GameName,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Who plays, with commas, such as ismcts:2000,heuristic,random.")
    ] = "heuristic,random",
    players: Annotated[int, typer.Option(metavar="N", parser=whole("--players"), help="How many play.")] = 4,
    deals: Annotated[
        int, typer.Option(metavar="N", parser=whole("--deals"), help="The most deals for each two bots.")
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
    seed: Annotated[int, typer.Option(metavar="N", parser=whole("--seed"), help="Same seed, same result.")] = 1,
    workers: Annotated[
        int | None, typer.Option(metavar="N", parser=whole("--workers"), help="Processes. [default: all cores]")
    ] = None,
    option: Options = None,
    cards: Cards = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Keep every deal there, and go on from what is there.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON, and nothing else.")] = False,
) -> None:
    """Find out which bot is better: every one against every other, with seats rotated and deals mirrored."""
    if workers is not None and workers < 1:
        raise BadInput("--workers: expected a number from 1 on")
    options = table_options(game(name), players, option or [], cards, simulated=True)
    names = [bot.strip() for bot in bots.split(",")]
    plan = planned(name, options, names, seed, question, deals, control, challengers=challenger or ())
    tournament = Tournament(plan, out)
    try:
        with ExitStack() as stack:
            hall = tournament.workers(workers or cores())
            _set_up(hall, stack)
            with_bar(tournament.play(hall), tournament.standings)
    except KeyboardInterrupt:
        stopped = "tournament-stopped" if out else "tournament-stopped-unkept"
        with suppress(OSError):
            print(f"harena: {Texts().say(stopped, deals=tournament.standings.deals(), file=str(out))}", file=sys.stderr)
        raise
    if as_json:
        print(json.dumps(tournament.standings.summary()))
    else:
        print_standings(tournament.standings, Texts())


def _set_up(hall: Workers[Any, Any], stack: ExitStack) -> None:
    """Ctrl-C waits until every worker is there, and a second one is not heard: see `_started`."""
    pressed: list[int] = []
    stack.enter_context(on_signals(_interrupt_once, "SIGINT"))
    with on_signals(lambda number, _: pressed.append(number), "SIGINT"):
        stack.enter_context(hall)
    if pressed:
        _interrupt_once()


@app.command("replay")
def replay_command(
    file: Record,
    to: Annotated[
        int | None, typer.Option(metavar="N", parser=whole("--to"), help="Stop after this entry; 0 is the start.")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", parser=whole("--seat"), help="As this seat saw it.")] = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded match again, and show the table where it stops."""
    texts = Texts(lang)
    chosen, record = open_record(file)
    chronicle = Chronicle(chosen, record, file, to)
    viewer = None if seat is None else seat_numbers([seat], chronicle.position.seats)[0]
    screen = Screen.of_terminal()
    screen.styles = words_of(chosen.name).styles(texts)
    screen.line(texts.say(f"{chosen.name}-name"), "title")
    screen.lines(list(chronicle.tell(texts, viewer)))


@app.command("verify")
def verify_command(file: Record) -> None:
    """Replay a record and compare every digest; exit code 1 names the first difference."""
    chosen, record = open_record(file)
    try:
        digest = check(chosen, record, file)
    except Diverged as error:
        print(f"harena: {file}: {difference(error)}", file=sys.stderr)
        raise typer.Exit(1) from None
    entries = sum([len(part["entries"]) for part in record["segments"]])
    print(Texts().say("verify-ok", entries=entries, digest=digest))


@app.command()
def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Option(metavar="NUMBER", help="One rule (G-3.4) or chapter (G-3).")] = None,
    lang: Lang = "",
) -> None:
    """The numbered rules, in our own words."""
    game(name)
    text = rules_text(name, Texts(lang).lang)
    screen = Screen.of_terminal()
    found = None if rule is None else text.find(rule)
    if found:
        screen.line(f"{found.number} {found.text}", "", "  ")
        return
    chapter = None if rule is None or "." in rule else text.chapter(rule)
    if rule is not None and chapter is None:
        raise BadInput(f"unknown rule {rule!r}; expected one of: {text.known(rule)}")
    if chapter is None:
        screen.line(text.title, "title")
        screen.line(text.intro)
    for part in [chapter] if chapter else text.chapters:
        screen.line()
        screen.line(f"{part.number} {part.title}", "title")
        for each in part.rules:
            screen.line(f"{each.number} {each.text}", "", "  ")


@app.command()
def games(lang: Lang = "") -> None:
    """The games, with their player counts and options."""
    texts, screen = Texts(lang), Screen.of_terminal()
    for name in listed():
        chosen = game(name)
        screen.line(f"{name}: {texts.say(f'{name}-name')}", "title")
        screen.line(texts.say(f"{name}-about", low=chosen.seats[0], high=chosen.seats[-1]), "", "  ")
        screen.line(texts.say("games-bots"), "", "  ")
        for bot in levels_for(name):
            screen.line(f"  {bot}: {texts.say(f'bot-{bot}-about')}", "", "    ")
        screen.line(texts.say("games-options"), "", "  ")
        for setting in chosen.settings:
            key = f"{name}-setting-{setting.name}"
            screen.line(f"  {setting.name}: {texts.say(key)}. {texts.say(f'{key}-help')}", "", "    ")
            facts = [texts.say("games-default", value=_shown(setting.default))] if setting.default != "" else []
            values = (setting.default, *setting.some_of) if setting.some_of else setting.values
            if values:
                facts.append(texts.say("games-values", values=_choice_of(values)))
            facts.append(texts.say("games-rule", rule=setting.rule))
            screen.line(f"    {' '.join(facts)}", "quiet", "    ")


DECK_NAMES = {
    "munera": {
        "gladiator": "decks-gladiator",
        "minister": "decks-minister",
        "munus": "decks-munus",
        "eventum": "decks-eventum",
        "map": "decks-map",
    },
    "spartacus": {
        "gladiator": "decks-fighter",
        "slave": "decks-slave",
        "equipment": "decks-equipment",
        "intrigue": "decks-intrigue",
        "house": "decks-house",
        "hand_size": "decks-hand-size",
        "arena": "decks-arena",
    },
}  # by game: the sections of its deck file, and what they are called
DeckFile = Annotated[
    list[str], typer.Argument(metavar="[GAME] FILE.toml", help="A deck file (TOML), after the game it is for.")
]


@decks_app.command("check")
def decks_check(words: DeckFile, lang: Lang = "") -> None:
    """Say what a deck file holds, or what is wrong with it."""
    texts = Texts(lang)
    named, file = _deck_file(words)
    raw = parsed(read_text(file, LARGEST_CARDS), str(file))
    chosen = named or _guessed(raw)
    _decks_of(chosen).read_decks(raw, str(file))
    if not raw:
        print(texts.say("decks-empty", file=str(file)))
        return
    names = DECK_NAMES[chosen]
    own, ours = [[part for part in names if (part in raw) is there] for there in (True, False)]
    said = texts.join([_section(texts, part, names[part], raw[part]) for part in own])
    rest = texts.join([texts.say(names[part]) for part in ours])
    print(texts.say("decks-good-partly" if rest else "decks-good", file=str(file), own=said, ours=rest))


@decks_app.command("new")
def decks_new(words: DeckFile, lang: Lang = "") -> None:
    """Write our decks into a new file, to be changed; Munera's if you name no game."""
    texts = Texts(lang)
    named, file = _deck_file(words)
    text = _decks_of(named or "munera").starting_file()
    try:
        if file.is_dir():
            raise BadInput(f"cannot write {file}: it is a folder; expected a file name")
        write_text(file, text, new=True)
    except OSError as error:
        reason = trouble(OSError(error.errno, error.strerror))
        raise BadInput(f"cannot write {file}: {reason}; name another file") from None
    print(texts.say("decks-written", file=str(file)))


def _deck_file(words: Sequence[str]) -> tuple[str, Path]:
    """The game, or nothing where none is named, and the file."""
    games = ", ".join(DECK_NAMES)
    if len(words) > 2:
        raise BadInput(f"unexpected {words[2]!r}; expected a game ({games}) and one file")
    if len(words) == 2 and words[0] not in DECK_NAMES:
        raise BadInput(f"{words[0]!r} is no game with deck files; expected one of: {games}")
    if len(words) == 1 and words[0] in DECK_NAMES:
        raise BadInput(f"no file for {words[0]}; expected {words[0]} FILE.toml")
    return ("" if len(words) == 1 else words[0]), Path(words[-1])


def _guessed(raw: dict[str, Any]) -> str:
    """The first game that knows every section of a file, and Munera where none does."""
    return next((name for name, parts in DECK_NAMES.items() if raw.keys() <= parts.keys()), "munera")


def _decks_of(name: str) -> Any:
    """The module that reads and writes them. It loads the whole game: only where it is needed."""
    return import_module(f"harena.games.{name}.decks")


def _section(texts: Texts, part: str, key: str, raw: Any) -> str:
    """What a good deck file has of one section."""
    if part == "map":
        return texts.say("decks-own-map", regions=len(raw["region"]), seas=len(raw.get("sea", [])))
    if part == "arena":
        return texts.say("decks-own-arena", cells=len("".join(raw["rows"]).replace(" ", "")))
    if part == "hand_size":
        return texts.say(key)
    cards = sum([row.get("copies", 1) for row in raw])
    return texts.say("decks-own-cards", deck=texts.say(key), cards=cards)


def _choice_of(values: Sequence[Any]) -> str:
    """Every one of them; a long run of numbers by its ends."""
    if len(values) > LONG_RUN and list(values) == list(range(values[0], values[-1] + 1)):
        return f"{values[0]}-{values[-1]}"
    return ", ".join(map(_shown, values))


def _shown(value: Any) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def main(args: Sequence[str] | None = None) -> int:
    """The entry point: the exit code, and one line on stderr where something was wrong."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character gets a ?, not a stack trace
    try:
        command = typer.main.get_command(app)
        code = command.main(
            args=list(sys.argv[1:] if args is None else args), prog_name="harena", standalone_mode=False
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except USAGE as error:
        wrong = error.format_message().rstrip(".")
        unnamed = wrong.startswith(("No such command", "Missing command"))
        known = ", ".join(error.ctx.command.commands) if unnamed else ""
        return _complain(f"{wrong}; {f'expected one of: {known}' if unnamed else 'see harena --help'}")
    except BadInput as error:
        return _complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it closes stdout
        return 1
    except OSError as error:
        return _complain(trouble(error))
    except Exception as error:
        if os.environ.get("HARENA_DEBUG"):
            raise
        _complain(f"this is a bug of ours ({type(error).__name__}: {error}); HARENA_DEBUG=1 shows where it is")
        return 3


def _complain(text: str) -> int:
    line = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
    with suppress(OSError):  # nobody may be there to read it
        print(f"harena: {line}", file=sys.stderr)
    return 2
