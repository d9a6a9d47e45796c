"""Compile what takes most of the time with mypyc: rules, bots, and what the server does per answer.

`make fast` compiles into build/fast, from where a checkout takes the modules as long as its sources do not change
(src/harena/compiled.py). `make wheel` puts them into a wheel for this platform (hatch_build.py). They are never in src,
where they would hide later changes.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from harena.compiled import BUILT, LIST, digest_of, suffix  # noqa: E402  # from this checkout, whatever is installed

LEFT_OUT = {  # nothing hot in them; nor in the __init__.py of a package
    "declaration.py",
    "deck_format.py",
    "event_log.py",
    "facts.py",  # their types are read while the program runs
    "fields.py",
    "phrases.py",
    "recipe_text.py",
    "words.py",  # their methods are functions of the module, which mypyc does not take for methods
    "card_text.py",
    "table_text.py",
    "option_text.py",
    "question_help.py",
}
PARTS = (  # patterns below the package
    "game.py",
    "text_parts.py",
    "kernel/*.py",
    "matches/*.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "bots/driver.py",
    "bots/search_api.py",
    "bots/ismcts.py",
    "bots/halving.py",
    "bots/guided.py",
    "bots/heuristic/*/*.py",
    "bots/search/*.py",
    "server/changes.py",
    "server/projection.py",
    "server/session.py",
)
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="harena", packages=[], ext_modules=mypycify({files}, multi_file=True))
"""


def hot_files(package: Path) -> list[str]:
    """Return the files to compile, as paths below the package."""
    found = [path for part in PARTS for path in sorted(package.glob(part))]
    return [path.relative_to(package).as_posix() for path in found if path.name not in {*LEFT_OUT, "__init__.py"}]


def module_of(path: Path, root: Path) -> str:
    """Return the name of a compiled module: harena.kernel.flow for harena/kernel/flow.cpython-311.so."""
    return ".".join([*path.relative_to(root).parts[:-1], path.name.partition(".")[0]])


def compile_into(folder: Path, say: bool = True) -> list[Path]:
    """Compile the hot files, and return what came out. Sources and compiled files are below the folder then."""
    shutil.rmtree(folder, ignore_errors=True)
    package = ROOT / "src" / "harena"
    shutil.copytree(package, folder / "harena", ignore=shutil.ignore_patterns("__pycache__", "static"))
    files = hot_files(package)
    if say:
        print(f"compiling {len(files)} files with mypyc, some minutes ...", flush=True)
    (folder / "setup.py").write_text(SETUP.format(files=[f"harena/{file}" for file in files]), encoding="utf-8")
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(build, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"harena: mypyc failed\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    built = sorted(folder.glob(f"*{suffix()}")) + sorted(folder.glob(f"harena/**/*{suffix()}"))
    (folder / LIST).write_text(
        json.dumps(
            {
                "suffix": suffix(),
                "sources": files,
                "digest": digest_of(str(folder / "harena"), files),
                "files": {module_of(path, folder): path.relative_to(folder).as_posix() for path in built},
            }
        ),
        encoding="utf-8",
    )
    return built


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    compile_into(Path(BUILT))
    print("compiled into build/fast; this checkout runs it until its sources change")


if __name__ == "__main__":
    main()
