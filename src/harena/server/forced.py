"""Which questions the server answers for a person, because as far as everybody knows only one answer is possible.

Two kinds of questions are answered:

- A question whose options follow from public facts alone (`Game.open_steps`), with one option: a bid that a school
  cannot pay, a sale with one thing to sell. Everybody can see that there was nothing to decide, so neither the answer
  nor the moment it comes tells anything. A law checks that the options of these steps are the same in all worlds that
  look alike to a spectator.
- A window in which the person can only pass. Here the hand decides, so bots and people who can only pass are passed
  after a pause that does not depend on it (`BotRunner.pause`).

Free actions keep a question open: where a deal could be made, nobody is passed. A person who is in the middle of a
draft is asked as well: a forced answer behind an undo would take the undo away.
"""

from __future__ import annotations

from typing import Any

from harena.bots.driver import lone_option
from harena.game import Game
from harena.kernel.choice import OPEN, Choice
from harena.matches.match import Match


def is_forced(match: Match[Any], choice: Choice) -> bool:
    """Tell whether the server answers this open question for a person."""
    game: Game[Any] = match.game
    if choice.gather or choice.given != OPEN or lone_option(choice.options) is None:
        return False
    if not choice.window and (choice.step not in game.open_steps or match.drafter == choice.seat):
        return False
    return not may_deal(match, choice.seat)


def may_deal(match: Match[Any], seat: int) -> bool:
    """Tell whether a free action belongs to this moment. Those of any time need no question to be kept open."""
    rules, g = match.rules, match.seen_by(seat)
    return any([rules.is_free(g, each) for each in rules.free_actions.values() if not each.any_time])
