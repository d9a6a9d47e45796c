"""Differences between two scenes of one viewer, so that only what has changed is sent.

The page keeps the scene it has and carries the edits out on it (client/src/lib/changes.ts); `edited` does the same for
programs in Python. An edit puts a value at a path, or takes entries out of a list and puts others in their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from harena.server.protocol import Edit, Question

Path = tuple[str | int, ...]
SENT_APART = ("seq", "fresh", "log", "closed")  # fields of a scene that a change has itself


def difference(before: Struct, after: Struct) -> list[Edit]:
    """Return the edits that turn one scene into the other."""
    edits: list[Edit] = []
    for name in after.__struct_fields__:
        if name not in SENT_APART:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and old != new:
                _compare(old, new, (name,), edits)
    return edits


def _is_another(before: Any, after: Any) -> bool:
    """Return whether this is another question, which is sent whole: nothing of the one before it helps."""
    return isinstance(after, Question) and (before.choice, before.turn) != (after.choice, after.turn)


def _compare(before: Any, after: Any, path: Path, edits: list[Edit]) -> None:
    """Compare two values that are not equal."""
    kind = type(after)
    if type(before) is not kind:
        edits.append(Edit(path, after))
    elif kind is dict:
        if before.keys() == after.keys():
            for name, new in after.items():
                old = before[name]
                if old is not new and old != new:
                    _compare(old, new, (*path, name), edits)
        else:
            edits.append(Edit(path, after))
    elif kind is list:
        _compare_lists(before, after, path, edits)
    elif issubclass(kind, Struct) and not _is_another(before, after):
        for name in kind.__struct_fields__:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and old != new:
                _compare(old, new, (*path, name), edits)
    else:
        edits.append(Edit(path, after))


def _compare_lists(before: list[Any], after: list[Any], path: Path, edits: list[Edit]) -> None:
    if not before or not after:
        edits.append(Edit(path, after))
        return
    if len(before) == len(after) and isinstance(after[0], Struct | dict | list):
        for at, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                _compare(old, new, (*path, at), edits)
        return
    start = _common(before, after)
    end = _common(before[start:][::-1], after[start:][::-1])
    if start or end:
        edits.append(Edit(path, after[start : len(after) - end], start, len(before) - start - end))
    else:
        edits.append(Edit(path, after))


def _common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return how many entries two lists have in common at their beginning."""
    count = 0
    for old, new in zip(one, other, strict=False):
        if old != new:
            break
        count += 1
    return count


def edited(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the scene after a change, both as they come out of JSON. The scene given stays as it is."""
    found: Any = {**scene, "seq": change["seq"], "fresh": False, "log": change["log"], "closed": change["closed"]}
    for edit in change["edits"]:
        found = put(found, tuple(edit["path"]), edit)
    return {**found, "type": "scene"}


def put(inside: Any, path: Path, edit: dict[str, Any]) -> Any:
    """Return what lies inside a scene after an edit that is to be made along this path from here."""
    if not path:
        if edit.get("at", -1) < 0:
            return edit["value"]
        return [*inside[: edit["at"]], *edit["value"], *inside[edit["at"] + edit.get("removed", 0) :]]
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        return [*inside[:first], put(inside[first], rest, edit), *inside[first + 1 :]]
    return {**inside, first: put(inside[first], rest, edit)}
