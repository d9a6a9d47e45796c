"""Sets of men, Ministers and cards: one int with one bit per member."""

from __future__ import annotations

from harena.kernel.state import members as men_of

__all__ = ["men_of"]
