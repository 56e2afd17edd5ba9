"""Ore mines and ruby mines (CAV-MINE)."""

from __future__ import annotations

import pytest

from tests.caverna.laying import asked, pairs, places, ruby_squares
from tests.caverna.table import empty_handed, expedition, on_turn

# Ore mines


@pytest.mark.rule("CAV-MINE-01")
def test_an_ore_mine_covers_two_adjacent_tunnels_and_either_becomes_the_mine() -> None:
    made = empty_handed().lay("tunnel", "3,1 3,0 4,0 5,2")
    expected = {("3,1", "3,0"), ("3,0", "3,1"), ("3,0", "4,0"), ("4,0", "3,0")}
    assert places("ore-mine", made.fork()) == expected
    asked("ore-mine", made=made).play("lay 3,0", "lay 4,0")
    assert (made.squares("ore-mine", 0), made.squares("deep-tunnel", 0)) == ({"3,0"}, {"4,0"})
    assert made.squares("tunnel", 0) == {"3,1", "5,2"}


@pytest.mark.rule("CAV-MINE-01")
@pytest.mark.parametrize("layer", ["deep-tunnel", "ore-mine", "ruby-mine", "cavern"])
def test_no_other_square_of_the_cave_system_serves_for_an_ore_mine(layer: str) -> None:
    made = empty_handed().reveal("ore-mine-construction").lay("tunnel", "3,1").lay(layer, "3,0 4,1")
    assert "ore-mine-construction" not in made.placeable()


@pytest.mark.rule("CAV-MINE-01")
def test_a_furnished_tunnel_serves_for_no_ore_mine() -> None:
    made = empty_handed().reveal("ore-mine-construction").lay("tunnel", "3,1 3,0").furnish("carpenter", "3,0")
    assert "ore-mine-construction" not in made.placeable()
    made.lay("tunnel", "4,1")
    assert pairs("ore-mine", made) == {frozenset({"3,1", "4,1"})}


@pytest.mark.rule("CAV-MINE-01")
def test_diagonal_tunnels_are_not_adjacent() -> None:
    made = empty_handed().reveal("ore-mine-construction").lay("tunnel", "3,1 4,2 5,1")
    assert "ore-mine-construction" not in made.placeable()


@pytest.mark.rule("CAV-MINE-02")
def test_three_ore_come_with_the_mine_once_it_lies() -> None:
    made = asked("ore-mine", made=empty_handed().lay("tunnel", "3,1 3,0"))
    assert made.goods() == ""
    assert made.play("lay 3,1", "lay 3,0").goods(0) == "3O"


@pytest.mark.rule("CAV-MINE-02")
def test_no_ore_comes_without_a_mine() -> None:
    made = on_turn("9F").reveal("ore-mine-construction").lay("tunnel", "3,1 3,0").lay("ore-mine", "4,1").dwarfs(1, 1)
    made.play("place ore-mine-construction", "do expedition", "loot wood", "done")
    assert made.goods(0) == "1W 9F"


# Ruby mines


@pytest.mark.rule("CAV-MINE-03")
def test_a_ruby_mine_covers_a_tunnel_or_a_deep_tunnel() -> None:
    made = empty_handed().lay("tunnel", "3,1 3,0").lay("deep-tunnel", "4,0 4,1").lay("ore-mine", "5,0")
    assert asked("ruby-mine", made=made.fork()).layable() == {"3,1", "3,0"}
    assert asked("deep-ruby-mine", made=made.fork()).layable() == {"4,0", "4,1"}
    shallow = asked("ruby-mine", made=made.fork()).play("lay 3,0")
    assert (shallow.squares("ruby-mine", 0), shallow.squares("tunnel", 0)) == ({"3,0"}, {"3,1"})
    deep = asked("deep-ruby-mine", made=made).play("lay 4,0")
    assert (deep.squares("ruby-mine", 0), deep.squares("deep-tunnel", 0)) == ({"4,0"}, {"4,1"})


@pytest.mark.rule("CAV-MINE-03")
@pytest.mark.parametrize("layer", ["tunnel", "deep-tunnel"])
def test_a_furnished_tunnel_serves_for_no_ruby_mine(layer: str) -> None:
    made = empty_handed().reveal("ruby-mine-construction").lay(layer, "3,1").furnish("carpenter", "3,1")
    assert "ruby-mine-construction" not in made.placeable()


@pytest.mark.rule("CAV-MINE-03")
@pytest.mark.parametrize("layer", ["cavern", "ore-mine", "ruby-mine"])
def test_caverns_and_mines_serve_for_no_ruby_mine(layer: str) -> None:
    made = empty_handed().reveal("ruby-mine-construction").lay(layer, "3,1")
    assert "ruby-mine-construction" not in made.placeable()


@pytest.mark.rule("CAV-MINE-04")
@pytest.mark.parametrize(
    ("layer", "deed", "goods"), [("tunnel", "ruby-mine", ""), ("deep-tunnel", "deep-ruby-mine", "1R")]
)
def test_only_the_mine_on_a_deep_tunnel_yields_a_ruby_at_once(layer: str, deed: str, goods: str) -> None:
    made = asked(deed, made=empty_handed().lay(layer, "3,1")).play("lay 3,1")
    assert (made.squares("ruby-mine", 0), made.goods(0)) == ({"3,1"}, goods)


# Deep tunnels


@pytest.mark.rule("CAV-MINE-05")
def test_deep_tunnels_come_only_with_ore_mines() -> None:
    made = asked("ore-mine", made=empty_handed().lay("tunnel", "3,1 3,0")).play("lay 3,0", "lay 3,1")
    assert made.squares("deep-tunnel", 0) == {"3,1"}
    assert not any("deep" in name for name in empty_handed().give("9R").play("exchange").legal())
    assert not any("deep" in name for name in expedition(14, 3, "9W 9S").legal())


@pytest.mark.rule("CAV-MINE-05")
def test_deep_tunnels_belong_to_the_cave_system() -> None:
    made = empty_handed().lay("deep-tunnel", "5,1")
    assert ruby_squares("tunnel", made.fork()) == {"3,1", "4,2", "4,3", "5,0", "5,2", "4,1"}
    assert made.score() == empty_handed().score() + 1  # a used space


# What mines are good for


@pytest.mark.rule("CAV-MINE-06")
@pytest.mark.parametrize("layer", ["ore-mine", "ruby-mine"])
def test_every_mine_houses_one_donkey(layer: str) -> None:
    made = empty_handed().give("2boar 1donkey 2R").lay(layer, "3,1 4,1")
    made.play("exchange", "ruby donkey")
    assert (made.decision, made.has("donkey")) == ("continue-turn", 2)
    assert made.play("exchange", "ruby donkey").decision == "give-up-animal"


@pytest.mark.rule("CAV-MINE-06")
@pytest.mark.parametrize(("animal", "at_home"), [("sheep", "2boar"), ("boar", "2sheep"), ("cattle", "2boar")])
def test_no_other_animal_lives_in_a_mine(animal: str, at_home: str) -> None:
    made = empty_handed().give(f"{at_home} 1R 1F").lay("ruby-mine", "3,1").lay("ore-mine", "4,1")
    assert made.play("exchange", f"ruby {animal}").decision == "give-up-animal"


@pytest.mark.rule("CAV-MINE-07")
@pytest.mark.parametrize(("layer", "points"), [("ore-mine", 3), ("ruby-mine", 4)])
@pytest.mark.parametrize("donkeys", [0, 1])
def test_mines_score_occupied_or_not(layer: str, points: int, donkeys: int) -> None:
    tunnel = empty_handed().give(f"{donkeys}donkey").lay("tunnel", "3,1")
    mine = empty_handed().give(f"{donkeys}donkey").lay(layer, "3,1")
    assert mine.score() - tunnel.score() == points


@pytest.mark.rule("CAV-MINE-08")
@pytest.mark.parametrize(
    ("space", "mines", "goods"),
    [
        ("ore-mining", (3, 3), "7O"),
        ("ore-delivery", (3, 3), "1S 7O"),
        ("ruby-mining", (3, 0), "1R"),
        ("ruby-mining", (3, 1), "2R"),
        ("ruby-mining", (3, 3), "2R"),
        ("ruby-delivery", (3, 1), "1R"),
        ("ruby-delivery", (3, 2), "2R"),
        ("ruby-delivery", (3, 4), "2R"),
    ],
)
def test_what_mines_add_to_four_spaces(space: str, mines: tuple[int, int], goods: str) -> None:
    squares = ["3,0", "3,1", "4,0", "4,1", "5,0", "5,1", "5,2"]
    made = empty_handed(4).reveal(space).stack(space, {"ore-mining": "1O", "ore-delivery": "1O 1S"}.get(space, "1R"))
    made.lay("ore-mine", " ".join(squares[: mines[0]])).lay("ruby-mine", " ".join(squares[3 : 3 + mines[1]]))
    assert made.play(f"place {space}").goods(0) == goods


@pytest.mark.rule("CAV-MINE-08")
@pytest.mark.parametrize("space", ["logging", "drift-mining", "depot", "starting-player", "strip-mining", "supplies"])
def test_mines_add_nothing_elsewhere(space: str) -> None:
    players = {"depot": 5}.get(space, 3)
    made, mined = empty_handed(players), empty_handed(players).lay("ore-mine", "3,1").lay("ruby-mine", "4,1 5,1")
    assert mined.play(f"place {space}").goods(0) == made.play(f"place {space}").goods(0)


@pytest.mark.rule("CAV-MINE-09")
def test_mines_are_built_on_two_cards_only() -> None:
    building: dict[str, set[str]] = {"ore-mine": set(), "ruby-mine": set(), "deep-ruby-mine": set()}
    for players in (2, 3, 5, 7):
        made = empty_handed(players).give("9W 9S 9O 9Gr 9F").dwarfs(14, 14).lay("tunnel", "3,1 3,0")
        made.lay("deep-tunnel", "4,1").reveal("ore-mine-construction", "ruby-mine-construction", "sheep-farming")
        made.reveal("wish-for-children", "donkey-farming", "family-life", "adventure", "ore-trading", "ore-delivery")
        for space in made.placeable():
            offered = made.fork().play(f"place {space}")
            for deed, found in building.items():
                if f"do {deed}" in offered.legal():
                    found.add(space)
    assert building["ore-mine"] == {"ore-mine-construction"}
    assert building["ruby-mine"] == building["deep-ruby-mine"] == {"ruby-mine-construction"}


@pytest.mark.rule("CAV-MINE-09")
def test_no_loot_and_no_ruby_builds_a_mine() -> None:
    looting = expedition(14, 3, "9W 9S").lay("tunnel", "3,1 3,0").lay("deep-tunnel", "4,1")
    assert not any("mine" in name for name in looting.legal())
    assert not any("mine" in name for name in empty_handed().lay("tunnel", "3,1").give("9R").play("exchange").legal())


@pytest.mark.rule("CAV-MINE-09")
def test_imitating_these_cards_builds_mines_too() -> None:
    made = on_turn("9F", 4).reveal("ore-mine-construction").lay("tunnel", "3,1 3,0")
    made.occupy("ore-mine-construction", 1).play("place imitation-2", "imitate ore-mine-construction", "do ore-mine")
    made.play("lay 3,1", "lay 3,0")
    assert (made.squares("ore-mine", 0), made.goods(0)) == ({"3,1"}, "3O 7F")
