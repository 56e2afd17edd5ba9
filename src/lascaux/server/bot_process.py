"""A worker as the server sees it: a process that answers questions and is restarted when it fails."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import orjson

COMMAND: Final = [sys.executable, "-m", "lascaux.server.bot_worker"]
STARTUP: Final = 30.0  # seconds until a process must be ready; not counted against a question's deadline
MEGABYTES: Final = 512  # that a process may use; a network and its search need about 120
LONGEST_LINE: Final = 2**20  # bytes of an answer
log = logging.getLogger(__name__)

T = TypeVar("T")


class Lost(Exception):
    """A question without an answer: its process was too slow, died or wrote nonsense."""


class Refused(Exception):
    """A question that a worker does not answer, and why."""


class BotProcess:
    """One process after the other; each lives until it fails."""

    def __init__(self, megabytes: int = MEGABYTES) -> None:
        self.megabytes = megabytes
        self.process: Process | None = None
        self.starts = 0
        self.listener: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def ask(self, question: dict[str, Any], seconds: float, understand: Callable[[dict[str, Any]], T]) -> T:
        """The answer as `understand` reads it (ValueError: it is nonsense). A process that gives none is killed."""
        try:
            if not self.alive:
                await self.begin()
            async with asyncio.timeout(seconds):
                await self.write(question)
                answer = await self.read()
            if answer.get("number") != question["number"]:
                raise ValueError(f"{answer.get('number')!r} is not the number {question['number']} of the question")
            if "refused" in answer:
                raise Refused(answer["refused"])
            return understand(answer)
        except Refused:
            raise
        except TimeoutError as error:
            await self.end()
            raise Lost("no answer in time") from error
        except (OSError, EOFError, ValueError) as error:
            await self.end()
            raise Lost(str(error)) from error
        except BaseException:  # nobody is waiting for this thought any more
            await self.end()
            raise

    async def begin(self) -> None:
        """Start a process and wait until it is ready."""
        await self.end()
        self.starts += 1
        # In its own session it does not hear Ctrl-C, not even before it can ignore it.
        self.process = await asyncio.create_subprocess_exec(
            *COMMAND,
            str(self.megabytes),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        self.listener = asyncio.create_task(listen(self.process))
        try:
            async with asyncio.timeout(STARTUP):
                if await self.read() != {"ready": True}:
                    raise ValueError("a worker that does not begin by saying it is ready")
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        """Kill the process, if it still runs, and clear up after it."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):  # it has just died
                process.kill()
        await process.wait()
        if self.listener is not None:
            await self.listener  # its last words

    async def write(self, question: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(orjson.dumps(question) + b"\n")
        await self.process.stdin.drain()

    async def read(self) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the worker has died")
        message = orjson.loads(line)
        if not isinstance(message, dict):
            raise ValueError(f"{line[:80]!r} is not an answer")
        return message


async def listen(process: Process) -> None:
    """Whatever a worker complains about goes to the server's log."""
    assert process.stderr is not None
    while said := await process.stderr.read(LONGEST_LINE):
        log.warning("worker %s: %s", process.pid, said.decode(errors="replace").rstrip())
