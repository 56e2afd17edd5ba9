"""A stream of puzzles for everybody: the next one, the table it is played at, and what an answer is worth.

Nothing of the answer is told before somebody has tried, and only the first try counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from lascaux.agents.naming import bot_name, numbered
from lascaux.analysis import why
from lascaux.lessons import lesson, sentences
from lascaux.puzzles import Puzzle, puzzles
from lascaux.server.answers.practice import NextPuzzle, PuzzleJudged, PuzzleShown, PuzzleSolution, PuzzleStanding
from lascaux.server.errors import TEXTS, Refusal
from lascaux.server.ratings import BY_SOLVERS, NEWCOMER, person_change, puzzle_change
from lascaux.server.showing import described
from lascaux.server.still_tables import still_table
from lascaux.server.storage.puzzle_store import Attempt, PuzzleStore, Row
from lascaux.server.table import Table

AS_STRONG: Final = 100  # points of rating that hardly tell two puzzles apart: then the clearer comes first


def known_puzzle(game: str, id: str) -> Puzzle:
    found = puzzles(game).get(id)
    if found is None:
        raise Refusal(404, "no-puzzle", puzzle=id)
    return found


@lru_cache(maxsize=100)
def table_of(game: str, id: str, language: str) -> Table:
    """The table at which a puzzle is played, as the seat sees it that has to choose."""
    puzzle = known_puzzle(game, id)
    record = puzzle.record
    you = sentences(game, language)["you"] if lesson(game) else TEXTS.say(language, "puzzles.you")
    names = [you if seat == puzzle.seat else bot_name(name, language) for seat, name in enumerate(record.seats)]
    return still_table(f"puzzle-{id}", record.game, record.choices, numbered(names), puzzle.seat)


class Puzzles:
    """What people have tried, and what they should try next."""

    def __init__(self, store: PuzzleStore) -> None:
        self.store = store

    async def next(self, person: str | None, game: str, wanted: str | None = None) -> NextPuzzle:
        """The puzzle that somebody wants; else, of those that they have not tried, one that is about as hard as they
        are strong; else one that they did not solve."""
        attempts = await self.store.attempts(person, game) if person else []
        known = await self.store.tried(game)
        you = standing(attempts, len(puzzles(game)))
        id = known_puzzle(game, wanted).id if wanted else best_for(you, attempts, known, puzzles(game))
        mine = next((row for row in attempts if row["puzzle"] == id), None)
        return NextPuzzle(game=game, you=you, puzzle=show_puzzle(puzzles(game)[id], known, mine) if id else None)

    async def answer(
        self, person: str, game: str, id: str, choice: int | None, language: str, now: float
    ) -> PuzzleJudged:
        """Judge somebody's answer; None is no answer: they want to see the solution."""
        puzzle = known_puzzle(game, id)
        if choice is not None and choice not in puzzle.record.position().choices():
            raise Refusal(422, "no-such-choice")
        right = choice == puzzle.answer
        attempts = await self.store.attempts(person, game)
        change = 0.0
        if all(row["puzzle"] != id for row in attempts):
            change = await self.count(person, puzzle, right, attempts, now)
        elif right:
            await self.store.solve(person, game, id)
        told = right or choice is None
        return PuzzleJudged(
            right=right,
            given_away=0.0 if choice is None else round(puzzle.verdict.best.value - value_of(puzzle, choice), 1),
            change=round(change),
            you=standing(await self.store.attempts(person, game), len(puzzles(game))),
            solution=show_solution(puzzle, language) if told else None,
        )

    async def count(self, person: str, puzzle: Puzzle, right: bool, attempts: list[Row], now: float) -> float:
        """A first answer: by how much it changes somebody's rating."""
        game, before = puzzle.record.game.id, rating_of(attempts)
        known = (await self.store.tried(game)).get(puzzle.id)
        tries, rating = (known["tries"], known["rating"]) if known else (0, first_rating(puzzle))
        change = person_change(before, rating, right, len(attempts))
        attempt = Attempt(person, game, puzzle.id, right, before + change, now)
        added = await self.store.add(attempt, first_rating(puzzle), puzzle_change(before, rating, right, tries))
        return change if added else 0.0


def first_rating(puzzle: Puzzle) -> float:
    return BY_SOLVERS[len(puzzle.solvers)]


def rating_of(attempts: list[Row]) -> float:
    rating: float = attempts[-1]["rating"] if attempts else NEWCOMER
    return rating


def value_of(puzzle: Puzzle, choice: int) -> float:
    return next(opinion.value for opinion in puzzle.verdict.opinions if opinion.choice == choice)


def best_for(
    you: PuzzleStanding, attempts: list[Row], known: Mapping[str, Row], all: Mapping[str, Puzzle]
) -> str | None:
    """What somebody should try next; None if they have solved everything."""
    mine = {row["puzzle"]: row for row in attempts}
    new = [id for id in all if id not in mine]
    if not new:  # what was missed longest ago
        return next((id for id, row in mine.items() if id in all and not row["solved"]), None)

    def distance(id: str) -> tuple[float, float]:
        rating = known[id]["rating"] if id in known else first_rating(all[id])
        return abs(rating - you.rating) // AS_STRONG, -all[id].gain

    return min(new, key=distance)


# What is told


def standing(attempts: list[Row], count: int) -> PuzzleStanding:
    return PuzzleStanding(
        rating=round(rating_of(attempts)),
        tried=len(attempts),
        solved=sum(row["solved"] for row in attempts),
        at_once=sum(row["first"] for row in attempts),
        count=count,
    )


def show_puzzle(puzzle: Puzzle, known: Mapping[str, Row], mine: Row | None) -> PuzzleShown:
    row: Mapping[str, Any] = known.get(puzzle.id) or {"rating": first_rating(puzzle), "tries": 0, "solved": 0}
    return PuzzleShown(
        id=puzzle.id,
        gain=round(puzzle.gain, 1),
        rating=round(row["rating"]),
        tries=row["tries"],
        solved=row["solved"],
        yours=("solved" if mine["solved"] else "missed") if mine else "new",
    )


def show_solution(puzzle: Puzzle, language: str) -> PuzzleSolution:
    game = puzzle.record.game
    return PuzzleSolution(
        choice=puzzle.answer,
        text=described(game, puzzle.answer, language),
        second=described(game, puzzle.verdict.played.choice, language),
        why=why(game, puzzle.verdict, language, lambda choice: described(game, choice, language)),
    )
