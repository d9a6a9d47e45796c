"""How bots talk among themselves: what they say, offer and promise, what they keep, and who wins.

    python -m tools.talk_report spartacus --matches 300

In every match each seat gets a character by chance, or none: a silent seat hears nothing and says nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from random import Random
from typing import Any

from harena.bots.driver import drive_match
from harena.bots.registry import make_bot
from harena.bots.talk.character import CHARACTERS
from harena.bots.talk.room import PERSON, TalkRoom
from harena.games import game
from harena.kernel.chance import Luck
from harena.matches.match import Match
from harena.talk.account import BROKEN, KEPT, OPEN

KINDS = (*CHARACTERS, PERSON)
TOLD = ("offered", "deal", "supported", "refused", "support-promised")  # events that are counted


class Findings:
    """What was counted in all matches."""

    def __init__(self) -> None:
        self.seats: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.promises: Counter[tuple[str, str, str]] = Counter()  # (character, what, what became of it)
        self.events: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.messages = self.payments = 0

    def count(self, character: str | None = None, kind: str | None = None, state: str | None = None) -> int:
        """Return how many promises there were; None: of any."""
        wanted = (character, kind, state)
        fits = [all([a is None or a == b for a, b in zip(wanted, key, strict=True)]) for key in self.promises]
        return sum([n for n, fit in zip(self.promises.values(), fits, strict=True) if fit])

    def add(self, match: Match[Any], room: TalkRoom) -> None:
        winners = match.game.outcome(match.settled).winners
        for seat, character in enumerate(room.characters):
            self.seats[character] += 1
            self.wins[character] += seat in winners
        for promise in room.talk.promises():
            kind = room.talk.book.promise_of(promise.phrase)
            self.promises[room.characters[promise.by], kind, promise.state] += 1
        self.events.update([event.kind for event in match.events if event.kind in TOLD])
        entries = [entry for part in match.record["segments"] for entry in part["entries"]]
        self.moves.update([entry["free"] for entry in entries if "free" in entry])
        self.messages += len(room.talk.messages)
        self.payments += room.payments


def play(name: str, number: int, seed: int) -> tuple[Match[Any], TalkRoom]:
    chosen, rng = game(name), Random(f"{seed}/{number}/talk")
    usual = {each.name: each.simulated for each in chosen.settings if each.simulated is not None}
    options = chosen.complete({"players": 4, **usual})
    match = Match.start(chosen, options, Luck(Random(f"{seed}/{number}/luck")))
    room = TalkRoom(chosen, [rng.choice(KINDS) for _ in range(4)], rng)
    drive_match(match, [make_bot("medium", name, Random(f"{seed}/{number}/{seat}")) for seat in range(4)], talking=room)
    room.follow(match)
    return match, room


def report(name: str, matches: int, found: Findings) -> list[str]:
    lines = [f"{name}: {matches} matches of four medium bots; per match {found.messages / matches:.1f} messages"]
    counts = [f"{kind} {found.events[kind] / matches:.2f}" for kind in TOLD if found.events[kind]]
    counts += [f"free action {kind} {count / matches:.2f}" for kind, count in sorted(found.moves.items())]
    lines.append(f"per match: {', '.join(counts)}; promises paid {found.payments / matches:.2f}")
    lines += ["", "| character | seats | wins | 95 % interval | promises | kept | broken | open |", "|" + " --- |" * 8]
    for character in KINDS:
        seats, wins = found.seats[character], found.wins[character]
        low, high = wilson(wins, seats)
        states = [found.count(character, state=state) for state in (KEPT, BROKEN, OPEN)]
        share = f"{100 * wins / max(1, seats):.1f} % | {100 * low:.1f}-{100 * high:.1f} %"
        lines.append(
            f"| {character or 'silent'} | {seats} | {share} | {sum(states)} | {' | '.join(map(str, states))} |"
        )
    kinds = sorted({kind for _, kind, _ in found.promises})
    return [*lines, "", f"kinds of promises: {', '.join([f'{kind} {found.count(kind=kind)}' for kind in kinds])}"]


def wilson(wins: int, seats: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    if not seats:
        return 0.0, 1.0
    z, share = 1.96, wins / seats
    middle = (share + z * z / (2 * seats)) / (1 + z * z / seats)
    half = z * sqrt(share * (1 - share) / seats + z * z / (4 * seats * seats)) / (1 + z * z / seats)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = Findings()
    for number in range(args.matches):
        found.add(*play(args.game, number, args.seed))
        print(f"\r{number + 1}/{args.matches}", end="", flush=True)
    print()
    print("\n".join(report(args.game, args.matches, found)))


if __name__ == "__main__":
    main()
