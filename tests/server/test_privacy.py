"""What leaves the server for a seat, or for a spectator, tells nothing that they cannot know.

A table and its twin differ in one choice of nature that somebody may not know: a card that another seat drew blind.
Whatever the server says to that person about the one, it must say about the other, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any, NamedTuple, cast

import httpx
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from pydantic_core import to_json

from lascaux.agents import Opinion
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.core.texts import LANGUAGES
from lascaux.games import games
from lascaux.server.bots import Question
from lascaux.server.errors import Refusal
from lascaux.server.line import Entry
from lascaux.server.making import Plan, made_already
from lascaux.server.showing import show, show_log, show_moment, show_scores
from lascaux.server.socket import TableSocket
from lascaux.server.storage.people_store import Person
from lascaux.server.storage.schema import BOT, PERSON, RESIGN
from lascaux.server.table import Table
from tests.conformance.games import ROWS, game_of
from tests.conformance.play import choices_made
from tests.server.support import Server, open_server, run

SECRETIVE = [row.id for row in ROWS if row.name == "stone-age"]
OPEN_GAMES = [row.id for row in ROWS if row.name != "stone-age"]
PEOPLE = ("ann", "ben", "cem", None)  # None is a bot's seat
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller secret is no clearer
FURTHER = 60  # choices after the secret


# Games with a secret


def eager(game: Game, at: Position, luck: Random) -> int:
    """A choice that brings the card with the blind draw to a tribe soon, and is anything else now and then."""
    if at.actor == CHANCE:
        return next((c for c in at.choices() if game.name(c) == "deal c05"), 0) or at.sample(luck)
    choices = {game.name(choice): choice for choice in at.choices()}
    wanted = ["buy", "place card-1 1", "place river 3", "place forest 4", "resolve river", "resolve forest"]
    for name in wanted:
        if name in choices and luck.random() < 0.8:
            return choices[name]
    return luck.choice(list(choices.values()))


class Secret(NamedTuple):
    """A game in which somebody draws a card blind, and goes on for a while."""

    game: Game
    choices: list[int]
    drawn: int  # the place of the secret choice
    owner: int


@lru_cache(maxsize=256)
def game_with_a_secret(mode: str, seed: int) -> Secret:
    game, seeds = game_of(mode), count(1000 * seed)
    while True:
        luck = Random(next(seeds))
        at, choices, drawn, owner = game.start(), list[int](), -1, -1
        while not at.over and len(choices) < (400 if drawn < 0 else drawn + FURTHER):
            choice = eager(game, at, luck)
            if game.hides(at, choice, ()):
                drawn, owner = len(choices), next(s for s in range(game.seats) if not game.hides(at, choice, {s}))
            choices.append(choice)
            at.play(choice)
        if drawn >= 0 and not at.over:
            return Secret(game, choices, drawn, owner)


def after(game: Game, choices: Sequence[int]) -> Position:
    at = game.start()
    for choice in choices:
        at.play(choice, check=True)
    return at


class Twins(NamedTuple):
    """The choices of two tables that differ in the secret one only, and who sits where."""

    secret: Secret
    one: list[int]
    other: list[int]
    seats: list[str | None]


@st.composite
def twins(draw: st.DrawFn) -> Twins:
    secret = game_with_a_secret(draw(st.sampled_from(SECRETIVE)), draw(st.integers(0, 15)))
    game, choices, drawn, owner = secret
    ends = [end for end in range(drawn + 1, len(choices) + 1) if somebody_acts(game, choices, end)]
    one = choices[: draw(st.sampled_from(ends))]
    order = list(after(game, one[:drawn]).choices())
    Random(draw(st.integers(0, 99))).shuffle(order)
    other = next(twin for choice in order if (twin := with_secret(secret, one, choice)) != one and playable(game, twin))
    seats = [draw(st.sampled_from(PEOPLE)) for _ in range(game.seats)]
    seats[owner] = draw(st.sampled_from(("owner", None)))
    return Twins(secret, one, other, seats)


@lru_cache(maxsize=256)
def acting(game: Game, choices: tuple[int, ...]) -> list[int]:
    """Who has something to decide at the start and after each choice."""
    at = game.start()
    actors = [int(at.actor)]
    for choice in choices:
        at.play(choice)
        actors.append(int(at.actor) if len(at.choices()) > 1 else CHANCE)
    return actors


def somebody_acts(game: Game, choices: list[int], end: int) -> bool:
    """Otherwise the table would go on by itself, and what nature does would not be the same at both."""
    return acting(game, tuple(choices))[end] != CHANCE


def with_secret(secret: Secret, choices: list[int], choice: int) -> list[int]:
    """The same choices with another secret."""
    return [*choices[: secret.drawn], choice, *choices[secret.drawn + 1 :]]


def playable(game: Game, choices: Sequence[int]) -> bool:
    at = game.start()
    for choice in choices:
        if choice not in at.choices():
            return False
        at.play(choice)
    return True


# What a table tells


def table_of(game: Game, choices: Sequence[int], seats: Sequence[str | None]) -> Table:
    row: dict[str, Any] = {
        "id": "the-table",
        "game": game.id,
        "options": dict(game.options),
        "owner": "ann",
        "origin": None,
        "seed": None,
    }
    row |= {"pace": "live", "listed": True, "hints": True, "watch_code": "code"}
    table = Table(row, [seat_row(person) for person in seats])
    table.fold(made_already(game, choices, 0.0))
    return table


def seat_row(person: str | None) -> dict[str, Any]:
    kind, name, bot = (PERSON, person, None) if person else (BOT, "skilled", "skilled")
    return {"kind": kind, "person": person, "name": name, "bot": bot, "passes": False, "seen": 0.0}


def told(table: Table, person: str | None, drawn: int) -> dict[str, Any]:
    """Everything that a person can be told about a table, above all near the place of its secret."""
    seat, length = table.perspective(person), len(table.line.choices)
    moments = [*range(length % 11, length, 11), *range(drawn - 1, min(drawn + 3, length)), length]
    refused = range(length % 17, table.game.verbs.size, 17)
    by_language = {
        language: {
            "table": [show(table, person, {"ann"}, language, seen) for seen in (0, length // 2, table.number)],
            "moments": [show_moment(table, person, language, moment) for moment in moments],
            "log": [show_log(table, seat, language, 0, last) for last in (length, drawn + 5)],
            "scores": show_scores(table, language),
            "text": list(table.game.draw(table.line.at, seat, language, table.names).runs()),
            "choices": [refusal(table.check_choice, str(person), choice, language) for choice in refused],
            "undo": [refusal(table.check_undo, str(person), turn, language=language) for turn in (False, True)],
        }
        for language in LANGUAGES
    }
    return {**by_language, "hides": table.hides_from(person), "list": table.state(0.0)}


def refusal(check: Callable[..., Any], *values: Any, language: str | None = None) -> Any:
    """What a check lets pass, or how it refuses."""
    try:
        return check(*values)
    except Refusal as refused:
        return [refused.status_code, refused.code, refused.text(language or values[-1])]


def test_resampling_finds_the_same_positions_as_another_secret() -> None:
    secret = game_with_a_secret("stone-age-everything-three", 0)
    game, choices, drawn, owner = secret
    others = [with_secret(secret, choices, choice) for choice in after(game, choices[:drawn]).choices()]
    possible = {after(game, twin) for twin in others if playable(game, twin)}
    found = set()
    for seed in range(500):
        guess = after(game, choices)
        guess.resample((owner + 1) % game.seats, Random(seed))
        found.add(guess)
    assert found == possible
    assert len(found) > 5


@settings(max_examples=20, deadline=None, phases=WITHOUT_SHRINKING)
@given(twins())
def test_two_tables_that_differ_in_a_secret_tell_the_same(pair: Twins) -> None:
    secret, one, other, seats = pair
    first, second = table_of(secret.game, one, seats), table_of(secret.game, other, seats)
    assert first.line.at != second.line.at
    for person in {*seats, "stranger", None} - {"owner"}:
        assert to_json(told(first, person, secret.drawn)) == to_json(told(second, person, secret.drawn))
        assert first.hides_from(person)
    if "owner" in seats:  # only they see the difference, everywhere
        own, also_own = told(first, "owner", secret.drawn), told(second, "owner", secret.drawn)
        for part in ("table", "moments", "log", "text"):
            assert own["en"][part] != also_own["en"][part]
        assert not first.hides_from("owner")


@pytest.mark.parametrize("mode", SECRETIVE)
def test_the_secret_is_kept_while_the_game_goes_on_and_told_when_it_is_over(mode: str) -> None:
    secret = game_with_a_secret(mode, 1)
    table = table_of(secret.game, secret.choices, [f"person {seat}" for seat in range(secret.game.seats)])
    strangers = [None, *(f"person {seat}" for seat in range(secret.game.seats) if seat != secret.owner)]
    assert all(map(table.hides_from, strangers))
    table.fold([Entry(RESIGN, 0, 0)])
    assert table.over == (secret.game.seats == 2)
    assert all(table.hides_from(person) != table.over for person in strangers)


@pytest.mark.parametrize("mode", OPEN_GAMES)
def test_the_other_games_hide_nothing(mode: str) -> None:
    game = game_of(mode)
    choices = choices_made(game, 3)
    at = game.start()
    for choice in choices:
        assert not game.hides(at, choice, ())
        before = at.copy()
        before.resample(-2, Random(1))
        assert before == at
        at.play(choice)
    assert not table_of(game, choices[:-1], ["ann"] * game.seats).hides_from(None)


def test_every_game_is_here() -> None:
    assert {game_of(mode).id for mode in SECRETIVE + OPEN_GAMES} == set(games())


# What the server answers


async def answered(server: Server, client: httpx.AsyncClient, table: str, drawn: int) -> list[tuple[int, str]]:
    """Every answer about a table that a client can get without changing it."""
    at = f"/api/tables/{table}"
    answers = [await client.get(path) for path in (at, f"{at}?seen=9&language=de", f"{at}/scores", f"{at}/text")]
    seen = answers[0].json()
    length = seen["log"]["length"]
    answers += [await client.get(f"{at}/log", params={"last": last}) for last in (length, drawn + 5)]
    answers += [await client.get(f"{at}/moments/{moment}") for moment in range(drawn - 1, length + 2, 5)]
    answers += [await client.get(path) for path in (f"{at}/record", "/api/tables", "/api/me/tables")]
    for name in ("blind c10", "deal c11", "buy", "appear wolf", "pass", "resolve card-1"):
        answers.append(await client.get(f"{at}/why", params={"choice": name}))
        answers.append(await client.get(f"{at}/about", params={"kind": "card", "name": name.split()[-1]}))
        answers.append(await client.post(f"{at}/choices", json={"number": 10**6, "choice": name}))
    legal = {choice["choice"] for choice in seen["view"]["choices"]}
    for choice in set(range(0, 3000, 97)) - legal:
        answers.append(await client.post(f"{at}/choices", json={"number": seen["number"], "choice": choice}))
    server.house.tables.luck = Random(4)
    answers.append(await client.get(f"{at}/hint"))
    seats = [{"kind": "me"}] * len(seen["seats"])
    for moment in (0, length):
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
    bucket = server.house.rates.messages()
    socket = TableSocket(cast(Any, window), server.house.tables, table, me, "en", bucket)
    legal = {choice["name"] for choice in seen["view"]["choices"]}
    for name in {"blind c10", "deal c11", "buy", "decline", "resolve card-1", "nonsense"} - legal:
        await socket.hear(json.dumps({"type": "choose", "id": 1, "number": seen["number"], "choice": name}))
    talking = asyncio.create_task(socket.talk(0))
    while socket.answers:
        await asyncio.sleep(0.001)
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
    run(check_answers(pair, handed))


async def check_answers(pair: Twins, handed: bool) -> None:
    secret, game = pair.secret, pair.secret.game
    async with open_server(":memory:") as server:
        asked: list[tuple[int, ...]] = []

        async def explain(question: Question) -> list[Opinion]:
            asked.append(tuple(question.at.cells))
            return [Opinion(choice, 0.0, 1) for choice in question.at.choices()]

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


def test_the_adviser_is_asked_without_the_secret() -> None:
    """The bot that is asked for a hint does not get the card, but any that may be it."""
    secret = game_with_a_secret("stone-age-two", 0)
    game, choices = secret.game, secret.choices
    other = 1 - secret.owner
    end = next(n for n in range(len(choices), 0, -1) if acting(game, tuple(choices))[n] == other)

    async def ask() -> None:
        async with open_server(":memory:") as server:
            asked: set[tuple[int, ...]] = set()

            async def explain(question: Question) -> list[Opinion]:
                asked.add(tuple(question.at.cells))
                return []

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
