"""Commands to play: in the terminal, or in browsers."""

from __future__ import annotations

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from harena.bots.registry import LEVELS, USUAL
from harena.cli.typed import Cards, Lang, Options, one_of, whole
from harena.games import GAMES
from harena.kernel.rules import BadInput
from harena.terminal.play import Terminal
from harena.terminal.screen import Screen
from harena.terminal.setup import new_sitting, old_sitting
from harena.text import Texts

MOST_WORKERS = 64
LONGEST_CLUB = 60  # characters


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
    called: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="Your name; one per --seat.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No color at all.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved match.")] = None,
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
            GAMES[0] if name is None else name,
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
    with sitting.executor:
        terminal.run(resume is not None)


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
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="PostgreSQL instead of a file: postgresql+asyncpg://USER:PASSWORD@HOST/NAME. "
            "[default: HARENA_DATABASE, or none]",
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A host name people reach this server by; may be repeated.")
    ] = None,
    away: Annotated[
        int,
        typer.Option(
            metavar="SECONDS", parser=whole("--away"), help="A bot may play for a player who is gone this long."
        ),
    ] = 60,
    workers: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole("--workers"),
            help="So many server processes on one address; more than 1 need PostgreSQL.",
        ),
    ] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page here.")] = False,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="The proxy in front: an address, a network (10.0.0.0/8) or none; may be repeated. Only it may say who "
            "the client is. [default: this machine]",
        ),
    ] = None,
    log_format: Annotated[
        str,
        typer.Option(metavar="FORMAT", parser=one_of("--log-format", "text", "json"), help="The log: text or json."),
    ] = "text",
    log_level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            parser=one_of("--log-level", "info", "warning", "error"),
            help="What is logged: info (every event), warning or error.",
        ),
    ] = "warning",
    metrics_port: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole("--metrics-port"), help="Answer Prometheus at http://127.0.0.1:N/metrics."
        ),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where Prometheus is answered, if not on this machine only.")
    ] = "127.0.0.1",
    notices: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Tell people who are away that it is their turn: to their browsers and chat groups. The URL is where "
            "they find this server: https://play.example.org. [default: no notices]",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="And by e-mail, through smtp://USER:PASSWORD@HOST:587 or smtps://... [default: HARENA_SMTP, or none]",
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Who the e-mail comes from: 'Our Club <club@example.org>'.")
    ] = None,
    notice_after: Annotated[
        int,
        typer.Option(
            metavar="SECONDS", parser=whole("--notice-after"), help="How long somebody is away before they are told."
        ),
    ] = 60,
    notice_after_days: Annotated[
        int,
        typer.Option(
            metavar="SECONDS", parser=whole("--notice-after-days"), help="The same, where a table is played by days."
        ),
    ] = 600,
    notice_every: Annotated[
        int,
        typer.Option(
            metavar="SECONDS",
            parser=whole("--notice-every"),
            help="At most one message per person and channel within this time; it tells everything.",
        ),
    ] = 600,
    notice_anywhere: Annotated[
        bool,
        typer.Option(
            "--notice-anywhere", help="Also to private addresses and by http: a chat server in your own network."
        ),
    ] = False,
    club: Annotated[
        str, typer.Option(metavar="NAME", help="What the people who play here call themselves: above their ratings.")
    ] = "",
    lessons: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Lessons of your own, beside ours: harena lesson new makes them.")
    ] = None,
) -> None:
    """Serve the games to browsers: here, and to everybody in the local network who has a link."""
    from harena.lessons.course import check
    from harena.lessons.library import own_lessons
    from harena.server.notices.settings import NoticeSettings, checked
    from harena.server.serve import serve as run  # slow to load
    from harena.server.web_server import Operation

    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput(f"--workers is {workers}; expected 1 to {MOST_WORKERS}")
    if local and host is not None:
        raise BadInput("--local and --host clash: both say where to listen; expected one of them")
    for each in name or []:
        if not re.fullmatch(r"[A-Za-z0-9.-]+", each):
            raise BadInput(f"--name is {each!r}; expected a bare host name, such as play.example.org")
    if len(club) > LONGEST_CLUB or not club.isprintable():
        raise BadInput(f"--club is {club[:LONGEST_CLUB]!r}; expected a name of at most {LONGEST_CLUB} characters")
    if lessons is not None:
        for lesson in own_lessons(lessons):
            check(lesson)
    texts = Texts()

    def say(here: str, others: list[str]) -> None:
        print(texts.say("serve-here", address=here), flush=True)
        if others:
            print(texts.say("serve-others", addresses=", ".join(others)), flush=True)
        print(texts.say("serve-stop"), flush=True)

    operation = Operation(
        log_format, log_level, metrics_port, metrics_host, workers=workers, club=club.strip(), lessons=lessons
    )
    chosen = NoticeSettings(
        notices or "",
        (smtp or os.environ.get("HARENA_SMTP", "")) if notices or smtp else "",
        mail_from or "",
        max(notice_after, 0),
        max(notice_after_days, 0),
        max(notice_every, 0),
        notice_anywhere,
    )
    operation = operation._replace(notices=checked(chosen))
    if behind_proxy:
        operation = operation._replace(proxies=_proxies(behind_proxy))
    where = "127.0.0.1" if local else host or "0.0.0.0"
    names = [*(name or []), *([urlsplit(operation.notices.url).hostname or ""] if operation.notices.on else [])]
    run(where, port, data, names, max(away, 0), browser, say, database, operation)


def _proxies(typed: list[str]) -> tuple[str, ...]:
    """Read the addresses of proxies that may name the client."""
    if typed == ["none"]:
        return ()
    for each in typed:
        try:
            ip_network(each)
        except ValueError:
            raise BadInput(
                f"--behind-proxy is {each!r}; expected the address or network of the proxy, such as 10.0.0.0/8, or none"
            ) from None
    return tuple(typed)
