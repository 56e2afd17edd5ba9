"""Points: the scoresheet, and hints."""

from __future__ import annotations

from pydantic import BaseModel, Field


class ScoreRow(BaseModel):
    name: str
    points: list[float]
    sum: bool


class RoundScores(BaseModel):
    round: int
    scores: list[float]


class Scores(BaseModel):
    table: str
    over: bool
    winners: list[int]
    resigned: list[int]
    rows: list[ScoreRow]
    course: list[RoundScores]


class GainShown(BaseModel):
    name: str
    points: float


class OpinionShown(BaseModel):
    choice: int
    name: str
    text: str
    value: float | None = Field(description="in points; null where it was never tried")
    visits: int
    then: list[str] = Field(description="how your turn might go on after it; only of the best choices")
    gains: list[GainShown] = Field(description="what the turn would then change on your scoresheet")


class Hint(BaseModel):
    number: int
    level: str
    opinions: list[OpinionShown]
