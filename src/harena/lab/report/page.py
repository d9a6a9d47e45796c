"""Put the HTML page together. Its texts are in harena.ftl."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harena.lab.report.aggregate import Tables
from harena.lab.report.chapters import Chapters
from harena.lab.report.document import document
from harena.lab.report.summary import Summary
from harena.text import Texts


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
