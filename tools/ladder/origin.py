"""Record what produced a result: the commit, and digests of the bots' files, which must not change during a contest."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec

from harena import __version__
from harena.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
BOTS = ROOT / "src" / "harena" / "bots"
WORDS = "hints.py"  # only explains decisions


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The origin of one part of a contest, which may have been interrupted and resumed with other bots."""

    deals: int  # deals that were stored when this part began
    harena: str
    python: str
    commit: str
    clean: bool  # the bots' files were unchanged since that commit
    heuristic: str  # digest of the game's heuristic bot
    search: str  # digest of the other code that bots of this game use

    def alike(self, other: Origin) -> bool:
        return msgspec.structs.replace(self, deals=0) == msgspec.structs.replace(other, deals=0)


def origin(game: str, deals: int = 0) -> Origin:
    thumbs = BOTS / "heuristic" / game
    foreign = set(GAMES) - {game}
    every = [*BOTS.rglob("*.py"), *BOTS.rglob("*.json")]
    files = [path for path in every if foreign.isdisjoint({*path.parts, path.stem})]
    own = [path for path in files if thumbs in path.parents]
    commit = git("rev-parse", "--short", "HEAD").strip() or "unknown"
    clean = commit != "unknown" and not git("status", "--porcelain", "--", str(BOTS)).strip()
    others = digest(set(files) - set(own))
    return Origin(deals, __version__, platform.python_version(), commit, clean, digest(own), others)


def digest(files: Iterable[Path]) -> str:
    """Return a short digest of the files' names and contents."""
    made = sha256()
    for path in sorted(files):
        if path.name != WORDS:
            made.update(path.relative_to(BOTS).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()[:8]


def git(*args: str) -> str:
    """Return git's output; empty where there is no git or no repository."""
    try:
        command = ["git", "--no-optional-locks", "-C", str(ROOT), *args]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def note(path: Path, now: Origin) -> None:
    """Store the origin, unless the previous part had the same."""
    kept = noted(path)
    if not kept or not kept[-1].alike(now):
        path.write_bytes(msgspec.json.encode([*kept, now]) + b"\n")


def noted(path: Path) -> list[Origin]:
    return msgspec.json.decode(path.read_bytes(), type=list[Origin]) if path.exists() else []
