"""The games as environments for learning: Gymnasium, PettingZoo, OpenSpiel, and batches of NumPy arrays.

Importing this registers the games with Gymnasium, if that is installed: `gymnasium.make("lascaux/CaveVsCaveSolo-v1")`.
The adapters are in separate modules, each with an extra: `gym` and `vector`, `aec`, `spiel`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if find_spec("numpy") is None:
    raise ModuleNotFoundError(
        "lascaux.envs needs NumPy, which comes with each of its extras, such as lascaux[gymnasium]"
    )

from lascaux.envs.batch import Batch
from lascaux.envs.observer import Observer
from lascaux.envs.registration import register

if TYPE_CHECKING:
    from lascaux.envs.aec import SeatsEnv
    from lascaux.envs.gym import SeatEnv
    from lascaux.envs.vector import SeatVectorEnv

__all__ = ["Batch", "Observer", "SeatEnv", "SeatVectorEnv", "SeatsEnv"]

ADAPTERS: Final = {  # loaded when they are asked for
    "SeatEnv": "lascaux.envs.gym",
    "SeatVectorEnv": "lascaux.envs.vector",
    "SeatsEnv": "lascaux.envs.aec",
}


def __getattr__(name: str) -> Any:
    if name in ADAPTERS:
        return getattr(import_module(ADAPTERS[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if find_spec("gymnasium") is not None:
    register()
