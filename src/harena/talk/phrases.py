"""Ready-made sentences with slots. They are said in two taps, read by everybody in their own language, and understood
by bots.

The phrases that all games share are in common.py, those of a game in games/<game>/phrases.py. Their texts are in
locales/<lang>/talk.ftl: `talk-any-<id>` and `talk-<game>-<id>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from harena.text import Texts
from harena.text_parts import Marks, Part

SEAT = "seat"
AMOUNT = "amount"
LARGEST_AMOUNT = 99
Value = int | str  # what stands in a slot: a seat or an amount, or the id of a card, a region, ...

# What a promise is about, as far as bots understand it
PAY = "pay"  # to pay the receiver the amount in the first slot
PEACE = "peace"  # to do nothing against the receiver
SUPPORT = "support"  # to support what the receiver plans
STAY_OUT = "stay-out"  # not to bid, tender or play against the receiver's interest
OTHER = "other"  # something that only people can judge


class Phrase(NamedTuple):
    id: str
    group: str  # where the menu lists it: greeting, praise, deal, promise, threat, question, answer
    slots: tuple[tuple[str, str], ...] = ()  # (name in the text, domain)
    promise: str = ""  # what it promises; empty: it cannot be given as a promise


class Domain(NamedTuple):
    """Things of a game that a sentence can name, by their stable ids."""

    name: str
    values: tuple[str, ...]
    label: Callable[[Texts, str], str]
    about: Callable[[Texts, str], str]  # a sentence about it; may be empty


class PromisedBy(NamedTuple):
    """An event of the rules that is also a promise, such as a price agreed for support (S-5.5). The numbers are
    indexes of its arguments."""

    phrase: str
    by: int
    to: int
    slots: tuple[int, ...]


class BadPhrase(Exception):
    """There is no such phrase, or a slot is filled with something that does not fit."""


def _readable(phrase: Phrase, slots: Sequence[Value], seats: int) -> bool:
    """Tell whether every slot is filled with a seat of the table, a possible amount, or an id, as its domain says."""
    if len(slots) != len(phrase.slots):
        return False
    for value, (_, domain) in zip(slots, phrase.slots, strict=True):
        if domain not in (SEAT, AMOUNT):
            fits = type(value) is str
        elif domain == SEAT:
            fits = type(value) is int and 0 <= value < seats
        else:
            fits = type(value) is int and 0 < value <= LARGEST_AMOUNT
        if not fits:
            return False
    return True


class Phrasebook:
    """The phrases of one game, and what their slots can be filled with."""

    def __init__(
        self,
        game: str,
        own: Sequence[Phrase] = (),
        domains: Sequence[Domain] = (),
        whispers: bool = False,
        promised_by: Mapping[str, PromisedBy] | None = None,
    ) -> None:
        from harena.talk.common import COMMON

        self.game = game
        self.whispers = whispers  # does a table allow whispers if nobody chooses?
        self.promised_by = dict(promised_by or {})
        self.domains = {domain.name: domain for domain in domains}
        self.keys = {f"any-{phrase.id}": phrase for phrase in COMMON}
        self.keys |= {f"{game}-{phrase.id}": phrase for phrase in own}
        if len(self.keys) != len(COMMON) + len(own):
            raise ValueError(f"two phrases of {game} have the same id")
        for key, phrase in self.keys.items():
            for name, domain in phrase.slots:
                if domain not in (SEAT, AMOUNT, *self.domains):
                    raise ValueError(f"phrase {key}: its slot {name!r} has no known domain: {domain!r}")

    def find(self, key: str) -> Phrase:
        """Return a phrase by its key, "any-hello" or "spartacus-pay"."""
        if key not in self.keys:
            raise BadPhrase(key)
        return self.keys[key]

    def promise_of(self, key: str) -> str:
        """Return what a phrase promises; empty: nothing, or it is a phrase of another version."""
        return self.keys[key].promise if key in self.keys else ""

    def check(self, key: str, slots: Sequence[Value], seats: int) -> Phrase:
        """Return the phrase, if every slot is filled with something that fits."""
        phrase = self.find(key)
        if not _readable(phrase, slots, seats):
            raise BadPhrase(key)
        for value, (_, domain) in zip(slots, phrase.slots, strict=True):
            if domain in self.domains and value not in self.domains[domain].values:
                raise BadPhrase(key)
        return phrase

    def parts(self, texts: Texts, key: str, slots: Sequence[Value], people: Sequence[str]) -> list[Part]:
        """Return a phrase in the reader's language, with what it names marked."""
        phrase = self.keys.get(key)
        if phrase is None or not _readable(phrase, slots, len(people)):  # said at this table by another version
            return [Part(texts.say("talk-unknown-phrase"))]
        args: dict[str, str | int] = {}
        marks = Marks()
        for value, (name, domain) in zip(slots, phrase.slots, strict=True):
            named = domain != AMOUNT
            args[name] = marks.mark(self._named(texts, domain, value, people)) if named else int(value)
        return marks.cut(texts.say(f"talk-{key}", **args))

    def _named(self, texts: Texts, domain: str, value: Value, people: Sequence[str]) -> Part:
        if domain == SEAT:
            return Part(people[int(value)], SEAT, str(value))
        known = self.domains.get(domain)
        label = known.label(texts, str(value)) if known and value in known.values else str(value)
        return Part(label, domain, str(value))
