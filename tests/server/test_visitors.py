"""A visitor of a public server plays a bot at once, and keeps the game when registering."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.server.storage.people_schema import PEOPLE
from lascaux.server.visitors import MOST_TABLES
from tests.server.people import ANN, code_of
from tests.server.support import Server, new_table, served

GAME = "cave-vs-cave"
ALONE = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}


async def one_choice(client: Any, table: str) -> int:
    shown = (await client.get(f"/api/tables/{table}")).json()
    while not shown["view"]["choices"]:
        shown = (await client.get(f"/api/tables/{table}?seen={shown['number']}&wait=10")).json()
    wish = {"number": shown["number"], "choice": shown["view"]["choices"][0]["choice"]}
    status: int = (await client.post(f"/api/tables/{table}/choices", json=wish)).status_code
    return status


@served(public=True, workers=1)
async def test_a_visitor_plays_at_once_and_keeps_the_game_when_registering(server: Server) -> None:
    visitor = server.client()
    assert (await visitor.get("/api/me")).json()["person"] is None
    table = (await visitor.post("/api/tables", json=ALONE)).json()["table"]
    assert (await visitor.get("/api/me")).json()["person"]["registered"] is False
    assert await one_choice(visitor, table) == 200
    assert [one["table"] for one in (await visitor.get("/api/me/tables")).json()["tables"]] == [table]
    assert (await visitor.get(f"/api/tables/{table}/hint")).status_code in (200, 409)
    assert (await visitor.post("/api/register", json=ANN)).status_code == 201
    assert await one_choice(visitor, table) == 200


@served(public=True, workers=1)
async def test_a_visitor_keeps_the_game_when_logging_in(server: Server) -> None:
    ann = server.client()
    assert (await ann.post("/api/register", json=ANN)).status_code == 201
    visitor = server.client()
    table = (await visitor.post("/api/tables", json=ALONE)).json()["table"]
    assert await one_choice(visitor, table) == 200
    assert (await visitor.post("/api/login", json=ANN)).status_code == 200
    for browser in (visitor, ann):
        assert await one_choice(browser, table) == 200
        shown = (await browser.get(f"/api/tables/{table}")).json()
        assert (shown["owner"], shown["seats"][0]["yours"], shown["seats"][0]["name"]) == (True, True, ANN["name"])


@served()
async def test_where_somebody_already_sits_a_guest_stays(server: Server) -> None:
    ann, guest = server.client(), server.client()
    await ann.post("/api/register", json=ANN)
    made = await new_table(ann, GAME, ["me", "free"])
    await guest.post(f"/api/invitations/{made['invitations'][0]['code']}")
    await guest.post("/api/login", json=ANN)
    shown = (await guest.get(f"/api/tables/{made['table']}")).json()
    assert [seat["yours"] for seat in shown["seats"]] == [True, False]


@served(public=True)
async def test_looking_around_makes_nobody_a_guest(server: Server) -> None:
    visitor = server.client()
    for path in ("/api/me", "/api/games", "/api/tables", "/api/me/tables", "/api/me/solo"):
        await visitor.get(path)
    await visitor.post("/api/tables/x/choices", json={"number": 0, "choice": 0})
    async with server.house.engine.connect() as connection:
        assert (await connection.execute(PEOPLE.select())).all() == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "free"}]}, "visitor-only-bots"),
        ({"listed": True}, "visitor-only-bots"),
        ({"seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]}, "visitor-only-bots"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}]}, "visitor-level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "search:simulations=999999999"}]}, "visitor-level"),
    ],
)
def test_a_visitor_plays_only_against_quick_bots(wish: dict[str, Any], code: str) -> None:
    @served(public=True)
    async def scene(server: Server) -> None:
        refused = await server.client().post("/api/tables", json={**ALONE, **wish})
        assert (refused.status_code, code_of(refused)) == (403, code)

    scene()


@served(public=True)
async def test_a_visitor_has_few_games_at_a_time(server: Server) -> None:
    visitor = server.client()
    made = [(await visitor.post("/api/tables", json=ALONE)).json()["table"] for _ in range(MOST_TABLES)]
    refused = await visitor.post("/api/tables", json=ALONE)
    assert (refused.status_code, code_of(refused)) == (403, "visitor-tables")
    await visitor.post(f"/api/tables/{made[0]}/resign")
    assert (await visitor.post("/api/tables", json=ALONE)).status_code == 201


@served(public=True)
async def test_a_visitor_neither_sits_with_others_nor_writes_bots(server: Server) -> None:
    ann, visitor = server.client(), server.client()
    await ann.post("/api/register", json=ANN)
    listed = await new_table(ann, GAME, ["me", "free"], listed=True)
    table = (await visitor.post("/api/tables", json=ALONE)).json()["table"]
    for answer in (
        await visitor.post(f"/api/invitations/{listed['invitations'][0]['code']}"),
        await visitor.post(f"/api/tables/{listed['table']}/seat"),
        await visitor.post(f"/api/tables/{table}/fork", json={"choices": 0, "seats": ALONE["seats"]}),
        await visitor.put(f"/api/tables/{table}/seats/0/bot", json={"level": "master"}),
        await visitor.post("/api/records", json={"record": "", "seats": ALONE["seats"]}),
        await visitor.post("/api/tokens", json={"label": "bot"}),
        await visitor.put("/api/me", json={"name": "Somebody"}),
    ):
        assert (answer.status_code, code_of(answer)) == (401, "login-needed")
    refused = await visitor.get(f"/api/tables/{table}/hint?level=master")
    assert code_of(refused) in ("visitor-level", "not-your-turn")
