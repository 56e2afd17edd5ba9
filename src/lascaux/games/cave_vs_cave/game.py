"""Caverna: Cave vs Cave as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game, Goal, Reason
from lascaux.core.observation import Observation
from lascaux.core.options import Option, OptionValue
from lascaux.core.position import NOBODY, Position
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.games.cave_vs_cave.drawing import draw
from lascaux.games.cave_vs_cave.options import MODES, OPTIONS, check_combination
from lascaux.games.cave_vs_cave.reasons import why_not
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import SPACE_COUNT
from lascaux.games.cave_vs_cave.rules.decisions import DECISIONS
from lascaux.games.cave_vs_cave.rules.observation import CaveObservation
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.rules.rounds import rounds_with_three
from lascaux.games.cave_vs_cave.rules.scoring import SOLO_GOAL_BOTH, SOLO_GOAL_ERA_I, SOLO_OUTSTANDING
from lascaux.games.cave_vs_cave.rules.setup import set_up
from lascaux.games.cave_vs_cave.rules.verbs import VERBS
from lascaux.games.cave_vs_cave.scoresheet import scoresheet
from lascaux.games.cave_vs_cave.view import CaveVsCaveView, view
from lascaux.games.cave_vs_cave.wording import Wording

TEXTS: Final = Catalogue(__package__)


class CaveVsCave(Game):
    """Both eras, alone or for two, with the quick start, the short game and the 2016 edition."""

    id: ClassVar[str] = "cave-vs-cave"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    tastes: ClassVar[Mapping[str, int]] = {"done": 3, "idle": 1, "exchange": 1, "stop": 3}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, TEXTS, options)
        check_combination(self.options)

    def start(self) -> CavePosition:
        chosen = self.options
        return set_up(
            self,
            players=self.seats,
            eras=MODES[chosen["eras"]],
            edition_2016=chosen["edition"] == "2016",
            opening_wall=bool(chosen["opening_wall"]),
            junction_gold=bool(chosen["junction_gold"]),
            idle_allowed=bool(chosen["idle_activation"]),
            weapon_gate=bool(chosen["solo_weapon_gate"]),
        )

    def view(self, at: Position, seat: int) -> CaveVsCaveView:
        return view(self, cast(CavePosition, at), seat)

    def draw(self, at: Position, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(self, cast(CavePosition, at), seat, language, names)

    def why_not(self, at: Position, choice: int, language: str = "en") -> Reason | None:
        return why_not(self, cast(CavePosition, at), choice, language)

    def prompt(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        return Wording(self, language, names).prompt(cast(CavePosition, at))

    def describe(self, choice: int, language: str = "en") -> str:
        return Wording(self, language).choice(choice)

    def log(
        self, at: Position, choice: int, language: str = "en", names: Sequence[str] = (), seat: int = NOBODY
    ) -> str:
        words = Wording(self, language, names)
        return words.choice(choice, "log", words.player(cast(CavePosition, at)))

    def outcome(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        return Wording(self, language, names).outcome(cast(CavePosition, at))

    def round(self, at: Position) -> int:
        """Era II counts on from era I."""
        position = cast(CavePosition, at)
        goes_on = at.cells[layout.ERA] == 2 and at.cells[layout.ERAS] in (layout.BOTH_ERAS, layout.ASK)
        return at.cells[layout.ROUND] + (4 + rounds_with_three(position) if goes_on else 0)

    def owned(self, at: Position, seat: int) -> list[str]:
        position = cast(CavePosition, at)
        rooms = [position.of(seat, layout.ROOM_ON + space) - 1 for space in range(SPACE_COUNT)]
        return [ROOMS[room].slug for room in rooms if room >= 0]

    def observation(self) -> Observation:
        return CaveObservation(self)

    def goals(self) -> list[Goal]:
        """Those of era I, of both eras together, or of either where era II is decided on the way."""
        era_one = [
            Goal(SOLO_GOAL_ERA_I, exceed=False, remarkable=False, clause="CVC-SOLO1-14"),
            Goal(SOLO_OUTSTANDING, exceed=True, remarkable=True, clause="CVC-SOLO1-14"),
        ]
        both = [Goal(SOLO_GOAL_BOTH, exceed=True, remarkable=False, clause="CVC-SOLO2-12")]
        asked: dict[OptionValue, list[Goal]] = {1: era_one, 2: both, "ask": era_one + both}
        return asked[self.options["eras"]] if self.seats == 1 else []

    def things(self) -> list[str]:
        return Wording(self, "en").things()

    def help(self, thing: str, language: str = "en") -> str:
        return Wording(self, language).help(thing)

    def scoresheet(self, at: Position, seat: int) -> Scoresheet:
        return scoresheet(cast(CavePosition, at), seat)
