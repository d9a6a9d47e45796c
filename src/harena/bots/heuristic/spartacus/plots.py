"""What a scheme would do, in gold, for the seat that thinks about it, whoever plays it; the best way to play ours.

What an effect is worth stands in its declaration (harena.games.spartacus.cards).
"""

from __future__ import annotations

from harena.bots.heuristic.spartacus.evaluation import Evaluation, split
from harena.bots.heuristic.spartacus.hints import REASONS
from harena.games.spartacus.cards.registry import SCHEMES
from harena.games.spartacus.cards.scheme import PAIR, Scheme
from harena.games.spartacus.printed import SCHEME
from harena.kernel.choice import PASS

UNSEEN = 0.95  # how likely nobody has and plays a card that stops it
HELD = 0.6  # how likely a guard fails, or is not used
POOR = 1  # a house with less gold than this is about to be called destitute


def declared(ev: Evaluation, title: int) -> Scheme:
    return SCHEMES[ev.row(title).effect]


def impact(ev: Evaluation, seat: int, title: int, aim: int) -> float:
    """What it is worth to us that this seat's scheme succeeds, its cost included."""
    return declared(ev, title).impact(ev, seat, ev.row(title), aim)


# Our own


def target_of(ev: Evaluation, title: int, aim: int) -> int:
    """The house that may guard against it; -1: none."""
    kind = declared(ev, title).aim.kind
    if kind == "-houses":
        return aim // PAIR
    return ev.owner(aim) if kind == "-card" else aim if kind else -1


def succeeds(ev: Evaluation, title: int, aim: int) -> float:
    """How likely nobody stops it."""
    target = target_of(ev, title, aim)
    guards = ev.guards(target) if target not in (-1, ev.me) else 0
    return UNSEEN * float(HELD ** min(guards, 4))


def play_value(ev: Evaluation, option: int, pledged: int = 0) -> float:
    """What a scheme of ours is worth, less what makes up for missing Influence."""
    title, aim = split(option)
    row, plan = ev.row(title), declared(ev, title).plan
    if plan is not None:
        return plan(ev, row, aim, lambda house, gold: way_opened(ev, title, house, gold))
    value = impact(ev, ev.me, title, aim)
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
    return value * succeeds(ev, title, aim) - paid


def way_opened(ev: Evaluation, opener: int, target: int, gold: int) -> float:
    """The best scheme of ours, other than the one that opens the way, against a house that has no guards."""
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
    """The best of these plays, and what it brings beyond what its card is cashed for."""
    best = (0.0, PASS)
    for option in options:
        value = play_value(ev, option, pledged) - ev.row(split(option)[0]).gold
        if value > best[0]:
            best = (value, option)
    return best


def aims_of(ev: Evaluation, title: int) -> list[int]:
    """What we would aim a scheme at."""
    return declared(ev, title).aim.considered(ev, ev.row(title))


def price_of(ev: Evaluation, title: int) -> int:
    """Gold we must still have when it is declared."""
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
