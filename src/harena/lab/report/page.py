"""Put the HTML page together. Its texts are in harena.ftl."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from harena.lab.report import plots
from harena.lab.report.aggregate import Tables
from harena.lab.report.chapters import Chapters
from harena.lab.report.summary import Summary
from harena.text import Texts


def style() -> str:
    """Return the style sheet. Plots contain the light colors; in dark mode each is replaced by its dark partner, except
    in print."""
    day = "".join([f"--{name}:{light};" for name, (light, _) in plots.COLORS.items()])
    night = "".join([f"--{name}:{dark};" for name, (_, dark) in plots.COLORS.items()])
    swapped = "".join(
        [
            f'svg [{kind}="{light}"]{{{kind}:{dark}}}'
            for light, dark in plots.COLORS.values()
            for kind in ("fill", "stroke")
        ]
    )
    rest = (files("harena.lab.report") / "page.css").read_text(encoding="utf-8")
    dark = f"@media screen and (prefers-color-scheme:dark){{:root{{{night}}}{swapped}}}"
    return f":root{{color-scheme:light dark;{day}}}\n{dark}\n{rest}"


def page(found: Tables, texts: Texts) -> str:
    head, report = Summary(found, texts), Chapters(found, texts)
    sections: list[tuple[str, str, Callable[[], str], Any]] = [
        ("summary", texts.say("report-summary"), head.summary, True),
        ("who", texts.say("report-who"), report.who, report.by),
        ("play", texts.say("report-play"), report.play, report.figures),
        ("scores", texts.say("report-scores-title"), report.scores, True),
        ("course", texts.say("report-course"), report.course, report.courses),
        ("cards", texts.say("report-cards"), report.cards, not found.deeds.is_empty()),
        ("choices", texts.say("report-choices"), report.choices, report.questions),
        ("method", texts.say("report-method"), report.method, True),
    ]
    shown = [(name, title, told()) for name, title, told, there in sections if there]
    return document(head.title(), texts.lang, head.facts(), shown)


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
