"""A state as plain data and back, and its digest. Saved games name their steps, so tables may grow."""

from __future__ import annotations

import hashlib
import json
from typing import Any, TypeVar

from harena.kernel.chance import Luck
from harena.kernel.choice import Offer
from harena.kernel.flow import Flow
from harena.kernel.rules import BadInput, Rules
from harena.kernel.state import Frame, State, options_of, plain, unplain

S = TypeVar("S", bound=State)


def dump(rules: Rules[S], g: S) -> dict[str, Any]:
    """All of it, secrets included: for the store, never for a viewer."""
    raw: dict[str, Any] = {
        "options": options_of(g),
        "ply": g.ply,
        "cries": [list(triggered) for triggered in g.triggers],
        "offers": [dump_offer(offer) for offer in g.offers],
        "offered": list(g.offered),
        "stack": [dump_frame(rules, f) for f in g.stack],
    }
    for field in g.FIELDS:
        raw[field.name] = plain(field.shape, getattr(g, field.name))
    return raw


def load(rules: Rules[S], raw: dict[str, Any], luck: Luck) -> S:
    """A dumped position, ready to be played on. Whatever does not fit raises BadInput."""
    try:
        g = rules.blank(rules.complete(raw["options"]), luck)
        g.ply = unplain("int", raw["ply"])
        g.triggers = [unplain("tuple", triggered) for triggered in raw["cries"]]
        g.offers = [load_offer(offer) for offer in raw["offers"]]
        g.offered = unplain("tuple", raw["offered"])
        for field in g.FIELDS:
            setattr(g, field.name, unplain(field.shape, raw[field.name]))
        g.stack = [load_frame(rules, f) for f in raw["stack"]]
        rules.advance(g)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(f"not a position of {rules.game}: {error!r}") from error
    return g


def dump_frame(rules: Flow, f: Frame) -> dict[str, Any]:
    raw: dict[str, Any] = {
        "proc": f.proc,
        "at": rules.procedures[f.proc].name_of(f.at),
        "turn": f.turn,
        "seals": list(f.seals),
        "spoke": f.spoke,
        "called": f.called,
        "opened": f.opened,
    }
    for field in f.FIELDS:
        raw[field.name] = plain(field.shape, getattr(f, field.name))
    return raw


def load_frame(rules: Flow, raw: dict[str, Any]) -> Frame:
    procedure = rules.procedures[raw["proc"]]
    f = procedure.frame()
    f.begin(procedure.name, unplain("int", raw["turn"]))
    f.at = procedure.places[raw["at"]]
    f.seals = unplain("tuple", raw["seals"])
    f.spoke = unplain("int", raw["spoke"])
    f.called = bool(raw["called"])
    f.opened = unplain("int", raw["opened"])
    for field in f.FIELDS:
        setattr(f, field.name, unplain(field.shape, raw[field.name]))
    return f


def dump_offer(offer: Offer) -> dict[str, Any]:
    return {
        "id": offer.id,
        "by": offer.by,
        "to": offer.to,
        "give": [list(pair) for pair in offer.give],
        "get": [list(pair) for pair in offer.get],
        "clauses": list(offer.clauses),
        "until": offer.until,
    }


def load_offer(raw: dict[str, Any]) -> Offer:
    return Offer(
        raw["id"],
        raw["by"],
        raw["to"],
        tuple([(good, amount) for good, amount in raw["give"]]),
        tuple([(good, amount) for good, amount in raw["get"]]),
        tuple(raw["clauses"]),
        raw["until"],
    )


def digest(rules: Rules[S], g: S) -> str:
    """A fingerprint of the whole state, the same on every machine."""
    text = json.dumps(dump(rules, g), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
