"""An agent that looks to the end of its own turn and no further."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from lascaux.agents.agent import Opinion
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position

BEAM: Final = 6  # positions kept after each further choice
DEEPEST: Final = 16  # at most this many further choices
SAMPLES: Final = 4  # outcomes tried where chance follows immediately


class GreedyAgent:
    """Tries every choice, plays its turn to the end in the most promising ways, and compares what `value` says then."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, game: Game, at: Position) -> int:
        choices = list(at.choices())
        if len(choices) == 1:
            return choices[0]
        return self.explain(game, at)[0].choice

    def explain(self, game: Game, at: Position) -> list[Opinion]:
        rest = RestOfTurn(at, self.rng.randrange(2**32))
        opinions = [Opinion(choice, rest.promise(choice), 1) for choice in at.choices()]
        return sorted(opinions, key=lambda opinion: -opinion.value)


class RestOfTurn:
    """What is left of one seat's turn, as seen from a position in it."""

    def __init__(self, at: Position, seed: int) -> None:
        self.at = at
        self.seat = at.actor
        self.seed = seed

    def promise(self, choice: int) -> float:
        """How well the seat can stand at the end of its turn after this choice, on average over what nature does."""
        after = self.at.copy()
        after.play(choice)
        samples = SAMPLES if after.actor == CHANCE else 1
        # Every choice meets the same luck, so that none looks good just for having been luckier.
        return sum(self.best_end(after.copy(), Random(self.seed + n)) for n in range(samples)) / samples

    def best_end(self, at: Position, rng: Random) -> float:
        """The best value found at the end of the turn, by a narrow search."""
        best = float("-inf")
        seen: set[Position] = set()
        begun = not self.at.begins_turn
        beam = [(at, begun)]
        for _ in range(DEEPEST):
            ahead: list[tuple[float, Position, bool]] = []
            for here, begun in beam:
                while here.actor == CHANCE:
                    here.play(here.sample(rng))
                value = here.value(self.seat)
                if here.actor != self.seat or (begun and here.begins_turn):
                    best = max(best, value)
                elif here not in seen:
                    seen.add(here)
                    ahead.append((value, here, begun or not here.begins_turn))
            if not ahead:
                return best
            ahead.sort(key=lambda entry: -entry[0])
            beam = [(next, begun) for _, here, begun in ahead[:BEAM] for next in followers(here)]
        # A turn too long to see its end is judged by where it has got to; one that can end, by its ends.
        return best if best > float("-inf") else max(here.value(self.seat) for here, _ in beam)


def followers(at: Position) -> Iterator[Position]:
    for choice in at.choices():
        next = at.copy()
        next.play(choice)
        yield next
