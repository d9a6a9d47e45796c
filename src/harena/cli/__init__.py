"""The command line. Without a command it starts the server and opens the browser.

| to | |
| --- | --- |
| play | table.py: play, serve |
| study | lab.py: simulate, report, compare, tournament |
| read | library.py: replay, verify, rules, games |
| change cards | decks.py: decks check, decks new |
| write lessons | lesson.py: lesson check, lesson new |
| run a server | operate.py: backup, restore, prune; admin.py: admin tables, show, close, ban, announce ... |

Wrong input gives one line on stderr that says what was expected, and exit code 2; nothing is written.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from harena import __version__, compiled
from harena.__main__ import INTERRUPTED
from harena.cli import admin, decks, lab, lesson, library, operate, puzzles, review, table
from harena.files import trouble
from harena.kernel.rules import BadInput

USAGE: Any = typer.BadParameter.__bases__[0]  # Click's UsageError, which Typer does not export

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
decks_app = typer.Typer(rich_markup_mode=None, help="Decks of your own.")
admin_app = typer.Typer(rich_markup_mode=None, help="See and order what happens on a site, while it runs.")
lesson_app = typer.Typer(rich_markup_mode=None, help="Lessons of your own.")
app.add_typer(decks_app, name="decks")
app.add_typer(lesson_app, name="lesson")
app.add_typer(admin_app, name="admin")
app.command()(table.play)
app.command()(table.serve)
app.command("simulate")(lab.simulate_command)
app.command("report")(lab.report_command)
app.command("compare")(lab.compare_command)
app.command("tournament")(lab.tournament_command)
app.command("replay")(library.replay_command)
app.command("verify")(library.verify_command)
app.command("review")(review.review_command)
app.command("puzzles")(puzzles.puzzles_command)
app.command()(library.rules)
app.command()(library.games)
decks_app.command("check")(decks.decks_check)
decks_app.command("new")(decks.decks_new)
lesson_app.command("check")(lesson.lesson_check)
lesson_app.command("new")(lesson.lesson_new)
app.command()(operate.backup)
app.command()(operate.restore)
app.command()(operate.prune)
for order in (
    admin.tables,
    admin.ban,
    admin.unban,
    admin.bans,
    admin.announce,
    admin.reports,
    admin.ratings,
    admin.code,
):
    admin_app.command()(order)
admin_app.command()(admin.code)
for about_table in (admin.show, admin.close, admin.reopen, admin.settle):
    admin_app.command(context_settings={"ignore_unknown_options": True})(about_table)  # an id may begin with -


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False
) -> None:
    """Gladiator games to play, host and study."""
    if version:
        print(f"harena {__version__}, {compiled.kind()}")
    elif ctx.invoked_subcommand is None:
        table.serve(browser=True)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code. Errors are one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # print ? for a character the terminal lacks
    if compiled.ignored:
        _complain(compiled.ignored)
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
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # else Python reports an error when it closes stdout
        return 1
    except OSError as error:
        return _complain(trouble(error))
    except Exception as error:
        if os.environ.get("HARENA_DEBUG"):
            raise
        _complain(f"this is a bug in Harena ({type(error).__name__}: {error}); HARENA_DEBUG=1 shows where it is")
        return 3


def _complain(text: str) -> int:
    line = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
    with suppress(OSError):  # stderr may be closed
        print(f"harena: {line}", file=sys.stderr)
    return 2
