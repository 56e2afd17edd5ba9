"""A game that was looked at turn by turn."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from lascaux.server.answers.tables import MomentShown


class CurvePoint(BaseModel):
    choices: int = Field(description="made so far")
    value: float


class PointsThen(BaseModel):
    choices: int
    scores: list[float]


class RoundBegins(BaseModel):
    round: int
    choices: int = Field(description="made before its first decision")


class PlayerJudged(BaseModel):
    seat: int
    decisions: int
    accuracy: float = Field(description="100: always the best choice")
    given_away: float = Field(description="points, all together")


class TurningPointShown(BaseModel):
    turn: int
    before: list[float] = Field(description="what every seat could expect before it")
    after: list[float]


class VerdictShown(BaseModel):
    """A choice that was made beside the better one."""

    number: int = Field(description="of the choice in the record, counted from 1")
    before: float = Field(description="what its seat could expect with the best choice")
    after: float = Field(description="and with the one that was made")
    cost: float = Field(description="the points given away")
    played: str
    better: str
    why: str = Field(description="what the better one brings; empty where it hardly matters")


class TurnJudged(BaseModel):
    turn: int
    seat: int
    round: int
    cost: float
    decisions: list[VerdictShown]


class Findings(BaseModel):
    """What follows from the verdicts on all decisions."""

    leads: bool = Field(description="values are points ahead of the best of the others; else a seat's own points")
    length: int
    scores: list[float]
    curves: list[list[CurvePoint]] = Field(description="for each seat: what it could expect")
    points: list[PointsThen] = Field(description="the score at every turn")
    rounds: list[RoundBegins]
    players: list[PlayerJudged]
    turning_points: list[TurningPointShown]
    turns: list[TurnJudged]


class AnalysisShown(BaseModel):
    table: str
    status: Literal["running", "done", "failed"]
    judge: str = Field(description="the bot whose opinion it is")
    caveat: str = Field(description="what it has not learned about this way of playing; empty if it has")
    done: int = Field(description="decisions judged so far")
    wanted: int
    found: Findings | None = Field(description="null until it is done")


class ChoiceValue(BaseModel):
    choice: int
    value: float


class DecisionShown(BaseModel):
    """A decision as it was, and what every choice is worth, the best first."""

    verdict: VerdictShown
    seat: int
    played: int
    moment: MomentShown
    texts: list[str] = Field(description="what each of the view's choices does")
    done: list[bool] = Field(description="whether each says that one wants nothing more")
    values: list[ChoiceValue]
