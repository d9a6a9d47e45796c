"""Drive a match: whose turn it is, whether there is anything to decide, and how a bot is asked.

| to | use |
| --- | --- |
| play a match between bots to its end | `drive_state` (unchecked door) or `drive_match` (checked door, with a record) |
| let bots and people play one match | `BotTurns`, which performs no input or output |
| ask one bot for one move | `bot_move` |
| go on to the next decision | `skip_forced` |

Between bots a turn goes like this: an offer in a market is answered before anything else; a lone option is taken
without asking; a bot may take free actions before it answers, at most `MOST_FREE_MOVES` in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from harena.bots import Bot, FreeMove, RandomBot, free_move_of
from harena.game import Game
from harena.kernel.choice import OPEN, PASS, Choice, Offer, Options, Refused, Space, any_of
from harena.kernel.flow import GATHER
from harena.kernel.rules import Rules, View
from harena.matches.match import Match

MOST_FREE_MOVES = 8  # free actions a bot may take in a row before it must answer

ActFreely = Callable[[Any, int, str, tuple[int, ...]], None]  # (state, seat, free action, arguments)


# What the game waits for


def offer_due(rules: Rules[Any], g: Any) -> Offer | None:
    """Return the newest offer in a market where all act as they like: its receiver should answer it first."""
    if not g.offers:
        return None
    f = g.stack[-1]
    if rules.steps[f.proc][f.at].op != GATHER:
        return None
    return next((offer for offer in reversed(g.offers) if f.seals[offer.to] == OPEN), None)


def lone_option(options: Options) -> int | None:
    """Return the only option there is; None where there are several."""
    return options[0] if not isinstance(options, Space) and len(options) == 1 else None


def forced_answer(choice: Choice) -> int | None:
    """Return the answer that needs no thought. In a market a seat with nothing to sell may still make offers, so
    nothing is forced there."""
    return None if choice.gather else lone_option(choice.options)


def skip_forced(rules: Rules[Any], g: Any) -> None:
    """Take lone options until somebody has something to decide or an offer to answer, or the match is over."""
    while g.seat >= 0 and not isinstance(g.options, Space) and len(g.options) == 1:
        if g.offers and offer_due(rules, g) is not None:
            return
        rules.step(g, g.options[0])


# How a bot is asked


def free_moves_for_bot(rules: Rules[Any], g: Any, seat: int) -> Sequence[FreeMove]:
    """Return what a bot is shown beside its own decision: sensible uses of the actions that are free now."""
    return [
        (free_action.name, args)
        for free_action in rules.free_actions.values()
        if rules.is_free(g, free_action) and (free_action.for_bots is None or free_action.for_bots(g, seat))
        for args in free_action.menu(g, seat)
    ]


def bot_move(bot: Bot, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> int | FreeMove:
    """Ask a bot for its move: a free action first, if it wants one, else an option of the choice."""
    free_move = free_move_of(bot, view, choice, free_moves)
    return bot.choose(view, choice) if free_move is None else free_move


def reply_to_offer(game: Game[Any], g: Any, offer: Offer, bot: Bot) -> FreeMove:
    """Ask a bot what it does about an offer made to it. Silence declines the offer, so that the market ends."""
    seat = offer.to
    choice = game.rules.choice(g, seat)
    assert choice is not None
    free_moves = free_moves_for_bot(game.rules, g, seat) if bot.acts_freely else ()
    free_move = free_move_of(bot, game.view(g, seat), choice, free_moves) if free_moves else None
    return free_move or ("decline", (offer.id,))


# Matches between bots


class Counts(NamedTuple):
    """How much was asked in a match."""

    decisions: int  # questions with two options or more; one more for each free action a bot took instead
    answers: int  # those, and the lone options taken without asking


class Observer(Protocol):
    """Watches a match between bots."""

    def look(self, g: Any) -> None:
        """Look at the table: before every move, and when the match is over."""

    def answering(self, g: Any) -> None:
        """The seat in turn is asked, or its lone option is about to be taken."""

    def decided(self, g: Any, seat: int, option: int) -> None:
        """This seat took one of two options or more; `g` is the state before the answer."""


def drive_state(
    game: Game[Any],
    g: Any,
    bots: Sequence[Bot],
    act_freely: ActFreely | None = None,
    observer: Observer | None = None,
) -> Counts:
    """Play a state to the end of the match, through the unchecked door. `act_freely` carries out free actions; pass
    one that checks them where bots are not trusted."""
    rules = game.rules
    return _drive(game, g, None, bots, rules.step, act_freely or rules.act_freely_unchecked, observer, None)


class Talking(Protocol):
    """The talk of a match between bots."""

    def before_move(self, match: Match[Any], seat: int) -> FreeMove | None:
        """Let a bot talk before its move. Returns a free action that it takes first."""

    def standing(self, seat: int) -> Any:
        """Return what a bot makes of the talk so far, for `view["talk"]`."""


def drive_match(
    match: Match[Any],
    bots: Sequence[Bot],
    until: Callable[[Choice], bool] | None = None,
    talking: Talking | None = None,
    refused: Callable[[int, Refused], None] | None = None,
) -> Counts:
    """Play a match to its end, or until a question is asked that `until` recognizes. The same bots play exactly what
    `drive_state` plays, unless they talk. `refused` is told of a free action that is not allowed, and the match goes
    on; without it the error is raised."""
    rules = match.rules

    def question(g: Any) -> Choice:
        choice = rules.choice(g, g.seat)
        assert choice is not None
        return choice

    def answer(g: Any, option: int) -> None:
        match.answer(g.seat, question(g).id, option)

    def act_freely(_g: Any, seat: int, name: str, args: tuple[int, ...]) -> None:
        try:
            match.act_freely(seat, name, args)
        except Refused as error:
            if refused is None:
                raise
            refused(seat, error)

    stops = None if until is None else lambda g: until(question(g))
    return _drive(match.game, match.tip, match, bots, answer, act_freely, None, stops, talking)


def _drive(
    game: Game[Any],
    g: Any,
    match: Match[Any] | None,  # None: `g` is changed in place
    bots: Sequence[Bot],
    answer: Callable[[Any, int], None],
    act_freely: ActFreely,
    observer: Observer | None,
    until: Callable[[Any], bool] | None,
    talking: Talking | None = None,  # needs a match
) -> Counts:
    """The loop itself, for both doors. Simulations spend their time here: no calls that are not needed."""
    rules = game.rules
    decisions = answers = in_a_row = 0
    while g.seat >= 0 and (until is None or not until(g)):
        if observer is not None:
            observer.look(g)
        seat, options = g.seat, g.options
        due = offer_due(rules, g) if g.offers else None
        if due is not None:
            act_freely(g, due.to, *reply_to_offer(game, g, due, bots[due.to]))
        elif talking is not None and (owed := _owed(talking, match, bots[seat], seat, in_a_row)) is not None:
            in_a_row += 1
            act_freely(g, seat, *owed)
        elif not isinstance(options, Space) and len(options) == 1:
            answers += 1
            if observer is not None:
                observer.answering(g)
            answer(g, options[0])
        else:
            answers += 1
            decisions += 1
            if observer is not None:
                observer.answering(g)
            bot = bots[seat]
            free_move = None
            if isinstance(bot, RandomBot):  # needs neither view nor choice
                option = any_of(options, bot.rng)
            else:
                choice = rules.choice(g, seat)
                assert choice is not None
                view = _view(game, g, bot, seat, talking)
                if in_a_row < MOST_FREE_MOVES and bot.acts_freely:
                    settled = g if match is None else match.settled  # a free action does not land on a draft
                    free_move = free_move_of(bot, view, choice, free_moves_for_bot(rules, settled, seat))
                if free_move is None:
                    in_a_row = 0
                    option = bot.choose(view, choice)
                else:
                    in_a_row += 1
                    act_freely(g, seat, *free_move)
            if free_move is None:
                if observer is not None:
                    observer.decided(g, seat, option)
                answer(g, option)
        if match is not None:
            g = match.tip
    if observer is not None:
        observer.look(g)
    return Counts(decisions, answers)


def _view(game: Game[Any], g: Any, bot: Bot, seat: int, talking: Talking | None) -> dict[str, Any]:
    view = {} if bot.blind else game.view(g, seat)
    if talking is not None and (standing := talking.standing(seat)) is not None:
        view["talk"] = standing
    return view


def _owed(talking: Talking, match: Match[Any] | None, bot: Bot, seat: int, in_a_row: int) -> FreeMove | None:
    """Let a bot talk, also where it has no choice: that it has none must not show. Returns what it pays, if it does."""
    if match is None or isinstance(bot, RandomBot) or in_a_row >= MOST_FREE_MOVES:
        return None
    return talking.before_move(match, seat)


# Matches with people


class BotTurns:
    """Says which bot acts next in a match that people may play, too, and what it may do. It asks nobody and changes
    no match: a terminal and an asynchronous server drive it in the same way.

        choice = turns.next_choice(match)          # None: the match waits for people
        moment = turns.moment(match)
        move = forced_answer(choice), or bot_move(bot, view, choice, turns.free_moves(match, choice.seat))
        if not turns.stays(match, choice, move, moment):
            ...                                    # carry the move out
            turns.moved(move)
    """

    def __init__(self, is_bot: Callable[[int], bool]) -> None:
        self.is_bot = is_bot  # by seat; asked anew each time, because seats change hands
        self.in_a_row = 0  # free actions bots have taken since the last answer
        self.staying: dict[int, int] = {}  # bots that wait in a market, and since which moment
        self.left_open: set[int] = set()  # offers that a bot has countered, so that they stay open

    def moment(self, match: Match[Any]) -> int:
        """Return how far the record is: something new for a waiting bot to look at changes it."""
        return match.events.rows

    def next_choice(self, match: Match[Any], also: Callable[[Choice], bool] | None = None) -> Choice | None:
        """Return the first open question to a bot, or one to a person that `also` accepts."""
        now = self.moment(match)
        for choice in match.rules.pending(match.tip):
            if choice.given != OPEN or not (self.is_bot(choice.seat) or (also is not None and also(choice))):
                continue
            if self.staying.get(choice.seat) != now or not self._people_trade(match, choice):
                return choice
        return None

    def offer_out_of_turn(self, match: Match[Any]) -> Offer | None:
        """Return a person's offer to a bot that is not asked anything now. It may answer at any time, and the person
        waits for it."""
        g, rules = match.settled, match.rules
        if match.draft or not g.offers or not rules.is_free(g, rules.free_actions["decline"]):
            return None
        asked = {choice.seat for choice in rules.pending(match.tip)}
        waiting = [o for o in g.offers if self.is_bot(o.to) and not self.is_bot(o.by) and o.to not in asked]
        return next((offer for offer in waiting if offer.id not in self.left_open), None)

    def free_moves(self, match: Match[Any], seat: int) -> Sequence[FreeMove]:
        """Return the free actions to show to a bot: none once bots have taken enough in a row."""
        return free_moves_for_bot(match.rules, match.settled, seat) if self.in_a_row < MOST_FREE_MOVES else ()

    def stays(self, match: Match[Any], choice: Choice, move: int | FreeMove, moment: int) -> bool:
        """Tell whether a bot stays in a market that it wants to leave, because people who may want to deal with it are
        still there. It is asked again once something has happened after `moment`, when it was asked."""
        if move != PASS or not self._people_trade(match, choice):
            return False
        self.staying[choice.seat] = moment
        self.in_a_row = 0
        return True

    def moved(self, move: int | FreeMove) -> None:
        """Count a move that was carried out."""
        self.in_a_row = self.in_a_row + 1 if isinstance(move, tuple) else 0

    def _people_trade(self, match: Match[Any], choice: Choice) -> bool:
        """Is this a market where all act as they like, with a person still in it?"""
        if not choice.gather:
            return False
        return any([not self.is_bot(each.seat) for each in match.rules.pending(match.settled)])
