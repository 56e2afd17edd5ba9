"""Pre-printed action spaces of the additional boards for five to seven players (CAV-SPACE-12, -40 to -48)."""

from __future__ import annotations

import pytest

from tests.caverna.spaces import counts_with, stocks, used
from tests.caverna.table import empty_handed, on_turn

REFILLS = [
    pytest.param("drift-mining-2", (6, 7), ["1S", "2S", "3S"], marks=pytest.mark.rule("CAV-SPACE-12")),
    pytest.param("depot", (5, 6, 7), ["1W 1O", "2W 2O", "3W 3O"], marks=pytest.mark.rule("CAV-SPACE-40")),
    pytest.param("small-scale-drift-mining", (5,), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-41")),
    pytest.param("weekly-market", (5, 6, 7), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-42")),
    pytest.param("hardware-rental", (5,), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-43")),
    pytest.param("hardware-rental", (6, 7), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-44")),
    pytest.param("fence-building", (5,), ["1W", "2W", "3W"], marks=pytest.mark.rule("CAV-SPACE-45")),
    pytest.param("fence-building", (6, 7), ["2W", "3W", "4W"], marks=pytest.mark.rule("CAV-SPACE-46")),
    pytest.param("large-depot", (7,), ["2W 1S 1O", "3W 2S 2O", "4W 3S 3O"], marks=pytest.mark.rule("CAV-SPACE-47")),
    pytest.param("extension", (7,), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-48")),
]

PRESENT = [
    pytest.param("drift-mining-2", "6 7", marks=pytest.mark.rule("CAV-SPACE-12")),
    pytest.param("depot", "5 6 7", marks=pytest.mark.rule("CAV-SPACE-40")),
    pytest.param("small-scale-drift-mining", "5", marks=pytest.mark.rule("CAV-SPACE-41")),
    pytest.param("weekly-market", "5 6 7", marks=pytest.mark.rule("CAV-SPACE-42")),
    pytest.param("hardware-rental", "5 6 7", marks=pytest.mark.rule("CAV-SPACE-43", "CAV-SPACE-44")),
    pytest.param("fence-building", "5 6 7", marks=pytest.mark.rule("CAV-SPACE-45", "CAV-SPACE-46")),
    pytest.param("large-depot", "7", marks=pytest.mark.rule("CAV-SPACE-47")),
    pytest.param("extension", "7", marks=pytest.mark.rule("CAV-SPACE-48")),
]


@pytest.mark.parametrize(("space", "counts", "found"), REFILLS)
def test_what_gathers_there(space: str, counts: tuple[int, ...], found: list[str]) -> None:
    for players in counts:
        assert stocks(space, players, len(found)) == found


@pytest.mark.parametrize(("space", "counts"), PRESENT)
def test_for_how_many_players_it_exists(space: str, counts: str) -> None:
    assert counts_with(space) == counts


@pytest.mark.rule("CAV-SPACE-12")
@pytest.mark.parametrize("players", [6, 7])
def test_the_second_drift_mining_is_a_space_of_its_own(players: int) -> None:
    made = used("drift-mining-2", "3S", players)
    assert (made.goods(), made.legal()) == ("3S", {"do cavern-tunnel", "done"})
    made.play("do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert made.squares("tunnel", 0) == {"3,0"}
    assert "drift-mining" in made.placeable()
    assert made.stock("drift-mining") == "2S"


@pytest.mark.rule("CAV-SPACE-40", "CAV-SPACE-47")
@pytest.mark.parametrize(
    ("space", "stock", "goods"), [("depot", "3W 3O", "3W 3O"), ("large-depot", "4W 3S 3O", "4W 3S 3O")]
)
def test_depots_give_all_that_lies_there(space: str, stock: str, goods: str) -> None:
    made = used(space, stock, 7)
    assert (made.goods(0), made.stock(space), made.seat) == (goods, "", 1)


# Small-scale drift mining


@pytest.mark.rule("CAV-SPACE-41")
def test_small_scale_drift_mining_gives_a_stone_only_with_its_tile() -> None:
    made = empty_handed(5).play("place small-scale-drift-mining")
    assert (made.goods(), made.legal()) == ("", {"do cavern-tunnel"})
    made.play("do cavern-tunnel")
    assert made.goods() == ""
    made.play("lay 3,1", "lay 3,0")
    assert (made.goods(0), made.squares("tunnel", 0)) == ("1S", {"3,0"})


@pytest.mark.rule("CAV-SPACE-41")
def test_without_room_for_its_tile_it_gives_nothing() -> None:
    made = empty_handed(5).lay("cavern", "3,0 3,1 4,0 4,1 4,2 4,3 5,0 5,1 5,2")
    assert "small-scale-drift-mining" not in made.placeable()


# Weekly market

PRICES = [("wood", 1), ("stone", 1), ("ore", 1), ("grain", 1), ("sheep", 1), ("donkey", 1), ("vegetable", 2)]
PRICES += [("boar", 2), ("dog", 2), ("cattle", 3)]


@pytest.mark.rule("CAV-SPACE-42")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_the_weekly_market_gives_four_gold_first(players: int) -> None:
    assert used("weekly-market", "", players).goods() == "4G"


@pytest.mark.rule("CAV-SPACE-42")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_what_goods_cost_on_the_market(good: str, price: int) -> None:
    made = used("weekly-market", "", 5).play(f"buy {good}")
    assert made.has("G") == 4 - price
    assert not made.offers(f"buy {good}")


@pytest.mark.rule("CAV-SPACE-42")
def test_the_market_sells_ten_kinds_and_asks_for_own_gold_too() -> None:
    made = on_turn("9F 11G", 5).play("place weekly-market")
    assert made.legal("buy") == {f"buy {good}" for good, _ in PRICES}
    made.lay("small-pasture", "2,3 2,2 2,1").play(*(f"buy {good}" for good, _ in PRICES))
    assert made.goods(0) == "1W 1S 1O 1Gr 1V 9F 1dog 1sheep 1donkey 1boar 1cattle"
    assert made.seat == 1


@pytest.mark.rule("CAV-SPACE-42")
def test_only_what_the_gold_pays_is_for_sale_and_nothing_must_be_bought() -> None:
    made = used("weekly-market", "", 5).play("buy vegetable")
    assert made.legal("buy") == {f"buy {good}" for good, price in PRICES if price <= 2 and good != "vegetable"}
    made.play("buy wood")
    assert made.legal("buy") == {f"buy {good}" for good, price in PRICES if price == 1 and good != "wood"}
    assert used("weekly-market", "", 5).play("done").goods(0) == "4G"


@pytest.mark.rule("CAV-SPACE-42", "CAV-ROOM-35", "CAV-ROUND-15")
def test_when_the_gold_is_spent_the_beer_parlor_may_bring_more_for_the_market() -> None:
    made = on_turn("0F 2Gr", 5).furnish("beer-parlor").play("place weekly-market", "buy cattle", "buy wood")
    assert (made.has("G", 0), made.legal()) == (0, {"exchange", "done"})
    made.play("exchange", "use beer-parlor", "buy vegetable", "buy ore")
    assert made.goods(0) == "1W 1O 1V 1cattle"


# Hardware rental


@pytest.mark.rule("CAV-SPACE-43", "CAV-SPACE-44")
@pytest.mark.parametrize(("players", "wood"), [(5, 0), (6, 2), (7, 2)])
def test_hardware_rental_is_two_items_of_loot_then_sowing(players: int, wood: int) -> None:
    made = empty_handed(players).lay("field", "2,3 2,2").dwarfs(4, 4).play("place hardware-rental")
    assert made.has("W") == wood
    made.play("do expedition", "loot grain", "loot vegetable", "do sow", "sow 1 1")
    assert (made.squares("3 grain", 0) | made.squares("2 vegetables", 0), made.has("W", 0)) == ({"2,3", "2,2"}, wood)


@pytest.mark.rule("CAV-SPACE-43")
def test_an_unarmed_dwarf_without_seed_finds_nothing_with_five_players() -> None:
    made = empty_handed(5).lay("field", "2,3")
    assert "hardware-rental" not in made.placeable()
    assert "hardware-rental" in made.give("1Gr").placeable()


@pytest.mark.rule("CAV-SPACE-44")
@pytest.mark.parametrize("players", [6, 7])
def test_with_six_and_more_the_wood_alone_is_enough(players: int) -> None:
    made = empty_handed(players).play("place hardware-rental")
    assert (made.goods(0), made.seat) == ("2W", 1)


@pytest.mark.rule("CAV-SPACE-44")
@pytest.mark.parametrize("players", [6, 7])
def test_with_six_and_more_both_parts_are_optional(players: int) -> None:
    made = on_turn("9F 1Gr", players).lay("field", "2,3").dwarfs(1, 1).play("place hardware-rental")
    assert made.legal() == {"do expedition", "do sow", "done"}


# Fence building


@pytest.mark.rule("CAV-SPACE-45", "CAV-SPACE-46")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_fence_building_takes_the_wood_and_fences_a_small_and_a_large_pasture(players: int) -> None:
    made = on_turn("9F 2W 3S", players).stack("fence-building", "4W").lay("meadow", "2,3 2,2 1,3 1,2 0,3 0,2")
    made.play("place fence-building")
    assert (made.has("W"), made.legal()) == (6, {"do small-pasture", "do large-pasture", "done"})
    made.play("do small-pasture", "lay 2,3")
    assert (made.has("W"), made.legal()) == (4, {"do large-pasture", "done"})
    made.play("do large-pasture", "lay 1,2", "lay 1,3")
    assert (made.goods(0), made.seat) == ("3S 9F", 1)


# Extension


@pytest.mark.rule("CAV-SPACE-48")
def test_extension_gives_wood_with_farm_land_or_stone_with_a_cave() -> None:
    made = empty_handed(7).play("place extension")
    assert (made.goods(), made.legal()) == ("", {"do meadow-field", "do cavern-tunnel"})
    forest = made.fork().play("do meadow-field", "lay 2,3")
    assert forest.goods(0) == ""
    assert (forest.play("lay 2,2").goods(0), forest.seat) == ("1W", 1)
    mountain = made.play("do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert (mountain.goods(0), mountain.seat) == ("1S", 1)


@pytest.mark.rule("CAV-SPACE-48")
def test_extension_gives_no_good_without_its_tile() -> None:
    forest = "0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3 2,0 2,1 2,2"
    made = empty_handed(7).lay("meadow", forest)
    assert made.play("place extension").legal() == {"do cavern-tunnel"}
    mountain = "3,0 3,1 4,0 4,1 4,2 4,3 5,0 5,1 5,2"
    assert "extension" not in empty_handed(7).lay("meadow", forest).lay("tunnel", mountain).placeable()
