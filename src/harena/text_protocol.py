"""How any game speaks: each has a module games/<game>/words.py; one without still gets plain names and numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, Goods, Options, listed
from harena.kernel.rules import Game, Rules, View
from harena.kernel.state import OWNER, Event
from harena.text import Names, Texts

LONGEST_VALUE = 60  # signs of a table option, as it is shown


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
    return _said(texts, words, f"{rules.game}-event-{event.kind}", domains, event.args, names)


def hint(texts: Texts, words: Words, game: str, domains: Mapping[str, str], reason: Any, names: Names) -> str:
    """Why a bot would do it (`bots.Reason`), in a line. Reasons that every game has are in the common catalogue."""
    key = f"{game}-hint-{reason.kind}"
    return _said(texts, words, key if texts.has(key) else f"hint-{reason.kind}", domains, reason.args, names)


def _said(texts: Texts, words: Words, key: str, domains: Mapping[str, str], values: Sequence[Any], names: Names) -> str:
    args: dict[str, str | int] = {}
    about_you = False
    for (name, domain), value in zip(domains.items(), values, strict=False):
        number = value if domain == "number" and isinstance(value, int) else None
        args[name] = words.word(texts, domain, value, names) if number is None else number
        about_you = about_you or _is_you(domain, value, names)
    seats = [value for domain, value in zip(domains.values(), values, strict=False) if domain == "seat"]
    if len(set(seats)) < len(seats) and not about_you and texts.has(f"{key}-self"):
        key = f"{key}-self"  # somebody does it to himself
    if not texts.has(key):
        return f"{key}: {', '.join(map(str, args.values()))}"
    return texts.say(f"{key}-you" if about_you and texts.has(f"{key}-you") else key, **args)


def _is_you(domain: str, value: Any, names: Names) -> bool:
    if domain == "seat":
        return bool(value == names.you >= 0)
    if domain == "side":
        return bool(value == names.your_side >= 0)
    if domain == "seats":
        return names.you >= 0 and tuple(value) == (names.you,)
    return domain == "sides" and names.your_side >= 0 and tuple(value) == (names.your_side,)


def question(texts: Texts, game: str, choice: Choice, names: Names) -> str:
    """Who must do what, and how often still."""
    key = f"{game}-ask-{choice.step.replace('.', '-')}"
    if not texts.has(key):
        return f"{names.seats[choice.seat]}: {choice.step}"
    return texts.say(key, seat=names.seats[choice.seat], remaining=choice.remaining)


def awaited(texts: Texts, game: str, view: View, people: Sequence[str]) -> str:
    """Whom the game waits for, and for what: said to those who are not asked, all by name."""
    if not view["waiting"]:
        return texts.say("table-over")
    who = texts.join([people[seat] for seat in view["waiting"]])
    f = view["stack"][-1]
    key = f"{game}-wait-{f['proc']}-{f['at']}"
    return texts.say(key if texts.has(key) else "table-waiting", names=who, count=len(view["waiting"]))


def option_labels(texts: Texts, words: Words, view: View, options: Sequence[int], names: Names) -> list[str]:
    """Describe the options of one question. A game that must work something out of the view first has a function
    `options` of its own, which does so once for all of them."""
    if (own := getattr(words, "options", None)) is not None:
        return list(own(texts, view, options, names))
    return [words.option(texts, view, option, names) for option in options]


def free_action(texts: Texts, game: str, name: str) -> str:
    key = f"{game}-free-action-{name.replace(' ', '-')}"
    return texts.say(key) if texts.has(key) else name


def goods(texts: Texts, words: Words, game: str, pairs: Goods, names: Names) -> str:
    """2 coins and 1 jar."""
    if not pairs:
        return texts.say("table-nothing")
    return texts.join([good(texts, words, game, number, amount, names) for number, amount in pairs])


def good(texts: Texts, words: Words, game: str, number: int, amount: int, names: Names) -> str:
    """So much of a good; a game with more of them than keys has a function `good` of its own."""
    if (own := getattr(words, "good", None)) is not None:
        return str(own(texts, number, amount, names))
    key = f"{game}-good-{number}"
    return texts.say(key, amount=amount) if texts.has(key) else f"{amount} x {number}"


def ware(texts: Texts, words: Words, game: str, number: int, names: Names) -> str:
    """Coins: a good without an amount, from its key or the game's own `ware`."""
    if (own := getattr(words, "ware", None)) is not None:
        return str(own(texts, number, names))
    key = f"{game}-ware-{number}"
    return texts.say(key) if texts.has(key) else str(number)


def setting(texts: Texts, game: str, name: str, value: Any) -> str:
    """The value of a table option."""
    if isinstance(value, bool):
        return texts.say("table-on" if value else "table-off")
    if isinstance(value, list):
        return ", ".join([setting(texts, game, name, part) for part in value])
    said = str(value)
    own = f"{game}-value-{name}-own"
    if len(said) > LONGEST_VALUE:  # a whole file: nobody wants to read it here
        return texts.say(own) if texts.has(own) else f"{said[:LONGEST_VALUE]} …"
    key = f"{game}-value-{name}-{re.sub(r'[^a-z0-9]+', '-', said.lower()) or 'none'}"
    return texts.say(key) if texts.has(key) else texts.say(own) if said and texts.has(own) else said


# The state in words, for a page that knows nothing of the game


class Sheet(NamedTuple):
    """A titled table: a row has a label and a cell a column."""

    title: str
    columns: list[str]
    rows: list[tuple[str, list[str]]]


def sheets(texts: Texts, words: Words, game: Game[Any], view: View, names: Names) -> list[Sheet]:
    """Everything the viewer may look at: what each seat has, what lies in the middle, what is going on. A game may
    have sheets of its own; otherwise `BY_SEAT` names the fields with an entry a seat, and `field` says a value."""
    if (own := getattr(words, "sheets", None)) is not None:
        return [Sheet(*sheet) for sheet in own(texts, view, names)]
    state, seats = view["state"], range(view["options"]["players"])
    owned = [field.name for field in game.rules.blank(view["options"], Luck()).FIELDS if field.audience == OWNER]
    each = [name for name in state if name in getattr(words, "BY_SEAT", owned)]
    middle = [name for name in state if name not in each and not (name.endswith("_size") and name[:-5] in each)]
    per_seat = Sheet(
        texts.say("table-seats"),
        [field_name(texts, game.name, name) for name in each],
        [(names.seats[seat], [_cell(texts, words, state, name, seat, names) for name in each]) for seat in seats],
    )
    found = [per_seat] if each else []
    found.append(Sheet(texts.say("table-middle"), [], _lines(texts, words, game.name, state, middle, names)))
    for f in view["stack"]:
        own = {field.name for field in game.rules.procedures[f["proc"]].frame.FIELDS}
        shown = [name for name in f if name.removesuffix("_size") in own]
        lines = _lines(texts, words, game.name, f, shown, names)
        if lines:
            found.append(Sheet(field_name(texts, game.name, f["proc"]), [], lines))
    return [sheet for sheet in found if sheet.rows]


def field_name(texts: Texts, game: str, name: str) -> str:
    key = f"{game}-field-{name}"
    return texts.say(key) if texts.has(key) else name.replace("_", " ")


def _cell(texts: Texts, words: Words, state: Mapping[str, Any], name: str, seat: int, names: Names) -> str:
    """One seat's entry; where it is hidden, how many things there are."""
    value = state[name][seat]
    if value is None:
        return texts.say("table-hidden", count=state[f"{name}_size"][seat])
    return _value(texts, words, name, value, names)


def _lines(
    texts: Texts, words: Words, game: str, holder: Mapping[str, Any], fields: Sequence[str], names: Names
) -> list[tuple[str, list[str]]]:
    found = []
    for name in fields:
        bare = name.removesuffix("_size")
        if bare != name and bare in holder:
            continue  # said with the field itself
        value = holder[name]
        hidden = value is None and f"{name}_size" in holder
        said = texts.say("table-hidden", count=holder[f"{name}_size"]) if hidden else ""
        found.append((field_name(texts, game, name), [said or _value(texts, words, name, value, names)]))
    return found


def _value(texts: Texts, words: Words, name: str, value: Any, names: Names) -> str:
    own = getattr(words, "field", None)
    if own is not None:
        return str(own(texts, name, value, names))
    if isinstance(value, list):
        return ", ".join([_value(texts, words, name, part, names) for part in value]) or texts.say("table-nothing")
    return str(value)
