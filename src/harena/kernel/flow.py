"""Step tables: the functions that write one (do, ask, seal, gather, call, window, repeat), and `Flow`, which runs it.

The place in the rules is data: a stack of frames, each a procedure's name and the index of its step. The
state of a match holds no generator, closure or call stack, so a match can be copied, saved and shown at any decision.

    DUEL = Procedure("duel", Duel,
        do(enter),                          # M-9.2
        ask(rerolls, reroll, again=True),   # M-9.4
        window(ROUNDS, ...))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from harena.kernel.choice import ASIDE, OPEN, PASS, Kind, Offer, Options, Space
from harena.kernel.state import Frame, State, reveal, tell

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)
C = TypeVar("C", bound=Frame)

DO, ASK, AGAIN, SEAL, GATHER, CALL, SEALED, ROUNDS, REPEAT = range(9)
JUMP = 1 << 20  # an `at` from here on is a jump not made yet: JUMP + the number of a step's name

_NAMES: list[str] = []  # of the steps of all tables
_NUMBERS: dict[str, int] = {}


class Step:
    """One line of a table. Which of the functions are there depends on `op`; those not used are never called."""

    __slots__ = (
        "answer",
        "ask_again",
        "back",
        "fn",
        "kinds",
        "name",
        "op",
        "prompt",
        "rule",
        "secret",
        "target",
        "test",
        "to",
        "who",
    )

    def __init__(self, op: int, name: str) -> None:
        self.op: int = op
        self.name: str = name
        self.kinds: tuple[Kind, ...] = ()
        self.rule: str = ""  # where the step follows another rule than its kind
        self.secret: bool = False  # ask: nobody else learns which option it was, unless it was PASS
        self.ask_again: bool = False  # window: each time it is about something else
        self.to: str = ""  # repeat: the step to go back to ...
        self.target: int = -1  # ... and its index, once the table is complete
        self.fn: Callable[[Any, Any], Any] = _nothing
        self.test: Callable[[Any, Any], bool] | None = None
        self.who: Callable[[Any, Any], Sequence[int]] = _nobody
        self.prompt: Callable[[Any, Any, int], Options] = _no_options
        self.answer: Callable[..., Any] = _nothing
        self.back: Callable[[Any, Any, Any], None] = _ignore


def _nothing(*_: Any) -> None:
    """Do nothing: the place holder where a step has no such function."""


def _nobody(_g: Any, _f: Any) -> Sequence[int]:
    return ()


def _no_options(_g: Any, _f: Any, _seat: int) -> Options:
    return ()


def _ignore(_g: Any, _f: Any, _child: Any) -> None:
    """Ignore the result of a child procedure."""


# A step's own condition, `when`, becomes a part of its function: steps without one pay nothing for it.


def _prompt_when(prompt: Callable[[S, F, int], Options], when: Callable[[S, F], bool]) -> Callable[..., Options]:
    def prompt_when(g: Any, f: Any, seat: int) -> Options:
        return prompt(g, f, seat) if when(g, f) else ()

    return prompt_when


def _who_when(who: Callable[[S, F], Sequence[int]], when: Callable[[S, F], bool]) -> Callable[..., Sequence[int]]:
    def who_when(g: Any, f: Any) -> Sequence[int]:
        return who(g, f) if when(g, f) else ()

    return who_when


def _fn_when(fn: Callable[[S, F], Any], when: Callable[[S, F], bool]) -> Callable[..., Any]:
    def fn_when(g: Any, f: Any) -> Any:
        return fn(g, f) if when(g, f) else None

    return fn_when


def do(fn: Callable[[S, F], None], name: str = "", when: Callable[[S, F], bool] | None = None) -> Step:
    """Change the state. The step is already left when `fn` runs, so it may push a frame, trigger or jump.
    `when` false: skipped."""
    step = Step(DO, name or fn.__name__)
    step.fn = fn if when is None else _fn_when(fn, when)
    return step


def ask(
    prompt: Callable[[S, F, int], Options],
    answer: Callable[[S, F, int, int], None],
    *kinds: Kind,
    again: bool = False,
    secret: bool = False,
    rule: str = "",
    name: str = "",
    when: Callable[[S, F], bool] | None = None,
) -> Step:
    """The seat in the frame's `turn` must answer. The step is skipped where `when` is false or there are no options,
    so both may hang on public facts only. `again`: asked anew until then (a trick; "lose a die, and another").
    `secret`: the others see whether the seat passed, but not what it took."""
    step = Step(AGAIN if again else ASK, name or answer.__name__)
    step.prompt = prompt if when is None else _prompt_when(prompt, when)
    step.answer, step.kinds, step.secret, step.rule = answer, kinds, secret, rule
    return step


def seal(
    who: Callable[[S, F], Sequence[int]],
    prompt: Callable[[S, F, int], Options],
    answer: Callable[[S, F, tuple[int, ...]], None],
    *kinds: Kind,
    rule: str = "",
    name: str = "",
    when: Callable[[S, F], bool] | None = None,
) -> Step:
    """Several seats must answer. Answers are hidden and can be changed until the last one is in; then all are carried
    out together by one call, with one entry per seat (ASIDE where it was not asked). Skipped where `when` is false."""
    step = Step(SEAL, name or answer.__name__)
    step.who = who if when is None else _who_when(who, when)
    step.prompt, step.answer, step.kinds, step.rule = prompt, answer, kinds, rule
    return step


def gather(
    who: Callable[[S, F], Sequence[int]],
    prompt: Callable[[S, F, int], Options],
    answer: Callable[[S, F, int, int], None],
    *kinds: Kind,
    rule: str = "",
    name: str = "",
    when: Callable[[S, F], bool] | None = None,
) -> Step:
    """Several seats may answer, any number of times; each answer takes effect at once. PASS leaves for good; the step
    ends when all have left. Skipped where `when` is false."""
    step = Step(GATHER, name or answer.__name__)
    step.who = who if when is None else _who_when(who, when)
    step.prompt, step.answer, step.kinds, step.rule = prompt, answer, kinds, rule
    return step


def call(
    make: Callable[[S, F], C | None],
    back: Callable[[S, F, C], None] = _ignore,
    name: str = "",
    when: Callable[[S, F], bool] | None = None,
) -> Step:
    """Run a child procedure; `back` takes its frame when it is over. `when` false, or `make` returns None: skipped."""
    step = Step(CALL, name or make.__name__)
    step.fn = make if when is None else _fn_when(make, when)
    step.back = back
    return step


def window(
    mode: int,
    who: Callable[[S, F], Sequence[int]],
    prompt: Callable[[S, F, int], Options],
    react: Callable[[S, F, int, int], C | None],
    *kinds: Kind,
    back: Callable[[S, F, C], None] = _ignore,
    while_: Callable[[S, F], bool] | None = None,
    ask_again: bool = False,
    name: str = "",
    rule: str = "",
) -> Step:
    """Ask for reactions until all pass or `while_` fails. SEALED: all choose at once; the first in the order of `who`
    acts, and the others keep their cards unseen. ROUNDS: in turn from the first of `who`; after a card everybody is
    asked again. Everybody is asked, whatever they hold: `who` and `while_` may use public facts only, and not who has
    passed. `react` may return the frame of a procedure, whose result goes to `back`. `ask_again`: each opening is about
    something new, so a seat that passed before must be asked again."""
    step = Step(mode, name or react.__name__)
    step.who, step.prompt, step.answer, step.kinds = who, prompt, react, kinds
    step.back, step.test, step.rule, step.ask_again = back, while_, rule, ask_again
    return step


def repeat(to: str, while_: Callable[[S, F], bool], name: str = "") -> Step:
    """Back to a named step while a fact holds."""
    step = Step(REPEAT, name or while_.__name__)
    step.to, step.test = to, while_
    return step


def jump(g: State, f: Frame, to: str) -> None:
    """Make a frame go on at a named step of its own table ("end": behind the last). For a `do`, an answer or a `back`.

    What the frame had open is closed; deeper in the stack it goes on there once those above it are over, and no longer
    waits for a result. The jump is noted in `at` and made by `Flow.advance`, so nobody pays who does not jump."""
    number = _NUMBERS.get(to)
    if number is None:
        raise LookupError(f"no procedure has a step named {to}")
    f.at = JUMP + number
    f.seals, f.spoke, f.opened = (), -1, -1
    above = f
    for other in reversed(g.stack):
        if other is f and above is not f:
            above.called = False
        above = other


def only_pass(options: Options) -> bool:
    return not isinstance(options, Space) and len(options) == 1 and options[0] == PASS


class Procedure:
    """A named table of steps. `aliases` keeps the old name of a renamed step while saved games need it."""

    def __init__(self, name: str, frame: type[Frame], *steps: Step, aliases: Mapping[str, str] | None = None) -> None:
        self.name = name
        self.frame = frame
        self.steps = steps
        self.places: dict[str, int] = {"end": len(steps)}
        for at, step in enumerate(steps):
            if step.name in self.places:
                raise ValueError(f"procedure {name} has two steps named {step.name}: give one a name of its own")
            self.places[step.name] = at
        for old, new in (aliases or {}).items():
            self.places[old] = self.places[new]
        for place in self.places:
            if place not in _NUMBERS:
                _NUMBERS[place] = len(_NAMES)
                _NAMES.append(place)
        for step in steps:
            if step.op == REPEAT:
                if step.target not in (-1, self.places[step.to]):
                    raise ValueError(f"the repeat {step.name} stands in two tables: write it out in each")
                step.target = self.places[step.to]

    def name_of(self, at: int) -> str:
        if at >= JUMP:
            return _NAMES[at - JUMP]
        return self.steps[at].name if at < len(self.steps) else "end"


class Flow:
    """Runs step tables. `Rules` puts the checked door, saving and views on top of it."""

    def __init__(
        self,
        procedures: Sequence[Procedure],
        triggers: Mapping[int, Callable[[Any, tuple[int, ...]], Frame | None]],
        stands: Callable[[Any, Offer], bool] | None = None,
        lapsed: Callable[[Any, Offer], bool] | None = None,
    ) -> None:
        self.procedures = {p.name: p for p in procedures}
        self.steps: dict[str, tuple[Step, ...]] = {p.name: p.steps for p in procedures}
        self.triggers = dict(triggers)
        self.stands = stands  # may this offer stay open? by what both sides know
        self.lapsed = lapsed  # is the time for this offer over?

    def step(self, g: State, option: int) -> None:
        """Answer for `g.seat` with one of `g.options`, unchecked and without events: for search and simulation."""
        f = g.stack[-1]
        step = self.steps[f.proc][f.at]
        if step.op == AGAIN:  # the hot path: answer, ask again, back to the searcher
            at = f.at
            g.ply += 1
            step.answer(g, f, f.turn, option)
            stack = g.stack
            if f.at == at and not g.triggers and not g.offers and f.turn >= 0 and stack and stack[-1] is f:
                options = step.prompt(g, f, f.turn)
                if options:
                    g.seat = f.turn
                    g.options = options
                    f.opened = g.ply
                    return
                f.at += 1
            f.opened = -1
        else:
            self.answer(g, g.seat, option)
        self.settle(g)

    def answer(self, g: State, seat: int, option: int) -> None:
        """Carry out an answer; the caller lets the game move on."""
        f = g.stack[-1]
        step = self.steps[f.proc][f.at]
        op = step.op
        if op == ASK or op == AGAIN:
            g.ply += 1
            f.opened = -1
            if op == ASK:
                f.at += 1
            step.answer(g, f, seat, option)
        elif op == SEAL or op == SEALED:  # again and again, until the last is in; the ids of the others stay good
            f.seals = (*f.seals[:seat], option, *f.seals[seat + 1 :])
        else:
            f.spoke = seat
            if op == ROUNDS:
                g.ply += 1
                f.opened = g.ply
            if option == PASS:
                f.seals = (*f.seals[:seat], PASS, *f.seals[seat + 1 :])
            elif op == GATHER:
                step.answer(g, f, seat, option)
            else:  # a reaction wakes everybody
                f.seals = tuple([OPEN if x == PASS else x for x in f.seals])
                self.react(g, f, step, seat, option)

    def react(self, g: State, f: Frame, step: Step, seat: int, option: int) -> None:
        child: Frame | None = step.answer(g, f, seat, option)
        if child is not None:
            child.called = True
            g.stack.append(child)

    def advance(self, g: State) -> None:
        """Run until a seat must answer (`g.seat`, `g.options`) or the match is over (`g.seat == -1`)."""
        stack = g.stack
        while True:
            if g.triggers:
                triggers, g.triggers = g.triggers, []
                answers = [self.triggers[triggered[0]](g, triggered[1:]) for triggered in triggers]
                stack.extend([answer for answer in reversed(answers) if answer is not None])  # the first on top
                continue
            if not stack:
                g.seat, g.options = -1, ()
                return
            f = stack[-1]
            steps = self.steps[f.proc]
            if f.at >= len(steps):
                if f.at >= JUMP:
                    self.land(f)
                    continue
                stack.pop()
                if f.called:  # a frame pushed by a do, a trigger or a free action returns to nobody
                    self.give_back(g, stack[-1], f)
                continue
            step = steps[f.at]
            op = step.op
            if op == ASK or op == AGAIN:
                options = step.prompt(g, f, f.turn) if f.turn >= 0 else ()
                if options:
                    g.seat = f.turn
                    g.options = options
                    if f.opened < 0:
                        f.opened = g.ply
                    return
                f.at += 1
                f.opened = -1  # the next question is a new one
            elif op == DO:
                f.at += 1
                step.fn(g, f)
            elif op == REPEAT:
                f.at = step.target if step.test is None or step.test(g, f) else f.at + 1
            elif op == CALL:
                child = step.fn(g, f)
                if child is None:
                    f.at += 1
                else:
                    child.called = True
                    stack.append(child)
            elif self.poll(g, f, step):
                return

    def land(self, f: Frame) -> None:
        """Make the jump that a frame was told to make."""
        procedure = self.procedures[f.proc]
        name = procedure.name_of(f.at)
        if name not in procedure.places:
            raise LookupError(f"procedure {f.proc} has no step named {name}")
        f.at = procedure.places[name]

    def settle(self, g: State) -> None:
        """Let the game move on after an answer or a free action, and remove offers that no longer stand."""
        self.advance(g)
        while g.offers:
            fallen = [o for o in g.offers if g.seat < 0 or self.stands is None or not self.stands(g, o)]
            if not fallen:
                return
            g.offers = [o for o in g.offers if o not in fallen]
            for o in fallen:
                over = g.seat < 0 or (self.lapsed is not None and self.lapsed(g, o))
                tell(g, "offer-gone" if over else "offer-failed", o.id, o.by, o.to, to=(o.by, o.to))
            self.advance(g)  # a prompt may have listed them, so the game may move on

    def ask_newcomers(self, g: State) -> None:
        """Ask the seats that a free action has enabled to answer an open seal or sealed window: a house that was given
        gold can bid. Seats that were already asked stay asked."""
        f = g.stack[-1] if g.stack else None
        if f is None or ASIDE not in f.seals:
            return
        step = self.steps[f.proc][f.at]
        if (step.op == SEAL or step.op == SEALED) and (step.test is None or step.test(g, f)):
            asked = step.who(g, f)
            f.seals = tuple([OPEN if x == ASIDE and seat in asked else x for seat, x in enumerate(f.seals)])

    def give_back(self, g: State, above: Frame, child: Frame) -> None:
        step = self.steps[above.proc][above.at]
        if step.op == CALL:
            above.at += 1  # a window stays where it is and asks again
        step.back(g, above, child)

    def poll(self, g: State, f: Frame, step: Step) -> bool:
        """Open a seal, gather or window, wait for its next seat, or close it. Return whether a seat must answer.

        `f.seals` has one entry per seat: OPEN (an answer is awaited), ASIDE (not asked), or the answer: hidden in seal
        and SEALED, PASS in gather and ROUNDS.

        With `skip_lone_pass`, a seat that could only pass in a window passes here; not while offers are open, because
        they are looked at between two answers, and somebody may want to accept one."""
        asked: Sequence[int] = ()
        if not f.seals or step.op == ROUNDS:  # ROUNDS looks again after each card, SEALED between two rounds
            asked = step.who(g, f) if step.test is None or step.test(g, f) else ()
            if not asked:
                f.seals, f.spoke, f.opened = (), -1, -1
                f.at += 1
                return False
            if not f.seals:
                f.seals = tuple([OPEN if s in asked else ASIDE for s in range(g.seats)])
                f.spoke, f.opened = asked[0] - 1, g.ply
        skip_lone_pass = g.skip_lone_pass and (step.op == ROUNDS or step.op == SEALED) and not g.offers
        first = f.spoke + 1  # a pass moves `f.spoke` on
        for i in range(first, first + g.seats):
            seat = i % g.seats
            if f.seals[seat] == OPEN and (step.op != ROUNDS or seat in asked):
                options = step.prompt(g, f, seat)
                if skip_lone_pass and only_pass(options):
                    self.answer(g, seat, PASS)
                    continue
                g.seat, g.options = seat, options
                return True
        seals, f.seals, f.spoke, f.opened = f.seals, (), -1, -1  # the last is in
        g.ply += 1
        if step.op == SEALED:
            for seat in step.who(g, f):
                # a free action may have made a sealed answer illegal; it then counts as a pass, and stays unseen
                if seals[seat] > PASS and seals[seat] in step.prompt(g, f, seat):
                    reveal(g, seat, seals[seat])
                    self.react(g, f, step, seat, seals[seat])
                    return False
            reveal(g, PASS)  # everybody learns that nobody reacted
        f.at += 1
        if step.op == SEAL:
            reveal(g, *seals)
            step.answer(g, f, seals)
        return False
