"""Games are described, tables of them made, and what is no table is refused."""

from __future__ import annotations

from typing import Any

import lascaux
from lascaux.agents.ladder import ladder
from lascaux.server.making import Plan
from lascaux.server.storage.schema import BOT, PERSON
from tests.conformance.games import ROWS
from tests.server.asking import JSON, TWO, choose, me, post_escaped, refused, see
from tests.server.support import Server, new_table, open_server, run, served

# Games


@served()
async def test_games_are_described_with_their_options_in_both_languages(server: Server) -> None:
    client = server.client()
    english = (await client.get("/api/games")).json()
    german = (await client.get("/api/games", params={"language": "de"})).json()
    assert [game["id"] for game in english["games"]] == sorted(lascaux.games.games())
    for one, other in zip(english["games"], german["games"], strict=True):
        declared = lascaux.games.games()[one["id"]].declared
        assert [(option["name"], tuple(option["values"])) for option in one["options"]] == [
            (option.name, option.values) for option in declared
        ]
        assert one["players"] == sorted(one["players"])
        assert one["about"] != other["about"]
        assert [offered["players"] for offered in one["bots"]] == one["players"]
        for offered, in_german in zip(one["bots"], other["bots"], strict=True):
            known = ladder(one["id"], offered["players"])
            assert [bot["level"] for bot in offered["bots"]] == list(known.bots)
            assert offered["usual"] == known.opponent
            words, german_words = ([bot["name"] for bot in bots["bots"]] for bots in (offered, in_german))
            assert len(set(words)) == len(words)
            assert "greedy" not in words + german_words
            assert (words[:2], german_words[:2]) == (["Dreamer", "Novice"], ["Träumer", "Neuling"])
        assert all(option["help"] and option["clause"] for option in one["options"])


@served()
async def test_the_things_of_a_game_are_explained(server: Server) -> None:
    client = server.client()
    for name in lascaux.games.games():
        things = (await client.get(f"/api/games/{name}/things", params={"language": "de"})).json()["things"]
        assert len(things) > 10
        assert all(thing["id"] and thing["help"] for thing in things)
    refused(
        await client.get("/api/games/go/things"), 404, "no-game", "There is no game go; the games are cave-vs-cave,"
    )


# Making tables


@served()
async def test_tables_of_every_game_and_mode_can_be_made(server: Server) -> None:
    client = server.client()
    for row in ROWS:
        game = lascaux.load(row.name, **row.options)
        made = await new_table(client, row.name, ["me"] * game.seats, options=row.options)
        seen = await see(client, made["table"])
        assert seen["view"]["options"] == game.options
        assert seen["status"] == "playing"
        assert seen["view"]["choices"]
        assert seen["seat"] == seen["view"]["actor"]
        assert len(seen["texts"]) == len(seen["view"]["choices"])
        assert made["invitations"] == []


@served()
async def test_bots_are_named_by_their_strength_and_those_alike_numbered(server: Server) -> None:
    client = server.client()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot"}]
    wish = {"game": "caverna", "options": {"players": 4}, "seats": seats}
    table = (await client.post("/api/tables", json=wish)).json()["table"]
    for language, names in (
        ("en", ["Ada", "Novice 1", "Regular", "Novice 2"]),
        ("de", ["Ada", "Neuling 1", "Stammgast", "Neuling 2"]),
    ):
        params = {"language": language}
        (listed,) = (await client.get("/api/me/tables", params=params)).json()["tables"]
        seen = (await client.get(f"/api/tables/{table}", params=params)).json()
        assert [seat["name"] for seat in listed["seats"]] == [seat["name"] for seat in seen["seats"]] == names
        assert [seat["bot"] for seat in seen["seats"]] == [None, "novice", "greedy", "novice"]


WRONG_TABLES: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "go"}, "bad-game", "This game cannot be set up: there is no game 'go'; the games are"),
    ({"options": {"players": 5}}, "bad-game", "option 'players' cannot be 5; allowed: 2, 1"),
    ({"options": {"colour": "red"}}, "bad-game", "there is no option 'colour'; the options are players,"),
    ({"options": {"players": "\ud800"}}, "invalid", "options.players"),
    ({"options": {"a" * 41: 1}}, "invalid", "must have at most 40 characters"),
    ({"options": {"players": 2**40}}, "invalid", "options.players"),
    ({"options": {"players": None}}, "invalid", "options.players"),
    ({"game": "\ud800"}, "invalid", "game: must be valid Unicode"),
    ({"seats": []}, "invalid", "seats: has too few entries; the minimum is 1"),
    ({"seats": [{"kind": "me"}]}, "wrong-seats", "Wrong number of seats: 1 instead of 2."),
    ({"seats": [{"kind": "me"}] * 9}, "invalid", "seats: must have at most 8 entries"),
    ({"seats": [{"kind": "me"}, {"kind": "dog"}]}, "invalid", "seats.1.kind: must be one of 'me', 'free' or 'bot'"),
    (
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
        "no-level",
        "There is no bot god; the levels are random,",
    ),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": ""}]}, "invalid", "seats.1.level"),
    ({"seats": [{"kind": "me", "level": "greedy"}] * 2}, "level-without-bot", "Only a bot has a level, such as greedy"),
    ({"seats": [{"kind": "me", "name": "A\x00n"}] * 2}, "bad-name", "visible characters on one line"),
    ({"seats": [{"kind": "me", "name": "\ud800nn"}] * 2}, "invalid", "seats.0.name: must be valid Unicode"),
    ({"seats": [{"kind": "me", "name": " "}] * 2}, "invalid", "seats.0.name"),
    ({"pace": "fast"}, "invalid", "pace: must be one of 'live' or 'slow'"),
    ({"listed": 1}, "invalid", "listed: must be true or false"),
    ({"stakes": 5}, "invalid", "stakes: is not a known field"),
]


@served()
async def test_what_is_no_table_is_refused_and_nothing_is_made(server: Server) -> None:
    client = server.client()
    for wrong, code, text in WRONG_TABLES:
        wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "me"}], **wrong}
        refused(await post_escaped(client, "/api/tables", wish), 422, code, text)
    refused(await client.post("/api/tables", content=b"{", headers=JSON), 422, "invalid", "this is not valid JSON")
    refused(await client.post("/api/tables", json=[]), 422, "invalid", "must be a JSON object")
    deep = b'{"game": ' + b"[" * 100_000
    assert (await client.post("/api/tables", content=deep, headers=JSON)).status_code in (400, 422)
    assert (await client.get("/api/me/tables")).json() == {"tables": [], "next": None}


@served()
async def test_refusals_are_told_in_german_too(server: Server) -> None:
    client = server.client(**{"Accept-Language": "de-AT,en;q=0.5"})
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}]}
    refused(await client.post("/api/tables", json=wish), 422, "wrong-seats", "Falsche Zahl von Plätzen: 1 statt 2.")
    refused(await client.get("/api/tables/nowhere"), 404, "no-table", "Es gibt keinen Tisch nowhere, oder")
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    answer = await client.post(f"/api/tables/{table}/choices", json={"number": 2, "choice": "done"})
    refused(answer, 409, "illegal-choice")
    english = await client.post(f"/api/tables/{table}/choices?language=en", json={"number": 2, "choice": "done"})
    refused(english, 409, "illegal-choice")
    assert answer.json() != english.json()


@served()
async def test_seats_can_have_a_name_of_their_own(server: Server) -> None:
    client = server.client()
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me", "name": " Ann  B. "}, {"kind": "me"}], "pace": "slow"}
    table = (await client.post("/api/tables", json=wish)).json()["table"]
    seen = await see(client, table)
    assert [seat["name"] for seat in seen["seats"]] == ["Ann B.", (await me(client))["name"]]
    assert (seen["pace"], seen["owner"], seen["hints"]) == ("slow", True, True)


# Ids and codes


ODD = ["%00", "a%00b", "%ED%A0%80", "a" * 41, "a.b", "%F0%9F%90%BA", "a%20b"]


@served()
async def test_odd_ids_and_codes_never_reach_the_database(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    for odd in ODD:
        for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/record", f"/api/tables/{table}?code={odd}"):
            refused(await client.get(path), 422, "invalid", "must match ^[A-Za-z0-9_-]{1,40}$")
        refused(await client.post(f"/api/invitations/{odd}"), 422, "invalid", "code: must match")
        refused(await client.post(f"/api/tables/{odd}/resign"), 422, "invalid", "id: must match")


def test_characters_that_a_database_does_not_take_are_refused_before(database: str) -> None:
    async def ask() -> None:
        async with open_server(database, workers=0) as server:
            client = server.client()
            for path in ("tables/a%00b", "tables/a%00b/text", "tables/x?code=%00", "games/%00/things"):
                assert (await client.get(f"/api/{path}")).status_code in (404, 422)
            assert (await client.post("/api/invitations/%00")).status_code == 422
            for wrong in (
                {"game": "cave-vs-cave\0"},
                {"seats": [{"kind": "me", "name": "a\0b"}] * 2},
                {"seats": [{"kind": "bot", "level": "search:simulations=1\0"}] * 2},
            ):
                wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2, **wrong}
                assert (await client.post("/api/tables", json=wish)).status_code == 422

    run(ask())


# Levels


MADE_TO_ORDER = [
    "search:simulations=999999999",
    "search:milliseconds=6000,playout=0",
    "turns:simulations=9999999",
    "network:simulations=9999999",
    "network:weights=/etc/passwd",
]


@served(workers=1)
async def test_nobody_orders_a_bot_that_thinks_for_ever(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    for level in MADE_TO_ORDER:
        for wish in (
            {"seats": [{"kind": "me"}, {"kind": "bot", "level": level}]},
            {"seats": [{"kind": "me"}] * 2, "stand_in": level},
        ):
            answer = await client.post("/api/tables", json={"game": "cave-vs-cave", **wish})
            refused(answer, 422, "no-level", f"There is no bot {level}; the levels are random, novice, greedy,")
        refused(await client.get(f"/api/tables/{table}/hint", params={"level": level}), 422, "no-level")
    assert len((await client.get("/api/me/tables")).json()["tables"]) == 1
    assert server.house.bots.seconds == 0


@served(workers=1)
async def test_a_bot_made_to_order_before_they_were_refused_plays_as_the_stand_in(server: Server) -> None:
    client = server.client()
    person = (await me(client))["id"]
    rows = [{"kind": PERSON, "person": person, "name": "Ann", "bot": None, "passes": True}]
    rows += [{"kind": BOT, "person": None, "name": "x", "bot": MADE_TO_ORDER[0], "passes": True}]
    table = (await server.house.maker.create(person, Plan(lascaux.load("cave-vs-cave")), rows)).table
    seen = await see(client, table)
    while seen["view"]["choices"]:
        seen = (await choose(client, seen, -1)).json()
    after = await see(client, table, seen=seen["number"], wait=20)
    assert after["number"] > seen["number"]
    assert server.house.bots.fallbacks == 0
