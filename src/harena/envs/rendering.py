"""A table as text, for people who watch their agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.game import Game
from harena.kernel.views import SPECTATOR
from harena.text import Texts
from harena.text_protocol import awaited


def drawn(game: Game[Any], g: Any, people: Sequence[str]) -> str:
    """Return the table as the seat in turn sees it; once the match is over, as a spectator does."""
    texts, words = Texts("en"), game.words
    viewer = g.seat if g.seat >= 0 else SPECTATOR
    view = game.view(g, viewer)
    names = words.naming(texts, view["options"], people)
    lines = words.table(texts, view, names)
    if viewer == SPECTATOR:
        winners = texts.join([people[seat] for seat in game.outcome(g).winners])
        return "\n".join([*lines, f"The match is over: {winners or 'nobody'} won."])
    return "\n".join([*lines, awaited(texts, game.name, view, people)])
