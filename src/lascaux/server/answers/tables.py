"""A table as one person sees it, and what one may ask about it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from lascaux.server.messages import Pace


class SeatShown(BaseModel):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    bot: str | None
    yours: bool
    kept: bool = Field(description="a bot plays for you here; you may return")
    here: bool
    late: bool = Field(description="away or slow for so long that you may let a bot play")
    passes: bool
    resigned: bool


class TargetShown(BaseModel):
    """A thing on the table."""

    kind: str
    name: str


class LogLine(BaseModel):
    seat: int = Field(description="-1 is nature")
    round: int
    begins_turn: bool = Field(description="a turn began with it")
    text: str
    targets: list[TargetShown] = Field(description="what it was about")


class LogShown(BaseModel):
    from_: int = Field(alias="from", description="replace your lines from this one on with these")
    length: int
    lines: list[LogLine]


class UndoShown(BaseModel):
    one: int | None = Field(description="how many choices remain if you take one back; null if you may not")
    turn: int | None


class TableShown(BaseModel):
    """The table as you may see it. The WebSocket sends the same whenever it changes."""

    type: Literal["table"]
    version: Literal[1]
    table: str
    number: int = Field(description="of entries; a submission names it")
    status: Literal["open", "playing", "over", "frozen"]
    pace: Pace
    turn_minutes: int = Field(description="for a turn; 0 is no limit")
    stand_in: str = Field(description="the bot that plays for whoever leaves")
    hints: bool
    begins: str = Field(description="who: `chance`, `ask` or the number of a seat")
    asked: int | None = Field(description="the seat that has to say who begins; until then the game does not")
    began: int | None = Field(description="once the game is over, the seat that began it, if it was drawn who does")
    custom: str = Field(description="what the printed rules say about who begins, for whoever is asked")
    face_down: bool = Field(description="whether bought cards and the like lie so, as printed")
    discreet: bool = Field(description="whether you see the turns of others only at their end")
    owner: bool
    origin: str | None
    uploaded: bool = Field(description="it continues an uploaded record")
    day: str | None = Field(description="of the daily challenge, if this is somebody's try")
    rules: int = Field(description="the version of the rules under which it was begun")
    frozen: str | None = Field(description="why it is shown only in part and cannot be changed")
    rematch: str | None
    agreed: dict[str, list[int]] = Field(
        description="seats that agree to `rematch`, `pass-start` (with a rematch), `abandon` or `bot SEAT`"
    )
    seat: int = Field(description="the seat from which you see it; -2 for a spectator")
    seats: list[SeatShown]
    log: LogShown
    undo: UndoShown
    view: dict[str, Any] = Field(description="the game's own view, with the legal choices if you have to choose")
    final: list[bool] = Field(description="whether each reveals or rolls something, so that it cannot be taken back")
    done: list[bool] = Field(description="whether each says that you want nothing more; see `hold` of a choice")
    held: int | None = Field(description="the seat whose turn only has to be ended; until then it can be taken back")
    texts: list[str] = Field(description="what each of the view's choices does")
    prompt: str
    outcome: str
    round: int


class MomentShown(BaseModel):
    version: Literal[1]
    table: str
    choices: int
    length: int
    view: dict[str, Any]
    prompt: str
    round: int


class MomentsShown(BaseModel):
    moments: list[MomentShown]


class Why(BaseModel):
    legal: bool
    text: str | None
    clause: str | None


class About(BaseModel):
    """A thing on the table: what it is, and why it cannot be chosen now."""

    help: str | None
    reasons: list[str]
    clauses: list[str]  # of each reason, for the rulebook
