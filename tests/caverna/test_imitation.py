"""Imitation (CAV-IMITATE)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.caverna.rounds import until_round
from tests.caverna.table import Table, on_turn, table

CARDS = set(SPACES[SPACES.index("blacksmithing") :])


def imitating(*targets: str, goods: str = "4F", players: int = 3) -> Table:
    """Seat 0's turn; a dwarf of seat 1 stands on each of these spaces, from which everything was taken."""
    made = on_turn(goods, players).dwarfs(0, 0, 0, 0, 0, seat=1).reveal(*[t for t in targets if t in CARDS])
    for space in targets:
        made.stack(space, "").occupy(space, 1)
    return made


@pytest.mark.rule("CAV-IMITATE-01")
@pytest.mark.parametrize(
    ("players", "space", "food"),
    [
        (3, "imitation-4", 4),
        (4, "imitation-2", 2),
        (5, "imitation-2", 2),
        (5, "imitation-4", 4),
        (6, "imitation-2", 2),
        (6, "imitation-1", 1),
        (7, "imitation-2", 2),
        (7, "imitation-1", 1),
        (7, "imitation-0", 0),
    ],
)
def test_imitation_costs_the_printed_food(players: int, space: str, food: int) -> None:
    made = imitating("housework", goods="9F", players=players).play(f"place {space}")
    assert made.has("F") == 9 - food
    assert made.decision == "choose-target"
    if food:
        made = imitating("housework", goods=f"{food - 1}F", players=players)
        assert space not in made.placeable()


@pytest.mark.rule("CAV-IMITATE-01")
def test_the_dwarf_stands_on_the_imitation_space() -> None:
    made = imitating("supplies").play("place imitation-4", "imitate supplies")
    assert made.occupied() == {"imitation-4", "supplies"}
    assert made.own(layout.WORKS_AT, 0) == SPACES.index("imitation-4") + 1


@pytest.mark.rule("CAV-IMITATE-01")
def test_an_occupied_imitation_space_cannot_be_chosen() -> None:
    made = imitating("supplies").occupy("imitation-4", 2)
    assert "imitation-4" not in made.placeable()


@pytest.mark.rule("CAV-IMITATE-01")
@pytest.mark.parametrize(("food", "affordable"), [(6, False), (7, True)])
def test_the_cost_is_paid_before_the_copied_space_is_used(food: int, affordable: bool) -> None:
    """The Supplies storage costs 3 food."""
    made = imitating("housework", goods=f"{food}F 1W").play("place imitation-4", "imitate housework")
    assert made.play("do furnish").offers("furnish supplies-storage") == affordable


@pytest.mark.rule("CAV-IMITATE-02")
def test_only_spaces_with_a_dwarf_of_somebody_else_can_be_copied() -> None:
    made = imitating("supplies", "housework").occupy("ore-mining", 0).occupy("logging", 2)
    made.play("place imitation-4")
    assert made.legal() == {"imitate supplies", "imitate housework", "imitate logging"}


@pytest.mark.rule("CAV-IMITATE-02")
def test_own_and_free_spaces_are_no_targets() -> None:
    made = on_turn("9F", 3).occupy("supplies", 0)
    assert "imitation-4" not in made.placeable()


@pytest.mark.rule("CAV-IMITATE-02")
def test_where_one_stood_in_an_earlier_round_does_not_matter() -> None:
    made = until_round(table(3).play("place supplies"), 2).occupy("supplies", 1).give("4F")
    assert made.play("place imitation-4").legal() == {"imitate supplies"}


@pytest.mark.rule("CAV-IMITATE-03")
def test_starting_player_is_never_copied() -> None:
    assert "imitation-4" not in imitating("starting-player").placeable()
    made = imitating("starting-player", "supplies").play("place imitation-4")
    assert made.legal() == {"imitate supplies"}


@pytest.mark.rule("CAV-IMITATE-04")
def test_an_imitation_space_is_never_copied() -> None:
    assert "imitation-4" not in imitating("imitation-2", goods="9F", players=5).placeable()
    made = imitating("imitation-2", "imitation-1", "housework", players=7).play("place imitation-0")
    assert made.legal() == {"imitate housework"}


@pytest.mark.rule("CAV-IMITATE-05")
def test_the_weapon_of_the_imitating_dwarf_counts() -> None:
    made = imitating("exploration", goods="8F").dwarfs(9, 9, 9, seat=1)
    assert "imitation-4" not in made.placeable()
    made.dwarfs(2, 2)
    made.play("place imitation-4", "imitate exploration", "do expedition")
    assert made.legal("loot") == {f"loot {item}" for item in ("all-weapons", "dog", "wood", "sheep", "grain")}
    made.play("loot wood", "done")
    assert (made.strengths(0), made.strengths(1)) == ([3, 2], [9, 9, 9])


@pytest.mark.rule("CAV-IMITATE-05")
def test_the_mines_of_the_imitating_player_count() -> None:
    made = imitating("ore-mining").lay("ore-mine", "5,0 5,1").lay("ore-mine", "5,0 5,1 5,2", 1)
    assert made.play("place imitation-4", "imitate ore-mining").goods(0) == "4O"


@pytest.mark.rule("CAV-IMITATE-05")
def test_the_rooms_of_the_imitating_player_count() -> None:
    made = imitating("wish-for-children", goods="4F 3W 3S").furnish("carpenter")
    made.play("place imitation-4", "imitate wish-for-children", "do furnish-dwelling", "furnish dwelling")
    assert made.goods(0) == ""


@pytest.mark.rule("CAV-IMITATE-05")
def test_the_guest_room_works_on_the_copied_space() -> None:
    made = imitating("growth", goods="2F", players=4).furnish("guest-room").furnish("dwelling")
    made.play("place imitation-2", "imitate growth", "do take", "do grow")
    assert (made.goods(0), len(made.strengths(0))) == ("1W 1S 1O 2G 1F", 3)


@pytest.mark.rule("CAV-IMITATE-05")
def test_at_least_one_part_must_happen() -> None:
    made = imitating("drift-mining", "housework").play("place imitation-4", "imitate drift-mining")
    assert made.legal() - {"exchange"} == {"do cavern-tunnel"}
    assert "imitation-4" not in imitating("logging", "wood-gathering").placeable()


@pytest.mark.rule("CAV-IMITATE-05")
def test_the_market_is_copied_with_its_purchases() -> None:
    made = imitating("weekly-market", goods="2F", players=5).play("place imitation-2", "imitate weekly-market")
    assert (made.decision, made.has("G")) == ("buy-goods", 4)


@pytest.mark.rule("CAV-IMITATE-06")
@pytest.mark.parametrize("space", ["logging", "wood-gathering", "ore-mining", "ruby-mining"])
def test_goods_that_were_taken_are_gone(space: str) -> None:
    assert "imitation-4" not in imitating(space).placeable()


@pytest.mark.rule("CAV-IMITATE-06")
@pytest.mark.parametrize(
    ("space", "players", "gained"),
    [
        ("supplies", 3, "1W 1S 1O 2G 1F"),
        ("forest-exploration", 3, "1V"),
        ("forest-exploration", 4, "2F"),
        ("strip-mining", 3, "2W"),
        ("sustenance", 3, "1Gr"),
        ("hardware-rental", 6, "2W"),
        ("weekly-market", 6, "4G"),
    ],
)
def test_fixed_gains_are_paid_again(space: str, players: int, gained: str) -> None:
    cost = 4 if players == 3 else 2
    made = imitating(space, goods=f"{cost}F", players=players).play(f"place imitation-{cost}", f"imitate {space}")
    assert made.goods(0) == gained


@pytest.mark.rule("CAV-IMITATE-06")
@pytest.mark.parametrize(
    ("space", "mine", "gained"),
    [
        ("ore-mining", "ore-mine", "4O"),
        ("ore-delivery", "ore-mine", "4O"),
        ("ruby-mining", "ruby-mine", "1R"),
        ("ruby-delivery", "ruby-mine", "1R"),
    ],
)
def test_gains_for_mines_are_paid_again(space: str, mine: str, gained: str) -> None:
    made = imitating(space).lay(mine, "5,0 5,1").play("place imitation-4", f"imitate {space}")
    assert made.goods(0) == gained


@pytest.mark.rule("CAV-IMITATE-06")
def test_spaces_emptied_by_the_players_before_are_no_targets() -> None:
    made = table(3).give("4F", 1).play("place logging", "place ore-mining", "place ruby-mining")
    made.turn_of(1)
    assert "imitation-4" not in made.placeable()


@pytest.mark.rule("CAV-IMITATE-07", "CAV-IMITATE-08")
def test_a_newborn_lies_on_the_imitation_space_and_the_target_may_be_copied_again() -> None:
    made = imitating("wish-for-children", goods="3F", players=6).furnish("couple-dwelling")
    made.play("place imitation-2", "imitate wish-for-children", "do grow")
    assert made.own(layout.WORKS_AT + 2, 0) == SPACES.index("imitation-2") + 1
    made.turn_of(0).play("place imitation-1")
    assert made.legal() == {"imitate wish-for-children"}
    made.play("imitate wish-for-children", "do grow")
    assert len(made.strengths(0)) == 4


@pytest.mark.rule("CAV-IMITATE-08")
def test_the_target_stays_occupied_by_its_player() -> None:
    made = imitating("supplies").play("place imitation-4", "imitate supplies")
    assert "supplies" in made.occupied()
    assert not made.turn_of(2).offers("place supplies")


@pytest.mark.rule("CAV-IMITATE-09")
@pytest.mark.parametrize("players", [1, 2])
def test_one_or_two_players_have_no_imitation(players: int) -> None:
    assert not {space for space in table(players).spaces() if "imitation" in space}


@pytest.mark.rule("CAV-IMITATE-10")
def test_without_a_target_or_the_food_in_hand_the_space_cannot_be_chosen() -> None:
    assert "imitation-4" not in on_turn("9F", 3).placeable()
    made = imitating("supplies", goods="3F 1V")
    assert "imitation-4" not in made.placeable()
    assert "imitation-4" in made.play("exchange", "cook vegetable").placeable()
