"""Lessons and puzzles."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class LessonAnswer(BaseModel):
    begins: str = Field(description="the beginning of a choice's name; empty: any")
    text: str = Field(description="why it is not what should be done now")


class LessonStep(BaseModel):
    name: str
    text: str
    at: int = Field(description="choices made before it")
    choices: list[str] = Field(description="what the learner should choose, one after the other; none: only read")
    lights: list[str] = Field(description="places of what it is about; none: what its choice points at")
    answers: list[LessonAnswer] = Field(description="to other choices: the first that fits")


class LessonChapter(BaseModel):
    name: str
    title: str
    goal: str
    reached: str = Field(description="what is said when it is")
    steps: list[LessonStep]


class LessonShown(BaseModel):
    """A first game that teaches. Whatever happens between two steps is played by itself."""

    game: str
    title: str
    about: str
    end: str = Field(description="what is said when the game has been scored")
    options: dict[str, int | str | bool]
    opponent: str = Field(description="whom to play against next")
    length: int = Field(description="of the game, in choices")
    chapters: list[LessonChapter]


class PuzzleStanding(BaseModel):
    """How somebody has done at the puzzles of a game."""

    rating: int
    tried: int
    solved: int = Field(description="with whichever answer")
    at_once: int = Field(description="with the first answer")
    count: int = Field(description="of the puzzles that there are")


class PuzzleShown(BaseModel):
    """What is told of a puzzle before it is solved."""

    id: str
    gain: float = Field(description="by how many points the answer is better than any other choice")
    rating: int
    tries: int = Field(description="people who have tried it")
    solved: int = Field(description="those whose first answer was right")
    yours: Literal["new", "missed", "solved"]


class NextPuzzle(BaseModel):
    game: str
    you: PuzzleStanding
    puzzle: PuzzleShown | None = Field(description="null: you have solved all of them")


class PuzzleSolution(BaseModel):
    choice: int
    text: str
    second: str = Field(description="the next best choice")
    why: str = Field(description="what the answer brings more than that")


class PuzzleJudged(BaseModel):
    right: bool
    given_away: float = Field(description="how many points less this choice is worth")
    change: int = Field(description="of your rating; 0 if it was not your first answer")
    you: PuzzleStanding
    solution: PuzzleSolution | None = Field(description="null after a wrong answer: you can try again")
