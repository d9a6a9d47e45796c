"""Harena: three gladiator games to play, host and study."""

__version__ = "0.1.0"
