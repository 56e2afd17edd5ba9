"""The register of games and modes that our tests run over."""

from __future__ import annotations

from typing import Any

from lascaux.core.game import Game
from lascaux.testing.rows import Row
from tests.cave_vs_cave import invariants as cave_checks
from tests.caverna import invariants as caverna_checks
from tests.stone_age import invariants as stone_age_checks


def cave_vs_cave(mode: str, golden: int | None = None, **options: object) -> Row:
    return Row(f"cave-vs-cave-{mode}", "cave-vs-cave", cave_checks, options, golden, 2)


def stone_age(mode: str, golden: int | None = None, **options: object) -> Row:
    return Row(f"stone-age-{mode}", "stone-age", stone_age_checks, options, golden, 20)


def caverna(mode: str, golden: int | None = None, **options: object) -> Row:
    return Row(f"caverna-{mode}", "caverna", caverna_checks, options, golden, 1 + int(str(options["players"])))


# Every ruling of Cave vs Cave that is an option, the other way round.
OTHER_RULINGS = {"opening_wall": False, "junction_gold": False, "idle_activation": False, "solo_weapon_gate": True}

# Every expansion of Stone Age at once.
EVERYTHING: dict[str, Any] = {"theme": "winter", "hard_winter": True, "animals": True, "igloos": True}

# Every ruling of Caverna that is an option, the other way round.
OTHER_CAVERNA_RULINGS: dict[str, Any] = {
    "harvest_reveal": "before-harvest",
    "ruby_to_gold": True,
    "two_player_marker": "random",
}

ROWS = [
    cave_vs_cave("era-one", golden=49),
    cave_vs_cave("solo", players=1),
    cave_vs_cave("both-eras", eras=2),
    cave_vs_cave("solo-both-eras", golden=527, players=1, eras=2),
    cave_vs_cave("ask", golden=14, eras="ask"),
    cave_vs_cave("quick", golden=655, eras="quick"),
    cave_vs_cave("short", golden=518, eras="short"),
    cave_vs_cave("2016", edition="2016"),
    cave_vs_cave("rulings", eras=2, **OTHER_RULINGS),
    cave_vs_cave("solo-rulings", players=1, eras=2, **OTHER_RULINGS),
    stone_age("two", golden=127, players=2),
    stone_age("three", players=3),
    stone_age("four", players=4),
    stone_age("hard-winter", players=3, theme="winter", hard_winter=True),
    stone_age("animals", players=2, theme="winter", animals=True),
    stone_age("igloos", players=3, theme="winter", igloos=True),
    stone_age("everything-two", players=2, **EVERYTHING),
    stone_age("everything-three", players=3, **EVERYTHING),
    stone_age("everything-four", golden=120, players=4, **EVERYTHING),
    caverna("solo", golden=132, players=1),
    caverna("two", golden=63, players=2),
    caverna("three", players=3),
    caverna("four", players=4),
    caverna("five", players=5),
    caverna("six", players=6),
    caverna("seven", golden=51, players=7),
    caverna("beginner", players=3, furnishing_set="beginner"),
    caverna("rulings", players=2, **OTHER_CAVERNA_RULINGS),
    caverna("solo-rulings", players=1, solo_clear_at=7, ruby_to_gold=True),
    caverna("solo-all-spaces", players=1, spaces="all"),
]
BY_ID = {row.id: row for row in ROWS}


def game_of(row_id: str) -> Game:
    """The game of a row, loaded once."""
    return BY_ID[row_id].game
