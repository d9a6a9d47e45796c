"""What one viewer may see of a match, in one language. Everything the server sends about a match is built here.

Everything is built from `Game.view`, the choices and free actions of that seat and the events that reach it; nothing is
stripped. The laws compare the bytes made here for twin worlds (tests/laws/test_wire.py).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from harena import hints
from harena.bots.registry import HEURISTIC, MEDIUM, OLD, levels_for, usual_for
from harena.game import Game
from harena.kernel.choice import OPEN, Choice, Goods, Space, kind_of
from harena.kernel.rules import View
from harena.kernel.state import Event, State
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.matches.offers import PROPOSE
from harena.server import protocol
from harena.server.forced import is_forced
from harena.text import Label, Names, Texts, rules_text
from harena.text_parts import NameFinder, Part, plain_text
from harena.text_protocol import (
    Words,
    awaited,
    free_action,
    goods,
    sentence,
    sentence_parts,
    setting,
    sheets,
)

log = logging.getLogger("harena")

LONG = 80  # characters of a table option
LARGEST_SCENE = protocol.LARGEST_SENT - 4 * 1024  # bytes of a scene with its lines
SCENE_LINES = 28 * 1024  # bytes of the lines that come with one scene
FEW = 20  # so many lines are never that long
MOST_LINES = 60  # lines of the log that a cache holds

_T = TypeVar("_T")


class Reader:
    """What one connection has been sent of the log. Only lines that reach its viewer are counted."""

    def __init__(self, have: int = 0) -> None:
        self.have = have  # lines that the client had when it connected
        self.at = 0  # events looked at
        self.lines = 0  # how many of them reach this viewer
        self.withheld: list[tuple[int, int]] = []  # (line, event) not sent yet, because they were closed
        self.closed = range(0), [0, 0]  # events that were closed when it was last looked, and their lines

    def news(self, match: Match[Any], viewer: int) -> tuple[list[tuple[int, int]], list[int]]:
        """Return the lines not sent yet, each with its event, and the range of lines that are closed for now."""
        log, closed = match.events, match.closed()
        due, self.withheld = self.withheld, []
        if self.at < log.base.events:  # a new connection: it asks for what is not in memory (log_pages.py)
            self.at, self.lines = log.base.events, log.base.lines_of(viewer)
        for at, event in enumerate(log[self.at :], start=self.at):
            if event.reaches(viewer):
                if self.lines >= self.have or at in closed:  # the client may lack closed lines
                    due.append((self.lines, at))
                self.lines += 1
        self.at = len(log)
        self.withheld = [(line, at) for line, at in due if at in closed]
        shown = [(line, at) for line, at in due if at not in closed]
        if closed != self.closed[0]:
            lines = [log.lines_before(at, viewer) for at in (closed.start, closed.stop)]
            self.closed = closed, lines
        return shown, self.closed[1]


class TextCache:
    """Texts that stay the same while the seats keep their names, for one seat in one language.

    Every seat has its own cache, so that no line is ready sooner because another seat has read it. Single texts are
    remembered for all tables of the process (text.py), which saves some microseconds each, whoever asked for them."""

    def __init__(
        self, game: Game[Any], options: Mapping[str, Any], people: Sequence[str], viewer: int, lang: str
    ) -> None:
        self.people = people
        self.texts = Texts(lang)
        self.words: Words = game.words
        self.names: Names = self.words.naming(self.texts, options, people, viewer)
        bot = [self.texts.say("stand-in-name", name=name) if at == viewer else name for at, name in enumerate(people)]
        self.absent: Names = self.words.naming(self.texts, options, bot, SPECTATOR)  # while a bot plays for the viewer
        self.lines: dict[int, protocol.Line] = {}  # the log, by line
        self.goods: dict[int, protocol.Good] = {}  # what can change hands in a deal, as it was last told
        self.finder = game.things(options, self.texts).finder
        seats = [(name, "seat", str(seat)) for seat, name in enumerate(people) if seat != viewer and len(name) > 1]
        self.people_finder = NameFinder(seats)

    def pointed(self, parts: Sequence[Part]) -> list[Part]:
        """Mark what else is named in the plain pieces of a text."""
        found: list[Part] = []
        for part in parts:
            found += [part] if part.kind else self.finder.cut(part.text, [self.people_finder])
        return found


class Projection:
    """What one viewer sees of a match, as protocol messages."""

    def __init__(
        self,
        match: Match[Any],
        viewer: int,
        cache: TextCache,
        odds: bool = True,
        by_bot: Collection[int] = (),
        public_stage: Callable[[], Any] = lambda: None,
    ) -> None:
        self.match = match
        self.public_stage = public_stage  # of a spectator who sees the same state; None: not known
        self.by_bot = by_bot  # events of moves that a bot made for the viewer
        self.viewer = viewer
        self.odds = odds
        self.cache = cache
        self.game: Game[Any] = match.game
        self.people, self.texts, self.words, self.names = cache.people, cache.texts, cache.words, cache.names

    def scene(self, panels: bool) -> protocol.Scene:
        """Return the part of a scene that all connections of this seat in this language share. `Session` adds the log,
        which is different for each."""
        g: State = self.match.seen_by(self.viewer)
        seen = self.look(g)
        outcome = self.game.outcome(g).plain() if g.seat < 0 else None
        return protocol.Scene(
            seq=0,
            fresh=False,
            view={**seen, "options": brief(seen["options"])},
            stage=stage_of(self.game, seen, self.odds, self.public_stage()),
            names=protocol.Names(list(self.names.seats), list(self.names.sides), self.names.you, self.names.your_side),
            question=self.question(g, seen),
            waiting=seen["waiting"],
            waiting_text=self.awaited(seen),
            undo=self.viewer >= 0 and self.viewer == self.match.drafter,
            free_actions=self.free_actions(g, panels),
            offers=self.offers(g),
            log=[],
            closed=[],
            result=protocol.Result(**outcome, text=self.last_word()) if outcome else None,
            panels=self.panels(seen) if panels else None,
        )

    def awaited(self, seen: View) -> str:
        """Tell whom the game waits for besides the viewer, who has the question itself; nothing if it is only they."""
        others = [seat for seat in seen["waiting"] if seat != self.viewer]
        if seen["waiting"] and not others:
            return ""
        return awaited(self.texts, self.game.name, {**seen, "waiting": others}, self.people)

    def look(self, g: State) -> View:
        """Return what a person sees. What a seat remembers (`known`) is for bots only."""
        return {name: part for name, part in self.match.view(self.viewer).items() if name != "known"}

    def last_word(self) -> str:
        heard = [event for event in self.match.events.held if event.reaches(self.viewer)]
        return sentence(self.texts, self.words, self.game.rules, heard[-1], self.names) if heard else ""

    def newest(self, news: Sequence[tuple[int, int]], scene: protocol.Scene) -> list[protocol.Line]:
        """Return the newest of these lines, as many as have room in a message beside the scene. The client asks for the
        others."""
        if len(news) <= FEW:
            return [self.line(number, at) for number, at in news]
        room = min(SCENE_LINES, LARGEST_SCENE - len(protocol.write(scene)))
        return first_of((self.line(number, at) for number, at in reversed(news)), room)[::-1]

    def line(self, number: int, at: int) -> protocol.Line:
        """Return a line of the log, from the cache if it is there."""
        found = self.cache.lines.get(number)
        if found is None:
            found = self.cache.lines[number] = self.told(number, self.match.events[at], at in self.by_bot)
            if len(self.cache.lines) > MOST_LINES:
                del self.cache.lines[next(iter(self.cache.lines))]
        return found

    def told(self, number: int, event: Event, by_bot: bool) -> protocol.Line:
        """Put an event into words. What a bot did in the viewer's place is not told as the viewer's own deed."""
        names = self.cache.absent if by_bot else self.names
        parts = self.cache.pointed(sentence_parts(self.texts, self.words, self.game.rules, event, names))
        return protocol.Line(
            n=number,
            kind=event.kind,
            args=[list(arg) if isinstance(arg, tuple) else arg for arg in event.args],
            text=plain_text(parts),
            parts=[protocol.TextPart(*part) for part in parts],
            pause=event.kind in self.words.pauses,
        )

    def question(self, g: State, seen: View) -> protocol.Question | None:
        choice = self.game.rules.choice(g, self.viewer) if self.viewer >= 0 else None
        if choice is None:
            return None
        return protocol.Question(
            choice=choice.id,
            turn=self.match.turn_of(self.viewer),
            step=choice.step,
            kind=choice.kind,
            domain=choice.domain,
            rule=choice.rule,
            remaining=choice.remaining,
            sealed=choice.sealed,
            given=None if choice.given == OPEN else choice.given,
            window=choice.window,
            fresh=choice.ask_again,
            forced=is_forced(self.match, choice),
            text=(text := self.words.ask(self.texts, seen, choice, self.names)),
            why=(why := self.words.why(self.texts, seen, choice, self.names)),
            text_parts=[protocol.TextPart(*part) for part in self.cache.pointed([Part(text)])],
            why_parts=[protocol.TextPart(*part) for part in self.cache.pointed([Part(why)])],
            amounts=list(self.words.amounts),
            options=self.options(seen, choice),
            form=self.form(choice, seen),
        )

    def options(self, seen: View, choice: Choice) -> list[protocol.Option]:
        ordered = self.words.order(seen, choice.options)
        labels = self.words.options(self.texts, seen, ordered, self.names)
        return [self.option(option, label) for option, label in zip(ordered, labels, strict=True)]

    def option(self, option: int, label: Label) -> protocol.Option:
        kind = kind_of(self.game.rules.kinds, option)
        domain, number = (kind.domain, option - kind.start) if kind is not None else ("", option)
        return protocol.Option(option, label.text, label.head, list(label.more), domain, number)

    def form(self, choice: Choice, seen: View) -> protocol.Form | None:
        if not isinstance(choice.options, Space):
            return None
        schema = choice.options.schema()
        parts = [
            protocol.FormPart(name, self.words.part(self.texts, seen, name, self.names), part["low"], part["high"])
            for name, part in schema["parts"].items()
        ]
        limits = [protocol.FormLimit(limit["parts"], limit["most"]) for limit in schema.get("limits", ())]
        return protocol.Form(parts, schema.get("together", -1), limits, schema["start"], schema["base"])

    def free_actions(self, g: State, panels: bool) -> list[protocol.FreeActionInfo]:
        """Return what the viewer may do besides answering. Only the plain view suggests offers."""
        if self.viewer < 0:
            return []
        found = []
        goods: dict[Any, list[protocol.Good]] = {}  # by schema: several free actions share one
        for each in self.game.rules.free_actions.values():
            if self.game.rules.is_free(g, each):
                ways = each.menu(g, self.viewer) if panels or each.name != PROPOSE else ()
                menu = [
                    protocol.FreeMoveItem(list(args), self.words.free_move(self.texts, each.name, args, self.names))
                    for args in ways
                ]
                if each.schema not in goods:
                    goods[each.schema] = self.goods(each.schema(g, self.viewer) if each.schema else {})
                label = free_action(self.texts, self.game.name, each.name)
                shared = goods[each.schema]
                found.append(protocol.FreeActionInfo(each.name, label, each.rule, menu, shared, each.any_time))
        return found

    def goods(self, schema: Mapping[str, Any]) -> list[protocol.Good]:
        """Return what an offer can be made of. From one answer to the next most of it is the same."""
        known, found = self.cache.goods, []
        for row in schema.get("goods", ()):
            number, mine, theirs = row["good"], row["mine"], row["theirs"]
            good = known.get(number)
            if good is None:
                label = self.words.ware(self.texts, number, self.names)
                good = protocol.Good(number, label, *self.words.traded_thing(number), mine, theirs)
            elif good.mine != mine or good.theirs != theirs:
                good = replace(good, mine=mine, theirs=theirs)
            known[number] = good
            found.append(good)
        return found

    def offers(self, g: State) -> list[protocol.OfferInfo]:
        return [
            protocol.OfferInfo(
                id=offer.id,
                by=offer.by,
                to=offer.to,
                give=[list(pair) for pair in offer.give],
                get=[list(pair) for pair in offer.get],
                give_text=goods(self.texts, self.words, offer.give, self.names),
                get_text=goods(self.texts, self.words, offer.get, self.names),
                give_goods=self.offered(offer.give),
                get_goods=self.offered(offer.get),
            )
            for offer in g.offers
            if self.viewer >= 0 and self.viewer in (offer.by, offer.to)
        ]

    def offered(self, pairs: Goods) -> list[protocol.OfferedGood]:
        return [
            protocol.OfferedGood(
                good,
                amount,
                self.words.good(self.texts, good, amount, self.names),
                *self.words.traded_thing(good),
            )
            for good, amount in pairs
        ]

    def panels(self, seen: View) -> list[protocol.Panel]:
        return [
            protocol.Panel(sheet.title, sheet.columns, [protocol.Row(label, cells) for label, cells in sheet.rows])
            for sheet in sheets(self.texts, self.words, self.game.rules, seen, self.names)
        ]

    def whereabouts(self) -> list[protocol.ThingPlace]:
        """Return where the cards are, as far as this viewer sees it."""
        seen = self.look(self.match.seen_by(self.viewer))
        places = self.game.whereabouts(seen, self.texts, self.names)
        return [protocol.ThingPlace(place.kind, place.number, place.place, place.copies) for place in places]

    def because(self, option: int) -> protocol.Because:
        """Return the rule that forbids an option, with what is allowed instead or else the text of the rule."""
        g = self.match.seen_by(self.viewer)
        choice = self.game.rules.choice(g, self.viewer) if self.viewer >= 0 else None
        rule = self.game.rules.why_not(g, self.viewer, option) if choice else ""
        if choice is not None and rule == choice.rule:
            why = self.words.why(self.texts, self.look(g), choice, self.names)
            if why:
                return protocol.Because(option, rule, why)
        found = rules_text(self.game.name, self.texts.lang).find(rule) if rule else None
        return protocol.Because(option, rule, found.text if found else "")

    def advice(self, choice: Choice, found: hints.Advice) -> protocol.Advice:
        """Put a bot's answer into words, from what this viewer sees."""
        seen = self.look(self.match.seen_by(self.viewer))
        text = hints.said(self.texts, self.words, self.game.name, seen, found, self.names)
        turn = self.match.turn_of(self.viewer)
        if isinstance(found.move, tuple):
            return protocol.Advice(choice.id, turn, None, found.move[0], list(found.move[1]), text)
        return protocol.Advice(choice.id, turn, found.move, "", [], text)


def stage_of(game: Game[Any], seen: View, odds: bool, public: Any = None) -> Any:
    """Return what the game's own screen needs beyond the view; None if there is nothing. A page without it shows the
    plain view, so a position for which it fails can still be played."""
    if game.stage is None:
        return None
    try:
        return game.stage(seen, odds, public)
    except Exception as error:
        log.exception("the stage of %s failed: %r", game.name, error)
        return None


def first_of(items: Iterable[_T], most: int) -> list[_T]:
    """Return the first of these parts of a message, up to so many bytes; at least one."""
    found: list[_T] = []
    size = 0
    for item in items:
        size += len(protocol.write(item)) + 1
        if found and size > most:
            break
        found.append(item)
    return found


def brief(options: Mapping[str, Any]) -> dict[str, Any]:
    """Shorten long texts among the table options, such as a deck file: the options are sent with every scene."""
    return {
        name: f"{value[:LONG]}…" if isinstance(value, str) and len(value) > LONG else value
        for name, value in options.items()
    }


def bots_of(game: str, texts: Texts) -> list[protocol.BotInfo]:
    """Return the bots that people can choose from, with their labels."""
    return [
        protocol.BotInfo(name, bot_label(texts, name), texts.say(f"bot-{name}-about"), name == usual_for(game))
        for name in levels_for(game)
    ]


def bot_label(texts: Texts, name: str) -> str:
    """Return the name of a bot for people. Bots of older versions have the name of their present kind."""
    plain = OLD.get(name, name)
    key = f"bot-{MEDIUM if plain == HEURISTIC else plain}"
    return texts.say(key) if texts.has(key) else name


def setting_lines(game: Game[Any], options: dict[str, Any], lang: str) -> list[protocol.SettingLine]:
    """Return the options of a table in words. A table of an older version lacks those that were added since."""
    texts = Texts(lang)
    options = {each.name: each.default for each in game.settings} | options
    return [
        protocol.SettingLine(
            each.name,
            setting_label(texts, game.name, each.name),
            setting(texts, game.name, each.name, options[each.name]),
            each.rule,
            options[each.name] == each.default,
        )
        for each in game.settings
    ]


def setting_label(texts: Texts, game: str, name: str) -> str:
    """Return the label of an option, with a capital letter."""
    label = texts.say(f"{game}-setting-{name}")
    return label[:1].upper() + label[1:]
