"""What many see alike is written once, and what a log was read up to is not replayed."""

from __future__ import annotations

from random import Random

from pydantic_core import to_json

from lascaux.games import load
from lascaux.server.line import Line, Logged
from lascaux.server.presence import Standing
from lascaux.server.showing import show, show_text
from lascaux.server.storage.schema import CHOICE, UNDO
from lascaux.server.table import Table
from tests.server.asking import see
from tests.server.support import Server, new_table, served

HERE = Standing(frozenset({0}), frozenset())


async def table_with_choices(server: Server) -> Table:
    client = server.client()
    id = (await new_table(client, "cave-vs-cave", ["me", "me"], listed=True))["table"]
    seen = await see(client, id)
    wish = {"number": seen["number"], "choice": seen["view"]["choices"][0]["choice"]}
    (await client.post(f"/api/tables/{id}/choices", json=wish)).raise_for_status()
    return await server.house.tables.get(id)


@served()
async def test_spectators_who_see_the_same_are_sent_the_same_text(server: Server) -> None:
    table = await table_with_choices(server)
    first = show_text(table, None, HERE, "en")
    assert first == to_json(show(table, None, HERE, "en")).decode()
    assert show_text(table, "somebody", HERE, "en") is first


@served()
async def test_what_differs_between_viewers_is_still_told_apart(server: Server) -> None:
    table = await table_with_choices(server)
    nobody_here = Standing(frozenset(), frozenset())
    viewers = [
        (person, standing, language, seen)
        for person in (None, table.owner)
        for standing in (HERE, nobody_here)
        for language in ("en", "de")
        for seen in (0, table.number)
    ]
    for viewer in viewers * 2:
        assert show_text(table, *viewer) == to_json(show(table, *viewer)).decode()


@served()
async def test_spectators_are_not_told_an_old_table(server: Server) -> None:
    table = await table_with_choices(server)
    before = show_text(table, None, HERE, "en")
    table.fold([Logged(CHOICE, table.actor, table.line.at.choices()[0])])
    assert show_text(table, None, HERE, "en") != before
    rows = await server.house.store.seats(table.id)
    table.set_seats([{**row, "name": "Renamed"} for row in rows])
    assert "Renamed" in show_text(table, None, HERE, "en")


def test_positions_are_right_in_whichever_order_they_are_asked_for() -> None:
    game = load("stone-age", players=2)
    line = Line(game)
    luck = Random(15)
    for _ in range(300):
        here = len(line.choices)
        for count in {luck.randint(0, here), luck.randint(max(0, here - 5), here)}:
            fresh = game.start()
            for choice in line.choices[:count]:
                fresh.play(choice)
            assert list(line.position(count).cells) == list(fresh.cells)
        if here > 10 and luck.random() < 0.2:
            line.add(Logged(UNDO, 0, luck.randint(here - 10, here)))
        else:
            at = line.at
            choice = at.sample(luck) if at.actor < 0 else luck.choice(list(at.choices()))
            line.add(Logged(CHOICE, at.actor, choice))
