"""Defines `Words`: how a game is put into words, and the sentences that all games share.

Each game has its own words in games/<game>/words.py. Every part has a plain default, so that a game without any words
can still be played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, Goods, Options, listed
from harena.kernel.rules import Rules, View
from harena.kernel.state import OWNER, Event
from harena.text import Label, Names, Texts
from harena.text_parts import Marks, Part

LONGEST_VALUE = 60  # the longest value of a table option that is shown, in characters


class Sheet(NamedTuple):
    """A titled table: each row has a label and one cell per column."""

    title: str
    columns: list[str]
    rows: list[tuple[str, list[str]]]


Page = tuple[str, list[str], list[tuple[str, list[str]]]]  # the title, the columns and the rows of a Sheet


class Words:
    """How one game is put into words, for terminal, server, chronicle and environments.

    A game overrides what it has words for, usually with functions: `word = staticmethod(word)`."""

    pauses: tuple[str, ...] = ()  # kinds of events before which the log leaves a gap
    turns: tuple[str, ...] = ("turn",)  # kinds of events with which a turn or a round begins
    amounts: tuple[str, ...] = ("amount",)  # domains of options that are amounts of something
    plural: ClassVar[Mapping[str, str]] = {}  # domains of events that are lists: the domain of their members
    by_seat: tuple[str, ...] | None = None  # fields with one entry per seat; None: those that only their owner sees

    def __init__(self, game: str) -> None:
        self.game = game

    def naming(self, texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1, /) -> Names:
        """Return what seats and sides are called, for one reader."""
        seats = tuple([texts.say("you") if seat == you else name for seat, name in enumerate(people)])
        return Names(seats, seats, you, you)

    def word(self, texts: Texts, domain: str, value: Any, names: Names, /) -> str:
        """Put an argument of an event into words."""
        return names.seats[value] if domain == "seat" and 0 <= value < len(names.seats) else str(value)

    def named(self, domain: str, value: Any, names: Names, /) -> tuple[str, str] | None:
        """Return the kind and the id of the thing that an argument of an event names. None: it names nothing."""
        return (domain, str(value)) if domain == "seat" and 0 <= value < len(names.seats) else None

    # The question

    def short(self, texts: Texts, option: int, /) -> str:
        """Return what a person may type for an option instead of its number; empty: nothing."""
        return ""

    def read(self, texts: Texts, typed: str, /) -> int | None:
        """Return the option that a person typed by its short name."""
        return None

    def styles(self, texts: Texts, /) -> dict[str, str]:
        """Return patterns and the colors in which a terminal prints them."""
        return {}

    def order(self, view: View, options: Options, /) -> list[int]:
        """Sort the options for a person."""
        return list(listed(options))

    def ask(self, texts: Texts, view: View, choice: Choice, names: Names, /) -> str:
        """Say what is asked. A game whose steps are asked at different moments can name the moment here."""
        return question(texts, self.game, choice, names)

    def why(self, texts: Texts, view: View, choice: Choice, names: Names, /) -> str:
        """Explain in one sentence what is allowed here."""
        return ""

    def option(self, texts: Texts, view: View, option: int, names: Names, /) -> Label:
        """Describe an option and what it would do."""
        return Label(texts.say("play-pass") if option == PASS else str(option))

    def options(self, texts: Texts, view: View, options: Sequence[int], names: Names, /) -> list[Label]:
        """Describe all options of one question. A game that has to derive something from the view first can do it here
        once for all of them."""
        return [self.option(texts, view, option, names) for option in options]

    def part(self, texts: Texts, view: View, name: str, names: Names, /) -> str:
        """Return the label of one field of a form."""
        return texts.say(f"{self.game}-part-{name}")

    # Free actions and deals

    def free_move(self, texts: Texts, name: str, args: Sequence[int], names: Names, /) -> str:
        """Describe one use of a free action."""
        return " ".join([free_action(texts, self.game, name), *map(str, args)])

    def good(self, texts: Texts, number: int, amount: int, names: Names, /) -> str:
        """Name an amount of something that can be traded: 2 coins."""
        key = f"{self.game}-good-{number}"
        return texts.say(key, amount=amount) if texts.has(key) else f"{amount} x {number}"

    def traded_thing(self, number: int, /) -> tuple[str, int, int]:
        """Return which thing a good is: its kind, its number, and the spectacle for which it is lent. -1: none."""
        return "", -1, -1

    def ware(self, texts: Texts, number: int, names: Names, /) -> str:
        """Name something that can be traded, without an amount: Coins."""
        key = f"{self.game}-ware-{number}"
        return texts.say(key) if texts.has(key) else str(number)

    # The table

    def welcome(self, texts: Texts, view: View, names: Names, /) -> list[str]:
        """Explain what a new player needs to know before the match."""
        return []

    def guide(self, texts: Texts, view: View, /) -> list[str]:
        """Explain the game's terms to a person who asks for help."""
        return []

    def table(self, texts: Texts, view: View, names: Names, /) -> list[str]:
        """Describe the whole table, as this viewer sees it."""
        return [f"{name}: {value}" for name, value in view["state"].items()]

    def brief(self, texts: Texts, view: View, names: Names, /) -> list[str]:
        """Describe as much of the table as the open question needs."""
        return self.table(texts, view, names)

    def hand(self, texts: Texts, view: View, names: Names, /) -> list[str]:
        """Describe what the viewer holds."""
        return []

    def last(self, texts: Texts, view: View, names: Names, /) -> list[str]:
        """Describe what happened last, as far as players may look at it again."""
        return []

    def count(self, texts: Texts, view: View, names: Names, /) -> list[str]:
        """Explain the last scoring."""
        return []

    def recap(self, texts: Texts, events: Sequence[Event], names: Names, /) -> list[str]:
        """Sum up a finished match."""
        return []

    def sheets(self, texts: Texts, view: View, names: Names, /) -> Sequence[Page] | None:
        """Lay the table out for a page that has no screen for this game. None: the declared fields are used."""
        return None

    def field(self, texts: Texts, name: str, value: Any, names: Names, /) -> str:
        """Put the value of a field of the state or of a frame into words."""
        if isinstance(value, list):
            return ", ".join([self.field(texts, name, part, names) for part in value]) or texts.say("table-nothing")
        return str(value)


def sentence(texts: Texts, words: Words, rules: Rules[Any], event: Event, names: Names) -> str:
    """Say what happened in one line; in the second person if it happened to the reader."""
    domains = rules.events.get(event.kind, {})
    return _said(texts, words, f"{rules.game}-event-{event.kind}", domains, event.args, names)


def sentence_parts(texts: Texts, words: Words, rules: Rules[Any], event: Event, names: Names) -> list[Part]:
    """Say the same as `sentence`, with what it names marked."""
    marks = Marks()
    domains = rules.events.get(event.kind, {})
    return marks.cut(_said(texts, words, f"{rules.game}-event-{event.kind}", domains, event.args, names, marks))


def hint(texts: Texts, words: Words, game: str, domains: Mapping[str, str], reason: Any, names: Names) -> str:
    """Explain why a bot would do it (`bots.Reason`). Reasons that all games share are in the common catalog."""
    key = f"{game}-hint-{reason.kind}"
    return _said(texts, words, key if texts.has(key) else f"hint-{reason.kind}", domains, reason.args, names)


def _said(
    texts: Texts,
    words: Words,
    key: str,
    domains: Mapping[str, str],
    values: Sequence[Any],
    names: Names,
    marks: Marks | None = None,
) -> str:
    if texts.has(f"{key}-with-you") and (others := _beside_you(domains, values, names)) is not None:
        key, values = f"{key}-with-you", others
    args: dict[str, str | int] = {}
    about_you = False
    for (name, domain), value in zip(domains.items(), values, strict=False):
        number = value if domain == "number" and isinstance(value, int) else None
        args[name] = _argument(texts, words, domain, value, names, marks) if number is None else number
        about_you = about_you or _is_you(domain, value, names)
    seats = [value for domain, value in zip(domains.values(), values, strict=False) if domain == "seat"]
    if len(set(seats)) < len(seats) and not about_you and texts.has(f"{key}-self"):
        key = f"{key}-self"  # the event concerns the same player twice
    if not texts.has(key):
        return f"{key}: {', '.join(map(str, args.values()))}"
    return texts.say(f"{key}-you" if about_you and texts.has(f"{key}-you") else key, **args)


def _argument(texts: Texts, words: Words, domain: str, value: Any, names: Names, marks: Marks | None) -> str:
    """Put an argument into words; with marks, what it names is marked. The reader is not: sentences select by "you"."""
    if marks is None or _is_you(domain, value, names):
        return words.word(texts, domain, value, names)
    one = words.plural.get(domain)
    if one is not None and value:
        return texts.join([_argument(texts, words, one, each, names, marks) for each in value])
    said, named = words.word(texts, domain, value, names), words.named(domain, value, names)
    return marks.mark(Part(said, *named)) if named is not None else said


def _is_you(domain: str, value: Any, names: Names) -> bool:
    if domain == "seat":
        return bool(value == names.you >= 0)
    if domain == "side":
        return bool(value == names.your_side >= 0)
    if domain == "seats":
        return names.you >= 0 and tuple(value) == (names.you,)
    return domain == "sides" and names.your_side >= 0 and tuple(value) == (names.your_side,)


def _beside_you(domains: Mapping[str, str], values: Sequence[Any], names: Names) -> list[Any] | None:
    """Return the arguments with the reader left out, if they are one of several seats or sides; else None."""
    readers = {"seats": names.you, "sides": names.your_side}
    found, several = list(values), False
    for at, domain in enumerate(domains.values()):
        reader = readers.get(domain, -1)
        if reader >= 0 and reader in values[at] and len(values[at]) > 1:
            found[at], several = tuple([each for each in values[at] if each != reader]), True
    return found if several else None


def question(texts: Texts, game: str, choice: Choice, names: Names) -> str:
    """Say who must do what, and how many times more."""
    key = f"{game}-ask-{choice.step.replace('.', '-')}"
    if not texts.has(key):
        return f"{names.seats[choice.seat]}: {choice.step}"
    return texts.say(key, seat=names.seats[choice.seat], remaining=choice.remaining)


def awaited(texts: Texts, game: str, view: View, people: Sequence[str]) -> str:
    """Tell the seats that are not asked whom the game waits for, and for what. All players are called by name."""
    if not view["waiting"]:
        return texts.say("table-over")
    who = texts.join([people[seat] for seat in view["waiting"]])
    f = view["stack"][-1]
    key = f"{game}-wait-{f['proc']}-{f['at']}"
    return texts.say(key if texts.has(key) else "table-waiting", names=who, count=len(view["waiting"]))


def pass_label(texts: Texts, key: str) -> Label:
    """Return the label for passing: the text with this key, and what follows from it if there is a text for that."""
    if not texts.has(key):
        return Label(texts.say("play-pass"))
    return texts.label(*[texts.say(each) for each in (key, f"{key}-more") if texts.has(each)])


def free_action(texts: Texts, game: str, name: str) -> str:
    """Return the label of a free action."""
    key = f"{game}-free-action-{name.replace(' ', '-')}"
    return texts.say(key) if texts.has(key) else name


def goods(texts: Texts, words: Words, pairs: Goods, names: Names) -> str:
    """List one side of an offer: 2 coins and 1 jar."""
    if not pairs:
        return texts.say("table-nothing")
    return texts.join([words.good(texts, number, amount, names) for number, amount in pairs])


def setting(texts: Texts, game: str, name: str, value: Any) -> str:
    """Put the value of a table option into words."""
    if isinstance(value, bool):
        return texts.say("table-on" if value else "table-off")
    if isinstance(value, list):
        return ", ".join([setting(texts, game, name, part) for part in value])
    said = str(value)
    own = f"{game}-value-{name}-own"
    if len(said) > LONGEST_VALUE:  # the value is the text of a whole file
        return texts.say(own) if texts.has(own) else f"{said[:LONGEST_VALUE]} …"
    key = f"{game}-value-{name}-{re.sub(r'[^a-z0-9]+', '-', said.lower()) or 'none'}"
    return texts.say(key) if texts.has(key) else texts.say(own) if said and texts.has(own) else said


# The state in words, for a page that has no screen for the game


def sheets(texts: Texts, words: Words, rules: Rules[Any], view: View, names: Names) -> list[Sheet]:
    """Lay out everything the viewer may see: what each seat has, what lies in the middle and what is in progress."""
    own = words.sheets(texts, view, names)
    if own is not None:
        return [Sheet(*page) for page in own]
    game, state, seats = rules.game, view["state"], range(view["options"]["players"])
    by_seat = words.by_seat
    if by_seat is None:
        fields = rules.blank(view["options"], Luck()).FIELDS
        by_seat = tuple([field.name for field in fields if field.audience == OWNER])
    each = [name for name in state if name in by_seat]
    middle = [name for name in state if name not in each and not (name.endswith("_size") and name[:-5] in each)]
    per_seat = Sheet(
        texts.say("table-seats"),
        [field_name(texts, game, name) for name in each],
        [(names.seats[seat], [_cell(texts, words, state, name, seat, names) for name in each]) for seat in seats],
    )
    found = [per_seat] if each else []
    found.append(Sheet(texts.say("table-middle"), [], _lines(texts, words, state, middle, names)))
    for f in view["stack"]:
        declared = {field.name for field in rules.procedures[f["proc"]].frame.FIELDS}
        shown = [name for name in f if name.removesuffix("_size") in declared]
        lines = _lines(texts, words, f, shown, names)
        if lines:
            found.append(Sheet(field_name(texts, game, f["proc"]), [], lines))
    return [sheet for sheet in found if sheet.rows]


def field_name(texts: Texts, game: str, name: str) -> str:
    key = f"{game}-field-{name}"
    return texts.say(key) if texts.has(key) else name.replace("_", " ")


def _cell(texts: Texts, words: Words, state: Mapping[str, Any], name: str, seat: int, names: Names) -> str:
    """Show the entry of one seat. If it is hidden, show how many things there are."""
    value = state[name][seat]
    if value is None:
        return texts.say("table-hidden", count=state[f"{name}_size"][seat])
    return words.field(texts, name, value, names)


def _lines(
    texts: Texts, words: Words, holder: Mapping[str, Any], fields: Sequence[str], names: Names
) -> list[tuple[str, list[str]]]:
    found = []
    for name in fields:
        bare = name.removesuffix("_size")
        if bare != name and bare in holder:
            continue  # shown together with the field itself
        value = holder[name]
        hidden = value is None and f"{name}_size" in holder
        said = texts.say("table-hidden", count=holder[f"{name}_size"]) if hidden else ""
        found.append((field_name(texts, words.game, name), [said or words.field(texts, name, value, names)]))
    return found


def offer_text(
    texts: Texts,
    game: str,
    args: Sequence[int],
    names: Names,
    good: Callable[[Texts, int, int, Names], str],
) -> str:
    """Describe an offer by its arguments: to whom, until when, how many goods each side gives, then the goods
    with their amounts."""
    to, _, gives, gets, *flat = args
    pairs = list(zip(flat[::2], flat[1::2], strict=False))
    give, get = [
        texts.join([good(texts, number, amount, names) for number, amount in side])
        for side in (pairs[:gives], pairs[gives : gives + gets])
    ]
    key = f"{game}-offer" if give and get else f"{game}-offer-gift" if give else f"{game}-offer-request"
    return texts.say(key, seat=names.seats[to], give=give, get=get)
