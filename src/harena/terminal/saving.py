"""Save a match: on request, or when the person leaves. No match is lost without a question, and no other file is
overwritten."""

from __future__ import annotations

import errno
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from harena.bots.talk.character import CHARACTERS
from harena.bots.talk.room import PERSON, TalkRoom
from harena.files import BROKEN, LARGEST_RECORD, free, read_text, trouble, write_json
from harena.kernel.rules import BadInput
from harena.matches.match import Match
from harena.talk.account import Entry
from harena.terminal.screen import Screen
from harena.text import Texts

TALK_FORMAT = "harena-talk-1"
REASONS = {
    errno.ENOENT: "play-save-no-folder",
    errno.ENOTDIR: "play-save-no-folder",
    errno.EISDIR: "play-save-folder",
    errno.EEXIST: "play-save-exists",
    errno.EACCES: "play-save-denied",
    errno.EPERM: "play-save-denied",
    errno.EROFS: "play-save-denied",
    errno.ENOSPC: "play-save-full",
    errno.EDQUOT: "play-save-full",
}


class Leave(Exception):
    """The person leaves the match."""


@contextmanager
def on_signals(handler: Any, *names: str) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]  # Windows has no SIGHUP
    handled = [
        number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN
    ]  # keep signals ignored that nohup ignores
    before = {number: signal.signal(number, handler) for number in handled}
    try:
        yield
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)


def hangup_interrupts() -> AbstractContextManager[None]:
    """Treat a closed terminal window and SIGTERM like Ctrl-C: the match is saved."""
    return on_signals(signal.default_int_handler, "SIGHUP", "SIGTERM")


class Keeper:
    """Saves the record of one match to its file."""

    def __init__(
        self,
        match: Match[Any],
        path: Path,
        texts: Texts,
        screen: Screen,
        ours: bool = False,
        room: TalkRoom | None = None,
    ) -> None:
        self.match, self.path, self.texts, self.screen = match, path, texts, screen
        self.room = room  # what is said is saved in a file of its own: it is no part of the record
        if ours and room is not None:
            read_talk(talk_path(path), room)
        self.ours = (
            {os.path.realpath(path)} if ours else set()
        )  # files that contain this match: only they may be overwritten
        self.kept = self.entries() if ours else -1  # entries in the last saved file

    def entries(self) -> int:
        return sum([len(part["entries"]) for part in self.match.record["segments"]])

    def save(self, typed: str) -> None:
        """Save to the file a person names, or to the file of the match."""
        if self._saved(typed):
            self.tell()

    def leave(self) -> None:
        """Offer to save, then leave."""
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
        typed = ""
        while not self._saved(typed):
            typed = self.screen.ask(self.texts.say("play-save-where") + " ")
            if not typed:
                self.screen.line(self.texts.say("play-not-saved"))
                return
        self.tell()

    def keep(self) -> None:
        """Save without a question, because nobody is there to answer it. Signals are ignored meanwhile."""
        with on_signals(signal.SIG_IGN, "SIGINT", "SIGHUP", "SIGTERM"):
            path = self.path
            while True:
                try:
                    self._write(path)
                    break
                except (FileExistsError, IsADirectoryError):
                    path = free(self.path)
                except OSError as error:
                    raise BadInput(f"{self.texts.say('play-not-saved')} {self._why(path, error)}") from None
        self.screen.line()
        self.tell()

    def tell(self) -> None:
        """Say where the match is saved, and how to resume it."""
        if self.match.over:
            self.screen.line(self.texts.say("play-saved", file=str(self.path)), "", "  ")
            return
        self.screen.line(self.texts.say("play-kept", file=str(self.path)), "", "  ")
        lang = "" if self.texts.lang == "en" else f" --lang {self.texts.lang}"
        self.screen.exactly(f"{program()} play --resume {quoted(str(self.path.absolute()))}{lang}")

    def _saved(self, typed: str) -> bool:
        """Save and return True; on an error, say why it failed."""
        try:
            path = Path(typed).expanduser() if typed else self.path
            self._write(path)
        except OSError as error:
            self.screen.line(self._why(path, error), "", "  ")
        except RuntimeError:  # ~name of a user who does not exist
            home = Path(typed).parts[0]
            self.screen.line(self.texts.say("play-save-no-folder", file=typed, folder=home), "", "  ")
        else:
            return True
        return False

    def _write(self, path: Path) -> None:
        if os.path.isdir(path):
            raise IsADirectoryError(errno.EISDIR, "is a folder")
        write_json(path, self.match.record, new=os.path.realpath(path) not in self.ours)
        self.ours.add(os.path.realpath(path))
        if self.room is not None and self.room.talk.entries:
            write_talk(talk_path(path), self.room)
        self.path, self.kept = path, self.entries()

    def _why(self, path: Path, error: OSError) -> str:
        folder = path.absolute().parent
        key = REASONS.get(error.errno or 0)
        if key == "play-save-no-folder" and os.path.isdir(folder):
            key = "play-save-denied"  # special file systems such as /proc
        if key:
            return self.texts.say(key, file=str(path), folder=str(folder))
        return self.texts.say("play-save-failed", why=f"{path}: {trouble(OSError(error.errno, error.strerror))}")


def talk_path(path: Path) -> Path:
    """Return the file beside a record that holds what was said."""
    return path.with_name(f"{path.name.removesuffix('.json')}.talk.json")


def write_talk(path: Path, room: TalkRoom) -> None:
    entries = [entry.plain() for entry in room.talk.entries]
    write_json(
        path,
        {
            "format": TALK_FORMAT,
            "characters": list(room.characters),
            "salt": room.salt,
            "events": room.events,
            "entries": entries,
        },
    )


def read_talk(path: Path, room: TalkRoom) -> None:
    """Take up what was said. Without the file, nothing was."""
    if not path.exists():
        return
    try:
        kept = json.loads(read_text(path, LARGEST_RECORD))
        characters, events = list(kept["characters"]), int(kept["events"])
        people = [character == PERSON for character in characters]
        known = all([character in (*CHARACTERS, PERSON) for character in characters])
        same = people == [character == PERSON for character in room.characters]
        if kept["format"] != TALK_FORMAT or not known or not same or events < 0:
            raise ValueError
        room.take_up(characters, str(kept["salt"]), [Entry.from_plain(entry) for entry in kept["entries"]], events)
    except BROKEN:
        raise BadInput(
            f"{path}: this is not the talk of this match, or it was changed; remove the file to go on without it"
        ) from None


def program() -> str:
    """Return the shortest command that starts Harena in the same way as this process."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == "harena":
        short = next((name for name in ("python", "python3") if shutil.which(name) == sys.executable), "")
        return f"{short or quoted(sys.executable)} -m harena"
    found = shutil.which("harena")
    if started.stem != "harena" or (found and Path(found).with_suffix("").resolve() == started.resolve()):
        return "harena"
    return quoted(str(started))


def quoted(word: str) -> str:
    """Quote a word for the shell of this platform."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)
