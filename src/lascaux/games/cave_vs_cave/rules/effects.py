"""What tiles do, read from the notation that their rows are written in.

+2e             gain                           1e > 3F         pay, then gain
w := 2          refill to a value              +1s if s < 3    only while below a value
act 1+1         activate rooms                 2F > dig 2      excavate, here twice for 2 food
undermine       excavate through walls         5F > furnish    furnish a cavern, here for 5 food
NF > furnish    N food for N dwarves           wall            build a wall
raze > 1g       raze a wall                    3 kinds > 2g    pay one each of three kinds
+1g per 2D      count donkeys
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lascaux.games.cave_vs_cave.rules.goods import ONES, parse_goods

# What follows once the effect is paid.
NOTHING_MORE: Final = 0
ACTIVATE: Final = 1
EXCAVATE: Final = 2
UNDERMINE: Final = 3
FURNISH: Final = 4
WALL: Final = 5
RAZE: Final = 6
THREE_KINDS: Final = 7
DONKEY_GOLD: Final = 8

KINDS: Final = {
    "act": ACTIVATE,
    "dig": EXCAVATE,
    "undermine": UNDERMINE,
    "furnish": FURNISH,
    "wall": WALL,
}

ONE_PLUS_ONE: Final = 11  # the symbol 1+1


@final
class Effect:
    """One way to use a tile: what it costs, what it gives, what it lets the player do."""

    def __init__(self, notation: str) -> None:
        text, _, condition = notation.strip().partition(" if ")
        paid, _, result = text.rpartition(">")
        verb, _, detail = result.strip().partition(" ")
        self.label = text.replace(" per ", ":").replace(" ", "")  # its name in a written choice
        self.pay: i64 = parse_goods(paid)
        self.gain: i64 = 0
        self.refill: i64 = 0
        self.closed_by: i64 = parse_goods(condition.replace("s < 3", "3s"))  # not usable with this many
        self.per_dwarf: bool = paid.strip() == "NF"
        self.kind: i64 = KINDS.get(verb, NOTHING_MORE)
        self.times: i64 = {"": 1, "1": 1, "2": 2, "3": 3, "1+1": ONE_PLUS_ONE}[detail] if self.kind else 1
        if paid.strip() == "raze":
            self.kind = RAZE
        elif paid.strip() == "3 kinds":
            self.kind = THREE_KINDS
        elif " per " in result:
            self.kind = DONKEY_GOLD
        if ":=" in result:
            good, value = result.split(":=")
            self.refill = ONES if good.strip() == "all" else parse_goods(value.strip() + good.strip())
        elif self.kind in (NOTHING_MORE, RAZE, THREE_KINDS):
            self.gain = parse_goods(result)


def parse_effects(row: str) -> list[Effect]:
    """The alternatives of a band, separated by slashes."""
    return [Effect(part) for part in row.split(" / ")] if row else []
