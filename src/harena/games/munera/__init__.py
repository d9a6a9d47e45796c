"""Munera: Familia Gladiatoria: auctions, tenders, dice duels and deals for 2-4."""

from harena.games.munera.game import RULES, conserved, longest
from harena.games.munera.state import Munera
from harena.games.munera.table import SEATS, SETTINGS, variants
from harena.games.munera.victory import outcome
from harena.games.munera.view import resample, view
from harena.kernel.rules import Game

GAME: Game[Munera] = Game(
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
