"""What other distributions add to Lascaux, found by entry point.

Anything broken, or whose name is taken, is left out with a warning.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from warnings import warn


class PluginWarning(UserWarning):
    """Something of another distribution cannot be used; everything else can."""


def found(group: str, taken: Collection[str]) -> dict[str, EntryPoint]:
    """The entry points of a group such as `lascaux.games`, by name; a name that is taken stays with its owner."""
    points: dict[str, EntryPoint] = {}
    for point in entry_points(group=group):
        if point.name in taken:
            leave_out(point, "Lascaux itself has one of that name")
        elif point.name in points:
            leave_out(point, f"{origin(points[point.name])} has one of that name")
        else:
            points[point.name] = point
    return points


def loaded(group: str, taken: Collection[str], fault: Callable[[str, Any], str | None]) -> dict[str, Any]:
    """What the entry points of a group load, by name; `fault` says what is wrong with one, or None."""
    objects: dict[str, Any] = {}
    for name, point in found(group, taken).items():
        try:
            thing = point.load()
        except Exception as error:  # somebody else's code: whatever is wrong with it, ours carries on
            leave_out(point, f"it cannot be loaded: {type(error).__name__}: {error}")
            continue
        if why := fault(name, thing):
            leave_out(point, why)
        else:
            objects[name] = thing
    return objects


def leave_out(point: EntryPoint, why: str) -> None:
    text = f"{point.group}: {point.name} ({point.value}, from {origin(point)}) is left out: {why}"
    warn(text, PluginWarning, stacklevel=4)


def origin(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "nowhere"
