"""Asks a person one question: reads lines until one answers it, and shows help, rules and the table on request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from harena.bots import FreeMove
from harena.hints import advise, has_hints, said
from harena.kernel.choice import Choice, Refused
from harena.kernel.rules import BadInput, View
from harena.matches.match import Match
from harena.terminal.saving import Keeper
from harena.terminal.screen import Screen
from harena.terminal.talking import Again, Talking
from harena.text import Names, Texts, rules_text
from harena.text_protocol import Words

LONG = {
    "help": "?",
    "hint": "h",
    "rule": "r",
    "rules": "r",
    "table": "t",
    "last": "l",
    "count": "c",
    "deal": "d",
    "deals": "d",
    "save": "s",
    "undo": "u",
    "quit": "q",
    "exit": "q",
    "phrases": "phrase",
    "promises": "promise",
}


class Asking:
    def __init__(
        self,
        match: Match[Any],
        choice: Choice,
        words: Words,
        names: Names,
        texts: Texts,
        screen: Screen,
        keeper: Keeper,
        talking: Talking,
    ) -> None:
        self.match, self.choice, self.words, self.names = match, choice, words, names
        self.texts, self.screen = texts, screen
        self.view: View = match.game.view(match.seen_by(choice.seat), choice.seat)
        self.options: Sequence[int] = words.order(self.view, choice.options)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "r": self._rule,
            "t": lambda _: self._show(words.table),
            "l": lambda _: self._show(words.last),
            "c": lambda _: self._show(words.count),
            "d": self._deal,
            "h": self._hint,
            "s": keeper.save,
            "u": self._undo,
            "q": lambda _: keeper.leave(),
            **talking.commands(choice.seat, names),
        }

    def describe(self, option: int) -> str:
        return self.words.option(self.texts, self.view, option, self.names).text

    def put(self) -> None:
        """Show the relevant part of the table, the question, and its numbered answers."""
        self.screen.line()
        self.screen.lines(self.words.brief(self.texts, self.view, self.names))
        self.screen.line()
        self.screen.line(self.words.ask(self.texts, self.view, self.choice, self.names), "ask")
        why = self.words.why(self.texts, self.view, self.choice, self.names)
        if why:
            self.screen.line(why, "", "  ")
        self._list()

    def answer(self) -> int:
        """Return the option the person chooses. Leave, Again or EOFError end the question without one."""
        while True:
            typed = self.screen.ask(self.texts.say("play-prompt", count=len(self.options)) + " ")
            option = self._option(typed)
            name, _, rest = typed.partition(" ")
            command = self.commands.get(LONG.get(name.lower(), name.lower()))
            if option is not None and option in self.choice.options:
                return option
            if option is not None:
                self._forbid(option)
            elif command is not None:
                command(rest.strip())
            else:
                self._expect(typed)

    def _option(self, typed: str) -> int | None:
        """Return the option with this number in the list, or with this short name."""
        if typed.isdecimal() and len(typed) < 5:
            number = int(typed)
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        return self.words.read(self.texts, typed)

    def _list(self) -> None:
        for number, option in enumerate(self.options, start=1):
            self.screen.line(f"{number:3}. {self.describe(option)}", "", "     ")

    def _forbid(self, option: int) -> None:
        """Say which rule forbids an option, and quote it where the game has no shorter text."""
        number = (
            self.match.rules.why_not(self.match.seen_by(self.choice.seat), self.choice.seat, option) or self.choice.rule
        )
        named = self.words.word(self.texts, self.choice.domain, option, self.names)
        own = f"{self.match.game.name}-forbidden-{number.replace('.', '-')}"
        if self.texts.has(own):
            said = self.texts.say(own, option=named)
        else:
            said = f"{self.texts.say('play-forbidden', option=named)} {self._read_out(number)}"
        self.screen.line(said, "", "  ")

    def _expect(self, typed: str) -> None:
        example = self.words.short(self.texts, self.options[0])
        key = "play-expected-short" if example else "play-expected"
        said = self.texts.say(key, count=len(self.options), example=example)
        self.screen.line(f"{self.texts.say('play-unknown', typed=typed[:40])} {said}" if typed else said, "", "  ")

    # Commands

    def _help(self, _: str) -> None:
        short = self.words.short(self.texts, self.options[0])
        deals = ["deal"] if self.match.rules.free_actions else []
        for name in (
            "answer",
            *(["short"] if short else []),
            "rule",
            "table",
            "last",
            "count",
            *deals,
            *(["offer"] if "propose" in self.match.rules.free_actions else []),
            *(["hint"] if has_hints(self.match.game.name) else []),
            "say",
            "whisper",
            "phrase",
            "promise",
            "save",
            "undo",
            "quit",
        ):
            self.screen.line(self.texts.say(f"play-help-{name}", example=short, rule=self.choice.rule), "", "  ")
        self.screen.lines(self.words.guide(self.texts, self.view))
        self._list()

    def _rule(self, typed: str) -> None:
        self.screen.lines(self._read_out(typed or self.choice.rule).splitlines())

    def _read_out(self, number: str) -> str:
        """Return a rule, or a chapter with one rule per line."""
        try:
            rules = rules_text(self.match.game.name, self.texts.lang)
        except BadInput:  # without a rules text the number must do
            return number
        rule, chapter = rules.find(number), rules.chapter(number)
        if rule is None and (chapter is None or "." in number):
            return self.texts.say("rules-unknown", rule=number[:20], known=rules.known(number))
        found = [rule] if rule else chapter.rules if chapter else ()
        return "\n".join([f"{rule.number}: {rule.text}" for rule in found])

    def _deal(self, typed: str) -> None:
        """List the free actions, or take one by its number."""
        seat = self.choice.seat
        free_moves = self.match.rules.free_moves_for(self.match.settled, seat)
        if not free_moves:
            self.screen.line(self.texts.say("play-no-deals"))
        elif typed.isdecimal() and 1 <= int(typed[:4]) <= len(free_moves):
            self.match.act_freely(seat, *free_moves[int(typed[:4]) - 1])
            raise Again
        else:
            for number, (name, args) in enumerate(free_moves, start=1):
                self.screen.line(f"{number:3}. {self.words.free_move(self.texts, name, args, self.names)}", "", "     ")
            self.screen.line(self.texts.say("play-deal", count=len(free_moves)), "", "  ")

    def _hint(self, _: str) -> None:
        """Show what a bot would do with the same view, and what to type for it."""
        game = self.match.game.name
        if not has_hints(game):
            self.screen.line(self.texts.say("play-no-hints"))
            return
        free_moves = self.match.rules.free_moves_for(self.match.settled, self.choice.seat)
        found = advise(game, self.view, self.choice, free_moves, listed_only=True)
        typed = self._typed_for(found.move, free_moves)
        self.screen.line(said(self.texts, self.words, game, self.view, found, self.names, typed), "", "  ")

    def _typed_for(self, move: int | FreeMove, free_moves: Sequence[FreeMove]) -> str:
        """Return what to type for a move; empty if it is in none of the lists."""
        if isinstance(move, tuple):
            return f"d {free_moves.index(move) + 1}"
        return str(self.options.index(move) + 1) if move in self.options else ""

    def _show(self, lines: Callable[[Texts, View, Names], list[str]]) -> None:
        self.screen.lines(lines(self.texts, self.view, self.names))

    def _undo(self, _: str) -> None:
        try:
            self.match.undo(self.choice.seat)
        except Refused:
            self.screen.line(self.texts.say("play-nothing-to-undo"))
        else:
            raise Again
