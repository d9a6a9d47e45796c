"""Makes a lesson file to begin with: a part of a recorded match, and an empty note for every answer of the learner."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import listed
from harena.kernel.rules import BadInput
from harena.kernel.serialization import dump
from harena.matches.match import Match
from harena.matches.record import replay, segment
from harena.text import LANGUAGES

MOST = 12  # options that are named in a comment


def part_of(chosen: Game[Any], record: dict[str, Any], first: int, last: int | None) -> dict[str, Any]:
    """Return a record that begins before entry `first` and ends with entry `last`, counted from 1 in a record without
    steps that were taken back. A part from the start keeps its set-up, any other begins from a position."""
    entries = [entry for part in record["segments"] for entry in part["entries"]]
    if any(["after" in part for part in record["segments"]]):
        raise BadInput("in this record a step was taken back by vote; a lesson needs one without")
    last = len(entries) if last is None else last
    if not 1 <= first <= last <= len(entries):
        raise BadInput(f"the record has entries 1 to {len(entries)}; a part from {first} to {last} is not in it")
    head = record["segments"][0]
    plain = {**record, "commitment": None, "salts": [], "secret": None, "result": None}
    if first > 1:
        for at, g, _ in replay(chosen.rules, record):
            if at == first - 2:
                head = segment(chosen.rules, g, None, dump(chosen.rules, g))
                break
    result = record["result"] if last == len(entries) else None
    return {**plain, "segments": [{**head, "entries": entries[first - 1 : last]}], "result": result}


def skeleton(chosen: Game[Any], record: dict[str, Any], seat: int, file: str) -> str:
    """Return the text of a lesson file for this record."""
    return "\n".join([*_head(record, seat, file), *_notes(chosen, record, seat), ""])


def _texts(prefix: str = "text") -> list[str]:
    return [f'{prefix}.{lang} = "..."' for lang in LANGUAGES]


def _head(record: dict[str, Any], seat: int, file: str) -> Iterator[str]:
    yield "lesson = 1  # the version of this format"
    yield f"record = {json.dumps(file)}"
    yield f"seat = {seat + 1}"
    yield "minutes = 3"
    yield from [*_texts("title"), *_texts("about")]


def _notes(chosen: Game[Any], record: dict[str, Any], seat: int) -> Iterator[str]:
    part = record["segments"][0]
    match: Match[Any] = Match.resume(chosen, {**record, "segments": [{**part, "entries": []}], "result": None}, Luck())
    for number, entry in enumerate(part["entries"], start=1):
        if entry["seat"] != seat or "do" not in entry:
            what = entry["do"] if "do" in entry else [entry["free"]]
            yield f"# entry {number}: seat {entry['seat'] + 1}, {', '.join(map(str, what))}"
            match.append_recorded(entry)
            continue
        for step, answer in enumerate(entry["do"], start=1):
            yield from ["", "[[note]]", f"entry = {number}"]
            if len(entry["do"]) > 1:
                yield f"step = {step}"
            yield f"answer = {json.dumps(answer)}  # {_options(match, seat)}"
            yield from _texts()
            if step < len(entry["do"]):
                match.redraft(seat, entry["do"][:step])
        yield ""
        match.append_recorded(entry)


def _options(match: Match[Any], seat: int) -> str:
    """Return what could be answered, for a comment."""
    g = match.seen_by(seat)
    choice = match.rules.choice(g, seat)
    if choice is None:
        return "nothing is asked"
    options = listed(choice.options)
    named = ", ".join([str(each) for each in match.option_ids(options[:MOST])])
    return f"{choice.step}, rule {choice.rule}: {named}{', ...' if len(options) > MOST else ''}"
