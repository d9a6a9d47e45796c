"""The state and the frames of the market day, each field declared once; `make states` writes state.py from it."""

from __future__ import annotations

from harena.kernel.declaration import Holder, StateModule, field
from harena.kernel.state import BY, INT, LEARNED, LIST, LISTS, NOBODY, OWNER, TUPLE

STATE = Holder(
    "Nundinae",
    "",
    (
        field("day", INT),
        field("host", INT),
        field("coins", LIST, start="[6] * seats"),
        field("jars", LIST, start="[2] * seats"),
        field("honor", LIST, start="[0] * seats"),
        field("hands", LISTS, audience=OWNER, stuff="card"),
        field("bag", LIST, audience=NOBODY, stuff="card", start="list(DECK)"),
        field("discards", LIST),
        field(
            "learned",
            LISTS,
            "for each seat: FACT * other seat + a card it must still hold",
            audience=LEARNED,
            stuff="fact",
        ),
    ),
)

FRAMES = (
    Holder(
        "Day",
        "The day's auction and offering.",
        (
            field("bidders", TUPLE),
            field("laid_jars", TUPLE, "altars the host has named"),
            field("stakes", TUPLE, "packed, one a seat; opened"),
        ),
    ),
    Holder(
        "Boast",
        "A card under the cup: known to the host until it is shown.",
        (
            field("by", INT),
            field("under", TUPLE, audience=BY + "by", stuff="card"),
            field("shown", INT),
            field("rumored", INT),
        ),
    ),
    Holder(
        "Rumor",
        "A rumor, itself open to rumors.",
        (
            field("by", INT),
            field("denied", INT),
        ),
    ),
    Holder(
        "Acclaim",
        "The crowd hails somebody.",
        (
            field("hailed", INT),
            field("cheered", TUPLE, "seats that have"),
        ),
    ),
)

MODULE = StateModule(
    "What lies on the table on a market day.",
    STATE,
    FRAMES,
    imports=("from tests.games.nundinae.table import DECK",),
    table=False,
)
