"""Lascaux: the worker-placement games of caves and stone, complete, compiled, and explained."""

from lascaux.core.errors import BadOption, BadRecord, IllegalChoice, UnknownChoice, UnknownGame
from lascaux.core.position import CHANCE, NOBODY
from lascaux.games import load
from lascaux.record import Record

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadOption",
    "BadRecord",
    "IllegalChoice",
    "Record",
    "UnknownChoice",
    "UnknownGame",
    "load",
]
__version__ = "0.1.0"
