"""Whatever is sent to the routes, the answers are as the OpenAPI page describes them, and never an error of ours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, CheckContext, Response
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from lascaux.server.app import create_app
from lascaux.server.settings import Settings
from tests.server.support import ServerProcess

ALWAYS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def bad_data_rejection(ctx: CheckContext, response: Response, case: Case[Any]) -> bool | None:
    """What does not fit the description is refused; what is too large is refused before anybody looks."""
    return None if response.status_code == 413 else negative_data_rejection(ctx, response, case)


with TemporaryDirectory() as folder:
    schema = schemathesis.openapi.from_dict(create_app(Settings(database=f"{folder}/tables.sqlite")).openapi())


@pytest.fixture(scope="module")
def somebody(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address) as client:
        client.get("/api/me")
        yield client


@lru_cache
def table_for(somebody: httpx.Client, operation: str) -> str:
    """A table of their own for each operation, as one may end its game."""
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made: str = somebody.post("/api/tables", json=wish).json()["table"]
    return made


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(case: Case[Any], server: ServerProcess, somebody: httpx.Client) -> None:
    cookies = dict(somebody.cookies)
    case.call_and_validate(server.address, checks=[*ALWAYS, bad_data_rejection], cookies=cookies)
    if "/tables/{id}" in case.path:  # once more where there is a table, but without waiting for long
        case.path_parameters["id"] = table_for(somebody, case.operation.label)
        if isinstance((case.query or {}).get("wait"), (int, float)):
            case.query["wait"] = min(case.query["wait"], 0.05)
        case.call_and_validate(server.address, checks=ALWAYS, cookies=cookies)
