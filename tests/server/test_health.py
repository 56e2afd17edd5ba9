"""What the server says about itself."""

from __future__ import annotations

import re

import lascaux
from tests.server.asking import TWO
from tests.server.support import Server, new_table, served


@served()
async def test_health_and_metrics(server: Server) -> None:
    client = server.client()
    assert (await client.get("/health")).json() == {"status": "well", "version": lascaux.__version__}
    await new_table(client, "cave-vs-cave", TWO)
    metrics = (await client.get("/metrics")).text
    figures = dict(re.findall(r"^(lascaux_\w+) (\S+)$", metrics, re.MULTILINE))
    assert float(figures["lascaux_tables"]) == 1
    assert {"lascaux_entries_total", "lascaux_listeners", "lascaux_bot_answers_total"} <= figures.keys()
