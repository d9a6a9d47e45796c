"""Stable ids of cards and schools for everything that is saved."""

from __future__ import annotations

from harena.games.gorus.cards import FIRST, RANKS, SCHOOLS, name
from harena.games.gorus.state import Gorus
from harena.kernel.identity import IdDomain, Ids

_CARDS = [name(card) for card in range(FIRST, RANKS * len(SCHOOLS))]
_SCHOOLS = IdDomain("school", ["none", *SCHOOLS[1:]])
IDS: Ids = {
    "card": IdDomain("card", [*[f"none-{rank}" for rank in range(FIRST)], *_CARDS]),  # by the number of the card
    "answer": IdDomain("card", _CARDS),  # by the number of the answer, which is counted from the first card
    "school": _SCHOOLS,
    "schools": _SCHOOLS,
}


def ids(g: Gorus) -> Ids:
    return IDS
