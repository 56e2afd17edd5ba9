"""Bots that a host has named: everybody can choose them by name, and nobody can name others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux.agents.ladder import HOUSE
from lascaux.server.configuration import BadSetting, check_sense
from tests.server.asking import play_to_the_end, refused
from tests.server.support import new_table, open_server, run

THRIFTY = Path(__file__).parents[2] / "examples" / "bots" / "thrifty.py"


@pytest.fixture(autouse=True)
def empty_house() -> Iterator[None]:
    yield
    HOUSE.clear()


def test_a_bot_of_the_house_plays_at_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_server(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", bots=(f"thrifty={THRIFTY}",)) as server:
            client = server.client()
            games = (await client.get("/api/games")).json()["games"]
            assert all("thrifty" in [bot["level"] for bot in each["bots"]] for game in games for each in game["bots"])
            table = (await new_table(client, "cave-vs-cave", ["me", "thrifty"]))["table"]
            assert (await play_to_the_end(client, table))["status"] == "over"
            assert server.house.bots.fallbacks == 0
            for level in (str(THRIFTY), "program:true", "os:abort"):
                seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
                answer = await client.post("/api/tables", json={"game": "cave-vs-cave", "seats": seats})
                refused(answer, 422, "no-level")

    run(scene())


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("thrifty", "'thrifty' is no bot; write NAME=AGENT"),
        ("The One=./x.py", "is no bot; write NAME=AGENT"),
        (f"greedy={THRIFTY}", "there is already a bot 'greedy'"),
        ("mine=./nowhere.py", "there is no file nowhere.py"),
    ],
)
def test_a_bot_that_cannot_be_offered(entry: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=f"--bots: .*{complaint}"):
        check_sense("bots", (entry,), "--bots")
