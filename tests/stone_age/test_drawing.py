"""The table as text: compact, never wider than 120 columns, and as one seat sees it."""

from __future__ import annotations

import pytest

import lascaux
from tests.stone_age.scenes import buying_card, winter
from tests.stone_age.table import Table, acting, table


def lines(made: Table, seat: int = 0, language: str = "en") -> list[str]:
    return made.game.text(made.at, seat, language).splitlines()


def line(made: Table, word: str, seat: int = 0, language: str = "en") -> str:
    """The first line with this word."""
    return next(text for text in lines(made, seat, language) if word in text)


def rich(players: int) -> Table:
    """A late game with as much of everything as can be."""
    made = winter(players).animal("bird-of-prey", "wild-boar", "polar-bear", "wolf")
    for seat in range(players):
        made.give("30W 30C 30S 30G 99F", seat).tools("4 4x 3", seat).agriculture(10, seat).points(-100, seat)
        made.put("hunt", seat, 10).people(10, seat)
    made.one_use(4, 3, 2).any_two().cards("c07 c09 c11 c12 c13 c14 c15 c19 c20 c21 c24 c25 c28 c29 c32 c33 c35")
    return made.blind("c08").buildings("b18 b19 b20 b21 i1 i2").begin_placement()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_fits_a_page(players: int, language: str) -> None:
    made = rich(players)
    for seat in (lascaux.NOBODY, *range(players)):
        drawn = made.game.draw(made.at, seat, language, ["A very long name indeed, longer than a line"] * players)
        assert max(map(len, drawn.plain().splitlines())) <= 120
        assert drawn.height <= 28


def test_people_stand_on_places_as_letters_and_free_rings_as_dots() -> None:
    made = table(4).put("forest", 0, 2).put("forest", 2, 1).put("hunt", 1, 3).put("card-2", 3).put("hut", 1, 2)
    assert "Forest     AAC···· ÷3 Wood" in line(made, "Forest")
    assert line(made, "Hunt  ").split()[:2] == ["Hunt", "3B"]
    assert line(made, "Card 2").split()[:5] == ["×", "Card", "2", "D", "c06"]
    assert line(made, "Hut ").split()[:3] == ["×", "Hut", "BB"]


def test_the_fullest_places_leave_room_for_their_neighbours() -> None:
    made = rich(4)
    assert " ".join(line(made, "Hunt  ").split()[:6]) == "Hunt 10A 10B 10C 10D River"
    assert "1–7 any kind   worth" in line(made, "b26")
    assert "c17 2er-Einmal-Werkzeug     2 Werkzeugmacher × Werkzeuge     Ge" in line(
        table(4).slots("c17"), "c17", 0, "de"
    )


def test_cards_and_buildings_show_price_and_gain() -> None:
    made = table(3)
    said = "Card 1  · c03 7 food                  pottery                          Building 1 · b01 2Wo 1Cl"
    assert said in line(made, "c03")
    assert "1 farmer × agriculture" in line(made, "c27")
    assert line(made, "b19").split()[-7:] == ["b19", "4", "of", "2", "kinds", "worth", "7"]
    assert "2Ho 1Le        10 SP    7" in line(made, "b01", language="de")


def test_a_winter_shows_igloos_animals_and_what_is_assumed() -> None:
    made = winter(4).animal("wolf", "wild-boar").put("animal", 1)
    text = made.game.text(made.at, 0)
    assert "Wolf −2* B···" in text
    assert "waiting: Wild boar" in text
    assert "1:3VP 2–3:3Fo* 4–5:1Re*" in text
    assert "Igloo 4 · 3Go 18 VP+" in text
    assert lines(made)[0].endswith("hard winter · * assumed")
    assert "Livestock" in text
    assert "Igloo" not in table(4).game.text(table(4).at, 0)


def test_targets_of_choices_stand_out_for_the_seat_that_chooses() -> None:
    made = table(2).put("toolmaker", 1)
    styles = {text.strip(): style for row in made.game.draw(made.at, 0).runs() for text, style in row}
    assert (styles["Hut"], styles["Tool maker"]) == ("target", "dim")
    styles = {text.strip(): style for row in made.game.draw(made.at, 1).runs() for text, style in row}
    assert styles["Hut"] == ""


def test_dice_on_the_table_are_shown() -> None:
    made = acting("river 3").play("resolve river").roll(5, 6)
    assert line(made, "Roll") == "Roll: 11 pips: 1 gold, 1 to roll"
    made = buying_card("c01", "1W", players=2).play("buy").roll(4, 2)
    assert line(made, "Dice") == "Dice: 2 4"


def test_tableaus_begin_with_the_viewers_and_go_on_clockwise() -> None:
    title = next(text for text in lines(table(3), seat=1) if "Player 1  0 VP" in text)
    assert " ".join(title.split()) == "B Player 2 0 VP C Player 3 0 VP ►A Player 1 0 VP"


def test_only_its_owner_is_shown_the_blind_drawn_card() -> None:
    made = table(2).cards("c05", 0).blind("c33", 0)
    own, other = made.game.text(made.at, 0), made.game.text(made.at, 1)
    assert "cards 1  + secret c33  green 2²  Writ  Time" in own
    assert "cards 1  + a secret one  green 1²  Writ" in other
    assert "c33" not in other
