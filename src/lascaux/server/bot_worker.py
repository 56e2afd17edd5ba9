"""A worker: a process that thinks for bots. The server starts it and asks (`lascaux.server.bot_process`).

A line of JSON comes in for every question and one goes out for every answer, `{"ready": true}` before them.

    {"number": 7, "kind": "choose", "game": "cave-vs-cave", "options": {…}, "cells": […],
     "table": "k3f9", "spec": "skilled", "seed": null, "slice": 0.25}
    {"number": 7, "choices": [12, 40, 3]}

    {"number": 7, "kind": "explain", …}
    {"number": 7, "opinions": [[12, 3.5, 150], …], "turns": [[40, 3], …]}
    {"number": 7, "kind": "judge", "choice": 12, "turn": 3, …}
    {"number": 7, "verdict": {…}}
    {"number": 7, "refused": "the agent 'random' cannot …"}
"""

from __future__ import annotations

import json
import os
import resource
import secrets
import signal
import sys
from collections import OrderedDict
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.agents import Agent, Thinker, make_agent
from lascaux.agents.ladder import REFERENCE
from lascaux.agents.outlook import rest_of_turn
from lascaux.analysis import Decided, Judge, explained, judged
from lascaux.analysis.verdicts import packed
from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.position import Position
from lascaux.games import load

GAMES: Final = 32  # loaded ones that are kept
AGENTS: Final = 32  # kept with what they remember of their tables
EXPLAINED: Final = 5  # of the best choices: how their turns might go on
LONGEST_RUN: Final = 50  # choices in an answer; a whole game alone would be a long one to check
POLITENESS: Final = 5  # so that the server itself is served first


@lru_cache(GAMES)
def loaded(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    return load(name, **dict(options))


def position(question: dict[str, Any]) -> Position:
    at: Position = loaded(question["game"], tuple(question["options"].items())).start()
    at.cells = vec[i64](question["cells"])
    return at


class Mind:
    """Answers questions, with an agent for every seat it was recently asked about."""

    def __init__(self) -> None:
        self.agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()
        self.quick = make_agent(REFERENCE, secrets.randbits(63))  # says how turns might go on

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        at = position(question)
        try:
            if question["kind"] == "judge":
                return {"number": question["number"], "verdict": verdict(question, at)}
            if (seed := question["seed"]) is not None:  # it remembers nothing, so it always does the same here
                choice = make_agent(question["spec"], seed).choose(at.game, at)
                return {"number": question["number"], "choices": [choice]}
            agent = self.agent(question["table"], at.actor, question["spec"])
            if question["kind"] == "choose":
                return {"number": question["number"], "choices": run(agent, at, question["slice"])}
        except ValueError as error:
            return {"number": question["number"], "refused": str(error)}
        if not isinstance(agent, Thinker):
            refused = f"the agent {question['spec']!r} cannot explain itself"
            return {"number": question["number"], "refused": refused}
        opinions = agent.explain(at.game, at)
        turns = [rest_of_turn(self.quick, at, opinion.choice) for opinion in opinions[:EXPLAINED]]
        return {"number": question["number"], "opinions": opinions, "turns": turns}

    def agent(self, table: str, seat: int, spec: str) -> Agent:
        key = (table, seat, spec)
        if key not in self.agents:
            self.agents[key] = make_agent(spec, secrets.randbits(63))
        self.agents.move_to_end(key)
        if len(self.agents) > AGENTS:
            self.agents.popitem(last=False)
        return self.agents[key]


def verdict(question: dict[str, Any], at: Position) -> dict[str, Any]:
    """What a judge says about a choice that was made, and why."""
    decided = Decided(question["number"], question["turn"], at, question["choice"])
    return packed(at.game, explained(judged(Judge(question["spec"]), decided), at))


def run(agent: Agent, at: Position, slice: float) -> list[int]:
    """What the seat chooses now and next, as long as it is its turn and the time is not up."""
    started = perf_counter()
    seat = at.actor
    choices: list[int] = []
    while not choices or (at.actor == seat and len(choices) < LONGEST_RUN and perf_counter() - started < slice):
        choices.append(agent.choose(at.game, at))
        at.apply(choices[-1])
    return choices


def listen(questions: SimpleQueue[bytes]) -> None:
    """Reads in a separate thread, so that when the server ends, its workers end even in the middle of a thought."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def say(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def limit_memory(megabytes: int) -> None:
    """Whoever thinks beyond this fails, not the machine. It counts what is written to: networks map far more."""
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes * 2**20, megabytes * 2**20))


def main() -> None:
    limit_memory(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers
    os.nice(POLITENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions,), daemon=True).start()
    mind = Mind()
    say({"ready": True})
    while True:
        say(mind.answer(json.loads(questions.get())))


if __name__ == "__main__":
    main()
