"""The match record: how it started, every answer, every chance outcome; replay and verify.

A record is one JSON object that needs nothing else: answers, outcomes and positions are named by ids, and the decks
stand beside them (docs/record-format.md). Segments let a match go on from a snapshot under newer rules: `start` is
"setup" or a dumped position. Where chance was committed (fair_dice.py), the record says from what its outcomes follow.

Format 1, of versions before 0.2, held numbers in place of ids, no decks, and `take` for `free`. It is read as it is.
Format 2, of version 0.2, had a digest in every entry; now an entry may have none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from harena.game import Game
from harena.kernel.chance import Luck, OutOfLuck, TracedLuck
from harena.kernel.choice import Refused
from harena.kernel.identity import Id, Ids, UnknownId
from harena.kernel.rules import BadInput, Rules
from harena.kernel.serialization import digest, load
from harena.kernel.state import Event, State, Watch, options_of
from harena.matches.dice_check import DiceCheck, check_dice_fields

S = TypeVar("S", bound=State)

FORMAT = "harena-record"
VIEW_FORMAT = "harena-view"  # what a viewer gets of a match that is not over
FORMAT_VERSION = 3
READABLE = (1, 2, 3)
LONGEST_ID = 200  # characters
EDITED = "the record was edited, or comes from another version of Harena"


class Diverged(Exception):
    """A record does not replay: `where` is the first entry that differs (-1: the start)."""

    def __init__(self, where: int, why: str) -> None:
        super().__init__(f"entry {where}: {why}" if where >= 0 else f"start: {why}")
        self.where = where
        self.why = why


def new_record(rules: Rules[S], g: S, luck: Luck, start: Any = "setup") -> dict[str, Any]:
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": rules.game,
        "options": options_of(g),
        "decks": rules.decks_text(g.full_options()),
        "players": [],
        "commitment": None,  # SHA-256 of the secret; without one, chance came from a generator
        "salts": [],
        "secret": None,
        "segments": [segment(rules, g, luck, start)],
        "result": None,
    }


def segment(rules: Rules[S], g: S, luck: Luck | None, start: Any) -> dict[str, Any]:
    return {
        "rules_version": rules.version,
        "start": start,
        "luck": outcomes(rules, g, luck) if luck is not None else [],
        "digest": digest(rules, g),
        "entries": [],
    }


def drawn_in(record: dict[str, Any]) -> int:
    """Return how many chance outcomes a record has."""
    entries = [entry for part in record["segments"] for entry in (part, *part["entries"])]
    return sum([len(entry["luck"]) for entry in entries])


def outcomes(rules: Rules[S], g: S, luck: Luck) -> list[Id]:
    """What chance has brought since its log was started, as a record keeps it."""
    ids = rules.ids_of(g)
    return [rules.outcome_id(ids, of, x) for of, x in zip(luck.domains, luck.log or (), strict=True)]


def read_record(text: str, where: str, rules_of: Callable[[str], Rules[Any]]) -> dict[str, Any]:
    """Parse a record a person gave us. BadInput says what is wrong with it, in one line."""
    try:
        record = json.loads(text)
    except ValueError as error:
        raise BadInput(f"{where}: not a whole JSON file ({error}); a record may have been cut off") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadInput(f'{where}: not a match record; expected a JSON object with "format": "{FORMAT}"')
    version = record.get("format_version")
    if version not in READABLE or type(version) is not int:
        newer = " (it was made by a newer Harena: update to read it)" if type(version) is int and version > 0 else ""
        known = f"{', '.join(map(str, READABLE[:-1]))} and {READABLE[-1]}"
        raise BadInput(f"{where}: record format {version!r}; this version reads formats {known}{newer}"[:200])
    if not isinstance(record.get("game"), str):
        raise BadInput(f"{where}: the record names no game")
    rules = rules_of(record["game"])
    if not isinstance(record.get("options"), dict):
        raise BadInput(f"{where}: the record has no table options")
    record["options"] = rules.complete(record["options"])
    _check_decks(rules, record, where)
    record["format_version"] = FORMAT_VERSION  # what is added from here on is of this format
    segments = record.get("segments")
    if not isinstance(segments, list) or not segments:
        raise BadInput(f"{where}: the record has no segments")
    for number, part in enumerate(segments, start=1):
        _check_segment(part, f"{where}: segment {number}", rules.version)
        if not isinstance(part["start"], dict) and (part["start"] != "setup" or number > 1):
            raise BadInput(f"{where}: segment {number} must start from a position; only the first may from setup")
    players, seats = record.get("players"), record["options"]["players"]
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise BadInput(f"{where}: players must be a list of names")
    if len(players) not in (0, seats):
        raise BadInput(f"{where}: {len(players)} players for {seats} seats; expected one per seat")
    check_dice_fields(record, where)
    if not _is_result(record.get("result")):
        raise BadInput(f"{where}: the result is broken; expected null, or winners and scores")
    return record


def _check_decks(rules: Rules[Any], record: dict[str, Any], where: str) -> None:
    """The decks of a record, sound and complete; a record of the first format is of the decks of its time."""
    if rules.decks is None:
        record["decks"] = ""
        return
    options = record["options"]
    if record["format_version"] == 1:
        record["decks"] = rules.decks.first(options)
    text = record.get("decks")
    if not isinstance(text, str) or not text:
        raise BadInput(f"{where}: the record has no decks")
    try:
        rules.blank(rules.options_with_decks(options, text), Luck())
    except BadInput as error:
        raise BadInput(f"{where}: its decks cannot be used: {error}"[:300]) from None


def _check_segment(part: Any, where: str, version: int) -> None:
    needs = {"rules_version": int, "luck": list, "digest": str, "entries": list}
    if not isinstance(part, dict) or "start" not in part:
        raise BadInput(f"{where} is not an object with a start")
    for key, kind in needs.items():
        if not isinstance(part.get(key), kind):
            raise BadInput(f"{where} needs {key} ({kind.__name__}), found {part.get(key)!r}"[:200])
    if not 1 <= part["rules_version"] <= version:
        raise BadInput(f"{where} was played under rules {part['rules_version']}; this version knows 1 to {version}")
    if "after" in part and (type(part["after"]) is not int or part["after"] < -1):
        raise BadInput(f"{where}: after is the number of an entry, or -1; found {part['after']!r}"[:200])
    if not _ids(part["luck"]) or not all(_is_entry(entry) for entry in part["entries"]):
        bad = [at for at, entry in enumerate(part["entries"], start=1) if not _is_entry(entry)]
        raise BadInput(f"{where}: {f'entry {bad[0]}' if bad else 'luck'} is broken; expected seat, do and luck")


def _is_entry(entry: Any) -> bool:
    if (
        not isinstance(entry, dict)
        or type(entry.get("seat")) is not int
        or not isinstance(entry.get("digest", ""), str)
    ):
        return False
    name = _free_action(entry)
    return isinstance(name, str) and _ids(entry.get("args" if name else "do")) and _ids(entry.get("luck"))


def _is_result(value: Any) -> bool:
    if value is None:
        return True
    return isinstance(value, dict) and all(isinstance(value.get(key), list) for key in ("winners", "scores"))


def _free_action(entry: dict[str, Any]) -> Any:
    """The name of the free action an entry is about; empty: it is an answer."""
    return entry["free"] if "free" in entry else entry.get("take", "")


def _ids(value: Any) -> bool:
    return isinstance(value, list) and all(
        type(x) is int or (isinstance(x, str) and len(x) <= LONGEST_ID) for x in value
    )


def replay(
    rules: Rules[S], record: dict[str, Any], check: bool = True, luck_of: Callable[[list[int]], Luck] | None = None
) -> Iterator[tuple[int, S, list[Event]]]:
    """Play a record again: yields (entry number, state, events); the start of a segment has the number of the entry
    before it, -1 for the first. With `check` every digest it has must be equal; the first that is not raises Diverged.
    Segments that were left behind under older rules are not played: the next one starts from a snapshot. A segment with
    `after` goes back to the position after that entry: those that followed were taken back. `luck_of` makes what
    feeds the recorded outcomes in, `TracedLuck` for example."""
    at, before = -1, ""
    returns = {part["after"] for part in record["segments"] if "after" in part}
    positions: dict[int, str] = {}  # the digests of those to which the match went back
    options = rules.options_with_decks(record["options"], record.get("decks", ""))
    ids = rules.ids_of(rules.blank(options, Luck()))
    for number, part in enumerate(record["segments"], start=1):
        if part["rules_version"] < rules.version and number < len(record["segments"]):
            at += len(part["entries"])
            continue
        watch = Watch()
        try:
            luck = _scripted(rules, ids, part["luck"], luck_of)
            if part["start"] == "setup":
                g = rules.start(options, luck, watch)
            else:
                g = load(rules, part["start"], luck, record.get("decks", ""))
        except OutOfLuck as error:
            raise Diverged(at, str(error)) from None
        except UnknownId as unknown:
            raise Diverged(at, f"{unknown}; {EDITED}") from None
        if dict(g.settings()) != record["options"]:
            raise Diverged(at, "the position has other table options than the record")
        _compare(rules, g, luck, part, at, check)
        expected = positions.get(part["after"], "") if "after" in part else before
        if expected and part["rules_version"] == rules.version and digest(rules, g) != expected:
            raise Diverged(at, "a segment does not start where the one before it ended")
        if at in returns and "after" not in part:
            positions[at] = digest(rules, g)
        yield at, g, watch.events
        for entry in part["entries"]:
            at += 1
            watch = Watch()
            g.watch = watch
            enter(rules, g, entry, ids, at, check, luck_of)
            if at in returns:
                positions[at] = digest(rules, g)
            yield at, g, watch.events
        before = digest(rules, g) if number < len(record["segments"]) else ""


def verify(game: Game[S], record: dict[str, Any], dice: DiceCheck | None = None) -> str:
    """Replay, compare every digest, every chance outcome as far as it follows from a secret, and the result; Diverged
    names the first difference. Returns the last digest."""
    dice = dice or DiceCheck(record, game.rules.version)
    if why := dice.problem():
        raise Diverged(-1, why)
    result = None
    for at, g, _ in replay(game.rules, record, luck_of=TracedLuck):
        if why := dice.follow(game.rules, g):
            raise Diverged(at, why)
        result = game.outcome(g).plain() if g.seat < 0 else None
        position = g
    if record.get("result") != result:
        raise Diverged(at, f"result {result}, recorded {record.get('result')}"[:200])
    return digest(game.rules, position)


def _scripted(rules: Rules[S], ids: Ids, luck: list[Any], luck_of: Callable[[list[int]], Luck] | None) -> Luck:
    script = [rules.outcome_of(ids, x) for x in luck]
    return Luck(script=script) if luck_of is None else luck_of(script)


def enter(
    rules: Rules[S],
    g: S,
    entry: dict[str, Any],
    ids: Ids,
    at: int,
    check: bool = True,
    luck_of: Callable[[list[int]], Luck] | None = None,
) -> None:
    """Carry out entry number `at` of a record, with its chance outcomes. Diverged says why it does not fit."""
    try:
        g.luck = _scripted(rules, ids, entry["luck"], luck_of)
        carry_out(rules, g, entry, ids)
    except (Refused, OutOfLuck) as refusal:
        raise Diverged(at, str(refusal)) from None
    except UnknownId as foreign:  # not the same name again: mypyc gives a name one type
        raise Diverged(at, f"{foreign}; {EDITED}") from None
    _compare(rules, g, g.luck, entry, at, check)


def carry_out(rules: Rules[S], g: S, entry: dict[str, Any], ids: Ids) -> None:
    seat: int = entry["seat"]
    name = _free_action(entry)
    if name:
        rules.act_freely(g, seat, name, rules.free_args_of(ids, name, entry["args"]))
        return
    for answer in entry["do"]:
        option = rules.option_of(ids, answer)
        choice = rules.choice(g, seat)
        rules.apply(g, seat, choice.id if choice else "", option)


def _compare(rules: Rules[S], g: S, luck: Luck, recorded: dict[str, Any], at: int, check: bool) -> None:
    """Compare a position with the digest of its entry or segment, where it has one."""
    if luck.unused:
        raise Diverged(at, f"{luck.unused} chance outcomes more than the rules ask for")
    if check and "digest" in recorded and digest(rules, g) != recorded["digest"]:
        raise Diverged(at, f"digest {digest(rules, g)}, recorded {recorded['digest']}")
