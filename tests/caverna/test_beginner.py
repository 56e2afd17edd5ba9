"""The beginner's set of furnishings (CAV-BEGINNER)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.caverna.rules import layout
from tests.caverna.laying import FOREST, MOUNTAIN, do, open_pairs
from tests.caverna.rounds import until_round
from tests.caverna.table import ROOM_NUMBERS, Table, table

BEGINNER = {
    *("dwelling", "simple-dwelling-4w2s", "simple-dwelling-3w3s"),
    *("cuddle-room", "breakfast-room", "stubble-room", "carpenter", "stone-carver", "blacksmith"),
    *("wood-supplier", "stone-supplier", "ruby-supplier", "slaughtering-cave", "cooking-cave", "working-cave"),
    *("weaving-parlor", "milking-parlor", "hunting-parlor", "beer-parlor", "stone-storage", "ore-storage"),
    *("main-storage", "weapon-storage", "treasure-chamber", "food-chamber", "writing-chamber", "fodder-chamber"),
}
ADVANCED = {
    *("mixed-dwelling", "couple-dwelling", "additional-dwelling", "work-room", "guest-room", "office-room"),
    *("miner", "builder", "trader", "dog-school", "quarry", "seam", "mining-cave", "breeding-cave", "peaceful-cave"),
    *("state-parlor", "blacksmithing-parlor", "spare-part-storage", "supplies-storage", "broom-chamber"),
    "prayer-chamber",
}
PLENTY = "99W 99S 99O 99G 99Gr 99V 99F"


def beginner(players: int = 2, **options: object) -> Table:
    return table(players, furnishing_set="beginner", **options)


def with_all_rooms() -> Table:
    """Seat 0 owns every furnishing of the beginner's set, wherever they stand."""
    made = beginner()
    return made.set(layout.ROOMS, made.own(layout.ROOMS) | made.cell(layout.OFFER))


@pytest.mark.rule("CAV-BEGINNER-01")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_the_beginners_set(players: int) -> None:
    assert beginner(players).offer() == BEGINNER


@pytest.mark.rule("CAV-BEGINNER-01")
def test_the_full_set_has_21_more() -> None:
    assert table().offer() == BEGINNER | ADVANCED
    assert table(furnishing_set="full").offer() == table().offer()


@pytest.mark.rule("CAV-BEGINNER-01")
def test_there_are_no_other_sets() -> None:
    with pytest.raises(lascaux.BadOption, match="furnishing_set"):
        table(furnishing_set="advanced")


@pytest.mark.rule("CAV-BEGINNER-01")
def test_only_the_beginners_set_can_be_furnished() -> None:
    made = beginner().give(PLENTY).play("place housework", "do furnish")
    assert made.legal() == {f"furnish {room}" for room in BEGINNER}


@pytest.mark.rule("CAV-BEGINNER-02")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_spaces_goods_cards_and_markers_are_those_of_the_full_game(players: int) -> None:
    made, full = beginner(players), table(players)
    for number in (1, 3, 6, 12):
        until_round(made, number)
        until_round(full, number)
        assert made.placeable() == full.placeable()
        assert [made.stock(space) for space in full.spaces()] == [full.stock(space) for space in full.spaces()]
        assert [made.goods(seat) for seat in range(players)] == [full.goods(seat) for seat in range(players)]
        for cell in (layout.ROUND, layout.UNREVEALED, layout.MARKER, layout.LEAVES, layout.REDS):
            assert made.cell(cell) == full.cell(cell)


@pytest.mark.rule("CAV-BEGINNER-02")
def test_furnishings_cost_and_score_what_they_do_in_the_full_game() -> None:
    made = beginner().give("1S 2W").play("place housework", "do furnish", "furnish wood-supplier", "lay 3,2", "done")
    assert made.goods(0) == "2W 1F"
    assert made.score(0) == 2 - 8 - 22 + 2


@pytest.mark.rule("CAV-BEGINNER-03")
def test_no_sixth_dwarf_comes() -> None:
    made = with_all_rooms().dwarfs(0, 0, 0, 0, 0).lay("dwelling", "4,0 4,1 4,2 4,3").reveal("wish-for-children")
    made.set(layout.PLAIN_DWELLINGS, made.own(layout.DWELLINGS))
    assert "wish-for-children" not in made.placeable()
    assert "wish-for-children" in made.dwarfs(0, 0, 0, 0).placeable()


@pytest.mark.rule("CAV-BEGINNER-03")
def test_no_square_off_the_board_is_filled() -> None:
    made = with_all_rooms().lay("meadow", "0,0 2,3").lay("cavern", "5,0")
    forest = {square for pair in open_pairs(do(made.fork(), "clearing", "meadow-field")) for square in pair}
    mountain = {square for pair in open_pairs(do(made, "drift-mining", "cavern-tunnel")) for square in pair}
    assert forest <= FOREST
    assert mountain <= MOUNTAIN


@pytest.mark.rule("CAV-BEGINNER-03")
def test_no_tunnel_is_furnished() -> None:
    made = with_all_rooms().give(PLENTY).lay("tunnel", "4,2").lay("deep-tunnel", "4,3")
    assert made.play("place housework", "do furnish", "furnish dwelling").layable() == {"3,2"}


@pytest.mark.rule("CAV-BEGINNER-03")
def test_either_or_stays_either_or() -> None:
    made = beginner(4)
    made.set(layout.ROOMS, made.own(layout.ROOMS) | made.cell(layout.OFFER)).give(PLENTY)
    made.play("place growth", "do take")
    assert (made.seat, made.decision) == (1, "take-turn")


@pytest.mark.rule("CAV-BEGINNER-03")
def test_a_room_that_is_not_offered_is_never_owned() -> None:
    made = beginner().give(PLENTY).reveal("wish-for-children").play("place wish-for-children", "do furnish-dwelling")
    dwellings = ("dwelling", "simple-dwelling-4w2s", "simple-dwelling-3w3s")
    assert made.legal() == {f"furnish {room}" for room in dwellings}
    assert len(ROOM_NUMBERS) == 1 + len(BEGINNER | ADVANCED)
