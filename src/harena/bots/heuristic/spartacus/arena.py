"""Decides the Arena phase: whom to invite, whom to send, what to bet, the thumb."""

from __future__ import annotations

from collections.abc import Sequence

from harena.bots.heuristic.spartacus.evaluation import Evaluation, chance, interest, side_power
from harena.games.spartacus.actions import ASSET, DOWN, PICK, SEAT, UP
from harena.games.spartacus.arena import MOST_BET, packed
from harena.games.spartacus.cards.reactions import DEATH as AFTER_A_DEATH
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.odds import opening_chances
from harena.games.spartacus.printed import ARMOUR, GLADIATOR, REACTION, SPECIAL, WEAPON
from harena.games.spartacus.state import Arena, Fight
from harena.kernel.choice import PASS, Choice, listed

FAVOR = 1.2  # value of a Favor: tribute, and one step towards a Champion
DEATH = 0.45  # share of a loser's value that is lost: decapitated, executed, or injured and out for a while
TRIBUTE = (0.0, 2.0, 4.0, 6.0)  # by Favors
# probabilities from which a victory (paid 1 for 1) and an ending (paid 2 for 1) are worth a bet
SURE, LIKELY = 0.55, 0.38
FAIR = 0.4  # the lowest probability of winning that counts as a fair fight
KEPT = 2  # gold that is not bet
# How often a fight ends in an injury or a decapitation, by the lead in power; measured in some thousand fights.
ENDINGS = ((0.33, 0.12), (0.34, 0.21), (0.33, 0.24), (0.31, 0.29), (0.33, 0.31), (0.31, 0.38))
CROWD = 0.5  # the cost of killing without need: others may be Host next turn


# S-10.2: invitations


def invite(ev: Evaluation, choice: Choice) -> int:
    """Invite first those who cannot come, because it costs them Influence; then the pair that is best for us."""
    f = ev.frame(Arena)
    houses = [option - SEAT for option in listed(choice.options)]
    unable = [seat for seat in houses if seat != ev.me and not ev.fighters(seat)]
    if unable:
        found = max(unable, key=lambda seat: (ev.moved(seat, -1), seat))
        ev.because("invite-absent", found)
        return SEAT + found
    found = best_guest(ev, f, houses)
    if found == ev.me:
        ev.because("invite-yourself")
    else:
        ev.because("invite", found)
    return SEAT + found


def best_guest(ev: Evaluation, f: Arena, houses: list[int]) -> int:
    if f.owners:
        first = f.owners[0]
        return max(houses, key=lambda seat: (pairing(ev, f, first, seat), seat))
    pairs = [(one, two) for one in houses for two in houses if one < two]
    if not pairs:
        return houses[0]
    one, two = max(pairs, key=lambda pair: (pairing(ev, f, *pair), pair))
    if ev.me in (one, two):  # invite the other first, so that we know their fighter when we choose ours
        return one if two == ev.me else two
    return min((one, two), key=lambda seat: (-ev.moved(seat, -1), seat))


def power_sent(ev: Evaluation, f: Arena, seat: int) -> float:
    """Return the power of the fighter a house has sent or may send."""
    if seat in f.owners:
        return side_power(ev, f.fighters, f.gear, f.owners.index(seat))
    return ev.best_power(seat)


def pairing(ev: Evaluation, f: Arena, one: int, two: int) -> float:
    """Return the value to us of a fight between two houses."""
    powers = power_sent(ev, f, one), power_sent(ev, f, two)
    if min(powers) < 0:
        return sum([ev.moved(seat, -1) for seat, power in zip((one, two), powers, strict=True) if power < 0])
    win = chance(powers[0] - powers[1])
    total = 0.0
    for seat, odds in ((one, win), (two, 1 - win)):
        lost = DEATH * (1 - odds) * stake_of(ev, f, seat)
        total += odds * (ev.moved(seat, 1) + ev.purse(seat, FAVOR)) + ev.purse(seat, -lost)
    return total


def stake_of(ev: Evaluation, f: Arena, seat: int) -> float:
    """Return the value of the fighter a house risks."""
    if seat in f.owners:
        return ev.worth(seat, f.fighters[f.owners.index(seat)])
    card = max(ev.fighters(seat), key=lambda c: ev.power[c])
    return ev.worth(seat, card)


# S-10.2, S-10.3: fighters


def send(ev: Evaluation, choice: Choice) -> int:
    """Send the fighter with the best expected value; losing a weak fighter is better than losing Influence."""
    f = ev.frame(Arena)
    foe = expected_foe(ev, f)
    gear = ev.gear_power(ev.me)
    options = listed(choice.options)
    best, found = (ev.moved(ev.me, -1), PASS) if PASS in options else (float("-inf"), options[0])
    for option in options:
        if option >= ASSET:
            value = fight_value(ev, option - ASSET, gear, foe)
            if value > best:
                best, found = value, option
    return sent(ev, found, gear - foe)


def sent(ev: Evaluation, option: int, lead: float) -> int:
    """Give the reason for the choice and return the fighter, or none."""
    if option == PASS:
        ev.because("stay-home")
        return option
    win = chance(ev.power[option - ASSET] + lead)
    if win >= FAIR:
        ev.because("send", option - ASSET, round(100 * win))
    else:
        ev.because("fodder", option - ASSET)
    return option


def expected_foe(ev: Evaluation, f: Arena) -> float:
    """Return the likely opponent while I does not know II: most likely the Host, otherwise anybody not asked so far."""
    if f.owners:
        return side_power(ev, f.fighters, f.gear, 0)
    host = ev.g.host
    open_ = [seat for seat in ev.others() if not f.invited >> seat & 1]
    if host in open_ and ev.best_power(host) > 0:
        return ev.best_power(host)
    powers = [ev.best_power(seat) for seat in open_ if ev.fighters(seat)]
    return sum(powers) / len(powers) if powers else 6.0


def fight_value(ev: Evaluation, card: int, gear: float, foe: float) -> float:
    """Return what it is worth to us to send this fighter against a foe of this power."""
    me, favors = ev.me, ev.favors[card]
    win = chance(ev.power[card] + gear - foe)
    fame = 0.0 if favors == CHAMPION else ev.moved(me, 1) if favors == CHAMPION - 1 else FAVOR
    slave = ev.decks.sort[card] != GLADIATOR
    lost = (1 - win) * (DEATH + 0.25 * slave) * ev.worth(me, card)
    return win * (ev.moved(me, 1) + fame) - lost + TRIBUTE[favors]


def equip(ev: Evaluation, choice: Choice) -> int:
    """Send gear with the fighter, because it always comes back."""
    cards = [option for option in listed(choice.options) if option != PASS]
    found = max(cards, key=lambda option: (ev.power[option - ASSET], option))
    ev.because("equip", found - ASSET)
    return found


# S-10.5: bets


def bet(ev: Evaluation, choice: Choice) -> int:
    """Bet three gold on an outcome that is likely enough, but not our last gold."""
    f = ev.frame(Arena)
    win = chance(side_power(ev, f.fighters, f.gear, 0) - side_power(ev, f.fighters, f.gear, 1))
    spare = max(0, ev.gold[ev.me] - KEPT)
    exact = opening_chances(ev.g, f.fighters, f.gear)
    ends = endings(ev, f, win) if exact is None else (exact[1] + exact[4], exact[2] + exact[5])
    odds = (win, 1 - win, *ends)
    least = (SURE, SURE, LIKELY, LIKELY)
    piles = [0, 0, 0, 0]
    for at in sorted(range(4), key=lambda at: least[at] - odds[at]):
        barred = at < 2 and f.owners[1 - at] == ev.me  # and never both victories: only one can be likely
        if odds[at] > least[at] and not barred:
            piles[at] = min(MOST_BET, spare)
            spare -= piles[at]
    explain_bet(ev, f, piles, odds)
    return packed(piles)


def explain_bet(ev: Evaluation, f: Arena, piles: list[int], odds: Sequence[float]) -> None:
    side = 0 if piles[0] else 1
    favorite = 0 if odds[0] > odds[1] else 1
    if piles[side]:
        ev.because("bet", f.fighters[side], round(100 * odds[side]))
    elif any(piles):
        ev.because("bet-ending")
    elif odds[favorite] > SURE and f.owners[1 - favorite] == ev.me:
        ev.because("no-bet-own")
    else:
        ev.because("no-bet")


def endings(ev: Evaluation, f: Arena, win: float) -> tuple[float, float]:
    """Return about how likely the loser is injured or decapitated (S-11.6, Gnaeus, Caburus), where there are too many
    dice to count (games/spartacus/odds.py)."""
    hurt = beheaded = 0.0
    lead = abs(side_power(ev, f.fighters, f.gear, 0) - side_power(ev, f.fighters, f.gear, 1))
    usual = ENDINGS[min(int(lead), len(ENDINGS) - 1)]
    abilities = [ev.decks.ability[card] for card in f.fighters]
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


def show_thumb(ev: Evaluation, choice: Choice) -> int:
    """Show thumbs down for a rival's good fighter if it costs no Influence, and for our own if mourning brings a
    profit.
    """
    f = ev.frame(Arena)
    side = 1 - f.winner
    card = f.fighters[side]
    if DOWN in choice.options and thumb_down(ev, f.owners[side], card):
        ev.because("thumb-down", card)
        return DOWN
    ev.because("thumb-up", card)
    return UP


def thumb_down(ev: Evaluation, owner: int, card: int) -> bool:
    favors = ev.favors[card]
    price = -ev.moved(ev.me, -favors) if favors else 0.0
    mourned = can_mourn(ev, card)
    gain = ev.purse(owner, -ev.worth(owner, card))
    if owner == ev.me:
        gain += ev.moved(ev.me, mourned) - 2.0 * (len(ev.gladiators(owner)) < 2)
        return gain - price > CROWD and mourned > 0
    return gain - price > CROWD


def can_mourn(ev: Evaluation, card: int) -> int:
    """The Influence that a reaction in our hand, such as Blood on the Sand, brings for this death."""
    if ev.decks.sort[card] != GLADIATOR:
        return 0
    rows = [ev.row(title) for title in ev.titles()]
    mourning = [row for row in rows if row.kind == REACTION and REACTIONS[row.effect].moment & AFTER_A_DEATH]
    return max([row.amount for row in mourning], default=0)


def call_off(ev: Evaluation, choice: Choice) -> int:
    """S-11.9: choose as the Host who yields."""
    f = ev.frame(Fight)
    one, two = f.owners
    ours = one == ev.me or (two != ev.me and interest(ev, f.owners) > 0)  # whether we want I to win
    ev.because("call-off", f.fighters[0 if ours else 1])
    return SEAT + (two if ours else one)


# S-14.2


def pick_fighters(ev: Evaluation, choice: Choice) -> int:
    names, power = ev.decks.gear, ev.power
    added = [
        {name: max([power[c] for c in range(len(power)) if ev.decks.name[c] == name]) for name in row} for row in names
    ]

    def strength(option: int) -> float:
        number = option - PICK
        total = power[number >> 9]
        for sort, at in zip((WEAPON, ARMOUR, SPECIAL), (number >> 6 & 7, number >> 3 & 7, number & 7), strict=True):
            total += added[sort - WEAPON][names[sort - WEAPON][at - 1]] if at else 0.0
        return total

    found = max(listed(choice.options), key=strength)
    ev.because("strongest", found - PICK >> 9)
    return found
