"""How the end of a game is put in words."""

from __future__ import annotations

import pytest

from lascaux.core.position import TURN
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import Table, era_one, solo


def end(table: Table, last_round: int) -> Table:
    """Let the last turn of era I pass."""
    table.round(last_round).at.cells[layout.TURNS_LEFT] = 1
    table.at.cells[layout.STARTER] = table.at.cells[TURN]
    return table.play("take cultivation", "done")


@pytest.mark.rule("CVC-SOLO1-14")
@pytest.mark.parametrize(
    ("gold", "said"),
    [
        (19, "Goal missed: 49 points, 50 were needed."),
        (20, "Goal reached: 50 points."),
        (30, "Goal reached: 60 points."),
        (31, "Outstanding: 61 points, well beyond the goal."),
    ],
)
def test_fifty_points_win_alone_and_more_than_sixty_are_outstanding(gold: int, said: str) -> None:
    table = solo()
    for room, space in (("state-room", "2,0"), ("treasury", "1,0"), ("secret-chamber", "1,1")):  # 30 points
        table.furnish(room, space)
    if gold > 19:  # a room makes up for the gold that the track cannot show
        table.furnish("dungeon", "2,1")
        gold -= 11
    end(table.give(f"{gold}g"), last_round=7)
    assert table.at.over
    assert table.game.outcome(table.at) == said


def test_two_players_read_who_won() -> None:
    table = end(era_one().give("3g", 0).give("2g", 1), last_round=8)
    assert table.game.outcome(table.at, names=["Ada", "Ben"]) == "Ada wins."
    assert table.game.outcome(table.at, "de") == "Spieler 1 gewinnt."
    table = end(era_one().give("2g", 0).give("2g", 1), last_round=8)
    assert table.game.outcome(table.at, "de") == "Das Spiel endet unentschieden."
