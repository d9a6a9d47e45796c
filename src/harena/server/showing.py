"""What the sessions at a table are shown. What several of them see alike is built once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw
from msgspec.structs import replace

from harena.hints import has_hints
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.server import protocol
from harena.server.changes import difference
from harena.server.clock_view import clock, clock_line
from harena.server.conversation import Conversation
from harena.server.dice import shown
from harena.server.projection import Projection, TextCache, bot_label, bots_of, brief, setting_lines, stage_of
from harena.server.session import Session
from harena.server.store import SeatRow
from harena.text import Texts
from harena.things import Things

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

OPENINGS = 2  # first scenes of spectators that are remembered: one per language
EDITS = 16  # differences between scenes that are remembered: one per seat and language that looks on


class Showing:
    """There is one per table. All that it remembers can be built again."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._text_caches: dict[tuple[int, str], TextCache] = {}  # by seat and language
        self._scenes: dict[tuple[int, str, bool], tuple[Any, protocol.Scene]] = {}  # with the state they show
        self._edits: list[tuple[protocol.Scene, protocol.Scene, Raw]] = []  # the newest last
        self._openings: list[tuple[protocol.Scene, Any, bytes]] = []  # first scenes of spectators, the newest last
        self._abouts: dict[tuple[int, str], protocol.Table] = {}  # by seat and language
        self._stamp: tuple[Any, ...] = ()  # what they tell
        self._public: tuple[Any, Any] = (None, None)  # a spectator's stage, with the state it shows
        self._fixed: dict[str, protocol.Table] = {}  # by language: what never changes about this table

    @property
    def match(self) -> Match[Any] | None:
        return self.table.match

    @property
    def conversation(self) -> Conversation:
        return self.table.conversation

    def forget(self) -> None:
        """Drop what takes room."""
        for built in (self._text_caches, self._scenes, self._abouts):
            built.clear()
        self._edits, self._openings = [], []

    def forget_names(self) -> None:
        """A seat may have another name now."""
        self._text_caches.clear()
        self._scenes.clear()

    # The match

    def things(self, lang: str) -> Things:
        """Return what can be pointed at, with the decks of this table."""
        match, game = self.table.match, self.table.game
        options = match.settled.full_options() if match is not None else game.rules.complete(self.table.row.options)
        return game.things(options, Texts(lang))

    def projection(self, seat: int, lang: str, match: Match[Any] | None = None) -> Projection:
        """Return what a seat sees: now, or of a match as it was a moment ago."""
        table = self.table
        match = match or table.playing()
        cache = self._text_caches.get((seat, lang))
        if cache is None:
            cache = TextCache(table.game, match.settled.full_options(), table.people(), seat, lang)
            self._text_caches[seat, lang] = cache
        return Projection(match, seat, cache, table.odds, table.by_bot.get(seat, ()), lambda: self._public_stage(seat))

    def _public_stage(self, seat: int) -> Any:
        """Return the stage of a spectator, if they see the same state as this seat. It is worked out once for all."""
        match = self.table.playing()
        if seat == SPECTATOR or match.seen_by(seat) is not match.settled:
            return None
        if self._public[0] is not match.settled:
            self._public = match.settled, stage_of(self.table.game, match.view(SPECTATOR), self.table.odds)
        return self._public[1]

    def scene(self, seat: int, lang: str, panels: bool) -> protocol.Scene:
        """Return the scene without its log, built once for all sessions that see the same: do not change it."""
        g, key = self.table.playing().seen_by(seat), (seat, lang, panels)
        kept = self._scenes.get(key)
        if kept is None or kept[0] is not g:
            kept = self._scenes[key] = (g, self.projection(seat, lang).scene(panels))
        return kept[1]

    def opening(
        self, seat: int, lang: str, scene: protocol.Scene, news: Sequence[tuple[int, int]], closed: list[int]
    ) -> bytes:
        """Return the first message with a scene, as it is written. Spectators who come one after the other get the
        same one."""
        for kept in self._openings:
            if kept[0] is scene and kept[1] == (news, closed):
                return kept[2]
        lines = self.projection(seat, lang).newest(news, scene)
        found = protocol.write(replace(scene, seq=1, fresh=True, log=lines, closed=closed))
        if seat == SPECTATOR:
            self._openings = [*self._openings[1 - OPENINGS :], (scene, (news, closed), found)]
        return found

    def edits(self, before: protocol.Scene, after: protocol.Scene) -> Any:
        """Return the differences between two scenes as they are written, made once for all sessions that see the
        same."""
        for kept in self._edits:
            if kept[0] is before and kept[1] is after:
                return kept[2]
        found = Raw(protocol.write(difference(before, after)))
        self._edits = [*self._edits[1 - EDITS :], (before, after, found)]
        return found

    # The table

    def clock(self, viewer: int) -> protocol.Clock | None:
        """Return how the clock stands and what is voted on."""
        table = self.table
        if not table.row.clock and not table.row.timing:
            return None
        return clock(table.row, table.seats, table.clocks.now(), viewer)

    def about(self, session: Session) -> protocol.Table:
        """Return the table for one viewer, built once for all sessions that see the same."""
        key = session.seat, session.lang
        found = self._abouts.get(key)
        if found is None:
            found = self._abouts[key] = self._about(*key)
        if session.seat < 0 and self.table.seating.is_banned(session.person):
            return replace(found, banned=True)
        return found

    def look_at_table(self) -> None:
        """Forget what was told about the table, if it is not so any more."""
        row, seats, presence = self.table.row, self.table.seats, self.table.presence
        here, gone = [presence.is_here(seat.seat) for seat in seats], [presence.is_gone(seat) for seat in seats]
        stamp = row.phase, row.host, row.rematch, row.listed, row.invite, seats, here, gone, self.table.dice
        if stamp != self._stamp:
            self._stamp, self._abouts = stamp, {}

    def _about(self, seat: int, lang: str) -> protocol.Table:
        row, seated, texts = self.table.row, seat >= 0, Texts(lang)
        if lang not in self._fixed:
            self._fixed[lang] = self._about_in(lang)
        return replace(
            self._fixed[lang],
            phase=cast(protocol.Phase, row.phase),
            you=seat,
            yours=self._seats_with(seat) if seated else [],
            host=seated and seat == row.host,
            host_seat=row.host,
            seats=[self._seat_info(seat, texts) for seat in self.table.seats],
            invite=row.invite if seated else "",
            rematch=row.rematch,
            dice=shown(row, self.table.dice),
            listed=row.listed,
        )

    def _seats_with(self, seat: int) -> list[int]:
        """Return all seats of the person who has this one."""
        return self.table.seats_of(self.table.seats[seat].person) or [seat]

    def _about_in(self, lang: str) -> protocol.Table:
        row, game, texts = self.table.row, self.table.game, Texts(lang)
        return protocol.Table(
            id=row.id,
            game=game.name,
            game_name=texts.say(f"{game.name}-name"),
            phase="open",
            you=SPECTATOR,
            yours=[],
            host=False,
            host_seat=-1,
            seats=[],
            options=brief(row.options),
            settings=[*clock_line(row.clock, texts), *setting_lines(game, row.options, lang)],
            bots=bots_of(game.name, texts),
            hints=has_hints(game.name),
            odds=self.table.odds,
            invite="",
            rematch="",
            dice=shown(row, self.table.dice),
            listed=False,
            evening=row.evening,
            banned=False,
        )

    def _seat_info(self, seat: SeatRow, texts: Texts) -> protocol.SeatInfo:
        presence = self.table.presence
        return seat_info(seat, texts, presence.is_here(seat.seat), presence.is_gone(seat))


def seat_info(seat: SeatRow, texts: Texts, here: bool, gone: bool) -> protocol.SeatInfo:
    return protocol.SeatInfo(
        seat=seat.seat,
        who=cast(protocol.Who, seat.who),
        name=seat.name,
        bot=seat.bot,
        bot_label=bot_label(texts, seat.bot) if seat.bot else "",
        here=here,
        gone=gone,
        stand_in=seat.stand_in,
    )
