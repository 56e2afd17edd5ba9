"""Tables over HTTP, on SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.support import new_table, open_server, run


async def see(client: httpx.AsyncClient, table: str, **query: Any) -> dict[str, Any]:
    answer = await client.get(f"/api/tables/{table}", params=query)
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen


async def choose(client: httpx.AsyncClient, seen: dict[str, Any], index: int = 0) -> httpx.Response:
    choice = seen["view"]["choices"][index]["choice"]
    return await client.post(f"/api/tables/{seen['table']}/choices", json={"number": seen["number"], "choice": choice})


async def play_to_the_end(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    while True:
        seen = await see(client, table)
        if seen["status"] == "over":
            return seen
        if seen["view"]["choices"]:
            assert (await choose(client, seen, -1)).status_code == 200
        else:
            await see(client, table, seen=seen["number"], wait=10)


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
