"""The quick start: the draft, the leftover tiles, and how era II begins after it (CVC-QUICK)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import Table, draft
from tests.cave_vs_cave.test_era_two import ERA_I_TILES, NEW_SPACES
from tests.cave_vs_cave.test_era_two import LIGHT_ROOMS as NEW_LIGHT_ROOMS

LIGHT_ROOMS = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
DARK_ROOMS = {
    *("warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop", "gold-vein"),
    *("junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber", "treasury", "prospecting-site"),
    *("retting-room", "equipment-room", "wood-storeroom", "dungeon"),
}
SPACES = ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,1", "4,0", "4,2", "4,1")
SHELF_SPACES = {"1,0", "1,1", "2,0", "2,1", "3,1", "4,1"}  # those with one wall
NOTHING = {"w": 0, "s": 0, "e": 0, "f": 0, "F": 0, "g": 0, "D": 0, "o": 0, "i": 0, "wp": 0}

NINE_ROOMS = (  # 32 points
    "shelf spinning-wheel tunnel grindstone food-corner equipment-room furniture-workshop bakehouse wood-storeroom"
)


def fill(table: Table, seat: int, rooms: str) -> Table:
    """Put rooms on a seat's board, from the left; (4,1) comes last."""
    for room, space in zip(rooms.split(), SPACES, strict=False):
        table.furnish(room, space, seat)
    return table


def placements(table: Table, room: str) -> set[str]:
    return {name.split()[2] for name in table.legal("draft") if name.split()[1] == room}


def ended(first: str = "", second: str = "", pile: int = 0, starter: int = 0) -> Table:
    """A draft with these rooms on the two boards, after its last turn: the start player took Warehouse (2 points)."""
    table = fill(fill(Table(eras="quick").play(f"start {starter}"), 0, first), 1, second)
    for seat in (0, 1):
        table.at.set_of(seat, layout.DRAFT_OVER, 1)
    table.at.cells[layout.PILE_I] = pile
    return table.play("uncover warehouse", "draft warehouse 4,1")


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


# Preparations


@pytest.mark.rule("CVC-QUICK-PREP-01")
def test_two_empty_boards_three_walls_each_and_one_aside() -> None:
    table = draft()
    for seat in (0, 1):
        assert table.covered(seat) == set()
        assert table.rooms(seat) == {"3,0": "cave-entrance"}
        assert table.own(layout.RESERVE, seat) == 3
    assert table.cell(layout.SUPPLY) == 1
    with pytest.raises(ValueError, match="eras"):
        lascaux.load("cave-vs-cave", players=1, eras="quick")


@pytest.mark.rule("CVC-QUICK-PREP-02")
def test_no_goods_are_in_play_and_scores_count_from_zero() -> None:
    table = draft()
    assert (table.goods(0), table.goods(1), table.at.scores()) == (NOTHING, NOTHING, [0, 0])
    fill(table, 0, "treasury gold-vein spinning-wheel")
    assert table.play("uncover digging-cave").at.scores() == [23, 0]
    assert table.play("draft digging-cave 4,2").at.scores() == [31, 0]  # WX-20


@pytest.mark.rule("CVC-QUICK-PREP-03")
def test_light_rooms_are_on_display_and_dark_ones_in_the_pile() -> None:
    table = draft()
    assert table.display() == LIGHT_ROOMS
    assert table.legal() == {f"uncover {room}" for room in DARK_ROOMS}
    assert table.cell(layout.PILE_I) == 18 - 1  # the first is being drawn


@pytest.mark.rule("CVC-QUICK-PREP-04")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_start_player_begins_the_draft_and_era_two(starter: int) -> None:
    table = Table(eras="quick").play(f"start {starter}")
    assert table.seat == starter
    first, second = ("treasury", "") if starter == 1 else ("", "treasury")
    table = ended(first, second, pile=2, starter=starter).play("cover 4,2", "cover 4,2", "reveal decoration")
    assert table.seat == starter


# The draft


@pytest.mark.rule("CVC-QUICK-DRAFT-01", "CVC-QUICK-DRAFT-09")
def test_a_turn_draws_a_tile_and_places_one_of_seven_rooms() -> None:
    table = draft().play("uncover stall")
    assert table.display() == LIGHT_ROOMS | {"stall"}
    assert {name.split()[1] for name in table.legal()} == LIGHT_ROOMS | {"stall"}
    assert table.legal() == table.legal("draft")  # nobody passes
    table.play("draft grindstone 0,0")
    assert table.display() == LIGHT_ROOMS - {"grindstone"} | {"stall"}
    assert table.rooms(0) == {"3,0": "cave-entrance", "0,0": "grindstone"}
    assert (table.seat, table.decision) == (1, "uncover-room")


@pytest.mark.rule("CVC-QUICK-DRAFT-02")
def test_drafted_rooms_cost_nothing() -> None:
    table = draft().play("uncover state-room", "draft state-room 4,2")
    assert table.goods(0) == NOTHING


@pytest.mark.rule("CVC-QUICK-DRAFT-03")
def test_every_empty_space_is_a_candidate() -> None:
    assert placements(draft().play("uncover stall"), "shelf") == SHELF_SPACES  # DX-28
    assert placements(draft().furnish("warehouse", "1,0").play("uncover stall"), "shelf") == SHELF_SPACES - {"1,0"}


@pytest.mark.rule("CVC-QUICK-DRAFT-04", "CVC-QUICK-DRAFT-05")
@pytest.mark.parametrize(
    ("room", "space", "edge"),
    [
        *[("tunnel", "1,0", "1,0|1,1"), ("tunnel", "1,1", "1,0|1,1"), ("tunnel", "2,0", "2,0|2,1")],
        *[("tunnel", "2,1", "2,0|2,1"), ("tunnel", "3,1", "3,0|3,1"), ("tunnel", "4,1", "3,1|4,1")],
        ("secret-chamber", "4,2", "4,1|4,2"),
    ],
)
def test_a_wall_that_the_room_needs_comes_from_the_reserve(room: str, space: str, edge: str) -> None:
    table = draft().play("uncover secret-chamber", f"draft {room} {space}")  # DX-29, DX-31
    assert table.legal() == {f"wall {edge}"}
    table.play(f"wall {edge}")
    assert (table.walls(0), table.own(layout.RESERVE, 0), table.cell(layout.SUPPLY)) == ({edge}, 2, 1)
    assert table.seat == 1


@pytest.mark.rule("CVC-QUICK-DRAFT-05")
def test_only_placements_with_the_fewest_walls_are_legal_for_each_room() -> None:
    table = draft().play("uncover secret-chamber")
    assert placements(table, "tunnel") == SHELF_SPACES
    assert placements(table, "secret-chamber") == placements(table, "parlor") == {"4,2"}
    table = draft().furnish("tunnel", "1,0").wall("1,0|1,1").play("uncover junction-room")
    assert placements(table, "junction-room") == {"1,1"}  # DX-30
    assert placements(table, "shelf") == {"2,0", "2,1", "3,1", "4,1"}


@pytest.mark.rule("CVC-QUICK-DRAFT-06")
def test_of_several_ways_to_add_as_few_walls_one_is_free_to_choose() -> None:
    found = []
    for first in ("wall 0,0|1,0", "wall 1,0|1,1"):
        table = fill(draft(), 0, "storeroom weaving-room").furnish("grindstone", "4,0").furnish("bakehouse", "4,2")
        table.play("uncover stall", "draft parlor 1,0")  # three walls, of which one is printed
        assert table.legal() == {"wall 0,0|1,0", "wall 1,0|1,1"}
        found += [(first, second) for second in sorted(table.play(first).legal())]
    assert found == [
        ("wall 0,0|1,0", "wall 1,0|1,1"),
        ("wall 0,0|1,0", "wall 1,0|2,0"),
        ("wall 1,0|1,1", "wall 1,0|2,0"),
    ]


@pytest.mark.rule("CVC-QUICK-DRAFT-07")
@pytest.mark.parametrize(("reserve", "spaces"), [(0, set()), (1, set()), (2, {"0,0", "0,1", "4,0"})])
def test_a_room_that_needs_more_walls_than_are_left_cannot_be_taken(reserve: int, spaces: set[str]) -> None:
    table = draft().furnish("bakehouse", "4,2").play("uncover secret-chamber")  # DX-32
    table.at.set_of(0, layout.RESERVE, reserve)
    assert placements(table, "secret-chamber") == spaces


@pytest.mark.rule("CVC-QUICK-DRAFT-07")
def test_walls_that_stand_already_need_no_reserve() -> None:
    table = draft().wall("4,1|4,2").play("uncover secret-chamber")
    table.at.set_of(0, layout.RESERVE, 0)
    assert placements(table, "secret-chamber") == {"4,2"}


@pytest.mark.rule("CVC-QUICK-DRAFT-08")
def test_orange_rooms_outnumber_blue_ones_in_the_draft_too() -> None:
    table = draft().play("uncover prospecting-site")
    assert not placements(table, "prospecting-site")
    assert placements(table.furnish("shelf", "2,0"), "prospecting-site")
    assert not placements(table.furnish("equipment-room", "1,0"), "prospecting-site")


@pytest.mark.rule("CVC-QUICK-DRAFT-10")
def test_symbols_and_rooms_give_nothing_during_the_draft() -> None:
    table = draft().furnish("dungeon", "4,2").furnish("wood-storeroom", "0,0")
    table.play("uncover stall", "draft tunnel 3,1", "wall 3,0|3,1")  # on a food symbol
    assert table.goods(0) == NOTHING


@pytest.mark.rule("CVC-QUICK-DRAFT-11")
def test_with_an_empty_pile_the_display_shrinks() -> None:
    table = draft()
    table.at.cells[layout.PILE_I] = 0
    table.play("uncover stall", "draft stall 1,0")
    assert (table.seat, table.decision, table.display()) == (1, "draft-room", LIGHT_ROOMS)


# Order and end of the draft


@pytest.mark.rule("CVC-QUICK-ORDER-01")
def test_who_has_more_points_gives_the_turn_away() -> None:
    table = draft().play("uncover stall", "draft stall 1,0")  # DX-33
    assert table.seat == 1
    assert table.play("uncover warehouse", "draft warehouse 1,0").seat == 1  # 2 against 6
    assert table.play("uncover storeroom", "draft grindstone 2,0").seat == 1  # 6 against 6
    assert table.play("uncover bakehouse", "draft shelf 2,1").seat == 0  # 9 against 6


@pytest.mark.rule("CVC-QUICK-ORDER-02")
def test_once_the_other_is_out_a_player_goes_on_even_when_ahead() -> None:
    table = draft()
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    assert table.play("uncover stall", "draft stall 1,0").seat == 0  # 6 against 0
    assert table.play("uncover storeroom", "draft storeroom 0,0").seat == 0


@pytest.mark.rule("CVC-QUICK-END-01", "CVC-QUICK-END-04")
@pytest.mark.parametrize(
    ("last", "out"),
    [("warehouse 2,1", False), ("food-corner 4,0", True), ("grindstone 2,1", True)],
    ids=["41", "42", "43"],
)
def test_forty_two_points_end_the_draft_for_a_player(last: str, out: bool) -> None:
    table = fill(draft(), 0, "state-room dungeon sacrificial-altar stall shelf")  # 39 points
    fill(table, 1, "gold-vein digging-cave secret-chamber bakehouse weaving-room")  # 36 points
    table.play("uncover warehouse", f"draft {last}", "uncover storeroom", "draft parlor 4,2")  # the other has 42: DX-34
    assert (table.seat, table.decision) == (0, "cover-space" if out else "uncover-room")


@pytest.mark.rule("CVC-QUICK-END-02", "CVC-QUICK-END-04")
def test_who_cannot_place_any_room_is_out_for_good() -> None:
    table = draft().show_only("treasury").furnish("bakehouse", "4,2")
    table.at.set_of(0, layout.RESERVE, 0)
    table.play("uncover dungeon")
    assert (table.seat, table.decision, table.display()) == (1, "uncover-room", {"treasury", "dungeon"})
    assert table.play("uncover stall", "draft stall 1,0").seat == 1  # ahead, but alone
    table.at.cells[layout.PILE_I] = 0
    table.show_only().play("uncover secret-chamber", "draft secret-chamber 4,2", "wall 4,1|4,2")
    assert table.decision == "reveal-tile"  # nobody is left to draft


def nearly_full(rooms: str) -> Table:
    """Seat 0 has these nine rooms and (4,1) empty, seat 1 has 41 points."""
    return fill(fill(draft(), 0, rooms), 1, "state-room dungeon treasury digging-cave")


@pytest.mark.rule("CVC-QUICK-END-02", "CVC-QUICK-END-03")
def test_only_the_first_full_board_earns_the_cavern_and_the_second_draws_no_tile() -> None:
    table = nearly_full(NINE_ROOMS).cavern(2, 1).play("uncover stall", "draft stall 4,1")  # DX-36
    assert (table.seat, table.decision) == (1, "uncover-room")
    assert table.own(layout.CAVERN_SIDE, 0) == 0
    assert table.play("uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


@pytest.mark.rule("CVC-QUICK-END-03")
def test_a_full_board_earns_the_cavern_at_once_and_the_next_room_goes_there() -> None:
    table = nearly_full(NINE_ROOMS).play("uncover sacrificial-altar", "draft sacrificial-altar 4,1")  # DX-35: 39 points
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
    table.play("cavern three-walls", "uncover secret-chamber")
    assert table.legal() == {"draft parlor X", "draft secret-chamber X"}
    assert table.play("draft secret-chamber X").legal() == {"wall X|S"}
    assert table.play("wall X|S", "uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


@pytest.mark.rule("CVC-QUICK-END-02", "CVC-QUICK-END-03")
def test_who_finds_no_room_for_the_cavern_is_out() -> None:
    table = nearly_full(NINE_ROOMS)
    table.play("uncover sacrificial-altar", "draft sacrificial-altar 4,1", "cavern three-walls")
    table.show_only().play("uncover junction-room")
    assert (table.seat, table.decision) == (1, "uncover-room")
    assert table.play("uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


@pytest.mark.rule("CVC-QUICK-END-03")
def test_with_enough_points_the_cavern_stays_empty() -> None:
    rooms = "shelf spinning-wheel tunnel grindstone food-corner bakehouse furniture-workshop weaving-room storeroom"
    table = nearly_full(rooms).play("uncover stall", "draft stall 4,1", "cavern two-walls")  # 39 + 6 points
    assert table.seat == 1
    assert table.play("uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


# The leftover tiles


@pytest.mark.rule("CVC-QUICK-COVER-01", "CVC-QUICK-COVER-02")
@LEADERS
def test_the_higher_draft_score_begins_to_cover_spaces_in_turn(
    first: str, second: str, starter: int, leader: int
) -> None:
    table = ended(first, second, pile=3, starter=starter)
    for seat in (leader, 1 - leader, leader):
        assert table.seat == seat
        empty = {space for space in SPACES if space not in table.rooms()} - table.covered()
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
def test_the_additional_cavern_is_not_covered() -> None:
    table = ended("treasury", pile=2).cavern(3, 0)
    assert table.seat == 0
    assert not table.offers("cover X")


@pytest.mark.rule("CVC-QUICK-COVER-06")
def test_a_covered_food_symbol_pays_when_it_is_dug() -> None:
    table = ended("", "treasury", pile=2).play("cover 4,2", "cover 3,1", "reveal decoration")  # DX-74
    table.only("").take("drift-mining").play("use dig")
    assert not table.offers("excavate 1,1")  # a symbol left open is lost
    assert table.play("excavate 3,1").has("F", 0) == 1


# Era II


@pytest.mark.rule("CVC-QUICK-ERA2-01")
def test_rooms_left_in_the_display_stay_and_new_ones_join() -> None:
    assert ended().display() == LIGHT_ROOMS | NEW_LIGHT_ROOMS


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
    assert table.play("reveal arms-trade").give("19g").legal("take") == ERA_I_TILES | {"take arms-trade"}
    assert [table.cell(layout.ACTION_SPACES + space) for space in range(11, 16)] == [0, 14, 0, 0, 0]


@pytest.mark.rule("CVC-QUICK-ERA2-06")
@LEADERS
def test_the_higher_draft_score_covers_all_new_spaces(first: str, second: str, starter: int, leader: int) -> None:
    table = ended(first, second, starter=starter)  # DX-37: of equals the start player
    assert table.covered(leader) == NEW_SPACES
    assert table.covered(1 - leader) == NEW_SPACES - {"3,-1"}


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
    table = ended(NINE_ROOMS.rsplit(maxsplit=1)[0]).play("reveal decoration").dig(*NEW_SPACES)
    if both:
        rooms = "mining-cave hitching-post wainwright ceremonial-hall ironsmith swordsmith weaponsmith armory"
        for room, space in zip(rooms.split(), NEW_SPACES, strict=True):
            table.furnish(room, space)
    table.show("stall").give("1w 2g").take("decoration").play("use 1g>furnish", "furnish stall 4,2")
    assert table.decision == then
