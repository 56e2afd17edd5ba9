"""Bots in worker processes: every question gets a legal answer, whatever happens to a worker."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
import uvloop

import lascaux
from lascaux.agents import Opinion
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.server import bot_process, bot_worker
from lascaux.server.bots import Answer, BotPool, Question, run_of

GAMES = ["cave-vs-cave", "stone-age", "caverna"]
ENDLESS = "search:milliseconds=60000"
PATIENCE = 60.0  # seconds for a whole test

Scene = Callable[[BotPool], Awaitable[None]]


def pool_runs(scene: Scene, workers: int = 1, deadline: float = 30.0, slice: float = 0.25) -> BotPool:
    """Play a scene with a running pool; every process is gone afterwards."""
    pool = BotPool(workers, deadline, slice)

    async def whole() -> None:
        await pool.start()
        pids = [pid for worker in pool.workers if (pid := pid_of(worker))]
        try:
            await scene(pool)
            pids += [pid for worker in pool.workers if (pid := pid_of(worker))]
        finally:
            await pool.stop()
        assert not any(runs(pid) for pid in pids)

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))
    return pool


def pid_of(worker: bot_process.BotProcess) -> int | None:
    return worker.process.pid if worker.process is not None else None


def runs(pid: int) -> bool:
    """Whether a process is there and no mere entry of one that has ended."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


def moment(name: str = "cave-vs-cave", choices: int = 10) -> tuple[Game, Position]:
    """A game after so many random choices, with a seat that has several."""
    game = lascaux.load(name)
    at = game.start()
    rng = Random(7)
    made = 0
    while made < choices or at.actor == CHANCE or len(at.choices()) == 1:
        at.play(at.sample(rng) if at.actor == CHANCE else rng.choice(list(at.choices())))
        made += 1
    return game, at


def ask(spec: str, number: int = 1, table: str = "t", name: str = "cave-vs-cave") -> Question:
    game, at = moment(name)
    return Question(game, at, spec, table, number)


def legal(question: Question, answer: Answer) -> bool:
    """Whether the seat that was asked can make all these choices."""
    at = question.at.copy()
    for choice in answer.choices:
        assert at.actor == question.at.actor
        at.play(choice, check=True)
    return answer.number == question.number and bool(answer.choices)


async def thinking(pool: BotPool, question: Question) -> asyncio.Task[Answer]:
    """A question that a worker is busy with."""
    task = asyncio.create_task(pool.choose(question))
    while pool.free:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    return task


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
            question = Question(game, at, spec, "t", number)
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


def test_a_bot_that_misses_the_deadline_plays_at_random_and_its_worker_is_replaced() -> None:
    async def scene(pool: BotPool) -> None:
        started = time.perf_counter()
        question = ask(ENDLESS)
        answer = await pool.choose(question)
        assert 0.3 <= time.perf_counter() - started < 10
        assert answer.fallback
        assert legal(question, answer)
        assert len(answer.choices) == 1
        pool.deadline = PATIENCE
        assert not (await pool.choose(ask("random"))).fallback

    pool = pool_runs(scene, deadline=0.3)
    assert (pool.answers, pool.fallbacks, pool.replaced) == (1, 1, 1)


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    async def scene(pool: BotPool) -> None:
        question = ask(ENDLESS)
        task = await thinking(pool, question)
        os.kill(pid_of(pool.workers[0]) or 0, signal.SIGKILL)
        answer = await asyncio.wait_for(task, 5)
        assert answer.fallback
        assert legal(question, answer)
        assert not (await pool.choose(ask("random"))).fallback

    pool = pool_runs(scene)
    assert (pool.answers, pool.fallbacks, pool.replaced) == (1, 1, 1)


def test_a_worker_killed_while_it_rests_is_replaced_and_nobody_notices() -> None:
    async def scene(pool: BotPool) -> None:
        process = pool.workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert not (await pool.choose(ask("random"))).fallback

    assert pool_runs(scene).replaced == 1


def test_workers_that_cannot_start(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", [sys.executable, "-c", "raise SystemExit('out of order')"])

    async def scene(pool: BotPool) -> None:
        for number in range(3):
            question = ask("random", number)
            answer = await pool.choose(question)
            assert answer.fallback
            assert legal(question, answer)
        with pytest.raises(TimeoutError, match="the worker has died"):
            await pool.explain(ask("greedy"))

    assert pool_runs(scene, workers=2).fallbacks == 3
    assert "out of order" in caplog.text
    assert "table t, number 2: random plays at random: the worker has died" in caplog.text


def test_no_program_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", ["there-is-no-such-program"])

    async def scene(pool: BotPool) -> None:
        assert (await pool.choose(ask("random"))).fallback

    pool_runs(scene)


def test_a_worker_that_never_gets_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", [sys.executable, "-c", "import time; time.sleep(99)"])
    monkeypatch.setattr(bot_process, "STARTUP", 0.3)

    async def scene(pool: BotPool) -> None:
        assert (await pool.choose(ask("random"))).fallback

    pool_runs(scene)


GOOD = 'json.dumps({"number": number, "choices": [legal]})'
NONSENSE = {
    "no JSON": "'hello'",
    "no object": "'[1]'",
    "nothing in it": "'{}'",
    "no choices": "f'{{\"number\": {number}}}'",
    "empty": 'json.dumps({"number": number, "choices": []})',
    "no list": 'json.dumps({"number": number, "choices": 3})',
    "not legal": 'json.dumps({"number": number, "choices": [10**9]})',
    "no whole number": 'json.dumps({"number": number, "choices": [float(legal)]})',
    "more than the turn": 'json.dumps({"number": number, "choices": [legal] * 100})',
    "another number": 'json.dumps({"number": number + 1, "choices": [legal]})',
    "a line without end": "'x' * 3_000_000",
    "no text": "'\\udcff'",
}


def worker_saying(line: str, legal: int, sleep: float = 0.0) -> list[str]:
    """A worker whose every answer is what a line of Python makes of the number asked and a legal choice."""
    script = f"""
import json, sys, time
time.sleep({sleep})
sys.stdout.reconfigure(errors="surrogateescape")
print('{{"ready": true}}', flush=True)
legal = {legal}
for text in sys.stdin:
    number = json.loads(text)["number"]
    print({line}, flush=True)
"""
    return [sys.executable, "-c", script]


@pytest.mark.parametrize("line", NONSENSE.values(), ids=NONSENSE)
def test_a_worker_that_writes_nonsense_is_replaced(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    question = ask("random", number=5)
    monkeypatch.setattr(bot_process, "COMMAND", worker_saying(line, question.at.choices()[0]))

    async def scene(pool: BotPool) -> None:
        for _ in range(2):
            answer = await pool.choose(question)
            assert answer.fallback
            assert legal(question, answer)

    assert pool_runs(scene).replaced == 1


@pytest.mark.parametrize("opinions", ["[]", "[[1]]", "[[legal, 'x', 1]]", "[[legal, 1.0, 1]]", "5", "None"])
def test_nonsense_as_an_explanation(opinions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    question = ask("greedy", number=5)
    line = f'json.dumps({{"number": number, "opinions": {opinions}}})'
    monkeypatch.setattr(bot_process, "COMMAND", worker_saying(line, question.at.choices()[0]))

    async def scene(pool: BotPool) -> None:
        with pytest.raises(TimeoutError, match="greedy has not explained itself: "):
            await pool.explain(question)

    pool_runs(scene)


def test_a_run_ends_with_the_turn() -> None:
    question = ask("random")
    at = question.at.copy()
    choices = []
    while at.actor == question.at.actor:
        choices.append(at.choices()[0])
        at.play(choices[-1])
    assert run_of(question.at, {"choices": choices}) == choices
    with pytest.raises(ValueError, match="no legal choice"):
        run_of(question.at, {"choices": [*choices, at.choices()[0]]})


def test_a_worker_that_answers_well_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    question = ask("random", number=5)
    monkeypatch.setattr(bot_process, "COMMAND", worker_saying(GOOD, question.at.choices()[0]))

    async def scene(pool: BotPool) -> None:
        assert await pool.choose(question) == Answer(5, [question.at.choices()[0]], False)

    pool_runs(scene)


def test_the_time_that_a_new_worker_takes_to_start_is_not_the_fault_of_the_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = ask("random", number=5)
    monkeypatch.setattr(bot_process, "COMMAND", worker_saying(GOOD, question.at.choices()[0], sleep=1.5))

    async def scene(pool: BotPool) -> None:
        await pool.workers[0].end()
        assert not (await pool.choose(question)).fallback

    pool_runs(scene, deadline=1.0)


def test_many_questions_at_once_get_their_own_answers() -> None:
    async def scene(pool: BotPool) -> None:
        questions = [ask("random", number, table=str(number % 50)) for number in range(300)]
        tasks = [asyncio.create_task(pool.choose(question)) for question in questions]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
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


def test_stopping_cancels_open_questions_at_once() -> None:
    async def scene(pool: BotPool) -> None:
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(pool.choose(ask(ENDLESS, n))) for n in range(6)]
        tasks.append(asyncio.create_task(pool.explain(ask(ENDLESS))))
        await asyncio.sleep(0.3)
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
        await asyncio.sleep(0.05)
        assert pool.waiting == 2
        waiting.cancel()
        await asyncio.sleep(0.05)
        assert pool.waiting == 1
        busy.cancel()
        assert not (await asyncio.wait_for(last, 10)).fallback

    pool_runs(scene)


def test_a_worker_given_to_someone_who_has_just_gone_is_given_on() -> None:
    async def scene() -> None:
        pool = BotPool(1, 1.0)
        worker = await pool.take("a")
        gone, other = asyncio.create_task(pool.take("b")), asyncio.create_task(pool.take("c"))
        await asyncio.sleep(0)
        pool.give(worker)
        gone.cancel()
        assert await asyncio.wait_for(other, 1) is worker
        gone = asyncio.create_task(pool.take("b"))
        await asyncio.sleep(0)
        gone.cancel()
        pool.give(worker)
        await asyncio.wait([gone])
        assert gone.cancelled()
        assert list(pool.free) == [worker]

    asyncio.run(scene())


@pytest.mark.parametrize("spec", ["greedy", "novice"])
@pytest.mark.parametrize("name", GAMES)
def test_explaining(name: str, spec: str) -> None:
    async def scene(pool: BotPool) -> None:
        question = ask(spec, name=name)
        opinions = await pool.explain(question)
        assert all(isinstance(opinion, Opinion) for opinion in opinions)
        assert sorted(opinion.choice for opinion in opinions) == list(question.at.choices())

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
        with pytest.raises(ValueError, match="where a seat acts"):
            await pool.choose(question)

    pool_runs(scene)


def test_workers_ignore_interrupts_and_are_polite() -> None:
    async def scene(pool: BotPool) -> None:
        task = await thinking(pool, ask("search:milliseconds=600"))
        pid = pid_of(pool.workers[0]) or 0
        os.kill(pid, signal.SIGINT)
        assert not (await task).fallback
        assert os.getpriority(os.PRIO_PROCESS, pid) == os.getpriority(os.PRIO_PROCESS, 0) + bot_worker.POLITENESS
        assert os.getsid(pid) == pid  # the terminal's Ctrl-C does not even reach it

    assert pool_runs(scene).replaced == 0


SERVER = """
import asyncio
from lascaux.server.bots import BotPool
from tests.server.test_bots import ENDLESS, ask, pid_of

async def main():
    pool = BotPool(2, 60.0)
    await pool.start()
    task = asyncio.create_task(pool.choose(ask(ENDLESS)))
    await asyncio.sleep(0.5)
    assert len(pool.free) == 1
    print(*(pid_of(worker) for worker in pool.workers), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_no_worker_survives_a_server_that_is_killed() -> None:
    """One of them rests, the other is in the middle of a thought."""
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            pids = [int(pid) for pid in server.stdout.readline().split()]
            assert len(pids) == 2
            assert all(runs(pid) for pid in pids)
        finally:
            server.kill()
    until = time.monotonic() + 10
    while any(runs(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(runs(pid) for pid in pids)


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
