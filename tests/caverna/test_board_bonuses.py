"""What the home board pays for covering a space (CAV-BOARD-02, -11, -12)."""

from __future__ import annotations

import pytest

from tests.caverna.laying import FOREST, FOREST_RIM, MOUNTAIN, MOUNTAIN_RIM, PREPRINTED, all_but, do, open_pairs
from tests.caverna.table import on_turn

BONUSES = {"2,0": "1boar", "0,2": "1boar", "1,3": "1F", "4,3": "1F", "5,0": "2F"}


@pytest.mark.rule("CAV-BOARD-02")
@pytest.mark.parametrize("square", sorted((FOREST | MOUNTAIN) - PREPRINTED))
@pytest.mark.parametrize("tiles", [("meadow", "cavern"), ("field", "tunnel")])
def test_five_spaces_pay_their_printed_bonus(square: str, tiles: tuple[str, str]) -> None:
    tile = tiles[0] if square in FOREST else tiles[1]
    made = all_but(square).play("exchange", f"ruby {tile}", f"lay {square}").give("0R")
    assert made.goods() == BONUSES.get(square, "")


@pytest.mark.rule("CAV-BOARD-11")
@pytest.mark.parametrize(
    ("deed", "first", "second", "bonus"),
    [
        ("meadow-field", "2,0", "2,1", "1boar"),
        ("meadow-field", "2,1", "2,0", "1boar"),
        ("cavern-tunnel", "5,0", "5,1", "2F"),
        ("cavern-tunnel", "4,2", "4,3", "1F"),
    ],
)
def test_either_half_of_a_twin_tile_uncovers_the_bonus(deed: str, first: str, second: str, bonus: str) -> None:
    made = on_turn("0F").lay("meadow", "2,3 2,2").lay("cavern", "4,1 4,0")
    space = "clearing" if deed == "meadow-field" else "drift-mining"
    assert do(made, space, deed).play(f"lay {first}", f"lay {second}").goods(0) == bonus


@pytest.mark.rule("CAV-BOARD-11")
def test_the_tile_of_an_expedition_uncovers_the_bonus_too() -> None:
    made = on_turn("0F").lay("meadow", "2,1").dwarfs(11, 11).stack("logging", "")
    made.play("place logging", "do expedition", "loot meadow", "lay 2,0")
    assert made.has("boar", 0) == 1


@pytest.mark.rule("CAV-BOARD-11")
def test_a_stable_uncovers_nothing_but_a_meadow_under_it_does() -> None:
    made = do(on_turn("1S 1R").lay("meadow", "0,1"), "sheep-farming", "stable").play("lay 0,2")
    assert made.has("boar", 0) == 0
    made.turn_of(0).play("exchange", "ruby meadow", "lay 0,2")
    assert made.has("boar", 0) == 1
    assert made.squares("stable") == {"0,2"}


@pytest.mark.rule("CAV-BOARD-11")
def test_the_bonus_is_paid_once_and_not_again_for_a_fence() -> None:
    made = on_turn("2W 1R 0F").lay("meadow", "2,3").play("exchange", "ruby meadow", "lay 1,3")
    assert made.has("F") == 1
    do(made, "sheep-farming", "small-pasture").play("lay 1,3")
    assert made.has("F", 0) == 1


@pytest.mark.rule("CAV-BOARD-11")
def test_the_bonus_is_not_paid_again_for_a_mine() -> None:
    made = on_turn("1R 0F").play("exchange", "ruby tunnel", "lay 4,3")
    assert made.has("F") == 1
    do(made, "ruby-mine-construction", "ruby-mine").play("lay 4,3")
    assert made.has("F", 0) == 1


@pytest.mark.rule("CAV-BOARD-12")
@pytest.mark.parametrize(
    ("space", "deed", "rim", "paying"),
    [
        # The neighbours of (2,0), (0,2) and (1,3)
        ("clearing", "meadow-field", ("meadow", FOREST_RIM), 2 + 3 + 3),
        # The bare neighbours of (4,3) and (5,0)
        ("drift-mining", "cavern-tunnel", ("cavern", MOUNTAIN_RIM), 2 + 2),
    ],
)
def test_no_twin_tile_covers_two_bonus_spaces(space: str, deed: str, rim: tuple[str, set[str]], paying: int) -> None:
    made = do(on_turn("0F").lay(rim[0], " ".join(rim[1])), space, deed)
    gains = {}
    for first, second in open_pairs(made):
        gain = made.fork().play(f"lay {first}", f"lay {second}").goods(0)
        gains[frozenset((first, second))] = gain
    assert set(gains.values()) <= {"", "1boar", "1F", "2F"}
    assert len([gain for gain in gains.values() if gain]) == paying
