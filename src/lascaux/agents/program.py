"""Agents that are programs of their own, in any language: they read and write lines. See docs/your-own-bot.md."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final
from weakref import finalize

from lascaux.agents.guest import BadAgent, checked
from lascaux.core.errors import UnknownChoice
from lascaux.core.game import Game
from lascaux.core.position import Position

PROGRAM: Final = "program:"
VERSION: Final = 1
SECONDS: Final = 30.0  # for an answer
PATIENCE: Final = 1.0  # for the end, once it has been asked for
LAST_WORDS: Final = 3  # lines of complaint that are repeated


def program_agent(command: str, seed: int) -> ProgramAgent:
    """The agent for a command line such as `node mybot.js`."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadAgent(f"{PROGRAM}{command} is no command: {error}") from error
    if not words:
        raise BadAgent(f"{PROGRAM} wants a command, such as {PROGRAM}node mybot.js")
    return ProgramAgent(words, seed)


class ProgramAgent:
    """Asks a program, which is started with the first question and ends with this."""

    def __init__(self, command: Sequence[str], seed: int = 0, seconds: float = SECONDS) -> None:
        self.command = list(command)
        self.name = shlex.join(command)
        self.seed = seed
        self.seconds = seconds
        self.talk: Talk | None = None
        self.game: Game | None = None
        if shutil.which(self.command[0]) is None:
            raise BadAgent(f"there is no program {self.command[0]}")

    def choose(self, game: Game, at: Position) -> int:
        try:
            return self.sit_down(game).ask(game, at)
        except BadAgent:
            self.leave()
            raise

    def sit_down(self, game: Game) -> Talk:
        """The program running, and knowing what is played."""
        if self.talk is None:
            self.talk = Talk(self.command, self.name, self.seconds)
            self.talk.greet()
        if self.game is not game:
            options = " ".join(f"{name}={value}" for name, value in game.options.items())
            self.talk.say(f"game {game.id} {options}", f"seed {self.seed}")
            self.game = game
        return self.talk

    def leave(self) -> None:
        """End the program; another question would start it again."""
        if self.talk is not None:
            self.talk.close()
        self.talk = self.game = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "talk": None, "game": None}


class Talk:
    """A conversation with a running program."""

    def __init__(self, command: list[str], name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self.wants: set[str] = set()
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            raise BadAgent(f"{name} cannot be started: {error.strerror}") from error
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.complaints: deque[str] = deque(maxlen=LAST_WORDS)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        # Reading in threads is the one way that ends in time on every system.
        self.listeners = [
            Thread(target=listen, args=[self.process.stdout, self.lines.put, self.lines], daemon=True),
            Thread(target=listen, args=[self.process.stderr, self.complaints.append, None], daemon=True),
        ]
        for listener in self.listeners:
            listener.start()
        self.close = finalize(self, end, self.process, self.listeners)

    def greet(self) -> None:
        self.say(f"lascaux {VERSION}")
        while (line := self.hear()) != "ready":
            word, _, rest = line.partition(" ")
            if word == "wants":
                self.wants |= set(rest.split())
            elif word not in ("name", "info"):
                raise self.bad(f"said {line!r}; before 'ready' come only 'name', 'wants' and 'info'")
        if unknown := self.wants - {"view"}:
            raise self.bad(f"wants {' '.join(sorted(unknown))}; there is only 'view'")

    def ask(self, game: Game, at: Position) -> int:
        lines = [f"turn {at.actor} {game.round(at)}"]
        if "view" in self.wants:
            lines.append(f"view {json.dumps(game.view(at, at.actor), separators=(',', ':'))}")
        lines += [f"choice {choice} {game.name(choice)}" for choice in at.choices()]
        self.say(*lines, "go")
        while (line := self.hear()).partition(" ")[0] == "info":
            pass
        word, _, answer = line.partition(" ")
        if word != "play":
            raise self.bad(f"said {line!r}; after 'go' comes 'play' with a choice")
        if answer.removeprefix("-").isdecimal():
            return checked(self.name, at, int(answer))
        try:
            return checked(self.name, at, game.parse(answer))
        except UnknownChoice as error:
            raise self.bad(f"said {line!r}: {error}") from None

    def say(self, *lines: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("\n".join(lines) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.died() from None

    def hear(self) -> str:
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            self.close()
            raise self.bad(f"did not answer within {self.seconds:g} seconds") from None
        if not line:
            raise self.died()
        return " ".join(line.split())

    def died(self) -> BadAgent:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        self.close()
        return self.bad(f"has ended (exit code {self.process.returncode})")

    def bad(self, what: str) -> BadAgent:
        words = " / ".join(line.strip() for line in self.complaints if line.strip())
        return BadAgent(f"{self.name} {what}{f'; it complained: {words}' if words else ''}")


def listen(stream: IO[str], note: Any, ends: SimpleQueue[str] | None) -> None:
    with suppress(OSError, ValueError):
        for line in stream:
            if line.strip():
                note(line)
    if ends is not None:
        ends.put("")


def end(process: subprocess.Popen[str], listeners: list[Thread]) -> None:
    """Ask a program to end, and make it if it does not."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.write("quit\n")
    with suppress(OSError):  # what it no longer reads
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for listener in listeners:
        listener.join()
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            stream.close()
