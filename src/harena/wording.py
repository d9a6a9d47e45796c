"""How any game speaks: each has a module games/<game>/words.py; one without still gets plain names and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from harena.kernel.choice import PASS, Choice, Options, listed
from harena.kernel.rules import Rules, View
from harena.kernel.state import Event
from harena.text import Names, Texts


class Words(Protocol):
    """What the terminal and the chronicle ask of a game. A module of functions will do."""

    PAUSES: tuple[str, ...]  # kinds of events before which the log takes a breath

    def naming(self, texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
        """What seats and sides are called, for one reader."""
        ...

    def word(self, texts: Texts, domain: str, value: Any, names: Names) -> str:
        """An argument of an event."""
        ...

    def short(self, texts: Texts, option: int) -> str:
        """What a person may type for an option instead of its number; empty: nothing."""
        ...

    def read(self, texts: Texts, typed: str) -> int | None:
        """The option a person typed by its short name."""
        ...

    def styles(self, texts: Texts) -> dict[str, str]:
        """Patterns and the colors they are printed in, where color is wanted."""
        ...

    def order(self, view: View, options: Options) -> list[int]:
        """The options as a person likes them sorted."""
        ...

    def why(self, texts: Texts, view: View, choice: Choice) -> str:
        """A sentence on what is allowed here."""
        ...

    def option(self, texts: Texts, view: View, option: int, names: Names) -> str:
        """An option, and what it would do."""
        ...

    def welcome(self, texts: Texts, view: View, names: Names) -> list[str]: ...

    def guide(self, texts: Texts, view: View) -> list[str]: ...

    def table(self, texts: Texts, view: View, names: Names) -> list[str]: ...

    def brief(self, texts: Texts, view: View, names: Names) -> list[str]: ...

    def hand(self, texts: Texts, view: View, names: Names) -> list[str]: ...

    def last(self, texts: Texts, view: View, names: Names) -> list[str]: ...

    def count(self, texts: Texts, view: View, names: Names) -> list[str]: ...

    def recap(self, texts: Texts, events: Sequence[Event], names: Names) -> list[str]: ...


class BareWords:
    """For a game without words of its own: what the view holds, as it stands."""

    PAUSES: tuple[str, ...] = ()

    def naming(self, texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
        seats = tuple([texts.say("you") if seat == you else name for seat, name in enumerate(people)])
        return Names(seats, seats, you, you)

    def word(self, texts: Texts, domain: str, value: Any, names: Names) -> str:
        return names.seats[value] if domain == "seat" and 0 <= value < len(names.seats) else str(value)

    def short(self, texts: Texts, option: int) -> str:
        return ""

    def read(self, texts: Texts, typed: str) -> int | None:
        return None

    def styles(self, texts: Texts) -> dict[str, str]:
        return {}

    def order(self, view: View, options: Options) -> list[int]:
        return list(listed(options))

    def why(self, texts: Texts, view: View, choice: Choice) -> str:
        return ""

    def option(self, texts: Texts, view: View, option: int, names: Names) -> str:
        return texts.say("play-pass") if option == PASS else str(option)

    def welcome(self, texts: Texts, view: View, names: Names) -> list[str]:
        return []

    def guide(self, texts: Texts, view: View) -> list[str]:
        return []

    def table(self, texts: Texts, view: View, names: Names) -> list[str]:
        return [f"{name}: {value}" for name, value in view["state"].items()]

    brief = table

    def hand(self, texts: Texts, view: View, names: Names) -> list[str]:
        return []

    last = count = hand

    def recap(self, texts: Texts, events: Sequence[Event], names: Names) -> list[str]:
        return []


def words_of(game: str) -> Words:
    module = f"harena.games.{game}.words"
    return cast(Words, import_module(module)) if find_spec(module) else BareWords()


def sentence(texts: Texts, words: Words, rules: Rules[Any], event: Event, names: Names) -> str:
    """What happened, in a line; in the second person where it happened to the reader."""
    domains = rules.events.get(event.kind, {})
    args: dict[str, str | int] = {}
    about_you = False
    for (name, domain), value in zip(domains.items(), event.args, strict=False):
        number = value if domain == "number" and isinstance(value, int) else None
        args[name] = words.word(texts, domain, value, names) if number is None else number
        about_you = about_you or _is_you(domain, value, names)
    key = f"{rules.game}-event-{event.kind}"
    if not texts.has(key):
        return f"{event.kind}: {', '.join(map(str, args.values()))}"
    return texts.say(f"{key}-you" if about_you and texts.has(f"{key}-you") else key, **args)


def _is_you(domain: str, value: Any, names: Names) -> bool:
    if domain == "seat":
        return bool(value == names.you >= 0)
    if domain == "side":
        return bool(value == names.your_side >= 0)
    return domain == "sides" and names.your_side >= 0 and tuple(value) == (names.your_side,)


def question(texts: Texts, game: str, choice: Choice, names: Names) -> str:
    """Who must do what, and how often still."""
    key = f"{game}-ask-{choice.step.replace('.', '-')}"
    if not texts.has(key):
        return f"{names.seats[choice.seat]}: {choice.step}"
    return texts.say(key, seat=names.seats[choice.seat], remaining=choice.remaining)
