"""Declares each field of the state and the frames of Munera once. `make states` writes state.py from it."""

from __future__ import annotations

from harena.kernel.declaration import Holder, StateModule, field
from harena.kernel.state import INT, LEARNED, LIST, LISTS, NOBODY, OWNER, SET, SETS, TUPLE

STATE = Holder(
    "Munera",
    "",
    (
        field("turn", INT),
        field("rudis", INT, "the Rudiarius"),
        field("denarii", LIST, start="[TREASURY] * seats"),
        field("glory", LIST, start="[0] * seats"),
        field("region", TUPLE, "per seat; -1: no Gymnasium yet", start="(-1,) * seats", of="region"),
        field("school", SETS, "per seat: the men it owns", of="man"),
        field("staff", SETS, "per seat: its Ministers", of="minister"),
        field("klass", TUPLE, "per man; -1: none yet", start="(-1,) * GLADIATORS", of="class", by="man"),
        field("rank", TUPLE, "per man: TIRO, VETERANUS, PRIMUS", start="(0,) * GLADIATORS", by="man"),
        field("fame", TUPLE, "per man", start="(0,) * GLADIATORS", by="man"),
        field("engaged", SET, of="man"),
        field("wounded", SET, "M-9.8: at most one marker per man, and a wounded man is engaged", of="man"),
        field(
            "doctored",
            TUPLE,
            "per Minister: the class of a Doctor, or -1",
            start="(-1,) * MINISTERS",
            of="class",
            by="minister",
        ),
        field("used", TUPLE, "per Minister: how often a Coquus was used", start="(0,) * MINISTERS", by="minister"),
        field("loans", TUPLE, "(man, borrower, spectacle), M-13.2", nested=True, of="man,,spectacle"),
        field("auctioned", SET, "men, then Ministers: auctioned this turn, M-6.5 and M-6.6", of="ware"),
        field("forum_men", SET, of="man"),
        field("forum_ministers", SET, of="minister"),
        field("open", SET, "face-up spectacles", of="spectacle"),
        field("men_bag", SET, start="(1 << GLADIATORS) - 1", of="man"),
        field("men_gone", SET, "discards", of="man"),
        field("ministers_bag", SET, start="(1 << MINISTERS) - 1", of="minister"),
        field("ministers_gone", SET, of="minister"),
        field("munera_bag", SET, start="(1 << MUNERA) - 1", of="spectacle"),
        field("munera_gone", SET, of="spectacle"),
        field("gone", SET, of="eventum"),
        field("hands", SETS, "per seat: Eventum cards", audience=OWNER, stuff="card", of="eventum"),
        field("bag", SET, audience=NOBODY, stuff="card", start="(1 << EVENTA) - 1", of="eventum"),
        field("learned", SETS, "per seat: facts about others' hands, M-1.9", audience=LEARNED, stuff="fact", of="fact"),
        field("moment", INT, "counts rest moments; an offer ends with its moment"),
        field(
            "asked",
            LISTS,
            "per seat: fingerprints of the offers made at this moment, M-13.4",
            audience=LEARNED,
            stuff="offer",
        ),
        field("winners", TUPLE),
    ),
)

FRAMES = (
    Holder(
        "Moment",
        "A moment for Eventum cards (M-5.3), or a rest moment (M-13.3).",
        (
            field("when", INT, "a moment of decks.py"),
            field("phase", INT, "which rest moment (moments.py), or -1"),
            field("played", SET, "titles played: one card per title and window, M-15", of="title"),
            field("trained", SET, "men who changed class at this moment, M-3.2", of="man"),
            field("done", INT, "1: a card closed it"),
        ),
    ),
    Holder("Hand", "A seat that holds more than five Eventum cards must discard (M-1.1).", ()),
    Holder(
        "Roll",
        "One die for one man: a judgment, a healing, a test ... (rolls.py).",
        (
            field("what", INT),
            field("man", INT, of="man"),
            field("modifier", INT, "added to the die, or the number the die is compared with"),
            field("die", INT, "-1: not rolled"),
            field("settled", INT, "decided by a card, without a die: 1 well, -1 badly"),
            field("good", INT, "the result"),
        ),
    ),
    Holder(
        "Forum",
        "The Forum phase (M-6): healing, then auctions.",
        (
            field("patients", TUPLE, "men who still roll to heal", of="man"),
            field("ware", INT, "the card being auctioned (forum.py numbers men and Ministers), or -1", of="ware"),
            field("bids", TUPLE, "the opened bids, per seat; -1: a pass"),
            field("buyer", INT),
            field("price", INT),
            field("declined", INT, "how many seats in a row auctioned nothing"),
        ),
    ),
    Holder(
        "Deed",
        "Something a seat does at rest that needs a second question: training, a sale, its own auction (M-6.6).",
        (
            field("phase", INT, "the phase of the rest moment"),
            field("seller", INT),
            field("ware", INT, of="ware"),
            field("minimum", INT),
            field("bids", TUPLE),
        ),
    ),
    Holder(
        "Munus",
        "The Munus phase (M-7).",
        (
            field("chosen", INT, "the spectacle, or -1", of="spectacle"),
            field("declined", INT, "how many seats in a row chose none"),
        ),
    ),
    Holder(
        "Spectacle",
        "One spectacle, from the poll to the last duel (M-7.4 to M-9.1).",
        (
            field("card", INT, of="spectacle"),
            field("host", INT, "the Rudiarius' side"),
            field("rival", INT, "the other side; -1: not known yet"),
            field("polled", INT, "how many seats have said whether they stand"),
            field("standing", TUPLE),
            field("fee", INT, "the other side's offer"),
            field("fighters", TUPLE, "two sets of named men: the Rudiarius' side and the other", of="set-of-men"),
            field("fought", SET, of="man"),
            field("champion", INT, of="man"),
            field("opponent", INT, of="man"),
            field("fallen", SET, "schools that lost a man in it"),
            field("payers", TUPLE, "owners who still have to pay for the journey"),
            field("robbed", INT, "what Latrones add to this payment"),
            field("paved", INT, "Via Strata: nothing is paid for this journey"),
            field("storm", INT, "Tempestas"),
        ),
    ),
    Holder(
        "Naming",
        "The schools of a spectacle name their fighters (M-7.5).",
        (
            field("sides", INT, "1: only the Rudiarius; 2: the other school too"),
            field("paid", INT, "what the schools have received (naming.py)"),
        ),
    ),
    Holder(
        "Duel",
        "A duel (M-9), with its bets and fixes (M-11). Pairs are side I, side II.",
        (
            field("men", TUPLE, of="man"),
            field("owners", TUPLE),
            field("pugna", INT, "positive: towards side I"),
            field("approval", INT, "Comprobatio"),
            field("virtus", TUPLE),
            field("wounds", TUPLE),
            field("dice", TUPLE),
            field("declined", TUPLE, "re-rolls: 1 declined; 2 rolled again, where a die may be only once"),
            field("declared", INT, "the side that declared a Virtus re-roll, or -1"),
            field("reopened", INT, "Manus Fortunae: re-rolls are open again"),
            field("bettors", TUPLE, "from the Rudiarius' left"),
            field("stakes", TUPLE, "of those asked so far: 0, or 8 * side + denarii"),
            field("bought", TUPLE, "squares bought so far, in order"),
            field("fixed", INT, "1: a fix was bought this round"),
            field("paused", INT, "1: Pugna does not change for this roll"),
            field("refreshed", INT, "1: this roll wounds nobody"),
            field("blunt", INT, "Arma Lusoria"),
            field("ending", INT, "how it ended (duel.py)"),
            field("loser", INT, "the side that is judged, or -1"),
            field("dead", SET, "sides whose man died, one bit per side"),
        ),
    ),
    Holder(
        "Bout",
        "A same-school duel (M-10).",
        (
            field("men", TUPLE, of="man"),
            field("owners", TUPLE),
            field("dice", TUPLE),
            field("refused", INT, "one bit per side: its owner wants no other die; 4, 8: no other is allowed"),
            field("loser", INT, "side, or -1"),
            field("slain", INT),
        ),
    ),
    Holder(
        "Wager",
        "Bets on a same-school duel, where the table allows them (M-11.1).",
        (
            field("men", TUPLE, of="man"),
            field("owners", TUPLE),
            field("bettors", TUPLE, "from the Rudiarius' left"),
            field("stakes", TUPLE, "of those asked so far: 0, or 8 * side + denarii"),
        ),
    ),
    Holder(
        "Named",
        "Men who are named and tested one after the other: too many in a school (M-12.1), a brawl, a plague.",
        (
            field("schools", TUPLE, "seats still to come, the current one first"),
            field("wanted", INT, "how many men of the current seat are still to be named"),
            field("named", TUPLE, "men still to be tested", of="man"),
        ),
    ),
    Holder(
        "Effects",
        "A card that was put together in a deck file: its effects, one after the other (cards/effects.py).",
        (
            field("title", INT, of="title"),
            field("by", INT, "the school that played it"),
            field("man", INT, "the man it is about, or -1", of="man"),
            field("school", INT, "the school it is about, or -1"),
            field("side", INT, "the side of a duel it is about, or -1"),
            field("queue", TUPLE, "more men for whom all of it happens again", of="man"),
            field("part", INT, "the next effect"),
            field("obeyed", INT, "the last test: 1 passed, -1 failed, 0 none yet"),
        ),
    ),
)

MODULE = StateModule(
    """Defines the state of the table (M-1): schools, decks, the Forum, open spectacles; and the frames of procedures.

A man (Gladiator), a Minister, a spectacle (Munus card) and an Eventum card are numbers into the decks (decks.py); a
set of them is one int with one bit per card. Fields that change rarely are tuples, shared by all copies.""",
    STATE,
    FRAMES,
    blank="Return an empty table: every card is in its bag.",
    decks=True,
    imports=(
        "from harena.games.munera.decks import EVENTA, GLADIATORS, MINISTERS, MUNERA",
        "from harena.games.munera.table import TREASURY",
    ),
)
