"""Answers the requests about profiles and the club."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from msgspec import to_builtins

from harena.games import game_names
from harena.server import protocol
from harena.server.people.rows import Person
from harena.server.profile import pages
from harena.server.profile.choices import choose
from harena.server.profile.pages import Viewed
from harena.server.store import Store

LAST, DIGITS = 1_000_000, 9  # of a page
EMPTY = protocol.Profile("", "", True, False, False, [], [], [], [], [], [])  # of a browser that nobody knows


class Wanted(NamedTuple):
    """Which matches of somebody a browser asks for."""

    game: str = ""  # empty: any
    players: int = 0  # 0: any
    page: int = 0

    @classmethod
    def of(cls, query: Mapping[str, str]) -> Wanted:
        """Read what stands behind the ? of an address. What cannot be read is as if it were not there."""
        game = query.get("game", "")
        return cls(game if game in game_names() else "", _number(query.get("players")), _number(query.get("page")))


def _number(text: str | None) -> int:
    found = int(text) if text is not None and text.isascii() and text.isdigit() and len(text) <= DIGITS else 0
    return min(found, LAST)


class Profiles:
    """There is one per server."""

    def __init__(self, store: Store, club: str = "") -> None:
        self.store = store
        self.club_name = club

    async def own(self, person: Person | None) -> protocol.Profile:
        return EMPTY if person is None else await self._profile(pages.own(person.id, person.name))

    async def choose(self, person: Person, wish: protocol.ProfileChoice) -> protocol.Profile:
        await self.store.transaction(partial(choose, person=person.id, shown=wish.shown, rated=wish.rated))
        return await self.own(person)

    async def own_matches(self, person: Person | None, wanted: Wanted) -> protocol.PlayedMatches:
        if person is None:
            return protocol.PlayedMatches(0, pages.MATCHES, 0, [])
        return await self._matches(pages.own(person.id, person.name), wanted)

    async def of(self, public: str) -> protocol.Profile | None:
        """Return the profile that is shown under this address."""
        viewed = await self._shown(public)
        return None if viewed is None else await self._profile(viewed)

    async def matches_of(self, public: str, wanted: Wanted) -> protocol.PlayedMatches | None:
        viewed = await self._shown(public)
        return None if viewed is None else await self._matches(viewed, wanted)

    async def past(self, person: Person) -> dict[str, Any]:
        """Return everything that is kept here about a person, as plain data."""
        viewed = pages.own(person.id, person.name)
        found = await self.store.look(partial(pages.matches, viewed=viewed, game="", players=0, page=0, most=LAST))
        return {"profile": to_builtins(await self._profile(viewed)), "matches": to_builtins(found.matches)}

    async def club(self) -> protocol.Club:
        return await self.store.look(partial(pages.club, name=self.club_name))

    async def _shown(self, public: str) -> Viewed | None:
        return await self.store.look(partial(pages.of_others, public=public))

    async def _profile(self, viewed: Viewed) -> protocol.Profile:
        return await self.store.look(partial(pages.profile, viewed=viewed))

    async def _matches(self, viewed: Viewed, wanted: Wanted) -> protocol.PlayedMatches:
        return await self.store.look(partial(pages.matches, viewed=viewed, **wanted._asdict()))
