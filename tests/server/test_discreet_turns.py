"""At a discreet table the others learn of a turn when it has ended, or when something is revealed or rolled in it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from lascaux.games import load
from lascaux.server.making import Plan
from lascaux.server.storage.schema import PERSON
from tests.server.asking import TWO, join, me, refused, see, undo
from tests.server.support import Server, free_port, new_table, run, served, server_process
from tests.server.test_open_turns import end, hold
from tests.server.test_privacy_of_answers import answered, said, same_for_twins

GAMES = ("cave-vs-cave", "stone-age", "caverna")


async def sit_down(server: Server, game: str) -> tuple[list[str], httpx.AsyncClient, httpx.AsyncClient]:
    """Four tables at the same moment with the same two people; whoever has to choose comes first."""
    clients = server.client(), server.client()
    people = [await me(client) for client in clients]
    rows = [{"kind": PERSON, "person": one["id"], "name": one["name"], "bot": None, "passes": True} for one in people]
    plan = Plan(load(game, players=2), listed=True, seed=3, discreet=True)
    create = server.house.maker.create
    ids = [(await create(people[0]["id"], plan, [dict(row) for row in rows])).table for _ in range(4)]
    acts = bool((await see(clients[0], ids[0]))["view"]["choices"])
    return ids, *(clients if acts else clients[::-1])


async def open_turns(ids: list[str], first: httpx.AsyncClient) -> list[dict[str, Any]]:
    """Nothing chosen, one choice, as many as the turn has, and several that were taken back."""
    await some(first, ids[1], 1)
    whole = await some(first, ids[2], 9)
    await some(first, ids[3], 2)
    assert (await undo(first, ids[3], turn=True)).status_code == 200
    return whole


async def with_forks(client: httpx.AsyncClient, answers: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Answers, and instead of the names of new tables what they began with."""
    made = [json.loads(text)["table"] for status, text in answers if status == 201]
    records = [(200, (await client.get(f"/api/tables/{table}/record")).text) for table in made]
    return [answer for answer in answers if answer[0] != 201] + records


async def some(client: httpx.AsyncClient, table: str, most: int) -> list[dict[str, Any]]:
    """Choices of one turn that can be taken back: what is seen after each."""
    after: list[dict[str, Any]] = []
    while len(after) < most and (choices := (seen := await see(client, table))["view"]["choices"]):
        free = [choice for choice, final in zip(choices, seen["final"], strict=True) if not final]
        ending = [choice for choice in free if choice["ends_turn"] and after]
        after.append(await hold(client, table, (ending or free)[0]["name"], "always"))
    return after


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_how_far_an_open_turn_has_come(game: str) -> None:
    @served(workers=0)
    async def compare(server: Server) -> None:
        ids, first, second = await sit_down(server, game)
        before = await see(second, ids[0])
        assert before["discreet"]
        whole = await open_turns(ids, first)
        assert len({str((await see(first, id))["view"]) for id in ids}) > 1, "who plays sees it all"
        length = before["log"]["length"]
        for client in (second, server.client()):  # an opponent, and somebody who watches
            told = [await with_forks(client, await answered(server, client, id, max(1, length - 3))) for id in ids]
            assert told[0] == told[1] == told[2] == told[3]
        assert whole[-1]["held"] is not None
        assert (await end(first, ids[2])).status_code == 200
        after = await see(second, ids[2])
        assert (after["log"]["length"], after["seat"]) == (whole[-1]["log"]["length"], before["seat"])

    compare()


@served(workers=0)
async def test_waiting_for_news_does_not_tell_either(server: Server) -> None:
    ids, first, second = await sit_down(server, "cave-vs-cave")
    before = await see(second, ids[0], seen=99)
    await some(first, ids[0], 1)
    assert await see(second, ids[0], seen=before["number"], wait=0.2) == before
    answer = await second.post(
        f"/api/tables/{ids[0]}/choices", json={"number": before["number"], "choice": "take cultivation"}
    )
    refused(answer, 409, "not-your-turn")
    refused(await end(second, ids[0]), 409, "not-your-turn")
    refused(await undo(second, ids[0]), 409, "not-your-turn")


@served(workers=0)
async def test_what_is_rolled_is_told_at_once_with_what_led_to_it(server: Server) -> None:
    ids, *clients = await sit_down(server, "stone-age")
    for _ in range(60):
        seen = [await see(client, ids[0]) for client in clients]
        acting = 0 if seen[0]["view"]["choices"] else 1
        names = [choice["name"] for choice in seen[acting]["view"]["choices"]]
        name = next((one for one in ("resolve forest", "resolve hunt") if one in names), names[0])
        after = await hold(clients[acting], ids[0], name, "always")
        if name.startswith("resolve "):
            other = await see(clients[1 - acting], ids[0])
            assert other["log"] == after["log"]
            assert other["log"]["lines"][-1]["seat"] == -1  # nature's
            return
        if after["held"] is not None:
            await end(clients[acting], ids[0])
    raise AssertionError("no die was rolled")


@served(workers=0)
async def test_what_happens_beside_the_game_is_told_during_a_turn(server: Server) -> None:
    ids, first, second = await sit_down(server, "cave-vs-cave")
    await some(first, ids[0], 1)
    seen = await see(second, ids[0])
    assert (await first.post(f"/api/tables/{ids[0]}/abandon")).status_code == 200
    now = await see(second, ids[0])
    assert (now["agreed"], now["number"], now["log"]) == ({"abandon": [1 - seen["seat"]]}, seen["number"], seen["log"])
    told = await said(server, second, now, ids[0])
    assert '"agreed":{"abandon"' in same_for_twins(told[0][1], ids[0])


@served(workers=0)
async def test_it_is_the_tables_own_setting_and_a_rematch_keeps_it(server: Server) -> None:
    ann, ben = server.client(), server.client()
    open_table = (await new_table(ann, "cave-vs-cave", TWO))["table"]
    assert not (await see(ann, open_table))["discreet"]
    made = await new_table(ann, "cave-vs-cave", ["me", "free"], discreet=True)
    await join(ben, made)
    assert (await ann.post(f"/api/tables/{made['table']}/resign")).status_code == 200
    for client in (ann, ben):
        await client.post(f"/api/tables/{made['table']}/rematch")
    again = (await see(ann, made["table"]))["rematch"]
    assert (await see(ben, again))["discreet"]


@pytest.mark.slow
def test_an_open_turn_stays_untold_when_the_server_is_killed(sqlite: str) -> None:
    async def play_and_come_back() -> None:
        port = free_port()
        with server_process(sqlite, port) as server:
            async with (
                httpx.AsyncClient(base_url=server.address) as ann,
                httpx.AsyncClient(base_url=server.address) as ben,
            ):
                made = await new_table(ann, "caverna", ["me", "free"], options={"players": 2}, discreet=True)
                table = made["table"]
                await join(ben, made)
                first, second = (ann, ben) if (await see(ann, table))["view"]["choices"] else (ben, ann)
                before = await see(second, table)
                await some(first, table, 2)
                assert (await undo(first, table)).status_code == 200
                mine = await see(first, table)
                assert await see(second, table) == before
                server.kill()
                server.start()
                assert without_presence(await see(second, table)) == without_presence(before)
                assert without_presence(await see(first, table)) == without_presence(mine)

    run(play_and_come_back())


def without_presence(seen: dict[str, Any]) -> dict[str, Any]:
    return {**seen, "seats": [{**seat, "here": None} for seat in seen["seats"]]}
