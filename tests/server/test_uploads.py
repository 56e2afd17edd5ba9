"""Tables made from earlier choices: what was not played here does not count, and nobody sits down to a known secret."""

from __future__ import annotations

from typing import Any

import httpx

import lascaux
from tests.server.asking import choose, play_to_the_end, refused, see
from tests.server.support import Server, new_table, served
from tests.server.twins import game_with_a_secret


async def solo(client: httpx.AsyncClient) -> list[Any]:
    return [record["table"] for record in (await client.get("/api/me/solo")).json()["records"]]


@served()
async def test_an_uploaded_game_is_not_your_best_solo(server: Server) -> None:
    ann, ben = server.client(), server.client()
    table = (await new_table(ann, "cave-vs-cave", ["me"], options={"players": 1}, listed=True))["table"]
    await play_to_the_end(ann, table)
    text = (await ann.get(f"/api/tables/{table}/record")).text
    uploaded = (await ben.post("/api/records", json={"record": text, "seats": [{"kind": "me"}]})).json()["table"]
    length = (await see(ann, table))["log"]["length"]
    for moment in (length, length - 1):  # the whole game of somebody else, and all but its end
        wish = {"choices": moment, "seats": [{"kind": "me"}]}
        forked = (await ben.post(f"/api/tables/{table}/fork", json=wish)).json()["table"]
        if (seen := await see(ben, forked))["status"] != "over":
            await choose(ben, seen)
            await play_to_the_end(ben, forked)
    assert await solo(ben) == []
    assert await solo(ann) == [table]
    mine = (await ben.get("/api/me/tables")).json()["tables"]
    assert [row["table"] for row in mine if row["uploaded"]] == [uploaded]
    assert (await see(ben, uploaded))["uploaded"]
    assert not (await see(ann, table))["uploaded"]


@served()
async def test_nobody_is_invited_to_a_seat_whose_secret_the_host_knows(server: Server) -> None:
    game, choices, drawn, owner = game_with_a_secret("stone-age-three", 1)
    record = lascaux.Record(game, choices=choices[: drawn + 1])
    client = server.client()
    other, third = [seat for seat in range(3) if seat != owner]

    async def upload(**kinds: str) -> httpx.Response:
        seats = [{"kind": kinds["owner"]}] * 3
        seats[other], seats[third] = {"kind": kinds["other"]}, {"kind": kinds["third"]}
        return await client.post("/api/records", json={"record": record.text(), "seats": seats})

    text = "only one seat may know"
    refused(await upload(owner="free", other="me", third="me"), 409, "known-secret", text)
    refused(await upload(owner="bot", other="me", third="free"), 409, "known-secret", text)
    refused(await upload(owner="bot", other="bot", third="free"), 409, "known-secret", text)
    assert (await upload(owner="me", other="free", third="bot")).status_code == 201
    alone = await upload(owner="me", other="me", third="me")
    assert alone.status_code == 201

    finished = alone.json()["table"]
    assert (await client.post(f"/api/tables/{finished}/resign")).status_code == 200
    seats = [{"kind": "me"}] * 3
    seats[owner] = {"kind": "free"}
    forked = await client.post(f"/api/tables/{finished}/fork", json={"choices": drawn + 1, "seats": seats})
    refused(forked, 409, "known-secret")
    forked = await client.post(f"/api/tables/{finished}/fork", json={"choices": drawn, "seats": seats})
    assert forked.status_code == 201
