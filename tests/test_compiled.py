"""Tests which compiled modules a checkout uses. Nothing is compiled here: `make test-fast` runs what was."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from typing import Any

import pytest

from harena import compiled
from tools import compile as compiling

ROOT = Path(__file__).parent.parent
SOURCES = ["kernel/flow.py", "kernel/rules.py"]


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.SWITCH, "1")
    monkeypatch.setattr(sys, "meta_path", [each for each in sys.meta_path if not isinstance(each, compiled.Finder)])
    monkeypatch.setattr(compiled, "ignored", "")


def built(folder: Path, **changes: Any) -> str:
    """Write the list of a build that fits, but for these changes."""
    fitting = {
        "suffix": compiled.suffix(),
        "sources": SOURCES,
        "digest": compiled.digest_of(compiled.HERE, SOURCES),
        "files": {compiled.WITNESS: f"harena/kernel/flow{compiled.suffix()}"},
    }
    (folder / compiled.LIST).write_text(json.dumps(fitting | changes), encoding="utf-8")
    return str(folder)


def finders() -> list[compiled.Finder]:
    found: list[Any] = list(sys.meta_path)
    return [each for each in found if isinstance(each, compiled.Finder)]


@pytest.mark.parametrize("wanted", ["", "1"])
def test_a_wheel_asks_for_what_it_is_built_with(wanted: str) -> None:
    """As pip asks before it builds a wheel."""
    asked = "from hatchling.build import get_requires_for_build_wheel as asked; print(asked())"
    env = os.environ | {"HARENA_COMPILE": wanted}
    told = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, env=env, capture_output=True, text=True)
    assert told.stderr == ""
    assert ("mypyc" in told.stdout) == bool(wanted)


def test_modules_of_the_same_sources_are_used(tmp_path: Path) -> None:
    folder = built(tmp_path)
    compiled.use(folder)
    (finder,) = finders()
    spec = finder.find_spec(compiled.WITNESS)
    assert isinstance(spec, ModuleSpec)
    assert isinstance(spec.loader, ExtensionFileLoader)
    assert spec.origin == os.path.join(folder, f"harena/kernel/flow{compiled.suffix()}")
    assert finder.find_spec("harena.kernel") is None  # packages stay where the sources are
    assert (compiled.kind(), compiled.ignored) == ("compiled", "")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"digest": "0"}, "other sources"),
        ({"sources": ["kernel/gone.py"]}, "cannot be read"),
        ({"suffix": ".cpython-27.so"}, "another Python"),
        ({"files": None, "digest": None}, "other sources"),
    ],
)
def test_modules_that_do_not_fit_are_ignored_with_one_line(tmp_path: Path, changes: dict[str, Any], why: str) -> None:
    compiled.use(built(tmp_path, **changes))
    assert finders() == []
    assert why in compiled.ignored
    assert "make fast" in compiled.ignored
    assert "\n" not in compiled.ignored


def test_a_list_that_is_cut_off_is_ignored(tmp_path: Path) -> None:
    built(tmp_path)
    file = tmp_path / compiled.LIST
    file.write_text(file.read_text(encoding="utf-8")[:40], encoding="utf-8")
    compiled.use(str(tmp_path))
    assert finders() == []
    assert "cannot be read" in compiled.ignored


def test_without_a_build_or_switched_off_the_sources_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.use(str(tmp_path))
    monkeypatch.setenv(compiled.SWITCH, "0")
    compiled.use(built(tmp_path))
    assert (finders(), compiled.ignored) == ([], "")


def test_tests_run_the_sources() -> None:
    found = subprocess.run(
        [sys.executable, "-c", "import harena.kernel.flow as flow; print(flow.__file__)"],
        env={**os.environ, compiled.SWITCH: "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip().endswith("flow.py")


def test_everything_that_takes_long_is_compiled() -> None:
    files = compiling.hot_files(Path(compiled.HERE))
    assert len(files) == len(set(files))
    for name in ("kernel/flow.py", "games/munera/cards/duel.py", "bots/heuristic/gorus/memory.py", "server/changes.py"):
        assert name in files
    assert not [name for name in files if name.endswith(("__init__.py", "words.py"))]
    assert compiling.module_of(Path("x/harena/kernel/flow.cpython-311.so"), Path("x")) == "harena.kernel.flow"


# Both were found in a compiled build: a crash there, and nothing wrong in the sources
WRONG_IF_COMPILED = {
    r"\.__new__\(": "compiled, it wants the arguments of __init__",
    r"\bsum\([^(),]*\) [*] sum\([^(),]*\)": "without a start, the product of two sums counts as an int",
}


@pytest.mark.parametrize("name", compiling.hot_files(Path(compiled.HERE)))
def test_nothing_is_compiled_that_behaves_otherwise_then(name: str) -> None:
    source = Path(compiled.HERE, name).read_text(encoding="utf-8")
    assert [why for pattern, why in WRONG_IF_COMPILED.items() if re.search(pattern, source)] == []
