"""Puzzles: the next one for you, its table, and your answer."""

from __future__ import annotations

from time import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from lascaux.puzzles import puzzles
from lascaux.server.answers.practice import NextPuzzle, PuzzleJudged
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.messages import PuzzleAnswer
from lascaux.server.puzzles import table_of
from lascaux.server.routes.asking import OURS, Anybody, Arriving, TheHouse, TheLanguage
from lascaux.server.routes.games import known
from lascaux.server.routes.still_tables import still_table
from lascaux.server.table import Table

router = APIRouter(prefix="/api/games/{id}/puzzles", tags=["practice"], responses=ERRORS)
PuzzleId = Annotated[str, Path(pattern=OURS)]


def the_game(id: str) -> str:
    """A game with its puzzles: the first time it takes a moment to read them, in which others are served."""
    if not puzzles(known(id).id):
        raise Refusal(404, "no-puzzles", game=id)
    return id


TheGame = Annotated[str, Depends(the_game)]


def the_table(game: TheGame, puzzle: PuzzleId, language: TheLanguage) -> Table:
    return table_of(game, puzzle, language)


@router.get("")
async def see_next_puzzle(
    game: TheGame,
    house: TheHouse,
    person: Anybody,
    puzzle: Annotated[str | None, Query(pattern=OURS, description="the one you want; default: what suits you")] = None,
) -> NextPuzzle:
    """The next puzzle that you have not tried, about as hard as you are strong, and how you have done so far."""
    return await house.puzzles.next(person.id if person else None, game, puzzle)


@router.post("/{puzzle}")
async def answer_puzzle(
    game: TheGame, puzzle: PuzzleId, answer: PuzzleAnswer, house: TheHouse, person: Arriving, language: TheLanguage
) -> PuzzleJudged:
    """Judge an answer. Your first counts, for your rating and the puzzle's; the solution comes with the right answer,
    or if you ask for it."""
    return await house.puzzles.answer(person.id, game, puzzle, answer.choice, language, time())


router.include_router(still_table(the_table), prefix="/{puzzle}")
