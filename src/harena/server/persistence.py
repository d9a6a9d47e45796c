"""Converts a match into the rows that the store keeps, and back."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from random import SystemRandom
from typing import Any

from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.identity import IdDomain, Ids, decks_id
from harena.kernel.rules import BadInput, Rules
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.matches.record import FORMAT, FORMAT_VERSION
from harena.players import HUMAN
from harena.server.store import Change, Conflict, EntryRow, Saved, SeatRow, Snapshot, TableRow


def new_secret() -> str:
    """Return a new token of 256 random bits, which cannot be guessed."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_match(chosen: Game[Any], options: dict[str, Any], seats: Sequence[SeatRow]) -> Match[Any]:
    """Set up a match whose random numbers come from the operating system."""
    match = Match.start(chosen, options, Luck(SystemRandom()))
    match.record["players"] = players(seats)
    return match


def players(seats: Sequence[SeatRow]) -> list[str]:
    return [f"{HUMAN}:{seat.name}" if seat.who == "person" else seat.bot for seat in seats]


def first_change(row: TableRow, match: Match[Any], seat: int, command: str) -> Change:
    """Return the first change of a match: the head of the record, which says how the match was set up."""
    head = match.record["segments"][0]
    entry = EntryRow(0, {"segment": {**head, "entries": []}}, saved_events(match, match.events))
    text = match.record["decks"]
    waiting = match.game.view(match.settled, SPECTATOR)["waiting"]
    dealt = decks_id(text) if text else ""
    started = row._replace(phase="running", waiting=waiting, changed=time.time(), decks=dealt)
    snapshot = Snapshot(0, dump(match.rules, match.settled), -1, [])
    return Change(started, None, (entry,), snapshot, seat, command, text)


def record_of(saved: Saved) -> dict[str, Any]:
    """Rebuild the match record from the stored rows."""
    segments: list[dict[str, Any]] = []
    for row in saved.entries:
        if "segment" in row.body:
            segments.append({**row.body["segment"], "entries": []})
        else:
            segments[-1]["entries"].append(row.body["entry"])
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": saved.table.game,
        "options": saved.table.options,
        "decks": dealt_decks(saved),
        "players": players(saved.seats),
        "commitment": None,
        "salts": [],
        "secret": None,
        "segments": segments,
        "result": None,
    }


def dealt_decks(saved: Saved) -> str:
    """Return the text of the decks that the match was dealt with. Tables of version 0.1 used the decks of that time."""
    archive, options = game(saved.table.game).rules.decks, saved.table.options
    if saved.decks or archive is None:
        return saved.decks
    return archive.first(options)


def restore_match(chosen: Game[Any], saved: Saved) -> Match[Any] | None:
    """Restore the match from its last snapshot, including the draft."""
    if saved.snapshot is None:
        return None
    if saved.snapshot.seq != len(saved.entries) - 1:
        raise Conflict  # the rows were read while another process was writing
    record = record_of(saved)
    settled = load(chosen.rules, saved.snapshot.position, Luck(SystemRandom()), record["decks"])
    head = record["segments"][-1]
    last = head["entries"][-1]["digest"] if head["entries"] else head["digest"]
    if head["rules_version"] > chosen.rules.version:
        raise BadInput(
            f"table {saved.table.id}: it is played by rules {head['rules_version']}, which are newer than ours"
        )
    if head["rules_version"] == chosen.rules.version and digest(chosen.rules, settled) != last:
        raise BadInput(f"table {saved.table.id}: its position is not where its record ends")
    ids = chosen.rules.ids_of(settled)
    events = [_event(chosen.rules, ids, raw) for row in saved.entries for raw in row.events]
    match = Match(chosen, settled, record, events)
    if match.over:
        record["result"] = chosen.outcome(settled).plain()
    elif head["rules_version"] < chosen.rules.version:
        match.next_segment()  # `adopt` saves the new segment
    if saved.snapshot.draft:
        match.redraft(saved.snapshot.drafter, saved.snapshot.draft)
    return match


def events_by_bot(saved: Saved) -> dict[int, set[int]]:
    """Return, by seat, which events of the match come from moves that a bot made for a person."""
    found: dict[int, set[int]] = {}
    at = 0
    for row in saved.entries:
        if row.body.get("by_bot"):
            found.setdefault(row.body["entry"]["seat"], set()).update(range(at, at + len(row.events)))
        at += len(row.events)
    return found


def saved_events(match: Match[Any], events: Sequence[Event]) -> list[list[Any]]:
    """Serialize events for the store. Cards and other things are named by stable ids."""
    rules, ids = match.rules, match.rules.ids_of(match.settled)
    return [
        [
            event.kind,
            _each(rules, ids, event, lambda domain, x: domain.id_of(x)),
            None if event.to is None else list(event.to),
        ]
        for event in events
    ]


def _event(rules: Rules[Any], ids: Ids, raw: list[Any]) -> Event:
    kind, args, to = raw
    packed = tuple([tuple(arg) if isinstance(arg, list) else arg for arg in args])
    event = Event(kind, packed, None if to is None else tuple(to))
    numbers = _each(rules, ids, event, lambda domain, x: domain.number_of(x))
    return event._replace(args=tuple([tuple(arg) if isinstance(arg, list) else arg for arg in numbers]))


def _each(rules: Rules[Any], ids: Ids, event: Event, turned: Callable[[IdDomain, Any], Any]) -> list[Any]:
    """Convert each argument of an event by its domain, and tuples entry by entry."""
    domains = [ids.get(name) for name in rules.events.get(event.kind, {}).values()]
    found: list[Any] = []
    for arg, domain in zip_longest(event.args, domains[: len(event.args)]):
        if isinstance(arg, tuple):
            found.append([x if domain is None else turned(domain, x) for x in arg])
        else:
            found.append(arg if domain is None else turned(domain, arg))
    return found
