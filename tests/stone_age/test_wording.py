"""What the game says: prompts, choices, log lines and help, in both languages."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.core.game import Game
from lascaux.games.stone_age.game import StoneAge
from lascaux.games.stone_age.rules.cards import CARDS
from tests.stone_age.scenes import at_animal, buying, buying_card, feeding, scored, winter
from tests.stone_age.table import Table, acting, table


def prompt(made: Table, language: str = "en") -> str:
    return made.game.prompt(made.at, language, ["Ada", "Ben", "Cleo", "Dan"])


def log(made: Table, choice: str, language: str = "en", seat: int = lascaux.NOBODY) -> str:
    """The log line of this choice, as a seat reads it."""
    assert isinstance(made.game, StoneAge)
    assert made.offers(choice)
    return made.game.log(made.at, made.game.parse(choice), language, ["Ada", "Ben", "Cleo", "Dan"], seat)


def describe(game: Game, choice: str, language: str = "en") -> str:
    return game.describe(game.parse(choice), language)


# Prompts


def test_prompts_fill_in_what_matters() -> None:
    assert prompt(table()) == "Ada, put people on a place (5 at home)."
    made = acting("forest 2", theme="winter", animals=True).animal("wolf").tools("1").play("resolve forest").roll(4, 5)
    assert prompt(made) == "Ada, your roll comes to 7 and brings 2 wood. Add a tool?"
    assert prompt(buying("b11"), "de") == "Ada, kaufst du b11 (1 Lehm und 2 Stein für 14 Punkte)?"
    paying = buying("b26", "3W 4C").play("buy")
    assert prompt(paying) == "Ada, how much wood do you pay? Still due: 1 to 7 resources."
    assert prompt(paying.play("pay wood 2")) == "Ada, how much clay do you pay? Still due: up to 5 resources."
    assert prompt(feeding("2F 1W")) == "Ada, 3 food is missing: pay as many resources, or starve?"
    said = "Ada, your die shows 4: take 1 resource of your choice, or 3 points instead."
    assert prompt(at_animal(2, 0).begin_actions().roll(4, 1)) == said
    assert prompt(scored(table(2))) == "The game is over."


def test_a_hard_winters_extra_depends_on_what_is_bought() -> None:
    made = buying("b11", "1C 3S", theme="winter", hard_winter=True).play("buy")
    assert prompt(made) == "Ada, pay 1 extra stone for 5 points?"
    card = buying_card("c03", "1W 1G", theme="winter", hard_winter=True).play("buy", "pay wood 1")
    assert prompt(card, "de") == "Ada, zahlst du 1 Gold extra für 6 Punkte?"


# Choices and the log


@pytest.mark.rule("STA-THEME-03")
def test_the_winters_field_is_called_livestock() -> None:
    summer, winter_game = lascaux.load("stone-age"), lascaux.load("stone-age", theme="winter")
    assert describe(summer, "place field 1") == "Field: 1 person"
    assert describe(winter_game, "place field 1") == "Livestock: 1 person"
    assert describe(summer, "resolve field", "de") == "ausführen: Acker"
    assert describe(winter_game, "resolve field", "de") == "ausführen: Viehzucht"


def test_choices_are_named_for_buttons() -> None:
    game = lascaux.load("stone-age")
    assert describe(game, "place hunt 3") == "Hunt: 3 people"
    assert describe(game, "pay wood 0") == "pay 0 wood"
    assert describe(game, "pick 5") == "die 5: 1 tool step"
    assert describe(game, "reward 2", "de") == "Würfel 2: 3 Nahrung"
    assert describe(game, "blind c03") == "c03 (7 food; pottery) is drawn unseen"
    assert describe(game, "reveal b22") == "turn up b22 (5 resources of exactly 1 kind)"


def test_the_log_names_what_is_bought_and_what_a_roll_brings() -> None:
    assert log(buying("b01", "2W 1C"), "buy") == "Ada buys b01 (2 wood and 1 clay for 10 points)."
    made = acting("hunt 2").play("resolve hunt")
    assert log(made, "roll 3") == "Ada rolls 3."
    assert log(made.roll(3), "roll 5") == "Ada rolls 5, 8 pips in all: 4 food."
    assert log(made.tools("1"), "roll 5") == "Ada rolls 5, 8 pips in all."
    assert log(made.roll(5), "no-tool", "de") == "Ada setzt kein weiteres Werkzeug ein: 4 Nahrung."


@pytest.mark.rule("STA-DRAW-03")
def test_the_log_names_a_blind_drawn_card_to_its_owner_only() -> None:
    made = buying_card("c05", "1W").play("buy")
    assert log(made, "blind c33") == "Ada draws a card unseen by the others."
    assert log(made, "blind c33", seat=1) == log(made, "blind c33")
    assert log(made, "blind c33", seat=0) == "Ada draws c33 (dice for all; time), unseen by the others."
    assert "c33" not in log(made, "blind c33", "de", seat=3)


# Help


def test_help_describes_a_card_fully() -> None:
    text = lascaux.load("stone-age").help("c05")
    assert text.startswith("c05 (civilization card, green background). When bought: an extra card.")
    assert "At the end: writing." in text
    assert "2 tool makers" in lascaux.load("stone-age").help("c17")
    assert lascaux.load("stone-age").help("C30", "de").startswith("c30 (Zivilisationskarte, sandfarbener Hintergrund)")


@pytest.mark.rule("STA-ANIMAL-07", "STA-IGLOO-06")
def test_assumed_values_are_called_so() -> None:
    game = lascaux.load("stone-age")
    assert "malus and the rewards" in game.help("wolf")
    assert "malus and the rewards" not in game.help("wild-boar")
    assert game.help("i3").endswith("assumed values.")
    assert "angenommene Werte" in game.help("igloo-3", "de")
    assert all("assumed" in game.texts.say("en", f"options.{name}") for name in ("animals", "igloos"))


def test_things_are_found_by_either_name_and_unknown_ones_name_what_is_near() -> None:
    game = lascaux.load("stone-age")
    assert game.help("Werkzeugmacher", "de") == game.help("toolmaker", "de")
    assert game.help("card 2") == game.help("card-2")
    assert {card.slug for card in CARDS} < set(game.things())
    with pytest.raises(ValueError, match=r"nothing here is called 'starv'; did you mean .*[Ss]tarving.*\?"):
        game.help("starv")


# The end


@pytest.mark.rule("STA-TIE-02", "STA-TIE-03")
def test_the_outcome_names_the_winners_and_how_a_tie_was_broken() -> None:
    def outcome(made: Table, language: str = "en") -> str:
        assert isinstance(made.game, StoneAge)
        return made.game.outcome(scored(made).at, language, ["Ada", "Ben", "Cleo"])

    assert outcome(table(3).points(5, 1)) == "Ben wins."
    assert outcome(table(3).points(5, 1).points(5, 2), "de") == "Gemeinsame Sieger: Ben und Cleo."
    assert outcome(table(3).points(5, 1).points(5, 2).tools("1", 2)).startswith("Cleo wins the tie")


def test_the_sheet_shows_the_track_by_source_and_adds_final_scoring_at_the_end() -> None:
    made = buying("b01", "3W 1C", players=2)
    made.agriculture(3).cards("c25 c22").play("buy")
    sheet = made.game.scoresheet(made.at, 0)
    assert {line.category: line.points for line in sheet.lines} == {"buildings": 10, "cards": 0, "starving": 0}
    final = scored(made).game.scoresheet(made.at, 0)
    points = {line.category: line.points for line in final.lines}
    assert (points["track"], points["leftovers"], points["farmers"], points["green"]) == (10, 1, 6, 1)
    assert final.total == made.at.scores()[0] == 18


def test_every_line_of_the_sheet_has_a_name() -> None:
    made = scored(winter(2))
    lines = made.game.scoresheet(made.at, 0).lines
    assert "rewards" in {line.category for line in lines}
    assert all(made.game.texts.knows(f"scores.{line.category}") for line in lines)
