"""A random generator whose whole state is one number, so that a saved game goes on exactly as it would have."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# SplitMix64, cut to as many bits as the same arithmetic has compiled and interpreted.
BITS: Final = 0x3FFF_FFFF_FFFF_FFFF
STEP: Final = 0x1E37_79B9_7F4A_7C15
FIRST_FACTOR: Final = 0x3F58_476D_1CE4_E5B9
SECOND_FACTOR: Final = 0x14D0_49BB_1331_11EB


@final
class Luck:
    def __init__(self, state: i64) -> None:
        self.state = state & BITS

    def randrange(self, stop: i64) -> i64:
        """A number below `stop`, which must be positive."""
        self.state = (self.state + STEP) & BITS
        number = self.state
        number = ((number ^ (number >> 30)) * FIRST_FACTOR) & BITS
        number = ((number ^ (number >> 27)) * SECOND_FACTOR) & BITS
        return (number ^ (number >> 31)) % stop
