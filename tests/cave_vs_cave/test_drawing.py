"""The table as text: what is where, and that it fits."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from lascaux.games.cave_vs_cave.drawing import draw
from lascaux.games.cave_vs_cave.drawing.shorthand import Shorthand
from lascaux.games.cave_vs_cave.rules.actions import BONUS, TILES
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short, solo, solo_era_two

MODES: list[dict[str, object]] = [
    {},
    {"players": 1},
    {"eras": 2},
    {"players": 1, "eras": 2},
    {"eras": "quick"},
    {"eras": "short"},
]


def page(table: Table, seat: int | None = None, language: str = "en", names: tuple[str, ...] = ()) -> str:
    return draw(table.game, table.at, table.seat if seat is None else seat, language, names).plain()


def cave(table: Table, seat: int | None = None) -> list[str]:
    """The lines of the first cave, without what stands beside it."""
    return [line[:37] for line in page(table, seat).splitlines()[2:18]]


def row(table: Table, start: str, language: str = "en") -> str:
    """The first line that has these words, from there on."""
    return next(line[line.index(start) :] for line in page(table, language=language).splitlines() if start in line)


def styled(table: Table, style: str) -> list[str]:
    """Every stretch of text in a style."""
    runs = draw(table.game, table.at, table.seat).runs()
    return [text for line in runs for text, given in line if given == style]


def test_a_cave_as_it_lies_on_the_table() -> None:
    table = era_one().dig("2,1", "1,0", "1,1").furnish("tunnel", "2,1").wall("2,0|2,1", "1,1|2,1")
    assert "\n".join(line[:25] for line in cave(table)[:13]) == "\n".join(
        [
            "┏━━━━━━━━━━━━━━━━━━━━━━━┓",
            "┃0,0░░░░░░░░┊0,1░░░░░░░░┃",
            "┃░░░░░░░░░░░┊░░░░░░░░░░░┃",
            "┃┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┃",
            "┃1,0        ┊1,1        ┃",
            "┃           ┊           ┃",
            "┃┄┄┄┄┄┄┄┄┄┄┄╔═══════════┃",
            "┃2,0        ║2,1    3 VP┃",
            "┃           ║Tunnel     ┃",
            "╹┄┄┄┄┄┄┄┄┄┄┄║┄┄┄┄┄┄┄┄┄┄┄┃",
            "►3,0        ┊3,1░░░░+1Fo┃",
            "►Entrance   ┊░░░░░░░░░░░┃",
            "╻┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┗",
        ]
    )


def test_both_boards_of_era_two() -> None:
    lines = page(era_two()).splitlines()[2:18]
    assert lines[1][24:61] == "┃0,-1░░░░░░░┃0,0░░░░░░░░┊0,1░░░░░░░░┃"
    assert lines[7][:13] == "Donkey  1   ┃"
    assert lines[7][12:36] == "┃2,-2░░░+1Or┊2,-1░░░+1Ir"
    assert lines[12][12:49] == "┗━━━━━━━━━━━╸     ▲     ╻┄┄┄┄┄┄┄┄┄┄┄·"


def test_a_wall_on_the_opening_hides_the_arrow() -> None:
    lines = page(era_two().wall("3,-1|4,-1")).splitlines()[2:18]
    assert lines[12][24:37] == "╸═══════════╻"


def test_the_additional_cavern_shows_its_printed_and_placed_walls() -> None:
    table = era_one().cavern(2).furnish("treasury", "X").wall("X|E")
    lines = [line[26:39] for line in page(table).splitlines()[9:13]]
    assert lines == ["┏━━━━━━━━━━━╸", "┃X     10 VP║", "┃Treasury   ║", "╹┄┄┄┄┄┄┄┄┄┄┄║"]
    assert "cavern X free" not in page(table)
    assert "cavern X free" in page(era_one())


def test_the_viewers_cave_comes_first() -> None:
    table = era_one().furnish("tunnel", "2,1", seat=1)
    assert "Tunnel" not in "\n".join(cave(table, seat=0))
    assert "Tunnel" in "\n".join(cave(table, seat=1))
    assert "Tunnel" not in "\n".join(cave(table, seat=lascaux.NOBODY))


def test_names_scores_colours_and_the_start_player() -> None:
    table = era_one().furnish("dungeon", "4,2").give("4g")
    line = page(table, names=("Ada", "Bartholomew the Elder")).splitlines()[1]
    assert line.startswith("► Ada  15 VP  ●1 ○1  starts")
    assert "Bartholomew " in line
    assert "the Elder" not in line


def test_goods_are_beside_the_boards() -> None:
    table = era_one().only("3w 9F 12g")
    lines = [line[26:36].split() for line in page(table).splitlines()[2:8]]
    assert lines == [["Wood", "3"], ["Stone", "0"], ["Emmer", "0"], ["Flax", "0"], ["Food", "9"], ["Gold", "12"]]


def test_status_line() -> None:
    assert page(era_one()).splitlines()[0] == (
        "Era I · round 1 of 8 · 2 dwarves · 4 turns left · walls in supply 7 · cavern X free · unseen rooms 18"
    )
    assert page(solo()).splitlines()[0].endswith("unseen rooms 18 · draw pile 9")
    assert (
        page(era_one(), language="de").splitlines()[0].startswith("Epoche I · Runde 1 von 8 · 2 Zwerge · noch 4 Züge")
    )


def test_the_action_board_says_what_is_taken_in_use_and_face_down() -> None:
    table = era_one().play("take cultivation", "use +2e")
    assert row(table, "► Cultivation") == "► Cultivation Act 1 · ✓+2Em · +1Fl"
    table.play("done", "take excavation")
    assert row(table, "× Cultivation") == "× Cultivation Act 1 · +2Em · +1Fl"
    assert row(table, "░ face down") == "░ face down 2 2 3 3 3 3 4"
    assert row(table, "verdeckt", "de") == "verdeckt 2 2 3 3 3 3 4"


def test_food_for_dwarves_is_shown_as_it_is_now() -> None:
    assert "2Fo→Furnish" in row(era_one(), "Housework")
    assert "3Fo→Furnish" in row(era_one().round(5), "Housework")


def test_gates_are_named_while_closed() -> None:
    table = era_two().extension("decoration", "weekly-market", "arms-trade", "interior-design")
    assert "– Interior Design" in page(table)
    assert "needs more weapons" in page(table)
    assert "needs more weapons" not in page(table.give("2wp"))


def test_extension_spaces_show_their_bonus_even_face_down() -> None:
    table = era_two()
    for bonus in ("+3Or / +1Ir/Do", "1/3/5/7Or→1/2/3/4Ir", "nIr→nWe", "+2We"):
        assert f"bonus {bonus}" in page(table)
    assert page(table).count("░ face down 4") == 3
    assert "✓bonus +3Or" in page(table.play("take decoration", "use +3o"))


def test_activations_and_what_blue_rooms_still_owe() -> None:
    table = era_one().furnish("wood-storeroom", "2,0").play("take cultivation", "use act1")
    assert "Activations left: 1" in page(table)
    assert "still to come: Wood Storeroom" in page(table)


def test_the_display_lists_cost_walls_points_and_effect_orange_before_blue() -> None:
    table = era_one().show_only("dungeon", "stall", "prospecting-site", "gold-vein")
    lines = page(table).splitlines()[-2:]
    assert lines[0] == (
        "● Stall               6 1Wo 1Go 1 2└ 3 5Em/5Fl→4Go           "
        "○ Prospecting Site    5         1 2└   Undergrowth: 1Fo→1Go"
    )
    assert lines[1].startswith("● Gold Vein           9 5Go     2└ 3   +1St 1Go")
    assert "○ Dungeon            11 3St 4Go 4      Wall: +2Go" in lines[1]
    assert "no room" in page(table.show_only())


def test_the_pool_of_the_short_game() -> None:
    assert "Pool (for both)" in page(short())
    assert "● Sacrificial Altar   7" in page(short())


def test_the_draft_shows_reserves_and_no_goods_nor_actions() -> None:
    text = page(draft().play("uncover stall"))
    assert text.startswith("Quick start: the draft")
    assert "3 walls  starts" in text
    assert "Wood " not in text
    assert "Action board" not in text


def test_what_can_be_chosen_is_marked() -> None:
    table = era_one().play("take excavation", "use dig")
    assert styled(table, "target") == ["1,0", "2,1", "3,1", "4,0"]
    table = era_one().give("5F 1w 1s 1g").take("housework").play("use 1g>furnish")
    assert {"2,0", "Shelf", "Spinning Wheel", "Grindstone"} == set(styled(table, "target"))


def test_walls_have_styles_of_their_own() -> None:
    table = era_one().wall("2,0|2,1")
    assert "║" in "".join(styled(table, "placed"))
    assert "┃" in "".join(styled(table, "wall"))
    assert "┊" in "".join(styled(table, "open"))
    assert "►" in "".join(styled(table, "opening"))


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_position_fits_in_120_columns(mode: dict[str, object], language: str) -> None:
    game = lascaux.load("cave-vs-cave", **mode)
    at, rng = game.start(), Random(4)
    names = ("A name that is too long", "Another of this kind")[: game.seats]
    while not at.over:
        at.play(at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices())))
        if rng.randrange(10) == 0 or at.over:
            lines = draw(game, at, rng.randrange(game.seats), language, names).plain().splitlines()
            assert max(len(line) for line in lines) <= 120
            assert len(lines) <= (56 if "eras" in mode else 45)


def test_era_one_with_everything_on_display_is_short_enough() -> None:
    table = era_one().show(*(room.slug for room in ROOMS[1:25]))
    assert len(page(table).splitlines()) < 45


def test_solo_era_two_shows_both_boards() -> None:
    assert "1,-3" in page(solo_era_two())


@pytest.mark.parametrize("language", ["en", "de"])
def test_shorthand_is_short(language: str) -> None:
    short_form = Shorthand(era_one().game.texts, language)
    assert max(len(short_form.room(room.does)) for room in ROOMS) <= 20
    assert max(len(short_form.band(band, 4)) for tile in TILES for band in tile.bands) <= 25
    assert max(len(short_form.band(band)) for band in BONUS) <= 20


@pytest.mark.parametrize(
    ("does", "written"),
    [
        ("+1w / +1s / +1e / +1f", "+1Wo/St/Em/Fl"),
        ("w := 2 / s := 2 / e := 2 / f := 2", "Wo/St/Em/Fl↑2"),
        ("1e > 3F / 4e > 7F", "1/4Em→3/7Fo"),
        ("2e > 4F 1g / 3e > 4F 2g", "2/3Em→4Fo 1/2Go"),
        ("5e > 4g / 5f > 4g", "5Em/5Fl→4Go"),
        ("+3f / +1g", "+3Fl / +1Go"),
        ("+1D / 1g > 2D / 2g > 3D", "+1Do / 1/2Go→2/3Do"),
        ("+2F / +1s if s < 3 / +2F 1s if s < 3", "+2Fo 1St if St<3"),
        ("A04: 1F > 1g", "Undergrowth: 1Fo→1Go"),
        ("1, 1+1: +1w", "Act 1, 1+1: +1Wo"),
        ("flax: +1F", "Flax: +1Fo"),
        ("", ""),
    ],
)
def test_shorthand_of_rooms(does: str, written: str) -> None:
    assert Shorthand(era_one().game.texts, "en").room(does) == written
