"""Permanent tools: getting, raising and using them; one-use tools beside them (STA-TOOLS, STA-ONEUSE).

A tool's cell holds twice its value, less 1 while it is used. Cells are kept in descending order, so that
equal sets of tools are equal cells.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision, Step
from lascaux.games.stone_age.rules.goods import PIPS_EACH
from lascaux.games.stone_age.rules.layout import ONE_USE_TOOLS, PIPS, RAISE_TOOL, TOOLS, USE_TOOL, YIELD
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL, TOOL_SLOTS
from lascaux.games.stone_age.rules.verbs import NO_TOOL, ONE_USE, RAISE, TOOL

READY: Final = 0
USED: Final = 1

ROLLED_FOR: Final = Argument("good")
FIRST_TOOL: Final = Argument("first-tool", second=True)  # the first that may still be added, in the order of choices


def sort_tools(at: StoneAgePosition) -> None:
    """Put the three cells back in descending order after one of them has changed."""
    first = at.own(TOOLS)
    second = at.own(TOOLS + 1)
    third = at.own(TOOLS + 2)
    high = max(first, second)
    low = min(first, second)
    at.set_own(TOOLS, max(high, third))
    at.set_own(TOOLS + 1, max(low, min(high, third)))
    at.set_own(TOOLS + 2, min(low, third))


def gain_tool(at: StoneAgePosition) -> None:
    """One step: a new tool of value 1, or one of the lowest goes up; the owner may say which (STA-TOOLS-07 to -09)."""
    lowest = (at.own(TOOLS + 2) + 1) // 2
    if lowest == 0:
        at.set_own(TOOLS + 2, 2)
        sort_tools(at)
    elif lowest < HIGHEST_TOOL:
        ready = slot_of(at, 2 * lowest)
        used = slot_of(at, 2 * lowest - 1)
        if ready >= 0 and used >= 0:
            at.open(RAISE_TOOL)
        else:
            raise_tool(at, max(ready, used))


def slot_of(at: StoneAgePosition, tool: i64) -> i64:
    slot: i64
    for slot in range(TOOL_SLOTS):
        if at.own(TOOLS + slot) == tool:
            return slot
    return -1


def raise_tool(at: StoneAgePosition, slot: i64) -> None:
    at.add_own(TOOLS + slot, 2)  # a used tool stays used (STA-RULING-05)
    sort_tools(at)


@final
class RaiseTool(Decision[StoneAgePosition]):
    """Choose whether a ready or a used one of the lowest tools goes up."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([RAISE.code(READY), RAISE.code(USED)])

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        lowest = (at.own(TOOLS + 2) + 1) // 2
        raise_tool(at, slot_of(at, 2 * lowest - RAISE.first(choice)))


def usable_tools(at: StoneAgePosition, start: i64) -> vec[i64]:
    """Tools that can still be added to a roll, from `start` on in the order of choices: each set is offered once."""
    out = vec[i64](capacity=8)
    for index in range(start, TOOL.size):
        if slot_of(at, 2 * (HIGHEST_TOOL - index)) >= 0:
            out = append(out, TOOL.code(index))
    for index in range(max(start - TOOL.size, 0), ONE_USE.size):
        if at.own(ONE_USE_TOOLS) >> (HIGHEST_TOOL - index) & 1:
            out = append(out, ONE_USE.code(index))
    return out


@final
class Yield(Step[StoneAgePosition]):
    """A roll is complete: tools may be added while there are any, then it pays out."""

    def run(self, at: StoneAgePosition, good: i64, first_tool: i64) -> None:
        if len(usable_tools(at, first_tool)):
            at.open(USE_TOOL, good, first_tool)
        else:
            pay_out(at, good)


@final
class UseTool(Decision[StoneAgePosition]):
    """Add a tool to the roll, higher ones first, or leave it at that."""

    def choices(self, at: StoneAgePosition, good: i64, first_tool: i64) -> vec[i64]:
        return append(usable_tools(at, first_tool), NO_TOOL.base)

    def play(self, at: StoneAgePosition, good: i64, first_tool: i64, choice: i64) -> None:
        if choice == NO_TOOL.base:
            pay_out(at, good)
        elif TOOL.owns(choice):
            index = TOOL.first(choice)
            at.add_own(TOOLS + slot_of(at, 2 * (HIGHEST_TOOL - index)), -1)
            sort_tools(at)
            at.cells[PIPS] += HIGHEST_TOOL - index
            at.open(YIELD, good, index)
        else:
            worth = HIGHEST_TOOL - ONE_USE.first(choice)
            at.set_own(ONE_USE_TOOLS, at.own(ONE_USE_TOOLS) & ~bit(worth))
            at.cells[PIPS] += worth
            at.open(YIELD, good, TOOL.size + ONE_USE.first(choice) + 1)


def total_of(at: StoneAgePosition, pips: i64) -> i64:
    """Pips and tools less the malus (STA-ANIMAL-05)."""
    return max(0, pips - at.malus())


def units(at: StoneAgePosition, good: i64, pips: i64) -> i64:
    """What pips bring; the remainder is lost (STA-HUNT-02, STA-RES-02, -03)."""
    return total_of(at, pips) // PIPS_EACH[good]


def pay_out(at: StoneAgePosition, good: i64) -> None:
    at.gain(good, units(at, good, at.cells[PIPS]))
    at.cells[PIPS] = 0


def ready_all_tools(at: StoneAgePosition, seat: i64) -> None:
    slot: i64
    for slot in range(TOOL_SLOTS):
        tool = at.of(seat, TOOLS + slot)
        at.set_of(seat, TOOLS + slot, tool + tool % 2)
