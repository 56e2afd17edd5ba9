"""Memory that several processes share: the arrays of a batch, and vectors of the engine that lie in them.

The engine writes into vectors that it has allocated itself. So that nothing has to be copied, a process lays the pages
of the shared file over those of such a vector; the vector must then live as long as the process.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import tempfile
from multiprocessing import reduction
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from lascaux.core.game import Game
from lascaux.envs.sheet import Paper
from lascaux.envs.stepping import Stepper

Arrays = dict[str, NDArray[Any]]
Plan = dict[str, tuple[np.dtype[Any], tuple[int, ...]]]

PAGE: Final = mmap.ALLOCATIONGRANULARITY
MAP_FIXED: Final = 0x10  # on Linux and macOS; Python does not name it


def plan(game: Game, n: int, workers: int) -> Plan:
    """The arrays of a batch, by name, and two more: for its choices, and for what each process makes of them."""
    shapes: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
        "observations": (np.float32, (n, game.observation().size)),
        "masks": (np.bool_, (n, game.verbs.size)),
        "actors": (np.int64, (n,)),
        "values": (np.float64, (n,)),
        "rewards": (np.float64, (n, game.seats)),
        "finished": (np.bool_, (n,)),
        "scores": (np.float64, (n, game.seats)),
        "choices": (np.int64, (n,)),
        "verdicts": (np.int64, (workers,)),
    }
    return {name: (np.dtype(kind), shape) for name, (kind, shape) in shapes.items()}


def pages(size: int) -> int:
    """A number of bytes, rounded up to whole pages."""
    return -(-size // PAGE) * PAGE


class Memory:
    """A file without a name that holds the arrays of a plan, each from the beginning of a page on."""

    def __init__(self, plan: Plan, file: int) -> None:
        self.plan = plan
        self.file = file
        self.offsets: dict[str, int] = {}
        size = 0
        for name, (dtype, shape) in plan.items():
            self.offsets[name] = size
            size += pages(dtype.itemsize * int(np.prod(shape)))
        os.ftruncate(file, size)
        block = mmap.mmap(file, size)
        self.arrays: Arrays = {
            name: np.frombuffer(block, dtype, int(np.prod(shape)), self.offsets[name]).reshape(shape)
            for name, (dtype, shape) in plan.items()
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """What a process that is being started is told."""
        return attach, (self.plan, reduction.DupFd(self.file))

    def close(self) -> None:
        """Let go of the file; the arrays stay, here and in processes that have been told of it."""
        os.close(self.file)

    def paper(self, first: int, n: int) -> Paper:
        """The observations and masks of some games, for the engine to write."""
        floats = vec[i32]([0] * (self.room("observations", first, n) // 4))
        masks = vec[u8]([0] * self.room("masks", first, n))
        first_float = self.overlay(np.asarray(floats), "observations", first, n) // 4
        return Paper(floats, masks, first_float, self.overlay(np.asarray(masks), "masks", first, n))

    def part(self, name: str, first: int, n: int) -> tuple[int, int, int]:
        """Where the rows of some games begin in the file, and the pages around them."""
        width = self.arrays[name][0].nbytes
        start = self.offsets[name] + first * width
        return start, start // PAGE * PAGE, pages(start + n * width)

    def room(self, name: str, first: int, n: int) -> int:
        """Bytes for the pages of these rows in a vector, which itself rarely begins with a page."""
        _, begin, end = self.part(name, first, n)
        return end - begin + PAGE

    def overlay(self, own: NDArray[Any], name: str, first: int, n: int) -> int:
        """Lay the pages of some games' rows over those of a vector; says from which byte on they lie in it."""
        start, begin, end = self.part(name, first, n)
        address = own.ctypes.data
        place = pages(address)
        library = ctypes.CDLL(None, use_errno=True)
        library.mmap.restype = ctypes.c_void_p
        library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
        access, kind = mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED | MAP_FIXED
        if library.mmap(place, end - begin, access, kind, self.file, begin) != place:
            raise OSError(ctypes.get_errno(), "these pages cannot be shared")
        return place - address + start - begin


def own_arrays(stepper: Stepper) -> Arrays:
    """What the engine keeps besides observations and masks."""
    n = len(stepper.slots)
    return {
        "actors": np.asarray(stepper.actors),
        "values": np.asarray(stepper.values),
        "rewards": np.asarray(stepper.rewards).reshape(n, -1),
        "finished": np.asarray(stepper.finished).view(np.bool_),
        "scores": np.asarray(stepper.scores).reshape(n, -1),
    }


def share(game: Game, n: int, workers: int) -> Memory:
    """New memory for a batch."""
    if os.name != "posix":
        raise OSError("processes can share a batch on Linux and macOS only; use one worker")
    if hasattr(os, "memfd_create"):
        return Memory(plan(game, n, workers), os.memfd_create("lascaux"))
    with tempfile.TemporaryFile() as file:
        return Memory(plan(game, n, workers), os.dup(file.fileno()))


def attach(plan: Plan, file: Any) -> Memory:
    """The same memory in another process."""
    return Memory(plan, file.detach())
