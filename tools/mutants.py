"""Mutation testing of kernel, matches and games: `make mutants`, or python -m tools.mutants --count 60 --seed 1.

Changes one small thing in a copy of the source tree (a comparison, a number, a condition, a deleted statement) and runs
the tests that should notice. A mutant that no test notices is a survivor: either a test is missing, or the change makes
no difference. docs/testing.md explains the survivors that were left.

Results are appended to build/mutants.jsonl; a run that was stopped goes on from there. A mutant is tried again when its
file has changed since.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, NamedTuple

from harena.processes import cores

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants.jsonl"
COPIED = ("src", "tests", "tools", "bench", "docs", "pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")
GAMES = ("gorus", "munera", "spartacus")
# Texts for people are checked by other tests, and most changes of a number in them are a matter of taste.
TEXT_FILES = ("words.py", "card_text.py", "table_text.py", "option_text.py", "question_help.py")
WEIGHTS = {"kernel": 3, "matches": 1, "gorus": 2, "munera": 3, "spartacus": 3}  # each group's share of a sample
SLACK = 3.0  # a mutant may take this many times the processor time of the unchanged tree; more counts as noticed

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], str]] = {
    ast.Lt: (ast.LtE, "<="), ast.LtE: (ast.Lt, "<"), ast.Gt: (ast.GtE, ">="), ast.GtE: (ast.Gt, ">"),
    ast.Eq: (ast.NotEq, "!="), ast.NotEq: (ast.Eq, "=="), ast.In: (ast.NotIn, "not in"), ast.NotIn: (ast.In, "in"),
    ast.Is: (ast.IsNot, "is not"), ast.IsNot: (ast.Is, "is"),
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: the characters from `start` to `end` of a file are replaced by `new`."""

    group: str
    file: str  # relative to the root
    line: int
    what: str  # the kind of change
    start: int
    end: int
    old: str
    new: str
    key: str  # the same for the same change of the same file content

    def described(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.file}:{self.line} {self.what}: {old}  ->  {new}"


# Finding mutants


class Finder(ast.NodeVisitor):
    """Collects (node, kind of change, new text) for one file. Annotations, docstrings and imports are left alone."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.AST, str, str]] = []

    def add(self, node: ast.AST, what: str, new: ast.AST | str) -> None:
        text = new if isinstance(new, str) else ast.unparse(new)
        self.found.append((node, what, text if isinstance(node, ast.stmt) else f"({text})"))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in [*node.args.defaults, *[each for each in node.args.kw_defaults if each]]:
            self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp)):  # these have mutants of their own
            self.add(test, "negated condition", ast.UnaryOp(ast.Not(), test))

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add(node, "deleted call", "pass")
        if not isinstance(node.value, ast.Constant):  # not a docstring
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "deleted assignment", "pass")
        if type(node.op) in OPERATORS:
            other = OPERATORS[type(node.op)]()
            self.add(node, "operator", ast.AugAssign(node.target, other, node.value))
        self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            other, _ = COMPARISONS[type(node.ops[0])]
            self.add(node, "comparison", ast.Compare(node.left, [other()], node.comparators))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, "and/or", ast.BoolOp(other, node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, "removed not", node.operand)
            self.generic_visit(node)
        elif isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            self.add(node, "number", f"{-node.operand.value + 1}")  # type: ignore[operator]
        else:
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = isinstance(node.left, (ast.JoinedStr, ast.List)) or isinstance(node.right, (ast.JoinedStr, ast.List))
        if type(node.op) in OPERATORS and not texts:
            self.add(node, "operator", ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, "truth value", str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, "number", str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        return  # messages for people

    def visit_Raise(self, node: ast.Raise) -> None:
        self.add(node, "deleted raise", "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(node, "continue/break", "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(node, "continue/break", "continue")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            self.generic_visit(node)


def mutants_of(group: str, path: Path) -> Iterator[Mutant]:
    data = path.read_bytes()  # ast counts columns in bytes
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    finder = Finder()
    finder.visit(ast.parse(data))
    for node, what, new in finder.found:
        at: Any = node
        start, end = starts[at.lineno - 1] + at.col_offset, starts[at.end_lineno - 1] + at.end_col_offset
        key = hashlib.sha256(data + f"{start} {end} {new}".encode()).hexdigest()[:16]
        file = path.relative_to(ROOT).as_posix()
        yield Mutant(group, file, at.lineno, what, start, end, data[start:end].decode(), new, key)


def files_of(group: str) -> list[Path]:
    source = ROOT / "src" / "harena"
    folder = source / "games" / group if group in GAMES else source / group
    left_out = (*TEXT_FILES, "state.py") if group in GAMES else ()  # `make states` writes a game's state.py
    return [path for path in sorted(folder.rglob("*.py")) if path.name not in left_out]


def sample(count: int, seed: int, groups: Sequence[str]) -> list[Mutant]:
    """Return `count` mutants: each group gets its share, and every mutant of a group has the same chance."""
    whole = sum([WEIGHTS[group] for group in groups])
    found: list[Mutant] = []
    for group in groups:
        every = [mutant for path in files_of(group) for mutant in mutants_of(group, path)]
        share = min(len(every), round(count * WEIGHTS[group] / whole))
        found += Random(f"mutants/{seed}/{group}").sample(every, share)
    Random(seed).shuffle(found)
    return found


# Running the tests on one


def stages(group: str, file: str = "") -> list[list[str]]:
    """Return the tests that should notice a mutant, the closest first: those named like the changed file, those of its
    package, then golden matches and laws."""
    if group in GAMES:
        folder = f"tests/rules/{group}"
        near = sorted([str(path.relative_to(ROOT)) for path in (ROOT / folder).glob(f"test_{Path(file).stem}*.py")])
        laws = ["tests/golden", f"tests/bots/test_{group}.py", "tests/laws/test_laws.py", "-k", group]
        return [*([near] if near else []), [folder], laws]
    near = ["tests/kernel", "tests/matches", "tests/rules/nundinae"]
    return [near, ["tests/laws/test_laws_can_fail.py", "tests/golden"], ["tests/laws/test_laws.py"]]


class Tree:
    """A copy of the source tree in which one mutant at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules")
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=ignored)
            elif source.exists():
                shutil.copy(source, folder / name)

    def write(self, file: str, data: bytes) -> None:
        """Write the file and remove its compiled form, which Python would take for current within the same second."""
        path = self.folder / file
        path.write_bytes(data)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def fails(self, tests: Sequence[str], seconds: int) -> str:
        """Run tests; return "" if they pass, otherwise what happened. `seconds` limits the processor time."""
        limited = ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh"]
        command = [*limited, sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}"}
        process = subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, start_new_session=True,
        )  # fmt: skip
        try:
            out, _ = process.communicate(timeout=60 + 20 * seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return "timeout"
        if process.returncode == 0:
            return ""
        failed = [line for line in out.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0][:200] if failed else f"exit code {process.returncode}"

    def try_out(self, mutant: Mutant, seconds: int) -> dict[str, Any]:
        data = (self.folder / mutant.file).read_bytes()
        self.write(mutant.file, data[: mutant.start] + mutant.new.encode() + data[mutant.end :])
        started, noticed = time.monotonic(), ""
        try:
            for tests in stages(mutant.group, mutant.file):
                noticed = self.fails(tests, seconds)
                if noticed:
                    break
        finally:
            self.write(mutant.file, data)
        return {
            "key": mutant.key,
            "group": mutant.group,
            "mutant": mutant.described(),
            "noticed": noticed,
            "seconds": round(time.monotonic() - started, 1),
        }


def baseline(tree: Tree, group: str) -> int:
    """Run the tests on the unchanged tree; return a limit of processor seconds. Exit where they fail already."""
    most = 0.0
    for tests in stages(group):
        before = processor_time()
        if failed := tree.fails(tests, 3600):
            sys.exit(f"the tests of {group} fail without any mutant: {failed}")
        most = max(most, processor_time() - before)
    print(f"{group}: the unchanged tree passes; {most:.0f} processor seconds for the longest part", flush=True)
    return round(SLACK * most + 20)


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60, help="how many mutants to try (default 60)")
    parser.add_argument("--seed", type=int, default=1, help="another seed is another sample")
    parser.add_argument("--only", choices=WEIGHTS, action="append", help="a group; may be given several times")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=0, help="start no further mutant after this time")
    asked = parser.parse_args()
    chosen = sample(asked.count, asked.seed, asked.only or list(WEIGHTS))
    RESULTS.parent.mkdir(exist_ok=True)
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    done = {row["key"]: row for row in map(json.loads, lines)}
    left = [mutant for mutant in chosen if mutant.key not in done]
    print(f"{len(chosen)} mutants, {len(chosen) - len(left)} of them tried before", flush=True)
    deadline = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    if left:
        run(left, done, asked.workers, deadline)
    report([done[mutant.key] for mutant in chosen if mutant.key in done], len(chosen))


def run(left: list[Mutant], done: dict[str, dict[str, Any]], workers: int, deadline: float) -> None:
    with tempfile.TemporaryDirectory(prefix="harena-mutants-") as folder:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(workers):
            trees.put(Tree(Path(folder) / str(number)))
        first = trees.get()
        limits = {group: baseline(first, group) for group in sorted({mutant.group for mutant in left})}
        trees.put(first)

        def job(mutant: Mutant) -> None:
            if time.monotonic() > deadline:
                return
            tree = trees.get()
            try:
                row = tree.try_out(mutant, limits[mutant.group])
            finally:
                trees.put(tree)
            done[mutant.key] = row
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
            print(
                f"{'noticed ' if row['noticed'] else 'SURVIVED'} {row['seconds']:6.1f} s  {row['mutant']}", flush=True
            )

        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(job, left))


def report(rows: list[dict[str, Any]], asked: int) -> None:
    print(f"\n{len(rows)} of {asked} mutants tried")
    tried, noticed = Counter([row["group"] for row in rows]), Counter([row["group"] for row in rows if row["noticed"]])
    for group in [group for group in WEIGHTS if tried[group]]:
        print(f"  {group}: {noticed[group]} of {tried[group]} noticed")
    if rows:
        print(f"score: {noticed.total() / tried.total():.0%}")
    for row in [row for row in rows if not row["noticed"]]:
        print(f"survivor: {row['mutant']}")


if __name__ == "__main__":
    main()
