"""Tables asked and played over HTTP, one request at a time."""

from __future__ import annotations

import json
from typing import Any

import httpx

from tests.server.support import Server, new_table

TWO = ["me", "me"]
JSON = {"Content-Type": "application/json"}


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


def refused(answer: httpx.Response, status: int, code: str, text: str = "") -> None:
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert text in answer.json()["error"]["text"]


async def me(client: httpx.AsyncClient) -> dict[str, Any]:
    person: dict[str, Any] = (await client.get("/api/me")).json()["person"]
    return person


async def join(client: httpx.AsyncClient, made: dict[str, Any], index: int = 0) -> httpx.Response:
    return await client.post(f"/api/invitations/{made['invitations'][index]['code']}")


async def two_players(server: Server, game: str = "cave-vs-cave") -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """A table of two people; whoever has to choose first comes first."""
    ann, ben = server.client(), server.client()
    made = await new_table(ann, game, ["me", "free"], options={"players": 2})
    assert (await join(ben, made)).status_code == 200
    acting = (await see(ann, made["table"]))["view"]["choices"]
    return (made["table"], ann, ben) if acting else (made["table"], ben, ann)


async def play(client: httpx.AsyncClient, table: str, *names: str) -> dict[str, Any]:
    """Make choices by their names; "" is any."""
    for name in names:
        seen = await see(client, table)
        name = name or seen["view"]["choices"][0]["name"]
        answer = await client.post(f"/api/tables/{table}/choices", json={"number": seen["number"], "choice": name})
        assert answer.status_code == 200, answer.text
    return await see(client, table)


async def undo(client: httpx.AsyncClient, table: str, turn: bool = False) -> httpx.Response:
    number = (await see(client, table))["number"]
    return await client.post(f"/api/tables/{table}/undo", json={"number": number, "turn": turn})


async def post_escaped(client: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> httpx.Response:
    """Halves of characters can only be sent as escapes."""
    return await client.post(path, content=json.dumps(wish).encode(), headers=JSON)
