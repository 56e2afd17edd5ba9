"""A page of styled characters, on which games draw their tables as text."""

from __future__ import annotations

from collections.abc import Sequence


class Canvas:
    """Characters in rows and columns. A style is a word such as `wall` or `blue`; what prints it decides its look."""

    def __init__(self) -> None:
        self.rows: list[list[tuple[str, str]]] = []

    @property
    def height(self) -> int:
        return len(self.rows)

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write one line of text from this place on."""
        while len(self.rows) <= row:
            self.rows.append([])
        cells = self.rows[row]
        while len(cells) < column + len(text):
            cells.append((" ", ""))
        for offset, character in enumerate(text):
            cells[column + offset] = (character, style)

    def paste(self, row: int, column: int, other: Canvas) -> None:
        """Put another canvas on this one."""
        for down, cells in enumerate(other.rows):
            for right, (character, style) in enumerate(cells):
                self.put(row + down, column + right, character, style)

    def runs(self) -> list[list[tuple[str, str]]]:
        """Each row as stretches of text in one style."""
        found: list[list[tuple[str, str]]] = []
        for cells in self.rows:
            line: list[tuple[str, str]] = []
            for character, style in cells:
                if line and line[-1][1] == style:
                    line[-1] = (line[-1][0] + character, style)
                else:
                    line.append((character, style))
            found.append(line)
        return found

    def plain(self) -> str:
        return "\n".join("".join(c for c, _ in cells).rstrip() for cells in self.rows)


def wrap(pieces: Sequence[tuple[str, str]], width: int, gap: int = 2) -> list[list[tuple[str, str]]]:
    """Lines of pieces of styled text, each as full as the width allows."""
    lines: list[list[tuple[str, str]]] = []
    room = 0
    for text, style in pieces:
        if room < gap + len(text) or not lines:
            lines.append([(text, style)])
            room = width - len(text)
        else:
            lines[-1].append((" " * gap + text, style))
            room -= gap + len(text)
    return lines
