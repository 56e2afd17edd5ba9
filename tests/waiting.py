"""Waiting for something to be so, rather than for a time in which it ought to be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import TypeVar

PAUSE = 0.02  # seconds from one look to the next

T = TypeVar("T")


def until(condition: Callable[[], T | None], what: str, seconds: float = 10.0) -> T:
    """What a condition finds, once it finds anything; `what` is waited for, in words."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < deadline, f"waited {seconds:g} seconds in vain for {what}"
        time.sleep(PAUSE)
    return found


async def until_async(condition: Callable[[], object | Awaitable[object]], what: str, seconds: float = 10.0) -> None:
    """The same while the event loop goes on; the condition may have to be awaited too."""
    deadline = time.monotonic() + seconds
    while not (await found if isawaitable(found := condition()) else found):
        assert time.monotonic() < deadline, f"waited {seconds:g} seconds in vain for {what}"
        await asyncio.sleep(PAUSE)
