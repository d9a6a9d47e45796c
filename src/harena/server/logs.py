"""Log lines of the server: one line per event on stderr, as text for people or as JSON for programs.

Lines never contain tokens, invitations or anything of a match. Ids of tables are in them, because `harena admin` needs
them. There is no level "debug": the libraries below us would then print every message with its tokens.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from harena.server import metrics

FORMATS = ("text", "json")
LEVELS = ("info", "warning", "error")
REFUSALS, REFUSALS_A_MINUTE = ("connection-refused", "request-refused", "foreign-host"), 100
FAULTS = ("Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received")

log = logging.getLogger("harena")


def happened(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log an event with its fields: `table-made game=gorus seats=4`."""
    if log.isEnabledFor(level):
        text = " ".join([event, *[f"{name}={_shown(value)}" for name, value in fields.items()]])
        log.log(level, "%s", text, extra={"event": event, "fields": fields, "bare": True})


def tagged(event: str, **fields: Any) -> dict[str, Any]:
    """Return what names the event of a line that has a text of its own: log.error("...", extra=tagged("broken"))."""
    return {"event": event, "fields": fields}


def _shown(value: Any) -> str:
    text = str(value)
    return text if text.isprintable() and text and " " not in text else json.dumps(text)


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "ts": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", record.name),
            **({} if hasattr(record, "bare") else {"text": record.getMessage()}),  # bare: the fields say everything
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Counting(logging.Handler):
    """Counts the lines by level, for the metrics."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.LOG_LINES.labels(record.levelname.lower()).inc()


class Seldom(logging.Filter):
    """Drops lines about refused clients beyond so many per minute: anybody could fill the disk with them. The metrics
    count all of them."""

    def __init__(self, most: int = REFUSALS_A_MINUTE) -> None:
        super().__init__()
        self.most = most
        self.minute, self.count = 0, 0

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "event", "") not in REFUSALS:
            return True
        minute = int(record.created // 60)
        if minute != self.minute:
            self.minute, self.count = minute, 0
        self.count += 1
        return self.count <= self.most


class NoFaultOfOurs(logging.Filter):
    """Drops lines of uvicorn about what a client has done wrong, and about requests that a stopping server has
    cancelled."""

    def filter(self, record: logging.LogRecord) -> bool:
        cancelled = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
        return not cancelled and not str(record.msg).startswith(FAULTS)


def set_up(form: str = "text", level: str = "warning") -> None:
    """Send the lines of Harena and of the libraries below it to stderr, in one format."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else logging.Formatter("harena: %(message)s"))
    logging.basicConfig(handlers=[lines, Counting()], level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(NoFaultOfOurs())
    log.addFilter(Seldom())
    log.setLevel(level.upper())
