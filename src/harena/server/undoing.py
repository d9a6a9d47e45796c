"""Takes the last step of a match back, when all people at the table want it.

A step is the last answer of a person, with all that followed from it: answers of bots, and deals. It is only taken back
if nobody has learned anything from it that they would keep knowing: no die was rolled and no card drawn, nothing sealed
was opened, nothing was shown to somebody alone. What the person laid down openly from their own hand is theirs to take
back, where the game says so (`Game.own_steps`).

The record stays append-only: a new segment goes on from the position before the step, and says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from harena.game import Game
from harena.kernel.flow import GATHER, SEAL, SEALED
from harena.kernel.state import Watch
from harena.matches.record import enter, replay
from harena.server.clock import Timing, moment_of, run, settings_of, stamped
from harena.server.persistence import ROWS_HELD, record_of, snapshot_of, waits_for_bot
from harena.server.store import Change, EntryRow, Saved, SeatRow

if TYPE_CHECKING:
    from harena.server.tables import LiveTable


class Live(NamedTuple):
    """An entry of the record that was not taken back."""

    at: int  # its number
    row: EntryRow

    @property
    def entry(self) -> dict[str, Any]:
        found: dict[str, Any] = self.row.body["entry"]
        return found


class Step(NamedTuple):
    """A step that can be taken back."""

    row: int  # of the record, where it was made
    after: int  # the number of the entry before it; -1: the start
    before: Any  # the position


def last_step(chosen: Game[Any], saved: Saved) -> Step | None:
    """Return the last step of a table that was loaded whole; None if it cannot be taken back."""
    live = _live(saved)
    begun = [at for at, each in enumerate(live) if _is_answer_of_person(each, saved.seats)]
    if not begun:
        return None
    first = begun[-1]
    step, taken = live[first], live[first:]
    if any([each.entry["luck"] for each in taken]):
        return None
    record = record_of(saved)
    before = _position(chosen, record, step.at)
    if before is None or _shows(chosen, record, before, taken):
        return None
    return Step(step.row.seq, live[first - 1].at if first else -1, before)


def _live(saved: Saved) -> list[Live]:
    """Return the entries that count, in order."""
    found: list[Live] = []
    at = -1
    for row in saved.entries:
        if "segment" not in row.body:
            at += 1
            found.append(Live(at, row))
        elif "after" in row.body["segment"]:
            after = row.body["segment"]["after"]
            found = [each for each in found if each.at <= after]
    return found


def _is_answer_of_person(each: Live, seats: Sequence[SeatRow]) -> bool:
    return "do" in each.entry and not each.row.body.get("by_bot") and seats[each.entry["seat"]].who == "person"


def _position(chosen: Game[Any], record: dict[str, Any], number: int) -> Any:
    """Return the position before an entry; None where it was reached under older rules."""
    found = None
    for at, g, _ in replay(chosen.rules, record, check=False):
        if at >= number:
            break
        if at == number - 1:
            found = chosen.rules.copy(g)
    return found


def _shows(chosen: Game[Any], record: dict[str, Any], before: Any, taken: Sequence[Live]) -> bool:
    """Tell whether somebody has learned something that was hidden."""
    rules = chosen.rules
    g, ids = rules.copy(before), rules.ids_of(before)
    for number, each in enumerate(taken):
        frame = g.stack[-1]
        step = rules.steps[frame.proc][frame.at]
        if step.op in (SEAL, SEALED, GATHER):
            return True  # others may have answered in secret, or dealt
        own = number == 0 and f"{frame.proc}.{step.name}" in chosen.own_steps
        g.watch = watch = Watch()
        luck = g.luck
        enter(rules, g, each.entry, ids, each.at, check=False)
        g.luck = luck
        if any([not own or reveal.to is not None for reveal in watch.reveals]):
            return True
    return False


def _is_sealing(chosen: Game[Any], g: Any) -> bool:
    """Tell whether answers are being sealed: whether there are some already is not for everybody."""
    frame = g.stack[-1]
    return chosen.rules.steps[frame.proc][frame.at].op in (SEAL, SEALED)


class Undoing:
    """There is one per table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def last_step(self) -> Step | None:
        """Return the step that a vote may take back; None: there is none. It reads and replays the whole record, beside
        the event loop."""
        table = self.table
        if table.match is None or table.match.over or _is_sealing(table.game, table.match.settled):
            return None
        saved = await table.store.load(table.row.id, whole=True)
        if saved is None:
            return None
        return await asyncio.to_thread(last_step, table.game, saved)

    async def take_back(self, step: Step, timing: Timing, now: float, seat: int, command: str) -> None:
        """Go on from the position before the step."""
        table = self.table
        trial = table.playing().fork()
        before = trial.rules.copy(step.before)
        before.luck, before.watch = trial.settled.luck, None
        trial.go_back(before, step.after)
        head = trial.record["segments"][-1]
        row = EntryRow(table.entries, {"segment": {**head, "entries": []}}, [])
        trial.forget(ROWS_HELD)
        moment = moment_of(trial.rules, before, table.seats)
        settings = settings_of(table.row)
        timing = run(timing, settings, moment, now) if settings is not None else timing
        awaited = trial.game.view(before, -1)["waiting"]
        state = table.row._replace(waiting=awaited, bot_due=waits_for_bot(table.seats, awaited))
        change = Change(stamped(state, timing), None, (row,), snapshot_of(trial, table.segments + 1), seat, command)
        await table.store.save(change)
        table.match = trial
        table.segments += 1
        table.was_saved(change)
