"""Our games in four libraries, each in a few lines: Stable-Baselines3, TorchRL, RLlib and Shimmy.

python docs/examples/frameworks.py sb3        # pip install stable-baselines3 sb3-contrib
python docs/examples/frameworks.py torchrl    # pip install torchrl
python docs/examples/frameworks.py rllib      # pip install 'ray[rllib]' torch
python docs/examples/frameworks.py shimmy     # pip install shimmy
"""

from __future__ import annotations

import argparse
from typing import Any

GAME: dict[str, Any] = {"players": 2, "target": 1}  # Gorus for two, one round


def sb3(steps: int) -> str:
    """Maskable PPO learns one seat; bots play the others. `opponents="heuristic"` makes it harder."""
    from sb3_contrib import MaskablePPO

    from harena.envs.seat_env import SeatEnv

    env = SeatEnv("gorus", opponents="random", **GAME)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(1024, steps), seed=1, device="cpu")
    model.learn(steps)
    won, matches = 0.0, 100
    for number in range(matches):
        seen, _ = env.reset(seed=10**6 + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, ended, cut, _ = env.step(int(action))
            won, over = won + reward, ended or cut
    return f"after {steps} decisions it won {won:g} of {matches} matches against random"


def torchrl(steps: int) -> str:
    """TorchRL reads a seat with its mask, or all seats through PettingZoo."""
    from torchrl.envs import GymWrapper, TransformedEnv
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.transforms import ActionMask

    from harena.envs.pettingzoo import gorus_v0
    from harena.envs.seat_env import SeatEnv

    one = GymWrapper(SeatEnv("gorus", **GAME), categorical_action_encoding=True)
    seat = TransformedEnv(one, ActionMask(action_key="action", mask_key="action_mask"))
    everybody = PettingZooWrapper(gorus_v0.env(**GAME), use_mask=True, group_map=None)
    rows = seat.rollout(steps, break_when_any_done=False)
    match = everybody.rollout(steps)
    return f"{rows.batch_size[0]} decisions of one seat, a match of {match.batch_size[0]} steps with all of them"


def rllib(steps: int) -> str:
    """RLlib's PPO learns one seat. Its newest API wants flat observations and knows no masks: an illegal action is
    replaced by the first legal one."""
    import numpy as np
    import ray
    from gymnasium import ActionWrapper, ObservationWrapper
    from gymnasium.spaces import Box
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.tune.registry import register_env

    from harena.envs.seat_env import SeatEnv

    class Legal(ActionWrapper[Any, Any, Any]):
        def action(self, action: Any) -> int:
            env = self.unwrapped
            assert isinstance(env, SeatEnv)
            mask = env.action_masks()
            return int(action) if mask[action] else int(mask.argmax())

    class Flat(ObservationWrapper[Any, Any, Any]):
        def __init__(self, env: Any) -> None:
            super().__init__(env)
            box = env.observation_space["observation"]
            self.observation_space = Box(box.low.min(), box.high.max(), box.shape, np.float32)

        def observation(self, observation: Any) -> Any:
            return observation["observation"].astype(np.float32)

    register_env("harena-gorus", lambda _: Flat(Legal(SeatEnv("gorus", **GAME))))
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    config = PPOConfig().environment("harena-gorus").env_runners(num_env_runners=0)
    algorithm = config.training(train_batch_size=steps, minibatch_size=min(128, steps)).build_algo()
    found = algorithm.train()["env_runners"]
    algorithm.stop()
    ray.shutdown()
    return f"{found['num_episodes']} matches, mean reward {found['episode_return_mean']:.2f}"


def shimmy(steps: int) -> str:
    """Shimmy makes a PettingZoo environment of our OpenSpiel game, with its chance nodes played."""
    import pyspiel
    from shimmy import OpenSpielCompatibilityV0

    import harena.envs.openspiel  # noqa: F401  # puts our games on OpenSpiel's list

    env = OpenSpielCompatibilityV0(env=pyspiel.load_game("harena_gorus(players=2,target=1)"), render_mode=None)
    made = matches = 0
    while made < steps:
        env.reset(seed=matches)
        matches += 1
        for agent in env.agent_iter():
            _, _, ended, cut, info = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(info["action_mask"]))
            made += not (ended or cut)
    return f"{made} decisions in {matches} matches"


LIBRARIES = {each.__name__: each for each in (sb3, torchrl, rllib, shimmy)}


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Gorus for two in a library for reinforcement learning.")
    parser.add_argument("library", choices=list(LIBRARIES))
    parser.add_argument("--steps", type=int, default=4096, help="decisions")
    wanted = parser.parse_args(given)
    print(f"{wanted.library}: {LIBRARIES[wanted.library](wanted.steps)}")


if __name__ == "__main__":
    main()
