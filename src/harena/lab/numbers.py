"""Write numbers for people, with the marks of their language."""

from __future__ import annotations

MARKS = {
    "en": ",.",
    "fr": "\N{NARROW NO-BREAK SPACE},",
    "it": ".,",
    "de": ".,",
}  # separators of thousands and of decimals

PERCENT = "\N{NO-BREAK SPACE}%"


def number(value: float, digits: int, lang: str, signed: bool = False) -> str:
    """Return a number as text; never a negative zero."""
    rounded = round(value, digits) + 0.0
    text = f"{rounded:{'+' if signed else ''},.{digits}f}"
    return text.replace("-", "\N{MINUS SIGN}").translate(str.maketrans(",.", MARKS[lang]))


def percent(share: float, lang: str, signed: bool = False) -> str:
    return f"{number(100 * share, 1, lang, signed)}{PERCENT}"
