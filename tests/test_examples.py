"""The examples in docs/ run as they stand, in small, and do what their page says."""

from __future__ import annotations

import ast
import json
import re
import runpy
import shlex
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bench import leaderboard
from harena.cli import main as cli
from harena.games.gorus.cards import FIRST
from harena.games.gorus.combat import winning

for needed in ("altair", "pettingzoo", "polars", "pyspiel"):
    pytest.importorskip(needed, reason=f"{needed} is not installed: pip install -e '.[envs,lab]'")

DOCS = Path(__file__).resolve().parent.parent / "docs"
EXAMPLES = DOCS / "examples"
PAGE = (DOCS / "examples.md").read_text(encoding="utf-8")


def names_in(example: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / example))


# The page


def test_the_page_names_every_example_and_its_links_lead_somewhere() -> None:
    links = {link for link in re.findall(r"\]\(([^)#]+)", PAGE) if "://" not in link}
    assert [link for link in links if not (DOCS / link).exists()] == []
    there = {f"examples/{path.name}" for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb")}
    assert there <= links


def test_the_commands_of_the_page_are_understood(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^python (docs/examples/\S+)(.*)$", PAGE, re.MULTILINE)
    there = {path.name for path in EXAMPLES.glob("*.py")}
    assert {Path(path).name for path, _ in commands} == there - {"own_bot.py"}  # a bot is played by harena
    for path, given in commands:
        with pytest.raises(SystemExit) as left:
            names_in(Path(path).name)["main"]([*shlex.split(given.partition("#")[0]), "--help"])
        assert left.value.code == 0, capsys.readouterr().err


def test_the_openspiel_lines_of_the_other_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/envs.md; those about PettingZoo are tested in tests/envs."""
    page = (DOCS / "envs.md").read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", page) if "://" not in link]
    assert [link for link in links if not (DOCS / link).exists()] == []
    (lines,) = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "pyspiel" in block]
    exec(compile(lines, "envs.md", "exec"), {})
    assert capsys.readouterr().out.startswith("card ")


# Train


@pytest.mark.soak
def test_the_policy_learns_to_beat_random() -> None:
    names = names_in("train_gorus.py")
    env = names["gorus_v0"].raw_env(**names["TABLE"])
    policy = names["Policy"](np.random.default_rng(1))
    before = names["tested"](env, policy, 100)
    names["train"](env, policy, 500, 0.05)
    after = names["tested"](env, policy, 100)
    assert 0.35 < before.rate < 0.65
    assert after.above(0.6)


def test_the_same_seed_learns_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    main = names_in("train_gorus.py")["main"]

    def printed(seed: int) -> str:
        main(["--matches", "40", "--tests", "30", "--seed", str(seed)])
        return capsys.readouterr().out

    first = printed(1)
    assert re.fullmatch(r"before: wins [\d.]+% of 30 .*\nafter:  wins [\d.]+% of 30 .*\n", first)
    assert printed(1) == first
    assert printed(2) != first


def test_the_policy_knows_what_takes_a_combat() -> None:
    names = names_in("train_gorus.py")
    where, ranks = names["WHERE"], names["RANKS"]
    ends = names["ANSWERS"] + ranks  # weights from here on are of cards that take it
    for card, there, favored in product(range(48), range(48), range(3)):
        if card == there:
            continue
        seen = np.zeros(where["round"].stop, np.int8)
        seen[where["favored"].start + favored] = 1
        seen[names["OTHERS_CARD"].start + there] = 1
        takes = names["looks_of"](seen, np.array([card]))[0][0] >= ends
        trump = card // ranks if card % ranks == there % ranks else favored
        assert takes == (winning([there + FIRST, card + FIRST], trump + 1) == 1), (card, there, favored)


# PPO


@pytest.mark.more
def test_ppo_learns_a_little_and_its_bots_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seed learns the same; the network is saved, drawn, and plays as a bot with and without search."""
    main = names_in("ppo.py")["main"]
    files = {"--save": tmp_path / "net.npz", "--curve": tmp_path / "rows.jsonl", "--plot": tmp_path / "plot.svg"}
    words = ["--decisions", "8192", "--tests", "20", "--points", "1"]
    main(words + [str(word) for pair in files.items() for word in pair])
    first = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["decisions"] for row in first] == [0, 8192]
    assert [json.loads(line) for line in files["--curve"].read_text().splitlines()] == first
    assert files["--plot"].read_text().startswith("<svg")
    monkeypatch.setenv("HARENA_POLICY", str(files["--save"]))
    for bot in ("Learned", "Searching"):
        found = leaderboard.played("gorus", f"{EXAMPLES / 'ppo.py'}:{bot}", "random", {"players": 2, "target": 1}, 2, 1)
        assert found.matches == 4
        assert 0 <= found.low <= found.rate <= found.high <= 1


def test_the_gradient_of_ppo_is_right() -> None:
    """A small step along it changes what PPO maximizes as much as it says."""
    names = names_in("ppo.py")
    rng = np.random.default_rng(1)
    network = names["Network"](5, 4, 1)
    network.weights = {name: rng.normal(0, 0.3, w.shape) for name, w in network.weights.items()}
    counts = np.array([2, 3, 2])
    of = np.repeat(np.arange(3), counts)
    batch = names["Decisions"](
        rng.normal(size=(3, 5)).astype(np.float32),
        rng.normal(size=(7, 4)),
        of,
        np.array([1, 2, 5]),
        np.log([0.4, 0.3, 0.6]),
        np.array([1.0, -0.5, 0.7]),
        np.array([1.0, -1.0, 0.3]),
    )

    def gained() -> float:
        units = network.units(batch.seen)
        odds = names["softmax"](network.scores(units, batch.actions, of)[0], of, 3).astype(float)
        ratio = odds[batch.taken] / np.exp(batch.log_odds)
        clipped = np.clip(ratio, 1 - names["CLIP"], 1 + names["CLIP"])
        push = np.minimum(ratio * batch.gain, clipped * batch.gain)
        entropy = np.bincount(of, -odds * np.log(odds), 3)
        error = batch.result - units @ network.weights["value"]
        return float((push + names["ENTROPY"] * entropy - names["VALUE"] * error**2 / 2).mean())

    slopes: dict[str, Any] = {}
    network.adam = slopes.update
    network.learn(batch)
    for name, slope in slopes.items():
        direction = rng.normal(size=slope.shape)
        kept, changes = network.weights[name], []
        for size in (1e-3, -1e-3):
            network.weights[name] = kept + size * direction
            changes.append(gained())
        network.weights[name] = kept
        assert (changes[0] - changes[1]) / 2e-3 == pytest.approx(float((slope * direction).sum()), rel=0.02, abs=1e-3)


# A bot of one's own


def test_the_bot_has_twenty_lines() -> None:
    tree = ast.parse((EXAMPLES / "own_bot.py").read_text(encoding="utf-8"))
    (bot,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    assert bot.end_lineno is not None
    assert bot.end_lineno - bot.lineno < 20


def test_the_bot_plays_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    careful = f"{EXAMPLES / 'own_bot.py'}:Careful"
    line = ("--bots", f"{careful},random", "--challenger", careful, "--control", "0", "--deals", "5", "--players", "3")
    assert cli(["tournament", "gorus", *line, "--workers", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (row,) = found["pairings"]
    assert row["rate"] > 0.5  # three seats: a third would be even
    assert found["failures"] == {careful: 0, "random": 0}


# The notebook


def cells() -> list[dict[str, Any]]:
    notebook = json.loads((EXAMPLES / "telesia.ipynb").read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def shown(source: str, space: dict[str, Any]) -> Any:
    """Runs a cell; what its last line is, as a notebook would show it."""
    tree = ast.parse(source)
    *_, last = tree.body
    if isinstance(last, ast.Expr):
        tree.body.pop()
    exec(compile(tree, "telesia.ipynb", "exec"), space)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "telesia.ipynb", "eval"), space)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Everything the notebook has in hand at its end, after a few matches. What its cells show stands under "shown"."""
    space: dict[str, Any] = {"shown": []}
    small = {"MATCHES": 4, "DRAWS": 200, "ROWS": tmp_path_factory.mktemp("rows") / "few.jsonl"}
    for cell in cells():
        found = shown("".join(cell["source"]), space)
        if cell["metadata"].get("tags") == ["parameters"]:
            space.update(small)
        if found is not None:
            space["shown"].append(found)
    return space


@pytest.mark.more
def test_the_notebook_runs(asked: dict[str, Any]) -> None:
    assert asked["schools"].height == 4 * asked["MATCHES"]
    assert asked["schools"]["won"].sum() == pytest.approx(asked["MATCHES"], abs=0.01)
    plots = [found for found in asked["shown"] if isinstance(found, asked["alt"].TopLevelMixin)]
    assert len(plots) == 3
    for plot in plots:
        assert plot.to_dict()["datasets"]
    assert [bool(step["cases"]) for step in asked["steps"].values()].count(True) >= 2


def test_every_contract_has_two_schools_and_most_have_one_host(asked: dict[str, Any]) -> None:
    pl, taken = asked["pl"], asked["taken"]
    times = taken.group_by("match", "card").agg(pl.col("times").sum(), hosts=(pl.col("role") == "host").sum())
    assert (times["times"] % 2 == 0).all()
    assert (times["hosts"] >= 1).all()


def test_the_comparison_finds_what_is_there_and_no_more(asked: dict[str, Any]) -> None:
    """Made-up schools. Those of drawer 1 win more and have the card more often; the card itself adds 20 points."""
    pl, rng = asked["pl"], Random(1)
    rows = []
    for match in range(1000):
        for _ in range(4):
            drawer = rng.randrange(2)
            own = rng.random() < (0.2, 0.6)[drawer]
            won = rng.random() < (0.1, 0.5)[drawer] + 0.2 * own
            rows.append({"match": match, "drawer": drawer, "own": own, "won": float(won)})
    table = pl.DataFrame(rows)
    within = asked["excess"](table, pl.col("own"), ["drawer"])
    assert within["low"] < 0.2 < within["high"]
    assert within["low"] > 0.1
    assert within["cases"] == table["own"].sum()
    assert asked["excess"](table, pl.col("own"), [])["low"] > 0.25  # careless: the drawers pass for the card
    nothing = asked["excess"](table, pl.col("match") % 2 == 0, ["drawer"])
    assert nothing["low"] < 0 < nothing["high"]


def test_what_is_committed_of_the_notebook_is_a_whole_run() -> None:
    kept = [output for cell in cells() for output in cell["outputs"]]
    assert not [output for output in kept if output["output_type"] == "error"]
    told = "".join(["".join(output.get("text", "")) for output in kept])
    assert "1,000 matches" in told
    assert len([output for output in kept if "image/png" in output.get("data", {})]) == 3
    assert (EXAMPLES / "telesia.ipynb").stat().st_size < 300_000
