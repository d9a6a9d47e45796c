"""Munera by rules of thumb. Everything is weighed in denarii: Glory, men, Ministers, cards, a turn of a Veteranus.

| file | what it holds |
| --- | --- |
| mind.py | the table as the seat sees it; what men and Ministers are worth |
| lineup.py | spectacles: line-ups, training, poll, tender, fighters |
| duels.py | the outlook of a duel; re-rolls, bets, fixes |
| cards.py | Eventum cards |
| trade.py | set-up, Forum, sales, deals |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from harena.bots import Reason, Use
from harena.bots.heuristic.munera import cards, duels, lineup, trade
from harena.bots.heuristic.munera.mind import Mind
from harena.games.munera import GAME
from harena.games.munera.actions import AUCTION, GLORY, SELL, TRAIN
from harena.games.munera.moments import CHOSEN, IN_FORUM, IN_MUNUS
from harena.games.munera.rest import GLORY_PRICE
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS, Choice, listed
from harena.kernel.rules import View


def act(mind: Mind, choice: Choice) -> int:
    """At rest (M-13.3): a card, a man to train, a ware to sell, or nothing."""
    options = listed(choice.options)
    f = mind.frame(Moment)
    assert f is not None
    played = cards.play_card(mind, choice)
    if played != PASS:
        return played
    if GLORY in options and buys_glory(mind):
        return GLORY
    if TRAIN in options and lineup.training(mind, f) is not None:
        return TRAIN
    if SELL in options and f.phase == IN_FORUM:
        ware = trade.surplus(mind)
        if ware >= 0:
            fresh = AUCTION in options and not mind.g.auctioned >> ware & 1
            return AUCTION if fresh and trade.buyers(mind, ware) else SELL
    return PASS


def nothing_to_do(g: Munera, me: int, options: Sequence[int]) -> bool:
    """Most rest moments need no thought: no card to play, no spectacle to train for, nothing to sell."""
    if options[-1] >= GLORY or (SELL in options and trade.crowded(g, me)):
        return False
    phase = trade.phase_of(g)
    return phase != CHOSEN and not (phase == IN_MUNUS and g.rudis == me)


def buys_glory(mind: Mind) -> bool:
    """M-2.5: to win, or with what nobody needs."""
    g = mind.g
    return g.glory[mind.me] + 1 >= g.table.target or g.denarii[mind.me] >= GLORY_PRICE + 10


DECISIONS: dict[str, Callable[[Mind, Choice], int]] = {
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
    "spectacle.name_fighter": lineup.name_fighter,
    "spectacle.pick": duels.pick,
    "spectacle.oppose": duels.oppose,
    "duel.stake": duels.stake,
    "duel.reroll": duels.reroll,
    "duel.interrupt": duels.interrupt,
    "duel.fix": duels.fix,
    "bout.try_again": duels.try_again,
    "end.name_excess": cards.name_man,
    "brawl.name_brawler": cards.name_man,
    "plague.name_patient": cards.name_patient,
}


def decide(g: Munera, choice: Choice, rng: Random) -> tuple[int, Reason]:
    """What the asked seat should do, if the world were as `g` has it, and why."""
    options = listed(choice.options)
    if len(options) == 1:
        return options[0], Reason("only")
    if choice.step == "rest.act" and nothing_to_do(g, choice.seat, options):
        return PASS, Reason("nothing-to-do")
    mind = Mind(g, choice.seat, rng)
    return DECISIONS[choice.step](mind, choice), mind.why


class HeuristicBot:
    """Answers from the view alone, and remembers nothing from one decision to the next."""

    blind = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.why: Reason | None = None

    def choose(self, view: View, choice: Choice) -> int:
        option, self.why = decide(GAME.resample(view, self.rng), choice, self.rng)
        return option

    def deal(self, view: View, choice: Choice, uses: Sequence[Use]) -> Use | None:
        """Beside an own decision at rest: an answer to an offer, or an offer. In the middle of a deed it can wait."""
        self.why = None
        if not uses or choice.step != "rest.act":
            return None
        mind = Mind.seen(view, self.rng)
        if not any([name == "accept" for name, _ in uses]) and not trade.time_to_ask(mind.g, mind.me):
            return None
        use = trade.deal(mind, uses, cards.keeping(mind))
        self.why = mind.why if use is not None else None
        return use
