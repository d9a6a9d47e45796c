"""Print which lines and branches of kernel, matches and games their own tests run: `make coverage`.

SlipCover measures at little cost, but not in the workers of pytest-xdist; so the tests run in a few processes of
pytest, and the results are merged.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from harena.processes import cores

MEASURED = ("kernel", "matches", "games")
PARTS = (  # of about the same length
    ("tests/rules/spartacus", "tests/rules/nundinae", "tests/kernel"),
    ("tests/rules/munera", "tests/rules/gorus", "tests/golden", "tests/matches"),
)
PYTEST = ("-m", "pytest", "-q", "--no-header", "-W", "ignore::pytest.PytestAssertRewriteWarning")


def slipcover(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "slipcover", "--branch", *words], capture_output=True, text=True, check=False
    )


def main() -> int:
    source = ",".join([f"src/harena/{name}" for name in MEASURED])
    with TemporaryDirectory() as folder, ThreadPoolExecutor(cores()) as pool:
        files = [str(Path(folder) / f"{number}.json") for number in range(len(PARTS))]
        runs = pool.map(
            lambda file, part: slipcover("--json", "--source", source, "--out", file, *PYTEST, *part), files, PARTS
        )
        for run in runs:
            if run.returncode:
                print(run.stdout[-2000:], run.stderr[-2000:], file=sys.stderr)
                return run.returncode
        merged = slipcover("--merge", *files, "--skip-covered", "--out", str(Path(folder) / "merged.json"))
        print(merged.stdout or merged.stderr)
        return merged.returncode


if __name__ == "__main__":
    sys.exit(main())
