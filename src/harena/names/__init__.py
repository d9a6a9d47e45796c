"""What people are called: names are cleaned, and two people at one table never have names that look alike.

Unicode's TR39 says how names are imitated: with letters of another alphabet that look the same, with signs that nobody
sees, with marks that turn the direction of reading.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from harena.names.scripts import is_mixed
from harena.names.skeleton import looks_of
from harena.talk.account import cleaned_text

LONGEST = 40  # characters of a name
SUFFIXES = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


def cleaned(name: str) -> str:
    """Return a name that is safe to show: it may come from a file or a page somebody else wrote. Empty if nothing is
    left of it, or if it mixes alphabets as only imitations do."""
    text = cleaned_text(unicodedata.normalize("NFKC", name))  # ｗｉｄｅ and 𝐛𝐨𝐥𝐝 letters become plain ones
    text = "".join([sign for sign in text if sign.isprintable()])[:LONGEST].strip()
    return "" if is_mixed(text) else text


def unlike(name: str, taken: Collection[str]) -> str:
    """Return a variant of the name that looks like nobody else's at the table, within the allowed length."""
    known = frozenset[str]().union(*[looks_of(other) for other in taken if other])
    for suffix in SUFFIXES:
        longer = f"{name[: LONGEST - len(suffix)].rstrip()}{suffix}"
        if not looks_of(longer) & known:
            return longer
    return name
