"""What people say at a table of Munera: bargaining about men, cards, loans, tenders and spectacles.

The ids of cards, regions and cities are those of ids.py, without the number of a copy: people mean any "Doctor 1". They
are those of our decks; a table with decks of its own can name its cards in free text.
"""

from __future__ import annotations

from harena.games.munera.card_text import (
    ORIGIN_NAMES,
    contract_line,
    denarii,
    effect_line,
    minister_name,
    pay_line,
    when_line,
)
from harena.games.munera.decks import OFFICES, decks
from harena.games.munera.ids import ids_for
from harena.talk.phrases import AMOUNT, OTHER, PAY, PEACE, SEAT, STAY_OUT, Domain, Phrase, Phrasebook
from harena.text import Texts

CARD = "card"
REGION = "region"
CITY = "city"

_OURS = decks("")
_IDS = ids_for(_OURS)
_MEN, _MINISTERS, _TITLES = _IDS["man"], _IDS["minister"], _IDS["title"]
_REGIONS, _SPECTACLES = _IDS["region"], _IDS["spectacle"]


def _card_label(texts: Texts, card: str) -> str:
    if card in _MEN.numbers:
        return _OURS.man[_MEN.numbers[card]]
    if card in _MINISTERS.numbers:
        return minister_name(_OURS, _MINISTERS.numbers[card])
    return _OURS.title[_TITLES.numbers[card]]


def _card_about(texts: Texts, card: str) -> str:
    """Say what is printed on a card."""
    if card in _MEN.numbers:
        man = _MEN.numbers[card]
        values = texts.say(
            "munera-values", valor=_OURS.valor[man], courage=_OURS.courage[man], charisma=_OURS.charisma[man]
        )
        return f"{ORIGIN_NAMES[_OURS.origin[man]]}, {values}"
    if card in _MINISTERS.numbers:
        minister = _MINISTERS.numbers[card]
        return texts.say(f"munera-office-{OFFICES[_OURS.office[minister]]}", skill=_OURS.skill[minister])
    title = _TITLES.numbers[card]
    return texts.row([when_line(texts, _OURS, title), effect_line(texts, _OURS, title)])


def _region_about(texts: Texts, region: str) -> str:
    price = _OURS.price[_REGIONS.numbers[region]]
    return texts.say("talk-about-munera-region", price=denarii(texts, price))


def _city_about(texts: Texts, city: str) -> str:
    """Say what is printed on the Munus card: region, contract, denarii and Glory."""
    card = _SPECTACLES.numbers[city]
    terms = [contract_line(texts, _OURS, card), pay_line(texts, _OURS, card)]
    return texts.row([_OURS.region[_OURS.site[card]], *terms])


def _first_copies(ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([each for each in ids if "." not in each])


DOMAINS = (
    Domain(CARD, (*_MEN.ids, *_first_copies(_MINISTERS.ids), *_TITLES.ids), _card_label, _card_about),
    Domain(REGION, _REGIONS.ids, lambda texts, region: _OURS.region[_REGIONS.numbers[region]], _region_about),
    Domain(
        CITY,
        _first_copies(_SPECTACLES.ids),
        lambda texts, city: _OURS.city[_SPECTACLES.numbers[city]],
        _city_about,
    ),
)

# A payment on a condition ("Leave it to me, and I pay you ...") is OTHER: only people can judge whether it is due.
OWN = (
    Phrase("salve", "greeting"),
    Phrase("to-the-arena", "greeting"),
    Phrase("nice-throw", "praise"),
    Phrase("what-a-duel", "praise"),
    Phrase("fought-well", "praise", ((CARD, CARD),)),
    Phrase("good-buy", "praise", ((CARD, CARD),)),
    Phrase("bad-dice", "praise"),
    Phrase("want-card", "deal", ((CARD, CARD),)),
    Phrase("buy-card", "deal", (("denarii", AMOUNT), (CARD, CARD))),
    Phrase("sell-card", "deal", ((CARD, CARD), ("denarii", AMOUNT))),
    Phrase("swap", "deal", ((CARD, CARD), ("other", CARD))),
    Phrase("lend-me", "deal", (("denarii", AMOUNT), (CARD, CARD)), OTHER),
    Phrase("leave-card", "deal", (("denarii", AMOUNT), (CARD, CARD)), OTHER),
    Phrase("leave-tender", "deal", (("denarii", AMOUNT),), OTHER),
    Phrase("share-spectacle", "deal", ((CITY, CITY),)),
    Phrase("pay", "promise", (("denarii", AMOUNT),), PAY),
    Phrase("stay-out-tender", "promise", promise=STAY_OUT),
    Phrase("stay-out-card", "promise", ((CARD, CARD),), STAY_OUT),
    Phrase("not-below", "promise", (("denarii", AMOUNT),), STAY_OUT),
    Phrase("no-fix", "promise", promise=OTHER),
    Phrase("peace", "promise", promise=PEACE),
    Phrase("lend", "promise", promise=OTHER),
    Phrase("stand", "promise", ((CITY, CITY),), OTHER),
    Phrase("outbid", "threat", ((CARD, CARD),)),
    Phrase("undercut", "threat"),
    Phrase("eventum-for-you", "threat"),
    Phrase("referee", "threat"),
    Phrase("too-much-glory", "threat", (("seat", SEAT),)),
    Phrase("who-stands", "question", ((CITY, CITY),)),
    Phrase("who-travels", "question", ((REGION, REGION),)),
    Phrase("how-low", "question"),
    Phrase("bid-for-card", "question", ((CARD, CARD),)),
    Phrase("need-fighter", "question"),
    Phrase("not-for-sale", "answer", ((CARD, CARD),)),
    Phrase("loan-price", "answer", (("denarii", AMOUNT),)),
    Phrase("too-far", "answer", ((REGION, REGION),)),
    Phrase("no-fighters", "answer"),
    Phrase("no-money", "answer"),
)

PHRASES = Phrasebook("munera", OWN, DOMAINS, whispers=True)
