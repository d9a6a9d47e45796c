"""Records from outside: read one and play on, or study it entry by entry."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harena.api.match import Match, any_seed, stream
from harena.files import BROKEN, LARGEST_RECORD, difference, read_text
from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.rules import BadInput
from harena.kernel.state import Event
from harena.matches.event_log import EventLog
from harena.matches.match import Match as CheckedMatch
from harena.matches.record import Diverged
from harena.matches.record import read_record as parse_record
from harena.matches.record import replay as replay_states
from harena.text import Texts


def read_record(source: str | Path | Mapping[str, Any], *, seed: int | None = None, lang: str = "en") -> Match:
    """Read a record and return the match where it ends. It can be played on if it is not over.

    Args:
        source: A path, the JSON text of a record, or a record as plain data.
        seed: Where chance comes from if the match is played on.
        lang: The language of labels and logs.

    Raises:
        BadInput: if it is not a record, was cut off, or does not follow the rules.

    Examples:
        >>> harena.read_record('{"format": "harena-rec')
        Traceback (most recent call last):
        ...
        harena.kernel.rules.BadInput: record: not a whole JSON file (...); a record may have been cut off
    """
    chosen, where, record = _opened(source)
    texts = Texts(lang)
    seed = any_seed() if seed is None else seed
    rng = stream(seed, "luck")
    with _blamed_on(where):
        core = CheckedMatch.resume(chosen, record, Luck(rng))
    return Match(core, rng, seed, texts)


def replay(source: str | Path | Mapping[str, Any], *, lang: str = "en") -> Iterator[Match]:
    """Yield the match after its start and after every entry of its record.

    Each is a match of its own: study it, or play on from there with moves of your own.

    Examples:
        >>> match = harena.start("gorus", players=2, seed=1)
        >>> result = harena.play(match, "random", seed=1)
        >>> moments = list(harena.replay(match.record))
        >>> moments[0].log()
        ['Schools in this game: Swords, Arrows and Shields.', 'Round 1 begins. Dealer: Brutus.']
        >>> moments[-1].result == result
        True
    """
    texts = Texts(lang)
    chosen, where, record = _opened(source)
    told: list[list[Event]] = []
    for number, (at, state, events) in enumerate(_states(chosen, where, record)):
        told.append(events)
        rng = stream(number, "luck")
        moment = chosen.rules.copy(state)
        moment.luck, moment.watch = Luck(rng, log=[]), None
        part = _record_until(record, at, over=moment.seat < 0)
        yield Match(CheckedMatch(chosen, moment, part, EventLog(moment.seats, told)), rng, number, texts)


def _opened(source: str | Path | Mapping[str, Any]) -> tuple[Game[Any], str, dict[str, Any]]:
    """Parse and check a record: its game, what to call it in messages, and its data."""
    where = "record"
    if isinstance(source, Mapping):
        try:
            text = json.dumps(source)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadInput(f"record: not plain data ({error})") from None
    elif isinstance(source, str) and source.lstrip().startswith("{"):
        text = source
    else:
        where, text = str(source), read_text(Path(source), LARGEST_RECORD)
    try:
        record = parse_record(text, where, lambda name: game(name).rules)
    except BadInput as error:
        raise BadInput(str(error) if str(error).startswith(where) else f"{where}: {error}") from None
    except RecursionError:
        raise BadInput(f"{where}: not a match record") from None
    return game(record["game"]), where, record


@contextmanager
def _blamed_on(where: str) -> Iterator[None]:
    """While a record from outside is replayed: what does not fit the rules is the record's fault."""
    try:
        yield
    except Diverged as error:
        raise BadInput(f"{where}: this record does not follow the rules ({difference(error)})") from None
    except BROKEN as error:
        raise BadInput(f"{where}: this record does not fit the rules ({type(error).__name__}: {error})") from None


def _states(chosen: Game[Any], where: str, record: dict[str, Any]) -> Iterator[tuple[int, Any, list[Event]]]:
    """Yield what the kernel replays: the number of an entry, the state after it, and what happened."""
    moments = replay_states(chosen.rules, record)
    while True:
        with _blamed_on(where):
            moment = next(moments, None)
        if moment is None:
            return
        yield moment


def _record_until(record: dict[str, Any], at: int, over: bool) -> dict[str, Any]:
    """Return the record up to and including entry `at`. Where a segment ends there, the next one is begun."""
    segments: list[dict[str, Any]] = []
    left = at + 1
    for part in record["segments"]:
        entries = part["entries"][:left]
        left -= len(entries)
        segments.append({**part, "entries": entries})
        if len(entries) < len(part["entries"]):
            break
    if over:
        return {**record, "segments": segments}
    no_dice: dict[str, Any] = {"commitment": None, "salts": [], "secret": None}  # whoever plays on has other outcomes
    return {**record, **no_dice, "segments": segments, "result": None}
