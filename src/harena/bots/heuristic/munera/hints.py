"""The reasons a bot can give for a decision. Their texts are `munera-hint-<kind>`, with arguments like an event's."""

from __future__ import annotations

from harena.games.munera.cards.card import PURPOSES

REASONS: dict[str, dict[str, str]] = {
    # M-2, M-3
    "settle": {"region": "region"},
    "partner": {"class": "class"},
    "new-pair": {"class": "class"},
    "assign": {"class": "class"},
    "train": {"man": "man", "class": "class"},
    # M-5
    **{f"card-{purpose}": {"title": "title"} for purpose in PURPOSES},
    "card-keep": {},
    "card-wait": {},
    "throw-away": {"title": "title"},
    "name-own": {"man": "man"},
    "name-other": {"man": "man"},
    # M-6
    "put-up": {"ware": "ware"},
    "put-up-none": {},
    "bid": {"ware": "ware", "denarii": "number"},
    "bid-full": {"ware": "ware", "denarii": "number"},
    "bid-none": {"ware": "ware"},
    "sell": {"ware": "ware"},
    "minimum": {"ware": "ware", "denarii": "number"},
    "buy-glory": {},
    # M-7
    "host": {"spectacle": "spectacle", "glory": "number"},
    "host-win": {"spectacle": "spectacle"},
    "host-none": {},
    "stand": {"spectacle": "spectacle", "glory": "number"},
    "stand-win": {"spectacle": "spectacle"},
    "stand-not": {"spectacle": "spectacle"},
    "stand-lost": {"spectacle": "spectacle"},
    "tender": {"spectacle": "spectacle", "denarii": "number"},
    "tender-nothing": {"spectacle": "spectacle"},
    "withdraw": {"spectacle": "spectacle"},
    "fighter": {"man": "man"},
    "fighter-rank": {"man": "man", "points": "number"},
    # M-9, M-10
    "pick": {"man": "man"},
    "oppose": {"man": "man", "rival": "man", "chance": "number"},
    "oppose-best": {"man": "man", "rival": "man", "chance": "number"},
    "oppose-all": {"rival": "man"},
    "reroll": {"man": "man", "before": "number", "after": "number"},
    "reroll-not": {"man": "man", "chance": "number"},
    "reroll-save": {"man": "man"},
    "help": {"man": "man", "chance": "number"},
    "help-well": {"man": "man"},
    "help-not": {"man": "man"},
    "bout-again": {"man": "man"},
    "bout-let": {},
    # M-11
    "stake": {"man": "man", "chance": "number"},
    "stake-none": {},
    "interrupt": {"man": "man"},
    "interrupt-not": {"man": "man"},
    "fix": {"man": "man"},
    "fix-none": {},
    # M-13
    "accept": {"seat": "seat"},
    "decline": {"seat": "seat"},
    "counter-ask": {"seat": "seat", "denarii": "number"},
    "counter-pay": {"seat": "seat", "denarii": "number"},
    "counter-even": {"seat": "seat"},
    "borrow": {"man": "man", "spectacle": "spectacle"},
    "buy-man": {"man": "man", "denarii": "number"},
}
