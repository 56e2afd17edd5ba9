"""Sitting down at a table, leaving it, and watching."""

from __future__ import annotations

import asyncio

from tests.server.asking import TWO, choose, join, me, refused, see, two_players, undo
from tests.server.support import Server, new_table, served

# Sitting down


@served()
async def test_an_invitation_gives_one_seat_once(server: Server) -> None:
    ann, ben, cem = (server.client() for _ in range(3))
    made = await new_table(ann, "stone-age", ["me", "free", "free"], options={"players": 3})
    assert [invitation["seat"] for invitation in made["invitations"]] == [1, 2]
    waiting = await see(ann, made["table"])
    assert (waiting["status"], waiting["view"]["choices"], waiting["prompt"]) == ("open", [], "")
    number = waiting["number"]
    early = await ann.post(f"/api/tables/{made['table']}/choices", json={"number": number, "choice": 0})
    refused(early, 409, "not-begun", "a seat is still free")
    refused(await ann.get(f"/api/tables/{made['table']}/why", params={"choice": "buy"}), 409, "not-begun")
    assert (await join(ben, made)).json() == {"table": made["table"], "seats": [1]}
    refused(await join(cem, made), 404, "no-invitation", "already been used")
    assert (await join(ben, made)).json() == {"table": made["table"], "seats": [1]}  # their way back
    assert (await join(cem, made, 1)).json() == {"table": made["table"], "seats": [2]}
    begun = await see(cem, made["table"])
    assert (begun["status"], begun["seat"], begun["owner"]) == ("playing", 2, False)
    assert [seat["yours"] for seat in begun["seats"]] == [False, False, True]
    refused(await ben.post("/api/invitations/nothing"), 404, "no-invitation")


@served()
async def test_one_invitation_for_two_people_at_once(server: Server) -> None:
    ann = server.client()
    made = await new_table(ann, "cave-vs-cave", ["me", "free"])
    others = [server.client() for _ in range(5)]
    for client in others:
        await me(client)
    answers = await asyncio.gather(*(join(client, made) for client in others))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]


# Watching


@served()
async def test_a_private_table_is_nothing_to_strangers(server: Server) -> None:
    ann, stranger = server.client(), server.client()
    made = await new_table(ann, "cave-vs-cave", TWO)
    table = made["table"]
    paths = [
        "",
        "/log",
        "/scores",
        "/text",
        "/record",
        "/moments/0",
        "/about?kind=a&name=b",
        "/hint",
        "/why?choice=done",
    ]
    for path in paths:
        mark = "&" if "?" in path else "?"
        refused(await stranger.get(f"/api/tables/{table}{path}"), 404, "no-table")
        refused(await stranger.get(f"/api/tables/{table}{path}{mark}code=wrong"), 404, "no-table")
    seats = [{"kind": "me"}] * 2
    for verb, body in (
        ("choices", {"number": 2, "choice": 0}),
        ("undo", {"number": 2}),
        ("resign", None),
        ("rematch", None),
        ("abandon", None),
        ("return", None),
        ("leave", None),
        ("close", None),
        ("fork", {"choices": 0, "seats": seats}),
    ):
        refused(await stranger.post(f"/api/tables/{table}/{verb}", json=body), 404, "no-table")
    refused(await stranger.put(f"/api/tables/{table}/passing", json={"passes": False}), 404, "no-table")
    refused(await stranger.put(f"/api/tables/{table}/seats/0/bot"), 404, "no-table")
    refused(await stranger.delete(f"/api/tables/{table}/seats/0"), 404, "no-table")
    # With the code they may watch, and nothing else.
    for path in paths[:7]:
        mark = "&" if "?" in path else "?"
        assert (await stranger.get(f"/api/tables/{table}{path}{mark}code={made['watch']}")).status_code == 200
    refused(await stranger.get(f"/api/tables/{table}/invitations?code={made['watch']}"), 404, "no-table")
    seen = await see(stranger, table, code=made["watch"])
    assert (seen["seat"], seen["view"]["choices"], seen["undo"]) == (-2, [], {"one": None, "turn": None})
    refused(await stranger.post(f"/api/tables/{table}/choices", json={"number": 2, "choice": 0}), 404, "no-table")
    listed = (await stranger.get("/api/tables")).json()["tables"]
    assert listed == []


@served()
async def test_a_listed_table_can_be_found_and_watched_but_not_played(server: Server) -> None:
    ann, ben = server.client(), server.client()
    table = (await new_table(ann, "cave-vs-cave", TWO, listed=True))["table"]
    assert [found["table"] for found in (await ben.get("/api/tables")).json()["tables"]] == [table]
    assert (await ben.get("/api/tables", params={"status": "over"})).json()["tables"] == []
    assert (await see(ben, table))["seat"] == -2
    for request in (
        ben.post(f"/api/tables/{table}/choices", json={"number": 2, "choice": 0}),
        ben.post(f"/api/tables/{table}/undo", json={"number": 2}),
        ben.post(f"/api/tables/{table}/resign"),
        ben.post(f"/api/tables/{table}/rematch"),
        ben.put(f"/api/tables/{table}/passing", json={"passes": False}),
        ben.put(f"/api/tables/{table}/seats/0/bot"),
        ben.post(f"/api/tables/{table}/abandon"),
        ben.post(f"/api/tables/{table}/leave"),
        ben.get(f"/api/tables/{table}/hint"),
        ben.get(f"/api/tables/{table}/why", params={"choice": "done"}),
    ):
        refused(await request, 403, "not-at-this-table", "You have no seat")


@served()
async def test_lists_show_whose_turn_it_is_those_that_wait_for_me_first(server: Server) -> None:
    table, first, second = await two_players(server)
    mine = (await first.get("/api/me/tables")).json()["tables"]
    assert [(one["table"], one["your_turn"], one["game"]) for one in mine] == [(table, True, "cave-vs-cave")]
    assert [one["your_turn"] for one in (await second.get("/api/me/tables")).json()["tables"]] == [False]
    other = (await new_table(first, "cave-vs-cave", ["me", "free"]))["table"]
    assert [one["table"] for one in (await first.get("/api/me/tables")).json()["tables"]] == [table, other]
    assert len((await first.get("/api/me/tables", params={"limit": 1})).json()["tables"]) == 1
    refused(await first.get("/api/me/tables", params={"limit": 0}), 422, "invalid", "limit: must be at least 1")
    refused(await first.get("/api/tables", params={"status": "lost"}), 422, "invalid", "status: must be one of")


@served(public=True)
async def test_a_public_server_lets_strangers_look_but_not_play_with_others(server: Server) -> None:
    ann, stranger = server.client(), server.client()
    assert (await ann.post("/api/register", json={"name": "Ann", "password": "long enough"})).status_code == 201
    table = (await new_table(ann, "cave-vs-cave", TWO, listed=True))["table"]
    assert (await see(stranger, table))["seat"] == -2
    assert len((await stranger.get("/api/tables")).json()["tables"]) == 1
    refused(await stranger.get("/api/me/tables"), 401, "login-needed", "Please log in first")
    refused(await stranger.post(f"/api/tables/{table}/choices", json={"number": 2, "choice": 0}), 401, "login-needed")
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "free"}]}
    refused(await stranger.post("/api/tables", json=wish), 403, "visitor-only-bots", "As a visitor")


# Leaving


@served()
async def test_who_resigns_alone_or_of_two_ends_the_game(server: Server) -> None:
    solo = server.client()
    alone = (await new_table(solo, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
    over = (await solo.post(f"/api/tables/{alone}/resign")).json()
    assert (over["status"], over["view"]["choices"], over["prompt"]) == ("over", [], "")
    assert (await solo.get(f"/api/tables/{alone}/scores")).json()["winners"] == []

    table, first, second = await two_players(server)
    over = (await first.post(f"/api/tables/{table}/resign")).json()
    loser, winner = over["seat"], 1 - over["seat"]
    assert over["status"] == "over"
    assert over["outcome"] == f"{over['seats'][loser]['name']} resigned: {over['seats'][winner]['name']} wins."
    assert [seat["resigned"] for seat in over["seats"]] == [seat == loser for seat in range(2)]
    assert "gewinnt" in (await see(second, table, language="de"))["outcome"]
    scores = (await second.get(f"/api/tables/{table}/scores")).json()
    assert (scores["over"], scores["winners"], scores["resigned"]) == (True, [winner], [loser])
    refused(await second.post(f"/api/tables/{table}/resign"), 409, "game-over", "The game is over.")
    number = over["number"]
    refused(await second.post(f"/api/tables/{table}/choices", json={"number": number, "choice": 0}), 409, "game-over")
    refused(await undo(second, table), 409, "game-over")
    refused(await second.get(f"/api/tables/{table}/hint"), 409, "game-over")


@served(workers=1)
async def test_of_three_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    ann, ben, cem = (server.client() for _ in range(3))
    made = await new_table(ann, "caverna", ["me", "free", "free"], options={"players": 3})
    for index, client in enumerate((ben, cem)):
        await join(client, made, index)
    table = made["table"]
    gone = (await ben.post(f"/api/tables/{table}/resign")).json()
    assert (gone["status"], gone["seat"]) == ("playing", -2)  # ben watches from now on, no more
    assert (gone["seats"][1]["kind"], gone["seats"][1]["bot"], gone["seats"][1]["resigned"]) == ("bot", "greedy", True)
    refused(await ben.get(f"/api/tables/{table}"), 404, "no-table")
    for _ in range(6):  # the others go on, and so does the bot
        seen = await see(ann, table)
        for client in (ann, cem):
            seen = await see(client, table)
            if seen["view"]["choices"]:
                await choose(client, seen, -1)
        if any(line["seat"] == 1 for line in seen["log"]["lines"]):
            break
        await see(ann, table, seen=seen["number"], wait=5)
    assert any(line["seat"] == 1 for line in (await see(ann, table))["log"]["lines"])
    over = (await ann.post(f"/api/tables/{table}/resign")).json()
    assert over["status"] == "over"
