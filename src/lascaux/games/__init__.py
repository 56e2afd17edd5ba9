"""The games: our own, one folder each, and those of other distributions (entry points `lascaux.games`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import NamedTuple, Protocol

from lascaux import plugins
from lascaux.core.errors import UnknownGame
from lascaux.core.game import Game
from lascaux.core.options import Option


class GameClass(Protocol):
    """What a game's folder offers as GAME, and an entry point names: the class, before its options are fixed."""

    @property
    def id(self) -> str: ...
    @property
    def declared(self) -> tuple[Option, ...]: ...
    def __call__(self, options: Mapping[str, object], /) -> Game: ...


class Ruleset(NamedTuple):
    """A game with some of its options settled, under a name of its own (entry points `lascaux.rulesets`)."""

    game: str
    options: Mapping[str, object]


@cache
def games() -> dict[str, GameClass]:
    """Every game by its name."""
    found: dict[str, GameClass] = {}
    for module in iter_modules(__path__):
        game: GameClass = import_module(f"{__name__}.{module.name}").GAME
        found[game.id] = game
    return {**plugins.loaded("lascaux.games"), **found}


@cache
def rulesets() -> dict[str, Ruleset]:
    """Every named set of options."""
    return plugins.loaded("lascaux.rulesets")


def load(name: str, /, **options: object) -> Game:
    """A game, or a ruleset of one, with its options fixed; what is left out takes its default."""
    if name in rulesets():
        game, settled = rulesets()[name]
        return load(game, **{**settled, **options})
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(sorted([*games(), *rulesets()]))}")
    return games()[name](options)
