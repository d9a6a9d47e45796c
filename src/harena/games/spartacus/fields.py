"""Declares each field of the state and the frames of Spartacus once. `make states` writes state.py from it."""

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
        field("house", TUPLE, "per seat; -1: none yet", start="(-1,) * seats", of="house"),
        field("influence", LIST, start="[g.table.influence] * seats"),
        field("gold", LIST, start="[0] * seats"),
        field("assets", SETS, "per seat: its Market cards, including exhausted ones", of="card"),
        field("tired", SET, "exhausted Market cards", of="card"),
        field("injured", SET, "exhausted Market cards with an injury", of="card"),
        field("favors", TUPLE, "per Market card: Favors, or CHAMPION", start="(0,) * MARKET", by="card"),
        field("guards", SETS, "per seat: guards on the table, including exhausted ones", of="intrigue"),
        field("resting", SET, "exhausted guards", of="intrigue"),
        field("gone", SET, "discards of the Intrigue deck", of="intrigue"),
        field("market_gone", SET, of="card"),
        field("hands", SETS, "per seat: Intrigue cards", audience=OWNER, stuff="card", of="intrigue"),
        field("bag", SET, audience=NOBODY, stuff="card", start="(1 << INTRIGUE) - 1", of="intrigue"),
        field("market_bag", SET, audience=NOBODY, stuff="market", start="(1 << MARKET) - 1", of="card"),
        field("learned", SETS, "per seat: facts about others' hands", audience=LEARNED, stuff="fact", of="fact"),
        field(
            "peeked",
            SETS,
            "per seat: facts about face-down cards of the auction",
            audience=LEARNED,
            stuff="peek",
            of="peek",
        ),
        field(
            "opened",
            LISTS,
            "per seat: fingerprints of the offers of this phase, GIFT for each gift, S-3.2",
            audience=LEARNED,
            stuff="offer",
        ),
        field("winners", TUPLE),
    ),
)

FRAMES = (
    Holder(
        "Upkeep",
        "S-4: the Upkeep phase.",
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
            field("deeds", INT, "how many deeds the house did this turn"),
            field("left", TUPLE, "houses whose turn is still to come"),
            field("over", INT, "1: the house has ended its turn"),
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
                "laid",
                SET,
                "the card while it lies face down",
                audience=BY + "schemer,each:shown_to",
                stuff="card",
                of="intrigue",
            ),
            field("card", INT, "the card once declared; -1: not yet", of="intrigue"),
            field("aim", INT, "its target, encoded as the scheme defines", of="aim"),
            field("less", INT, "Influence made up for by other means, S-5.7"),
            field("asked", INT, "the house being asked; -1: none"),
            field("price", INT, "gold it is offered at once"),
            field("promised", INT, "gold it is promised for later", added=True),
            field("claim", INT, "the title the schemer claimed to it; -1: none, -2: it was shown the card", of="title"),
            field("claimed", INT, "the target the schemer claimed to it; -1: none"),
            field("said_no", SET, "houses whose last answer was a refusal"),
            field("pledged", SET, "houses that support it"),
            field("shown_to", SET, "houses that were shown the card", added=True),
            field("foiled", INT),
            field("picked", INT, "the card that was named for its effect; -1: none", of="card"),
            field(
                "requests",
                TUPLE,
                "each request for support: house, price, promise, claimed title and target",
                of=",,,title,",
                nested=True,
                added=True,
            ),
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
        "S-7, S-8, S-9: the Market phase.",
        (
            field("laid", TUPLE, "cards still face down, in order", audience=NOBODY, stuff="market", of="card"),
            field("card", INT, "the card being auctioned; -1: none, or the Host token", of="card"),
            field("bidding", SET, "houses still in the auction"),
            field("stakes", TUPLE, "per house: gold it has bid"),
            field("again", INT, "1: a tie, so there is another round"),
            field("winner", INT),
            field("scouts", TUPLE, "cards that may still look, S-16", of="card"),
        ),
    ),
    Holder(
        "Arena",
        "S-10, S-12: the Arena phase.",
        (
            field("invited", SET, "houses that were asked"),
            field("guest", INT, "the house that is being asked; -1: none"),
            field("owners", TUPLE, "houses in the fight: I, then II"),
            field("fighters", TUPLE, "their fighters", of="card"),
            field("gear", TUPLE, "weapon, armor, special of I, then of II; -1: none", of="card"),
            field("bets", TUPLE, "per house: Victory I, Victory II, Injury, Decapitation", nested=True),
            field("winner", INT, "side; -1: no fight yet"),
            field("level", INT, "how the loser was defeated, S-11.6"),
            field("dead", INT, "the loser's card once dead; -1: alive", of="card"),
            field("bereaved", INT, "the house the dead fighter belonged to"),
        ),
    ),
    Holder(
        "Fight",
        "S-11: a fight. A side is 0 (I) or 1 (II).",
        (
            field("owners", TUPLE),
            field("fighters", TUPLE, of="card"),
            field("gear", TUPLE, "weapon, armor, special of I, then of II; -1: none", of="card"),
            field("pools", TUPLE, "ATK, DEF, SPD of I, then of II"),
            field("cells", TUPLE, of="cell"),
            field("formal", INT, "a bout of a tournament, S-14.2"),
            field("round", INT),
            field("calm", INT, "rounds in a row without a lost die"),
            field("lead", INT, "the side with the initiative; -1: undecided"),
            field("side", INT, "whose turn it is"),
            field("moved", INT),
            field("struck", INT),
            field("dice", TUPLE, "initiative dice of both", nested=True),
            field("used", SET, "what was used and works only once: the bits of fighter.py"),
            field("again", INT, "1: somebody rolled again, so both are asked again"),
            field("winner", INT, "side; -1: undecided"),
            field("level", INT, "S-11.6"),
        ),
    ),
    Holder(
        "Attack",
        "S-11.4: an attack.",
        (
            field("side", INT, "the attacker"),
            field("thrown", INT, "1: a speed attack"),
            field("dodged", INT, "1: Speed dice in defense"),
            field("attack", TUPLE, "the dice as rolled"),
            field("defence", TUPLE),
            field("spent", SET, "re-rolls used: 4 * side + source"),
            field("again", INT, "1: somebody rolled again"),
            field("back", INT, "damage that a triple does to the attacker", added=True),
            field("damage", INT),
        ),
    ),
    Holder(
        "Loss",
        "S-11.5: dice to be removed.",
        (
            field("side", INT),
            field("damage", INT, "dice still to be removed"),
            field("lost", INT, "dice removed so far"),
        ),
    ),
    Holder(
        "Tournament",
        "S-14.2: a tournament.",
        (
            field("entrants", TUPLE, "houses by value, the lowest first"),
            field("pair", TUPLE, "who fights this bout"),
            field("picks", TUPLE, "their fighters and gear, 4 cards each", of="card"),
            field("through", TUPLE, "winners so far"),
        ),
    ),
)

MODULE = StateModule(
    """Defines the state of the table (S-1): houses with their assets, both decks; and the frames of procedures.

A Market card and an Intrigue card are numbers into the decks (decks.py); a set of them is one int with one bit per
card. Fields that change rarely are tuples, shared by all copies.""",
    STATE,
    FRAMES,
    blank="Return an empty table: every card is in its deck.",
    decks=True,
    imports=(
        "from harena.games.spartacus.phases import UPKEEP",
        "from harena.games.spartacus.printed import INTRIGUE, MARKET",
    ),
)
