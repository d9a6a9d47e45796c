"""Who may see what: views built from the fields' audiences, the way back, and twin worlds for the laws."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from harena.kernel.chance import Luck
from harena.kernel.choice import ASIDE, OPEN, any_of
from harena.kernel.flow import GATHER, SEAL, SEALED
from harena.kernel.rules import Rules, View
from harena.kernel.saving import dump_frame, dump_offer, load_frame, load_offer
from harena.kernel.state import (
    ALL,
    BY,
    INT,
    LIST,
    LISTS,
    MEMORY,
    OWNER,
    SET,
    SETS,
    TUPLE,
    Field,
    Frame,
    State,
    bits,
    mask_of,
    plain,
    size_of,
    unplain,
)

S = TypeVar("S", bound=State)

SPECTATOR = -1
HIDDEN = -3  # in a viewed `seals`: in, but not yours to see
INNER = {LISTS: LIST, SETS: SET, TUPLE: INT, LIST: INT}  # the shape of one seat's entry


def view(rules: Rules[S], g: S, viewer: int) -> View:
    """What one seat may see, by allow-list. `known` is what it remembers: for bots, not for the page."""
    shown: dict[str, Any] = {}
    known: dict[str, Any] = {}
    for field in g.FIELDS:
        if field.audience == MEMORY:
            known[field.name] = plain(field.shape, getattr(g, field.name))
        else:
            _show(shown, field, g, viewer)
    return {
        "game": rules.game,
        "viewer": viewer,
        "options": dict(g.settings()),
        "ply": g.ply,
        "state": shown,
        "known": known,
        "stack": [_view_frame(rules, f, viewer) for f in g.stack],
        "offers": [dump_offer(offer) for offer in g.offers if viewer in (offer.by, offer.to)],
        "waiting": waiting(rules, g),
    }


def waiting(rules: Rules[S], g: S) -> list[int]:
    """The seats the game waits for, as everybody may know: a sealed window does not tell who has answered."""
    if g.seat < 0:
        return []
    f = g.stack[-1]
    op = rules.steps[f.proc][f.at].op
    if op == SEALED:
        return [seat for seat, given in enumerate(f.seals) if given != ASIDE]
    if op == SEAL or op == GATHER:
        return [seat for seat, given in enumerate(f.seals) if given == OPEN]
    return [g.seat]


def _sees(field: Field, holder: Any, viewer: int) -> bool:
    """Does this viewer see the whole field?"""
    if field.audience.startswith(BY):
        return bool(viewer >= 0 and getattr(holder, field.audience[len(BY) :]) == viewer)
    return field.audience == ALL or field.audience == MEMORY


def _show(shown: dict[str, Any], field: Field, holder: Any, viewer: int) -> None:
    value = getattr(holder, field.name)
    if _sees(field, holder, viewer):
        shown[field.name] = plain(field.shape, value)
    elif field.audience == OWNER:
        inner = INNER[field.shape]
        shown[field.name] = [plain(inner, x) if seat == viewer else None for seat, x in enumerate(value)]
        shown[field.name + "_size"] = [size_of(inner, x) for x in value]
    else:  # nobody's, or somebody else's: it can be counted
        shown[field.name] = None
        shown[field.name + "_size"] = size_of(field.shape, value)


def _view_frame(rules: Rules[S], f: Frame, viewer: int) -> dict[str, Any]:
    raw = dump_frame(rules, f)
    steps = rules.steps[f.proc]
    op = steps[f.at].op if f.at < len(steps) else -1
    if op == SEAL or op == SEALED:
        cover = HIDDEN if op == SEAL else OPEN  # a bid shows who is in; a window is sealed and silent
        raw["seals"] = [cover if x >= 0 and seat != viewer else x for seat, x in enumerate(f.seals)]
    for field in f.FIELDS:
        del raw[field.name]
        _show(raw, field, f, viewer)
    return raw


def rebuild(rules: Rules[S], seen: View, hidden: dict[str, Any], rng: Random) -> S:
    """A state that looks like this view: what was seen, plus the game's guess at what was not (`hidden`).
    Answers the others have sealed are guessed here, anything they could have answered."""
    g = rules.blank(seen["options"], Luck(rng))
    g.ply = seen["ply"]
    g.offers = [load_offer(offer) for offer in seen["offers"]]
    for field in g.FIELDS:
        if field.name in hidden:
            value = hidden[field.name]
        else:
            value = unplain(field.shape, (seen["known"] if field.audience == MEMORY else seen["state"])[field.name])
        setattr(g, field.name, value)
    g.stack = []
    for raw in seen["stack"]:
        fields = rules.procedures[raw["proc"]].frame.FIELDS
        guess = {x.name: plain(x.shape, hidden[x.name]) for x in fields if x.name in hidden}
        g.stack.append(load_frame(rules, {**raw, **guess}))
    _seal_anew(rules, g, seen["viewer"], rng)
    rules.advance(g)
    return g


def _seal_anew(rules: Rules[S], g: S, viewer: int, rng: Random) -> None:
    """New sealed answers in place of the others' old ones, or of those covered up in a view (HIDDEN)."""
    for f in g.stack:
        steps = rules.steps[f.proc]
        if f.at < len(steps) and steps[f.at].op in (SEAL, SEALED):
            prompt = steps[f.at].prompt
            f.seals = tuple(
                [
                    any_of(prompt(g, f, seat), rng) if seat != viewer and (x >= 0 or x == HIDDEN) else x
                    for seat, x in enumerate(f.seals)
                ]
            )


def twin(rules: Rules[S], g: S, viewer: int, rng: Random) -> S:
    """A world this viewer cannot tell from `g`: things of one stuff that he does not see are dealt anew among their
    places, and the others' sealed answers are given anew. It knows the declarations only, not the game."""
    world = rules.copy(g)
    holders: list[tuple[Any, Field]] = [(world, field) for field in world.FIELDS]
    holders += [(f, field) for f in world.stack for field in f.FIELDS]
    pools: dict[str, list[int]] = {}
    places: list[tuple[Any, Field, int, int]] = []  # holder, field, seat or -1, how many
    for holder, field in holders:
        if not field.stuff or _sees(field, holder, viewer):
            continue
        value = getattr(holder, field.name)
        pool = pools.setdefault(field.stuff, [])
        if field.audience == OWNER:
            for seat, entry in enumerate(value):
                if seat != viewer:
                    things = _things(INNER[field.shape], entry)
                    pool += things
                    places.append((holder, field, seat, len(things)))
        else:
            things = _things(field.shape, value)
            pool += things
            places.append((holder, field, -1, len(things)))
    for stuff in sorted(pools):
        rng.shuffle(pools[stuff])
    for holder, field, seat, count in places:
        pool = pools[field.stuff]
        things, pool[:count] = pool[:count], []
        if seat < 0:
            setattr(holder, field.name, _made(field.shape, things))
        else:
            entries = list(getattr(holder, field.name))
            entries[seat] = _made(INNER[field.shape], things)
            setattr(holder, field.name, tuple(entries) if field.shape == TUPLE else entries)
    _seal_anew(rules, world, viewer, rng)
    rules.advance(world)
    return world


def _things(shape: str, value: Any) -> list[int]:
    return bits(value) if shape == SET else [value] if shape == INT else list(value)


def _made(shape: str, things: list[int]) -> Any:
    if shape == SET:
        return mask_of(things)
    return things[0] if shape == INT else tuple(things) if shape == TUPLE else sorted(things)
