"""What the WebSocket says beside the table itself."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from lascaux.server.answers.tables import TableShown
from lascaux.server.errors import Problem


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
