"""Do the networks that the package brings still fit their games? Needs no training framework."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lascaux.games import load
from lascaux.networks import shipped
from lascaux.networks.inputs import StaleNetwork
from lascaux.networks.network import Network, open_weights
from lascaux.train.recipes import recipe_for


class Fit(NamedTuple):
    """Whether a game's network fits one of its variants."""

    game: str
    variant: str
    fault: str | None


def check(games: Iterable[str]) -> Iterator[Fit]:
    """Every variant in a game's recipe that has a network; games without one have none."""
    for game in games:
        recipe = recipe_for(game)
        for variant in (*recipe.variants, *recipe.others):
            table, fault = load(game, **variant.options), None
            path = shipped(table)
            if path is None:
                continue
            try:
                Network(table, open_weights(path))
            except StaleNetwork as error:
                fault = str(error)
            yield Fit(game, str(variant), fault)
