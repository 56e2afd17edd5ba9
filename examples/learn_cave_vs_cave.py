"""Learn to play Cave vs Cave alone, from nothing but games.

    python examples/learn_cave_vs_cave.py --minutes 5 --seed 1 --save policy.pt --plot curve.svg

The method is proximal policy optimisation (PPO): play some choices in many games, estimate how much better than thought
each one turned out, make the good ones likelier by small steps, and repeat. docs/learning.md says how far that gets.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import torch
from matplotlib import rc_context
from matplotlib.figure import Figure
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from torch import Tensor, nn

import lascaux
from lascaux.agents import make_agent
from lascaux.envs.batch import Batch

GAMES = 128  # side by side
CHOICES = 64  # in each of them between two updates
EPOCHS = 3  # how often an update goes over them
MINIBATCH = 1024
HIDDEN = 256  # units in each of two layers
LEARNING_RATE = 1e-3  # falls to zero, in step with the budget
ENTROPY = 0.05  # what trying things is worth, likewise
TRACE = 0.95  # lambda: how far surprises are passed back; gamma is 1, since only the final points count
CLIP = 0.2  # how far an update may move the chance of a choice
POINTS = 10.0  # are worth a reward of 1
SEED_OF_TESTS = 20_000  # games that no training sees

Curve = list[tuple[float, float, float]]  # choices, minutes, mean score


def solo_games(n: int, seed: int) -> Batch:
    """Rewards are points as they come; they add up to the score."""
    return Batch("cave-vs-cave", n, seed=seed, players=1, reward="points", shaped=True)


class Columns:
    """The columns of a wide table that are ever used, in the order in which they turn up.

    The solo game of era I has about a third of an observation's numbers and an eighth of the choices;
    without the others the network is a quarter of the size.
    """

    def __init__(self, width: int, room: int) -> None:
        self.room = room
        self.known = np.zeros(0, dtype=np.int64)
        self.unknown = np.ones(width, dtype=bool)

    def add(self, columns: np.ndarray) -> None:
        self.known = np.concatenate([self.known, columns])
        self.unknown[columns] = False
        if len(self.known) > self.room:
            raise ValueError(f"{len(self.known)} columns are in use, and there is room for {self.room}")

    def narrow(self, table: np.ndarray) -> Tensor:
        new = np.flatnonzero(table.any(axis=0) & self.unknown)
        if len(new):
            self.add(new)
        found = np.zeros((len(table), self.room), dtype=table.dtype)
        found[:, : len(self.known)] = table[:, self.known]
        return torch.from_numpy(found)


class Policy(nn.Module):
    """A small network: from what a player sees to how good each choice looks and how many points are still to come."""

    def __init__(self, batch: Batch) -> None:
        super().__init__()
        self.inputs = Columns(batch.observations.shape[1], room=288)
        self.choices = Columns(batch.masks.shape[1], room=352)
        self.body = nn.Sequential(
            *(layer(self.inputs.room, HIDDEN, gain=2**0.5), nn.ReLU()),
            *(layer(HIDDEN, HIDDEN, gain=2**0.5), nn.ReLU()),
        )
        self.likings = layer(HIDDEN, self.choices.room, gain=0.01)  # all choices are equally likely at first
        self.value = layer(HIDDEN, 1, gain=1.0)

    def look(self, batch: Batch) -> tuple[Tensor, Tensor]:
        return self.inputs.narrow(batch.observations), self.choices.narrow(batch.masks)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each choice's chance, and the value; what is illegal has no chance."""
        thought = self.body(seen)
        return self.likings(thought).masked_fill(~legal, -1e9).log_softmax(-1), self.value(thought).squeeze(-1)

    def best(self, batch: Batch) -> np.ndarray:
        """The likeliest choice in every game."""
        with torch.no_grad():
            chances, _ = self(*self.look(batch))
        return self.choices.known[chances.argmax(-1).numpy()]

    def save(self, path: Path) -> None:
        columns = [torch.from_numpy(columns.known) for columns in (self.inputs, self.choices)]
        torch.save({"weights": self.state_dict(), "columns": columns}, path)

    def load(self, path: Path) -> None:
        saved = torch.load(path, weights_only=True)
        self.load_state_dict(saved["weights"])
        for columns, known in zip((self.inputs, self.choices), saved["columns"], strict=True):
            columns.add(known.numpy())


def layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def draw(chances: Tensor) -> Tensor:
    """A column of each row, by its chance; much faster on a CPU than `multinomial`."""
    up_to = chances.double().cumsum(-1)
    return torch.searchsorted(up_to, up_to[:, -1:] * torch.rand(len(chances), 1, dtype=torch.float64), right=True)


class Learner:
    """The games that are played for practice, and the policy that improves with them."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.batch = solo_games(GAMES, seed)
        self.policy = Policy(self.batch)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), eps=1e-5)
        self.steps = 0
        self.scores: deque[float] = deque(maxlen=1000)  # of the last games

    def update(self, left: float) -> None:
        """Play, then learn from it; `left` is the share of the budget that remains."""
        played = self.play()
        self.optimizer.param_groups[0]["lr"] = LEARNING_RATE * left
        for _ in range(EPOCHS):
            for some in torch.randperm(GAMES * CHOICES).split(MINIBATCH):
                self.optimizer.zero_grad()
                loss(self.policy, [part[some] for part in played], ENTROPY * left).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    @torch.no_grad()
    def play(self) -> list[Tensor]:
        """What was seen, legal and chosen, the chance it had, how much better than expected it went, and how well."""
        batch, policy = self.batch, self.policy
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(CHOICES):
            seen, legal = policy.look(batch)
            chances, value = policy(seen, legal)
            chosen = draw(chances.exp())
            batch.step(policy.choices.known[chosen[:, 0].numpy()])
            reward, over = torch.tensor(batch.rewards[:, 0] / POINTS).float(), torch.tensor(batch.finished)
            kept.append((seen, legal, chosen, chances.gather(1, chosen), value, reward, over))
            self.scores.extend(batch.scores[batch.finished, 0])
        self.steps += GAMES * CHOICES
        *played, values, rewards, overs = (torch.stack(parts) for parts in zip(*kept, strict=True))
        surprises = torch.zeros_like(values)
        next_value, surprise = policy(*policy.look(batch))[1], torch.zeros(GAMES)
        for now in reversed(range(CHOICES)):  # generalised advantage estimation
            goes_on = (~overs[now]).float()
            surprise = rewards[now] + goes_on * (next_value + TRACE * surprise) - values[now]
            surprises[now], next_value = surprise, values[now]
        return [part.flatten(0, 1) for part in (*played, surprises, surprises + values)]


def loss(policy: Policy, played: list[Tensor], entropy: float) -> Tensor:
    """PPO's: good surprises become likelier, but not by much at once; values approach the outcome; some curiosity."""
    seen, legal, chosen, chance, surprise, outcome = played
    chances, value = policy(seen, legal)
    surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-8)
    ratio = (chances.gather(1, chosen) - chance).exp().squeeze(-1)
    gain = torch.min(ratio * surprise, ratio.clamp(1 - CLIP, 1 + CLIP) * surprise).mean()
    curiosity = -(chances.exp() * chances).sum(-1).mean()
    return 0.5 * (value - outcome).square().mean() - gain - entropy * curiosity


def scores_of(choose: Callable[[Batch], np.ndarray], games: int) -> np.ndarray:
    """The scores of the first game at each of this many tables, always with the same luck."""
    batch = solo_games(games, SEED_OF_TESTS)
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        batch.step(choose(batch))
        ended = batch.finished & np.isnan(scores)
        scores[ended] = batch.scores[ended, 0]
    return scores


def greedy_score(seed: int) -> float:
    game = lascaux.load("cave-vs-cave", players=1)
    at, agent, nature = game.start(), make_agent("greedy", seed), Random(seed)
    while not at.over:
        at.play(at.sample(nature) if at.actor == lascaux.CHANCE else agent.choose(game, at))
    return at.scores()[0]


def practise(learner: Learner, minutes: float, marks: str) -> Curve:
    """Learn until the time is up or somebody presses Ctrl-C."""
    curve: Curve = []
    begun = time.monotonic()
    try:
        with Progress(BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn()) as bar:
            task = bar.add_task("beginning", total=60 * minutes)
            while (spent := time.monotonic() - begun) < 60 * minutes:
                learner.update(1 - spent / (60 * minutes))
                spent, mean = time.monotonic() - begun, float(np.mean(learner.scores or [np.nan]))
                curve.append((learner.steps, spent / 60, mean))
                text = f"{learner.steps / 1e6:.2f} million choices, mean score {mean:.1f} ({marks})"
                bar.update(task, completed=spent, description=text)
    except KeyboardInterrupt:
        print("stopped early; continuing with what has been learned so far")
    return curve


def draw_curve(curve: Curve, levels: dict[str, float], path: Path) -> None:
    steps, minutes, means = zip(*curve, strict=True)
    figure = Figure(figsize=(7.2, 4.2), layout="constrained")
    axes = figure.subplots()
    axes.plot(np.array(steps) / 1e6, means, color="#b5502f", label="while learning, mean of the last 1,000 games")
    for name, level in levels.items():
        axes.axhline(level, color="#888888", linestyle="--", linewidth=1)
        axes.annotate(f"{name} {level:.1f}", (0.005, level), (0, 3), ("axes fraction", "data"), "offset points")
    axes.set(xlabel=f"million choices ({minutes[-1]:.0f} minutes in all)", ylabel="points", ylim=(0, None))
    axes.legend(loc="lower right", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "lascaux"}):  # text stays text, and ids the same
        figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Cave vs Cave alone.")
    parser.add_argument("--minutes", type=float, default=5, help="how long to learn (default 5; 0 only evaluates)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and the network (default 1)")
    parser.add_argument("--games", type=int, default=200, help="games by which each player is measured (default 200)")
    parser.add_argument("--threads", type=int, default=2, help="PyTorch's (default 2; 1 is better on a busy machine)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="a saved policy to start from")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save the policy")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="where to draw the curve (.svg or .png)")
    wanted = parser.parse_args()
    if wanted.load and not wanted.load.is_file():
        parser.error(f"there is no file {wanted.load}")
    for path in (wanted.save, wanted.plot):
        if path and not path.parent.is_dir():
            parser.error(f"there is no folder {path.parent}")
    console = Console()
    with console.status(f"greedy plays {wanted.games} games"), ProcessPoolExecutor() as pool:
        greedy = np.array(list(pool.map(greedy_score, range(wanted.games))))
    scores = {"random": scores_of(Batch.sample, wanted.games), "greedy": greedy}
    marks = ", ".join(f"{name} {points.mean():.1f}" for name, points in scores.items())

    torch.set_num_threads(wanted.threads)
    learner = Learner(wanted.seed)
    if wanted.load:
        learner.policy.load(wanted.load)
    curve = practise(learner, wanted.minutes, marks)
    if wanted.save:
        learner.policy.save(wanted.save)
    scores["learned"] = scores_of(learner.policy.best, wanted.games)

    table = Table("player", "mean", "± standard error", "best", "50 or more", title=f"{wanted.games} games each")
    for name, points in scores.items():
        error = points.std() / len(points) ** 0.5
        table.add_row(name, f"{points.mean():.2f}", f"{error:.2f}", f"{points.max():g}", f"{np.mean(points >= 50):.0%}")
    console.print(table)
    if wanted.plot and curve:
        draw_curve(curve, {name: points.mean() for name, points in scores.items()}, wanted.plot)


if __name__ == "__main__":
    main()
