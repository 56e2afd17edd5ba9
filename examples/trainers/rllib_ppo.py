"""PPO of RLlib plays Cave vs Cave alone.

    pip install lascaux[gymnasium] "ray[rllib]" torch
    python rllib_ppo.py --steps 20000

RLlib's own masking module wants the mask in the observation, beside what is seen: a short wrapper puts it there.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import lascaux.envs  # noqa: F401 (registers the games)

GAME = "lascaux/CaveVsCaveSolo-v1"
AT_ONCE = 2000  # choices between two updates


class Masked(gymnasium.Wrapper):
    """Observations with their mask, under the names that RLlib's module expects."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        mask = gymnasium.spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": env.observation_space, "action_mask": mask})
        self.action_space = gymnasium.spaces.Discrete(int(env.action_space.n))

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self._with_mask(seen, info), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, truncated, info = self.env.step(action)
        return self._with_mask(seen, info), reward, over, truncated, {}

    def _with_mask(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"observations": seen, "action_mask": info["action_mask"].astype(np.float32)}


def table(_: Any) -> gymnasium.Env:
    return Masked(gymnasium.make(GAME, shaped=True).unwrapped)


def train(steps: int, seed: int = 1) -> list[float]:
    """The mean points of a game after each update."""
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    register_env("lascaux", table)
    config = (
        PPOConfig()
        .environment("lascaux", disable_env_checking=True)
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=AT_ONCE, minibatch_size=256, num_epochs=4, gamma=1.0, lr=3e-4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .debugging(seed=seed)
    )
    algorithm = config.build_algo()
    try:
        rounds = max(1, steps // AT_ONCE)
        return [float(algorithm.train()["env_runners"]["episode_return_mean"]) for _ in range(rounds)]
    finally:
        algorithm.stop()
        ray.shutdown()


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--steps", type=int, default=20_000)
    points = train(parser.parse_args().steps)
    print(f"{points[0]:.1f} points a game after the first update, {points[-1]:.1f} after the last")
