"""Bots in worker processes: every question gets a legal answer."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
import uvloop

import lascaux
from lascaux.core.position import CHANCE
from lascaux.server import bot_worker
from lascaux.server.bots import BotPool, BotQuestion, run_of
from tests.server.bots import ENDLESS, GAMES, PATIENCE, ask, legal, pool_runs, thinking


@pytest.mark.parametrize("spec", ["random", "greedy", "novice", "search:simulations=30"])
@pytest.mark.parametrize("name", GAMES)
def test_bots_of_all_kinds_play_all_games(name: str, spec: str) -> None:
    async def scene(pool: BotPool) -> None:
        game = lascaux.load(name)
        at = game.start()
        rng = Random(1)
        number = 0
        while number < 60 and not at.over:
            number += 1
            if at.actor == CHANCE:
                at.play(at.sample(rng))
                continue
            before = at.copy()
            question = BotQuestion(game, at, spec, "t", number)
            answer = await pool.choose(question)
            assert at == before
            assert not answer.fallback
            assert legal(question, answer)
            for choice in answer.choices:
                at.play(choice)

    pool = pool_runs(scene)
    assert pool.answers > 20
    assert pool.fallbacks == pool.replaced == pool.waiting == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_sees_the_position_that_it_is_asked_about(name: str) -> None:
    question = ask("random", name=name)
    at = bot_worker.position(BotPool(1, 1.0).message("choose", question))
    assert at == question.at
    assert list(at.choices()) == list(question.at.choices())


def test_a_quick_bot_answers_with_its_whole_turn() -> None:
    async def scene(pool: BotPool) -> None:
        lengths = []
        for number in range(20):
            question = ask("random", number)
            answer = await pool.choose(question)
            at = question.at.copy()
            for choice in answer.choices:
                at.play(choice)
            assert at.actor != question.at.actor or len(answer.choices) == bot_worker.LONGEST_RUN
            lengths.append(len(answer.choices))
        assert max(lengths) > 1

    pool_runs(scene, slice=PATIENCE)


def test_a_bot_whose_slice_is_over_answers_with_what_it_has() -> None:
    async def scene(pool: BotPool) -> None:
        for number in range(20):
            assert len((await pool.choose(ask("random", number))).choices) == 1

    pool_runs(scene, slice=0.0)


def test_the_table_may_go_on_while_a_bot_thinks() -> None:
    async def scene(pool: BotPool) -> None:
        question = ask("search:milliseconds=400")
        kept = question._replace(at=question.at.copy())
        task = await thinking(pool, question)
        question.at.play(question.at.choices()[0])
        answer = await task
        assert not answer.fallback
        assert legal(kept, answer)

    pool_runs(scene)


def test_every_table_meets_other_luck() -> None:
    async def scene(pool: BotPool) -> None:
        answers = [await pool.choose(ask("random", table=str(table))) for table in range(20)]
        assert len({tuple(answer.choices) for answer in answers}) > 1

    pool_runs(scene)


def test_a_run_ends_with_the_turn() -> None:
    question = ask("random")
    at = question.at.copy()
    choices = []
    while at.actor == question.at.actor:
        choices.append(at.choices()[0])
        at.play(choices[-1])
    assert run_of(question.at, {"choices": choices}) == choices
    with pytest.raises(ValueError, match="not a legal choice"):
        run_of(question.at, {"choices": [*choices, at.choices()[0]]})


def test_a_worker_remembers_the_agents_it_was_asked_for_lately() -> None:
    mind = bot_worker.Mind()
    first = mind.agent("0", 0, "novice")
    others = [mind.agent("0", 1, "novice"), mind.agent("1", 0, "novice"), mind.agent("0", 0, "random")]
    assert first not in others
    for table in range(2, 2 * bot_worker.AGENTS):
        mind.agent(str(table), 0, "random")
        assert mind.agent("0", 0, "novice") is first
    assert len(mind.agents) == bot_worker.AGENTS
    assert mind.agent("1", 0, "novice") is not others[1]


def test_a_bot_that_there_is_not_plays_at_random(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(pool: BotPool) -> None:
        assert (await pool.choose(ask("hal"))).fallback
        with pytest.raises(ValueError, match="there is no agent 'hal'"):
            await pool.explain(ask("hal"))
        assert not (await pool.choose(ask("random"))).fallback

    assert pool_runs(scene).replaced == 0
    assert "there is no agent 'hal'" in caplog.text


def test_nature_is_no_bot() -> None:
    async def scene(pool: BotPool) -> None:
        question = ask("random")
        while question.at.actor != CHANCE:
            question.at.play(question.at.choices()[0])
        with pytest.raises(ValueError, match="a bot can only be asked when"):
            await pool.choose(question)

    pool_runs(scene)


def test_bots_on_the_event_loop_that_the_server_uses() -> None:
    async def scene() -> None:
        pool = BotPool(1, 0.3)
        await pool.start()
        assert (await pool.choose(ask(ENDLESS))).fallback
        pool.deadline = PATIENCE
        assert not (await pool.choose(ask("random"))).fallback
        await pool.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(scene(), PATIENCE))
