"""The agenda as others read it: its entries with named arguments, and the moment they make up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from lascaux.core.position import Position


@final
class Argument:
    """Something that an entry of the agenda remembers: all of its first or second number, or some bits of it."""

    def __init__(self, name: str, second: bool = False, shift: int = 0, bits: int = 0) -> None:
        self.name = name
        self.second = second
        self.shift: i64 = shift
        self.mask: i64 = 2**bits - 1 if bits else -1

    def of(self, number: i64) -> i64:
        """Its value in the entry's number."""
        return number >> self.shift & self.mask

    def put(self, value: i64) -> i64:
        """The value shifted to its place in the number; parts of one number are joined with `|`."""
        return value << self.shift


@final
class Entry:
    """A decision or step on the agenda. `entry["room"]` is what it remembers by that name."""

    def __init__(self, kind: int, id: str, arguments: Sequence[Argument], a: int, b: int) -> None:
        self.kind = kind
        self.id = id
        self.values: dict[str, int] = {
            argument.name: argument.of(b if argument.second else a) for argument in arguments
        }

    def __getitem__(self, name: str) -> int:
        return self.values[name]


@final
class Moment:
    """What is going on in a position, for code that shows or explains it."""

    def __init__(self, at: Position) -> None:
        self.agenda = at.agenda()

    @property
    def top(self) -> Entry:
        """The decision to be made now; there is one while the game runs."""
        return self.agenda[0]

    def is_open(self, *kinds: int) -> bool:
        """Whether a decision of one of these kinds is the one to be made now."""
        return bool(self.agenda) and self.agenda[0].kind in kinds

    def find(self, *kinds: int) -> Entry | None:
        """The topmost entry of one of these kinds."""
        return next((entry for entry in self.agenda if entry.kind in kinds), None)

    def value(self, name: str, *kinds: int) -> int | None:
        """What the topmost entry of one of these kinds remembers by this name."""
        entry = self.find(*kinds)
        return entry[name] if entry else None
