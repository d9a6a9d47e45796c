"""What README.md and docs/play.md show works as shown."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAY = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands(page: str) -> list[str]:
    lines = [line.split("#")[0].strip() for block in blocks("sh", page) for line in block.splitlines()]
    inline = [line for line in re.findall(r"`(harena [^`\n]+)`", page) if "FILE" not in line]
    return [line for line in [*lines, *inline] if line.startswith("harena ")]


@pytest.mark.parametrize("page", [README, PLAY], ids=["README.md", "docs/play.md"])
def test_the_commands_run_in_order(page: str, tmp_path: Path) -> None:
    assert len(commands(page)) >= 6
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
