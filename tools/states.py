"""Write each game's state.py from the declarations in its fields.py: `make states`. With --check, only compare."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from runpy import run_path

from harena.kernel.declaration import Declaration, Holder, StateModule
from harena.kernel.state import ALL, BY, INT, LIST, LISTS, SET, SETS, TUPLE

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 120
PACKAGES = {  # every package with a fields.py, and where its files lie
    "harena.games.gorus": "src/harena/games/gorus",
    "harena.games.munera": "src/harena/games/munera",
    "harena.games.spartacus": "src/harena/games/spartacus",
    "tests.games.nundinae": "tests/games/nundinae",
}
TYPES = {
    INT: "int",
    SET: "int",
    TUPLE: "tuple[int, ...]",
    LIST: "list[int]",
    SETS: "list[int]",
    LISTS: "list[list[int]]",
}
NESTED = "tuple[tuple[int, ...], ...]"
NOTE = "# Made from fields.py by `make states`: change that file, not this one."


def source(package: str, module: StateModule) -> str:
    """The text of state.py, formatted as ruff would."""
    lines = [*docstring(module.doc, ""), "", NOTE, "", "from __future__ import annotations", ""]
    lines += ["from collections.abc import Mapping", "from typing import Any", "", *imports(package, module), "", ""]
    lines += [*state_class(module), "", "", *blank(module)]
    for frame in module.frames:
        lines += ["", "", *frame_class(frame)]
    return "\n".join(lines) + "\n"


def imports(package: str, module: StateModule) -> list[str]:
    found: dict[str, set[str]] = {"harena.kernel.chance": {"Luck"}, "harena.kernel.state": {"Field", "State"}}
    if module.frames:
        found["harena.kernel.state"].add("Frame")
    for holder in (module.state, *module.frames):
        for f in holder.fields:
            found["harena.kernel.state"].update(re.findall(r"\b[A-Z]+\b(?!\")", field(f)))  # shapes and audiences
    for line in (*module.imports, *([f"from {package}.table import Table"] if module.table else [])):
        origin, names = line.removeprefix("from ").split(" import ")
        found.setdefault(origin, set()).update(names.split(", "))
    lines = []
    for origin, used in sorted(found.items()):
        in_order = sorted(used, key=lambda name: (not name.isupper(), name))  # as ruff sorts them
        lines += bracketed(f"from {origin} import ", in_order, bare=True)
    return lines


def constant(shape: str) -> str:
    return shape.upper()


def audience(f: Declaration) -> str:
    """Return a field's audience as source text."""
    return f'BY + "{f.audience.removeprefix(BY)}"' if f.audience.startswith(BY) else f.audience.upper()


def state_class(module: StateModule) -> list[str]:
    state = module.state
    options = "self.table.options" if module.table else "self.table"
    kept = "Table" if module.table else "Mapping[str, Any]"
    return [
        *head(state, "State", ["table"]),
        f"    table: {kept}  # the options; `settings` returns them",
        *[annotation(f) for f in state.fields],
        "",
        "    def settings(self) -> Mapping[str, Any]:",
        f"        return {options}",
        "",
        *full_options(module),
        *copy(state, "g", ["g.table = self.table"]),
    ]


def full_options(module: StateModule) -> list[str]:
    """Return the property that a game with decks adds: the options including the decks in use."""
    if not module.decks:
        return []
    return ["    def full_options(self) -> Mapping[str, Any]:", "        return self.table.full_options", ""]


def frame_class(frame: Holder) -> list[str]:
    lines = head(frame, "Frame", [])
    lines += [annotation(f) for f in frame.fields]
    return [*lines, *([""] if frame.fields else []), *copy(frame, "f", [])]


def head(holder: Holder, base: str, more: list[str]) -> list[str]:
    """Return the class line, its docstring, slots and FIELDS, and an empty line."""
    names = sorted([*more, *[f.name for f in holder.fields]])
    lines = [f"class {holder.name}({base}):"]
    if holder.doc:
        lines += [*docstring(holder.doc, "    "), ""]
    lines += bracketed("    __slots__ = ", [f'"{name}"' for name in names])
    if holder.fields:
        lines += bracketed("    FIELDS = ", [field(f) for f in holder.fields])
    return [*lines, ""]


def field(f: Declaration) -> str:
    """Return the call of Field, with the arguments that differ from its defaults."""
    args = [f'"{f.name}"', constant(f.shape)]
    if f.audience != ALL or f.stuff:
        args.append(audience(f))
    if f.stuff:
        args.append(f'"{f.stuff}"')
    args += [f'{name}="{value}"' for name, value in (("of", f.of), ("by", f.by)) if value]
    if f.added:
        args.append("added=True")
    return f"Field({', '.join(args)})"


def annotation(f: Declaration) -> str:
    kind = NESTED if f.nested else TYPES[f.shape]
    line = f"    {f.name}: {kind}  # {f.holds}" if f.holds else f"    {f.name}: {kind}"
    if len(line) > WIDTH:
        raise ValueError(f"field {f.name}: say in fewer words what it holds, so that it fits on one line")
    return line


def copy(holder: Holder, letter: str, more: list[str]) -> list[str]:
    body = [f"{letter} = {holder.name}()", f"self.onto({letter})", *more]
    body += [f"{letter}.{f.name} = {copied(f)}" for f in holder.fields]
    body.append(f"return {letter}")
    return [f"    def copy(self) -> {holder.name}:", *[f"        {line}" for line in body]]


def copied(f: Declaration) -> str:
    """Return the expression for a copy: a new list, or the same int or tuple."""
    if f.shape == LISTS:
        return f"[row[:] for row in self.{f.name}]"
    return f"self.{f.name}[:]" if f.shape in (LIST, SETS) else f"self.{f.name}"


def blank(module: StateModule) -> list[str]:
    state = module.state
    starts = [f"g.{f.name} = {f.start}" for f in state.fields]
    body = [*docstring(module.blank, ""), f"g = {state.name}()", 'g.begin(options["players"], luck)']
    body.append("g.table = Table(options)" if module.table else "g.table = options")
    if any(re.search(r"\bseats\b", f.start) for f in state.fields):
        body.append("seats = g.seats")
    body += [*starts, "return g"]
    return [f"def blank(options: Mapping[str, Any], luck: Luck) -> {state.name}:", *[f"    {line}" for line in body]]


def docstring(text: str, indent: str) -> list[str]:
    """A docstring: what follows the first line is indented like it."""
    first, *rest = text.strip().split("\n")
    lines = [f'{indent}"""{first}', *[f"{indent}{line}".rstrip() for line in rest]]
    if len(rest) and not indent:
        return [*lines, '"""']
    lines[-1] += '"""'
    return lines


def bracketed(start: str, items: list[str], bare: bool = False) -> list[str]:
    """A tuple, or a bare list of imported names: on one line if it fits, else one item per line."""
    inside = ", ".join(items)
    tail = "," if len(items) == 1 and not bare else ""
    line = f"{start}{inside}" if bare else f"{start}({inside}{tail})"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(start) - len(start.lstrip()))
    return [f"{start}(", *[f"{indent}    {item}," for item in items], f"{indent})"]


def declared(folder: Path) -> StateModule:
    """The declarations of a game, read without importing its package, whose state.py may be out of date."""
    found = run_path(str(folder / "fields.py"))["MODULE"]
    assert isinstance(found, StateModule)
    return found


def written() -> dict[Path, str]:
    """Every state.py as it should be."""
    folders = {package: ROOT / folder for package, folder in PACKAGES.items()}
    return {folder / "state.py": source(package, declared(folder)) for package, folder in folders.items()}


def stale() -> list[str]:
    """The files that do not agree with their declarations."""
    return [
        str(path.relative_to(ROOT))
        for path, text in written().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(args: list[str]) -> None:
    if args not in ([], ["--check"]):
        sys.exit("usage: python -m tools.states [--check]")
    if args:
        if found := stale():
            sys.exit(f"out of date: {', '.join(found)}; run `make states`")
        return
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
