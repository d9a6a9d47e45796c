"""The HTML document around a report, a comparison or a review: one file that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

COLORS = {  # light mode, dark mode
    "ground": ("#f4e9d8", "#1e1916"),
    "panel": ("#fbf5ea", "#2a231e"),
    "ink": ("#2b2118", "#eadfcb"),
    "muted": ("#5f5041", "#bbaa92"),
    "accent": ("#a8412a", "#e0795e"),
    "line": ("#d9c7a8", "#463a31"),
    "others": ("#8c7b64", "#8a7a66"),
}


def style() -> str:
    """Return the style sheet. Plots contain the light colors; in dark mode each is replaced by its dark partner, except
    in print."""
    day = "".join([f"--{name}:{light};" for name, (light, _) in COLORS.items()])
    night = "".join([f"--{name}:{dark};" for name, (_, dark) in COLORS.items()])
    swapped = "".join(
        [f'svg [{kind}="{light}"]{{{kind}:{dark}}}' for light, dark in COLORS.values() for kind in ("fill", "stroke")]
    )
    rest = (files("harena.lab.report") / "page.css").read_text(encoding="utf-8")
    dark = f"@media screen and (prefers-color-scheme:dark){{:root{{{night}}}{swapped}}}"
    return f":root{{color-scheme:light dark;{day}}}\n{dark}\n{rest}"


def document(title: str, lang: str, facts: str, chapters: Sequence[tuple[str, str, str]]) -> str:
    """Return a whole page. A chapter has an id, a title and its HTML."""
    links = "".join([f'<li><a href="#{name}">{escape(chapter)}</a></li>' for name, chapter, _ in chapters])
    body = "".join(
        [
            f'<section aria-labelledby="{name}"><h2 id="{name}">{escape(chapter)}</h2>{told}</section>'
            for name, chapter, told in chapters
        ]
    )
    title = escape(title)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{style()}</style>\n</head>\n<body>\n<header><h1>{title}</h1>{facts}"
        f"<nav><ul>{links}</ul></nav></header>\n<main>{body}</main>\n</body>\n</html>\n"
    )
