"""Every route does what its page says, and refuses the rest with a code and a text in the reader's language."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from tempfile import TemporaryDirectory
from typing import Any

import httpx

import lascaux
from lascaux.agents import AGENTS
from lascaux.server.tables import AWAY
from tests.conformance.games import ROWS
from tests.conformance.play import choices_made
from tests.server.support import Server, new_table, open_server, run
from tests.server.test_tables import choose, play_to_the_end, see

TWO = ["me", "me"]
JSON = {"Content-Type": "application/json"}


def served(**settings: Any) -> Callable[[Callable[[Server], Coroutine[Any, Any, None]]], Callable[[], None]]:
    """A test that gets a server; without workers for bots unless it asks for some."""

    def with_server(test: Callable[[Server], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        async def open_and_test() -> None:
            with TemporaryDirectory() as folder:
                async with open_server(f"{folder}/tables.sqlite", **{"workers": 0, **settings}) as server:
                    await test(server)

        return lambda: run(open_and_test())

    return with_server


def refused(answer: httpx.Response, status: int, code: str, text: str = "") -> None:
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert text in answer.json()["error"]["text"]


async def me(client: httpx.AsyncClient) -> dict[str, Any]:
    person: dict[str, Any] = (await client.get("/api/me")).json()["person"]
    return person


async def join(client: httpx.AsyncClient, made: dict[str, Any], index: int = 0) -> httpx.Response:
    return await client.post(f"/api/invitations/{made['invitations'][index]['code']}")


async def two_players(server: Server, game: str = "cave-vs-cave") -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """A table of two people; whoever has to choose first comes first."""
    ann, ben = server.client(), server.client()
    made = await new_table(ann, game, ["me", "free"], options={"players": 2})
    assert (await join(ben, made)).status_code == 200
    acting = (await see(ann, made["table"]))["view"]["choices"]
    return (made["table"], ann, ben) if acting else (made["table"], ben, ann)


async def play(client: httpx.AsyncClient, table: str, *names: str) -> dict[str, Any]:
    """Make choices by their names; "" is any."""
    for name in names:
        seen = await see(client, table)
        name = name or seen["view"]["choices"][0]["name"]
        answer = await client.post(f"/api/tables/{table}/choices", json={"number": seen["number"], "choice": name})
        assert answer.status_code == 200, answer.text
    return await see(client, table)


async def undo(client: httpx.AsyncClient, table: str, turn: bool = False) -> httpx.Response:
    number = (await see(client, table))["number"]
    return await client.post(f"/api/tables/{table}/undo", json={"number": number, "turn": turn})


# Games


@served()
async def test_games_are_described_with_their_options_in_both_languages(server: Server) -> None:
    client = server.client()
    english = (await client.get("/api/games")).json()
    german = (await client.get("/api/games", params={"language": "de"})).json()
    assert english["levels"] == list(AGENTS)
    assert [game["id"] for game in english["games"]] == sorted(lascaux.games.games())
    for one, other in zip(english["games"], german["games"], strict=True):
        declared = lascaux.games.games()[one["id"]].declared
        assert [(option["name"], tuple(option["values"])) for option in one["options"]] == [
            (option.name, option.values) for option in declared
        ]
        assert one["players"] == sorted(one["players"])
        assert one["about"] != other["about"]
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


WRONG_TABLES: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "go"}, "bad-game", "This game cannot be set up: there is no game 'go'; the games are"),
    ({"options": {"players": 5}}, "bad-game", "option 'players' cannot be 5; allowed: 2, 1"),
    ({"options": {"colour": "red"}}, "bad-game", "there is no option 'colour'; the options are players,"),
    ({"options": {"players": "\ud800"}}, "invalid", "options.players"),
    ({"options": {"a" * 41: 1}}, "invalid", "must have at most 40 characters"),
    ({"options": {"players": 2**40}}, "invalid", "options.players"),
    ({"options": {"players": None}}, "invalid", "options.players"),
    ({"game": "\ud800"}, "invalid", "game: must be valid Unicode"),
    ({"seats": []}, "invalid", "seats: needs at least 1 entries"),
    ({"seats": [{"kind": "me"}]}, "wrong-seats", "There are 1 seats for 2 players."),
    ({"seats": [{"kind": "me"}] * 9}, "invalid", "seats: must have at most 8 entries"),
    ({"seats": [{"kind": "me"}, {"kind": "dog"}]}, "invalid", "seats.1.kind: must be one of 'me', 'free' or 'bot'"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no-level", "there is no agent 'god'; the agents"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": ""}]}, "invalid", "seats.1.level"),
    ({"seats": [{"kind": "me", "level": "greedy"}] * 2}, "level-without-bot", "Only a bot has a level, such as greedy"),
    ({"seats": [{"kind": "me", "name": "A\x00n"}] * 2}, "bad-name", "visible characters on one line"),
    ({"seats": [{"kind": "me", "name": "\ud800nn"}] * 2}, "invalid", "seats.0.name: must be valid Unicode"),
    ({"seats": [{"kind": "me", "name": " "}] * 2}, "invalid", "seats.0.name"),
    ({"pace": "fast"}, "invalid", "pace: must be one of 'live' or 'slow'"),
    ({"listed": 1}, "invalid", "listed: must be true or false"),
    ({"stakes": 5}, "invalid", "stakes: is not known here"),
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
    assert (await client.get("/api/me/tables")).json() == {"tables": []}


async def post_escaped(client: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> httpx.Response:
    """Halves of characters can only be sent as escapes."""
    return await client.post(path, content=json.dumps(wish).encode(), headers=JSON)


@served()
async def test_refusals_are_told_in_german_too(server: Server) -> None:
    client = server.client(**{"Accept-Language": "de-AT,en;q=0.5"})
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}]}
    refused(await client.post("/api/tables", json=wish), 422, "wrong-seats", "1 Plätze für 2 Spieler.")
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


# Sitting down and watching


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
    refused(await join(cem, made), 404, "no-invitation", "has been used")
    refused(await join(ben, made), 404, "no-invitation")
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
        ("fork", {"choices": 0, "seats": seats}),
    ):
        refused(await stranger.post(f"/api/tables/{table}/{verb}", json=body), 404, "no-table")
    refused(await stranger.put(f"/api/tables/{table}/passing", json={"passes": False}), 404, "no-table")
    refused(await stranger.put(f"/api/tables/{table}/seats/0/bot", json={}), 404, "no-table")
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
        ben.put(f"/api/tables/{table}/seats/0/bot", json={"level": "greedy"}),
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


# Choosing


@served()
async def test_choices_go_by_number_or_name_and_wrong_ones_change_nothing(server: Server) -> None:
    table, first, second = await two_players(server)
    before = await see(first, table)
    at, number = f"/api/tables/{table}/choices", before["number"]
    refused(await second.post(at, json={"number": number, "choice": "take cultivation"}), 409, "not-your-turn", "Guest")
    refused(await first.post(at, json={"number": number, "choice": "done"}), 409, "illegal-choice", "CVC-")
    refused(await first.post(at, json={"number": number, "choice": 10**6}), 422, "unknown-choice", "from 0 to")
    refused(await first.post(at, json={"number": number, "choice": -1}), 422, "invalid", "choice")
    refused(await first.post(at, json={"number": number, "choice": "dance"}), 422, "unknown-name", "dance")
    refused(await first.post(at, json={"number": number, "choice": "x" * 101}), 422, "invalid", "100 characters")
    refused(await post_escaped(first, at, {"number": number, "choice": "\ud800"}), 422, "invalid", "Unicode")
    refused(await first.post(at, json={"number": 2**40, "choice": 0}), 422, "invalid", "number: must be at most")
    refused(await first.post(at, json={"number": True, "choice": 0}), 422, "invalid", "number: must be a whole number")
    refused(await first.post(at, json={"choice": 0}), 422, "invalid", "number: is missing")
    assert await see(first, table) == before
    after = await play(first, table, "take cultivation")
    assert after["number"] > number
    assert after["log"]["lines"][-1]["seat"] == before["seat"]


@served()
async def test_a_stale_choice_is_told_what_it_missed_and_a_repeated_one_is_fine(server: Server) -> None:
    table, first, second = await two_players(server)
    before = await see(first, table)
    wish = {"number": before["number"], "choice": "take cultivation"}
    once = await first.post(f"/api/tables/{table}/choices", json=wish)
    again = await first.post(f"/api/tables/{table}/choices", json=wish)
    assert (once.status_code, again.status_code) == (200, 200)
    assert once.json() == again.json()
    stale = await first.post(f"/api/tables/{table}/choices", json={**wish, "choice": "take excavation"})
    refused(stale, 409, "behind", "The table has moved on")
    assert stale.json()["table"] == once.json()
    refused(await second.post(f"/api/tables/{table}/choices", json=wish), 409, "behind")
    refused(await first.post(f"/api/tables/{table}/undo", json={"number": 0}), 409, "behind")


@served()
async def test_why_names_the_reason_and_its_clause(server: Server) -> None:
    table, first, second = await two_players(server)
    why = f"/api/tables/{table}/why"
    not_now = (await first.get(why, params={"choice": "done"})).json()
    assert (not_now["legal"], not_now["clause"][:4]) == (False, "CVC-")
    legal = (await first.get(why, params={"choice": "take cultivation"})).json()
    assert legal == {"legal": True, "text": None, "clause": None}
    refused(await first.get(why, params={"choice": "dance"}), 422, "unknown-name")
    refused(await first.get(why), 422, "invalid", "choice: is missing")
    refused(await second.get(why, params={"choice": "done"}), 409, "not-your-turn")


# Undo


@served()
async def test_undo_goes_back_one_choice_or_the_whole_turn(server: Server) -> None:
    table, first, second = await two_players(server)
    start = await see(first, table)
    refused(await undo(first, table), 409, "nothing-to-undo", "your turn has only begun")
    begun = await play(first, table, "take cultivation")
    further = await play(first, table, "")
    assert further["undo"] == {"one": begun["log"]["length"], "turn": start["log"]["length"]}
    refused(await undo(second, table), 409, "not-your-turn")
    assert (await undo(first, table)).status_code == 200
    back = await see(first, table)
    assert back["view"] == begun["view"]
    assert back["log"]["lines"] == begun["log"]["lines"]
    assert back["number"] == further["number"] + 1  # an undo is an entry
    await play(first, table, "")
    assert (await undo(first, table, turn=True)).status_code == 200
    assert (await see(first, table))["view"] == start["view"]


@served()
async def test_undo_never_goes_across_another_players_choice(server: Server) -> None:
    table, first, second = await two_players(server)
    await play(first, table, "take cultivation", "done")
    refused(await undo(first, table), 409, "not-your-turn")
    seen = await see(second, table)
    assert seen["undo"] == {"one": None, "turn": None}
    refused(await undo(second, table), 409, "nothing-to-undo")


@served()
async def test_undo_never_goes_across_natures_choice(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "stone-age", TWO, options={"players": 2}))["table"]
    rolled = False
    while not rolled:
        seen = await see(client, table)
        names = [choice["name"] for choice in seen["view"]["choices"]]
        name = next((name for name in names if name == "resolve forest" or name.startswith("place forest")), names[0])
        after = await play(client, table, name)
        rolled = name == "resolve forest" and after["seat"] == seen["seat"]
    refused(await undo(client, table), 409, "nothing-to-undo", "a die")
    refused(await undo(client, table, turn=True), 409, "nothing-to-undo")


@served()
async def test_a_forced_choice_goes_with_the_free_one_before_it(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "stone-age", TWO, options={"players": 2}))["table"]
    for _ in range(100):
        before = await see(client, table)
        await choose(client, before, -1)
        after = await see(client, table)
        if after["undo"]["one"] == before["log"]["length"] < after["log"]["length"] - 1:
            break
    else:
        raise AssertionError("no free choice with a forced one after it could be taken back")
    assert (await undo(client, table)).json()["view"] == before["view"]


# Passing


@served()
async def test_passing_is_a_setting_of_each_player(server: Server) -> None:
    table, first, second = await two_players(server)
    mine = (await see(first, table))["seat"]
    for passes in (False, True):
        answer = await first.put(f"/api/tables/{table}/passing", json={"passes": passes})
        seats = answer.json()["seats"]
        assert (seats[mine]["passes"], seats[1 - mine]["passes"]) == (passes, True)
    refused(await second.put(f"/api/tables/{table}/passing", json={"passes": "no"}), 422, "invalid", "passes")
    refused(await second.put(f"/api/tables/{table}/passing", json={}), 422, "invalid", "passes: is missing")


@served()
async def test_forced_choices_are_made_by_themselves_or_not(server: Server) -> None:
    """With everything used up a turn can only be ended: `done` is the single choice."""

    async def single_choices(passes: bool) -> int:
        client, met = server.client(), 0
        table = (await new_table(client, "cave-vs-cave", TWO))["table"]
        await client.put(f"/api/tables/{table}/passing", json={"passes": passes})
        for _ in range(40):
            seen = await see(client, table)
            met += len(seen["view"]["choices"]) == 1
            await choose(client, seen, 0)
        return met

    assert await single_choices(True) == 0
    assert await single_choices(False) > 0


@served()
async def test_switching_passing_on_makes_the_forced_choice_that_waits(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    await client.put(f"/api/tables/{table}/passing", json={"passes": False})
    while len((seen := await see(client, table))["view"]["choices"]) > 1:
        await choose(client, seen, 0)
    (single,) = seen["view"]["choices"]
    after = (await client.put(f"/api/tables/{table}/passing", json={"passes": True})).json()
    assert after["log"]["length"] > seen["log"]["length"]
    assert single not in after["view"]["choices"] or len(after["view"]["choices"]) > 1


# Resigning


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
    assert over["outcome"] == f"{over['seats'][loser]['name']} resigned; the game is over."
    assert [seat["resigned"] for seat in over["seats"]] == [seat == loser for seat in range(2)]
    assert "aufgegeben" in (await see(second, table, language="de"))["outcome"]
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


# Handing a seat over


@served()
async def test_a_seat_can_be_handed_to_a_bot(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = await see(first, table)
    mine, theirs = seen["seat"], 1 - seen["seat"]
    path = f"/api/tables/{table}/seats"
    here = await first.put(f"{path}/{theirs}/bot", json={"level": "greedy"})
    refused(here, 409, "still-here", "is still here, or has been away for less than 2 minutes")
    refused(await first.put(f"{path}/{mine}/bot", json={"level": "god"}), 422, "no-level", "there is no agent 'god'")
    refused(await first.put(f"{path}/7/bot", json={}), 409, "no-person-there", "No person sits on seat 7.")
    refused(await first.put(f"{path}/-1/bot", json={}), 409, "no-person-there")
    refused(await first.put(f"{path}/x/bot", json={}), 422, "invalid", "seat: must be a whole number")
    loaded = await server.house.tables.get(table)
    loaded.seats[theirs].seen -= AWAY["live"] + 1
    assert (await first.put(f"{path}/{theirs}/bot", json={"level": "greedy"})).status_code == 200
    seats = (await see(first, table))["seats"]
    assert [seats[theirs][name] for name in ("kind", "bot", "yours")] == ["bot", "greedy", False]
    refused(await first.put(f"{path}/{theirs}/bot", json={}), 409, "no-person-there")
    if (await second.get(f"/api/tables/{table}")).status_code == 200:  # whoever made the table may still watch
        assert (await see(second, table))["seat"] == -2
    answer = await first.put(f"{path}/{mine}/bot", json={})
    assert answer.json()["seats"][mine]["bot"] == "skilled"


# Hints


@served(workers=1)
async def test_hints_tell_what_a_bot_thinks_of_every_choice(server: Server) -> None:
    table, first, second = await two_players(server)
    seen = await see(first, table)
    hint = (await first.get(f"/api/tables/{table}/hint", params={"level": "greedy", "language": "de"})).json()
    assert (hint["number"], hint["level"]) == (seen["number"], "greedy")
    assert {opinion["choice"] for opinion in hint["opinions"]} == {c["choice"] for c in seen["view"]["choices"]}
    assert all(opinion["name"] and opinion["text"] for opinion in hint["opinions"])
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "random"}), 422, "no-opinion", "random")
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "god"}), 422, "no-level")
    refused(await first.get(f"/api/tables/{table}/hint", params={"level": "x" * 81}), 422, "invalid", "level")
    refused(await second.get(f"/api/tables/{table}/hint"), 409, "not-your-turn")
    without = (await new_table(first, "cave-vs-cave", TWO, hints=False))["table"]
    refused(await first.get(f"/api/tables/{without}/hint"), 403, "no-hints-here", "no hints at this table")


@served(workers=1, bot_deadline=0.3)
async def test_a_hint_that_takes_too_long_is_given_up(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    slow = await client.get(f"/api/tables/{table}/hint", params={"level": "search:milliseconds=5000"})
    refused(slow, 503, "too-slow", "took too long")


# After the game


@served()
async def test_a_rematch_is_made_once(server: Server) -> None:
    table, first, second = await two_players(server)
    refused(await first.post(f"/api/tables/{table}/rematch"), 409, "not-over", "not over yet")
    await first.post(f"/api/tables/{table}/resign")
    answers = await asyncio.gather(*(client.post(f"/api/tables/{table}/rematch") for client in (first, second, first)))
    (again,) = {answer.json()["table"] for answer in answers}
    seen = await see(second, again)
    assert (seen["status"], seen["origin"], seen["seat"]) == ("playing", table, (await see(second, table))["seat"])
    assert (await see(first, table))["rematch"] == again


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
    refused(late, 422, "no-such-moment", f"the last one is after {length} choices")
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


# Looking


@served()
async def test_moments_and_the_log_go_back_to_the_start(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    seen = await play(client, table, *[""] * 10)
    length = seen["log"]["length"]
    moments = [(await client.get(f"/api/tables/{table}/moments/{n}")).json() for n in range(length + 1)]
    assert [moment["choices"] for moment in moments] == list(range(length + 1))
    assert moments[-1]["view"] == {**seen["view"], "choices": []}
    assert moments[0]["round"] <= moments[-1]["round"]
    for wrong in (-1, length + 1):
        answer = await client.get(f"/api/tables/{table}/moments/{wrong}")
        refused(answer, 422, "no-such-moment", f"after {length} choices")
    refused(await client.get(f"/api/tables/{table}/moments/x"), 422, "invalid", "choices: must be a whole number")
    log = (await client.get(f"/api/tables/{table}/log")).json()
    assert log == seen["log"]
    part = (await client.get(f"/api/tables/{table}/log", params={"last": 3, "language": "de"})).json()
    assert (part["from"], part["length"], len(part["lines"])) == (0, length, 3)
    assert part["lines"][0]["text"] != log["lines"][0]["text"]
    refused(await client.get(f"/api/tables/{table}/log", params={"last": -1}), 422, "invalid", "last: must be at least")


@served()
async def test_the_log_of_a_table_begins_after_what_was_seen(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", TWO))["table"]
    before = await see(client, table)
    after = await play(client, table, "take cultivation", "")
    tail = (await see(client, table, seen=before["number"]))["log"]
    assert tail["from"] == before["log"]["length"]
    assert before["log"]["lines"] + tail["lines"] == after["log"]["lines"]
    assert (await see(client, table, seen=10**9))["log"]["lines"] == []
    refused(await client.get(f"/api/tables/{table}", params={"seen": -1}), 422, "invalid", "seen: must be at least 0")


@served()
async def test_a_long_log_is_told_in_pieces(server: Server) -> None:
    client, game = server.client(), lascaux.load("stone-age", players=2)
    record = lascaux.Record(game, choices=choices_made(game, 1)[:500]).text()
    made = await client.post("/api/records", json={"record": record, "seats": [{"kind": "me"}] * 2})
    table = made.json()["table"]
    log = (await see(client, table))["log"]
    lines, length = log["lines"], log["length"]
    assert length >= 500
    assert len(lines) == 200
    while log["from"]:
        log = (await client.get(f"/api/tables/{table}/log", params={"last": log["from"]})).json()
        lines = log["lines"] + lines
    assert len(lines) == length


@served()
async def test_the_table_can_be_read_as_text(server: Server) -> None:
    client = server.client()
    for game in lascaux.games.games():
        seats = lascaux.load(game).seats
        table = (await new_table(client, game, ["me"] * seats))["table"]
        text = (await client.get(f"/api/tables/{table}/text")).json()
        lines = ["".join(piece[0] for piece in line) for line in text["lines"]]
        assert len(lines) > 10
        assert any(line.strip() for line in lines)


@served()
async def test_a_long_poll_ends_with_the_next_change_or_in_time(server: Server) -> None:
    table, first, second = await two_players(server)
    number = (await see(second, table))["number"]
    waiting = asyncio.create_task(see(second, table, seen=number, wait=20))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    assert server.house.hub.count == 1
    after = await play(first, table, "take cultivation")
    assert (await asyncio.wait_for(waiting, 5))["number"] == after["number"]
    assert server.house.hub.count == 0
    assert (await see(second, table, seen=after["number"], wait=0.1))["number"] == after["number"]
    assert (await see(second, table, seen=0, wait=20))["number"] == after["number"]  # there is news already
    for wrong in (31, -1, "nan", "soon"):
        refused(await second.get(f"/api/tables/{table}", params={"wait": wrong}), 422, "invalid", "wait")


# The server itself


@served()
async def test_health_and_metrics(server: Server) -> None:
    client = server.client()
    assert (await client.get("/health")).json() == {"status": "well", "version": lascaux.__version__}
    await new_table(client, "cave-vs-cave", TWO)
    metrics = (await client.get("/metrics")).text
    figures = dict(re.findall(r"^(lascaux_\w+) (\S+)$", metrics, re.MULTILINE))
    assert float(figures["lascaux_tables"]) == 1
    assert {"lascaux_entries_total", "lascaux_listeners", "lascaux_bot_answers_total"} <= figures.keys()


@served(public=True)
async def test_a_public_server_lets_strangers_look_but_not_play(server: Server) -> None:
    ann, stranger = server.client(), server.client()
    assert (await ann.post("/api/register", json={"name": "Ann", "password": "long enough"})).status_code == 201
    table = (await new_table(ann, "cave-vs-cave", TWO, listed=True))["table"]
    assert (await see(stranger, table))["seat"] == -2
    assert len((await stranger.get("/api/tables")).json()["tables"]) == 1
    refused(await stranger.get("/api/me/tables"), 401, "login-needed", "Please log in first")
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2}
    refused(await stranger.post("/api/tables", json=wish), 401, "login-needed")
    refused(await stranger.post(f"/api/tables/{table}/choices", json={"number": 2, "choice": 0}), 401, "login-needed")


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
