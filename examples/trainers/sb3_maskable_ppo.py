"""MaskablePPO of sb3-contrib plays Cave vs Cave alone.

    pip install lascaux[gymnasium] sb3-contrib
    python sb3_maskable_ppo.py --steps 20000

It finds the mask by itself, through `action_masks()` of the environment.
"""

from __future__ import annotations

from argparse import ArgumentParser

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor

import lascaux.envs  # noqa: F401 (registers the games)

GAME = "lascaux/CaveVsCaveSolo-v1"


def train(steps: int, seed: int = 1) -> MaskablePPO:
    env = Monitor(gymnasium.make(GAME, shaped=True).unwrapped)
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=256, gamma=1.0, seed=seed, device="cpu")
    return model.learn(steps)


def play(model: MaskablePPO, games: int, seed: int = 1000) -> list[float]:
    """The points of some games in which the likeliest choice is made."""
    env, points = gymnasium.make(GAME).unwrapped, []
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        points.append(info["scores"][0])
    return points


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--steps", type=int, default=20_000)
    points = play(train(parser.parse_args().steps), 20)
    print(f"{sum(points) / len(points):.1f} points in {len(points)} games")
