"""Tables to find, to make and to join; people."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from lascaux.server.answers.tables import SeatShown
from lascaux.server.messages import Pace


class Invitation(BaseModel):
    seat: int
    code: str


class TableMade(BaseModel):
    table: str
    invitations: list[Invitation] = Field(description="codes for the free seats; each is good for one seat")
    watch: str = Field(description="a code that lets others watch")


class TableListed(BaseModel):
    table: str
    game: str
    options: dict[str, int | str | bool]
    status: Literal["open", "playing", "over", "frozen"]
    pace: Pace
    uploaded: bool
    seats: list[SeatShown]
    waits_for: int
    your_turn: bool
    scores: list[float] | None
    created: float
    changed: float


class TableList(BaseModel):
    tables: list[TableListed]
    next: str | None = Field(description="ask for the next page with `before`; null: this was the last")


class Rematch(BaseModel):
    table: str | None = Field(description="null until everybody wants it")


class Joined(BaseModel):
    table: str
    seats: list[int]


class Invitations(BaseModel):
    invitations: list[Invitation] = Field(description="of the seats that are still free")
    watch: str = Field(description="the code that lets others watch")


class SoloGoal(BaseModel):
    points: float
    exceed: bool = Field(description="more than this many points are required")
    reached: bool


class SoloRecord(BaseModel):
    game: str
    options: dict[str, int | str | bool]
    table: str
    points: float
    goals: list[SoloGoal]


class SoloRecords(BaseModel):
    records: list[SoloRecord]


class PersonShown(BaseModel):
    id: str
    name: str
    registered: bool
    role: str = Field(description="player, moderator or host")


class Me(BaseModel):
    person: PersonShown | None = Field(description="nobody yet, on a public server")
    public: bool = Field(description="whether playing with others needs an account")
    mail: bool = Field(description="whether this server can send a link to a new password")
