"""`lascaux serve` as one types it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from lascaux.cli.main import main
from tests.server.support import free_port


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(tmp_path / "t.sqlite")]) == 2
    assert f"cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--database", "mysql://localhost/x"], "'mysql' databases are not supported; use sqlite or postgresql"),
        (["--database", "sqlite://"], "tables in memory would be lost"),
        (["--workers", "0"], "--workers must be at least 1, not 0"),
    ],
)
def test_bad_flags_are_explained(flags: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *flags]) == 2
    assert said in capsys.readouterr().err


def test_it_says_where_it_is_and_stops_when_asked_to(tmp_path: Path) -> None:
    port = free_port()
    code = "import sys; from lascaux.cli.main import main; sys.exit(main(sys.argv[1:]))"
    flags = ["--port", str(port), "--language", "en", "--database", str(tmp_path / "t.sqlite")]
    command = [sys.executable, "-c", code, "serve", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == f"Lascaux is serving tables at http://127.0.0.1:{port}\n"
            transport = httpx.HTTPTransport(retries=8)
            with httpx.Client(transport=transport, timeout=20) as client:
                assert client.get(f"http://127.0.0.1:{port}/health").json()["status"] == "well"
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0
        finally:
            server.kill()
    assert (tmp_path / "t.sqlite").exists()
