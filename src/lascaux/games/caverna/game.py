"""Caverna: The Cave Farmers as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from lascaux.core.bits import count
from lascaux.core.canvas import Canvas
from lascaux.core.game import Game, Goal, Reason
from lascaux.core.observation import Observation
from lascaux.core.options import Option
from lascaux.core.position import NOBODY, Position
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.games.caverna.drawing import draw
from lascaux.games.caverna.handbook import Handbook
from lascaux.games.caverna.options import OPTIONS
from lascaux.games.caverna.reasons import why_not
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.decisions import DECISIONS
from lascaux.games.caverna.rules.observation import CavernaObservation
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.setup import set_up
from lascaux.games.caverna.rules.verbs import VERBS
from lascaux.games.caverna.scoresheet import scoresheet
from lascaux.games.caverna.view import CavernaView, view
from lascaux.games.caverna.wording import SOLO_GOAL, Wording


class Caverna(Game):
    """One to seven players, all furnishings or the beginner's."""

    id: ClassVar[str] = "caverna"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    tastes: ClassVar[Mapping[str, int]] = {"pass": 1, "exchange": 1, "cook": 3, "done": 3, "disarm": 1, "send": 1}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, Catalogue(__package__), options)

    def start(self) -> CavernaPosition:
        return set_up(
            self,
            players=self.seats,
            beginner=self.options["furnishing_set"] == "beginner",
            ruby_to_gold=bool(self.options["ruby_to_gold"]),
            late_markers=self.options["harvest_reveal"] == "before-harvest",
            random_marker=self.options["two_player_marker"] == "random",
            clear_at=int(self.options["solo_clear_at"]),
        )

    def view(self, at: Position, seat: int) -> CavernaView:
        return view(self, cast(CavernaPosition, at), seat)

    def draw(self, at: Position, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(self, cast(CavernaPosition, at), seat, language, names)

    def why_not(self, at: Position, choice: int, language: str = "en") -> Reason | None:
        return why_not(self, cast(CavernaPosition, at), choice, language)

    def prompt(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        return Wording(self, language, names).prompt(cast(CavernaPosition, at))

    def describe(self, choice: int, language: str = "en") -> str:
        return Wording(self, language).choice(choice)

    def log(
        self, at: Position, choice: int, language: str = "en", names: Sequence[str] = (), seat: int = NOBODY
    ) -> str:
        return Wording(self, language, names).log(cast(CavernaPosition, at), choice)

    def outcome(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        return Wording(self, language, names).outcome(cast(CavernaPosition, at))

    def round(self, at: Position) -> int:
        return at.cells[layout.ROUND]

    def owned(self, at: Position, seat: int) -> list[str]:
        position = cast(CavernaPosition, at)
        rooms = [room.slug for room in ROOMS[1:] if position.has_room(seat, room.number)]
        return rooms + ["dwelling"] * (count(position.of(seat, layout.PLAIN_DWELLINGS)) - 1)

    def observation(self) -> Observation:
        return CavernaObservation(self)

    def goals(self) -> list[Goal]:
        return [Goal(SOLO_GOAL, exceed=True, remarkable=False, clause="CAV-SOLO-09")] if self.seats == 1 else []

    def things(self) -> list[str]:
        return Handbook(Wording(self, "en")).things()

    def help(self, thing: str, language: str = "en") -> str:
        return Handbook(Wording(self, language)).help(thing)

    def scoresheet(self, at: Position, seat: int) -> Scoresheet:
        return scoresheet(cast(CavernaPosition, at), seat)
