"""Foils, guards and the words said in quiet moments."""

from __future__ import annotations

from harena.bots.heuristic.spartacus.intrigue import KEEP, keep
from harena.bots.heuristic.spartacus.mind import Mind, chance, split
from harena.bots.heuristic.spartacus.plots import impact
from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE, PLAY, TAKE_GUARD
from harena.games.spartacus.decks import REACTION
from harena.kernel.choice import PASS, Choice, listed

A_GUARDS_CHANCE = 0.5
GUARDED = 1.2  # harm that is worth a guard's try


def harm_of_plot(mind: Mind) -> float:
    """What the scheme on the table costs us if it succeeds; below 0: it does us good."""
    f = mind.frame("scheme")
    return -impact(mind, f["schemer"], mind.decks.titled[f["card"]], f["aim"])


def foil(mind: Mind, choice: Choice) -> int:
    """A guard first, he is cheap; then a card, if the harm is worth it."""
    harm = harm_of_plot(mind)
    if harm <= 0:
        mind.because("harmless")
        return PASS
    options = listed(choice.options)
    cost = mind.guard_worth(mind.me) + GUARDED - 1.0
    if A_GUARDS_CHANCE * harm > cost:
        for option in (FROM_TABLE, FROM_HAND):
            if option in options:
                mind.because("guard")
                return option
    best, found = 0.0, PASS
    for option in options:
        if option >= PLAY:
            left = harm - foil_cost(mind, option)
            if left > best:
                best, found = left, option
    return reacted(mind, found)


def reacted(mind: Mind, option: int) -> int:
    """A foil or none, once the reason for it is given."""
    if option == PASS:
        mind.because("keep")
    else:
        mind.because("foil", split(option)[0])
    return option


def foil_cost(mind: Mind, option: int) -> float:
    title, aim = split(option)
    row = mind.row(title)
    cost = max(row.gold, keep(mind, title)) - 0.5
    if row.effect == "foil_slave":
        cost += mind.worth(mind.me, aim)
    elif row.effect == "foil_pay":
        cost += row.pay - mind.purse(aim, row.pay)
    return cost


def drill(mind: Mind, choice: Choice) -> int:
    """Raxos: the guard tries again."""
    worth_it = harm_of_plot(mind) > GUARDED
    mind.because("drill" if worth_it else "keep")
    return listed(choice.options)[-1] if worth_it else PASS


def take_guard(mind: Mind, choice: Choice) -> int:
    mind.because("take-guard")
    return TAKE_GUARD


def thunder(mind: Mind, choice: Choice) -> int:
    """Against a foil of our scheme, or a reaction that hurts."""
    f = mind.view["stack"][-1]
    harm = harm_of_reaction(mind, f["seat"], f["title"], f["aim"])
    return reacted(mind, listed(choice.options)[-1] if harm > KEEP["thunder"] - 0.5 else PASS)


def harm_of_reaction(mind: Mind, seat: int, title: int, aim: int) -> float:
    row = mind.row(title)
    if row.kind != REACTION or row.effect.startswith("foil") or row.effect == "thunder":
        return -harm_of_plot(mind) if mind.within("scheme") and not answered(mind) else 0.0
    return -words_worth(mind, row.effect, aim, row.amount)


def answered(mind: Mind) -> bool:
    """Is it an answer to an answer? Two foils make none."""
    return len([f for f in mind.view["stack"] if f["proc"] in ("reaction", "guard")]) % 2 == 0


# S-6.6


def words_worth(mind: Mind, effect: str, aim: int, amount: int) -> float:
    if effect == "mourn":
        return mind.moved(mind.frame("arena")["bereaved"], amount)
    if effect == "rig":
        return rigged(mind, aim)
    return mind.moved(aim, -amount)


def rigged(mind: Mind, card: int) -> float:
    """Another fighter in his place: what we stand to win or lose by it, bets included."""
    f = mind.frame("arena")
    owners, fighters = f["owners"], f["fighters"]
    side = 0 if card in mind.state["assets"][owners[0]] else 1
    before = side_power(mind, f, 0) - side_power(mind, f, 1)
    swing = mind.power[card] - mind.power[fighters[side]]
    after = before + (swing if side == 0 else -swing)
    return (chance(after) - chance(before)) * interest(mind, f)


def side_power(mind: Mind, f: dict[str, list[int]], side: int) -> float:
    gear = [card for card in f["gear"][3 * side : 3 * side + 3] if card >= 0]
    return mind.power[f["fighters"][side]] + sum([mind.power[card] for card in gear])


def interest(mind: Mind, f: dict[str, list[int]]) -> float:
    """What the victory of I is worth to us, over that of II."""
    one, two = f["owners"]
    bets: list[int] = list(mind.frame("arena")["bets"][mind.me])
    return mind.moved(one, 1) - mind.moved(two, 1) + 2.0 * (bets[0] - bets[1])


def speak(mind: Mind, choice: Choice) -> int:
    """The reaction that brings most, if it brings more than the card is worth in the hand."""
    best, found = 0.0, PASS
    for option in listed(choice.options):
        if option < PLAY:
            continue
        title, aim = split(option)
        row = mind.row(title)
        value = words_worth(mind, row.effect, aim, row.amount) - max(row.gold - 0.3, 0.5 * KEEP[row.effect])
        if value > best:
            best, found = value, option
    return spoken(mind, found)


def spoken(mind: Mind, option: int) -> int:
    if option == PASS:
        mind.because("keep")
        return option
    title, aim = split(option)
    effect = mind.row(title).effect
    if effect in ("mourn", "rig"):
        mind.because(effect, title)
    else:
        mind.because("shame", aim, title)
    return option
