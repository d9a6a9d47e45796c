"""What all tests need."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Hear Ctrl-C, even in a background job of a shell, which ignores it: programs that tests start inherit that, and
    would never be interrupted."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
