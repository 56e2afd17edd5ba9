"""What a tribe starts with and how far it grows (STA-SETUP-03, -04, STA-VILLAGE, T-TOOL)."""

from __future__ import annotations

from typing import Final

STARTING_PEOPLE: Final = 5
STARTING_FOOD: Final = 12
MOST_PEOPLE: Final = 10
MOST_AGRICULTURE: Final = 10
TOOL_SLOTS: Final = 3
HIGHEST_TOOL: Final = 4  # STA-TOOLS-08
