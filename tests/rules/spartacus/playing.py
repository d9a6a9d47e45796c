"""Sets up Spartacus positions in the rulebook's words, and answers questions through the checked calls of the rules.

    g = position(
        phase="intrigue",
        assets={0: ["Spartacus", "Agron injured", "Crixus 2", "Naevia exhausted"], 1: ["Gannicus champion", "Cook"]},
        guards={1: 2},
        hands={0: ["Robbery", "Guard", "Guard"], 2: ["Whispered Rumours"]},
        influence=[6, 4, 6, 4],
        gold=[10, 2, 0, 5],
    )
    assert asked(g) == (0, "intrigue.do_deed")
    answer(g, 0, play("Robbery", 1))
    choose(g, {2: play("Whispered Rumours")})

Defaults: the houses sit in the order of S-15 (seat 0 is Batiatus), seat 0 is Host, everybody has 4 Influence
and 10 gold, an empty hand and no guards; a house not named in `assets` has one starting gladiator and one starting
slave, so no quiet moment opens for its sake. Every other card lies in its deck. Chance comes from a fixed seed until
`script` lays down what falls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import (
    AIMS,
    ASSET,
    BID,
    CASH,
    CLAIM,
    DEMAND,
    HOUSE,
    LAY,
    LOOK,
    OWE,
    PLAY,
    POOL,
    PRICE,
    PROMISE,
    SEAT,
    SELL,
    TITLE,
    USE,
)
from harena.games.spartacus.arena import arena_phase, fought, packed, wagers
from harena.games.spartacus.combat import fight
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.intrigue import intrigue_phase
from harena.games.spartacus.market import market_phase
from harena.games.spartacus.phases import ARENA_PHASE, INTRIGUE_PHASE, MARKET_PHASE, UPKEEP
from harena.games.spartacus.printed import INTRIGUE, MARKET
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.state import Intrigue, Ludus, blank
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, PASS, Offer, listed
from harena.kernel.state import Event, Frame, Watch, bits, frame, put
from harena.matches.offers import offer_args

RULES = GAME.rules
BATIATUS, GLABER, TULLIUS, SOLONIUS = range(4)  # S-15: the order of the houses, and the default seats
WINDOWS = ("quiet.speak", "scheme.foil", "reaction.thunder", "guard.thunder", "upkeep.cure")
ALL_CARDS = (INTRIGUE, MARKET)

# Names to numbers


def card(name: str, copy: int = 0) -> int:
    """Return the number of a Market card: 'Spartacus'; `copy=1` is the second of its name."""
    return [number for number, known in enumerate(OURS.name) if known == name][copy]


def title(name: str) -> int:
    """Return the number of a title: 'Robbery'."""
    return [row.title for row in OURS.rows].index(name)


def intrigue(name: str, copy: int = 0) -> int:
    """Return the number of an Intrigue card, as a script draws it: 'Robbery'; `copy=1` is the second of its title."""
    return bits(OURS.copies[title(name)])[copy]


# Names to options, as `answer` takes them


def play(name: str, aim: str | int | tuple[int, int] = 0) -> int:
    """Return the answer that plays a scheme or reaction. `aim` is a Market card by name, a seat, or two seats."""
    if isinstance(aim, str):
        aim = card(aim)
    elif isinstance(aim, tuple):
        aim = 8 * aim[0] + aim[1]
    return PLAY + AIMS * title(name) + aim


def cash(name: str) -> int:
    return CASH + title(name)


def drop(name: str) -> int:
    """Return the answer that discards an Intrigue card for others (Tullius, Diona)."""
    return TITLE + title(name)


def lay(name: str) -> int:
    """Return the answer that lays a scheme face down (S-5.5)."""
    return LAY + title(name)


def claim(name: str) -> int:
    return CLAIM + title(name)


def price(gold: int) -> int:
    return PRICE + gold


def demand(gold: int) -> int:
    return DEMAND + gold


def promise(gold: int) -> int:
    """Return the answer that promises gold for support."""
    return PROMISE + gold


def owe(gold: int) -> int:
    """Return the answer that supports a scheme for a promise of so much gold."""
    return OWE + gold


def use(name: str) -> int:
    return USE + card(name)


def asset(name: str, copy: int = 0) -> int:
    """Return the answer that names a Market card: to release, exhaust, discard, send to the arena ..."""
    return ASSET + card(name, copy)


def sell(name: str, copy: int = 0) -> int:
    return SELL + card(name, copy)


def seat(number: int) -> int:
    return SEAT + number


def house(name: str) -> int:
    return HOUSE + [known.name for known in OURS.houses].index(name)


def bid(gold: int) -> int:
    return BID + gold


def look(place: int) -> int:
    """Return the answer that looks at a card of the auction by its position, from 1."""
    return LOOK + place - 1


def pool(name: str) -> int:
    """Return the answer that names a pool: 'ATK', 'DEF' or 'SPD'."""
    return POOL + ("ATK", "DEF", "SPD").index(name)


def bets(victory_one: int = 0, victory_two: int = 0, injury: int = 0, decapitation: int = 0) -> int:
    return packed([victory_one, victory_two, injury, decapitation])


# A table set up by hand


def table(
    players: int = 4,
    houses: Sequence[str] = (),
    assets: Mapping[int, Sequence[str]] | None = None,
    guards: Mapping[int, int] | None = None,
    resting: Mapping[int, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    gold: Sequence[int] = (),
    influence: Sequence[int] = (),
    host: int = 0,
    turn: int = 2,
    discarded: Sequence[str] = (),
    sold: Sequence[str] = (),
    seed: int = 0,
    **options: Any,
) -> Ludus:
    """Set up everything except the current step of the rules. Cards are moved out of their decks.

    assets: 'Spartacus', followed in any order by exhausted, injured (exhausts too), a number of Favors, champion;
    if a name appears twice, the second copy is taken. guards: how many lie on the table; resting: how many of them are
    exhausted. hands and discarded: titles of Intrigue cards. sold: Market cards in the discards. options: the table's
    options (length="long").
    """
    g = blank(GAME.complete({"players": players, **options}), Luck(Random(seed)))
    g.turn, g.host = turn, host
    g.house = tuple([house(name) - HOUSE for name in houses] or range(players))
    g.gold = list(gold) or [10] * players
    g.influence = list(influence) or g.influence
    assert len(g.house) == len(g.gold) == len(g.influence) == players
    for owner, texts in (assets or {}).items():
        for text in texts:
            _own(g, owner, text)
    for name in sold:
        g.market_gone |= _take(g, name)
    for owner in range(players):
        if owner not in (assets or {}):
            _own_a_pair(g, owner)
    for owner, names_of_cards in (hands or {}).items():
        g.hands[owner] = _cards(g, names_of_cards)
    g.gone = _cards(g, discarded)
    for owner, count in (guards or {}).items():
        g.guards[owner] = _cards(g, ["Guard"] * count)
    for owner, count in (resting or {}).items():
        for guard in bits(g.guards[owner])[:count]:
            g.resting |= 1 << guard
    assert GAME.conserved(g) == ALL_CARDS
    return g


def _own(g: Ludus, owner: int, text: str) -> None:
    name = next(name for name in sorted(OURS.name, key=len, reverse=True) if text.startswith(name))
    bit = _take(g, name)
    g.assets[owner] |= bit
    for word in text.removeprefix(name).split():
        if word.isdigit() or word == "champion":
            favors = CHAMPION if word == "champion" else int(word)
            g.favors = put(g.favors, bit.bit_length() - 1, favors)
        else:
            assert word in ("exhausted", "injured"), f"{word!r} says nothing of a card"
            g.tired |= bit
            g.injured |= bit if word == "injured" else 0


def _own_a_pair(g: Ludus, owner: int) -> None:
    for kind in (OURS.gladiators, OURS.slaves):
        free = g.market_bag & kind & OURS.starting
        g.assets[owner] |= free & -free
        g.market_bag &= ~(free & -free)


def _take(g: Ludus, name: str) -> int:
    """Take the first copy that is still in the Market deck."""
    copies = [number for number, known in enumerate(OURS.name) if known == name and g.market_bag >> number & 1]
    assert copies, f"there is no other {name}"
    g.market_bag &= ~(1 << copies[0])
    return 1 << copies[0]


def _cards(g: Ludus, wanted: Sequence[str]) -> int:
    """Return cards from the Intrigue deck; if a title is named twice, its second copy."""
    taken = 0
    for name in wanted:
        copies = bits(OURS.copies[title(name)] & g.bag)
        assert copies, f"there is no other {name}"
        g.bag &= ~(1 << copies[0])
        taken |= 1 << copies[0]
    return taken


# A step of the rules


def start(players: int = 4, luck: Sequence[int] = (), seed: int = 0, **options: Any) -> Ludus:
    """Start a match from the very beginning (S-2). `luck` scripts the first outcomes, a seed gives the rest."""
    return RULES.start(GAME.complete({"players": players, **options}), Luck(Random(seed), luck))


PHASES: dict[str, tuple[int, str, str]] = {  # the phase, the step of the match and the step of the phase
    "upkeep": (UPKEEP, "upkeep", ""),  # from its beginning: refreshing, healing, books
    "draw": (INTRIGUE_PHASE, "intrigue_phase", ""),  # before the draws
    "intrigue": (INTRIGUE_PHASE, "intrigue_phase", "next_house"),  # the draws are over; the Host begins
    "market": (MARKET_PHASE, "market_phase", ""),  # the Open Market
    "auctions": (MARKET_PHASE, "market_phase", "lay_out"),  # all have left; the cards are laid out
    "host": (MARKET_PHASE, "market_phase", "open_token"),  # the bids for the Host token
    "arena": (ARENA_PHASE, "arena_phase", ""),  # the Host gains 1 Influence first
    "invite": (ARENA_PHASE, "arena_phase", "to_host"),  # the Influence is gained; the Host invites
}


def position(players: int = 4, phase: str = "intrigue", luck: Sequence[int] | None = None, **more: Any) -> Ludus:
    """Return a table (see there for all other arguments) in one of the PHASES, played on to the first question. `luck`
    scripts the outcomes until then; later `script` does."""
    g = table(players, **more)
    if luck is not None:
        g.luck = Luck(script=luck)
    g.phase, step, inner = PHASES[phase]
    below = _match_at(g, step)
    if inner:
        make: dict[int, Any] = {INTRIGUE_PHASE: intrigue_phase, MARKET_PHASE: market_phase, ARENA_PHASE: arena_phase}
        child: Frame = make[g.phase](g, below)
        if isinstance(child, Intrigue):
            child.left = from_host(g)
        _push(g, child, inner)
    RULES.advance(g)
    return g


def verdict(one: str, other: str, level: int, winner: int = 0, bets: Sequence[int] = (), **more: Any) -> Ludus:
    """Set up a fight that has just ended and play on to the next question.

    Side I, `one`, and side II, `other`, fought for their owners; the loser was defeated in the given way
    (fighter.YIELDED, INJURED, DECAPITATED). Bets are not settled yet. `bets` holds the sealed bets, one entry per seat,
    with their gold already staked; `more` takes the same arguments as a table.
    """
    g = table(**more)
    g.phase = ARENA_PHASE
    f = arena_phase(g, _match_at(g, "arena_phase"))
    f.fighters = (card(one), card(other))
    f.owners = tuple([next(s for s in range(g.seats) if g.assets[s] >> man & 1) for man in f.fighters])
    f.invited = 1 << f.owners[0] | 1 << f.owners[1]
    f.bets = tuple([wagers(given) for given in bets]) or f.bets
    _push(g, f, "settle_bets")
    result = fight(g, f.owners, f.fighters, f.gear, formal=0)
    result.winner, result.level = winner, level
    fought(g, f, result)
    RULES.advance(g)
    return g


def _match_at(g: Ludus, step: str) -> Frame:
    f = frame("match")
    f.at = RULES.procedures["match"].places[step]
    g.stack.append(f)
    return f


def _push(g: Ludus, f: Frame, step: str) -> None:
    f.called = True
    f.at = RULES.procedures[f.proc].places[step]
    g.stack.append(f)


# Chance


def script(g: Ludus, *outcomes: int) -> Ludus:
    """Set the outcomes from now on: dice 1-6, and the numbers of cards in the order drawn. Anything beyond raises
    OutOfLuck, so a script also states that nothing else is rolled; `unused(g)` returns what was not rolled yet."""
    g.luck = Luck(script=outcomes)
    return g


def seeded(g: Ludus, seed: int = 0) -> Ludus:
    """Take random outcomes from a seed again."""
    g.luck = Luck(Random(seed))
    return g


def unused(g: Ludus) -> int:
    return g.luck.unused


# Questions and answers


def asked(g: Ludus) -> tuple[int, str]:
    """Return (seat, "procedure.step") of the open question; (-1, "") when the match is over. If several seats seal,
    return the first that has not."""
    if g.seat < 0:
        return -1, ""
    f = g.stack[-1]
    return g.seat, f"{f.proc}.{RULES.steps[f.proc][f.at].name}"


def awaited(g: Ludus) -> list[int]:
    """Return the seats that a sealed answer or a gathering waits for."""
    return [number for number, given in enumerate(g.stack[-1].seals) if given == OPEN]


def under(g: Ludus) -> str:
    """Return the "procedure.step" that waits for the open window or cost, which tells the moments apart."""
    f = g.stack[-2]
    return f"{f.proc}.{RULES.steps[f.proc][f.at].name}"


def options(g: Ludus, who: int | None = None) -> list[int]:
    """Return what a seat may answer (default: the one that is asked), as the checked call lists it."""
    choice = RULES.choice(g, g.seat if who is None else who)
    assert choice is not None, f"seat {who} is not asked anything"
    return list(listed(choice.options))


def aims(g: Ludus, name: str, who: int | None = None) -> list[int]:
    """Return the possible targets of this card now; [0] if it needs none, [] if it cannot be played."""
    first = PLAY + AIMS * title(name)
    return [option - first for option in options(g, who) if first <= option < first + AIMS]


def answer(g: Ludus, who: int, option: int) -> Ludus:
    """Give one answer through the checked call; raises Refused if it is not legal. Checks that no card is lost or
    doubled.
    """
    choice = RULES.choice(g, who)
    RULES.apply(g, who, choice.id if choice else "nothing", option)
    assert GAME.conserved(g) == ALL_CARDS
    return g


def answers(g: Ludus, *pairs: tuple[int, int]) -> Ludus:
    """Give several answers (seat, option), one after the other."""
    for who, option in pairs:
        answer(g, who, option)
    return g


def choose(g: Ludus, chosen: Mapping[int, int] | None = None) -> Ludus:
    """Play one round of a window where all choose at once (foils, quiet moments ...). Seats that are not named pass."""
    waiting = awaited(g)
    assert waiting, f"nothing is sealed at {asked(g)}"
    assert set(chosen or {}) <= set(waiting), f"only {waiting} are asked"
    for who in waiting:
        answer(g, who, (chosen or {}).get(who, PASS))
    return g


def pass_all(g: Ludus, *but: str) -> Ludus:
    """Pass for all in windows (foils, thunder, quiet moments, cures) until something else is asked, or a step named in
    `but` ('quiet.speak')."""
    while asked(g)[1] in WINDOWS and asked(g)[1] not in but:
        answer(g, g.seat, PASS)
    return g


def give_bids(g: Ludus, *amounts: int) -> Ludus:
    """Give sealed bids for the seats that are asked, in seat order."""
    for who, amount in zip(awaited(g), amounts, strict=True):
        answer(g, who, bid(amount))
    return g


def leave_market(g: Ludus) -> Ludus:
    """Let all who are still in the market take up their gold (S-7.2)."""
    for who in awaited(g):
        answer(g, who, PASS)
    return g


def give_gold(g: Ludus, who: int, other: int, amount: int) -> Ludus:
    RULES.act_freely(g, who, "give gold", (other, amount))
    return g


def post_guard(g: Ludus, who: int) -> Ludus:
    """Put a guard from the hand on the table, outside the Intrigue turn's own list."""
    RULES.act_freely(g, who, "post guard", ())
    return g


def offer(g: Ludus, by: int, to: int, give: Sequence[tuple[int, int]] = (), get: Sequence[tuple[int, int]] = ()) -> int:
    """Propose a trade (goods as trade.py numbers them, with amounts) through the checked call. Return its number."""
    RULES.act_freely(g, by, "propose", offer_args(Offer(0, by, to, tuple(give), tuple(get))))
    return g.offers[-1].id


def accept(g: Ludus, who: int, number: int) -> Ludus:
    RULES.act_freely(g, who, "accept", (number,))
    assert GAME.conserved(g) == ALL_CARDS
    return g


# What happened


def watched(g: Ludus) -> list[Event]:
    """Return the list to which the rules write events from now on: (kind, args, to)."""
    g.watch = Watch()
    return g.watch.events


def told(events: Sequence[Event], kind: str) -> list[tuple[int | tuple[int, ...], ...]]:
    """Return the arguments of every event of this kind."""
    return [event.args for event in events if event.kind == kind]


def names(cards: int) -> list[str]:
    """Return the names of a set of Market cards, in the order of the deck."""
    return [OURS.name[number] for number in bits(cards)]


def titles(cards: int) -> list[str]:
    """Return the titles of a set of Intrigue cards, in the order of the deck."""
    return [OURS.rows[OURS.titled[number]].title for number in bits(cards)]


def ready(g: Ludus, owner: int) -> list[str]:
    """Return the names of the ready Market cards of a house."""
    return names(g.assets[owner] & ~g.tired)


def is_exhausted(g: Ludus, name: str, copy: int = 0) -> bool:
    return bool(g.tired >> card(name, copy) & 1)


def is_injured(g: Ludus, name: str, copy: int = 0) -> bool:
    return bool(g.injured >> card(name, copy) & 1)


def guards_of(g: Ludus, owner: int) -> tuple[int, int]:
    """Return the (ready, exhausted) guards on the table."""
    return (g.guards[owner] & ~g.resting).bit_count(), (g.guards[owner] & g.resting).bit_count()
