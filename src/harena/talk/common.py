"""The phrases that all games share."""

from __future__ import annotations

from harena.talk.phrases import AMOUNT, OTHER, SEAT, Phrase

COMMON: tuple[Phrase, ...] = (
    Phrase("hello", "greeting"),
    Phrase("good-luck", "greeting"),
    Phrase("well-played", "praise"),
    Phrase("yes", "answer"),
    Phrase("no", "answer"),
    Phrase("how-much", "question"),
    Phrase("watch", "threat", (("seat", SEAT),)),
    Phrase("for-less", "answer", (("amount", AMOUNT),)),
    Phrase("return-favor", "promise", promise=OTHER),
)
