"""Players who choose at random, write down what was acknowledged, and go on when the server comes back."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lascaux.record import Record
from tests.server.support import ServerProcess, new_table

GAME = "cave-vs-cave"
OFFLINE = (OSError, WebSocketException)  # what a WebSocket meets when its server is gone


class Place:
    """Where a server can be found. Those who find it gone wait here; whoever kills it counts with what is done."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.back = asyncio.Event()
        self.back.set()
        self.acknowledged = 0
        self.news = asyncio.Event()

    def note(self) -> None:
        self.acknowledged += 1
        self.news.set()

    async def acknowledges(self, count: int) -> None:
        """Wait until so many more choices are acknowledged."""
        target = self.acknowledged + count
        while self.acknowledged < target:
            self.news.clear()
            await self.news.wait()

    async def restart_after_kill(self) -> None:
        self.back.clear()
        self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.back.set()


class Player:
    """One seat at one table, over HTTP. A submission without an answer is sent again as it was."""

    def __init__(self, place: Place, client: httpx.AsyncClient, table: str, luck: Random) -> None:
        self.place = place
        self.client = client
        self.table = table
        self.luck = luck
        self.acknowledged: dict[int, int] = {}  # choices by the number they answered
        self.sent_again = 0

    def pick(self, seen: dict[str, Any]) -> int:
        """Mostly the last one: it ends turns, so games are short."""
        choices = [shown["choice"] for shown in seen["view"]["choices"]]
        return int(choices[-1] if self.luck.random() < 0.8 else self.luck.choice(choices))

    def note(self, number: int, choice: int) -> None:
        assert number not in self.acknowledged
        self.acknowledged[number] = choice
        self.place.note()

    async def play(self) -> None:
        seen = await self.see()
        while seen["status"] != "over":
            if seen["view"]["choices"]:
                seen = await self.choose(seen["number"], self.pick(seen))
            else:
                seen = await self.see(seen=seen["number"], wait=10)

    async def see(self, **query: float) -> dict[str, Any]:
        while True:
            try:
                answer = await self.client.get(f"/api/tables/{self.table}", params=query)
            except httpx.TransportError:
                await self.place.back.wait()
                continue
            assert answer.status_code == 200, answer.text
            seen: dict[str, Any] = answer.json()
            return seen

    async def choose(self, number: int, choice: int) -> dict[str, Any]:
        wish = {"number": number, "choice": choice}
        while True:
            try:
                answer = await self.client.post(f"/api/tables/{self.table}/choices", json=wish)
            except httpx.TransportError:
                await self.place.back.wait()
                self.sent_again += 1
                continue
            assert answer.status_code == 200, answer.text
            self.note(number, choice)
            seen: dict[str, Any] = answer.json()
            return seen


class SocketPlayer(Player):
    """The same over a WebSocket, which is opened again when it breaks."""

    async def play(self) -> None:
        self.number = 0  # of entries seen
        self.waiting: dict[str, int] | None = None  # the submission without an answer
        over = False
        while not over:
            try:
                async with open_socket(self.place.server, self.client, self.table, seen=self.number) as socket:
                    over = await self.play_on(socket)
            except OFFLINE:
                await self.place.back.wait()

    async def play_on(self, socket: ClientConnection) -> bool:
        """Whether the game is over; if not, the connection is."""
        if self.waiting:
            self.sent_again += 1
            await submit(socket, **self.waiting)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "here":
                continue
            if message["type"] == "done":
                assert self.waiting
                self.note(**self.waiting)
                self.waiting = None
            else:
                assert message["type"] == "table", message
                seen = message
                self.number = seen["number"]
            if self.waiting is None and seen["status"] == "over":
                return True
            if self.waiting is None and seen["view"]["choices"] and seen["number"] not in self.acknowledged:
                self.waiting = {"number": seen["number"], "choice": self.pick(seen)}
                await submit(socket, **self.waiting)
        return False


def open_socket(
    server: ServerProcess, client: httpx.AsyncClient, table: str, seen: int = 0, **settings: Any
) -> connect:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?seen={seen}"
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return connect(address, additional_headers={"Cookie": cookies}, compression=None, proxy=None, **settings)


async def submit(socket: ClientConnection, number: int, choice: int, id: int | None = None) -> None:
    message = {"type": "choose", "id": number if id is None else id, "number": number, "choice": choice}
    await socket.send(json.dumps(message))


async def choose_something(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """The table after one more choice."""
    seen = (await client.get(f"/api/tables/{table}")).json()
    wish = {"number": seen["number"], "choice": seen["view"]["choices"][-1]["choice"]}
    answer = await client.post(f"/api/tables/{table}/choices", json=wish)
    assert answer.status_code == 200, answer.text
    after: dict[str, Any] = answer.json()
    return after


async def read_table(socket: ClientConnection, number: int = 0) -> dict[str, Any]:
    """The first message with the table at this number or later."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "table" and message["number"] >= number:
            return message


async def read_outcome(socket: ClientConnection, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The answer to a submission, and the table after that number: they come in any order."""
    answer: dict[str, Any] = {}
    seen: dict[str, Any] = {}
    while not answer or not seen:
        message = json.loads(await socket.recv())
        if message["type"] in ("done", "refused"):
            answer = message
        elif message["type"] == "table" and message["number"] > number:
            seen = message
    return answer, seen


@asynccontextmanager
async def somebody(server: ServerProcess) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
        await client.get("/api/me/tables")
        yield client


async def new_solo_table(client: httpx.AsyncClient) -> str:
    table: str = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
    return table


async def new_table_for_two(first: httpx.AsyncClient, second: httpx.AsyncClient) -> str:
    made = await new_table(first, GAME, ["me", "free"])
    answer = await second.post(f"/api/invitations/{made['invitations'][0]['code']}")
    assert answer.status_code == 200, answer.text
    table: str = made["table"]
    return table


async def check(table: str, *players: Player) -> None:
    """The game is over; every acknowledged choice is in its record, once, and these seats chose nothing else."""
    client = players[0].client
    seen = (await client.get(f"/api/tables/{table}")).json()
    assert seen["status"] == "over"
    record = Record.parse((await client.get(f"/api/tables/{table}/record")).text)
    assert record.position().over
    positions = list(record.positions())
    log = seen["log"]
    assert log["length"] == len(record.choices)
    assert [line["seat"] for line in log["lines"]] == [at.actor for at in positions[log["from"] : -1]]

    first = seen["number"] - len(record.choices)  # entries before the first choice: somebody sat down
    chosen: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for number, (at, choice) in enumerate(zip(positions, record.choices, strict=False), start=first):
        if len(at.choices()) > 1:  # single ones are made by themselves
            chosen[int(at.actor)][number] = choice
    seats = [seat["seat"] for seat in seen["seats"] if seat["kind"] == "person"]
    assert len(seats) == len(players)
    for seat, player in zip(seats, players, strict=True):
        assert chosen[seat] == player.acknowledged
