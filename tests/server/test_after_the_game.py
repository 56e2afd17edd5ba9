"""Rematches, forks and records."""

from __future__ import annotations

import asyncio

import lascaux
from tests.server.asking import TWO, join, play, play_to_the_end, post_escaped, refused, see, two_players
from tests.server.support import Server, new_table, served


@served()
async def test_a_rematch_is_made_once_when_everybody_wants_it(server: Server) -> None:
    table, first, second = await two_players(server)
    refused(await first.post(f"/api/tables/{table}/rematch"), 409, "not-over", "not over yet")
    await first.post(f"/api/tables/{table}/resign")
    for _ in range(3):
        assert (await first.post(f"/api/tables/{table}/rematch")).json() == {"table": None}
    proposed = await see(second, table)
    assert (proposed["agreed"], proposed["rematch"]) == ({"rematch": [1 - proposed["seat"]]}, None)
    assert len((await second.get("/api/me/tables")).json()["tables"]) == 1
    assert (await second.post(f"/api/tables/{table}/rematch")).json()["table"]
    answers = await asyncio.gather(*(client.post(f"/api/tables/{table}/rematch") for client in (first, second, first)))
    (again,) = {answer.json()["table"] for answer in answers}
    seen = await see(second, again)
    assert (seen["status"], seen["origin"], seen["seat"]) == ("playing", table, (await see(second, table))["seat"])
    assert (await see(first, table))["rematch"] == again
    assert len((await second.get("/api/me/tables")).json()["tables"]) == 2


@served()
async def test_a_rematch_against_bots_begins_at_once_and_a_bot_stays_for_whoever_left(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await new_table(ann, "stone-age", ["me", "free", "random"], options={"players": 3})
    await join(ben, made)
    table = made["table"]
    assert (await ben.post(f"/api/tables/{table}/resign")).status_code == 200
    assert (await ann.post(f"/api/tables/{table}/resign")).json()["status"] == "over"
    again = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
    seats = (await see(ann, again))["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", None), ("bot", "greedy"), ("bot", "random")]
    assert (await ben.get(f"/api/tables/{again}")).status_code == 404


@served()
async def test_nobody_s_tables_are_pushed_out_of_the_list(server: Server) -> None:
    table, first, _ = await two_players(server)
    made = [(await new_table(first, "cave-vs-cave", TWO, listed=True))["table"] for _ in range(7)]
    for address, expected in (("/api/me/tables", [table, *made]), ("/api/tables", made)):
        found: list[str] = []
        query: dict[str, str] = {"limit": "3"}
        while True:
            page = (await first.get(address, params=query)).json()
            found += [one["table"] for one in page["tables"]]
            if page["next"] is None:
                break
            query["before"] = page["next"]
        assert sorted(found) == sorted(expected)
    assert (await first.get("/api/me/tables", params={"status": "over"})).json()["tables"] == []
    for odd in ("x", "1,", "1e9,a", "nan,a", "1,a\0", f"{'9' * 30},a"):
        refused(await first.get("/api/me/tables", params={"before": odd}), 422, "invalid", "before: must")


@served()
async def test_a_table_can_be_forked_at_any_moment(server: Server) -> None:
    table, first, _ = await two_players(server)
    seen = await play(first, table, "take cultivation", "")
    length = seen["log"]["length"]
    seats = [{"kind": "me"}, {"kind": "free"}]
    forked = await first.post(f"/api/tables/{table}/fork", json={"choices": length - 1, "seats": seats})
    made = forked.json()
    assert forked.status_code == 201
    assert [invitation["seat"] for invitation in made["invitations"]] == [1]
    other = await see(first, made["table"])
    moment = (await first.get(f"/api/tables/{table}/moments/{length - 1}")).json()
    assert (other["origin"], other["log"]["length"]) == (table, length - 1)
    assert other["view"]["scores"] == moment["view"]["scores"]
    late = await first.post(f"/api/tables/{table}/fork", json={"choices": length + 1, "seats": seats})
    refused(late, 422, "no-such-moment", f"the last one is after choice {length}")
    few = await first.post(f"/api/tables/{table}/fork", json={"choices": 0, "seats": seats[:1]})
    refused(few, 422, "wrong-seats")


@served()
async def test_a_record_is_downloaded_and_uploaded(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    seen = await play(client, table, "take cultivation", "")
    answer = await client.get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="cave-vs-cave-{table}.lascaux"'
    record = lascaux.Record.parse(answer.text)
    assert len(record.choices) == seen["log"]["length"]
    seats = [{"kind": "me"}] * 2
    made = await client.post("/api/records", json={"record": answer.text, "seats": seats})
    assert made.status_code == 201
    again = await see(client, made.json()["table"])
    assert again["view"] == seen["view"]
    broken = answer.text.replace("take cultivation", "take the-cake")
    answer = await client.post("/api/records", json={"record": broken, "seats": seats})
    refused(answer, 422, "bad-record", "line ")
    answer = await client.post("/api/records", json={"record": "", "seats": seats})
    refused(answer, 422, "bad-record", "lascaux record 1")
    answer = await post_escaped(client, "/api/records", {"record": "\ud800", "seats": seats})
    refused(answer, 422, "invalid", "Unicode")
    answer = await client.post("/api/records", json={"record": "x" * 1_100_000, "seats": seats})
    refused(answer, 413, "too-large", "at most 1000000 bytes")


@served()
async def test_a_finished_record_is_a_finished_table(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
    over = await play_to_the_end(client, table)
    assert (over["status"], over["prompt"]) == ("over", "")
    assert over["outcome"]
    text = (await client.get(f"/api/tables/{table}/record")).text
    made = await client.post("/api/records", json={"record": text, "seats": [{"kind": "me"}]})
    again = await see(client, made.json()["table"])
    assert (again["status"], again["outcome"], again["view"]) == ("over", over["outcome"], over["view"])
    scores = (await client.get(f"/api/tables/{table}/scores")).json()
    assert scores["rows"][-1]["points"] == over["view"]["scores"]
    assert [row["name"] for row in scores["rows"]] != []
    rounds = [row["round"] for row in scores["course"]]
    assert rounds == sorted(rounds)
    assert scores["course"][-1]["scores"] == over["view"]["scores"]
    german = (await client.get(f"/api/tables/{table}/scores", params={"language": "de"})).json()
    assert german["rows"][-1]["name"] != scores["rows"][-1]["name"]
    mine = (await client.get("/api/me/tables")).json()["tables"]
    assert {tuple(one["scores"]) for one in mine} == {tuple(over["view"]["scores"])}
