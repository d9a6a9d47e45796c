"""HTTP: what there is to play: games, their options, rules, phrases and things."""

from __future__ import annotations

from typing import Any, Literal

from harena.server.protocol.basis import Part
from harena.server.protocol.from_server import BotInfo


class SettingInfo(Part):
    """A table option, as a form needs it."""

    name: str
    label: str
    help: str
    rule: str
    kind: Literal["choice", "switch", "number", "text", "numbers", "some"]  # some: the default, or some of the values
    default: Any
    default_label: str
    values: list[Any]
    value_labels: list[str]  # labels of the values; of the numbers, where the kind is numbers
    advanced: bool  # rarely changed: shown under "More options"
    fits: dict[str, list[Any]]  # by number of players: the values that fit (some: how many); empty: all, always


class ClockPreset(Part):
    """Usual times of a live clock, in seconds."""

    name: Literal["quick", "normal", "slow"]
    decision: int
    reserve: int
    sealed: int
    window: int


class GameInfo(Part):
    """A game, as the form for a new table needs it."""

    name: str
    label: str
    about: str
    low: int
    high: int
    usual: int  # the default number of players
    bots: list[BotInfo]
    settings: list[SettingInfo]
    odds: bool  # its screen can show the odds of what is at stake
    clocks: list[ClockPreset]
    lessons: int  # so many come with it


class Games(Part):
    """GET /api/games/{lang}"""

    games: list[GameInfo]


class RuleFigure(Part):
    """A picture in the rules. The page draws it; who does not see it gets it in words."""

    name: str  # unique within the game
    caption: str
    about: str  # what is to be seen


class RulePart(Part):
    """A paragraph of a rule, a list, or a figure: one of the three."""

    text: str
    items: list[str]
    figure: RuleFigure | None


class RuleText(Part):
    """One numbered rule."""

    number: str
    parts: list[RulePart]


class ChapterText(Part):
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[RuleText]


class RulesPage(Part):
    """GET /api/rules/{game}/{lang}"""

    title: str
    intro: str
    chapters: list[ChapterText]


class ReferenceTable(Part):
    """A table of the reference sheet."""

    title: str
    columns: list[str]  # headings; none: the rows need none
    rows: list[list[str]]  # the first cell says what the row is about


class ReferenceSheet(Part):
    """GET /api/reference/{game}/{lang}: what one wants to look up while playing, on two pages."""

    title: str
    pages: list[list[ReferenceTable]]


class PhraseInfo(Part):
    """A ready-made sentence."""

    phrase: str
    group: str
    text: str  # with {name} where a slot is
    slots: list[str]  # their names
    domains: list[str]  # their domains: seat, amount, or one of `Phrases.domains`
    promise: bool  # it can be given as a promise


class NamedThing(Part):
    """Something that a sentence can name."""

    id: str
    label: str
    about: str  # what is to know about it; may be empty


class Phrases(Part):
    """GET /api/phrases/{game}/{lang}: what can be said in two taps, and what talk can name."""

    groups: list[NamedThing]
    phrases: list[PhraseInfo]
    domains: dict[str, list[NamedThing]]
    whispers: bool  # tables of this game usually allow whispers
    largest: int  # the largest amount


class Fact(Part):
    """One line of a thing's sheet."""

    label: str
    value: str
    term: str  # the id of the term that explains the label; empty: none


class Thing(Part):
    """Something that can be pointed at: a card, a token, a track, a number, a word of the game."""

    kind: str  # man, minister, title, spectacle, region, ...; "term" for what is not a card
    id: str  # stable, unique within the kind
    number: int  # as views and options number it; -1: it has none
    title: str
    subtitle: str  # of which sort it is, in words; may be empty
    text: str  # what it is and does
    facts: list[Fact]
    values: dict[str, int]  # the same as numbers, for drawings
    sort: str  # within its kind: the origin of a man, the office of a Minister, ...
    copies: int  # how many cards are alike; 0: it is not a card, or one like it stands before it
    rule: str
    source: str  # where the numbers of a card come from, in words; may be empty


class ThingKind(Part):
    """A kind of cards, for the card browser."""

    kind: str
    label: str


class Things(Part):
    """GET /api/things/{game}/{lang} with the usual decks, and GET /api/tables/{id}/things/{lang} with the decks of a
    table: everything that can be pointed at."""

    kinds: list[ThingKind]  # those that are cards
    things: list[Thing]
