"""Bots explain what they think of every choice."""

from __future__ import annotations

import asyncio

import pytest

from lascaux.agents import Opinion
from lascaux.server.bots import BotPool
from tests.server.bots import ENDLESS, GAMES, PATIENCE, ask, pool_runs, thinking


@pytest.mark.parametrize("spec", ["greedy", "novice"])
@pytest.mark.parametrize("name", GAMES)
def test_explaining(name: str, spec: str) -> None:
    async def scene(pool: BotPool) -> None:
        question = ask(spec, name=name)
        opinions, turns = await pool.explain(question)
        assert all(isinstance(opinion, Opinion) for opinion in opinions)
        assert sorted(opinion.choice for opinion in opinions) == list(question.at.choices())
        assert turns

    assert pool_runs(scene).answers == 1


def test_an_agent_without_a_plan_cannot_explain_itself() -> None:
    async def scene(pool: BotPool) -> None:
        with pytest.raises(ValueError, match="the agent 'random' cannot explain itself"):
            await pool.explain(ask("random"))

    assert pool_runs(scene).replaced == 0


def test_explaining_takes_no_longer_than_the_deadline() -> None:
    async def scene(pool: BotPool) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.explain(ask(ENDLESS)), 10)
        pool.deadline = PATIENCE
        assert not (await pool.choose(ask("random"))).fallback

    assert pool_runs(scene, deadline=0.5).replaced == 1


def test_explaining_takes_no_longer_than_the_deadline_in_the_queue() -> None:
    async def scene(pool: BotPool) -> None:
        busy = await thinking(pool, ask("search:milliseconds=1500"))
        pool.deadline = 0.2
        with pytest.raises(TimeoutError):
            await pool.explain(ask("greedy"))
        assert not busy.done()
        assert not (await busy).fallback  # its worker was left alone

    assert pool_runs(scene).replaced == 0
