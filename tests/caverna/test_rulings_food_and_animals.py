"""Rulings about exchanges, feeding, animals and breeding (CAV-RULING)."""

from __future__ import annotations

import pytest

from tests.caverna.exchanges import exchanging
from tests.caverna.farms import farm, ranch, room_for
from tests.caverna.rounds import begging
from tests.caverna.table import empty_handed, on_turn


@pytest.mark.rule("CAV-RULING-02")
def test_rubies_are_gold_only_by_option() -> None:
    assert not exchanging("1R").offers("ruby gold")
    assert exchanging("2R", ruby_to_gold=True).play("ruby gold").goods() == "1R 1G"
    assert not on_turn("1G", ruby_to_gold=True).offers("exchange")


@pytest.mark.rule("CAV-RULING-14")
def test_food_is_not_kept_for_a_begging_marker() -> None:
    made = farm("3F 2Gr").harvest()
    assert made.legal("feed") == {"feed food"}
    made.play("feed food")
    assert (made.goods(0), begging(made)) == ("2Gr", 1)


@pytest.mark.rule("CAV-RULING-15")
def test_a_newborn_that_fits_is_never_declined() -> None:
    assert ranch("9F 2sheep").harvest().has("sheep", 0) == 3
    made = ranch("9F 1R 2sheep").harvest()
    assert made.legal("breed") == {"breed sheep"}


@pytest.mark.rule("CAV-RULING-18")
def test_donkeys_stand_where_they_count_most() -> None:
    made = on_turn("0O 1donkey").furnish("miner").lay("ruby-mine", "5,1 5,2").lay("ore-mine", "4,1")
    assert made.new_round().until("take-turn").has("O", 0) == 1


@pytest.mark.rule("CAV-RULING-18")
def test_a_donkey_for_the_miner_may_still_be_bought_when_the_round_ends() -> None:
    made = farm("10F 2R 0O").furnish("miner").lay("ore-mine", "4,1").round(1).play("pass", "pass")
    assert made.legal() == {"ruby donkey", "done"}
    assert made.play("ruby donkey").until("take-turn").goods(0) == "1O 1R 10F 1donkey"


@pytest.mark.rule("CAV-RULING-19")
def test_nobody_exchanges_in_the_turn_of_another() -> None:
    made = on_turn("9R 9Gr 9F").furnish("beer-parlor").give("1F", 1).play("place supplies")
    assert made.seat == 1
    assert not made.offers("exchange")
    assert {name.split()[0] for name in made.legal()} == {"place", "pass"}


@pytest.mark.rule("CAV-RULING-27")
@pytest.mark.parametrize(("room", "sheep"), [("cuddle-room", 4), ("mixed-dwelling", 4), ("stubble-room", 3)])
def test_dogs_are_no_help_in_rooms_and_on_fields(room: str, sheep: int) -> None:
    made = empty_handed().furnish(room).lay("field", "2,3").give("5dog")
    assert room_for(made, "sheep") == sheep


@pytest.mark.rule("CAV-RULING-27")
def test_dogs_are_no_help_at_a_stable_in_the_forest() -> None:
    assert room_for(empty_handed().lay("stable", "2,3").give("5dog"), "sheep") == 2
