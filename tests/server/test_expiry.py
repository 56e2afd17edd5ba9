"""What nobody needs any more goes; what somebody plays stays."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select

from lascaux.server.expiry import AFTER_CLOSING, GUESTS, NOT_BEGUN
from lascaux.server.people import LASTS
from lascaux.server.storage.people_schema import PEOPLE, SESSIONS
from lascaux.server.storage.schema import ENTRIES, SEATS, TABLES
from tests.server.asking import TWO, join, me, refused, see
from tests.server.support import Server, new_table, open_server, run
from tests.server.test_presence import wait


async def rows(server: Server, table: Any) -> int:
    row = await server.house.store.first(select(func.count().label("count")).select_from(table))
    assert row is not None
    return int(row["count"])


def test_guests_who_never_sat_down_are_forgotten(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            player, owner, visitor = (server.client() for _ in range(3))
            made = await new_table(owner, "cave-vs-cave", ["free", "free"])
            await join(player, made)
            for _ in range(5):
                await me(server.client())
            again = await me(visitor)
            pass_time = wait(server)
            pass_time(GUESTS - 60)
            await server.house.expiry.sweep()
            assert await rows(server, PEOPLE) == 8
            server.house.people.clock = server.house.tables.clock
            assert await me(visitor) == again  # is here again
            pass_time(120)
            await server.house.expiry.sweep()
            assert await rows(server, PEOPLE) == await rows(server, SESSIONS) == 3
            assert await me(visitor) == again
            assert (await see(player, made["table"]))["seat"] == 0

    run(scene())


def test_old_sessions_are_forgotten_and_their_people_s_games_are_not(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            client = server.client()
            table = (await new_table(client, "cave-vs-cave", TWO, listed=True))["table"]
            wait(server)(LASTS + 60)
            await server.house.expiry.sweep()
            assert (await rows(server, SESSIONS), await rows(server, PEOPLE)) == (0, 1)
            assert (await see(server.client(), table))["status"] == "playing"

    run(scene())


def test_a_table_to_which_nobody_comes_is_closed_and_then_forgotten(database: str) -> None:
    async def scene() -> None:
        async with open_server(database, workers=0) as server:
            client = server.client()
            made = await new_table(client, "cave-vs-cave", ["me", "free"])
            playing = (await new_table(client, "cave-vs-cave", TWO))["table"]
            pass_time = wait(server)
            pass_time(NOT_BEGUN - 60)
            await server.house.expiry.sweep()
            assert (await see(client, made["table"]))["status"] == "open"
            pass_time(120)
            await server.house.expiry.sweep()
            assert (await see(client, made["table"]))["outcome"] == "This table was closed before the game began."
            refused(await join(server.client(), made), 404, "no-invitation")
            pass_time(AFTER_CLOSING + 60)
            await server.house.expiry.sweep()
            refused(await client.get(f"/api/tables/{made['table']}"), 404, "no-table")
            assert (await rows(server, TABLES), await rows(server, SEATS)) == (1, 2)
            assert await rows(server, ENTRIES) == (await see(client, playing))["number"]

    run(scene())
