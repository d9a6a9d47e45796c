"""Harena: three gladiator games to play, host and study.

`import harena` is the public API for programs; its functions and classes are documented in `harena.api`. They are
loaded when one of them is first used, so that the import itself takes almost no time.
"""

from __future__ import annotations

from harena import compiled

__version__ = "0.2.0"

compiled.use()

TYPE_CHECKING = False  # type checkers take it for True; importing typing would cost most of the time of this import

if TYPE_CHECKING:
    from harena.api import (
        SPECTATOR,
        BadInput,
        Bot,
        Choice,
        Event,
        FreeMove,
        Game,
        LegalOptions,
        Match,
        Offer,
        Option,
        Outcome,
        Refused,
        View,
        bot,
        bot_names,
        game_names,
        get_game,
        play,
        read_record,
        replay,
        start,
    )

__all__ = [
    "SPECTATOR",
    "BadInput",
    "Bot",
    "Choice",
    "Event",
    "FreeMove",
    "Game",
    "LegalOptions",
    "Match",
    "Offer",
    "Option",
    "Outcome",
    "Refused",
    "View",
    "__version__",
    "bot",
    "bot_names",
    "game_names",
    "get_game",
    "play",
    "read_record",
    "replay",
    "start",
]


if not TYPE_CHECKING:  # a type checker must not believe that any name is there

    def __getattr__(name: str) -> object:
        """Load the API when one of its names is first used."""
        if name not in __all__:
            raise AttributeError(f"module 'harena' has no attribute {name!r}")
        from harena import api

        found = globals()[name] = getattr(api, name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
