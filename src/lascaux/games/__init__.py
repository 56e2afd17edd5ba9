"""The games: our own, one folder each, and those of other distributions (entry points `lascaux.games`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, overload

from lascaux import plugins
from lascaux.core.errors import UnknownGame
from lascaux.core.game import Game
from lascaux.core.options import Option

if TYPE_CHECKING:
    from lascaux.games.cave_vs_cave.game import CaveVsCave
    from lascaux.games.caverna.game import Caverna
    from lascaux.games.stone_age.game import StoneAge


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
    return {**plugins.loaded("lascaux.games", found, game_fault), **found}


def game_fault(name: str, game: Any) -> str | None:
    """Records and tables know a game by its id alone."""
    id = getattr(game, "id", None)
    return None if id == name else f"it is no game with the id {name!r} (its id is {id!r})"


@cache
def rulesets() -> dict[str, Ruleset]:
    """Every named set of options."""
    return plugins.loaded("lascaux.rulesets", games(), ruleset_fault)


def ruleset_fault(name: str, ruleset: Any) -> str | None:
    if not isinstance(ruleset, Ruleset):
        return f"it is no Ruleset but {ruleset!r}"
    return None if ruleset.game in games() else f"there is no game {ruleset.game!r}"


@overload
def load(name: Literal["cave-vs-cave"], /, **options: object) -> CaveVsCave: ...
@overload
def load(name: Literal["stone-age"], /, **options: object) -> StoneAge: ...
@overload
def load(name: Literal["caverna"], /, **options: object) -> Caverna: ...
@overload
def load(name: str, /, **options: object) -> Game: ...
def load(name: str, /, **options: object) -> Game:
    """A game, or a ruleset of one, with its options fixed; what is left out takes its default."""
    if name in games():
        return games()[name](options)
    if name in rulesets():
        game, settled = rulesets()[name]
        return load(game, **{**settled, **options})
    raise UnknownGame("no-game", "lascaux", {"name": name, "games": ", ".join(sorted([*games(), *rulesets()]))})
