"""The four action tiles of era II, effect by effect (CVC-TILE-A13-0 to CVC-TILE-A16-3)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.cave_vs_cave.table import Table, era_two

rule = pytest.mark.rule

# What each tile offers beside the bonus of its space: bands, cut by slashes into alternatives.
BANDS = {
    "decoration": ["5F>furnish / 1g>furnish"],
    "arms-trade": ["3g>4wp1D / 3g>4wp1w"],
    "interior-design": ["dig", "wall"],
    "weekly-market": ["act1+1", "3D>6F / 2g>6F"],
}
TILES = [
    pytest.param("decoration", marks=rule("CVC-TILE-A13-0")),
    pytest.param("arms-trade", marks=rule("CVC-TILE-A14-0")),
    pytest.param("interior-design", marks=rule("CVC-TILE-A15-0")),
    pytest.param("weekly-market", marks=rule("CVC-TILE-A16-0")),
]

# The bonus below each space of the extension.
BONUS = [
    "+3o / +1i / +1D",
    "1o>1i / 3o>2i / 5o>3i / 7o>4i",
    "1i>1wp / 2i>2wp / 3i>3wp / 4i>4wp / 5i>5wp / 6i>6wp / 7i>7wp / 8i>8wp / 9i>9wp",
    "+2wp",
]


def on_space(space: int, tile: str) -> Table:
    """Era II with a tile on one of the extension's four spaces, to be taken by seat 0, who has more weapons."""
    others = [other for other in BANDS if other != tile]
    return era_two(leader=1).extension(*others[:space], tile, *others[space:]).give("2wp").play(f"take {tile}")


def rich(space: int, tile: str) -> Table:
    """The same with the means to use every effect in any order."""
    table = on_space(space, tile).give("7w 7s 7e 7f 9F 9g 7D 9o 9i 7wp").dig("0,0", "1,0")
    return table.furnish("storeroom", "0,1").furnish("gold-vein", "4,0")


def on_space_four(tile: str) -> Table:
    """Here the bonus +2wp is printed."""
    return on_space(3, tile)


def finish_effect(table: Table) -> None:
    """Carry an effect that has begun to its end, in any way."""
    while table.decision != "use-tile":
        names = [table.game.name(choice) for choice in table.at.choices()]
        table.play(next(name for name in names if not name.startswith("exchange")))


def uses(bands: list[str]) -> set[str]:
    return {f"use {effect}" for band in bands for effect in band.split(" / ")}


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_offers_its_bands_and_the_bonus_in_any_order_and_of_each_one_alternative(tile: str) -> None:
    every = [*BANDS[tile], BONUS[0]]
    for order in permutations(every):
        for pick in (0, -1):
            table = rich(0, tile)
            assert table.legal("use") == uses(every)
            for number, band in enumerate(order):
                table.play(f"use {band.split(' / ')[pick]}")
                finish_effect(table)
                assert table.legal("use") == uses(list(order[number + 1 :]))


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_of_era_two_is_revealed_in_one_of_its_four_rounds(tile: str) -> None:
    table = Table(eras="short").play("start 0", "pool shelf", "pool tunnel", "pool parlor")
    assert table.legal() == {f"reveal {other}" for other in BANDS}
    assert table.play(f"reveal {tile}").offers(f"take {tile}")


@pytest.mark.parametrize(
    "tile",
    [
        pytest.param("decoration", marks=rule("CVC-TILE-A13-2")),
        pytest.param("arms-trade", marks=rule("CVC-TILE-A14-2")),
        pytest.param("interior-design", marks=rule("CVC-TILE-A15-3")),
        pytest.param("weekly-market", marks=rule("CVC-TILE-A16-3")),
    ],
)
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_a_tile_offers_the_bonus_of_its_own_space(tile: str, space: int) -> None:
    table = rich(space, tile)
    assert table.legal("use") - uses(BANDS[tile]) == uses([BONUS[space]])


@pytest.mark.parametrize(
    ("tile", "effect", "before", "after"),
    [
        pytest.param("arms-trade", "3g>4wp1D", "3g", {"wp": 4, "D": 1}, marks=rule("CVC-TILE-A14-1")),
        pytest.param("arms-trade", "3g>4wp1w", "3g", {"wp": 4, "w": 1}, marks=rule("CVC-TILE-A14-1")),
        pytest.param("weekly-market", "3D>6F", "3D", {"F": 6}, marks=rule("CVC-TILE-A16-2")),
        pytest.param("weekly-market", "2g>6F", "2g", {"F": 6}, marks=rule("CVC-TILE-A16-2")),
        pytest.param("decoration", "+2wp", "0F", {"wp": 2}, marks=rule("CVC-TILE-A13-2")),
        pytest.param("arms-trade", "+2wp", "0F", {"wp": 2}, marks=rule("CVC-TILE-A14-2")),
        pytest.param("interior-design", "+2wp", "0F", {"wp": 2}, marks=rule("CVC-TILE-A15-3")),
        pytest.param("weekly-market", "+2wp", "0F", {"wp": 2}, marks=rule("CVC-TILE-A16-3")),
    ],
)
def test_goods_of_a_tile(tile: str, effect: str, before: str, after: dict[str, int]) -> None:
    table = on_space_four(tile).only(before).play(f"use {effect}")
    assert {good: amount for good, amount in table.goods().items() if amount} == after


@pytest.mark.parametrize(
    ("tile", "goods", "offered"),
    [
        pytest.param("arms-trade", "2g 9F 9w 9D", set(), marks=rule("CVC-TILE-A14-1")),
        pytest.param("arms-trade", "3g", {"use 3g>4wp1D", "use 3g>4wp1w"}, marks=rule("CVC-TILE-A14-1")),
        pytest.param("weekly-market", "2D 1g", set(), marks=rule("CVC-TILE-A16-2")),
        pytest.param("weekly-market", "3D 1g", {"use 3D>6F"}, marks=rule("CVC-TILE-A16-2")),
        pytest.param("weekly-market", "2D 2g", {"use 2g>6F"}, marks=rule("CVC-TILE-A16-2")),
    ],
)
def test_what_a_tile_offers_to_who_can_pay(tile: str, goods: str, offered: set[str]) -> None:
    assert on_space_four(tile).only(goods).legal("use") - {"use act1+1", "use +2wp"} == offered


@rule("CVC-TILE-A13-1")
@pytest.mark.parametrize(("effect", "short_of", "cost"), [("5F>furnish", "4F", "5F"), ("1g>furnish", "0g", "1g")])
def test_decoration_furnishes_for_food_or_gold_beside_the_room(effect: str, short_of: str, cost: str) -> None:
    table = on_space_four("decoration").only(f"1w {short_of}")
    assert not table.offers(f"use {effect}")
    table.give(cost).play(f"use {effect}", "furnish shelf 2,0")
    assert table.rooms()["2,0"] == "shelf"
    assert not any(table.goods().values())


@rule("CVC-TILE-A15-1")
def test_interior_design_digs_once_where_no_wall_blocks() -> None:
    table = on_space_four("interior-design").wall("2,-1|3,-1").play("use dig")
    assert not table.offers("excavate 2,-1")
    table.play("excavate 3,-2", "uncover armory")
    assert table.decision == "use-tile"
    assert not table.offers("use dig")


@rule("CVC-TILE-A15-2")
def test_interior_design_builds_one_wall() -> None:
    table = on_space_four("interior-design").play("use wall", "wall 2,-1|3,-1")
    assert table.walls() == {"2,-1|3,-1"}
    assert not table.offers("use wall")


@rule("CVC-TILE-A16-1")
def test_the_weekly_market_activates_up_to_two_different_rooms() -> None:
    table = on_space_four("weekly-market").furnish("storeroom", "2,0").furnish("gold-vein", "0,0")
    table.play("use act1+1", "activate storeroom +1e1f1F")
    assert not table.offers("activate storeroom +1e1f1F")
    assert table.offers("stop")
    assert table.play("activate gold-vein +1s1g").decision == "use-tile"


@rule("CVC-TILE-A16-1")
def test_the_weekly_market_counts_as_a_single_1() -> None:
    """Wood Storeroom pays for a 1, once; the Equipment Room adds nothing."""
    table = on_space_four("weekly-market").furnish("wood-storeroom", "2,0").furnish("equipment-room", "0,0")
    table.furnish("storeroom", "1,0").furnish("gold-vein", "1,1").only("0w").play("use act1+1")
    table.play("activate storeroom +1e1f1F", "activate gold-vein +1s1g")
    assert table.legal("activate") == set()
    assert table.play("stop").has("w") == 1
