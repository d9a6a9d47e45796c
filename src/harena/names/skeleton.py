"""What a name looks like: two names with the same look cannot be told apart by eye (TR39, "skeleton")."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

REMEMBERED = 4096


@lru_cache(REMEMBERED)
def looks_of(name: str) -> frozenset[str]:
    """Return the looks of a name, as it is written and in small letters. Two names are alike if they share one."""
    return frozenset([_skeleton(name).casefold(), _skeleton(name.casefold()).casefold()])


def _skeleton(text: str) -> str:
    table = _prototypes()
    parts = [table.get(sign, sign) for sign in unicodedata.normalize("NFD", text)]
    return " ".join(unicodedata.normalize("NFD", "".join(parts)).split())


@cache
def _prototypes() -> dict[str, str]:
    """Return what each confusable character looks like (tools/confusables.py writes the file)."""
    text = (files("harena.names") / "confusables.txt").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.split("\n") if line and not line.startswith("#")]
    return {sign: prototype for prototype, signs in rows for sign in signs}
