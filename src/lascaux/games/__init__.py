"""The games: one folder each, found by itself."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol

from lascaux.core.errors import UnknownGame
from lascaux.core.game import Game
from lascaux.core.options import Option


class GameClass(Protocol):
    """What a game's folder offers as GAME: the class, before its options are fixed."""

    @property
    def id(self) -> str: ...
    @property
    def declared(self) -> tuple[Option, ...]: ...
    def __call__(self, options: Mapping[str, object], /) -> Game: ...


def games() -> dict[str, GameClass]:
    """Every game by its name."""
    found: dict[str, GameClass] = {}
    for module in iter_modules(__path__):
        game: GameClass = import_module(f"{__name__}.{module.name}").GAME
        found[game.id] = game
    return found


def load(name: str, /, **options: object) -> Game:
    """A game with its options fixed; what is left out takes its default."""
    known = games()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(sorted(known))}")
    return known[name](options)
