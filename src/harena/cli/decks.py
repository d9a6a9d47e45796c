"""The commands `decks check` and `decks new`: decks of your own, for games whose deck files have sections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from harena.cli.typed import Lang
from harena.deck_format import DeckFormat
from harena.files import LARGEST_CARDS, read_text, trouble, write_text
from harena.games import game, game_names
from harena.kernel.rules import BadInput
from harena.matches.deck_file import parsed
from harena.text import Texts

DeckFile = Annotated[
    list[str], typer.Argument(metavar="[GAME] FILE.toml", help="A deck file (TOML), after the game it is for.")
]


def decks_check(words: DeckFile, lang: Lang = "") -> None:
    """Say what a deck file holds, or what is wrong with it."""
    texts = Texts(lang)
    named, file = _deck_file(words)
    text = read_text(file, LARGEST_CARDS)
    raw = parsed(text, str(file))
    try:
        deck_format = named or guessed(raw, list(deck_formats().values()))
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    deck_format.option(text, raw, str(file))
    if not raw:
        print(texts.say("decks-empty", file=str(file)))
        return
    names = deck_format.sections
    own, ours = [[part for part in names if (part in raw) is there] for there in (True, False)]
    said = texts.join([deck_format.summary(texts, part, raw[part]) for part in own])
    rest = texts.join([texts.say(names[part]) for part in ours])
    print(texts.say("decks-good-partly" if rest else "decks-good", file=str(file), own=said, ours=rest))


def decks_new(words: DeckFile, lang: Lang = "") -> None:
    """Write our decks of a game into a new file, to be changed."""
    texts = Texts(lang)
    named, file = _deck_file(words)
    if named is None:
        raise BadInput(f"no game named; expected one of {', '.join(deck_formats())}, then {file}")
    text = named.starting_file()
    try:
        if file.is_dir():
            raise BadInput(f"cannot write {file}: it is a folder; expected a file name")
        write_text(file, text, new=True)
    except OSError as error:
        reason = trouble(OSError(error.errno, error.strerror))
        raise BadInput(f"cannot write {file}: {reason}; name another file") from None
    print(texts.say("decks-written", file=str(file)))


def deck_formats() -> dict[str, DeckFormat]:
    """Return the games of these commands: those whose deck files have sections. Loads every game."""
    found = {name: game(name).decks for name in game_names()}
    return {name: decks for name, decks in found.items() if decks is not None and decks.sections}


def _deck_file(words: Sequence[str]) -> tuple[DeckFormat | None, Path]:
    """Return the format of the game that is named, or None, and the file."""
    if len(words) > 2:
        raise BadInput(f"unexpected {words[2]!r}; expected a game ({', '.join(deck_formats())}) and one file")
    known = game(words[0]).decks if words[0] in game_names() else None
    if len(words) == 2 and (known is None or not known.sections):
        raise BadInput(f"{words[0]!r} is no game with deck files; expected one of: {', '.join(deck_formats())}")
    if len(words) == 1 and known is not None and known.sections:
        raise BadInput(f"no file for {words[0]}; expected {words[0]} FILE.toml")
    return (None if len(words) == 1 else known), Path(words[-1])


def guessed(raw: Mapping[str, Any], formats: Sequence[DeckFormat]) -> DeckFormat:
    """Return the format that knows every section of a file, and of several the one that can read it; else the one that
    knows most of them."""
    fitting = [each for each in formats if each.fits(raw)]
    for each in fitting if len(fitting) > 1 else ():
        with suppress(BadInput):
            each.option("", dict(raw), "")
            return each
    known = [len(each.sections.keys() & raw.keys()) for each in formats]
    if not fitting and not any(known):
        raise BadInput("no section of any game is in it; name the game before the file")
    return fitting[0] if fitting else formats[known.index(max(known))]
