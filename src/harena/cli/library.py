"""Commands that show something: recorded matches, the rules, the games and their options."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from harena.bots.registry import levels_for
from harena.cli.typed import GameName, Lang, Record, whole
from harena.files import LARGEST_RECORD, difference, may_write, open_record, open_view, read_text, trouble, write_text
from harena.games import game, game_names
from harena.kernel.rules import BadInput
from harena.matches.dice_check import DiceCheck
from harena.matches.record import Diverged
from harena.players import seat_numbers
from harena.terminal.chronicle import Chronicle, check
from harena.terminal.dice_words import of_record, of_view
from harena.terminal.screen import Screen
from harena.text import Texts, rules_text

LONG_RUN = 12  # from this many values on only the first and last are shown


def replay_command(
    file: Record,
    to: Annotated[
        int | None, typer.Option(metavar="N", parser=whole("--to"), help="Stop after this entry; 0 is the start.")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", parser=whole("--seat"), help="As this seat saw it.")] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page that replays the match, and needs no server.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Show a recorded match as text, and the table where it stops; or write a page that replays it."""
    texts = Texts(lang)
    if html is not None:
        _write_page(file, html, seat, to, texts.lang)
        return
    chosen, record = open_record(file)
    chronicle = Chronicle(chosen, record, file, to)
    viewer = None if seat is None else seat_numbers([seat], chronicle.position.seats)[0]
    screen = Screen.of_terminal()
    screen.styles = chosen.words.styles(texts)
    screen.line(texts.say(f"{chosen.name}-name"), "title")
    screen.lines(list(chronicle.tell(texts, viewer)))


def _write_page(file: Path, html: Path, seat: int | None, to: int | None, lang: str) -> None:
    """Write the replay as one HTML file: every view of it, or only that of one seat."""
    from harena.server.replay.from_file import Opened  # slow to load
    from harena.server.replay.html import page_of

    if to is not None:
        raise BadInput("--to is for the text; the page shows the whole match")
    may_write(html)
    text = read_text(file, LARGEST_RECORD)
    try:
        opened = Opened(text)
        for _ in opened.play():
            """Every entry is checked."""
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    views = opened.views if seat is None else seat_numbers([seat], opened.course.tip.seats)
    try:
        write_text(html, page_of(opened, text, lang, views))
    except OSError as error:
        raise BadInput(f"cannot save {trouble(error)}") from None
    print(Texts(lang).say("replay-html-written", file=str(html)))


def verify_command(
    file: Record,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment that the table showed you before the match.")
    ] = "",
) -> None:
    """Replay a record, compare every digest, and recompute every die and every card that was dealt (docs/fair-dice.md);
    exit code 1 names the first difference. Of a match that is not over, say what can be checked by now."""
    texts = Texts()
    view = open_view(file)
    if view is not None:
        _is_promised(file, view["commitment"], commitment)
        for line in of_view(texts, view):
            print(line)
        return
    chosen, record = open_record(file)
    _is_promised(file, record["commitment"], commitment)
    dice = DiceCheck(record, chosen.rules.version)
    try:
        digest = check(chosen, record, file, dice)
    except Diverged as error:
        print(f"harena: {file}: {difference(error)}", file=sys.stderr)
        raise typer.Exit(1) from None
    entries = sum([len(part["entries"]) for part in record["segments"]])
    print(texts.say("verify-ok", entries=entries, digest=digest))
    for line in of_record(texts, record, dice):
        print(line)


def _is_promised(file: Path, found: str | None, commitment: str) -> None:
    """End with an error if this is not the commitment that the table showed."""
    if commitment and commitment.strip().lower() != found:
        print(
            f"harena: {file}: start: the commitment is {found or 'missing'}, not the one you were shown",
            file=sys.stderr,
        )
        raise typer.Exit(1)


def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Option(metavar="NUMBER", help="One rule (G-3.4) or chapter (G-3).")] = None,
    lang: Lang = "",
) -> None:
    """Show the numbered rules, in our own words."""
    game(name)
    text = rules_text(name, Texts(lang).lang)
    screen = Screen.of_terminal()
    found = None if rule is None else text.find(rule)
    if found:
        screen.line(f"{found.number} {found.text}", "", "  ")
        return
    chapter = None if rule is None or "." in rule else text.chapter(rule)
    if rule is not None and chapter is None:
        raise BadInput(f"unknown rule {rule!r}; expected one of: {text.known(rule)}")
    if chapter is None:
        screen.line(text.title, "title")
        screen.line(text.intro)
    for part in [chapter] if chapter else text.chapters:
        screen.line()
        screen.line(f"{part.number} {part.title}", "title")
        for each in part.rules:
            screen.line(f"{each.number} {each.text}", "", "  ")


def games(lang: Lang = "") -> None:
    """List the games, with their player counts and options."""
    texts, screen = Texts(lang), Screen.of_terminal()
    for name in game_names():
        chosen = game(name)
        screen.line(f"{name}: {texts.say(f'{name}-name')}", "title")
        screen.line(texts.say(f"{name}-about", low=chosen.seats[0], high=chosen.seats[-1]), "", "  ")
        screen.line(texts.say("games-bots"), "", "  ")
        for bot in levels_for(name):
            screen.line(f"  {bot}: {texts.say(f'bot-{bot}-about')}", "", "    ")
        screen.line(texts.say("games-options"), "", "  ")
        for setting in chosen.settings:
            key = f"{name}-setting-{setting.name}"
            screen.line(f"  {setting.name}: {texts.say(key)}. {texts.say(f'{key}-help')}", "", "    ")
            facts = [texts.say("games-default", value=_shown(setting.default))] if setting.default != "" else []
            values = (setting.default, *setting.some_of) if setting.some_of else setting.values
            if values:
                facts.append(texts.say("games-values", values=_choice_of(values)))
            facts.append(texts.say("games-rule", rule=setting.rule))
            screen.line(f"    {' '.join(facts)}", "quiet", "    ")


def _choice_of(values: Sequence[Any]) -> str:
    """Return all values as text; a long run of numbers is shortened to its ends."""
    if len(values) > LONG_RUN and list(values) == list(range(values[0], values[-1] + 1)):
        return f"{values[0]}-{values[-1]}"
    return ", ".join(map(_shown, values))


def _shown(value: Any) -> str:
    """Return a value as a person would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
