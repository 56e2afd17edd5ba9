"""No dead ends: a seat comes back from a bot, a new name reaches every table, and a wrong address leads home."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.asking import join, see
from tests.server.support import Server, new_table, open_server, run, served


@served(workers=1)
async def test_a_bot_that_plays_for_somebody_leaves_time_to_come_back(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "random"]))["table"]
    while not (seen := await see(client, table))["view"]["choices"]:
        await see(client, table, seen=seen["number"], wait=10)
    handed = (await client.put(f"/api/tables/{table}/seats/0/bot")).json()
    assert (handed["seats"][0]["kept"], handed["seat"]) == (True, -2)
    await see(client, table, seen=handed["number"], wait=2 * server.house.bot_turns.leisure)
    back = (await client.post(f"/api/tables/{table}/return")).json()
    assert (back["status"], back["seats"][0]["yours"], back["seat"]) == ("playing", True, 0)


@served()
async def test_a_new_name_reaches_the_tables_that_are_not_over(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await new_table(ann, "cave-vs-cave", ["me", "free"])
    await join(ben, made)
    before = await see(ben, made["table"])
    assert (await ann.put("/api/me", json={"name": "Ada"})).status_code == 200
    after = await see(ben, made["table"], seen=before["number"], wait=5)
    assert after["seats"][0]["name"] == "Ada"
    assert after["number"] > before["number"]
    other = server.house.tables.loaded.pop(made["table"]).table
    assert other.names[0] == (await see(ben, made["table"]))["seats"][0]["name"] == "Ada"


@served()
async def test_a_name_chosen_for_a_seat_stays(server: Server) -> None:
    ann = server.client()
    seats = [{"kind": "me", "name": "Left"}, {"kind": "me"}]
    answer = await ann.post("/api/tables", json={"game": "cave-vs-cave", "seats": seats})
    await ann.put("/api/me", json={"name": "Ada"})
    seen = await see(ann, answer.json()["table"])
    assert [seat["name"] for seat in seen["seats"]] == ["Left", "Ada"]


@pytest.mark.parametrize("path", ["/", "/login", "/account", "/reset", "/moderation", "/rules", "/tables/abc"])
def test_every_page_has_an_address(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("the client")

    async def ask() -> None:
        async with open_server(str(tmp_path / "tables.sqlite"), workers=0, client=tmp_path) as server:
            answer = await server.client().get(path)
            assert (answer.status_code, answer.text) == (200, "the client")

    run(ask())


@pytest.mark.parametrize(
    ("path", "accept", "page"),
    [
        ("/nowhere", "text/html", True),
        ("/tables", "text/html,*/*", True),
        ("/nowhere", "application/json", False),
        ("/api/nowhere", "text/html", False),
    ],
)
def test_an_unknown_address_gets_the_clients_page_in_a_browser(
    tmp_path: Path, path: str, accept: str, page: bool
) -> None:
    (tmp_path / "index.html").write_text("the client")

    async def ask() -> None:
        async with open_server(str(tmp_path / "tables.sqlite"), workers=0, client=tmp_path) as server:
            answer = await server.client().get(path, headers={"Accept": accept})
            assert answer.status_code == 404
            assert (answer.text == "the client") == page
            assert page or answer.json()["error"]["code"] == "not-found"

    run(ask())
