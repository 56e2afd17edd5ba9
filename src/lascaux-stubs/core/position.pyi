# Made from core/position.py by `python -m tools.stubs`.
"""One moment of a game: a flat array of integers with an agenda of open decisions."""
from __future__ import annotations
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar
from lascaux.core.agenda import Argument, Entry
from lascaux.core.errors import IllegalChoice
from lascaux.core.svg import svg
if TYPE_CHECKING:
    from lascaux.core.game import Game
CHANCE: Final = -1
NOBODY: Final = -2
ACTOR: Final = 0
TURN: Final = 1
DEPTH: Final = 2
AGENDA: Final = 3
DEEPEST: Final = 8
FIRST: Final = AGENDA + 3 * DEEPEST

class RandomSource(Protocol):
    """Anything that draws a number below `stop`, such as `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        ...

@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """One moment of a game. Nothing but integers changes in it, so a copy is one slice.

    The agenda is a stack. Its top says which kind of decision is open now; the game is over when it is empty.
    """
    game: Game
    cells: Sequence[int]

    def __init__(self, game: Game, cells: Sequence[int]) -> None:
        ...

    @property
    def actor(self) -> int:
        """The seat that chooses now, CHANCE for nature, NOBODY once the game is over."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended; nobody acts any more."""
        ...

    def choices(self) -> Sequence[int]:
        """Every legal choice of the actor, ascending; never empty while the game runs."""
        ...

    def weights(self) -> Sequence[int]:
        """How likely nature makes each of its choices, in the order of `choices`, as whole shares."""
        ...

    def shares(self, choices: Sequence[int]) -> Sequence[int]:
        """The weights of choices that are known already."""
        ...

    def sample(self, rng: RandomSource) -> int:
        """One of nature's choices, drawn by weight."""
        ...

    def play(self, choice: int, check: bool=True) -> None:
        """Make one choice. An illegal one is refused with an IllegalChoice, a number that means none with an
        UnknownChoice, and nothing changes. (`check=False` is an older way of writing `apply`.)"""
        ...

    def apply(self, choice: int) -> None:
        """Make one choice that the caller knows to be legal, without asking: the fast way. After any other, whatever
        happens is no game any more."""
        ...

    def refuse_illegal(self, choice: int) -> None:
        """An IllegalChoice with its reason, or an UnknownChoice, unless the choice is legal."""
        ...

    def open(self, kind: int, a: int=0, b: int=0) -> None:
        """Put a decision on top of the agenda; the ones below wait for it."""
        ...

    def close(self) -> None:
        """Take the top off the agenda."""
        ...

    def settle(self) -> None:
        """Run every step that has come to the top, then find out who decides next."""
        ...

    def open_kind(self) -> int:
        """The kind on top of the agenda, which must not be empty."""
        ...

    def agenda(self) -> list[Entry]:
        """Everything that is open, the decision to be made now first."""
        ...

    def after(self, choice: int, steps: Collection[int]) -> Self:
        """A copy in which a choice has been made and steps of these kinds have happened, but nothing else."""
        ...

    def take_top(self) -> tuple[int, int, int]:
        """The top of the agenda, taken off it."""
        ...

    @property
    def begins_turn(self) -> bool:
        """Whether the decision to be made now is the first of somebody's turn."""
        ...

    @abstractmethod
    def copy(self) -> Self:
        """An independent position, equal to this one."""
        ...

    @abstractmethod
    def scores(self) -> list[float]:
        """Every seat's points as they stand."""
        ...

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that win: several in a draw, none if a solo player misses the goal."""
        ...

    @abstractmethod
    def value(self, seat: int) -> float:
        """A readable guess at how well a seat stands, in points; what the greedy agent goes by."""
        ...

    def resample(self, seat: int, rng: RandomSource) -> None:
        """Redraw what a seat cannot know, for a search that must not cheat; most games hide nothing."""
        ...

    def to_bytes(self) -> bytes:
        """This position as bytes, for `game.from_bytes` of a game with the same rules."""
        ...

    def __copy__(self) -> Self:
        ...

    def __deepcopy__(self, memo: object) -> Self:
        ...

    def __reduce__(self) -> tuple[Any, ...]:
        ...

    def __repr__(self) -> str:
        """Which game, how far it has got and who must do what: `<cave-vs-cave, round 3: seat 1, take-tile>`."""
        ...

    def _repr_svg_(self) -> str:
        """The table as the seat whose turn it is sees it: how a notebook shows a position."""
        ...

    def __eq__(self, other: object) -> bool:
        ...

    def __hash__(self) -> int:
        ...

def unpack(game: Game, data: bytes) -> Position:
    """What unpickles a position."""
    ...
P = TypeVar('P', bound=Position, default=Any)

@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """A kind of moment in which somebody chooses.

    `a` and `b` are what the agenda remembers of it; `arguments` names what they hold for those who read the agenda.
    `clause` is the rule it follows from. `play` is called after the decision has been taken off the agenda; one that
    stays open puts itself back.
    """
    id: str
    clause: str
    arguments: Sequence[Argument]
    chance: bool
    begins_turn: bool
    automatic: bool

    def __init__(self, id: str, clause: str='', arguments: Sequence[Argument]=(), chance: bool=False, begins_turn: bool=False) -> None:
        ...

    def choices(self, at: P, a: i64, b: i64, /) -> vec[i64]:
        """Every legal choice, ascending. A step has none."""
        ...

    def play(self, at: P, a: i64, b: i64, choice: i64, /) -> None:
        """Carry out one of them. A step is run instead."""
        ...

    def weight(self, at: P, a: i64, b: i64, choice: i64, /) -> i64:
        """Nature's share for this choice; all equal unless a game says otherwise."""
        ...

    def run(self, at: P, a: i64, b: i64, /) -> None:
        """What a step does; a decision waits for its choice instead."""
        ...

@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[P]):
    """Something on the agenda that nobody decides: `run` makes it happen as soon as it comes to the top."""
    automatic: bool

    def __init__(self, id: str, arguments: Sequence[Argument]=()) -> None:
        ...
