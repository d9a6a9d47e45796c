"""Plays Spartacus by heuristics. Influence, fighters, cards and guards are all valued in gold.

| file | what it holds |
| --- | --- |
| evaluation.py | the table as the seat sees it; the value of Influence, fighters and gear |
| plots.py | what a scheme would do, and the best way to play ours; the value of each effect is declared with its card |
| intrigue.py | Intrigue turns: deeds, cashing, the rules of the houses |
| support.py | asking for support, and being asked |
| reactions.py | foils, guards, quiet moments |
| market.py | the books, sales, bids, offers |
| arena.py | invitations, fighters, bets, the thumb |
| combat.py | the fight |
| hints.py | the reasons it gives |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from harena.bots import Bot, FreeMove, Reason
from harena.bots.heuristic.spartacus import arena, combat, intrigue, market, reactions, support
from harena.bots.heuristic.spartacus.evaluation import Evaluation
from harena.bots.talk.character import Standing, standing_of
from harena.games.spartacus import GAME
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import Choice, Space
from harena.kernel.rules import View
from harena.kernel.views import as_seen

DECISIONS: dict[str, Callable[[Evaluation, Choice], int]] = {
    "match.choose_house": intrigue.choose_house,
    "upkeep.treat": market.treat,
    "upkeep.cure": market.cure,
    "upkeep.release": market.release,
    "intrigue.do_deed": intrigue.deed,
    "scheme.lay_down": support.lay,
    "scheme.plead": support.plead,
    "scheme.name_price": support.name_price,
    "scheme.claim": support.claim,
    "scheme.claim_target": support.claim_target,
    "scheme.pledge": support.pledge,
    "scheme.settle_demand": support.settle_demand,
    "scheme.make_up": intrigue.make_up,
    "scheme.foil": reactions.foil,
    "scheme.pick": intrigue.pick,
    "cost.pay": intrigue.pay,
    "cost.drop": intrigue.drop,
    "spy.look": intrigue.spy,
    "exchange.exchange": intrigue.exchange,
    "reaction.thunder": reactions.thunder,
    "reaction.take_guard": reactions.take_guard,
    "guard.drill": reactions.drill,
    "guard.thunder": reactions.thunder,
    "quiet.speak": reactions.speak,
    "market.trade": market.sell,
    "market.look": market.look,
    "market.bid": market.bid,
    "market.bid_for_token": market.bid_for_token,
    "arena.invite": arena.invite,
    "arena.send": arena.send,
    "arena.take_weapon": arena.equip,
    "arena.take_armour": arena.equip,
    "arena.take_special": arena.equip,
    "arena.bet": arena.bet,
    "arena.show_thumb": arena.show_thumb,
    "fight.cast": combat.cast,
    "fight.reroll_initiative": combat.reroll_initiative,
    "fight.choose_order": combat.choose_order,
    "fight.act": combat.act,
    "fight.act_second": combat.act,
    "fight.call_off": arena.call_off,
    "attack.dodge": combat.dodge,
    "attack.reroll": combat.reroll,
    "attack.strike": combat.strike,
    "attack.shield": combat.shield,
    "attack.shield_back": combat.shield,
    "loss.lose": combat.lose,
    "tournament.pick_fighters": arena.pick_fighters,
}


def decide(g: Ludus, choice: Choice, rng: Random, standing: Standing | None = None) -> tuple[int, Reason]:
    """Return what the asked seat should do, and why, if `g` were the true state."""
    options = choice.options
    if not isinstance(options, Space) and len(options) == 1:
        return options[0], Reason("only")
    ev = Evaluation(g, choice.seat, rng, standing)
    return DECISIONS[choice.step](ev, choice), ev.why


class HeuristicBot(Bot):
    """A bot that answers from the view alone and remembers nothing between decisions."""

    acts_freely = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        option, self.why = decide(as_seen(GAME.rules, view, self.rng), choice, self.rng, standing_of(view))
        return option

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        """Return a free action in the Open Market: an answer to an offer, a counteroffer or an offer. The bot never
        gives gold away.
        """
        self.why = None
        if not free_moves or choice.step != "market.trade":
            return None
        ev = Evaluation(as_seen(GAME.rules, view, self.rng), view["viewer"], self.rng, standing_of(view))
        free_move = market.deal(ev, free_moves)
        self.why = ev.why if free_move is not None else None
        return free_move
