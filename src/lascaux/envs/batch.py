"""Many games of one kind at once, as NumPy arrays."""

from __future__ import annotations

from random import Random
from typing import Any, Self

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import ArrayLike, NDArray

import lascaux
from lascaux.core.errors import IllegalChoice
from lascaux.core.game import Game
from lascaux.envs.crew import Contract, Crew
from lascaux.envs.memory import own_arrays
from lascaux.envs.rewards import POINTS, check_rule
from lascaux.envs.sheet import Paper
from lascaux.envs.stepping import Stepper


class Batch:
    """`n` independent games played side by side, chance included; one that ends starts over.

        batch = Batch("cave-vs-cave", 64, players=1)
        batch.step(batch.sample())

    With `workers` the games are stepped on so many processes, with the same results; `close` ends them, or a `with`.

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
        workers: int = 1,
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch needs at least one position, not {n}")
        if not 1 <= workers <= n:
            raise ValueError(f"a batch of {n} can have 1 to {n} workers, not {workers}")
        check_rule(reward, shaped)
        if isinstance(game, Game) and options:
            raise ValueError(f"the game is already loaded; options {', '.join(options)} come too late")
        self.game = game if isinstance(game, Game) else lascaux.load(game, **options)
        self.n = n
        self.observation = self.game.observation()
        random = Random(seed)
        seeds = [random.getrandbits(62) for _ in range(n)]
        self._crew: Crew | None = None
        if workers == 1:
            size, width = self.observation.size, self.game.verbs.size
            paper = Paper(vec[i32]([0] * (n * size)), vec[u8]([0] * (n * width)))
            self._stepper = Stepper(self.game, paper, seeds, reward, shaped, valued)
            shown = own_arrays(self._stepper)
            shown["observations"] = np.asarray(paper.floats).view(np.float32).reshape(n, size)
            shown["masks"] = np.asarray(paper.masks).view(np.bool_).reshape(n, width)
        else:
            contract = Contract(self.game.id, self.game.options, reward, shaped, valued)
            self._crew = Crew(contract, self.game, seeds, workers)
            shown = self._crew.arrays
        self.observations: NDArray[np.float32] = shown["observations"]
        self.masks: NDArray[np.bool_] = shown["masks"]
        self.actors: NDArray[np.int64] = shown["actors"]
        self.values: NDArray[np.float64] = shown["values"]
        self.rewards: NDArray[np.float64] = shown["rewards"]
        self.finished: NDArray[np.bool_] = shown["finished"]
        self.scores: NDArray[np.float64] = shown["scores"]

    def step(self, choices: ArrayLike) -> None:
        """Make one choice in every game. If one of them is illegal, none is made."""
        chosen = np.asarray(choices)
        if chosen.shape != (self.n,):
            raise ValueError(f"this batch takes {self.n} choices in one row, not an array of shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"choices are whole numbers, not {chosen.dtype}")
        numbers = chosen.astype("<i8", copy=False)
        if self._crew:
            self._check(self._crew.step(numbers), chosen)
        else:
            data = numbers.tobytes()
            self._check(self._stepper.first_illegal(data), chosen)
            self._stepper.step(data)

    def sample(self) -> NDArray[np.int64]:
        """A random legal choice for every game."""
        return self._crew.sample() if self._crew else np.array(self._stepper.sample())

    def close(self) -> None:
        """End the processes of a batch with workers; it cannot be stepped any more. Its arrays stay as they are."""
        if self._crew:
            self._crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check(self, wrong: int, choices: NDArray[Any]) -> None:
        """Refuse the choices if one of them is wrong; -1 says that none is."""
        if wrong < 0:
            return
        choice = int(choices[wrong])
        name = self.game.name(choice)  # UnknownChoice where there is no such number
        crew = self._crew
        reason = crew.why_not(wrong, choice) if crew else self.game.why_not(self._stepper.slots[wrong].at, choice)
        assert reason is not None
        raise IllegalChoice(f"{name} (in game {wrong})", reason.text, reason.clause)
