"""What a bot says, and how it judges what it was promised. Nothing here changes a match or a talk account: entries are
returned, and whoever runs the match adds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from zlib import crc32

from harena.bots import FreeMove
from harena.bots.talk.character import GENEROSITY, GRIM, HONEST, SLY, Standing, believed, keeps, standing
from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.talk.account import ALL, KEPT, MARK, NOBODY, OPEN, SAY, Entry, Message, NotSaid, Promise, Talk
from harena.talk.phrases import PAY, PEACE, Phrase, Value


class Position(NamedTuple):
    """What a bot knows when it thinks about talking. The view is that of a spectator: what a bot says tells nothing
    about its hand."""

    seat: int
    seats: int
    character: str
    view: dict[str, Any]
    promises: Sequence[Promise]
    salt: str  # makes this match unlike others

    def trust(self, other: int) -> float:
        return believed(self.promises, other, self.seat, self.character)

    def luck(self, *key: object) -> float:
        """Return a number from 0 to 1: the same one for the same question, however often it is asked."""
        return crc32(":".join([self.salt, str(self.seat), *map(str, key)]).encode()) / 2**32

    def generous(self, *key: object) -> bool:
        """Does it give a promise at this occasion? By its character."""
        return self.luck(*key) < GENEROSITY[self.character]

    def promised(self, by: int, to: int) -> bool:
        """Is there an open promise of one seat to the other?"""
        return any([(each.by, each.to, each.state) == (by, to, OPEN) for each in self.promises])

    def answers_peace(self, other: int) -> bool:
        """Does peace with this seat make sense? Yes, until a promise to it was not answered with one."""
        tried = any([(each.by, each.to) == (self.seat, other) for each in self.promises])
        return not tried or any([(each.by, each.to) == (other, self.seat) for each in self.promises])


class Said(NamedTuple):
    """Something a bot wants to say."""

    phrase: str
    to: int = ALL
    slots: tuple[Value, ...] = ()
    promise: bool = False  # to the seat in `to`


class GameTalk:
    """What a game adds to the talk of bots. These defaults do for a game in which promises mean nothing."""

    turn_event: str = ""  # the kind of event with which a turn begins; promises are for one turn

    def judge(self, g: Any, events: Sequence[Event], promise: Promise, phrase: Phrase) -> str:
        """Return what became of a promise, from what its receiver has seen since it was given. Of the state, only what
        is printed on the cards may be read."""
        return OPEN

    def is_due(self, view: dict[str, Any], promise: Promise) -> bool:
        """Is it time to pay what was promised?"""
        return True

    def promises(self, position: Position) -> Said | None:
        """Return a promise that the bot gives before its move, if it feels like it."""
        return None

    def reply(self, position: Position, message: Message, phrase: Phrase) -> Said | None:
        """Return an answer to something that was said to this seat."""
        return None


RETURNED = 0.7  # how often a bot answers a promise of peace with its own
GREETINGS = {"any-hello": "any-hello", "any-good-luck": "any-good-luck"}
TO_A_THREAT = {HONEST: "any-sorry", SLY: "any-maybe-later", GRIM: "any-regret"}


def position(match: Match[Any], talk: Talk, seat: int, character: str, salt: str) -> Position:
    view = match.game.view(match.settled, SPECTATOR)
    return Position(seat, talk.seats, character, view, talk.promises_known_to(seat), salt)


def standing_in(talk: Talk, seat: int, character: str) -> Standing:
    return standing(talk.promises_known_to(seat), talk.book, talk.seats, seat, character)


def judged(rules: GameTalk, match: Match[Any], talk: Talk, seat: int, at: float) -> list[Entry]:
    """Return the marks that a bot puts on promises made to it."""
    found = []
    for promise in talk.promises_known_to(seat):
        phrase = talk.book.keys.get(promise.phrase)
        if promise.to != seat or promise.state != OPEN or phrase is None:
            continue
        moment = talk.messages[promise.number].entry.moment
        if moment < match.events.base.events:
            continue  # too long ago to be judged
        events = [event for event in match.events[moment:] if event.reaches(seat)]
        state = rules.judge(match.settled, events, promise, phrase)
        if state != OPEN:
            found.append(Entry(MARK, seat, message=promise.number, on=state == KEPT, at=at))
    return found


def payment(rules: GameTalk, match: Match[Any], talk: Talk, seat: int, character: str) -> FreeMove | None:
    """Return the free action that pays what a bot has promised, if it is due, allowed, and the bot means to."""
    promises = talk.promises_known_to(seat)
    view = match.game.view(match.settled, seat)
    for promise in promises:
        phrase = talk.book.keys.get(promise.phrase)
        if promise.by != seat or promise.state != OPEN or phrase is None or phrase.promise != PAY:
            continue
        moment = talk.messages[promise.number].entry.moment
        if moment < match.events.base.events:
            continue  # if it was not paid in all this time, it will not be
        paid = rules.judge(match.settled, match.events[moment:], promise, phrase) != OPEN
        if not paid and keeps(promise, promises, character) and rules.is_due(view, promise):
            found = match.game.payment(match.settled, seat, promise.to, int(promise.slots[0]))
            if found is not None:
                return found
    return None


def before_move(
    rules: GameTalk, match: Match[Any], talk: Talk, seat: int, character: str, salt: str, at: float
) -> list[Entry]:
    """Return what a bot does about the talk when it is asked: marks, and perhaps a promise."""
    found = judged(rules, match, talk, seat, at)
    said = rules.promises(position(match, talk, seat, character, salt))
    return [*found, *_entries(talk, seat, said, len(match.events), at)]


def reply(
    rules: GameTalk, match: Match[Any], talk: Talk, seat: int, character: str, message: Message, salt: str, at: float
) -> list[Entry]:
    """Return a bot's answer to something that was said to it, or to everybody."""
    entry = message.entry
    if entry.by == seat or not message.reaches(seat) or entry.phrase not in talk.book.keys:
        return []  # bots understand phrases only
    said: Said | None = None
    if entry.phrase in GREETINGS and not any([each.entry.by == seat for each in talk.messages]):
        said = Said(GREETINGS[entry.phrase])
    elif seat in (entry.to, entry.promise_to):
        phrase, asked = talk.book.find(entry.phrase), position(match, talk, seat, character, salt)
        said = rules.reply(asked, message, phrase) or manners(asked, message, phrase)
    return _entries(talk, seat, said, len(match.events), at)


def _entries(talk: Talk, seat: int, said: Said | None, moment: int, at: float) -> list[Entry]:
    """Return the entry of something to say, if the table allows it. Without whispers, it is said aloud."""
    if said is None:
        return []
    to = said.to if talk.settings.whispers else ALL
    promise_to = said.to if said.promise else NOBODY
    entry = Entry(SAY, seat, to, phrase=said.phrase, slots=said.slots, promise_to=promise_to, at=at, moment=moment)
    try:
        return [talk.check(entry)]
    except NotSaid:
        return []


def peace_in_return(position: Position, message: Message, phrase: Phrase, key: str) -> Said | None:
    """Answer a promise of peace with one of our own, if we believe it."""
    other = message.entry.by
    if phrase.promise != PEACE or message.entry.promise_to != position.seat or position.promised(position.seat, other):
        return None
    return (
        Said(key, other, promise=True)
        if position.trust(other) > 0.5 and position.luck(message.number) < RETURNED
        else None
    )


def manners(position: Position, message: Message, phrase: Phrase) -> Said | None:
    """Answer what the game has no better answer to: a promise, a question, a threat."""
    other = message.entry.by
    if message.entry.promise_to == position.seat:
        believes = position.trust(other) > 0.5
        return Said("any-thanks" if believes else "any-let-me-think", other)
    if phrase.group == "threat":
        return Said(TO_A_THREAT[position.character], other)
    return Said("any-let-me-think", other) if phrase.group in ("question", "deal") else None


def amount_of(event: Event) -> int:
    """Return the third argument of an event: who gave, to whom, how much."""
    amount = event.args[2]
    return amount if isinstance(amount, int) else 0
