"""Tests what the operator of a site uses: backup, restore, prune and admin, with a server that runs meanwhile."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from harena.cli import main
from harena.server.schema import metadata
from harena.server.store import HEAD
from harena.text import Texts
from tests.cases import cases
from tests.programs import Program
from tests.server.conftest import Guest, Place, around, environment, launch, make, request, stop, wait_for

DATA = Path(__file__).parent / "data"


class Run(NamedTuple):
    code: int
    out: str
    err: str


Harena = Callable[..., Run]
Serve = Callable[..., Place]


@pytest.fixture
def harena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Harena:
    """Run a command in this process, where no event loop runs."""
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.setenv("HARENA_LANG", "en")
    monkeypatch.setenv("HARENA_DEBUG", "1")

    def run(*args: str | Path) -> Run:
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


def beside(*args: str | Path) -> Run:
    """Run a command in a process of its own, beside the event loop of a test."""
    with TemporaryFile() as out, TemporaryFile() as err:
        code = Program([str(arg) for arg in args], out, err, environment()).wait(60)
        said = [file.read().decode() for file in (out, err) if file.seek(0) == 0]
    return Run(code, *said)


def refused(run: Run, expected: str) -> None:
    assert (run.code, run.out) == (2, ""), run
    assert run.err.startswith("harena: ")
    assert run.err.count("\n") == 1
    assert expected in run.err


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    started: list[Place] = []

    def start(data: str = "data", *args: str) -> Place:
        place = launch(tmp_path / data, tmp_path / f"log{len(started)}", *args)
        started.append(place)
        return wait_for(place)

    yield start
    for place in started:
        stop(place)


@pytest.fixture
def place(serve: Serve) -> Place:
    return serve()


@pytest.fixture
async def ann(place: Place) -> AsyncIterator[Guest]:
    """A person in the middle of a match with a bot."""
    made = await make(place, "gorus", "pb")
    async with Guest(place, made.table, made.tokens[0]) as guest:
        for _ in range(3):
            await guest.turn()
            await guest.any_answer(Random(1))
        await guest.turn()
        yield guest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder without a server: the tables that version 0.1.0 left, brought up to date."""
    found = tmp_path / "old"
    found.mkdir()
    shutil.copy(DATA / "harena-0.1.0.sqlite", found / "harena.db")
    assert main(["restore", str(found / "harena.db"), "--data", str(tmp_path / "kept")]) == 0
    return tmp_path / "kept"


def rows(file: Path, table: str) -> list[Any]:
    with sqlite3.connect(file) as db:
        found = db.execute(f"SELECT * FROM {table} ").fetchall()
    db.close()
    return sorted(found)


def ask(file: Path, question: str) -> Any:
    with sqlite3.connect(file) as db:
        found = db.execute(question).fetchone()[0]
    db.close()
    return found


async def first_word(place: Place, table: str, address: str = "127.0.0.1") -> dict[str, Any]:
    """Connect to a table as a spectator, and return the first message of the server."""
    async with connect(place.ws + table, local_addr=(address, 0)) as socket:
        with suppress(ConnectionClosed):
            await socket.send('{"type":"hello"}')
        found: dict[str, Any] = json.loads(await socket.recv())
        return found


# Backup and restore


async def test_a_match_goes_on_after_a_restore(ann: Guest, serve: Serve, tmp_path: Path) -> None:
    """The backup is made while the server runs and somebody plays. In the restored database the token is valid, and the
    question is the one that was open."""
    file = tmp_path / "backup.db"
    run = beside("backup", file, "--data", ann.place.data)
    assert (run.code, run.err) == (0, "")
    assert f"{file} (" in run.out
    assert "one table - running: 1, open: 0, over: 0" in run.out
    assert file.stat().st_mode & 0o077 == 0, "others must not read everybody's cards"
    async with Guest(ann.place, ann.key, ann.token) as fresh:
        before = (fresh.scene["view"], fresh.question, fresh.lines)
    await ann.any_answer(Random(1))  # not in the backup
    assert beside("restore", file, "--data", tmp_path / "again").code == 0
    other = serve("again")
    async with Guest(other, ann.key, ann.token) as back:
        assert (back.scene["view"], back.question, back.lines) == before
        await back.any_answer(Random(2))
        await back.turn()


def test_a_backup_has_every_row(folder: Path, tmp_path: Path, harena: Harena) -> None:
    assert harena("backup", tmp_path / "b.db", "--data", folder).code == 0
    for name in metadata.tables:
        assert rows(tmp_path / "b.db", name) == rows(folder / "harena.db", name)
    assert not list(tmp_path.glob("*.part"))


def test_an_existing_file_is_not_replaced(folder: Path, tmp_path: Path, harena: Harena) -> None:
    file = tmp_path / "b.db"
    file.write_text("mine")
    refused(harena("backup", file, "--data", folder), "exists already")
    assert file.read_text() == "mine"
    assert harena("backup", file, "--data", folder, "--force").code == 0
    assert ask(file, "SELECT version_num FROM alembic_version") == HEAD


def test_places_where_no_backup_can_be(folder: Path, tmp_path: Path, harena: Harena) -> None:
    refused(harena("backup", tmp_path / "nowhere" / "b.db", "--data", folder), "nowhere")
    refused(harena("backup", tmp_path, "--data", folder, "--force"), "is a folder")
    refused(harena("backup", tmp_path / "b.db", "--data", tmp_path / "empty"), "there is no database in")
    refused(harena("backup", tmp_path / "b.db", "--data", folder, "--database", "sqlite:///x"), "clash")
    refused(harena("backup", tmp_path / "b.db", "--database", "mysql://x/y"), "expected postgresql or sqlite")
    refused(harena("backup", tmp_path / "b.db", "--database", "what"), "cannot be read")


def test_a_full_disk_is_noticed_before(
    folder: Path, tmp_path: Path, harena: Harena, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=1000)
    monkeypatch.setattr("harena.server.backup.shutil.disk_usage", lambda folder: usage)
    refused(harena("backup", tmp_path / "b.db", "--data", folder), "there is not enough room")
    assert not (tmp_path / "b.db").exists()


def test_a_restore_keeps_what_is_there(folder: Path, tmp_path: Path, harena: Harena) -> None:
    assert harena("backup", tmp_path / "b.db", "--data", folder).code == 0
    kept = rows(folder / "harena.db", "entries")
    run = harena("restore", tmp_path / "b.db", "--data", folder)
    refused(run, "is not empty: it has ")
    assert "would be lost" in run.err
    assert "--force" in run.err
    assert rows(folder / "harena.db", "entries") == kept
    with sqlite3.connect(folder / "harena.db") as db:
        db.execute("UPDATE tables SET game = 'changed'")
    db.close()
    run = harena("restore", tmp_path / "b.db", "--data", folder, "--force")
    assert run.code == 0
    assert run.out.startswith("Replaced: ")
    assert rows(folder / "harena.db", "tables") == rows(tmp_path / "b.db", "tables")


def newer(file: Path) -> None:
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE tables (x)")
    db.close()


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scratched(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096 * 2 : 4096 * 6] = b"\xff" * 4096 * 4
    file.write_bytes(content)


def text(file: Path) -> None:
    file.write_text("no database\n" * 999)


@pytest.mark.more
@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (newer, "was written by a newer Harena (schema 9999"),
        (foreign, "is a database, but not one of Harena"),
        (cut, "is damaged"),
        (scratched, "is damaged"),
        (text, "is not a backup of Harena"),
        (Path.unlink, "cannot read"),
    ],
)
def test_a_bad_backup_changes_nothing(
    folder: Path, tmp_path: Path, harena: Harena, spoil: Callable[[Path], None], expected: str
) -> None:
    file = tmp_path / "b.db"
    assert harena("backup", file, "--data", folder).code == 0
    spoil(file)
    kept = (folder / "harena.db").read_bytes()
    refused(harena("restore", file, "--data", folder, "--force"), expected)
    assert (folder / "harena.db").read_bytes() == kept
    refused(harena("restore", file, "--data", tmp_path / "new"), expected)
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_served_is_not_restored(place: Place, tmp_path: Path, folder: Path, harena: Harena) -> None:
    assert harena("backup", tmp_path / "b.db", "--data", folder).code == 0
    refused(harena("restore", tmp_path / "b.db", "--data", place.data), "stop that server first")


def test_an_older_database_must_be_brought_up_to_date(tmp_path: Path, harena: Harena) -> None:
    shutil.copy(DATA / "harena-0.1.0.sqlite", tmp_path / "harena.db")
    refused(harena("backup", tmp_path / "b.db", "--data", tmp_path), "was written by an older Harena (schema 0001")
    refused(harena("admin", "tables", "--data", tmp_path), "`harena serve` brings it up to date")


# Prune


def touched(file: Path, days: float, key: str) -> None:
    """Let a table look as if nobody had touched it for so many days."""
    then = time.time() - days * 86400
    with sqlite3.connect(file) as db:
        db.execute("UPDATE tables SET changed = ? WHERE id = ?", (then, key))
        db.execute("UPDATE entries SET at = ? WHERE table_id = ?", (then, key))
    db.close()


def test_prune_tells_over_open_and_running_apart(folder: Path, harena: Harena) -> None:
    file = folder / "harena.db"
    phases = {row[0]: row[2] for row in rows(file, "tables")}
    over = [key for key, phase in phases.items() if phase == "over"]
    running = [key for key, phase in phases.items() if phase == "running"]
    for key in phases:
        touched(file, 10, key)
    for key in (over[0], *running[:2]):
        touched(file, 100, key)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE tables SET phase = 'open' WHERE id = ?", (running[0],))
    db.close()
    would = harena("prune", "--older-than", "90d", "--dry-run", "--data", folder)
    assert would.out == "3 tables would be deleted (over: 1, open: 1, running: 1).\n"
    assert len(rows(file, "tables")) == len(phases)
    run = harena("prune", "--older-than", "90d", "--phase", "over", "--data", folder)
    assert run.out.startswith("Deleted: one table (over: 1, open: 0, running: 0).\n")
    run = harena("prune", "--older-than", "90d", "--data", folder)
    assert run.out.startswith("Deleted: 2 tables (over: 0, open: 1, running: 1).\n")
    assert "given back to the disk" in run.out
    assert {row[0] for row in rows(file, "tables")} == set(phases) - {over[0], *running[:2]}
    for name in ("entries", "seats", "snapshots"):
        assert {row[0] for row in rows(file, name)} <= set(phases) - {over[0], *running[:2]}
    assert harena("prune", "--older-than", "90d", "--data", folder).out == "Nothing is that old.\n"


def test_prune_gives_the_room_back(folder: Path, harena: Harena) -> None:
    size = (folder / "harena.db").stat().st_size
    for row in rows(folder / "harena.db", "tables"):
        touched(folder / "harena.db", 100, row[0])
    assert harena("prune", "--older-than", "14w", "--data", folder).code == 0
    assert rows(folder / "harena.db", "decks") == []
    assert (folder / "harena.db").stat().st_size < size / 2


def test_prune_spares_tables_where_people_talk_or_seal(folder: Path, harena: Harena) -> None:
    file = folder / "harena.db"
    keys = [row[0] for row in rows(file, "tables")]
    for key in keys:
        touched(file, 100, key)
    with sqlite3.connect(file) as db:
        said = json.dumps({"kind": "say", "by": 0, "text": "Ave", "at": time.time()})
        db.execute("INSERT INTO talk VALUES (?, 0, ?)", (keys[0], said))
        db.execute("UPDATE entries SET at = ? WHERE table_id = ?", (time.time(), keys[1]))
    db.close()
    harena("prune", "--older-than", "90d", "--data", folder)
    assert {row[0] for row in rows(file, "tables")} == {keys[0], keys[1]}


async def test_prune_while_somebody_plays(ann: Guest, place: Place) -> None:
    """The server notices that a table is gone, and the others go on."""
    old = await make(place, "gorus", "pb")
    touched(place.data / "harena.db", 100, old.table)
    run = beside("prune", "--older-than", "90d", "--data", place.data)
    assert run.out.startswith("Deleted: one table")
    assert "The room is kept for new tables." in run.out
    assert (await first_word(place, old.table))["code"] == "no-such-table"
    await ann.any_answer(Random(3))
    await ann.turn()


@pytest.mark.parametrize("age", cases(["0d", "90 days"], ["90", "-3d", "d", "9999999d", ""]))
def test_ages_that_are_none(folder: Path, harena: Harena, age: str) -> None:
    refused(harena("prune", "--older-than", age, "--data", folder), "expected a length of time such as")


def test_prune_without_what_it_needs(folder: Path, harena: Harena) -> None:
    refused(harena("prune", "--data", folder), "--older-than")
    refused(harena("prune", "--older-than", "9d", "--phase", "old", "--data", folder), "over, open, running")


# Admin


def test_tables_are_listed(folder: Path, harena: Harena) -> None:
    run = harena("admin", "tables", "--data", folder)
    known = rows(folder / "harena.db", "tables")
    assert run.out.splitlines()[0].split() == ["Table", "Game", "Phase", "People", "Made", "Changed", "Size"]
    assert run.out.splitlines()[-1] == f"{len(known)} of {len(known)} tables."
    assert all([row[0][:8] in run.out for row in known])
    some = json.loads(
        harena("admin", "tables", "--game", "munera", "--phase", "running", "--json", "--data", folder).out
    )
    assert {(row["game"], row["phase"]) for row in some} == {("munera", "running")}
    assert all([row["size"] > 1000 for row in some])
    assert harena("admin", "tables", "--limit", "1", "--data", folder).out.endswith(f"1 of {len(known)} tables.\n")
    refused(harena("admin", "tables", "--game", "chess", "--data", folder), "expected one of: gorus, munera, spartacus")


def test_a_table_is_shown_without_its_secrets(folder: Path, harena: Harena) -> None:
    file = folder / "harena.db"
    for row in rows(file, "tables"):
        run = harena("admin", "show", row[0][:10], "--data", folder)
        assert run.code == 0, run
        assert row[0] in run.out
        whole = harena("admin", "show", row[0], "--json", "--data", folder).out
        assert row[4] not in run.out + whole, "the invitation"
        tokens = [seat[6] for seat in rows(file, "seats") if seat[6]]
        assert not [token for token in tokens if token in run.out + whole]
    refused(harena("admin", "show", "nonsense", "--data", folder), "there is no table 'nonsense'")
    refused(harena("admin", "show", "-nonsense", "--data", folder), "there is no table '-nonsense'")
    refused(harena("admin", "show", "%", "--data", folder), "there is no table '%'")


async def test_a_closed_table_tells_people_why_and_opens_again(ann: Guest, place: Place) -> None:
    assert beside("admin", "close", ann.key, "--why", "Bad words", "--data", place.data).code == 0
    await ann.until(lambda: ann.gone)
    assert ann.heard[-1] == {"type": "closing", "code": "closed", "why": "Bad words"}
    assert await first_word(place, ann.key) == {"type": "closing", "code": "closed", "why": "Bad words"}
    wish = {"tables": [{"table": ann.key, "token": ann.token}], "lang": "en"}
    assert (await request(place, "POST", "/api/mine", wish)).json()[0]["phase"] == "closed"
    sat = await request(place, "POST", f"/api/tables/{ann.key}/seats", {"invite": "", "name": "Max", "seat": -1})
    assert (sat.status_code, sat.json()) == (410, {"code": "closed", "text": "Bad words"})
    assert "closed: Bad words" in beside("admin", "show", ann.key, "--data", place.data).out
    assert beside("admin", "reopen", ann.key, "--data", place.data).code == 0
    refused(beside("admin", "reopen", ann.key, "--data", place.data), "is not closed")
    while (await first_word(place, ann.key)).get("code") == "closed":
        await asyncio.sleep(0.2)  # the server reads the order every two seconds, and limits connections
    await ann.leave()
    await ann.come()
    await ann.any_answer(Random(4))
    await ann.turn()


async def test_orders_survive_a_restart(place: Place, serve: Serve, tmp_path: Path) -> None:
    made = await make(place, "gorus", "pb")
    for order in (("close", made.table), ("ban", "127.7.0.0/16", "--why", "spam"), ("announce", "Ave")):
        assert beside("admin", *order, "--data", place.data).code == 0
    stop(place)
    again = serve()
    assert (await first_word(again, made.table))["code"] == "closed"
    assert (await request(again, "GET", "/api/about")).status_code == 403  # from 127.7.x.y
    assert (await first_word(again, "x"))["code"] == "no-such-table"  # from 127.0.0.1


async def test_a_ban_is_clear_and_can_be_lifted(ann: Guest, place: Place) -> None:
    assert beside("admin", "ban", "127.7.0.0/16", "--why", "spam", "--data", place.data).code == 0
    while (answer := await request(place, "GET", "/api/about", headers={"accept-language": "en"})).status_code == 200:
        """The server reads the order every two seconds."""
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert answer.json()["text"] == "Your address is not admitted to this site: spam"
    page = await request(place, "GET", "/", headers={"accept-language": "de-CH"})
    assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
    assert page.text.endswith(": spam\n")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert not ann.gone, "others stay"
    assert beside("admin", "unban", "127.7.3.4/16", "--data", place.data).code == 0
    while (await request(place, "GET", "/api/about")).status_code != 200:
        """The server reads the order every two seconds."""


async def test_a_ban_closes_connections(ann: Guest, place: Place) -> None:
    async with connect(place.ws + ann.key, local_addr=("127.9.0.1", 0)) as socket:
        await socket.send('{"type":"hello"}')
        assert json.loads(await socket.recv())["type"] == "table"
        assert beside("admin", "ban", "127.9.0.1", "--data", place.data).code == 0
        said = [json.loads(raw) async for raw in socket]
        assert said[-1] == {"type": "closing", "code": "banned"}
    assert (await first_word(place, ann.key, "127.9.0.1"))["code"] == "banned"
    assert (await first_word(place, ann.key, "127.9.0.2"))["type"] == "table"
    assert not ann.gone


def test_bans_that_run_out_or_make_no_sense(folder: Path, harena: Harena) -> None:
    assert harena("admin", "bans", "--data", folder).out == "Nobody is banned.\n"
    assert harena("admin", "ban", "203.0.113.9/24", "--why", "spam", "--for", "7d", "--data", folder).code == 0
    assert harena("admin", "ban", "2001:DB8::1", "--data", folder).code == 0
    lines = harena("admin", "bans", "--data", folder).out.splitlines()
    assert lines[0].startswith("2001:db8::1/128  no end")
    assert lines[1].startswith("203.0.113.0/24  20")
    assert lines[1].endswith("  spam")
    with sqlite3.connect(folder / "harena.db") as db:
        db.execute("UPDATE bans SET until = 1 WHERE until > 0")
    db.close()
    assert len(json.loads(harena("admin", "bans", "--json", "--data", folder).out)) == 1
    for typed in ("nobody", "300.1.1.1", "1.2.3.4/40", ""):
        refused(harena("admin", "ban", typed, "--data", folder), "is not an address")
    for typed in ("127.0.0.1", "::1", "0.0.0.0/0"):
        refused(harena("admin", "ban", typed, "--data", folder), "would ban this machine or everybody")
    refused(harena("admin", "unban", "1.2.3.4", "--data", folder), "is not banned; banned are: 2001:db8::1/128")
    refused(harena("admin", "ban", "1.2.3.4", "--why", "x" * 501, "--data", folder), "at most 500")


async def test_a_report_reaches_the_operator_with_the_talk_around_it(place: Place) -> None:
    made = await make(place, "munera", "ppp", talk={"whispers": True})
    async with around(place, made, 0, 1, 2) as [ann, dan, max_]:
        await ann.do("say", text="Salvete")
        await max_.do("say", text="Between us two", to=0)
        await dan.do("say", text="A very bad word")
        await max_.do("say", text="Not nice")
        await max_.until(lambda: len(max_.said) == 4)
        line = next(n for n, said in max_.said.items() if said["by"] == 1)
        await max_.do("report", message=line)
        whole = json.loads(beside("admin", "reports", "--json", "--data", place.data).out)
        [found] = [each for each in whole if each["table"] == made.table]
        assert (found["reporter"], found["accused"], found["name"], found["line"]) == (2, 1, "Dan", "A very bad word")
        said = [(each["seat"], each["text"]) for each in found["around"]]
        assert said == [(0, "Salvete"), (2, "Between us two"), (1, "A very bad word"), (2, "Not nice")]
        await dan.do("report", message=0)
        whole = json.loads(beside("admin", "reports", "--json", "--data", place.data).out)
        [other] = [each for each in whole if each["reporter"] == 1]
        assert "Between us two" not in json.dumps(other), "Dan has never read it"
    run = beside("admin", "reports", "--data", place.data)
    assert "> 2: A very bad word" in run.out
    assert "  3 -> 1: Between us two" in run.out
    assert beside("admin", "settle", found["id"], "--data", place.data).code == 0
    assert found["id"] not in beside("admin", "reports", "--json", "--data", place.data).out
    assert found["id"] in beside("admin", "reports", "--all", "--json", "--data", place.data).out
    refused(beside("admin", "settle", "nonsense", "--data", place.data), "there is no report 'nonsense'")


async def test_an_announcement_reaches_everybody(ann: Guest, place: Place) -> None:
    nothing = {"type": "announcement", "id": "", "text": ""}
    assert (await request(place, "GET", "/api/announcement")).json() == nothing
    assert beside("admin", "announce", "We stop at <b>10</b>", "--for", "2h", "--data", place.data).code == 0
    said = await ann.until(lambda: [one for one in ann.heard if one["type"] == "announcement"])
    assert said[0]["text"] == "We stop at <b>10</b>"
    assert (await request(place, "GET", "/api/announcement")).json() == said[0]
    async with Guest(place, ann.key) as late:
        await late.quiet()
        assert said[0] in late.heard
    assert beside("admin", "announce", "--withdraw", "--data", place.data).out == "The announcement is withdrawn.\n"
    await ann.until(lambda: nothing in ann.heard)
    assert beside("admin", "announce", "--data", place.data).out == "Nothing is announced.\n"


def test_announcements_that_are_none(folder: Path, harena: Harena) -> None:
    refused(harena("admin", "announce", "x" * 501, "--data", folder), "at most 500")
    refused(harena("admin", "announce", "Ave", "--withdraw", "--data", folder), "expected no text")
    assert harena("admin", "announce", "--withdraw", "--data", folder).out == "Nothing is announced.\n"
    assert harena("admin", "announce", "one\n  line", "--data", folder).code == 0
    assert harena("admin", "announce", "--data", folder).out == "one line\n"


@pytest.mark.parametrize("lang", cases(["de"], ["en", "fr", "it"]))
def test_every_language(folder: Path, harena: Harena, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("HARENA_LANG", lang)
    for words in (("tables",), ("bans",), ("announce", "Ave"), ("announce", "--withdraw")):
        run = harena("admin", *words, "--data", folder)
        assert run.code == 0
        assert run.out
    for row in rows(folder / "harena.db", "tables"):
        assert harena("admin", "show", row[0], "--data", folder).code == 0
