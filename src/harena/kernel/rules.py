"""What a game must provide, and the checked way to make moves.

A game is one `Rules` value (its step tables, kinds, free actions and triggers) inside one `Game` value (harena/game.py:
how it is set up, seen, sampled, scored and put into words). docs/adding-a-game.md walks through an example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, PASSING, Choice, FreeAction, Kind, Offer, Refused, kind_of
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED, Flow, Procedure, Step
from harena.kernel.identity import SEPARATOR, DeckArchive, Id, Ids, UnknownId, part_id, part_number, split_id
from harena.kernel.state import Frame, State, Watch

S = TypeVar("S", bound=State)

View = dict[str, Any]  # plain data; built for one seat by `views.view`


class BadInput(Exception):
    """Raised for wrong input from a person. The message says in one line what was wrong and what was expected."""


class Rules(Flow, Generic[S]):
    """The rules of one game. `version` is raised when a finished match would no longer replay."""

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
        lapsed: Callable[[S, Offer], bool] | None = None,
        ids: Callable[[S], Ids] | None = None,
        decks: DeckArchive | None = None,
        rule_against: Callable[[S, str, int, int], str] | None = None,
    ) -> None:
        super().__init__(procedures, triggers or {}, stands, lapsed)
        self.game = game
        self.version = version
        self.complete = complete  # checks the options that a person gave and adds the defaults; raises BadInput
        self.blank = blank  # makes an empty table from complete options
        self.first = first  # the frame a match starts with
        self.kinds = (PASSING, *kinds)
        self.events = dict(events or {})  # kind: its arguments' names and domains
        self.free_actions = {free_action.name: free_action for free_action in free_actions}
        self.ids = ids  # (state): the id domains of the table; None: this game saves plain numbers
        self.decks = decks  # how the decks of a match are kept; None: this game has no deck files
        self.rule_against = rule_against  # (state, step, seat, option): the rule that forbids it, "": the usual one

    def start(self, options: Mapping[str, Any], luck: Luck, watch: Watch | None = None) -> S:
        """Start a match and play it up to its first decision."""
        g = self.blank(options, luck)
        g.watch = watch
        g.stack.append(self.first(g))
        self.advance(g)
        return g

    def copy(self, g: S) -> S:
        return cast(S, g.copy())

    # The checked door

    def pending(self, g: S) -> list[Choice]:
        """Return every open question, including sealed answers that can still be changed."""
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
        """Return the question that this seat may answer now, or None."""
        for choice in self.pending(g):
            if choice.seat == seat:
                return choice
        return None

    def choice_in_turn(self, g: S, seat: int) -> Choice | None:
        """Return the question that a seat would have at this step if it were its turn, or None where nobody is asked. A
        bot that answers an offer out of turn is shown this one."""
        if g.seat < 0:
            return None
        f = g.stack[-1]
        return self._choice(g, f, self.steps[f.proc][f.at], seat)

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
        """Check an answer and carry it out. Raises Refused, and changes nothing, if it is not open or not legal.
        The arguments are not declared as ints because compiled code would take False for seat 0."""
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
        """Return the rule that forbids this seat an option of the open question, or "" if its kind cannot tell."""
        kind = kind_of(self.kinds, option) if isinstance(option, int) and g.seat >= 0 else None
        if kind is None or not isinstance(option, int):
            return ""
        f = g.stack[-1]
        step = self.steps[f.proc][f.at]
        rule = self.rule_against(g, f"{f.proc}.{step.name}", seat, option) if self.rule_against else ""
        if rule:
            return rule
        if kind.why_not:
            return kind.why_not(g, f, seat, option)
        return step.rule if step.rule and kind in step.kinds else kind.rule

    # Stable ids

    def ids_of(self, g: S) -> Ids:
        return self.ids(g) if self.ids is not None else {}

    def option_id(self, ids: Ids, option: int) -> Id:
        """Return how an answer is saved: "play:robbery:2", "bid:12", "pass"."""
        kind = kind_of(self.kinds, option) if ids else None
        if kind is None:
            return option
        if kind is PASSING:
            return kind.name
        return kind.name + SEPARATOR + part_id(ids.get(kind.of), option - kind.start)

    def option_of(self, ids: Ids, value: object) -> int:
        """Return the action number of a saved answer. Raises UnknownId if the rules or decks do not know it."""
        if type(value) is int:
            return value
        if value == PASSING.name:
            return PASSING.start
        name, rest = split_id("answer", value)
        for kind in self.kinds:
            if kind.name == name:
                option = kind.start + part_number(ids.get(kind.of), rest, f"{name} in the answer")
                if kind.has(option):
                    return option
        raise UnknownId("answer", value)

    def outcome_id(self, ids: Ids, domain: str, outcome: int) -> Id:
        """Return how a chance outcome is saved: a die as its face, a card as "card:crixus"."""
        return domain + SEPARATOR + part_id(ids[domain], outcome) if domain in ids else outcome

    def outcome_of(self, ids: Ids, value: object) -> int:
        if type(value) is int:
            return value
        domain, rest = split_id("chance outcome", value)
        if domain not in ids:
            raise UnknownId("chance outcome", value)
        return part_number(ids[domain], rest, domain)

    def free_args_ids(self, ids: Ids, name: str, args: Sequence[int]) -> list[Id]:
        """Return how the arguments of a free action are saved: goods by their ids."""
        goods = self._goods(ids, name, args)
        return [ids["good"].id_of(x) if at in goods else x for at, x in enumerate(args)]

    def free_args_of(self, ids: Ids, name: str, args: Sequence[Any]) -> tuple[int, ...]:
        goods = self._goods(ids, name, args)
        return tuple([ids["good"].number_of(x) if at in goods else x for at, x in enumerate(args)])

    def _goods(self, ids: Ids, name: str, args: Sequence[Any]) -> range:
        free_action = self.free_actions.get(name)
        return free_action.goods(args) if free_action and free_action.goods and "good" in ids else range(0)

    def decks_text(self, options: Mapping[str, Any]) -> str:
        """Return the complete decks of a table with these options; "" for a game without decks."""
        return self.decks.text(options) if self.decks is not None else ""

    def options_with_decks(self, options: Mapping[str, Any], text: str) -> Mapping[str, Any]:
        """Return the options of a table that was dealt with these decks. They differ only if its decks have changed."""
        if self.decks is None or not text or text == self.decks.text(options):
            return options
        name = self.decks.option
        return {**options, name: self.decks.pinned(options[name], text)}

    # Free actions

    def is_free(self, g: S, free_action: FreeAction) -> bool:
        if g.seat < 0:
            return False
        f = g.stack[-1]
        step = self.steps[f.proc][f.at]
        if (step.op == SEAL or step.op == SEALED) and not free_action.any_time:
            return False
        return not free_action.during or f"{f.proc}.{step.name}" in free_action.during

    def free_moves_for(self, g: S, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """Return free actions with arguments that make sense for this seat now; all of them are legal."""
        return [
            (free_action.name, args)
            for free_action in self.free_actions.values()
            if self.is_free(g, free_action)
            for args in free_action.menu(g, seat)
        ]

    def may_act_freely(self, g: S, seat: int, name: str, args: tuple[int, ...]) -> bool:
        """Tell whether a seat may take this free action now."""
        free_action = self.free_actions[name]
        return self.is_free(g, free_action) and not free_action.legal(g, seat, args)

    def act_freely(self, g: S, seat: Any, name: str, args: Any) -> None:
        """Check a free action and carry it out; raises Refused."""
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
        """Carry out a free action without checks, for search. It must come from `free_moves_for`."""
        self.free_actions[name].act(g, seat, args)
        self.ask_newcomers(g)
        self.settle(g)


class Setting(NamedTuple):
    """One table option, with what a form or a command line needs to offer it. Its texts are in the catalogues."""

    name: str
    default: Any
    rule: str
    values: tuple[Any, ...] = ()  # allowed values; empty: `complete` decides
    some_of: tuple[str, ...] = ()  # the value may also be a list of some of these
    simulated: Any = None  # the default in simulations, if it differs
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
    """The result of a finished match, with one entry per seat. Partners share theirs."""

    winners: tuple[int, ...]  # seats; empty if a solo player lost
    scores: tuple[int, ...]

    def plain(self) -> dict[str, list[int]]:
        return {"winners": list(self.winners), "scores": list(self.scores)}
