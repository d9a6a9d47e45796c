"""All effects of Intrigue cards, by their names. Whoever must know something of an effect reads it here."""

from __future__ import annotations

from harena.games.spartacus.cards import assets, gold, influence
from harena.games.spartacus.cards.reactions import FOILS_ANYTHING, FOILS_NOTHING, GUARDS, REACTIONS
from harena.games.spartacus.cards.scheme import Number, Scheme
from harena.games.spartacus.printed import SCHEME, Row

SCHEMES: dict[str, Scheme] = {**gold.SCHEMES, **influence.SCHEMES, **assets.SCHEMES}

EFFECTS: tuple[tuple[str, ...], ...] = (tuple(SCHEMES), tuple(REACTIONS), tuple(GUARDS))  # by kind of card
ABOUT: dict[str, str] = {
    **{effect: scheme.about for effect, scheme in SCHEMES.items()},
    **{effect: reaction.about for effect, reaction in REACTIONS.items()},
    **{effect: guard.about for effect, guard in GUARDS.items()},
}
NUMBERS: dict[str, tuple[Number, ...]] = {
    **{effect: scheme.numbers for effect, scheme in SCHEMES.items()},
    **{effect: reaction.numbers for effect, reaction in REACTIONS.items()},
    **{effect: guard.numbers for effect, guard in GUARDS.items()},
}
FOILS = tuple([effect for effect, reaction in REACTIONS.items() if reaction.foils != FOILS_NOTHING])
THUNDERS = tuple([effect for effect, reaction in REACTIONS.items() if reaction.foils == FOILS_ANYTHING])


def aim_kind(row: Row) -> str:
    """Return what a scheme or reaction is aimed at: -house, -houses, -card, or nothing."""
    return SCHEMES[row.effect].aim.kind if row.kind == SCHEME else REACTIONS[row.effect].aim_kind


def has_own_words(row: Row) -> bool:
    """Does the sentence that names the play belong to this effect alone?"""
    return SCHEMES[row.effect].aim.own_words if row.kind == SCHEME else REACTIONS[row.effect].own_words


def foils(row: Row) -> bool:
    """Is it a reaction against a scheme or against another reaction?"""
    return row.effect in FOILS
