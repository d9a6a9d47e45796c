"""A replay of a record that somebody has sent, or has on their disk: each view of it comes whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from harena.files import BROKEN
from harena.game import Game
from harena.games import game
from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR
from harena.matches.record import read_record
from harena.players import called, is_person
from harena.server import protocol
from harena.server.catalog import things_page
from harena.server.projection import bot_label
from harena.server.replay.course import Course
from harena.server.replay.pages import OPEN, Replayed
from harena.server.replay.shelf import about_table
from harena.text import Texts

LARGEST = 4 * 1024 * 1024  # bytes of a record that is sent
MOST_ROWS = 20_000
RECORD = "the record"
VIEW = "harena-view"  # the format of what a seat may export while the match runs


class Opened:
    """A record that was read. It shows everything: whoever has the file has its secrets."""

    def __init__(self, text: str) -> None:
        self.record = _read(text)
        self.game: Game[Any] = game(self.record["game"])
        segments = self.record["segments"]
        if sum([1 + len(part["entries"]) for part in segments]) > MOST_ROWS:
            raise BadInput(f"the record has more than {MOST_ROWS} entries")
        self.course = Course(self.game, self.record["options"], self.record["decks"])

    def play(self) -> Iterator[None]:
        """Play the record again, entry by entry. BadInput says where it does not fit the rules."""
        segments = self.record["segments"]
        for number, part in enumerate(segments, start=1):
            bodies = [{"segment": part}, *[{"entry": entry} for entry in part["entries"]]]
            left_behind = part["rules_version"] < self.game.rules.version and number < len(segments)
            for body in bodies:
                if left_behind:
                    self.course.skip(body, [])
                else:
                    self.course.add(body)
                yield None
        tip, result = self.course.tip, self.record.get("result")
        if result is not None and result != (self.game.outcome(tip).plain() if tip.seat < 0 else None):
            raise BadInput(f"{RECORD}: the match does not end as its result says; it was changed, or cut off")

    @property
    def views(self) -> list[int]:
        return [OPEN, SPECTATOR, *range(self.course.tip.seats)]

    def whole(self, view: int, lang: str, panels: bool) -> Iterator[protocol.WholeReplay | None]:
        """Work out everything that one view shows. Yields None after each scene, and the replay in the end."""
        course = self.course
        if view not in self.views:
            raise BadInput(f"there is no seat {view}")
        people = called(self.record["players"] or [""] * course.tip.seats)
        replayed = Replayed(course, people, view, lang, self.game.odds, panels)
        phase = "over" if course.over else "running"
        seats = [self._seat(seat, name, lang) for seat, name in enumerate(people)]
        table = about_table("", self.game, phase, view, seats, self.record["options"], self.game.odds, lang)
        about = replayed.about(table, self.views)
        pages: list[protocol.ReplayPage] = []
        n = about.first
        while n < about.count:
            found: protocol.ReplayPage | None = None
            for each in replayed.page(n):
                found = each
                yield None
            if found is None:
                break
            pages.append(found)
            n = found.end
        things = self.game.things(course.tip.full_options(), Texts(lang))
        yield protocol.WholeReplay(about, pages, things_page(things))

    def _seat(self, seat: int, name: str, lang: str) -> protocol.SeatInfo:
        player = (self.record["players"] or [""] * (seat + 1))[seat]
        bot = "" if not player or is_person(player) else player
        who: protocol.Who = "bot" if bot else "person"
        label = bot_label(Texts(lang), bot.partition(":")[0]) if bot else ""
        return protocol.SeatInfo(seat, who, name, bot, label, here=True, gone=False, stand_in=False)


def _read(text: str) -> dict[str, Any]:
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        raw = None  # below it is said what is wrong with it
    if isinstance(raw, dict) and raw.get("format") == VIEW:
        expected = "expected the record of one that is over"
        raise BadInput(f"{RECORD}: it is what one seat saw of a match that was going on; {expected}")
    try:
        return read_record(text, RECORD, lambda name: game(name).rules)
    except BROKEN as error:  # also RecursionError
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"{RECORD}: not a match record") from None
