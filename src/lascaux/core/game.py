"""A game: the rules with its options fixed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lascaux.core.canvas import Canvas
from lascaux.core.observation import Observation
from lascaux.core.options import Option, OptionValue, settle_options
from lascaux.core.packing import packed, unpacked
from lascaux.core.position import CHANCE, NOBODY, Decision, P
from lascaux.core.printed import Printed, fingerprint, printed_option
from lascaux.core.scoresheet import Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.core.verbs import Verbs

if TYPE_CHECKING:
    from lascaux.core.handbook import Handbook
    from lascaux.core.reasons import Question
    from lascaux.core.voice import Voice


class Reason(NamedTuple):
    """Why a choice is not legal: in words, and the clause of the rules."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"


class Goal(NamedTuple):
    """What the rulebook asks of a single player."""

    points: float
    exceed: bool  # more than this is required; otherwise this is enough
    remarkable: bool  # beyond the goal proper
    clause: str

    def reached(self, score: float) -> bool:
        return score > self.points or (score == self.points and not self.exceed)


class Past(NamedTuple):
    """The choices that led to a position, as far as they are known, and who made them."""

    choices: Sequence[int] = ()
    seats: Sequence[int] = ()


NO_PAST: Final = Past()


class RulesVersion(NamedTuple):
    """A version of a game's rules: the release that brought it, and which choices are legal since that were not before,
    or no longer are."""

    release: str
    changes: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[P]):
    """What a game declares about itself, and what anyone may ask of its positions."""

    id: ClassVar[str] = ""
    declared: ClassVar[tuple[Option, ...]] = ()
    rules_versions: ClassVar[tuple[RulesVersion, ...]] = (RulesVersion("", "the first"),)  # today's is the last
    turns_face_down: ClassVar[bool] = False  # whether anything that all have seen lies face down by the printed rules
    tastes: ClassVar[Mapping[str, int]] = {}  # how likely a choice is in playouts, by its verb; 10 if not named

    def __init__(self, verbs: Verbs, decisions: list[Decision], texts: Catalogue, options: Mapping[str, object]):
        self.verbs = verbs
        self.decisions = decisions
        self.texts = texts
        self.options: dict[str, OptionValue] = settle_options(self.declared, options)

    @property
    def seats(self) -> int:
        """How many players there are, counted from 0."""
        return int(self.options["players"])

    @property
    def rules_version(self) -> int:
        """The number of today's rules. Records and tables say under which they were begun."""
        return len(self.rules_versions)

    def options_written(self) -> dict[str, OptionValue]:
        """The options as a record names them: those that came later only where they are not as before."""
        return {
            option.name: self.options[option.name]
            for option in self.declared
            if not option.later or self.options[option.name] != option.default
        }

    def same_rules(self, other: Game) -> bool:
        """Whether another is the same game with the same options."""
        return self.id == other.id and self.options == other.options

    # The rules

    @abstractmethod
    def start(self) -> P:
        """The first position."""

    @abstractmethod
    def round(self, at: P) -> int:
        """The round that is being played, counted from 1; 0 before the first."""

    @abstractmethod
    def owned(self, at: P, seat: int) -> list[str]:
        """The tiles, cards, buildings and rooms in front of a seat that all can see, by their names in choices."""

    @abstractmethod
    def scoresheet(self, at: P, seat: int) -> Scoresheet:
        """A seat's points by category."""

    @abstractmethod
    def observation(self) -> Observation:
        """How a position becomes a row of numbers for one seat, field by field."""

    def goals(self) -> list[Goal]:
        """The printed goals of the solo game, if there are any."""
        return []

    def hides(self, at: P, choice: int, seats: Collection[int]) -> bool:
        """Whether a choice in a position reveals what none of these seats may know; most games hide nothing."""
        return False

    def told(self, at: P, seats: Collection[int], now: P) -> P:
        """A position as these seats may be told it where everything lies as printed: without what lies face down for
        them `now`, in the game's latest position. The position itself if nothing does, as in most games."""
        return at

    def ends_turn(self, at: P, choice: int) -> bool:
        """Whether a choice is the last of its seat's turn; where nature acts in between, its first outcome is taken."""
        after = at.copy()
        after.apply(choice)
        while after.actor == CHANCE:
            after.apply(after.choices()[0])
        return after.over or after.actor != at.actor or after.begins_turn

    # Positions as bytes

    def pack(self, cells: vec[i64]) -> bytes:
        """The bytes of `at.to_bytes()`."""
        return packed(self.bytes_heading(), cells)

    def from_bytes(self, data: bytes) -> P:
        """The position that `at.to_bytes()` made bytes of; BadPosition if it was one of another game, of other options
        or rules. Its content is trusted: read only bytes that you wrote."""
        at: P = self.start()
        at.cells = unpacked(data, self.bytes_heading(), len(at.cells))
        return at

    def bytes_heading(self) -> dict[str, object]:
        """What must be the same where bytes are read as where they were written."""
        return {
            "game": self.id,
            "rules": self.rules_version,
            "options": self.options,
            "decisions": fingerprint({"ids": [decision.id for decision in self.decisions]}),
        }

    # A game never changes, so that copies may share it.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options,)

    def __repr__(self) -> str:
        """As it can be loaded again; options that have their default are left out."""
        words = [repr(self.id)]
        for option in self.declared:
            if self.options[option.name] != option.default:
                words.append(f"{option.name}={self.options[option.name]!r}")
        return f"lascaux.load({', '.join(words)})"

    # Choices as numbers and names

    def name(self, choice: int) -> str:
        """The written form of a choice, such as `take masonry`."""
        return self.verbs.name(choice)

    def parse(self, name: str) -> int:
        """The choice with this written form; UnknownChoice says what could have been meant."""
        return self.verbs.parse(name)

    # What people see

    @abstractmethod
    def view(self, at: P, seat: int, past: Past = NO_PAST) -> Any:
        """What one seat may know, as plain data of a declared type.

        The past adds what people at a table remember and no rule asks for: the dice as they fell, who took a tile.
        """

    @abstractmethod
    def draw(self, at: P, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        """The table as one seat sees it, drawn with characters."""

    def text(self, at: P, seat: int, language: str = "en") -> str:
        """The drawn table as plain text."""
        return self.draw(at, seat, language).plain()

    # Words; a game's voice, question and handbook find them

    @abstractmethod
    def voice(self, language: str, names: Sequence[str] = ()) -> Voice:
        """Who speaks for this game."""

    @abstractmethod
    def question(self, at: P, words: Voice) -> Question[P]:
        """Who finds out why a choice is not legal."""

    @abstractmethod
    def handbook(self, words: Voice) -> Handbook:
        """Who explains things."""

    def prompt(self, at: P, language: str = "en", names: Sequence[str] = ()) -> str:
        """Who must do what, in one sentence."""
        return self.voice(language, names).prompt(at)

    def describe(self, choice: int, language: str = "en") -> str:
        """What a choice does, for a button."""
        return self.voice(language).choice(choice)

    def log(self, at: P, choice: int, language: str = "en", names: Sequence[str] = (), seat: int = NOBODY) -> str:
        """Who does what by making a choice in a position, as a seat may read it in a log (NOBODY: a spectator)."""
        return self.voice(language, names).log(at, choice, seat)

    def outcome(self, at: P, language: str = "en", names: Sequence[str] = ()) -> str:
        """How a finished game ended, in one sentence."""
        return self.voice(language, names).outcome(at)

    def why_not(self, at: P, choice: int, language: str = "en") -> Reason | None:
        """Why a choice is not legal now, or None if it is."""
        return self.question(at, self.voice(language)).reason(choice)

    def things(self) -> list[str]:
        """Everything that `help` can explain."""
        return self.handbook(self.voice("en")).things()

    def help(self, thing: str, language: str = "en") -> str:
        """What a tile or a term means; the error for an unknown one suggests similar ones."""
        return self.handbook(self.voice(language)).help(thing)

    # What is printed

    def printed(self, language: str = "en") -> Printed:
        """Names, costs, points and effects of everything in the game, as plain data of a declared type."""
        content = self.printed_content(language)
        content["version"] = fingerprint(content)
        return content

    def printed_content(self, language: str) -> Printed:
        """The printed table before it gets its version; a game adds its own lists."""
        return Printed(
            game=self.id,
            language=language,
            version="",
            title=self.texts.say(language, "title.name"),
            options=[printed_option(self.texts, option, language) for option in self.declared],
            names=self.texts.of_things(language, "name"),
            shorts=self.texts.of_things(language, "short"),
            singles=self.texts.of_things(language, "one"),
            plurals=self.texts.of_things(language, "many"),
        )
