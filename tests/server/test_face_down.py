"""Where bought cards lie face down, nobody is told more of others' cards than at a table of wood (STA-CARD-07)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
import pytest

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.games import load
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.layout import CARDS_OWNED, UNSEEN_CARDS
from lascaux.server.making import Plan
from lascaux.server.storage.schema import PERSON
from tests.server.asking import me, play_to_the_end, refused, see, two_players
from tests.server.support import Server, new_table, open_server, run, served
from tests.server.test_privacy_of_answers import answered

DICE = [number for number, card in enumerate(CARDS) if card.top == "DICE"]  # alike when bought, and not at the end


class Bought(NamedTuple):
    """A game in a later round than the one in which a card was bought, and its twin with another card."""

    game: Game
    one: list[int]
    other: list[int]
    dealt: int  # the place of the choice that differs
    owner: int


@lru_cache(maxsize=8)
def bought(players: int, seed: int, rounds: int = 1) -> Bought:
    game = load("stone-age", players=players)
    return next(found for luck in count(1000 * seed) for found in tried(game, Random(luck), rounds))


def buying(game: Game, at: Position, luck: Random) -> int:
    """A choice that brings cards to a tribe soon, but never one drawn blind: that would be a secret of another kind."""
    choices = {game.name(choice): choice for choice in at.choices()}
    if at.actor == CHANCE:
        dealt = [choice for name, choice in choices.items() if name != "deal c05"]
        return at.sample(luck) if len(dealt) == len(choices) else luck.choice(dealt)
    for name in ("buy", "place card-1 1", "place river 3", "place forest 4", "resolve river", "resolve forest"):
        if name in choices and luck.random() < 0.8:
            return choices[name]
    return luck.choice(list(choices.values()))


def tried(game: Game, luck: Random, rounds: int) -> Iterator[Bought]:
    at, choices = game.start(), list[int]()
    taken: dict[int, tuple[int, int]] = {}  # card: its owner, and the round
    while not at.over and len(choices) < 900:
        for card in DICE:
            for seat in range(game.seats):
                if at.of(seat, CARDS_OWNED) >> card & 1:
                    taken.setdefault(card, (seat, game.round(at)))
        old = [card for card, (_, round) in taken.items() if game.round(at) >= round + rounds]
        twins = [card for card in DICE if at.cells[UNSEEN_CARDS] >> card & 1]
        if old and twins and at.actor >= 0 and len(at.choices()) > 1:
            card, twin = old[0], twins[0]
            dealt = choices.index(game.parse(f"deal {CARDS[card].slug}"))
            other = [*choices[:dealt], game.parse(f"deal {CARDS[twin].slug}"), *choices[dealt + 1 :]]
            yield Bought(game, choices, other, dealt, taken[card][0])
            return
        choices.append(buying(game, at, luck))
        at.play(choices[-1])


async def sit_down(server: Server, game: Game, choices: list[int]) -> tuple[str, list[httpx.AsyncClient]]:
    """A table at which cards lie face down, after some choices, with a person in each seat."""
    clients = [server.client() for _ in range(game.seats)]
    return await again(server, clients, game, choices), clients


async def again(server: Server, clients: list[httpx.AsyncClient], game: Game, choices: list[int]) -> str:
    people = [await me(client) for client in clients]
    rows = [{"kind": PERSON, "person": one["id"], "name": one["name"], "bot": None, "passes": False} for one in people]
    plan = Plan(game, listed=True, hints=False, choices=choices, face_down=True)
    return (await server.house.maker.create(people[0]["id"], plan, rows)).table


@pytest.mark.rule("STA-CARD-07", "STA-RULING-19")
@pytest.mark.parametrize(("players", "seed"), [(2, 0), (2, 1), (3, 2)])
def test_others_are_answered_the_same_whichever_card_was_bought(players: int, seed: int) -> None:
    """Every answer, and the WebSocket: view, drawing, log, moments, scores, reasons, refusals, record, fork."""
    game, one, other, dealt, owner = bought(players, seed)

    async def compare(database: str) -> None:
        async with open_server(database, workers=0) as server:
            server.house.tables.changed = lambda table: None
            first, clients = await sit_down(server, game, one)
            second = await again(server, clients, game, other)
            for seat, client in enumerate([*clients, server.client()]):
                told, twin = [await answered(server, client, id, dealt) for id in (first, second)]
                if seat == owner:
                    assert told != twin
                    continue
                assert told == twin
                assert [text for _, text in told if "still-secret" in text], "neither record nor fork was refused"
                assert all(status < 500 for status, _ in told)

    with TemporaryDirectory() as folder:
        run(compare(f"{folder}/tables.sqlite"))


@served()
async def test_the_owner_sees_a_card_and_others_a_back(server: Server) -> None:
    game, choices, _, dealt, owner = bought(2, 0)
    table, clients = await sit_down(server, game, choices)
    card = game.name(choices[dealt]).split()[1]
    own, theirs, watching = [await see(client, table) for client in (*order(clients, owner), server.client())]
    tableau = own["view"]["tableaus"][owner]
    assert card in [one["card"] for one in tableau["cards"]]
    assert tableau["face_down"] == 0
    for seen in (theirs, watching):
        shown = seen["view"]["tableaus"][owner]
        assert shown["face_down"] + len(shown["cards"]) == len(tableau["cards"])
        assert card in seen["view"]["unseen"]
        assert card not in json.dumps(shown)
        assert seen["view"]["deck_cards"] == own["view"]["deck_cards"]
    assert watching["view"]["tableaus"][1 - owner]["face_down"] == len(theirs["view"]["tableaus"][1 - owner]["cards"])


def order(clients: list[httpx.AsyncClient], owner: int) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    return clients[owner], clients[1 - owner]


@pytest.mark.rule("STA-CARD-07", "STA-ONEUSE-01", "STA-ONEUSE-04", "STA-ANY2-01")
def test_a_tool_and_a_card_for_two_resources_lie_open_until_they_are_used() -> None:
    from tests.stone_age.table import table

    made = table(2).cards("c02 c31 c22", 0)
    at, game = made.at, made.at.game
    told = game.told(at, (1,), at)
    assert [card["card"] for card in game.view(told, 1)["tableaus"][0]["cards"]] == []
    at.set_of(0, 11, 1 << 4)  # the tool worth four
    at.set_of(0, 14, 1)
    view = game.view(game.told(at, (1,), at), 1)["tableaus"][0]
    assert [card["card"] for card in view["cards"]] == ["c02", "c31"]
    assert view["face_down"] == 1
    assert game.told(at, (0,), at) is at  # one's own


@served()
async def test_the_log_names_what_was_taken_in_this_round_and_no_longer_in_the_next(server: Server) -> None:
    game, choices, _, dealt, owner = bought(2, 0)
    table, clients = await sit_down(server, game, choices)
    name = f"{game.name(choices[dealt]).split()[1]}"
    lines = (await see(clients[1 - owner], table))["log"]["lines"]
    assert "Turned up: a card." in [line["text"] for line in lines]
    assert {"kind": "card", "name": name} not in [target for line in lines for target in line["targets"]]
    later = (await see(clients[1 - owner], table, seen=len(choices)))["log"]
    assert later["from"] > 0  # nothing to tell anew in the same round
    rounds = [line["round"] for line in lines]
    before = rounds.index(rounds[-1]) - 5  # somebody who last heard in the round before
    assert (await see(clients[1 - owner], table, seen=before))["log"]["from"] == 0


@pytest.mark.rule("STA-CARD-07")
def test_what_is_bought_is_seen_by_all_until_the_round_is_over() -> None:
    from tests.stone_age.table import table

    made = table(2)
    game, at = made.at.game, made.at
    card = game.view(at, 1)["slots"][0]["card"]["card"]
    now = at.copy()
    now.set_of(0, CARDS_OWNED, 1 << int(card[1:]) - 1)
    assert game.view(game.told(at, (1,), at), 1)["slots"][0]["card"]["card"] == card
    earlier = game.view(game.told(at, (1,), now), 1)
    assert earlier["slots"][0]["card"] is None
    assert card in earlier["unseen"]


@pytest.mark.slow
@served(workers=1)
async def test_all_is_shown_at_the_end_and_the_record_is_free(server: Server) -> None:
    ann = server.client()
    made = await new_table(ann, "stone-age", ["me", "greedy"], options={"players": 2}, face_down=True, hints=True)
    begun = await see(ann, made["table"])
    assert (begun["face_down"], begun["hints"]) == (True, False)
    refused(
        await ann.get(f"/api/tables/{made['table']}/hint"),
        403 if begun["view"]["choices"] else 409,
        "no-hints-here" if begun["view"]["choices"] else "not-your-turn",
    )
    over = await play_to_the_end(ann, made["table"])
    assert all(tableau["face_down"] == 0 for tableau in over["view"]["tableaus"])
    assert over["view"]["tableaus"][1]["cards"]
    assert (await ann.get(f"/api/tables/{made['table']}/record")).status_code == 200
    assert "a card." not in json.dumps([line["text"] for line in over["log"]["lines"] if "Turned" in line["text"]])
    again = (await ann.post(f"/api/tables/{made['table']}/rematch")).json()["table"]
    assert (await see(ann, again))["face_down"] is True


@served()
async def test_open_is_usual_and_other_games_have_nothing_to_turn(server: Server) -> None:
    table, first, _ = await two_players(server, "stone-age")
    assert (await see(first, table))["face_down"] is False
    wish: dict[str, Any] = {"seats": [{"kind": "me"}] * 2, "face_down": True}
    for game in ("caverna", "cave-vs-cave"):
        refused(await first.post("/api/tables", json={"game": game, **wish}), 422, "nothing-face-down")
    games = (await first.get("/api/games")).json()["games"]
    assert {game["id"] for game in games if game["face_down"]} == {"stone-age"}
