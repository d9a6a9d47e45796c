"""A match as people play it: every move is checked, there are drafts and undo, and a record is kept.

A seat's answers up to the next chance outcome, reveal or other seat's decision are its draft. Only that seat sees the
draft and may take answers back; then it is recorded as one entry. A free action changes the settled game; the draft is
then applied again, up to the first answer that is no longer legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Generic, TypeVar

from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Refused
from harena.kernel.flow import AGAIN, ASK, ROUNDS
from harena.kernel.identity import Id
from harena.kernel.rules import View
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Event, State, Watch
from harena.matches.event_log import EventLog
from harena.matches.record import VIEW_FORMAT, drawn_in, enter, new_record, outcomes, replay, segment

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A match. `record` and `events` are complete unless `forget` was called: then they hold the newest part only.

    With `digests`, every entry of the record carries the digest of its position. That takes about as long as the answer
    itself, so the server has none but where it stores a position (`add_digest`)."""

    def __init__(
        self,
        game: Game[S],
        settled: S,
        record: dict[str, Any],
        events: EventLog,
        turns: Sequence[int] | None = None,
        digests: bool = True,
        drawn: int | None = None,
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.settled = settled  # the state that everybody sees
        self.tip = settled  # the settled game with the draft on top
        self.draft: list[int] = []
        self.drafter = -1
        self.record = record
        self.events = events
        self.digests = digests
        self._views: dict[int, tuple[S, View]] = {}  # by seat, with the state they show
        self.idle_moves = [0] * settled.seats  # entries of each seat since the game has moved on
        self._closed = (-1, range(0))  # the closed part of the log, with the number of events it was worked out for
        self._turns: list[int] | None = None if turns is None else list(turns)  # recorded answers per seat
        self._drawn: int | None = drawn  # recorded chance outcomes

    @classmethod
    def start(cls, game: Game[S], options: Mapping[str, Any], luck: Luck, digests: bool = True) -> Match[S]:
        """Start a match with the options of a table. `game.complete` checks those of a new one."""
        luck.start_log(0)
        watch = Watch()
        g = game.rules.start(game.rules.complete(options), luck, watch)
        record = new_record(game.rules, g, luck)
        luck.start_log()
        return cls(game, g, record, EventLog(g.seats, [watch.events]), digests=digests)

    @classmethod
    def from_position(cls, game: Game[S], position: dict[str, Any], luck: Luck) -> Match[S]:
        """Start a match from a saved position."""
        luck.start_log()
        g = load(game.rules, position, luck)
        record = new_record(game.rules, g, luck, start=position)
        luck.start_log()
        return cls(game, g, record, EventLog(g.seats, [[]]))

    @classmethod
    def resume(cls, game: Game[S], record: dict[str, Any], luck: Luck) -> Match[S]:
        """Continue a match where its record ends."""
        moments = list(replay(game.rules, record))
        g = moments[-1][1]
        luck.start_log()
        g.luck, g.watch = luck, None
        return cls(game, g, record, EventLog(g.seats, [told for _, _, told in moments]))

    def next_segment(self) -> None:
        """Begin a new segment from the present position, under the present rules."""
        self.record["segments"].append(segment(self.rules, self.settled, None, dump(self.rules, self.settled)))
        self.events.add([])

    def go_back(self, g: S, after: int) -> None:
        """Begin a new segment from an earlier position: that after entry number `after` of the record (-1: the start).
        What came after it was taken back. Turns go on counting, so that no answer counts twice."""
        self.turns()
        self.record["segments"].append({**segment(self.rules, g, None, dump(self.rules, g)), "after": after})
        self.settled = self.tip = g
        self.draft, self.drafter = [], -1
        self.idle_moves = [0] * g.seats
        self._views = {}
        self.events.add([])

    def seen_by(self, seat: Any) -> S:
        return self.tip if seat == self.drafter else self.settled

    def view(self, seat: int) -> View:
        """Return what this seat sees, its own draft included. A view is built once per state: do not change it."""
        g = self.seen_by(seat)
        kept = self._views.get(seat)
        if kept is None or kept[0] is not g:
            kept = self._views[seat] = (g, self.game.view(g, seat))
        return kept[1]

    def closed(self) -> range:
        """Return the part of the log that nobody may read for now. It lies within the events in memory."""
        if self._closed[0] != len(self.events):
            found, first = self.game.closed(self.settled.settings(), self.events.held), self.events.base.events
            shut = range(found.start + first, found.stop + first) if found else range(0)
            self._closed = (len(self.events), shut)
        return self._closed[1]

    def turns(self) -> list[int]:
        """Return how many answers each seat has given, without drafts."""
        if self._turns is None:
            self._turns = [0] * self.settled.seats
            for entry in [entry for part in self.record["segments"] for entry in part["entries"]]:
                self._turns[entry["seat"]] += len(entry.get("do", ()))
        return self._turns

    def drawn(self) -> int:
        """Return how many chance outcomes the record has. The next one is counted from there, whatever is tried."""
        if self._drawn is None:
            self._drawn = drawn_in(self.record)
        return self._drawn

    def turn_of(self, seat: int) -> int:
        """Return how many answers this seat has given, its draft included."""
        return self.turns()[seat] + (len(self.draft) if seat == self.drafter else 0)

    @property
    def over(self) -> bool:
        return self.settled.seat < 0

    def answer(self, seat: Any, choice_id: Any, option: Any) -> list[Event]:
        """Give one answer. Returns its events; while it is part of a draft they are for its own seat only."""
        g, watch = self._trial(self.seen_by(seat))
        may_draft = self._asks_one(g) or self._acts_in_turn(g, option)  # what was sealed with others is theirs too
        self.rules.apply(g, seat, choice_id, option)
        if not may_draft or self._is_settled(g, watch, seat):
            answers = [*self.draft, option] if seat == self.drafter else [option]
            told = self._draft_events() if seat == self.drafter else []
            self.draft, self.drafter = [], -1
            self._settle(g, {"seat": seat, "do": self.option_ids(answers)}, [*told, *watch.events])
            return [*told, *watch.events]
        self.draft = [*self.draft, option] if seat == self.drafter else [option]
        self.drafter, self.tip = seat, g
        return [event._replace(to=(seat,)) for event in watch.events if event.reaches(seat)]

    def undo(self, seat: int) -> None:
        """Take back the last answer of one's own draft."""
        if seat != self.drafter:
            raise Refused("there is nothing to take back: what was rolled, shown or passed on stays")
        self._lay_on_top(self.draft[:-1])

    def act_freely(self, seat: int, name: str, args: tuple[int, ...]) -> list[Event]:
        """A free action; the open draft stays where it still fits."""
        g, watch = self._trial(self.settled)
        ids = self.rules.ids_of(g)
        self.rules.act_freely(g, seat, name, args)
        self._settle(g, {"seat": seat, "free": name, "args": self.rules.free_args_ids(ids, name, args)}, watch.events)
        self._lay_on_top(self.draft)
        return watch.events

    def append_recorded(self, entry: dict[str, Any]) -> list[Event]:
        """Carry out an entry that was recorded elsewhere. Returns its events; Diverged says why it does not fit. The
        open draft stays where it still fits."""
        g, watch = self.rules.copy(self.settled), Watch()
        g.watch = watch
        enter(self.rules, g, entry, self.rules.ids_of(g), self.events.rows)
        g.luck = self.settled.luck
        self._take_over(g, entry, watch.events)
        if self.drafter >= 0:
            self._lay_on_top([] if entry["seat"] == self.drafter and "do" in entry else self.draft)
        return watch.events

    def add_digest(self) -> None:
        """Let the last entry carry the digest of the position."""
        self.record["segments"][-1]["entries"][-1]["digest"] = digest(self.rules, self.settled)

    def forget(self, rows: int) -> None:
        """Leave the entries of the record and old events out of memory; of the events, the last `rows` rows stay."""
        self.turns()
        self.drawn()
        closed = self.closed()
        self.events.forget(rows, closed.start if closed else len(self.events))
        self.record["segments"] = [{**self.record["segments"][-1], "entries": []}]

    def fork(self) -> Match[S]:
        """Return a copy to try a move on. The states and entries are shared, the lists that hold them are not."""
        part = self.record["segments"][-1]
        segments = [*self.record["segments"][:-1], {**part, "entries": [*part["entries"]]}]
        record = {**self.record, "segments": segments}
        other = Match(self.game, self.settled, record, self.events.fork(), self._turns, self.digests, self._drawn)
        other.tip, other.draft, other.drafter = self.tip, self.draft, self.drafter
        other.idle_moves = [*self.idle_moves]
        other._views, other._closed = {**self._views}, self._closed
        return other

    def option_ids(self, options: Sequence[int]) -> list[Id]:
        """Return answers as they are saved."""
        ids = self.rules.ids_of(self.settled)
        return [self.rules.option_id(ids, option) for option in options]

    def redraft(self, seat: int, draft: Sequence[Id]) -> None:
        """A draft that was saved, laid on top again as far as it fits."""
        ids = self.rules.ids_of(self.settled)
        self.drafter = seat
        self._lay_on_top([self.rules.option_of(ids, each) for each in draft])

    def export(self, viewer: int, earlier: Sequence[Event] = ()) -> dict[str, Any]:
        """Return the record once the match is over, and before that only what this viewer may see. `earlier` are the
        events that are not in memory."""
        if self.over:
            return deepcopy(self.record)
        g = self.seen_by(viewer)
        seen = self.game.view(g, viewer)
        del seen["known"]  # for bots only
        closed = self.closed()
        events = [*earlier, *self.events.held]
        told = [event for at, event in enumerate(events) if at not in closed and event.reaches(viewer)]
        log = [{"kind": event.kind, "args": list(event.args)} for event in told]
        promised = {name: self.record[name] for name in ("commitment", "salts")}
        return {"format": VIEW_FORMAT, "game": self.game.name, **promised, "view": seen, "events": log}

    def _trial(self, g: S) -> tuple[S, Watch]:
        trial, watch = self.rules.copy(g), Watch()
        trial.watch = watch
        g.luck.start_log(self.drawn())  # forget what an abandoned trial rolled
        return trial, watch

    def _is_settled(self, g: S, watch: Watch, seat: int) -> bool:
        return bool(g.luck.log) or bool(watch.reveals) or g.seat != seat or not self._asks_one(g)

    def _asks_one(self, g: S) -> bool:
        f = g.stack[-1] if g.stack else None
        return f is not None and self.rules.steps[f.proc][f.at].op in (ASK, AGAIN)

    def _acts_in_turn(self, g: S, option: Any) -> bool:
        """Is this a reaction in a window that asks in turn? To pass is different: it may close the window for all."""
        f = g.stack[-1] if g.stack else None
        return f is not None and self.rules.steps[f.proc][f.at].op == ROUNDS and option != PASS

    def _settle(self, g: S, entry: dict[str, Any], told: list[Event]) -> None:
        entry["luck"] = outcomes(self.rules, g, g.luck)
        if self.digests or g.seat < 0:
            entry["digest"] = digest(self.rules, g)
        g.luck.start_log()
        self._take_over(g, entry, told)

    def _take_over(self, g: S, entry: dict[str, Any], told: list[Event]) -> None:
        """Go on from the position after an entry."""
        g.watch = None
        self.record["segments"][-1]["entries"].append(entry)
        if self._turns is not None:
            self._turns[entry["seat"]] += len(entry.get("do", ()))
        if self._drawn is not None:
            self._drawn += len(entry["luck"])
        if g.ply == self.settled.ply:  # a free action, or a sealed answer that may still change
            self.idle_moves[entry["seat"]] += 1
        else:
            self.idle_moves = [0] * g.seats
        if g.seat < 0:
            self.record["result"] = self.game.outcome(g).plain()
        self.settled = g
        if self.drafter < 0:
            self.tip = g
        self.events.add(told)

    def _lay_on_top(self, draft: list[int]) -> None:
        """Apply the draft to the settled game again, up to the first answer that is no longer legal."""
        seat, g = self.drafter, self.settled
        kept: list[int] = []
        for option in draft:
            trial, watch = self._trial(g)
            choice = self.rules.choice(trial, seat)
            if choice is None or option not in choice.options:
                break
            self.rules.apply(trial, seat, choice.id, option)
            if self._is_settled(trial, watch, seat):
                g.luck.start_log()
                break
            g = trial
            kept.append(option)
        self.draft, self.tip = kept, g
        self.drafter = seat if kept else -1

    def _draft_events(self) -> list[Event]:
        """Return the events of the draft for everybody, now that it is recorded."""
        g = self.rules.copy(self.settled)
        g.watch = Watch()
        for option in self.draft:
            self.rules.answer(g, self.drafter, option)
            self.rules.settle(g)
        return g.watch.events
