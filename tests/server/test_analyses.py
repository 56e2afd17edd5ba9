"""Analyses of finished games: asked for once, kept, and for everybody who may see the table."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx

from lascaux.analysis import Judge, decisions, judged
from lascaux.analysis.verdicts import packed
from lascaux.record import Record
from lascaux.server.settings import Limits
from tests.analysis.playing import played
from tests.server.asking import join, play_to_the_end, refused, see, two_players
from tests.server.support import Server, new_table, open_server, run, served
from tests.waiting import until_async

QUICK = "greedy"


@cache
def short_game(seed: int = 5) -> str:
    return played("cave-vs-cave", "random", seed, players=1).text()


async def uploaded(client: httpx.AsyncClient, seed: int = 5) -> str:
    answer = await client.post("/api/records", json={"record": short_game(seed), "seats": [{"kind": "me"}]})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def finished(client: httpx.AsyncClient, table: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}

    async def there() -> bool:
        nonlocal found
        found = (await client.get(f"/api/tables/{table}/analysis{query}")).json()
        return bool(found["status"] != "running")

    await until_async(there, "the analysis", 30)
    return found


@served(workers=1, judge=QUICK)
async def test_a_finished_game_is_analysed_once_and_for_all(server: Server) -> None:
    ann, ben = server.client(), server.client()
    table = await uploaded(ann)
    refused(await ann.get(f"/api/tables/{table}/analysis"), 404, "no-analysis", "Nobody has asked")
    asked = await ann.post(f"/api/tables/{table}/analysis")
    assert (asked.status_code, asked.json()["status"], asked.json()["done"]) == (202, "running", 0)
    whole = await finished(ann, table)
    assert (whole["status"], whole["done"], whole["judge"]) == ("done", whole["wanted"], "Regular")
    found = whole["found"]
    assert found["scores"] == [found["curves"][0][-1]["value"]]
    assert sum(len(turn["decisions"]) for turn in found["turns"]) == whole["wanted"]
    assert 0 < found["players"][0]["accuracy"] < 100  # it was played at random
    costly = max((one for turn in found["turns"] for one in turn["decisions"]), key=lambda one: one["cost"])
    assert costly["played"] != costly["better"]
    assert costly["why"]
    assert costly["before"] - costly["after"] >= costly["cost"] - 0.1
    german = (await ann.get(f"/api/tables/{table}/analysis", params={"language": "de"})).json()["found"]
    assert german["turns"] != found["turns"]
    before = server.house.bots.answers
    assert (await ann.post(f"/api/tables/{table}/analysis")).json()["status"] == "done"
    assert server.house.bots.answers == before
    refused(await ben.get(f"/api/tables/{table}/analysis"), 404, "no-table")
    watch = (await ann.get(f"/api/tables/{table}/invitations")).json()["watch"]
    assert (await ben.get(f"/api/tables/{table}/analysis", params={"code": watch})).json()["found"] == found


@served(workers=1, judge=QUICK)
async def test_every_choice_of_a_decision_has_its_value(server: Server) -> None:
    ann = server.client()
    table = await uploaded(ann)
    refused(await ann.get(f"/api/tables/{table}/analysis/1"), 404, "no-analysis")
    await ann.post(f"/api/tables/{table}/analysis")
    found = (await finished(ann, table))["found"]
    number = max((one for turn in found["turns"] for one in turn["decisions"]), key=lambda one: one["cost"])["number"]
    shown = (await ann.get(f"/api/tables/{table}/analysis/{number}")).json()
    offered = [choice["choice"] for choice in shown["moment"]["view"]["choices"]]
    assert sorted(offered) == sorted(value["choice"] for value in shown["values"])
    assert len(shown["texts"]) == len(offered) > 1
    assert shown["played"] in offered
    assert shown["moment"]["choices"] == number - 1
    values = [value["value"] for value in shown["values"]]
    assert values[0] == max(values)
    refused(await ann.get(f"/api/tables/{table}/analysis/99999"), 404, "no-verdict", "99999")
    refused(await ann.get(f"/api/tables/{table}/analysis/0"), 422, "invalid")


@served(workers=1, judge=QUICK)
async def test_nothing_is_analysed_while_it_is_played(server: Server) -> None:
    table, first, _ = await two_players(server)
    refused(await first.post(f"/api/tables/{table}/analysis"), 409, "not-over")
    await first.post(f"/api/tables/{table}/resign")
    refused(await first.post(f"/api/tables/{table}/analysis"), 409, "nothing-to-analyse")


@served(workers=1, judge=QUICK)
async def test_no_analysis_helps_with_a_game_without_hints(server: Server) -> None:
    ann, ben = server.client(), server.client()
    made = await new_table(ann, "cave-vs-cave", ["me", "free"], hints=False)
    await join(ben, made)
    table = made["table"]
    first = ann if (await see(ann, table))["view"]["choices"] else ben
    seen = await see(first, table)
    choice = {"number": seen["number"], "choice": seen["view"]["choices"][0]["choice"]}
    await first.post(f"/api/tables/{table}/choices", json=choice)
    wish = {"choices": (await see(first, table))["log"]["length"], "seats": [{"kind": "me"}] * 2}
    fork = (await first.post(f"/api/tables/{table}/fork", json=wish)).json()["table"]
    await first.post(f"/api/tables/{fork}/resign")
    refused(await first.post(f"/api/tables/{fork}/analysis"), 403, "no-hints-elsewhere")
    await first.post(f"/api/tables/{table}/resign")
    assert (await first.post(f"/api/tables/{table}/analysis")).status_code == 202  # its own, now that it is over
    assert (await finished(first, table))["status"] == "done"


@served(workers=0, judge=QUICK, limits=Limits(analyses_per_hour=2))
async def test_one_at_a_time_and_not_too_many(server: Server) -> None:
    ann, ben, cid = (server.client() for _ in range(3))
    tables = [await uploaded(client, seed) for seed, client in enumerate((ann, ann, ben, cid))]
    assert (await ann.post(f"/api/tables/{tables[0]}/analysis")).status_code == 202
    assert (await ann.post(f"/api/tables/{tables[0]}/analysis")).status_code == 202  # the same
    refused(await ann.post(f"/api/tables/{tables[1]}/analysis"), 429, "one-analysis")
    refused(await ben.post(f"/api/tables/{tables[2]}/analysis"), 429, "too-fast")  # from the same address


@served(workers=1, judge="random")
async def test_a_judge_that_cannot_say_why_fails_and_can_be_asked_again(server: Server) -> None:
    ann = server.client()
    table = await uploaded(ann)
    await ann.post(f"/api/tables/{table}/analysis")
    assert (await finished(ann, table))["status"] == "failed"
    store = server.house.analyses.store
    await store.ask(table, "greedy", 1, "ann")  # over HTTP it may have failed again before it is answered
    assert ((await store.of(table)) or {})["status"] == "running"


def test_an_analysis_goes_on_after_a_restart(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0, judge=QUICK) as server:
            ann = server.client()
            table = await uploaded(ann)
            await ann.post(f"/api/tables/{table}/analysis")
            record = Record.parse(short_game(5))
            first = next(decisions(record))
            kept = {**packed(record.game, judged(Judge(QUICK), first)), "round": 99}  # as no worker would say
            await server.house.analyses.store.add(table, {first.number: kept}, 0.0)
            cookies = ann.cookies
        async with open_server(database, workers=1, judge=QUICK) as server:
            ann = server.client()
            ann.cookies = cookies
            store = server.house.analyses.store

            async def done() -> bool:
                row = await store.of(table)
                return bool(row and row["status"] == "done")

            await until_async(done, "the analysis", 30)
            row, verdicts = await store.of(table), await store.judged(table)
            assert row is not None
            assert len(verdicts) == row["wanted"]
            assert verdicts[first.number] == kept
            assert row["asked_by"] is None

    run(scene())


@served(workers=1, judge=QUICK)
async def test_progress_tells_the_accuracy_of_games_that_were_analysed(server: Server) -> None:
    ann = server.client()
    tables = [(await new_table(ann, "cave-vs-cave", ["me"], options={"players": 1}))["table"] for _ in range(2)]
    for table in tables:
        await play_to_the_end(ann, table)
    await ann.post(f"/api/tables/{tables[0]}/analysis")
    accuracy = (await finished(ann, tables[0]))["found"]["players"][0]["accuracy"]
    told = {one["table"]: one["accuracy"] for one in (await ann.get("/api/me/progress")).json()["played"]}
    assert told == {tables[0]: accuracy, tables[1]: None}
