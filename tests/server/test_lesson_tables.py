"""The server tells lessons: their words, and their table at every moment. Nothing of it is stored."""

from __future__ import annotations

from typing import Any

import httpx

from lascaux.lessons import lesson
from lascaux.server.storage.schema import TABLES
from tests.server.asking import refused
from tests.server.support import Server, served

GAMES = ("cave-vs-cave", "stone-age", "caverna")


async def get(client: httpx.AsyncClient, path: str, **query: Any) -> Any:
    answer = await client.get(f"/api/games/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@served()
async def test_at_every_step_the_learner_can_choose_what_is_taught(server: Server) -> None:
    client = server.client()
    for game in GAMES:
        told = await get(client, f"{game}/lesson")
        for step in [step for chapter in told["chapters"] for step in chapter["steps"]]:
            for made, wanted in enumerate(step["choices"]):
                table = await get(client, f"{game}/lesson/{step['at'] + made}", seen=step["at"])
                assert table["seat"] == 0
                assert wanted in [choice["name"] for choice in table["view"]["choices"]]
                assert len(table["log"]["lines"]) == made


@served()
async def test_the_end_is_scored(server: Server) -> None:
    client = server.client()
    for game in GAMES:
        found = lesson(game)
        assert found
        last = f"{game}/lesson/{len(found.record.choices)}"
        table = await get(client, last)
        assert (table["status"], table["view"]["choices"]) == ("over", [])
        assert table["outcome"].startswith("Your ")
        scores = await get(client, f"{last}/scores")
        assert scores["rows"][-1]["points"] == found.record.position().scores()
        assert scores["winners"] == [0]


@served()
async def test_what_the_table_shows_can_be_asked_about(server: Server) -> None:
    client = server.client()
    about = await get(client, "cave-vs-cave/lesson/2/about", kind="room", name="parlor", language="de")
    assert "Stube" in about["help"]
    assert about["reasons"]
    moments = await get(client, "cave-vs-cave/lesson/14/moments", first=8, last=14)
    assert [moment["choices"] for moment in moments["moments"]] == list(range(8, 15))
    text = await get(client, "cave-vs-cave/lesson/2/text", language="de")
    assert "Deine Sippe" in "".join(piece[0] for line in text["lines"] for piece in line)


@served()
async def test_lessons_are_told_in_both_languages_and_name_whom_to_play_next(server: Server) -> None:
    client = server.client()
    english, german = [await get(client, "stone-age/lesson", language=language) for language in ("en", "de")]
    assert (english["title"], german["title"]) == ("Your first tribe", "Dein erster Stamm")
    assert (english["opponent"], german["opponent"]) == ("Novice", "Neuling")
    assert english["options"]["players"] == 2


@served()
async def test_nothing_is_stored_and_nobody_needs_a_name(server: Server) -> None:
    """A lesson is no table of anybody: it is in no list, counts nowhere, and makes nobody a guest."""
    client = server.client()
    await get(client, "caverna/lesson/20")
    assert not client.cookies
    async with server.house.store.engine.connect() as database:
        assert (await database.execute(TABLES.select())).all() == []
    refused(await client.post("/api/games/caverna/lesson/20"), 405, "method-not-allowed")


@served()
async def test_what_is_not_there_is_refused(server: Server) -> None:
    client = server.client()
    refused(await client.get("/api/games/go/lesson"), 404, "no-game")
    for moment in ("-1", "258"):
        refused(await client.get(f"/api/games/caverna/lesson/{moment}"), 422, "no-such-moment")
    refused(await client.get("/api/games/caverna/lesson/20/moments?first=3&last=21"), 422, "no-such-moment")


@served()
async def test_games_say_whether_they_have_one(server: Server) -> None:
    games = (await server.client().get("/api/games")).json()["games"]
    assert {game["id"] for game in games if game["lesson"]} == set(GAMES)
