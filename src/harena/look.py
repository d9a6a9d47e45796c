"""Defines `Look`: what the words of a game read of a table. Games with rules that texts need extend it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from harena.kernel.rules import View
from harena.kernel.state import State
from harena.text import Names, Texts

S = TypeVar("S", bound=State)


class Look(Generic[S]):
    """The table as one viewer sees it, in one language."""

    __slots__ = ("g", "names", "texts", "view")

    def __init__(self, texts: Texts, view: View, names: Names, g: S) -> None:
        self.texts = texts
        self.view = view
        self.names = names
        self.g = g  # what is public, so that functions of the rules can be called

    @property
    def seat(self) -> int:
        return int(self.view["viewer"])

    @property
    def top(self) -> dict[str, Any]:
        """Return the running procedure as plain data; an empty one once the match is over."""
        stack = self.view["stack"]
        return dict(stack[-1]) if stack else {"proc": "", "at": ""}

    def frame(self, *procs: str) -> dict[str, Any] | None:
        """Return the innermost running procedure with one of these names."""
        return next((dict(f) for f in reversed(self.view["stack"]) if f["proc"] in procs), None)
