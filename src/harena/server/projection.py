"""The only way out: what one viewer may see of a match, in one language. Sockets, HTTP, log and errors come here.

Everything is built from `Game.view`, the choices and free actions of that seat and the events that reach it; nothing is
stripped. The laws compare the bytes made here for twin worlds (tests/laws/test_wire.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena import hints
from harena.bots.registry import HEURISTIC, MEDIUM, OLD, levels_for, usual_for
from harena.kernel.choice import OPEN, Choice, Space, kind_of
from harena.kernel.rules import Game, View
from harena.kernel.state import Event, State
from harena.matches.match import Match
from harena.server import protocol
from harena.text import Names, Texts, rules_text
from harena.text_protocol import (
    Words,
    awaited,
    free_action,
    goods,
    question,
    sentence,
    setting,
    sheets,
    ware,
    words_of,
)

LONG = 80  # characters of an option


class Reader:
    """What one connection has been sent of the log. Lines are counted among those that reach the viewer."""

    def __init__(self, have: int = 0) -> None:
        self.have = have  # lines the client brought along
        self.at = 0  # events looked at
        self.lines = 0  # of them, those that reach this viewer
        self.withheld: list[tuple[int, int]] = []  # (line, event): closed when it was due

    def news(self, match: Match[Any], viewer: int) -> tuple[list[tuple[int, Event]], list[int]]:
        """Lines not sent yet, and the range of lines that are closed for now."""
        closed = match.game.closed(match.settled.settings(), match.events)
        due, self.withheld = self.withheld, []
        for at in range(self.at, len(match.events)):
            if match.events[at].reaches(viewer):
                if self.lines >= self.have or at in closed:  # what he brought along may lack closed lines
                    due.append((self.lines, at))
                self.lines += 1
        self.at = len(match.events)
        self.withheld = [(line, at) for line, at in due if at in closed]
        shown = [(line, match.events[at]) for line, at in due if at not in closed]
        before = sum([event.reaches(viewer) for event in match.events[: closed.start]])
        inside = sum([event.reaches(viewer) for event in match.events[closed.start : closed.stop]])
        return shown, [before, before + inside]


class Projection:
    """One viewer's window on a match."""

    def __init__(
        self,
        match: Match[Any],
        people: Sequence[str],
        viewer: int,
        lang: str,
        worded: dict[int, protocol.Line] | None = None,
    ) -> None:
        self.match = match
        self.people = people
        self.viewer = viewer
        self.worded = {} if worded is None else worded  # lines by number, as far as somebody has asked for them
        self.game: Game[Any] = match.game
        self.texts = Texts(lang)
        self.words: Words = words_of(self.game.name)
        self.names: Names = self.words.naming(self.texts, match.settled.settings(), people, viewer)

    def scene(self, reader: Reader, fresh: bool, panels: bool) -> protocol.Scene:
        g: State = self.match.seen_by(self.viewer)
        seen = self.look(g)
        lines, closed = reader.news(self.match, self.viewer)
        outcome = self.game.outcome(g).plain() if g.seat < 0 else None
        return protocol.Scene(
            seq=0,  # the connection counts
            fresh=fresh,
            view={**seen, "options": brief(seen["options"])},
            names=protocol.Names(list(self.names.seats), list(self.names.sides), self.names.you, self.names.your_side),
            question=self.question(g, seen),
            waiting=seen["waiting"],
            waiting_text=awaited(self.texts, self.game.name, seen, self.people),
            undo=self.viewer >= 0 and self.viewer == self.match.drafter,
            free_actions=self.free_actions(g),
            offers=self.offers(g),
            log=[self.line(number, event) for number, event in lines],
            closed=closed,
            result=protocol.Result(**outcome, text=self.last_word()) if outcome else None,
            panels=self.panels(seen) if panels else None,
        )

    def look(self, g: State) -> View:
        """A person looks at the table; what a seat remembers (`known`) is for bots."""
        seen = self.game.view(g, self.viewer)
        del seen["known"]
        return seen

    def last_word(self) -> str:
        heard = [event for event in self.match.events if event.reaches(self.viewer)]
        return sentence(self.texts, self.words, self.game.rules, heard[-1], self.names) if heard else ""

    def line(self, number: int, event: Event) -> protocol.Line:
        if number not in self.worded:
            self.worded[number] = self._worded(number, event)
        return self.worded[number]

    def _worded(self, number: int, event: Event) -> protocol.Line:
        return protocol.Line(
            n=number,
            kind=event.kind,
            args=[list(arg) if isinstance(arg, tuple) else arg for arg in event.args],
            text=sentence(self.texts, self.words, self.game.rules, event, self.names),
            pause=event.kind in self.words.PAUSES,
        )

    def question(self, g: State, seen: View) -> protocol.Question | None:
        choice = self.game.rules.choice(g, self.viewer) if self.viewer >= 0 else None
        if choice is None:
            return None
        return protocol.Question(
            choice=choice.id,
            turn=turn_of(self.match, self.viewer),
            step=choice.step,
            kind=choice.kind,
            domain=choice.domain,
            rule=choice.rule,
            remaining=choice.remaining,
            sealed=choice.sealed,
            given=None if choice.given == OPEN else choice.given,
            window=choice.window,
            fresh=choice.ask_again,
            text=question(self.texts, self.game.name, choice, self.names),
            why=self.words.why(self.texts, seen, choice),
            options=[self.option(seen, option) for option in self.words.order(seen, choice.options)],
            form=self.form(choice, seen),
        )

    def option(self, seen: View, option: int) -> protocol.Option:
        kind = kind_of(self.game.rules.kinds, option)
        label = self.words.option(self.texts, seen, option, self.names)
        if kind is None:
            return protocol.Option(option, label, "", option)
        return protocol.Option(option, label, kind.domain, option - kind.start)

    def form(self, choice: Choice, seen: View) -> protocol.Form | None:
        if not isinstance(choice.options, Space):
            return None
        schema = choice.options.schema()
        parts = [
            protocol.FormPart(name, self.part(seen, name), part["low"], part["high"])
            for name, part in schema["parts"].items()
        ]
        return protocol.Form(parts, schema.get("together", -1), schema["start"], schema["base"])

    def part(self, seen: View, name: str) -> str:
        """The label of a field: the game's own words for this moment, or its text."""
        own = getattr(self.words, "part", None)
        return own(self.texts, seen, name, self.names) if own else self.texts.say(f"{self.game.name}-part-{name}")

    def free_actions(self, g: State) -> list[protocol.FreeActionInfo]:
        if self.viewer < 0:
            return []
        found = []
        for each in self.game.rules.free_actions.values():
            if self.game.rules.is_free(g, each):
                menu = [
                    protocol.FreeMoveItem(list(args), self.free_move(each.name, args))
                    for args in each.menu(g, self.viewer)
                ]
                schema = each.schema(g, self.viewer) if each.schema else {}
                label = free_action(self.texts, self.game.name, each.name)
                wares = [
                    protocol.Good(
                        row["good"],
                        ware(self.texts, self.words, self.game.name, row["good"], self.names),
                        row["mine"],
                        row["theirs"],
                    )
                    for row in schema.get("goods", ())
                ]
                found.append(protocol.FreeActionInfo(each.name, label, each.rule, menu, wares))
        return found

    def free_move(self, name: str, args: tuple[int, ...]) -> str:
        """One use of a free action, in words: the game's own, or the bare numbers."""
        own = getattr(self.words, "free_move", None)
        return str(own(self.texts, name, args, self.names)) if own else ", ".join(map(str, args))

    def offers(self, g: State) -> list[protocol.OfferInfo]:
        return [
            protocol.OfferInfo(
                id=offer.id,
                by=offer.by,
                to=offer.to,
                give=[list(pair) for pair in offer.give],
                get=[list(pair) for pair in offer.get],
                give_text=goods(self.texts, self.words, self.game.name, offer.give, self.names),
                get_text=goods(self.texts, self.words, self.game.name, offer.get, self.names),
            )
            for offer in g.offers
            if self.viewer >= 0 and self.viewer in (offer.by, offer.to)
        ]

    def panels(self, seen: View) -> list[protocol.Panel]:
        return [
            protocol.Panel(sheet.title, sheet.columns, [protocol.Row(label, cells) for label, cells in sheet.rows])
            for sheet in sheets(self.texts, self.words, self.game, seen, self.names)
        ]

    def because(self, option: int) -> protocol.Because:
        """The rule that forbids an option, and what is allowed instead where the game can say it, or its text."""
        g = self.match.seen_by(self.viewer)
        choice = self.game.rules.choice(g, self.viewer) if self.viewer >= 0 else None
        rule = self.game.rules.why_not(g, self.viewer, option) if choice else ""
        if choice is not None and rule == choice.rule and (why := self.words.why(self.texts, self.look(g), choice)):
            return protocol.Because(option, rule, why)
        found = rules_text(self.game.name, self.texts.lang).find(rule) if rule else None
        return protocol.Because(option, rule, found.text if found else "")

    def advice(self, choice: Choice, found: hints.Advice) -> protocol.Advice:
        """What a bot would answer, in words made of what this viewer sees."""
        seen = self.look(self.match.seen_by(self.viewer))
        text = hints.said(self.texts, self.words, self.game.name, seen, found, self.names)
        turn = turn_of(self.match, self.viewer)
        if isinstance(found.move, tuple):
            return protocol.Advice(choice.id, turn, None, found.move[0], list(found.move[1]), text)
        return protocol.Advice(choice.id, turn, found.move, "", [], text)


def turn_of(match: Match[Any], seat: int) -> int:
    """How many answers this seat has given, its draft included."""
    entries = [entry for part in match.record["segments"] for entry in part["entries"] if entry["seat"] == seat]
    given = sum([len(entry["do"]) for entry in entries if "do" in entry])
    return given + (len(match.draft) if match.drafter == seat else 0)


def brief(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as they go over the wire, with every scene: of a long text, such as a deck file, only the beginning."""
    return {
        name: f"{value[:LONG]}…" if isinstance(value, str) and len(value) > LONG else value
        for name, value in options.items()
    }


def bots_of(game: str, texts: Texts) -> list[protocol.BotInfo]:
    """Those one can choose from, in words."""
    return [
        protocol.BotInfo(name, bot_label(texts, name), texts.say(f"bot-{name}-about"), name == usual_for(game))
        for name in levels_for(game)
    ]


def bot_label(texts: Texts, name: str) -> str:
    """What a bot is called; those of tables from older versions like what they are today."""
    plain = OLD.get(name, name)
    key = f"bot-{MEDIUM if plain == HEURISTIC else plain}"
    return texts.say(key) if texts.has(key) else name


def setting_lines(game: Game[Any], options: dict[str, Any], lang: str) -> list[protocol.SettingLine]:
    """The options of a table in words."""
    texts = Texts(lang)
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
    """As the head of a line."""
    label = texts.say(f"{game}-setting-{name}")
    return label[:1].upper() + label[1:]
