"""The places on the board (T-PLACE)."""

from __future__ import annotations

from typing import Final

TOOLMAKER: Final = 0
HUT: Final = 1
FIELD: Final = 2
HUNT: Final = 3
FOREST: Final = 4  # the four sites, in the order of their resources
RIVER: Final = 7
CARD: Final = 8  # slots 1 to 4, from the right
BUILDING: Final = 12  # stacks 1 to 4
IGLOO: Final = 16
ANIMAL: Final = 20
PLACE_COUNT: Final = 21

NAMES: Final = (
    *("toolmaker", "hut", "field", "hunt", "forest", "clay-pit", "quarry", "river"),
    *[f"card-{slot}" for slot in range(1, 5)],
    *[f"building-{stack}" for stack in range(1, 5)],
    *[f"igloo-{igloo}" for igloo in range(1, 5)],
    "animal",
)

SITE_RINGS: Final = 7  # STA-PLACE-08
MOST_PEOPLE: Final = 10  # STA-SETUP-04
MOST_AGRICULTURE: Final = 10
