"""Drawings of Caverna: interiors, action spaces and the land of the home boards; see art/__main__.py."""

from collections.abc import Callable

from art.caverna import interiors, land, places, scenes


def drawings() -> dict[str, Callable[[], str]]:
    return {**interiors.drawings(), **places.drawings(), **land.drawings(), **scenes.drawings()}
