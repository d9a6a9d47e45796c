"""What people say at a table of Spartacus: prices for support, schemes, market, auctions, bets and mercy.

The ids of cards and houses are those of ids.py, without the number of a copy: people mean any Gladius. They are those
of our decks; a table with decks of its own can name its cards in free text.
"""

from __future__ import annotations

from harena.games.spartacus.card_text import first_rule, second_rule, title_about, title_name, ware_about, ware_name
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.ids import ids_for
from harena.talk.phrases import (
    AMOUNT,
    OTHER,
    PAY,
    PEACE,
    SEAT,
    STAY_OUT,
    SUPPORT,
    Domain,
    Phrase,
    Phrasebook,
    PromisedBy,
)
from harena.text import Texts

CARD = "card"
HOUSE = "house"

_IDS = ids_for(OURS)
_WARES, _TITLES, _HOUSES = _IDS["card"], _IDS["title"], _IDS["house"]


def _card_label(texts: Texts, card: str) -> str:
    if card in _WARES.numbers:
        return ware_name(texts, OURS, _WARES.numbers[card])
    return title_name(texts, OURS, _TITLES.numbers[card])


def _card_about(texts: Texts, card: str) -> str:
    """Say what is printed on a card."""
    if card in _WARES.numbers:
        return texts.row(ware_about(texts, OURS, _WARES.numbers[card]))
    return title_about(texts, OURS, _TITLES.numbers[card])


def _house_about(texts: Texts, house: str) -> str:
    printed = OURS.houses[_HOUSES.numbers[house]]
    return texts.row([first_rule(texts, printed), second_rule(texts, printed)])


DOMAINS = (
    Domain(CARD, (*[each for each in _WARES.ids if "." not in each], *_TITLES.ids), _card_label, _card_about),
    Domain(HOUSE, _HOUSES.ids, lambda texts, house: OURS.houses[_HOUSES.numbers[house]].name, _house_about),
)

# A payment on a condition ("Leave it to me, and I pay you ...") is OTHER: only people can judge whether it is due. The
# price of support is PAY: once the scheme has its support, it is due.
OWN = (
    Phrase("salve", "greeting"),
    Phrase("games-begin", "greeting"),
    Phrase("nice-throw", "praise"),
    Phrase("fine-scheme", "praise"),
    Phrase("fought-well", "praise", ((CARD, CARD),)),
    Phrase("good-buy", "praise", ((CARD, CARD),)),
    Phrase("bad-dice", "praise"),
    Phrase("pay-after-scheme", "deal", (("gold", AMOUNT),), PAY),
    Phrase("helps-you", "deal"),
    Phrase("scheme-against", "deal", ((HOUSE, HOUSE),)),
    Phrase("buy-card", "deal", (("gold", AMOUNT), (CARD, CARD))),
    Phrase("sell-card", "deal", ((CARD, CARD), ("gold", AMOUNT))),
    Phrase("swap", "deal", ((CARD, CARD), ("other", CARD))),
    Phrase("leave-card", "deal", (("gold", AMOUNT), (CARD, CARD)), OTHER),
    Phrase("invite-me", "deal", (("gold", AMOUNT),), OTHER),
    Phrase("mercy-price", "deal", (("gold", AMOUNT),), OTHER),
    Phrase("pay", "promise", (("gold", AMOUNT),), PAY),
    Phrase("peace", "promise", promise=PEACE),
    Phrase("support-next", "promise", promise=SUPPORT),
    Phrase("foil-for-you", "promise", promise=OTHER),
    Phrase("stay-out-card", "promise", ((CARD, CARD),), STAY_OUT),
    Phrase("stay-out-host", "promise", promise=STAY_OUT),
    Phrase("invite-you", "promise", promise=OTHER),
    Phrase("not-invite", "promise", promise=OTHER),
    Phrase("spare", "promise", promise=OTHER),
    Phrase("foil", "threat"),
    Phrase("you-are-next", "threat", ((HOUSE, HOUSE),)),
    Phrase("thumb-down", "threat"),
    Phrase("guards-wait", "threat"),
    Phrase("outbid", "threat", ((CARD, CARD),)),
    Phrase("too-much-influence", "threat", (("seat", SEAT),)),
    Phrase("will-you-support", "question", (("gold", AMOUNT),)),
    Phrase("against-whom", "question"),
    Phrase("bid-for-host", "question"),
    Phrase("bet-on", "question", ((CARD, CARD),)),
    Phrase("mercy", "question"),
    Phrase("hold-nothing", "answer"),
    Phrase("support-price", "answer", (("gold", AMOUNT),)),
    Phrase("gold-first", "answer"),
    Phrase("show-me", "answer"),
    Phrase("not-for-sale", "answer", ((CARD, CARD),)),
)

# S-5.5: a price for support may be a promise. The rules never pay it.
PROMISED_BY = {"support-promised": PromisedBy("pay-after-scheme", by=0, to=1, slots=(2,))}

PHRASES = Phrasebook("spartacus", OWN, DOMAINS, whispers=True, promised_by=PROMISED_BY)
