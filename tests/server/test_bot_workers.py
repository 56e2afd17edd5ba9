"""Whatever happens to a worker, its question gets a legal answer and the next one a worker."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time

import pytest

from lascaux.server import bot_process, bot_worker
from lascaux.server.bots import Answer, BotPool
from tests.server.bots import ENDLESS, PATIENCE, ask, legal, pid_of, pool_runs, runs, thinking
from tests.waiting import until


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
from tests.server.bots import ENDLESS, ask, pid_of, thinking

async def main():
    pool = BotPool(2, 60.0)
    await pool.start()
    task = await thinking(pool, ask(ENDLESS))
    assert len(pool.free) == 1
    print(*(pid_of(worker) for worker in pool.workers), flush=True)
    await task

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
    until(lambda: not any(runs(pid) for pid in pids), "the workers to go")


# Workers that cannot start


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
    monkeypatch.setattr(bot_process, "COMMAND", [sys.executable, "-c", "input()"])
    monkeypatch.setattr(bot_process, "STARTUP", 0.3)

    async def scene(pool: BotPool) -> None:
        assert (await pool.choose(ask("random"))).fallback

    pool_runs(scene)


# Workers that write nonsense


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


def worker_saying(line: str, legal: int, startup: float = 0.0) -> list[str]:
    """A worker whose every answer is what a line of Python makes of the number asked and a legal choice."""
    script = f"""
import json, sys, time
time.sleep({startup})  # the slow start that is asked for
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
    line = f'json.dumps({{"number": number, "opinions": {opinions}, "turns": []}})'
    monkeypatch.setattr(bot_process, "COMMAND", worker_saying(line, question.at.choices()[0]))

    async def scene(pool: BotPool) -> None:
        with pytest.raises(TimeoutError, match="greedy has not explained itself: "):
            await pool.explain(question)

    pool_runs(scene)


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
    monkeypatch.setattr(bot_process, "COMMAND", worker_saying(GOOD, question.at.choices()[0], startup=1.5))

    async def scene(pool: BotPool) -> None:
        await pool.workers[0].end()
        assert not (await pool.choose(question)).fallback

    pool_runs(scene, deadline=1.0)
