"""Tests that the log is complete: every house's gold, Influence and assets can be derived from the events alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.fighter import DECAPITATED
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus
from harena.kernel.chance import Luck
from harena.kernel.state import Watch
from tests.laws.laws import any_move, make_move
from tests.variants import variants_of

GAINS = ("gained-gold", "books-gain", "sold-guard", "bets-won")
COSTS = ("paid-bank", "books-pay")


class Totals:
    """Holds what a reader of the log can derive."""

    def __init__(self, g: Ludus) -> None:
        self.gold = [0] * g.seats
        self.influence = [g.table.influence] * g.seats
        self.assets: list[set[int]] = [set() for _ in range(g.seats)]

    def hear(self, kind: str, args: Sequence[Any]) -> None:
        self.hear_of_gold(kind, args)
        self.hear_of_cards(kind, args)
        if kind in ("influence-up", "influence-down"):
            seat, points, total = args
            self.influence[seat] += points if kind == "influence-up" else -points
            assert self.influence[seat] == total
            assert points > 0

    def hear_of_gold(self, kind: str, args: Sequence[Any]) -> None:
        if kind in GAINS:
            self.gold[args[0]] += args[-1]
        elif kind in COSTS:
            self.gold[args[0]] -= args[-1]
        elif kind in ("paid-house", "gave-gold"):
            self.gold[args[0]] -= args[2]
            self.gold[args[1]] += args[2]
        elif kind == "bought":
            self.gold[args[0]] -= args[2]
        elif kind == "sold":
            self.gold[args[0]] += args[2]
        elif kind == "bet":
            self.gold[args[0]] -= sum(args[1])

    def hear_of_cards(self, kind: str, args: Sequence[Any]) -> None:
        if kind in ("starts-with", "bought"):
            self.assets[args[0]].add(args[1])
        elif kind in ("sold", "released", "discarded-asset", "died"):
            self.assets[args[0]].discard(args[1])
        elif kind == "gave":
            self.assets[args[0]].remove(args[2])
            self.assets[args[1]].add(args[2])
        elif kind == "killed" or (kind == "defeated" and args[2] == DECAPITATED):
            self.bury(args[1])

    def bury(self, card: int) -> None:
        for owned in self.assets:
            owned.discard(card)


@pytest.mark.rule("S-3.4")
@pytest.mark.parametrize("number", range(20))
def test_gold_influence_and_assets_can_be_computed_from_the_chronicle(number: int) -> None:
    variants = variants_of("spartacus")
    rng = Random(f"chronicle/{number}")
    watch = Watch()
    g = GAME.rules.start(dict(variants[number % len(variants)]), Luck(rng), watch)
    told = Totals(g)
    while True:
        for event in watch.events:
            told.hear(event.kind, event.args)
        watch.events.clear()
        assert told.influence == g.influence
        assert told.gold == g.gold
        if any([f.proc == "tournament" for f in g.stack]) or g.seat < 0:
            break  # fighters killed in the last fights are not discarded
        assert told.assets == [set(members(owned)) for owned in g.assets]
        make_move(GAME, g, any_move(GAME, g, rng))
