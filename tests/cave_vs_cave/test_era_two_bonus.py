"""The bonus effects of the extension (CVC-ERA2-BONUS)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.cave_vs_cave.components import TAKE_ERA_I_TILES
from tests.cave_vs_cave.scenes import on_space
from tests.cave_vs_cave.table import era_two

GAINS = {"use +3o", "use +1i", "use +1D"}  # the bonus of space 1


@pytest.mark.rule("CVC-ERA2-BONUS-01", "CVC-ERA2-BONUS-02", "CVC-ERA2-BONUS-03", "CVC-ERA2-BONUS-04")
@pytest.mark.parametrize(
    ("space", "before", "effect", "after"),
    [
        *[(1, "", "+3o", "3o"), (1, "", "+1i", "1i"), (1, "", "+1D", "1D")],
        *[(2, "9o", "1o>1i", "8o 1i"), (2, "9o", "3o>2i", "6o 2i")],
        *[(2, "9o", "5o>3i", "4o 3i"), (2, "9o", "7o>4i", "2o 4i")],
        (3, "9i", "9i>9wp", "9wp"),
        (4, "1wp", "+2wp", "3wp"),
    ],
)
def test_each_space_has_a_bonus_to_be_used_once(space: int, before: str, effect: str, after: str) -> None:
    table = on_space(space, "arms-trade").only(before, 0).only("", 1).play("take arms-trade", f"use {effect}")
    assert table.goods() == era_two().only(after).goods()
    assert not table.legal("use")


@pytest.mark.rule("CVC-ERA2-BONUS-03", "CVC-ERA2-BONUS-05", "CVC-GOODS-10", "CVC-RULING-60")
def test_iron_becomes_weapons_any_number_of_times_in_a_turn() -> None:
    table = on_space(3, "weekly-market").only("7i", 0).play("take weekly-market")
    table.play("use 4i>4wp", "use 1i>1wp", "use 1i>1wp")
    assert (table.has("i"), table.has("wp")) == (1, 6)
    assert table.legal("use") >= {"use 1i>1wp"}
    assert not table.play("use 1i>1wp").legal("use") - {"use act1+1"}  # until there is no iron left


@pytest.mark.rule("CVC-ERA2-BONUS-03", "CVC-RULING-60")
def test_iron_that_is_made_after_a_first_use_becomes_weapons_too() -> None:
    table = on_space(3, "weekly-market").furnish("bloomery", "3,-1").only("2o 1i", 0)
    table.play("take weekly-market", "use 1i>1wp", "use act1+1", "activate bloomery 2o>3i1g", "stop")
    assert (table.has("i"), table.has("wp")) == (3, 1)
    assert table.play("use 3i>3wp").has("wp") == 4


@pytest.mark.rule("CVC-ERA2-BONUS-05", "CVC-GOODS-10")
def test_the_other_bonuses_are_used_once_in_a_turn() -> None:
    table = on_space(2, "interior-design").only("9o", 0).play("take interior-design", "use 1o>1i")
    assert not table.legal("use") & {"use 1o>1i", "use 3o>2i", "use 5o>3i", "use 7o>4i"}


@pytest.mark.rule(
    "CVC-ERA2-BONUS-01", "CVC-ERA2-BONUS-02", "CVC-ERA2-BONUS-03", "CVC-ERA2-BONUS-04", "CVC-ERA2-BONUS-06"
)
@pytest.mark.parametrize(
    ("space", "goods", "bonus"),
    [
        (1, "9o 9i 5wp", {"+3o", "+1i", "+1D"}),
        (2, "9o 9i 5wp", {"1o>1i", "3o>2i", "5o>3i", "7o>4i"}),
        (2, "4o 9i 5wp", {"1o>1i", "3o>2i"}),
        (3, "9o 9i 5wp", {f"{n}i>{n}wp" for n in range(1, 10)}),
        (3, "9o 2i 5wp", {"1i>1wp", "2i>2wp"}),
        (4, "9o 9i 5wp", {"+2wp"}),
    ],
)
def test_a_tile_has_the_bonus_of_its_own_space_if_it_can_be_paid(space: int, goods: str, bonus: set[str]) -> None:
    table = on_space(space, "interior-design").only(goods).play("take interior-design")
    assert table.legal("use") == {"use dig", "use wall"} | {f"use {effect}" for effect in bonus}


@pytest.mark.rule("CVC-ERA2-BONUS-05")
@pytest.mark.parametrize("order", list(permutations(["wall", "dig", "bonus"])))
def test_the_bonus_comes_before_between_or_after_the_tiles_effects_and_once(order: tuple[str, ...]) -> None:
    steps = {
        "wall": ("use wall", "wall 2,0|2,1"),
        "dig": ("use dig", "excavate 3,-1", "uncover armory"),
        "bonus": ("use +1i",),
    }
    table = era_two().extension("interior-design").take("interior-design")
    for step in order:
        table.play(*steps[step])
    assert (table.has("i"), "3,-1" in table.covered(), table.walls()) == (2, False, {"2,0|2,1"})
    assert not table.legal("use")


@pytest.mark.rule("CVC-ERA2-BONUS-06")
@pytest.mark.parametrize("take", sorted(TAKE_ERA_I_TILES))
def test_tiles_of_era_one_have_no_bonus(take: str) -> None:
    bonus = {*GAINS, "use 1o>1i", "use 1i>1wp", "use +2wp"}
    assert not era_two().give("9o 9i 19wp").play(take).legal("use") & bonus


@pytest.mark.rule("CVC-ERA2-BONUS-07")
def test_bonus_and_tile_may_each_be_used_without_the_other() -> None:
    with_bonus = era_two().only("1w 1g").take("decoration").play("use +1D")
    assert with_bonus.finish_turn().goods(0) == {**dict.fromkeys(with_bonus.goods(), 0), "w": 1, "g": 1, "D": 1}
    with_tile = era_two().only("1w 1g").take("decoration").play("use 1g>furnish", "furnish shelf 2,0")
    assert set(with_tile.finish_turn().goods(0).values()) == {0}
