"""Declare the fields of Gorus Maximus's state, each once; `make states` writes state.py from them."""

from __future__ import annotations

from harena.kernel.declaration import Holder, StateModule, field
from harena.kernel.state import INT, LIST, MEMORY, NOBODY, OWNER, SET, SETS, TUPLE

STATE = Holder(
    "Gorus",
    """The state of a match. Hands and stock are bit masks. What was played is memory: everybody saw it, but nobody may
look again (G-3.6), so the page gets only the present and the last combat.""",
    (
        field("schools", TUPLE, "in play, chosen once per match (G-2.2)", of="school"),
        field("deck", TUPLE, of="card"),
        field("round", INT, "counted from 1"),
        field("dealer", INT),
        field("hands", SETS, "one set of cards per seat", audience=OWNER, stuff="card", of="card"),
        field("stock", SET, "two players: to be drawn; solo: the dummy's", audience=NOBODY, stuff="card", of="card"),
        field("leader", INT, "who led the present combat; in solo 1 is the dummy"),
        field("count", INT, "cards in the present combat"),
        field("initial", INT, "the Initial School, which must be followed", of="school"),
        field("favored", INT, "the Favored School: trump; 0 before the first lead of a round", of="school"),
        field("played", LIST, "every card of this round, in order", audience=MEMORY, of="card"),
        field("takers", LIST, "who won each finished combat of this round", audience=MEMORY),
        field("supports", LIST, "one number per side", start="[0] * g.table.side_count"),
        field("totals", TUPLE, "crowd favor per side in the round before"),
        field("before", TUPLE, "the round before, open to all (G-3.6): its cards ...", of="card"),
        field("before_takers", TUPLE, "... who took them ..."),
        field("favored_before", INT, "... and its Favored School at the end", of="school"),
        field("winners", TUPLE, "sides, once the game is over"),
    ),
)

MODULE = StateModule(
    "What lies on the table in Gorus Maximus.",
    STATE,
    shown=(
        field("combat", LIST, "the cards of the present combat"),
        field("last_combat", LIST, "the cards of the last one"),
        field("last_leader", INT, "who led it; -1: there was none in this round"),
        field("combats_won", LIST, "in this round, per seat; in solo the dummy's too"),
        field("sides", LIST, "the team of each seat"),
        field("targets", LIST, "supports that each side needs"),
    ),
    shown_sometimes=(
        field("played", LIST, "with open memory: every card of this round"),
        field("takers", LIST, "with open memory: who won each combat of this round"),
    ),
)
