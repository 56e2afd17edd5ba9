"""Why goods cannot be exchanged, bought, eaten or bred now, in words."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.spaces import on_space
from tests.caverna.table import expedition, on_turn, table

# Exchanges


def test_exchanges_say_what_is_missing() -> None:
    made = on_turn("1R 0F 1G").play("exchange")
    assert made.why_not("ruby cattle") == "1 food short (CAV-RUBY-03)"
    assert made.why_not("ruby cavern") == "1 ruby short (CAV-RUBY-05)"
    assert made.why_not("ruby gold").endswith("(CAV-RUBY-11)")
    assert made.why_not("cook gold") == "1 gold short (CAV-FOOD-03)"
    assert made.why_not("cook two-donkeys") == "2 donkeys short (CAV-FOOD-02)"
    assert made.why_not("cook meal") == "you do not have this furnishing: Cooking cave (CAV-ROOM-26)"
    assert made.why_not("use trader") == "you do not have this furnishing: Trader (CAV-ROOM-18)"
    assert made.furnish("trader").why_not("use trader") == "1 gold short (CAV-ROOM-18)"
    assert on_turn("5G").play("exchange", "cook gold").why_not("spend 7") == "2 gold short (CAV-FOOD-03)"


@pytest.mark.rule("CAV-ROUND-15")
def test_exchanges_have_their_moments() -> None:
    assert table().give("0F").why_not("exchange") == "you have nothing to exchange that could matter now (CAV-ROUND-15)"
    assert on_turn("1R").why_not("ruby wood") == "in a turn, first choose to exchange something (CAV-ROUND-15)"
    made = on_turn("3F 1Gr", furnishing_set="beginner").play("place sustenance")
    assert made.why_not("cook grain").startswith("more food would change nothing now")
    assert table().give("1F 1R 1Gr", 0).last_exchanges().why_not("cook grain").endswith("(CAV-SCORE-15)")
    mine = table().furnish("miner").lay("ore-mine", "5,3").give("1R").begin(layout.FILL_MINE)
    assert mine.why_not("ruby wood") == "only a donkey can be bought now (CAV-ROOM-16)"


@pytest.mark.rule("CAV-ROOM-30", "CAV-RULING-12")
def test_weapons_are_given_up_in_the_peaceful_cave_only() -> None:
    assert table().why_not("disarm 1") == "you do not have this furnishing: Peaceful cave (CAV-ROOM-30)"
    made = on_turn("1F").furnish("peaceful-cave").dwarfs(0, 4, 4).play("exchange")
    assert made.why_not("disarm 1") == "this dwarf is unarmed (CAV-ROOM-30)"
    assert made.why_not("disarm 3").endswith("stands for this one (CAV-ROOM-30)")
    assert made.why_not("disarm 4") == "you have only so many dwarfs: 3 (CAV-ROOM-30)"
    loot = expedition(4, 2).furnish("peaceful-cave")
    assert loot.why_not("disarm 1") == "a dwarf keeps its weapon during its own expedition (CAV-RULING-12)"


def test_the_market_sells_one_of_each_kind() -> None:
    made = table(5).play("place weekly-market", "buy wood", "buy vegetable")
    assert made.why_not("buy ruby") == "the market does not sell that (CAV-SPACE-42)"
    assert made.why_not("buy wood") == "you have bought this kind already: wood (CAV-SPACE-42)"
    assert made.why_not("buy cattle") == "2 gold short (CAV-SPACE-42)"
    ore = on_space("ore-trading", "3O 1R").play("do trade")
    assert ore.why_not("trade") == "1 ore short (CAV-SPACE-59)"


# Animals and the harvest


def test_animals_are_given_up_only_for_lack_of_room() -> None:
    assert table().why_not("give sheep") == "all your animals have a place (CAV-ANIMAL-17)"
    made = table().give("2sheep 1boar 2Gr 1R").begin(layout.HOUSE_ANIMALS)
    assert made.decision == "give-up-animal"
    assert made.why_not("give cattle") == "1 cattle short (CAV-ANIMAL-17)"
    assert made.why_not("ruby wood") == "that makes no room for animals (CAV-ANIMAL-17)"
    assert made.why_not("cook sheep").endswith("(CAV-ANIMAL-17)")


@pytest.mark.rule("CAV-HARVEST-15", "CAV-HARVEST-16", "CAV-RULING-15")
def test_newborns_need_parents_and_a_place() -> None:
    made = table().lay("stable", "0,0").give("2sheep 2boar 1donkey 1R").begin(layout.BREED_ANIMALS)
    assert made.why_not("breed donkey+cattle") == "you have no two of this type: donkey or cattle (CAV-HARVEST-15)"
    assert made.why_not("breed sheep+boar") == "there is no place for the newborn (CAV-HARVEST-16)"
    roomy = table().lay("small-pasture", "2,3 2,2 2,1 2,0").give("2sheep 2boar 2cattle").begin(layout.BREED_TWO)
    assert roomy.why_not("breed sheep").endswith("and there could be more (CAV-RULING-15)")
    assert roomy.why_not("breed sheep+boar+cattle") == "this loot lets only two types breed (CAV-EXPED-42)"


def test_feeding_and_skipping_have_their_conditions() -> None:
    made = table().give("1F 1R 1Gr", 0).give("9F", 1).harvest()
    assert made.why_not("feed wood") == "you do not have this furnishing: Working cave (CAV-ROOM-27)"
    assert made.furnish("working-cave").why_not("feed ore") == "2 ore short (CAV-ROOM-27)"
    assert made.why_not("skip fields").endswith("lets you leave out a phase (CAV-HARVEST-07)")
    assert made.give("9F").why_not("cook grain").startswith("more food would change nothing now")
    assert made.why_not("protect logging") == "spaces are cleared in the solo game only (CAV-REFILL-09)"
