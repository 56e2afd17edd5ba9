"""Puzzles: the next one for you, its table, and your answer."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from lascaux.puzzles import puzzles
from lascaux.server.answers.practice import NextPuzzle, PuzzleJudged
from lascaux.server.answers.scores import Scores
from lascaux.server.answers.tables import About, MomentsShown, TableShown
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.messages import PuzzleAnswer
from lascaux.server.puzzles import table_of
from lascaux.server.results import show_scores
from lascaux.server.routes.about import Word, about_thing
from lascaux.server.routes.asking import OURS, Anybody, Arriving, TheHouse, TheLanguage
from lascaux.server.routes.games import known
from lascaux.server.routes.tables import drawn, moments
from lascaux.server.showing import show_log, show_text
from lascaux.server.still_tables import LOOKER, NOBODY_HERE
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


TheTable = Annotated[Table, Depends(the_table)]


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


@router.get("/{puzzle}", response_model=TableShown)
async def see_table_of_puzzle(
    table: TheTable, language: TheLanguage, seen: Annotated[int, Query(ge=0, description="as for tables")] = 0
) -> Response:
    """The table at which a puzzle is played. Nobody can change it."""
    message = show_text(table, LOOKER, NOBODY_HERE, language, min(seen, table.number))
    return Response(message, media_type="application/json")


@router.get("/{puzzle}/moments", response_model=MomentsShown)
async def see_moments_of_puzzle(
    table: TheTable, request: Request, house: TheHouse, language: TheLanguage, first: int, last: int
) -> Response:
    """Several moments before this one, one choice after the other. Each counts as a request."""
    return await moments(house, request, table, LOOKER, language, first, last)


@router.get("/{puzzle}/log")
async def see_log_of_puzzle(
    table: TheTable, language: TheLanguage, last: Annotated[int, Query(ge=0)] = 2**31 - 1
) -> dict[str, Any]:
    """Up to two hundred lines of the log that end before a place."""
    return show_log(table, table.perspective(LOOKER), language, 0, last)


@router.get("/{puzzle}/about")
async def see_thing_of_puzzle(table: TheTable, kind: Word, name: Word, language: TheLanguage) -> About:
    """Help for a thing, and why it cannot be chosen at this moment."""
    return about_thing(table, LOOKER, kind, name, language)


@router.get("/{puzzle}/scores")
async def see_scores_of_puzzle(table: TheTable, language: TheLanguage) -> Scores:
    """Points by category so far, and how they grew."""
    return Scores.model_validate(show_scores(table, language))


@router.get("/{puzzle}/text")
async def see_text_of_puzzle(table: TheTable, language: TheLanguage) -> dict[str, Any]:
    """The puzzle's table drawn with characters."""
    return drawn(table, LOOKER, language, None)
