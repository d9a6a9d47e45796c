"""Regenerate the golden matches: python -m tests.golden.make, or for one game: python -m tests.golden.make gorus

With --events, only the events are counted again. Use this after an event was added or removed.

The golden matches are finished random matches for several kinds of table, and the worked examples of the rulebooks,
played from their positions. Those of Munera are in munera_matches.py, those of Spartacus in spartacus_matches.py.
Regenerate them only after an intended change of the rules, and with a new rules_version.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from harena.files import write_json, write_text
from harena.games import game
from harena.games.gorus import GAME
from harena.games.gorus.cards import FAVOR
from harena.kernel.chance import Luck
from harena.kernel.serialization import dump
from harena.lab.simulate import Plan, play_match
from harena.matches.match import Match
from harena.matches.record import read_record, replay
from tests.golden import munera_matches, spartacus_matches
from tests.rules.gorus.examples import EXAMPLES, Example
from tests.variants import variants_of

HERE = Path(__file__).parent
EVENTS = HERE / "events.json"  # how often each event occurs in each golden match
SEED = 66  # before our era
LARGEST = 60_000  # bytes; people read golden matches, too


def short(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the same table with a target of one support, if its target is the usual one."""
    fixed = options["players"] == 1 or options["team_target"] != "number" or options["target"] != 3
    return dict(options) if fixed else {**options, "target": 1}


def file_name(options: Mapping[str, Any]) -> str:
    """Return the file name, such as gorus-4-teams-2-2.json: the player count and all unusual options."""
    parts = [GAME.name, "solo" if options["players"] == 1 else str(options["players"])]
    if options["teams"] != "none":
        parts.append(f"teams-{options['teams']}")
    if options["team_target"] != "number":
        parts.append("size-plus-1")
    elif options["target"] != 3:
        parts.append(f"target-{options['target']}")
    if options["schools"] != "random":
        parts.append("named-schools")
    if options["open_memory"]:
        parts.append("open-memory")
    if options["favor"] != list(FAVOR):
        parts.append("own-favor")
    return "-".join(parts) + ".json"


def random_match(options: Mapping[str, Any]) -> str:
    """Return the record of the first finished match between random bots that is not too long."""
    number = 0
    while True:
        with TemporaryDirectory() as folder:
            play_match(Plan(GAME.name, short(options), ("random",) * options["players"], SEED, folder), number)
            (path,) = Path(folder).iterdir()
            text = path.read_text(encoding="utf-8")
        if len(text) < LARGEST:
            return text
        number += 1


def example_match(example: Example) -> Match[Any]:
    """Play an example from its position, through the checked calls."""
    match = Match.from_position(GAME, dump(GAME.rules, example.set_up()), Luck(Random(f"{SEED}/{example.file}")))
    match.record["players"] = example.people
    for seat, card in example.numbered_plays:
        choice = match.rules.choice(match.seen_by(seat), seat)
        assert choice is not None
        match.answer(seat, choice.id, card)
    return match


def gorus(folder: Path) -> None:
    for options in variants_of("gorus"):
        path = folder / file_name(options)
        assert not path.exists(), f"two tables are called {path.name}"
        path.write_text(random_match(options), encoding="utf-8")
    for example in EXAMPLES:
        write_json(folder / f"{example.file}.json", example_match(example).record)


def munera(folder: Path) -> None:
    for table in munera_matches.TABLES:
        write_json(folder / f"{table.file}.json", munera_matches.played(table))
    for name in munera_matches.EXAMPLES:
        write_json(folder / f"{name}.json", munera_matches.told(name))


def spartacus(folder: Path) -> None:
    for table in spartacus_matches.TABLES:
        write_json(folder / f"{table.file}.json", spartacus_matches.played(table))
    for name in spartacus_matches.EXAMPLES:
        write_json(folder / f"{name}.json", spartacus_matches.told(name))


def event_counts(path: Path) -> dict[str, int]:
    """Count the events of a record by kind; those that not everybody may see are counted separately.

    Digests do not contain events, so without this a forgotten `tell` would go unnoticed. The arguments are not
    compared: they may be card numbers, which change with a deck."""
    record = read_record(path.read_text(encoding="utf-8"), path.name, lambda name: game(name).rules)
    told = [event for _, _, events in replay(game(record["game"]).rules, record) for event in events]
    return dict(
        sorted(Counter([event.kind + (" (private)" if event.to is not None else "") for event in told]).items())
    )


GAMES: dict[str, Callable[[Path], None]] = {"gorus": gorus, "munera": munera, "spartacus": spartacus}


def main(names: list[str]) -> None:
    for name in [] if names == ["--events"] else names or GAMES:
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        GAMES[name](folder)
        for path in sorted(folder.glob("*.json")):
            print(f"{path.stat().st_size:6} {name}/{path.name}")
    counts = {f"{path.parent.name}/{path.stem}": event_counts(path) for path in sorted(HERE.glob("*/*.json"))}
    write_text(EVENTS, json.dumps(counts, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
