"""What a bot thinks of every choice, for those who ask."""

from __future__ import annotations

from tests.server.asking import TWO, refused, see, two_players
from tests.server.support import Server, new_table, served


@served(workers=1)
async def test_hints_tell_what_a_bot_thinks_of_every_choice(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = await see(first, table)
    hint = (await first.get(f"/api/tables/{table}/hint", params={"level": "greedy", "language": "de"})).json()
    assert (hint["number"], hint["level"]) == (seen["number"], "greedy")
    assert {opinion["choice"] for opinion in hint["opinions"]} == {c["choice"] for c in seen["view"]["choices"]}
    assert all(opinion["name"] and opinion["text"] for opinion in hint["opinions"])
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "random"}), 422, "no-opinion", "random")
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "god"}), 422, "no-level")
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "x" * 81}), 422, "invalid", "level")
    refused(await second.get(f"/api/tables/{table}/hint"), 409, "not-your-turn")
    without = (await new_table(first, "cave-vs-cave", TWO, hints=False))["table"]
    refused(await first.get(f"/api/tables/{without}/hint"), 403, "no-hints-here", "no hints at this table")


@served(workers=1, bot_deadline=0.01)
async def test_a_hint_that_takes_too_long_is_given_up(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    slow = await client.get(f"/api/tables/{table}/hint")
    refused(slow, 503, "too-slow", "took too long")
