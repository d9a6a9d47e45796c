"""The state and the frames of Spartacus, each field declared once; `make states` writes state.py from it."""

from __future__ import annotations

from harena.kernel.declaration import Holder, StateModule, field
from harena.kernel.state import BY, INT, LEARNED, LIST, LISTS, NOBODY, OWNER, SET, SETS, TUPLE

STATE = Holder(
    "Ludus",
    "",
    (
        field("turn", INT),
        field("phase", INT, start="UPKEEP"),
        field("host", INT),
        field("house", TUPLE, "by seat; -1: none yet", start="(-1,) * seats", of="house"),
        field("influence", LIST, start="[g.table.influence] * seats"),
        field("gold", LIST, start="[0] * seats"),
        field("assets", SETS, "by seat: its Market cards, exhausted ones too", of="card"),
        field("tired", SET, "exhausted Market cards", of="card"),
        field("injured", SET, "those of them with an injury", of="card"),
        field("favors", TUPLE, "by Market card; CHAMPION", start="(0,) * MARKET", by="card"),
        field("guards", SETS, "by seat: Intrigue cards on the table, exhausted ones too", of="intrigue"),
        field("resting", SET, "exhausted guards", of="intrigue"),
        field("gone", SET, "discards of the Intrigue deck", of="intrigue"),
        field("market_gone", SET, of="card"),
        field("hands", SETS, "by seat: Intrigue cards", audience=OWNER, stuff="card", of="intrigue"),
        field("bag", SET, audience=NOBODY, stuff="card", start="(1 << INTRIGUE) - 1", of="intrigue"),
        field("market_bag", SET, audience=NOBODY, stuff="market", start="(1 << MARKET) - 1", of="card"),
        field("learned", SETS, "by seat: facts about others' hands", audience=LEARNED, stuff="fact", of="fact"),
        field(
            "peeked",
            SETS,
            "by seat: facts about cards of the auction that lie face down",
            audience=LEARNED,
            stuff="peek",
            of="peek",
        ),
        field(
            "opened",
            LISTS,
            "by seat: fingerprints of the offers and gifts of this phase, S-3.2",
            audience=LEARNED,
            stuff="offer",
        ),
        field("winners", TUPLE),
    ),
)

FRAMES = (
    Holder(
        "Upkeep",
        "S-4.",
        (
            field("left", SET, "injured cards that have not rolled yet", of="card"),
            field("card", INT, "the card that rolls; -1: none", of="card"),
            field("die", INT, "its roll"),
            field("owing", TUPLE, "houses that have not balanced their books"),
        ),
    ),
    Holder(
        "Intrigue",
        "S-5: the Intrigue turns.",
        (
            field("deeds", INT, "what the house did this turn"),
            field("left", TUPLE, "houses still to come"),
            field("over", INT, "the house is done"),
            field(
                "tried",
                SET,
                "cards laid face down for support and taken back this turn",
                audience=BY + "turn",
                stuff="tried",
                of="intrigue",
            ),
        ),
    ),
    Holder(
        "Plot",
        "S-5.5, S-5.6: a scheme, from asking for support to its end.",
        (
            field("schemer", INT),
            field(
                "laid", SET, "the card while it lies face down", audience=BY + "schemer", stuff="card", of="intrigue"
            ),
            field("card", INT, "the card once declared; -1: not yet", of="intrigue"),
            field("aim", INT, "what it is aimed at; the scheme knows how to read it", of="aim"),
            field("less", INT, "Influence made up for by other means, S-5.7"),
            field("asked", INT, "the house being asked; -1: none"),
            field("price", INT, "gold it is offered"),
            field("claim", INT, "the title it was told; -1: none", of="title"),
            field("claimed", INT, "the target it was told; -1: none"),
            field("said_no", SET, "houses that were asked in vain"),
            field("pledged", SET, "houses that support it"),
            field("foiled", INT),
            field("picked", INT, "the card somebody named for its effect; -1: none", of="card"),
        ),
    ),
    Holder(
        "React",
        "S-6.1: a reaction or a guard, open to answers.",
        (
            field("seat", INT),
            field("title", INT, of="title"),
            field("aim", INT, of="aim"),
            field("die", INT, "a guard's roll"),
            field("foiled", INT),
            field("takes", INT, "Support from Rome: 1 while its player is asked for a guard"),
        ),
    ),
    Holder("Quiet", "S-6.6: a quiet moment.", (field("cards", INT, "which reactions fit: the bits of quiet.py"),)),
    Holder(
        "Cost",
        "S-5.7: cards exhausted or discarded one by one for a rule of the house.",
        (
            field("seat", INT),
            field("rule", INT, "1 or 2"),
            field("needed", TUPLE, "gladiators and slaves still to be named"),
            field("drops", INT, "cards of the hand that may still be exchanged"),
            field("dropped", INT, "cards of the hand given away so far"),
        ),
    ),
    Holder(
        "Spy",
        "S-16: an ability of a card that needs an answer: whose hand to look into, which card to exchange.",
        (
            field("seat", INT),
            field("card", INT, "the one that was exhausted", of="card"),
        ),
    ),
    Holder(
        "Market",
        "S-7, S-8, S-9.",
        (
            field("laid", TUPLE, "cards still face down, in order", audience=NOBODY, stuff="market", of="card"),
            field("card", INT, "the card put up; -1: none, or the Host token", of="card"),
            field("bidding", SET, "houses still in it"),
            field("stakes", TUPLE, "gold of each house on the table"),
            field("again", INT, "a tie: another round"),
            field("winner", INT),
            field("scouts", TUPLE, "who may still look, S-16", of="card"),
        ),
    ),
    Holder(
        "Arena",
        "S-10, S-12.",
        (
            field("invited", SET, "houses that were asked"),
            field("guest", INT, "the house that is being asked; -1: none"),
            field("owners", TUPLE, "houses in the fight: I, then II"),
            field("fighters", TUPLE, "their fighters", of="card"),
            field("gear", TUPLE, "weapon, armour, special of I, then of II; -1: none", of="card"),
            field("bets", TUPLE, "by house: Victory I, Victory II, Injury, Decapitation", nested=True),
            field("winner", INT, "side; -1: no fight yet"),
            field("level", INT, "how the loser was defeated, S-11.6"),
            field("dead", INT, "the loser's card once dead; -1: alive", of="card"),
            field("bereaved", INT, "the house it belonged to"),
        ),
    ),
    Holder(
        "Fight",
        "S-11: a fight. A side is 0 (I) or 1 (II).",
        (
            field("owners", TUPLE),
            field("fighters", TUPLE, of="card"),
            field("gear", TUPLE, "weapon, armour, special of I, then of II; -1: none", of="card"),
            field("pools", TUPLE, "ATK, DEF, SPD of I, then of II"),
            field("cells", TUPLE, of="cell"),
            field("formal", INT, "a bout of a tournament, S-14.2"),
            field("round", INT),
            field("calm", INT, "rounds in a row without a lost die"),
            field("lead", INT, "side with the initiative; -1: open"),
            field("side", INT, "whose turn it is"),
            field("moved", INT),
            field("struck", INT),
            field("dice", TUPLE, "initiative dice of both", nested=True),
            field("used", SET, "what can be used once: the bits of combat.py"),
            field("again", INT, "somebody rolled again: both may speak once more"),
            field("winner", INT, "side; -1: undecided"),
            field("level", INT, "S-11.6"),
        ),
    ),
    Holder(
        "Attack",
        "S-11.4.",
        (
            field("side", INT, "the attacker"),
            field("thrown", INT, "a speed attack"),
            field("dodged", INT, "Speed dice in defence"),
            field("attack", TUPLE, "dice as they lie"),
            field("defence", TUPLE),
            field("spent", SET, "re-rolls used: 4 * side + source"),
            field("again", INT, "somebody rolled again"),
            field("damage", INT),
        ),
    ),
    Holder(
        "Loss",
        "S-11.5: dice to be removed.",
        (
            field("side", INT),
            field("damage", INT, "dice still to go"),
            field("lost", INT, "dice gone"),
        ),
    ),
    Holder(
        "Tournament",
        "S-14.2.",
        (
            field("entrants", TUPLE, "by value, the lowest first"),
            field("pair", TUPLE, "who fights this bout"),
            field("picks", TUPLE, "their fighters and gear: 4 cards each", of="card"),
            field("through", TUPLE, "winners so far"),
        ),
    ),
)

MODULE = StateModule(
    """What lies on the table (S-1): houses with their assets, both decks; and the frames of the procedures.

A Market card and an Intrigue card are numbers into the decks (decks.py); a set of them is one int, bit by bit. What
changes rarely is a tuple, shared by all copies.""",
    STATE,
    FRAMES,
    blank="An empty table: every card in its deck.",
    decks=True,
    imports=(
        "from harena.games.spartacus.phases import UPKEEP",
        "from harena.games.spartacus.printed import INTRIGUE, MARKET",
    ),
)
