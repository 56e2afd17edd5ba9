"""What many see alike is written once, and what a log was read up to is not replayed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from lascaux.core.game import Past
from lascaux.core.position import NOBODY, Position
from lascaux.core.texts import LANGUAGES
from lascaux.games import load
from lascaux.server.line import Line, Logged
from lascaux.server.presence import Standing
from lascaux.server.showing import show, show_log, show_text
from lascaux.server.storage.schema import CHOICE, PERSON, PLAYING, UNDO
from lascaux.server.table import Table
from tests.server.asking import see
from tests.server.support import Server, new_table, served

HERE = Standing(frozenset({0}), frozenset())


def stone_age_table() -> Table:
    row: dict[str, Any] = {
        "id": "table",
        "owner": "a",
        "game": "stone-age",
        "options": {"players": 3},
        "origin": None,
        "seed": None,
    }
    row |= {"rules": 1, "given": 0, "status": PLAYING, "turn_minutes": 10, "stand_in": "greedy", "created": 0.0}
    row |= {"pace": "live", "listed": True, "hints": True, "discreet": False, "day": None, "watch_code": "code"}
    row |= {"begins": "chance", "face_down": False}
    plain = {"kind": PERSON, "bot": None, "passes": False, "seen": 0.0}
    return Table(row, [{**plain, "person": person, "name": person} for person in "abc"])


async def table_with_choices(server: Server) -> Table:
    client = server.client()
    id = (await new_table(client, "cave-vs-cave", ["me", "me"], listed=True))["table"]
    seen = await see(client, id)
    wish = {"number": seen["number"], "choice": seen["view"]["choices"][0]["choice"]}
    (await client.post(f"/api/tables/{id}/choices", json=wish)).raise_for_status()
    return await server.house.tables.get(id)


def test_a_view_is_written_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stone_age_table()
    view = table.game.view
    looked: list[int] = []

    def counted(at: Position, seat: int, past: Past) -> Any:
        looked.append(seat)
        return view(at, seat, past)

    monkeypatch.setattr(table.game, "view", counted)
    for person in (None, "somebody", *"abc"):
        for language in LANGUAGES:
            show_text(table, person, HERE, language)
    assert len(looked) == 1


@pytest.mark.parametrize("seed", range(3))
def test_what_is_put_together_is_what_each_seat_sees(seed: int) -> None:
    """Also once somebody has drawn a card blind: its owner sees it, and the others see what spectators do."""
    table = stone_age_table()
    luck = Random(seed)
    private = 0
    while not table.over:
        at = table.line.at
        choice = at.sample(luck) if at.actor < 0 else luck.choice(list(at.choices()))
        table.fold([Logged(CHOICE, int(at.actor), choice)])
        private += any(table.line.private)
        if luck.random() < 0.9:
            continue
        for seat, person in enumerate([*"abc", None]):
            seat = seat if person else NOBODY
            shown = show(table, person, HERE, "en", table.number // 2)
            assert shown["view"] == from_json(to_json(table.game.view(table.line.at, seat, table.line.past())))
            assert shown["log"] == show_log(table, seat, "en", shown["log"]["from"])
            assert shown["seat"] == seat
            assert len(shown["final"]) == len(shown["texts"]) == len(shown["view"]["choices"])
    assert private


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
