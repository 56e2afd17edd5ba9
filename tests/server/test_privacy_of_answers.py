"""What the server answers says nothing that whoever asks cannot know."""

from __future__ import annotations

import asyncio
import json
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import httpx
from hypothesis import given, settings
from hypothesis import strategies as st

from lascaux.agents import Opinion
from lascaux.server.bots import Advice, BotQuestion
from lascaux.server.making import Plan
from lascaux.server.socket import TableSocket
from lascaux.server.storage.people_store import Person
from lascaux.server.storage.schema import BOT, PERSON
from tests.server.support import Server, open_server, run
from tests.server.twins import WITHOUT_SHRINKING, Twins, acting, game_with_a_secret, twins
from tests.waiting import until_async


async def answered(server: Server, client: httpx.AsyncClient, table: str, drawn: int) -> list[tuple[int, str]]:
    """Every answer about a table that a client can get without changing it."""
    at = f"/api/tables/{table}"
    answers = [await client.get(path) for path in (at, f"{at}?seen=9&language=de", f"{at}/scores", f"{at}/text")]
    seen = answers[0].json()
    length = seen["log"]["length"]
    answers += [await client.get(f"{at}/log", params={"last": last}) for last in (length, drawn + 5)]
    answers += [await client.get(f"{at}/moments/{moment}") for moment in range(drawn - 1, length + 2, 5)]
    answers.append(await client.get(f"{at}/moments", params={"first": max(0, drawn - 1), "last": length}))
    answers += [await client.get(path) for path in (f"{at}/record", "/api/tables", "/api/me/tables")]
    for name in ("blind c10", "deal c11", "buy", "appear wolf", "pass", "resolve card-1"):
        answers.append(await client.get(f"{at}/why", params={"choice": name}))
        answers.append(await client.get(f"{at}/about", params={"kind": "card", "name": name.split()[-1]}))
        answers.append(await client.post(f"{at}/choices", json={"number": 10**6, "choice": name}))
    legal = {choice["choice"] for choice in seen["view"]["choices"]}
    for choice in set(range(0, 3000, 97)) - legal:
        answers.append(await client.post(f"{at}/choices", json={"number": seen["number"], "choice": choice}))
    server.house.tables.luck, server.house.tables.fancy = Random(4), Random(4)  # what forks and hints draw
    answers.append(await client.get(f"{at}/hint"))
    seats = [{"kind": "me"}] * len(seen["seats"])
    for moment in (0, length):
        server.house.tables.luck = Random(4)  # what follows there is nature's
        answers.append(await client.post(f"{at}/fork", json={"choices": moment, "seats": seats}))
    told = [(answer.status_code, answer.text) for answer in answers] + await said(server, client, seen, table)
    return [(status, same_for_twins(text, table)) for status, text in told]


class Window:
    """The other end of a WebSocket."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def send_text(self, text: str) -> None:
        self.texts.append(text)


async def said(server: Server, client: httpx.AsyncClient, seen: dict[str, Any], table: str) -> list[tuple[int, str]]:
    """What the WebSocket says: the table, and its answers to choices that cannot be made."""
    me, window = (await client.get("/api/me")).json()["person"]["id"], Window()
    house = server.house
    socket = TableSocket(cast(Any, window), house.tables, house.presence, table, me, "en", lambda: None)
    legal = {choice["name"] for choice in seen["view"]["choices"]}
    for name in {"blind c10", "deal c11", "buy", "decline", "resolve card-1", "nonsense"} - legal:
        await socket.hear(json.dumps({"type": "choose", "id": 1, "number": seen["number"], "choice": name}))
    talking = asyncio.create_task(socket.talk(0))
    await until_async(lambda: not socket.answers, "all answers to be sent")
    talking.cancel()
    return [(200, text) for text in window.texts]


def same_for_twins(text: str, table: str) -> str:
    """An answer without what differs between any two tables: their names and times, and the other one in lists."""
    text = text.replace(table, "TABLE")
    if '"tables":[' in text:
        shown = [one for one in json.loads(text)["tables"] if one["table"] == "TABLE"]
        text = json.dumps([{**one, "created": 0, "changed": 0} for one in shown])
    return text


@settings(max_examples=4, deadline=None, phases=WITHOUT_SHRINKING)
@given(twins(), st.booleans())
def test_a_server_answers_the_same_at_both_tables(pair: Twins, handed: bool) -> None:
    with TemporaryDirectory() as folder:
        run(check_answers(pair, handed, f"{folder}/tables.sqlite"))


async def check_answers(pair: Twins, handed: bool, database: str) -> None:
    secret, game = pair.secret, pair.secret.game
    async with open_server(database) as server:
        asked: list[tuple[int, ...]] = []

        async def explain(question: BotQuestion) -> Advice:
            asked.append(tuple(question.at.cells))
            return Advice([Opinion(choice, 0.0, 1) for choice in question.at.choices()], [])

        server.house.bots.explain = explain  # type: ignore[method-assign]  # to see what it is asked
        server.house.tables.changed = lambda table: None  # nobody plays on
        clients = [server.client() for _ in range(game.seats)]
        people = [(await client.get("/api/me")).json()["person"] for client in clients]
        rows = [
            {"kind": PERSON, "person": person["id"], "name": person["name"], "bot": None, "passes": False}
            for person in people
        ]
        if handed:  # the owner left, and a bot has the secret now
            rows[secret.owner] |= {"kind": BOT, "bot": "skilled"}
        ids = []
        for choices in (pair.one, pair.other):
            plan = Plan(game, listed=True, choices=choices)
            ids.append((await server.house.maker.create(people[0]["id"], plan, list(map(dict, rows)))).table)
        for seat, client in enumerate([*clients, server.client()]):
            asked.clear()
            one, other = [await answered(server, client, id, secret.drawn) for id in ids]
            if seat == secret.owner and not handed:
                assert one != other
                continue
            assert one == other
            assert all(status < 500 for status, _ in one)
            assert [text for _, text in one if "still-secret" in text], "neither record nor fork was refused"
            assert asked[: len(asked) // 2] == asked[len(asked) // 2 :]


def test_the_adviser_is_asked_without_the_secret(sqlite: str) -> None:
    """The bot that is asked for a hint does not get the card, but any that may be it."""
    secret = game_with_a_secret("stone-age-two", 0)
    game, choices = secret.game, secret.choices
    other = 1 - secret.owner
    end = next(n for n in range(len(choices), 0, -1) if acting(game, tuple(choices))[n] == other)

    async def ask() -> None:
        async with open_server(sqlite) as server:
            asked: set[tuple[int, ...]] = set()

            async def explain(question: BotQuestion) -> Advice:
                asked.add(tuple(question.at.cells))
                return Advice([], [])

            server.house.bots.explain = explain  # type: ignore[method-assign]  # to see what it is asked
            client = server.client()
            person = Person(**(await client.get("/api/me")).json()["person"])
            rows: list[dict[str, Any]] = [
                {"kind": BOT, "person": None, "name": "", "bot": "skilled", "passes": False},
                {"kind": PERSON, "person": person.id, "name": "", "bot": None, "passes": False},
            ]
            plan = Plan(game, choices=choices[:end])
            made = await server.house.maker.create(person.id, plan, rows if other == 1 else rows[::-1])
            for _ in range(12):
                assert (await client.get(f"/api/tables/{made.table}/hint")).status_code == 200
            assert len(asked) > 1

    run(ask())
