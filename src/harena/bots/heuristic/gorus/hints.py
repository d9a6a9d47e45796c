"""Explain a decision: the reason for a card, worded in the message catalogs (`gorus-hint-...`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harena.bots import Reason
from harena.bots.heuristic.gorus.card_evaluation import CardEvaluation
from harena.bots.heuristic.gorus.evaluation import Evaluation
from harena.games.gorus.cards import SCHOOL
from harena.games.gorus.table import SOLO_NEEDED

SURE, LIKELY = 0.999, 0.5  # from these probabilities on a hint calls the combat ours
MISSED = 0.3  # how much more crowd favor a card must be worth later for a hint to say "saved"

REASONS: dict[str, dict[str, str]] = {
    "last": {},
    "sure": {},
    "likely": {},
    "press": {},
    "stuck": {},
    "zero": {"card": "card"},
    "eight": {},
    "challenge-win": {"school": "school"},
    "challenge": {"school": "school"},
    "feed": {"seat": "seat"},
    "partner": {"seat": "seat"},
    "throw": {"seat": "seat", "card": "card"},
    "duck": {"seat": "seat"},
    "save": {"card": "card"},
    "leave": {"card": "card"},
    "give-up": {"card": "card"},
    "cheap": {},
    "first-lead": {"school": "school"},
    "first-lead-short": {"school": "school"},
    "lead-bad": {"card": "card"},
    "lead-rid": {"card": "card"},
    "lead-high": {},
    "lead-trump": {"school": "school"},
    "lead-chance": {"card": "card", "chance": "number"},
    "lead-low": {},
}


def reason(ev: Evaluation, evaluations: Mapping[int, CardEvaluation], card: int) -> Reason:
    """Return the reason for playing this card and not another."""
    chosen = evaluations[card]
    ours = chosen.chances[ev.side]
    if ours >= LIKELY and ev.round.solo and chosen.needs_eight() and SOLO_NEEDED in ranks([*ev.combat, card]):
        return Reason("eight")
    if ours >= LIKELY and card == chosen.favored << 4 and ev.round.favor[16] > 0:
        return Reason("zero", (card,))
    if not ev.combat:
        return leading(ev, chosen)
    if chosen.challenges:
        return Reason("challenge-win" if chosen.ahead == ev.me and ours >= LIKELY else "challenge", (card >> 4,))
    if chosen.ahead == ev.me:
        return ahead(ev, chosen)
    if ev.round.sides[chosen.ahead] == ev.side:
        return Reason("feed" if chosen.worth(card) > 0 else "partner", (chosen.ahead,))
    return losing(ev, list(evaluations.values()), chosen)


def ahead(ev: Evaluation, chosen: CardEvaluation) -> Reason:
    """Return the reason where our card is the best so far: will it stay so, and do we want it to?"""
    ours = chosen.chances[ev.side]
    if chosen.points < 0 and ours >= LIKELY:
        return Reason("stuck")
    if not ev.behind:
        return Reason("last")
    return Reason("sure" if ours >= SURE else "likely" if ours >= LIKELY else "press")


def leading(ev: Evaluation, chosen: CardEvaluation) -> Reason:
    card, ours = chosen.card, chosen.chances[ev.side]
    school, favor = card >> 4, ev.round.favor[card & 15]
    if ev.round.solo and chosen.needs_eight() and card & 15 == SOLO_NEEDED:
        return Reason("lead-chance", (card, round(100 * ours)))
    if favor < 0:
        return Reason("lead-rid" if ours >= LIKELY else "lead-bad", (card,))
    if not ev.favored:
        return Reason("first-lead" if longest(ev, school) else "first-lead-short", (school,))
    if ours >= LIKELY:
        return Reason("lead-high")
    if school == ev.favored and any([other >> 4 == school and other > card for other in ev.held()]):
        return Reason("lead-trump", (school,))  # the trumps it draws out cannot beat the better ones we keep
    return Reason("lead-chance", (card, round(100 * ours))) if favor > 0 else Reason("lead-low")


def longest(ev: Evaluation, school: int) -> bool:
    """Tell whether we hold at least as many cards of this school as of any other."""
    counts = [len([card for card in ev.held() if card >> 4 == each]) for each in range(len(SCHOOL))]
    return counts[school] == max(counts)


def losing(ev: Evaluation, evaluations: Sequence[CardEvaluation], chosen: CardEvaluation) -> Reason:
    """Return the reason where somebody else is ahead: do we let them win, or can we not beat them?"""
    if ev.round.favor[chosen.card & 15] < 0:
        return Reason("throw", (chosen.ahead, chosen.card))
    winning = [evaluation for evaluation in evaluations if evaluation.ahead == ev.me]
    if not winning:
        return Reason("cheap")
    best = max(winning, key=lambda evaluation: evaluation.chances[ev.side])
    if best.points <= 0:
        return Reason("duck", (chosen.ahead,))
    if best.chances[ev.side] < LIKELY:
        return Reason("give-up", (best.card,))
    return Reason("save" if chosen.later - best.later >= MISSED else "leave", (best.card,))


def ranks(cards: Sequence[int]) -> list[int]:
    return [card & 15 for card in cards]
