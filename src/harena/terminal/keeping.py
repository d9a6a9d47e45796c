"""Keeping a match: saved on request, offered on the way out, never lost without being asked."""

from __future__ import annotations

import shlex
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harena.files import may_write, trouble, write_json
from harena.kernel.match import Match
from harena.kernel.rules import BadInput
from harena.terminal.screen import Screen
from harena.text import Texts


class Leave(Exception):
    """The person has had enough for now."""


@contextmanager
def hangup_interrupts() -> Iterator[None]:
    """A closed terminal window or a polite kill is like Ctrl-C: the match is kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


class Keeper:
    """The record of one match and the file it belongs in."""

    def __init__(self, match: Match[Any], path: Path, texts: Texts, screen: Screen) -> None:
        self.match, self.path, self.texts, self.screen = match, path, texts, screen
        self.kept = -1  # entries in the file that was last written

    def entries(self) -> int:
        return sum([len(part["entries"]) for part in self.match.record["segments"]])

    def save(self, typed: str) -> None:
        """To the file a person names, or to the one the match has."""
        path = Path(typed).expanduser() if typed else self.path
        try:
            may_write(path)
            if path.exists() and path != self.path:
                raise BadInput(self.texts.say("play-save-exists", file=str(path)))
            self._write(path)
        except BadInput as error:
            self.screen.line(str(error))
        except OSError as error:
            self.screen.line(self.texts.say("play-save-failed", why=trouble(error)))
        else:
            self.tell()

    def leave(self) -> None:
        """Offer to save, then go."""
        if self.kept == self.entries():
            self.tell()
            raise Leave
        typed = self.screen.ask(self.texts.say("play-leave") + " ").lower()
        if typed[:1] in self.texts.say("play-no-letters").split():
            self.screen.line(self.texts.say("play-not-saved"))
        else:
            self.insist()
        raise Leave

    def insist(self) -> None:
        """Save, or ask for another file until it works or the person gives up."""
        while True:
            try:
                self._write(self.path)
            except OSError as error:
                self.screen.line(self.texts.say("play-save-failed", why=trouble(error)))
            else:
                self.tell()
                return
            typed = self.screen.ask(self.texts.say("play-save-where") + " ")
            if not typed:
                self.screen.line(self.texts.say("play-not-saved"))
                return
            self.path = Path(typed).expanduser()

    def keep(self) -> None:
        """Save without another question: nobody is there to answer it."""
        try:
            self._write(self.path)
        except OSError as error:
            raise BadInput(f"the match was not saved: {trouble(error)}") from None
        self.screen.line()
        self.tell()

    def tell(self) -> None:
        """Where the match is, and how to go on."""
        if self.match.over:
            self.screen.line(self.texts.say("play-saved", file=str(self.path)), "", "  ")
            return
        self.screen.line(self.texts.say("play-kept", file=str(self.path)), "", "  ")
        lang = "" if self.texts.lang == "en" else f" --lang {self.texts.lang}"
        self.screen.exactly(f"harena play --resume {shlex.quote(str(self.path))}{lang}")

    def _write(self, path: Path) -> None:
        write_json(path, self.match.record)
        self.path, self.kept = path, self.entries()
