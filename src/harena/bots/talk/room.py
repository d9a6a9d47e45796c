"""The talk of a match in one process: an account of its own, characters for the bots, and what they do about it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from harena.bots import FreeMove
from harena.bots.talk.character import CHARACTERS, Standing
from harena.bots.talk.registry import talk_of
from harena.bots.talk.talker import before_move, payment, reply, standing_in
from harena.game import Game
from harena.matches.match import Match
from harena.talk.account import BURST_SECONDS, SAY, Entry, Talk, TalkSettings, promise_in

PERSON = ""  # in place of a character


class TalkRoom:
    """What is said in one match. People have no character."""

    def __init__(self, game: Game[Any], characters: Sequence[str], rng: Random) -> None:
        self.rules = talk_of(game.name)
        self.characters = tuple(characters)
        self.salt = f"{rng.getrandbits(64):x}"
        self.talk = Talk(len(self.characters), game.phrases, TalkSettings(whispers=game.phrases.whispers))
        self.events = 0  # events of the match that were looked at
        self.payments = 0

    def before_move(self, match: Match[Any], seat: int) -> FreeMove | None:
        """Let a bot talk before its move. Returns a free action, if it pays what it has promised."""
        self.follow(match)
        if self.characters[seat] == PERSON:
            return None
        now = BURST_SECONDS * len(self.talk.entries)  # nobody talks too fast here
        for entry in before_move(self.rules, match, self.talk, seat, self.characters[seat], self.salt, now):
            self._add(match, entry)
        found = payment(self.rules, match, self.talk, seat, self.characters[seat])
        self.payments += found is not None
        return found

    def follow(self, match: Match[Any]) -> None:
        """Note the promises that follow from the rules, such as a price agreed for support."""
        book = self.talk.book
        for moment in range(self.events, len(match.events)):
            event = match.events[moment]
            entry = promise_in(book, event.kind, event.args, moment, 0.0)
            if entry is not None:
                self.talk.add(entry)
        self.events = len(match.events)

    def say(self, match: Match[Any], entry: Entry) -> None:
        """Add what a person says, and let the bots answer. Raises NotSaid."""
        self.follow(match)
        self._add(match, self.talk.check(entry._replace(moment=len(match.events))))

    def _add(self, match: Match[Any], entry: Entry) -> None:
        self.talk.add(entry)
        if entry.kind != SAY:
            return
        message = self.talk.messages[-1]
        for seat, character in enumerate(self.characters):
            if character == PERSON:
                continue
            for answer in reply(self.rules, match, self.talk, seat, character, message, self.salt, entry.at):
                self.talk.add(answer)  # nobody answers an answer

    def take_up(self, characters: Sequence[str], salt: str, entries: Sequence[Entry], events: int) -> None:
        """Go on with the talk of an earlier sitting. Promises that follow from the rules are among its entries."""
        self.characters, self.salt = tuple(characters), salt
        self.talk = Talk(self.talk.seats, self.talk.book, self.talk.settings, entries)
        self.events = events

    def standing(self, seat: int) -> Standing | None:
        """Return what a bot makes of the talk so far; None for those without a character."""
        character = self.characters[seat]
        return None if character == PERSON else standing_in(self.talk, seat, character)


def drawn_characters(seats: int, rng: Random) -> list[str]:
    return [rng.choice(CHARACTERS) for _ in range(seats)]
