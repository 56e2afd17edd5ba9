"""A game under way in an environment: nature plays automatically, and what the seats earn is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.core.svg import svg
from lascaux.envs.illegal import check_way
from lascaux.envs.observer import Observer
from lascaux.envs.rendering import check_mode, render
from lascaux.envs.rewards import check_rule, rewards
from lascaux.envs.stepping import Slot


class Saved(NamedTuple):
    """Where an episode stands. It can be restored any number of times, and pickled."""

    at: Position
    luck: int  # the state of nature's random generator
    running: bool
    standing: list[float]


class Episode:
    """What the environments of all frameworks share. Before `begin` and after the end, `running` is False."""

    def __init__(
        self,
        game: str | Game,
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
        self.game = game if isinstance(game, Game) else lascaux.load(game, **options)
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
        at.play(choice)
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

    def svg(self, seat: int) -> str | None:
        """The table for a notebook; None before the first game."""
        return None if self._slot is None else svg(self.game.draw(self._slot.at, seat))

    def __str__(self) -> str:
        return "no game has begun" if self._slot is None else str(self._slot.at)

    def save(self) -> Saved | None:
        """Where it stands; None before the first game."""
        if self._slot is None:
            return None
        return Saved(self._slot.at.copy(), self._slot.luck.state, self.running, list(self._standing))

    def restore(self, saved: Saved | None) -> None:
        """Go on from there, exactly as it went on, or would have."""
        if saved is None:
            self._slot, self.running = None, False
            return
        if not saved.at.game.same_rules(self.game):
            raise ValueError(f"what was saved is a game of {saved.at.game!r}, and this is {self.game!r}")
        self._slot = Slot(self.observer.sheet, saved.luck, saved.at.copy())
        self.running, self._standing = saved.running, list(saved.standing)

    def __reduce__(self) -> tuple[Any, ...]:
        settings = (self._reward, self._shaped, self.illegal, self.penalty, self._render_mode)
        return Episode, (self.game, {}, *settings), self.save()

    __setstate__ = restore

    def render(self, seat: int) -> str | NDArray[np.uint8] | None:
        """The table as a seat sees it, in the render mode asked for; None if there is none."""
        if self._render_mode is None:
            return None
        return render(self.game, self.at, seat, self._render_mode)
