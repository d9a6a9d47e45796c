"""Spartacus: A Game of Blood and Treachery: intrigue, market and arena for 3-4."""

from harena.games.spartacus.game import RULES, conserved, longest
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.table import SEATS, SETTINGS, variants
from harena.games.spartacus.victory import outcome
from harena.games.spartacus.view import resample, view
from harena.kernel.rules import Game

GAME: Game[Ludus] = Game(
    rules=RULES,
    seats=SEATS,
    settings=SETTINGS,
    variants=variants,
    view=view,
    resample=resample,
    outcome=outcome,
    conserved=conserved,
    longest=longest,
)
