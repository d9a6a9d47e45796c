"""Decides foils, guards, and reactions in quiet moments."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.evaluation import Evaluation, split
from harena.bots.heuristic.spartacus.hints import REASONS
from harena.bots.heuristic.spartacus.intrigue import keep, kept_for
from harena.bots.heuristic.spartacus.plots import impact
from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE, PLAY, TAKE_GUARD
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.cards.registry import foils
from harena.games.spartacus.printed import REACTION
from harena.games.spartacus.state import Plot, React
from harena.kernel.choice import PASS, Choice, listed

A_GUARDS_CHANCE = 0.5
GUARDED = 1.2  # the harm from which a guard is worth using


def harm_of_plot(ev: Evaluation) -> float:
    """Return what the scheme on the table costs us if it succeeds; below 0: we gain."""
    f = ev.frame(Plot)
    return -impact(ev, f.schemer, ev.decks.titled[f.card], f.aim)


def foil(ev: Evaluation, choice: Choice) -> int:
    """Try a guard first, because it is cheap; then a card, if the harm is worth it."""
    harm = harm_of_plot(ev)
    if harm <= 0:
        ev.because("harmless")
        return PASS
    options = listed(choice.options)
    cost = ev.guard_worth(ev.me) + GUARDED - 1.0
    if A_GUARDS_CHANCE * harm > cost:
        for option in (FROM_TABLE, FROM_HAND):
            if option in options:
                ev.because("guard")
                return option
    best, found = 0.0, PASS
    for option in options:
        if option >= PLAY:
            left = harm - foil_cost(ev, option)
            if left > best:
                best, found = left, option
    return reacted(ev, found)


def reacted(ev: Evaluation, option: int) -> int:
    """Give the reason for a foil or for none, and return the option."""
    if option == PASS:
        ev.because("keep")
    else:
        ev.because("foil", split(option)[0])
    return option


def foil_cost(ev: Evaluation, option: int) -> float:
    title, aim = split(option)
    row = ev.row(title)
    cost = max(row.gold, keep(ev, title)) - 0.5
    return cost + REACTIONS[row.effect].spends(ev, row, aim)


def drill(ev: Evaluation, choice: Choice) -> int:
    """Raxos: let the guard try again."""
    worth_it = harm_of_plot(ev) > GUARDED
    ev.because("drill" if worth_it else "keep")
    return listed(choice.options)[-1] if worth_it else PASS


def take_guard(ev: Evaluation, choice: Choice) -> int:
    ev.because("take-guard")
    return TAKE_GUARD


def thunder(ev: Evaluation, choice: Choice) -> int:
    """Foil a foil of our own scheme, or a reaction that hurts us."""
    f = ev.frame(React)
    harm = harm_of_reaction(ev, f.seat, f.title, f.aim)
    found = listed(choice.options)[-1]
    return reacted(ev, found if found != PASS and harm > kept_for(ev, split(found)[0]) - 0.5 else PASS)


def harm_of_reaction(ev: Evaluation, seat: int, title: int, aim: int) -> float:
    row = ev.row(title)
    if row.kind != REACTION or foils(row):
        return -harm_of_plot(ev) if ev.within(Plot) and not answered(ev) else 0.0
    return -REACTIONS[row.effect].impact(ev, row, aim)


def answered(ev: Evaluation) -> bool:
    """Return whether this answers another answer. A foiled foil has no effect."""
    return len([f for f in ev.g.stack if isinstance(f, React)]) % 2 == 0


# S-6.6


def speak(ev: Evaluation, choice: Choice) -> int:
    """Play the best reaction, if it brings more than the card is worth in the hand."""
    best, found = 0.0, PASS
    for option in listed(choice.options):
        if option < PLAY:
            continue
        title, aim = split(option)
        row = ev.row(title)
        if REACTIONS[row.effect].reason == "shame" and ev.at_peace(aim):
            continue
        value = REACTIONS[row.effect].impact(ev, row, aim) - max(row.gold - 0.3, 0.5 * kept_for(ev, title))
        if value > best:
            best, found = value, option
    return spoken(ev, found)


def spoken(ev: Evaluation, option: int) -> int:
    if option == PASS:
        ev.because("keep")
        return option
    title, aim = split(option)
    reason = REACTIONS[ev.row(title).effect].reason
    if "seat" in REASONS[reason]:
        ev.because(reason, aim, title)
    else:
        ev.because(reason, title)
    return option
