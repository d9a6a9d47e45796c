"""The heuristic bot of Munera. It values everything in denarii: Glory, men, Ministers, cards, a turn of a Veteranus.

| file | contents |
| --- | --- |
| evaluation.py | the table as the seat sees it; what men and Ministers are worth |
| lineup.py | spectacles: line-ups, training, poll, tender, fighters |
| duels.py | the chances in a duel; re-rolls, bets, fixes |
| cards.py | whether to play an Eventum card; its value is in games/munera/cards |
| trade.py | set-up, Forum, sales |
| deals.py | answering, countering and making offers |
| hints.py | the reasons the bot can give |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from harena.bots import Bot, FreeMove, Reason
from harena.bots.heuristic.munera import cards, deals, duels, lineup, trade
from harena.bots.heuristic.munera.cards import CardEvaluation
from harena.bots.heuristic.munera.evaluation import Evaluation
from harena.bots.talk.character import Standing, standing_of
from harena.games.munera import GAME
from harena.games.munera.actions import AUCTION, GLORY, PLAY, SELL, TRAIN
from harena.games.munera.decks import decks
from harena.games.munera.moments import CHOSEN, IN_FORUM, IN_MUNUS
from harena.games.munera.rest_phase import GLORY_PRICE
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS, Choice, listed
from harena.kernel.rules import View

SAVINGS = 10  # denarii that a school keeps for its expenses
NOTHING_TO_DO = Reason("nothing-to-do")


def act(ev: CardEvaluation, choice: Choice) -> int:
    """Decide at rest (M-13.3): play a card, buy Glory, train a man, sell a ware, or pass."""
    options = listed(choice.options)
    f = ev.frame(Moment)
    assert f is not None
    played = cards.play_card(ev, choice)
    if played != PASS:
        return played
    if GLORY in options and buys_glory(ev):
        ev.because("buy-glory")
        return GLORY
    if TRAIN in options and lineup.training(ev, f) is not None:
        return TRAIN
    if SELL in options and f.phase == IN_FORUM:
        ware = trade.surplus(ev)
        if ware >= 0:
            ev.because("sell", ware)
            fresh = AUCTION in options and not ev.g.auctioned >> ware & 1
            return AUCTION if fresh and trade.buyers(ev, ware) else SELL
    if options[-1] < PLAY:
        ev.why = NOTHING_TO_DO
    return PASS


def buys_glory(ev: Evaluation) -> bool:
    """M-2.5: buy Glory to win, or with denarii that are not needed."""
    g = ev.g
    return ev.deserted or g.glory[ev.me] + 1 >= g.table.target or g.denarii[ev.me] >= GLORY_PRICE + SAVINGS


def needs_thought(options: Sequence[int], phase: int, choosing: bool, selling: bool) -> bool:
    """Return False at the many rest moments with no card to play, no spectacle to train for and nothing to sell."""
    if options[-1] >= GLORY or (selling and SELL in options):
        return True
    return phase == CHOSEN or (phase == IN_MUNUS and choosing)


DECISIONS: dict[str, Callable[[CardEvaluation, Choice], int]] = {
    "match.settle": trade.settle,
    "match.enlist": trade.enlist,
    "match.assign": trade.assign,
    "hand.throw_away": cards.throw_away,
    "rest.act": act,
    "moment.play_card": cards.play_card,
    "roll.help_oneself": duels.help_oneself,
    "forum.put_up": trade.put_up,
    "forum.bid": trade.bid,
    "forum.enlist": trade.enlist,
    "forum.assign": trade.assign,
    "training.pick_trainee": lineup.pick_trainee,
    "training.train": lineup.train,
    "sale.sell": trade.sell,
    "auction.offer_up": trade.sell,
    "auction.name_minimum": trade.name_minimum,
    "auction.private_bid": trade.private_bid,
    "munus.choose": lineup.choose,
    "spectacle.stand": lineup.stand,
    "spectacle.tender": lineup.tender,
    "naming.name_fighter": lineup.name_fighter,
    "spectacle.pick": duels.pick,
    "spectacle.oppose": duels.oppose,
    "duel.stake": duels.stake,
    "duel.reroll": duels.reroll,
    "duel.interrupt": duels.interrupt,
    "duel.fix": duels.fix,
    "bout.try_again": duels.try_again,
    "wager.stake": duels.stake_on_bout,
    "end.name_excess": cards.name_man,
    "brawl.name_brawler": cards.name_man,
    "plague.name_patient": cards.name_patient,
}


def decide(g: Munera, choice: Choice, rng: Random, standing: Standing | None = None) -> tuple[int, Reason]:
    """Return what the asked seat should do, and why, if `g` were the true state."""
    options = listed(choice.options)
    if len(options) == 1:
        return options[0], Reason("only")
    me = choice.seat
    if choice.step == "rest.act":
        f = g.stack[-1]
        assert isinstance(f, Moment)
        selling = g.table.bought_glory or trade.crowded(
            g.school[me].bit_count(), [g.table.decks.office[minister] for minister in men_of(g.staff[me])]
        )
        if not needs_thought(options, f.phase, g.rudis == me, selling):
            return PASS, NOTHING_TO_DO
    ev = CardEvaluation(g, me, rng, standing)
    return DECISIONS[choice.step](ev, choice), ev.why


class HeuristicBot(Bot):
    """Decides from the view alone and keeps no memory between decisions."""

    acts_freely = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        if idle(view, choice):
            self.why = NOTHING_TO_DO
            return PASS
        option, self.why = decide(GAME.resample(view, self.rng), choice, self.rng, standing_of(view))
        return option

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        """Answer or make an offer, only at rest: in the middle of a deed it can wait."""
        self.why = None
        if not free_moves or choice.step != "rest.act":
            return None
        state, me = view["state"], view["viewer"]
        asking = deals.time_to_ask(view["stack"][-1]["phase"], len(state["school"][me]), state["rudis"] == me)
        if not asking and not any([name == "accept" for name, _ in free_moves]):
            return None
        ev = Evaluation.seen(view, self.rng)
        free_move = deals.deal(ev, free_moves, cards.keeping(ev))
        self.why = ev.why if free_move is not None else None
        return free_move


def idle(view: View, choice: Choice) -> bool:
    """Return True at a rest moment that needs no thought, so that no state has to be resampled for it."""
    if choice.step != "rest.act":
        return False
    state, me, options = view["state"], view["viewer"], listed(choice.options)
    if len(options) == 1:
        return False
    office = decks(view["options"]["decks"]).office
    offices = [office[minister] for minister in state["staff"][me]]
    selling = view["options"]["bought_glory"] or trade.crowded(len(state["school"][me]), offices)
    return not needs_thought(options, view["stack"][-1]["phase"], state["rudis"] == me, selling)
