"""How a seat's knowledge of other hands is written in numbers (M-1.9)."""

from __future__ import annotations

FACT = 64  # a learned fact is FACT * seat + an Eventum card that seat must still hold
