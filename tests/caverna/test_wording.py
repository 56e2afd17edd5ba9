"""What the game says: prompts, choices, log lines and help, in both languages."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.core.game import Game
from lascaux.games.caverna.handbook import TERMS
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.goods import NAMES as GOODS
from lascaux.games.caverna.rules.loot import LOOT
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.caverna.table import Table, expedition, on_turn, table

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus"]


def prompt(made: Table, language: str = "en") -> str:
    return made.game.prompt(made.at, language, NAMES)


def log(made: Table, choice: str, language: str = "en") -> str:
    """The log line of this choice."""
    assert made.offers(choice)
    return made.game.log(made.at, made.game.parse(choice), language, NAMES)


def describe(game: Game, choice: str, language: str = "en") -> str:
    return game.describe(game.parse(choice), language)


# Prompts


def test_a_turn_names_the_dwarf_in_order() -> None:
    made = table().dwarfs(5, 0)
    assert prompt(made) == "Ada, place an unarmed dwarf, or pass."
    assert prompt(made.dwarfs(5, 3), "de") == "Ada, setze den Zwerg mit Stärke 3 ein oder passe."
    made.give("1R").play("send 5")
    assert prompt(made) == "Ada, the ruby is paid: place the dwarf of strength 5."


@pytest.mark.rule("CAV-ROUND-07")
def test_a_player_whose_dwarfs_can_do_nothing_is_told_so() -> None:
    made = table()
    made.set_cell(layout.OCCUPIED, made.cell(layout.IN_PLAY))
    assert prompt(made).startswith("Ada, none of your dwarfs can do anything on a free space")


def test_prompts_fill_in_what_matters() -> None:
    assert prompt(Table(players=2)) == "Chance chooses the starting player."
    made = on_turn("5O").play("place blacksmithing")
    assert prompt(made) == "Ada, what do you do on Blacksmithing?"
    assert prompt(made.play("do forge")) == "Ada, how strong is the new weapon (you have 5 ore)?"
    assert prompt(expedition(3, 2), "de") == "Ada, wähle eine Belohnung für Stärke 3 (noch 2)."
    made = table().play("place drift-mining", "do cavern-tunnel")
    assert prompt(made) == "Ada, choose a square for the cavern."
    assert prompt(made.play("lay 3,1"), "de") == "Ada, wähle ein Feld für den Stollen."
    made = table().give("2W 2S").play("place housework", "do furnish", "furnish work-room")
    assert prompt(made) == "Ada, choose a square for Work room."


def test_feeding_says_what_is_needed_and_what_is_there() -> None:
    made = table().give("1F", 0).give("9F", 1).give("1R", 0).harvest()
    assert prompt(made).startswith("Ada, your dwarfs need 4 food and you have 1 food: exchange something, or feed")
    made = table().furnish("working-cave").give("9F 1W", 0).give("9F", 1).harvest()
    assert prompt(made) == "Ada, your dwarfs need 4 food and you have 9 food: feed them."


def test_what_may_be_furnished_is_said() -> None:
    made = table().show_cards("wish-for-children").give("9W 9S").play("place wish-for-children", "do furnish-dwelling")
    assert prompt(made) == "Ada, which dwelling do you furnish?"
    assert prompt(expedition(11, 1, "2W 2S").play("loot dwelling")) == "Ada, furnish a Dwelling."


# Choices and the log


def test_choices_are_named_for_buttons() -> None:
    game = lascaux.load("caverna")
    assert describe(game, "place drift-mining", "de") == "Sohlenbau"
    assert describe(game, "furnish cuddle-room", "de") == "Kuschelzimmer"
    assert describe(game, "breed sheep+boar") == "newborn: 1 sheep and 1 wild boar"
    assert describe(game, "breed none") == "newborn: none"
    assert describe(game, "sow 1 2") == "1 field of grain and 2 fields of vegetables"
    assert describe(game, "sow 2 0", "de") == "2 Äcker mit Getreide"
    assert describe(game, "ruby cattle") == "1 ruby and 1 food for 1 cattle"
    assert describe(game, "ruby cavern") == "2 rubies for a cavern"
    assert describe(game, "spend 5", "de") == "5 Gold gegen 4 Nährwerte"
    assert describe(game, "send 0") == "pay a ruby to place an unarmed dwarf"


def test_things_that_look_alike_have_names_of_their_own() -> None:
    texts = lascaux.load("caverna").texts
    for language in ("en", "de"):
        for group, slugs in (("spaces", SPACES), ("rooms", [room.slug for room in ROOMS])):
            names = [texts.say(language, f"{group}.{slug}.name") for slug in slugs]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_choice_is_described_and_no_gap_is_left(language: str) -> None:
    game = lascaux.load("caverna", players=7)
    described = [game.describe(choice, language) for choice in range(game.verbs.size)]
    assert all(text and "{" not in text for text in described)


def test_the_log_says_what_a_choice_wins_and_loses() -> None:
    assert log(table(), "place logging") == "Ada places an unarmed dwarf on Logging (+3 wood)."
    assert log(on_turn("5O").play("place blacksmithing", "do forge"), "forge 4").endswith("strength 4 (−4 ore).")
    assert log(table(), "pass", "de") == "Ada passt."
    made = table().give("3boar").furnish("slaughtering-cave").play("exchange")
    assert log(made, "cook boar") == "Ada turns a wild boar into food (−1 wild boar, +3 food)."


def test_the_log_of_a_tile_names_its_printed_bonus() -> None:
    made = table().play("place sustenance", "do meadow-field", "lay 2,3")
    assert log(made, "lay 1,3") == "Ada lays the field: 1,3 (+1 food)."
    made = table().give("1S").play("place housework", "do furnish", "furnish carpenter")
    assert log(made, "lay 3,2", "de") == "Ada legt „Tischlerei“: 3,2."


def test_animals_are_logged_when_they_are_taken() -> None:
    made = table().show_cards("sheep-farming").stack("sheep-farming", "2sheep").give("0W 0S")
    assert log(made, "place sheep-farming").endswith("on Sheep farming (+2 sheep).")
    made.give("1S").play("place sheep-farming")
    assert log(made, "do stable") == "Ada builds a stable (−1 stone)."
    assert log(made, "done") == "Ada is done (+2 sheep)."


def test_a_dwarf_is_logged_by_its_strength_and_not_by_a_number() -> None:
    made = on_turn("0F").furnish("peaceful-cave").dwarfs(14, 3).play("exchange")
    said = "Ada uses the Peaceful cave for the dwarf of strength 3, who gives up the weapon"
    assert log(made, "disarm 2").startswith(said)


@pytest.mark.rule("CAV-BEG-01")
def test_begging_is_logged() -> None:
    made = table().give("1F", 0).give("1R", 0).give("9F", 1).harvest()
    assert log(made, "feed food") == "Ada feeds the dwarfs (−1 food, +3 begging markers)."
    assert log(made, "feed food", "de").endswith("(−1 Nährwert, +3 Bettelmarken).")


@pytest.mark.rule("CAV-HARVEST-05", "CAV-HARVEST-07")
def test_red_markers_say_what_they_mean() -> None:
    made = table().round(5).new_round()
    while made.decision != "draw-marker":
        made.at.play(made.at.choices()[0])
    assert log(made, "marker leaf").endswith("a full harvest.")
    assert log(made, "marker red").endswith("the first red one: no harvest.")
    made.set_cell(layout.RED_ROUNDS, 0b11)
    assert "dritte rote" in log(made, "marker red", "de")


# Help


def test_everything_can_be_asked_for() -> None:
    things = lascaux.load("caverna").things()
    assert len(set(things)) == len(things)
    loot = [f"loot-{item.slug}" for item in LOOT]
    assert set(things) == {*SPACES, *GOODS, *(room.slug for room in ROOMS), *loot, *TERMS}


def test_help_says_what_a_space_receives_at_each_player_count() -> None:
    game = lascaux.load("caverna")
    assert game.help("drift-mining").startswith("Drift mining (action space, 1–7 players). Take the stone")
    assert game.help("drift-mining").endswith(
        "Each round it receives with 1–3 players 1 stone; with 4–7 players 2 stone. "
        "Alone it is left out, unless one plays with all spaces."
    )
    assert "3 wood when it is empty, otherwise 1 wood; with 4–7 players 3 wood" in game.help("logging")
    assert "1 Getreide auf das leere Feld, sonst 1 Gemüse" in game.help("Versorgung", "de")
    assert game.help("imitation-4").startswith("Imitation (4 food) (action space, 3 or 5 players)")
    assert game.help("ore-delivery").startswith("Ore delivery (card of quarter 3, 1–7 players)")
    assert game.help("urgent-wish-for-children").startswith("Urgent wish for children (card of quarter 2")
    assert "brings 1 wood, 1 stone, 1 ore, 1 food and 2 gold" in game.help("supplies")


def test_help_says_what_a_furnishing_costs_and_scores() -> None:
    game = lascaux.load("caverna")
    assert game.help("State parlor").startswith(
        "State parlor (yellow furnishing, full set only). Cost: 3 stone and 5 gold. 0 points."
    )
    assert game.help("Steinhauerei", "de").startswith(
        "Steinhauerei (grüne Einrichtung, auch in der Einsteigerauswahl). Kosten: 1 Holz. 1 Punkt."
    )
    assert "Cost: nothing." in game.help("dog-school")
    assert "printed on your board" in game.help("entry-level-dwelling")
    assert game.help("loot-dwelling").startswith("A Dwelling for 2 wood and 2 stone (loot, strength 11).")


def test_things_are_found_by_either_name_and_unknown_ones_name_what_is_near() -> None:
    game = lascaux.load("caverna")
    assert game.help("Gute Stube", "de") == game.help("state-parlor", "de")
    assert game.help("Bettelmarke", "de") == game.help("begging-marker", "de")
    with pytest.raises(ValueError, match=r"nothing here is called 'cudle room'; did you mean .*Cuddle room"):
        game.help("cudle room")


# The end


@pytest.mark.rule("CAV-TIE-01", "CAV-SOLO-09")
def test_the_outcome_names_the_winners_or_the_goal() -> None:
    def outcome(made: Table, language: str = "en") -> str:
        return made.game.outcome(made.at, language, NAMES)

    assert outcome(table().give("30G", 1)) == "Ben wins with 2 points."
    assert outcome(table().give("30G 0F", 0).give("30G", 1), "de") == "Gemeinsame Sieger mit 2 Punkten: Ada und Ben."
    assert outcome(table(1).give("128G")) == "100 points: the goal is more than 100."
    assert outcome(table(1).give("129G"), "de") == "101 Punkte: mehr als 100, das Ziel ist erreicht."


def test_every_line_of_the_sheet_has_a_name() -> None:
    made = table()
    lines = made.game.scoresheet(made.at, 0).lines
    assert all(made.game.texts.knows(f"scores.{line.category}") for line in lines)
