"""What `why_not` says: the obstacle in words, with the clause, at any time and in both languages."""

from __future__ import annotations

from tests.cave_vs_cave.table import draft, era_one, era_two, short, solo_era_two


def test_a_missing_good_is_counted() -> None:
    table = era_one().only("1s").dig("0,0")
    assert table.why_not("furnish parlor 0,0") == "1 gold short (CVC-GOODS-05)"
    assert table.only("0g").why_not("furnish parlor 0,0", "de") == "es fehlen 1 Stein und 1 Gold (CVC-GOODS-05)"


def test_walls_that_do_not_suit_are_compared() -> None:
    said = "needs two facing walls; this space has one (CVC-PATTERN-10)"
    assert era_one().why_not("furnish tunnel 2,0") == said


def test_a_wall_in_the_way_is_named() -> None:
    table = era_one().wall("3,0|4,0")
    assert table.why_not("excavate 4,0") == "a wall cuts it off from the opening (CVC-DIG-06)"
    assert table.why_not("excavate 4,1") == "other face-down tiles block the way from the opening (CVC-DIG-06)"


def test_the_leader_of_era_two_must_open_the_cave_first() -> None:
    assert era_two(leader=0).why_not("excavate 1,0").endswith("(CVC-ERA2-DIG-03)")


def test_gates_name_both_amounts() -> None:
    table = era_one().lay("renovation").give("5g", 0).give("5g", 1)
    assert table.why_not("take renovation") == "needs more gold than the opponent: 5 against 5 (CVC-ROUND-15)"
    table = era_two().extension("", "", "", "arms-trade").give("3wp", 0).give("4wp", 1)
    assert table.why_not("take arms-trade").endswith("3 against 4 (CVC-ERA2-ROUND-05)")


def test_a_closed_solo_gate_is_the_players_own_choice() -> None:
    table = solo_era_two(solo_weapon_gate=True).extension("", "", "", "arms-trade")
    assert table.why_not("take arms-trade").endswith("(CVC-RULING-20)")


def test_a_tile_may_be_taken_hidden_or_out_of_the_game() -> None:
    table = era_one()
    assert table.why_not("take masonry") == "this tile has not been revealed yet (CVC-ROUND-02)"
    assert table.why_not("take decoration").endswith("(CVC-ERA2-SETUP-03)")
    table.play("take housework", "done")
    assert table.why_not("take housework") == "this tile has been taken this round (CVC-ROUND-06)"


def test_a_used_effect_and_its_alternative_differ() -> None:
    table = era_one().take("masonry").play("use +1w", "use act1", "activate cave-entrance +1w")
    assert table.why_not("use +1s").endswith("(CVC-ROUND-10)")
    assert table.why_not("use act1").endswith("(CVC-ROUND-08)")


def test_colours_are_counted() -> None:
    table = era_one().show("prospecting-site")
    said = "you need more orange than blue rooms: 1 orange, 1 blue (CVC-FURNISH-10)"
    assert table.why_not("furnish prospecting-site 2,0") == said


def test_a_room_is_looked_for_where_it_is() -> None:
    table = era_one().furnish("shelf", "2,0", seat=1)
    assert table.why_not("furnish shelf 2,0") == "Shelf has been furnished already (CVC-FURNISH-12)"
    assert table.why_not("furnish stall 2,0") == "Stall has not been uncovered yet (CVC-DIG-01)"
    assert short().why_not("furnish warehouse 3,-1").endswith("(CVC-SHORT-09)")


def test_the_draft_counts_walls() -> None:
    table = draft().play("uncover secret-chamber")
    assert table.why_not("draft secret-chamber 0,0").endswith("(CVC-QUICK-DRAFT-05)")
    assert table.why_not("exchange gold").endswith("(CVC-EXCHANGE-09)")


def test_what_is_possible_but_not_now_says_what_comes_first() -> None:
    table = era_one()
    assert table.why_not("excavate 1,0") == "something else comes first: Player 1, take an action tile. (CVC-ROUND-05)"
    table.play("take excavation", "use dig")
    assert table.why_not("done") == "finish this first: Player 1, excavate a space. (CVC-ROUND-17)"
