"""Fill the structs of stage.py from what one seat may see. The arena is in stage_arena.py.

Everything is worked out from a state that holds what the view shows: public fields, running procedures and the viewer's
own hand. Hands of the others and decks are empty there, so nothing hidden can be told.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Literal

from harena.games.spartacus import stage as facts
from harena.games.spartacus.actions import AIMS, ASSET, BID, HOUSE, PLAY, PURSE, RULE_1, RULE_2
from harena.games.spartacus.card_text import open_table
from harena.games.spartacus.cards.reactions import BETS_SHOWN, DEATH, FOILS_ANYTHING, FOILS_NOTHING, REACTIONS, Reaction
from harena.games.spartacus.cards.registry import FOILS, SCHEMES, THUNDERS
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.game import RULES
from harena.games.spartacus.house import CHAMPION, count_slaves, guards, hand_size, owner_of, ready
from harena.games.spartacus.market import bidders
from harena.games.spartacus.printed import GUARD, MOST_INFLUENCE, REACTION, SCHEME, SLAVE
from harena.games.spartacus.quiet import fitting, playable
from harena.games.spartacus.reaction import HOLDS, thunders
from harena.games.spartacus.scheme import (
    SHOWN,
    buys_less,
    cost_of,
    foils,
    help_of,
    may_ask,
    may_seek,
    only_thunder,
    plays_of,
    schemers,
    schemes_in_hand,
    short_by,
    targets,
)
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.sets import members
from harena.games.spartacus.setup import free_houses
from harena.games.spartacus.special import FIRST_COSTS, can_pay, payments
from harena.games.spartacus.stage_arena import ArenaFacts
from harena.games.spartacus.state import (
    Arena,
    Cost,
    Intrigue,
    Ludus,
    Market,
    Plot,
    Quiet,
    React,
    Upkeep,
)
from harena.games.spartacus.trade import at_market, reserved
from harena.games.spartacus.upkeep import HEALED, STAYS
from harena.kernel.choice import ASIDE, OPEN, listed
from harena.kernel.rules import View
from harena.kernel.serialization import frame_of
from harena.kernel.state import Frame, innermost, mask_of

PHASES: tuple[facts.Phase, ...] = ("upkeep", "intrigue", "market", "arena", "tournament")  # procedures that are phases
SORTS: tuple[facts.Sort, ...] = ("gladiator", "slave", "weapon", "armor", "special")
KINDS: tuple[facts.TitleKind, ...] = ("scheme", "reaction", "guard")
STEPS = {  # `Stage.step`, by the step at which the innermost phase is
    "choose_house": "houses",
    "treat": "healing",
    "cure": "healing",
    "release": "books",
    "after_books": "books",
    "after_draw": "drawn",
    "do_deed": "deeds",
    "after_deed": "deeds",
    "trade": "trade",
    "market_quiet": "trade",
    "look": "look",
    "bid": "auction",
    "after_auction": "auction",
    "bid_for_token": "host",
    "end_of_market": "host",
    "invite": "invitation",
    "send": "invitation",
    "take_weapon": "invitation",
    "take_armour": "invitation",
    "take_special": "invitation",
    "after_answer": "invitation",
    "bet": "bets",
    "after_bets": "bets",
    "to_arms": "fight",
    "after_settling": "judgment",
    "show_thumb": "judgment",
    "end_of_games": "judgment",
    "pick_fighters": "picks",
    "duel": "fight",
}
MARKET_STEPS: dict[str, Literal["trade", "look", "auction", "host"]] = {  # `Market.step`; at all others it is the end
    "trade": "trade",
    "market_quiet": "trade",
    "look": "look",
    "bid": "auction",
    "after_auction": "auction",
    "bid_for_token": "host",
    "end_of_market": "host",
}
PLOT_STEPS = {
    "lay_down": "lay",
    "plead": "plead",
    "name_price": "price",
    "claim": "claim",
    "claim_target": "claim",
    "pledge": "pledge",
    "settle_demand": "demand",
    "make_up": "make-up",
    "foil": "foil",
    "pick": "pick",
}
AFTER_S_9 = ("new_host", "end_of_market", "end")  # S-7.2: gold is shown again
FAILS = (HOLDS - 1) / 6  # S-6.3: the chance that a guard does not hold
UNSEEN: dict[str, list[int]] = {"laid": [], "tried": []}  # stands for what the viewer does not see


def stage(view: View, with_odds: bool = True, public: facts.Stage | None = None) -> facts.Stage:
    """Return what the screen of this viewer needs (viewer -1: a spectator). `public` is the same for a spectator."""
    return Filler(view, with_odds, public).stage()


def open_frame(raw: dict[str, Any]) -> Frame:
    """Return a frame of the view; what is hidden is empty."""
    hidden = {name: empty for name, empty in UNSEEN.items() if name in raw and raw[name] is None}
    return frame_of(RULES, {**raw, **hidden} if hidden else raw)


def quiet_kind(moments: int) -> facts.QuietKind:
    return "bets" if moments & BETS_SHOWN else "death" if moments & DEATH else "books"


def waits_for(reaction: Reaction) -> facts.Waits:
    """Return when a reaction can be played."""
    if reaction.foils == FOILS_NOTHING:
        return quiet_kind(reaction.moment)
    return "any" if reaction.foils == FOILS_ANYTHING else "scheme"


class Filler:
    """The table as one viewer sees it, and the structs that are made from it."""

    def __init__(self, view: View, with_odds: bool, public: facts.Stage | None = None) -> None:
        self.view = view
        self.with_odds = with_odds
        self.public = public  # what everybody sees, which need not be worked out again
        self.me = int(view["viewer"])
        self.g: Ludus = RULES.copy(open_table(view))
        self.g.stack = [open_frame(raw) for raw in view["stack"]]
        hand = view["state"]["hands"][self.me] if self.me >= 0 else None
        self.hand: list[int] = hand or []
        if self.me >= 0:
            self.g.hands[self.me] = mask_of(self.hand)
        self.decks = self.g.table.decks
        self.waiting: list[int] = view["waiting"]
        self.top: Frame | None = self.g.stack[-1] if self.g.stack else None
        self.where = self.at(self.top) if self.top is not None else ""

    def at(self, f: Frame) -> str:
        """Return the name of the step at which a procedure is."""
        return RULES.procedures[f.proc].name_of(f.at)

    def stage(self) -> facts.Stage:
        g = self.g
        phase = next((f for f in reversed(g.stack) if f.proc in PHASES), None)
        intrigue = innermost(g, Intrigue)
        in_arena = ArenaFacts(g, self.view, self.me, self.with_odds)
        plays = self.plays()
        main = phase if phase is not None else next(iter(g.stack), None)
        return facts.Stage(
            phase="over" if main is None else next((name for name in PHASES if name == main.proc), "setup"),
            step=STEPS.get(self.at(main), "") if main is not None else "",
            turn=g.turn,
            turns=self.view["options"]["turns"],
            goal=MOST_INFLUENCE,
            start_influence=g.table.influence,
            host=g.host,
            schemer=intrigue.turn if intrigue is not None and self.at(intrigue) != "after_draw" else -1,
            to_come=list(intrigue.left) if intrigue is not None else [],
            order=list(from_host(g)) if intrigue is not None else [],
            parties=[seat for seat in self.parties() if seat != self.me],
            houses=self.houses(),
            cards=self.public.cards if self.public is not None else self.cards(in_arena),
            hand=self.in_hand({play.title for play in plays}),
            over=max(0, len(self.hand) - hand_size(g, self.me)) if self.me >= 0 else 0,
            plays=plays,
            plot=self.plot(),
            answers=[self.answer(f) for f in g.stack if isinstance(f, React)],
            quiet=self.quiet(),
            healing=self.healing(),
            payment=self.payment(),
            market=self.market(),
            arena=in_arena.arena(),
            sand=in_arena.sand(),
            fight=in_arena.fight(),
            tournament=in_arena.tournament(),
            houses_left=self.houses_left(),
            winners=list(g.winners),
        )

    def asked_in(self, f: Frame) -> list[int]:
        """Return the seats that a sealed question asks, whether or not they have answered."""
        return [seat for seat, given in enumerate(f.seals) if given != ASIDE]

    def parties(self) -> list[int]:
        """Return the houses that the present question is about."""
        f = self.top
        if isinstance(f, Plot):
            if f.card >= 0:
                return sorted({f.schemer, *targets(self.g, f)})
            return [f.schemer, f.asked] if f.asked >= 0 else [seat for seat in range(self.g.seats) if seat != f.schemer]
        if isinstance(f, React):
            plot = innermost(self.g, Plot)
            return sorted({f.seat, plot.schemer} if plot is not None else {f.seat})
        if isinstance(f, Market) and self.where == "trade":
            return [seat for seat in range(self.g.seats) if at_market(self.g, seat)]
        arena = innermost(self.g, Arena)
        return sorted({self.g.host, *arena.owners}) if arena is not None else []

    def houses_left(self) -> list[int]:
        if self.top is None or self.where != "choose_house":
            return []
        return [option - HOUSE for option in listed(free_houses(self.g, self.top, self.top.turn))]

    # Houses and their cards

    def houses(self) -> list[facts.House]:
        known = self.public.houses if self.public is not None else None
        seats = range(self.g.seats)
        return [known[seat] if known is not None and seat != self.me else self.house(seat) for seat in seats]

    def house(self, seat: int) -> facts.House:
        g, decks = self.g, self.decks
        shown = seat == self.me or self.shows_gold(seat)
        own = g.assets[seat]
        market, intrigue = innermost(g, Market), innermost(g, Intrigue)
        to_come = intrigue is None or seat in intrigue.left or (seat == intrigue.turn and not intrigue.over)
        return facts.House(
            seat=seat,
            house=g.house[seat],
            influence=g.influence[seat],
            gold=g.gold[seat] if shown else -1,
            free=max(0, g.gold[seat] - (reserved(g, seat) if g.stack else 0)) if shown else -1,
            cards=self.view["state"]["hands_size"][seat],
            hand_size=hand_size(g, seat),
            guards=guards(g, seat).bit_count(),
            tired_guards=(g.guards[seat] & g.resting).bit_count(),
            gladiators=members(own & decks.gladiators),
            slaves=members(own & decks.slaves),
            equipment=members(own & decks.equipment),
            host=seat == g.host,
            asked=seat in self.waiting,
            left_market=market is not None and not at_market(g, seat),
            turn_over=not to_come,
            rules=self.rules(seat) if g.house[seat] >= 0 else [],
            books=self.books(seat) if shown and g.house[seat] >= 0 else None,
        )

    def shows_gold(self, seat: int) -> bool:
        """S-7.2: a house that has taken up its gold hides it until S-9 is over."""
        f = innermost(self.g, Market)
        return f is None or self.at(f) in AFTER_S_9 or at_market(self.g, seat)

    def rules(self, seat: int) -> list[facts.HouseRule]:
        g, house = self.g, self.decks.houses[self.g.house[seat]]
        costs = (
            (1, RULE_1, house.rule, FIRST_COSTS.get(house.rule, (0, 0, 0))),
            (2, RULE_2, "discard", house.discards),
        )
        found = []
        for rule, option, name, cost in costs:
            payable = can_pay(g, seat, cost) if any(cost) else g.gold[seat] > 0
            now = payable and any(cost) and seat == self.me and self.my_deeds() is not None
            found.append(facts.HouseRule(rule, name, list(cost), payable, option if now else -1))
        return found

    def my_deeds(self) -> Intrigue | None:
        """Return the Intrigue turn, if the viewer is asked for a deed of it."""
        f = self.top
        return f if isinstance(f, Intrigue) and self.where == "do_deed" and f.turn == self.me else None

    def books(self, seat: int) -> facts.Books:
        """S-4.1, S-4.3: by the next Upkeep exhausted cards are ready again, and injured ones may be."""
        g, decks = self.g, self.decks
        upkeep = innermost(g, Upkeep)
        now = upkeep is not None and seat in upkeep.owing
        well = ready(g, seat) if now else g.assets[seat] & ~g.injured
        income, men = count_slaves(g, well & decks.slaves), (well & decks.gladiators).bit_count()
        after = g.gold[seat] + income - men
        unsure = 0 if now else (g.assets[seat] & g.injured).bit_count()
        return facts.Books(income, men, g.gold[seat], after, min(men, max(0, -after)), unsure, now)

    def cards(self, in_arena: ArenaFacts) -> list[facts.Card]:
        g = self.g
        sides = in_arena.sides_of_cards()
        found = [self.card(card, seat, sides) for seat in range(g.seats) for card in members(g.assets[seat])]
        market, arena = innermost(g, Market), innermost(g, Arena)
        if market is not None and market.card >= 0:
            found.append(self.card(market.card, -1, sides))
        if arena is not None and arena.dead >= 0:
            fallen = self.card(arena.dead, arena.bereaved, sides)
            fallen.gone, fallen.ready = True, False
            found.append(fallen)
        return found

    def card(self, card: int, seat: int, sides: dict[int, int]) -> facts.Card:
        g, decks = self.g, self.decks
        favors = g.favors[card]
        return facts.Card(
            card,
            seat,
            SORTS[decks.sort[card]],
            decks.value[card],
            list(decks.dice[card]),
            decks.ability[card],
            not g.tired >> card & 1,
            bool(g.injured >> card & 1),
            0 if favors == CHAMPION else favors,
            favors == CHAMPION,
            sides.get(card, -1),
            False,
        )

    # The viewer's hand

    def options(self) -> list[int]:
        """Return the ways to play a card that the viewer's own question allows."""
        g, f, me = self.g, self.top, self.me
        found: Any = ()
        if me < 0 or f is None:
            return []
        if self.my_deeds() is not None:
            found = [x for title in schemes_in_hand(g, me) for x in plays_of(g, me, title, short_by(g, me, title))]
        elif isinstance(f, Plot) and self.where == "plead" and f.schemer == me:
            title = self.title_of(f)
            found = plays_of(g, me, title, short_by(g, me, title, f.pledged))
        elif f.seals and f.seals[me] != ASIDE:
            if isinstance(f, Plot) and self.where == "foil":
                found = foils(g, f, me)
            elif isinstance(f, React) and self.where == "thunder":
                found = thunders(g, f, me)
            elif isinstance(f, Quiet):
                found = playable(g, f, me)
        return [option for option in found if option >= PLAY]

    def plays(self) -> list[facts.Play]:
        return [self.play(option) for option in self.options()]

    def play(self, option: int) -> facts.Play:
        g = self.g
        title, aim = divmod(option - PLAY, AIMS)
        row = self.decks.rows[title]
        if row.kind != SCHEME:
            houses, card = self.aimed(REACTIONS[row.effect].aim_kind, aim)
            return facts.Play(option, title, houses, card, [], 0, -1, row.pay)
        scheme = SCHEMES[row.effect]
        houses, card = self.aimed(scheme.aim.kind, aim)
        guarded = [] if scheme.only_thunder else [seat for seat in scheme.aim.targets(g, aim) if seat != self.me]
        count, passes = self.guarding(guarded)
        return facts.Play(option, title, houses, card, guarded, count, passes, scheme.cost.gold(g, self.me, aim, row))

    def aimed(self, kind: str, aim: int) -> tuple[list[int], int]:
        """Return the houses and the Market card that a card is aimed at."""
        if kind == "-houses":
            return list(divmod(aim, PAIR)), -1
        if kind == "-card":
            owner = owner_of(self.g, aim)
            return [owner] if owner >= 0 else [], aim
        return ([aim], -1) if kind else ([], -1)

    def guarding(self, houses: list[int]) -> tuple[int, int]:
        """Return the guards that lie open, and the chance that none holds; men who drill them let one roll again."""
        g = self.g
        count = tries = 0
        for seat in houses:
            here = guards(g, seat).bit_count()
            count += here
            if here:
                tries += here + (ready(g, seat) & self.decks.able["drills"]).bit_count()
        return count, round(100 * FAILS**tries) if self.with_odds else -1

    def in_hand(self, now: set[int]) -> list[facts.HandCard]:
        if self.me < 0:
            return []
        titles = [self.decks.titled[card] for card in self.hand]
        deeds = self.my_deeds()
        seekable = set(may_seek(self.g, deeds, self.me)) if deeds is not None else set()
        return [
            self.hand_card(title, titles.count(title), title in now, deeds is not None, title in seekable)
            for title in sorted(set(titles))
        ]

    def hand_card(self, title: int, copies: int, playable_now: bool, cashable: bool, seekable: bool) -> facts.HandCard:
        g, me, row = self.g, self.me, self.decks.rows[title]
        missing = max(0, short_by(g, me, title))
        help_here, alone, together = 0, list[int](), list[int]()
        if row.kind == SCHEME and missing:
            help_here = self.own_help(me)
            lacks = missing - help_here
            alone = [seat for seat in range(g.seats) if seat != me and g.influence[seat] >= lacks]
            together = [] if alone else self.fewest(lacks)
        return facts.HandCard(
            title=title,
            copies=copies,
            kind=KINDS[row.kind],
            needs=row.needs,
            gold=row.gold,
            missing=missing,
            own_help=min(missing, help_here),
            ask=alone,
            together=together,
            playable=playable_now,
            cashable=cashable,
            seekable=seekable,
            obstacle="" if playable_now or row.kind == GUARD else self.obstacle(title, missing - help_here),
            waits=waits_for(REACTIONS[row.effect]) if row.kind == REACTION else "",
        )

    def own_help(self, seat: int) -> int:
        """S-5.7: return how much missing Influence a house could make up for by itself."""
        g = self.g
        return help_of(g, schemers(g, seat)) + (g.gold[seat] if buys_less(g, seat) else 0)

    def fewest(self, missing: int) -> list[int]:
        """S-5.5: return the fewest houses whose Influence would do, and of these the least."""
        influence = self.g.influence
        others = [seat for seat in range(self.g.seats) if seat != self.me]
        for count in range(1, len(others) + 1):
            enough = [each for each in combinations(others, count) if sum([influence[x] for x in each]) >= missing]
            if enough:
                return list(min(enough, key=lambda each: sum([influence[x] for x in each])))
        return []

    def obstacle(self, title: int, missing: int) -> facts.Obstacle:
        """Return why a card cannot be played now."""
        g, me, row = self.g, self.me, self.decks.rows[title]
        if missing > 0:
            return "influence"
        if row.kind == SCHEME:
            scheme = SCHEMES[row.effect]
            aims = scheme.aim.legal(g, me, row)
            if not aims:
                return "target"
            return "moment" if any([scheme.cost.gold(g, me, aim, row) <= g.gold[me] for aim in aims]) else "gold"
        foil = REACTIONS[row.effect].foils != FOILS_NOTHING
        if not foil or not self.fits_now(row.effect):
            return "moment"
        return "gold" if row.pay > g.gold[me] else "target"

    def fits_now(self, effect: str) -> bool:
        """Return whether the viewer is asked for a foil of this sort."""
        f = self.top
        if f is None or not f.seals or f.seals[self.me] == ASIDE:
            return False
        if isinstance(f, Plot) and self.where == "foil":
            return effect in (THUNDERS if only_thunder(self.g, f) else FOILS)
        return isinstance(f, React) and self.where == "thunder" and effect in THUNDERS

    # Intrigue

    def title_of(self, f: Plot) -> int:
        """Return the title of a scheme; -1 if it lies face down and the viewer does not know it."""
        if f.card >= 0:
            return self.decks.titled[f.card]
        return self.decks.titled[f.laid.bit_length() - 1] if f.laid else -1

    def plot(self) -> facts.Plot | None:
        g = self.g
        f = innermost(g, Plot)
        if f is None:
            return None
        step, title, declared = PLOT_STEPS.get(self.at(f), "end"), self.title_of(f), f.card >= 0
        houses, card, second, defenders, cost = list[int](), -1, -1, list[int](), 0
        picker, picks = -1, 0
        if declared:
            row = self.decks.rows[title]
            scheme = SCHEMES[row.effect]
            houses, card = self.aimed(scheme.aim.kind, f.aim)
            if len(houses) == 2 and len(scheme.aim.targets(g, f.aim)) == 1:
                second = houses.pop()
            defenders = [] if scheme.only_thunder else [seat for seat in targets(g, f) if seat != f.schemer]
            cost = cost_of(g, f)
            if step == "pick":
                picker, picks = scheme.pick.cards(g, f, row)
        known = SCHEMES[self.decks.rows[title].effect] if title >= 0 else None
        count, passes = self.guarding(defenders)
        have = g.influence[f.schemer] + sum([g.influence[seat] for seat in members(f.pledged)])
        needs = self.decks.needs[title] if title >= 0 else -1
        return facts.Plot(
            step=step,
            schemer=f.schemer,
            title=title,
            declared=declared,
            houses=houses,
            card=card,
            second=second,
            needs=needs,
            have=have,
            less=f.less,
            missing=max(0, needs - f.less - have) if title >= 0 else -1,
            own_help=self.own_help(f.schemer),
            cost=cost,
            supporters=members(f.pledged),
            refused=members(f.said_no),
            shown_to=members(f.shown_to),
            askable=[] if declared else [x for x in range(g.seats) if x != f.schemer and may_ask(g, f, x)],
            asked=f.asked,
            price=f.price,
            promised=f.promised,
            claim=max(-1, f.claim),
            claimed=f.claimed,
            requests=self.requests(f, step),
            defenders=defenders,
            guards=count,
            passes=passes,
            foilers=self.asked_in(f) if self.top is f and step == "foil" else [],
            foiled=bool(f.foiled),
            raises=known is not None and known.purpose.raises,
            hurts=known is not None and (known.purpose.hurts or known.only_thunder),
            picker=picker,
            picks=members(picks),
        )

    def requests(self, f: Plot, step: str) -> list[facts.Request]:
        """Return all requests for support. Only the last one to a house can have been granted. What the house that was
        asked last wanted more stands in the plot: the log tells it to nobody while the answer can be taken back."""
        last = {request[0]: at for at, request in enumerate(f.requests)}
        found = []
        for at, request in enumerate(f.requests):
            seat, price, promised, claim, claimed = request
            answer: Any = "no"
            if last[seat] == at:
                open_now = f.asked == seat and step in ("pledge", "demand")
                answer = "" if open_now else "yes" if f.pledged >> seat & 1 else "no"
                if answer == "yes" and at == len(f.requests) - 1 and f.asked < 0:
                    price, promised = f.price, f.promised
            found.append(facts.Request(seat, price, promised, max(-1, claim), claimed, claim == SHOWN, answer))
        return found

    def answer(self, f: React) -> facts.Answer:
        g, row = self.g, self.decks.rows[f.title]
        guard = row.kind == GUARD
        houses, card = ([], -1) if guard else self.aimed(REACTIONS[row.effect].aim_kind, f.aim)
        on_top = self.top is f
        drills = guard and on_top and self.where == "drill"
        return facts.Answer(
            seat=f.seat,
            title=f.title,
            guard=guard,
            house=houses[0] if houses else -1,
            card=card,
            die=f.die or -1,
            needs=HOLDS if guard else 0,
            holds=guard and f.die >= HOLDS,
            foiled=bool(f.foiled),
            again=members(ready(g, f.seat) & self.decks.able["drills"]) if drills else [],
            askable=self.asked_in(f) if on_top and self.where == "thunder" else [],
        )

    def quiet(self) -> facts.Quiet | None:
        f = self.top
        if not isinstance(f, Quiet):
            return None
        kind = quiet_kind(f.cards)
        titles = fitting(self.g, f)
        hit = set[int]()
        for title in titles:
            reaction = REACTIONS[self.decks.rows[title].effect]
            if reaction.aim_kind == "-house":
                hit |= set(reaction.aims(self.g, -1, 0))
        return facts.Quiet(kind, sorted(titles), sorted(hit))

    def payment(self) -> facts.Payment | None:
        f = self.top
        if not isinstance(f, Cost):
            return None
        cards = [option - ASSET for option in listed(payments(self.g, f, f.seat))] if self.where == "pay" else []
        men, hands = [max(0, each) for each in f.needed]
        return facts.Payment(f.seat, f.rule, men, hands, f.drops, cards)

    # Upkeep and market

    def healing(self) -> facts.Healing | None:
        g = self.g
        f = innermost(g, Upkeep)
        if f is None or not (f.left or f.card >= 0):
            return None
        medics = self.decks.able["heals"]
        return facts.Healing(
            patients=members(f.left),
            card=f.card,
            die=f.die if f.card >= 0 and f.die else -1,
            heals_from=HEALED,
            dies_below=STAYS,
            medics=[card for seat in range(g.seats) for card in members(ready(g, seat) & medics)],
        )

    def market(self) -> facts.Market | None:
        g = self.g
        f = innermost(g, Market)
        if f is None:
            return None
        raw = next(raw for raw in self.view["stack"] if raw["proc"] == "market")
        sealing = self.top is f and self.at(f) in ("bid", "bid_for_token")
        return facts.Market(
            step=MARKET_STEPS.get(self.at(f), "end"),
            face_down=raw["laid_size"],
            present=[seat for seat in range(g.seats) if at_market(g, seat)],
            scout=f.scouts[0] if f.scouts and self.at(f) == "look" else -1,
            auction=self.auction(f) if sealing else None,
        )

    def auction(self, f: Market) -> facts.Auction:
        g, me = self.g, self.me
        asked = me >= 0 and bool(f.seals) and f.seals[me] != ASIDE
        income, upkeep = self.in_the_books(f.card)
        return facts.Auction(
            card=f.card,
            host=f.card < 0,
            bidders=members(f.bidding),
            sealed=[seat for seat, given in enumerate(f.seals) if given not in (OPEN, ASIDE)],
            waiting=[seat for seat, given in enumerate(f.seals) if given == OPEN],
            stakes=list(f.stakes),
            tied=any(f.stakes),
            most=min(PURSE - 1, g.gold[me] - f.stakes[me]) if asked else -1,
            given=max(-1, f.seals[me] - BID) if asked else -1,
            safe=max(-1, min(g.gold[me], self.books(me).after + income - upkeep)) if me >= 0 else -1,
            income=income,
            upkeep=upkeep,
            rolls=not bidders(g, f),
        )

    def in_the_books(self, card: int) -> tuple[int, int]:
        """S-4.3: return what a Market card brings and what it costs per turn; the Host token has no part in it."""
        if card >= 0 and self.decks.sort[card] == SLAVE:
            return count_slaves(self.g, 1 << card), 0
        return 0, int(card >= 0 and bool(self.decks.gladiators >> card & 1))
