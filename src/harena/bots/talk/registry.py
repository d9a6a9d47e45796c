"""What each game adds to the talk of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from harena.bots.talk.talker import GameTalk


def _munera() -> GameTalk:
    from harena.bots.talk.munera import MuneraTalk

    return MuneraTalk()


def _spartacus() -> GameTalk:
    from harena.bots.talk.spartacus import SpartacusTalk

    return SpartacusTalk()


TALKS: dict[str, Callable[[], GameTalk]] = {"munera": _munera, "spartacus": _spartacus}


@cache
def talk_of(game: str) -> GameTalk:
    return TALKS[game]() if game in TALKS else GameTalk()
