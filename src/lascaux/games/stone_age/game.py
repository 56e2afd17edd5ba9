"""Stone Age as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, cast

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game, Reason
from lascaux.core.observation import Observation
from lascaux.core.options import Option
from lascaux.core.position import NOBODY, TURN, Position
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.games.stone_age.drawing import draw
from lascaux.games.stone_age.handbook import Handbook
from lascaux.games.stone_age.options import OPTIONS, check_combination
from lascaux.games.stone_age.reasons import why_not
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.buildings import BUILDINGS
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.decisions import DECISIONS
from lascaux.games.stone_age.rules.observation import StoneAgeObservation
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.setup import set_up
from lascaux.games.stone_age.rules.verbs import BLIND, VERBS
from lascaux.games.stone_age.scoresheet import scoresheet
from lascaux.games.stone_age.view import StoneAgeView, view
from lascaux.games.stone_age.wording import Wording


class StoneAge(Game):
    """The anniversary edition for two to four, with hard winter, wild animals and igloos."""

    id: ClassVar[str] = "stone-age"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    tastes: ClassVar[Mapping[str, int]] = {"decline": 2, "starve": 1, "no-extra": 3, "no-tool": 2}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, Catalogue(__package__), options)
        check_combination(self.options)

    def start(self) -> StoneAgePosition:
        return set_up(
            self,
            players=self.seats,
            hard_winter=bool(self.options["hard_winter"]),
            animals=bool(self.options["animals"]),
            igloos=bool(self.options["igloos"]),
        )

    def view(self, at: Position, seat: int) -> StoneAgeView:
        return view(self, cast(StoneAgePosition, at), seat)

    def draw(self, at: Position, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(self, cast(StoneAgePosition, at), seat, language, names)

    def why_not(self, at: Position, choice: int, language: str = "en") -> Reason | None:
        return why_not(self, cast(StoneAgePosition, at), choice, language)

    def prompt(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        return Wording(self, language, names).prompt(cast(StoneAgePosition, at))

    def describe(self, choice: int, language: str = "en") -> str:
        return Wording(self, language).choice(choice)

    def log(
        self, at: Position, choice: int, language: str = "en", names: Sequence[str] = (), seat: int = NOBODY
    ) -> str:
        return Wording(self, language, names).log(cast(StoneAgePosition, at), choice, seat)

    def hides(self, at: Position, choice: int, seats: Collection[int]) -> bool:
        """A card drawn blind is its owner's secret until the end (STA-DRAW-03)."""
        return BLIND.owns(choice) and at.cells[TURN] not in seats

    def outcome(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        return Wording(self, language, names).outcome(cast(StoneAgePosition, at))

    def round(self, at: Position) -> int:
        return at.cells[layout.ROUND]

    def owned(self, at: Position, seat: int) -> list[str]:
        position = cast(StoneAgePosition, at)
        cards, buildings = position.of(seat, layout.CARDS_OWNED), position.of(seat, layout.BUILDINGS_OWNED)
        found = [card.slug for number, card in enumerate(CARDS) if cards >> number & 1]
        return found + [building.slug for number, building in enumerate(BUILDINGS) if buildings >> number & 1]

    def observation(self) -> Observation:
        return StoneAgeObservation(self)

    def things(self) -> list[str]:
        return Handbook(Wording(self, "en")).things()

    def help(self, thing: str, language: str = "en") -> str:
        return Handbook(Wording(self, language)).help(thing)

    def scoresheet(self, at: Position, seat: int) -> Scoresheet:
        return scoresheet(cast(StoneAgePosition, at), seat)
