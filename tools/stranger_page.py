"""What the page asks a person and what it answers by itself, for tools/stranger.py: the only place that knows it."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
PATIENT = 2  # empty answers to one kind of question in one duel, spectacle or turn before the stranger has had enough


class Page:
    """The page before there were standing answers: it asks everything, except where the server answers for a person who
    has nothing to decide."""

    drawn = True  # by the game's own screen, with its buttons and sheets

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

    def answered(self, scene: Json, table: Json, option: int, empty: bool) -> int:
        """The stranger has answered. Return how many more clicks it spends on a standing answer, if it sets one."""
        return 0

    def on_sheet(self, scene: Json) -> int | None:
        """Return what a sheet of several questions proposes here; None if the question is asked alone."""
        return None


class PlainPage(Page):
    """The plain view of a game that has no screen of its own: a list of answers, and a field for an amount."""

    drawn = False


class StandingPage(Page):
    """The page as it is: it decides with the client's own code, in a Node process. The stranger leaves what the page
    does by itself as it is, and uses "Ask me less ..." as people do: after the second pass in a row it does not want to
    be asked again in this duel, spectacle or turn, and once it rolls a die again, the man shall go on doing so while
    his die is lower."""

    CLASSES = (10, 11, 12, 13, 14, 15)  # what the sheet of the first six men proposes: three pairs

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        bundle = Path(self.folder.name) / "page.mjs"
        rolldown = ROOT / "client/node_modules/.bin/rolldown"
        build: list[str | Path] = [
            rolldown,
            ROOT / "tools/stranger_page.ts",
            "--file",
            bundle,
            "--platform",
            "node",
            "--logLevel",
            "silent",
        ]
        subprocess.run([str(word) for word in build], cwd=ROOT / "client", check=True, stdout=subprocess.DEVNULL)
        self.node = subprocess.Popen(["node", bundle], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.passes: Counter[tuple[str, str]] = Counter()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.node.kill()
        self.node.wait()
        self.folder.cleanup()

    def _ask(self, ask: str, scene: Json, table: Json, **more: Any) -> Any:
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        message = {"ask": ask, "scene": scene, "you": table["you"], "game": table["game"], **more}
        self.node.stdin.write(json.dumps(message) + "\n")
        self.node.stdin.flush()
        return json.loads(self.node.stdout.readline())

    def answers(self, scene: Json, table: Json) -> int | None:
        found = self._ask("decide", scene, table)
        return None if found is None else found["option"]

    def answered(self, scene: Json, table: Json, option: int, empty: bool) -> int:
        scopes = self._ask("scopes", scene, table)
        self._ask("answered", scene, table, option=option)
        if (scope := self._wanted(scopes, option, empty)) is None:
            return 0
        self._ask("chosen", scene, table, scope=scope)
        return 0 if scope["direct"] else 1

    def _wanted(self, scopes: list[Json], option: int, empty: bool) -> Json | None:
        """Return the scope that this stranger chooses."""
        again = [scope for scope in scopes if scope["id"] == "same" and scope["answer"] == option]
        if again:
            return again[0]
        lasting = [scope for scope in scopes if scope["id"] in ("duel", "spectacle", "turn")]
        if not lasting or lasting[0]["kind"] == "rest":  # there the page passes anyway unless something is new
            return None
        place = (lasting[0]["kind"], lasting[0]["span"]["id"])
        self.passes[place] = self.passes[place] + 1 if empty else 0
        return lasting[0] if self.passes[place] >= PATIENT else None

    def on_sheet(self, scene: Json) -> int | None:
        if scene["question"]["step"] == "naming.name_fighter":
            found: int | None = self._ask("sheet", scene, {"you": scene["view"]["viewer"], "game": "munera"})
            return found
        if scene["question"]["step"] != "match.enlist":
            return None
        state, you = scene["view"]["state"], scene["view"]["viewer"]
        done = sum([state["klass"][man] >= 0 for man in state["school"][you]])
        return self.CLASSES[done % len(self.CLASSES)]


PAGES: dict[str, Callable[[], Page]] = {"now": StandingPage, "before": Page, "plain": PlainPage}
