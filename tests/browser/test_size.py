"""Tests the size of what is sent to a new browser."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from harena.server.static import FOLDER, TEXTS

MOST = 150_000  # everything there is
MOST_SHELL = 90 * 1024  # bytes, compressed; with one language
MOST_SCREEN = 70_000  # what one game needs in addition
MOST_TALK = 12_000


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0)) if file.suffix in TEXTS else file.stat().st_size


def test_the_whole_client_is_small() -> None:
    files = {file.name: packed(file) for file in FOLDER.rglob("*") if file.is_file()}
    assert "index.html" in files, "run make client"
    assert sum(files.values()) <= MOST, files

    def some(*names: str) -> int:
        return sum([size for file, size in files.items() if file.startswith(names)])

    words = max([size for file, size in files.items() if file.startswith("page-")])
    assert some("index.", "favicon.", "house-", "style-", "cinzel-", "alegreya-") + words <= MOST_SHELL, files
    assert max(some("Gorus-"), some("Plain-", "Stepper-")) <= MOST_SCREEN, files
    assert 0 < some("talk-") <= MOST_TALK, files


def test_the_page_has_no_inline_script_or_style() -> None:
    html = (FOLDER / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)
    assert all(not inside.strip() for inside in re.findall(r"<script[^>]*>(.*?)</script>", html, re.S))
    assert not re.search(r"""(src|href)=["'](https?:)?//""", html), "everything comes from the server itself"
