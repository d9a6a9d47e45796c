"""Gorus Maximus: trick-taking for 2-8, or solo. Trump can change in the middle of a trick."""

from harena.game import Game
from harena.games.gorus.deck_format import DECK_FORMAT
from harena.games.gorus.game import RULES, conserved, longest, outcome
from harena.games.gorus.phrases import PHRASES
from harena.games.gorus.reference import reference
from harena.games.gorus.resample import resample
from harena.games.gorus.stage import stage as stage_of
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import DECKS, SETTINGS, complete_new, sides
from harena.games.gorus.teaching import TEACHING
from harena.games.gorus.things import things, whereabouts
from harena.games.gorus.view import closed, view
from harena.games.gorus.words import WORDS

GAME: Game[Gorus] = Game(
    rules=RULES,
    words=WORDS,
    decks=DECK_FORMAT,
    seats=range(min(DECKS), max(DECKS) + 1),
    settings=SETTINGS,
    complete=complete_new,
    view=view,
    resample=resample,
    outcome=outcome,
    conserved=conserved,
    longest=longest,
    phrases=PHRASES,
    things=things,
    reference=reference,
    teaching=TEACHING,
    whereabouts=whereabouts,
    held=lambda g, seat: g.hands[seat].bit_count(),
    closed=closed,
    sides=sides,
    stage=stage_of,
    pace=30,
    own_steps=("match.lead", "match.play"),  # G-3.2, G-3.3; a card that was drawn then stays drawn
)
