"""The public API: everything a program needs to play, study and record the games.

Import it as `harena`; the names below are attributes of that package.

    >>> import harena
    >>> match = harena.start("gorus", players=3, seed=7)
    >>> match.to_move
    1
    >>> match.options()[0].label
    'Fists 0 (F0); favor +5 if Fists is the favorite at the end, otherwise 0'
    >>> match.play(match.options()[0])
    >>> harena.play(match, ["medium", "easy", "random"])
    Outcome(winners=(0,), scores=(3, 1, 2))

Seats are numbered from 0. `SPECTATOR` (-1) stands for somebody who has no seat and sees only what everybody may see.
Every move that goes through this package is checked against the rules: an illegal move raises `Refused` and changes
nothing.
"""

from __future__ import annotations

from harena.api.bots import bot, bot_names, play
from harena.api.match import SPECTATOR, Match, game_names, get_game, start
from harena.api.moves import FreeMove, LegalOptions, Option
from harena.api.records import read_record, replay
from harena.bots import Bot
from harena.game import Game
from harena.kernel.choice import Choice, Offer, Refused
from harena.kernel.rules import BadInput, Outcome, View
from harena.kernel.state import Event

__all__ = [
    "SPECTATOR",
    "BadInput",
    "Bot",
    "Choice",
    "Event",
    "FreeMove",
    "Game",
    "LegalOptions",
    "Match",
    "Offer",
    "Option",
    "Outcome",
    "Refused",
    "View",
    "bot",
    "bot_names",
    "game_names",
    "get_game",
    "play",
    "read_record",
    "replay",
    "start",
]
