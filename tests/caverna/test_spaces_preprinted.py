"""Pre-printed action spaces that exist for one to four players too, by player count (CAV-SPACE-10 to -36)."""

from __future__ import annotations

import pytest

from tests.caverna.spaces import counts_with, stocks, used
from tests.caverna.table import empty_handed, on_turn, table

# What lies there in the first three rounds if nobody takes it
REFILLS = [
    pytest.param("drift-mining", (2, 3), ["1S", "2S", "3S"], marks=pytest.mark.rule("CAV-SPACE-10")),
    pytest.param("drift-mining", (4, 5, 6, 7), ["2S", "4S", "6S"], marks=pytest.mark.rule("CAV-SPACE-11")),
    pytest.param("excavation", (1, 2, 3), ["1S", "2S", "3S"], marks=pytest.mark.rule("CAV-SPACE-13")),
    pytest.param("excavation", (4, 5, 6, 7), ["2S", "3S", "4S"], marks=pytest.mark.rule("CAV-SPACE-14")),
    pytest.param("starting-player", (2, 3), ["1F", "2F", "3F"], marks=pytest.mark.rule("CAV-SPACE-15")),
    pytest.param("starting-player", (4, 5, 6, 7), ["1F", "2F", "3F"], marks=pytest.mark.rule("CAV-SPACE-16")),
    pytest.param("logging", (1, 2, 3), ["3W", "4W", "5W"], marks=pytest.mark.rule("CAV-SPACE-17")),
    pytest.param("logging", (4, 5, 6, 7), ["3W", "6W", "9W"], marks=pytest.mark.rule("CAV-SPACE-18")),
    pytest.param("supplies", (2, 3), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-19")),
    pytest.param("growth", (4, 5, 6, 7), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-20")),
    pytest.param("ore-mining", (1, 2, 3), ["2O", "3O", "4O"], marks=pytest.mark.rule("CAV-SPACE-21")),
    pytest.param("ore-mining", (4, 5, 6, 7), ["3O", "5O", "7O"], marks=pytest.mark.rule("CAV-SPACE-22")),
    pytest.param("wood-gathering", (1, 2, 3), ["1W", "2W", "3W"], marks=pytest.mark.rule("CAV-SPACE-23")),
    pytest.param("forest-exploration", (3,), ["1W", "2W", "3W"], marks=pytest.mark.rule("CAV-SPACE-24")),
    pytest.param("forest-exploration", (4, 5, 6, 7), ["2W", "3W", "4W"], marks=pytest.mark.rule("CAV-SPACE-25")),
    pytest.param("clearing", (2, 3), ["1W", "2W", "3W"], marks=pytest.mark.rule("CAV-SPACE-26")),
    pytest.param("clearing", (4, 5, 6, 7), ["2W", "4W", "6W"], marks=pytest.mark.rule("CAV-SPACE-27")),
    pytest.param("sustenance", (1, 2, 3), ["1F", "2F", "3F"], marks=pytest.mark.rule("CAV-SPACE-28")),
    pytest.param("sustenance", (4, 5, 6, 7), ["1Gr", "1Gr 1V", "1Gr 2V"], marks=pytest.mark.rule("CAV-SPACE-29")),
    pytest.param("ruby-mining", (1, 3, 4, 5, 6, 7), ["1R", "2R", "3R"], marks=pytest.mark.rule("CAV-SPACE-30")),
    pytest.param("ruby-mining", (2,), ["", "", "1R", "2R"], marks=pytest.mark.rule("CAV-SPACE-31")),
    pytest.param("housework", (1, 2, 3, 4, 5, 6, 7), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-32")),
    pytest.param("slash-and-burn", (1, 2, 3, 4, 5, 6, 7), ["", "", ""], marks=pytest.mark.rule("CAV-SPACE-33")),
    pytest.param("strip-mining", (3,), ["1O", "1O 1S", "1O 2S"], marks=pytest.mark.rule("CAV-SPACE-34")),
]

PRESENT = [
    pytest.param("drift-mining", "2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-10", "CAV-SPACE-11")),
    pytest.param("excavation", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-13", "CAV-SPACE-14")),
    pytest.param("starting-player", "2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-15", "CAV-SPACE-16")),
    pytest.param("logging", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-17", "CAV-SPACE-18")),
    pytest.param("supplies", "2 3", marks=pytest.mark.rule("CAV-SPACE-19")),
    pytest.param("growth", "4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-20")),
    pytest.param("ore-mining", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-21", "CAV-SPACE-22")),
    pytest.param("wood-gathering", "1 2 3", marks=pytest.mark.rule("CAV-SPACE-23")),
    pytest.param("forest-exploration", "3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-24", "CAV-SPACE-25")),
    pytest.param("clearing", "2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-26", "CAV-SPACE-27")),
    pytest.param("sustenance", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-28", "CAV-SPACE-29")),
    pytest.param("ruby-mining", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-30", "CAV-SPACE-31")),
    pytest.param("housework", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-32")),
    pytest.param("slash-and-burn", "1 2 3 4 5 6 7", marks=pytest.mark.rule("CAV-SPACE-33")),
    pytest.param("strip-mining", "3", marks=pytest.mark.rule("CAV-SPACE-34")),
]


@pytest.mark.parametrize(("space", "counts", "found"), REFILLS)
def test_what_gathers_there(space: str, counts: tuple[int, ...], found: list[str]) -> None:
    for players in counts:
        assert stocks(space, players, len(found)) == found


@pytest.mark.parametrize(("space", "counts"), PRESENT)
def test_for_how_many_players_it_exists(space: str, counts: str) -> None:
    assert counts_with(space) == counts


# Mountain


@pytest.mark.rule("CAV-SPACE-10", "CAV-SPACE-11")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_drift_mining_takes_the_stone_and_may_lay_a_cavern_and_a_tunnel(players: int) -> None:
    made = used("drift-mining", "3S", players)
    assert (made.goods(), made.legal()) == ("3S", {"do cavern-tunnel", "done"})
    made.play("do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert (made.squares("tunnel", 0), made.goods(0), made.seat) == ({"3,0"}, "3S", 1)
    assert "3,1" in made.squares("cavern", 0)


@pytest.mark.rule("CAV-SPACE-13", "CAV-SPACE-14")
@pytest.mark.parametrize("players", [1, 3, 4, 7])
def test_excavation_lays_a_tunnel_or_two_caverns(players: int) -> None:
    made = used("excavation", "3S", players)
    assert (made.goods(), made.legal()) == ("3S", {"do cavern-tunnel", "do two-caverns", "done"})
    caverns = made.fork().play("do two-caverns", "lay 3,0", "lay 3,1")
    assert caverns.squares("cavern", 0) == {"3,3", "3,2", "3,0", "3,1"}
    tunnel = made.play("do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert (tunnel.squares("tunnel", 0), tunnel.squares("cavern", 0)) == ({"3,0"}, {"3,3", "3,2", "3,1"})
    assert caverns.decision == tunnel.decision == "take-turn"


# Starting player


@pytest.mark.rule("CAV-SPACE-15", "CAV-SPACE-16")
@pytest.mark.parametrize(("players", "goods"), [(2, "2O 3F"), (3, "2O 3F"), (4, "1R 3F"), (5, "1R 3F"), (7, "1R 3F")])
def test_starting_player_gives_the_food_and_ore_or_a_ruby(players: int, goods: str) -> None:
    assert used("starting-player", "3F", players).goods(0) == goods


@pytest.mark.rule("CAV-SPACE-15", "CAV-SPACE-16")
@pytest.mark.parametrize("players", [2, 4])
def test_starting_player_gives_the_token_for_the_next_round(players: int) -> None:
    made = table(players).play("place logging", "place starting-player")
    assert made.new_round().until("take-turn").seat == 1


@pytest.mark.rule("CAV-SPACE-15", "CAV-SPACE-16")
@pytest.mark.parametrize("players", [2, 4])
def test_who_has_the_token_may_take_it_again(players: int) -> None:
    made = table(players).play("place starting-player")
    assert (made.seat, made.new_round().until("take-turn").seat) == (1, 0)


# Forest


@pytest.mark.rule("CAV-SPACE-17", "CAV-SPACE-18")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
def test_logging_takes_the_wood_then_one_item_of_loot(players: int) -> None:
    made = on_turn("0F 9W", players).stack("logging", "4W").dwarfs(1, 1).play("place logging")
    assert (made.goods(), made.legal()) == ("13W", {"do expedition", "done"})
    made.play("do expedition", "loot dog")
    assert (made.goods(0), made.strengths(0), made.decision) == ("13W 1dog", [2, 1], "take-turn")


@pytest.mark.rule("CAV-SPACE-23")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_wood_gathering_takes_the_wood(players: int) -> None:
    made = used("wood-gathering", "4W", players)
    assert (made.goods(0), made.stock("wood-gathering"), made.decision) == ("4W", "", "take-turn")


@pytest.mark.rule("CAV-SPACE-24", "CAV-SPACE-25")
@pytest.mark.parametrize(("players", "goods"), [(3, "3W 1V"), (4, "3W 2F"), (5, "3W 2F"), (6, "3W 2F"), (7, "3W 2F")])
def test_forest_exploration_takes_the_wood_and_a_vegetable_or_food(players: int, goods: str) -> None:
    assert used("forest-exploration", "3W", players).goods(0) == goods


@pytest.mark.rule("CAV-SPACE-26", "CAV-SPACE-27")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_clearing_takes_the_wood_and_may_lay_a_meadow_and_a_field(players: int) -> None:
    made = used("clearing", "3W", players)
    assert (made.goods(), made.legal()) == ("3W", {"do meadow-field", "done"})
    made.play("do meadow-field", "lay 2,3", "lay 2,2")
    assert (made.squares("meadow", 0), made.squares("field", 0), made.seat) == ({"2,3"}, {"2,2"}, 1)


@pytest.mark.rule("CAV-SPACE-28")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_sustenance_for_up_to_three_gives_its_food_and_a_grain(players: int) -> None:
    made = used("sustenance", "4F", players)
    assert (made.goods(), made.legal()) == ("1Gr 4F", {"do meadow-field", "done"})
    assert made.play("do meadow-field", "lay 2,3", "lay 2,2").squares("field", 0) == {"2,2"}


@pytest.mark.rule("CAV-SPACE-29")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_sustenance_for_four_and_more_gives_what_lies_there_and_nothing_else(players: int) -> None:
    made = empty_handed(players).stack("sustenance", "1Gr 2V").give("9F").play("place sustenance")
    assert (made.goods(), made.legal()) == ("1Gr 2V 9F", {"do meadow-field", "done"})
    assert made.play("do meadow-field", "lay 2,3", "lay 2,2").squares("field", 0) == {"2,2"}
    emptied = empty_handed(players).stack("sustenance", "").play("place sustenance")
    assert (emptied.goods(), emptied.legal()) == ("", {"do meadow-field"})


@pytest.mark.rule("CAV-SPACE-33")
def test_slash_and_burn_lays_a_meadow_and_a_field_and_sows() -> None:
    made = on_turn("9F 2Gr").play("place slash-and-burn", "do meadow-field", "lay 2,3", "lay 2,2")
    assert made.legal() == {"do sow", "done"}
    made.play("do sow", "sow 1 0")
    assert (made.squares("3 grain", 0), made.seat) == ({"2,2"}, 1)


# Goods, ore and rubies


@pytest.mark.rule("CAV-SPACE-19")
@pytest.mark.parametrize("players", [2, 3])
def test_supplies_give_five_kinds(players: int) -> None:
    assert used("supplies", "", players).goods(0) == "1W 1S 1O 2G 1F"


@pytest.mark.rule("CAV-SPACE-20")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_growth_gives_the_supplies_or_a_dwarf(players: int) -> None:
    made = empty_handed(players).furnish("dwelling").play("place growth")
    assert made.legal() == {"do take", "do grow"}
    goods = made.fork().play("do take")
    assert (goods.goods(0), len(goods.strengths(0)), goods.seat) == ("1W 1S 1O 2G 1F", 2, 1)
    dwarf = made.play("do grow")
    assert (dwarf.goods(0), len(dwarf.strengths(0)), dwarf.seat) == ("", 3, 1)


@pytest.mark.rule("CAV-SPACE-21", "CAV-SPACE-22")
@pytest.mark.parametrize("players", [1, 3, 4, 7])
@pytest.mark.parametrize(("mines", "ore"), [("", 3), ("3,1", 5), ("3,1 4,1", 7)])
def test_ore_mining_adds_two_ore_for_every_own_ore_mine(players: int, mines: str, ore: int) -> None:
    made = empty_handed(players).stack("ore-mining", "3O").lay("ore-mine", mines).lay("ruby-mine", "5,1")
    assert made.play("place ore-mining").goods(0) == f"{ore}O"


@pytest.mark.rule("CAV-SPACE-21", "CAV-SPACE-22")
@pytest.mark.parametrize("players", [2, 4])
def test_other_players_mines_do_not_count(players: int) -> None:
    made = empty_handed(players).stack("ore-mining", "3O").lay("ore-mine", "3,1", seat=1).play("place ore-mining")
    assert made.goods(0) == "3O"


@pytest.mark.rule("CAV-SPACE-30", "CAV-SPACE-31")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("mines", "rubies"), [("", 2), ("3,1", 3), ("3,1 4,1", 3)])
def test_ruby_mining_adds_one_ruby_for_any_ruby_mines(players: int, mines: str, rubies: int) -> None:
    made = empty_handed(players).stack("ruby-mining", "2R").lay("ruby-mine", mines).lay("ore-mine", "5,1")
    assert made.play("place ruby-mining").goods(0) == f"{rubies}R"


@pytest.mark.rule("CAV-SPACE-31")
def test_two_players_find_a_ruby_before_round_three_only_with_a_mine() -> None:
    assert "ruby-mining" not in empty_handed().placeable()
    assert empty_handed().lay("ruby-mine", "3,1").play("place ruby-mining").goods(0) == "1R"


@pytest.mark.rule("CAV-SPACE-34")
def test_strip_mining_gives_two_wood_with_what_lies_there() -> None:
    assert used("strip-mining", "1O 2S", 3).goods(0) == "2W 2S 1O"


# At home


@pytest.mark.rule("CAV-SPACE-32")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_housework_gives_a_dog_and_furnishes_anything(players: int) -> None:
    made = on_turn("9F 4W 3S", players).play("place housework")
    assert made.legal() == {"do take", "do furnish"}
    made.play("do take", "do furnish")
    assert {"furnish dwelling", "furnish trader", "furnish writing-chamber"} <= made.legal()
    made.play("furnish dwelling", "lay 3,2")
    assert (made.goods(0), made.squares("dwelling", 0)) == ("9F 1dog", {"3,3", "3,2"})


@pytest.mark.rule("CAV-SPACE-32")
def test_the_dog_may_come_after_the_dog_school() -> None:
    assert used("housework").play("do furnish", "furnish dog-school", "lay 3,2", "do take").goods(0) == "1W 1dog"


# Imitation


@pytest.mark.rule("CAV-SPACE-35", "CAV-SPACE-36", "CAV-SPACE-37", "CAV-SPACE-38", "CAV-SPACE-39")
@pytest.mark.parametrize(
    ("players", "costs"), [(1, []), (2, []), (3, [4]), (4, [2]), (5, [2, 4]), (6, [1, 2]), (7, [0, 1, 2])]
)
def test_what_imitation_costs(players: int, costs: list[int]) -> None:
    made = on_turn("4F", players)
    spaces = sorted(space for space in made.spaces() if space.startswith("imitation"))
    found = []
    for space in spaces:
        copy = made.fork().occupy("logging", 1).play(f"place {space}")
        found.append(4 - copy.has("F", 0))
        assert copy.legal() == {"imitate logging"}
    assert sorted(found) == costs


@pytest.mark.rule("CAV-SPACE-35", "CAV-SPACE-36", "CAV-SPACE-37", "CAV-SPACE-38", "CAV-SPACE-39")
@pytest.mark.parametrize(
    ("players", "food", "open_spaces"),
    [(3, 3, 0), (3, 4, 1), (4, 1, 0), (4, 2, 1), (5, 1, 0), (5, 3, 1), (6, 0, 0), (6, 1, 1), (7, 0, 1), (7, 1, 2)],
)
def test_imitation_needs_its_cost_in_hand(players: int, food: int, open_spaces: int) -> None:
    made = on_turn(f"{food}F", players).occupy("housework", 1)
    assert len([space for space in made.placeable() if space.startswith("imitation")]) == open_spaces
