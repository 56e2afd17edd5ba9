"""What `why_not` says about activating: which effect must come first, what is used up, what an option rules out."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.table import era_one


@pytest.mark.rule("CVC-ACTIVATE-01")
def test_a_tile_in_hand_that_activates_must_be_used_first() -> None:
    table = era_one().furnish("shelf", "2,0").take("cultivation")
    said = "first use the effect of Cultivation: activate 1 room (CVC-ACTIVATE-01)"
    assert table.why_not("activate shelf w:=2") == said
    said = "nutze zuerst den Effekt von „Ackerbau“: 1 Einrichtung aktivieren (CVC-ACTIVATE-01)"
    assert table.why_not("activate shelf w:=2", "de") == said


@pytest.mark.rule("CVC-ACTIVATE-01")
@pytest.mark.parametrize("tile", [None, "furnishing"])
def test_without_such_a_tile_one_is_needed(tile: str | None) -> None:
    table = era_one().furnish("shelf", "2,0")
    if tile:
        table.take(tile)
    assert table.why_not("activate shelf w:=2") == "needs an action tile that activates rooms (CVC-ACTIVATE-01)"


@pytest.mark.rule("CVC-ROUND-08")
def test_activations_that_are_used_up_are_named_as_such() -> None:
    table = era_one().furnish("shelf", "2,0").take("cultivation").play("use act1", "activate cave-entrance +1w")
    assert table.why_not("activate shelf w:=2") == "this effect has already been used this turn (CVC-ROUND-08)"


@pytest.mark.rule("CVC-ROUND-10")
def test_so_are_those_whose_alternative_was_used() -> None:
    table = era_one().furnish("shelf", "2,0").take("undermining").play("use undermine", "excavate 3,1", "uncover stall")
    assert table.why_not("activate shelf w:=2").endswith("(CVC-ROUND-10)")


@pytest.mark.rule("CVC-RULING-03")
def test_that_the_table_rules_out_idling_is_said() -> None:
    table = era_one(idle_activation=False).take("cultivation").play("use act1")
    said = "every activated room must be used here; you have set it so (CVC-RULING-03)"
    assert table.why_not("idle") == said
    assert "so habt ihr es eingestellt" in table.why_not("idle", "de")


@pytest.mark.rule("CVC-ACTIVATE-12")
def test_idling_comes_before_any_other_room() -> None:
    table = era_one().furnish("shelf", "2,0").take("undermining").play("use act2", "activate cave-entrance +1w")
    said = "a room has already been activated in this block; stop instead (CVC-ACTIVATE-12)"
    assert table.why_not("idle") == said
