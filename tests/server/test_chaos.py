"""Messages that get lost, come twice, late or in another order; several windows; listeners that are slow or vanish."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from lascaux.server.people import COOKIE
from tests.server.players import (
    GAME,
    Place,
    Player,
    check,
    new_table_for_two,
    open_socket,
    read_outcome,
    read_table,
    submit,
)
from tests.server.support import ServerProcess, free_port, new_table, open_server, run, server_process

OTHER = 1_000_000  # ids of submissions that come too late on purpose


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("chaos") / "tables.sqlite"
    with server_process(str(database), free_port()) as server:
        yield server


@asynccontextmanager
async def somebody(server: ServerProcess) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
        await client.get("/api/me/tables")
        yield client


async def new_solo_table(client: httpx.AsyncClient) -> str:
    table: str = (await new_table(client, GAME, ["me"], options={"players": 1}))["table"]
    return table


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


def test_of_two_tabs_that_choose_at_once_one_is_answered_with_what_it_missed(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as client:
            table = await new_solo_table(client)
            player = Player(Place(server), client, table, Random(1))
            async with open_socket(server, client, table) as one, open_socket(server, client, table) as other:
                seen = await read_table(one)
                while seen["status"] != "over":
                    number, choices = seen["number"], [shown["choice"] for shown in seen["view"]["choices"]]
                    first, second = choices[-1], choices[-1 if number % 3 == 0 else 0]
                    await asyncio.gather(submit(one, number, first), submit(other, number, second))
                    outcomes = await asyncio.gather(read_outcome(one, number), read_outcome(other, number))
                    answers, tables = zip(*outcomes, strict=True)
                    types = [answer["type"] for answer in answers]
                    if first == second:
                        assert types == ["done", "done"]
                    else:
                        assert sorted(types) == ["done", "refused"]
                        assert [answer["error"]["code"] for answer in answers if "error" in answer] == ["behind"]
                    player.note(number, first if types[0] == "done" else second)
                    seen = tables[0]
                    assert seen["view"] == tables[1]["view"]
            await check(table, player)

    run(play())


def test_a_reconnect_in_the_middle_of_a_turn_gets_the_tail_of_the_log_and_the_view(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as client:
            table = await new_solo_table(client)
            player = Player(Place(server), client, table, Random(3))
            async with open_socket(server, client, table) as socket:
                seen = await read_table(socket)
                lines = seen["log"]["lines"]
                views = {}
                while seen["number"] < 12 or seen["undo"]["one"] is None:
                    views[seen["log"]["length"]] = seen["view"]
                    await submit(socket, seen["number"], player.pick(seen))
                    seen = await read_table(socket, seen["number"] + 1)
                    lines = lines[: seen["log"]["from"]] + seen["log"]["lines"]
            left = seen["number"]
            # Meanwhile another window takes the last choice back and goes on.
            answer = await client.post(f"/api/tables/{table}/undo", json={"number": left})
            assert answer.status_code == 200, answer.text
            seen = answer.json()
            assert seen["view"] == views[seen["log"]["length"]]
            for _ in range(2):
                seen = await player.choose(seen["number"], player.pick(seen))
            async with open_socket(server, client, table, seen=left) as socket:
                back = await read_table(socket)
            whole = await player.see()
            assert back["log"]["from"] > 0
            assert lines[: back["log"]["from"]] + back["log"]["lines"] == whole["log"]["lines"]
            assert back["view"] == whole["view"]
            assert back["view"]["choices"]

    run(play())


def test_a_listener_that_does_not_read_holds_nobody_up_and_gets_the_last_state(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as client:
            table = await new_solo_table(client)
            narrow = sockets.socket()
            narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
            narrow.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_MAXSEG, 600)  # else the system takes in megabytes
            narrow.connect(("127.0.0.1", server.port))
            narrow.setblocking(False)
            slow_line = open_socket(server, client, table, sock=narrow, max_queue=1)
            async with slow_line as slow, open_socket(server, client, table) as quick:
                player = Player(Place(server), client, table, Random(4))
                seen = await read_table(quick)
                while seen["status"] != "over":
                    async with asyncio.timeout(5):
                        number = seen["number"]
                        await player.choose(number, seen["view"]["choices"][0]["choice"])  # makes a long game
                        seen = await read_table(quick, number + 1)
                told = 1
                while (message := await read_table(slow))["status"] != "over":
                    told += 1
                assert message["number"] == seen["number"]
                assert told < len(player.acknowledged), "it was never slow"
            await check(table, player)

    run(play())


def test_a_player_who_vanishes_is_shown_as_away_and_their_choice_counts_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as client, somebody(server) as friend:
            table = await new_table_for_two(client, friend)
            player = Player(Place(server), client, table, Random(5))
            other = Player(Place(server), friend, table, Random(6))
            async with open_socket(server, friend, table) as socket:
                for _ in range(5):
                    while not (seen := await player.see())["view"]["choices"]:
                        theirs = await other.see()
                        await other.choose(theirs["number"], other.pick(theirs))
                    choice = player.pick(seen)
                    async with open_socket(server, client, table) as mine:
                        while not (await read_table(socket))["seats"][0]["here"]:
                            pass
                        await submit(mine, seen["number"], choice)
                        mine.transport.abort()
                    while (await read_table(socket))["seats"][0]["here"]:
                        pass
                    await player.choose(seen["number"], choice)  # whether or not it came through
            await asyncio.gather(player.play(), other.play())
            await check(table, player, other)

    run(play())


def test_an_invitation_that_two_people_use_at_once_gives_one_of_them_the_seat(database: str) -> None:
    async def join() -> None:
        async with open_server(database) as server:
            owner, *others = [server.client() for _ in range(4)]
            made = await new_table(owner, GAME, ["me", "free"])
            code = made["invitations"][0]["code"]
            answers = await asyncio.gather(*(client.post(f"/api/invitations/{code}") for client in others))
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404]
            winner = next(client for client, answer in zip(others, answers, strict=True) if answer.status_code == 200)
            seen = (await winner.get(f"/api/tables/{made['table']}")).json()
            assert [seat["yours"] for seat in seen["seats"]] == [False, True]

    run(join())


def test_a_submission_whose_sender_gave_up_does_not_hurt_those_written_with_it(database: str) -> None:
    async def play() -> None:
        async with open_server(database) as server:
            client = server.client()
            tables = [await new_solo_table(client) for _ in range(3)]
            await server.house.store.writer.stop()  # so that all of these are written together

            async def choose(table: str, index: int) -> httpx.Response:
                seen = (await client.get(f"/api/tables/{table}")).json()
                choice = seen["view"]["choices"][index]["choice"]
                wish = {"number": seen["number"], "choice": choice}
                return await client.post(f"/api/tables/{table}/choices", json=wish)

            queue = server.house.store.writer.queue
            gone = asyncio.create_task(choose(tables[0], 0))
            while queue.empty():
                await asyncio.sleep(0)
            gone.cancel()
            await asyncio.wait([gone])
            others = [asyncio.create_task(choose(table, -1)) for table in tables]
            while queue.qsize() < 4:
                await asyncio.sleep(0)
            server.house.store.writer.start()
            answers = await asyncio.gather(*others)
            assert [answer.status_code for answer in answers] == [409, 200, 200]
            assert answers[0].json()["error"]["code"] == "behind"
            made = server.house.tables.loaded[tables[0]].table
            assert made.number == answers[0].json()["table"]["number"]

    run(play())


def test_a_window_that_cannot_be_told_is_closed_and_not_left_waiting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("this cannot be shown")

    async def play() -> None:
        async with open_server(sqlite) as server:
            client = server.client()
            table = await new_solo_table(client)
            monkeypatch.setattr("lascaux.server.socket.show", broken)
            cookie = f"{COOKIE}={client.cookies[COOKIE]}".encode()
            scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "query_string": b""}
            incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            window = asyncio.create_task(
                server.app({**scope, "headers": [(b"cookie", cookie)]}, incoming.get, outgoing.put)
            )
            incoming.put_nowait({"type": "websocket.connect"})
            assert (await outgoing.get())["type"] == "websocket.accept"
            assert (await outgoing.get())["code"] == 1011
            incoming.put_nowait({"type": "websocket.disconnect", "code": 1011})
            await window
            assert server.house.hub.count == 0

    run(play())


def test_bytes_instead_of_text_get_an_answer_and_the_window_stays_open(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as client:
            table = await new_solo_table(client)
            async with open_socket(server, client, table) as socket:
                await read_table(socket)
                await socket.send(b"\xff\x00")
                assert json.loads(await socket.recv())["error"]["code"] == "invalid"
                await submit(socket, 0, 0)
                assert json.loads(await socket.recv())["error"]["code"] == "behind"

    run(play())
