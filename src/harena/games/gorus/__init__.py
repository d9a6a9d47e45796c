"""Gorus Maximus: trick-taking for 2-8, or solo. Trump can change in the middle of a trick."""

from harena.games.gorus.game import RULES, conserved, longest, outcome
from harena.games.gorus.resample import resample
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import DECKS, SETTINGS, variants
from harena.games.gorus.view import closed, view
from harena.kernel.rules import Game

GAME: Game[Gorus] = Game(
    rules=RULES,
    seats=range(min(DECKS), max(DECKS) + 1),
    settings=SETTINGS,
    variants=variants,
    view=view,
    resample=resample,
    outcome=outcome,
    conserved=conserved,
    longest=longest,
    closed=closed,
)
