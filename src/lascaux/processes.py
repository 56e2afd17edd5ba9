"""How further processes are started."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Final

PROCESSES: Final = get_context("spawn")  # the same on every system, and safe no matter what this process is doing


@contextlib.contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started inside this block never hear Ctrl-C: it is for this process, which then stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
