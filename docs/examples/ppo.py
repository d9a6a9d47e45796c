"""PPO in self-play with numpy alone: a network of 256 units learns one of our games from nothing.

python docs/examples/ppo.py --minutes 2 --save ppo-gorus.npz --plot ppo-gorus.svg

The network reads the observation of whoever is asked and scores each legal action by its features, so the same program
learns every game (`--game munera`). `Learned` is the result as a bot, for tournaments:

harena tournament gorus --bots docs/examples/ppo.py:Learned,medium --players 2 --deals 100
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harena.bots import Bot
from harena.bots.guided import guided_bot
from harena.bots.search_api import Budget
from harena.envs.guide import NetworkGuide
from harena.envs.policy_bot import PolicyBot
from harena.envs.seat_env import SeatEnv
from harena.envs.vector import VectorTables
from harena.kernel.choice import Choice
from harena.kernel.rules import View
from harena.lab.odds import Evidence

UNITS = 256
TABLES, STEPS = 64, 128  # matches at once, and decisions at each before the network learns from them
EPOCHS, BATCH, CLIP = 3, 1024, 0.2
RATE, ENTROPY, VALUE, TRACE = 6e-4, 0.01, 0.5, 0.95
SIMULATIONS = 100  # of `Searching`, for each decision
SAVED = "ppo-gorus.npz"  # where `Learned` looks, or where HARENA_POLICY says
USUAL: dict[str, dict[str, Any]] = {  # the tables that are learned
    "gorus": {"players": 2, "target": 1},  # one round decides
    "munera": {"players": 2, "turns": 3},
    "spartacus": {"players": 3, "turns": 3},
}

Array = NDArray[Any]


class Decisions(NamedTuple):
    """What was decided: one row per decision, and one per legal action."""

    seen: Array
    actions: Array  # the features of all legal actions, decision after decision
    of: Array  # which decision each action belongs to
    taken: Array  # which action was taken, counted in `actions`
    log_odds: Array  # of that action when it was taken
    gain: Array  # how much better it went than expected
    result: Array  # what the seat got in the end


class Network:
    """score(action) = units(observation) x units(action); one more output says how the match will end."""

    def __init__(self, seen: int, action: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "seen": rng.normal(0, seen**-0.25 / 8, (seen, UNITS)),
            "bias": np.zeros(UNITS),
            "action": rng.normal(0, 0.02, (action, UNITS)),
            "value": np.zeros(UNITS),
        }
        self.weights = {name: weights.astype(np.float32) for name, weights in self.weights.items()}
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps, self.rate = 0, RATE

    def units(self, seen: Array) -> Array:
        found: Array = np.maximum(seen.astype(np.float32) @ self.weights["seen"] + self.weights["bias"], 0)
        return found

    def scores(self, units: Array, actions: Array, of: Array) -> tuple[Array, Array]:
        keys = actions @ self.weights["action"]
        return np.einsum("ij,ij->i", keys, units[of]), keys

    def learn(self, batch: Decisions) -> None:
        """One step of PPO, with its gradient by hand."""
        count = len(batch.seen)
        units = self.units(batch.seen)
        scores, keys = self.scores(units, batch.actions, batch.of)
        odds = softmax(scores, batch.of, count)
        log_odds = np.log(odds + 1e-12)
        entropy = np.bincount(batch.of, -odds * log_odds, count)
        ratio = np.exp(log_odds[batch.taken] - batch.log_odds)
        open_to_change = np.where(batch.gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = ratio * batch.gain * open_to_change
        by_score = -odds * push[batch.of]
        by_score[batch.taken] += push
        by_score -= ENTROPY * odds * (log_odds + entropy[batch.of])
        by_value = VALUE * (batch.result - units @ self.weights["value"])
        by_units = by_value[:, None] * self.weights["value"]
        weighted = by_score[:, None] * keys
        starts = np.concatenate([[0], np.cumsum(np.bincount(batch.of, minlength=count))[:-1]])
        by_units += np.add.reduceat(weighted, starts, axis=0)  # actions stand in the order of their decisions
        by_units *= units > 0
        self.adam(
            {
                "seen": batch.seen.astype(np.float32).T @ by_units / count,
                "bias": by_units.mean(axis=0),
                "action": batch.actions.T @ (by_score[:, None] * units[batch.of]) / count,
                "value": units.T @ by_value / count,
            }
        )

    def adam(self, slopes: dict[str, Array]) -> None:
        self.steps += 1
        length = np.sqrt(sum([float((slope**2).sum()) for slope in slopes.values()]))
        for name, slope in slopes.items():
            slope = slope / max(1.0, length / 0.5)
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[name] += (step * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def model(self, seen: Array, features: Array) -> tuple[list[float], float]:
        """What a guided search asks: the odds of the actions, and the chance to win; for two players."""
        units = self.units(seen[None])
        of = np.zeros(len(features), np.int64)
        odds = softmax(self.scores(units, features, of)[0], of, 1)
        return odds.tolist(), float(np.clip((units[0] @ self.weights["value"] + 1) / 2, 0, 1))

    def best(self, seen: Array, features: Array) -> int:
        """The policy when it counts: the action with the highest score."""
        scores, _ = self.scores(self.units(seen[None]), features, np.zeros(len(features), np.int64))
        return int(scores.argmax())


def softmax(scores: Array, of: Array, count: int) -> Array:
    """Odds of the actions of each decision."""
    greatest = np.full(count, -np.inf, np.float32)
    np.maximum.at(greatest, of, scores)
    found = np.exp(scores - greatest[of])
    odds: Array = (found / np.bincount(of, found, count)[of]).astype(np.float32)
    return odds


class Collector:
    """Plays many tables with the network in all seats, and keeps what each seat decided until its match is over."""

    def __init__(self, tables: VectorTables, network: Network, seed: int) -> None:
        self.tables, self.network = tables, network
        self.rng = np.random.default_rng(seed)
        self.open: list[list[list[Any]]] = [[[] for _ in range(tables.players)] for _ in range(tables.count)]
        self.decisions = 0

    def collect(self, steps: int) -> Decisions:
        done: list[Any] = []
        tables = self.tables
        assert tables.features is not None
        for _ in range(steps):
            of, _ = tables.mask.nonzero()
            counts = tables.mask.sum(axis=1)
            features = tables.features[tables.mask]
            seen, seats = tables.observations.copy(), tables.seats.copy()
            units = self.network.units(seen)
            scores, _ = self.network.scores(units, features, of)
            odds = softmax(scores, of, tables.count)
            values = units @ self.network.weights["value"]
            starts = np.cumsum(counts) - counts
            sums = np.cumsum(odds)
            drawn = np.searchsorted(sums, sums[starts] - odds[starts] + self.rng.random(tables.count) * 0.999999)
            taken = np.clip(drawn, starts, starts + counts - 1)
            tables.step(taken - starts)
            self.decisions += tables.count
            for at in range(tables.count):
                rows = features[starts[at] : starts[at] + counts[at]]
                place = taken[at] - starts[at]
                kept = [seen[at], rows, place, np.log(odds[taken[at]] + 1e-12), values[at]]
                self.open[at][seats[at]].append(kept)
                if tables.over[at] or tables.truncated[at]:
                    for seat, decided in enumerate(self.open[at]):
                        result = 2 * tables.rewards[at, seat] - 2 / tables.players if tables.over[at] else 0.0
                        done += judged(decided, float(result))
                        decided.clear()
        return packed(done)


def judged(decided: list[Any], result: float) -> list[Any]:
    """Add to each decision of a finished match how much better it went than expected (GAE), and the result."""
    found, gain, after = [], 0.0, result
    for kept in reversed(decided):
        gain = after - kept[4] + TRACE * gain
        after = kept[4]
        found.append([*kept[:4], gain, result])
    return found[::-1]


def packed(rows: list[Any]) -> Decisions:
    seen, actions, places, log_odds, gain, result = zip(*rows, strict=True)
    counts = np.array([len(each) for each in actions])
    gains = np.array(gain, np.float32)
    return Decisions(
        np.array(seen),
        np.concatenate(actions),
        np.repeat(np.arange(len(rows)), counts),
        np.cumsum(counts) - counts + np.array(places),
        np.array(log_odds, np.float32),
        (gains - gains.mean()) / (gains.std() + 1e-6),
        np.array(result, np.float32),
    )


def some_of(all_: Decisions, rows: Array) -> Decisions:
    counts = np.bincount(all_.of, minlength=len(all_.seen))
    starts = np.cumsum(counts) - counts
    of = np.repeat(np.arange(len(rows)), counts[rows])
    first = np.cumsum(counts[rows]) - counts[rows]
    places = np.arange(len(of)) - first[of] + starts[rows][of]
    taken = first + all_.taken[rows] - starts[rows]
    return Decisions(
        all_.seen[rows], all_.actions[places], of, taken, all_.log_odds[rows], all_.gain[rows], all_.result[rows]
    )


def tested(network: Network, game: str, options: dict[str, Any], opponent: str, matches: int) -> Evidence:
    """Against a bot, on deals that were not learned from, in all seats by turns."""
    evidence = Evidence()
    for seat in range(options["players"]):
        env = SeatEnv(game, opponents=opponent, seat=seat, listed=True, **options)
        for number in range(matches // options["players"]):
            seen, _ = env.reset(seed=10**9 + number)
            over = False
            while not over:
                features = seen["action_features"][seen["action_mask"].astype(bool)]
                seen, reward, ended, cut, _ = env.step(network.best(seen["observation"], features))
                over = ended or cut
            evidence.add(float(reward))
    return evidence


def told(decisions: int, minutes: float, found: dict[str, Evidence]) -> dict[str, Any]:
    row: dict[str, Any] = {"decisions": decisions, "minutes": round(minutes, 2)}
    for opponent, evidence in found.items():
        low, high = evidence.interval()
        row[opponent] = {"rate": round(evidence.rate, 4), "low": round(low, 4), "high": round(high, 4)}
    return row


def drawn(rows: list[dict[str, Any]], path: Path, title: str) -> None:
    """Draw the curve."""
    import altair as alt

    points = [
        {"minutes": row["minutes"], "against": name, **found}
        for row in rows
        for name, found in row.items()
        if isinstance(found, dict)
    ]
    base = alt.Chart(alt.Data(values=points)).encode(
        x=alt.X("minutes:Q", title="minutes of one core"), color=alt.Color("against:N", title="against")
    )
    scale = alt.Scale(domain=[0, 1])
    line = base.mark_line(point=True).encode(
        y=alt.Y("rate:Q", title="matches won", scale=scale, axis=alt.Axis(format="%"))
    )
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", title=""), y2="high:Q")
    (band + line).properties(width=520, height=300, title=title).save(str(path))


def loaded() -> Network:
    """Read the network of a file."""
    with np.load(os.environ.get("HARENA_POLICY", SAVED)) as kept:
        network = Network(*[kept[name].shape[0] for name in ("seen", "action")], 0)
        network.weights = {name: kept[name] for name in network.weights}
    return network


class Learned(PolicyBot):
    """The network as a bot."""

    def __init__(self) -> None:
        super().__init__(loaded().best)


class Searching(Bot):
    """A search that the network leads: it trusts the network's values by half."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.network = rng, loaded()
        self.bot: Bot | None = None

    def choose(self, view: View, choice: Choice) -> int:
        if self.bot is None:
            guide = NetworkGuide(view["game"], view["options"], self.network.model)
            self.bot = guided_bot(view["game"], guide, Budget(1, SIMULATIONS, 0.0), self.rng, trust=0.5)
        return self.bot.choose(view, choice)


def kept(network: Network, rows: list[dict[str, Any]], wanted: argparse.Namespace) -> None:
    """Write the files that are wanted, as far as it has come."""
    if wanted.save:
        np.savez_compressed(wanted.save, **network.weights)
    if wanted.curve:
        Path(wanted.curve).write_text("".join([json.dumps(row) + "\n" for row in rows]), encoding="utf-8")
    if wanted.plot:
        title = f"PPO in self-play, {wanted.game} for {USUAL[wanted.game]['players']}"
        drawn(rows, Path(wanted.plot), title)


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="PPO in self-play learns one of our games.")
    parser.add_argument("--game", choices=list(USUAL), default="gorus")
    parser.add_argument("--minutes", type=float, default=2, help="of one core's time, tests not counted")
    parser.add_argument("--decisions", type=int, default=0, help="instead of minutes: learn from about so many")
    parser.add_argument("--tests", type=int, default=200, help="matches against each bot, from time to time")
    parser.add_argument("--points", type=int, default=8, help="of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the network")
    parser.add_argument("--curve", help="a file for the figures, one line per point")
    parser.add_argument("--plot", help="a picture of them, .svg or .png")
    wanted = parser.parse_args(given)
    options = USUAL[wanted.game]
    tables = VectorTables(wanted.game, TABLES, seed=wanted.seed, **options)
    network = Network(tables.playing.observations.size, tables.legal_actions.size, wanted.seed)
    collector, luck = Collector(tables, network, wanted.seed), Random(wanted.seed)
    spent, rows, due = 0.0, list[dict[str, Any]](), 0.0
    while True:
        share = collector.decisions / wanted.decisions if wanted.decisions else spent / 60 / wanted.minutes
        if share >= due or share >= 1:
            due = share + 1 / wanted.points
            found = {bot: tested(network, wanted.game, options, bot, wanted.tests) for bot in ("random", "heuristic")}
            rows.append(told(collector.decisions, spent / 60, found))
            print(json.dumps(rows[-1]), flush=True)
            kept(network, rows, wanted)
        if share >= 1:
            break
        start = process_time()
        network.rate = RATE * (1 - 0.9 * share)
        batch = collector.collect(STEPS)
        for _ in range(EPOCHS):
            order = np.random.default_rng(luck.getrandbits(32)).permutation(len(batch.seen))
            for at in range(0, len(order) - BATCH // 2, BATCH):
                network.learn(some_of(batch, order[at : at + BATCH]))
        spent += process_time() - start


if __name__ == "__main__":
    main()
