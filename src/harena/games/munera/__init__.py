"""Munera: Familia Gladiatoria: auctions, tenders, dice duels and deals for 2-4."""

from harena.game import Game
from harena.games.munera.deals import DENARII
from harena.games.munera.deck_format import DECK_FORMAT
from harena.games.munera.game import RULES, conserved, longest
from harena.games.munera.phrases import PHRASES
from harena.games.munera.reference import reference
from harena.games.munera.stage_facts import stage as stage_of
from harena.games.munera.state import Munera
from harena.games.munera.table import SEATS, SETTINGS
from harena.games.munera.teaching import TEACHING
from harena.games.munera.things import things, whereabouts
from harena.games.munera.victory import outcome
from harena.games.munera.view import resample, view
from harena.games.munera.words import WORDS
from harena.kernel.choice import Offer
from harena.matches.offers import offer_args


def payment(g: Munera, by: int, to: int, denarii: int) -> tuple[str, tuple[int, ...]] | None:
    """Return the offer that pays what was promised, if it is allowed now (M-13.1): denarii for nothing."""
    args = offer_args(Offer(0, by, to, ((DENARII, denarii),), ()))
    return ("propose", args) if RULES.may_act_freely(g, by, "propose", args) else None


# Questions that depend on no hand. The others are the windows for Eventum cards (moment, rest) and hand.throw_away.
OPEN_STEPS = (
    "auction.name_minimum",
    "auction.offer_up",
    "auction.private_bid",
    "forum.bid",
    "forum.put_up",
    "munus.choose",
    "naming.name_fighter",
    "sale.sell",
    "spectacle.oppose",
    "spectacle.pick",
    "spectacle.tender",
    "training.pick_trainee",
    "training.train",
)

GAME: Game[Munera] = Game(
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
    held=lambda g, seat: g.hands[seat].bit_count(),
    stage=stage_of,
    odds=True,
)
