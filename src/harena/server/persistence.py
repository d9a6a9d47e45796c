"""Converts a match into the rows that the store keeps, and back."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.identity import decks_id
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.matches.event_log import EventLog, LogBase
from harena.matches.match import Match
from harena.matches.record import FORMAT, FORMAT_VERSION, Diverged
from harena.matches.saved_events import loaded_event, saved_event
from harena.players import HUMAN
from harena.server.clock import begun, moment_of, run, settings_of, stamped
from harena.server.dice import luck_for, recorded
from harena.server.store import Change, Conflict, DiceRow, EntryRow, Saved, SeatRow, Snapshot, TableRow

TRIES = 20  # how often something is tried that other servers are faster with
SNAPSHOT_EVERY = 32  # entries of the record
ROWS_HELD = 256  # entries whose events stay in memory; older ones are read from the store when somebody asks
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_secret() -> str:
    """Return a new token of 256 random bits, which cannot be guessed."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Tell whether this could be the id of a table. A database is not asked for anything else: PostgreSQL, for example,
    refuses texts with a zero byte."""
    return ID.fullmatch(text) is not None


def new_match(chosen: Game[Any], options: dict[str, Any], seats: Sequence[SeatRow], dice: DiceRow) -> Match[Any]:
    """Set up a match whose chance outcomes follow from these dice."""
    rules = chosen.rules
    ids = rules.ids_of(rules.blank(rules.complete(options), Luck()))
    match = Match.start(chosen, options, luck_for(chosen, ids, dice), digests=False)
    match.record |= {"players": players(seats), **recorded(dice, is_over=False)}
    return match


def players(seats: Sequence[SeatRow]) -> list[str]:
    return [f"{HUMAN}:{seat.name}" if seat.who == "person" else seat.bot for seat in seats]


def is_played(seat: SeatRow) -> bool:
    """Tell whether a bot plays this seat, for itself or for a person."""
    return seat.who == "bot" or seat.stand_in


def waits_for_bot(seats: Sequence[SeatRow], waiting: Sequence[int]) -> bool:
    """Tell whether a match waits for a bot. Bots among themselves play only while somebody watches."""
    return any([is_played(seats[seat]) for seat in waiting]) and not all([is_played(seat) for seat in seats])


def first_change(
    row: TableRow,
    seats: Sequence[SeatRow],
    match: Match[Any],
    seat: int,
    command: str,
    dice: DiceRow | None = None,
    now: float = 0.0,
) -> Change:
    """Return the first change of a match: the head of the record, which says how the match was set up. `now`: the
    time of the service, by which its clock goes."""
    head = match.record["segments"][0]
    entry = EntryRow(0, {"segment": {**head, "entries": []}}, saved_events(match, match.events.held))
    text = match.record["decks"]
    waiting = match.game.view(match.settled, SPECTATOR)["waiting"]
    dealt = decks_id(text) if text else ""
    due = waits_for_bot(seats, waiting)
    started = row._replace(phase="running", waiting=waiting, changed=time.time(), decks=dealt, bot_due=due)
    if (settings := settings_of(row)) is not None:
        moment = moment_of(match.rules, match.settled, seats)
        started = stamped(started, run(begun(settings, len(seats)), settings, moment, now))
    return Change(started, None, (entry,), snapshot_of(match, 1), seat, command, text, dice)


def record_of(saved: Saved) -> dict[str, Any]:
    """Rebuild the match record from a table that was loaded whole."""
    segments: list[dict[str, Any]] = []
    for row in saved.entries:
        if "segment" in row.body:
            segments.append({**row.body["segment"], "entries": []})
        else:
            segments[-1]["entries"].append(row.body["entry"])
    return {**_record(saved, dealt_decks(saved)), "segments": segments}


def _record(saved: Saved, decks: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": saved.table.game,
        "options": saved.table.options,
        "decks": decks,
        "players": players(saved.seats),
        **recorded(saved.dice, saved.table.phase == "over"),
        "segments": [],
        "result": None,
    }


def dealt_decks(saved: Saved) -> str:
    """Return the text of the decks that the match was dealt with. Tables of version 0.1 used the decks of that time."""
    archive, options = game(saved.table.game).rules.decks, saved.table.options
    if saved.decks or archive is None:
        return saved.decks
    return archive.first(options)


def restore_match(chosen: Game[Any], saved: Saved) -> Match[Any] | None:
    """Restore the match from its newest snapshot, the entries after it and the draft."""
    if saved.snapshot is None:
        return None
    snapshot, before = saved.snapshot, before_of(saved)
    rows = tail_of(saved, before)
    seqs = [row.seq for row in rows]
    if seqs != list(range(before.log.rows, before.log.rows + len(seqs))) or snapshot.seq not in seqs:
        raise Conflict  # the rows were read while another process was writing
    decks = dealt_decks(saved)
    settled = load(chosen.rules, snapshot.position, Luck(), decks)
    ids, until = chosen.rules.ids_of(settled), snapshot.seq + 1 - before.log.rows
    settled.luck = luck_for(chosen, ids, saved.dice)
    events = [[loaded_event(chosen.rules, ids, raw) for raw in row.events] for row in rows[:until]]
    _check_snapshot(chosen, settled, before, saved.table.id)
    head: dict[str, Any] = {"rules_version": before.rules_version, "start": None, "luck": [], "entries": []}
    record = {**_record(saved, decks), "segments": [head]}
    log = EventLog(settled.seats, events, before.log)
    match = Match(chosen, settled, record, log, before.turns, digests=False, drawn=before.drawn)
    match.idle_moves = [*before.idle] or match.idle_moves
    for row in rows[until:]:
        _append(match, row, saved.table.id)
    if match.over:
        record["result"] = chosen.outcome(match.settled).plain()
    elif before.rules_version < chosen.rules.version:
        match.next_segment()  # `adopt` saves the new segment
    if snapshot.draft and snapshot.draft_on in (-1, seqs[-1]):
        match.redraft(snapshot.drafter, snapshot.draft)
    return match


def _check_snapshot(chosen: Game[Any], settled: Any, before: Before, table: str) -> None:
    version = before.rules_version
    if version > chosen.rules.version:
        raise BadInput(f"table {table}: it is played by rules {version}, which are newer than ours")
    if version == chosen.rules.version and digest(chosen.rules, settled) != before.digest:
        raise BadInput(f"table {table}: its position is not where its record ends")


def _append(match: Match[Any], row: EntryRow, table: str) -> None:
    """Carry out an entry that comes after the snapshot."""
    if "entry" not in row.body:
        raise Conflict  # a new segment always comes with a snapshot
    try:
        match.append_recorded(row.body["entry"])
    except Diverged as error:
        raise BadInput(
            f"table {table}: entry {row.seq} does not fit ({error.why}). If an older Harena wrote it, start that "
            "version once more and stop it: then it stores the position"
        ) from None


def append_rows(match: Match[Any], rows: Sequence[EntryRow]) -> bool:
    """Carry out entries that another server has stored. False if they do not follow on the match, or do not fit it."""
    try:
        for row in rows:
            if row.seq != match.events.rows or "entry" not in row.body:
                return False
            match.append_recorded(row.body["entry"])
    except Diverged:
        return False
    return True


class Before(NamedTuple):
    """What must be known of a match's record before the part that is in memory."""

    log: LogBase
    turns: Sequence[int]  # answers of each seat up to the snapshot
    segments: int
    rules_version: int  # of the last segment
    digest: str  # of the snapshot
    idle: Sequence[int] = ()  # `Match.idle_moves` at the snapshot; empty: all are 0
    drawn: int = 0  # chance outcomes up to the snapshot; tables without a secret need not know

    def plain(self) -> dict[str, Any]:
        rows, events, lines = self.log
        return {
            "rows": rows,
            "events": events,
            "lines": list(lines),
            "turns": self.turns,
            "segments": self.segments,
            "rules_version": self.rules_version,
            "digest": self.digest,
            "idle": self.idle,
            "drawn": self.drawn,
        }


def before_of(saved: Saved) -> Before:
    """Return what comes before the entries that were read. In tables of older versions it is counted."""
    raw = saved.snapshot.before if saved.snapshot is not None else {}
    if raw:
        log = LogBase(raw["rows"], raw["events"], tuple(raw["lines"]))
        turns, segments, version, shown, idle = [
            raw[each] for each in ("turns", "segments", "rules_version", "digest", "idle")
        ]
        return Before(log, turns, segments, version, shown, idle, raw.get("drawn", 0))
    rows = [row for row in saved.entries if saved.snapshot is not None and row.seq <= saved.snapshot.seq]
    heads = [row.body["segment"] for row in rows if "segment" in row.body]
    turns = [0] * len(saved.seats)
    for row in rows:
        entry = row.body.get("entry", {})
        if "seat" in entry:
            turns[entry["seat"]] += len(entry.get("do", ()))
    last = rows[-1].body.get("entry") or heads[-1] if heads else {"digest": ""}
    return Before(LogBase(), turns, len(heads), heads[-1]["rules_version"] if heads else 0, last["digest"])


def tail_of(saved: Saved, before: Before) -> list[EntryRow]:
    """Return the rows that stay in memory. A table that was loaded whole has more."""
    return [row for row in saved.entries if row.seq >= before.log.rows]


def snapshot_of(match: Match[Any], segments: int) -> Snapshot:
    """Return the position of a match as it is stored, with what must be known of the part that is not in memory."""
    version = match.record["segments"][-1]["rules_version"]
    now = digest(match.rules, match.settled)
    before = Before(match.events.base, [*match.turns()], segments, version, now, [*match.idle_moves], match.drawn())
    position, last = dump(match.rules, match.settled), match.events.rows - 1
    return Snapshot(last, position, match.drafter, match.option_ids(match.draft), last, before.plain())


def events_by_bot(saved: Saved) -> dict[int, set[int]]:
    """Return, by seat, which events of the match come from moves that a bot made for a person."""
    found: dict[int, set[int]] = {}
    before = before_of(saved)
    at = before.log.events
    for row in tail_of(saved, before):
        if row.body.get("by_bot"):
            found.setdefault(row.body["entry"]["seat"], set()).update(range(at, at + len(row.events)))
        at += len(row.events)
    return found


def saved_events(match: Match[Any], events: Sequence[Event]) -> list[list[Any]]:
    """Serialize events for the store."""
    rules, ids = match.rules, match.rules.ids_of(match.settled)
    return [saved_event(rules, ids, event) for event in events]


def event_reader(match: Match[Any]) -> Callable[[list[Any]], Event]:
    """Return what reads the stored events of a match."""
    ids = match.rules.ids_of(match.settled)
    return lambda raw: loaded_event(match.rules, ids, raw)
