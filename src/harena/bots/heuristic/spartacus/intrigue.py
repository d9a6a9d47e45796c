"""Decides Intrigue turns: schemes, which cards to cash and which to keep, the rules of the houses."""

from __future__ import annotations

from collections.abc import Sequence

from harena.bots.heuristic.spartacus.evaluation import Evaluation, split
from harena.bots.heuristic.spartacus.plots import POOR, best_play, declared, explain
from harena.bots.heuristic.spartacus.support import wanted
from harena.games.spartacus.actions import (
    ASSET,
    CASH,
    HOUSE,
    LAY,
    PLAY,
    POST,
    PRICE,
    RULE_1,
    RULE_2,
    SEAT,
    SEEK,
    TITLE,
    USE,
)
from harena.games.spartacus.cards.evaluator import A_CARD
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.cards.registry import SCHEMES, foils
from harena.games.spartacus.printed import GUARD, SCHEME
from harena.games.spartacus.state import Plot
from harena.kernel.choice import PASS, Choice, listed

MEN_MISSING = (1.0, 0.8, 0.5, 0.25)  # by the number of missing gladiators
OUT_OF_REACH = (1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.3)  # by the missing Influence
FOILS_KEPT = 2
A_FOIL_TOO_MANY = 2.0
WORTH_PLAYING = 0.3
GUARDS_POSTED = 5
HOUSES_WON = (  # percent of 400 matches that each house has won, with three and with four players
    {"Batiatus": 27, "Glaber": 44, "Tullius": 36, "Solonius": 26},
    {"Batiatus": 24, "Glaber": 27, "Tullius": 33, "Solonius": 17},
)


def kept_for(ev: Evaluation, title: int) -> float:
    """Return the value of a card in the hand while it can be played; 0 for a guard."""
    row = ev.row(title)
    if row.kind == GUARD:
        return 0.0
    return declared(ev, title).keep if row.kind == SCHEME else REACTIONS[row.effect].keep


def keep(ev: Evaluation, title: int) -> float:
    """Return the value of a card in our hand. It is lower if the card is out of reach."""
    row = ev.row(title)
    if row.kind == GUARD:
        return ev.guard_worth(ev.me)
    missing = max(0, row.needs - ev.influence[ev.me])
    reach = OUT_OF_REACH[min(missing, len(OUT_OF_REACH) - 1)]
    worth = kept_for(ev, title)
    if row.men:
        few = max(0, row.men - len(ev.gladiators(ev.me)))
        worth *= row.amount * MEN_MISSING[min(few, len(MEN_MISSING) - 1)]
    return worth * (reach if row.kind == SCHEME else max(reach, 0.5))


def keeping(ev: Evaluation) -> dict[int, float]:
    """Return the value of each title in our hand. A third foil is worth nothing extra."""
    found: dict[int, float] = {}
    count = 0
    for title in sorted(set(ev.titles()), key=lambda t: -kept_for(ev, t)):
        found[title] = keep(ev, title)
        if foils(ev.row(title)):
            count += ev.titles().count(title)
            if count > FOILS_KEPT:
                found[title] = min(found[title], A_FOIL_TOO_MANY)
    return found


# S-5.2: the deeds of a turn, one after the other


def deed(ev: Evaluation, choice: Choice) -> int:
    options = list(listed(choice.options))
    value, play = best_play(ev, [option for option in options if option >= PLAY])
    for found in (rule_deed(ev, options), use_deed(ev, options)):
        if found[0] > value:
            value, play = found
    if SEEK in options:
        hoped, title = wanted(ev)
        # Solonius would pay for the same scheme without support
        dearer = play >= PLAY and split(play)[0] == title and hoped > value
        if title >= 0 and (value < WORTH_PLAYING or dearer):
            ev.because("seek", title)
            return SEEK
    if value >= WORTH_PLAYING:
        return done(ev, play)
    if POST in options and ev.guards(ev.me) < GUARDS_POSTED:
        ev.because("post")
        return POST
    return cashing(ev, options)


def done(ev: Evaluation, option: int) -> int:
    """Give the reason for a deed, and return the option."""
    if option >= PLAY:
        return explain(ev, option)
    if option >= USE:
        ev.because("use", option - USE)
    else:
        ev.because("rule-influence" if option == RULE_2 else "rule")
    return option


def cashing(ev: Evaluation, options: list[int]) -> int:
    """Cash a card that is worth more as gold, or that exceeds the hand size."""
    kept = keeping(ev)
    poor = 0.8 if ev.gold[ev.me] <= POOR else 0.0
    best, found = -poor, PASS
    for option in options:
        if CASH <= option < LAY:
            loss = kept[option - CASH] - ev.row(option - CASH).gold * ev.coin
            if loss < best or (found == PASS and PASS not in options):
                best, found = loss, option
    if found == PASS:
        ev.because("end-turn")
    else:
        ev.because("cash" if PASS in options else "full-hand", found - CASH)
    return found


def rule_deed(ev: Evaluation, options: list[int]) -> tuple[float, int]:
    """S-15: use the rules of our house if they are cheap or win the match."""
    me = ev.me
    best = (0.0, PASS)
    if RULE_2 in options:
        men, slaves, guards = ev.house(me).discards
        cost = ev.cheapest(me, ev.gladiators(me), men) + ev.cheapest(me, ev.slaves(me), slaves)
        bare = 2.0 * (men >= len(ev.gladiators(me)) > 0) + 1.0 * (slaves >= len(ev.slaves(me)) > 0)
        best = (ev.moved(me, 1) - cost - bare - guards * ev.guard_worth(me), RULE_2)
    if RULE_1 in options:
        rule, value = ev.rule(me), 0.0
        if rule == "exhaust_gladiators":
            value = 1.2 if len(ev.gladiators(me)) >= 3 else 0.0
        elif rule == "exhaust_guards":
            value = A_CARD - 1.0
        elif ev.count_slaves(me) >= 4 and len([1 for worth in keeping(ev).values() if worth < 1.0]) >= 2:
            value = 0.8
        best = max(best, (value, RULE_1))
    return best


def use_deed(ev: Evaluation, options: list[int]) -> tuple[float, int]:
    """S-16: use an ability. With only one ready slave this is worth less, because a house without any is vulnerable."""
    best = (0.0, PASS)
    alone = len(ev.slaves(ev.me)) == 1
    for option in options:
        if not USE <= option < USE + 64:
            continue
        card = option - USE
        ability = ev.decks.ability[card]
        value = 0.0
        if ability == "earns":
            value = ev.decks.ware_amount[card] - 0.4
        elif ability == "trades_card" and ev.hand:
            value = A_CARD - min(keeping(ev).values()) - 0.2
        elif ability == "spies":
            value = 0.31
        best = max(best, (value - (1.2 if alone else 0.0), option))
    return best


def pay(ev: Evaluation, choice: Choice) -> int:
    """Pay with the least valuable card."""
    return least_missed(ev, listed(choice.options))


def least_missed(ev: Evaluation, options: Sequence[int]) -> int:
    found = min(options, key=lambda option: ev.worth(ev.me, option - ASSET))
    ev.because("least-missed", found - ASSET)
    return found


def pick(ev: Evaluation, choice: Choice) -> int:
    """S-5.6: choose a card for a scheme's effect: to sell it at a good price, or to lose it."""
    row = ev.row(ev.decks.titled[ev.frame(Plot).card])
    cards, price = listed(choice.options), SCHEMES[row.effect].pick.price
    if price is None:
        return least_missed(ev, cards)
    found = min(cards, key=lambda x: ev.worth(ev.me, x - ASSET) - price(ev.decks, row, x - ASSET))
    ev.because("sell", found - ASSET)
    return found


def exchange(ev: Evaluation, choice: Choice) -> int:
    return weakest(ev, listed(choice.options))


def weakest(ev: Evaluation, options: Sequence[int]) -> int:
    """Return the least valuable card of our hand."""
    kept = keeping(ev)
    found = min(options, key=lambda option: kept[option - TITLE])
    ev.because("weakest", found - TITLE)
    return found


def drop(ev: Evaluation, choice: Choice) -> int:
    """Tullius: exchange a card that is worth less than a new one."""
    found = weakest(ev, [option for option in listed(choice.options) if option != PASS])
    if keeping(ev)[found - TITLE] < A_CARD - 0.3:
        return found
    ev.because("good-hand")
    return PASS


def spy(ev: Evaluation, choice: Choice) -> int:
    """Look at the hand of the house that is closest to winning."""
    sizes = [hand.bit_count() for hand in ev.g.hands]
    found = max(listed(choice.options), key=lambda x: (ev.influence[x - SEAT], sizes[x - SEAT], x))
    ev.because("spy", found - SEAT)
    return found


def make_up(ev: Evaluation, choice: Choice) -> int:
    """S-5.7: use Ashur before gold."""
    found = min(listed(choice.options))
    ev.because("make-up-gold" if found >= PRICE else "make-up", found - (PRICE if found >= PRICE else USE))
    return found


def choose_house(ev: Evaluation, choice: Choice) -> int:
    """Take the house that wins most often between bots like us. Of houses nobody has counted, take any."""
    shares = HOUSES_WON[ev.seats >= 4]
    options = list(listed(choice.options))
    known = [option for option in options if ev.decks.houses[option - HOUSE].name in shares]
    if not known:
        found = ev.rng.choice(options)
        ev.because("house", found - HOUSE)
        return found
    found = max(known, key=lambda option: shares[ev.decks.houses[option - HOUSE].name])
    ev.because("house-wins", found - HOUSE, shares[ev.decks.houses[found - HOUSE].name])
    return found
