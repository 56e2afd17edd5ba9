"""What Python sees of Hearth; run by test_hearth.py in a process that has it installed."""

from __future__ import annotations

import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import httpx
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test  # type: ignore[import-untyped]  # it has no types

import lascaux
from lascaux.agents import AGENTS, make_agent
from lascaux.core.position import CHANCE
from lascaux.envs import Batch, SeatsEnv, spiel
from lascaux.games import games, rulesets
from lascaux.server.table import loaded
from tests.server.asking import play_to_the_end, refused
from tests.server.support import Server, new_table, open_server, run, served


def test_the_game_the_ruleset_and_the_bot_are_found() -> None:
    assert {"hearth", "caverna", "cave-vs-cave", "stone-age"} <= set(games())
    assert lascaux.load("hearth-hard", players=3).options == {"players": 3, "winter": "hard"}
    assert rulesets()["hearth-hard"].game == "hearth"
    assert AGENTS[-1] == "hearth-keeper"


def test_a_record_comes_back() -> None:
    game = lascaux.load("hearth-hard")
    record, rng = lascaux.Record(game), Random(1)
    while not (at := record.position()).over:
        record.play(at.sample(rng))
    again = lascaux.Record.parse(record.text())
    assert again.game.same_rules(game)
    assert again.position() == record.position()


@pytest.mark.parametrize("agent", ["greedy", "novice", "search:simulations=30", "hearth-keeper"])
def test_agents_play_it(agent: str) -> None:
    game = lascaux.load("hearth")
    agents, rng, at = [make_agent(agent, 1), make_agent("random", 2)], Random(3), game.start()
    while not at.over:
        at.play(at.sample(rng) if at.actor == CHANCE else agents[at.actor].choose(game, at))
    assert at.scores()[0] > at.scores()[1]


# Environments


@pytest.mark.parametrize("id", ["lascaux/Hearth-v1", "lascaux/HearthHard-v1"])
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=r".*Box")  # as for our own games: bounds are per number
        check_env(gymnasium.make(id, players=1, illegal="retry").unwrapped, skip_render_check=True)


def test_pettingzoo_finds_nothing_wrong() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the way PettingZoo itself likes its spaces
        api_test(SeatsEnv("hearth", players=4), num_cycles=100)


def test_openspiel_simulates_it() -> None:
    assert spiel.short_name(games()["hearth"]) == "python_hearth"
    pyspiel.random_sim_test(pyspiel.load_game("python_hearth(players=3,winter=hard)"), 3, serialize=True, verbose=False)


def test_a_batch_steps_many_at_once() -> None:
    batch = Batch("hearth", 16, players=2)
    finished = np.zeros(16, bool)
    for _ in range(200):
        batch.step(batch.sample())
        finished |= batch.finished
    assert finished.all()


# The server


async def get(client: httpx.AsyncClient, address: str, **query: Any) -> Any:
    answer = await client.get(address, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@served(workers=1)
async def test_a_table_is_played_to_its_end(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "hearth", ["me", "hearth-keeper"]))["table"]
    over = await play_to_the_end(client, table)
    assert over["view"]["game"] == "hearth"
    assert over["outcome"].endswith("wins.")
    assert [seat["name"] for seat in over["seats"]][1] == "hearth-keeper"
    drawn = await get(client, f"/api/tables/{table}/text", language="de")
    assert "Nacht 6 von 6" in str(drawn)


@served()
async def test_the_server_tells_all_about_it(server: Server) -> None:
    client = server.client()
    listed = await get(client, "/api/games", language="de")
    shown = next(game for game in listed["games"] if game["id"] == "hearth")
    assert (shown["name"], shown["players"]) == ("Herdfeuer", [1, 2, 3, 4])
    assert all(offered["bots"][-1] == {"level": "hearth-keeper", "name": "hearth-keeper"} for offered in shown["bots"])
    things = await get(client, "/api/games/hearth/things")
    assert "oven" in [thing["id"] for thing in things["things"]]
    printed = await get(client, "/api/games/hearth/printed", language="de")
    assert (printed["title"], printed["names"]["places"]["oven"]) == ("Herdfeuer", "Lehmofen")
    assert printed["places"][2] == {"slug": "oven", "wood": 2, "flint": 2, "holds": 6, "warms": 3}


def test_its_drawing_for_the_browser_is_served(tmp_path: Path) -> None:
    async def look() -> None:
        (tmp_path / "index.html").write_text("the client")
        async with open_server(str(tmp_path / "tables.sqlite"), workers=0, client=tmp_path) as server:
            client = server.client()
            addresses = {game["id"]: game["client"] for game in (await get(client, "/api/games"))["games"]}
            assert addresses["caverna"] is None
            drawing = await client.get(addresses["hearth"])
            assert "javascript" in drawing.headers["content-type"]
            assert "export default" in drawing.text

    run(look())


def test_tables_of_a_game_that_is_gone_do_not_keep_the_server_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come_back() -> None:
        database = str(tmp_path / "tables.sqlite")
        async with open_server(database, workers=0) as server:
            client = server.client()
            tables = [(await new_table(client, "hearth", seats))["table"] for seats in (["me", "me"], ["greedy", "me"])]
            cookies = client.cookies
        without = {name: game for name, game in games().items() if name != "hearth"}
        monkeypatch.setattr("lascaux.games.games", lambda: without)
        monkeypatch.setattr("lascaux.games.rulesets", dict)
        loaded.cache_clear()
        async with open_server(database) as server:
            client = server.client()
            client.cookies = cookies
            for table in tables:
                refused(await client.get(f"/api/tables/{table}"), 409, "bad-game", "there is no game 'hearth'")
            assert len((await get(client, "/api/me/tables"))["tables"]) == 2
            await get(client, "/api/me/solo")

    run(come_back())
