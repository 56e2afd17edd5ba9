"""Rooms with points for a condition, and what some of them bring at once (CAV-ROOM-31 to -33, -37 to -48)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.furnishing import built, worth
from tests.caverna.laying import FOREST, MOUNTAIN
from tests.caverna.table import on_turn, table

GOODS = [
    *[pytest.param("weaving-parlor", f"{n}sheep", n // 2, marks=pytest.mark.rule("CAV-ROOM-31")) for n in range(7)],
    *[pytest.param("milking-parlor", f"{n}cattle", n, marks=pytest.mark.rule("CAV-ROOM-32")) for n in (0, 1, 4)],
    *[pytest.param("stone-storage", f"{n}S", n, marks=pytest.mark.rule("CAV-ROOM-37")) for n in (0, 1, 5)],
    *[pytest.param("ore-storage", f"{n}O", n // 2, marks=pytest.mark.rule("CAV-ROOM-38")) for n in range(6)],
    *[pytest.param("treasure-chamber", f"{n}R", n, marks=pytest.mark.rule("CAV-ROOM-44")) for n in (0, 1, 4)],
    pytest.param("food-chamber", "5Gr 3V", 6, marks=pytest.mark.rule("CAV-ROOM-45")),
    pytest.param("food-chamber", "2Gr 3V", 4, marks=pytest.mark.rule("CAV-ROOM-45")),
    pytest.param("food-chamber", "9Gr 0V", 0, marks=pytest.mark.rule("CAV-ROOM-45")),
    *[pytest.param("fodder-chamber", f"{n}boar", n // 3, marks=pytest.mark.rule("CAV-ROOM-48")) for n in range(9)],
    pytest.param("fodder-chamber", "1sheep 1donkey 2boar 2cattle", 2, marks=pytest.mark.rule("CAV-ROOM-48")),
    pytest.param("fodder-chamber", "2sheep 9dog", 0, marks=pytest.mark.rule("CAV-ROOM-48")),
]


@pytest.mark.parametrize(("room", "goods", "points"), GOODS)
def test_a_room_gives_points_for_goods_or_animals(room: str, goods: str, points: int) -> None:
    assert worth(on_turn(goods), room) == points


@pytest.mark.rule("CAV-ROOM-31")
def test_the_weaving_parlor_brings_a_food_for_every_sheep_at_once() -> None:
    assert built("weaving-parlor", "2W 1S 5sheep 2cattle").goods(0) == "5F 5sheep 2cattle"


@pytest.mark.rule("CAV-ROOM-32")
def test_the_milking_parlor_brings_a_food_for_every_cattle_at_once() -> None:
    assert built("milking-parlor", "2W 2S 2sheep 4cattle").goods(0) == "4F 2sheep 4cattle"


# The State parlor


@pytest.mark.rule("CAV-ROOM-33")
@pytest.mark.parametrize(
    "home",
    [
        *("dwelling", "simple-dwelling-4w2s", "simple-dwelling-3w3s"),
        *("mixed-dwelling", "couple-dwelling", "additional-dwelling"),
    ],
)
def test_the_state_parlor_counts_a_dwelling_of_any_kind_beside_it(home: str) -> None:
    made = on_turn("3S 5G 0F").furnish(home, "4,2")
    assert worth(made, "state-parlor") == 8  # with the entry-level dwelling
    made.play("place housework", "do furnish", "furnish state-parlor", "lay 3,2")
    assert made.goods(0) == "4F"


@pytest.mark.rule("CAV-ROOM-33")
def test_the_state_parlor_counts_neither_diagonals_nor_other_rooms() -> None:
    made = on_turn("3S 5G").furnish("dwelling", "4,1").furnish("dwelling", "4,3").furnish("miner", "4,2")
    assert worth(made, "state-parlor") == 4


@pytest.mark.rule("CAV-ROOM-33")
def test_the_state_parlor_among_four_dwellings() -> None:
    made = on_turn("3S 5G 0F").lay("cavern", "4,3")
    for square in ("4,2", "5,3", "4,4"):
        made.furnish("dwelling", square)
    assert worth(made, "state-parlor", "4,3") == 16
    made.play("place housework", "do furnish", "furnish state-parlor", "lay 4,3")
    assert made.goods(0) == "8F"


@pytest.mark.rule("CAV-ROOM-33")
def test_the_state_parlor_far_from_every_dwelling_is_worth_nothing() -> None:
    made = on_turn("3S 5G 0F").lay("cavern", "5,0")
    assert worth(made, "state-parlor", "5,0") == 0
    made.play("place housework", "do furnish", "furnish state-parlor", "lay 5,0")
    assert made.goods(0) == ""


@pytest.mark.rule("CAV-ROOM-33")
def test_the_state_parlor_is_counted_anew_at_scoring() -> None:
    made = built("state-parlor", "3S 5G")
    before = made.score(0)
    made.furnish("dwelling", "3,1", seat=0)
    assert made.score(0) == before + 1 + 3 + 4  # a used space, the dwelling's own points, the parlor's
    assert made.goods(0) == "2F"


# Storages and chambers


@pytest.mark.rule("CAV-ROOM-37", "CAV-ROOM-38")
def test_the_storages_count_the_own_supply_alone() -> None:
    made = on_turn("0S 0O").give("9S 9O", 1).stack("drift-mining", "9S").stack("ore-mining", "9O")
    assert worth(made, "stone-storage") == 0
    assert worth(made, "ore-storage") == 0


@pytest.mark.rule("CAV-ROOM-40")
def test_the_main_storage_counts_every_yellow_room_and_itself() -> None:
    made = table()
    assert worth(made, "main-storage") == 2
    made.furnish("beer-parlor").furnish("writing-chamber").furnish("miner").furnish("dwelling")
    assert worth(made, "main-storage") == 6


@pytest.mark.rule("CAV-ROOM-40")
def test_the_main_storage_counts_no_yellow_rooms_of_others() -> None:
    assert worth(table().furnish("beer-parlor", seat=1), "main-storage") == 2


@pytest.mark.rule("CAV-ROOM-40")
def test_a_covered_storage_is_no_longer_yellow() -> None:
    made = on_turn("1W").furnish("spare-part-storage", "4,2")
    assert worth(made, "main-storage") == 4
    made.play("place housework", "do furnish", "furnish trader", "lay 4,2")
    assert worth(made, "main-storage") == 2


@pytest.mark.rule("CAV-ROOM-41")
@pytest.mark.parametrize(("strengths", "points"), [((0, 0), 0), ((1, 0), 3), ((14, 1), 6), ((3, 0, 8, 2, 14, 1), 15)])
def test_the_weapon_storage_counts_armed_dwarfs(strengths: tuple[int, ...], points: int) -> None:
    assert worth(table().dwarfs(*strengths), "weapon-storage") == points


@pytest.mark.rule("CAV-ROOM-42")
@pytest.mark.parametrize(
    ("strengths", "points"), [((1, 1), 8), ((1, 0), 0), ((14, 8, 1), 8), ((14, 8, 0), 0), ((0, 0), 0)]
)
def test_the_supplies_storage_wants_all_dwarfs_armed(strengths: tuple[int, ...], points: int) -> None:
    assert worth(table().dwarfs(*strengths), "supplies-storage") == points


@pytest.mark.rule("CAV-ROOM-42")
def test_an_unarmed_newborn_empties_the_supplies_storage() -> None:
    assert worth(table().dwarfs(5, 5, 0, newborn=1), "supplies-storage") == 0


@pytest.mark.rule("CAV-ROOM-43")
@pytest.mark.parametrize(("dwarfs", "points"), [(2, 0), (3, 0), (4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber_wants_five_or_six_dwarfs(dwarfs: int, points: int) -> None:
    assert worth(table().dwarfs(*[0] * dwarfs), "broom-chamber") == points


@pytest.mark.rule("CAV-ROOM-43")
def test_newborns_count_for_the_broom_chamber() -> None:
    assert worth(table().dwarfs(0, 0, 0, 0, 0, newborn=1), "broom-chamber") == 5


@pytest.mark.rule("CAV-ROOM-45")
def test_the_food_chamber_counts_what_grows_on_fields() -> None:
    made = on_turn("0Gr 0V").lay("1 grain", "2,3").lay("2 grain", "2,2").lay("3 grain", "2,1")
    made.lay("1 vegetable", "1,3").lay("2 vegetables", "1,2")
    assert worth(made, "food-chamber") == 6
    assert worth(made.give("9V"), "food-chamber") == 12


@pytest.mark.rule("CAV-ROOM-46")
@pytest.mark.parametrize(("strengths", "points"), [((0, 0), 8), ((0, 1), 0), ((14, 14), 0), ((0, 0, 0, 0, 0, 2), 0)])
def test_the_prayer_chamber_wants_no_dwarf_armed(strengths: tuple[int, ...], points: int) -> None:
    assert worth(table().dwarfs(*strengths), "prayer-chamber") == points


@pytest.mark.rule("CAV-ROOM-46")
def test_weapons_given_up_before_scoring_do_not_disturb_the_prayers() -> None:
    made = table().dwarfs(0, 6).furnish("peaceful-cave").last_exchanges().play("disarm 2")
    assert worth(made, "prayer-chamber") == 8


@pytest.mark.rule("CAV-ROOM-47")
def test_the_writing_chamber_cancels_seven_minus_points_at_most() -> None:
    assert worth(table(), "writing-chamber") == 7  # of 22 for spaces and 8 for types


@pytest.mark.rule("CAV-ROOM-47")
@pytest.mark.parametrize(
    ("animals", "begging", "unused", "cancelled"),
    [
        ("1sheep 1donkey 1boar 1cattle", 0, 0, 0),
        ("1sheep 1donkey 1boar 1cattle", 0, 3, 3),
        ("1sheep 1donkey 1boar 1cattle", 2, 0, 6),
        ("1sheep 0donkey 1boar 0cattle", 0, 0, 4),
        ("1sheep 1donkey 1boar 0cattle", 1, 0, 5),
        ("1sheep 1donkey 1boar 0cattle", 1, 1, 6),
        ("0sheep 0donkey 1boar 1cattle", 1, 4, 7),
    ],
)
def test_the_writing_chamber_cancels_begging_unused_spaces_and_missing_types(
    animals: str, begging: int, unused: int, cancelled: int
) -> None:
    made = on_turn(animals).set(layout.BEGGING, begging)
    made.lay("meadow", " ".join(sorted(FOREST)[unused:])).lay("tunnel", " ".join(MOUNTAIN - {"3,2", "3,3"}))
    assert worth(made, "writing-chamber") == cancelled
