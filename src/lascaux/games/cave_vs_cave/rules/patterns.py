"""Wall patterns: which sets of walls around a space a room accepts.

A wall set is four bits, N E S W from the lowest. A pattern is sixteen bits, one for each wall set that fits.
"""

from __future__ import annotations

from typing import Final

# As printed, sides N E S W: d dark = must be there, l light = may be there, - = must not be there.
PRINTED: Final = {
    "": "",  # the Cave Entrance is never placed
    "0-1": "l---",
    "0-3": "ll-l",
    "1": "d---",
    "1-2a": "d--l",
    "1-3a": "dl-l",
    "2a": "d--d",
    "2-3a": "dl-d",
    "2o": "-d-d",
    "3": "dd-d",
    "3-4": "ddld",
    "4": "dddd",
}


def accepted(printed: str) -> int:
    """The wall sets that fit in some rotation (CVC-PATTERN-01)."""
    fits = 0
    for turn in range(len(printed)):
        sides = printed[turn:] + printed[:turn]
        for walls in range(16):
            if all(side == "l" or (side == "d") == bool(walls >> n & 1) for n, side in enumerate(sides)):
                fits |= 1 << walls
    return fits


PATTERNS: Final[dict[str, int]] = {code: accepted(printed) for code, printed in PRINTED.items()}
