"""The speed of other people's engines, measured in an environment of their own."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "requirements-peers.txt"
WORKER = HERE / "peers_worker.py"
ENVIRONMENT = HERE.parent / "build" / "bench-peers"


@dataclass(frozen=True)
class Row:
    """One engine's line in the table; a choice is a player's decision or an outcome of chance."""

    name: str
    choices_per_second: float
    games_per_second: float
    copy_microseconds: float | None
    note: str


def measure_peers(seconds: float, what: str = "random") -> list[Row]:
    """Random play of every peer for about this many seconds each, on the cores this process may use.

    For `environments` it is played with observations and masks, and without copies.
    """
    try:
        python = _environment()
    except (OSError, subprocess.CalledProcessError) as error:
        _say(f"not measured; their environment cannot be built: {_reason(error)}")
        return []
    _say(f"measuring, about {seconds:g} s for each game")
    return [Row(**json.loads(line)) for line in _work(python, seconds, what)]


def measure_peer_search(seconds: float) -> float | None:
    """Simulations per second of OpenSpiel's MCTS on backgammon; None if it cannot be measured here."""
    try:
        return float(json.loads(_work(_environment(), seconds, "mcts")[0]))
    except (OSError, subprocess.CalledProcessError) as error:
        _say(f"no search measured: {_reason(error)}")
        return None


def _work(python: Path, seconds: float, what: str) -> list[str]:
    # Isolated (-I), so that neither PYTHONPATH nor this folder can change what the peers import.
    command = (python, "-I", WORKER, str(seconds), what)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def _environment() -> Path:
    """The environment's interpreter; built when it is missing, unfinished or made for other pins."""
    python = ENVIRONMENT / "bin" / "python"
    installed = ENVIRONMENT / REQUIREMENTS.name
    pins = REQUIREMENTS.read_text()
    if python.exists() and installed.exists() and installed.read_text() == pins:
        return python
    _say(f"creating {ENVIRONMENT.relative_to(HERE.parent)}")
    _run(sys.executable, "-m", "venv", "--clear", ENVIRONMENT)
    _say(f"installing {REQUIREMENTS.relative_to(HERE.parent)}")
    # Only wheels of the large ones: compiling them would take longer than anybody would wait for a benchmark.
    wheels_only = "open_spiel,numpy,scipy,pygame-ce"
    pip = (python, "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    _run(*pip, "--only-binary", wheels_only, "--requirement", REQUIREMENTS)
    installed.write_text(pins)  # last, so that an interrupted installation is built again
    return python


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def _reason(error: OSError | subprocess.CalledProcessError) -> str:
    """One line: pip's last error, or else the first thing that the failed command said."""
    if isinstance(error, OSError):
        return str(error)
    said: list[str] = [line.strip() for line in error.stdout.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in said if line.startswith("ERROR: ")]
    reason = (errors[-1:] or said[:1] or [str(error)])[0]
    offline = any("connection broken" in line for line in said)  # pip's warning before every retry
    return f"{reason} (the package index did not answer)" if offline else reason


def _say(line: str) -> None:
    print(f"peers: {line}", file=sys.stderr, flush=True)
