"""The games for OpenSpiel, with explicit chance. Importing this module registers them.

    import lascaux.envs.spiel
    game = pyspiel.load_game("python_stone_age(players=2,reward=win)")

The names are `python_` and the game's name with underscores. A game's options are its parameters, and `reward` says
what a finished game is worth (`lascaux.envs.rewards`). Options that are texts to OpenSpiel and have values that look
like numbers are written in quotes, as it would take `eras=2` for a number: `python_cave_vs_cave(eras='2')`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np

from lascaux.core.game import Game
from lascaux.core.options import Option, OptionValue
from lascaux.core.position import CHANCE, NOBODY
from lascaux.envs.errors import needs
from lascaux.envs.observer import Observer
from lascaux.envs.rewards import POINTS, RANK, check_rule, rewards
from lascaux.envs.spiel_moment import SpielMoment
from lascaux.envs.spiel_redraw import redraw
from lascaux.envs.spiel_rules import Rules, hides, rules
from lascaux.games import GameClass, games

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise needs("OpenSpiel", "openspiel") from error

PLAYERS: Final = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position, as OpenSpiel's algorithms handle it. Everything that changes is in its moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = SpielMoment(game.rules, game.rules.start.copy(), 0, 0, {})

    def current_player(self) -> int:
        moment = self.moment
        if moment.over:
            return PLAYERS[NOBODY]
        actor = moment.at.actor
        return actor if actor >= 0 else PLAYERS[actor]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.at.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        at = self.moment.at
        weights: list[int] = list(at.weights())
        total = sum(weights)
        return [(choice, weight / total) for choice, weight in zip(at.choices(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.moment.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.rules.game.name(action)

    def is_terminal(self) -> bool:
        return self.moment.over

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        if not self.moment.over:
            return [0.0] * game.num_players()
        least, most = game.min_utility(), game.max_utility()
        return [min(max(reward, least), most) for reward in rewards(self.moment.at, game.reward)]

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one; `random` gives numbers from 0 to 1."""
        moment = self.moment
        hidden = [number for number, seat in moment.secrets.items() if seat != player]
        if not hidden or moment.over:
            same: SpielState = self.clone()
            return same
        state = SpielState(self.get_game())
        for action in redraw(moment.rules.start, self.history(), hidden, random):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        """The table as the seat that chooses sees it, for people."""
        at = self.moment.at
        return self.moment.rules.game.text(at, max(at.actor, 0))


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game of Lascaux with its options and what it is worth. Every game has its own subclass."""

    kind: ClassVar[GameClass]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        kind = self.kind
        given = dict(parameters)
        self.reward = str(given.pop("reward", POINTS))
        check_rule(self.reward, shaped=False)
        options = {o.name: o.accept(read(given[o.name])) for o in kind.declared if o.name in given}
        self.rules = rules(kind.id, tuple(sorted(options.items())))
        game = self.rules.game
        least, most = bounds(game, self.reward)
        limits = self.rules.limits
        zero_sum = game.seats == 2 or (game.seats > 2 and self.reward == RANK)
        super().__init__(
            game_type(kind, zero_sum, bool(limits.draws)),
            pyspiel.GameInfo(
                num_distinct_actions=game.verbs.size,
                max_chance_outcomes=game.verbs.size if limits.draws else 0,  # nature's have numbers in the same range
                num_players=game.seats,
                min_utility=least,
                max_utility=most,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=limits.decisions,
            ),
            {"reward": self.reward, **{o.name: write(o, game.options[o.name]) for o in kind.declared}},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.limits.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | HistoryObserver | None:
        """For what is public together with the observing player's own facts; None for any other part of it."""
        if params:
            raise ValueError(f"observations take no parameters here, but got {', '.join(params)}")
        if iig_obs_type is None:
            return TableObserver(self.rules.game)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return HistoryObserver(self.rules) if iig_obs_type.perfect_recall else TableObserver(self.rules.game)


class TableObserver:
    """What a seat sees now: the game's observation, as a whole and field by field."""

    def __init__(self, game: Game) -> None:
        self._observer = Observer(game)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = self._observer.planes(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._observer.observe(state.moment.at, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return self._observer.explain(self._observer.observe(state.moment.at, player))


class HistoryObserver:
    """Everything a seat has been told so far: all choices by number, but only the verb of what was hidden.

    The tensor is the observation, followed by a number for each choice: its share of all that could be told, and 0
    for those that have not been made. The parts are `observation` and `history`.
    """

    def __init__(self, rules: Rules) -> None:
        game = rules.game
        self._observer = Observer(game)
        self._words = {verb.word: game.verbs.size + number for number, verb in enumerate(game.verbs.all, start=1)}
        self._most = game.verbs.size + len(self._words)
        size = self._observer.size
        self.tensor = np.zeros(size + sum(rules.limits), np.float32)
        self.dict = {"observation": self.tensor[:size], "history": self.tensor[size:]}

    def set_from(self, state: SpielState, player: int) -> None:
        self.dict["observation"][:] = self._observer.observe(state.moment.at, player)
        told = [int(word) + 1 if word.isdecimal() else self._words[word] for word in self._told(state, player)]
        history = self.dict["history"]
        history[: len(told)] = np.array(told, np.float32) / self._most
        history[len(told) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        return " ".join(self._told(state, player))

    def _told(self, state: SpielState, player: int) -> list[str]:
        words = [str(choice) for choice in state.history()]
        for number, seat in state.moment.secrets.items():
            if seat != player:
                words[number] = state.moment.rules.game.verbs.verb(int(words[number])).word
        return words


def bounds(game: Game, reward: str) -> tuple[float, float]:
    """The least and the most that a game can be worth. Points count as far as the observation shows them."""
    if reward != POINTS:
        return -1.0, 1.0
    points = game.observation().points
    if game.seats == 1:
        return float(points.low), float(points.high)
    return float(points.low - points.high), float(points.high - points.low)


def write(option: Option, value: OptionValue) -> OptionValue:
    """An option's value as a parameter: a number or a boolean if all are, else text that can't be taken for either."""
    kinds = {type(allowed) for allowed in option.values}
    if kinds in ({int}, {bool}):
        return value
    text = str(value)
    return f"'{text}'" if text.isdecimal() else text


def read(value: OptionValue) -> OptionValue:
    return value.strip("'\"") if isinstance(value, str) else value


def short_name(kind: GameClass) -> str:
    return f"python_{kind.id.replace('-', '_')}"


def full_name(game: Game) -> str:
    """The text by which OpenSpiel loads a game with its options."""
    kind = games()[game.id]
    options = ",".join(f"{o.name}={write(o, game.options[o.name])}" for o in kind.declared)
    return f"{short_name(kind)}({options})"


def game_type(kind: GameClass, zero_sum: bool = False, chance: bool = True) -> Any:
    """A game's facts for OpenSpiel. Options can make it zero-sum, or take all chance out of it."""
    fact = pyspiel.GameType
    chance_mode = fact.ChanceMode.EXPLICIT_STOCHASTIC if chance else fact.ChanceMode.DETERMINISTIC
    seats = [int(count) for option in kind.declared if option.name == "players" for count in option.values]
    hidden = hides(kind({}).start())
    return fact(
        short_name=short_name(kind),
        long_name=f"Lascaux: {kind.id}",
        dynamics=fact.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=fact.Information.IMPERFECT_INFORMATION if hidden else fact.Information.PERFECT_INFORMATION,
        utility=fact.Utility.ZERO_SUM if zero_sum else fact.Utility.GENERAL_SUM,
        reward_model=fact.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"reward": POINTS, **{o.name: write(o, o.default) for o in kind.declared}},
    )


def register(kind: GameClass) -> None:
    """OpenSpiel lets go of what it was given only after Python has ended: a class survives that, a function doesn't."""
    pyspiel.register_game(game_type(kind), type(short_name(kind), (SpielGame,), {"kind": kind}))


for each in games().values():
    register(each)
