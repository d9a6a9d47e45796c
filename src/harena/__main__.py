"""The entry point, and python -m harena. Light: Ctrl-C is met in silence from the first moment to the last."""

import os
import signal
import sys

INTERRUPTED = 130  # what shells expect after Ctrl-C


def main() -> int:
    try:
        before = signal.getsignal(signal.SIGINT)
        if before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))  # an import can swallow KeyboardInterrupt
        open_streams()
        from harena.cli import main as run

        signal.signal(signal.SIGINT, before)
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said; Python only tidies up


def open_streams() -> None:
    """A stream closed by whoever started us: what is said goes nowhere, and nobody answers."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open as long as we run


if __name__ == "__main__":
    sys.exit(main())
