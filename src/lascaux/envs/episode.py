"""A game under way in an environment: nature plays automatically, and what the seats earn is counted."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs.illegal import check_way
from lascaux.envs.observer import Observer
from lascaux.envs.rendering import check_mode, render
from lascaux.envs.rewards import check_rule, rewards
from lascaux.envs.stepping import Slot


class Episode:
    """What the environments of all frameworks share. Before `begin` and after the end, `running` is False."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        reward: str,
        shaped: bool,
        illegal: str,
        penalty: float,
        render_mode: str | None,
    ) -> None:
        check_rule(reward, shaped)
        check_way(illegal)
        check_mode(render_mode)
        self.game: Game = lascaux.load(game, **options)
        self.observer = Observer(self.game)
        self.illegal = illegal
        self.penalty = float(penalty)
        self.running = False
        self._reward = reward
        self._shaped = shaped
        self._render_mode = render_mode
        self._slot: Slot | None = None
        self._standing: list[float] = []

    @property
    def at(self) -> Position:
        if self._slot is None:
            raise RuntimeError("no game has begun yet; call reset() first")
        return self._slot.at

    def begin(self, seed: int) -> Position:
        """A new game whose nature follows a seed, played up to a seat's first choice."""
        self._slot = Slot(self.observer.sheet, seed, self.game.start())
        self._slot.let_nature()
        self.running = True
        self._standing = rewards(self.at, self._reward) if self._shaped else [0.0] * self.game.seats
        return self._slot.at

    def play(self, choice: int) -> None:
        """One choice and what nature adds; an illegal one is refused and changes nothing."""
        if not self.running or self._slot is None:
            raise RuntimeError(f"{'no game has begun yet' if self._slot is None else 'the game is over'}; call reset()")
        at = self._slot.at
        at.play(choice, True)
        self._slot.let_nature()
        self.running = not at.over

    def stop(self) -> None:
        """Break the game off."""
        self.running = False

    def pay(self) -> list[float]:
        """What every seat has earned since it was last paid: nothing before the end unless rewards are shaped."""
        if self.running and not self._shaped:
            return [0.0] * self.game.seats
        before = self._standing
        self._standing = rewards(self.at, self._reward)
        return [now - then for now, then in zip(self._standing, before, strict=True)]

    def render(self, seat: int) -> str | NDArray[np.uint8] | None:
        """The table as a seat sees it, in the render mode asked for; None if there is none."""
        if self._render_mode is None:
            return None
        return render(self.game, self.at, seat, self._render_mode)
