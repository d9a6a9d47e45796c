"""Lists the games for the form of a new table, and their rules as pages."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from harena.game import Game
from harena.games import game, game_names
from harena.kernel.rules import BadInput, Setting
from harena.lessons.library import our_lessons
from harena.server import protocol
from harena.server.clock_view import presets
from harena.server.projection import bots_of, setting_label
from harena.server.static import Asset, asset
from harena.talk.phrases import LARGEST_AMOUNT
from harena.text import RulePart, Texts, rules_text
from harena.text_protocol import setting as setting_value
from harena.things import Things

USUAL_PLAYERS = 4


@cache
def games(lang: str) -> protocol.Games:
    return protocol.Games([_game_info(game(name), Texts(lang)) for name in game_names()])


def _game_info(chosen: Game[Any], texts: Texts) -> protocol.GameInfo:
    low, high = chosen.seats[0], chosen.seats[-1]
    return protocol.GameInfo(
        name=chosen.name,
        label=texts.say(f"{chosen.name}-name"),
        about=texts.say(f"{chosen.name}-about", low=low, high=high),
        low=low,
        high=high,
        usual=_usual_players(chosen),
        bots=bots_of(chosen.name, texts),
        settings=[_setting_info(chosen, each, texts) for each in chosen.settings],
        odds=chosen.odds,
        clocks=presets(chosen),
        lessons=len([each for each in our_lessons() if each.game is chosen]),
    )


def _usual_players(chosen: Game[Any]) -> int:
    return min(max(chosen.seats[0], USUAL_PLAYERS), chosen.seats[-1])


def _setting_info(chosen: Game[Any], each: Setting, texts: Texts) -> protocol.SettingInfo:
    key = f"{chosen.name}-setting-{each.name}"
    values = each.some_of or each.values
    labels = [setting_value(texts, chosen.name, each.name, value) for value in values]
    if isinstance(each.default, list):
        labels = [setting_value(texts, chosen.name, f"{each.name}-at", at) for at in range(len(each.default))]
    return protocol.SettingInfo(
        name=each.name,
        label=setting_label(texts, chosen.name, each.name),
        help=texts.say(f"{key}-help"),
        rule=each.rule,
        kind=_kind(each),
        default=each.default,
        default_label=setting_value(texts, chosen.name, each.name, each.default),
        values=list(values),
        value_labels=labels,
        advanced=each.advanced,
        fits=_fits(chosen, each),
    )


def _kind(each: Setting) -> Any:
    if isinstance(each.default, bool):
        return "switch"
    if each.values or each.some_of:
        return "some" if each.some_of else "choice"
    return "numbers" if isinstance(each.default, list) else "number" if isinstance(each.default, int) else "text"


def _fits(chosen: Game[Any], each: Setting) -> dict[str, list[Any]]:
    """Return the accepted values by number of players; for a list of some values, the accepted lengths."""
    if each.some_of:
        counts = range(1, len(each.some_of) + 1)
        return {
            str(players): [n for n in counts if _takes(chosen, players, each.name, list(each.some_of[:n]))]
            for players in chosen.seats
        }
    fits = {
        str(players): [value for value in each.values if _takes(chosen, players, each.name, value)]
        for players in chosen.seats
    }
    return {} if all([len(values) == len(each.values) for values in fits.values()]) else fits


def _takes(chosen: Game[Any], players: int, name: str, value: Any) -> bool:
    """Check whether the game accepts this value, either with the default options or with one other option changed. A
    target for teams, for example, needs teams."""
    others = [(other.name, choice) for other in chosen.settings if other.name != name for choice in other.values]
    for base in ({"players": players}, *[{"players": players, other: choice} for other, choice in others]):
        try:
            chosen.complete({**base, name: value})
        except BadInput:
            continue
        return True
    return False


def rules_page(name: str, lang: str) -> protocol.RulesPage:
    game(name)
    found, texts = rules_text(name, lang), Texts(lang)
    chapters = [
        protocol.ChapterText(
            chapter.number,
            chapter.title,
            [
                protocol.RuleText(rule.number, [_rule_part(part, name, texts) for part in rule.parts])
                for rule in chapter.rules
            ],
        )
        for chapter in found.chapters
    ]
    return protocol.RulesPage(found.title, found.intro, chapters)


def _rule_part(part: RulePart, name: str, texts: Texts) -> protocol.RulePart:
    figure = None
    if part.figure:
        key = f"figures-{name}-{part.figure}"
        figure = protocol.RuleFigure(part.figure, texts.say(key), texts.say(f"{key}-about"))
    return protocol.RulePart(part.text, list(part.items), figure)


@cache
def reference_sheet(name: str, lang: str) -> protocol.ReferenceSheet:
    chosen, texts = game(name), Texts(lang)
    if chosen.reference is None:
        raise BadInput(f"{name} has no reference sheet")
    pages = chosen.reference(usual_things(name, lang), texts)
    return protocol.ReferenceSheet(
        texts.say(f"{name}-name"),
        [
            [protocol.ReferenceTable(each.title, list(each.columns), [list(row) for row in each.rows]) for each in page]
            for page in pages
        ],
    )


def usual_things(name: str, lang: str) -> Things:
    """Return everything that can be pointed at in a game with its usual decks."""
    chosen = game(name)
    return chosen.things(chosen.complete({"players": _usual_players(chosen)}), Texts(lang))


@lru_cache(maxsize=32)
def things_asset(found: Things) -> Asset:
    return asset(protocol.write(things_page(found)), "things.json", "no-cache")


def things_page(found: Things) -> protocol.Things:
    return protocol.Things(
        [protocol.ThingKind(*kind) for kind in found.kinds],
        [
            protocol.Thing(
                kind=thing.kind,
                id=thing.id,
                number=thing.number,
                title=thing.title,
                subtitle=thing.subtitle,
                text=thing.text,
                facts=[protocol.Fact(*fact) for fact in thing.facts],
                values=dict(thing.values),
                sort=thing.sort,
                copies=thing.copies,
                rule=thing.rule,
                source=thing.source,
            )
            for thing in found.things
        ],
    )


@cache
def phrases(name: str, lang: str) -> protocol.Phrases:
    """Return what can be said in two taps at tables of this game, and what talk can name."""
    book, texts = game(name).phrases, Texts(lang)
    groups = dict.fromkeys([phrase.group for phrase in book.keys.values()])
    return protocol.Phrases(
        groups=[protocol.NamedThing(group, texts.say(f"talk-group-{group}"), "") for group in groups],
        phrases=[
            protocol.PhraseInfo(
                key,
                phrase.group,
                texts.say(f"talk-{key}", **{slot: f"{{{slot}}}" for slot, _ in phrase.slots}),
                [slot for slot, _ in phrase.slots],
                [domain for _, domain in phrase.slots],
                bool(phrase.promise),
            )
            for key, phrase in book.keys.items()
        ],
        domains={
            domain.name: [
                protocol.NamedThing(value, domain.label(texts, value), domain.about(texts, value))
                for value in domain.values
            ]
            for domain in book.domains.values()
        },
        whispers=book.whispers,
        largest=LARGEST_AMOUNT,
    )
