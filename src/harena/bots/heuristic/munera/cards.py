"""Eventum cards: whether to play or keep one. What a card is worth stands in its declaration (games/munera/cards)."""

from __future__ import annotations

from harena.bots.heuristic.munera.duels import Fight, at_stake, interest
from harena.bots.heuristic.munera.evaluation import Evaluation
from harena.bots.heuristic.munera.lineup import standing
from harena.games.munera.actions import MAN, PLAY, TITLE
from harena.games.munera.cards import split
from harena.games.munera.cards.chances import failing
from harena.games.munera.rolls import TEST
from harena.games.munera.school import owner_of
from harena.games.munera.state import Duel
from harena.kernel.choice import PASS, Choice, listed

PATIENCE = (1.0, 1.0, 0.9, 0.8, 0.55, 0.3)  # by cards in hand: how much of its worth a card must bring to be played


class CardEvaluation(Evaluation):
    """An evaluation that also answers what the declarations of the cards ask (their protocol `Valuation`)."""

    def duel_interest(self, duel: Duel) -> float:
        return interest(self, duel)

    def win_chance(self, duel: Duel, side: int = 0, virtus: int = 0) -> float:
        fight = Fight(self.g, duel)
        if virtus:
            fight.virtus[side] = max(0, fight.virtus[side] + virtus)
        return fight.win_chance()

    def reroll_gain(self, duel: Duel, side: int) -> float:
        fight = Fight(self.g, duel)
        return fight.rolled_again(side) - fight.as_it_stands()

    def roll_stake(self, what: int, man: int) -> float:
        return at_stake(self, what, man)

    def contract_gain(self, card: int, host: int) -> float:
        found = standing(self, card, host, 0)
        return found[0] if found is not None else 0.0


def patience(ev: Evaluation) -> float:
    """Return how much of its worth a card must bring: less with a full hand, and less near the end."""
    held = ev.g.hands[ev.me].bit_count()
    return PATIENCE[min(held, len(PATIENCE) - 1)] * min(1.0, 0.3 + 0.25 * ev.turns_left)


def keeping(ev: Evaluation) -> list[float]:
    """Return, by title, what a card is worth in the hand."""
    return [card.keep for card in ev.decks.card]


def play_card(ev: CardEvaluation, choice: Choice) -> int:
    """Return the best play that is worth its card, or PASS."""
    best, found = 0.0, PASS
    ready = patience(ev)
    ev.because("card-wait")
    for option in listed(choice.options):
        if option < PLAY:
            continue
        title, target = split(option)
        card = ev.decks.card[title]
        value = card.value(ev, target, ev.decks.amount[title])
        least = 0.0 if card.at_once else card.keep * ready
        if value > best and value >= least:
            best, found = value, option
    if found != PASS:
        title = split(found)[0]
        ev.because(f"card-{ev.decks.card[title].purpose}", title)
    return found


def throw_away(ev: Evaluation, choice: Choice) -> int:
    option = min(listed(choice.options), key=lambda option: ev.decks.card[option - TITLE].keep)
    ev.because("throw-away", option - TITLE)
    return option


# M-12.1, M-15: men who must be named


def name_man(ev: Evaluation, choice: Choice) -> int:
    """Return the man of another school who hurts it most, or of our own the one who hurts us least."""
    option = max(listed(choice.options), key=lambda option: (trouble(ev, option - MAN), option))
    ev.because("name-own" if ev.g.school[ev.me] >> option - MAN & 1 else "name-other", option - MAN)
    return option


def trouble(ev: Evaluation, man: int) -> float:
    return failing(ev.g, man) * at_stake(ev, TEST, man) * ev.share(owner_of(ev.g, man))


def name_patient(ev: Evaluation, choice: Choice) -> int:
    """Return the man we can spare best in a plague (Pestis)."""
    option = min(listed(choice.options), key=lambda option: (ev.day(option - MAN), ev.man(option - MAN)))
    ev.because("name-own", option - MAN)
    return option
