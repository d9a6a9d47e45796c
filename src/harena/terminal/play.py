"""A match in the terminal, with people in some seats and bots in the others, for any game.

The screen is lines of text, top to bottom: what happened, the table, the question with its numbered answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from harena.bots import Bot, FreeMove
from harena.bots.driver import MOST_FREE_MOVES, BotTurns, bot_move, forced_answer, offer_due
from harena.bots.registry import split_character
from harena.bots.talk.character import CHARACTERS
from harena.bots.talk.room import PERSON, TalkRoom
from harena.kernel.choice import OPEN, Choice, Space
from harena.kernel.rules import BadInput, View
from harena.matches.match import Match
from harena.players import called
from harena.terminal.asking import Asking
from harena.terminal.saving import Keeper, Leave, hangup_interrupts
from harena.terminal.screen import Screen
from harena.terminal.talking import Again, Talking
from harena.text import Names, Texts
from harena.text_protocol import sentence

CURTAIN = 40  # empty lines between two people at one screen, at least


class Terminal:
    def __init__(
        self,
        match: Match[Any],
        players: Sequence[str],
        bots: Mapping[int, Bot],
        texts: Texts,
        screen: Screen,
        path: Path,
        ours: bool = False,  # the file already holds this match
        rng: Random | None = None,  # for the characters of the bots
    ) -> None:
        self.match, self.game = match, match.game
        self.bots, self.texts, self.screen = bots, texts, screen
        rng = rng or Random()
        chosen = [split_character(name)[1] if seat in bots else PERSON for seat, name in enumerate(players)]
        characters = [own or rng.choice(CHARACTERS) if seat in bots else PERSON for seat, own in enumerate(chosen)]
        self.room = TalkRoom(match.game, characters, rng)
        self.keeper = Keeper(match, path, texts, screen, ours, self.room)
        self.words = self.game.words
        self.names = called(players)
        self.talking = Talking(self.room, match, self.names, texts, screen)
        self.people = [seat for seat in range(len(players)) if seat not in bots]
        self.hot_seat = len(self.people) > 1
        self.reader = -1 if self.hot_seat else self.people[0]  # the seat that public news are written for
        self.turns = BotTurns(bots.__contains__)
        self.facing = -1  # the person at the screen, where several share it
        self.heard = dict.fromkeys([*self.people, -1], 0)  # how many events each has read
        screen.styles = self.words.styles(texts)

    def run(self, resumed: bool = False) -> None:
        """Play until the match is over or the person leaves."""
        try:
            with hangup_interrupts():
                self._open(resumed)
                while not self.match.over:
                    self._turn()
                self._close()
        except (EOFError, KeyboardInterrupt, BrokenPipeError):
            self.keeper.keep()
        except Leave:
            pass
        except Exception:
            with suppress(BadInput):  # report the first error, not this one
                self.keeper.keep()
            raise

    def _open(self, resumed: bool) -> None:
        view, names = self._view(self.reader), self._naming(self.reader)
        self.screen.line(self.texts.say(f"{self.game.name}-name"), "title")
        if resumed:
            self.heard = dict.fromkeys(self.heard, len(self.match.events))
            self.screen.line(self.texts.say("play-resumed"))
            self.screen.lines(self.words.last(self.texts, view, names))
            return
        self.screen.lines(self.words.welcome(self.texts, view, names))
        self.screen.line(self.texts.say("play-start"), "", "  ")
        if not self.hot_seat:
            self._news(self.reader)

    def _next(self) -> Choice:
        """Return the question to be answered next. In a market, where all act as they like, bots come first; then they
        wait for what people do, and a person who was made an offer is asked before the others."""
        asked = [choice for choice in self.match.rules.pending(self.match.tip) if choice.given == OPEN]
        people = [choice for choice in asked if choice.seat not in self.bots]
        if not asked[0].gather or not people:
            return asked[0]
        due = offer_due(self.match.rules, self.match.settled)
        people.sort(key=lambda choice: due is None or choice.seat != due.to)
        return self.turns.next_choice(self.match) or people[0]

    def _turn(self) -> None:
        choice = self._next()
        try:
            if choice.seat in self.bots:
                self._bot_turn(choice)
            else:
                self.match.answer(choice.seat, choice.id, self._ask(choice))
        except Again:
            """A free action, or an answer taken back, has changed the table."""
        if not self.hot_seat:
            self._news(self.reader)

    def _bot_turn(self, choice: Choice) -> None:
        seat, moment = choice.seat, self.turns.moment(self.match)
        move: int | FreeMove | None = forced_answer(choice)
        if move is None and self.turns.in_a_row < MOST_FREE_MOVES:
            move = self.room.before_move(self.match, seat)
        if move is None:
            view = {**self._view(seat), "talk": self.room.standing(seat)}
            move = bot_move(self.bots[seat], view, choice, self.turns.free_moves(self.match, seat))
        if self.turns.stays(self.match, choice, move, moment):
            return
        if isinstance(move, tuple):
            self.match.act_freely(seat, *move)
        else:
            self.match.answer(seat, choice.id, move)
        self.turns.moved(move)

    def _ask(self, choice: Choice) -> int:
        seat = choice.seat
        if self.hot_seat:
            self._hand_over(seat)
            self._news(seat)
        names = self._naming(seat)
        asking = Asking(self.match, choice, self.words, names, self.texts, self.screen, self.keeper, self.talking)
        if len(asking.options) > 1 or isinstance(choice.options, Space) or choice.gather:
            asking.put()
            return asking.answer()
        if choice.window:
            return asking.options[0]  # nothing to play: pass without a word
        key = f"{self.game.name}-only-{choice.kind}"
        only = asking.describe(asking.options[0])
        self.screen.line(self.texts.say(key if self.texts.has(key) else "play-only", option=only), "", "  ")
        return asking.options[0]

    def _hand_over(self, seat: int) -> None:
        """Let the next person come to the screen, after the cards of the last one have scrolled away."""
        if seat == self.facing:
            return
        if self.facing >= 0:
            for _ in range(max(CURTAIN, self.screen.rows())):
                self.screen.line()
        self.facing = seat
        self.screen.ask(self.texts.say("play-curtain", name=self.names[seat]) + " ")

    def _news(self, seat: int) -> None:
        """Show what happened since this seat last looked."""
        names = self._naming(seat)
        for event in self.match.events[self.heard[seat] :]:
            if event.reaches(seat):
                if event.kind in self.words.pauses:
                    self.screen.line()
                self.screen.line(sentence(self.texts, self.words, self.match.rules, event, names), "", "  ")
        self.heard[seat] = len(self.match.events)
        self.talking.news(seat)

    def _close(self) -> None:
        """Show who won, round by round, and where the record is."""
        if self.hot_seat:
            self.heard[-1] = self.heard.get(self.facing, 0)
            self._news(-1)
        view, names = self._view(self.reader), self._naming(self.reader)
        self.screen.line()
        self.screen.lines(self.words.recap(self.texts, self.match.events, names))
        self.screen.lines(self.talking.summary())
        self.keeper.insist()
        try:
            while self.screen.ask(self.texts.say("play-end") + " ").lower() in ("c", "count"):
                self.screen.lines(self.words.count(self.texts, view, names))
        except (EOFError, KeyboardInterrupt):
            self.screen.line()

    def _view(self, seat: int) -> View:
        return self.game.view(self.match.seen_by(seat), seat)

    def _naming(self, seat: int) -> Names:
        return self.words.naming(self.texts, self.match.settled.full_options(), self.names, seat)
