"""The page of the interface: our own copy of its viewer, under the same strict policy as everything else."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from lascaux.server.security import POLICY
from tests.server.support import ServerProcess
from tests.web.conftest import Player


def test_the_interface_is_described_without_anything_from_elsewhere(browser: Browser, server: ServerProcess) -> None:
    reader = Player(browser, server.address)
    asked: list[str] = []
    said: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.on("console", lambda message: said.append(message.text))
    answer = reader.page.goto(f"{server.address}/docs")
    assert answer is not None
    assert answer.headers["content-security-policy"] == POLICY
    expect(reader.page.get_by_role("heading", name="Lascaux", exact=False).first).to_be_visible()
    operation = reader.page.locator("#operations-tables-make_table_api_tables_post")
    operation.click()
    expect(operation.get_by_text("A new table. Free seats come with an invitation each.").first).to_be_visible()
    hosts = {urlsplit(url).netloc for url in asked if not url.startswith("data:")}
    assert hosts == {urlsplit(server.address).netloc}
    assert not reader.problems
    assert not [text for text in said if "Content Security Policy" in text or "Refused" in text]
    reader.context.close()
