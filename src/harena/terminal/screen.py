"""Write lines of text to a terminal: wrapped at words, colored if wanted.

There is no cursor movement and no box drawing, so that a screen reader gets exactly what is on the screen. Color only
repeats what the words say.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping
from contextlib import suppress

from rich.console import Console
from rich.text import Text

TONES = {"title": "bold", "ask": "bold", "quiet": "dim", "good": "bold", "": ""}
WIDEST = 100  # longer lines are hard to read
NARROWEST = 20  # whatever COLUMNS says
TALLEST = 1000  # whatever LINES says


class Screen:
    """Where text goes and where answers come from; tests pass their own two functions."""

    def __init__(
        self,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        width: int = 0,  # 0: lines are not wrapped
        color: bool = False,
    ) -> None:
        self._read = read
        self._write = write
        self.width = width
        self.styles: Mapping[str, str] = {}
        self._console = Console(force_terminal=True, highlight=False, soft_wrap=True) if color else None

    @classmethod
    def of_terminal(cls, plain: bool = False) -> Screen:
        """Return the screen of this process. Piped output is neither wrapped nor colored; NO_COLOR is respected."""
        terminal = sys.stdout.isatty()
        width = max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST)) if terminal else 0
        return cls(width=width, color=terminal and not plain and not os.environ.get("NO_COLOR"))

    def rows(self) -> int:
        """Return the height of the terminal now; it may have changed, and LINES may be too small."""
        found = [shutil.get_terminal_size().lines]
        for stream in range(3):
            with suppress(OSError, ValueError):
                found.append(os.get_terminal_size(stream).lines)
        return min(max(found), TALLEST)

    def line(self, text: str = "", tone: str = "", indent: str = "") -> None:
        """Write one paragraph; rows after the first are indented."""
        for row in self._rows(text, indent):
            self._write(self._paint(row, tone))

    def lines(self, texts: list[str], tone: str = "") -> None:
        for text in texts:
            self.line(text, tone, "  ")

    def exactly(self, text: str) -> None:
        """Write a line that is meant to be copied: neither wrapped nor colored."""
        self._write(text)

    def ask(self, prompt: str) -> str:
        """Return a line that the person types; EOFError at the end of the input."""
        return "".join([sign for sign in self._read(prompt) if sign.isprintable()]).strip()

    def _rows(self, text: str, indent: str) -> list[str]:
        if not self.width or not text:
            return [text]
        return textwrap.wrap(
            text, self.width - 1, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
        )

    def _paint(self, row: str, tone: str) -> str:
        if self._console is None:
            return row
        text = Text(row, style=TONES[tone])
        for pattern, style in self.styles.items():
            text.highlight_regex(pattern, style)
        with self._console.capture() as shown:
            self._console.print(text, end="")
        return shown.get()
