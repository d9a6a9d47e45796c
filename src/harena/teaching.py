"""What is explained to somebody who plays a game for the first time: each thing once, when it first appears.

A game declares its notes in games/<game>/teaching.py. Their texts are in the game's own catalogue, `<game>-teach-<id>`.
Which note is shown follows from the viewer's own question and from the log that they read, so nothing hidden can show.
"""

from __future__ import annotations

from typing import NamedTuple


class TeachNote(NamedTuple):
    id: str
    rule: str  # the link below the text
    steps: tuple[str, ...] = ()  # "procedure.step": explained to the seat that is asked
    events: tuple[str, ...] = ()  # kinds of lines in the log: explained to everybody who plays


def text_key(game: str, note: TeachNote) -> str:
    return f"{game}-teach-{note.id}"
