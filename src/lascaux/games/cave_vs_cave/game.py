"""Caverna: Cave vs Cave as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from lascaux.core.canvas import Canvas
from lascaux.core.game import NO_PAST, Game, Goal, Past, RulesVersion
from lascaux.core.options import Option
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.core.voice import Voice
from lascaux.games.cave_vs_cave.drawing import draw, panels
from lascaux.games.cave_vs_cave.handbook import CaveHandbook
from lascaux.games.cave_vs_cave.options import MODES, OPTIONS, check_combination
from lascaux.games.cave_vs_cave.printed import CaveVsCavePrinted, printed
from lascaux.games.cave_vs_cave.reasons import CaveQuestion
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.board import EDGES, SPACE_COUNT
from lascaux.games.cave_vs_cave.rules.decisions import DECISIONS
from lascaux.games.cave_vs_cave.rules.observation import CaveObservation
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.rules.rounds import rounds_with_three
from lascaux.games.cave_vs_cave.rules.setup import set_up
from lascaux.games.cave_vs_cave.rules.verbs import VERBS
from lascaux.games.cave_vs_cave.scoresheet import scoresheet, solo_goals
from lascaux.games.cave_vs_cave.view import CaveVsCaveView, view
from lascaux.games.cave_vs_cave.wording import Wording
from lascaux.panel import Panels

TEXTS: Final = Catalogue(__package__)


class CaveVsCave(Game[CavePosition]):
    """Both eras, solo or for two, with the quick start, the short game and the 2016 edition."""

    id: ClassVar[str] = "cave-vs-cave"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_versions: ClassVar[tuple[RulesVersion, ...]] = (
        RulesVersion("0.1.0", "the first"),
        RulesVersion(
            "0.1.0",
            "quick start: a leftover tile may cover the additional cavern, and one who has nothing else empty must; "
            "iron may become weapons several times in a turn",
        ),
    )
    tastes: ClassVar[Mapping[str, int]] = {"done": 3, "idle": 1, "exchange": 1, "stop": 3}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, TEXTS, options)
        check_combination(self.options)

    def start(self) -> CavePosition:
        return set_up(self, MODES[self.options["eras"]])

    def round(self, at: CavePosition) -> int:
        """Era II continues era I's count."""
        goes_on = at.cells[layout.ERA] == 2 and at.cells[layout.ERAS] in (layout.BOTH_ERAS, layout.ASK)
        return at.cells[layout.ROUND] + (4 + rounds_with_three(at) if goes_on else 0)

    def owned(self, at: CavePosition, seat: int) -> list[str]:
        rooms = [at.of(seat, layout.ROOM_ON + space) - 1 for space in range(SPACE_COUNT)]
        return [ROOMS[room].slug for room in rooms if room >= 0]

    def scoresheet(self, at: CavePosition, seat: int) -> Scoresheet:
        return scoresheet(at, seat)

    def goals(self) -> list[Goal]:
        return solo_goals(self.options["eras"]) if self.seats == 1 else []

    def observation(self) -> CaveObservation:
        return CaveObservation(self)

    def view(self, at: CavePosition, seat: int, past: Past = NO_PAST) -> CaveVsCaveView:
        """What one seat may know, as a `CaveVsCaveView`; the past adds what people at a table remember."""
        return view(self, at, seat, past)

    def draw(self, at: CavePosition, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(self, at, seat, language, names)

    def panels(self, view: CaveVsCaveView, language: str, names: Sequence[str], width: int) -> Panels:
        return panels(self, view, language, names, width)

    def voice(self, language: str, names: Sequence[str] = ()) -> Wording:
        return Wording(self, language, names)

    def question(self, at: CavePosition, words: Voice) -> CaveQuestion:
        return CaveQuestion(at, words)

    def handbook(self, words: Voice) -> CaveHandbook:
        return CaveHandbook(words)

    def printed_content(self, language: str) -> CaveVsCavePrinted:
        content = super().printed_content(language)
        content["names"]["edges"] = {edge: Wording(self, language).where(edge) for edge in EDGES}
        return printed(content)
