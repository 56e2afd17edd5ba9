"""Tables over HTTP, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

import httpx

from tests.server.asking import play_to_the_end, see
from tests.server.players import (
    GAME,
    new_solo_table,
)
from tests.server.support import new_table, open_server, run
from tests.waiting import until_async


def test_a_game_against_a_bot_is_played_to_its_end_and_survives_a_restart(database: str) -> None:
    async def play() -> None:
        async with open_server(database) as server:
            client = server.client()
            table = (await new_table(client, "cave-vs-cave", ["me", "random"]))["table"]
            over = await play_to_the_end(client, table)
            assert over["outcome"]
            cookies = client.cookies
        async with open_server(database) as server:
            client = server.client()
            client.cookies = cookies
            again = await see(client, table)
            again["seats"][0]["here"] = over["seats"][0]["here"]
            assert again == over

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
            await until_async(lambda: queue.qsize() == 1, "a submission to queue")
            gone.cancel()
            await asyncio.wait([gone])
            others = [asyncio.create_task(choose(table, -1)) for table in tables]
            await until_async(lambda: queue.qsize() == 4, "four submissions to queue")
            server.house.store.writer.start()
            answers = await asyncio.gather(*others)
            assert [answer.status_code for answer in answers] == [409, 200, 200]
            assert answers[0].json()["error"]["code"] == "behind"
            made = server.house.tables.loaded[tables[0]].table
            assert made.number == answers[0].json()["table"]["number"]

    run(play())
