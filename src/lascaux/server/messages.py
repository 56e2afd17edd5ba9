"""Everything that comes in, declared once; what goes out is in `answers`. The client's types are made from both."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, StringConstraints, Tag, TypeAdapter

from lascaux.agents.ladder import REFERENCE, RUNGS

Language = Literal["en", "de"]
Pace = Literal["live", "slow"]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Hold = Literal["always", "matters", "never"]
LONGEST_TURN: Final = 60 * 24 * 366  # minutes
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


def kind_of(value: object) -> str:
    """So that an error about a value concerns its own kind only."""
    return "name" if isinstance(value, str) else "flag" if isinstance(value, bool) else "number"


# Every text has a length: without one, pydantic lets halves of characters through.
Choice = Annotated[
    Annotated[Number, Tag("number")] | Annotated[str, StringConstraints(max_length=100), Tag("name")],
    Discriminator(kind_of),
]
OptionName = Annotated[str, StringConstraints(max_length=40)]
OptionValue = Annotated[
    Annotated[Number, Tag("number")] | Annotated[OptionName, Tag("name")] | Annotated[bool, Tag("flag")],
    Discriminator(kind_of),
]


class Incoming(BaseModel):
    """What people send: anything not declared is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


Begins = Annotated[
    Annotated[Number, Tag("number")] | Annotated[Literal["chance", "ask"], Tag("name")], Discriminator(kind_of)
]


# Tables


class SeatWish(Incoming):
    """Who should have a seat: you, the person who gets its invitation, or a bot of some level."""

    kind: Literal["me", "free", "bot"]
    level: Level | None = Field(None, description=f"of the bot: {', '.join(RUNGS)} …; the game's usual one if left out")
    name: Name | None = Field(None, description="what you are called in this seat; your own name if left out")


class NewTable(Incoming):
    game: str = Field(max_length=40, examples=["cave-vs-cave"])
    options: dict[OptionName, OptionValue] = Field(default_factory=dict, max_length=30)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    pace: Pace = "live"
    turn_minutes: Annotated[int, Field(ge=0, le=LONGEST_TURN)] | None = Field(
        None, description="then others may let a bot play; 0 is no limit, left out: 10, or a week at a slow table"
    )
    stand_in: Level = Field(REFERENCE, description="the level of the bot that plays for whoever leaves")
    listed: bool = Field(False, description="whether everybody may find and watch the table")
    hints: bool = Field(True, description="whether players may ask a bot for advice")
    begins: Begins = Field(
        "chance",
        description="who begins: chance, a seat, or `ask`: once all seats are taken, whoever sat down last says it",
    )
    face_down: bool = Field(
        False,
        description="whether what all have seen lies face down where the printed rules say so; there are no hints then",
    )
    discreet: bool = Field(
        False,
        description="whether the others see a turn only at its end, or when something is revealed or rolled in it",
    )
    seed: Number | None = Field(None, description="forces what nature draws: the same choices meet the same luck")


class Fork(Incoming):
    """A new table that begins at a moment of another one."""

    choices: Number = Field(description="how many choices of the other table's line are kept")
    seats: list[SeatWish] = Field(min_length=1, max_length=8)


class Upload(Incoming):
    """A new table that goes on where a record ends."""

    record: str = Field(max_length=900_000)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)


class Choose(Incoming):
    """A choice, by its number or its written name, and how many entries you had seen when you made it."""

    number: Number
    choice: Choice = Field(examples=[12, "take masonry"])
    hold: Hold = Field(
        "never",
        description="whether your turn stays open after its last choice, until you end it: then you can take it back. "
        "`matters`: not if that choice says no more than that you are done. Never where nothing could be taken back",
    )


class Undo(Incoming):
    number: Number
    turn: bool = Field(False, description="take back the whole turn, not only the last choice")


class EndTurn(Incoming):
    number: Number


class Start(Incoming):
    seat: Number = Field(description="that begins")


class Again(Incoming):
    pass_start: bool = Field(False, description="whether the seat after the one that began is to begin next")


class Passing(Incoming):
    passes: bool = Field(description="whether your forced choices are played automatically")


# The WebSocket, client to server


class PuzzleAnswer(Incoming):
    """What somebody thinks is best."""

    choice: Number | None = Field(description="one of the table's choices; null: you want to see the solution")


class SocketChoose(Choose):
    type: Literal["choose"]
    id: Number = Field(description="yours; the answer carries it")


class SocketUndo(Undo):
    type: Literal["undo"]
    id: Number


class SocketEnd(EndTurn):
    type: Literal["end"]
    id: Number


class SocketLanguage(Incoming):
    type: Literal["language"]
    language: Language


class SocketPing(Incoming):
    type: Literal["ping"]


SocketMessage = Annotated[
    SocketChoose | SocketUndo | SocketEnd | SocketLanguage | SocketPing, Field(discriminator="type")
]
SOCKET_MESSAGE: TypeAdapter[SocketMessage] = TypeAdapter(SocketMessage)
