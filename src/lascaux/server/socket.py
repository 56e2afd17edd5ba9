"""The WebSocket of a table: the table whenever it changes, choices the other way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from lascaux.server.errors import UNEXPECTED, Invalid, Refusal
from lascaux.server.hub import Listener
from lascaux.server.messages import SOCKET_MESSAGE, SocketChoose, SocketEnd, SocketLanguage, SocketPing, SocketUndo
from lascaux.server.presence import Presence, Standing
from lascaux.server.showing import VERSION, show_standing, show_text, written
from lascaux.server.tables import Tables

LOG: Final = logging.getLogger("lascaux.socket")

SESSION_OVER: Final = 4001  # a close code of our own: log in again


class TableSocket:
    """One window onto one table. Only `talk` sends, so that messages never mix."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        presence: Presence,
        table: str,
        person: str | None,
        language: str,
        count: Callable[[], None],
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.presence = presence
        self.table = table
        self.person = person
        self.language = language
        self.listener = Listener(person)
        self.answers: list[dict[str, Any]] = []
        self.count = count  # a message that has come in; it may be one too many
        self.ended = False  # the session that opened it is over
        self.closing: asyncio.Task[None] | None = None

    async def run(self, seen: int) -> None:
        """Until the other side goes away."""
        hub = self.tables.hub
        hub.join(self.table, self.listener)
        talking = asyncio.create_task(self.talk(seen))
        try:
            await self.listen()
        finally:
            talking.cancel()
            await asyncio.wait([talking])
            hub.leave(self.table, self.listener)
            self.tables.rest(self.table)

    def end(self) -> None:
        """Whoever opened it is no longer let in: nothing more is heard, however long the other side takes to go."""
        self.ended = True
        self.closing = asyncio.create_task(self.close())

    async def close(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(SESSION_OVER)

    async def talk(self, seen: int) -> None:
        """Tell what is new. If that fails, the other side should reconnect, not wait for ever."""
        try:
            await self.tell(seen)
        except WebSocketDisconnect:
            pass  # `listen` hears of it too
        except Exception:
            LOG.exception("table %s could not be shown", self.table)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(UNEXPECTED)

    async def tell(self, seen: int) -> None:
        """The table whenever it has changed, then the answers; several changes at once are told together."""
        told: tuple[object, ...] = ()
        standing: Standing | None = None
        while True:
            self.listener.news.clear()
            table = (await self.tables.get(self.table)).seen_by(self.person)
            now = table.number, table.line.asides, self.language
            standing_now = self.presence.standing(table)
            if now != told:
                text = show_text(table, self.person, standing_now, self.language, min(seen, table.number))
                await self.send_text(text)
                told, seen, standing = now, table.number, standing_now
            elif standing_now != standing:
                await self.send({"type": "here", "version": VERSION, **show_standing(standing_now, len(table.seats))})
                standing = standing_now
            while self.answers:
                await self.send(self.answers.pop(0))
            await self.listener.news.wait()
            while self.table in self.tables.hub.soon:  # an answer can wait until then
                self.listener.news.clear()
                await self.listener.news.wait()

    async def send(self, message: dict[str, Any]) -> None:
        await self.send_text(written(message))

    async def send_text(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except RuntimeError as error:  # it was closed while we were talking
            raise WebSocketDisconnect from error

    async def listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self.ended:
                return
            self.count()
            await self.hear(message.get("text") or message.get("bytes") or "")

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks; every message gets an answer."""
        id: int | None = None
        try:
            message = SOCKET_MESSAGE.validate_json(text)
        except ValidationError as error:
            return self.answer(None, Invalid(error))
        try:
            if isinstance(message, SocketPing):
                return self.say({"type": "pong", "version": VERSION})
            if isinstance(message, SocketLanguage):
                self.language = message.language
                return self.listener.news.set()
            id = message.id
            with self.tables.store.figures.messages.time():
                await self.do(message)
            self.answer(id)
        except Refusal as refusal:
            self.answer(id, refusal)

    async def do(self, message: SocketChoose | SocketUndo | SocketEnd) -> None:
        if self.person is None:
            raise Refusal(401, "who-are-you")
        if isinstance(message, SocketUndo):
            await self.tables.undo(self.person, self.table, message.number, message.turn)
        elif isinstance(message, SocketEnd):
            await self.tables.end_turn(self.person, self.table, message.number)
        else:
            number, choice, hold = message.number, message.choice, message.hold
            await self.tables.choose(self.person, self.table, number, choice, self.language, hold)

    def answer(self, id: int | None, refusal: Refusal | None = None) -> None:
        number = self.tables.loaded[self.table].table.seen_by(self.person).number
        if refusal is None:
            self.say({"type": "done", "version": VERSION, "id": id, "number": number})
        else:
            error = {"code": refusal.code, "text": refusal.text(self.language)}
            self.say({"type": "refused", "version": VERSION, "id": id, "number": number, "error": error})

    def say(self, message: dict[str, Any]) -> None:
        self.answers.append(message)
        self.listener.news.set()
