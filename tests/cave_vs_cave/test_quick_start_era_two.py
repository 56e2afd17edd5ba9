"""The quick start: the leftover tiles, and how era II begins after it (CVC-QUICK-COVER, CVC-QUICK-ERA2)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import (
    LIGHT_ROOMS_OF_ERA_I,
    LIGHT_ROOMS_OF_ERA_II,
    SPACES_OF_ERA_II,
    TAKE_ERA_I_TILES,
)
from tests.cave_vs_cave.drafts import FROM_THE_LEFT, NINE_ROOMS, NOTHING, ended
from tests.cave_vs_cave.table import draft

# Who has the higher draft score; of equals the start player. Warehouse counts for the start player.
LEADERS = pytest.mark.parametrize(
    ("first", "second", "starter", "leader"),
    [
        ("treasury", "stall", 0, 0),
        ("stall", "treasury", 0, 1),
        ("shelf", "furniture-workshop", 0, 0),
        ("bakehouse", "spinning-wheel", 1, 1),
    ],
)


@pytest.mark.rule("CVC-QUICK-COVER-01", "CVC-QUICK-COVER-02")
@LEADERS
def test_the_higher_draft_score_begins_to_cover_spaces_in_turn(
    first: str, second: str, starter: int, leader: int
) -> None:
    table = ended(first, second, pile=3, starter=starter)
    for seat in (leader, 1 - leader, leader):
        assert table.seat == seat
        empty = {space for space in FROM_THE_LEFT if space not in table.rooms()} - table.covered()
        assert table.legal() == {f"cover {space}" for space in empty}
        table.play("cover 2,0" if table.offers("cover 2,0") else "cover 4,2")
    assert "2,0" in table.covered(0) & table.covered(1)  # its mark does not matter
    assert table.decision == "reveal-tile"


@pytest.mark.rule("CVC-QUICK-COVER-03")
def test_who_has_no_empty_space_is_skipped() -> None:
    eight = "state-room dungeon treasury gold-vein digging-cave secret-chamber sacrificial-altar parlor"
    table = ended(eight, "", pile=5).play("cover 4,2")  # DX-38
    for space in ("0,0", "0,1", "1,0", "1,1"):
        assert table.seat == 1
        table.play(f"cover {space}")
    assert table.decision == "reveal-tile"


@pytest.mark.rule("CVC-QUICK-COVER-03", "CVC-QUICK-COVER-04")
@pytest.mark.parametrize(("rooms", "pile"), [("", 17), (NINE_ROOMS, 8)])
def test_all_leftover_tiles_find_a_space(rooms: str, pile: int) -> None:
    table = ended(rooms, "", pile)
    while table.decision != "reveal-tile":
        table.play(min(table.legal()))
    assert sum("-" not in space for seat in (0, 1) for space in table.covered(seat)) == pile


@pytest.mark.rule("CVC-QUICK-COVER-05")
def test_the_additional_cavern_is_covered_like_other_spaces_where_it_is_empty() -> None:
    table = ended("treasury", pile=3).cavern(3, 0)
    assert (table.seat, table.offers("cover X")) == (0, True)
    table.play("cover X", "cover 4,2")
    assert (table.seat, table.offers("cover X")) == (0, False)  # it is no longer empty
    assert "X" in table.covered(seat=0)


@pytest.mark.rule("CVC-QUICK-COVER-05")
def test_a_furnished_additional_cavern_and_that_of_the_other_are_not_covered() -> None:
    table = ended("treasury", pile=2).cavern(3, 0).furnish("parlor", "X", seat=0)
    assert not table.offers("cover X")
    assert not table.play("cover 4,2").offers("cover X")


@pytest.mark.rule("CVC-QUICK-COVER-06")
def test_a_covered_food_symbol_pays_when_it_is_dug() -> None:
    table = ended("", "treasury", pile=2).play("cover 4,2", "cover 3,1", "reveal decoration")  # DX-74
    table.only("").take("drift-mining").play("use dig")
    assert not table.offers("excavate 1,1")  # a symbol left open is lost
    assert table.play("excavate 3,1").has("F", 0) == 1


@pytest.mark.rule("CVC-QUICK-ERA2-01")
def test_rooms_left_in_the_display_stay_and_new_ones_join() -> None:
    assert ended().display() == LIGHT_ROOMS_OF_ERA_I | LIGHT_ROOMS_OF_ERA_II


@pytest.mark.rule("CVC-QUICK-ERA2-02", "CVC-QUICK-ERA2-03")
@pytest.mark.parametrize(
    ("first", "second", "gold"),
    [
        (
            "state-room dungeon treasury stall weaving-room",
            "gold-vein digging-cave secret-chamber parlor storeroom junction-room",
            (3, 6),
        ),
        ("state-room", "dungeon treasury", (3 + 7, 3)),
        ("shelf", "furniture-workshop", (3, 3)),
        ("state-room", "", (3, 17)),
        ("state-room stall", "", (3, 19)),
    ],
    ids=["46:43", "14:21", "5:5", "14:0", "20:0"],
)
def test_the_lower_draft_score_is_made_up_for_in_gold(first: str, second: str, gold: tuple[int, int]) -> None:
    table = ended(first, second)  # WX-21
    for seat in (0, 1):
        assert table.goods(seat) == {**dict.fromkeys(NOTHING, 1), "g": gold[seat]}


@pytest.mark.rule("CVC-QUICK-ERA2-04")
@pytest.mark.parametrize(("other_placed", "supply"), [(0, 9), (3, 6)])
def test_unused_walls_go_back_to_the_supply(other_placed: int, supply: int) -> None:
    table = draft()
    for seat in (0, 1):
        table.at.set_of(seat, layout.DRAFT_OVER, 1)
    table.at.set_of(1, layout.RESERVE, 3 - other_placed)
    table.at.cells[layout.PILE_I] = 0
    table.play("uncover stall", "draft tunnel 1,0", "wall 1,0|1,1")
    assert table.cell(layout.SUPPLY) == supply  # DX-39
    assert (table.own(layout.RESERVE, 0), table.own(layout.RESERVE, 1)) == (0, 0)


@pytest.mark.rule("CVC-QUICK-ERA2-05")
def test_eleven_tiles_lie_open_renovation_is_out_and_four_are_hidden() -> None:
    table = ended("treasury")
    assert table.legal() == {"reveal decoration", "reveal arms-trade", "reveal interior-design", "reveal weekly-market"}
    assert table.play("reveal arms-trade").give("19g").legal("take") == TAKE_ERA_I_TILES | {"take arms-trade"}
    assert [table.cell(layout.ACTION_SPACES + space) for space in range(11, 16)] == [0, 14, 0, 0, 0]


@pytest.mark.rule("CVC-QUICK-ERA2-06")
@LEADERS
def test_the_higher_draft_score_covers_all_new_spaces(first: str, second: str, starter: int, leader: int) -> None:
    table = ended(first, second, starter=starter)  # DX-37: of equals the start player
    assert table.covered(leader) == SPACES_OF_ERA_II
    assert table.covered(1 - leader) == SPACES_OF_ERA_II - {"3,-1"}


@pytest.mark.rule("CVC-QUICK-ERA2-07", "CVC-SCORE-08")
def test_after_four_rounds_drafted_rooms_count_once() -> None:
    table = ended("treasury stall")  # and Warehouse
    rounds = set()
    while not table.until("take-tile").at.over:
        rounds.add((table.cell(layout.ERA), table.cell(layout.ROUND)))
        table.play(min(table.legal("take")), "done")
    assert rounds == {(2, 1), (2, 2), (2, 3), (2, 4)}
    assert table.at.scores() == [10 + 6 + 2 + 1 + 0.5 + 1.5, 1 + 0.5 + 19 / 2]
    assert table.at.winners() == [0]


@pytest.mark.rule("CVC-QUICK-ERA2-08")
@pytest.mark.parametrize(("both", "then"), [(False, "use-tile"), (True, "choose-side")])
def test_a_cavern_not_won_in_the_draft_needs_both_boards(both: bool, then: str) -> None:
    table = ended(NINE_ROOMS.rsplit(maxsplit=1)[0]).play("reveal decoration").dig(*SPACES_OF_ERA_II)
    if both:
        rooms = "mining-cave hitching-post wainwright ceremonial-hall ironsmith swordsmith weaponsmith armory"
        for room, space in zip(rooms.split(), SPACES_OF_ERA_II, strict=True):
            table.furnish(room, space)
    table.show("stall").give("1w 2g").take("decoration").play("use 1g>furnish", "furnish stall 4,2")
    assert table.decision == then
