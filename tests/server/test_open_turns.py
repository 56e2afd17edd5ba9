"""A turn stays open after its last choice until its player ends it, if they want that."""

from __future__ import annotations

from typing import Any

import httpx

from lascaux.record import Record
from tests.server.asking import TWO, choose, play, refused, see, two_players, undo
from tests.server.support import Server, new_table, open_server, run, served


async def hold(client: httpx.AsyncClient, table: str, name: str, hold: str = "matters") -> dict[str, Any]:
    """Choose, and end the turn later."""
    wish = {"number": (await see(client, table))["number"], "choice": name, "hold": hold}
    answer = await client.post(f"/api/tables/{table}/choices", json=wish)
    assert answer.status_code == 200, answer.text
    return await see(client, table)


async def end(client: httpx.AsyncClient, table: str) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/end", json={"number": (await see(client, table))["number"]})


async def stone_age(client: httpx.AsyncClient, *seats: str, **wish: Any) -> str:
    table: str = (await new_table(client, "stone-age", list(seats), options={"players": len(seats)}, **wish))["table"]
    return table


@served()
async def test_nobody_answers_before_the_turn_is_ended(server: Server) -> None:
    table, first, second = await two_players(server, "stone-age")
    before = await see(first, table)
    held = await hold(first, table, "place forest 1")
    assert held["held"] == held["seat"] == before["seat"]
    assert held["view"]["choices"] == []
    assert held["prompt"] == "End your turn, or take something back."
    other = await see(second, table)
    assert other["held"] == before["seat"]
    assert other["view"]["choices"] == []
    assert "may still think again" in other["prompt"]
    number = held["number"]
    answer = await second.post(f"/api/tables/{table}/choices", json={"number": number, "choice": "place forest 1"})
    refused(answer, 409, "not-your-turn")
    answer = await first.post(f"/api/tables/{table}/choices", json={"number": number, "choice": "place forest 1"})
    refused(answer, 409, "turn-not-ended")
    refused(await end(second, table), 409, "not-your-turn")
    assert (await end(first, table)).status_code == 200
    assert (await see(first, table))["held"] is None
    assert (await see(second, table))["view"]["choices"]
    refused(await undo(first, table), 409, "not-your-turn")


@served()
async def test_what_was_chosen_can_be_taken_back_until_then(server: Server) -> None:
    table, first, _ = await two_players(server, "stone-age")
    before = await see(first, table)
    held = await hold(first, table, "place forest 1")
    assert held["undo"] == {"one": before["log"]["length"], "turn": before["log"]["length"]}
    assert (await undo(first, table)).status_code == 200
    back = await see(first, table)
    assert (back["view"], back["held"]) == (before["view"], None)
    refused(await end(first, table), 409, "turn-goes-on")
    again = await hold(first, table, "place quarry 2")
    assert again["held"] == before["seat"]


@served()
async def test_the_next_round_begins_when_the_last_turn_of_one_is_ended(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    seen = await see(client, table)
    while seen["round"] == 1:
        ending = [choice for choice in seen["view"]["choices"] if choice["ends_turn"]]
        wished = ending[0] if ending else seen["view"]["choices"][0]
        before, seen = seen, await hold(client, table, wished["name"], "always")
        if seen["held"] is not None:
            assert seen["log"]["lines"][-1]["seat"] == before["seat"]  # nature has revealed nothing
            assert (await undo(client, table)).json()["view"] == before["view"]
            await hold(client, table, wished["name"], "always")
            assert (await end(client, table)).status_code == 200
            seen = await see(client, table)
    assert "reveal" in seen["log"]["lines"][-1]["text"]


@served()
async def test_a_choice_says_before_whether_it_reveals_or_rolls(server: Server) -> None:
    client = server.client()
    table = await stone_age(client, "me", "me")
    for _ in range(60):
        seen = await see(client, table)
        choices = seen["view"]["choices"]
        finals = {choice["name"] for choice, final in zip(choices, seen["final"], strict=True) if final}
        name = "resolve forest" if "resolve forest" in finals else choices[0]["name"]
        after = await hold(client, table, name, "always")
        assert (after["undo"]["one"] is None) == (name in finals), name
        if name == "resolve forest":
            return
        if after["held"] is not None:
            await end(client, table)
    raise AssertionError("no die was rolled")


@served()
async def test_a_turn_without_anything_to_think_over_is_not_held(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = await play(first, table, "take cultivation")
    assert seen["done"] == [choice["name"] == "done" for choice in seen["view"]["choices"]]
    assert (await hold(first, table, "done", "matters"))["held"] is None
    await play(second, table, "")
    assert (await hold(second, table, "done", "always"))["held"] is not None
    other, first, _ = await two_players(server, "stone-age")
    assert (await hold(first, other, "place forest 1", "never"))["held"] is None


@served()
async def test_ending_a_turn_twice_is_no_error(server: Server) -> None:
    table, first, second = await two_players(server, "stone-age")
    number = (await hold(first, table, "place forest 1"))["number"]
    for _ in range(2):
        assert (await first.post(f"/api/tables/{table}/end", json={"number": number})).status_code == 200
    await choose(second, await see(second, table))
    assert (await first.post(f"/api/tables/{table}/end", json={"number": number})).status_code == 200
    answer = await first.post(f"/api/tables/{table}/end", json={"number": number - 2})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "behind")


@served(workers=1)
async def test_a_bot_answers_when_the_turn_is_ended_and_plays_on_for_who_leaves(server: Server) -> None:
    client = server.client()
    table = await stone_age(client, "me", "random", seed=1)  # which lets me begin
    while not (seen := await see(client, table))["view"]["choices"]:
        await see(client, table, seen=seen["number"], wait=10)
    held = await hold(client, table, seen["view"]["choices"][0]["name"])
    await server.house.bot_turns.resume(server.house.tables.clock() + 1)
    assert (await see(client, table))["number"] == held["number"]
    assert (await end(client, table)).status_code == 200
    while not (seen := await see(client, table))["view"]["choices"]:
        await see(client, table, seen=seen["number"], wait=10)
    await hold(client, table, seen["view"]["choices"][0]["name"])
    seat = seen["seat"]
    assert (await client.put(f"/api/tables/{table}/seats/{seat}/bot")).json()["held"] is None


def test_an_open_turn_outlives_the_server(sqlite: str) -> None:
    async def play_and_come_back() -> None:
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            table = await stone_age(client, "me", "me")
            before = await see(client, table)
            await hold(client, table, "place forest 1")
            await undo(client, table)
            held = await hold(client, table, "place quarry 1")
            cookies = client.cookies
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            seen = await see(client, table)
            assert {name: seen[name] for name in ("held", "undo", "view")} == {
                name: held[name] for name in ("held", "undo", "view")
            }
            assert (await undo(client, table)).json()["view"] == before["view"]
            await hold(client, table, "place quarry 1")
            assert (await end(client, table)).json()["held"] is None
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            seen = await see(client, table)
            assert seen["held"] is None
            assert seen["view"]["choices"]

    run(play_and_come_back())


@served()
async def test_a_game_is_over_when_its_last_turn_is_ended_and_its_record_is_like_any_other(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO, seed=3))["table"]
    held = 0
    while (seen := await see(client, table))["status"] == "playing":
        if seen["held"] is not None:
            held += 1
            assert seen["outcome"] == ""
            await end(client, table)
        else:
            await hold(client, table, seen["view"]["choices"][-1]["name"], "always")
    assert held > 8
    record = Record.parse((await client.get(f"/api/tables/{table}/record")).text)
    assert record.position().over
    assert seen["outcome"]
