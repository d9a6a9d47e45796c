"""Decks of your own for Munera and Spartacus."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from harena.cli.typed import Lang
from harena.files import LARGEST_CARDS, read_text, trouble, write_text
from harena.kernel.rules import BadInput
from harena.matches.deck_file import parsed
from harena.text import Texts

DECK_NAMES: dict[str, dict[str, str]] = {
    "munera": {
        "gladiator": "decks-gladiator",
        "minister": "decks-minister",
        "munus": "decks-munus",
        "eventum": "decks-eventum",
        "map": "decks-map",
    },
    "spartacus": {
        "gladiator": "decks-fighter",
        "slave": "decks-slave",
        "equipment": "decks-equipment",
        "intrigue": "decks-intrigue",
        "house": "decks-house",
        "hand_size": "decks-hand-size",
        "arena": "decks-arena",
    },
}  # by game: the sections of its deck file, and what they are called
DeckFile = Annotated[
    list[str], typer.Argument(metavar="[GAME] FILE.toml", help="A deck file (TOML), after the game it is for.")
]


def decks_check(words: DeckFile, lang: Lang = "") -> None:
    """Say what a deck file holds, or what is wrong with it."""
    texts = Texts(lang)
    named, file = _deck_file(words)
    raw = parsed(read_text(file, LARGEST_CARDS), str(file))
    chosen = named or guessed(raw)
    _decks_of(chosen).read_decks(raw, str(file))
    if not raw:
        print(texts.say("decks-empty", file=str(file)))
        return
    names = DECK_NAMES[chosen]
    own, ours = [[part for part in names if (part in raw) is there] for there in (True, False)]
    said = texts.join([_section(texts, part, names[part], raw[part]) for part in own])
    rest = texts.join([texts.say(names[part]) for part in ours])
    print(texts.say("decks-good-partly" if rest else "decks-good", file=str(file), own=said, ours=rest))


def decks_new(words: DeckFile, lang: Lang = "") -> None:
    """Write our decks into a new file, to be changed; Munera's if you name no game."""
    texts = Texts(lang)
    named, file = _deck_file(words)
    text = _decks_of(named or "munera").starting_file()
    try:
        if file.is_dir():
            raise BadInput(f"cannot write {file}: it is a folder; expected a file name")
        write_text(file, text, new=True)
    except OSError as error:
        reason = trouble(OSError(error.errno, error.strerror))
        raise BadInput(f"cannot write {file}: {reason}; name another file") from None
    print(texts.say("decks-written", file=str(file)))


def _deck_file(words: Sequence[str]) -> tuple[str, Path]:
    """The game, or nothing where none is named, and the file."""
    games = ", ".join(DECK_NAMES)
    if len(words) > 2:
        raise BadInput(f"unexpected {words[2]!r}; expected a game ({games}) and one file")
    if len(words) == 2 and words[0] not in DECK_NAMES:
        raise BadInput(f"{words[0]!r} is no game with deck files; expected one of: {games}")
    if len(words) == 1 and words[0] in DECK_NAMES:
        raise BadInput(f"no file for {words[0]}; expected {words[0]} FILE.toml")
    return ("" if len(words) == 1 else words[0]), Path(words[-1])


def guessed(raw: dict[str, Any]) -> str:
    """The game that knows every section of a file; of several the one that can read it, and Munera where none does."""
    fitting = [name for name, parts in DECK_NAMES.items() if raw.keys() <= parts.keys()]
    for name in fitting if len(fitting) > 1 else ():
        with suppress(BadInput):
            _decks_of(name).read_decks(raw, name)
            return name
    return (*fitting, "munera")[0]


def _decks_of(name: str) -> Any:
    """The module that reads and writes them. It loads the whole game: only where it is needed."""
    return import_module(f"harena.games.{name}.decks")


def _section(texts: Texts, part: str, key: str, raw: Any) -> str:
    """What a good deck file has of one section."""
    if part == "map":
        return texts.say("decks-own-map", regions=len(raw["region"]), seas=len(raw.get("sea", [])))
    if part == "arena":
        return texts.say("decks-own-arena", cells=len("".join(raw["rows"]).replace(" ", "")))
    if part == "hand_size":
        return texts.say(key)
    cards = sum([row.get("copies", 1) for row in raw])
    return texts.say("decks-own-cards", deck=texts.say(key), cards=cards)
