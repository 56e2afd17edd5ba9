"""Several windows on one table, and windows that are slow, vanish or cannot be told anything."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from random import Random
from typing import Any

import pytest

from lascaux.server.people import COOKIE
from tests.server.players import (
    GAME,
    Place,
    Player,
    check,
    new_solo_table,
    new_table_for_two,
    open_socket,
    read_outcome,
    read_table,
    somebody,
    submit,
)
from tests.server.support import ServerProcess, new_table, open_server, run


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


def test_the_choice_of_a_player_who_vanishes_counts_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with somebody(server) as client, somebody(server) as friend:
            table = await new_table_for_two(client, friend)
            player = Player(Place(server), client, table, Random(5))
            other = Player(Place(server), friend, table, Random(6))
            for _ in range(5):
                while not (seen := await player.see())["view"]["choices"]:
                    theirs = await other.see()
                    await other.choose(theirs["number"], other.pick(theirs))
                choice = player.pick(seen)
                async with open_socket(server, client, table) as mine:
                    await read_table(mine)
                    await submit(mine, seen["number"], choice)
                    mine.transport.abort()
                await player.choose(seen["number"], choice)  # whether or not it came through
            await asyncio.gather(player.play(), other.play())
            await check(table, player, other)

    run(play())


def test_a_spectator_who_comes_and_goes_is_no_news_to_the_players(server: ServerProcess) -> None:
    async def watch() -> None:
        async with somebody(server) as client, somebody(server) as friend, somebody(server) as stranger:
            made = await new_table(client, GAME, ["me", "free"], listed=True)
            await friend.post(f"/api/invitations/{made['invitations'][0]['code']}")
            async with open_socket(server, client, made["table"]) as window:
                await read_table(window)
                for _ in range(10):
                    async with open_socket(server, stranger, made["table"]) as other:
                        await read_table(other)
                await window.send('{"type": "ping"}')
                assert json.loads(await window.recv())["type"] == "pong"

    run(watch())


def test_a_window_that_cannot_be_told_is_closed_and_not_left_waiting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("this cannot be shown")

    async def play() -> None:
        async with open_server(sqlite) as server:
            client = server.client()
            table = await new_solo_table(client)
            monkeypatch.setattr("lascaux.server.socket.show_text", broken)
            cookie = f"{COOKIE}={client.cookies[COOKIE]}".encode()
            scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "query_string": b""}
            incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            window = asyncio.create_task(
                server.app(
                    {**scope, "headers": [(b"host", b"localhost"), (b"cookie", cookie)]}, incoming.get, outgoing.put
                )
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
