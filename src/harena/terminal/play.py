"""A match in the terminal: people in some seats, bots in the others, for any game of the kernel.

Everything is said in lines of text, top to bottom: what happened, the table, the question with its numbered answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from harena.bots import MOST_FREE_MOVES, Bot, free_move_of, free_moves_for_bot, offer_due
from harena.kernel.choice import OPEN, PASS, Choice, Space
from harena.kernel.rules import BadInput, View
from harena.matches.match import Match
from harena.players import called
from harena.terminal.asking import Again, Asking
from harena.terminal.saving import Keeper, Leave, hangup_interrupts
from harena.terminal.screen import Screen
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
        ours: bool = False,  # the file holds this very match already
    ) -> None:
        self.match, self.game = match, match.game
        self.bots, self.texts, self.screen = bots, texts, screen
        self.keeper = Keeper(match, path, texts, screen, ours)
        self.words = self.game.words
        self.names = called(players)
        self.people = [seat for seat in range(len(players)) if seat not in bots]
        self.hot_seat = len(self.people) > 1
        self.reader = -1 if self.hot_seat else self.people[0]  # whose eyes what everybody sees is written for
        self.free_moves = 0  # free actions a bot has taken in a row
        self.lingering: dict[int, int] = {}  # bots that would leave a market while people trade: after which event
        self.facing = -1  # who sits at the screen, where several do in turn
        self.heard = dict.fromkeys([*self.people, -1], 0)  # how many events each has been told
        screen.styles = self.words.styles(texts)

    def run(self, resumed: bool = False) -> None:
        """Until the match is over or the person leaves."""
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
            with suppress(BadInput):  # the first trouble is the one to report
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
        """Who is asked. In a market, where all act as they like, bots first; then they wait for what people do."""
        asked = [choice for choice in self.match.rules.pending(self.match.tip) if choice.given == OPEN]
        people = [choice for choice in asked if choice.seat not in self.bots]
        if not asked[0].gather or not people:
            return asked[0]
        now = self._entries()
        eager = [choice for choice in asked if choice.seat in self.bots and self.lingering.get(choice.seat) != now]
        due = offer_due(self.match.rules, self.match.settled)
        people.sort(key=lambda choice: due is None or choice.seat != due.to)  # who was made an offer answers it first
        return [*eager, *people][0]

    def _entries(self) -> int:
        return len(self.match.record["segments"][-1]["entries"])

    def _lingers(self, choice: Choice) -> bool:
        """A bot does not leave a market before the people do: they may want to deal with it."""
        if not choice.gather or all([each.seat in self.bots for each in self.match.rules.pending(self.match.tip)]):
            return False
        self.lingering[choice.seat] = self._entries()
        return True

    def _turn(self) -> None:
        choice = self._next()
        try:
            option = self._bot_option(choice) if choice.seat in self.bots else self._ask(choice)
        except Again:
            if not self.hot_seat:
                self._news(self.reader)  # what a gift or an offer of his own changed
            return
        if option is None:  # something was done unasked: look anew
            if not self.hot_seat:
                self._news(self.reader)
            return
        if choice.seat in self.bots and option == PASS and self._lingers(choice):
            return
        self.match.answer(choice.seat, choice.id, option)
        if not self.hot_seat:
            self._news(self.reader)

    def _bot_option(self, choice: Choice) -> int | None:
        """None: it did something unasked instead."""
        if not isinstance(choice.options, Space) and len(choice.options) == 1 and not choice.gather:
            return choice.options[0]  # in a market who has nothing to sell may still deal
        bot, view = self.bots[choice.seat], self._view(choice.seat)
        free_moves = (
            free_moves_for_bot(self.match.rules, self.match.settled, choice.seat)
            if self.free_moves < MOST_FREE_MOVES
            else ()
        )
        free_move = free_move_of(bot, view, choice, free_moves)
        if free_move is None:
            self.free_moves = 0
            return bot.choose(view, choice)
        self.free_moves += 1
        self.match.act_freely(choice.seat, *free_move)
        return None

    def _ask(self, choice: Choice) -> int:
        seat = choice.seat
        if self.hot_seat:
            self._hand_over(seat)
            self._news(seat)
        asking = Asking(self.match, choice, self.words, self._naming(seat), self.texts, self.screen, self.keeper)
        if len(asking.options) > 1 or isinstance(choice.options, Space) or choice.gather:
            asking.put()
            return asking.answer()
        if choice.window:
            return asking.options[0]  # nothing to play: nothing to say
        key = f"{self.game.name}-only-{choice.kind}"
        only = asking.describe(asking.options[0])
        self.screen.line(self.texts.say(key if self.texts.has(key) else "play-only", option=only), "", "  ")
        return asking.options[0]

    def _hand_over(self, seat: int) -> None:
        """The next person comes to the screen; the last one's cards scroll away first."""
        if seat == self.facing:
            return
        if self.facing >= 0:
            for _ in range(max(CURTAIN, self.screen.rows())):
                self.screen.line()
        self.facing = seat
        self.screen.ask(self.texts.say("play-curtain", name=self.names[seat]) + " ")

    def _news(self, seat: int) -> None:
        """What happened since this reader last looked."""
        names = self._naming(seat)
        for event in self.match.events[self.heard[seat] :]:
            if event.reaches(seat):
                if event.kind in self.words.pauses:
                    self.screen.line()
                self.screen.line(sentence(self.texts, self.words, self.match.rules, event, names), "", "  ")
        self.heard[seat] = len(self.match.events)

    def _close(self) -> None:
        """Who won, round by round, and where the record is."""
        if self.hot_seat:
            self.heard[-1] = self.heard.get(self.facing, 0)
            self._news(-1)
        view, names = self._view(self.reader), self._naming(self.reader)
        self.screen.line()
        self.screen.lines(self.words.recap(self.texts, self.match.events, names))
        self.keeper.insist()
        try:
            while self.screen.ask(self.texts.say("play-end") + " ").lower() in ("c", "count"):
                self.screen.lines(self.words.count(self.texts, view, names))
        except (EOFError, KeyboardInterrupt):
            self.screen.line()

    def _view(self, seat: int) -> View:
        return self.game.view(self.match.seen_by(seat), seat)

    def _naming(self, seat: int) -> Names:
        return self.words.naming(self.texts, self.match.record["options"], self.names, seat)
