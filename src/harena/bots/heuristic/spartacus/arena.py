"""The Arena phase: whom to invite, whom to send, what to bet, the thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.bots.heuristic.spartacus.mind import Mind, chance
from harena.bots.heuristic.spartacus.reactions import interest, side_power
from harena.games.spartacus.actions import ASSET, DOWN, PICK, SEAT, UP
from harena.games.spartacus.arena import MOST_BET, packed
from harena.games.spartacus.decks import ARMOUR, GLADIATOR, SPECIAL, WEAPON
from harena.games.spartacus.state import CHAMPION
from harena.kernel.choice import PASS, Choice, listed

FAVOR = 1.2  # what a Favor is worth: tribute, and one step to a Champion
DEATH = 0.45  # of the losers' worth: decapitated, executed, or injured and lost for a while
TRIBUTE = (0.0, 2.0, 4.0, 6.0)  # by Favors
SURE, LIKELY = 0.55, 0.38  # a victory, and an ending, worth a bet: they are paid 1 and 2 for 1
FAIR = 0.4  # a fight one hopes to win
KEPT = 2  # gold we do not bet
# How often a fight ends in an injury or a decapitation, by the lead in power: out of some thousand fights.
ENDINGS = ((0.33, 0.12), (0.34, 0.21), (0.33, 0.24), (0.31, 0.29), (0.33, 0.31), (0.31, 0.38))
CROWD = 0.5  # what it costs to kill without need: others may be Host next turn


# S-10.2: invitations


def invite(mind: Mind, choice: Choice) -> int:
    """First those who cannot come: that costs them Influence. Then the pair that serves us best."""
    f = mind.frame("arena")
    houses = [option - SEAT for option in listed(choice.options)]
    unable = [seat for seat in houses if seat != mind.me and not mind.fighters(seat)]
    if unable:
        found = max(unable, key=lambda seat: (mind.moved(seat, -1), seat))
        mind.because("invite-absent", found)
        return SEAT + found
    found = best_guest(mind, f, houses)
    if found == mind.me:
        mind.because("invite-yourself")
    else:
        mind.because("invite", found)
    return SEAT + found


def best_guest(mind: Mind, f: dict[str, Any], houses: list[int]) -> int:
    if f["owners"]:
        first: int = f["owners"][0]
        return max(houses, key=lambda seat: (pairing(mind, f, first, seat), seat))
    pairs = [(one, two) for one in houses for two in houses if one < two]
    if not pairs:
        return houses[0]
    one, two = max(pairs, key=lambda pair: (pairing(mind, f, *pair), pair))
    if mind.me in (one, two):  # the other first: we choose our fighter knowing his
        return one if two == mind.me else two
    return min((one, two), key=lambda seat: (-mind.moved(seat, -1), seat))


def power_sent(mind: Mind, f: dict[str, Any], seat: int) -> float:
    """Of the fighter a house has sent or may send."""
    if seat in f["owners"]:
        return side_power(mind, f, f["owners"].index(seat))
    return mind.best_power(seat)


def pairing(mind: Mind, f: dict[str, Any], one: int, two: int) -> float:
    """What a fight between two houses is worth to us."""
    powers = power_sent(mind, f, one), power_sent(mind, f, two)
    if min(powers) < 0:
        return sum([mind.moved(seat, -1) for seat, power in zip((one, two), powers, strict=True) if power < 0])
    win = chance(powers[0] - powers[1])
    total = 0.0
    for seat, odds in ((one, win), (two, 1 - win)):
        lost = DEATH * (1 - odds) * stake_of(mind, f, seat)
        total += odds * (mind.moved(seat, 1) + mind.purse(seat, FAVOR)) + mind.purse(seat, -lost)
    return total


def stake_of(mind: Mind, f: dict[str, Any], seat: int) -> float:
    """The worth of the fighter a house risks."""
    if seat in f["owners"]:
        return mind.worth(seat, f["fighters"][f["owners"].index(seat)])
    card = max(mind.fighters(seat), key=lambda c: mind.power[c])
    return mind.worth(seat, card)


# S-10.2, S-10.3: fighters


def send(mind: Mind, choice: Choice) -> int:
    """The fighter with the best outlook; rather a man who will die than a point of Influence."""
    f = mind.frame("arena")
    foe = expected_foe(mind, f)
    gear = mind.gear_power(mind.me)
    best, found = mind.moved(mind.me, -1), PASS
    for option in listed(choice.options):
        if option >= ASSET:
            value = outlook(mind, option - ASSET, gear, foe)
            if value > best:
                best, found = value, option
    return sent(mind, found, gear - foe)


def sent(mind: Mind, option: int, lead: float) -> int:
    """A fighter or none, once the reason for it is given."""
    if option == PASS:
        mind.because("stay-home")
        return option
    win = chance(mind.power[option - ASSET] + lead)
    if win >= FAIR:
        mind.because("send", option - ASSET, round(100 * win))
    else:
        mind.because("fodder", option - ASSET)
    return option


def expected_foe(mind: Mind, f: dict[str, Any]) -> float:
    """I does not know II yet: most likely the Host, else anybody not asked so far."""
    if f["owners"]:
        return side_power(mind, f, 0)
    host = mind.state["host"]
    open_ = [seat for seat in mind.others() if seat not in f["invited"]]
    if host in open_ and mind.best_power(host) > 0:
        return mind.best_power(host)
    powers = [mind.best_power(seat) for seat in open_ if mind.fighters(seat)]
    return sum(powers) / len(powers) if powers else 6.0


def outlook(mind: Mind, card: int, gear: float, foe: float) -> float:
    me, favors = mind.me, mind.favors[card]
    win = chance(mind.power[card] + gear - foe)
    fame = 0.0 if favors == CHAMPION else mind.moved(me, 1) if favors == CHAMPION - 1 else FAVOR
    slave = mind.decks.sort[card] != GLADIATOR
    lost = (1 - win) * (DEATH + 0.25 * slave) * mind.worth(me, card)
    return win * (mind.moved(me, 1) + fame) - lost + TRIBUTE[favors]


def equip(mind: Mind, choice: Choice) -> int:
    """It comes back whatever happens."""
    cards = [option for option in listed(choice.options) if option != PASS]
    found = max(cards, key=lambda option: (mind.power[option - ASSET], option))
    mind.because("equip", found - ASSET)
    return found


# S-10.5: bets


def bet(mind: Mind, choice: Choice) -> int:
    """Three on what is likely enough; not our last gold."""
    f = mind.frame("arena")
    win = chance(side_power(mind, f, 0) - side_power(mind, f, 1))
    spare = max(0, mind.gold[mind.me] - KEPT)
    odds = (win, 1 - win, *endings(mind, f, win))
    least = (SURE, SURE, LIKELY, LIKELY)
    piles = [0, 0, 0, 0]
    for at in sorted(range(4), key=lambda at: least[at] - odds[at]):
        barred = at < 2 and f["owners"][1 - at] == mind.me
        if odds[at] > least[at] and not barred:
            piles[at] = min(MOST_BET, spare)
            spare -= piles[at]
    explain_bet(mind, f, piles, odds)
    return packed(piles)


def explain_bet(mind: Mind, f: dict[str, Any], piles: list[int], odds: Sequence[float]) -> None:
    side = 0 if piles[0] else 1
    favorite = 0 if odds[0] > odds[1] else 1
    if piles[side]:
        mind.because("bet", f["fighters"][side], round(100 * odds[side]))
    elif any(piles):
        mind.because("bet-ending")
    elif odds[favorite] > SURE and f["owners"][1 - favorite] == mind.me:
        mind.because("no-bet-own")
    else:
        mind.because("no-bet")


def endings(mind: Mind, f: dict[str, Any], win: float) -> tuple[float, float]:
    """How likely the loser is injured, or decapitated (S-11.6, Gnaeus, Caburus)."""
    hurt = beheaded = 0.0
    lead = abs(side_power(mind, f, 0) - side_power(mind, f, 1))
    usual = ENDINGS[min(int(lead), len(ENDINGS) - 1)]
    abilities = [mind.decks.ability[card] for card in f["fighters"]]
    for side, odds in ((0, win), (1, 1 - win)):
        ability = "" if abilities[1 - side] == "overawes" else abilities[side]
        if ability == "beheads":
            beheaded += odds
        elif ability == "maims":
            hurt += odds * (1 - usual[1])
            beheaded += odds * usual[1]
        else:
            hurt += odds * usual[0]
            beheaded += odds * usual[1]
    return hurt, beheaded


# S-12.3


def show_thumb(mind: Mind, choice: Choice) -> int:
    """Down on a rival's good fighter where it costs no Influence; on our own where we can mourn him at a profit."""
    f = mind.frame("arena")
    side = 1 - f["winner"]
    card: int = f["fighters"][side]
    if DOWN in choice.options and thumb_down(mind, f["owners"][side], card):
        mind.because("thumb-down", card)
        return DOWN
    mind.because("thumb-up", card)
    return UP


def thumb_down(mind: Mind, owner: int, card: int) -> bool:
    favors = mind.favors[card]
    price = -mind.moved(mind.me, -favors) if favors else 0.0
    mourned = can_mourn(mind, card)
    gain = mind.purse(owner, -mind.worth(owner, card))
    if owner == mind.me:
        gain += mind.moved(mind.me, mourned) - 2.0 * (len(mind.gladiators(owner)) < 2)
        return gain - price > CROWD and mourned > 0
    return gain - price > CROWD


def can_mourn(mind: Mind, card: int) -> int:
    """Blood on the Sand in our hand: the Influence it brings for this death."""
    if mind.decks.sort[card] != GLADIATOR:
        return 0
    rows = [mind.row(title) for title in mind.titles()]
    return max([row.amount for row in rows if row.effect == "mourn"], default=0)


def call_off(mind: Mind, choice: Choice) -> int:
    """S-11.9: the Host says who yields."""
    f = mind.frame("fight")
    one: int = f["owners"][0]
    two: int = f["owners"][1]
    ours = one == mind.me or (two != mind.me and interest(mind, f) > 0)  # is the victory of I
    mind.because("call-off", f["fighters"][0 if ours else 1])
    return SEAT + (two if ours else one)


# S-14.2


def pick_fighters(mind: Mind, choice: Choice) -> int:
    names, power = mind.decks.gear, mind.power
    added = [
        {name: max([power[c] for c in range(len(power)) if mind.decks.name[c] == name]) for name in row}
        for row in names
    ]

    def strength(option: int) -> float:
        number = option - PICK
        total = power[number >> 9]
        for sort, at in zip((WEAPON, ARMOUR, SPECIAL), (number >> 6 & 7, number >> 3 & 7, number & 7), strict=True):
            total += added[sort - WEAPON][names[sort - WEAPON][at - 1]] if at else 0.0
        return total

    found = max(listed(choice.options), key=strength)
    mind.because("strongest", found - PICK >> 9)
    return found
