"""The pages in docs/: their programs run and print what they say, their links lead somewhere, each is on the site."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from harena.cli import main as cli

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md"), *ROOT.glob(".github/**/*.md")])
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)")
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def blocks(page: str) -> list[tuple[str, str, str]]:
    """The blocks of code of a page: language, what stands beside it, text."""
    return BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{path} does not exist"
        if anchor and target.suffix == ".md" and not anchor.startswith("harena."):
            headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            anchors = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
            assert anchor in anchors, f"{path}#{anchor}: {target.name} has no such heading"


def test_every_page_is_in_the_navigation() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert [page.name for page in DOCS.glob("*.md") if page.name not in site] == []


def test_the_first_bot_runs_and_prints_what_the_page_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    space: dict[str, Any] = {}
    printed = ""
    for language, beside, text in blocks("first-bot.md"):
        if "title" in beside:
            (tmp_path / "my_bot.py").write_text(text, encoding="utf-8")
        elif language == "python":
            exec(compile(text, "first-bot.md", "exec"), space)
            printed = capsys.readouterr().out
        elif language == "text":
            assert printed == text
    (command,) = [text.split() for language, _, text in blocks("first-bot.md") if language == "sh"]
    monkeypatch.chdir(tmp_path)
    quick = [word if word != "30" else "3" for word in command[1:]]
    assert cli([*quick, "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["failures"]["my_bot.py:Careful"] == 0


@pytest.mark.parametrize("page", ["index.md", "api.md"])
def test_the_programs_of_the_api_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (program,) = [text for language, _, text in blocks(page) if language == "python"]
    exec(compile(program, page, "exec"), {})
