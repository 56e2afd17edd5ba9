"""Who waits for a worker, and who gets which."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from lascaux.server.bots import BotPool
from tests.server.bots import ENDLESS, ask, legal, pool_runs, thinking
from tests.waiting import until_async


def test_many_questions_at_once_get_their_own_answers() -> None:
    async def scene(pool: BotPool) -> None:
        questions = [ask("random", number, table=str(number % 50)) for number in range(300)]
        tasks = [asyncio.create_task(pool.choose(question)) for question in questions]
        await asyncio.sleep(0)  # one round of the event loop, in which all are asked,
        await asyncio.sleep(0)  # and one in which they queue; longer, and the first are answered
        assert pool.waiting == 298
        for question, answer in zip(questions, await asyncio.gather(*tasks), strict=True):
            assert not answer.fallback
            assert legal(question, answer)

    pool = pool_runs(scene, workers=2)
    assert (pool.answers, pool.fallbacks, pool.replaced, pool.waiting) == (300, 0, 0, 0)


def test_questions_are_answered_in_their_order() -> None:
    async def scene(pool: BotPool) -> None:
        order: list[int] = []

        async def one(number: int) -> None:
            order.append((await pool.choose(ask("random", number, table=str(number % 3)))).number)

        await asyncio.gather(*(one(number) for number in range(20)))
        assert order == list(range(20))

    pool_runs(scene)


def test_a_table_gets_the_worker_that_remembers_it() -> None:
    async def scene() -> None:
        pool = BotPool(3, 1.0)
        workers = {table: await pool.take(table) for table in "abc"}
        for worker in workers.values():
            pool.give(worker)
        for table in "cab":
            assert await pool.take(table) is workers[table]
        pool.give(workers["b"])
        assert await pool.take("a") is workers["b"]  # rather than wait

    asyncio.run(scene())


def test_stopping_cancels_open_questions_at_once() -> None:
    async def scene(pool: BotPool) -> None:
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(pool.choose(ask(ENDLESS, n))) for n in range(6)]
        tasks.append(asyncio.create_task(pool.explain(ask(ENDLESS))))
        await until_async(lambda: pool.waiting == 5, "five questions without a worker")
        started = time.perf_counter()
        await pool.stop()
        assert time.perf_counter() - started < 5
        await asyncio.wait(tasks, timeout=1)
        assert all(task.cancelled() for task in tasks)
        with pytest.raises(RuntimeError, match="not running"):
            await pool.choose(ask("random"))

    assert pool_runs(scene, workers=2).fallbacks == 0


def test_a_question_that_nobody_asks_any_more_makes_room() -> None:
    async def scene(pool: BotPool) -> None:
        busy = await thinking(pool, ask(ENDLESS))
        waiting = asyncio.create_task(pool.choose(ask(ENDLESS)))
        last = asyncio.create_task(pool.choose(ask("random")))
        await until_async(lambda: pool.waiting == 2, "both to queue")
        waiting.cancel()
        await until_async(lambda: pool.waiting == 1, "the one to leave the queue")
        busy.cancel()
        assert not (await asyncio.wait_for(last, 10)).fallback

    pool_runs(scene)


def test_a_worker_given_to_someone_who_has_just_gone_is_given_on() -> None:
    async def scene() -> None:
        pool = BotPool(1, 1.0)
        worker = await pool.take("a")
        gone, other = asyncio.create_task(pool.take("b")), asyncio.create_task(pool.take("c"))
        await until_async(lambda: pool.waiting == 2, "both to queue")
        pool.give(worker)
        gone.cancel()
        assert await asyncio.wait_for(other, 1) is worker
        gone = asyncio.create_task(pool.take("b"))
        await until_async(lambda: pool.waiting == 1, "one to queue")
        gone.cancel()
        pool.give(worker)
        await asyncio.wait([gone])
        assert gone.cancelled()
        assert list(pool.free) == [worker]

    asyncio.run(scene())
