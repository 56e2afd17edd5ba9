"""Rooms that bring goods: suppliers, Miner, Dog school, Quarry, Seam (CAV-ROOM-16, CAV-ROOM-19 to -24)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.caverna.rounds import next_round
from tests.caverna.table import Table, expedition, on_turn, table


def deliveries(room: str, good: str, built_in: int, players: int) -> list[int]:
    """The rounds in which a supplier delivers that seat 0 builds in this round."""
    made = on_turn("2W 2S", players).round(built_in).play("place housework", "do furnish", f"furnish {room}", "lay 3,2")
    rounds = [number for number in range(built_in + 1, 13) if not (number == 9 and players == 2)]
    found = []
    for number in rounds:
        before = made.has(good, 0)
        if next_round(made).has(good, 0) == before + 1:
            found.append(number)
        else:
            assert made.has(good, 0) == before
    return found


@pytest.mark.parametrize(
    ("room", "good", "built_in", "players", "rounds"),
    [
        pytest.param("wood-supplier", "W", 3, 3, range(4, 11), marks=pytest.mark.rule("CAV-ROOM-19")),
        pytest.param("wood-supplier", "W", 11, 3, [12], marks=pytest.mark.rule("CAV-ROOM-19")),
        pytest.param("wood-supplier", "W", 4, 2, [5, 6, 7, 8, 10, 11, 12], marks=pytest.mark.rule("CAV-ROOM-19")),
        pytest.param("stone-supplier", "S", 3, 3, range(4, 9), marks=pytest.mark.rule("CAV-ROOM-20")),
        pytest.param("stone-supplier", "S", 6, 2, [7, 8, 10, 11, 12], marks=pytest.mark.rule("CAV-ROOM-20")),
        pytest.param("ruby-supplier", "R", 3, 3, range(4, 8), marks=pytest.mark.rule("CAV-ROOM-21")),
        pytest.param("ruby-supplier", "R", 7, 2, [8, 10, 11, 12], marks=pytest.mark.rule("CAV-ROOM-21")),
        pytest.param("ruby-supplier", "R", 12, 2, [], marks=pytest.mark.rule("CAV-ROOM-21")),
    ],
)
def test_a_supplier_delivers_in_the_next_rounds(
    room: str, good: str, built_in: int, players: int, rounds: list[int]
) -> None:
    assert deliveries(room, good, built_in, players) == list(rounds)


@pytest.mark.rule("CAV-ROOM-19", "CAV-ROOM-20", "CAV-ROOM-21")
@pytest.mark.parametrize("room", ["wood-supplier", "stone-supplier", "ruby-supplier"])
def test_a_supplier_delivers_nothing_in_its_own_round(room: str) -> None:
    made = on_turn("9W 9S").play("place housework", "do furnish", f"furnish {room}", "lay 3,2")
    assert (made.has("W", 0), made.has("S", 0), made.has("R", 0)) in ((9, 8, 0), (8, 9, 0), (7, 7, 0))


@pytest.mark.rule("CAV-ROOM-16")
@pytest.mark.parametrize(
    ("ore_mines", "ruby_mines", "donkeys", "ore"),
    [(2, 1, 3, 2), (2, 0, 1, 1), (0, 2, 2, 0), (2, 0, 0, 0), (1, 0, 3, 1)],
)
def test_the_miner_brings_an_ore_for_each_ore_mine_with_a_donkey(
    ore_mines: int, ruby_mines: int, donkeys: int, ore: int
) -> None:
    made = on_turn(f"0O {donkeys}donkey").lay("ore-mine", " ".join(["3,0", "4,0"][:ore_mines]))
    made.lay("ruby-mine", " ".join(["3,1", "4,1"][:ruby_mines]))
    assert next_round(made.fork()).has("O", 0) == 0
    next_round(made.furnish("miner", "3,2"))
    assert made.has("O", 0) == ore
    assert next_round(made).has("O", 0) == 2 * ore


# The Dog school


def dog_by_housework() -> Table:
    return on_turn("0W").furnish("dog-school").play("place housework", "do take")


def dog_as_loot() -> Table:
    return expedition(1, 1, "0W").furnish("dog-school").play("loot dog")


def dog_for_a_ruby() -> Table:
    return on_turn("0W 1R").furnish("dog-school").play("exchange", "ruby dog")


def dog_from_the_market() -> Table:
    return on_turn("0W", players=5).furnish("dog-school").play("place weekly-market", "buy dog", "done")


@pytest.mark.rule("CAV-ROOM-22")
@pytest.mark.parametrize("source", [dog_by_housework, dog_as_loot, dog_for_a_ruby, dog_from_the_market])
def test_the_dog_school_brings_a_wood_with_every_dog(source: Callable[[], Table]) -> None:
    made = source()
    assert (made.has("dog", 0), made.has("W", 0)) == (1, 1)


@pytest.mark.rule("CAV-ROOM-22")
def test_the_dog_school_brings_nothing_for_dogs_that_were_there() -> None:
    made = on_turn("3dog 0W").play("place housework", "do furnish", "furnish dog-school", "lay 3,2")
    assert made.has("W", 0) == 0


# The Quarry


def donkey_farm(goods: str, *rooms: str) -> Table:
    """Seat 0 has room for many animals."""
    made = on_turn(goods).lay("small-pasture", "2,3 2,2 2,1 2,0").lay("stable", "2,3 2,2 2,1")
    for room in rooms:
        made.furnish(room)
    return made.give("40F", 1)


@pytest.mark.rule("CAV-ROOM-23")
@pytest.mark.parametrize(("animal", "stone"), [("donkey", 1), ("sheep", 0)])
def test_the_quarry_brings_a_stone_with_every_donkey_born(animal: str, stone: int) -> None:
    made = donkey_farm(f"2{animal} 9F 0S", "quarry").harvest()
    assert (made.has(animal, 0), made.has("S", 0)) == (3, stone)


@pytest.mark.rule("CAV-ROOM-23")
def test_without_the_quarry_donkeys_are_born_without_stone() -> None:
    made = donkey_farm("2donkey 9F 0S").furnish("quarry", seat=1).harvest()
    assert (made.has("donkey", 0), made.has("S", 0)) == (3, 0)


@pytest.mark.rule("CAV-ROOM-23")
def test_the_quarry_counts_donkeys_born_as_loot() -> None:
    made = (
        expedition(14, 1, "2donkey 0S").lay("small-pasture", "2,3").furnish("quarry").play("loot breed", "breed donkey")
    )
    assert (made.has("donkey", 0), made.has("S", 0)) == (3, 1)


@pytest.mark.rule("CAV-ROOM-23")
def test_the_quarry_counts_no_donkeys_that_are_bought_looted_or_taken() -> None:
    bought = donkey_farm("1R 0S", "quarry").play("exchange", "ruby donkey")
    taken = donkey_farm("0S", "quarry").reveal("donkey-farming").stack("donkey-farming", "2donkey")
    taken.play("place donkey-farming")
    looted = expedition(3, 1, "0S").furnish("quarry").play("loot donkey")
    for made, donkeys in ((bought, 1), (taken, 2), (looted, 1)):
        assert (made.has("donkey", 0), made.has("S", 0)) == (donkeys, 0)


# The Seam


def with_seam(goods: str = "", players: int = 2) -> Table:
    return on_turn(f"0S 0O {goods}", players).furnish("seam", "5,0")


def stones_of_drift_mining() -> Table:
    return with_seam().stack("drift-mining", "3S").play("place drift-mining", "done")


def stones_for_rubies() -> Table:
    return with_seam("1R").play("exchange", "ruby stone")


def stones_of_the_stone_carver() -> Table:
    return with_seam("1W").play("place housework", "do furnish", "furnish stone-carver", "lay 3,2")


def stones_of_the_stone_supplier() -> Table:
    return next_round(with_seam("1W").play("place housework", "do furnish", "furnish stone-supplier", "lay 3,2"))


def stones_as_loot() -> Table:
    return expedition(3, 1, "0S 0O").furnish("seam").play("loot stone")


def stones_of_the_quarry() -> Table:
    return donkey_farm("2donkey 9F 0S 0O", "quarry", "seam").harvest()


def stones_of_the_market() -> Table:
    return with_seam(players=5).play("place weekly-market", "buy stone", "done")


def stones_with_a_tile() -> Table:
    return with_seam(players=5).play("place small-scale-drift-mining", "do cavern-tunnel", "lay 3,1", "lay 3,0")


@pytest.mark.rule("CAV-ROOM-24")
@pytest.mark.parametrize(
    ("source", "stone"),
    [
        (stones_of_drift_mining, 3),
        (stones_for_rubies, 1),
        (stones_of_the_stone_carver, 2),
        (stones_of_the_stone_supplier, 1),
        (stones_as_loot, 1),
        (stones_of_the_quarry, 1),
        (stones_of_the_market, 1),
        (stones_with_a_tile, 1),
    ],
)
def test_the_seam_brings_an_ore_with_every_stone(source: Callable[[], Table], stone: int) -> None:
    made = source()
    assert (made.has("S", 0), made.has("O", 0)) == (stone, stone)


@pytest.mark.rule("CAV-ROOM-24")
@pytest.mark.parametrize(("space", "players", "stone", "ore"), [("supplies", 2, 1, 2), ("large-depot", 7, 1, 2)])
def test_the_seam_adds_to_ore_that_comes_with_the_stone(space: str, players: int, stone: int, ore: int) -> None:
    made = with_seam(players=players).play(f"place {space}")
    assert (made.has("S", 0), made.has("O", 0)) == (stone, ore)


@pytest.mark.rule("CAV-ROOM-24")
def test_the_seam_adds_an_ore_to_the_set_of_the_trader() -> None:
    made = with_seam("2G 0F").furnish("trader").play("exchange", "use trader")
    assert made.goods() == "1W 1S 2O"


@pytest.mark.rule("CAV-ROOM-24")
def test_the_seam_brings_nothing_for_stones_that_were_there() -> None:
    made = on_turn("2W 5S 0O").play("place housework", "do furnish", "furnish seam", "lay 3,2")
    assert made.has("O", 0) == 0


@pytest.mark.rule("CAV-ROOM-16", "CAV-ROOM-22", "CAV-ROOM-24")
def test_rooms_bring_goods_to_their_owner_alone() -> None:
    made = table().give("0W 0S 0O").furnish("seam", seat=1).furnish("dog-school", seat=1)
    made.stack("drift-mining", "3S").play("place drift-mining", "done").turn_of(0).play("place housework", "do take")
    assert (made.has("O", 0), made.has("W", 0)) == (0, 0)
    assert (made.has("O", 1), made.has("W", 1)) == (0, 0)
