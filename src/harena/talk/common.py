"""The phrases that all games share."""

from __future__ import annotations

from harena.talk.phrases import AMOUNT, OTHER, SEAT, Phrase

COMMON: tuple[Phrase, ...] = (
    Phrase("hello", "greeting"),
    Phrase("good-luck", "greeting"),
    Phrase("thanks", "greeting"),
    Phrase("sorry", "greeting"),
    Phrase("one-moment", "greeting"),
    Phrase("good-game", "greeting"),
    Phrase("well-played", "praise"),
    Phrase("lucky", "praise"),
    Phrase("bad-luck", "praise"),
    Phrase("let-us-deal", "deal"),
    Phrase("together-against", "deal", (("seat", SEAT),)),
    Phrase("return-favor", "promise", promise=OTHER),
    Phrase("help-against", "promise", (("seat", SEAT),), OTHER),
    Phrase("watch", "threat", (("seat", SEAT),)),
    Phrase("regret", "threat"),
    Phrase("how-much", "question"),
    Phrase("what-for-me", "question"),
    Phrase("still-there", "question"),
    Phrase("yes", "answer"),
    Phrase("no", "answer"),
    Phrase("let-me-think", "answer"),
    Phrase("maybe-later", "answer"),
    Phrase("too-much", "answer"),
    Phrase("for-less", "answer", (("amount", AMOUNT),)),
)
