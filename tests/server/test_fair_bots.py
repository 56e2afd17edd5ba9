"""One person's many bots do not keep those of others waiting."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from tests.server.asking import choose, me, see
from tests.server.support import Server, new_table, served
from tests.waiting import until_async


@served(workers=2, bot_leisure=0.0)
async def test_a_novice_answers_at_a_server_flooded_with_masters(server: Server) -> None:
    """Before the novice, only those masters answer who were already thinking (and a few until the news is here)."""
    mallory, ann = server.client(), server.client()
    await me(mallory)
    table = (await new_table(ann, "cave-vs-cave", ["me", "novice"]))["table"]
    for _ in range(12):
        await new_table(mallory, "cave-vs-cave", ["master", "master"])
    pool = server.house.bots
    await until_async(lambda: pool.waiting >= 10, "the flood", 30)
    for _ in range(3):
        seen = await see(ann, table)
        while seen["view"]["choices"]:
            seen = (await choose(ann, seen, -1)).json()
        before = pool.answers
        waited = await see(ann, table, seen=seen["number"], wait=30)
        assert waited["number"] > seen["number"]
        assert pool.answers - before <= 3 * len(pool.workers)
        assert pool.waiting >= 10  # all of whom would come first, were it not for fairness
        while not (await see(ann, table))["view"]["choices"]:
            await see(ann, table, seen=(await see(ann, table))["number"], wait=30)
    assert pool.fallbacks == 0


@served(workers=1)
async def test_the_load_is_shown_in_the_metrics(server: Server) -> None:
    client = server.client()
    table = (await new_table(client, "cave-vs-cave", ["greedy", "greedy"], listed=True))["table"]
    seen = await see(client, table)
    await see(client, table, seen=seen["number"], wait=20)
    text = (await client.get("/metrics")).text
    figures = {
        sample.name: sample.value for family in text_string_to_metric_families(text) for sample in family.samples
    }
    assert figures["lascaux_bot_seconds_total"] > 0
    assert figures["lascaux_bot_workers_busy"] in (0, 1)
    assert figures["lascaux_bot_people_waiting"] == 0
