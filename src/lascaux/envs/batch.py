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
from lascaux.core.position import Position
from lascaux.envs.crew import Contract, Crew
from lascaux.envs.luck import Luck
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
        self._rules = (reward, shaped, valued)
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

    def position(self, index: int) -> Position:
        """The position of one of the games, to look at: it belongs to the batch. Not with workers."""
        if self._crew:
            raise ValueError("the positions of a batch with workers are in other processes")
        return self._stepper.slots[index].at

    def play(self, index: int, choice: int) -> None:
        """Make a choice in one of the games alone. Not with workers."""
        if self._crew:
            raise ValueError("the games of a batch with workers are stepped together")
        if not 0 <= choice < self.game.verbs.size or not self.masks[index, choice]:
            chosen = np.zeros(self.n, np.int64)
            chosen[index] = choice
            self._check(index, chosen)
        self._stepper.step_one(index, choice)

    def ended(self, index: int) -> Position:
        """The position in which the last finished one of these games ended, to look at. Not with workers."""
        if self._crew:
            raise ValueError("the positions of a batch with workers are in other processes")
        return self._stepper.slots[index].ended

    def restart(self, index: int) -> None:
        """Break one of the games off and start it over. Not with workers."""
        if self._crew:
            raise ValueError("the games of a batch with workers cannot be broken off")
        self._stepper.slots[index].at = self.game.start()
        self._stepper.show(index)

    def save(self) -> tuple[Any, ...]:
        """Where all games stand, luck included: for `restore`, any number of times, and pickle. Not with workers."""
        if self._crew:
            raise ValueError("a batch with workers cannot be saved; its games are in other processes")
        slots = [(slot.at.copy(), slot.luck.state, slot.player.state) for slot in self._stepper.slots]
        return slots, self.rewards.copy(), self.finished.copy(), self.scores.copy()

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Go on from where the games were saved, exactly as they went on."""
        if self._crew:
            raise ValueError("a batch with workers cannot be restored; its games are in other processes")
        slots, rewards, finished, scores = saved
        if len(slots) != self.n or not slots[0][0].game.same_rules(self.game):
            raise ValueError(f"what was saved is {len(slots)} of {slots[0][0].game!r}, and this is {self!r}")
        stepper = self._stepper
        for index, (at, luck, player) in enumerate(slots):
            slot = stepper.slots[index]
            slot.at, slot.luck, slot.player = at.copy(), Luck(luck), Luck(player)
            stepper.show(index)
            stepper.finished[index] = int(finished[index])
        for index, (reward, score) in enumerate(zip(rewards.flat, scores.flat, strict=True)):
            stepper.rewards[index] = float(reward)
            stepper.scores[index] = float(score)

    def __reduce__(self) -> tuple[Any, ...]:
        saved = self.save()
        return Batch, (self.game, self.n, 0, *self._rules), saved

    __setstate__ = restore

    def __repr__(self) -> str:
        workers = f" on {len(self._crew.workers)} processes" if self._crew else ""
        return f"<Batch of {self.n}: {self.game!r}{workers}>"

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
