"""Proximal policy optimisation: make choices that turned out well likelier, by small steps, and values truer."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from lascaux.train.model import Model, worth_asking
from lascaux.train.schedule import Schedule
from lascaux.train.storage import Storage


@dataclass(frozen=True)
class Lesson:
    """How an update is made."""

    rate: float = 5e-4
    entropy: float = 0.02
    minibatch: int = 4096  # choices of all variants together
    epochs: int = 3
    clip: float = 0.2  # how far an update may move the chance of a choice
    longest: float = 0.5  # gradient


class Learner:
    """Holds the network that learns, and keeps the one that acts in step with it."""

    def __init__(self, model: Model, acting: Model, lesson: Lesson) -> None:
        self.model = model
        self.acting = acting
        self.lesson = lesson
        self.device = next(model.parameters()).device
        self.optimizer = torch.optim.Adam(
            model.parameters(), lr=lesson.rate, eps=1e-5, fused=self.device.type == "cuda"
        )

    def learn(self, storages: list[tuple[Storage, int]], schedule: Schedule) -> dict[str, float]:
        """One update from what has been played, each variant with its number of seats; returns figures about it."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.lesson.rate * schedule.rate
        sample = Sample(storages)
        parts = max(1, round(len(sample) / self.lesson.minibatch))
        sums = torch.zeros(4, device=self.device)
        for _ in range(self.lesson.epochs):
            for some in torch.randperm(len(sample), device=self.device).tensor_split(parts):
                sums += self.push(sample, some, schedule)
                nn.utils.clip_grad_norm_(self.model.parameters(), self.lesson.longest)
                self.optimizer.step()
                self.optimizer.zero_grad(set_to_none=True)
        loss, entropy, moved, error = (sums / (parts * self.lesson.epochs)).tolist()
        return {"loss": loss, "entropy": entropy, "moved": moved, "error": error}

    def push(self, sample: Sample, some: Tensor, schedule: Schedule) -> Tensor:
        """Add the gradient of some choices."""
        rows, legal, chosen, before, advantage, goals, there = (tensor[some] for tensor in sample.tensors)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            chances, values = self.model(rows, legal, sample.asked)
        likely = chances.gather(1, chosen[:, None]).squeeze(1)
        entropy = -(chances.exp() * chances).sum(1).mean()
        if schedule.teaching:  # do as one is told
            moved, gain = torch.ones_like(likely), likely.mean()
        else:
            moved = (likely - before).exp()
            clipped = moved.clamp(1 - self.lesson.clip, 1 + self.lesson.clip)
            gain = torch.min(moved * advantage, clipped * advantage).mean()
            gain = gain + self.lesson.entropy * schedule.curiosity * entropy
        off = ((values - goals) * there).square().mean(0)
        error = off[0] + 0.25 * off[1:].sum()  # how the others stand is worth knowing too
        loss = 0.5 * error - gain
        loss.backward()
        return torch.stack([loss.detach(), entropy.detach(), (moved - 1).abs().mean().detach(), off[0].detach()])

    def hand_over(self) -> None:
        """Let the acting network play as the learning one now would."""
        with torch.no_grad():
            for mine, theirs in zip(self.model.parameters(), self.acting.parameters(), strict=True):
                theirs.copy_(mine)
        if self.device.type == "cuda":
            torch.cuda.synchronize()


class Sample:
    """The choices of all variants that something can be learned from, side by side: empty seats fill up the rows."""

    def __init__(self, storages: list[tuple[Storage, int]]) -> None:
        widest = max(storage.rows.shape[2] for storage, _ in storages)
        seats = max(storage.goals.shape[2] for storage, _ in storages)
        found = [usable(storage, own, widest, seats) for storage, own in storages]
        rows, legal, chosen, *rest = (torch.cat(parts) for parts in zip(*found, strict=True))
        self.asked = worth_asking(legal)
        if self.asked is not None:
            legal, chosen = legal.index_select(1, self.asked), torch.searchsorted(self.asked, chosen)
        self.tensors = (rows, legal, chosen, *rest)

    def __len__(self) -> int:
        return len(self.tensors[0])


def usable(storage: Storage, own: int, widest: int, seats: int) -> tuple[Tensor, ...]:
    """What was seen, legal and chosen, its chance, how well it went for its variant, the values aimed at, and whose."""
    index = storage.usable.flatten().nonzero().squeeze(1)
    rows, legal, goals = (part.flatten(0, 1)[index] for part in (storage.rows, storage.legal, storage.goals))
    chosen, chance, advantage = (part.flatten()[index] for part in (storage.chosen, storage.chance, storage.advantage))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    rows, goals = pad(rows, (0, widest - rows.shape[1])), pad(goals, (0, seats - goals.shape[1]))
    there = (torch.arange(seats, device=index.device) < own).expand(len(index), seats)
    return rows, legal, chosen, chance, advantage, goals, there
