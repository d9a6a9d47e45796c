"""All schemes by their effect."""

from __future__ import annotations

from harena.games.spartacus.cards import assets, gold, influence
from harena.games.spartacus.cards.scheme import Scheme

TABLE: dict[str, Scheme] = {**gold.SCHEMES, **influence.SCHEMES, **assets.SCHEMES}
