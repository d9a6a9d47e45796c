"""Why a card: the thought behind a decision, in the words of the catalogues (`gorus-hint-...`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harena.bots import Reason
from harena.bots.heuristic.gorus.mind import Mind
from harena.bots.heuristic.gorus.outlook import Outlook
from harena.games.gorus.table import SOLO_NEEDED

SURE, LIKELY = 0.999, 0.5  # from these chances on a combat is called ours

REASONS: dict[str, dict[str, str]] = {
    "sure": {},
    "likely": {},
    "press": {},
    "zero": {"card": "card"},
    "eight": {},
    "challenge-win": {"school": "school"},
    "challenge": {"school": "school"},
    "feed": {"seat": "seat"},
    "partner": {"seat": "seat"},
    "throw": {"seat": "seat", "card": "card"},
    "duck": {"seat": "seat"},
    "save": {"card": "card"},
    "cheap": {},
    "first-lead": {"school": "school"},
    "lead-high": {},
    "lead-trump": {"school": "school"},
    "lead-low": {},
}


def reason(mind: Mind, outlooks: Mapping[int, Outlook], card: int) -> Reason:
    """Why this card, of all that could be played."""
    chosen = outlooks[card]
    ours = chosen.chances[mind.side]
    if ours >= LIKELY and mind.solo and not mind.has_needed and SOLO_NEEDED in ranks([*mind.combat, card]):
        return Reason("eight")
    if ours >= LIKELY and card == chosen.favored << 4 and mind.favor[16] > 0:
        return Reason("zero", (card,))
    if not mind.combat:
        return leading(mind, chosen)
    if chosen.challenges:
        return Reason("challenge-win" if chosen.ahead == mind.me and ours >= LIKELY else "challenge", (card >> 4,))
    if chosen.ahead == mind.me:
        return Reason("sure" if ours >= SURE else "likely" if ours >= LIKELY else "press")
    if mind.sides[chosen.ahead] == mind.side:
        return Reason("feed" if chosen.worth(card) > 0 else "partner", (chosen.ahead,))
    return losing(mind, list(outlooks.values()), chosen)


def leading(mind: Mind, chosen: Outlook) -> Reason:
    school = chosen.card >> 4
    if not mind.favored:
        return Reason("first-lead", (school,))
    if chosen.chances[mind.side] >= LIKELY:
        return Reason("lead-high")
    return Reason("lead-trump", (school,)) if school == mind.favored else Reason("lead-low")


def losing(mind: Mind, outlooks: Sequence[Outlook], chosen: Outlook) -> Reason:
    """Somebody else is ahead: do we leave it to him, or can we not help it?"""
    if mind.favor[chosen.card & 15] < 0:
        return Reason("throw", (chosen.ahead, chosen.card))
    winning = [outlook for outlook in outlooks if outlook.ahead == mind.me]
    if not winning:
        return Reason("cheap")
    best = max(winning, key=lambda outlook: outlook.chances[mind.side])
    return Reason("duck", (chosen.ahead,)) if best.points <= 0 else Reason("save", (best.card,))


def ranks(cards: Sequence[int]) -> list[int]:
    return [card & 15 for card in cards]
