"""Passwords that can be guessed, changed, forgotten and reset."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from lascaux.server.accounts import RESET_LASTS, RESET_PAUSE, Accounts
from lascaux.server.passwords import is_weak
from lascaux.server.people import COOKIE
from lascaux.server.settings import Limits
from tests.server.people import ANN, code_of
from tests.server.support import Server, free_port, open_server, run, served
from tests.waiting import until_async

NEW = "staple battery horse"


@pytest.mark.parametrize("password", ["password", "password1", "12345678", "qwertyuiop", "passwort123", "Ann12345"])
def test_a_password_that_would_soon_be_guessed_is_refused(password: str) -> None:
    @served()
    async def scene(server: Server) -> None:
        ann = server.client(**{"Accept-Language": "de"})
        refused = await ann.post("/api/register", json={"name": "Ann", "password": password})
        assert (refused.status_code, code_of(refused)) == (422, "weak-password")
        assert "vier Wörter" in refused.json()["error"]["text"]
        assert (await ann.post("/api/register", json=ANN)).status_code == 201
        wish = {"old": ANN["password"], "new": password}
        assert code_of(await ann.put("/api/me/password", json=wish)) == "weak-password"
        assert (await server.client().post("/api/login", json=ANN)).status_code == 200

    scene()


def test_no_password_keeps_the_server_busy() -> None:
    """With all its characters this one takes zxcvbn half a minute, in which nobody else could log in."""
    began = process_time()
    is_weak("4@8({[<369&#!1|0$5+7%2/" * 8, "Ann")
    assert process_time() - began < 2


@served()
async def test_the_password_is_changed_with_the_old_one(server: Server) -> None:
    ann, thief = server.client(), server.client()
    await ann.post("/api/register", json=ANN)
    token = (await ann.post("/api/tokens", json={"label": "bot"})).json()["token"]
    thief.cookies.set(COOKIE, ann.cookies[COOKIE])
    refused = await thief.put("/api/me/password", json={"old": "wrong horse", "new": NEW})
    assert (refused.status_code, code_of(refused)) == (403, "wrong-password")
    changed = await ann.put("/api/me/password", json={"old": ANN["password"], "new": NEW})
    assert changed.status_code == 204
    assert (await ann.get("/api/me")).json()["person"]["name"] == "Ann"
    assert (await thief.get("/api/me")).json()["person"]["name"] != "Ann"
    bot = server.client(Authorization=f"Bearer {token}")
    assert code_of(await bot.get("/api/me")) == "bad-token"
    assert code_of(await thief.post("/api/login", json=ANN)) == "wrong-login"
    assert (await thief.post("/api/login", json={**ANN, "password": NEW})).status_code == 200


@served()
async def test_a_guest_has_no_password_to_change(server: Server) -> None:
    guest = server.client()
    await guest.get("/api/me")
    refused = await guest.put("/api/me/password", json={"old": ANN["password"], "new": NEW})
    assert (refused.status_code, code_of(refused)) == (403, "account-needed")


# Forgotten


async def link_for(server: Server, client: Any) -> str:
    id = (await client.get("/api/me")).json()["person"]["id"]
    code = await Accounts(server.house.people).new_reset(id)
    assert code is not None
    return code


@served()
async def test_a_link_sets_a_password_once_and_ends_what_the_old_one_opened(server: Server) -> None:
    ann, other = server.client(), server.client()
    await ann.post("/api/register", json=ANN)
    code = await link_for(server, ann)
    weak = await other.post("/api/reset", json={"code": code, "password": "password"})
    assert code_of(weak) == "weak-password", "which does not use the link up"
    assert (await other.post("/api/reset", json={"code": code, "password": NEW})).json()["person"]["name"] == "Ann"
    assert (await ann.get("/api/me")).json()["person"]["name"] != "Ann"
    again = await ann.post("/api/reset", json={"code": code, "password": ANN["password"]})
    assert (again.status_code, code_of(again)) == (404, "no-reset")
    assert (await ann.post("/api/login", json={**ANN, "password": NEW})).status_code == 200


@served()
async def test_a_link_is_good_for_a_day_and_until_the_next_one(server: Server) -> None:
    ann, people = server.client(), server.house.people
    await ann.post("/api/register", json=ANN)
    made = people.clock()
    first = await link_for(server, ann)
    second = await link_for(server, ann)
    assert code_of(await ann.post("/api/reset", json={"code": first, "password": NEW})) == "no-reset"
    people.clock = lambda: made + RESET_LASTS + 10
    assert code_of(await ann.post("/api/reset", json={"code": second, "password": NEW})) == "no-reset"
    assert code_of(await ann.post("/api/reset", json={"code": "x" * 32, "password": NEW})) == "no-reset"


@served()
async def test_without_a_mail_server_the_host_is_asked(server: Server) -> None:
    refused = await server.client().post("/api/reset/ask", json={"name": "Ann"})
    assert (refused.status_code, code_of(refused)) == (409, "no-mail-here")


class Mailbox:
    """What a real mail server on this machine was given."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


def test_a_link_comes_by_mail_to_whoever_gave_an_address(tmp_path: Path) -> None:
    mailbox = Mailbox()
    controller = Controller(mailbox, hostname="127.0.0.1", port=free_port())
    settings = {
        "smtp": f"smtp://127.0.0.1:{controller.port}",
        "mail_from": "lascaux@games.example",
        "address": "https://games.example/",
    }

    async def scene() -> None:
        async with open_server(str(tmp_path / "tables.sqlite"), workers=0, public=True, **settings) as server:
            ann, eve, misled = server.client(), server.client(), server.client(Host="evil.example")
            assert (await ann.post("/api/register", json=ANN)).json()["mail"] is True
            wish = {"mail": "ann@post.example", "password": "wrong horse"}
            assert code_of(await ann.put("/api/me/mail", json=wish)) == "wrong-password"
            assert (await ann.put("/api/me/mail", json={**wish, "password": ANN["password"]})).status_code == 204
            assert (await ann.get("/api/me/mail")).json() == {"mail": "ann@post.example"}
            answers = [await eve.post("/api/reset/ask", json={"name": name}) for name in ("Ann", "Ann", "Nobody")]
            assert {(answer.status_code, answer.text) for answer in answers} == {(204, "")}
            assert code_of(await misled.post("/api/reset/ask", json={"name": "Ann"})) == "unknown-host"
            await until_async(lambda: mailbox.letters, "a mail")
            await eve.post("/api/reset/ask", json={"name": "Ann"})
            mail = server.house.people.mail
            assert mail is not None
            await until_async(lambda: not mail.sending, "the last attempt to end")
            assert len(mailbox.letters) == 1, "nobody's mailbox is filled"
            ((to, letter),) = mailbox.letters
            assert to == ["ann@post.example"]
            assert "evil" not in letter
            (link,) = [line for line in letter.splitlines() if line.startswith("https://")]
            code = link.removeprefix("https://games.example/reset#")
            assert (await ann.post("/api/reset", json={"code": code, "password": NEW})).status_code == 200
            now = server.house.people.clock()
            server.house.people.clock = lambda: now + RESET_PAUSE + 1
            await eve.post("/api/reset/ask", json={"name": "ann"})
            await until_async(lambda: len(mailbox.letters) == 2, "another mail")

    controller.start()
    try:
        run(scene())
    finally:
        controller.stop()


@served(smtp="smtp://127.0.0.1:9", mail_from="a@b.example", address="https://games.example", public=True)
async def test_a_mailbox_is_not_filled_by_many_accounts_nor_are_several_by_one(server: Server) -> None:
    codes: list[str | None] = []
    for name, mail in (("Ann", "eve@post.example"), ("Bob", "Eve@post.example"), ("Cid", "cid@post.example")):
        browser = server.client()
        await browser.post("/api/register", json={**ANN, "name": name})
        person = (await browser.get("/api/me")).json()["person"]["id"]
        wish = {"password": ANN["password"], "mail": mail}
        assert (await browser.put("/api/me/mail", json=wish)).status_code == 204
        several = await browser.put("/api/me/mail", json={**wish, "mail": "a@post.example,b@post.example"})
        assert several.status_code == 422
        codes.append(await Accounts(server.house.people).new_reset(person, RESET_PAUSE))
    assert [code is not None for code in codes] == [True, False, True]


@served(
    smtp="smtp://127.0.0.1:9",
    mail_from="a@b.example",
    address="https://games.example",
    limits=Limits(resets_per_hour=2),
)
async def test_one_address_has_few_mails_sent(server: Server) -> None:
    stranger = server.client()
    answers = [await stranger.post("/api/reset/ask", json={"name": name}) for name in ("Ann", "Bob", "Cid")]
    assert [answer.status_code for answer in answers] == [204, 204, 429]


@served(smtp="smtp://127.0.0.1:9", mail_from="a@b.example", address="https://games.example", public=True)
async def test_a_mail_server_that_is_away_is_nobodys_problem(server: Server) -> None:
    ann = server.client()
    await ann.post("/api/register", json=ANN)
    await ann.put("/api/me/mail", json={"mail": "ann@post.example", "password": ANN["password"]})
    assert (await ann.post("/api/reset/ask", json={"name": "Ann"})).status_code == 204
    mail = server.house.people.mail
    assert mail is not None
    await until_async(lambda: not mail.sending, "the attempt to end")
