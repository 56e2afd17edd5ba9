"""Expeditions: how many items, of which strength, in which order, and what becomes of the weapons (CAV-EXPED)."""

from __future__ import annotations

import pytest

from tests.caverna.spaces import everything_in_play, places_offering
from tests.caverna.table import Table, expedition, on_turn


def on_space(space: str, strength: int, players: int) -> Table:
    """Seat 0's dwarf of this strength begins the expedition of a space."""
    made = on_turn("0F", players).reveal(space).dwarfs(strength, strength)
    return made.play(f"place {space}", "do expedition")


def items_allowed(made: Table) -> int:
    """How many items can be taken until the expedition ends by itself."""
    items = 0
    for item in ("wood", "dog", "grain", "stone", "ore", "gold"):
        if made.decision == "choose-loot":
            made.play(f"loot {item}")
            items += 1
    return items


@pytest.mark.rule("CAV-EXPED-01", "CAV-EXPED-08")
@pytest.mark.parametrize(
    ("space", "level", "players"),
    [
        *[("logging", 1, players) for players in (1, 2, 4)],
        *[("ore-mine-construction", 2, players) for players in (1, 2, 4)],
        ("hardware-rental", 2, 5),
        ("hardware-rental", 2, 6),
        *[("blacksmithing", 3, players) for players in (1, 2, 4)],
        ("exploration", 4, 3),
        ("exploration", 4, 7),
    ],
)
def test_the_level_is_the_number_of_items(space: str, level: int, players: int) -> None:
    assert items_allowed(on_space(space, 14, players)) == level


@pytest.mark.rule("CAV-EXPED-08")
def test_an_adventure_is_two_expeditions_of_level_1() -> None:
    made = on_space("adventure", 14, 2)
    assert items_allowed(made) == 1
    made.play("do expedition")
    assert items_allowed(made) == 1
    assert made.seat == 1


@pytest.mark.rule("CAV-EXPED-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_one_item_at_least_must_be_taken_and_then_it_may_end(level: int) -> None:
    made = expedition(14, level)
    assert not made.offers("done")
    made.play("loot wood")
    assert made.decision == ("choose-loot" if level > 1 else "take-turn")
    assert made.offers("done") is (level > 1)


@pytest.mark.rule("CAV-EXPED-01")
def test_an_expedition_needs_a_weapon() -> None:
    made = on_turn("0O", players=3).reveal("exploration", "ore-mine-construction", "adventure")
    assert not {"exploration", "ore-mine-construction", "blacksmithing", "adventure"} & made.placeable()
    assert made.play("place logging").seat == 1  # the wood is all


@pytest.mark.rule("CAV-EXPED-01")
def test_the_strength_at_the_start_counts_to_the_end() -> None:
    made = expedition(5, 3).play("loot all-weapons")
    assert made.strengths() == [5, 5]
    assert not made.offers("loot gold")  # strength 6
    made.play("loot wood", "loot dog")
    assert made.strengths(0) == [7, 6]


@pytest.mark.rule("CAV-EXPED-01")
def test_a_weapon_forged_just_before_counts() -> None:
    made = on_turn("4O").play("place blacksmithing", "do forge", "forge 4", "do expedition")
    assert {"loot ore", "loot vegetable"} <= made.legal()
    assert not made.offers("loot boar")


@pytest.mark.rule("CAV-EXPED-02")
def test_an_item_may_pay_for_a_later_one() -> None:
    made = expedition(9, 3, "0W").lay("meadow", "2,3")
    assert not made.offers("loot small-pasture")
    made.play("loot wood", "loot small-pasture", "lay 2,3")
    assert made.squares("small-pasture") == {"2,3"}
    assert made.has("W") == 0


@pytest.mark.rule("CAV-EXPED-02")
def test_the_order_is_the_players() -> None:
    first = expedition(7, 2, "2W 0O 0S").play("loot furnish", "furnish seam", "lay 3,2", "loot stone")
    assert (first.has("S", 0), first.has("O", 0)) == (1, 1)
    last = expedition(7, 2, "2W 0O 0S").play("loot stone", "loot furnish", "furnish seam", "lay 3,2")
    assert (last.has("S", 0), last.has("O", 0)) == (1, 0)


@pytest.mark.rule("CAV-EXPED-02")
def test_goods_of_one_item_may_be_exchanged_for_the_next() -> None:
    made = expedition(9, 2, "0W 0F").lay("meadow", "2,3").furnish("trader")
    made.play("loot gold", "exchange", "use trader", "loot small-pasture", "lay 2,3")
    assert made.squares("small-pasture", 0) == {"2,3"}
    assert made.goods(0) == "1S 1O"


@pytest.mark.rule("CAV-EXPED-03")
@pytest.mark.parametrize("item", ["all-weapons", "dog", "wood", "sheep", "grain", "stone", "ore", "gold"])
def test_no_item_is_taken_twice(item: str) -> None:
    made = expedition(14, 4).play(f"loot {item}")
    assert not made.offers(f"loot {item}")
    assert not made.play("loot cavern", "lay 3,1").offers(f"loot {item}")


@pytest.mark.rule("CAV-EXPED-04")
@pytest.mark.parametrize(
    ("item", "possible", "impossible"),
    [
        pytest.param("small-pasture", "1W meadow", "1W", id="no meadow"),
        pytest.param("small-pasture", "1W meadow", "0W meadow", id="no wood for a small pasture"),
        pytest.param("large-pasture", "2W meadows", "2W meadow", id="no two meadows"),
        pytest.param("large-pasture", "2W meadows", "1W meadows", id="no wood for a large pasture"),
        pytest.param("dwelling", "2W 2S", "2W 1S", id="no stone for a dwelling"),
        pytest.param("dwelling", "2W 2S", "2W 2S furnished", id="no cavern for a dwelling"),
        pytest.param("furnish", "0W", "20W 20S furnished", id="no cavern"),
        pytest.param("sow", "1Gr field", "0Gr 0V field", id="no seed"),
        pytest.param("sow", "1V field", "1V", id="no field"),
        pytest.param("breed", "2cattle pasture", "1cattle 1sheep pasture", id="no pair"),
        pytest.param("breed", "2cattle pasture", "2cattle", id="no room for the newborn"),
        pytest.param("stable", "0S", "0S stables", id="no stable left"),
    ],
)
def test_what_cannot_be_carried_out_fully_cannot_be_chosen(item: str, possible: str, impossible: str) -> None:
    for words, chosen in ((possible, True), (impossible, False)):
        assert arranged(words).offers(f"loot {item}") is chosen


def arranged(words: str) -> Table:
    """A dwarf of strength 14 asks for loot; goods in hand, and tiles by these short names."""
    made = expedition(14, 4)
    for word in words.split():
        if word == "meadow":
            made.lay("meadow", "2,3")
        elif word == "meadows":
            made.lay("meadow", "2,3 2,2")
        elif word == "field":
            made.lay("field", "2,3")
        elif word == "pasture":
            made.lay("small-pasture", "2,3")
        elif word == "stables":
            made.lay("stable", "0,0 1,0 2,0")
        elif word == "furnished":
            made.furnish("miner", "3,2")
        else:
            made.give(word)
    return made


@pytest.mark.rule("CAV-EXPED-04")
def test_a_tile_without_a_square_cannot_be_chosen() -> None:
    made = expedition(14, 4)
    assert {"loot tunnel", "loot cavern", "loot meadow", "loot field"} <= made.legal()
    made.lay("tunnel", " ".join(f"{x},{y}" for x in (3, 4, 5) for y in range(4) if (x, y) not in ((3, 2), (3, 3))))
    made.lay("meadow", " ".join(f"{x},{y}" for x in (0, 1, 2) for y in range(4)))
    assert not {"loot tunnel", "loot cavern", "loot meadow", "loot field"} & made.legal()


@pytest.mark.rule("CAV-EXPED-04")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("donkey", 1), ("boar", 2), ("cattle", 3)])
def test_an_animal_without_room_may_be_taken_and_is_given_up_at_once(animal: str, food: int) -> None:
    at_home = "2sheep" if animal == "cattle" else "2cattle"
    made = expedition(10, 2, f"{at_home} 0F").play(f"loot {animal}")
    assert made.decision == "give-up-animal"
    made.play(f"give {animal}")
    assert made.goods() == f"{food}F {at_home}"
    assert made.decision == "choose-loot"


@pytest.mark.rule("CAV-EXPED-04")
def test_another_animal_may_make_room_for_the_one_on_the_expedition() -> None:
    made = expedition(10, 2, "1cattle 0F").play("loot sheep", "give cattle")
    assert made.goods() == "3F 1sheep"


# Weapons


@pytest.mark.rule("CAV-EXPED-05")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_weapon_of_the_dwarf_who_went_grows_by_one_at_the_end(level: int) -> None:
    made = expedition(6, level)
    for item in ("wood", "dog", "gold")[:level]:
        assert made.strengths() == [6, 6]
        made.play(f"loot {item}")
    assert made.strengths(0) == [7, 6]


@pytest.mark.rule("CAV-EXPED-05", "CAV-EXPED-06", "CAV-EXPED-20")
def test_all_weapons_grow_and_then_once_more_that_of_the_dwarf_who_went() -> None:
    made = on_turn("1R").dwarfs(0, 4, 6).play("send 4", "place logging", "do expedition", "loot all-weapons")
    assert made.strengths(0) == [0, 6, 7]


@pytest.mark.rule("CAV-EXPED-05")
@pytest.mark.parametrize(("before", "after"), [((12, 14), [14, 14]), ((13, 13), [14, 14]), ((14, 12), [13, 14])])
def test_weapons_grow_to_14(before: tuple[int, int], after: list[int]) -> None:
    made = on_turn("1R").dwarfs(*before)
    if before[0] > before[1]:
        made.play("send 14")
    made.play("place logging", "do expedition", "loot all-weapons")
    assert sorted(made.strengths(0)) == after


@pytest.mark.rule("CAV-EXPED-05")
def test_the_weapons_of_others_do_not_grow() -> None:
    made = on_turn().dwarfs(5, 5, seat=1).dwarfs(3, 3).play("place logging", "do expedition", "loot all-weapons")
    assert made.strengths(1) == [5, 5]


@pytest.mark.rule("CAV-EXPED-06")
def test_unarmed_dwarfs_and_newborns_stay_unarmed() -> None:
    made = on_turn("1R").dwarfs(0, 8, 0, newborn=1).play("send 8", "place logging", "do expedition", "loot all-weapons")
    assert made.strengths(0) == [0, 10, 0]


@pytest.mark.rule("CAV-EXPED-06")
def test_dwarfs_already_at_work_gain_from_all_weapons() -> None:
    made = on_turn().dwarfs(3, 5).occupy("ore-mining", 0).play("place logging", "do expedition", "loot all-weapons")
    assert made.strengths(0) == [4, 7]


@pytest.mark.rule("CAV-EXPED-01", "CAV-EXPED-05")
def test_a_dwarf_on_expedition_keeps_its_weapon_but_others_may_give_theirs_up() -> None:
    made = expedition(6, 2, "0F").furnish("peaceful-cave").play("loot all-weapons", "exchange")
    assert made.legal("disarm") == {"disarm 2"}
    made.play("disarm 2", "loot wood")
    assert made.strengths(0) == [8, 0]
    assert made.has("F", 0) == 6


@pytest.mark.rule("CAV-EXPED-05", "CAV-EXPED-07")
def test_between_two_expeditions_the_weapon_may_be_given_up() -> None:
    made = on_turn("0F 8O").dwarfs(6, 6).furnish("peaceful-cave").reveal("adventure").play("place adventure")
    made.play("do expedition", "loot wood", "exchange", "disarm 1")
    assert made.strengths(0) == [0, 6]
    assert made.has("F", 0) == 7
    assert not made.legal("do")  # too late for a new one, and no second expedition without


# Adventure


@pytest.mark.rule("CAV-EXPED-07")
def test_an_adventure_may_bring_the_same_item_twice() -> None:
    made = on_turn("0W").dwarfs(6, 6).reveal("adventure").play("place adventure", "do expedition", "loot wood")
    assert made.strengths() == [7, 6]
    made.play("do expedition", "loot wood")
    assert made.has("W", 0) == 2
    assert made.strengths(0) == [8, 6]


@pytest.mark.rule("CAV-EXPED-07")
def test_the_second_expedition_of_an_adventure_uses_the_raised_strength() -> None:
    made = on_turn("0F").dwarfs(6, 6).reveal("adventure").play("place adventure", "do expedition")
    assert not made.offers("loot furnish")
    made.play("loot gold", "do expedition")
    assert made.offers("loot furnish")


@pytest.mark.rule("CAV-EXPED-07")
def test_the_second_expedition_of_an_adventure_may_be_left_out() -> None:
    made = on_turn().dwarfs(6, 6).reveal("adventure").play("place adventure", "do expedition", "loot wood", "done")
    assert made.seat == 1
    assert made.strengths(0) == [7, 6]


@pytest.mark.rule("CAV-EXPED-07")
def test_an_adventure_begins_with_the_weapon() -> None:
    made = on_turn("8O").reveal("adventure").play("place adventure")
    assert made.legal("do") == {"do forge"}
    made.play("do forge", "forge 8", "do expedition", "loot all-weapons", "do expedition", "loot cattle")
    assert made.strengths(0) == [11, 0]


@pytest.mark.rule("CAV-EXPED-08")
def test_no_other_space_sends_dwarfs_on_expeditions() -> None:
    made = everything_in_play(7).give("9W 9S 9O 2Gr").dwarfs(14, 14).lay("field", "2,3").lay("tunnel", "3,1 4,1")
    assert places_offering(made, "expedition") == {
        *("logging", "adventure", "ore-mine-construction", "hardware-rental", "blacksmithing", "exploration"),
    }
