"""What one viewer may see of the course of a match, as messages: what there is, and the moments in pages.

While the match runs, a viewer gets what the table has shown them, with the same projection, without what nobody may
look at again. Once it is over, everything is open, as in its record.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from harena.game import Game
from harena.kernel.state import Event, State
from harena.kernel.views import SPECTATOR
from harena.matches.event_log import EventLog
from harena.matches.match import Match
from harena.server import protocol
from harena.server.changes import difference
from harena.server.projection import SCENE_LINES, Projection, TextCache, brief, first_of, stage_of
from harena.server.replay.course import Course, Withheld
from harena.text_parts import Part, plain_text
from harena.text_protocol import awaited, sentence, sentence_parts
from harena.things import Place

OPEN = -2  # a viewer who sees everything
UNSEEN = "-unseen"  # events for those who did not see what happened
PAGE = 60 * 1024  # bytes
PER_PAGE = 32  # moments


class Line(NamedTuple):
    """An event that the viewer may read, with its number in their log."""

    number: int
    event: Event
    by_bot: int


class Step(NamedTuple):
    """A moment that can be looked at: its row, and what has happened since the one before."""

    n: int
    row: int
    lines: list[Line]


class Replayed:
    """The course as one viewer sees it, in one language. It is made anew when the course has grown."""

    def __init__(self, course: Course, people: list[str], viewer: int, lang: str, odds: bool, panels: bool) -> None:
        self.course = course
        self.game: Game[Any] = course.game
        self.viewer = viewer  # OPEN, SPECTATOR or a seat
        self.seat = max(viewer, SPECTATOR)
        self.odds, self.panels = odds, panels
        self.cache = TextCache(course.game, course.tip.full_options(), people, self.seat, lang)
        self.withheld: Withheld = course.withheld()
        self.steps = self._steps()
        self.rows = len(course.rows)

    def _steps(self) -> list[Step]:
        course, closed, found = self.course, self.course.closed(), []
        moments = {row: n for n, row in enumerate(course.moments)}
        lines: list[Line] = []
        number = at = 0
        for row, (events, by_bot) in enumerate(course.rows):
            for event in events:
                if self._reads(event):
                    if at not in closed:
                        lines.append(Line(number, event, by_bot))
                    number += 1
                at += 1
            n = moments.get(row, -1)
            if n >= 0 and row >= course.first_seen and not self.withheld.start <= n < self.withheld.stop:
                found.append(Step(n, row, lines))
                lines = []
        return found

    def _reads(self, event: Event) -> bool:
        return not event.kind.endswith(UNSEEN) if self.viewer == OPEN else event.reaches(self.viewer)

    # What there is

    def about(self, table: protocol.Table, views: list[int]) -> protocol.Replay:
        lines, last = [], 0
        for step in self.steps:
            last = step.lines[-1].number + 1 if step.lines else last
            lines.append(last)
        first = self.steps[0].n
        return protocol.Replay(
            table=table,
            view=self.viewer,
            views=views,
            first=first,
            count=len(self.course.moments),
            withheld=list(self.withheld),
            lines=lines,
            marks=list(self._marks()),
        )

    def _marks(self) -> Iterator[protocol.ReplayMark]:
        words = self.game.words
        for step in self.steps:
            heard = [line.event for line in step.lines if line.event.reaches(SPECTATOR)]
            turns = [event for event in heard if event.kind in words.turns]
            phases = [event for event in heard if event.kind in words.pauses]
            if turns or phases:
                event = (turns or phases)[-1]
                text = sentence(self.cache.texts, words, self.game.rules, event, self.cache.names)
                yield protocol.ReplayMark(step.n, "turn" if turns else "phase", text)

    # The moments

    def page(self, n: int) -> Iterator[protocol.ReplayPage | None]:
        """Work out the page that begins with moment `n`, or with the next one there is. Yields None after each scene,
        and the page in the end: whoever asks decides when to go on."""
        wanted = [step for step in self.steps if step.n >= n][:PER_PAGE]
        page: protocol.ReplayPage | None = None
        size = 0
        before: protocol.Scene | None = None
        held: list[protocol.HeldCards] = []
        for step, g in self._positions(wanted):
            scene, cards = self._scene(step, g), self._held(g)
            log = first_of((self._line(line) for line in reversed(step.lines)), SCENE_LINES)[::-1]
            if page is None or before is None:
                page = protocol.ReplayPage(replace(scene, log=log), cards, step.n, [], step.n + 1)
                size = len(protocol.write(page))
            else:
                news = protocol.ReplayStep(step.n, difference(before, scene), log, None if cards == held else cards)
                size += len(protocol.write(news)) + 1
                if size > PAGE:
                    break
                page.steps.append(news)
                page.end = step.n + 1
            before, held = scene, cards
            yield None
        if page is not None:
            yield page

    def _positions(self, wanted: list[Step]) -> Iterator[tuple[Step, State]]:
        by_row = {step.row: step for step in wanted}
        if not wanted:
            return
        for row, g in self.course.positions(wanted[0].row):
            if row in by_row:
                yield by_row[row], self.game.rules.copy(g)  # what is built of it may share its parts
            if row >= wanted[-1].row:
                return

    def _scene(self, step: Step, g: State) -> protocol.Scene:
        """Build what the table has shown, without what could be answered."""
        words, texts = self.game.words, self.cache.texts
        told = [line.event for line in step.lines]
        match = Match(self.game, g, {}, EventLog(g.seats, [told]), [0] * g.seats, digests=False)
        projection = Projection(match, self.seat, self.cache, self.odds)
        seen = projection.look(g)
        names = self.cache.names
        result = None
        if g.seat < 0:
            last = sentence(texts, words, self.game.rules, told[-1], names) if told else ""
            result = protocol.Result(**self.game.outcome(g).plain(), text=last)
        return protocol.Scene(
            seq=step.n,
            fresh=False,
            view={**seen, "options": brief(seen["options"])},
            stage=stage_of(self.game, seen, self.odds),
            names=protocol.Names(list(names.seats), list(names.sides), names.you, names.your_side),
            question=None,
            waiting=seen["waiting"],
            waiting_text=awaited(texts, self.game.name, seen, self.cache.people),
            undo=False,
            free_actions=[],
            offers=projection.offers(g),
            log=[],
            closed=[],
            result=result,
            panels=projection.panels(seen) if self.panels else None,
        )

    def _line(self, line: Line) -> protocol.Line:
        """Put an event into words, as `Projection.told` does."""
        words, own = self.game.words, line.by_bot != self.viewer
        names = self.cache.names if own else self.cache.absent
        said = sentence_parts(self.cache.texts, words, self.game.rules, line.event, names)
        parts: list[Part] = self.cache.pointed(said)
        return protocol.Line(
            n=line.number,
            kind=line.event.kind,
            args=[list(arg) if isinstance(arg, tuple) else arg for arg in line.event.args],
            text=plain_text(parts),
            parts=[protocol.TextPart(*part) for part in parts],
            pause=line.event.kind in words.pauses,
        )

    def _held(self, g: State) -> list[protocol.HeldCards]:
        """Return everybody's cards in hand, for those who see everything."""
        if self.viewer != OPEN:
            return []
        texts = self.cache.texts
        hand = texts.say("things-place-hand")
        found = []
        for seat in range(g.seats):
            places: list[Place] = self.game.whereabouts(self.game.view(g, seat), texts, self.cache.names)
            mine = [place for place in places if place.place == hand]
            found += [protocol.HeldCards(seat, place.kind, place.number, place.copies) for place in mine]
        return found
