"""How fair and how long a game is between heuristic bots: python -m tools.balance munera --matches 2000

Prints the figures and writes them to docs/balance-<game>.md. Match n of a seed is the same on every machine and with
any number of workers, and so is the page."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from harena.processes import cores
from tools.balance.series import played_out, study

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["munera", "spartacus"])
    parser.add_argument("--matches", type=int, default=2000, help="of four players")
    parser.add_argument("--few", type=int, default=300, help="of fewer players, or with other options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    looked_at = study(asked.game)
    found = played_out(looked_at.plans(asked.matches, asked.few, asked.seed), asked.workers, Console())
    command = f"python -m tools.balance {asked.game} --matches {asked.matches} --few {asked.few} --seed {asked.seed}"
    text = looked_at.page(found, command)
    print(text)
    (DOCS / f"balance-{asked.game}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
