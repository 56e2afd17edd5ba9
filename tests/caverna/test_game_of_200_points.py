"""The solo game of 200 points, kept as a record: every placement, every checkpoint, the score sheet (section 29)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from lascaux import Record
from lascaux.games.caverna.rules import layout, scoring
from lascaux.games.caverna.rules.goods import NAMES
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import ROOMS

ROOT = Path(__file__).parents[2]
VECTOR = re.findall(r"```jsonl\n(.*?)```", (ROOT / "docs/rules/caverna.md").read_text(encoding="utf-8"), re.S)
LINES: list[dict[str, Any]] = [json.loads(line) for line in VECTOR[0].splitlines()]


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.load(ROOT / "examples/caverna-solo-200.txt")


@pytest.fixture(scope="module")
def positions(record: Record) -> list[CavernaPosition]:
    return cast(list[CavernaPosition], list(record.positions()))


def after_round(positions: list[CavernaPosition], number: int) -> CavernaPosition:
    """The first position of the next round, or the last of the game."""
    return next(at for at in positions if at.over or at.cells[layout.ROUND] > number)


def holdings(at: CavernaPosition) -> dict[str, Any]:
    """All goods, animals and weapons that are not zero, as the vector writes them."""
    held: dict[str, Any] = {name: at.of(0, good) for good, name in enumerate(NAMES) if at.of(0, good)}
    if at.of(0, layout.BEGGING):
        held["begging"] = at.of(0, layout.BEGGING)
    weapons = sorted(at.of(0, layout.STRENGTH + dwarf) for dwarf in range(6) if at.of(0, layout.STRENGTH + dwarf))
    return {**held, "weapons": weapons} if weapons else held


@pytest.mark.parametrize("line", [line for line in LINES if "check" in line], ids=lambda line: f"round {line['r']}")
def test_the_holdings_after_every_round(line: dict[str, Any], positions: list[CavernaPosition]) -> None:
    assert holdings(after_round(positions, line["r"])) == line["check"]


def test_every_dwarf_goes_where_the_vector_says_with_its_strength(
    record: Record, positions: list[CavernaPosition]
) -> None:
    expected = [(line["r"], line["w"], line["space"]) for line in LINES if "space" in line]
    played = []
    for at, choice in zip(positions, record.choices, strict=False):
        verb, _, space = record.game.name(choice).partition(" ")
        if verb == "place":
            space = space.replace("-", "_").replace("urgent_wish_for_children", "urgent_wish")
            played.append((at.cells[layout.ROUND], at.strength(at.next_dwarf(0)), space))
    assert played == expected


def test_the_score_sheet(record: Record, positions: list[CavernaPosition]) -> None:
    sheet, bonus = LINES[-1]["score"], LINES[-1]["bonus"]
    end = positions[-1]
    assert end.over
    assert {line.category: line.points for line in record.game.scoresheet(end, 0).lines} == {
        "animals": sheet["animals_dogs"],
        "missing-types": sheet["missing_types"],
        "grain": sheet["grain"],
        "vegetables": sheet["vegetable"],
        "rubies": sheet["ruby"],
        "gold": sheet["gold"],
        "dwarfs": sheet["dwarfs"],
        "unused": sheet["unused"],
        "pastures": sheet["pastures"],
        "mines": sheet["mines"],
        "furnishings": sheet["furnishings"],
        "bonuses": sheet["bonus"],
        "begging": sheet["begging"],
    }
    assert end.scores() == [sheet["total"]] == [200]
    bonuses = {
        str(room.number): scoring.room_bonus(end, 0, room.number) for room in ROOMS if end.has_room(0, room.number)
    }
    assert {number: points for number, points in bonuses.items() if points} == bonus


def test_the_family_grows_as_told(positions: list[CavernaPosition]) -> None:
    sizes = [after_round(positions, number).of(0, layout.DWARFS) for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)]
    assert sizes == [2, 2, 2, 3, 3, 3, 4, 5, 6, 6, 6]
