"""Moves: the legal answers to a question, and what a seat may do without being asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, overload

from harena.game import Game
from harena.kernel.choice import Choice, Refused, Space, listed
from harena.kernel.identity import UnknownId
from harena.kernel.rules import View
from harena.text import Names, Texts
from harena.text_protocol import Words


class Option:
    """One legal answer to an open question.

    Attributes:
        seat: Who may give this answer.
        number: The number that rules and bots use for it: the same answer has the same number in every match with the
            same decks.
        choice_id: The question it answers. An option of an older question is refused.
    """

    __slots__ = ("_moment", "choice_id", "number", "seat")

    def __init__(self, moment: Moment, choice_id: str, number: int) -> None:
        self._moment, self.choice_id, self.number = moment, choice_id, number
        self.seat = moment.seat

    @property
    def label(self) -> str:
        """The option in words, in the language of the match. It is built when somebody reads it."""
        return self._moment.label(self.number)

    @property
    def id(self) -> str:
        """The stable id that records use, for example `card:swords-12`. It does not depend on the decks."""
        return self._moment.id_of(self.number)

    @property
    def short(self) -> str:
        """A short name that people can type, for example F12; empty where the game has none."""
        return self._moment.words.short(self._moment.texts, self.number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (self.seat, self.choice_id, self.number) == (other.seat, other.choice_id, other.number)

    def __hash__(self) -> int:
        return hash((self.seat, self.choice_id, self.number))

    def __str__(self) -> str:
        return self.label

    def __repr__(self) -> str:
        return f"<harena.Option {self.number}: {self.label}>"


class FreeMove:
    """Something a seat may do while the game waits for somebody: make or answer an offer, give gold, lay a guard.

    Attributes:
        seat: Who may do it.
        name: The free action, for example `propose` or `accept`.
        args: Its arguments: whole numbers whose meaning the game defines.
    """

    __slots__ = ("_moment", "args", "name", "seat")

    def __init__(self, moment: Moment, name: str, args: tuple[int, ...]) -> None:
        self._moment, self.name, self.args = moment, name, args
        self.seat = moment.seat

    @property
    def label(self) -> str:
        """The move in words, in the language of the match."""
        return self._moment.free_label(self.name, self.args)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FreeMove):
            return NotImplemented
        return (self.seat, self.name, self.args) == (other.seat, other.name, other.args)

    def __hash__(self) -> int:
        return hash((self.seat, self.name, self.args))

    def __str__(self) -> str:
        return self.label

    def __repr__(self) -> str:
        return f"<harena.FreeMove {self.name}: {self.label}>"


class Moment:
    """What one seat sees at one moment. The view is built when the first label is read."""

    def __init__(self, chosen: Game[Any], state: Any, seat: int, words: Words, texts: Texts, names: Names) -> None:
        self.game, self.state, self.seat = chosen, state, seat
        self.words, self.texts, self.names = words, texts, names
        self._view: View | None = None

    def label(self, number: int) -> str:
        return self.words.option(self.texts, self._look(), number, self.names).text

    def question(self, choice: Choice) -> str:
        return self.words.ask(self.texts, self._look(), choice, self.names)

    def _look(self) -> View:
        if self._view is None:
            self._view = self.game.view(self.state, self.seat)
        return self._view

    def id_of(self, number: int) -> str:
        rules = self.game.rules
        return str(rules.option_id(rules.ids_of(self.state), number))

    def number_of(self, text: str) -> int | None:
        """Return the option with this id or short name; None where there is none."""
        rules = self.game.rules
        try:
            return rules.option_of(rules.ids_of(self.state), text)
        except UnknownId:
            return self.words.read(self.texts, text)

    def free_label(self, name: str, args: tuple[int, ...]) -> str:
        return self.words.free_move(self.texts, name, args, self.names)


class LegalOptions(Sequence[Option]):
    """The legal answers of one seat to the question it is asked; empty where it is asked nothing.

    Some questions have too many answers to list them (four sealed bids at once). Then `complete` is False, the
    sequence holds at most 32 sensible answers, `in` still tells for every number whether it is legal, and `sample`
    returns any of them.
    """

    def __init__(self, moment: Moment, choice: Choice | None) -> None:
        self.choice = choice  # the question as bots get it; None: the seat is asked nothing
        self._moment = moment
        self._options = choice.options if choice is not None else ()
        self._numbers: Sequence[int] = listed(self._options)

    @property
    def complete(self) -> bool:
        """Are all legal answers listed?"""
        return not isinstance(self._options, Space)

    @property
    def question(self) -> str:
        """The question in words."""
        if self.choice is None:
            return ""
        return self._moment.question(self.choice)

    def find(self, text: str) -> Option:
        """Return the option with this id, short name, label or beginning of a label.

        Raises:
            Refused: if no option, or more than one, is called so.

        Examples:
            >>> match = harena.start("gorus", players=2, seed=1)
            >>> match.options().find("S12")
            <harena.Option 44: Swords 12 (S12); favor +1>
            >>> match.options().find("card:swords-12").id
            'card:swords-12'
        """
        known = self._moment.number_of(text)
        if known is not None and known in self._options:
            return self._option(known)
        wanted = text.strip().casefold()
        labels = {number: self._moment.label(number).casefold() for number in self._numbers}
        found = [number for number, label in labels.items() if label == wanted]
        found = found or [number for number, label in labels.items() if wanted and label.startswith(wanted)]
        if len(found) == 1:
            return self._option(found[0])
        expected = "; ".join([f"{self._moment.label(number)!r}" for number in self._numbers[:10]])
        more = f" and {len(self._numbers) - 10} more" if len(self._numbers) > 10 else ""
        many = "several options are" if found else "no option is"
        raise Refused(f"{many} called {text!r}; expected one of: {expected or 'nothing'}{more}")

    def sample(self, rng: Random) -> Option:
        """Return any legal option, each equally likely."""
        if not self._options:
            raise Refused(f"seat {self._moment.seat} is not asked anything now")
        if isinstance(self._options, Space):
            return self._option(self._options.sample(rng))
        return self._option(self._options[rng.randrange(len(self._options))])

    def _option(self, number: int) -> Option:
        assert self.choice is not None  # there are numbers only where something is asked
        return Option(self._moment, self.choice.id, number)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [self._option(number) for number in self._numbers[index]]
        return self._option(self._numbers[index])

    def __contains__(self, option: object) -> bool:
        if isinstance(option, Option):
            asked = self.choice is not None and option.choice_id == self.choice.id
            return asked and option.seat == self._moment.seat and option.number in self._options
        return type(option) is int and option in self._options

    def __repr__(self) -> str:
        return f"<harena.LegalOptions {[option.label for option in self]}>"
