"""A match as people play it: the checked door with drafts, undo and a record.

A seat's run of answers up to the next chance outcome, reveal or other seat's decision is its draft: seen by that
seat only, undoable, then recorded as one entry. A free action lands on the settled game; the draft is laid on top again
and cut where it no longer fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Generic, TypeVar

from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Refused
from harena.kernel.flow import AGAIN, ASK, ROUNDS
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Event, State, Watch
from harena.matches.record import new_record, replay, segment

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    def __init__(self, game: Game[S], settled: S, record: dict[str, Any], events: list[Event]) -> None:
        self.game = game
        self.rules = game.rules
        self.settled = settled  # what everybody is looking at
        self.tip = settled  # the settled game with the draft on top
        self.draft: list[int] = []
        self.drafter = -1
        self.record = record
        self.events = events  # all that was told since the start, in order

    @classmethod
    def start(cls, game: Game[S], options: Mapping[str, Any], luck: Luck) -> Match[S]:
        """A new match; `options` as a person gave them."""
        luck.log = []
        watch = Watch()
        g = game.rules.start(game.complete(options), luck, watch)
        record = new_record(game.rules, g, luck.log)
        luck.log.clear()
        return cls(game, g, record, watch.events)

    @classmethod
    def from_position(cls, game: Game[S], position: dict[str, Any], luck: Luck) -> Match[S]:
        """A match that starts in the middle."""
        luck.log = []
        g = load(game.rules, position, luck)
        record = new_record(game.rules, g, luck.log, start=position)
        luck.log.clear()
        return cls(game, g, record, [])

    @classmethod
    def resume(cls, game: Game[S], record: dict[str, Any], luck: Luck) -> Match[S]:
        """A match taken up again where its record ends."""
        moments = list(replay(game.rules, record))
        g = moments[-1][1]
        luck.log = []
        g.luck, g.watch = luck, None
        return cls(game, g, record, [event for _, _, told in moments for event in told])

    def next_segment(self) -> None:
        """Go on from a snapshot, under the rules of today."""
        self.record["segments"].append(segment(self.rules, self.settled, [], dump(self.rules, self.settled)))

    def seen_by(self, seat: Any) -> S:
        return self.tip if seat == self.drafter else self.settled

    @property
    def over(self) -> bool:
        return self.settled.seat < 0

    def answer(self, seat: Any, choice_id: Any, option: Any) -> list[Event]:
        """One answer. Returns what was told; while a draft is open that is for its seat alone."""
        g, watch = self._trial(self.seen_by(seat))
        may_draft = self._asks_one(g) or self._acts_in_turn(g, option)  # what was sealed with others is theirs too
        self.rules.apply(g, seat, choice_id, option)
        if not may_draft or self._is_settled(g, watch, seat):
            answers = [*self.draft, option] if seat == self.drafter else [option]
            told = self._draft_events() if seat == self.drafter else []
            self.draft, self.drafter = [], -1
            self._settle(g, {"seat": seat, "do": answers}, [*told, *watch.events])
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
        self.rules.act_freely(g, seat, name, args)
        self._settle(g, {"seat": seat, "take": name, "args": list(args)}, watch.events)
        self._lay_on_top(self.draft)
        return watch.events

    def fork(self) -> Match[S]:
        """The same match, to try something on: positions and entries are shared, the lists they stand in are not."""
        part = self.record["segments"][-1]
        segments = [*self.record["segments"][:-1], {**part, "entries": [*part["entries"]]}]
        other = Match(self.game, self.settled, {**self.record, "segments": segments}, [*self.events])
        other.tip, other.draft, other.drafter = self.tip, self.draft, self.drafter
        return other

    def redraft(self, seat: int, draft: list[int]) -> None:
        """A draft that was kept, laid on top again as far as it fits."""
        self.drafter = seat
        self._lay_on_top(draft)

    def export(self, viewer: int) -> dict[str, Any]:
        """What may leave the table: the record once the match is over; before that what this viewer may see."""
        if self.over:
            return deepcopy(self.record)
        g = self.seen_by(viewer)
        seen = self.game.view(g, viewer)
        del seen["known"]  # for bots; a person looks at the table
        closed = self.game.closed(g.settings(), self.events)
        told = [event for at, event in enumerate(self.events) if at not in closed and event.reaches(viewer)]
        log = [{"kind": event.kind, "args": list(event.args)} for event in told]
        return {"format": "harena-view", "game": self.game.name, "view": seen, "events": log}

    def _trial(self, g: S) -> tuple[S, Watch]:
        trial, watch = self.rules.copy(g), Watch()
        trial.watch = watch
        g.luck.log = []  # whatever an abandoned trial rolled
        return trial, watch

    def _is_settled(self, g: S, watch: Watch, seat: int) -> bool:
        return bool(g.luck.log) or bool(watch.reveals) or g.seat != seat or not self._asks_one(g)

    def _asks_one(self, g: S) -> bool:
        f = g.stack[-1] if g.stack else None
        return f is not None and self.rules.steps[f.proc][f.at].op in (ASK, AGAIN)

    def _acts_in_turn(self, g: S, option: Any) -> bool:
        """An act in a window that asks one after the other; to pass there may close it for all."""
        f = g.stack[-1] if g.stack else None
        return f is not None and self.rules.steps[f.proc][f.at].op == ROUNDS and option != PASS

    def _settle(self, g: S, entry: dict[str, Any], told: list[Event]) -> None:
        g.watch = None
        entry["luck"] = list(g.luck.log or ())
        entry["digest"] = digest(self.rules, g)
        g.luck.log = []
        self.record["segments"][-1]["entries"].append(entry)
        if g.seat < 0:
            self.record["result"] = self.game.outcome(g).plain()
        self.settled = g
        if self.drafter < 0:
            self.tip = g
        self.events += told

    def _lay_on_top(self, draft: list[int]) -> None:
        """The draft anew on the settled game, cut at the first answer that no longer fits."""
        seat, g = self.drafter, self.settled
        kept: list[int] = []
        for option in draft:
            trial, watch = self._trial(g)
            choice = self.rules.choice(trial, seat)
            if choice is None or option not in choice.options:
                break
            self.rules.apply(trial, seat, choice.id, option)
            if self._is_settled(trial, watch, seat):
                g.luck.log = []
                break
            g = trial
            kept.append(option)
        self.draft, self.tip = kept, g
        self.drafter = seat if kept else -1

    def _draft_events(self) -> list[Event]:
        """What the settled part of the draft tells everybody, now that it counts."""
        g = self.rules.copy(self.settled)
        g.watch = Watch()
        for option in self.draft:
            self.rules.answer(g, self.drafter, option)
            self.rules.settle(g)
        return g.watch.events
