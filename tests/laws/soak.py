"""Check every law in many random matches: `make soak`, or python -m tests.laws.soak gorus --matches 20000.

With --wire, twin worlds are compared by the bytes that the server would send, while people talk at random: what is
whispered differs between the two worlds."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from harena.games import game
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.printed import SCHEME
from harena.processes import cores
from tests.laws.check import check_match
from tests.laws.wire import check_wire
from tests.variants import EVERY_GAME, variants_of

CLOSELY = 2  # about twice as many positions per match are checked by every expensive law, for every viewer
BATCH = 20
WIDE = 110  # characters per line of a printed table
INTRIGUE_FATES = {
    "cashed": ["cashed"],
    "played": [f"{deed}{aim}" for deed in ("schemed", "reacted") for aim in ("", "-house", "-houses", "-card")]
    + ["guard-held", "guard-failed"],
    "foiled": ["foiled", "silenced"],
    "worked": ["worked"],
    "fizzled": ["fizzled"],
    "claimed": ["claimed", "claimed-house"],
}
MARKET_FATES = {
    "started": ["starts-with"],
    "changed hands": ["bought", "gave", "sold"],
    "fought": ["sent"],
    "worn": ["equipped"],
    "used": ["used"],
    "injured": ["injured"],
    "defeated": ["defeated"],
    "executed": ["killed"],
    "champion": ["champion"],
}
EXHAUSTING = (
    "schemer", "heals", "spies", "scouts", "earns", "trades_card", "drills",
    "extra_damage", "ignore_damage", "net", "javelin",
)  # fmt: skip


def batch(name: str, first: int, last: int, wire: bool) -> Counter[str]:
    """Play matches `first` to `last` - 1. They cycle through the game's variants, so that each gets its share."""
    chosen = game(name)
    variants = variants_of(name)
    seen: Counter[str] = Counter()
    for number in range(first, last):
        options = dict(variants[number % len(variants)])
        share = 1.0 if name == "nundinae" else CLOSELY / (chosen.longest(options) / 3)
        try:
            seen += (check_wire if wire else check_match)(chosen, options, 10**6 + number, share)
        except BaseException as error:
            raise AssertionError(f"{name} match {number} with {options}: {error!r}") from error
        seen["matches"] += 1
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=EVERY_GAME, nargs="?", default="gorus")
    parser.add_argument("--matches", type=int, default=20000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--wire", action="store_true", help="compare the bytes the server sends")
    asked = parser.parse_args()
    started, seen = time.perf_counter(), Counter[str]()
    console = Console(width=WIDE)
    with ProcessPoolExecutor(asked.workers) as pool, Progress(console=console) as progress:
        bar = progress.add_task(asked.name, total=asked.matches)
        starts = range(0, asked.matches, BATCH)
        jobs = [pool.submit(batch, asked.name, s, min(s + BATCH, asked.matches), asked.wire) for s in starts]
        for job in as_completed(jobs):
            try:
                seen += job.result()
            except AssertionError:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            progress.update(bar, completed=seen["matches"])
    minutes = (time.perf_counter() - started) / 60
    console.print(f"{asked.name}: {seen['matches']} matches under every law, no failure, {minutes:.1f} minutes")
    for what in [key for key in seen if key.split()[0] not in ("step", "title", "card") and key != "matches"]:
        console.print(f"  {what}: {seen[what]:,}")
    if asked.name == "spartacus" and not asked.wire:
        print_fates(seen, console)


def print_fates(seen: Counter[str], console: Console) -> None:
    """Print what happened to each card of both Spartacus decks, and what never happened although it could."""
    never = []
    for domain, names, columns, must in (
        ("title", [row.title for row in OURS.rows], INTRIGUE_FATES, must_of_title),
        ("card", list(OURS.name), MARKET_FATES, must_of_ware),
    ):
        table = Table(domain, *columns, box=None, width=WIDE)
        for number, name in enumerate(names):
            counts = {
                head: sum([seen[f"{domain} {number} {kind}"] for kind in kinds]) for head, kinds in columns.items()
            }
            table.add_row(name, *[f"{count:,}" for count in counts.values()])
            never += [f"{name} {head}" for head in must(number) if not counts[head]]
        console.print(table)
    console.print(f"never seen: {', '.join(never)}" if never else "every card did all it can")


def must_of_title(title: int) -> list[str]:
    """Return what must have happened to a card: it was cashed and played; it was foiled (reactions and guards by
    Jupiter's Thunder), except for the Thunder itself; a scheme has worked."""
    row = OURS.rows[title]
    return ["cashed", "played", *([] if row.effect == "thunder" else ["foiled"]), *(["worked"] * (row.kind == SCHEME))]


def must_of_ware(card: int) -> list[str]:
    exhausts = OURS.ability[card] in EXHAUSTING
    return ["changed hands", "fought" if OURS.fighters >> card & 1 else "worn", *(["used"] if exhausts else [])]


if __name__ == "__main__":
    main()
