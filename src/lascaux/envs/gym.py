"""One seat of a game as a Gymnasium environment: alone, or against agents in all other seats."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from lascaux.agents import Agent, as_agent
from lascaux.agents.ladder import REFERENCE
from lascaux.core.errors import IllegalChoice
from lascaux.envs.episode import Episode
from lascaux.envs.errors import needs
from lascaux.envs.illegal import RAISE, TRUNCATE, as_choice
from lascaux.envs.rendering import MODES
from lascaux.envs.rewards import POINTS

try:
    import gymnasium
    from gymnasium import spaces

    from lascaux.envs.choices import Choices
except ModuleNotFoundError as error:
    raise needs("Gymnasium", "gymnasium") from error

Outcome = tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game seen and played from one seat; agents play the others.

    game, options: as for `lascaux.load`.
    seat: which one; None draws it anew for every game.
    opponent: who sits in the others: a name that `lascaux.agents.make_agent` knows, or an object with
        `choose(game, at)`, which plays in all of them.
    reward, shaped: what a finished game is worth; see `lascaux.envs.rewards`.
    illegal: `raise` an error, `truncate` the game, or let the player `retry`; the last two cost the `penalty`.
    render_mode: `ansi`, `svg` or `rgb_array`.

    The info always has the `seat` and the `action_mask`, 1 for each legal action, as `action_space.sample` takes it;
    `action_masks()` gives it in the form sb3-contrib expects. After the end there are the `scores` of all seats.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]  # an instance variable there

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = None,
        opponent: str | Agent = REFERENCE,
        reward: str = POINTS,
        shaped: bool = False,
        illegal: str = RAISE,
        penalty: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._episode = Episode(game, options, reward, shaped, illegal, penalty, render_mode)
        self._observer = self._episode.observer
        self.game = self._episode.game
        self.render_mode = render_mode
        if seat is not None and seat not in range(self.game.seats):
            raise ValueError(f"there is no seat {seat!r}; the seats are 0 to {self.game.seats - 1}, or None for any")
        as_agent(opponent)  # what cannot play is an error now, not later
        self._seat_asked = seat
        self._opponent = opponent
        self._agents: list[Agent] = []
        self.seat = seat or 0
        self.observation_space = spaces.Box(self._observer.low, self._observer.high, dtype=np.float32)
        self.action_space = Choices(self._observer.choices)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game, and let the others play until it is this seat's turn. The seed decides every draw."""
        super().reset(seed=seed)
        if self._seat_asked is None:
            self.seat = int(self.np_random.integers(self.game.seats))
        seeds = [int(self.np_random.integers(2**32)) for _ in range(self.game.seats)]
        self._agents = [as_agent(self._opponent, seed) for seed in seeds]
        self._episode.begin(int(self.np_random.integers(2**62)))
        self._let_others()
        self._episode.pay()  # what came before its first choice is not its doing
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> Outcome:
        """Make a choice, and let the others play until this seat chooses again or the game is over."""
        choice = as_choice(self.game, action)
        try:
            self._episode.play(choice)
        except IllegalChoice as refusal:
            if self._episode.illegal == RAISE:
                raise
            return self._punish(refusal)
        self._let_others()
        reward = self._episode.pay()[self.seat]
        return self._observation(), reward, not self._episode.running, False, self._info()

    def _let_others(self) -> None:
        episode = self._episode
        at = episode.at
        while episode.running and at.actor != self.seat:
            episode.play(self._agents[at.actor].choose(self.game, at))

    def _punish(self, refusal: IllegalChoice) -> Outcome:
        stopped = self._episode.illegal == TRUNCATE
        if stopped:
            self._episode.stop()
        info = {**self._info(), "illegal": str(refusal)}
        return self._observation(), self._episode.penalty, False, stopped, info

    def _observation(self) -> NDArray[np.float32]:
        return self._observer.observe(self._episode.at, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self._mask()}
        if not self._episode.running:
            info["scores"] = tuple(self._episode.at.scores())
        return info

    def _mask(self) -> NDArray[np.int8]:
        if self._episode.running:
            return self._observer.mask(self._episode.at, self.seat)
        return np.zeros(self._observer.choices, np.int8)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, in the form sb3-contrib's MaskablePPO expects."""
        self._episode.at  # noqa: B018 (an error if no game has begun)
        return self._mask().view(np.bool_)

    def save(self) -> tuple[Any, ...]:
        """Where the game stands, luck and opponents included: for `restore`, any number of times, and for pickle."""
        return self._episode.save(), self.seat, *deepcopy((self._agents, self.np_random))

    def restore(self, saved: tuple[Any, ...]) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Go on from where the game was saved, exactly as it went on; what `reset` gives, of that moment."""
        episode, self.seat, agents, random = saved
        self._episode.restore(episode)
        self._agents, self.np_random = deepcopy((agents, random))
        return self._observation(), self._info()

    def __repr__(self) -> str:
        opponent = self._opponent if isinstance(self._opponent, str) else type(self._opponent).__name__
        others = f" against {opponent}" if self.game.seats > 1 else ""
        return f"<SeatEnv {self.game!r}: seat {self.seat}{others}, {self._episode}>"

    def _repr_svg_(self) -> str | None:
        """The table as this seat sees it, in a notebook."""
        return self._episode.svg(self.seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as this seat sees it."""
        self._episode.at  # noqa: B018 (an error if no game has begun)
        return self._episode.render(self.seat)
