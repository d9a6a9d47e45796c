"""Fill the structs of stage.py from what one seat may see.

Everything is worked out from a state that holds what the view shows: public fields, running procedures and the viewer's
own hand. Hands of the others and decks are empty there, so nothing hidden can be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median_low
from typing import Any

from harena.games.munera import odds as chances
from harena.games.munera import stage as facts
from harena.games.munera.actions import BID, FIX, MAN, PLAY, PURSE, TARGETS
from harena.games.munera.bets import (
    MOST_FIXES,
    MOST_STAKED,
    REFEREE,
    SIDE,
    TAKE,
    has_right,
    interrupts,
    late_fixes,
    means,
    square_of,
)
from harena.games.munera.bout import CLOSED
from harena.games.munera.card_text import MORE_IS_GOOD, ROLL_KEYS, open_table
from harena.games.munera.cards import options_of
from harena.games.munera.contract import (
    available,
    bill,
    can_take_part,
    fare,
    lent,
    owed,
    purse,
    spare,
)
from harena.games.munera.decks import CLASSES, COQUUS, DOCTOR, MOMENT_KEYS, PAIRING, RIVAL
from harena.games.munera.duel import FIGHTING, rerolls
from harena.games.munera.game import RULES
from harena.games.munera.moments import cards_for
from harena.games.munera.munus import opponents
from harena.games.munera.naming import HOST, RIVAL_SIDE, candidates, fee_of, missing, school_of
from harena.games.munera.rest_phase import idle
from harena.games.munera.roads import road
from harena.games.munera.rolls import goes_well
from harena.games.munera.school import (
    PRIMUS,
    RISE,
    WARES,
    charisma,
    doctor,
    faber,
    meals,
    obedience,
    owner_of,
    skill,
    starting_virtus,
    valor,
    vectores,
    wage,
    ware_cost,
    worth,
)
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.state import (
    Bout,
    Deed,
    Duel,
    Forum,
    Moment,
    Munera,
    Munus,
    Named,
    Naming,
    Roll,
    Spectacle,
    Wager,
)
from harena.games.munera.travel import named
from harena.games.munera.turn import brawlers, excess, patients
from harena.games.munera.victory import school_fame
from harena.kernel.choice import ASIDE, OPEN, PASS
from harena.kernel.flow import ROUNDS, SEAL
from harena.kernel.rules import View
from harena.kernel.serialization import frame_of
from harena.kernel.state import Frame, innermost, mask_of, put

PHASES = ("eventum", "forum", "munus", "end")  # procedures that are phases of a turn
BEFORE_RESTOCK = ("opening", "next_patient")  # steps of the Forum phase at which last turn's cards still lie there
SPECTACLE_STEPS = {
    "host_names": "naming",
    "rest_after_choice": "rest",
    "host_renames": "naming",
    "stand": "poll",
    "poll_shown": "poll",
    "tender": "tender",
    "rival_names": "naming",
    "late_naming": "naming",
    "before_travel": "travel",
    "replacements": "naming",
    "payment": "travel",
    "draw_cards": "travel",
    "pick": "pairing",
    "oppose": "pairing",
    "pick_forced": "pairing",
    "meet": "duel",
    "applause": "end",
}
DUEL_STEPS = {
    "before_duel": "cards",
    "stake": "bets",
    "reroll": "rerolls",
    "interrupt": "declared",
    "fix": "fix",
    "after_roll": "after",
    "accident_i": "accident",
    "accident_ii": "accident",
    "judgement": "judgement",
    "healing_i": "healing",
    "healing_ii": "healing",
    "try_again": "rerolls",
    "mercy": "mercy",
    "fight": "bets",
}
POLLED = ("stand", "poll_shown", "tender")
SIDES = (0, 1)
FIX_COST = 1  # M-11.3
ANY_DIE, NO_DIE = 10, -1  # `Roll.needs`: the lowest or highest die does not matter


def stage(view: View, with_odds: bool = True, public: facts.Stage | None = None) -> facts.Stage:
    """Return what the screen of this viewer needs (viewer -1: a spectator). `public` is the same for a spectator."""
    return Filler(view, with_odds, public).stage()


class Filler:
    """The table as one viewer sees it, and the structs that are made from it."""

    def __init__(self, view: View, with_odds: bool, public: facts.Stage | None = None) -> None:
        self.view = view
        self.with_odds = with_odds
        self.public = public  # what everybody sees, which need not be worked out again
        self.me = int(view["viewer"])
        self.g: Munera = RULES.copy(open_table(view))
        self.g.stack = [frame_of(RULES, raw) for raw in view["stack"]]
        hand = view["state"]["hands"][self.me] if self.me >= 0 else None
        self.hand: list[int] = hand or []
        if self.me >= 0:
            self.g.hands[self.me] = mask_of(self.hand)
        self.decks = self.g.table.decks
        self.lent = lent(self.g)
        self.settled = self.me >= 0 and self.g.region[self.me] >= 0  # the viewer has a school somewhere
        self.top: Frame | None = self.g.stack[-1] if self.g.stack else None

    def at(self, f: Frame) -> str:
        """Return the name of the step at which a procedure is."""
        return RULES.procedures[f.proc].name_of(f.at)

    def stage(self) -> facts.Stage:
        g = self.g
        moment = self.top if isinstance(self.top, Moment) else None
        enlisting, assigning = self.without_class()
        return facts.Stage(
            phase=self.phase(),
            turn=g.turn,
            turns=self.view["options"]["turns"],
            goal=g.table.target,
            rudis=g.rudis,
            moment=MOMENT_KEYS[moment.when] if moment is not None else "",
            men=self.public.men if self.public is not None else self.men(),
            ministers=self.public.ministers if self.public is not None else self.ministers(),
            schools=self.schools(),
            spectacles=self.spectacles(),
            forum=self.forum(),
            prices=list(self.decks.price),
            enlisting=enlisting,
            assigning=assigning,
            hand=[self.decks.titled[card] for card in self.hand],
            playable=sorted({play.title for play in self.plays(moment)}),
            plays=self.plays(moment) if self.me in self.view["waiting"] else [],
            auction=self.auction(),
            held=self.held(),
            tender=self.tender(),
            duel=self.duel(),
            roll=self.roll(),
            tests=self.tests(),
            winners=list(g.winners),
        )

    def phase(self) -> str:
        if not self.g.stack:
            return "over"
        return next((f.proc for f in self.g.stack if f.proc in PHASES), "setup")

    # Men, Ministers, schools

    def men(self) -> list[facts.Man]:
        g = self.g
        found = [self.man(man, seat) for seat in range(g.seats) for man in men_of(g.school[seat])]
        found += [self.man(man, -1) for man in men_of(g.forum_men)]
        fight = self.fight()
        if fight is not None:
            for side, man in enumerate(fight.men):
                if owner_of(g, man) < 0 and not g.forum_men >> man & 1:
                    fallen = self.man(man, fight.owners[side])
                    fallen.gone = True
                    rival = g.klass[fight.men[1 - side]]
                    fallen.klass = RIVAL[rival] if rival >= 0 else -1
                    found.append(fallen)
        return found

    def man(self, man: int, seat: int) -> facts.Man:
        g, decks = self.g, self.decks
        klass, rank = g.klass[man], g.rank[man]
        loan = next((loan for loan in g.loans if loan[0] == man), (man, -1, -1))
        return facts.Man(
            man=man,
            seat=seat,
            origin=decks.origin[man],
            klass=klass,
            rank=rank,
            fame=g.fame[man],
            next_fame=RISE if rank < PRIMUS else -1,
            valor=valor(g, man),
            courage=decks.courage[man],
            charisma=charisma(g, man),
            obedience=obedience(g, man),
            virtus=starting_virtus(g, man, seat) if seat >= 0 else valor(g, man),
            worth=worth(g, man),
            cost=decks.cost[man],
            wage=wage(g, man),
            engaged=bool(g.engaged >> man & 1),
            wounded=bool(g.wounded >> man & 1),
            lent_to=loan[1],
            lent_for=loan[2],
            partners=self.partners(man, seat),
            gone=False,
        )

    def partners(self, man: int, seat: int) -> list[int]:
        """M-3.1: return the men who could fight beside him as a pair: those of his school, or for a man on loan those
        of the borrower."""
        g = self.g
        klass = g.klass[man]
        if seat < 0 or klass < 0 or g.engaged >> man & 1:
            return []
        loan = next((loan for loan in g.loans if loan[0] == man), None)
        if loan is not None:
            mates = available(g, loan[1], loan[2])
        else:
            mates = g.school[seat] & ~self.lent & ~g.engaged
            for other, borrower, _ in g.loans:
                mates |= (borrower == seat) << other & ~g.engaged
        return [other for other in men_of(mates) if other != man and g.klass[other] == RIVAL[klass]]

    def ministers(self) -> list[facts.Minister]:
        g = self.g
        found = [self.minister(each, seat) for seat in range(g.seats) for each in men_of(g.staff[seat])]
        return found + [self.minister(each, -1) for each in men_of(g.forum_ministers)]

    def minister(self, minister: int, seat: int) -> facts.Minister:
        decks = self.decks
        cooks = decks.office[minister] == COQUUS
        return facts.Minister(
            minister=minister,
            seat=seat,
            office=decks.office[minister],
            skill=decks.skill[minister],
            cost=decks.fee[minister],
            klass=self.g.doctored[minister],
            left=decks.skill[minister] - self.g.used[minister] if cooks else -1,
        )

    def schools(self) -> list[facts.School]:
        known = self.public.schools if self.public is not None else None
        seats = range(self.g.seats)
        return [known[seat] if known is not None and seat != self.me else self.school(seat) for seat in seats]

    def school(self, seat: int) -> facts.School:
        g, top = self.g, self.top
        in_turn = top is not None and self.op(top) == ROUNDS and bool(top.seals)
        return facts.School(
            seat=seat,
            glory=g.glory[seat],
            fame=school_fame(g, seat),
            denarii=g.denarii[seat],
            free=self.free(seat),
            owes=owed(g, seat),
            region=g.region[seat],
            men=list(men_of(g.school[seat])),
            ministers=list(men_of(g.staff[seat])),
            cards=self.view["state"]["hands_size"][seat],
            rudis=seat == g.rudis,
            asked=seat in self.view["waiting"],
            passed=in_turn and top is not None and top.seals[seat] == PASS,
        )

    def op(self, f: Frame) -> int:
        steps = RULES.steps[f.proc]
        return steps[f.at].op if f.at < len(steps) else -1

    def free(self, seat: int) -> int:
        """Return what a school can spend. What a bid will cost is known to its own seat only."""
        g, top = self.g, self.top
        if isinstance(top, Deed | Moment) and top.phase >= 0:
            left = spare(g, top.phase, seat)
        elif self.fight() is not None:
            left = means(g, seat)
        else:
            left = purse(g, seat)
        if seat == self.me and top is not None and self.op(top) == SEAL and top.seals and top.seals[seat] >= BID:
            left -= top.seals[seat] - BID
        return max(0, left)

    def without_class(self) -> tuple[list[int], int]:
        """M-3.2, M-4.1: return the men and the Doctor whose class is asked for now."""
        g, top = self.g, self.top
        if top is None:
            return [], -1
        step = self.at(top)
        if step == "enlist":
            return [man for man in men_of(g.school[top.turn]) if g.klass[man] < 0], -1
        if isinstance(top, Deed) and step == "train":
            return [top.ware], -1
        if step == "assign":
            waiting = [x for x in men_of(g.staff[top.turn] & self.decks.office_mask[DOCTOR]) if g.doctored[x] < 0]
            return [], waiting[0] if waiting else -1
        return [], -1

    # Eventum cards

    def plays(self, moment: Moment | None) -> list[facts.Play]:
        """Return the ways to play a card of the viewer's hand at the open moment, whoever is asked."""
        if moment is None or self.me < 0:
            return []
        found = []
        for option in options_of(self.g, moment, self.me, self.g.hands[self.me] & cards_for(self.g, moment)):
            title, target = divmod(option - PLAY, TARGETS)
            found.append(
                facts.Play(option, title, self.decks.card[title].aim_kind, target, self.decks.card[title].purpose)
            )
        return found

    # Spectacles

    def spectacles(self) -> list[facts.Spectacle]:
        held = innermost(self.g, Spectacle)
        cards = set(men_of(self.g.open)) | ({held.card} if held is not None else set())
        able = {each.card: each.able for each in self.public.spectacles} if self.public is not None else {}
        return [self.spectacle(card, held, able.get(card)) for card in sorted(cards)]

    def able(self, card: int, held: Spectacle | None) -> list[int]:
        """Return the schools that can take part."""
        g = self.g
        able = [seat for seat in range(g.seats) if can_take_part(g, seat, card, self.decks.denarii[card])]
        if held is not None and held.card == card and held.host not in able:
            able = sorted([*able, held.host])
        return able

    def spectacle(self, card: int, held: Spectacle | None, able: list[int] | None) -> facts.Spectacle:
        g, decks = self.g, self.decks
        on_stage = held is not None and held.card == card
        if held is not None and on_stage:
            state: facts.SpectacleState = "chosen" if held.rival < 0 else "held"
            storm = held.storm
        else:
            state = "open" if innermost(g, Munus) is not None else "closed"
            storm = 0
        if held is not None and on_stage and held.rival >= 0:
            able = [held.host, held.rival]
        elif state == "closed":
            able = []
        elif able is None:
            able = self.able(card, held)
        pairs, men = self.my_pairs(card)
        me, site = self.me, decks.site[card]
        here = self.settled
        return facts.Spectacle(
            card=card,
            region=site,
            glory=decks.glory[card],
            denarii=decks.denarii[card],
            pairs=decks.pairs[card],
            pairing=decks.pairing[card],
            state=state,
            travel=fare(g, me, card, storm) if here else -1,
            road=list(road(decks, g.region[me], site, vectores(g, me), storm)) if here else [],
            able=able,
            trainings=self.trainings(card) if state in ("open", "chosen") and me not in able else [],
            mine=men,
            my_pairs=pairs,
            at_least=bill(g, me, card) if here else -1,
        )

    def trainings(self, card: int) -> list[facts.Training]:
        """Return the changes of one man's class with which the viewer's school could take part (M-3.2). A man loses his
        rank and his Fame with it, so those who have least of it come first."""
        g, moment = self.g, innermost(self.g, Moment)
        if not self.settled or moment is None or moment.phase < 0:
            return []
        fee, needed = self.decks.denarii[card], self.decks.pairs[card]
        everybody = available(g, self.me, card)
        men = men_of(idle(g, moment, self.me) & everybody)
        classes = [g.klass[man] for man in men_of(everybody)]
        useful = {old: trainings_for(classes, old, needed) for old in {g.klass[man] for man in men}}
        return [
            facts.Training(man, klass)
            for man in sorted(men, key=lambda man: (g.rank[man], g.fame[man]))
            for klass in useful[g.klass[man]]
            if can_take_part(g, self.me, card, fee, put(g.klass, man, klass))
        ]

    def my_pairs(self, card: int) -> tuple[int, list[int]]:
        """Return how many pairs of the contract the viewer could supply, and the men who can be part of one."""
        if self.me < 0:
            return 0, []
        g, decks = self.g, self.decks
        men = men_of(available(g, self.me, card))
        held = innermost(g, Spectacle)
        if held is not None and held.card == card and self.me in (held.host, held.rival):
            side = HOST if self.me == held.host else RIVAL_SIDE
            men = men_of(available(g, self.me, card) | held.fighters[side] & ~held.fought)
        fitting: list[int] = []
        pairings = set()
        for man in men:
            klass = g.klass[man]
            if klass < 0 or decks.pairing[card] not in (-1, PAIRING[klass]):
                continue
            if any([other != man and g.klass[other] == RIVAL[klass] for other in men]):
                fitting.append(man)
                pairings.add(PAIRING[klass])
        return min(len(pairings), decks.pairs[card]), fitting

    def held(self) -> facts.Held | None:
        g = self.g
        f = innermost(g, Spectacle)
        if f is None:
            return None
        naming = innermost(g, Naming)
        step = SPECTACLE_STEPS.get(self.at(f), "end")
        named_men = [list(men_of(side)) for side in f.fighters]
        sides = naming.sides if naming is not None else 0
        return facts.Held(
            card=f.card,
            step=step,
            host=f.host,
            rival=f.rival,
            fees=[fee_of(g, f, HOST), f.fee if f.rival >= 0 else -1],
            fighters=named_men,
            missing=[max(0, missing(g, f, side)) if side < sides else 0 for side in SIDES],
            naming=naming.turn if naming is not None else -1,
            candidates=self.candidates(f, naming),
            fought=list(men_of(f.fought)),
            duels=sum([len(men) for men in named_men]) // 2,
            champion=f.champion if self.at(f) in ("oppose", "pick") else -1,
            payments=[self.payment(f, seat, at) for at, seat in enumerate(f.payers)] or self.to_pay(f, step),
            storm=bool(f.storm),
        )

    def candidates(self, f: Spectacle, naming: Naming | None) -> list[int]:
        """Return the men who can be named, or picked for the next duel."""
        if naming is not None:
            for side in range(naming.sides):
                if school_of(f, side) == naming.turn:
                    return candidates(self.g, f, side, naming.paid)
        if self.top is f and self.at(f) == "pick":
            return list(men_of(f.fighters[HOST] & ~f.fought))
        if self.top is f and self.at(f) == "oppose":
            return list(opponents(self.g, f))
        return []

    def to_pay(self, f: Spectacle, step: str) -> list[facts.Payment]:
        """Return what the owners of the named men will have to pay, once all are named."""
        if step not in ("tender", "poll", "travel", "rest") or self.at(f) in ("payment", "draw_cards"):
            return []
        payers = [seat for seat in clockwise(self.g, f.host) if self.g.school[seat] & named(f)]
        return [self.payment(f, seat, -1) for seat in payers]

    def payment(self, f: Spectacle, seat: int, at: int) -> facts.Payment:
        """`at`: the place in the row of those who pay; what cards did counts for the first only."""
        g = self.g
        travel = fare(g, seat, f.card, f.storm) + (f.robbed if at == 0 else 0)
        if at == 0 and f.paved:
            travel = 0
        wages = sum([wage(g, man) for man in men_of(g.school[seat] & named(f))])
        to_come = 0
        if f.rival < 0 and seat == f.host:
            to_come = self.decks.denarii[f.card]  # the fee is paid before the journey
        return facts.Payment(seat, travel, wages, travel + wages > g.denarii[seat] + to_come)

    def tender(self) -> facts.Tender | None:
        g = self.g
        f = innermost(g, Spectacle)
        if f is None or self.at(f) not in POLLED:
            return None
        opened = self.at(f) == "tender"
        asked_first = [(f.host + place) % g.seats for place in range(1, g.seats)]
        to_come = asked_first[f.polled - 1 :] if self.at(f) == "stand" else []
        least = floor = -1
        if self.settled and self.me != f.host:
            floor = bill(g, self.me, f.card)
            if floor >= 0:
                least = max(0, floor + owed(g, self.me, f.card) - g.denarii[self.me])
        by = -1
        if f.fee >= 0 and f.turn in f.standing:
            by = f.standing[f.standing.index(f.turn) - 1]
        return facts.Tender(
            card=f.card,
            printed=self.decks.denarii[f.card],
            open=opened,
            fee=f.fee,
            by=by,
            standing=list(f.standing),
            out=[seat for seat in asked_first if seat not in f.standing and seat not in to_come],
            to_come=to_come,
            turn=f.turn if self.top is f else -1,
            floor=floor,
            least=least,
        )

    # The Forum and auctions

    def forum(self) -> list[facts.Ware]:
        """Return the cards on sale this turn. Those left over from the turn before cannot be bought any more."""
        g = self.g
        f = innermost(g, Forum)
        if f is None or self.at(f) in BEFORE_RESTOCK:
            return []
        found = []
        for ware in (*men_of(g.forum_men), *[WARES + each for each in men_of(g.forum_ministers)]):
            state: facts.WareState = "up" if f.ware == ware else "unwanted" if g.auctioned >> ware & 1 else "on-sale"
            man, minister = self.split(ware)
            mates, classes = self.completes(man)
            cost = ware_cost(g, ware)
            found.append(facts.Ware(ware, man, minister, cost, state, mates, classes, self.gain(minister)))
        return found

    def split(self, ware: int) -> tuple[int, int]:
        """Return man and Minister of a ware; one of them is -1."""
        return (ware, -1) if ware < WARES else (-1, ware - WARES)

    def auction(self) -> facts.Auction | None:
        """Return the auction that is running: of a seller at rest, else of the Forum."""
        g = self.g
        deed, forum = innermost(g, Deed), innermost(g, Forum)
        if deed is not None and deed.proc == "auction" and self.at(deed) == "private_bid":
            most = spare(g, deed.phase, self.me) if self.me >= 0 and self.me != deed.seller else -1
            return self.bidding(deed, deed.ware, deed.seller, deed.minimum, most, deed.bids)
        if forum is not None and forum.ware >= 0 and self.at(forum) in ("bid", "decided"):
            most = purse(g, self.me) if self.me >= 0 else -1
            return self.bidding(forum, forum.ware, -1, ware_cost(g, forum.ware), most, forum.bids)
        return None

    def bidding(
        self, f: Deed | Forum, ware: int, seller: int, minimum: int, most: int, bids: tuple[int, ...]
    ) -> facts.Auction:
        man, minister = self.split(ware)
        mates, classes = self.completes(man)
        sold = isinstance(f, Forum) and bool(bids)
        return facts.Auction(
            ware=ware,
            man=man,
            minister=minister,
            seller=seller,
            minimum=minimum,
            most=min(most, PURSE - 1) if most >= minimum else -1,
            sealed=[seat for seat, given in enumerate(f.seals) if given not in (OPEN, ASIDE)],
            bidders=[seat for seat, given in enumerate(f.seals) if given != ASIDE],
            bids=list(bids),
            buyer=f.buyer if isinstance(f, Forum) and sold else -1,
            price=f.price if isinstance(f, Forum) and sold else -1,
            needs=self.needs(),
            pairs_with=mates,
            classes=classes,
            gain=self.gain(minister),
        )

    def completes(self, man: int) -> tuple[list[int], list[int]]:
        """Return the viewer's men who would get a partner by this man, and the classes that give a new pairing. A man
        without a class may get any."""
        g = self.g
        if man < 0 or self.me < 0 or g.school[self.me] >> man & 1:
            return [], []
        own = [g.klass[each] for each in men_of(g.school[self.me])]
        has = {PAIRING[klass] for klass in own if klass >= 0 and own.count(RIVAL[klass]) > (RIVAL[klass] == klass)}
        possible = [g.klass[man]] if g.klass[man] >= 0 else range(len(RIVAL))
        classes = [klass for klass in possible if RIVAL[klass] in own and PAIRING[klass] not in has]
        wanted = {RIVAL[klass] for klass in classes}
        return [each for each in men_of(g.school[self.me]) if g.klass[each] in wanted], classes

    def gain(self, minister: int) -> int:
        """M-4.4: return how much Skill this Minister would add to what the viewer's school has."""
        g, decks = self.g, self.decks
        if minister < 0 or self.me < 0:
            return -1
        office, has = decks.office[minister], decks.skill[minister]
        if office == COQUUS:
            return has - g.used[minister]
        if office == DOCTOR:
            klass = g.doctored[minister]
            return max(0, has - doctor(g, self.me, klass)) if klass >= 0 else has
        return max(0, has - skill(g, self.me, office))

    def needs(self) -> int:
        """Return what the viewer may need this turn for travel and wages: what a lender must keep, and the dearest open
        spectacle they could take part in; before this turn's are known, the usual journey to one that may come."""
        g, me = self.g, self.me
        if not self.settled:
            return 0
        if innermost(g, Munus) is not None:
            bills = [bill(g, me, card) for card in men_of(g.open)]
            return owed(g, me) + max([0, *bills])
        coming = men_of(g.munera_bag) or men_of(g.munera_gone | g.open)
        return owed(g, me) + (median_low([fare(g, me, card) for card in coming]) if coming else 0)

    # Duels

    def fight(self) -> Duel | Bout | Wager | None:
        """Return the duel on the stage: the same-school duel of a wager comes after its bets."""
        for f in reversed(self.g.stack):
            if isinstance(f, Duel | Bout | Wager):
                return f
        return None

    def duel(self) -> facts.Duel | None:
        f = self.fight()
        if isinstance(f, Duel):
            return self.full_duel(f)
        return self.same_school(f) if f is not None else None

    def turn_in(self, f: Frame) -> int:
        """Return the seat that is asked in this procedure, or for its roll; -1: a moment for cards, or nobody."""
        if self.top is f or isinstance(self.top, Roll):
            return self.top.turn
        return -1

    def odds(self, f: Duel) -> facts.Odds | None:
        if not self.with_odds:
            return None
        if self.public is not None and self.public.duel is not None:
            return self.public.duel.odds
        return chances.duel_odds(self.g, f, self.at(f), self.rolling())

    def full_duel(self, f: Duel) -> facts.Duel:
        g, decks = self.g, self.decks
        return facts.Duel(
            step=DUEL_STEPS.get(self.at(f), "cards"),
            men=list(f.men),
            owners=list(f.owners),
            pugna=f.pugna,
            approval=f.approval,
            virtus=list(f.virtus),
            wounds=list(f.wounds),
            courage=[decks.courage[man] for man in f.men],
            dice=list(f.dice),
            totals=[],
            appreciation=[self.appreciation(f, side) for side in SIDES],
            turn=self.turn_in(f),
            declared=f.declared,
            declined=[bool(each) for each in f.declined],
            bettors=list(f.bettors),
            bets=bets_of(f),
            most=MOST_STAKED.get(g.seats, 0) if f.bettors else 0,
            fixes=self.fixes(f),
            fixer=has_right(f) if f.ending == FIGHTING else -1,
            paused=bool(f.paused),
            refreshed=bool(f.refreshed),
            blunt=bool(f.blunt),
            ending=f.ending,
            loser=f.loser,
            dead=[side for side in SIDES if f.dead >> side & 1],
            same_school=False,
            falls=chances.falls(g, f, self.at(f)),
            odds=self.odds(f),
            again=self.again(f) if self.with_odds else None,
        )

    def again(self, f: Duel) -> facts.Again | None:
        if self.at(f) != "reroll" or f.turn != self.me or self.me not in f.owners:
            return None
        return chances.again_odds(self.g, f, f.owners.index(self.me), rerolls(self.g, f, self.me))

    def rolling(self) -> Roll | None:
        return innermost(self.g, Roll)

    def appreciation(self, f: Duel, side: int) -> int:
        """M-9.7: return the Appreciation with which this side would be judged."""
        roll = self.rolling()
        if roll is not None and ROLL_KEYS[roll.what] == "judgement" and f.loser == side:
            return roll.modifier  # cards may have changed it
        return sum(f.wounds) + f.approval + charisma(self.g, f.men[side]) + faber(self.g, f.owners[side])

    def fixes(self, f: Duel) -> list[facts.Fix]:
        """M-11.3: return the fixes that can be bought in this duel at all, with who bought which."""
        if not f.bettors:
            return []
        buyers = {square: self.buyer(f, at) for at, square in enumerate(f.bought)}
        options: Any = ()
        if self.top is f and f.turn == self.me:
            step = self.at(f)
            if step == "interrupt":
                options = interrupts(self.g, f, self.me)
            elif step == "fix":
                options = late_fixes(self.g, f, self.me)
        kinds = range(REFEREE) if MOST_FIXES[len(f.bettors)] == 1 else range(TAKE + 2)
        return [
            facts.Fix(
                fix=facts.FIX_NAMES[fix],
                option=FIX + fix,
                square=square_of(fix),
                side=-1 if fix < REFEREE else fix & 1,
                cost=FIX_COST,
                by=buyers.get(square_of(fix), -1),
                possible=FIX + fix in options,
            )
            for fix in kinds
        ]

    def buyer(self, f: Duel, at: int) -> int:
        """M-11.3: the second bettor buys first, then they alternate."""
        return f.bettors[0] if len(f.bettors) == 1 else f.bettors[1 - at % 2]

    def same_school(self, f: Bout | Wager) -> facts.Duel:
        """M-10: a duel of two men of one side or one owner."""
        g, decks = self.g, self.decks
        wager = innermost(g, Wager)
        bout = f if isinstance(f, Bout) else None
        dice = bout.dice if bout is not None else (-1, -1)
        strength = [valor(g, man) + decks.courage[man] for man in f.men]
        lost = bout is not None and bout.loser >= 0
        return facts.Duel(
            step=DUEL_STEPS.get(self.at(f), "bets"),
            men=list(f.men),
            owners=list(f.owners),
            pugna=0,
            approval=0,
            virtus=[0, 0],
            wounds=[0, 0],
            courage=[decks.courage[man] for man in f.men],
            dice=list(dice),
            totals=[strength[side] + max(0, dice[side]) for side in SIDES],
            appreciation=[charisma(g, man) for man in f.men],
            turn=self.turn_in(f),
            declared=-1,
            declined=[bool(bout is not None and bout.refused & CLOSED[side]) for side in SIDES],
            bettors=list(wager.bettors) if wager is not None else [],
            bets=bets_of(wager) if wager is not None else [],
            most=MOST_STAKED.get(g.seats, 0) if wager is not None and wager.bettors else 0,
            fixes=[],
            fixer=-1,
            paused=False,
            refreshed=False,
            blunt=False,
            ending=2 if lost else FIGHTING,
            loser=bout.loser if bout is not None else -1,
            dead=[bout.loser] if bout is not None and bout.slain else [],
            same_school=True,
            falls=-1,
            odds=chances.bout_odds(g, f.men, bout, self.rolling()) if self.with_odds else None,
            again=None,
        )

    # Single rolls, and men who are tested

    def roll(self) -> facts.Roll | None:
        f = self.rolling()
        if f is None:
            return None
        g, what = self.g, ROLL_KEYS[f.what]
        dice = [die for die in range(10) if goes_well(f.what, die, f.modifier)]
        more = what in MORE_IS_GOOD
        needs = NO_DIE if not dice else ANY_DIE if len(dice) == 10 else dice[0] if more else dice[-1]
        owner = owner_of(g, f.man)
        settled = f.settled != 0
        if settled:
            good, chance = f.settled > 0, 100 * (f.settled > 0)
        else:
            good, chance = f.die >= 0 and goes_well(f.what, f.die, f.modifier), 10 * len(dice)
        again = meals(g, owner) if owner >= 0 and f.turn >= 0 and not settled else 0
        return facts.Roll(
            what=what,
            man=f.man,
            seat=owner,
            die=f.die,
            needs=needs,
            more=more,
            chance=chance if self.with_odds else -1,
            again=min(1, again) if g.table.one_reroll else again,
            settled=settled,
            good=good,
        )

    def tests(self) -> facts.Tests | None:
        g = self.g
        f = innermost(g, Named)
        if f is None or not (f.schools or f.named):
            return None
        found: Any = ()
        if self.top is f and f.turn >= 0:
            named_by = {"end": excess, "brawl": brawlers, "plague": patients}[f.proc]
            found = named_by(g, f, f.turn)
        men = [option - MAN for option in found]
        return facts.Tests(f.proc, f.schools[0] if men else -1, f.wanted, men, list(f.named))


def trainings_for(classes: Sequence[int], old: int, needed: int) -> list[int]:
    """Return the classes that a man of class `old` could take so that these men supply as many pairings. Wages and the
    journey need a closer look only there."""
    count = [classes.count(klass) for klass in range(len(CLASSES))]
    if old >= 0:
        count[old] -= 1
    found = []
    for new in range(len(CLASSES)):
        if new != old:
            count[new] += 1
            supplied = {PAIRING[k] for k in range(len(CLASSES)) if count[k] and count[RIVAL[k]] > (RIVAL[k] == k)}
            count[new] -= 1
            if len(supplied) >= needed:
                found.append(new)
    return found


def bets_of(f: Duel | Wager) -> list[facts.Bet]:
    found = zip(f.bettors, f.stakes, strict=False)
    return [facts.Bet(seat, laid // SIDE, laid % SIDE) for seat, laid in found if laid]
