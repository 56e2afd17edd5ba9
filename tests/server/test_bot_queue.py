"""Who waits for a worker, and who gets which."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from lascaux.server.bot_process import BotProcess
from lascaux.server.bot_queue import weight_of
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
        await until_async(lambda: pool.waiting == 6, "six questions without a worker")
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


# Fair use


def test_who_floods_the_workers_waits_for_nobody_but_themselves() -> None:
    """Twelve tables of one person ask a master; whoever asks a novice meanwhile is next."""

    async def scene() -> None:
        pool = BotPool(2, 1.0)
        flood = [asyncio.create_task(pool.take(f"m{n}", "mallory", weight_of("master"))) for n in range(12)]
        await until_async(lambda: pool.waiting == 11, "the flood to come in")
        assert len(pool.free) == 1  # the other one thinks about nothing heavy
        novice = await pool.take("a", "ann", weight_of("novice"))
        later = [asyncio.create_task(pool.take(name, name, weight_of(level))) for name, level in AFTERWARDS]
        await until_async(lambda: pool.waiting == 11 + len(later), "the others to queue")
        assert pool.people_waiting == 1 + len(AFTERWARDS)
        order: list[str] = []

        async def note(name: str, task: asyncio.Task[BotProcess]) -> None:
            await task
            order.append(name)

        notes = [asyncio.create_task(note(name, task)) for task, (name, _) in zip(later, AFTERWARDS, strict=True)]
        pool.give(novice)
        await until_async(lambda: order == ["ben"], "the light question")
        pool.give(later[1].result())
        pool.give(flood[0].result())
        await until_async(lambda: len(order) == 2, "the next heavy one")
        assert order == ["ben", "cem"], "somebody's second question came before another's first"
        for task in (*flood, *later, *notes):
            task.cancel()

    asyncio.run(scene())


AFTERWARDS = [("cem", "master"), ("ben", "greedy")]


def test_everybody_gets_the_same_work_not_the_same_number_of_answers() -> None:
    async def scene() -> None:
        pool = BotPool(1, 1.0)
        worker = await pool.take("", "nobody")
        order: list[str] = []

        async def one(person: str, level: str) -> None:
            taken = await pool.take(person, person, weight_of(level))
            order.append(person)
            pool.give(taken)

        heavy = [asyncio.create_task(one("heavy", "expert")) for _ in range(3)]
        light = [asyncio.create_task(one("light", "greedy")) for _ in range(40)]
        await until_async(lambda: pool.waiting == 43, "all to queue")
        pool.give(worker)
        await asyncio.gather(*heavy, *light)
        assert [order[:n].count("light") for n in (1, 3, 33, 34, 35)] == [0, 2, 32, 32, 33]

    asyncio.run(scene())


def test_a_worker_that_wants_too_much_memory_is_replaced() -> None:
    async def scene(pool: BotPool) -> None:
        assert (await pool.choose(ask("search:milliseconds=60000,playout=0"))).fallback
        assert not (await pool.choose(ask("random"))).fallback

    assert pool_runs(scene, deadline=50.0, megabytes=120).replaced == 1
