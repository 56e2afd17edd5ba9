"""What a guided game, the web table and solo play need of the server."""

from __future__ import annotations

from lascaux.server.storage.schema import SEATS, TABLES
from tests.server.asking import me, play, play_to_the_end, refused, see, undo
from tests.server.support import Server, new_table, served


@served()
async def test_with_a_seed_the_same_choices_meet_the_same_luck(server: Server) -> None:
    client = server.client()
    logs = []
    for seed in (1, 1, 2, 3):
        table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}, seed=seed))["table"]
        await play(client, table, "take excavation", "use dig", "excavate 3,1")
        logs.append([line["text"] for line in (await see(client, table))["log"]["lines"]])
    assert logs[0] == logs[1]
    assert logs[0] != logs[2] or logs[0] != logs[3]


@served()
async def test_no_seed_where_others_play(server: Server) -> None:
    client = server.client()
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "free"}], "seed": 1}
    refused(await client.post("/api/tables", json=wish), 422, "seed-with-others")


@served()
async def test_alone_a_restart_goes_back_to_the_beginning_of_this_turn(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
    await play(client, table, "take cultivation", "done")
    second_turn = await see(client, table)
    await play(client, table, "take undergrowth", "use +2w")
    assert (await undo(client, table, turn=True)).status_code == 200
    assert (await see(client, table))["view"] == second_turn["view"]


@served()
async def test_nobody_resigns_before_the_game_has_begun(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "free"]))["table"]
    refused(await client.post(f"/api/tables/{table}/resign"), 409, "not-begun")


@served()
async def test_who_made_a_table_finds_its_invitations_again(server: Server) -> None:
    owner, stranger = server.client(), server.client()
    made = await new_table(owner, "stone-age", ["me", "free", "free"], options={"players": 3})
    address = f"/api/tables/{made['table']}/invitations"
    assert (await owner.get(address)).json() == {"invitations": made["invitations"], "watch": made["watch"]}
    await me(stranger)
    refused(await stranger.get(address), 404, "no-table")
    await stranger.post(f"/api/invitations/{made['invitations'][0]['code']}")
    assert (await owner.get(address)).json()["invitations"] == made["invitations"][1:]


@served()
async def test_a_thing_is_explained_and_why_it_cannot_be_chosen(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
    seen = await see(client, table)
    taken = next(space["tile"] for space in seen["view"]["action_board"] if space["tile"])
    legal = (await client.get(f"/api/tables/{table}/about", params={"kind": "tile", "name": taken})).json()
    assert legal["help"]
    assert legal["reasons"] == []
    hidden = (await client.get(f"/api/tables/{table}/about", params={"kind": "tile", "name": "expedition"})).json()
    assert hidden["reasons"] == ["this tile has not been revealed yet"]
    nothing = (await client.get(f"/api/tables/{table}/about", params={"kind": "tile", "name": "moon"})).json()
    assert nothing == {"help": None, "reasons": [], "clauses": []}


@served()
async def test_choices_that_cannot_be_taken_back_are_marked(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
    seen = await play(client, table, "take excavation")
    marked = {choice["name"]: final for choice, final in zip(seen["view"]["choices"], seen["final"], strict=True)}
    assert set(marked.values()) == {False}  # a turn stays open until it is ended
    seen = await play(client, table, "use dig")
    assert set(seen["final"]) == {True}  # what lies in the rock is turned up


@served()
async def test_anybody_sits_down_at_a_table_that_everybody_may_see(server: Server) -> None:
    owner, guest, late = server.client(), server.client(), server.client()
    hidden = (await new_table(owner, "cave-vs-cave", ["me", "free"]))["table"]
    refused(await guest.post(f"/api/tables/{hidden}/seat"), 404, "no-table")
    table = (await new_table(owner, "cave-vs-cave", ["me", "free"], listed=True))["table"]
    assert (await guest.post(f"/api/tables/{table}/seat")).json() == {"table": table, "seats": [1]}
    assert (await see(guest, table))["status"] == "playing"
    refused(await late.post(f"/api/tables/{table}/seat"), 409, "no-free-seat")


@served()
async def test_the_best_solo_game_stands_beside_the_printed_goals(server: Server) -> None:
    client = server.client()
    for _ in range(2):
        table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
        over = await play_to_the_end(client, table)
    (record,) = (await client.get("/api/me/solo")).json()["records"]
    assert record["game"] == "cave-vs-cave"
    assert record["points"] >= over["view"]["scores"][0]
    assert [(goal["points"], goal["exceed"], goal["reached"]) for goal in record["goals"]] == [
        (50.0, False, False),
        (60.0, True, False),
    ]


@served()
async def test_the_best_solo_game_is_never_too_long_ago(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
    await play_to_the_end(client, table)
    person = (await client.get("/api/me")).json()["person"]["id"]
    async with server.house.engine.begin() as connection:  # a hundred others that were given up since then
        old = (await connection.execute(TABLES.select().where(TABLES.c.id == table))).mappings().one()
        for number in range(100):
            row = {**old, "id": f"later{number}", "scores": None, "changed": old["changed"] + 1}
            await connection.execute(TABLES.insert().values(row))
            seat = {"table_id": row["id"], "seat": 0, "kind": "person", "person": person, "name": "A", "passes": True}
            await connection.execute(SEATS.insert().values({**seat, "seen": 0.0}))
    assert [record["table"] for record in (await client.get("/api/me/solo")).json()["records"]] == [table]


@served()
async def test_passing_is_an_entry_so_that_every_window_and_process_hears_of_it(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me", "random"]))["table"]
    before = await see(client, table)
    for passes, entries in ((False, 1), (False, 1), (True, 2)):
        after = (await client.put(f"/api/tables/{table}/passing", json={"passes": passes})).json()
        assert (after["number"], after["seats"][0]["passes"]) == (before["number"] + entries, passes)
