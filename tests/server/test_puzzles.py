"""Puzzles on a server: the stream, answers, ratings, and what is told when."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import httpx
import pytest

from lascaux.puzzles import puzzles
from lascaux.server.ratings import NEWCOMER, expected, person_change, puzzle_change
from lascaux.server.storage.puzzle_schema import ATTEMPTS, PUZZLES
from tests.server.asking import refused
from tests.server.support import Server, new_table, open_server, run, served

GAME = "cave-vs-cave"
AT = f"/api/games/{GAME}/puzzles"
ANN = {"name": "Ann", "password": "four words nobody expects"}


async def get(client: httpx.AsyncClient, path: str = AT, **query: Any) -> Any:
    answer = await client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def answer(client: httpx.AsyncClient, id: str, choice: int | None) -> Any:
    told = await client.post(f"{AT}/{id}", json={"choice": choice})
    assert told.status_code == 200, told.text
    return told.json()


def right_and_wrong(id: str) -> tuple[int, int]:
    """The answer of a puzzle, and what comes next to it."""
    puzzle = puzzles(GAME)[id]
    return puzzle.answer, puzzle.verdict.played.choice


async def rows(server: Server, table: Any) -> list[Any]:
    async with server.house.engine.connect() as connection:
        return list((await connection.execute(table.select())).mappings())


# The stream


@served()
async def test_a_newcomer_gets_one_that_is_about_as_hard_as_they_are_strong(server: Server) -> None:
    client = server.client()
    told = await get(client)
    assert told["you"] == {"rating": 1200, "tried": 0, "solved": 0, "at_once": 0, "count": len(puzzles(GAME))}
    assert (told["puzzle"]["yours"], told["puzzle"]["tries"], told["puzzle"]["rating"]) == ("new", 0, 1100)
    assert await get(client) == told, "until it is answered"
    assert await rows(server, ATTEMPTS) == []


@served()
async def test_nobody_gets_what_they_have_solved_and_what_they_missed_comes_last(server: Server) -> None:
    client = server.client()
    seen: list[str] = []
    for number in range(len(puzzles(GAME))):
        id = (await get(client))["puzzle"]["id"]
        right, wrong = right_and_wrong(id)
        await answer(client, id, wrong if number in (1, 3) else right)
        seen.append(id)
    assert sorted(seen) == sorted(puzzles(GAME))
    for again in (1, 3):
        told = (await get(client))["puzzle"]
        assert (told["id"], told["yours"]) == (seen[again], "missed")
        await answer(client, told["id"], right_and_wrong(told["id"])[0])
    told = await get(client)
    assert told["puzzle"] is None
    assert (told["you"]["solved"], told["you"]["at_once"]) == (len(seen), len(seen) - 2)


@served()
async def test_who_is_stronger_gets_harder_ones(server: Server) -> None:
    strong, weak = server.client(), server.client()
    for client, index in ((strong, 0), (weak, 1)):
        for _ in range(6):
            id = (await get(client))["puzzle"]["id"]
            await answer(client, id, right_and_wrong(id)[index])
    hard, easy = await get(strong), await get(weak)
    assert hard["you"]["rating"] > 1300 > 1100 > easy["you"]["rating"]
    assert hard["puzzle"]["rating"] > easy["puzzle"]["rating"]


@served()
async def test_a_puzzle_can_be_asked_for_by_its_address(server: Server) -> None:
    client = server.client()
    last = list(puzzles(GAME))[-1]
    assert (await get(client, puzzle=last))["puzzle"]["id"] == last
    refused(await client.get(AT, params={"puzzle": "none"}), 404, "no-puzzle")
    refused(await client.get(f"{AT}/none"), 404, "no-puzzle")
    refused(await client.get("/api/games/chess/puzzles"), 404, "no-game")


# The table


@served()
async def test_every_puzzle_has_a_table_at_which_its_answer_can_be_chosen(server: Server) -> None:
    client = server.client()
    for game, language in product(("cave-vs-cave", "caverna", "stone-age"), ("en", "de")):
        for id, puzzle in puzzles(game).items():
            table = await get(client, f"/api/games/{game}/puzzles/{id}", language=language)
            offered = [choice["choice"] for choice in table["view"]["choices"]]
            assert (table["seat"], table["status"]) == (puzzle.seat, "playing")
            assert puzzle.answer in offered
            assert len(table["texts"]) == len(offered)


@served()
async def test_what_the_table_shows_can_be_asked_about(server: Server) -> None:
    client = server.client()
    id = (await get(client))["puzzle"]["id"]
    length = len(puzzles(GAME)[id].record.choices)
    assert (await get(client, f"{AT}/{id}/about", kind="room", name="parlor"))["help"]
    moments = await get(client, f"{AT}/{id}/moments", first=length - 2, last=length)
    assert [moment["choices"] for moment in moments["moments"]] == [length - 2, length - 1, length]
    assert (await get(client, f"{AT}/{id}/log", last=5))["lines"]
    assert (await get(client, f"{AT}/{id}/scores"))["rows"]
    assert (await get(client, f"{AT}/{id}/text"))["lines"]
    assert await rows(server, ATTEMPTS) == []


# Answers


@served()
async def test_the_right_answer_is_told_with_its_reason(server: Server) -> None:
    client = server.client()
    id = (await get(client))["puzzle"]["id"]
    right, _ = right_and_wrong(id)
    told = await answer(client, id, right)
    assert (told["right"], told["given_away"], told["solution"]["choice"]) == (True, 0.0, right)
    assert told["solution"]["why"]
    assert told["solution"]["text"]
    assert told["change"] > 0
    assert told["you"]["rating"] == 1200 + told["change"]


@served()
async def test_nothing_of_the_solution_is_told_before_and_after_a_wrong_answer(server: Server) -> None:
    client = server.client()
    told = await get(client)
    id = told["puzzle"]["id"]
    _, wrong = right_and_wrong(id)
    after = await answer(client, id, wrong)
    assert (after["right"], after["solution"]) == (False, None)
    assert after["given_away"] == pytest.approx(puzzles(GAME)[id].gain, abs=0.06)
    table = await get(client, f"{AT}/{id}")
    for shown in (told, table, await get(client)):
        assert not {"why", "solution", "answer", "opinions", "values"} & set(keys(shown))


def keys(data: Any) -> list[str]:
    """All names in an answer, however deep."""
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in keys(value))]
    return [key for value in data for key in keys(value)] if isinstance(data, list) else []


@served()
async def test_only_the_first_answer_counts(server: Server) -> None:
    client = server.client()
    id = (await get(client))["puzzle"]["id"]
    right, wrong = right_and_wrong(id)
    first = await answer(client, id, wrong)
    assert first["change"] < 0
    for choice in (wrong, right, right):
        again = await answer(client, id, choice)
        assert (again["change"], again["you"]["rating"]) == (0, first["you"]["rating"])
    assert (again["you"]["tried"], again["you"]["solved"], again["you"]["at_once"]) == (1, 1, 0)
    (row,) = await rows(server, PUZZLES)
    assert (row["tries"], row["solved"]) == (1, 0)


@served()
async def test_who_gives_up_is_shown_the_solution_and_it_counts_as_missed(server: Server) -> None:
    client = server.client()
    id = (await get(client))["puzzle"]["id"]
    told = await answer(client, id, None)
    assert (told["right"], told["solution"]["choice"]) == (False, right_and_wrong(id)[0])
    assert told["change"] < 0
    assert (await get(client, puzzle=id))["puzzle"]["yours"] == "missed"


@served()
async def test_what_cannot_be_chosen_there_is_no_answer(server: Server) -> None:
    client = server.client()
    id = (await get(client))["puzzle"]["id"]
    for choice in (2**31 - 1, 0 if 0 not in puzzles(GAME)[id].record.position().choices() else 10**6):
        refused(await client.post(f"{AT}/{id}", json={"choice": choice}), 422, "no-such-choice")
    refused(await client.post(f"{AT}/{id}", json={}), 422, "invalid")
    assert await rows(server, ATTEMPTS) == []


@served()
async def test_everybody_is_told_how_many_found_it(server: Server) -> None:
    ann, ben, carl = server.client(), server.client(), server.client()
    id = (await get(ann))["puzzle"]["id"]
    right, wrong = right_and_wrong(id)
    await answer(ann, id, right)
    await answer(ben, id, wrong)
    told = (await get(carl, puzzle=id))["puzzle"]
    assert (told["tries"], told["solved"], told["yours"]) == (2, 1, "new")


# Ratings


def test_ratings_move_towards_what_happened() -> None:
    assert expected(1200, 1200) == 0.5
    assert expected(1600, 1200) == pytest.approx(10 / 11)
    assert person_change(1200, 1200, True, 0) == 80
    assert person_change(1200, 1200, False, 0) == -80
    assert person_change(1200, 1200, True, 100) == 10
    assert person_change(1200, 1600, True, 5) > person_change(1200, 800, True, 5) > 0
    assert puzzle_change(1200, 1200, True, 0) < 0 < puzzle_change(1200, 1200, False, 0)
    assert abs(puzzle_change(1200, 1200, True, 50)) < abs(puzzle_change(1200, 1200, True, 0))


@served()
async def test_a_puzzle_that_nobody_finds_becomes_a_hard_one(server: Server) -> None:
    id = (await get(server.client()))["puzzle"]["id"]
    before = (await get(server.client(), puzzle=id))["puzzle"]["rating"]
    for _ in range(5):
        await answer(server.client(), id, right_and_wrong(id)[1])
    after = (await get(server.client(), puzzle=id))["puzzle"]
    assert after["rating"] > before + 60
    assert (after["tries"], after["solved"]) == (5, 0)


# Who it was


def test_it_is_all_there_after_a_restart(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            client = server.client()
            id = (await get(client))["puzzle"]["id"]
            await answer(client, id, right_and_wrong(id)[0])
            before, cookies = await get(client), client.cookies
        async with open_server(database, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            assert await get(client) == before
            assert before["you"]["rating"] > NEWCOMER

    run(scene())


@served(public=True)
async def test_a_visitor_of_a_public_server_may_try_and_keeps_it_when_registering(server: Server) -> None:
    visitor = server.client()
    id = (await get(visitor))["puzzle"]["id"]
    await answer(visitor, id, right_and_wrong(id)[0])
    before = (await get(visitor))["you"]
    assert (await visitor.post("/api/register", json=ANN)).status_code == 201
    assert (await get(visitor))["you"] == before


@served()
async def test_who_logs_in_brings_what_they_did_as_a_guest_unless_they_had_tried_before(server: Server) -> None:
    ann, guest = server.client(), server.client()
    await ann.post("/api/register", json=ANN)
    id = (await get(guest))["puzzle"]["id"]
    await answer(guest, id, right_and_wrong(id)[0])
    assert (await guest.post("/api/login", json=ANN)).status_code == 200
    first = (await get(ann))["you"]
    assert first["tried"] == 1
    other = server.client()
    await answer(other, id, right_and_wrong(id)[1])
    await other.post("/api/login", json=ANN)
    assert (await get(ann))["you"] == first
    assert len(await rows(server, ATTEMPTS)) == 1


@served()
async def test_whoever_deletes_their_account_leaves_only_the_puzzle_s_rating(server: Server) -> None:
    ann = server.client()
    await ann.post("/api/register", json=ANN)
    id = (await get(ann))["puzzle"]["id"]
    await answer(ann, id, right_and_wrong(id)[0])
    gone = await ann.post("/api/me/delete", json={"password": ANN["password"]})
    assert gone.status_code == 204, gone.text
    assert await rows(server, ATTEMPTS) == []
    assert [row["tries"] for row in await rows(server, PUZZLES)] == [1]


@served()
async def test_progress_shows_the_course_of_one_s_rating(server: Server) -> None:
    client = server.client()
    ratings: list[int] = []
    for index in (0, 1, 0):
        id = (await get(client))["puzzle"]["id"]
        ratings.append((await answer(client, id, right_and_wrong(id)[index]))["you"]["rating"])
    (course,) = (await get(client, "/api/me/progress"))["puzzles"]
    assert course == {"game": GAME, "tried": 3, "solved": 2, "at_once": 2, "ratings": [1200, *ratings]}
    assert (await get(server.client(), "/api/me/progress"))["puzzles"] == []


@served()
async def test_a_table_of_one_s_own_is_no_puzzle(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, GAME, ["me", "me"]))["table"]
    refused(await client.get(f"{AT}/{table}"), 404, "no-puzzle")
    assert json.loads((await client.get("/api/games")).text)["games"][0]["puzzles"] is True
