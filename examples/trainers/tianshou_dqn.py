"""DQN of Tianshou plays Cave vs Cave against random play, through PettingZoo.

    pip install lascaux[pettingzoo] tianshou
    python tianshou_dqn.py --steps 20000

Tianshou's PettingZooEnv takes the mask from the observation, where it stands by default.
"""

from __future__ import annotations

from argparse import ArgumentParser

import numpy as np
import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from lascaux.envs.aec import env

ENVS = 8
AT_ONCE = 64  # choices between two updates


def table() -> PettingZooEnv:
    return PettingZooEnv(env("cave-vs-cave", reward="win"))


def train(steps: int, seed: int = 1) -> tuple[int, float]:
    """How many games were finished, and the learner's mean result in them, from -1 to 1."""
    np.random.seed(seed)
    torch.manual_seed(seed)
    made = table()
    size, choices = made.observation_space["observation"].shape, made.action_space.n
    policy = DiscreteQLearningPolicy(
        model=Net(state_shape=size, action_shape=choices, hidden_sizes=[128, 128]),
        action_space=made.action_space,
        observation_space=made.observation_space["observation"],
        eps_training=0.2,
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-4), gamma=1.0, target_update_freq=100)
    rival = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=made.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, rival], env=made)
    envs = DummyVectorEnv([table for _ in range(ENVS)])
    envs.seed(seed)
    collector = Collector[CollectStats](both, envs, VectorReplayBuffer(20_000, ENVS), exploration_noise=True)
    collector.reset()
    results: list[float] = []
    for _ in range(max(1, steps // AT_ONCE)):
        stats = collector.collect(n_step=AT_ONCE)
        results += [float(pair[0]) for pair in stats.returns]
        with policy_within_training_step(both.policy):
            both.update(collector.buffer, sample_size=64)
    return len(results), float(np.mean(results)) if results else 0.0


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--steps", type=int, default=20_000)
    games, result = train(parser.parse_args().steps)
    print(f"{games} games, mean result {result:+.2f}")
