"""Messages that get lost, come twice, late or in another order do no harm."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.players import (
    GAME,
    Place,
    Player,
    check,
    open_socket,
    somebody,
)
from tests.server.support import ServerProcess, new_table, run

OTHER = 1_000_000  # ids of submissions that come too late on purpose


class RoughLine:
    """A connection that loses messages, repeats them and holds them back, both ways; only pings pass as they are."""

    def __init__(self, socket: ClientConnection, luck: Random) -> None:
        self.socket = socket
        self.luck = luck
        self.held: list[str] = []

    def disturbed(self, message: str, held: list[str]) -> list[str]:
        """What gets through now instead of a message."""
        fate = self.luck.random()
        if fate < 0.15:
            return []
        if fate < 0.3:
            held.append(message)
            return []
        through = [message] * (2 if fate < 0.5 else 1)
        if held and self.luck.random() < 0.5:
            through += held
            held.clear()
        return through

    async def send(self, **message: Any) -> None:
        for text in self.disturbed(json.dumps(message), self.held):
            await self.socket.send(text)

    async def read_until_pong(self) -> list[dict[str, Any]]:
        """All that comes before the answer to a ping. What was sent before and is not answered by then got lost."""
        await self.socket.send('{"type": "ping"}')
        held: list[str] = []
        found: list[dict[str, Any]] = []
        while json.loads(text := str(await self.socket.recv()))["type"] != "pong":
            found += [json.loads(one) for one in self.disturbed(text, held)]
        return found


class RoughPlayer(Player):
    """Plays over rough lines, and sends something stale now and then."""

    async def play(self) -> None:
        self.seen: dict[str, Any] = {"number": 0, "status": "playing", "view": {"choices": []}}
        self.waiting: dict[str, int] | None = None
        self.refused = 0
        self.lines = 0
        while self.seen["status"] != "over" or self.waiting:
            self.lines += 1
            async with open_socket(self.place.server, self.client, self.table, seen=self.seen["number"]) as socket:
                await self.play_on(RoughLine(socket, self.luck))

    async def play_on(self, line: RoughLine) -> None:
        """Until nothing new comes: the next connection will tell what was lost."""
        quiet = 0
        while quiet < 3:
            if self.waiting:
                await line.send(type="choose", id=self.waiting["number"], **self.waiting)
            if self.acknowledged and self.luck.random() < 0.2:
                number = self.luck.choice(list(self.acknowledged))
                await line.send(type="choose", id=OTHER + number, number=number, choice=self.acknowledged[number] + 1)
            before = self.seen["number"], len(self.acknowledged)
            for message in await line.read_until_pong():
                self.take(message)
            quiet = quiet + 1 if before == (self.seen["number"], len(self.acknowledged)) else 0
            if not self.waiting and self.seen["view"]["choices"] and self.seen["number"] not in self.acknowledged:
                self.waiting = {"number": self.seen["number"], "choice": self.pick(self.seen)}

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            if message["number"] > self.seen["number"]:
                self.seen = message
        elif message["type"] == "here":
            pass
        elif message["id"] >= OTHER:
            assert message["type"] == "refused"
            assert message["error"]["code"] == "behind"
            self.refused += 1
        else:
            assert message["type"] == "done", message
            if self.waiting and self.waiting["number"] == message["id"]:
                self.note(**self.waiting)
                self.waiting = None
            assert message["id"] in self.acknowledged


@pytest.mark.parametrize("seats", [["me"], ["me", "random"]], ids=["alone", "against-a-bot"])
def test_lost_repeated_reordered_late_and_stale_messages_do_no_harm(server: ServerProcess, seats: list[str]) -> None:
    async def play() -> None:
        async with somebody(server) as client:
            made = await new_table(client, GAME, seats, options={"players": len(seats)})
            player = RoughPlayer(Place(server), client, made["table"], Random(len(seats)))
            await player.play()
            await check(made["table"], player)
            assert player.refused > 0
            assert player.lines > 1

    run(play())
