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
    discreet: bool = Field(description="whether you see the turns of others only at their end")
    owner: bool
    origin: str | None
    uploaded: bool = Field(description="it continues an uploaded record")
    day: str | None = Field(description="of the daily challenge, if this is somebody's try")
    rules: int = Field(description="the version of the rules under which it was begun")
    frozen: str | None = Field(description="why it is shown only in part and cannot be changed")
    rematch: str | None
    agreed: dict[str, list[int]] = Field(description="seats that agree to `rematch`, `abandon` or `bot SEAT`")
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


class MomentsShown(BaseModel):
    moments: list[MomentShown]


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


class Why(BaseModel):
    legal: bool
    text: str | None
    clause: str | None


class Joined(BaseModel):
    table: str
    seats: list[int]


class About(BaseModel):
    """A thing on the table: what it is, and why it cannot be chosen now."""

    help: str | None
    reasons: list[str]
    clauses: list[str]  # of each reason, for the rulebook


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


# Analyses


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
