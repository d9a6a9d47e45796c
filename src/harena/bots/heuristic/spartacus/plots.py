"""Estimates in gold what a scheme is worth to the deciding seat, whoever plays it, and finds the best way to play ours.

The value of an effect is part of its declaration (harena.games.spartacus.cards).
"""

from __future__ import annotations

from harena.bots.heuristic.spartacus.evaluation import Evaluation, split
from harena.bots.heuristic.spartacus.hints import REASONS
from harena.games.spartacus.cards.scheme import PAIR, Scheme
from harena.games.spartacus.printed import SCHEME
from harena.kernel.choice import PASS

UNSEEN = 0.95  # probability that nobody has and plays a card that stops it
HELD = 0.6  # probability that a guard fails or is not used
POOR = 1  # a house with less gold than this is about to count as destitute


def declared(ev: Evaluation, title: int) -> Scheme:
    scheme = ev.scheme[title]
    assert scheme is not None
    return scheme


def impact(ev: Evaluation, seat: int, title: int, aim: int) -> float:
    """Return the value to us if this seat's scheme succeeds, including its cost."""
    return declared(ev, title).impact(ev, seat, ev.row(title), aim)


# Our own schemes


def target_of(ev: Evaluation, title: int, aim: int) -> int:
    """Return the house that may use guards against it; -1: none."""
    kind = declared(ev, title).aim.kind
    if not kind:
        return -1
    if kind == "-house":
        return aim
    return ev.owner(aim) if kind == "-card" else aim // PAIR


def succeeds(ev: Evaluation, title: int, aim: int) -> float:
    """Return the probability that nobody stops it."""
    target = target_of(ev, title, aim)
    guards = ev.guards(target) if target not in (-1, ev.me) else 0
    return UNSEEN * float(HELD ** min(guards, 4))


def play_value(ev: Evaluation, option: int, pledged: int = 0) -> float:
    """Return the value of a scheme of ours, less the cost of making up for missing Influence."""
    title, aim = split(option)
    scheme, row = declared(ev, title), ev.row(title)
    if ev.standing is not None and scheme.purpose.hurts and ev.at_peace(target_of(ev, title, aim)):
        return 0.0
    if scheme.plan is not None:
        return scheme.plan(ev, row, aim, lambda house, gold: way_opened(ev, title, house, gold))
    value = scheme.impact(ev, ev.me, row, aim)
    if value <= 0:
        return value
    missing = row.needs - ev.influence[ev.me] - pledged
    paid = 0.0
    if missing > 0:
        helpers = [card for card in ev.ready(ev.me) if ev.decks.ability[card] == "schemer"]
        missing -= sum([ev.decks.ware_amount[card] for card in helpers])
        paid = 0.7 * len(helpers) + max(0, missing)
    spent = row.pay + max(0, missing)
    if spent and ev.gold[ev.me] - spent < POOR:
        paid += 1.0
    return value * succeeds(ev, title, aim) - paid * ev.coin


def way_opened(ev: Evaluation, opener: int, target: int, gold: int) -> float:
    """Return the value of our best other scheme against a house that has lost its guards."""
    best = 0.0
    for title in set(ev.titles()) - {opener}:
        row = ev.row(title)
        if row.kind != SCHEME or row.needs > ev.influence[ev.me] or price_of(ev, title) > gold:
            continue
        for aim in aims_of(ev, title):
            if target_of(ev, title, aim) == target:
                best = max(best, UNSEEN * impact(ev, ev.me, title, aim) - row.gold)
    return best


def best_play(ev: Evaluation, options: list[int], pledged: int = 0) -> tuple[float, int]:
    """Return the best of these plays, and what it brings beyond cashing the card."""
    best = (0.0, PASS)
    for option in options:
        value = play_value(ev, option, pledged) - ev.row(split(option)[0]).gold * ev.coin
        if value > best[0]:
            best = (value, option)
    return best


def aims_of(ev: Evaluation, title: int) -> list[int]:
    """Return the targets we would choose for a scheme."""
    return declared(ev, title).aim.considered(ev, ev.row(title))


def price_of(ev: Evaluation, title: int) -> int:
    """Return the gold we must still have when the scheme is declared."""
    return declared(ev, title).cost.planned(ev, ev.row(title))


def explain(ev: Evaluation, option: int) -> int:
    """Give the reason for a scheme, and return the option."""
    title, aim = split(option)
    reason = declared(ev, title).purpose.reason(ev, ev.row(title), aim)
    if "seat" in REASONS[reason]:
        ev.because(reason, target_of(ev, title, aim), title)
    else:
        ev.because(reason, title)
    return option
