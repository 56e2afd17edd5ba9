"""Tables as they are sent, with something put on them: for drawings that few games bring together."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def dress(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Every table that comes over the socket is changed before the page sees it."""

    def pass_on(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def told(message: str | bytes) -> None:
            table = json.loads(message)
            if table["type"] == "table":
                change(table["view"])
            page_side.send(json.dumps(table))

        server_side.on_message(told)

    page.route_web_socket("**/socket*", pass_on)
