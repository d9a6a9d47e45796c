"""Figures about the running server, for Prometheus. They are sums over all tables: nothing here names a table, a seat
or a person.

They are answered on a port of their own (`harena serve --metrics-port`), which a proxy in front of the server does not
know, so that they cannot become public by accident.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from harena import __version__
from harena.kernel.rules import BadInput

disable_created_metrics()  # type: ignore[no-untyped-call]  # they would double the number of lines

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)

VERSION = Info("harena", "Which Harena this is", registry=REGISTRY)
VERSION.info({"version": __version__})
COMMANDS = Counter(
    "harena_commands",
    "Commands of people by game and code: done, or why refused",
    ["game", "code"],
    registry=REGISTRY,
)
COMMAND_SECONDS = Histogram(
    "harena_command_seconds",
    "From a command read to its acknowledgment or refusal",
    ["game"],
    buckets=FAST,
    registry=REGISTRY,
)
TABLES = Gauge("harena_tables_in_memory", "Tables that are in memory now", registry=REGISTRY)
TABLES_MADE = Counter("harena_tables_made", "Tables made, by game", ["game"], registry=REGISTRY)
MATCHES_OVER = Counter("harena_matches_over", "Matches played to their end, by game", ["game"], registry=REGISTRY)
CONNECTIONS = Gauge("harena_connections", "Open connections: player or spectator", ["kind"], registry=REGISTRY)
MESSAGES_SENT = Counter("harena_messages_sent", "Messages sent over WebSockets", registry=REGISTRY)
BYTES_SENT = Counter("harena_bytes_sent", "Bytes of the messages sent over WebSockets", registry=REGISTRY)
MESSAGES_RECEIVED = Counter("harena_messages_received", "Messages received over WebSockets", registry=REGISTRY)
RESPONSES = Counter("harena_http_responses", "Answers to HTTP requests by status", ["status"], registry=REGISTRY)
CHANGES = Counter("harena_changes", "Changes of tables: saved or refused", ["result"], registry=REGISTRY)
CATCH_UPS = Counter("harena_catch_ups", "How often a table took over what another server wrote", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "harena_commit_seconds", "One transaction with a group of changes", buckets=FAST, registry=REGISTRY
)
BOT_SECONDS = Histogram(
    "harena_bot_thinking_seconds",
    "From a question to a bot's answer, waiting for a free process included",
    ["game", "bot"],
    buckets=SLOW,
    registry=REGISTRY,
)
BOTS_THINKING = Gauge("harena_bots_thinking", "Bots that think or wait for a free process now", registry=REGISTRY)
FULL_COLLECTION_SECONDS = Histogram(
    "harena_full_collection_seconds", "One full garbage collection: everybody waits", buckets=FAST, registry=REGISTRY
)
NOTICES = Counter(
    "harena_notices",
    "Messages to people who are away by channel and result: sent, later (tried again), refused or gone",
    ["channel", "result"],
    registry=REGISTRY,
)
LIMITED = Counter("harena_limited", "Requests and messages refused by a limit", ["limit"], registry=REGISTRY)
LOG_LINES = Counter("harena_log_lines", "Lines in the log by level", ["level"], registry=REGISTRY)

# Looking up a label costs more than counting, so each is looked up once.
_commands = cache(COMMANDS.labels)
_command_seconds = cache(COMMAND_SECONDS.labels)
_responses = cache(RESPONSES.labels)
_player, _spectator = CONNECTIONS.labels("player"), CONNECTIONS.labels("spectator")
_saved, _refused = CHANGES.labels("saved"), CHANGES.labels("refused")


def command(game: str, code: str, seconds: float) -> None:
    """Count a command that was carried out (`done`) or refused."""
    _commands(game, code).inc()
    _command_seconds(game).observe(seconds)


def commit(saved: int, refused: int, seconds: float) -> None:
    """Count a group of changes that was written in one transaction."""
    _saved.inc(saved)
    _refused.inc(refused)
    COMMIT_SECONDS.observe(seconds)


def response(status: int) -> None:
    _responses(str(status)).inc()


def sent(size: int) -> None:
    MESSAGES_SENT.inc()
    BYTES_SENT.inc(size)


def connected(seat: int) -> Any:
    """Return a context in which a connection counts as open."""
    return (_player if seat >= 0 else _spectator).track_inprogress()


def answer_at(host: str, port: int) -> None:
    """Answer Prometheus at this address, in a thread of its own."""
    try:
        start_http_server(port, host, REGISTRY)
    except (OSError, OverflowError) as error:
        raise BadInput(f"the metrics cannot be answered on {host} port {port}: {error}") from None
