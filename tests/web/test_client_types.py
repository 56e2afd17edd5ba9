"""The client's types are those of the server."""

from __future__ import annotations

from tools.client_types import FILE, text


def test_the_clients_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python tools/client_types.py"
