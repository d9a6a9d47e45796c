"""Runs the command line as a user does: exit code, stdout, stderr; every test has its own folder."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from harena.cli import main
from harena.text import Texts


class Run(NamedTuple):
    code: int
    out: str
    err: str


Harena = Callable[..., Run]


@pytest.fixture(autouse=True)
def a_missing_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.setenv("HARENA_DEBUG", "1")
    monkeypatch.setenv("HARENA_LANG", "en")


@pytest.fixture
def harena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Harena:
    """Run a command: harena("play", "gorus", typed="1
    1
    ")
    """
    monkeypatch.chdir(tmp_path)

    def run(*args: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(args)
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


@pytest.fixture
def record(harena: Harena) -> dict[str, Any]:
    """Return a short finished match of four bots."""
    assert harena("simulate", "gorus", "--games", "1", "--option", "target=1", "--records", "folder").code == 0
    found: dict[str, Any] = json.loads(next(Path("folder").iterdir()).read_text(encoding="utf-8"))
    return found


def refused(run: Run, expected: str) -> bool:
    """Check that there is one line on stderr, nothing on stdout, and exit code 2."""
    assert run.code == 2, run
    assert run.out == ""
    assert run.err.startswith("harena: ")
    assert run.err.count("\n") == 1
    assert expected in run.err
    return True
