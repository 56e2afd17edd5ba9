"""Writes docs/observations.md: what each number in an observation means.

python tools/observations_page.py                        the page
python tools/observations_page.py caverna players=5      the table of any other game, to the terminal
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import lascaux
from lascaux.core.game import Game
from lascaux.core.observation import Field

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
MANY: Final = 8  # names of an axis that are written out

GAMES: Final[tuple[tuple[str, str, dict[str, object]], ...]] = (
    ("Cave vs Cave", "cave-vs-cave", {}),
    ("Cave vs Cave, solo", "cave-vs-cave", {"players": 1}),
    ("Stone Age, two players", "stone-age", {"players": 2}),
    (
        "Stone Age, four players with everything",
        "stone-age",
        {"players": 4, "theme": "winter", "hard_winter": True, "animals": True, "igloos": True},
    ),
    ("Caverna, two players", "caverna", {"players": 2}),
    ("Caverna, solo", "caverna", {"players": 1}),
)

HEAD: Final = """# Observations

<!-- Written by tools/observations_page.py; a test compares it with the code. -->

An observation is one row of 32-bit floats: what one seat may know of a position. It is made of fields, one after the
other; a field has a number for each combination of its axes' values, the last axis running fastest. A number is a share
of the field's highest value, so that all lie around one; anything higher counts as the highest. Seats are counted from
the observer's: `own`, then `next` in the order of play, and so on. What is in the row depends on the options, so each
game with its options fixed has its own row; `python tools/observations_page.py caverna players=5` prints any of them.

    observer = lascaux.envs.Observer(lascaux.load("cave-vs-cave"))
    row = observer.observe(at, seat)
    observer.explain(row)              # in words
    observer.planes(row)["board"]      # a field in its own shape: seat, plane, row, column
"""


def table(game: Game) -> str:
    observation = game.observation()
    lines = [f"{observation.size} numbers.", "", "| indices | field | what | axes | highest |", "|---|---|---|---|--:|"]
    for field in observation.fields:
        first, last = int(field.offset), int(field.offset) + field.size - 1
        indices = str(first) if first == last else f"{first}–{last}"
        highest = f"{field.low} … {field.high}" if field.low else str(field.high)
        lines.append(f"| {indices} | `{field.id}` | {field.about} | {axes(field)} | {highest} |")
    return "\n".join(lines)


def axes(field: Field) -> str:
    return " × ".join(axis_words(axis.kind, axis.names) for axis in field.axes) or "one number"


def axis_words(kind: str, names: tuple[str, ...]) -> str:
    shown = names if len(names) <= MANY else (*names[:3], "…", names[-1])
    return f"{len(names)} {kind}: {', '.join(shown)}"


def page() -> str:
    parts = [HEAD]
    for title, name, options in GAMES:
        words = ", ".join([repr(name), *(f"{option}={value!r}" for option, value in options.items())])
        parts.append(f"## {title}\n\n`lascaux.load({words})`\n\n{table(lascaux.load(name, **options))}\n")
    return "\n".join(parts)


def main() -> None:
    if len(sys.argv) > 1:
        options = dict(text.split("=", 1) for text in sys.argv[2:])
        print(table(lascaux.load(sys.argv[1], **options)))
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
