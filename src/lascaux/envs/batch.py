"""Many games of one kind at once, as NumPy arrays."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from librt.random import Random as FastRandom
from numpy.typing import ArrayLike, NDArray

import lascaux
from lascaux.core.errors import IllegalChoice
from lascaux.core.game import Game
from lascaux.envs.rewards import POINTS, check_rule
from lascaux.envs.stepping import Stepper


class Batch:
    """`n` independent games played side by side, chance included; one that ends starts over.

        batch = Batch("cave-vs-cave", 64, players=1)
        batch.step(batch.sample())

    After every step the same arrays hold what matters now. They are read-only views of the engine's own memory:
    copy what you want to keep.

        observations  n × size     float32   what the actor sees
        masks         n × choices  bool      the actor's legal choices
        actors        n            int64     the seat that chooses
        values        n            float64   how well it stands, in points, as the game's evaluation guesses; with
                                             `valued=True` only, else zero
        rewards       n × seats    float64   what the last step paid
        finished      n            bool      whether it ended a game; the arrays already show the next one
        scores        n × seats    float64   the points of the last finished game
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seed: int | None = None,
        reward: str = POINTS,
        shaped: bool = False,
        valued: bool = False,
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch needs at least one position, not {n}")
        check_rule(reward, shaped)
        if isinstance(game, Game) and options:
            raise ValueError(f"the game is already loaded; options {', '.join(options)} come too late")
        self.game = game if isinstance(game, Game) else lascaux.load(game, **options)
        self.n = n
        seeds = Random(seed)
        self._rng = FastRandom(seeds.getrandbits(62))
        self._stepper = Stepper(self.game, [seeds.getrandbits(62) for _ in range(n)], reward, shaped, valued)
        self.observation = self.game.observation()
        stepper = self._stepper
        self.observations: NDArray[np.float32] = np.asarray(stepper.observations).view(np.float32).reshape(n, -1)
        self.masks: NDArray[np.bool_] = np.asarray(stepper.masks).view(np.bool_).reshape(n, -1)
        self.actors: NDArray[np.int64] = np.asarray(stepper.actors)
        self.values: NDArray[np.float64] = np.asarray(stepper.values)
        self.rewards: NDArray[np.float64] = np.asarray(stepper.rewards).reshape(n, -1)
        self.finished: NDArray[np.bool_] = np.asarray(stepper.finished).view(np.bool_)
        self.scores: NDArray[np.float64] = np.asarray(stepper.scores).reshape(n, -1)

    def step(self, choices: ArrayLike) -> None:
        """Make one choice in every game. If one of them is illegal, none is made."""
        chosen = np.asarray(choices)
        if chosen.shape != (self.n,):
            raise ValueError(f"this batch takes {self.n} choices in one row, not an array of shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"choices are whole numbers, not {chosen.dtype}")
        data = chosen.astype("<i8").tobytes()
        wrong = self._stepper.first_illegal(data)
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))
        self._stepper.step(data)

    def sample(self) -> NDArray[np.int64]:
        """A random legal choice for every game."""
        return np.array(self._stepper.sample(self._rng))

    def _refuse(self, index: int, choice: int) -> None:
        name = self.game.name(choice)  # UnknownChoice where there is no such number
        reason = self.game.why_not(self._stepper.slots[index].at, choice)
        assert reason is not None
        raise IllegalChoice(f"{name} (in game {index})", reason.text, reason.clause)
