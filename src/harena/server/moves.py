"""Moves of a match: tries them on a fork of it, and saves the fork, which then is the table's match."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from harena.kernel.choice import OPEN, PASS
from harena.kernel.choice import Refused as AgainstTheRules
from harena.kernel.views import SPECTATOR, waiting
from harena.matches.match import Match
from harena.server import metrics, protocol
from harena.server.commands import CommandRefused
from harena.server.dice import with_next
from harena.server.limits import MOST_IDLE_MOVES
from harena.server.logs import happened
from harena.server.persistence import ROWS_HELD, SNAPSHOT_EVERY, saved_events, snapshot_of, waits_for_bot
from harena.server.store import Change, Draft, EntryRow, Snapshot, TableRow

if TYPE_CHECKING:
    from harena.server.tables import LiveTable


class Moves:
    """There is one per table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def tried(self, seat: int, message: Any) -> Match[Any]:
        """Return a fork of the match with this move made. Raises CommandRefused where it is not allowed."""
        match = self.table.match
        if match is None or self.table.row.phase != "running":
            raise CommandRefused("not-now")
        if self.table.seats[seat].stand_in:
            raise CommandRefused("not-yours")
        if self.table.clocks.timing.is_paused:
            raise CommandRefused("not-now")
        trial, code = match.fork(), _code(match, seat, message)
        try:
            if isinstance(message, protocol.Answer):
                trial.answer(seat, message.choice, message.option)
            elif isinstance(message, protocol.Undo):
                trial.undo(seat)
            else:
                trial.act_freely(seat, message.free_action, tuple(message.args))
        except AgainstTheRules as error:
            raise CommandRefused(code, error.rule) from None
        is_recorded = trial.events.rows > match.events.rows
        if is_recorded and trial.idle_moves[seat] > MOST_IDLE_MOVES and not _is_awaited(match, seat, message):
            raise CommandRefused("too-often")
        return trial

    async def keep(self, trial: Match[Any], seat: int, command: str, by_bot: bool = False) -> None:
        """Save a move with its record, and make the fork the table's match once it is on disk. `by_bot`: it was made
        for a person whose time is over."""
        table, match = self.table, self.table.playing()
        entries, before = trial.record["segments"][-1]["entries"], match.record["segments"][-1]["entries"]
        news, told = trial.events[len(match.events) :], len(match.events)
        noted = {"by_bot": True} if by_bot or table.seats[seat].stand_in else {}
        fresh = entries[len(before) :]  # none or one
        snapshot = self._position_of(trial, bool(fresh))
        events = saved_events(trial, news)
        rows = tuple([EntryRow(table.entries, {"entry": entry, **noted}, events) for entry in fresh])
        row = self._state_of(trial)
        if trial.view(SPECTATOR) == match.view(SPECTATOR):
            row = row._replace(changed=table.row.changed)  # the lobby must not show when others seal or draft
        dice = with_next(table.dice, len(table.seats)) if trial.over and not match.over else None
        change = Change(row, None, rows, snapshot, seat, command, dice=dice)
        await table.store.save(change)
        if rows and noted:
            table.by_bot.setdefault(seat, set()).update(range(told, told + len(news)))
        table.match = trial
        table.was_saved(change)
        if trial.over and not match.over:
            metrics.MATCHES_OVER.labels(table.game.name).inc()
            happened("match-over", table=row.id, game=table.game.name, entries=table.entries)
        await table.conversation.note_promises(news, told)

    def _position_of(self, trial: Match[Any], is_recorded: bool) -> Snapshot | Draft | None:
        """Return what must be stored of a position. It is stored at the end and every so many entries, and a draft with
        every change; what lies in between is in the record. Old events leave the memory then."""
        last = trial.events.rows - 1
        if is_recorded and (trial.over or last - self.table.snapshot >= SNAPSHOT_EVERY):
            trial.add_digest()
            trial.forget(ROWS_HELD)
            return snapshot_of(trial, self.table.segments)
        if trial.draft or not is_recorded:
            return Draft(trial.drafter, trial.option_ids(trial.draft), last)
        return None

    def _state_of(self, match: Match[Any]) -> TableRow:
        winners = match.record["result"]["winners"] if match.over else []
        phase, awaited = "over" if match.over else "running", waiting(match.rules, match.settled)
        due = waits_for_bot(self.table.seats, awaited)
        row = self.table.row._replace(phase=phase, waiting=awaited, winners=winners, changed=time.time(), bot_due=due)
        return self.table.clocks.after(row, match, self.table.seats)


def _code(match: Match[Any], seat: int, message: Any) -> protocol.Code:
    """Return the code for a move that the rules refuse. An answer to another question is refused here."""
    if isinstance(message, protocol.Answer):
        choice = match.rules.choice(match.seen_by(seat), seat)
        if choice is None:
            raise CommandRefused("not-asked")
        if choice.id != message.choice or match.turn_of(seat) != message.turn:
            raise CommandRefused("stale")
        return "illegal"
    return "nothing-to-undo" if isinstance(message, protocol.Undo) else "not-free"


def _is_awaited(match: Match[Any], seat: int, message: Any) -> bool:
    """Tell whether the others wait for this move: a first sealed answer or a pass. All that a seat could repeat for
    ever is limited, so that nobody can fill the record."""
    choice = match.rules.choice(match.seen_by(seat), seat) if isinstance(message, protocol.Answer) else None
    return choice is not None and (message.option == PASS or (choice.sealed and choice.given == OPEN))
