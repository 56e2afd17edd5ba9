"""Results over time: one's own, and only what was played to the end."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from lascaux.server.routes.progress import COST
from lascaux.server.settings import Limits
from tests.server.asking import TWO, play_to_the_end, refused
from tests.server.support import GENEROUS, Server, new_table, open_server, run, served

SOLO = {"options": {"players": 1}}


async def progress(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    answer = await client.get("/api/me/progress")
    assert answer.status_code == 200, answer.text
    played: list[dict[str, Any]] = answer.json()["played"]
    return played


def test_what_was_played_to_the_end_counts(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            ann, ben = server.client(), server.client()
            assert await progress(ann) == []
            solo = (await new_table(ann, "cave-vs-cave", ["me"], **SOLO))["table"]
            over = await play_to_the_end(ann, solo)
            daily = (await ann.post("/api/daily/cave-vs-cave")).json()["table"]
            await play_to_the_end(ann, daily)
            first, second = await progress(ann)
            assert (first["table"], first["points"], first["others"]) == (solo, over["view"]["scores"][0], [])
            assert [goal["points"] for goal in first["goals"]] == [50, 60]
            assert (first["day"], second["day"]) == (None, server.house.daily.today)
            assert await progress(ben) == []

    run(scene())


@served()
async def test_given_up_forked_and_two_handed_games_do_not_count(server: Server) -> None:
    ann = server.client()
    given_up = (await new_table(ann, "cave-vs-cave", ["me"], **SOLO))["table"]
    await ann.post(f"/api/tables/{given_up}/resign")
    forked = await ann.post(f"/api/tables/{given_up}/fork", json={"choices": 3, "seats": [{"kind": "me"}]})
    await play_to_the_end(ann, forked.json()["table"])
    both = (await new_table(ann, "cave-vs-cave", TWO))["table"]
    await play_to_the_end(ann, both)
    assert await progress(ann) == []
    assert len((await ann.get("/api/me/tables?status=over")).json()["tables"]) == 3


@served(workers=1)
async def test_the_points_of_others_are_told_beside_one_s_own(server: Server) -> None:
    ann = server.client()
    table = (await new_table(ann, "cave-vs-cave", ["random", "me"]))["table"]
    over = await play_to_the_end(ann, table)
    (played,) = await progress(ann)
    assert [*played["others"], played["points"]] == over["view"]["scores"]
    assert played["goals"] == []


@pytest.mark.parametrize("public", [True, False])
def test_strangers_and_flooders_are_refused(sqlite: str, public: bool) -> None:
    async def scene() -> None:
        limits = Limits(**{**vars(GENEROUS), "requests_per_minute": 3 * COST})
        async with open_server(sqlite, workers=0, public=public, limits=limits) as server:
            ann = server.client()
            if public:
                refused(await ann.get("/api/me/progress"), 401, "login-needed")
                return
            answers = [(await ann.get("/api/me/progress")).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]

    run(scene())
