"""Rulings about rounds, eras, scores and ties (CVC-RULING)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import TILES
from tests.cave_vs_cave.scenes import end_era, last_turn, place
from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, era_one, era_two


@pytest.mark.rule("CVC-RULING-35")
@pytest.mark.parametrize("starter", [0, 1])
def test_chance_chooses_the_start_player_of_the_short_game(starter: int) -> None:
    table = Table(eras="short")
    assert table.legal() == {"start 0", "start 1"}
    assert list(table.at.weights()) == [1, 1]
    table.play(f"start {starter}").until("take-tile")
    assert table.seat == starter


@pytest.mark.rule("CVC-RULING-36")
def test_in_a_tie_a_missing_room_is_worth_less() -> None:
    table = place(place(era_one(), "stall", seat=0).only("3g", seat=0), "parlor shelf", seat=1).only("", seat=1)
    assert table.at.scores() == [9, 9]
    assert table.at.winners() == [1]


@pytest.mark.rule("CVC-RULING-37")
def test_after_era_ii_all_rooms_break_a_tie_those_of_era_i_and_the_cavern_too() -> None:
    table = era_two(None).cavern(2, seat=0).furnish("dungeon", "X", seat=0).only("", seat=0)
    table.furnish("wainwright", "2,0", seat=1).only("1wp", seat=1)
    assert table.at.scores() == [12, 12]
    assert table.at.winners() == [0]


@pytest.mark.rule("CVC-RULING-43")
def test_with_equal_gold_renovation_stays_on_the_board_to_the_end() -> None:
    table = era_one().round(8).lay(*(tile.slug for tile in TILES[:12])).only("5g", seat=0).only("5g", seat=1)
    table.at.cells[layout.TURNS_LEFT] = 8
    for _ in range(8):
        assert not table.offers("take renovation")
        table.play(min(table.legal("take")), "done")
    assert table.at.over


@pytest.mark.rule("CVC-RULING-46")
def test_the_tile_removed_after_a_draw_stays_unknown() -> None:
    table = era_two(None).show(*list(ROOM_NUMBERS)[31:44])  # all but the Equipment Cabinet and the Breeding Cave
    table.take("excavation").play("use dig", "excavate 2,-1")
    assert table.legal() == {"uncover equipment-cabinet", "uncover breeding-cave"}


@pytest.mark.rule("CVC-RULING-52")
def test_a_round_ends_in_one_step() -> None:
    table = end_era(era_two(None).give("2D 1o", seat=0), round=1)
    assert table.decision == "reveal-tile"
    assert (table.cell(layout.TAKEN), table.cell(layout.STARTER), table.has("o", seat=0)) == (0, 0, 3)


@pytest.mark.rule("CVC-RULING-54")
def test_a_lead_lost_during_the_turn_does_not_end_it() -> None:
    table = era_one().round(8).lay("renovation").only("1s 2g", seat=0).only("1g", seat=1).dig("4,2")
    assert table.play("take renovation", "use furnish", "furnish parlor 4,2").offers("use wall")
    table = era_two(None).extension("arms-trade", "", "", "decoration").show("ceremonial-hall")
    table.only("9g 2wp", seat=0).only("1wp", seat=1).play("take decoration", "use 1g>furnish")
    assert table.play("furnish ceremonial-hall 2,0").offers("use +2wp")


@pytest.mark.rule("CVC-RULING-56")
def test_the_score_sheet_sums_each_era_and_both() -> None:
    table = place(era_one(eras=2), "state-room treasury gold-vein secret-chamber", seat=0).give("17g", seat=0)
    sheet = table.game.scoresheet(end_era(table, round=8).only("5g 3i 19wp", seat=0).at, 0)
    assert [line.points for line in sheet.lines if line.is_sum] == [39 + 17, 39 + 19 + 1.5 + 2.5]
    assert sheet.total == 56 + 62 == table.at.scores()[0]


@pytest.mark.rule("CVC-RULING-57")
def test_whether_era_ii_follows_is_fixed_before_or_asked_after_era_i() -> None:
    assert end_era(era_one(), round=8).at.over
    assert end_era(era_one(eras=2), round=8).cell(layout.ERA) == 2
    asked = end_era(era_one(eras="ask"), round=8)
    assert asked.legal() == {"continue", "finish"}
    assert asked.play("continue", "continue").cell(layout.ERA) == 2
    assert end_era(era_one(eras="ask"), round=8).play("finish").at.over
    assert end_era(era_one(eras="ask"), round=8).play("continue", "finish").at.over


@pytest.mark.rule("CVC-RULING-57", "CVC-ROUND-14")
@pytest.mark.parametrize("starter", [0, 1])
def test_about_era_ii_the_next_start_player_is_asked_first_and_then_the_other(starter: int) -> None:
    asked = era_one(eras="ask")
    last_turn(asked, 8).at.cells[layout.STARTER] = 1 - starter
    asked.play("take cultivation", "done")
    assert (asked.seat, asked.at.actor, asked.decision) == (starter, starter, "go-on")
    asked.play("continue")
    assert (asked.seat, asked.at.actor, asked.decision) == (1 - starter, 1 - starter, "go-on")
    asked.play("continue", "reveal decoration")
    assert (asked.seat, asked.decision) == (starter, "take-tile")  # who begins era II


@pytest.mark.rule("CVC-RULING-59")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("eras", [1, 2, "ask", "quick", "short"])
@pytest.mark.parametrize("edition", ["big-box", "2016"])
def test_only_official_combinations_are_played(players: int, eras: object, edition: str) -> None:
    official = eras == 1 if edition == "2016" else players == 2 or eras in (1, 2, "ask")
    if official:
        assert lascaux.load("cave-vs-cave", players=players, eras=eras, edition=edition).start().choices()
    else:
        with pytest.raises(lascaux.BadOption):
            lascaux.load("cave-vs-cave", players=players, eras=eras, edition=edition)
