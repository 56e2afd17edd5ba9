"""What rubies buy (CAV-RUBY)."""

from __future__ import annotations

import pytest

from tests.caverna.exchanges import exchanging, trading
from tests.caverna.farms import farm
from tests.caverna.table import on_turn, table


@pytest.mark.rule("CAV-RUBY-01")
@pytest.mark.parametrize(
    ("good", "bought"), [("wood", "1W"), ("stone", "1S"), ("ore", "1O"), ("grain", "1Gr"), ("vegetable", "1V")]
)
def test_a_ruby_buys_one_good(good: str, bought: str) -> None:
    assert exchanging("1R").play(f"ruby {good}").goods() == bought


@pytest.mark.rule("CAV-RUBY-02")
@pytest.mark.parametrize("animal", ["dog", "sheep", "donkey", "boar"])
def test_a_ruby_buys_a_dog_or_a_farm_animal(animal: str) -> None:
    assert exchanging("1R").play(f"ruby {animal}").goods() == f"1{animal}"


@pytest.mark.rule("CAV-RUBY-02")
@pytest.mark.parametrize(
    ("animal", "food"), [("sheep", "1F 2cattle"), ("donkey", "1F 2cattle"), ("boar", "2F 2cattle")]
)
def test_a_farm_animal_without_room_is_given_up_at_once(animal: str, food: str) -> None:
    made = exchanging("1R 2cattle").play(f"ruby {animal}")
    assert made.decision == "give-up-animal"
    assert made.play(f"give {animal}").goods() == food


@pytest.mark.rule("CAV-RUBY-02")
def test_a_dog_needs_no_room() -> None:
    made = exchanging("1R 2cattle").play("ruby dog")
    assert made.decision != "give-up-animal"
    assert made.goods() == "1dog 2cattle"


@pytest.mark.rule("CAV-RUBY-03")
def test_a_ruby_and_a_food_buy_cattle() -> None:
    assert exchanging("2R 3F").play("ruby cattle").goods() == "1R 2F 1cattle"


@pytest.mark.rule("CAV-RUBY-03")
def test_cattle_cannot_be_bought_without_food() -> None:
    assert not exchanging("5R 0F").offers("ruby cattle")
    assert exchanging("5R 1F").offers("ruby cattle")


@pytest.mark.rule("CAV-RUBY-04")
@pytest.mark.parametrize(
    ("tile", "squares"),
    [("meadow", {"2,3"}), ("field", {"2,3"}), ("tunnel", {"3,1", "4,2", "4,3"})],
)
def test_a_ruby_buys_a_single_tile_that_is_laid_at_once(tile: str, squares: set[str]) -> None:
    made = exchanging("1R").play(f"ruby {tile}")
    assert made.decision == "lay-single"
    assert made.layable() == squares
    square = min(squares)
    assert made.play(f"lay {square}").squares(tile) == {square}
    assert made.goods() == ""


@pytest.mark.rule("CAV-RUBY-04")
def test_a_field_for_a_ruby_keeps_away_from_stables_and_a_meadow_does_not() -> None:
    made = on_turn("1R").lay("meadow", "2,3").lay("stable", "1,3").play("exchange")
    assert made.fork().play("ruby field").layable() == {"2,2"}
    assert made.play("ruby meadow").layable() == {"2,2", "1,3"}


@pytest.mark.rule("CAV-RUBY-04")
@pytest.mark.parametrize(
    ("tile", "laid", "square", "bonus"),
    [("field", "2,3", "1,3", "1F"), ("meadow", "1,2", "0,2", "1boar"), ("tunnel", "", "4,3", "1F")],
)
def test_a_tile_for_a_ruby_brings_the_printed_bonus(tile: str, laid: str, square: str, bonus: str) -> None:
    made = on_turn("1R 0F").lay("meadow", laid).play("exchange", f"ruby {tile}", f"lay {square}")
    assert made.goods() == bonus


@pytest.mark.rule("CAV-RUBY-04")
def test_no_tile_is_sold_that_finds_no_square() -> None:
    made = on_turn("1R")
    made.lay("field", " ".join(f"{x},{y}" for x in range(3) for y in range(4)))
    made.lay("tunnel", " ".join(f"{x},{y}" for x in range(3, 6) for y in range(4)))
    assert not {"ruby meadow", "ruby field", "ruby tunnel", "ruby cavern"} & made.play("exchange").legal()


@pytest.mark.rule("CAV-RUBY-05")
def test_two_rubies_buy_a_cavern() -> None:
    assert not exchanging("1R").offers("ruby cavern")
    made = exchanging("3R").play("ruby cavern")
    assert made.layable() == {"3,1", "4,2", "4,3"}
    assert made.play("lay 4,2").squares("cavern") == {"3,2", "3,3", "4,2"}
    assert made.goods() == "1R"


@pytest.mark.rule("CAV-RUBY-06")
def test_a_ruby_is_two_food() -> None:
    assert exchanging("3R 1F").play("cook ruby").goods() == "2R 3F"


@pytest.mark.rule("CAV-RUBY-07")
def test_a_ruby_places_a_dwarf_out_of_order() -> None:
    made = on_turn("1R").dwarfs(0, 9)
    assert made.legal("send") == {"send 9"}
    made.play("send 9", "place sustenance")
    assert made.has("R", 0) == 0
    assert not on_turn("0R").dwarfs(0, 9).legal("send")


@pytest.mark.rule("CAV-RUBY-08")
def test_alone_a_ruby_keeps_the_goods_of_one_space() -> None:
    made = table(1).give("2R").stack("logging", "6W").stack("ore-mining", "7O").new_round()
    assert made.legal() == {"protect logging", "clear logging"}
    made.play("protect logging", "clear ore-mining")
    assert (made.stock("logging"), made.stock("ore-mining"), made.has("R")) == ("7W", "2O", 1)


@pytest.mark.rule("CAV-RUBY-08")
def test_without_rubies_nothing_is_kept() -> None:
    made = table(1).stack("logging", "6W").new_round()
    assert made.decision == "take-turn"
    assert made.stock("logging") == "3W"


@pytest.mark.rule("CAV-RUBY-09")
@pytest.mark.parametrize(
    ("room", "purchase", "goods"),
    [
        ("dog-school", "dog", "1W 1dog"),
        ("seam", "stone", "1S 1O"),
        ("seam", "ore", "1O"),
        ("quarry", "donkey", "1donkey"),
    ],
)
def test_what_a_ruby_buys_is_gained_but_not_born(room: str, purchase: str, goods: str) -> None:
    made = on_turn("1R 0F").furnish(room).play("exchange", f"ruby {purchase}")
    assert made.goods() == goods


@pytest.mark.rule("CAV-RUBY-10")
def test_rubies_are_exchanged_as_often_as_one_likes() -> None:
    made = on_turn("7R 0F")
    for good in ("wood", "wood", "wood", "grain", "dog", "sheep"):
        made.play("exchange", f"ruby {good}")
    assert made.goods() == "3W 1R 1Gr 1dog 1sheep"
    assert made.offers("exchange")


@pytest.mark.rule("CAV-RUBY-10")
def test_rubies_are_exchanged_inside_an_action() -> None:
    made = on_turn("2R").reveal("sheep-farming").stack("sheep-farming", "1sheep").lay("meadow", "2,3")
    made.play("place sheep-farming")
    assert not made.offers("do small-pasture")
    made.play("exchange", "ruby wood", "exchange", "ruby wood", "do small-pasture", "lay 2,3")
    assert made.squares("small-pasture", 0) == {"2,3"}


@pytest.mark.rule("CAV-RUBY-10")
def test_rubies_are_exchanged_between_loot_items() -> None:
    made = on_turn("1R 0W").dwarfs(9, 9).lay("meadow", "2,3").play("place blacksmithing", "do expedition")
    made.play("loot dog")
    assert not made.offers("loot small-pasture")
    assert made.play("exchange", "ruby wood").offers("loot small-pasture")


@pytest.mark.rule("CAV-RUBY-10")
def test_rubies_are_exchanged_between_feeding_and_breeding() -> None:
    made = farm("1R 4F 2sheep").lay("meadow", "2,3").harvest()
    assert made.decision == "breed-animals"
    assert made.has("F", 0) == 0
    assert made.play("ruby dog").offers("breed sheep")


@pytest.mark.rule("CAV-RUBY-10")
def test_rubies_kept_are_a_point_each() -> None:
    assert on_turn("5R").score() == on_turn("0R").score() + 5


@pytest.mark.rule("CAV-RUBY-11")
def test_rubies_are_not_exchanged_for_gold() -> None:
    assert not exchanging("9R 9F").offers("ruby gold")


@pytest.mark.rule("CAV-RUBY-12")
def test_no_exchange_brings_rubies() -> None:
    made = trading()
    assert len(made.legal()) > 20
    for name in made.legal():
        assert made.fork().play(name).has("R", 0) <= 8
