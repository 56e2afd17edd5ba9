"""Choices, the reasons against them, and what is chosen without asking."""

from __future__ import annotations

from tests.server.asking import TWO, choose, play, post_escaped, refused, see, two_players
from tests.server.support import Server, new_table, served

# Choosing


@served()
async def test_choices_go_by_number_or_name_and_wrong_ones_change_nothing(server: Server) -> None:
    table, first, second = await two_players(server)
    before = await see(first, table)
    at, number = f"/api/tables/{table}/choices", before["number"]
    refused(await second.post(at, json={"number": number, "choice": "take cultivation"}), 409, "not-your-turn", "Guest")
    refused(await first.post(at, json={"number": number, "choice": "done"}), 409, "illegal-choice", "CVC-")
    refused(await first.post(at, json={"number": number, "choice": 10**6}), 422, "unknown-choice", "from 0 to")
    refused(await first.post(at, json={"number": number, "choice": -1}), 422, "invalid", "choice")
    refused(await first.post(at, json={"number": number, "choice": "dance"}), 422, "unknown-name", "dance")
    refused(await first.post(at, json={"number": number, "choice": "x" * 101}), 422, "invalid", "100 characters")
    refused(await post_escaped(first, at, {"number": number, "choice": "\ud800"}), 422, "invalid", "Unicode")
    refused(await first.post(at, json={"number": 2**40, "choice": 0}), 422, "invalid", "number: must be at most")
    refused(await first.post(at, json={"number": True, "choice": 0}), 422, "invalid", "number: must be a whole number")
    refused(await first.post(at, json={"choice": 0}), 422, "invalid", "number: is missing")
    assert await see(first, table) == before
    after = await play(first, table, "take cultivation")
    assert after["number"] > number
    assert after["log"]["lines"][-1]["seat"] == before["seat"]


@served()
async def test_a_stale_choice_is_told_what_it_missed_and_a_repeated_one_is_fine(server: Server) -> None:
    table, first, second = await two_players(server)
    before = await see(first, table)
    wish = {"number": before["number"], "choice": "take cultivation"}
    once = await first.post(f"/api/tables/{table}/choices", json=wish)
    again = await first.post(f"/api/tables/{table}/choices", json=wish)
    assert (once.status_code, again.status_code) == (200, 200)
    assert once.json() == again.json()
    stale = await first.post(f"/api/tables/{table}/choices", json={**wish, "choice": "take excavation"})
    refused(stale, 409, "behind", "The table has moved on")
    assert stale.json()["table"] == once.json()
    refused(await second.post(f"/api/tables/{table}/choices", json=wish), 409, "behind")
    refused(await first.post(f"/api/tables/{table}/undo", json={"number": 0}), 409, "behind")


@served()
async def test_why_names_the_reason_and_its_clause(server: Server) -> None:
    table, first, second = await two_players(server)
    why = f"/api/tables/{table}/why"
    not_now = (await first.get(why, params={"choice": "done"})).json()
    assert (not_now["legal"], not_now["clause"][:4]) == (False, "CVC-")
    legal = (await first.get(why, params={"choice": "take cultivation"})).json()
    assert legal == {"legal": True, "text": None, "clause": None}
    refused(await first.get(why, params={"choice": "dance"}), 422, "unknown-name")
    refused(await first.get(why), 422, "invalid", "choice: is missing")
    refused(await second.get(why, params={"choice": "done"}), 409, "not-your-turn")


# Passing


@served()
async def test_passing_is_a_setting_of_each_player(server: Server) -> None:
    table, first, second = await two_players(server)
    mine = (await see(first, table))["seat"]
    for passes in (False, True):
        answer = await first.put(f"/api/tables/{table}/passing", json={"passes": passes})
        seats = answer.json()["seats"]
        assert (seats[mine]["passes"], seats[1 - mine]["passes"]) == (passes, True)
    refused(await second.put(f"/api/tables/{table}/passing", json={"passes": "no"}), 422, "invalid", "passes")
    refused(await second.put(f"/api/tables/{table}/passing", json={}), 422, "invalid", "passes: is missing")


@served()
async def test_forced_choices_are_made_by_themselves_or_not(server: Server) -> None:
    """With everything used up a turn can only be ended: `done` is the single choice."""

    async def single_choices(passes: bool) -> int:
        client, met = server.client(), 0
        table = (await new_table(client, "cave-vs-cave", TWO))["table"]
        await client.put(f"/api/tables/{table}/passing", json={"passes": passes})
        for _ in range(40):
            seen = await see(client, table)
            met += len(seen["view"]["choices"]) == 1
            await choose(client, seen, 0)
        return met

    assert await single_choices(True) == 0
    assert await single_choices(False) > 0


@served()
async def test_switching_passing_on_makes_the_forced_choice_that_waits(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    await client.put(f"/api/tables/{table}/passing", json={"passes": False})
    while len((seen := await see(client, table))["view"]["choices"]) > 1:
        await choose(client, seen, 0)
    (single,) = seen["view"]["choices"]
    after = (await client.put(f"/api/tables/{table}/passing", json={"passes": True})).json()
    assert after["log"]["length"] > seen["log"]["length"]
    assert single not in after["view"]["choices"] or len(after["view"]["choices"]) > 1
