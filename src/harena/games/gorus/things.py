"""What can be pointed at in Gorus Maximus: cards, schools and the words of the game; and where the cards are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from harena.games.gorus.cards import FAVOR, RANKS, SCHOOLS, rank_rows
from harena.games.gorus.ids import IDS
from harena.games.gorus.table import Table
from harena.kernel.rules import View
from harena.text import Names, Texts, signed
from harena.things import Fact, Place, Thing, Things, counted, kinds, sentence, source_line, terms

GAME = "gorus"
TERMS = {  # the rule that a word comes from
    "favorite": "G-3.1",
    "lead": "G-3.2",
    "challenge": "G-3.4",
    "combat": "G-3.5",
    "round": "G-4.1",
    "support": "G-4.3",
    "favor": "G-1.2",
    "rank": "G-1.1",
    "stock": "G-3.7",
    "dealer": "G-2.4",
    "team": "G-6.3",
    "dummy": "G-7.1",
}


def things(options: Mapping[str, Any], texts: Texts) -> Things:
    """Return everything that can be pointed at, with the cards of a table. Which schools play may be drawn later."""
    table = Table(options)
    return _things(table.deck(table.named or table.all_schools()), table.favor, texts.lang)


@lru_cache(maxsize=32)
def _things(deck: tuple[int, ...], favor: tuple[int, ...], lang: str) -> Things:
    texts = Texts(lang)
    found = [
        *[_card(texts, card, favor) for card in deck],
        *[_school(texts, school) for school in range(1, len(SCHOOLS))],
        *terms(texts, GAME, TERMS),
    ]
    return Things(GAME, kinds(texts, GAME, ("card",)), found)


def _card(texts: Texts, card: int, favor: tuple[int, ...]) -> Thing:
    school, rank = texts.say(f"gorus-school-{SCHOOLS[card >> 4]}"), card & 15
    worth = texts.say("gorus-worth", favor=signed(favor[rank]))
    if rank == 0:
        worth = texts.say("gorus-worth-zero", school=school, favor=signed(favor[RANKS]), other=signed(favor[0]))
    return Thing(
        "card",
        str(IDS["card"].id_of(card)),
        texts.say("gorus-card", school=school, rank=rank),
        sentence(worth),
        number=card,
        subtitle=school,
        facts=(
            Fact(texts.say("things-gorus-school-label"), school),
            Fact(texts.say("things-gorus-rank"), str(rank), "rank"),
            Fact(texts.say("things-gorus-favor"), signed(favor[rank]), "favor"),
        ),
        values={"school": card >> 4, "rank": rank, "favor": favor[rank]}
        | ({"crowned": favor[RANKS]} if not rank else {}),
        sort=SCHOOLS[card >> 4],
        copies=1,
        rule="G-1.2",
        source=source_line(texts, rank_rows()[rank] if favor[rank] == FAVOR[rank] else None),
    )


def _school(texts: Texts, school: int) -> Thing:
    return Thing(
        "school",
        SCHOOLS[school],
        texts.say(f"gorus-school-{SCHOOLS[school]}"),
        texts.say("things-gorus-school-text"),
        number=school,
        rule="G-1.1",
    )


def whereabouts(view: View, texts: Texts, names: Names) -> list[Place]:
    """Return where the cards are. Nobody may look back further than one combat (G-3.6), unless memory is open."""
    state, seat = view["state"], view["viewer"]
    hand = (state["hands"][seat] or []) if seat >= 0 else []
    now, last = state["combat"], state["last_combat"]
    seen = {*hand, *now, *last}
    played = [card for card in state.get("played", ()) if card not in seen]
    unseen = [card for card in state["deck"] if card not in {*seen, *played}]
    deck = Table(view["options"]).deck(range(1, len(SCHOOLS)))
    return [
        *counted("card", hand, texts.say("things-place-hand")),
        *counted("card", now, texts.say("things-gorus-place-combat")),
        *counted("card", last, texts.say("things-gorus-place-last")),
        *counted("card", played, texts.say("things-gorus-place-played")),
        *counted("card", unseen, texts.say("things-gorus-place-unseen")),
        *counted("card", [card for card in deck if card not in state["deck"]], texts.say("things-gorus-place-out")),
    ]
