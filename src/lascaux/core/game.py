"""A game: the rules with its options fixed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from lascaux.core.canvas import Canvas
from lascaux.core.observation import Observation
from lascaux.core.options import Option, OptionValue, settle_options
from lascaux.core.position import NOBODY, Decision, Position
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.core.verbs import Verbs


class Reason(NamedTuple):
    """Why a choice is not legal: in words, and the clause of the rules."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"


class Goal(NamedTuple):
    """What the rulebook asks of a single player."""

    points: float
    exceed: bool  # more than these points are asked for; otherwise they are enough
    remarkable: bool  # beyond the goal proper
    clause: str

    def reached(self, score: float) -> bool:
        return score > self.points or (score == self.points and not self.exceed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """What a game declares about itself, and what anybody may ask of its positions."""

    id: ClassVar[str] = ""
    declared: ClassVar[tuple[Option, ...]] = ()
    tastes: ClassVar[Mapping[str, int]] = {}  # how likely a choice is in playouts, by its verb; 10 if not named

    def __init__(self, verbs: Verbs, decisions: list[Decision[Any]], texts: Catalogue, options: Mapping[str, object]):
        self.verbs = verbs
        self.decisions = decisions
        self.texts = texts
        self.options: dict[str, OptionValue] = settle_options(self.declared, options)

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    def same_rules(self, other: Game) -> bool:
        return self.id == other.id and self.options == other.options

    @abstractmethod
    def start(self) -> Position:
        """The first position."""

    def name(self, choice: int) -> str:
        """The written form of a choice, such as `take masonry`."""
        return self.verbs.name(choice)

    def parse(self, name: str) -> int:
        """The choice with this written form; UnknownChoice says what could have been meant."""
        return self.verbs.parse(name)

    @abstractmethod
    def why_not(self, at: Position, choice: int, language: str = "en") -> Reason | None:
        """Why a choice is not legal now, or None if it is."""

    @abstractmethod
    def view(self, at: Position, seat: int) -> Any:
        """What one seat may know, as plain data of a declared type."""

    @abstractmethod
    def draw(self, at: Position, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        """The table as one seat sees it, drawn with characters."""

    def text(self, at: Position, seat: int, language: str = "en") -> str:
        """The drawn table as plain text."""
        return self.draw(at, seat, language).plain()

    @abstractmethod
    def prompt(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        """Who must do what, in one sentence."""

    @abstractmethod
    def describe(self, choice: int, language: str = "en") -> str:
        """What a choice does, for a button."""

    @abstractmethod
    def log(
        self, at: Position, choice: int, language: str = "en", names: Sequence[str] = (), seat: int = NOBODY
    ) -> str:
        """Who does what by making a choice in a position, as a seat may read it in a log (NOBODY: a spectator)."""

    def hides(self, at: Position, choice: int, seats: Collection[int]) -> bool:
        """Whether a choice in a position tells something that none of these seats may know; most games hide nothing."""
        return False

    @abstractmethod
    def outcome(self, at: Position, language: str = "en", names: Sequence[str] = ()) -> str:
        """How a finished game ended, in one sentence."""

    @abstractmethod
    def round(self, at: Position) -> int:
        """The round that is being played, counted from 1; 0 before the first."""

    @abstractmethod
    def owned(self, at: Position, seat: int) -> list[str]:
        """The tiles, cards, buildings and rooms in front of a seat, as their names in choices; what all see."""

    @abstractmethod
    def observation(self) -> Observation:
        """How a position becomes a row of numbers for one seat, field by field."""

    def goals(self) -> list[Goal]:
        """The printed goals of the solo game; none where nothing is asked."""
        return []

    @abstractmethod
    def things(self) -> list[str]:
        """Everything that `help` can explain."""

    @abstractmethod
    def help(self, thing: str, language: str = "en") -> str:
        """What a tile or a term means; the error for an unknown one names some that are near."""

    @abstractmethod
    def scoresheet(self, at: Position, seat: int) -> Scoresheet:
        """A seat's points by category."""
