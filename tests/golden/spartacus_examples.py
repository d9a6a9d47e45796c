"""The worked examples of the Spartacus rulebook, played move by move for their golden records.

The expected results and refused moves are in tests/rules/spartacus/test_examples_*.py. Here each example is played
from its position to its end, through the checked calls and with its record. Example 18 gives only a number, but its
consequence can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import ACCEPT, ATTACK, FIRST, FROM_HAND, FROM_TABLE, SECOND, SEEK, SUPPORT
from harena.games.spartacus.arena import arena_phase
from harena.games.spartacus.intrigue import intrigue_phase
from harena.games.spartacus.market import market_phase
from harena.games.spartacus.phases import ARENA_PHASE, INTRIGUE_PHASE, MARKET_PHASE
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.state import Fight, Intrigue, Ludus
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Goods, Offer
from harena.kernel.serialization import dump
from harena.kernel.state import Frame
from harena.matches.match import Match
from harena.matches.offers import offer_args
from tests.rules.spartacus.fighting import close, face, reroll, step_to
from tests.rules.spartacus.playing import (
    PHASES,
    RULES,
    WINDOWS,
    _match_at,
    _push,
    asked,
    asset,
    awaited,
    bets,
    bid,
    card,
    cash,
    demand,
    guards_of,
    intrigue,
    lay,
    names,
    play,
    pool,
    price,
    seat,
    sell,
    table,
    titles,
    told,
    use,
)

PIERRE, SABINE, JEAN, LISE = range(4)
PEOPLE = ("Pierre", "Sabine", "Jean", "Lise")


def before(phase: str, **more: Any) -> Ludus:
    """Return a table at the start of one of the PHASES, so that outcomes before the first question are recorded."""
    g = table(**more)
    g.phase, step, inner = PHASES[phase]
    below = _match_at(g, step)
    if inner:
        make: dict[int, Any] = {INTRIGUE_PHASE: intrigue_phase, MARKET_PHASE: market_phase, ARENA_PHASE: arena_phase}
        child: Frame = make[g.phase](g, below)
        if isinstance(child, Intrigue):
            child.left = from_host(g)
        _push(g, child, inner)
    return g


class Telling:
    """Plays a match from a position through the checked calls and keeps its record."""

    def __init__(self, position: Ludus, *outcomes: int, people: Sequence[str] = PEOPLE) -> None:
        """Start the match. `outcomes` are the dice and cards that come before the first question."""
        self.match = Match.from_position(GAME, dump(RULES, position), Luck(script=outcomes))
        self.match.record["players"] = list(people)

    @property
    def g(self) -> Ludus:
        return self.match.tip

    @property
    def pools(self) -> tuple[int, ...]:
        """The dice that both fighters have left: ATK, DEF, SPD of I, then of II."""
        return next(f for f in self.g.stack if isinstance(f, Fight)).pools

    @property
    def asked(self) -> tuple[int, str]:
        return asked(self.g)

    def told(self, kind: str) -> list[tuple[int | tuple[int, ...], ...]]:
        """Return the arguments of every event of this kind since the start."""
        return told(self.match.events, kind)

    def falls(self, *outcomes: int) -> None:
        """Script what is rolled and drawn from now on; the previous script must be used up."""
        assert self.g.luck.unused == 0
        self.match.settled.luck = self.match.tip.luck = Luck(script=outcomes, log=[])

    def does(self, who: int, *options: int) -> None:
        """Give these answers of one house, one after the other."""
        for option in options:
            choice = RULES.choice(self.match.seen_by(who), who)
            self.match.answer(who, choice.id if choice else "nothing", option)

    def all_choose(self, chosen: Mapping[int, int]) -> None:
        """Answer for all seats that are asked at the same time; those not in `chosen` pass."""
        for who in awaited(self.g):
            self.does(who, chosen.get(who, PASS))

    def all_bid(self, *amounts: int) -> None:
        for who, amount in zip(awaited(self.g), amounts, strict=True):
            self.does(who, bid(amount))

    def proposes(self, by: int, to: int, give: Goods, get: Goods) -> int:
        """Make an offer and return its number."""
        self.match.act_freely(by, "propose", offer_args(Offer(0, by, to, give, get)))
        return self.g.offers[-1].id

    def all_pass(self) -> None:
        """Pass as long as the question is only whether to play a reaction."""
        while self.asked[1] in WINDOWS:
            self.does(self.g.seat, PASS)

    def ends(self) -> Telling:
        """Check that all scripted outcomes are used up and that every move is in the record."""
        assert self.g.luck.unused == 0
        assert not self.match.draft
        return self


# Upkeep


def upkeep_money() -> Telling:
    """1. 3 gladiators, 2 slaves; 2 gladiators, one injured, 4 slaves; 1 and 1; 3 gladiators, no slaves and 2 gold."""
    owned = {
        PIERRE: ["Agron", "Crixus", "Varro", "Cook", "Mira"],
        SABINE: ["Spartacus", "Barca injured", "Prisca", "Melitta", "Diona", "Aurelia"],
        JEAN: ["Duro", "Indus"],
        LISE: ["Kerza", "Gnaeus", "Rhaskos"],
    }
    t = Telling(before("upkeep", gold=[10, 10, 10, 2], assets=owned), 3)
    for who in (PIERRE, SABINE, JEAN):
        t.does(who, PASS)
    t.does(LISE, asset("Gnaeus"))
    t.falls(*draws(12))
    t.does(LISE, PASS)
    assert t.told("books-pay") == [(PIERRE, 1), (LISE, 2)]
    assert t.told("books-gain") == [(SABINE, 3)]
    assert t.g.gold == [9, 13, 10, 0]
    return t.ends()


def draws(count: int) -> list[int]:
    """Return the cards that all draw after Upkeep: guards, which have no effect here."""
    return [intrigue("Guard", copy) for copy in range(count)]


def whole_upkeep() -> Telling:
    """2. One ready and two injured gladiators, two exhausted slaves; rolls of 3 and 5; nothing must be paid."""
    owned = ["Agron", "Crixus injured", "Varro injured", "Cook exhausted", "Mira exhausted"]
    t = Telling(before("upkeep", assets={PIERRE: owned}))
    t.falls(3, 5)
    t.does(PIERRE, asset("Crixus"))
    t.does(PIERRE, PASS)
    assert t.told("healing") == [(PIERRE, card("Crixus"), 3), (PIERRE, card("Varro"), 5)]
    assert (t.told("books-pay"), t.g.gold[PIERRE]) == ([], 10)
    return t.ends()


# Schemes


def support_for_nine() -> Telling:
    """3. Houses with 6 and 4 Influence play a scheme that needs 9."""
    t = Telling(before("intrigue", hands={PIERRE: ["Lend Me Your Ear"]}, influence=[6, 5, 4, 4]))
    t.does(PIERRE, SEEK, lay("Lend Me Your Ear"), seat(JEAN), price(1), PASS)
    t.does(JEAN, SUPPORT)
    t.does(PIERRE, play("Lend Me Your Ear", SABINE))
    assert (t.g.gold, t.g.influence) == ([9, 10, 11, 10], [6, 6, 4, 4])
    return t.ends()


def support_for_seven() -> Telling:
    """3. Houses with 4 and 3 play Black Market Profits; the supporter wants more than they are offered."""
    t = Telling(before("intrigue", hands={PIERRE: ["Black Market Profits"]}, influence=[4, 4, 4, 3]))
    t.does(PIERRE, SEEK, lay("Black Market Profits"), seat(LISE), price(0), PASS)
    t.does(LISE, demand(2))
    t.does(PIERRE, ACCEPT, play("Black Market Profits"))
    assert (t.g.gold, t.g.influence) == ([13, 10, 10, 12], [4, 4, 4, 3])
    return t.ends()


def destitute() -> Telling:
    """4. Sabine's last gold goes to her gladiators, and Jean plays Destitute! on her."""
    owned = ["Agron", "Crixus", "Varro", "Cook"]
    t = Telling(before("upkeep", gold=[10, 2, 10, 10], assets={SABINE: owned}, hands={JEAN: ["Destitute!"]}))
    for who in range(4):
        t.does(who, PASS)
    t.falls(*draws(12))
    t.all_choose({JEAN: play("Destitute!", SABINE)})
    t.all_pass()
    assert (t.g.gold, t.g.influence) == ([10, 0, 10, 10], [4, 3, 4, 4])
    return t.ends()


def visitor_foiled() -> Telling:
    """5. Jean's Visitor from Rome is foiled by Lise's Whispered Rumours."""
    hands = {JEAN: ["Visitor from Rome"], LISE: ["Whispered Rumours"]}
    t = Telling(before("intrigue", host=JEAN, influence=[4, 4, 10, 6], hands=hands))
    t.does(JEAN, play("Visitor from Rome", JEAN))
    t.all_choose({LISE: play("Whispered Rumours")})
    assert (t.g.influence, titles(t.g.gone)) == ([4, 4, 10, 6], ["Visitor from Rome", "Whispered Rumours"])
    return t.ends()


def feast_foiled() -> Telling:
    """5. Lise's Grand Feast is foiled: she pays nobody."""
    hands = {LISE: ["Grand Feast"], JEAN: ["Whispered Rumours"]}
    t = Telling(before("intrigue", host=LISE, influence=[4, 4, 6, 5], hands=hands))
    t.does(LISE, play("Grand Feast", LISE))
    t.all_choose({JEAN: play("Whispered Rumours")})
    assert (t.g.gold, t.g.influence) == ([10, 10, 10, 10], [4, 4, 6, 5])
    return t.ends()


def three_guards() -> Telling:
    """6. Incite Rebellion against one guard on the table and two in hand: a 2, then a 5."""
    t = Telling(
        before(
            "intrigue",
            host=SABINE,
            influence=[4, 5, 4, 4],
            assets={PIERRE: ["Agron", "Cook"]},
            hands={SABINE: ["Incite Rebellion"], PIERRE: ["Guard", "Guard"]},
            guards={PIERRE: 1},
        )
    )
    t.does(SABINE, play("Incite Rebellion", PIERRE))
    t.falls(2, 5)
    t.all_choose({PIERRE: FROM_TABLE})
    t.all_choose({PIERRE: FROM_HAND})
    assert t.told("guard-rolled") == [(PIERRE, 2), (PIERRE, 5)]
    assert (names(t.g.assets[PIERRE]), titles(t.g.hands[PIERRE])) == (["Agron", "Cook"], ["Guard"])
    return t.ends()


# Market


def auction_of_agron() -> Telling:
    """7. The bids are 0, 2, 3, 3; then the tied houses add 1 and 1; then nothing and nothing."""
    laid = [card(name) for name in ("Agron", "Net", "Mira", "Galea")]
    t = Telling(before("auctions", gold=[6, 7, 8, 9]), *laid)
    t.all_bid(0, 2, 3, 3)
    t.all_bid(1, 1)
    t.all_bid(0, 0)
    assert (t.told("unsold"), t.g.gold) == ([(card("Agron"),)], [6, 7, 8, 9])
    return t.ends()


def bids_for_the_token() -> Telling:
    """8. The bids are 8, 6, 5 and 8, then nothing is added: the two houses that tied roll."""
    t = Telling(before("host", host=SABINE, gold=[9, 8, 7, 10]))
    t.all_bid(8, 6, 5, 8)
    t.falls(2, 5)
    t.all_bid(0, 0)
    assert t.told("rolled") == [(PIERRE, 2), (LISE, 5)]
    assert (t.g.host, t.g.gold) == (LISE, [9, 8, 7, 10])
    return t.ends()


def open_market() -> Telling:
    """16. Sabine declines Pierre's 3 and sells to the bank for 2; Jean sells Pierre a guard for 3."""
    owned = {PIERRE: ["Agron", "Cook"], SABINE: ["Syrian Warrior", "Crixus", "Debtor"], JEAN: ["Barca", "Deserter"]}
    t = Telling(before("market", gold=[10, 4, 0, 5], assets=owned, guards={PIERRE: 1, JEAN: 2}))
    number = t.proposes(PIERRE, SABINE, ((GOLD, 3),), ((CARD + card("Syrian Warrior"), 1),))
    t.match.act_freely(SABINE, "decline", (number,))
    t.does(SABINE, sell("Syrian Warrior"))
    number = t.proposes(PIERRE, JEAN, ((GOLD, 3),), ((GUARDS, 1),))
    t.match.act_freely(JEAN, "accept", (number,))
    assert t.g.gold == [7, 6, 3, 5]
    assert (guards_of(t.g, PIERRE), guards_of(t.g, JEAN)) == ((2, 0), (1, 0))
    t.falls(*[card(name) for name in ("Spartacus", "Net", "Mira", "Galea")])
    t.all_choose({})
    assert t.asked[1] == "market.bid"
    return t.ends()


# Arena; in this part Jean is Host and sits first


ARENA_PEOPLE = ("Jean", "Lise", "Pierre", "Sabine")


def games() -> Telling:
    """9 and 10. Lise declines, Pierre pays 3 for his invitation; Sabine bets on Theokoles and on Decapitation."""
    jean, lise, pierre, sabine = range(4)
    owned = {
        jean: ["Theokoles", "Attendant"],
        lise: ["Thracian Warrior", "Attendant"],
        pierre: ["Spartacus", "Cook", "Trident", "Galea", "Javelin"],
        sabine: ["Varro", "Convict"],
    }
    t = Telling(before("invite", assets=owned), people=ARENA_PEOPLE)
    t.does(jean, seat(lise))
    t.does(lise, PASS)
    t.match.act_freely(pierre, "give gold", (jean, 3))
    t.does(jean, seat(pierre))
    t.does(pierre, *[asset(name) for name in ("Spartacus", "Trident", "Galea", "Javelin")])
    t.does(jean, seat(jean), asset("Theokoles"))
    assert (t.g.influence, t.g.gold) == ([4, 3, 4, 4], [13, 10, 7, 10])
    t.falls(6, 6, 6, 6, 1, 1, 1)
    t.all_choose({who: bets(victory_two=3, decapitation=3) if who == sabine else bets() for who in range(4)})
    t.does(pierre, FIRST, step_to(0, 0))
    t.falls(6, 6, 6, 6, 1, 1, 1, 1)
    t.does(pierre, ATTACK)
    decline(t)
    t.does(jean, *[pool(name) for name in ("ATK", "ATK", "ATK", "ATK", "SPD", "SPD")])
    assert t.pools[3:] == (1, 4, 1)
    t.falls(6, 6, 6, 6, 1)
    t.does(jean, PASS)
    t.does(pierre, FIRST)
    t.falls(6, 6, 6, 6, 1, 1, 1, 1)
    t.does(pierre, ATTACK)
    decline(t)
    assert (t.told("bets-won"), t.g.gold[sabine]) == ([(sabine, 9)], 13)
    return t.ends()


def decline(t: Telling) -> None:
    """Decline to roll again, to add or to ignore anything in this attack."""
    while t.asked[1] in ("attack.reroll", "attack.strike", "attack.shield"):
        t.does(t.g.seat, PASS)


def strike(t: Telling, attack: Sequence[int], defence: Sequence[int], *more: int) -> None:
    t.falls(*attack, *defence, *more)
    t.does(t.g.seat, ATTACK)


def initiative() -> Telling:
    """11. The rolls are 8 against 11; the winner goes second."""
    t = Telling(face("Agron", "Spartacus", luck=[4, 3, 1, 5, 3, 2, 1]), people=ARENA_PEOPLE)
    t.does(1, SECOND)
    t.does(0, PASS)
    assert t.asked == (1, "fight.act_second")
    return t.ends()


def two_damages() -> Telling:
    """11. A fighter with 3/3/3 loses one DEF and one SPD."""
    t = Telling(close(pools=([2, 1, 1], [3, 3, 3])), people=ARENA_PEOPLE)
    strike(t, [6, 6], [1, 1, 1])
    t.does(1, pool("DEF"), pool("SPD"))
    assert t.pools[3:] == (3, 2, 2)
    return t.ends()


def rule_of_one() -> Telling:
    """11. 2/2/1 becomes 1/1/1, and one more damage is defeat."""
    t = Telling(close(pools=([2, 1, 1], [2, 2, 1])), people=ARENA_PEOPLE)
    strike(t, [6, 6], [1, 1])
    assert t.pools[3:] == (1, 1, 1)
    t.does(0, PASS)
    t.falls(6, 1)
    t.does(1, PASS)
    t.does(0, FIRST)
    strike(t, [6, 1], [1])
    assert [args[0] for args in t.told("defeated")] == [1]
    return t.ends()


def sword() -> Telling:
    """12. 6-4-3 against 6-4-2; the 3 becomes a 5: two damage."""
    t = Telling(close("Thracian Warrior", "Celtic Warrior", gear={0: ["Gladius"]}), people=ARENA_PEOPLE)
    strike(t, [6, 4, 3], [6, 4, 2], 5)
    t.does(0, reroll("weapon", 3, [6, 4, 3]))
    assert [args[1] for args in t.told("damage")] == [2]
    return t.ends()


def triple_of_agron() -> Telling:
    """13. The dice are 4-3-3-2, and the Galea turns the 2 into a 3."""
    t = Telling(close("Thracian Warrior", "Agron", gear={1: ["Galea"]}), people=ARENA_PEOPLE)
    strike(t, [1, 1, 1], [4, 3, 3, 2], 3)
    t.does(1, reroll("armour", 2, [4, 3, 3, 2]))
    t.does(0, pool("SPD"), PASS)
    assert t.pools[:3] == (3, 2, 1)
    return t.ends()


def doubles_of_spartacus() -> Telling:
    """13. The dice 2-2-1-1 against 6-5-4-3 still deal two damage."""
    t = Telling(close("Spartacus", "Agron"), people=ARENA_PEOPLE)
    strike(t, [2, 2, 1, 1], [6, 5, 4, 3])
    t.does(1, pool("ATK"), pool("ATK"))
    assert t.pools[3:] == (2, 4, 3)
    return t.ends()


# Cards


def exhausted_slaves() -> Telling:
    """14. Three slaves, two of them exhausted: Illicit Services, Unlocked Gate, Empty Brothel."""
    t = Telling(
        before(
            "intrigue",
            hands={PIERRE: ["Illicit Services"], SABINE: ["Unlocked Gate"], JEAN: ["Empty Brothel"]},
            influence=[6, 4, 4, 4],
            assets={PIERRE: ["Agron", "Cook", "Mira exhausted", "Indus exhausted"]},
        )
    )
    t.does(PIERRE, play("Illicit Services", PIERRE))
    t.all_pass()
    t.does(PIERRE, PASS)
    t.does(SABINE, play("Unlocked Gate", PIERRE))
    t.all_choose({})
    t.all_choose({JEAN: play("Empty Brothel", PIERRE)})
    assert (t.g.gold[PIERRE], t.g.influence) == (12, [5, 4, 4, 4])
    assert names(t.g.market_gone) == ["Cook"]
    return t.ends()


def inside_information() -> Telling:
    """15. A house with 7 Influence plays it on itself."""
    t = Telling(before("intrigue", hands={PIERRE: ["Inside Information"]}, influence=[7, 4, 4, 4]))
    t.falls(intrigue("Robbery"), intrigue("Guard"))
    t.does(PIERRE, play("Inside Information", PIERRE))
    assert titles(t.g.hands[PIERRE]) == ["Robbery", "Guard"]
    return t.ends()


def pietros() -> Telling:
    """17. Pietros is exhausted for 1 gold."""
    t = Telling(before("intrigue", assets={PIERRE: ["Agron", "Pietros"]}))
    t.does(PIERRE, use("Pietros"))
    t.does(PIERRE, PASS)
    assert t.told("gained-gold") == [(PIERRE, 1)]
    return t.ends()


def hand_size() -> Telling:
    """18. With 5 Influence four cards may be kept."""
    t = Telling(before("intrigue", hands={PIERRE: ["Guard"] * 6}, influence=[5, 4, 4, 4]))
    t.does(PIERRE, cash("Guard"), cash("Guard"), PASS)
    assert titles(t.g.hands[PIERRE]) == ["Guard"] * 4
    assert t.asked == (SABINE, "intrigue.do_deed")
    return t.ends()


STORIES: dict[str, Callable[[], Telling]] = {  # by the name of the golden record
    "example-01-upkeep-money": upkeep_money,
    "example-02-whole-upkeep": whole_upkeep,
    "example-03-support-for-9": support_for_nine,
    "example-03-support-for-7": support_for_seven,
    "example-04-destitute": destitute,
    "example-05-visitor-foiled": visitor_foiled,
    "example-05-feast-foiled": feast_foiled,
    "example-06-three-guards": three_guards,
    "example-07-auction-of-agron": auction_of_agron,
    "example-08-bids-for-the-token": bids_for_the_token,
    "example-09-and-10-games": games,
    "example-11-initiative": initiative,
    "example-11-two-damages": two_damages,
    "example-11-rule-of-one": rule_of_one,
    "example-12-sword": sword,
    "example-13-triple-of-agron": triple_of_agron,
    "example-13-doubles-of-spartacus": doubles_of_spartacus,
    "example-14-exhausted-slaves": exhausted_slaves,
    "example-15-inside-information": inside_information,
    "example-16-open-market": open_market,
    "example-17-pietros": pietros,
    "example-18-hand-size": hand_size,
}
