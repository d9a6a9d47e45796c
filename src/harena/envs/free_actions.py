"""Free actions as 32 more action numbers after those of the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from harena.bots import FreeMove
from harena.bots.driver import MOST_FREE_MOVES, free_moves_for_bot, offer_due
from harena.envs.observations import Array
from harena.kernel.choice import Goods, Offer
from harena.kernel.rules import Rules
from harena.matches.offers import offer_from

__all__ = ["COLUMNS", "FREE_MOVES", "MOST_FREE_MOVES", "described", "free_moves_beside", "replies"]

FREE_MOVES = 32
GOODS = 2  # per side: offers on a menu have no more
COLUMNS = 2 + 4 * GOODS  # kind of free action, the other seat, what the seat in turn gives, what it gets


def free_moves_beside(rules: Rules[Any], g: Any) -> list[FreeMove]:
    """Return the free actions of the seat in turn: at most 32, evenly chosen from all kinds."""
    return _spread(free_moves_for_bot(rules, g, g.seat))


def replies(rules: Rules[Any], g: Any) -> tuple[int, list[FreeMove]]:
    """Return the seat that must answer an offer now, and its possible replies; -1: nobody must."""
    due = offer_due(rules, g)
    if due is None:
        return -1, []
    found = [
        free_move for free_move in rules.free_moves_for(g, due.to) if free_move[0] in ("accept", "decline", "counter")
    ]
    return due.to, _spread([free_move for free_move in found if free_move[1][0] == due.id])


def _spread(free_moves: Sequence[FreeMove]) -> list[FreeMove]:
    """Pick one of each kind in turn while there is room, and return them in the order of the rules."""
    rows: dict[str, list[int]] = {}
    for number, free_move in enumerate(free_moves):
        rows.setdefault(free_move[0], []).append(number)
    turns = sorted([(turn, number) for row in rows.values() for turn, number in enumerate(row)])
    return [free_moves[number] for number in sorted([number for _, number in turns[:FREE_MOVES]])]


def described(rules: Rules[Any], g: Any, seat: int, free_moves: Sequence[FreeMove]) -> Array:
    """Return one row per free action: its kind (from 1), the other seat, and pairs of good and amount."""
    table = np.full((FREE_MOVES, COLUMNS), -1, np.int32)
    table[:, 0] = 0
    names = list(rules.free_actions)
    for row, (name, args) in enumerate(free_moves):
        table[row, 0] = names.index(name) + 1
        offer = _offer(g, seat, name, args)
        if offer is not None:
            mine = offer.by == seat
            gives, gets = (offer.give, offer.get) if mine else (offer.get, offer.give)
            table[row, 1] = offer.to if mine else offer.by
            table[row, 2:] = [*_flat(gives), *_flat(gets)]
        else:  # a gift, a guard: the numbers themselves
            table[row, 1 : 1 + len(args)] = args
    return table


def _offer(g: Any, seat: int, name: str, args: tuple[int, ...]) -> Offer | None:
    if name == "propose":
        return offer_from(g, seat, args)
    if name == "counter":
        return offer_from(g, seat, args[1:])
    return next((offer for offer in g.offers if args and offer.id == args[0]), None) if name in _ABOUT_OFFERS else None


_ABOUT_OFFERS = ("accept", "decline", "withdraw")


def _flat(goods: Goods) -> list[int]:
    flat = [number for pair in goods[:GOODS] for number in pair]
    return flat + [-1] * (2 * GOODS - len(flat))
