"""What civilization cards bring at once and at the end (STA-CARD-08 to -14)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules.scoring import final_points
from tests.stone_age.scenes import on_card
from tests.stone_age.table import table

# T-CARD: top, bottom
CARDS = {
    1: ("DICE", "toolmaker 2"),
    2: ("OTOOL4", "toolmaker 1"),
    3: ("FOOD7", "pottery"),
    4: ("FOOD4", "builder 1"),
    5: ("DRAW", "writing"),
    6: ("CLAY1", "shaman 2"),
    7: ("DICE", "transport"),
    8: ("STONE2", "transport"),
    9: ("DICE", "writing"),
    10: ("STONE1", "shaman 1"),
    11: ("FOOD5", "healing"),
    12: ("DICE", "pottery"),
    13: ("ROLLG", "art"),
    14: ("PTOOL", "art"),
    15: ("DICE", "builder 2"),
    16: ("OTOOL3", "toolmaker 1"),
    17: ("OTOOL2", "toolmaker 2"),
    18: ("DICE", "toolmaker 2"),
    19: ("FOOD1", "weaving"),
    20: ("GOLD1", "shaman 1"),
    21: ("DICE", "farmer 1"),
    22: ("VP3", "music"),
    23: ("AGRI", "time"),
    24: ("ROLLW", "shaman 2"),
    25: ("DICE", "farmer 2"),
    26: ("STONE1", "farmer 1"),
    27: ("AGRI", "farmer 1"),
    28: ("VP3", "music"),
    29: ("ROLLS", "shaman 1"),
    30: ("FOOD3", "farmer 2"),
    31: ("ANY2", "healing"),
    32: ("FOOD3", "weaving"),
    33: ("DICE", "time"),
    34: ("DICE", "builder 1"),
    35: ("VP3", "builder 3"),
    36: ("FOOD2", "builder 2"),
}
FIGURES = {"farmer": 7, "builder": 3, "shaman": 6, "toolmaker": 5}  # what each figure scores below


def at_the_end(*cards: str) -> int:
    """The score of seat 0 with agriculture 7, three buildings, six people and tools of value 5."""
    made = table().agriculture(7, 0).buildings("b02 b18 b28", 0).people(6, 0).tools("3 2", 0)
    made.cards(" ".join(cards), 0).stack_left(1, 0)
    assert made.score(0) == 0  # the lower half does nothing while the game runs
    return made.begin_new_round().score(0)


@pytest.mark.rule("STA-CARD-08")
@pytest.mark.parametrize("number", CARDS)
def test_the_lower_half_scores_at_the_end(number: int) -> None:
    kind, _, figures = CARDS[number][1].partition(" ")
    assert at_the_end(f"c{number:02}") == (int(figures) * FIGURES[kind] if figures else 1)


@pytest.mark.rule("STA-CARD-08")
def test_equal_symbols_begin_a_second_row() -> None:
    green = {number: bottom for number, (_, bottom) in CARDS.items() if " " not in bottom}
    for number, symbol in green.items():
        for other, its_symbol in green.items():
            if number < other:
                expected = 1 + 1 if symbol == its_symbol else 2 * 2
                owned = table().cards(f"c{number:02} c{other:02}", 0)
                assert final_points(owned.at, 0) == expected, (number, other)


def having(top: str) -> list[str]:
    return [f"c{number:02}" for number, card in CARDS.items() if card[0] == top]


@pytest.mark.rule("STA-CARD-09")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 7])
def test_food(number: int) -> None:
    for card in having(f"FOOD{number}"):
        played = on_card(card).play("buy")
        assert played.tribe(0).goods == {"W": 0, "C": 0, "S": 0, "G": 0, "F": 12 + number}
        assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-CARD-10")
@pytest.mark.parametrize(
    ("top", "good", "number"), [("CLAY1", "C", 1), ("STONE1", "S", 1), ("STONE2", "S", 2), ("GOLD1", "G", 1)]
)
def test_resources(top: str, good: str, number: int) -> None:
    for card in having(top):
        played = on_card(card).play("buy")
        assert played.tribe(0).goods == {"W": 0, "C": 0, "S": 0, "G": 0, "F": 12} | {good: number}
        assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-CARD-11")
@pytest.mark.parametrize("card", ["c22", "c28", "c35"])
def test_three_points(card: str) -> None:
    played = on_card(card).points(4, 0)
    assert played.play("buy").score(0) == 7
    assert (played.score(1), played.legal()) == (0, {"resolve field"})


@pytest.mark.rule("STA-CARD-12")
@pytest.mark.parametrize("card", ["c23", "c27"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_agriculture(card: str, before: int, after: int) -> None:
    played = on_card(card, rest="c03 c06 c22").agriculture(before).play("buy")
    assert (played.tribe(0).agriculture, played.legal()) == (after, {"resolve field"})


@pytest.mark.rule("STA-CARD-13")
@pytest.mark.parametrize(
    ("before", "after"), [("", [1]), ("1 1 1", [2, 1, 1]), ("4 4 3", [4, 4, 4]), ("4 4 4", [4, 4, 4])]
)
def test_a_permanent_tool_step(before: str, after: list[int]) -> None:
    played = on_card("c14").tools(before).play("buy")
    assert played.tribe(0).tools == [(value, True) for value in after]
    assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-CARD-13")
def test_the_tool_to_raise_may_be_a_question() -> None:
    played = on_card("c14").tools("1 1 1x").play("buy", "raise used")
    assert played.tribe(0).tools == [(2, False), (1, True), (1, True)]


@pytest.mark.rule("STA-CARD-14")
@pytest.mark.parametrize(("card", "good", "pips_each"), [("c24", "W", 3), ("c29", "S", 5), ("c13", "G", 6)])
def test_two_dice_for_a_resource(card: str, good: str, pips_each: int) -> None:
    for dice in ((6, 6), (1, 1), (4, 1), (pips_each - 1, 1), (6, 5)):
        played = on_card(card, "1C").play("buy").roll(*dice)
        gained = {good: sum(dice) // pips_each}
        assert played.tribe(0).goods == {"W": 0, "C": 0, "S": 0, "G": 0, "F": 12} | gained
        assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-CARD-14")
def test_tools_and_malus_count_for_the_rolls_of_cards() -> None:
    def gold(*tools: str) -> int:
        made = on_card("c13", "1C", theme="winter", animals=True).animal("polar-bear").tools("2").one_use(3)
        return made.play("buy").roll(4, 3).play(*tools).has("G", 0)

    assert gold("no-tool") == 0  # 4 pips
    assert gold("tool 2", "no-tool") == 1  # 6 pips
    assert gold("tool 2", "one-use 3") == 1  # 9 pips
    assert gold("one-use 3") == 1  # 7 pips
