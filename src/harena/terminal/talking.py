"""Lets a person at the terminal talk: messages, whispers, phrases, promises, and offers of their own making."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from harena.bots.talk.room import TalkRoom
from harena.kernel.choice import Goods, Offer, Refused
from harena.matches.match import Match
from harena.matches.offers import offer_args
from harena.talk.account import ALL, MARK, NOBODY, OPEN, SAY, Entry, Message, NotSaid
from harena.talk.phrases import AMOUNT, LARGEST_AMOUNT, PAY, SEAT, Phrase, Value
from harena.terminal.screen import Screen
from harena.text import Names, Texts
from harena.text_parts import plain_text
from harena.text_protocol import goods

REFUSALS = {"no-promise": "play-talk-no-promise-possible"}
_T = TypeVar("_T")
SHOWN = 12  # things that are listed for a slot; of more, a person types a part of the name


class Again(Exception):
    """The question must be asked again: the table has changed."""


class Cancelled(Exception):
    """The person pressed Enter instead of an answer."""


class Talking:
    def __init__(self, room: TalkRoom, match: Match[Any], people: Sequence[str], texts: Texts, screen: Screen) -> None:
        self.room, self.match, self.people = room, match, people
        self.texts, self.screen = texts, screen
        self.heard = dict.fromkeys(range(-1, len(people)), 0)  # how many messages each seat has read

    def news(self, seat: int) -> None:
        """Show what was said since this seat last looked. Nobody reads for all seats (-1) but what all have heard."""
        talk = self.room.talk
        self.room.follow(self.match)
        for message in talk.messages[self.heard[seat] :]:
            if message.entry.by != seat and (message.reaches(seat) if seat >= 0 else message.entry.to == ALL):
                self.screen.line(self._line(message, seat), "", "  ")
        self.heard[seat] = len(talk.messages)

    def _line(self, message: Message, seat: int) -> str:
        entry = message.entry
        key = "play-talk-all" if entry.to == ALL else "play-talk-whisper"
        said = self.texts.say(key, name=self.people[entry.by], text=self._text(message))
        if entry.promise_to == NOBODY:
            return said
        return f"{said} {self.texts.say('play-talk-promise', name=self._name(entry.promise_to, seat))}"

    def _text(self, message: Message) -> str:
        entry = message.entry
        if not entry.phrase:
            return entry.text
        return plain_text(self.room.talk.book.parts(self.texts, entry.phrase, entry.slots, self.people))

    def _name(self, seat: int, reader: int) -> str:
        return self.texts.say("you") if seat == reader else self.people[seat]

    # Commands

    def commands(self, seat: int, names: Names) -> Mapping[str, Callable[[str], None]]:
        """Return what this seat can type, by its word: most letters stand for amounts in some game."""
        return {
            "say": lambda typed: self._try(lambda: self._say(seat, ALL, typed)),
            "whisper": lambda typed: self._try(lambda: self._whisper(seat, typed)),
            "phrase": lambda typed: self._try(lambda: self._phrase(seat, typed)),
            "promise": lambda typed: self._try(lambda: self._promises(seat, typed)),
            "offer": lambda typed: self._try(lambda: self._offer(seat, typed, names)),
        }

    def _try(self, command: Callable[[], None]) -> None:
        try:
            command()
        except Cancelled:
            self.screen.line(self.texts.say("play-talk-cancelled"), "", "  ")
        except NotSaid as no:
            self.screen.line(self.texts.say(REFUSALS.get(no.code, f"play-talk-{no.code}")), "", "  ")
        except Refused as error:
            self.screen.line(self.texts.say("play-talk-refused", rule=error.rule), "", "  ")

    def _say(self, seat: int, to: int, text: str) -> None:
        self._keep(Entry(SAY, seat, to, text, at=time.time()))

    def _whisper(self, seat: int, typed: str) -> None:
        who, _, text = typed.partition(" ")
        called = [name.lower() for name in self.people]
        if who.lower() in called:
            self._say(seat, called.index(who.lower()), text)
        elif who.isdecimal() and 1 <= int(who[:3]) <= len(self.people):
            self._say(seat, int(who) - 1, text)
        else:
            seats = [f"{number} {name}" for number, name in enumerate(self.people, start=1)]
            self.screen.line(self.texts.say("play-talk-whisper-how", seats=self.texts.join(seats)), "", "  ")

    def _keep(self, entry: Entry) -> None:
        self.room.say(self.match, entry)
        whispered = entry.kind == SAY and entry.to != ALL
        said = self.texts.say("play-talk-said-to", name=self.people[entry.to]) if whispered else ""
        self.screen.line(said or self.texts.say("play-talk-said"), "", "  ")
        self.news(entry.by)

    # Phrases

    def _phrase(self, seat: int, typed: str) -> None:
        """Choose a phrase: its group, itself, its slots, who hears it, and whether it is a promise."""
        book = self.room.talk.book
        groups = list(dict.fromkeys([phrase.group for phrase in book.keys.values()]))
        group = self._pick("play-talk-group", groups, lambda each: self.texts.say(f"talk-group-{each}"), typed)
        keys = [key for key, phrase in book.keys.items() if phrase.group == group]
        key = self._pick("play-talk-phrase", keys, self._sample)
        phrase = book.find(key)
        slots = tuple([self._slot(domain) for _, domain in phrase.slots])
        others = [other for other in range(len(self.people)) if other != seat]
        to = self._pick("play-talk-to", [ALL, *others], self._receiver) if self.room.talk.settings.whispers else ALL
        promise_to = self._promise_to(phrase, to, others)
        self._keep(Entry(SAY, seat, to, phrase=key, slots=slots, promise_to=promise_to, at=time.time()))

    def _sample(self, key: str) -> str:
        phrase = self.room.talk.book.find(key)
        return self.texts.say(f"talk-{key}", **{slot: "…" for slot, _ in phrase.slots})

    def _receiver(self, to: int) -> str:
        return self.texts.say("play-talk-everybody") if to == ALL else self.people[to]

    def _promise_to(self, phrase: Phrase, to: int, others: Sequence[int]) -> int:
        if not phrase.promise:
            return NOBODY
        receivers = [to] if to != ALL else others

        def named(seat: int) -> str:
            return self.texts.say("play-talk-no-promise") if seat == NOBODY else self.people[seat]

        return self._pick("play-talk-promise-to", [NOBODY, *receivers], named)

    def _slot(self, domain: str) -> Value:
        if domain == AMOUNT:
            return self._number(self.texts.say("play-talk-amount", most=LARGEST_AMOUNT), LARGEST_AMOUNT)
        if domain == SEAT:
            return self._pick("play-talk-seat", range(len(self.people)), lambda seat: self.people[seat])
        known = self.room.talk.book.domains[domain]
        found: Sequence[str] = known.values
        while len(found) > SHOWN:
            part = self._ask(self.texts.say("play-talk-name")).lower()
            found = [value for value in known.values if part in known.label(self.texts, value).lower()]
            exact = [value for value in found if known.label(self.texts, value).lower() == part]
            if len(exact or found) == 1:
                return (exact or found)[0]
            found = found or known.values
        return self._pick("play-talk-seat", found, lambda value: known.label(self.texts, value))

    # Promises

    def _promises(self, seat: int, typed: str) -> None:
        """List the promises this seat knows of; or mark one, or pay one: `promise 2 kept`."""
        promises = self.room.talk.promises_known_to(seat)
        number, _, what = typed.partition(" ")
        if number.isdecimal() and 1 <= int(number[:4]) <= len(promises) and what:
            promise = promises[int(number) - 1]
            what = what.strip().lower()
            if what in self.texts.say("play-talk-word-pay").split() and promise.by == seat:
                self._pay(seat, promise.to, promise.slots, promise.phrase)
            elif what in self.texts.say("play-talk-word-kept").split():
                self._keep(Entry(MARK, seat, message=promise.number, on=True, at=time.time()))
            elif what in self.texts.say("play-talk-word-broken").split():
                self._keep(Entry(MARK, seat, message=promise.number, on=False, at=time.time()))
            else:
                self.screen.line(self.texts.say("play-talk-promises-how"), "", "  ")
            return
        if not promises:
            self.screen.line(self.texts.say("play-talk-promises-none"), "", "  ")
        for place, promise in enumerate(promises, start=1):
            state = self.texts.say(f"play-talk-state-{promise.state}")
            text = self._text(self.room.talk.messages[promise.number])
            by, to = self._name(promise.by, seat), self._name(promise.to, seat)
            self.screen.line(f"{place:3}. {by} → {to}: {text} ({state})", "", "     ")
        if promises:
            self.screen.line(self.texts.say("play-talk-promises-how"), "", "  ")

    def _pay(self, seat: int, to: int, slots: Sequence[Value], phrase: str) -> None:
        book = self.room.talk.book
        kind = book.promise_of(phrase)
        found = self.match.game.payment(self.match.settled, seat, to, int(slots[0])) if kind == PAY else None
        if found is None:
            self.screen.line(self.texts.say("play-talk-no-payment"), "", "  ")
            return
        self.match.act_freely(seat, *found)
        self.screen.line(self.texts.say("play-talk-paid"), "", "  ")
        raise Again

    # Offers

    def _offer(self, seat: int, typed: str, names: Names) -> None:
        """Make an offer: to whom, what for what; or, with the number of an offer to this seat, a counter-offer."""
        rules, g = self.match.rules, self.match.settled
        waiting = [offer for offer in g.offers if offer.to == seat]
        answered = waiting[int(typed[:3]) - 1] if typed.isdecimal() and 1 <= int(typed[:3]) <= len(waiting) else None
        action = rules.free_actions.get("counter" if answered is not None else "propose")
        schema = action.schema(g, seat) if action is not None and action.schema and rules.is_free(g, action) else {}
        if action is None or not schema:
            self.screen.line(self.texts.say("play-no-deals"), "", "  ")
            return
        words = self.match.game.words
        for place, offer in enumerate(waiting, start=1):
            given, wanted = [goods(self.texts, words, side, names) for side in (offer.give, offer.get)]
            text = self.texts.say("play-talk-offered", name=self.people[offer.by], give=given, get=wanted)
            self.screen.line(f"{place:3}. {text}", "", "     ")
        others = [other for other in range(len(self.people)) if other != seat]
        to = answered.by if answered else self._pick("play-talk-offer-to", others, lambda each: self.people[each])
        rows = schema["goods"]
        give = self._goods("play-talk-give", [(row["good"], row["mine"]) for row in rows if row["mine"]], names)
        get = self._goods(
            "play-talk-get", [(row["good"], row["theirs"][to]) for row in rows if row["theirs"][to]], names
        )
        args = offer_args(Offer(0, seat, to, give, get))
        self.match.act_freely(seat, action.name, (answered.id, *args) if answered else args)
        self.screen.line(self.texts.say("play-talk-offer-made", name=self.people[to]), "", "  ")
        raise Again

    def _goods(self, key: str, rows: Sequence[tuple[int, int]], names: Names) -> Goods:
        """Ask for some of these goods: `1, 3 x 5` is the first one, and five of the third."""
        words = self.match.game.words
        for place, (good, most) in enumerate(rows, start=1):
            self.screen.line(f"{place:3}. {words.ware(self.texts, good, names)} ({most})", "", "     ")
        while True:
            typed = self.screen.ask(self.texts.say(key) + " ")
            found = chosen_goods(typed, rows)
            if found is not None:
                return found
            self.screen.line(self.texts.say("play-talk-goods-how"), "", "  ")

    # Asking

    def _ask(self, prompt: str) -> str:
        typed = self.screen.ask(prompt + " ")
        if not typed:
            raise Cancelled
        return typed

    def _number(self, prompt: str, most: int) -> int:
        while True:
            typed = self._ask(prompt)
            if typed.isdecimal() and 1 <= int(typed[:6]) <= most:
                return int(typed)
            self.screen.line(self.texts.say("play-talk-number", most=most), "", "  ")

    def _pick(self, key: str, values: Sequence[_T], label: Callable[[_T], str], typed: str = "") -> _T:
        """Let the person choose one of several things by its number."""
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(values):
            return values[int(typed[:4]) - 1]
        for place, value in enumerate(values, start=1):
            self.screen.line(f"{place:3}. {label(value)}", "", "     ")
        return values[self._number(self.texts.say(key), len(values)) - 1]

    # The end

    def summary(self) -> list[str]:
        """Return what became of the promises that everybody has heard, or that people at this screen know of."""
        known = [promise for promise in self.room.talk.promises() if self._is_known(promise.number)]
        return [
            f"{self.people[promise.by]} → {self.people[promise.to]}: "
            f"{self._text(self.room.talk.messages[promise.number])} "
            f"({self.texts.say(f'play-talk-state-{promise.state}')})"
            for promise in known
            if promise.state != OPEN or self.room.talk.messages[promise.number].entry.to == ALL
        ]

    def _is_known(self, number: int) -> bool:
        message = self.room.talk.messages[number]
        people = [seat for seat, character in enumerate(self.room.characters) if not character]
        return message.entry.to == ALL or (len(people) == 1 and message.reaches(people[0]))


def chosen_goods(typed: str, rows: Sequence[tuple[int, int]]) -> Goods | None:
    """Read "1, 3 x 5": the first good, and five of the third. Nothing is nothing; None: it cannot be read."""
    found: list[tuple[int, int]] = []
    for part in filter(None, [part.strip() for part in typed.split(",")]):
        place, _, amount = part.replace("×", "x").partition("x")
        place, amount = place.strip(), amount.strip() or "1"
        if not (place.isdecimal() and amount.isdecimal() and 1 <= int(place[:4]) <= len(rows)):
            return None
        good, most = rows[int(place) - 1]
        if not 1 <= int(amount[:6]) <= most or good in [each for each, _ in found]:
            return None
        found.append((good, int(amount)))
    return tuple(found)
