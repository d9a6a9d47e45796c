"""What an evening is, and how it goes on.

Whoever comes late is seated from the next round on and has no points for the rounds before. For whoever leaves in the
middle of a round a bot plays on: the others' places count, theirs does not. They may come back for the next round, and
keep what they had. A table that is called off counts as a tie of all who sat there.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, NamedTuple

from harena.kernel.rules import BadInput
from harena.names import cleaned, unlike
from harena.players import ROMANS
from harena.server.evenings.rotation import seating

BOT = -1  # in the place of a guest
MOST_GUESTS = 4  # per seat: some leave, and others come
GATHERING, PLAYING, BETWEEN, OVER = "gathering", "playing", "between", "over"


class EveningRefused(Exception):
    """What was asked for is not possible. `code` says why, and changes nothing."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Guest(NamedTuple):
    number: int
    name: str
    token: str  # its hash; empty: removed by the host
    person: str = ""  # who they are; empty: not known
    here: bool = True  # they are seated in the next round
    missed: tuple[int, ...] = ()  # rounds that do not count for them, because they left


class Played(NamedTuple):
    """A table of one round."""

    round: int
    number: int
    table: str
    guests: tuple[int, ...]  # by seat; BOT: nobody
    result: dict[str, Any] | None = None  # winners and scores; None: they still play; {}: it was called off


class Plan(NamedTuple):
    """What does not change during the evening."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    seats: int  # per table
    tables: int  # at most
    rounds: int
    bot: str
    lang: str
    invite: str
    key: str  # its hash
    person: str = ""  # who plans it; empty: not known
    clock: dict[str, Any] = {}  # noqa: RUF012  # never changed; of its tables; {}: they have none


class Evening(NamedTuple):
    plan: Plan
    phase: str = GATHERING
    round: int = 0  # that is played or was played last
    guests: tuple[Guest, ...] = ()
    played: tuple[Played, ...] = ()
    version: int = 0

    @property
    def room(self) -> int:
        return self.plan.seats * self.plan.tables

    @property
    def open_tables(self) -> list[Played]:
        """Return the tables at which the round is still played."""
        return [each for each in self.played if each.result is None]

    def guest_of(self, token: str, person: str) -> Guest | None:
        """Return whose token this is, by its hash, or who this person is here."""
        for guest in self.guests:
            if guest.token and (hmac.compare_digest(guest.token, token) or (person and guest.person == person)):
                return guest
        return None

    def is_host(self, key: str, person: str) -> bool:
        """Return whether this is the key of the host, by its hash, or the host themselves."""
        return hmac.compare_digest(key, self.plan.key) or (person != "" and person == self.plan.person)

    def table_of(self, number: int) -> Played | None:
        """Return the table at which a guest sits in the round that is played."""
        return next((each for each in self.open_tables if number in each.guests), None)


def with_guest(evening: Evening, name: str, token: str, person: str) -> tuple[Evening, Guest]:
    """Let somebody take part from the next round on. Whoever takes part already has come from another device."""
    for guest in evening.guests:
        if person and guest.person == person:
            if not guest.token:
                raise EveningRefused("banned-here", "the host of this evening has removed you")
            again = guest._replace(token=token)
            return attending(_with(evening, again), guest.number, True), again
    if evening.phase == OVER or evening.round == evening.plan.rounds:
        raise EveningRefused("not-now", "no round of this evening is left")
    here = [guest for guest in evening.guests if guest.here]
    if len(here) >= evening.room or len(evening.guests) >= MOST_GUESTS * evening.room:
        raise EveningRefused("full", "all seats of this evening are taken")
    number = len(evening.guests)
    known = [guest.name for guest in evening.guests]
    called = unlike(cleaned(name) or ROMANS[number % len(ROMANS)], known)
    if called in known:  # even all Roman numbers are used up
        raise EveningRefused("full", "too many guests have this name; choose another one")
    guest = Guest(number, called, token, person)
    return evening._replace(guests=(*evening.guests, guest)), guest


def attending(evening: Evening, number: int, here: bool) -> Evening:
    """Note that a guest has left, or is back for the next round."""
    guest = evening.guests[number]
    if here and not guest.here and len([each for each in evening.guests if each.here]) >= evening.room:
        raise EveningRefused("full", "all seats of this evening are taken")
    missed = guest.missed
    if not here and evening.table_of(number) is not None and evening.round not in missed:
        missed = (*missed, evening.round)
    return _with(evening, guest._replace(here=here, missed=missed))


def without(evening: Evening, number: int) -> Evening:
    """Remove a guest for good: their token opens nothing any more, and their name stays in the standings."""
    if not 0 <= number < len(evening.guests):
        raise EveningRefused("not-found", f"there is no guest {number}")
    found = attending(evening, number, False)
    return _with(found, found.guests[number]._replace(token=""))


def _with(evening: Evening, guest: Guest) -> Evening:
    changed = [guest if each.number == guest.number else each for each in evening.guests]
    return evening._replace(guests=tuple(changed))


def next_round(evening: Evening, tables: Sequence[str]) -> Evening:
    """Seat everybody who is here for the next round, at tables with these ids; there are more ids than are needed."""
    if evening.phase not in (GATHERING, BETWEEN):
        raise EveningRefused("not-now", "the round before is not over")
    here = [guest.number for guest in evening.guests if guest.here]
    if not here:
        raise EveningRefused("not-now", "nobody is here")
    before = [each.guests for each in evening.played]
    chosen = seating(here, evening.plan.seats, before, f"{evening.plan.id} {evening.round + 1}")
    number = evening.round + 1
    laid = [Played(number, at, tables[at], guests) for at, guests in enumerate(chosen)]
    return evening._replace(phase=PLAYING, round=number, played=(*evening.played, *laid))


def with_result(evening: Evening, table: str, result: dict[str, Any]) -> Evening:
    """Note how a table ended. With the last one the round is over, and after the last round the evening."""
    played = [each._replace(result=result) if each.table == table else each for each in evening.played]
    found = evening._replace(played=tuple(played))
    if found.phase == PLAYING and not found.open_tables:
        return found._replace(phase=OVER if found.round >= found.plan.rounds else BETWEEN)
    return found


def ended(evening: Evening) -> Evening:
    """End the evening before its last round."""
    if evening.phase == OVER:
        raise EveningRefused("not-now", "the evening is over")
    return evening._replace(phase=OVER)


def check_plan(name: str) -> str:
    """Return the name of an evening as it is shown."""
    found = " ".join("".join([sign for sign in name if sign.isprintable()]).split())
    if not found:
        raise BadInput("the evening has no name")
    return found
