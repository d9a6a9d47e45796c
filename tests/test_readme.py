"""Runs the examples of README.md and docs/play.md and checks their links."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from harena.cli import main

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAY = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands(page: str) -> list[str]:
    lines = [line.split("#")[0].strip() for block in blocks("sh", page) for line in block.splitlines()]
    inline = [line for line in re.findall(r"`(harena [^`\n]+)`", page) if "FILE" not in line]
    return [line for line in [*lines, *inline] if line.startswith("harena ")]


def smaller(line: str) -> str:
    """Return the same command with at most 20 matches or 2 deals; `make soak` runs it as it stands."""
    words = shlex.split(line)
    for option, most in (("--games", 20), ("--deals", 2)):
        if option in words:
            at = words.index(option) + 1
            words[at] = str(min(int(words[at]), most))
    return shlex.join(words)


@pytest.mark.more
@pytest.mark.parametrize("page", [README, PLAY], ids=["README.md", "docs/play.md"])
def test_the_commands_run_in_order(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(commands(page)) >= 6
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("HARENA_LANG", "en")
    for line in commands(page):
        monkeypatch.setattr("sys.stdin", io.StringIO())
        code = main(shlex.split(smaller(line))[1:])
        out, err = capsys.readouterr()
        assert code == 0, f"{line}: {err}"
        assert out.strip(), line


@pytest.mark.soak
@pytest.mark.parametrize("page", [README, PLAY], ids=["README.md", "docs/play.md"])
def test_the_commands_run_as_they_stand(page: str, tmp_path: Path) -> None:
    for line in commands(page):
        words = [sys.executable, "-m", "harena", *shlex.split(line)[1:]]
        env = {**os.environ, "NO_COLOR": "1", "HARENA_LANG": "en"}
        done = subprocess.run(
            words,
            cwd=tmp_path,
            env=env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,  # a command that serves has no place there
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        assert done.stdout.strip(), line


def test_the_python_example_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (example,) = blocks("python")
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {})
    assert "winners" in capsys.readouterr().out
    assert (tmp_path / "match.json").exists()


def test_the_example_of_the_kernel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parent.parent / "docs" / "kernel.md").read_text(encoding="utf-8")
    example = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    exec(compile(example, "kernel.md", "exec"), {})
    assert "entries" in capsys.readouterr().out


def test_the_paths_it_links_to_are_there() -> None:
    root = Path(__file__).resolve().parent.parent
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (root / link).exists()] == []
