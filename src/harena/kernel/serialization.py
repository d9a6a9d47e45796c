"""A state as plain data and back, and its digest.

`dump` is what is saved: steps, cards, regions and answers are named by ids (identity.py), so a position survives decks
and step tables that grow. `load` also reads the positions of versions before 0.2, which hold numbers. The digest is
made of numbers; it is compared within one table, whose decks never change.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, TypeVar

from harena.kernel.chance import Luck
from harena.kernel.choice import Offer
from harena.kernel.flow import Flow
from harena.kernel.identity import OTHERS, Id, IdDomain, Ids, UnknownId, decks_id
from harena.kernel.rules import BadInput, Rules
from harena.kernel.state import INT, NOBODY, SET, TUPLE, Field, Frame, State, options_of, plain, unplain

S = TypeVar("S", bound=State)


def dump(rules: Rules[S], g: S) -> dict[str, Any]:
    """All of it, secrets included: for the store, never for a viewer."""
    ids = rules.ids_of(g)
    raw: dict[str, Any] = {"options": options_of(g)}
    text = rules.decks_text(g.full_options())
    if text:
        raw["decks"] = decks_id(text)
    raw |= {
        "ply": g.ply,
        "triggers": [list(triggered) for triggered in g.triggers],
        "offers": [saved_offer(offer, ids) for offer in g.offers],
        "offered": list(g.offered),
        "stack": [_saved_frame(rules, f, ids) for f in g.stack],
    }
    for field in g.FIELDS:
        raw[field.name] = saved(field, getattr(g, field.name), g, ids)
    return raw


def load(rules: Rules[S], raw: dict[str, Any], luck: Luck, decks: str = "") -> S:
    """A dumped position, ready to be played on. `decks` is the text of the decks it was dealt with, where it is known:
    without it today's decks must do. Whatever does not fit raises BadInput."""
    try:
        options = rules.complete(raw["options"])
        if rules.decks is not None:
            options = dict(rules.options_with_decks(options, _decks_of(rules, raw, decks)))
        g = rules.blank(options, luck)
        ids = rules.ids_of(g)
        g.ply = unplain(INT, raw["ply"])
        g.triggers = [unplain(TUPLE, triggered) for triggered in raw["triggers" if "triggers" in raw else "cries"]]
        g.offers = [loaded_offer(offer, ids) for offer in raw["offers"]]
        g.offered = unplain(TUPLE, raw["offered"])
        g.stack = []  # some ids can be read only with the frame they stand in
        for field in g.FIELDS:
            if field.name in raw or not field.added:
                setattr(g, field.name, loaded(field, raw[field.name], getattr(g, field.name), g, ids))
        g.stack = [_loaded_frame(rules, f, ids) for f in raw["stack"]]
        rules.advance(g)
    except UnknownId as error:
        raise BadInput(
            f"not a position of {rules.game} as it is today: {error}; expected one of the decks it was played with"
        ) from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(f"not a position of {rules.game}: {error!r}"[:300]) from error
    return g


def _decks_of(rules: Rules[S], raw: dict[str, Any], text: str) -> str:
    """The decks to load a position with; empty: those of today."""
    assert rules.decks is not None
    if "decks" not in raw:
        return rules.decks.first(rules.complete(raw["options"]))
    return text if text and decks_id(text) == raw["decks"] else ""


# Fields


def saved(field: Field, value: Any, holder: Any, ids: Ids) -> Any:
    """A field's value as it is written down."""
    if field.by in ids:
        return _by_id(ids[field.by], value, ids.get(field.of))
    if field.of not in ids and "," not in field.of:
        return plain(field.shape, value)
    return _translated(plain(field.shape, value), _columns(field, ids), holder, True)


def loaded(field: Field, raw: Any, blank: Any, holder: Any, ids: Ids) -> Any:
    """The way back. `blank` is the field of an empty table: as long as a tuple by id must be."""
    columns = _columns(field, ids)
    if field.by in ids and isinstance(raw, dict):
        row = [_translated(raw[OTHERS], columns, holder, False)] * len(blank)
        for name, entry in raw.items():
            if name != OTHERS:
                row[ids[field.by].number_of(name)] = _translated(entry, columns, holder, False)
        return unplain(TUPLE, row)
    if field.shape == SET and field.audience == NOBODY and columns[0] is not None and isinstance(raw, list):
        raw = _known(raw, columns[0])
    return unplain(field.shape, _translated(raw, columns, holder, False) if any(columns) else raw)


def _known(pile: list[Any], domain: IdDomain) -> list[Any]:
    """A pile nobody has looked into, without the cards that the decks of today do not have any more."""
    return [each for each in pile if not isinstance(each, str) or each in domain.numbers]


def _columns(field: Field, ids: Ids) -> Sequence[IdDomain | None]:
    return [ids.get(name) for name in field.of.split(",")]


def _translated(value: Any, columns: Sequence[IdDomain | None], holder: Any, to_ids: bool, column: int = 0) -> Any:
    """Turn numbers into ids, or ids into numbers. With several columns, each row of a list has one entry per column."""
    if not isinstance(value, list):
        domain = columns[column]
        if domain is None:
            return value
        return domain.id_of(value, holder) if to_ids else domain.number_of(value, holder)
    if len(columns) == 1 or (value and isinstance(value[0], list)):
        return [_translated(each, columns, holder, to_ids) for each in value]
    return [_translated(each, columns, holder, to_ids, at) for at, each in enumerate(value)]


def _by_id(domain: IdDomain, row: Sequence[int], entries: IdDomain | None) -> dict[str, Id]:
    """A tuple by card as {id: entry}; the entry most of them have is said once."""
    usual = max(row, key=row.count) if row else 0
    named = [x if entries is None else entries.id_of(x) for x in (usual, *row)]
    return {OTHERS: named[0], **{str(domain.id_of(at)): named[at + 1] for at, x in enumerate(row) if x != usual}}


# Frames and offers


def _saved_frame(rules: Rules[S], f: Frame, ids: Ids) -> dict[str, Any]:
    raw = plain_frame(rules, f)
    raw["seals"] = [rules.option_id(ids, x) if x > 0 else x for x in f.seals]
    for field in f.FIELDS:
        raw[field.name] = saved(field, getattr(f, field.name), f, ids)
    return raw


def _loaded_frame(rules: Rules[S], raw: dict[str, Any], ids: Ids) -> Frame:
    f = _begun(rules, raw)
    f.seals = tuple([rules.option_of(ids, x) for x in raw["seals"]])
    for field in f.FIELDS:
        if field.name in raw or not field.added:
            setattr(f, field.name, loaded(field, raw[field.name], (), f, ids))
        else:
            setattr(f, field.name, unplain(field.shape, 0 if field.shape == INT else []))
    return f


def plain_frame(rules: Flow, f: Frame) -> dict[str, Any]:
    """A frame in numbers, but for its step: for views and the digest."""
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


def frame_of(rules: Flow, raw: dict[str, Any]) -> Frame:
    """A frame from numbers."""
    f = _begun(rules, raw)
    f.seals = unplain(TUPLE, raw["seals"])
    for field in f.FIELDS:
        setattr(f, field.name, unplain(field.shape, raw[field.name]))
    return f


def _begun(rules: Flow, raw: dict[str, Any]) -> Frame:
    procedure = rules.procedures[raw["proc"]]
    f = procedure.frame()
    f.begin(procedure.name, unplain(INT, raw["turn"]))
    f.at = procedure.places[raw["at"]]
    f.spoke = unplain(INT, raw["spoke"])
    f.called = bool(raw["called"])
    f.opened = unplain(INT, raw["opened"])
    return f


def plain_offer(offer: Offer) -> dict[str, Any]:
    """An offer in numbers: for views and the digest."""
    return {
        "id": offer.id,
        "by": offer.by,
        "to": offer.to,
        "give": [list(pair) for pair in offer.give],
        "get": [list(pair) for pair in offer.get],
        "clauses": list(offer.clauses),
        "until": offer.until,
    }


def offer_of(raw: dict[str, Any]) -> Offer:
    return Offer(
        raw["id"],
        raw["by"],
        raw["to"],
        tuple([(good, amount) for good, amount in raw["give"]]),
        tuple([(good, amount) for good, amount in raw["get"]]),
        tuple(raw["clauses"]),
        raw["until"],
    )


def saved_offer(offer: Offer, ids: Ids) -> dict[str, Any]:
    raw = plain_offer(offer)
    if "good" in ids:
        for side in ("give", "get"):
            raw[side] = [[ids["good"].id_of(good), amount] for good, amount in raw[side]]
    return raw


def loaded_offer(raw: dict[str, Any], ids: Ids) -> Offer:
    if "good" in ids:
        number_of = ids["good"].number_of
        sides = {side: [[number_of(good), amount] for good, amount in raw[side]] for side in ("give", "get")}
        raw = {**raw, **sides}
    return offer_of(raw)


# The digest


def digest(rules: Rules[S], g: S) -> str:
    """A fingerprint of the whole state, the same on every machine."""
    raw: dict[str, Any] = {
        "options": options_of(g),
        "ply": g.ply,
        "cries": [list(triggered) for triggered in g.triggers],  # the name it had when the first matches were recorded
        "offers": [plain_offer(offer) for offer in g.offers],
        "offered": list(g.offered),
        "stack": [plain_frame(rules, f) for f in g.stack],
    }
    for field in g.FIELDS:
        raw[field.name] = plain(field.shape, getattr(g, field.name))
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
