"""Which alphabets a name uses. TR39 calls what is allowed here "highly restrictive"."""

from __future__ import annotations

import unicodedata

LETTERS = ("Lu", "Ll", "Lt", "Lo")
TOGETHER = (  # the only scripts that are written together, besides each alone
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
)


def is_mixed(name: str) -> bool:
    """Tell whether letters of several alphabets are mixed in a way that no language does."""
    used = {_script(sign) for sign in name if unicodedata.category(sign) in LETTERS}
    return len(used) > 1 and not any([used <= allowed for allowed in TOGETHER])


def _script(letter: str) -> str:
    """Return the script of a letter. Unicode names every letter after it: LATIN SMALL LETTER A."""
    return unicodedata.name(letter, "UNKNOWN").split(" ")[0].split("-")[0]
