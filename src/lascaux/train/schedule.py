"""What changes while a network learns."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Schedule:
    """How far the training has come, from 0 to 1, and what follows from it."""

    progress: float
    guided: float  # the share of the training in which the evaluation guides
    friendly: float  # the share in which rivalry grows
    taught: float = 0.0  # the share, at the beginning, in which the reference bot says what it would choose

    @property
    def teaching(self) -> bool:
        """Whether the network learns to do as it is told; otherwise it finds out by itself what pays."""
        return self.progress < self.taught

    @property
    def shown(self) -> float:
        """How many of the choices the teacher makes itself; from the others its pupil learns to help itself."""
        return 1 - 0.5 * self.progress if self.teaching else 0.0

    @property
    def rate(self) -> float:
        """The learning rate's share: falls to a twentieth."""
        return max(0.05, 1 - self.progress)

    @property
    def curiosity(self) -> float:
        """The share of the entropy bonus."""
        return max(0.1, 1 - self.progress)

    @property
    def rivalry(self) -> float:
        """How much the best of the others counts against one's own points: first learn to score, then to win."""
        return min(1.0, self.progress / self.friendly) if self.friendly else 1.0

    @property
    def guidance(self) -> float:
        """How far values lean on the game's evaluation, which knows from the start what goods are good for."""
        return max(0.0, 1 - self.progress / self.guided) if self.guided else 0.0
