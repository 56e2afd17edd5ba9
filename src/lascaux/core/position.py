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

# The first cells of every position. A game's own cells begin at FIRST.
ACTOR: Final = 0  # the seat that chooses now, CHANCE or NOBODY
TURN: Final = 1  # the seat whose turn it is
DEPTH: Final = 2  # how many decisions are open
AGENDA: Final = 3  # three cells for each open decision: kind, a, b
DEEPEST: Final = 8
FIRST: Final = AGENDA + 3 * DEEPEST


class RandomSource(Protocol):
    """Anything that draws a number below `stop`, such as `random.Random`."""

    def randrange(self, stop: int, /) -> int: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """One moment of a game. Nothing but integers changes in it, so a copy is one slice.

    The agenda is a stack. Its top says which kind of decision is open now; the game is over when it is empty.
    """

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        self.game = game
        self.cells = cells

    @property
    def actor(self) -> int:
        """The seat that chooses now, CHANCE for nature, NOBODY once the game is over."""
        return self.cells[ACTOR]

    @property
    def over(self) -> bool:
        """Whether the game has ended; nobody acts any more."""
        return self.cells[ACTOR] == NOBODY

    def choices(self) -> vec[i64]:
        """Every legal choice of the actor, ascending; never empty while the game runs."""
        depth = self.cells[DEPTH]
        if depth == 0:
            return vec[i64]()
        top = AGENDA + 3 * (depth - 1)
        return self.game.decisions[self.cells[top]].choices(self, self.cells[top + 1], self.cells[top + 2])

    def weights(self) -> vec[i64]:
        """How likely nature makes each of its choices, in the order of `choices`, as whole shares."""
        return self.shares(self.choices())

    def shares(self, choices: vec[i64]) -> vec[i64]:
        """The weights of choices that are known already."""
        top = AGENDA + 3 * (self.cells[DEPTH] - 1)
        decision = self.game.decisions[self.cells[top]]
        shares = vec[i64]()
        for choice in choices:
            shares = append(shares, decision.weight(self, self.cells[top + 1], self.cells[top + 2], choice))
        return shares

    def sample(self, rng: RandomSource) -> int:
        """One of nature's choices, drawn by weight."""
        choices = self.choices()
        weights = self.shares(choices)
        total: i64 = 0
        for share in weights:
            total += share
        left: i64 = rng.randrange(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return choices[index]

    def play(self, choice: i64, check: bool = True) -> None:
        """Make one choice. An illegal one is refused with an IllegalChoice, a number that means none with an
        UnknownChoice, and nothing changes. (`check=False` is an older way of writing `apply`.)"""
        if check:
            self.refuse_illegal(choice)
        self.apply(choice)

    def apply(self, choice: i64) -> None:
        """Make one choice that the caller knows to be legal, without asking: the fast way. After any other, whatever
        happens is no game any more."""
        top = AGENDA + 3 * (self.cells[DEPTH] - 1)
        kind = self.cells[top]
        a = self.cells[top + 1]
        b = self.cells[top + 2]
        self.close()
        self.game.decisions[kind].play(self, a, b, choice)
        self.settle()

    def refuse_illegal(self, choice: i64) -> None:
        """An IllegalChoice with its reason, or an UnknownChoice, unless the choice is legal."""
        for legal in self.choices():
            if legal == choice:
                return
        name = self.game.name(choice)  # UnknownChoice where there is no such number
        reason = self.game.why_not(self, choice)
        assert reason is not None
        raise IllegalChoice(name, reason.text, reason.clause)

    def open(self, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a decision on top of the agenda; the ones below wait for it."""
        cells = self.cells
        depth = cells[DEPTH]
        if depth == DEEPEST:
            raise IndexError("the agenda is full")
        top = AGENDA + 3 * depth
        cells[top] = kind
        cells[top + 1] = a
        cells[top + 2] = b
        cells[DEPTH] = depth + 1

    def close(self) -> None:
        """Take the top off the agenda."""
        cells = self.cells
        depth = cells[DEPTH] - 1
        top = AGENDA + 3 * depth
        cells[top] = 0
        cells[top + 1] = 0
        cells[top + 2] = 0
        cells[DEPTH] = depth

    def settle(self) -> None:
        """Run every step that has come to the top, then find out who decides next."""
        cells = self.cells
        while cells[DEPTH]:
            top = AGENDA + 3 * (cells[DEPTH] - 1)
            decision = self.game.decisions[cells[top]]
            if not decision.automatic:
                cells[ACTOR] = CHANCE if decision.chance else cells[TURN]
                return
            a = cells[top + 1]
            b = cells[top + 2]
            self.close()
            decision.run(self, a, b)
        cells[ACTOR] = NOBODY

    def open_kind(self) -> i64:
        """The kind on top of the agenda, which must not be empty."""
        return self.cells[AGENDA + 3 * (self.cells[DEPTH] - 1)]

    def agenda(self) -> list[Entry]:
        """Everything that is open, the decision to be made now first."""
        found: list[Entry] = []
        for top in range(AGENDA + 3 * (int(self.cells[DEPTH]) - 1), AGENDA - 1, -3):
            kind = int(self.cells[top])
            decision = self.game.decisions[kind]
            found.append(Entry(kind, decision.id, decision.arguments, self.cells[top + 1], self.cells[top + 2]))
        return found

    def after(self, choice: i64, steps: Collection[int]) -> Self:
        """A copy in which a choice has been made and steps of these kinds have happened, but nothing else."""
        after = self.copy()
        kind, a, b = after.take_top()
        self.game.decisions[kind].play(after, a, b, choice)
        while after.cells[DEPTH] and after.open_kind() in steps:
            kind, a, b = after.take_top()
            self.game.decisions[kind].run(after, a, b)
        return after

    def take_top(self) -> tuple[int, int, int]:
        """The top of the agenda, taken off it."""
        top = AGENDA + 3 * (self.cells[DEPTH] - 1)
        entry = int(self.cells[top]), int(self.cells[top + 1]), int(self.cells[top + 2])
        self.close()
        return entry

    @property
    def begins_turn(self) -> bool:
        """Whether the decision to be made now is the first of somebody's turn."""
        return self.cells[DEPTH] > 0 and self.game.decisions[self.open_kind()].begins_turn

    @abstractmethod
    def copy(self) -> Self:
        """An independent position, equal to this one."""

    @abstractmethod
    def scores(self) -> list[float]:
        """Every seat's points as they stand."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that win: several in a draw, none if a solo player misses the goal."""

    @abstractmethod
    def value(self, seat: i64) -> float:
        """A readable guess at how well a seat stands, in points; what the greedy agent goes by."""

    def resample(self, seat: int, rng: RandomSource) -> None:  # noqa: B027 (most games have nothing to redraw)
        """Redraw what a seat cannot know, for a search that must not cheat; most games hide nothing."""

    def to_bytes(self) -> bytes:
        """This position as bytes, for `game.from_bytes` of a game with the same rules."""
        return self.game.pack(self.cells)

    # Copies share the game, which never changes.

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (self.game, self.to_bytes())

    def __repr__(self) -> str:
        """Which game, how far it has got and who must do what: `<cave-vs-cave, round 3: seat 1, take-tile>`."""
        where = f"{self.game.id}, round {self.game.round(self)}"
        if self.over:
            return f"<{where}: over, {' : '.join(f'{points:g}' for points in self.scores())}>"
        who = "nature" if self.actor == CHANCE else f"seat {self.actor}"
        return f"<{where}: {who}, {self.agenda()[0].id}>"

    def _repr_svg_(self) -> str:
        """The table as the seat whose turn it is sees it: how a notebook shows a position."""
        return svg(self.game.draw(self, int(self.cells[TURN])))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return False
        return self.cells == other.cells and self.game.same_rules(other.game)

    def __hash__(self) -> int:
        return hash(tuple(self.cells))


def unpack(game: Game, data: bytes) -> Position:
    """What unpickles a position."""
    at: Position = game.from_bytes(data)
    return at


P = TypeVar("P", bound=Position, default=Any)  # a game's own positions


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """A kind of moment in which somebody chooses.

    `a` and `b` are what the agenda remembers of it; `arguments` names what they hold for those who read the agenda.
    `clause` is the rule it follows from. `play` is called after the decision has been taken off the agenda; one that
    stays open puts itself back.
    """

    def __init__(
        self,
        id: str,
        clause: str = "",
        arguments: Sequence[Argument] = (),
        chance: bool = False,
        begins_turn: bool = False,
    ) -> None:
        self.id = id
        self.clause = clause
        self.arguments = arguments
        self.chance = chance
        self.begins_turn = begins_turn
        self.automatic = False

    def choices(self, at: P, a: i64, b: i64, /) -> vec[i64]:
        """Every legal choice, ascending. A step has none."""
        raise NotImplementedError

    def play(self, at: P, a: i64, b: i64, choice: i64, /) -> None:
        """Carry out one of them. A step is run instead."""
        raise NotImplementedError

    def weight(self, at: P, a: i64, b: i64, choice: i64, /) -> i64:
        """Nature's share for this choice; all equal unless a game says otherwise."""
        return 1

    def run(self, at: P, a: i64, b: i64, /) -> None:
        """What a step does; a decision waits for its choice instead."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[P]):
    """Something on the agenda that nobody decides: `run` makes it happen as soon as it comes to the top."""

    def __init__(self, id: str, arguments: Sequence[Argument] = ()) -> None:
        super().__init__(id, arguments=arguments)
        self.automatic = True
