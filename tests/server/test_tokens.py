"""Tokens, with which somebody's bot plays."""

from __future__ import annotations

from pathlib import Path

from lascaux.server.people import COOKIE, DAY
from tests.server.people import ANN, PeopleServer, code_of, on_server


def test_a_bot_plays_with_a_token_until_it_is_revoked(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            made = await browser.post("/api/tokens", json={"label": "my bot"})
            assert made.status_code == 201
            token = made.json().pop("token")
            listed = (await browser.get("/api/tokens")).json()
            assert listed == [{key: value for key, value in made.json().items() if key != "token"}]
            assert listed[0]["label"] == "my bot"
            async with server.browser(Authorization=f"Bearer {token}") as bot:
                server.clock.now += 1000 * DAY
                answer = await bot.post("/play")
                assert answer.json() == "Ann"
                assert "set-cookie" not in answer.headers
                await browser.post("/api/login", json=ANN)
                assert (await browser.delete(f"/api/tokens/{listed[0]['id']}")).status_code == 204
                revoked = await bot.post("/play")
                assert (revoked.status_code, code_of(revoked)) == (401, "bad-token")
            assert (await browser.get("/api/tokens")).json() == []
            assert code_of(await browser.delete(f"/api/tokens/{listed[0]['id']}")) == "no-token"

    on_server(tmp_path, scene, public=True)


def test_a_token_cannot_take_the_account_over(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            await browser.post("/api/register", json=ANN)
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()
        async with server.browser(Authorization=f"bearer {token['token']}") as bot:
            for answer in (
                await bot.put("/api/me", json={"name": "Bob"}),
                await bot.post("/api/tokens", json={"label": "another"}),
                await bot.get("/api/tokens"),
                await bot.delete(f"/api/tokens/{token['id']}"),
                await bot.post("/api/register", json=ANN),
                await bot.post("/api/login", json=ANN),
            ):
                assert (answer.status_code, code_of(answer)) == (403, "not-with-token")
            assert (await bot.post("/play")).json() == "Ann"

    on_server(tmp_path, scene)


def test_a_cookie_is_no_token_and_a_token_no_cookie(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser, server.browser() as other:
            await browser.post("/api/register", json=ANN)
            cookie = browser.cookies[COOKIE]
            token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
            assert code_of(await other.post("/play", headers={"Authorization": f"Bearer {cookie}"})) == "bad-token"
            assert (await other.post("/play", headers={"Cookie": f"{COOKIE}={token}"})).status_code == 401

    on_server(tmp_path, scene, public=True)


def test_nobody_revokes_the_tokens_of_others(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser, server.browser() as other:
            id = (await browser.post("/api/tokens", json={"label": "bot"})).json()["id"]
            assert (await other.delete(f"/api/tokens/{id}")).status_code == 404
            assert (await other.delete("/api/tokens/%00")).status_code == 422
            assert len((await browser.get("/api/tokens")).json()) == 1

    on_server(tmp_path, scene)


def test_nobody_has_more_than_twenty_tokens(tmp_path: Path) -> None:
    async def scene(server: PeopleServer) -> None:
        async with server.browser() as browser:
            answers = [await browser.post("/api/tokens", json={"label": f"bot {n}"}) for n in range(21)]
            assert [answer.status_code for answer in answers] == [201] * 20 + [409]
            assert code_of(await browser.post("/api/tokens", json={"label": "\n"})) == "bad-label"

    on_server(tmp_path, scene)
