"""Matches that were played to the end and stored, without a server: quickly, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.matches.match import Match
from harena.server.people.rows import GUEST, Person
from harena.server.people.sign_ins import add_person
from harena.server.persistence import first_change, new_id, new_secret, players, saved_events, snapshot_of
from harena.server.profile.choices import choose
from harena.server.store import Change, EntryRow, Saved, SeatRow, Snapshot, Store, TableRow

ANN, DAN, EVA = "ann-0000", "dan-0000", "eva-0000"


def seated(seats: str) -> list[SeatRow]:
    """Return the seats of a table: "a" is Ann, "d" Dan, "e" Eva, "?" somebody nobody knows, "b" a bot, "m" a better
    one."""
    people = {"a": ("Ann", ANN), "d": ("Dan", DAN), "e": ("Eva", EVA), "?": ("Max", "")}
    bots = {"b": "easy", "m": "medium"}
    found: list[SeatRow] = []
    for seat, letter in enumerate(seats):
        if letter in bots:
            found.append(SeatRow(seat, "bot", f"Bot {seat}", bots[letter]))
        else:
            name, person = people[letter]
            found.append(SeatRow(seat, "person", name, token="x", person=person))
    return found


class Played(NamedTuple):
    """A match that was played, as it is stored."""

    seats: list[SeatRow]
    first: Change
    last: Change
    match: Match[Any]

    @property
    def id(self) -> str:
        return self.last.table.id

    def saved(self) -> Saved:
        table = self.last.table
        entries = [*self.first.entries, *self.last.entries]
        snapshot = self.last.snapshot
        assert isinstance(snapshot, Snapshot)
        return Saved(table, self.seats, entries, snapshot, set(), self.first.decks)


def play(
    name: str,
    seats: str,
    seed: int = 1,
    by_bot: Callable[[int, int], bool] = lambda seat, number: False,
    most: int = 0,
    **options: Any,
) -> Played:
    """Play a match with random answers. `by_bot`: does a bot give this answer of a seat for its person? `most`: end
    after so many entries, although the match is not over."""
    chosen, around = game(name), seated(seats)
    complete = chosen.complete({"players": len(seats), **options})
    match = Match.start(chosen, complete, Luck(Random(seed)), digests=False)
    match.record["players"] = players(around)
    row = TableRow(new_id(), name, "open", complete, new_secret(), 0, "", [], [], 1_000_000.0 + seed)
    first = first_change(row, around, match, -1, "")
    rng, rows, given = Random(f"{seed}"), list[EntryRow](), [0] * len(seats)
    while not match.over and not 0 < most <= len(rows):
        seat = match.settled.seat if match.drafter < 0 else match.drafter
        choice = match.rules.choice(match.seen_by(seat), seat)
        assert choice is not None
        known, told = len(match.record["segments"][-1]["entries"]), len(match.events)
        match.answer(seat, choice.id, any_of(choice.options, rng))
        for entry in match.record["segments"][-1]["entries"][known:]:
            noted = {"by_bot": True} if by_bot(seat, given[seat]) else {}
            events = saved_events(match, match.events[told:])
            rows.append(EntryRow(1 + len(rows), {"entry": entry, **noted}, events))
        given[seat] += 1
    winners = match.record["result"]["winners"] if match.over else []
    over = first.table._replace(phase="over", waiting=[], winners=winners, changed=1_700_000_000.0 + 86_400 * seed)
    match.add_digest()
    return Played(around, first, Change(over, None, tuple(rows), snapshot_of(match, 1)), match)


async def keep(store: Store, played: Played) -> Played:
    """Store a match. It is over there, and nobody has counted it."""
    await store.add(played.seats, played.first)
    await store.save(played.last)
    return played


async def know(store: Store, *persons: str, rated: Sequence[str] = ()) -> None:
    """Make people known, some of whom want a rating."""

    def work(connection: Any) -> None:
        for person in persons:
            name = person.partition("-")[0].capitalize()
            add_person(connection, Person(person, GUEST, name, None, "en", {}, 1.0, 1.0))
        for person in rated:
            choose(connection, person, shown=False, rated=True)

    await store.transaction(work)
