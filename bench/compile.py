"""Compile kernel, games and the bots' search with mypyc into build/fast, from the same files (`make fast`).

The compiled modules are never in src, where they would shadow later edits.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"
LEFT_OUT = {  # nothing hot in them; nor in the __init__.py of a game
    "declaration.py",
    "deck_format.py",
    "event_log.py",
    "fields.py",
    "phrases.py",
    "words.py",
    "card_text.py",
    "table_text.py",
    "recipe_text.py",
    "option_text.py",
    "question_help.py",
}
BOTS = (
    "search_api.py",
    "ismcts.py",
    "halving.py",
    "search/*.py",
)  # the part of the bots in which a search spends its time


def hot_files(harena: Path) -> list[Path]:
    """Return the files to compile, in this copy of the package."""
    packages = [harena / "kernel", harena / "matches", *sorted((harena / "games").iterdir())]
    found = [p for package in packages for p in sorted(package.rglob("*.py"))]
    hot = [p for p in found if p.name not in LEFT_OUT and not (p.name == "__init__.py" and p.parent in packages)]
    bots = [p for pattern in BOTS for p in sorted((harena / "bots").glob(pattern))]
    return [harena / "game.py", *hot] + [p for p in bots if p.name != "__init__.py"]


def main() -> None:
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "harena", FAST / "harena", ignore=shutil.ignore_patterns("__pycache__"))
    files = [str(p.relative_to(FAST)) for p in hot_files(FAST / "harena")]
    print(f"compiling {len(files)} files with mypyc, a minute or two ...", flush=True)
    mypyc = Path(sys.executable).with_name("mypyc")
    done = subprocess.run([str(mypyc), *files], cwd=FAST, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"harena: mypyc failed\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    print("compiled into build/fast; use it with PYTHONPATH=build/fast")


if __name__ == "__main__":
    main()
