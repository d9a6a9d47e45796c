"""What the page asks a person and what it answers by itself, for tools/stranger.py: the only place that knows it."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any

Json = dict[str, Any]
SERVER_PASSES = "the server passes soon"


class Page:
    """The page before there were standing answers: it asks everything, except where the server passes for a person who
    can do nothing else."""

    def __enter__(self) -> Page:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def waits(self, scene: Json) -> bool:
        """Tell whether the server is going to answer this question for the person."""
        return bool(scene["question"]["forced"])

    def answers(self, scene: Json, table: Json) -> int | None:
        """Return what the page answers by itself, or None if it asks."""
        return None

    def stops(self, scene: Json, table: Json, empty: bool) -> int:
        """The stranger has answered. Return how many more clicks it spends to set a standing answer, if it does."""
        return 0

    def on_sheet(self, scene: Json) -> int | None:
        """Return what a sheet of several questions proposes here; None if the question is asked alone."""
        return None


PAGES: dict[str, Callable[[], Page]] = {"before": Page}
