"""Choices taken back."""

from __future__ import annotations

from tests.server.asking import TWO, choose, play, refused, see, two_players, undo
from tests.server.support import Server, new_table, served


@served()
async def test_undo_goes_back_one_choice_or_the_whole_turn(server: Server) -> None:
    table, first, second = await two_players(server)
    start = await see(first, table)
    refused(await undo(first, table), 409, "nothing-to-undo", "your turn has only just begun")
    begun = await play(first, table, "take cultivation")
    further = await play(first, table, "")
    assert further["undo"] == {"one": begun["log"]["length"], "turn": start["log"]["length"]}
    refused(await undo(second, table), 409, "not-your-turn")
    assert (await undo(first, table)).status_code == 200
    back = await see(first, table)
    assert back["view"] == begun["view"]
    assert back["log"]["lines"] == begun["log"]["lines"]
    assert back["number"] == further["number"] + 1  # an undo is an entry
    await play(first, table, "")
    assert (await undo(first, table, turn=True)).status_code == 200
    assert (await see(first, table))["view"] == start["view"]


@served()
async def test_undo_never_goes_across_another_players_choice(server: Server) -> None:
    table, first, second = await two_players(server)
    await play(first, table, "take cultivation", "done")
    refused(await undo(first, table), 409, "not-your-turn")
    seen = await see(second, table)
    assert seen["undo"] == {"one": None, "turn": None}
    refused(await undo(second, table), 409, "nothing-to-undo")


@served()
async def test_undo_never_goes_across_natures_choice(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "stone-age", TWO, options={"players": 2}))["table"]
    rolled = False
    while not rolled:
        seen = await see(client, table)
        names = [choice["name"] for choice in seen["view"]["choices"]]
        name = next((name for name in names if name == "resolve forest" or name.startswith("place forest")), names[0])
        after = await play(client, table, name)
        rolled = name == "resolve forest" and after["seat"] == seen["seat"]
    refused(await undo(client, table), 409, "nothing-to-undo", "a die")
    refused(await undo(client, table, turn=True), 409, "nothing-to-undo")


@served()
async def test_a_forced_choice_goes_with_the_free_one_before_it(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "stone-age", TWO, options={"players": 2}))["table"]
    for _ in range(100):
        before = await see(client, table)
        await choose(client, before, -1)
        after = await see(client, table)
        if after["undo"]["one"] == before["log"]["length"] < after["log"]["length"] - 1:
            break
    else:
        raise AssertionError("no free choice with a forced one after it could be taken back")
    assert (await undo(client, table)).json()["view"] == before["view"]
