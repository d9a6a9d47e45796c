"""Numbers the phases of a turn (S-3)."""

from __future__ import annotations

UPKEEP, INTRIGUE_PHASE, MARKET_PHASE, ARENA_PHASE = range(4)
