"""Furnishing caverns: what may be taken, what it costs with every reduction, where it may lie (CAV-FURNISH)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.caverna.furnishing import affordable, built, furnishing, worth
from tests.caverna.rounds import random_game
from tests.caverna.table import Table, on_turn, table

DWELLINGS = {
    *("dwelling", "simple-dwelling-4w2s", "simple-dwelling-3w3s"),
    *("mixed-dwelling", "couple-dwelling", "additional-dwelling"),
}
RICH = "20W 20S 9O 9R 9G 9Gr 9V 9F"


@pytest.mark.rule("CAV-FURNISH-01")
def test_furnishing_pays_the_cost_and_puts_the_tile_on_an_own_empty_cavern() -> None:
    made = furnishing("3W 3S").play("furnish miner")
    assert made.goods() == "2W 2S"
    assert made.layable() == {"3,2"}
    made.play("lay 3,2")
    assert made.rooms(0) == {"miner"}
    assert made.squares("furnished", 0) == {"3,2", "3,3"}
    assert "miner" not in made.offer()


@pytest.mark.rule("CAV-FURNISH-01")
def test_every_empty_cavern_can_be_furnished_but_no_tunnel_and_no_mine() -> None:
    tiles = "cavern 3,1 cavern 4,1 tunnel 4,2 deep-tunnel 5,2 ore-mine 4,3 ruby-mine 5,3"
    assert furnishing("1W 1S", tiles=tiles).play("furnish miner").layable() == {"3,2", "3,1", "4,1"}


@pytest.mark.rule("CAV-FURNISH-01")
def test_without_an_empty_cavern_no_tile_can_be_taken() -> None:
    made = on_turn(RICH).furnish("miner", "3,2").play("place housework")
    assert made.legal("do") == {"do take"}


@pytest.mark.rule("CAV-FURNISH-02")
@pytest.mark.parametrize("card", ["wish-for-children", "urgent-wish-for-children"])
def test_to_furnish_a_dwelling_takes_one_of_the_six_kinds(card: str) -> None:
    made = on_turn(RICH).reveal(card).play(f"place {card}", "do furnish-dwelling")
    assert made.legal("furnish") == {f"furnish {name}" for name in DWELLINGS}


@pytest.mark.rule("CAV-FURNISH-02")
def test_a_dwelling_needs_an_empty_cavern_and_its_cost_like_any_tile() -> None:
    made = on_turn("4W 3S").reveal("wish-for-children")
    assert "wish-for-children" in made.placeable()
    assert "wish-for-children" not in made.fork().furnish("miner", "3,2").placeable()
    assert "wish-for-children" not in made.give("3W 2S").placeable()


@pytest.mark.rule("CAV-FURNISH-03")
def test_what_somebody_has_built_is_gone_for_all() -> None:
    made = table().furnish("miner", seat=1).furnish("dwelling", seat=1).give(RICH).play("place housework", "do furnish")
    assert not made.offers("furnish miner")
    assert made.offers("furnish dwelling")


@pytest.mark.rule("CAV-FURNISH-03", "CAV-ROOM-01")
def test_ordinary_dwellings_never_run_out() -> None:
    made = furnishing("4W 3S", rooms="dwelling dwelling dwelling").play("furnish dwelling", "lay 3,2")
    assert made.squares("dwelling", 0) == {"3,3", "3,2", "5,0", "5,1", "5,2"}
    assert "dwelling" in made.offer()


@pytest.mark.rule("CAV-FURNISH-04")
def test_payment_comes_from_the_supply_alone() -> None:
    made = on_turn("0W 0S 0F").lay("2 vegetables", "2,3").stack("logging", "9W").give("2W 1V")
    assert not made.play("place housework", "do furnish").offers("furnish food-chamber")
    assert made.offers("furnish seam")


@pytest.mark.rule("CAV-FURNISH-04")
def test_exchanges_may_be_made_before_paying() -> None:
    made = on_turn("2R 0F").play("exchange", "ruby wood", "exchange", "ruby stone", "place housework", "do furnish")
    assert made.play("furnish miner").goods() == ""


@pytest.mark.rule("CAV-FURNISH-04")
def test_exchanges_may_be_made_in_the_middle_of_the_action() -> None:
    made = on_turn("2G 0F").furnish("trader", "5,0").play("place housework", "do take")
    made.play("exchange", "use trader", "do furnish", "furnish miner")
    assert made.goods() == "1O 1dog"


@pytest.mark.rule("CAV-FURNISH-04", "CAV-SPACE-05")
def test_what_pays_for_the_only_part_of_a_space_cannot_be_exchanged_away_on_it() -> None:
    made = on_turn("4W 3S 1O 0F").furnish("spare-part-storage", "5,0").reveal("wish-for-children")
    for end in ends(made.play("place wish-for-children")):
        assert len(end.rooms(0)) == 2, end.goods(0)


def ends(made: Table) -> Iterator[Table]:
    """All ways in which the turn of seat 0 can end."""
    if made.seat != 0:
        yield made
        return
    for name in made.legal():
        yield from ends(made.fork().play(name))


# Reductions


@pytest.mark.rule("CAV-FURNISH-05")
@pytest.mark.parametrize(
    ("rooms", "goods"),
    [
        ("", "4W 3S"),
        ("carpenter", "3W 3S"),
        ("stone-carver", "4W 2S"),
        ("carpenter stone-carver", "3W 2S"),
        ("builder", "3W 2S 2O"),
        ("carpenter builder", "2W 2S 2O"),
        ("stone-carver builder", "3W 1S 2O"),
        ("carpenter stone-carver builder", "2W 1S 2O"),
    ],
)
def test_the_dwelling_with_every_reduction(rooms: str, goods: str) -> None:
    made = furnishing(goods, rooms)
    assert made.offers("furnish dwelling")
    assert made.play("furnish dwelling").goods() == ""
    assert made.decision == "choose-cavern"


@pytest.mark.rule("CAV-FURNISH-05")
@pytest.mark.parametrize("goods", ["1W 2S 9O", "2W 0S 9O", "2W 1S 1O"])
def test_the_builder_replaces_one_wood_and_one_stone_and_no_more(goods: str) -> None:
    assert "dwelling" not in affordable(goods, "carpenter stone-carver builder")


@pytest.mark.rule("CAV-FURNISH-05")
@pytest.mark.parametrize(
    ("rooms", "room", "price"), [("carpenter", "broom-chamber", "1W"), ("stone-carver", "work-room", "1S")]
)
def test_a_reduction_comes_before_the_builder(rooms: str, room: str, price: str) -> None:
    made = furnishing("3O", f"{rooms} builder").play(f"furnish {room}")
    assert made.decision == "choose-cavern"
    assert made.goods() == "3O", f"{price} less 1 leaves nothing to replace"


@pytest.mark.rule("CAV-FURNISH-05")
@pytest.mark.parametrize(("room", "cost"), [("blacksmithing-parlor", "3O"), ("cooking-cave", "1S"), ("seam", "1W")])
def test_a_reduction_never_goes_below_nothing(room: str, cost: str) -> None:
    assert furnishing(cost, "carpenter stone-carver").play(f"furnish {room}").goods() == ""


@pytest.mark.rule("CAV-FURNISH-06")
def test_the_builder_cannot_be_paid_with_ore_by_its_own_effect() -> None:
    assert "builder" not in affordable("9O")
    assert "builder" in affordable("1S")


@pytest.mark.rule("CAV-FURNISH-06")
def test_the_stones_of_the_stone_carver_come_after_its_price() -> None:
    made = furnishing("1W 1S").play("furnish stone-carver")
    assert made.goods() == "1S"
    assert made.play("lay 3,2").has("S", 0) == 3


# Effects


@pytest.mark.rule("CAV-FURNISH-07")
def test_what_a_tile_gives_at_once_comes_with_its_placement() -> None:
    made = furnishing("1W 2S").play("furnish blacksmith")
    assert made.goods() == ""
    assert made.play("lay 3,2").goods(0) == "2O"


@pytest.mark.rule("CAV-FURNISH-07")
def test_a_permanent_effect_starts_with_the_placement() -> None:
    after = built("dog-school", "0F").play("do take")
    assert after.goods(0) == "1W 1dog"
    before = on_turn("0F").play("place housework", "do take", "do furnish", "furnish dog-school", "lay 3,2")
    assert before.goods(0) == "1dog"


# Where


@pytest.mark.rule("CAV-FURNISH-08", "CAV-ROOM-10")
def test_with_the_work_room_tunnels_without_a_mine_can_be_furnished() -> None:
    tiles = "tunnel 3,1 deep-tunnel 4,2 ore-mine 4,3 ruby-mine 5,3"
    assert furnishing("1W 1S", tiles=tiles).play("furnish miner").layable() == {"3,2"}
    assert furnishing("1W 1S", "work-room", tiles).play("furnish miner").layable() == {"3,2", "3,1", "4,2"}


@pytest.mark.rule("CAV-FURNISH-08", "CAV-ROOM-10")
def test_the_work_room_itself_needs_a_cavern() -> None:
    assert furnishing("1S", tiles="tunnel 3,1").play("furnish work-room").layable() == {"3,2"}
    full = on_turn("1S").lay("tunnel", "3,1").furnish("miner", "3,2").play("place housework")
    assert full.legal("do") == {"do take"}


@pytest.mark.rule("CAV-FURNISH-09")
def test_a_furnished_square_accepts_nothing_else() -> None:
    made = furnishing(RICH, "work-room miner", "tunnel 4,0 tunnel 4,1").play("furnish quarry")
    assert made.layable() == {"3,2", "4,0", "4,1"}
    mines = on_turn(RICH).lay("tunnel", "3,1 4,1").reveal("ore-mine-construction", "ruby-mine-construction")
    assert {"ore-mine-construction", "ruby-mine-construction"} <= mines.placeable()
    mines.furnish("work-room", "3,2").furnish("miner", "3,1").furnish("quarry", "4,1")
    assert not {"ore-mine-construction", "ruby-mine-construction"} & mines.placeable()


PAIR = [("trader", "spare-part-storage"), ("spare-part-storage", "trader")]


@pytest.mark.rule("CAV-FURNISH-10", "CAV-ROOM-18", "CAV-ROOM-39")
@pytest.mark.parametrize(("first", "second"), PAIR)
def test_trader_and_spare_part_storage_must_cover_each_other(first: str, second: str) -> None:
    made = on_turn("2W").lay("cavern", "3,1").furnish(first, "4,2").play("place housework", "do furnish")
    assert made.play(f"furnish {second}").layable() == {"4,2"}
    made.play("lay 4,2")
    assert made.rooms(0) == {second}
    assert not {first, second} & made.offer()


@pytest.mark.rule("CAV-FURNISH-09", "CAV-FURNISH-10")
@pytest.mark.parametrize(("first", "second"), PAIR)
def test_covering_needs_no_empty_cavern(first: str, second: str) -> None:
    made = on_turn("2W").furnish(first, "3,2").play("place housework", "do furnish")
    assert made.legal("furnish") == {f"furnish {second}"}


@pytest.mark.rule("CAV-FURNISH-10")
def test_the_trader_of_another_player_is_not_covered() -> None:
    made = on_turn("2W").furnish("trader", "3,1", seat=1).play("place housework", "do furnish")
    assert made.play("furnish spare-part-storage").layable() == {"3,2"}


@pytest.mark.rule("CAV-FURNISH-10")
def test_a_covered_tile_loses_its_effect() -> None:
    made = on_turn("2W 1S 1O 9G").furnish("trader", "3,2").play("exchange", "use trader", "place housework")
    made.play("do furnish", "furnish spare-part-storage", "lay 3,2", "do take", "pass").turn_of(0).play("exchange")
    assert made.legal("use") == {"use spare-part-storage"}


@pytest.mark.rule("CAV-FURNISH-10")
def test_a_covered_tile_loses_points_and_colour() -> None:
    made = on_turn("2W").furnish("main-storage", "4,2").furnish("trader", "3,2")
    before = made.score()
    made.play("place housework", "do furnish", "furnish spare-part-storage", "lay 3,2")
    assert made.score(0) == before - 2 + 2  # the Trader's points go, the Main storage counts one more
    reverse = on_turn("1W").furnish("main-storage", "4,2").furnish("spare-part-storage", "3,2")
    before = reverse.score()
    reverse.play("place housework", "do furnish", "furnish trader", "lay 3,2")
    assert reverse.score(0) == before + 2 - 2


@pytest.mark.rule("CAV-FURNISH-11")
def test_caverns_off_the_board_may_be_furnished() -> None:
    made = furnishing("1W 1S", "office-room", "cavern 6,1 tunnel 5,3").play("furnish miner")
    assert made.layable() == {"3,2", "6,1"}
    assert made.play("lay 6,1").rooms(0) == {"office-room", "miner"}
    assert worth(table().lay("cavern", "6,1"), "dwelling", "6,1") == 3


@pytest.mark.rule("CAV-FURNISH-12")
@pytest.mark.parametrize("seed", range(4))
def test_furnishings_stay_where_they_are(seed: int) -> None:
    rooms: list[set[str]] = [set(), set(), set()]
    squares: list[set[str]] = [set(), set(), set()]
    covering = {"trader", "spare-part-storage"}
    for made in random_game(seed):
        for seat in range(3):
            assert rooms[seat] - made.rooms(seat) <= covering
            assert squares[seat] <= made.squares("furnished", seat)
            rooms[seat], squares[seat] = made.rooms(seat), made.squares("furnished", seat)
    assert any(rooms)
