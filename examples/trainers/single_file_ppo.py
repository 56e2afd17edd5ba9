"""PPO in one file, in the manner of CleanRL: PyTorch, a vector environment, a masked policy.

    pip install lascaux[gymnasium] torch
    python single_file_ppo.py --steps 200000

The mask of every step comes with the infos, and is never empty: a game that ends starts over in the same step.
"""

from __future__ import annotations

from argparse import ArgumentParser

import gymnasium
import numpy as np
import torch
from torch import nn

import lascaux.envs  # noqa: F401 (registers the games)

GAME = "lascaux/CaveVsCaveSolo-v1"
ENVS, LENGTH, EPOCHS, PIECES = 16, 128, 4, 4
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 2.5e-4
SCALE = 0.05  # of the points, so that returns are about one


class Player(nn.Module):
    """What to choose, and what it will bring."""

    def __init__(self, size: int, choices: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy = nn.Linear(256, choices)
        self.value = nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inside = self.body(seen)
        logits = self.policy(inside).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inside).squeeze(-1)


def train(steps: int, seed: int = 1) -> list[float]:
    """The points of all games that were finished on the way."""
    torch.manual_seed(seed)
    envs = gymnasium.make_vec(GAME, num_envs=ENVS, shaped=True)
    player = Player(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    optimiser = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    seen, infos = envs.reset(seed=seed)
    mask, points = infos["action_mask"], []
    for _ in range(max(1, steps // (ENVS * LENGTH))):
        rows = []
        for _ in range(LENGTH):
            now, legal = torch.from_numpy(seen), torch.from_numpy(mask).bool()
            with torch.no_grad():
                policy, value = player(now, legal)
                action = policy.sample()
            seen, reward, over, _, infos = envs.step(action.numpy())
            mask = infos["action_mask"]
            if over.any():
                points += infos["final_info"]["scores"][over, 0].tolist()
            paid, ended = torch.from_numpy(SCALE * reward).float(), torch.from_numpy(over).float()
            rows.append((now, legal, action, policy.log_prob(action), value, paid, ended))
        with torch.no_grad():
            _, beyond = player(torch.from_numpy(seen), torch.from_numpy(mask).bool())
        learn(player, optimiser, rows, beyond)
    return points


def learn(player: Player, optimiser: torch.optim.Optimizer, rows: list, beyond: torch.Tensor) -> None:
    seen, legal, action, logged, value, paid, ended = (torch.stack(part) for part in zip(*rows, strict=True))
    gain, ahead = torch.zeros_like(paid), torch.zeros_like(beyond)
    for step in reversed(range(len(paid))):
        after = value[step + 1] if step + 1 < len(paid) else beyond
        surprise = paid[step] + GAMMA * after * (1 - ended[step]) - value[step]
        gain[step] = ahead = surprise + GAMMA * LAMBDA * (1 - ended[step]) * ahead
    returns = gain + value
    flat = [part.flatten(0, 1) for part in (seen, legal, action, logged, gain, returns)]
    for _ in range(EPOCHS):
        for piece in torch.from_numpy(np.random.permutation(len(flat[0]))).chunk(PIECES):
            s, m, a, before, g, r = (part[piece] for part in flat)
            policy, guess = player(s, m)
            g = (g - g.mean()) / (g.std() + 1e-8)
            ratio = (policy.log_prob(a) - before).exp()
            step = torch.min(ratio * g, ratio.clamp(1 - CLIP, 1 + CLIP) * g).mean()
            loss = -step + 0.5 * (guess - r).square().mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--steps", type=int, default=200_000)
    points = train(parser.parse_args().steps)
    first, last = points[: len(points) // 10 or 1], points[-(len(points) // 10 or 1) :]
    print(f"{len(points)} games; points {np.mean(first):.1f} in the first tenth, {np.mean(last):.1f} in the last")
