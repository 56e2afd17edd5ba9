"""Random play of OpenSpiel games, python-chess and PettingZoo's connect_four, driven from Python.

    python peers_worker.py SECONDS random
    python peers_worker.py SECONDS environments
    python peers_worker.py SECONDS mcts

runs in the environment that peers.py makes, and prints one JSON object per line with the fields of `peers.Row`, or the
simulations per second of OpenSpiel's MCTS.

Every peer is driven by the fastest loop that its ordinary Python interface allows. For `random` that is without
observations or legality checks, and a choice is anything applied to the position: a player's decision or an outcome of
chance, counted together. For `environments` every decision is made with an observation and a mask, and only decisions
count. Whole games are played, for SECONDS each in three slices; the fastest slice counts, as the others were disturbed.
"""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from operator import methodcaller
from random import Random
from time import perf_counter
from typing import Any

# Imported by name, as the type checker runs where the peers are not installed; their objects are `Any` throughout.
chess = import_module("chess")
pyspiel = import_module("pyspiel")
numpy = import_module("numpy")
observations = import_module("open_spiel.python.observation")

OPEN_SPIEL_GAMES = ("connect_four", "backgammon", "gin_rummy")
OPEN_SPIEL_IN_PYTHON = "tic_tac_toe"
CHESS_PLIES = 300
SLICES = 3
MCTS_EXPLORES = 1.4
MCTS_SIMULATIONS = 200  # for one search
COPIED_POSITIONS = 32
COPY_SHARE = 0.1  # of the time for playing, spent on top of it

Draw = Callable[[], float]
"""Draws a number evenly from 0 up to, but not including, 1."""


@dataclass(frozen=True)
class Peer:
    """An engine, and how to drive it."""

    name: str
    note: str
    longest: int
    """The number of choices after which a game is broken off."""
    play: Callable[[Draw, int], tuple[Any, int]]
    """A random game of at most this many choices: the position reached and the number of choices made."""
    copy: Callable[[Any], Any] | None = None


def open_spiel(name: str) -> Peer:
    game: Any = pyspiel.load_game(name)
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play(draw: Draw, limit: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        for made in range(limit):
            player = state.current_player()
            if player == terminal:
                return state, made
            if player == chance:
                state.apply_action(_sample(state.chance_outcomes(), draw()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return state, limit

    return Peer(
        name=f"OpenSpiel {name}",
        note=f"open_spiel {version('open_spiel')}, C++ driven from Python; a copy carries the game so far",
        longest=game.max_game_length() + game.max_chance_nodes_in_history(),  # its own bound: nothing is cut
        play=play,
        copy=methodcaller("clone"),
    )


def open_spiel_observed(name: str, note: str = "C++ driven from Python") -> Peer:
    """The same with an observation in a NumPy array and a mask for every decision."""
    game: Any = pyspiel.load_game(name)
    observation: Any = observations.make_observation(game)
    mask = numpy.zeros(game.num_distinct_actions(), bool)

    def play(draw: Draw, limit: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sample(state.chance_outcomes(), draw()))
                continue
            observation.set_from(state, state.current_player())
            actions = state.legal_actions()
            mask[:] = False  # from the actions that are needed anyway: legal_actions_mask() would find them again
            mask[actions] = True
            state.apply_action(actions[int(draw() * len(actions))])
            made += 1
        return state, made

    return Peer(
        name=f"OpenSpiel {name}",
        note=f"open_spiel {version('open_spiel')}, {note}, with observation and mask",
        longest=game.max_game_length(),
        play=play,
    )


def open_spiel_in_python(name: str) -> Peer:
    import_module(f"open_spiel.python.games.{name}")  # registers it
    return open_spiel_observed(f"python_{name}", "a game written in Python")


def petting_zoo() -> Peer:
    env: Any = import_module("pettingzoo.classic.connect_four_v3").env()

    def play(draw: Draw, limit: int) -> tuple[Any, int]:
        env.reset()
        made = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            made += 1
        return env, made

    return Peer(
        name="PettingZoo connect_four_v3",
        note=f"pettingzoo {version('pettingzoo')}, pure Python, with observation and mask",
        longest=42,
        play=play,
    )


def _sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at this point of the summed weights; by hand, as random.choices takes several times as long."""
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    return outcomes[-1][0]  # the weights summed to a little under 1


def python_chess() -> Peer:
    def play(draw: Draw, limit: int) -> tuple[Any, int]:
        # Only mate and stalemate end a game before the cap: looking for draws would cost time at every ply.
        board = chess.Board()
        for made in range(limit):
            moves = list(board.legal_moves)
            if not moves:
                return board, made
            board.push(moves[int(draw() * len(moves))])
        return board, limit

    return Peer(
        name="python-chess",
        note=f"chess {version('chess')}, pure Python; at most {CHESS_PLIES} plies; copied without the game so far",
        longest=CHESS_PLIES,
        play=play,
        copy=methodcaller("copy", stack=False),
    )


def speed(peer: Peer, seconds: float) -> tuple[float, float]:
    """Choices and games per second in the fastest slice."""

    def slice_of_play(draw: Draw) -> tuple[float, float]:
        choices = games = 0
        start = perf_counter()
        while True:
            choices += peer.play(draw, peer.longest)[1]
            games += 1
            elapsed = perf_counter() - start
            if elapsed >= seconds / SLICES:
                return choices / elapsed, games / elapsed

    return max(slice_of_play(Random(seed).random) for seed in range(SLICES))


def copy_microseconds(peer: Peer, seconds: float) -> float:
    """The time to copy a position, in the fastest slice.

    On average over positions halfway through random games: what OpenSpiel copies grows with the game so far.
    """
    positions = list(_halfway(peer))
    copy = peer.copy
    assert copy is not None

    def slice_of_copying() -> float:
        copies = 0
        start = perf_counter()
        while True:
            for position in positions:
                copy(position)
            copies += len(positions)
            elapsed = perf_counter() - start
            if elapsed >= seconds / SLICES:
                return elapsed / copies * 1e6

    return min(slice_of_copying() for _ in range(SLICES))


def _halfway(peer: Peer) -> Iterator[Any]:
    for seed in range(COPIED_POSITIONS):
        length = peer.play(Random(seed).random, peer.longest)[1]
        yield peer.play(Random(seed).random, length // 2)[0]  # the same game again, as the seed is the same


def mcts_simulations_per_second(seconds: float) -> float:
    """OpenSpiel's own MCTS with random rollouts, C++ throughout, on the opening of backgammon."""
    game: Any = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, MCTS_EXPLORES, MCTS_SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    searches = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        bot.mcts_search(state)
        searches += 1
    return searches * MCTS_SIMULATIONS / elapsed


def engines() -> list[Peer]:
    return [*map(open_spiel, OPEN_SPIEL_GAMES), python_chess()]


def environments() -> list[Peer]:
    return [*map(open_spiel_observed, OPEN_SPIEL_GAMES), open_spiel_in_python(OPEN_SPIEL_IN_PYTHON), petting_zoo()]


def main(seconds: float, what: str) -> None:
    if what == "mcts":
        print(json.dumps(max(mcts_simulations_per_second(seconds / SLICES) for _ in range(SLICES))))
        return
    for peer in environments() if what == "environments" else engines():
        choices_per_second, games_per_second = speed(peer, seconds)
        row = {
            "name": peer.name,
            "choices_per_second": choices_per_second,
            "games_per_second": games_per_second,
            "copy_microseconds": copy_microseconds(peer, seconds * COPY_SHARE) if peer.copy else None,
            "note": peer.note,
        }
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
