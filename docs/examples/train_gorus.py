"""A small policy learns Gorus for two by playing against itself: half a minute on one core, with numpy alone.

python docs/examples/train_gorus.py --matches 9000

It looks at a card as a beginner would: do I lead or answer, would it take the combat, which rank is it, and which rank
lies there already. That makes 96 numbers to learn, by REINFORCE: whatever the winner of a match did becomes likelier.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harena.envs.observations import layout
from harena.envs.pettingzoo import gorus_v0
from harena.lab.odds import Evidence

TABLE: dict[str, Any] = {"players": 2, "target": 1}  # one round decides
RANKS, CARDS = 16, 80
WHERE = layout("gorus", TABLE)
OTHERS_CARD = slice(WHERE["combat"].start + CARDS, WHERE["combat"].start + 2 * CARDS)
LEADS, ANSWERS, ANSWERED = 0, 2 * RANKS, 4 * RANKS  # where the weights of each kind begin
WEIGHTS = 6 * RANKS
FRESH = 1_000_000  # seeds from here on are for tests, and never for training

Array = NDArray[Any]


class Decision(NamedTuple):
    looks: Array  # of each card that may be played: which weights speak for it
    odds: Array
    taken: int


def looks_of(seen: Array, cards: Array) -> Array:
    """Two weights a card. Schools have no names here: what counts is which of them is favored and which was led."""
    school, rank = cards // RANKS, cards % RANKS
    favored = int(seen[WHERE["favored"]].argmax()) if seen[WHERE["favored"]].any() else -1
    (there,) = seen[OTHERS_CARD].nonzero()
    if not len(there):
        lead = LEADS + RANKS * (school == favored) + rank
        return np.stack([lead, lead], axis=1)
    led, height = divmod(int(there[0]), RANKS)
    trump = np.where(rank == height, school, favored)  # a Challenge (G-3.4)
    takes = np.where(
        led == trump, (school == trump) & (rank > height), (school == trump) | (school == led) & (rank > height)
    )
    return np.stack([ANSWERS + RANKS * takes + rank, ANSWERED + RANKS * takes + height], axis=1)


class Policy:
    """Softmax over the cards in hand that may be played."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights = np.zeros(WEIGHTS)
        self.rng = rng

    def decide(self, seen: Array, cards: Array) -> Decision:
        looks = looks_of(seen, cards)
        worth = self.weights[looks].sum(axis=1)
        odds = np.exp(worth - worth.max())
        odds /= odds.sum()
        return Decision(looks, odds, int(self.rng.choice(len(cards), p=odds)))

    def learn(self, decisions: list[Decision], step: float) -> None:
        """REINFORCE: what was done becomes likelier by `step`, or less likely if that is negative."""
        for looks, odds, taken in decisions:
            better = -odds
            better[taken] += 1
            np.add.at(self.weights, looks, step * better[:, None])


def play(env: Any, seed: int, policy: Policy, learners: set[str]) -> tuple[dict[str, float], dict[str, list[Decision]]]:
    """One match; who is no learner plays anything. What each agent won, and what the learners decided."""
    env.reset(seed=seed)
    won = dict.fromkeys(env.agents, 0.0)
    done: dict[str, list[Decision]] = {agent: [] for agent in learners}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        won[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        (actions,) = observation["action_mask"].nonzero()
        if agent in learners:
            decision = policy.decide(observation["observation"], actions - 1)  # 0 is to pass, and cards follow
            done[agent].append(decision)
            env.step(actions[decision.taken])
        else:
            env.step(policy.rng.choice(actions))
    return won, done


def train(env: Any, policy: Policy, matches: int, step: float) -> None:
    """Both seats learn, from the same match: what one won the other lost."""
    for _ in range(matches):
        won, done = play(env, int(policy.rng.integers(FRESH)), policy, set(env.possible_agents))
        for agent, decisions in done.items():
            policy.learn(decisions, step * (won[agent] - 0.5))


def tested(env: Any, policy: Policy, matches: int) -> Evidence:
    """Against somebody who plays anything, with cards it has never seen, by turns in both seats."""
    evidence = Evidence()
    for number in range(matches):
        agent = env.possible_agents[number % 2]
        won, _ = play(env, FRESH + number, policy, {agent})
        evidence.add(won[agent])
    return evidence


def told(evidence: Evidence) -> str:
    low, high = evidence.interval()
    return f"{evidence.rate:.1%} of {len(evidence.seen)} matches against random (95 %: {low:.1%} to {high:.1%})"


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A small policy learns Gorus for two.")
    parser.add_argument("--matches", type=int, default=9000, help="to learn from")
    parser.add_argument("--tests", type=int, default=1000, help="matches against random, before and after")
    parser.add_argument("--step", type=float, default=0.05, help="how much one match teaches")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    env = gorus_v0.raw_env(**TABLE)
    policy = Policy(np.random.default_rng(wanted.seed))
    print(f"before: wins {told(tested(env, policy, wanted.tests))}")
    train(env, policy, wanted.matches, wanted.step)
    print(f"after:  wins {told(tested(env, policy, wanted.tests))}")


if __name__ == "__main__":
    main()
