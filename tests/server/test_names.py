"""Nobody can be mistaken for somebody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from lascaux.server.errors import Refusal
from lascaux.server.names import check_name, looks
from lascaux.server.storage.engine import open_engine
from lascaux.server.storage.migrate import migrate
from lascaux.server.storage.people_schema import LOOKS, PEOPLE
from tests.server.people import ANN, PeopleServer, code_of, on_server
from tests.server.support import Server, new_table, run, served

CYRILLIC_A = "\u0410"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", f"{CYRILLIC_A}da"),
        ("ANNA", "\u0391\u039d\u039d\u0391"),  # all Greek
        ("cop", "\u0441\u043e\u0440"),  # all Cyrillic
        ("Al", "AI"),
        ("Bob", "B0b"),
        ("Marnie", "Mamie"),
        ("O'Neil", "O\u2019Neil"),
    ],
)
def test_names_that_look_alike_are_recognised(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Jager", "Jäger"), ("Kai", "Kal"), ("Zoe", "Zoë"), ("Ann", "Anna")])
def test_names_that_anybody_can_tell_apart_are_both_possible(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize("name", ["Jürgen Groß", "Ελένη", "Анна", "田中たろう", "김철수", "李明 Li", "Zoë 7 ❤"])
def test_a_name_in_one_writing_is_fine(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize("name", [f"{CYRILLIC_A}da", "Bοb", "Иvan", "Annа"])  # noqa: RUF001 (that is what they are for)
def test_a_name_that_mixes_alphabets_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_name(name)
    assert refusal.value.code == "mixed-name"
    assert "Latin" in str(refusal.value)


def test_nobody_registers_or_takes_a_name_that_looks_like_somebody_elses(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as cop, server.browser() as thief:
            await cop.post("/api/register", json={**ANN, "name": "cop"})
            for name in ("сор", "COP", "c0p"):  # noqa: RUF001
                taken = await thief.post("/api/register", json={**ANN, "name": name})
                assert (taken.status_code, code_of(taken)) == (409, "name-taken")
                assert code_of(await thief.put("/api/me", json={"name": name})) == "name-taken"  # as a guest
            server.clock.now += 60  # nobody may try many names in a minute
            await thief.post("/api/register", json={**ANN, "name": "Robber"})
            assert code_of(await thief.put("/api/me", json={"name": "сор"})) == "name-taken"  # noqa: RUF001
            await cop.put("/api/me", json={"name": "Sheriff"})
            assert (await thief.put("/api/me", json={"name": "сор"})).status_code == 200  # noqa: RUF001

    on_server(tmp_path, scene)


def test_nobody_speaks_for_the_server(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            for name in ("Moderator", "ADMIN", "Lascaux"):
                assert code_of(await browser.post("/api/register", json={**ANN, "name": name})) == "name-taken"

    on_server(tmp_path, scene)


@served()
async def test_no_seat_has_the_name_of_somebody_else(server: Server) -> None:
    ada, eve = server.client(), server.client()
    await ada.post("/api/register", json={**ANN, "name": "Ada L"})

    async def sits_as(name: str, who: Any) -> Any:
        seats = [{"kind": "me", "name": name}, {"kind": "free"}]
        return await who.post("/api/tables", json={"game": "cave-vs-cave", "seats": seats})

    for name in ("Ada L", "ada  l", "Ada I", "\u0391da L"):
        refused = await sits_as(name, eve)
        assert refused.status_code in (409, 422), name
        assert code_of(refused) in ("name-taken", "mixed-name")
    assert (await sits_as("Ada L", ada)).status_code == 201
    made = (await sits_as("Eve", eve)).json()
    forked = {"choices": 0, "seats": [{"kind": "me", "name": "Ada L"}, {"kind": "bot"}]}
    assert code_of(await eve.post(f"/api/tables/{made['table']}/fork", json=forked)) == "name-taken"
    record = (await eve.get(f"/api/tables/{made['table']}/record")).text
    assert code_of(await eve.post("/api/records", json={"record": record, "seats": forked["seats"]})) == "name-taken"


@served()
async def test_a_guest_gives_way_to_somebody_who_registers_the_same_name(server: Server) -> None:
    zed, guest = server.client(), server.client()
    await guest.put("/api/me", json={"name": "Zed"})
    await zed.post("/api/register", json={**ANN, "name": "ZED"})
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert code_of(await guest.post("/api/tables", json=wish)) == "name-taken"
    made = await new_table(zed, "cave-vs-cave", ["me", "free"], listed=True)
    assert code_of(await guest.post(f"/api/tables/{made['table']}/seat")) == "name-taken"
    assert (await guest.put("/api/me", json={"name": "Zack"})).status_code == 200
    assert (await guest.post(f"/api/tables/{made['table']}/seat")).status_code == 200


@pytest.mark.parametrize("name", ["Guest 7", "GAST 10", "Guest l"])
def test_nobody_registers_what_newcomers_are_called(name: str) -> None:
    @served()
    async def scene(server: Server) -> None:
        assert code_of(await server.client().post("/api/register", json={**ANN, "name": name})) == "name-taken"

    scene()


def test_names_of_former_times_get_their_looks(database: str) -> None:
    """Of two that can be confused, the older stays; the other is shown with a number, and logs in as before."""

    async def scene() -> None:
        engine = open_engine(database)
        try:
            await migrate(engine, "0001")
            rows = [("a", "Ada", "ada", 1.0), ("b", f"{CYRILLIC_A}da", "\u0430da", 2.0), ("c", "Bob", "bob", 3.0)]
            async with engine.begin() as connection:
                query = text("INSERT INTO people (id, name, name_key, created) VALUES (:id, :name, :key, :created)")
                for id, name, key, created in rows:
                    values = {"id": id, "name": name, "key": key, "created": created}
                    await connection.execute(query, values)
            await migrate(engine)
            async with engine.begin() as connection:
                people = (await connection.execute(select(PEOPLE).order_by(PEOPLE.c.id))).all()
                assert [row.name for row in people] == ["Ada", f"{CYRILLIC_A}da 2", "Bob"]
                assert [row.name_key for row in people] == ["ada", "\u0430da", "bob"]
                assert {row.role for row in people} == {"player"}
                found = (await connection.execute(select(LOOKS))).all()
                assert {row.look: row.person for row in found} == {"ada": "a", "ada 2": "b", "bob": "c"}
        finally:
            await engine.dispose()

    run(scene())
