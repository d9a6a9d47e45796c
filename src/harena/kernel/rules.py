"""What a game must provide, and the checked door.

A game is one `Rules` value (its step tables, kinds, free actions and triggers) inside one `Game` value (harena/game.py:
how it is set up, seen, sampled, scored and put into words). docs/adding-a-game.md walks through an example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, PASSING, Choice, FreeAction, Kind, Offer, Refused, kind_of
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED, Flow, Procedure, Step
from harena.kernel.state import Frame, State, Watch

S = TypeVar("S", bound=State)

View = dict[str, Any]  # plain data; built for one seat by `sight.view`


class BadInput(Exception):
    """Something a person typed, linked or edited is wrong. The text says what was expected, in one line."""


class Rules(Flow, Generic[S]):
    """The rules of one game as a value. `version` grows when a finished match would no longer replay."""

    def __init__(
        self,
        game: str,
        version: int,
        complete: Callable[[Mapping[str, Any]], dict[str, Any]],
        blank: Callable[[Mapping[str, Any], Luck], S],
        first: Callable[[S], Frame],
        procedures: Sequence[Procedure],
        kinds: Sequence[Kind] = (),
        events: Mapping[str, Mapping[str, str]] | None = None,
        free_actions: Sequence[FreeAction] = (),
        triggers: Mapping[int, Callable[[S, tuple[int, ...]], Frame | None]] | None = None,
        stands: Callable[[S, Offer], bool] | None = None,
    ) -> None:
        super().__init__(procedures, triggers or {}, stands)
        self.game = game
        self.version = version
        self.complete = complete  # options a person gave, checked and filled up; raises BadInput
        self.blank = blank  # an empty table from complete options
        self.first = first  # the frame a match starts with
        self.kinds = (PASSING, *kinds)
        self.events = dict(events or {})  # kind: its arguments' names and domains
        self.free_actions = {free_action.name: free_action for free_action in free_actions}

    def start(self, options: Mapping[str, Any], luck: Luck, watch: Watch | None = None) -> S:
        """A new match, played up to its first decision."""
        g = self.blank(options, luck)
        g.watch = watch
        g.stack.append(self.first(g))
        self.advance(g)
        return g

    def copy(self, g: S) -> S:
        return cast(S, g.copy())

    # The checked door

    def pending(self, g: S) -> list[Choice]:
        """Every open question, sealed answers that may still be changed included."""
        if g.seat < 0:
            return []
        f = g.stack[-1]
        step = self.steps[f.proc][f.at]
        if step.op == ASK or step.op == AGAIN or step.op == ROUNDS:
            return [self._choice(g, f, step, g.seat)]
        changeable = step.op == SEAL or step.op == SEALED
        return [
            self._choice(g, f, step, seat)
            for seat, given in enumerate(f.seals)
            if given == OPEN or (changeable and given >= 0)
        ]

    def choice(self, g: S, seat: int) -> Choice | None:
        """The question this seat may answer now."""
        for choice in self.pending(g):
            if choice.seat == seat:
                return choice
        return None

    def _choice(self, g: S, f: Frame, step: Step, seat: int) -> Choice:
        kind = step.kinds[0] if step.kinds else PASSING
        sealed = step.op == SEAL or step.op == SEALED
        return Choice(
            id=f"{f.opened}.{len(g.stack)}.{f.at}.{seat}",
            seat=seat,
            step=f"{f.proc}.{step.name}",
            kind=kind.name,
            domain=kind.domain,
            options=step.prompt(g, f, seat),
            remaining=kind.remaining(g, f) if kind.remaining else 1,
            rule=step.rule or kind.rule,
            sealed=sealed,
            given=f.seals[seat] if sealed else OPEN,
            window=step.op == ROUNDS or step.op == SEALED,
            gather=step.op == GATHER,
            ask_again=step.ask_again,
        )

    def apply(self, g: S, seat: Any, choice_id: Any, option: Any) -> None:
        """The checked door: an answer that is not open or not legal is refused and changes nothing. Anything may come
        in: declared as ints, False would be taken for seat 0 by the compiled files."""
        choice = self.choice(g, seat) if type(seat) is int else None
        if choice is None:
            raise Refused(f"seat {seat} is not asked anything now")
        if choice.id != choice_id:
            raise Refused(f"choice {choice_id} is closed; seat {seat} is asked {choice.id} ({choice.step})")
        if type(option) is not int or option not in choice.options:
            rule = self.why_not(g, seat, option) or choice.rule
            raise Refused(f"{option!r} is not among the options of {choice.step}", rule)
        self.answer(g, seat, option)
        self.settle(g)

    def why_not(self, g: S, seat: int, option: object) -> str:
        """The rule that forbids this seat an option of the open question, as far as its kind can tell."""
        kind = kind_of(self.kinds, option) if isinstance(option, int) and g.seat >= 0 else None
        if kind is None or not isinstance(option, int):
            return ""
        return kind.why_not(g, g.stack[-1], seat, option) if kind.why_not else kind.rule

    # Free actions

    def is_free(self, g: S, free_action: FreeAction) -> bool:
        if g.seat < 0:
            return False
        f = g.stack[-1]
        step = self.steps[f.proc][f.at]
        if step.op == SEAL or step.op == SEALED:
            return False
        return not free_action.during or f"{f.proc}.{step.name}" in free_action.during

    def free_moves_for(self, g: S, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """What this seat may do unasked: sensible candidates, each of them legal."""
        return [
            (free_action.name, args)
            for free_action in self.free_actions.values()
            if self.is_free(g, free_action)
            for args in free_action.menu(g, seat)
        ]

    def act_freely(self, g: S, seat: Any, name: str, args: Any) -> None:
        """A free action through the checked door."""
        free_action = self.free_actions.get(name)
        if free_action is None:
            raise Refused(f"there is no free action {name!r}; there are: {', '.join(self.free_actions) or 'none'}")
        if type(seat) is not int or not 0 <= seat < g.seats:
            raise Refused(f"there is no seat {seat!r}")
        if not isinstance(args, tuple) or any(type(x) is not int for x in args):
            raise Refused(f"{name} takes whole numbers")
        if not self.is_free(g, free_action):
            raise Refused(f"{name} is not free now", free_action.rule)
        rule = free_action.legal(g, seat, args)
        if rule:
            raise Refused(f"{name} is not allowed", rule)
        self.act_freely_unchecked(g, seat, name, args)

    def act_freely_unchecked(self, g: S, seat: int, name: str, args: tuple[int, ...]) -> None:
        """The same for search, which takes free actions from `liberties_of`."""
        self.free_actions[name].act(g, seat, args)
        self.settle(g)


class Setting(NamedTuple):
    """One table option: what a form or a command line needs to offer it. Texts are in the catalogues."""

    name: str
    default: Any
    rule: str
    values: tuple[Any, ...] = ()  # allowed values; empty: `complete` decides
    some_of: tuple[str, ...] = ()  # in place of the default, a list of some of these
    simulated: Any = None  # the default where bots play many matches, if it is another
    advanced: bool = False  # few people change it: a form shows it under "More options"


def filled(
    game: str, raw: Mapping[str, Any], settings: Sequence[Setting], seats: range, expected: Mapping[str, str]
) -> dict[str, Any]:
    """The options a person gave, each checked against its setting, and the others as usual. `expected` says in words
    what a setting takes where its values are too many to be listed."""
    known = {"players", *(setting.name for setting in settings)}
    for name in raw:
        if name not in known:
            raise BadInput(f"unknown option {name!r} for {game}; expected one of: {', '.join(sorted(known))}")
    players = raw.get("players", 4)
    if type(players) is not int or players not in seats:
        between = "or" if len(seats) == 2 else "to"
        raise BadInput(f"{game} is for {seats[0]} {between} {seats[-1]} players, not {players!r}")
    options: dict[str, Any] = {"players": players}
    for setting in settings:
        value = raw.get(setting.name, setting.default)
        if setting.values and not any([value == x and type(value) is type(x) for x in setting.values]):
            wanted = expected.get(setting.name) or f"one of: {', '.join(map(str, setting.values))}"
            raise BadInput(f"option {setting.name} is {value!r}; expected {wanted}")
        options[setting.name] = value
    return options


class Outcome(NamedTuple):
    """How a finished match ended: one entry a seat. Partners share theirs."""

    winners: tuple[int, ...]  # seats; none where a lone player lost
    scores: tuple[int, ...]

    def plain(self) -> dict[str, list[int]]:
        return {"winners": list(self.winners), "scores": list(self.scores)}
