"""What other distributions add to Lascaux, found by entry point; a broken one is left out with a warning."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from warnings import warn


@cache
def found(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group such as `lascaux.games`, by name."""
    return {point.name: point for point in entry_points(group=group)}


def loaded(group: str) -> dict[str, Any]:
    """What the entry points of a group load, by name."""
    objects: dict[str, Any] = {}
    for name, point in found(group).items():
        try:
            objects[name] = point.load()
        except Exception as error:  # somebody else's code: whatever is wrong with it, ours carries on
            warn(f"{group}: {name} ({point.value}) cannot be loaded: {error}", stacklevel=2)
    return objects
