"""Every game with any number of players as a PettingZoo environment, in which agents act one after the other."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from lascaux.core.errors import IllegalChoice
from lascaux.envs.episode import Episode
from lascaux.envs.errors import needs
from lascaux.envs.illegal import RAISE, TRUNCATE, as_choice
from lascaux.envs.rendering import MODES
from lascaux.envs.rewards import POINTS

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types

    from lascaux.envs.choices import Choices
except ModuleNotFoundError as error:
    raise needs("PettingZoo", "pettingzoo") from error

INFO: Final = "info"
OBSERVATION: Final = "observation"

# What changes in the course of a game, besides the game itself
STATE: Final = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_skip_agent_selection",
    "_nature",
)


class SeatsEnv(AECEnv):  # type: ignore[misc]  # without types it is Any
    """A game whose seats are the agents `seat_0`, `seat_1` and so on.

    game, options: as for `lascaux.load`.
    reward, shaped: what a finished game is worth; see `lascaux.envs.rewards`.
    illegal: `raise` an error, `truncate` the game, or let the agent `retry`; the last two cost it the `penalty`.
    mask: observations are dictionaries with `observation` and `action_mask`, as those of PettingZoo's classic games.
        With `info` they are plain arrays. An agent's info has the mask of legal actions as `action_mask` in any case.
    render_mode: `ansi`, `svg` or `rgb_array`; shows what the agent that acts can see.

    After the end every agent's info has the `scores` of all seats. Nature draws from the seed given to `reset`.
    """

    def __init__(
        self,
        game: str = "cave-vs-cave",
        *,
        reward: str = POINTS,
        shaped: bool = False,
        illegal: str = RAISE,
        penalty: float = -1.0,
        mask: str = OBSERVATION,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if mask not in (INFO, OBSERVATION):
            raise ValueError(f"the mask cannot be in {mask!r}; allowed: {OBSERVATION!r}, {INFO!r}")
        self._episode = Episode(game, options, reward, shaped, illegal, penalty, render_mode)
        self._observer = self._episode.observer
        self.game = self._episode.game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"lascaux_{self.game.id.replace('-', '_')}_v1",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._mask_seen = mask == OBSERVATION
        self._no_choice = np.zeros(self._observer.choices, np.int8)
        self._no_choice.flags.writeable = False
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Choices(self._observer.choices) for agent in self.possible_agents}
        self._nature = Random()

    def _observation_space(self) -> spaces.Space[Any]:
        box = spaces.Box(self._observer.low, self._observer.high, dtype=np.float32)
        if not self._mask_seen:
            return box
        return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, self._no_choice.shape, np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        try:
            return self._seats[agent]
        except (KeyError, TypeError):
            names = ", ".join(self.possible_agents)
            raise ValueError(f"there is no agent {agent!r}; the agents are {names}") from None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed, nature keeps drawing from the last one."""
        if seed is not None:
            self._nature = Random(int(seed))
        at = self._episode.begin(self._nature.getrandbits(62))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_choice} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(at.actor)

    def _select(self, seat: int) -> None:
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self._observer.mask(self._episode.at, seat)}

    def observe(self, agent: str) -> Any:
        """What an agent sees now, as a separate array, or as the dictionary with its mask."""
        seat = self._seat(agent)
        seen = self._observer.observe(self._episode.at, seat)
        if not self._mask_seen:
            return seen
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_choice
        return {"observation": seen, "action_mask": mask.copy()}

    def step(self, action: SupportsIndex | None) -> None:
        """Make the selected agent's choice, or remove a finished agent with None."""
        if not self.agents:
            raise RuntimeError("no game is under way; call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"the game is over for {agent}; its only action is None, not {action!r}")
            self._was_dead_step(None)
            return
        choice = as_choice(self.game, action)
        try:
            self._episode.play(choice)
        except IllegalChoice as refusal:
            if self._episode.illegal == RAISE:
                raise
            self._punish(agent, refusal)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_choice}
        self._pay(self._episode.pay())
        if self._episode.running:
            self._select(self._episode.at.actor)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._end()

    def _punish(self, agent: str, refusal: IllegalChoice) -> None:
        self._cumulative_rewards[agent] = 0.0
        self._pay([self._episode.penalty if other == agent else 0.0 for other in self.agents])
        if self._episode.illegal == TRUNCATE:
            self.truncations = dict.fromkeys(self.agents, True)
            self._end()
        self.infos[agent]["illegal"] = str(refusal)

    def _pay(self, amounts: list[float]) -> None:
        for agent, amount in zip(self.agents, amounts, strict=True):
            self.rewards[agent] = amount
            self._cumulative_rewards[agent] += amount

    def _end(self) -> None:
        scores = tuple(self._episode.at.scores())
        self.infos = {agent: {"action_mask": self._no_choice, "scores": scores} for agent in self.agents}

    def save(self) -> tuple[Any, ...]:
        """Where the game stands, luck included: for `restore`, any number of times, and for pickle."""
        return self._episode.save(), deepcopy({name: vars(self)[name] for name in STATE if name in vars(self)})

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Go on from where the game was saved, exactly as it went on."""
        episode, state = saved
        self._episode.restore(episode)
        self.__dict__.update(deepcopy(state))

    def __repr__(self) -> str:
        return f"<SeatsEnv {self.game!r}: {self._episode}>"

    def _repr_svg_(self) -> str | None:
        """The table as the selected agent sees it, in a notebook."""
        return self._episode.svg(self._seats[self.agent_selection] if self.agents else 0)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it."""
        self._episode.at  # noqa: B018 (an error if no game has begun)
        return self._episode.render(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str = "cave-vs-cave", **settings: Any) -> SeatsEnv:
    """The environment of a game, as PettingZoo's own modules make theirs; the settings are those of `SeatsEnv`."""
    return SeatsEnv(game, **settings)
