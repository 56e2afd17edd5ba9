"""Stone Age as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from lascaux.core.canvas import Canvas
from lascaux.core.game import NO_PAST, Game, Past, RulesVersion
from lascaux.core.options import Option
from lascaux.core.position import TURN
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.core.voice import Voice
from lascaux.games.stone_age.drawing import draw, panels
from lascaux.games.stone_age.face_down import told
from lascaux.games.stone_age.handbook import StoneAgeHandbook
from lascaux.games.stone_age.options import OPTIONS, check_combination
from lascaux.games.stone_age.printed import StoneAgePrinted, printed
from lascaux.games.stone_age.reasons import StoneAgeQuestion
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.buildings import BUILDINGS
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.decisions import DECISIONS
from lascaux.games.stone_age.rules.observation import StoneAgeObservation
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.setup import set_up
from lascaux.games.stone_age.rules.verbs import BLIND, DEAL, VERBS
from lascaux.games.stone_age.scoresheet import scoresheet
from lascaux.games.stone_age.view import StoneAgeView, view
from lascaux.games.stone_age.wording import Wording
from lascaux.panel import Panels

TEXTS: Final = Catalogue(__package__)


class StoneAge(Game[StoneAgePosition]):
    """The anniversary edition for two to four players, with hard winter, wild animals and igloos."""

    id: ClassVar[str] = "stone-age"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_versions: ClassVar[tuple[RulesVersion, ...]] = (RulesVersion("0.1.0", "the first"),)
    turns_face_down: ClassVar[bool] = True
    tastes: ClassVar[Mapping[str, int]] = {"decline": 2, "starve": 1, "no-extra": 3, "no-tool": 2}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, TEXTS, options)
        check_combination(self.options)

    def start(self) -> StoneAgePosition:
        return set_up(
            self,
            players=self.seats,
            hard_winter=bool(self.options["hard_winter"]),
            animals=bool(self.options["animals"]),
            igloos=bool(self.options["igloos"]),
        )

    def round(self, at: StoneAgePosition) -> int:
        return at.cells[layout.ROUND]

    def owned(self, at: StoneAgePosition, seat: int) -> list[str]:
        cards, buildings = at.of(seat, layout.CARDS_OWNED), at.of(seat, layout.BUILDINGS_OWNED)
        found = [card.slug for number, card in enumerate(CARDS) if cards >> number & 1]
        return found + [building.slug for number, building in enumerate(BUILDINGS) if buildings >> number & 1]

    def hides(self, at: StoneAgePosition, choice: int, seats: Collection[int]) -> bool:
        """A card drawn blind is its owner's secret until the end (STA-DRAW-03); one that is a back is not named."""
        if DEAL.owns(choice):
            return at.cells[layout.BACKS] >> DEAL.first(choice) & 1 == 1
        return BLIND.owns(choice) and at.cells[TURN] not in seats

    def told(self, at: StoneAgePosition, seats: Collection[int], now: StoneAgePosition) -> StoneAgePosition:
        return told(at, seats, now)

    def scoresheet(self, at: StoneAgePosition, seat: int) -> Scoresheet:
        return scoresheet(at, seat)

    def observation(self) -> StoneAgeObservation:
        return StoneAgeObservation(self)

    def view(self, at: StoneAgePosition, seat: int, past: Past = NO_PAST) -> StoneAgeView:
        """What one seat may know, as a `StoneAgeView`; the past adds what people at a table remember."""
        return view(self, at, seat, past)

    def draw(self, at: StoneAgePosition, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(self, at, seat, language, names)

    def panels(self, view: StoneAgeView, language: str, names: Sequence[str], width: int) -> Panels:
        return panels(self, view, language, names, width)

    def voice(self, language: str, names: Sequence[str] = ()) -> Wording:
        return Wording(self, language, names)

    def question(self, at: StoneAgePosition, words: Voice) -> StoneAgeQuestion:
        return StoneAgeQuestion(at, words)

    def handbook(self, words: Voice) -> StoneAgeHandbook:
        return StoneAgeHandbook(words)

    def printed_content(self, language: str) -> StoneAgePrinted:
        return printed(super().printed_content(language), Wording(self, language))
