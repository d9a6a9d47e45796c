"""The TypeScript types of what a seat may see (`Scene.view`), made from the games' declarations: `make protocol`.

A field of the state or of a frame is shown as its audience says (kernel/views.py): whole, as its size, or in the entry
of the viewer's own seat only. `misfits` holds a real view against the same description.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from runpy import run_path
from typing import Any, NamedTuple

from harena.game import Game
from harena.kernel.declaration import Declaration, StateModule
from harena.kernel.rules import Setting
from harena.kernel.state import BY, INT, LEARNED, LIST, LISTS, MEMORY, NOBODY, OWNER, SET, SETS, TUPLE
from harena.kernel.views import INNER

DEPTH = {INT: 0, LIST: 1, TUPLE: 1, SET: 1, SETS: 2, LISTS: 2}  # lists around the numbers
FEW = 12  # values that are listed one by one
BASE = {"turn": "number", "seals": "number[]", "spoke": "number", "called": "boolean", "opened": "number"}
OFFER_AND_VIEW = """export interface Offer {
  id: number;
  by: number;
  to: number;
  give: number[][]; // [good, amount]
  get: number[][];
  clauses: number[];
  until: number;
}

/** What one seat may see: `Scene.view`. */
export interface GameView<Name extends string, Options, State, AnyFrame extends Frame> {
  game: Name;
  viewer: number; // -1: a spectator
  options: Options;
  ply: number;
  state: State;
  stack: AnyFrame[]; // running procedures, the outermost first
  offers: Offer[];
  waiting: number[];
}"""


class Key(NamedTuple):
    """One key of a view, and what may stand there."""

    name: str
    depth: int  # lists around the numbers
    rows: bool = False  # one entry per seat, null for those of others
    hidden: bool = False  # null for viewers who may not see it
    never: bool = False  # null for everybody
    optional: bool = False
    note: str = ""

    def typescript(self) -> str:
        kind = "null" if self.never else "number" + "[]" * self.depth
        kind = f"({kind} | null)[]" if self.rows else f"{kind} | null" if self.hidden else kind
        note = f" // {self.note}" if self.note else ""
        return f"  {self.name}{'?' if self.optional else ''}: {kind};{note}"

    def fits(self, value: Any) -> bool:
        if self.never:
            return value is None
        if self.rows:
            return isinstance(value, list) and all([each is None or nested(each, self.depth) for each in value])
        return (self.hidden and value is None) or nested(value, self.depth)


def nested(value: Any, depth: int) -> bool:
    """Are these whole numbers, in so many lists?"""
    if depth:
        return isinstance(value, list) and all([nested(each, depth - 1) for each in value])
    return type(value) is int


def module_of(game: Game[Any]) -> StateModule:
    """Return what a game declares in its fields.py."""
    return _declared(game.name)


@cache
def _declared(name: str) -> StateModule:
    found = run_path(str(files(f"harena.games.{name}") / "fields.py"))["MODULE"]
    assert isinstance(found, StateModule)
    return found


def keys_of(fields: tuple[Declaration, ...], of_state: bool) -> list[Key]:
    """Return the keys under which these fields are shown."""
    found: list[Key] = []
    for each in fields:
        depth = DEPTH[each.shape] + each.nested
        size = f"{each.name}_size"
        if of_state and each.audience in (MEMORY, LEARNED):
            continue  # for bots only
        if each.audience == OWNER:
            found += [Key(each.name, DEPTH[INNER[each.shape]], rows=True, note=each.holds), Key(size, 1)]
        elif each.audience == NOBODY:
            found += [Key(each.name, depth, never=True, note=each.holds), Key(size, 0)]
        elif each.audience.startswith(BY):
            found += [Key(each.name, depth, hidden=True, note=each.holds), Key(size, 0, optional=True)]
        else:
            found.append(Key(each.name, depth, note=each.holds))
    return found


def state_keys(module: StateModule) -> list[Key]:
    found = keys_of(module.state.fields, True) + keys_of(module.shown, True)
    return found + [key._replace(optional=True) for key in keys_of(module.shown_sometimes, True)]


class FrameType(NamedTuple):
    """One kind of frame: its class, and the procedures that use it."""

    name: str
    doc: str
    procs: tuple[str, ...]
    keys: list[Key]


def frame_types(game: Game[Any], module: StateModule) -> list[FrameType]:
    known = {holder.name: holder for holder in module.frames}
    procs: dict[str, list[str]] = {}
    for procedure in game.rules.procedures.values():
        procs.setdefault(procedure.frame.__name__, []).append(procedure.name)
    found = []
    for name, names in procs.items():
        doc = known[name].doc if name in known else "A procedure without fields of its own."
        fields = known[name].fields if name in known else ()
        title = f"{name}Frame" if name in known else "PlainFrame"
        found.append(FrameType(title, doc, tuple(names), keys_of(fields, False)))
    return found


def option_type(setting: Setting) -> str:
    if setting.some_of:
        return '"random" | string[]'
    if isinstance(setting.default, list):
        return "number[]"
    if isinstance(setting.default, bool):
        return "boolean"
    if isinstance(setting.default, int):
        return "number"
    if setting.values and len(setting.values) <= FEW:
        return " | ".join([f'"{value}"' for value in setting.values])
    return "string"


def common() -> str:
    """Return client/src/games/view.ts: what the views of all games have."""
    base = [f"  {name}: {kind};" for name, kind in BASE.items()]
    blocks = ["// Made from tools/view_types.py by `make protocol`. Do not edit."]
    blocks.append("\n".join(["/** What every running procedure has. */", "export interface Frame {", *base, "}"]))
    return "\n\n".join([*blocks, OFFER_AND_VIEW]) + "\n"


def typescript(game: Game[Any]) -> str:
    """Return client/src/games/<game>/view.ts."""
    module = module_of(game)
    frames = frame_types(game, module)
    blocks = [f"// Made from src/harena/games/{game.name}/fields.py by `make protocol`. Do not edit."]
    blocks.append('import type { Frame, GameView } from "../view";')
    blocks.append("\n".join(["export interface State {", *[key.typescript() for key in state_keys(module)], "}"]))
    for each in frames:
        steps = dict.fromkeys([step.name for proc in each.procs for step in game.rules.procedures[proc].steps])
        lines = [f"/** {each.doc} */", f"export interface {each.name} extends Frame {{"]
        lines.append(f"  proc: {union(list(each.procs))};")
        lines.append(f"  at: {union([*steps, 'end'])};")
        blocks.append("\n".join([*lines, *[key.typescript() for key in each.keys], "}"]))
    blocks.append(f"export type AnyFrame = {' | '.join([each.name for each in frames])};")
    options = [f"  {setting.name}: {option_type(setting)};" for setting in game.settings]
    blocks.append("\n".join(["export interface Options {", "  players: number;", *options, "}"]))
    blocks.append(f'export type View = GameView<"{game.name}", Options, State, AnyFrame>;')
    blocks.append("export const viewOf = (scene: { view: any }): View => scene.view;")
    return "\n\n".join(blocks) + "\n"


def union(names: list[str]) -> str:
    return " | ".join([f'"{name}"' for name in dict.fromkeys(names)])


def misfits(game: Game[Any], view: Mapping[str, Any]) -> list[str]:
    """Return what in a real view does not fit the description; empty if everything does."""
    module = module_of(game)
    found = _misfits("state", view["state"], state_keys(module))
    frames = {proc: each for each in frame_types(game, module) for proc in each.procs}
    for raw in view["stack"]:
        each = frames[raw["proc"]]
        inner = {name: value for name, value in raw.items() if name not in (*BASE, "proc", "at")}
        found += _misfits(raw["proc"], inner, each.keys)
        names = {step.name for step in game.rules.procedures[raw["proc"]].steps}
        found += [] if raw["at"] in names | {"end"} else [f"{raw['proc']}: at {raw['at']}"]
        found += [f"{raw['proc']}: no {name}" for name in BASE if name not in raw]
    return found


def _misfits(where: str, shown: Mapping[str, Any], keys: list[Key]) -> list[str]:
    known = {key.name: key for key in keys}
    found = [f"{where}: {name} is not described" for name in shown if name not in known]
    found += [f"{where}: {key.name} is missing" for key in keys if not key.optional and key.name not in shown]
    wrong = [name for name, value in shown.items() if name in known and not known[name].fits(value)]
    return found + [f"{where}: {name} is {shown[name]!r}" for name in wrong]
