"""Views: what a seat may see, built from the audiences of the fields; and states rebuilt from views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from harena.kernel.chance import Luck
from harena.kernel.choice import ASIDE, OPEN, any_of
from harena.kernel.flow import GATHER, SEAL, SEALED
from harena.kernel.rules import Rules, View
from harena.kernel.serialization import frame_of, offer_of, plain_frame, plain_offer
from harena.kernel.state import (
    ALL,
    BY,
    EACH,
    INT,
    LEARNED,
    LIST,
    LISTS,
    MEMORY,
    NOBODY,
    OWNER,
    SET,
    SETS,
    TUPLE,
    Field,
    Frame,
    State,
    copied_options,
    mark_offer_id_used,
    plain,
    size_of,
    unplain,
)

S = TypeVar("S", bound=State)

SPECTATOR = -1
REMEMBERED = 4  # views whose tables are kept: those of one table that are asked for in turns
HIDDEN = -3  # in the `seals` of a view: answered, but hidden from the viewer
EMPTY: dict[str, Any] = {SET: 0, TUPLE: (), LIST: (), INT: 0}  # what stands for a hidden field of this shape
INNER = {LISTS: LIST, SETS: SET, TUPLE: INT, LIST: INT}  # the shape of one seat's entry


def view(rules: Rules[S], g: S, viewer: int) -> View:
    """Return what one seat may see. `known` is what it remembers, for bots; the page must not show it."""
    if type(viewer) is not int or not SPECTATOR <= viewer < g.seats:
        raise ValueError(f"there is no seat {viewer!r}")
    shown: dict[str, Any] = {}
    known: dict[str, Any] = {}
    for field in g.FIELDS:
        if field.audience == ALL:
            shown[field.name] = plain(field.shape, getattr(g, field.name))
        elif field.audience == MEMORY:
            known[field.name] = plain(field.shape, getattr(g, field.name))
        elif field.audience == LEARNED:
            known[field.name] = plain(INNER[field.shape], getattr(g, field.name)[viewer]) if viewer >= 0 else []
        else:
            show(shown, field, g, viewer)
    return {
        "game": rules.game,
        "viewer": viewer,
        "options": copied_options(g.full_options()),
        "ply": g.ply,
        "state": shown,
        "known": known,
        "stack": [_view_frame(rules, f, viewer) for f in g.stack],
        "offers": [plain_offer(offer) for offer in g.offers if viewer in (offer.by, offer.to)],
        "waiting": waiting(rules, g),
    }


def waiting(rules: Rules[S], g: S) -> list[int]:
    """Return the seats the game waits for, as far as everybody may know: a sealed window hides who has answered."""
    if g.seat < 0:
        return []
    f = g.stack[-1]
    op = rules.steps[f.proc][f.at].op
    if op == SEALED:
        return [seat for seat, given in enumerate(f.seals) if given != ASIDE]
    if op == SEAL or op == GATHER:
        return [seat for seat, given in enumerate(f.seals) if given == OPEN]
    return [g.seat]


def sees(field: Field, holder: Any, viewer: int) -> bool:
    """Return whether this viewer sees the whole field."""
    if field.audience.startswith(BY):
        names = field.audience[len(BY) :].split(",")
        return viewer >= 0 and any([_names(holder, name, viewer) for name in names])
    return field.audience == ALL or field.audience == MEMORY


def _names(holder: Any, name: str, viewer: int) -> bool:
    """Return whether a field of the holder names this viewer."""
    if name.startswith(EACH):
        return bool(getattr(holder, name[len(EACH) :]) >> viewer & 1)
    return bool(getattr(holder, name) == viewer)


def show(shown: dict[str, Any], field: Field, holder: Any, viewer: int) -> None:
    value = getattr(holder, field.name)
    if sees(field, holder, viewer):
        shown[field.name] = plain(field.shape, value)
    elif field.audience == OWNER:
        inner = INNER[field.shape]
        shown[field.name] = [plain(inner, x) if seat == viewer else None for seat, x in enumerate(value)]
        shown[field.name + "_size"] = [size_of(inner, x) for x in value]
    else:  # it belongs to nobody or to another seat, so only its size is shown
        shown[field.name] = None
        shown[field.name + "_size"] = size_of(field.shape, value)


def _view_frame(rules: Rules[S], f: Frame, viewer: int) -> dict[str, Any]:
    raw = plain_frame(rules, f)
    steps = rules.steps[f.proc]
    op = steps[f.at].op if f.at < len(steps) else -1
    if op == SEAL or op == SEALED:
        cover = HIDDEN if op == SEAL else OPEN  # a bid shows who has answered; a sealed window does not
        raw["seals"] = [cover if x >= 0 and seat != viewer else x for seat, x in enumerate(f.seals)]
    for field in f.FIELDS:
        del raw[field.name]
        show(raw, field, f, viewer)
    return raw


def rebuild(rules: Rules[S], seen: View, hidden: dict[str, Any], rng: Random) -> S:
    """Return a state that matches this view: what was seen, plus the game's guess at what was not. `hidden` has the
    fields of the state by name, those of frames as "depth.name". The sealed answers of other seats are guessed here:
    they can be any legal answer."""
    g = _laid_out(rules, seen, hidden, rng)
    seal_anew(rules, g, seen["viewer"], rng)
    rules.advance(g)
    return g


def as_seen(rules: Rules[S], seen: View, rng: Random) -> S:
    """Return a state that holds what this view shows and nothing else: hidden hands, decks and cards are empty. For
    rules of thumb, which read it and do not play on; `seat` and `options` are not set."""
    return _laid_out(rules, seen, {}, rng)


def _laid_out(rules: Rules[S], seen: View, hidden: dict[str, Any], rng: Random) -> S:
    """Return a state with what the view shows, and `hidden` where it shows nothing; what is in neither is empty."""
    g = rules.blank(seen["options"], Luck(rng))
    g.ply = seen["ply"]
    g.offers = [offer_of(offer) for offer in seen["offers"]]
    for offer in g.offers:
        mark_offer_id_used(g, offer)
    for field in g.FIELDS:
        if field.name in hidden:
            value = hidden[field.name]
        elif field.audience == LEARNED:  # this viewer does not know what the others have learned
            mine = unplain(INNER[field.shape], seen["known"][field.name])
            value = [mine if seat == seen["viewer"] else type(mine)() for seat in range(g.seats)]
        elif field.audience == NOBODY:
            value = EMPTY[field.shape]
        else:
            raw = (seen["known"] if field.audience == MEMORY else seen["state"])[field.name]
            if field.audience == OWNER:
                inner = INNER[field.shape]
                value = [EMPTY[inner] if entry is None else unplain(inner, entry) for entry in raw]
            else:
                value = unplain(field.shape, raw)
        setattr(g, field.name, value)
    g.stack = []
    for depth, raw in enumerate(seen["stack"]):
        more: dict[str, Any] = {}
        for field in rules.procedures[raw["proc"]].frame.FIELDS:
            if f"{depth}.{field.name}" in hidden:
                more[field.name] = plain(field.shape, hidden[f"{depth}.{field.name}"])
            elif raw[field.name] is None:
                more[field.name] = plain(field.shape, EMPTY[field.shape])
        g.stack.append(frame_of(rules, {**raw, **more} if more else raw))
    return g


class OpenTables(Generic[S]):
    """Lays the public part of views open as states, and remembers the last ones: one view is asked for many texts, and
    all seats of a table see the same. Whoever changes such a state must copy it first."""

    def __init__(self, blank: Callable[[Mapping[str, Any]], S]) -> None:
        self.blank = blank
        self.kept: list[tuple[View, S]] = []  # the newest first

    def of(self, seen: View) -> S:
        for kept, g in self.kept:
            if kept["state"] is seen["state"] or _same_in_public(g, kept, seen):
                return g
        g = lay_open(self.blank(seen["options"]), seen)
        self.kept = [(seen, g), *self.kept[: REMEMBERED - 1]]
        return g


def _same_in_public(g: State, one: View, other: View) -> bool:
    """Return whether two views of a game show the same to everybody."""
    mine, theirs = one["state"], other["state"]
    public = [field.name for field in g.FIELDS if field.audience == ALL]
    return one["options"] == other["options"] and all([mine[name] == theirs[name] for name in public])


def lay_open(g: S, seen: View) -> S:
    """Copy everything that is public in a view onto a state. Hands and decks stay as they are."""
    for field in g.FIELDS:
        if field.audience == ALL:
            setattr(g, field.name, unplain(field.shape, seen["state"][field.name]))
    return g


def seal_anew(rules: Rules[S], g: S, viewer: int, rng: Random) -> None:
    """Replace the sealed answers of the other seats by random legal ones."""
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


def renumber(found: Sequence[int], alike: Sequence[int]) -> dict[int, int]:
    """Map cards that look alike to new numbers, in the order in which a viewer meets them. Which of several copies
    leaves a hand depends on the other cards in it, so the copy's real number would reveal something about them. `alike`
    gives each card's group; cards that look alike share a group and have consecutive numbers in the deck."""
    number: dict[int, int] = {}
    free: dict[int, int] = {}
    for card in found:
        if card not in number:
            title = alike[card]
            if title not in free:
                free[title] = alike.index(title)
            number[card] = free[title]
            free[title] += 1
    return number
