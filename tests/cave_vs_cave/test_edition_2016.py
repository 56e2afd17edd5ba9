"""The 2016 edition: one rule differs, the others are worded otherwise and play the same (CVC-ED16)."""

from __future__ import annotations

import random

import pytest

import lascaux
from tests.cave_vs_cave.table import Table, era_one, solo


def edition() -> Table:
    return era_one(edition="2016")


@pytest.mark.rule("CVC-ED16-01")
def test_a_tie_in_the_best_room_is_a_draw() -> None:
    for table, winners in ((edition(), [0, 1]), (era_one(), [0])):
        table.only("2g").furnish("digging-cave", "4,2").furnish("stall", "1,0").furnish("grindstone", "0,0")
        table.only("6g", 1).furnish("secret-chamber", "4,2", 1).furnish("storeroom", "0,0", 1)
        assert table.at.scores() == [20, 20]
        assert table.at.winners() == winners  # DX-41


@pytest.mark.rule("CVC-ED16-01")
def test_the_better_best_room_still_breaks_a_tie() -> None:
    table = edition().only("1g").furnish("dungeon", "4,2").only("", 1).furnish("state-room", "4,2", 1)
    assert table.at.winners() == [1]


@pytest.mark.rule("CVC-ED16-02")
def test_a_chosen_tile_is_gone_from_the_board_while_and_after_it_is_used() -> None:
    table = edition().play("take cultivation", "use +2e")
    assert not table.legal("take")
    assert not table.finish_turn().offers("take cultivation")


@pytest.mark.rule("CVC-ED16-03")
def test_ways_from_the_cave_entrance_reach_what_ways_from_the_opening_reach() -> None:
    table = edition().take("excavation").play("use dig")
    assert table.legal() == {"excavate 1,0", "excavate 2,1", "excavate 3,1", "excavate 4,0"}
    walled = edition().wall("2,0|3,0", "1,0|2,0").take("excavation").play("use dig")
    assert walled.legal() == {"excavate 3,1", "excavate 4,0"}  # DX-13


@pytest.mark.rule("CVC-ED16-04")
@pytest.mark.parametrize(
    ("use", "food"),
    [("cave-entrance +1f", 1), ("shelf f:=2", 1), ("secret-chamber +3f", 1), ("parlor all:=1", 2), ("shelf w:=2", 0)],
)
def test_the_retting_room_pays_for_flax_for_whatever_reason(use: str, food: int) -> None:
    table = edition().only("").furnish("retting-room", "1,0").furnish("shelf", "2,0").furnish("parlor", "4,2")
    table.furnish("secret-chamber", "0,0").take("undergrowth").play("use act1", f"activate {use}")
    assert table.has("F") == food


@pytest.mark.rule("CVC-ED16-05")
def test_the_prospecting_site_works_whenever_undergrowth_is_chosen() -> None:
    table = edition().only("1F").furnish("prospecting-site", "1,0").play("take undergrowth", "use 1F>1g", "done")
    assert (table.has("F", 0), table.has("g", 0)) == (0, 1)
    assert not edition().furnish("prospecting-site", "1,0").play("take cultivation").offers("use 1F>1g")


@pytest.mark.rule("CVC-ED16-06")
@pytest.mark.parametrize(
    ("tile", "effect", "rooms"), [("undermining", "act2", 3), ("expedition", "act3", 4), ("masonry", "act1", 1)]
)
def test_the_equipment_room_adds_a_different_room_to_the_symbols_two_and_three(
    tile: str, effect: str, rooms: int
) -> None:
    table = edition().furnish("equipment-room", "1,0").furnish("shelf", "2,0").furnish("tunnel", "2,1")
    table.furnish("storeroom", "0,0").furnish("food-corner", "0,1").take(tile).play(f"use {effect}")
    activated = 0
    while table.decision == "activate-room":
        room = min(table.legal("activate")).split()[1]
        table.play(min(table.legal("activate")))
        activated += 1
        assert not any(name.split()[1] == room for name in table.legal("activate"))
    assert activated == rooms


@pytest.mark.rule("CVC-ED16-07")
def test_alone_renovation_asks_for_no_gold() -> None:
    assert solo(edition="2016").round(7).lay("renovation").give("0g").offers("take renovation")


@pytest.mark.rule("CVC-ED16-08")
def test_alone_a_tile_of_the_pile_turns_up_for_each_effect_that_digs_once() -> None:
    table = solo(edition="2016").furnish("digging-cave", "4,2").take("drift-mining")
    table.play("use dig", "excavate 1,0", "uncover stall", "uncover treasury", "use act1")
    table.play("activate digging-cave 1g>dig", "excavate 0,0", "uncover dungeon", "uncover storeroom")
    assert table.decision == "use-tile"
    twice = solo(edition="2016").give("2F").take("excavation").play("use 2F>dig2")
    twice.play("excavate 1,0", "uncover stall", "excavate 0,0", "uncover treasury")
    assert twice.decision == "use-tile"


@pytest.mark.rule("CVC-ED16-09")
@pytest.mark.parametrize(("tile", "effect"), [("undermining", "act2"), ("expedition", "act3")])
def test_nothing_of_the_tile_comes_between_the_rooms_of_a_block(tile: str, effect: str) -> None:
    table = edition().give("5w 5s").furnish("storeroom", "0,0").furnish("gold-vein", "0,1").take(tile)
    table.play(f"use {effect}", "activate storeroom +1e1f1F")
    assert not table.legal("use")
    assert not table.play("activate gold-vein +1s1g").until("use-tile").legal("use")


@pytest.mark.rule("CVC-ED16-10")
def test_the_additional_cavern_is_part_of_the_cave() -> None:
    table = edition().only("3g").cavern(3).furnish("treasury", "X")
    assert table.at.scores()[0] == 10 + 3
    assert table.take("cultivation").play("use act1").offers("activate treasury 3g>4g1F")


@pytest.mark.rule("CVC-ED16-10")
def test_printed_walls_of_the_additional_cavern_cannot_be_razed() -> None:
    table = edition().cavern(3).take("breach")
    assert not table.offers("use raze>2s3F1g")
    assert table.wall("X|S").play("use raze>2s3F1g").legal() == {"raze X|S"}


@pytest.mark.rule("CVC-ED16-11")
def test_emmer_flax_and_gold_become_food_and_no_donkey_ever_comes() -> None:
    table = edition().only("").furnish("parlor", "4,2").take("cultivation").play("use act1", "activate parlor all:=1")
    assert table.goods() == {"w": 1, "s": 1, "e": 1, "f": 1, "F": 1, "g": 1, "D": 0, "o": 0, "i": 0, "wp": 0}
    assert table.legal("exchange") == {"exchange emmer", "exchange flax", "exchange gold"}


@pytest.mark.rule("CVC-ED16-12")
@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_game_has_the_same_choices_and_scores_in_both_editions(players: int) -> None:
    old, new = Table(players=players, edition="2016"), Table(players=players)
    rng = random.Random(players)
    while not new.at.over:
        assert old.legal() == new.legal()
        choice = rng.choice(sorted(new.legal()))
        old.play(choice)
        new.play(choice)
    assert old.at.over
    assert old.at.scores() == new.at.scores()


@pytest.mark.rule("CVC-ED16-13")
@pytest.mark.parametrize(("own", "other", "open"), [(3, 3, False), (2, 3, False), (4, 3, True), (10, 9, True)])
def test_renovation_is_for_who_has_strictly_more_gold(own: int, other: int, open: bool) -> None:
    table = edition().lay("renovation").give(f"{own}g", 0).give(f"{other}g", 1)
    assert table.offers("take renovation") == open


@pytest.mark.rule("CVC-ED16-14")
def test_blue_rooms_pay_unasked() -> None:
    table = edition().only("").furnish("dungeon", "4,2").furnish("wood-storeroom", "0,0").furnish("retting-room", "1,0")
    table.take("masonry").play("use wall", "wall 2,0|2,1", "use act1", "activate cave-entrance +1f", "stop")
    assert table.goods() == edition().only("2g 1f 1F 1w").goods()


@pytest.mark.rule("CVC-ED16-15", "CVC-ED16-16")
@pytest.mark.parametrize(
    "dig",
    [
        ("use dig", "excavate 1,0", "uncover stall"),
        ("use 2F>dig2", "excavate 1,0", "uncover stall", "excavate 0,0", "uncover treasury"),
    ],
    ids=["once", "twice"],
)
def test_excavation_gives_its_stone_with_either_dig_or_without(dig: tuple[str, ...]) -> None:
    table = edition().give("0s 4F").play("take excavation", *dig)
    assert table.legal("use") == {"use +1s"}  # the other dig is closed
    assert table.play("use +1s").has("s", 0) == 1
    assert edition().give("0s").play("take excavation", "use +1s", "done").has("s", 0) == 1
    assert edition().give("0s").play("take excavation", "done").has("s", 0) == 0


@pytest.mark.rule("CVC-ED16-16")
@pytest.mark.parametrize(("early", "wood"), [(True, 2), (False, 3)])
def test_the_wood_storeroom_pays_before_or_after(early: bool, wood: int) -> None:
    table = edition().only("").furnish("wood-storeroom", "0,0").furnish("shelf", "2,0").take("cultivation")
    table.play("use act1", *(["collect wood-storeroom"] if early else []), "activate shelf w:=2")
    assert table.play(*([] if early else ["stop"])).has("w") == wood  # DX-07


@pytest.mark.rule("CVC-ED16-16")
@pytest.mark.parametrize(("order", "gold"), [(("furnish", "wall"), 6), (("wall", "furnish"), 4)])
def test_the_dungeon_pays_for_walls_after_it_is_furnished_but_not_before(order: tuple[str, str], gold: int) -> None:
    steps = {"wall": ("use wall", "wall 2,0|2,1"), "furnish": ("use furnish", "furnish dungeon 4,2")}
    table = edition().only("3s 8g").show_only("dungeon").dig("4,2").wall("4,1|4,2").furnish("shelf", "1,0")
    table.take("renovation").play(*steps[order[0]], *steps[order[1]])
    assert table.has("g") == gold  # DX-05, DX-06


@pytest.mark.rule("CVC-ED16-16")
def test_the_retting_room_pays_once_for_each_effect_and_the_prospecting_site_once_in_a_turn() -> None:
    table = edition().only("").furnish("retting-room", "1,0").furnish("secret-chamber", "4,2").take("cultivation")
    assert table.play("use +1f", "use act1", "activate secret-chamber +3f").has("F") == 2
    table = edition().only("5F").furnish("prospecting-site", "1,0").take("undergrowth").play("use 1F>1g")
    assert not table.offers("use 1F>1g")


@pytest.mark.rule("CVC-RULING-59")
@pytest.mark.parametrize("eras", [2, "ask", "quick", "short"])
def test_the_2016_edition_has_era_one_alone(eras: object) -> None:
    with pytest.raises(ValueError, match="the edition of 2016 has era I alone"):
        lascaux.load("cave-vs-cave", edition="2016", eras=eras)
