"""The server under load: many tables, many WebSockets, on this machine alone.

    python -m bench.server                    500 tables, 1,000 WebSockets, 30 seconds
    python -m bench.server --rate 500         this many choices by people per second; bots and nature come on top
    python -m bench.server --choices 200000   until so many are stored, to see whether memory stays flat
    python -m bench.server --database postgresql://localhost/empty --processes 2

Each table has two people and a bot that plays at random; when its game is over, they make another. People are played by
this process: each chooses after a random delay, drawn so that all together reach the rate. What is measured is the time
from a choice's submission to the moment the other person's screen has it. Processor time does not depend on what else
the machine is doing; it is given for the server, for the bots' workers, and for this process, which takes its share of
the same cores. With several server processes the two people of a table are at different ones.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop
from pydantic_core import from_json
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME: Final = ("stone-age", {"players": 3})
SEATS: Final = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "level": "random"}]
TABLES_OF_A_PERSON: Final = 25


def serve(database: str, port: int) -> None:
    """The server's own process."""
    from lascaux.cli.serve import collect_rarely
    from lascaux.server.app import create_app
    from lascaux.server.logs import set_up_logs
    from lascaux.server.serving import Serving
    from lascaux.server.settings import Limits, Settings

    generous = Limits(
        requests_per_minute=10**6,
        tables_per_minute=10**6,
        tables_per_address=10**6,
        guests_per_address=10**6,
        connections_per_address=10**6,
        messages_per_second=1000,
    )
    settings = Settings(database=database, port=port, workers=1, limits=generous)
    set_up_logs("warning")
    collect_rarely()
    Serving(create_app(settings), settings).run()


class Load:
    """All people, and what they saw."""

    def __init__(self, addresses: list[str], tables: int, rate: float) -> None:
        self.addresses = addresses
        self.tables = tables
        self.think = tables / rate  # seconds on average: at nearly every table one person has to choose
        self.waiting: dict[str, tuple[int, int, float]] = {}  # by table: who chose, at which number, when
        self.delays: list[float] = []
        self.refused = 0
        self.tasks: set[asyncio.Future[None]] = set()

    async def make_tables(self) -> list[tuple[str, list[str]]]:
        """Tables with the cookies of their two people."""
        made: list[tuple[str, list[str]]] = []
        async with httpx.AsyncClient(base_url=self.addresses[0], timeout=60) as client:
            for n in range(self.tables):
                if n % TABLES_OF_A_PERSON == 0:  # other people
                    cookies = [await self.newcomer(client) for _ in range(2)]
                made.append((await self.make_table(client, cookies), cookies))
        return made

    async def newcomer(self, client: httpx.AsyncClient) -> str:
        client.cookies.clear()
        await client.get("/api/me")
        cookie = client.cookies["lascaux"]
        client.cookies.clear()
        return cookie

    async def make_table(self, client: httpx.AsyncClient, cookies: list[str]) -> str:
        game, options = GAME
        first, second = ({"Cookie": f"lascaux={cookie}"} for cookie in cookies)
        wish = {"game": game, "options": options, "seats": SEATS}
        made = (await client.post("/api/tables", json=wish, headers=first)).json()
        code = made["invitations"][0]["code"]
        (await client.post(f"/api/invitations/{code}", headers=second)).raise_for_status()
        return str(made["table"])

    async def pair(self, table: str, cookies: list[str], ready: asyncio.Semaphore) -> None:
        """Two people who play one game after the other."""
        async with httpx.AsyncClient(base_url=random.choice(self.addresses), timeout=60) as client:
            while True:
                await asyncio.gather(*(self.person(table, who, cookie, ready) for who, cookie in enumerate(cookies)))
                table = await self.make_table(client, cookies)

    async def person(self, table: str, who: int, cookie: str, ready: asyncio.Semaphore) -> None:
        """Until the game is over."""
        server = self.addresses[who % len(self.addresses)].replace("http", "ws")
        headers = {"Cookie": f"lascaux={cookie}"}
        async with connect(
            f"{server}/api/tables/{table}/socket",
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=None,
        ) as socket:
            ready.release()
            with suppress(ConnectionClosed):
                async for text in socket:
                    message = from_json(text)
                    await self.see(socket, who, message)
                    if message.get("status") == "over":
                        break

    async def see(self, socket: ClientConnection, who: int, message: dict[str, Any]) -> None:
        if message["type"] != "table":
            self.refused += message["type"] == "refused"
            return
        table, number = message["table"], message["number"]
        chooser, answered, when = self.waiting.get(table, (who, number, 0.0))
        if chooser != who and number > answered:
            self.delays.append(time.perf_counter() - when)
            del self.waiting[table]
        if message["view"]["choices"] and not (chooser == who and number == answered and when):
            delay = random.expovariate(1 / self.think)
            asyncio.get_running_loop().call_later(delay, self.choose, socket, who, message)

    def choose(self, socket: ClientConnection, who: int, message: dict[str, Any]) -> None:
        choice = random.choice(message["view"]["choices"])["choice"]
        table, number = message["table"], message["number"]
        if self.waiting.get(table, (0, -1, 0.0))[1] >= number:
            return  # a second look at the same moment
        self.waiting[table] = who, number, time.perf_counter()
        wish = {"type": "choose", "id": number, "number": number, "choice": choice}
        task = asyncio.ensure_future(send(socket, json.dumps(wish)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def send(socket: ClientConnection, text: str) -> None:
    with suppress(ConnectionClosed):
        await socket.send(text)


async def entries_stored(client: httpx.AsyncClient, addresses: list[str]) -> float:
    """By all processes together."""
    texts = [(await client.get(f"{address}/metrics")).text for address in addresses]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("lascaux_entries_total ")]
    return sum(float(line.split()[1]) for line in lines)


class Processes:
    """The processor time and the memory of everything that takes part."""

    def __init__(self, servers: list[int]) -> None:
        self.servers = [psutil.Process(server) for server in servers]
        self.workers = [worker for server in self.servers for worker in server.children()]
        self.load = psutil.Process(os.getpid())

    def seconds(self) -> dict[str, float]:
        """Of processor time so far."""
        return {
            "of the server": sum(map(seconds_of, self.servers)),
            "of the bots' workers": sum(map(seconds_of, self.workers)),
            "of the people": seconds_of(self.load),
        }

    @property
    def megabytes(self) -> float:
        """Of the server."""
        return sum(float(server.memory_info().rss) for server in self.servers) / 1e6


def seconds_of(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def press(
    addresses: list[str], processes: Processes, tables: int, rate: float, seconds: float, choices: int
) -> dict[str, float]:
    """Play for some time, or until enough choices are stored; report how quickly they were seen and what they cost."""
    load = Load(addresses, tables, rate)
    made = await load.make_tables()
    ready = asyncio.Semaphore(0)
    people = [asyncio.create_task(load.pair(table, cookies, ready)) for table, cookies in made]
    for _ in range(2 * tables):
        await ready.acquire()
    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.sleep(5)
        load.delays.clear()
        load.refused = 0
        memory, spent = processes.megabytes, processes.seconds()
        before, started = await entries_stored(client, addresses), time.perf_counter()
        await asyncio.sleep(seconds)
        while await entries_stored(client, addresses) - before < choices:
            await asyncio.sleep(1)
        stored, took = await entries_stored(client, addresses) - before, time.perf_counter() - started
        spent = {whose: now - spent[whose] for whose, now in processes.seconds().items()}
        memory_now = processes.megabytes
    delays = sorted(load.delays)
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    cuts = quantiles(delays, n=100)
    return {
        "choices stored": stored,
        "choices stored per second": stored / took,
        "people's choices per second": len(delays) / took,
        "median to the other screen, ms": 1000 * cuts[49],
        "99th percentile, ms": 1000 * cuts[98],
        "refused": load.refused,
        **{f"processor time {whose} per stored choice, ms": 1000 * time / stored for whose, time in spent.items()},
        "memory of the server at the beginning, MB": memory,
        "memory at the end, MB": memory_now,
    }


def memory_of_tables(server: subprocess.Popen[bytes], address: str, database: str) -> float:
    """kB of memory for each table that is loaded and left idle."""
    with sqlite3.connect(database) as connection:
        tables = [id for (id,) in connection.execute("SELECT id FROM tables")]
        codes = dict(connection.execute("SELECT id, watch_code FROM tables").fetchall())
    process = psutil.Process(server.pid)
    with httpx.Client(base_url=address, timeout=60) as client:
        for table in tables[:20]:
            client.get(f"/api/tables/{table}", params={"code": codes[table]}).raise_for_status()
        before = process.memory_info().rss
        for table in tables[20:]:
            client.get(f"/api/tables/{table}", params={"code": codes[table]}).raise_for_status()
        return float(process.memory_info().rss - before) / 1000 / (len(tables) - 20)


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    server = subprocess.Popen([sys.executable, "-m", "bench.server", "--serve", database, str(port)])
    for _ in range(200):
        with suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/health")
            return server
        time.sleep(0.1)
    raise TimeoutError("the server does not start")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=350.0, help="people's choices per second (default 350)")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--choices", type=int, default=0, help="go on after that until so many are stored")
    parser.add_argument("--database", help="postgresql://…; default: an SQLite file for this run")
    parser.add_argument("--processes", type=int, default=1, help="that serve, on PostgreSQL")
    parser.add_argument("--port", type=int, default=8399, help="the first one's")
    args = parser.parse_args()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return
    ports = range(args.port, args.port + args.processes)
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder, "load.sqlite"))
        servers = [start(database, port) for port in ports]
        try:
            processes = Processes([server.pid for server in servers])
            playing = press(addresses, processes, args.tables, args.rate, args.seconds, args.choices)
            found = uvloop.run(playing)
        finally:
            for server in servers:
                server.terminate()
                server.wait()
        if not args.database:
            server = start(database, args.port)
            try:
                found["kB per idle loaded table"] = memory_of_tables(server, addresses[0], database)
            finally:
                server.terminate()
                server.wait()
    table = Table(title=f"{args.tables} tables, {2 * args.tables} WebSockets, two people and a random bot each")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in found.items():
        table.add_row(name, f"{value:,.0f}" if value >= 100 else f"{value:,.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
