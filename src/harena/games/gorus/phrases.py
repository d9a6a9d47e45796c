"""What people say at a table of Gorus Maximus. Everybody hears it: partners may not whisper."""

from __future__ import annotations

from harena.games.gorus.cards import FAVOR, RANKS, SCHOOLS
from harena.talk.phrases import OTHER, STAY_OUT, Domain, Phrase, Phrasebook
from harena.text import Texts, signed

SCHOOL = "school"
RANK = "rank"


def _rank_about(texts: Texts, rank: str) -> str:
    """Say how much crowd favor a rank brings (G-1.2). The 0 has a text of its own, because it can be worth more."""
    if rank == "0":
        return texts.say("talk-about-gorus-zero", favor=signed(FAVOR[RANKS]), other=signed(FAVOR[0]))
    return texts.say("gorus-worth", favor=signed(FAVOR[int(rank)]))


DOMAINS = (
    Domain(
        SCHOOL,
        SCHOOLS[1:],
        lambda texts, school: texts.say(f"gorus-school-{school}"),
        lambda texts, school: "",
    ),
    Domain(RANK, tuple([str(rank) for rank in range(RANKS)]), lambda texts, rank: rank, _rank_about),
)

OWN = (
    Phrase("crowd-waits", "greeting"),
    Phrase("new-round", "greeting"),
    Phrase("fine-challenge", "praise"),
    Phrase("fine-lead", "praise"),
    Phrase("what-a-trick", "praise"),
    Phrase("well-done-partner", "praise"),
    Phrase("thanks-eight", "praise"),
    Phrase("bad-hand", "praise"),
    Phrase("keep-favorite", "deal", ((SCHOOL, SCHOOL),)),
    Phrase("new-favorite", "deal", ((SCHOOL, SCHOOL),)),
    Phrase("leave-trick", "deal"),
    Phrase("no-challenge-please", "deal"),
    Phrase("lead-please", "deal", ((SCHOOL, SCHOOL),)),
    Phrase("save-zero", "deal", ((SCHOOL, SCHOOL),)),
    Phrase("no-challenge", "promise", promise=STAY_OUT),
    Phrase("yours", "promise", promise=STAY_OUT),
    Phrase("lead", "promise", ((SCHOOL, SCHOOL),), OTHER),
    Phrase("challenge", "promise", promise=OTHER),
    Phrase("no-eights", "promise", promise=OTHER),
    Phrase("challenge-coming", "threat"),
    Phrase("eight-for-you", "threat"),
    Phrase("zero-mine", "threat", ((SCHOOL, SCHOOL),)),
    Phrase("favorite-ends", "threat", ((SCHOOL, SCHOOL),)),
    Phrase("no-more-support", "threat"),
    Phrase("who-has", "question", ((RANK, RANK), (SCHOOL, SCHOOL))),
    Phrase("still-have", "question", ((SCHOOL, SCHOOL),)),
    Phrase("can-you-beat", "question"),
    Phrase("what-shall-i-lead", "question"),
    Phrase("on-purpose", "question"),
    Phrase("whose-trick", "question"),
    Phrase("have", "answer", ((RANK, RANK),)),
    Phrase("none-left", "answer", ((SCHOOL, SCHOOL),)),
    Phrase("had-to-follow", "answer"),
    Phrase("not-on-purpose", "answer"),
    Phrase("cannot-beat", "answer"),
    Phrase("not-telling", "answer"),
)

PHRASES = Phrasebook("gorus", OWN, DOMAINS)
