"""Everything that goes out, declared once; what comes in is in `messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from lascaux.server.errors import Problem
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
    owner: bool
    origin: str | None
    uploaded: bool = Field(description="it continues an uploaded record")
    rules: int = Field(description="the version of the rules under which it was begun")
    frozen: str | None = Field(description="why it is shown only in part and cannot be changed")
    rematch: str | None
    agreed: dict[str, list[int]] = Field(description="seats that agree to `rematch`, `abandon` or `bot SEAT`")
    seat: int = Field(description="the seat from which you see it; -2 for a spectator")
    seats: list[SeatShown]
    log: LogShown
    undo: UndoShown
    view: dict[str, Any] = Field(description="the game's own view, with the legal choices if you have to choose")
    final: list[bool] = Field(description="whether each of them cannot be taken back")
    texts: list[str] = Field(description="what each of the view's choices does")
    prompt: str
    outcome: str
    round: int


# The WebSocket, server to client; the table comes as TableShown


class SocketDone(BaseModel):
    """What you asked for is stored."""

    type: Literal["done"]
    version: Literal[1]
    id: int
    number: int = Field(description="of entries now")


class SocketRefused(BaseModel):
    """What you asked for was not done."""

    type: Literal["refused"]
    version: Literal[1]
    id: int | None = Field(description="null where the message could not be read")
    number: int
    error: Problem


class SocketPong(BaseModel):
    type: Literal["pong"]
    version: Literal[1]


class SocketHere(BaseModel):
    """Somebody at the table came or went, and nothing else changed."""

    type: Literal["here"]
    version: Literal[1]
    here: list[bool] = Field(description="for each seat")
    late: list[bool] = Field(description="for each seat, whether the others may let a bot play")


SocketAnswer = Annotated[TableShown | SocketHere | SocketDone | SocketRefused | SocketPong, Field(discriminator="type")]
SOCKET_ANSWER: TypeAdapter[SocketAnswer] = TypeAdapter(SocketAnswer)


class MomentShown(BaseModel):
    version: Literal[1]
    table: str
    choices: int
    length: int
    view: dict[str, Any]
    prompt: str
    round: int


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


class OpinionShown(BaseModel):
    choice: int
    name: str
    text: str
    value: float | None = Field(description="in points; null where it was never tried")
    visits: int


class Hint(BaseModel):
    number: int
    level: str
    opinions: list[OpinionShown]


class Why(BaseModel):
    legal: bool
    text: str | None
    clause: str | None


class OptionShown(BaseModel):
    name: str
    values: list[int | str | bool] = Field(description="the first is the default")
    clause: str
    help: str


class BotShown(BaseModel):
    level: str
    name: str = Field(description="a word for its strength")


class BotsShown(BaseModel):
    players: int
    bots: list[BotShown] = Field(description="the weakest first, those of other distributions last")
    usual: str = Field(description="the level of the one you play against unless you ask for another")


class GameShown(BaseModel):
    id: str
    name: str
    about: str
    players: list[int]
    bots: list[BotsShown] = Field(description="for each number of players, in the same order")
    options: list[OptionShown]
    client: str | None = Field(
        description="the address of the module that draws it; None: our client draws it or shows text"
    )


class Games(BaseModel):
    games: list[GameShown]


class Thing(BaseModel):
    id: str
    help: str


class Things(BaseModel):
    things: list[Thing]


class Joined(BaseModel):
    table: str
    seats: list[int]


class About(BaseModel):
    """A thing on the table: what it is, and why it cannot be chosen now."""

    help: str | None
    reasons: list[str]


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
