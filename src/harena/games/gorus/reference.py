"""The reference sheet of Gorus Maximus."""

from __future__ import annotations

from harena.games.gorus.cards import FAVOR, RANKS
from harena.games.gorus.table import DECKS, TEAMS
from harena.reference import Sheet, Table, columns, words
from harena.text import Texts, signed
from harena.things import Things

STEPS = {"deal": "G-2.3", "lead": "G-3.1", "follow": "G-3.3", "challenge": "G-3.4", "win": "G-3.5", "count": "G-4.1"}
WORDS = ("favorite", "lead", "challenge", "combat", "round", "favor", "support", "dealer", "stock", "team", "dummy")


def reference(found: Things, texts: Texts) -> Sheet:
    steps = [
        (texts.say(f"reference-gorus-{step}"), texts.say(f"reference-gorus-{step}-text"), rule)
        for step, rule in STEPS.items()
    ]
    return Sheet(
        front=(
            Table(texts.say("reference-gorus-round"), tuple(steps)),
            words(found, texts.say("reference-words"), WORDS),
        ),
        back=(_favor(texts), _decks(texts), _teams(texts)),
    )


def _favor(texts: Texts) -> Table:
    """Return what each rank is worth; G-1.2, G-4.2."""
    rows = [(str(rank), signed(FAVOR[rank])) for rank in range(RANKS)]
    crowned = (texts.say("reference-gorus-crowned"), signed(FAVOR[RANKS]))
    return Table(texts.say("things-gorus-favor"), (*rows, crowned), columns(texts, "rank", "favor"))


def _decks(texts: Texts) -> Table:
    """Return who plays with which cards; G-2.1."""
    rows = []
    for players, deck in DECKS.items():
        ranks = [rank for rank in deck["ranks"] if rank]
        span = f"0, {ranks[0]}–{ranks[-1]}" if ranks[0] > 1 else f"0–{ranks[-1]}"
        rows.append((str(players), str(deck["schools"]), span, str(deck["schools"] * len(deck["ranks"]))))
    heads = [texts.say(f"reference-{key}") for key in ("players", "schools", "ranks", "cards")]
    return Table(texts.say("reference-gorus-decks"), tuple(rows), tuple(heads))


def _teams(texts: Texts) -> Table:
    """Return which teams can be made, and how they sit; G-6.1, G-6.2."""
    rows = [(str(len(seats)), sizes, seats) for sizes, seats in TEAMS.items()]
    heads = [texts.say(f"reference-{key}") for key in ("players", "teams", "seats")]
    return Table(texts.say("reference-gorus-teams"), tuple(rows), tuple(heads))
