"""Drafts of the quick start, under way and over."""

from __future__ import annotations

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import place
from tests.cave_vs_cave.table import Table, draft

FROM_THE_LEFT = ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,1", "4,0", "4,2", "4,1")  # but (4,1) comes last
NOTHING = {"w": 0, "s": 0, "e": 0, "f": 0, "F": 0, "g": 0, "D": 0, "o": 0, "i": 0, "wp": 0}

NINE_ROOMS = (  # 32 points
    "shelf spinning-wheel tunnel grindstone food-corner equipment-room furniture-workshop bakehouse wood-storeroom"
)


def drafting(first: str, second: str) -> Table:
    """A draft in which the seats have placed these rooms, a tile drawn for each; seat 0 is about to draw."""
    table = place(place(draft(), first, seat=0), second, seat=1)
    table.at.cells[layout.PILE_I] -= len(first.split()) + len(second.split())
    return table


def fill(table: Table, seat: int, rooms: str) -> Table:
    """Put rooms on a seat's board, from the left; (4,1) comes last."""
    return place(table, rooms, seat, FROM_THE_LEFT)


def ended(first: str = "", second: str = "", pile: int = 0, starter: int = 0) -> Table:
    """A draft with these rooms on the two boards, after its last turn: the start player took Warehouse (2 points)."""
    table = fill(fill(Table(eras="quick").play(f"start {starter}"), 0, first), 1, second)
    for seat in (0, 1):
        table.at.set_of(seat, layout.DRAFT_OVER, 1)
    table.at.cells[layout.PILE_I] = pile
    return table.play("uncover warehouse", "draft warehouse 4,1")
