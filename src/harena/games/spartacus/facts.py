"""Defines how a seat's knowledge of hidden cards is encoded in numbers."""

from __future__ import annotations

FACT = 128  # a learned fact is FACT * seat + an Intrigue card that this seat must still have
PEEK = 64  # a peek is PEEK * position in the row of the auction + the Market card that lies there
