"""Make docs/protocol.md and client/src/lib/protocol.ts from the types in harena.server.protocol, and the types of what
each game's screen gets from games/<game>/stage.py and fields.py, and some numbers of its rules: `make protocol`."""

from __future__ import annotations

import inspect
import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as mi
from msgspec import Struct

from harena.games import game
from harena.games.gorus import stage as gorus_stage
from harena.games.munera import stage as munera_stage
from harena.games.spartacus import stage as spartacus_stage
from harena.server import protocol
from harena.server.protocol import from_server
from tools import view_types

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "client" / "src" / "lib" / "protocol.ts"
STAGES = {
    "gorus": gorus_stage,
    "munera": munera_stage,
    "spartacus": spartacus_stage,
}  # games whose server fills `Scene.stage`
VIEWS = ("gorus", "munera", "spartacus")
NUMBERS = {  # constants of the rules that a page must know, too: by game, by module
    "munera": {
        "actions": ("COQUUS", "VIRTUS", "TRAIN", "DIE", "CLASS", "FIX", "STAKE", "PLAY", "TARGETS"),
        "bets": ("SIDE",),
        "card_text": ("HIGHEST_DIE", "RANK_IDS", "RANK_NAMES", "ROLL_KEYS"),
        "decks": ("CLASSES", "GLADIATORS", "MOMENT_KEYS", "OFFICES", "ORIGINS", "PAIRING", "PAIRINGS", "RIVAL"),
        "duel": ("APPROVED", "TRACK"),
        "moments": ("IN_FORUM", "IN_MUNUS", "CHOSEN"),
        "rolls": ("JUDGEMENT",),
        "stage": ("FIX_NAMES",),
        "stage_facts": ("ANY_DIE",),
        "table_text": ("SQUARES",),
        "turn": ("MOST_MEN",),
    },
    "spartacus": {
        "actions": (
            *("AIMS", "PLAY", "CELL", "BET", "BID", "SUPPORT", "ATTACK", "THROW", "UP", "DOWN", "FIRST"),
            *("POST", "SEEK", "LAY", "CLAIM", "FROM_HAND", "SHOW"),
            *("POOL", "DIE", "PICK"),
        ),
        "arena": ("MOST_BET", "PAYS"),
        "attack": ("UNPAIRED_HITS",),
        "printed": ("MOST_INFLUENCE",),
    },
}

INTRO = f"""# The protocol

Version {protocol.VERSION}. This page is made from the types in
[server/protocol](../src/harena/server/protocol/__init__.py) by `make protocol`; a test fails when it is out of date.
The TypeScript types of the client come from the same source.

## How a table talks

1. `POST /api/tables` makes a table. The answer contains its id, an invitation and a token for each seat that is
   yours. A token is 256 random bits and proves that a seat is yours; the server stores only its hash. The answer
   also brings a cookie, which a browser keeps: it names the person whose seats these are, and proves the same.
2. The private link is `/t/<table>#<invitation>`. Whoever has it may take a free seat with
   `POST /api/tables/<table>/seats` and gets a token. Without the invitation, `/t/<table>` lets you watch: spectators
   get public information only.
3. There is one WebSocket per table and viewer: `/ws/<table>`. The client says `hello` with its token, or without
   one: then the cookie tells which seats are its own, or it watches. The server answers with `table` and, once the
   match runs, `scene`; both are sent again, whole, when they change.
4. A command (`answer`, `act`, `undo`, ...) carries an id that the client chooses, a new one for each command. `done`
   comes after the change is on disk, `refused` when nothing has changed. After a lost connection the client sends
   again what was not answered: a command that was carried out is not carried out twice.
5. A `question` has an id, `choice`, which stays valid until it is answered, and a `turn`, which counts the answers of
   that seat. An answer quotes both; an answer to an older question is refused as `stale`.
6. `table.dice` shows the commitment of the dice. A page sends `salt` as soon as it has seen it, for the seat it plays;
   [fair-dice.md](fair-dice.md) says what for. Where a table is made with `start`, no salt can come in time: a page
   makes its table without, and sends `salt` and `start`.

6. `GET /api/tables/<table>/replay/<lang>` says what can be looked back at, `.../<moment>` returns some moments from
   that one on: a scene, then differences. With `Authorization: Bearer <token>` and `?view=<seat>` it is what this seat
   was shown. Nothing that nobody may look at again is in it; once the match is over, everybody may have every view.

Messages are JSON text, at most {protocol.LARGEST // 1024} KiB. More than 100 messages in 20 seconds (50 for a
spectator) end the connection. Requests and sockets with a foreign `Origin` are refused. Everything the server sends
is built for its viewer (server/projection.py); tests compare the bytes of twin worlds that differ in what the viewer
may not know.
"""


def alias(annotation: Any) -> str:
    """A type as TypeScript says it."""
    kind = annotation
    if isinstance(kind, mi.Metadata):
        return alias(kind.type)
    if isinstance(kind, mi.IntType | mi.FloatType):
        return "number"
    if isinstance(kind, mi.StrType):
        return "string"
    if isinstance(kind, mi.BoolType):
        return "boolean"
    if isinstance(kind, mi.NoneType):
        return "null"
    if isinstance(kind, mi.AnyType):
        return "any"
    if isinstance(kind, mi.LiteralType):
        return " | ".join([f'"{value}"' for value in kind.values])
    if isinstance(kind, mi.ListType):
        inner = alias(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, mi.DictType):
        return f"Record<string, {alias(kind.value_type)}>"
    if isinstance(kind, mi.UnionType):
        return " | ".join([alias(each) for each in kind.types])
    if isinstance(kind, mi.StructType):
        return kind.cls.__name__
    raise TypeError(f"{kind} has no place in the protocol yet")


def remarks(cls: type[Struct]) -> dict[str, str]:
    """The comments behind the fields."""
    found = re.findall(r"^    (\w+): [^#\n]*(?:# (?!noqa)(.*))?$", inspect.getsource(cls), re.MULTILINE)
    return dict(found)


def bounds(kind: Any) -> str:
    """What a text or number must keep to."""
    inner = kind.type if isinstance(kind, mi.Metadata) else kind
    said = []
    for name, text in (("max_length", "at most {} long"), ("ge", "from {}"), ("le", "to {}")):
        value = getattr(inner, name, None)
        if value is not None:
            said.append(text.format(value))
    return ", ".join(said)


def struct(cls: type[Struct]) -> mi.StructType:
    found = mi.type_info(cls)
    assert isinstance(found, mi.StructType)
    return found


def typescript(cls: type[Struct]) -> str:
    notes = remarks(cls)
    lines = [f"/** {inspect.getdoc(cls)} */"] if cls.__doc__ else []
    lines.append(f"export interface {cls.__name__} {{")
    if struct(cls).tag is not None:
        lines.append(f'  type: "{struct(cls).tag}";')
    for field in struct(cls).fields:
        always = issubclass(cls, protocol.ServerMessage) and not cls.__struct_config__.omit_defaults
        optional = "" if field.required or always else "?"
        note = f" // {notes[field.name]}" if notes.get(field.name) else ""
        lines.append(f"  {field.name}{optional}: {alias(field.type)};{note}")
    return "\n".join([*lines, "}"])


def markdown(cls: type[Struct]) -> str:
    notes = remarks(cls)
    tag = struct(cls).tag
    lines = [f"### {f'`{tag}`' if tag is not None else cls.__name__}", "", inspect.getdoc(cls) or "", ""]
    if struct(cls).fields:
        lines += ["| field | type | |", "| --- | --- | --- |"]
    for field in struct(cls).fields:
        kind = alias(field.type).replace("|", "\\|").replace("[]", "\\[\\]")  # "[][]" would be a link
        said = [notes.get(field.name, ""), bounds(field.type) if issubclass(cls, CHECKED) else ""]
        missing = "" if field.required else f"default {field.default!r}" if field.default != "" else "may be left out"
        lines.append(f"| `{field.name}` | {kind} | {'; '.join([part for part in (*said, missing) if part])} |")
    return "\n".join(lines).rstrip() + "\n"


CHECKED = (protocol.ClientMessage, protocol.Body)


def parts_of(roots: tuple[type[Struct], ...]) -> list[type[Struct]]:
    """The structs that messages are made of, in the order of the source."""
    seen: set[type[Struct]] = set()

    def visit(kind: Any) -> None:
        if isinstance(kind, mi.StructType) and kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                visit(field.type)
        for inner in ("type", "item_type", "value_type"):
            if hasattr(kind, inner):
                visit(getattr(kind, inner))
        for each in getattr(kind, "types", ()):
            visit(each)

    for root in roots:
        visit(mi.type_info(root))
    order = [cls for cls in vars(protocol).values() if isinstance(cls, type) and issubclass(cls, Struct)]
    return [cls for cls in order if cls in seen and cls not in roots]


def page() -> str:
    client, server = get_args(protocol.FromClient), get_args(protocol.FromServer)
    codes = re.findall(
        r'^    "([\w-]+)",(?:  # (.*))?$', inspect.getsource(from_server).split("Code = ")[1], re.MULTILINE
    )
    codes = codes[: len(get_args(protocol.Code))]
    blocks = [INTRO, "## From the client\n", *[markdown(cls) for cls in client]]
    blocks += ["## From the server\n", *[markdown(cls) for cls in server]]
    blocks += ["## What they are made of\n", *[markdown(cls) for cls in parts_of(server)]]
    blocks += [
        "## Why something is refused\n",
        "\n".join([f"- `{code}` {note}".rstrip() for code, note in codes]) + "\n",
    ]
    blocks += ["## HTTP: what a client sends\n", *[markdown(cls) for cls in protocol.HTTP_BODIES]]
    blocks += [markdown(cls) for cls in parts_of(protocol.HTTP_BODIES)]
    blocks += ["## HTTP: what it gets\n", *[markdown(cls) for cls in protocol.HTTP_ANSWERS]]
    blocks += [markdown(cls) for cls in parts_of(protocol.HTTP_ANSWERS)]
    blocks.append(
        "`GET /api/tables/<table>/record` with `Authorization: Bearer <token>` gives the match record once the"
    )
    blocks.append("match is over, and before that what the viewer may see ([record-format.md](record-format.md)).\n")
    return "\n".join(blocks)


def types() -> str:
    client, server = get_args(protocol.FromClient), get_args(protocol.FromServer)
    classes = [*client, *server, *parts_of(server), *protocol.HTTP_BODIES, *parts_of(protocol.HTTP_BODIES)]
    classes += [*protocol.HTTP_ANSWERS, *parts_of(protocol.HTTP_ANSWERS)]
    blocks = ["// Made from src/harena/server/protocol by `make protocol`. Do not edit."]
    blocks += [typescript(cls) for cls in dict.fromkeys(classes)]
    blocks.append(f"export type FromClient = {' | '.join([cls.__name__ for cls in client])};")
    blocks.append(f"export type FromServer = {' | '.join([cls.__name__ for cls in server])};")
    return "\n\n".join(blocks) + "\n"


def stage_types(name: str) -> str:
    """The types of `Scene.stage` of one game, and the shapes by which the page completes what it gets."""
    module = STAGES[name]
    found = [cls for cls in vars(module).values() if isinstance(cls, type) and issubclass(cls, Struct)]
    blocks = [f"// Made from src/harena/games/{name}/stage.py by `make protocol`. Do not edit."]
    blocks.append('import type { Shape } from "../../stage/complete";')
    blocks += [f"{typescript(cls)}\n\n{shape(cls)}" for cls in found if cls is not Struct]
    return "\n\n".join(blocks) + "\n"


def shape(cls: type[Struct]) -> str:
    """The values of a struct whose fields are all missing, and the shapes of the structs in it."""
    blanks = [f"{field.name}: {blank(field.type)}" for field in struct(cls).fields]
    inner = [(field.name, part_of(field.type)) for field in struct(cls).fields]
    parts = [f"{name}: {part.upper()}" for name, part in inner if part]
    lines = [f"export const {cls.__name__.upper()}: Shape<{cls.__name__}> = {{"]
    lines += ["  blank: {", *[f"    {each}," for each in blanks], "  },"]
    lines.append(f"  parts: {{ {', '.join(parts)} }}," if parts else "  parts: {},")
    return "\n".join([*lines, "};"])


def blank(kind: Any) -> str:
    """What stands for a missing value: nothing, 0, -1 where that means none, the first of several words."""
    if isinstance(kind, mi.Metadata):
        return blank(kind.type)
    if isinstance(kind, mi.IntType):
        return str(min(0, kind.ge or 0))
    if isinstance(kind, mi.StrType):
        return '""'
    if isinstance(kind, mi.BoolType):
        return "false"
    if isinstance(kind, mi.LiteralType):
        return f'"{kind.values[0]}"'
    if isinstance(kind, mi.ListType):
        return f"[{', '.join([blank(kind.item_type) for _ in range(kind.min_length or 0)])}]"
    if isinstance(kind, mi.UnionType) and any([isinstance(each, mi.NoneType) for each in kind.types]):
        return "null"
    raise TypeError(f"nothing stands for a missing {kind} yet")


def part_of(kind: Any) -> str:
    """The name of the struct in a field that may be one or has several of them; empty: it has none."""
    if isinstance(kind, mi.StructType):
        return kind.cls.__name__
    if isinstance(kind, mi.ListType):
        return part_of(kind.item_type)
    if isinstance(kind, mi.UnionType):
        return next(filter(None, map(part_of, kind.types)), "")
    return ""


def stage_file(name: str) -> Path:
    return ROOT / "client" / "src" / "games" / name / "stage.ts"


def numbers_file(name: str) -> Path:
    return ROOT / "client" / "src" / "games" / name / "numbers.ts"


def numbers(name: str) -> str:
    """The constants of one game's rules that its page must know, too."""
    lines = ["// Made from constants of the rules by `make protocol` (NUMBERS in tools/protocol.py). Do not edit."]
    for module, constants in NUMBERS[name].items():
        found = import_module(f"harena.games.{name}.{module}")
        lines += ["", f"// {module}.py"]
        for each in constants:
            value = getattr(found, each)
            kept = " as const" if isinstance(value, tuple) else ""
            lines.append(f"export const {each} = {json.dumps(value)}{kept};")
    return "\n".join(lines) + "\n"


def view_file(name: str) -> Path:
    return ROOT / "client" / "src" / "games" / name / "view.ts"


COMMON_VIEW = ROOT / "client" / "src" / "games" / "view.ts"


def view_text(name: str) -> str:
    """The types of `Scene.view` of one game."""
    return view_types.typescript(game(name))


def main() -> None:
    for name in STAGES:
        stage_file(name).parent.mkdir(exist_ok=True)
        stage_file(name).write_text(stage_types(name), encoding="utf-8")
    for name in NUMBERS:
        numbers_file(name).write_text(numbers(name), encoding="utf-8")
    COMMON_VIEW.write_text(view_types.common(), encoding="utf-8")
    for name in VIEWS:
        view_file(name).parent.mkdir(exist_ok=True)
        view_file(name).write_text(view_text(name), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(types(), encoding="utf-8")


if __name__ == "__main__":
    main()
