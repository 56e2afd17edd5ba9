"""Caverna: The Cave Farmers as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from lascaux.core.bits import count
from lascaux.core.canvas import Canvas
from lascaux.core.game import NO_PAST, Game, Goal, Past, RulesVersion
from lascaux.core.options import Option
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.core.voice import Voice
from lascaux.games.caverna.drawing import draw, panels
from lascaux.games.caverna.handbook import CavernaHandbook
from lascaux.games.caverna.options import OPTIONS
from lascaux.games.caverna.printed import CavernaPrinted, printed
from lascaux.games.caverna.reasons import CavernaQuestion
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.board import NAMES as SQUARES
from lascaux.games.caverna.rules.decisions import DECISIONS
from lascaux.games.caverna.rules.observation import CavernaObservation
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.setup import set_up
from lascaux.games.caverna.rules.verbs import VERBS
from lascaux.games.caverna.scoresheet import SOLO_GOAL, scoresheet
from lascaux.games.caverna.view import CavernaView, view
from lascaux.games.caverna.wording import Wording
from lascaux.panel import Panels

TEXTS: Final = Catalogue(__package__)


class Caverna(Game[CavernaPosition]):
    """One to seven players, all furnishings or the beginner's."""

    id: ClassVar[str] = "caverna"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_versions: ClassVar[tuple[RulesVersion, ...]] = (RulesVersion("0.1.0", "the first"),)
    tastes: ClassVar[Mapping[str, int]] = {"pass": 1, "exchange": 1, "cook": 3, "done": 3, "disarm": 1, "send": 1}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, TEXTS, options)

    def start(self) -> CavernaPosition:
        return set_up(
            self,
            players=self.seats,
            beginner=self.options["furnishing_set"] == "beginner",
            ruby_to_gold=bool(self.options["ruby_to_gold"]),
            late_markers=self.options["harvest_reveal"] == "before-harvest",
            random_marker=self.options["two_player_marker"] == "random",
            clear_at=int(self.options["solo_clear_at"]),
            all_spaces=self.options["spaces"] == "all",
        )

    def round(self, at: CavernaPosition) -> int:
        return at.cells[layout.ROUND]

    def owned(self, at: CavernaPosition, seat: int) -> list[str]:
        rooms = [room.slug for room in ROOMS[1:] if at.has_room(seat, room.number)]
        return rooms + ["dwelling"] * (count(at.of(seat, layout.PLAIN_DWELLINGS)) - 1)

    def scoresheet(self, at: CavernaPosition, seat: int) -> Scoresheet:
        return scoresheet(at, seat)

    def goals(self) -> list[Goal]:
        return [SOLO_GOAL] if self.seats == 1 else []

    def observation(self) -> CavernaObservation:
        return CavernaObservation(self)

    def view(self, at: CavernaPosition, seat: int, past: Past = NO_PAST) -> CavernaView:
        """What one seat may know, as a `CavernaView`; the past adds what people at a table remember."""
        return view(self, at, seat)

    def draw(self, at: CavernaPosition, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(self, at, seat, language, names)

    def panels(self, view: CavernaView, language: str, names: Sequence[str], width: int) -> Panels:
        return panels(self, view, language, names, width)

    def voice(self, language: str, names: Sequence[str] = ()) -> Wording:
        return Wording(self, language, names)

    def question(self, at: CavernaPosition, words: Voice) -> CavernaQuestion:
        return CavernaQuestion(at, words)

    def handbook(self, words: Voice) -> CavernaHandbook:
        return CavernaHandbook(words)

    def printed_content(self, language: str) -> CavernaPrinted:
        content = super().printed_content(language)
        content["names"]["squares"] = {square: Wording(self, language).where(square) for square in SQUARES}
        return printed(content)
