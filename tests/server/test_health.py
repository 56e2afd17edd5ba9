"""What the server says about itself."""

from __future__ import annotations

import os
import re
import resource
from pathlib import Path

import httpx
import pytest

import lascaux
from tests.server.asking import TWO
from tests.server.hosting import hosted
from tests.server.support import Server, new_table, open_server, run, served
from tests.waiting import until

WELL = {"status": "well", "version": lascaux.__version__}


def figures_of(metrics: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(lascaux_\S+) (\S+)$", metrics, re.MULTILINE)}


@served()
async def test_health_and_metrics(server: Server) -> None:
    client = server.client()
    assert (await client.get("/health")).json() == WELL
    made = await new_table(client, "cave-vs-cave", TWO)
    seen = (await client.get(f"/api/tables/{made['table']}")).json()
    wish = {"number": seen["number"], "choice": seen["view"]["choices"][0]["choice"]}
    assert (await client.post(f"/api/tables/{made['table']}/choices", json=wish)).status_code == 200
    await client.get("/api/tables/nowhere")
    metrics = (await client.get("/metrics")).text
    figures = figures_of(metrics)
    assert figures["lascaux_tables"] == 1
    assert figures["lascaux_write_seconds_count"] == 1
    assert figures["lascaux_errors_total"] == 0
    assert figures["lascaux_free_bytes"] > 0
    assert figures['lascaux_request_seconds_count{method="POST",route="/api/tables",status="201"}'] == 1
    assert figures['lascaux_request_seconds_count{method="GET",route="/api/tables/{id}",status="404"}'] == 1
    assert made["table"] not in metrics
    expected = {"entries_total", "listeners", "sockets", "connections", "database_connections"}
    expected |= {"bot_answers_total", "bot_questions_waiting", "bot_workers_busy", "writes_waiting"}
    assert {f"lascaux_{name}" for name in expected} <= figures.keys()


@pytest.mark.parametrize(("language", "said"), [("en", "hardly any space left"), ("de", "kaum noch Platz")])
def test_a_disk_that_is_nearly_full_is_an_illness(tmp_path: Path, language: str, said: str) -> None:
    async def look() -> None:
        async with open_server(str(tmp_path / "t.sqlite"), workers=0, free_megabytes=10**12) as server:
            answer = await server.client().get("/health", params={"language": language})
            assert answer.status_code == 503
            assert answer.json()["status"] == "ill"
            assert said in answer.json()["problems"][0]

    run(look())


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="limits of files can be set on POSIX only")
def test_a_disk_that_takes_nothing_more_is_an_illness_that_passes(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        assert httpx.get(f"{server.address}/health").json() == WELL
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))

        def status() -> int:
            return httpx.get(f"{server.address}/health", timeout=20).status_code

        until(lambda: status() == 503, "the server to notice", 20)
        assert httpx.get(f"{server.address}/health").json()["problems"] == ["The database cannot be written to."]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        until(lambda: status() == 200, "the server to recover", 20)
