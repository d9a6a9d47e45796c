"""What a first match of a game explains, as messages."""

from __future__ import annotations

from functools import cache

from harena.games import game
from harena.server import protocol
from harena.server.catalog import usual_things
from harena.teaching import text_key
from harena.text import Texts


@cache
def teach_notes(name: str, lang: str) -> protocol.TeachNotes:
    """Return the notes of a game. What they name can be pointed at."""
    texts, finder = Texts(lang), usual_things(name, lang).finder
    return protocol.TeachNotes(
        [
            protocol.TeachNote(
                id=note.id,
                rule=note.rule,
                steps=list(note.steps),
                events=list(note.events),
                parts=[protocol.TextPart(*part) for part in finder.cut(texts.say(text_key(name, note)))],
            )
            for note in game(name).teaching
        ]
    )
