"""Proximal policy optimisation: make choices that turned out well likelier, by small steps, and values truer."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from lascaux.train.model import Model, worth_asking
from lascaux.train.schedule import Schedule
from lascaux.train.storage import Storage


@dataclass(frozen=True)
class Lesson:
    """How an update is made."""

    rate: float = 5e-4
    entropy: float = 0.02
    minibatch: int = 32_768  # choices of all variants together
    epochs: int = 2
    clip: float = 0.2  # how far an update may move the chance of a choice
    longest: float = 0.5  # gradient


class Learner:
    """Holds the network that learns, and keeps the one that acts in step with it."""

    def __init__(self, model: Model, acting: Model, lesson: Lesson) -> None:
        self.model = model
        self.acting = acting
        self.lesson = lesson
        self.device = next(model.parameters()).device
        self.optimizer = torch.optim.Adam(model.parameters(), lr=lesson.rate, eps=1e-5)

    def learn(self, storages: list[tuple[Storage, int]], schedule: Schedule) -> dict[str, float]:
        """One update from what has been played, each variant with its number of seats; returns figures about it."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.lesson.rate * schedule.rate
        samples = [Sample(storage, seats) for storage, seats in storages]
        total = sum(len(sample.index) for sample in samples)
        parts = max(1, round(total / self.lesson.minibatch))
        sums = torch.zeros(4, device=self.device)
        for _ in range(self.lesson.epochs):
            shuffled = [sample.shuffled(parts) for sample in samples]
            for part in range(parts):
                for sample, pieces in zip(samples, shuffled, strict=True):
                    share = len(sample.index) / total
                    sums += share * self.push(sample, pieces[part], share, schedule)
                nn.utils.clip_grad_norm_(self.model.parameters(), self.lesson.longest)
                self.optimizer.step()
                self.optimizer.zero_grad(set_to_none=True)
        loss, entropy, moved, error = (sums / (parts * self.lesson.epochs)).tolist()
        return {"loss": loss, "entropy": entropy, "moved": moved, "error": error}

    def push(self, sample: Sample, some: Tensor, share: float, schedule: Schedule) -> Tensor:
        """Add the gradient of some choices."""
        rows, legal, chosen, before, advantage, goals = sample.take(some)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            chances, values = self.model(rows, legal, sample.asked)
        moved = (chances.gather(1, chosen[:, None]).squeeze(1) - before).exp()
        clipped = moved.clamp(1 - self.lesson.clip, 1 + self.lesson.clip)
        gain = torch.min(moved * advantage, clipped * advantage).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        off = (values[:, : sample.seats] - goals[:, : sample.seats]).square().mean(0)
        error = off[0] + 0.25 * off[1:].sum()  # how the others stand is worth knowing too
        loss = 0.5 * error - gain - self.lesson.entropy * schedule.curiosity * entropy
        (share * loss).backward()
        return torch.stack([loss.detach(), entropy.detach(), (moved - 1).abs().mean().detach(), off[0].detach()])

    def hand_over(self) -> None:
        """Let the acting network play as the learning one now would."""
        with torch.no_grad():
            for mine, theirs in zip(self.model.parameters(), self.acting.parameters(), strict=True):
                theirs.copy_(mine)
        if self.device.type == "cuda":
            torch.cuda.synchronize()


class Sample:
    """The choices of one variant that something can be learned from."""

    def __init__(self, storage: Storage, seats: int) -> None:
        self.seats = seats
        self.index = storage.usable.flatten().nonzero().squeeze(1)
        legal, chosen = storage.legal.flatten(0, 1), storage.chosen.flatten()
        self.asked = worth_asking(legal)
        if self.asked is not None:
            legal, chosen = legal.index_select(1, self.asked), torch.searchsorted(self.asked, chosen)
        rest = (storage.chance.flatten(), storage.advantage.flatten(), storage.goals.flatten(0, 1))
        self.flat = [storage.rows.flatten(0, 1), legal, chosen, *rest]
        advantage = self.flat[4][self.index]
        self.mean, self.deviation = advantage.mean(), advantage.std() + 1e-8

    def shuffled(self, parts: int) -> tuple[Tensor, ...]:
        order = torch.randperm(len(self.index), device=self.index.device)
        return tuple(self.index[order].tensor_split(parts))

    def take(self, some: Tensor) -> list[Tensor]:
        taken = [tensor[some] for tensor in self.flat]
        taken[4] = (taken[4] - self.mean) / self.deviation
        return taken
