"""The table as text: clear, never wider than 120 columns, and as one seat sees it."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.rooms import ROOMS
from tests.caverna.table import Table, expedition, on_turn, table

LONG_NAME = "A very long name indeed, longer than half a line of the page"


def lines(made: Table, seat: int = 0, language: str = "en") -> list[str]:
    return made.game.text(made.at, seat, language).splitlines()


def line(made: Table, word: str, seat: int = 0, language: str = "en") -> str:
    """The first line with this word, from there on."""
    return next(text[text.index(word) :] for text in lines(made, seat, language) if word in text)


def home(made: Table, seat: int = 0) -> list[str]:
    """The lines of the home board and what stands beside it."""
    drawn = lines(made, seat)
    first = next(number for number, text in enumerate(drawn) if text.startswith("┌"))
    return drawn[first : first + 17]


def styles(made: Table, seat: int = 0) -> dict[str, str]:
    return {text.strip(): style for row in made.game.draw(made.at, seat).runs() for text, style in row}


# The page


def rich(players: int) -> Table:
    """A late game with as much of everything as can be."""
    made = table(players).round(12)
    for seat in range(players):
        made.give("38W 38S 38O 28R 99G 28Gr 28V 88F 28dog 28sheep 28donkey 28boar 28cattle", seat)
        made.dwarfs(14, 14, 14, 14, 14, 0, newborn=1, seat=seat).set(layout.BEGGING, 33, seat)
        made.large_pasture("-1,0", "0,0", seat).large_pasture("2,3", "2,4", seat).lay("stable", "-1,0 0,0 2,3", seat)
        made.lay("2 vegetables", "0,1 1,-1", seat).lay("deep-tunnel", "6,1 4,-1 4,4", seat)
        for number in range(3):
            made.set(layout.DELIVERIES + number, 4, seat)
    made.reveal(*(card for stage in made.game.view(made.at, 0)["unrevealed"] for card in stage))
    for number, room in enumerate(ROOMS[1:24]):
        if number < 9 * players:
            made.furnish(room.slug, seat=number % players)
    return made.turn_of(0)


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_fullest_table_fits_a_page(players: int, language: str) -> None:
    made = rich(players)
    for seat in (lascaux.NOBODY, *range(players)):
        drawn = made.game.draw(made.at, seat, language, [LONG_NAME] * players)
        assert max(map(len, drawn.plain().splitlines())) <= 120
        assert drawn.height <= 100


@pytest.mark.parametrize("players", [1, 2, 3, 5, 7])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_position_of_a_game_fits_a_page(players: int, language: str) -> None:
    made, rng = Table(players=players), Random(players)
    while not made.at.over:
        made.at.play(made.at.sample(rng) if made.at.actor == lascaux.CHANCE else rng.choice(list(made.at.choices())))
        if rng.randrange(50) == 0 or made.at.over:
            drawn = made.game.draw(made.at, rng.randrange(players), language, [LONG_NAME] * players)
            assert max(map(len, drawn.plain().splitlines())) <= 120
            assert drawn.height <= (45, 53, 55, 58, 65, 68, 72)[players - 1]


def test_the_status_tells_round_phase_and_players() -> None:
    assert lines(table(2))[0] == "Round 1 of 12 · work · Player 1 starts · markers face down: 3 green, 3 red"
    made = table(3).play("pass", "place starting-player")
    assert "Player 1 starts · next time Player 2" in lines(made)[0]
    assert lines(table(1), language="de")[0] == "Runde 1 von 12 · Arbeitszeit"
    assert lines(Table(players=2))[0].startswith("before the game · markers")


def test_the_harvests_of_all_rounds_are_shown() -> None:
    made = table(2).round(5)
    assert line(made, "Harvests") == "Harvests  1 –  2 –  3 full  4 1 food  ►5 full  6 ?  7 ?  8 ?  10 ?  11 ?  12 ?"
    made = table(3).round(6).set_cell(layout.MARKER, 3)
    assert "5 full  ►6 1 food  7 ?  8 ?  9 ?" in line(made, "Harvests")
    assert "11 voll  12 voll" in line(table(1), "Erntezeiten", language="de")


def test_cards_to_come_are_listed_by_stage() -> None:
    assert line(table(2), "Cards to come") == "Cards to come:  stage 1: Sheep farming, Ore mine construction"
    assert line(table(2), "stage 3").startswith("stage 3: Family life, Ore delivery")
    assert "Cards to come" not in "\n".join(lines(rich(2)))


# Spaces


def test_spaces_show_dwarfs_goods_and_deeds() -> None:
    made = table(4).dwarfs(0, 5, seat=1).occupy("housework", 1).dwarfs(14, seat=2).stack("logging", "12W")
    made.occupy("logging", 2).reveal("sheep-farming").stack("sheep-farming", "3sheep")
    assert "B0  Housework" in "\n".join(lines(made))
    assert line(made, "C14 Logging").split("  ")[0] == "C14 Logging"
    assert "12W · exp. 1" in line(made, "C14 Logging")
    assert "3Sh · small, large pasture, stable" in line(made, "Sheep farming")
    assert "cavern+tunnel / 2 caverns" in line(made, "Excavation")
    assert line(made, "Starting player").split()[:5] == ["Starting", "player", "1F", "·", "+1R"]
    assert "1W 1S 1O 2G 1F / growth" in line(made, "Growth")


def test_a_newborn_is_a_plus() -> None:
    made = table(4).furnish("dwelling").play("place growth", "do grow")
    assert "A0+ Growth" in "\n".join(lines(made))
    assert "A0 newborn, Growth" in "\n".join(lines(made))


def test_spaces_that_can_be_chosen_stand_out_for_the_seat_that_chooses() -> None:
    made = table(2).occupy("logging", 1)
    assert (styles(made)["Drift mining"], styles(made)["Logging"]) == ("target", "dim")
    assert styles(made, 1)["Drift mining"] == ""
    assert styles(table(2).occupy("logging", 1))["B0"] == "blue"


def test_the_action_in_progress_is_shown() -> None:
    made = expedition(5, 3).play("loot wood", "loot sheep")
    assert "Player 1 uses Blacksmithing  expedition of strength 5: 1 left  taken: 1 wood, 1 sheep" in lines(made)


# Home boards


def test_a_home_board_as_it_lies_on_the_table() -> None:
    made = table().lay("3 grain", "1,3").lay("small-pasture", "2,3").lay("stable", "2,3").give("4sheep 1donkey 1dog")
    made.large_pasture("1,2", "2,2").furnish("cuddle-room", "3,2").lay("ore-mine", "4,2").lay("deep-tunnel", "4,3")
    assert [text[14:88].rstrip() for text in home(made)[8:]] == [
        "┼─────────────┴─────────────┤ ├─────────────┼─────────────┼─────────────┤",
        "│1,2 pasture   2,2 pasture  │ │3,2      2 GP│4,2 ore mine │5,2░░░░░░░░░░│",
        "│                           │ │Cuddle room  │             │░░░░░░░░░░░░░│",
        "│                           │ │2 sheep      │1 donkey     │░░░░░░░░░░░░░│",
        "┼─────────────┬─────────────┤ ├─────────────┼─────────────┼─────────────┤",
        "│1,3 field    │2,3 pasture  │ │3,3          │4,3          │5,3░░░░░░░░░░│",
        "│3 grain      │            ⌂│►│Entry-level  │deep tunnel  │░░░░░░░░░░░░░│",
        "│             │2 sheep      │ │1 dog        │             │░░░░░░░░░░░░░│",
        "┴─────────────┴─────────────┘ └─────────────┴─────────────┴─────────────┘",
    ]


def test_printed_bonuses_are_shown_until_they_are_covered() -> None:
    text = "\n".join(home(table().lay("cavern", "5,0")))
    assert text.count("+1 wild boar") == 2
    assert text.count("+1 food") == 2
    assert "+2 food" not in text


def test_squares_beside_the_board_are_shown_where_they_are_used() -> None:
    assert "-1,2" not in "\n".join(lines(table()))
    drawn = "\n".join(lines(table().lay("meadow", "-1,2").lay("tunnel", "4,-1")))
    assert "-1,2 meadow" in drawn
    assert "4,-1 tunnel" in drawn
    assert "-1,1" not in drawn


def test_squares_that_can_be_chosen_stand_out() -> None:
    made = table().play("place clearing", "do meadow-field")
    assert styles(made)["2,3"] == "target"
    assert styles(made)["0,0"] == "dim"
    assert styles(made, 1)["2,3"] == "dim"
    office = table().furnish("office-room").lay("meadow", "0,3").play("place clearing", "do meadow-field")
    assert styles(office)["-1,2"] == "target"


def test_long_names_of_furnishings_are_broken_where_german_breaks_them() -> None:
    german = "\n".join(lines(table().furnish("breakfast-room", "4,2"), language="de"))
    assert "│Frühstücks-  │" in german
    assert "│zimmer       │" in german
    assert "│Eingangs-    │" in german


def test_the_viewers_home_is_drawn_and_a_spectator_sees_the_player_on_turn() -> None:
    made = table(2).lay("meadow", "0,0", seat=1)
    assert "0,0 meadow" not in "\n".join(home(made, 0))
    assert "0,0 meadow" in "\n".join(home(made, 1))
    assert "0,0 meadow" not in "\n".join(home(made, lascaux.NOBODY))
    assert "0,0 meadow" in "\n".join(home(made.play("pass"), lascaux.NOBODY))


# Players


def test_the_viewer_has_everything_in_words() -> None:
    made = on_turn("3W 1R 2boar").dwarfs(0, 5).set(layout.DELIVERIES, 3).set(layout.BEGGING, 1).round(3)
    panel = " ".join(" ".join(text[88:].split()) for text in home(made))
    assert "►A Player 1 -26 GP 3 wood 0 stone 0 ore 1 ruby" in panel
    assert "0 donkeys 2 wild boars 0 cattle Dwarfs 2, beds 2: A0 at home A5 at home" in panel
    assert "needs 4 food begging markers 1" in panel
    assert "1 wood a round (3 left)" in panel


def test_animals_without_room_are_named() -> None:
    assert "no room" not in "\n".join(lines(table().give("2boar")))
    assert line(table().give("3boar"), "no room") == "no room for:  1 wild boar"
    assert line(table().give("3boar"), "kein Platz", language="de") == "kein Platz für:  1 Wildschwein"


def test_the_others_follow_clockwise_with_a_small_map() -> None:
    made = table(3).give("2W 3sheep", 2).lay("meadow", "2,3", 2).lay("2 grain", "2,2", 2).furnish("seam", "4,3", 2)
    text = lines(made, seat=1)
    start = next(number for number, found in enumerate(text) if found.startswith("The others"))
    assert " ".join(text[start + 1].split()) == "C Player 3 -18 GP ►A Player 1 -28 GP"
    assert [found[1:13].rstrip() for found in text[start + 2 : start + 6]] == [
        "· · ·  · · ·",
        "· · ·  · · ·",
        "· · g  c · ·",
        "· · m  # # ·",
    ]
    assert text[start + 2][18:].split()[:3] == ["2W", "2F", "3Sh"]
    assert "Dwarfs 2, beds 2: C0 C0" in text[start + 3]
    assert "Seam 1" in "\n".join(text[start + 4 : start + 6])


# The offer


def test_the_offer_lists_names_costs_and_points() -> None:
    made = table()
    drawn = "\n".join(lines(made))
    for row in ("Couple dwelling      8W 6S  5", "Breeding cave        1S 1Gr 2", "Dog school           free   0"):
        assert row in drawn
    assert "State parlor         3S 5G  *" in drawn
    assert drawn.count("Simple dwelling") == 2
    assert "Seam                 2W" in drawn
    assert "Seam                 2W" not in "\n".join(lines(table().furnish("seam")))


def test_furnishings_that_can_be_taken_stand_out() -> None:
    made = on_turn("1W").play("place housework", "do furnish")
    shown = styles(made)
    assert (shown["Cuddle room"], shown["Seam"], shown["Weapon storage"]) == ("target", "green", "yellow")
    assert (shown["Dwelling"], styles(made, 1)["Cuddle room"]) == ("orange", "green")
