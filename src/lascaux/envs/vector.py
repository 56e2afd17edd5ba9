"""One seat of many games at once as a vector environment of Gymnasium, on top of the batch."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lascaux.agents import Agent, as_agent
from lascaux.agents.ladder import REFERENCE
from lascaux.envs.batch import Batch
from lascaux.envs.errors import needs
from lascaux.envs.observer import Observer
from lascaux.envs.rewards import POINTS

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from lascaux.envs.choices import Choices
except ModuleNotFoundError as error:
    raise needs("Gymnasium", "gymnasium") from error

Observations = NDArray[np.float32]
Flags = NDArray[np.bool_]
Steps = tuple[Observations, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games, each seen and played from one seat; agents play the others.

    game, options, seat, opponent, reward, shaped: as for `lascaux.envs.SeatEnv`. Illegal actions raise, and then
    nothing has changed. Games never truncate.

    A game that ends starts over in the same step: what is returned then is the first observation of the next game,
    and the infos have the last one as `final_obs` and its `scores` in `final_info`. So in every info each row of
    `action_mask` is the mask of a choice to be made; `action_masks()` gives it in the form sb3-contrib expects.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]  # an instance variable there

    def __init__(
        self,
        game: str,
        *,
        num_envs: int = 1,
        seat: int | None = None,
        opponent: str | Agent = REFERENCE,
        reward: str = POINTS,
        shaped: bool = False,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self._setting: dict[str, Any] = {"reward": reward, "shaped": shaped}
        self._batch = Batch(game, num_envs, **self._setting, **options)
        self.game = self._batch.game
        if seat is not None and seat not in range(self.game.seats):
            raise ValueError(f"there is no seat {seat!r}; the seats are 0 to {self.game.seats - 1}, or None for any")
        as_agent(opponent)  # what cannot play is an error now, not later
        self._seat_asked = seat
        self._opponent = opponent
        self._observer = Observer(self.game)
        self.seats = np.zeros(num_envs, np.int64)
        self._agents: list[list[Agent]] = [[] for _ in range(num_envs)]
        self.single_observation_space = spaces.Box(self._observer.low, self._observer.high, dtype=np.float32)
        self.single_action_space = Choices(self._observer.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games, and let the others play until it is this seat's turn. One seed decides every draw."""
        if isinstance(seed, list):
            raise TypeError("one seed decides all games of this environment; it takes a number, not a list")
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._batch = Batch(self.game, self.num_envs, int(self.np_random.integers(2**62)), **self._setting)
        else:
            for index in range(self.num_envs):
                self._batch.restart(index)
        self._begun = True
        for index in range(self.num_envs):
            self._sit_down(index)
        return self._batch.observations.copy(), self._infos()

    def step(self, actions: ArrayLike) -> Steps:
        """Make a choice in every game, and let the others play until this seat chooses again."""
        if not self._begun:
            raise RuntimeError("no game has begun yet; call reset() first")
        batch, every = self._batch, np.arange(self.num_envs)
        batch.step(actions)
        paid = batch.rewards[every, self.seats]
        over = batch.finished.copy()
        for index in np.flatnonzero(~over & (batch.actors != self.seats)):
            earned, over[index] = self._let_others(int(index))
            paid[index] += earned
        infos: dict[str, Any] = {}
        for index in np.flatnonzero(over):
            infos = self._add_info(infos, self._last_words(int(index)), int(index))
            self._sit_down(int(index))
        infos |= self._infos()
        return batch.observations.copy(), paid, over, np.zeros(self.num_envs, np.bool_), infos

    def _sit_down(self, index: int) -> None:
        """Take a seat in a game that has just begun, and let the others make the choices before its first one."""
        random = self.np_random
        self.seats[index] = random.integers(self.game.seats) if self._seat_asked is None else self._seat_asked
        if self.game.seats == 1:
            return
        seeds = [int(random.integers(2**32)) for _ in range(self.game.seats)]
        self._agents[index] = [as_agent(self._opponent, seed) for seed in seeds]
        self._let_others(index)

    def _let_others(self, index: int) -> tuple[float, bool]:
        """What the seat earns by the others' choices until its own next one, and whether they ended the game."""
        batch, seat, agents, earned = self._batch, self.seats[index], self._agents[index], 0.0
        while batch.actors[index] != seat:
            at = batch.position(index)
            batch.play(index, agents[at.actor].choose(self.game, at))
            earned += float(batch.rewards[index, seat])
            if batch.finished[index]:
                return earned, True
        return earned, False

    def _last_words(self, index: int) -> dict[str, Any]:
        at, seat = self._batch.ended(index), int(self.seats[index])
        last = {"seat": seat, "scores": np.array(at.scores())}
        return {"final_obs": self._observer.observe(at, seat), "final_info": last}

    def _infos(self) -> dict[str, Any]:
        known = np.ones(self.num_envs, np.bool_)
        mask = self._batch.masks.view(np.int8).copy()
        return {"action_mask": mask, "_action_mask": known, "seat": self.seats.copy(), "_seat": known.copy()}

    def action_masks(self) -> Flags:
        """Which actions are legal now, a row for each game."""
        return self._batch.masks.copy()

    def save(self) -> tuple[Any, ...]:
        """Where all games stand, luck and opponents included: for `restore`, any number of times, and for pickle."""
        return self._batch.save(), self.seats.copy(), deepcopy((self._opponent, self._agents, self.np_random))

    def restore(self, saved: tuple[Any, ...]) -> tuple[Observations, dict[str, Any]]:
        """Go on from where the games were saved, exactly as they went on; what `reset` gives, of that moment."""
        games, seats, others = saved
        self._batch.restore(games)
        self.seats[:] = seats
        self._opponent, self._agents, self.np_random = deepcopy(others)  # together: one object may play in all games
        self._begun = True
        return self._batch.observations.copy(), self._infos()

    def __repr__(self) -> str:
        return f"<SeatVectorEnv of {self.num_envs}: {self.game!r}>"
