"""Write src/harena/names/confusables.txt: which characters look like which others.

Unicode publishes the data (confusables.txt, TR39). It is read from the package confusable_homoglyphs, which keeps it
current: `python -m tools.confusables PATH`, where PATH is a wheel of that package.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from zipfile import ZipFile

TARGET = Path(__file__).parents[1] / "src" / "harena" / "names" / "confusables.txt"
MARKS = "\u200e"  # the package keeps marks that Unicode's own file has around right-to-left characters
HEAD = """\
# Characters that look alike: a prototype, a tab, and the characters that look like it.
# Written by tools/confusables.py from {package}, which has it from Unicode's confusables.txt (TR39).
# Data: Copyright 1991-2024 Unicode, Inc., under the Unicode License V3 (https://www.unicode.org/license.txt).
"""


def prototypes(pairs: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """Return by prototype the characters that look like it. In the package, both refer to each other."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for one, others in pairs.items():
        for other in others:
            prototype, sign = _direction(one.strip(MARKS), other["c"].strip(MARKS), len(others), len(pairs[other["c"]]))
            if len(sign) == 1 and not prototype.isspace() and prototype != sign:
                found[prototype].add(sign)
    return {prototype: "".join(sorted(signs)) for prototype, signs in sorted(found.items())}


def _direction(one: str, other: str, links: int, links_of_other: int) -> tuple[str, str]:
    """Return which of two is the prototype: the one that more others refer to, the longer one, the simpler one."""
    first = (-links, -len(one), one) < (-links_of_other, -len(other), other)
    return (one, other) if first else (other, one)


def main(wheel: str) -> None:
    with ZipFile(wheel) as package:
        found = prototypes(json.loads(package.read("confusable_homoglyphs/confusables.json")))
    lines = "".join([f"{prototype}\t{signs}\n" for prototype, signs in found.items()])
    TARGET.write_text(HEAD.format(package="-".join(Path(wheel).name.split("-")[:2])) + lines, encoding="utf-8")
    print(f"{TARGET}: {len(found)} prototypes, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
