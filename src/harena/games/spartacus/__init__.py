"""Implements Spartacus: A Game of Blood and Treachery, a game of intrigue, market and arena for 3-4 players."""

from harena.game import Game
from harena.games.spartacus.deck_format import DECK_FORMAT
from harena.games.spartacus.game import RULES, conserved, longest
from harena.games.spartacus.phrases import PHRASES
from harena.games.spartacus.reference import reference
from harena.games.spartacus.stage_facts import stage as stage_of
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.table import SEATS, SETTINGS
from harena.games.spartacus.teaching import TEACHING
from harena.games.spartacus.things import things, whereabouts
from harena.games.spartacus.victory import outcome
from harena.games.spartacus.view import resample, view
from harena.games.spartacus.words import WORDS


def payment(g: Ludus, by: int, to: int, gold: int) -> tuple[str, tuple[int, ...]] | None:
    """Return the gift that pays what was promised, if it is allowed now (S-3.2)."""
    return ("give gold", (to, gold)) if RULES.may_act_freely(g, by, "give gold", (to, gold)) else None


# Questions that depend on no hand and on no card that lies face down.
OPEN_STEPS = (
    "arena.bet",
    "arena.invite",
    "arena.send",
    "arena.take_armour",
    "arena.take_special",
    "arena.take_weapon",
    "fight.act",
    "fight.act_second",
    "fight.call_off",
    "fight.choose_order",
    "loss.lose",
    "market.bid",
    "market.bid_for_token",
    "match.choose_house",
    "upkeep.release",
    "upkeep.treat",
)

GAME: Game[Ludus] = Game(
    rules=RULES,
    words=WORDS,
    decks=DECK_FORMAT,
    seats=SEATS,
    settings=SETTINGS,
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
    payment=payment,
    open_steps=OPEN_STEPS,
    stage=stage_of,
    odds=True,
    held=lambda g, seat: g.hands[seat].bit_count(),
)
