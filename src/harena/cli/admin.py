"""`harena admin`: what the operator of a site sees and orders while it runs. Orders are rows in the database, which
every server on it reads every two seconds."""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as RichTable

from harena.cli.operate import Data, DatabaseUrl, existing, in_bytes, opened
from harena.cli.typed import one_of, span, whole
from harena.games import game_names
from harena.kernel.rules import BadInput
from harena.text import Texts

WIDE = 140  # columns of a table in a file or pipe
SHORT = 8  # signs of an id that are shown; admin commands accept the beginning of an id

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Its id, the beginning of the id, or its address.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
For = Annotated[
    float | None,
    typer.Option("--for", metavar="TIME", parser=span("--for"), help="For so long: 30m, 12h, 7d. [default: no end]"),
]


def tables(
    game: Annotated[
        str | None, typer.Option(metavar="GAME", parser=one_of("--game", *game_names()), help="Of this game only.")
    ] = None,
    phase: Annotated[
        str | None,
        typer.Option(
            metavar="PHASE",
            parser=one_of("--phase", "open", "running", "over", "closed"),
            help="Only those that are open (not started), running, over or closed.",
        ),
    ] = None,
    limit: Annotated[int, typer.Option(metavar="N", parser=whole("--limit"), help="At most so many.")] = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """List tables, those that changed last first."""
    from harena.server import overview

    with opened(existing(data, database)) as run:
        found, count = run(lambda connection: overview.listed(connection, game, phase, max(1, limit)))
    if as_json:
        print(json.dumps([row._asdict() for row in found]))
        return
    texts = Texts()
    shown = RichTable(box=None, pad_edge=False)
    for head in ("id", "game", "phase", "people", "age", "changed", "size"):
        shown.add_column(texts.say(f"operators-head-{head}"), justify="right" if head == "size" else "left")
    for row in found:
        people = texts.say("operators-people", names=", ".join(row.people) or "-", bots=row.bots)
        ages = (_ago(texts, row.created), _ago(texts, row.changed))
        shown.add_row(
            row.id[:SHORT], row.game, texts.say(f"operators-phase-{row.phase}"), people, *ages, in_bytes(row.size)
        )
    if found:
        _console().print(shown)
    print(texts.say("operators-tables", shown=len(found), count=count))


def show(table: TableId, as_json: AsJson = False, data: Data = None, database: DatabaseUrl = None) -> None:
    """Show one table: who sits there, how long it is, how it stands. Nobody's cards, no links."""
    from harena.server import moderation, overview

    with opened(existing(data, database)) as run:
        found = run(lambda connection: overview.shown(connection, moderation.key_of(connection, table)))
    if as_json:
        print(json.dumps(found._asdict()))
        return
    texts = Texts()
    phase = texts.say(f"operators-phase-{found.phase}")
    print(f"{found.id}  {found.game}, {phase}" + (f": {found.closed}" if found.closed else ""))
    ages = {"created": _ago(texts, found.created), "changed": _ago(texts, found.changed)}
    print(texts.say("operators-show-ages", **ages))
    print(texts.say("operators-show-size", entries=found.entries, talk=found.talk, size=in_bytes(found.size)))
    for seat in found.seats:
        waited = "  *" if seat["seat"] in found.waiting else ""
        print(f"  {seat['seat'] + 1}  {seat['name'] or '-'}  {_who(texts, seat)}{waited}")
    if found.waiting:
        print(texts.say("operators-show-waiting"))


def close(
    table: TableId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="The reason, which people at the table read.")] = "",
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Close a table: nobody can play there or watch. People at it are told. Nothing is deleted."""
    from harena.server import moderation

    reason = moderation.worded(why, "--why")
    with opened(existing(data, database)) as run:
        key = run(lambda connection: moderation.key_of(connection, table))
        run(lambda connection: moderation.close_table(connection, key, reason))
    print(Texts().say("operators-closed", table=key))


def reopen(table: TableId, data: Data = None, database: DatabaseUrl = None) -> None:
    """Open a closed table again. It goes on where it was."""
    from harena.server import moderation

    with opened(existing(data, database)) as run:
        key = run(lambda connection: moderation.key_of(connection, table))
        if not run(lambda connection: moderation.reopen_table(connection, key)):
            raise BadInput(f"table {key} is not closed")
    print(Texts().say("operators-reopened", table=key))


def ban(
    address: Annotated[
        str, typer.Argument(metavar="ADDRESS", help="An address (203.0.113.7) or a network (203.0.113.0/24).")
    ],
    why: Annotated[str, typer.Option(metavar="TEXT", help="The reason, which those who are banned read.")] = "",
    length: For = None,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Refuse an address or a network. Connections from there are closed."""
    from harena.server import moderation

    network, reason = moderation.network_of(address), moderation.worded(why, "--why")
    if moderation.covers_everybody(network):
        raise BadInput(f"{network} would ban this machine or everybody; expected the address of somebody else")
    with opened(existing(data, database)) as run:
        run(lambda connection: moderation.ban(connection, network, reason, _end(length)))
    print(Texts().say("operators-ban", network=str(network)))


def unban(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="An address or network that is banned.")],
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Admit an address or network again."""
    from harena.server import moderation

    network = moderation.network_of(address)
    with opened(existing(data, database)) as run:
        if not run(lambda connection: moderation.unban(connection, network)):
            known = ", ".join([str(each.network) for each in run(moderation.read_orders).bans])
            raise BadInput(f"{network} is not banned; {f'banned are: {known}' if known else 'nobody is'}")
    print(Texts().say("operators-unban", network=str(network)))


def bans(as_json: AsJson = False, data: Data = None, database: DatabaseUrl = None) -> None:
    """List the addresses that are banned."""
    from harena.server import moderation

    with opened(existing(data, database)) as run:
        found = run(moderation.read_orders).bans
    if as_json:
        print(json.dumps([{**each._asdict(), "network": str(each.network)} for each in found]))
        return
    texts = Texts()
    for each in found:
        until = _moment(each.until) if each.until else texts.say("operators-no-end")
        print("  ".join([str(each.network), until, each.why]).rstrip())
    if not found:
        print(texts.say("operators-no-bans"))


def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What everybody reads at the top of the page.")] = "",
    length: For = None,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="Take the announcement away.")] = False,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Tell everybody something at the top of the page. Without a text: say what is announced now."""
    from harena.server import moderation

    line, texts = moderation.worded(text, "the text"), Texts()
    if withdraw and line:
        raise BadInput("--withdraw takes the announcement away; expected no text")
    with opened(existing(data, database)) as run:
        if line:
            run(lambda connection: moderation.announce(connection, line, _end(length)))
            print(texts.say("operators-announced"))
        elif withdraw:
            gone = run(moderation.withdraw)
            print(texts.say("operators-withdrawn" if gone else "operators-nothing-announced"))
        else:
            said = run(moderation.read_orders).announcement
            print(said.text if said is not None else texts.say("operators-nothing-announced"))


def reports(
    everything: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    limit: Annotated[int, typer.Option(metavar="N", parser=whole("--limit"), help="At most so many.")] = 20,
    as_json: AsJson = False,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """List the lines of talk that people have reported, with the lines around them. Nobody else reads these."""
    from harena.server import reports as reported

    with opened(existing(data, database)) as run:
        found, count = run(lambda connection: reported.listed(connection, everything, max(1, limit)))
    if as_json:
        print(json.dumps([{**each._asdict(), "around": [line._asdict() for line in each.around]} for each in found]))
        return
    texts = Texts()
    for each in found:
        state = texts.say("operators-report-settled") if each.settled else ""
        print("  ".join([each.id[:SHORT], _moment(each.at), each.table[:SHORT], state]).rstrip())
        print(
            f"  {texts.say('operators-report', reporter=each.reporter + 1, accused=each.accused + 1, name=each.name)}"
        )
        for line in each.around:
            whisper = f" -> {line.to + 1}" if line.to >= 0 else ""
            mark = ">" if (line.seat, line.text) == (each.accused, each.line) else " "
            print(f"  {mark} {line.seat + 1}{whisper}: {line.text}")
    print(texts.say("operators-reports", shown=len(found), count=count))


def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id, or the beginning of the id.")],
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Note that a report was dealt with. It is not listed any more."""
    from harena.server import reports as reported

    with opened(existing(data, database)) as run:
        key = run(lambda connection: reported.settle(connection, report))
    print(Texts().say("operators-settled", report=key))


def ratings(
    again: Annotated[
        bool, typer.Option("--again", help="Compute all of it again from the stored matches: the outcome is the same.")
    ] = False,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Say how many matches were counted for profiles and ratings, or compute all of it again."""
    from harena.server.profile.again import count_again, counted

    with opened(existing(data, database)) as run:
        found = count_again(run) if again else run(counted)
    texts = Texts()
    if again:
        print(texts.say("operators-counted-again", again=found.again, rated=found.rated))
    else:
        print(texts.say("operators-counted", matches=found.matches, rated=found.rated))


def code(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The login of an account.")],
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Let somebody in who has lost password and passkeys: a code to type at /me, good once and for ten minutes. Give it
    to nobody else."""
    from harena.server.people import accounts, challenges

    wanted, made = accounts.normalized(login), challenges.new_code()
    with opened(existing(data, database)) as run:
        found = run(lambda connection: accounts.by_login(connection, wanted))
        if found is None:
            raise BadInput(f"there is no account {login!r}; expected the login of one")
        print_ = challenges.print_of(made)
        run(lambda connection: challenges.keep_code(connection, found[0], print_, time.time()))
    print(Texts().say("operators-code", code=made))


def _end(length: float | None) -> float:
    return 0.0 if length is None else time.time() + length


def _who(texts: Texts, seat: dict[str, Any]) -> str:
    if seat["stand_in"]:
        return texts.say("operators-who-stand-in", bot=seat["bot"])
    return texts.say(f"operators-who-{seat['who']}", bot=seat["bot"])


def _ago(texts: Texts, moment: float) -> str:
    seconds = max(0.0, time.time() - moment)
    if seconds < 5400:
        return texts.say("operators-minutes", count=round(seconds / 60))
    if seconds < 2 * 86400:
        return texts.say("operators-hours", count=round(seconds / 3600))
    return texts.say("operators-days", count=round(seconds / 86400))


def _moment(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _console() -> Console:
    return Console() if sys.stdout.isatty() else Console(width=WIDE)
