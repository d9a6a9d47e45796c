"""Foils, guards and the words said in quiet moments."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.evaluation import Evaluation, chance, split
from harena.bots.heuristic.spartacus.intrigue import KEEP, keep
from harena.bots.heuristic.spartacus.plots import impact
from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE, PLAY, TAKE_GUARD
from harena.games.spartacus.decks import REACTION
from harena.kernel.choice import PASS, Choice, listed

A_GUARDS_CHANCE = 0.5
GUARDED = 1.2  # harm that is worth a guard's try


def harm_of_plot(ev: Evaluation) -> float:
    """What the scheme on the table costs us if it succeeds; below 0: it does us good."""
    f = ev.frame("scheme")
    return -impact(ev, f["schemer"], ev.decks.titled[f["card"]], f["aim"])


def foil(ev: Evaluation, choice: Choice) -> int:
    """A guard first, he is cheap; then a card, if the harm is worth it."""
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
    """A foil or none, once the reason for it is given."""
    if option == PASS:
        ev.because("keep")
    else:
        ev.because("foil", split(option)[0])
    return option


def foil_cost(ev: Evaluation, option: int) -> float:
    title, aim = split(option)
    row = ev.row(title)
    cost = max(row.gold, keep(ev, title)) - 0.5
    if row.effect == "foil_slave":
        cost += ev.worth(ev.me, aim)
    elif row.effect == "foil_pay":
        cost += row.pay - ev.purse(aim, row.pay)
    return cost


def drill(ev: Evaluation, choice: Choice) -> int:
    """Raxos: the guard tries again."""
    worth_it = harm_of_plot(ev) > GUARDED
    ev.because("drill" if worth_it else "keep")
    return listed(choice.options)[-1] if worth_it else PASS


def take_guard(ev: Evaluation, choice: Choice) -> int:
    ev.because("take-guard")
    return TAKE_GUARD


def thunder(ev: Evaluation, choice: Choice) -> int:
    """Against a foil of our scheme, or a reaction that hurts."""
    f = ev.view["stack"][-1]
    harm = harm_of_reaction(ev, f["seat"], f["title"], f["aim"])
    return reacted(ev, listed(choice.options)[-1] if harm > KEEP["thunder"] - 0.5 else PASS)


def harm_of_reaction(ev: Evaluation, seat: int, title: int, aim: int) -> float:
    row = ev.row(title)
    if row.kind != REACTION or row.effect.startswith("foil") or row.effect == "thunder":
        return -harm_of_plot(ev) if ev.within("scheme") and not answered(ev) else 0.0
    return -words_worth(ev, row.effect, aim, row.amount)


def answered(ev: Evaluation) -> bool:
    """Is it an answer to an answer? Two foils make none."""
    return len([f for f in ev.view["stack"] if f["proc"] in ("reaction", "guard")]) % 2 == 0


# S-6.6


def words_worth(ev: Evaluation, effect: str, aim: int, amount: int) -> float:
    if effect == "mourn":
        return ev.moved(ev.frame("arena")["bereaved"], amount)
    if effect == "rig":
        return rigged(ev, aim)
    return ev.moved(aim, -amount)


def rigged(ev: Evaluation, card: int) -> float:
    """Another fighter in his place: what we stand to win or lose by it, bets included."""
    f = ev.frame("arena")
    owners, fighters = f["owners"], f["fighters"]
    side = 0 if card in ev.state["assets"][owners[0]] else 1
    before = side_power(ev, f, 0) - side_power(ev, f, 1)
    swing = ev.power[card] - ev.power[fighters[side]]
    after = before + (swing if side == 0 else -swing)
    return (chance(after) - chance(before)) * interest(ev, f)


def side_power(ev: Evaluation, f: dict[str, list[int]], side: int) -> float:
    gear = [card for card in f["gear"][3 * side : 3 * side + 3] if card >= 0]
    return ev.power[f["fighters"][side]] + sum([ev.power[card] for card in gear])


def interest(ev: Evaluation, f: dict[str, list[int]]) -> float:
    """What the victory of I is worth to us, over that of II."""
    one, two = f["owners"]
    bets: list[int] = list(ev.frame("arena")["bets"][ev.me])
    return ev.moved(one, 1) - ev.moved(two, 1) + 2.0 * (bets[0] - bets[1])


def speak(ev: Evaluation, choice: Choice) -> int:
    """The reaction that brings most, if it brings more than the card is worth in the hand."""
    best, found = 0.0, PASS
    for option in listed(choice.options):
        if option < PLAY:
            continue
        title, aim = split(option)
        row = ev.row(title)
        value = words_worth(ev, row.effect, aim, row.amount) - max(row.gold - 0.3, 0.5 * KEEP[row.effect])
        if value > best:
            best, found = value, option
    return spoken(ev, found)


def spoken(ev: Evaluation, option: int) -> int:
    if option == PASS:
        ev.because("keep")
        return option
    title, aim = split(option)
    effect = ev.row(title).effect
    if effect in ("mourn", "rig"):
        ev.because(effect, title)
    else:
        ev.because("shame", aim, title)
    return option
