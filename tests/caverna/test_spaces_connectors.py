"""Action spaces: how the parts of a space are connected, and what must happen (CAV-SPACE-01 to -08)."""

from __future__ import annotations

import pytest

from tests.caverna.spaces import used
from tests.caverna.table import Table, empty_handed, expedition, on_turn

ABLE = "9W 9S 9O 2Gr 9F"


def able(space: str, strength: int = 0, players: int = 2) -> Table:
    """Seat 0 has what any part needs (goods, tunnels, farm land, a bed); its dwarf of this strength stands there."""
    made = on_turn(ABLE, players).reveal(space).dwarfs(strength, strength)
    made.lay("meadow", "2,3").lay("field", "1,3").lay("tunnel", "3,1 3,0 4,2").lay("deep-tunnel", "4,1")
    return made.furnish("dwelling", "5,1").play(f"place {space}")


def deeds(made: Table) -> set[str]:
    return {name.removeprefix("do ") for name in made.legal("do")}


# And/or


@pytest.mark.rule("CAV-SPACE-01")
@pytest.mark.parametrize(("space", "parts"), [("housework", {"take", "furnish"}), ("family-life", {"grow", "sow"})])
def test_and_or_offers_both_parts_and_nothing_is_an_order(space: str, parts: set[str]) -> None:
    assert deeds(able(space)) == parts


@pytest.mark.rule("CAV-SPACE-01")
def test_and_or_may_begin_with_either_part_and_end_after_one() -> None:
    first_dog = able("housework").play("do take")
    assert first_dog.legal() == {"do furnish", "done"}
    first_room = able("housework").play("do furnish", "furnish carpenter", "lay 3,2")
    assert first_room.legal() == {"do take", "done"}
    assert first_room.play("do take").has("dog", 0) == 1
    first_sown = able("family-life").play("do sow", "sow 1 0")
    assert first_sown.legal() == {"do grow", "done"}
    assert able("family-life").play("do grow").legal() == {"do sow", "done"}


# And then/or


@pytest.mark.rule("CAV-SPACE-02")
@pytest.mark.parametrize(
    ("space", "first", "second", "begin"),
    [
        ("slash-and-burn", "meadow-field", "sow", ("do meadow-field", "lay 1,2", "lay 1,1")),
        ("ore-mine-construction", "ore-mine", "expedition", ("do ore-mine", "lay 3,1", "lay 3,0")),
        ("hardware-rental", "expedition", "sow", ("do expedition", "loot wood", "done")),
    ],
)
def test_and_then_or_does_the_first_the_second_or_both_in_order(
    space: str, first: str, second: str, begin: tuple[str, ...]
) -> None:
    made = able(space, 3, players=5)
    assert deeds(made) == {first, second}
    made.play(*begin)
    assert made.legal() == {f"do {second}", "done"}


@pytest.mark.rule("CAV-SPACE-02")
@pytest.mark.parametrize(
    ("space", "second"),
    [
        ("slash-and-burn", ("do sow", "sow 1 0")),
        ("ore-mine-construction", ("do expedition", "loot wood", "done")),
        ("hardware-rental", ("do sow", "sow 1 0")),
    ],
)
def test_and_then_or_never_goes_back_to_the_first(space: str, second: tuple[str, ...]) -> None:
    made = able(space, 3, players=5).play(*second)
    assert (made.decision, made.seat) == ("take-turn", 1)


@pytest.mark.rule("CAV-SPACE-02")
def test_after_an_expedition_no_weapon_is_forged() -> None:
    made = able("adventure", 3).furnish("peaceful-cave", "5,2").play("do expedition", "loot wood")
    made.play("exchange", "disarm 1")  # only an unarmed dwarf could forge at all
    assert (made.seat, made.strengths(0)) == (1, [0, 3])


# And then


@pytest.mark.rule("CAV-SPACE-03")
def test_and_then_never_does_the_second_alone() -> None:
    made = able("urgent-wish-for-children")
    assert deeds(made) == {"furnish-dwelling", "take"}
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2")
    assert made.legal() == {"do grow", "done"}


@pytest.mark.rule("CAV-SPACE-03")
def test_the_first_may_be_done_alone() -> None:
    made = able("urgent-wish-for-children").play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "done")
    assert (made.seat, len(made.strengths(0))) == (1, 2)


@pytest.mark.rule("CAV-SPACE-03")
def test_the_same_action_twice_is_resolved_one_after_the_other() -> None:
    made = able("adventure", 6).play("do expedition", "loot gold")
    assert made.strengths(0) == [7, 6]
    assert made.legal() == {"do expedition", "done"}
    made.play("do expedition", "loot gold")
    assert (made.strengths(0), made.has("G", 0), made.seat) == ([8, 6], 4, 1)


# Either/or

EITHER = [
    ("growth", ("do take",), ("do grow",)),
    ("wish-for-children", ("do grow",), ("do furnish-dwelling", "furnish dwelling", "lay 3,2")),
    ("urgent-wish-for-children", ("do take",), ("do furnish-dwelling", "furnish simple-dwelling-4w2s", "lay 3,2")),
    ("ruby-mine-construction", ("do ruby-mine", "lay 3,1"), ("do deep-ruby-mine", "lay 4,1")),
    ("extension", ("do meadow-field", "lay 1,2", "lay 1,1"), ("do cavern-tunnel", "lay 4,3", "lay 5,3")),
]


@pytest.mark.rule("CAV-SPACE-04")
@pytest.mark.parametrize(("space", "one", "other"), EITHER)
def test_either_or_does_exactly_one_part(space: str, one: tuple[str, ...], other: tuple[str, ...]) -> None:
    for part, left_out in ((one, other), (other, one)):
        made = able(space, players=7)
        assert made.offers(left_out[0])
        made.play(*part)
        assert made.decision == "take-turn" or left_out[0] not in made.legal()


@pytest.mark.rule("CAV-SPACE-04")
@pytest.mark.parametrize(("space", "one", "other"), EITHER)
def test_the_guest_room_makes_and_or_of_it(space: str, one: tuple[str, ...], other: tuple[str, ...]) -> None:
    for first, second in ((one, other), (other, one)):
        made = able(space, players=7).furnish("guest-room", "5,2").play(*first)
        assert {second[0], "done"} <= made.legal()
        made.play(*second)
        assert made.seat == 1 or not {first[0], second[0]} & made.legal()


# Something must happen


def can_end_in_nothing(made: Table) -> bool:
    """Whether exchanges alone lead to a moment in which nothing of the space can be done."""
    if made.decision == "exchange":
        return any(can_end_in_nothing(made.fork().play(name)) for name in made.legal())
    return not made.legal("do") or (made.offers("exchange") and can_end_in_nothing(made.fork().play("exchange")))


@pytest.mark.rule("CAV-SPACE-05")
@pytest.mark.parametrize(
    ("space", "players"),
    [("wood-gathering", 2), ("ore-mining", 2), ("ruby-mining", 2), ("depot", 5), ("large-depot", 7)],
)
def test_taking_from_an_empty_space_is_nothing(space: str, players: int) -> None:
    made = empty_handed(players).stack(space, "")
    assert space not in made.placeable()


@pytest.mark.rule("CAV-SPACE-05")
@pytest.mark.parametrize(
    ("space", "enough"),
    [
        ("logging", ""),
        ("sheep-farming", "1S"),
        ("slash-and-burn", "1V"),
        ("fence-building", "2W"),
        ("ore-trading", "2O"),
    ],
)
def test_a_space_where_no_part_is_possible_cannot_be_chosen(space: str, enough: str) -> None:
    made = (
        empty_handed(5).reveal(space).lay("meadow", "0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3 2,0 2,1 2,2").lay("field", "2,3")
    )
    made.stack("logging", "").stack("sheep-farming", "").stack("fence-building", "").give("1W 1O")
    assert space not in made.placeable()
    assert space in made.give(enough).dwarfs(1, 1).placeable()


@pytest.mark.rule("CAV-SPACE-05")
def test_a_space_is_not_left_before_a_part_is_done() -> None:
    assert not able("housework").offers("done")
    assert not able("slash-and-burn").offers("done")
    assert able("housework").play("do take").offers("done")


@pytest.mark.rule("CAV-SPACE-05")
def test_no_exchange_takes_the_only_part_away() -> None:
    spent = on_turn("9F 4W 2S 1O").reveal("wish-for-children").furnish("spare-part-storage")
    assert not can_end_in_nothing(spent.play("place wish-for-children"))
    disarmed = on_turn("9F", 3).reveal("exploration").furnish("peaceful-cave").dwarfs(5, 5)
    assert not can_end_in_nothing(disarmed.play("place exploration"))


@pytest.mark.rule("CAV-SPACE-05")
@pytest.mark.parametrize("stock", ["1sheep", ""])
def test_goods_that_lie_there_are_something(stock: str) -> None:
    made = empty_handed().reveal("sheep-farming").stack("sheep-farming", stock)
    assert ("sheep-farming" in made.placeable()) == bool(stock)


# Goods


@pytest.mark.rule("CAV-SPACE-06")
def test_all_goods_on_a_space_are_taken_at_once_before_any_other_part() -> None:
    made = used("drift-mining", "5S")
    assert (made.goods(), made.stock("drift-mining")) == ("5S", "")
    assert made.legal() == {"do cavern-tunnel", "done"}


@pytest.mark.rule("CAV-SPACE-06")
def test_fixed_gains_are_taken_with_the_tile_or_without() -> None:
    assert used("sustenance", "2F").play("done").goods(0) == "1Gr 2F"
    assert used("sustenance", "2F").play("do meadow-field", "lay 2,3", "lay 2,2").goods(0) == "1Gr 2F"


@pytest.mark.rule("CAV-SPACE-06")
def test_the_dog_of_housework_may_be_declined() -> None:
    made = able("housework").play("do furnish", "furnish carpenter", "lay 3,2", "done")
    assert (made.seat, made.has("dog", 0)) == (1, 0)


# What cannot be done


@pytest.mark.rule("CAV-SPACE-07")
def test_a_part_that_cannot_be_paid_is_not_offered() -> None:
    def farming(goods: str) -> set[str]:
        made = empty_handed().reveal("sheep-farming").stack("sheep-farming", "2sheep").lay("meadow", "2,3 2,2")
        return deeds(made.give(goods).play("place sheep-farming"))

    assert farming("") == set()
    assert farming("1W") == set()
    assert farming("2W") == {"small-pasture"}
    assert farming("3W 1S") == {"small-pasture", "stable"}
    assert farming("4W") == {"small-pasture", "large-pasture"}


@pytest.mark.rule("CAV-SPACE-07")
def test_a_tile_without_a_legal_square_is_not_offered() -> None:
    full = "3,0 3,1 4,0 4,1 4,2 4,3 5,0 5,1 5,2 5,3"
    assert deeds(empty_handed().lay("cavern", full).play("place drift-mining")) == set()
    one_left = empty_handed().lay("cavern", full.removesuffix(" 5,3")).stack("drift-mining", "")
    assert "drift-mining" not in one_left.placeable()


@pytest.mark.rule("CAV-SPACE-08")
@pytest.mark.parametrize(
    ("space", "players"),
    [("logging", 2), ("ore-mine-construction", 2), ("hardware-rental", 5), ("exploration", 3), ("adventure", 2)],
)
def test_only_armed_dwarfs_go_on_expeditions(space: str, players: int) -> None:
    unarmed = empty_handed(players).reveal(space).stack("logging", "1W")
    if space in unarmed.placeable():
        assert "do expedition" not in unarmed.play(f"place {space}").legal()
    armed = empty_handed(players).reveal(space).stack("logging", "1W").dwarfs(1, 1).play(f"place {space}")
    assert armed.offers("do expedition")


@pytest.mark.rule("CAV-SPACE-08")
def test_a_weapon_forged_in_the_same_action_is_enough() -> None:
    made = empty_handed().give("1O").play("place blacksmithing")
    assert deeds(made) == {"forge"}
    assert made.play("do forge", "forge 1").offers("do expedition")


@pytest.mark.rule("CAV-SPACE-08")
def test_animals_gained_must_be_housed_at_once() -> None:
    looted = expedition(2, 2, "2boar").play("loot sheep")
    assert (looted.decision, looted.legal("give")) == ("give-up-animal", {"give sheep", "give boar"})
    assert looted.play("give sheep").decision == "choose-loot"
    bought = on_turn("2boar 0F", 5).play("place weekly-market", "buy donkey")
    assert bought.decision == "give-up-animal"
    assert bought.play("give donkey").decision == "buy-goods"
