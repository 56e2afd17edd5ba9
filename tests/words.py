"""What no person would say: how tests find it in whatever players read."""

from __future__ import annotations

import re
from typing import Final

# Coordinates, numbers of cards and buildings, one of many (but not "Regular 1 turns", a bot's name and what it does),
# names that only programs use, unfilled gaps, clauses.
RAW: Final = re.compile(
    r"-?\d,-?\d(?!\d)|\b[bci]\d{1,2}\b"
    r"|(?<![\d.,−-])(?<!Regular )1 (?:points|Punkten?|items|turns|days|Tage|games|Partien|people|Personen)\b"
    r"|\b(?:True|False|None|undefined|NaN)\b|_|[\{\}]|\b[A-Z]{3}-[A-Z0-9]+-\d"
)
