"""What somebody gets who installs Lascaux without ever seeing its repository."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.packages.installing import ROOT, Environment, build, environment, run
from tests.waiting import until
from tools.release_notes import version


def contents(package: Path) -> set[str]:
    """The names within a wheel, or within a source distribution's one folder."""
    if package.suffix == ".whl":
        return set(zipfile.ZipFile(package).namelist())
    with tarfile.open(package) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def tracked(*folders: str) -> set[str]:
    done = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        pytest.skip("only a clone knows what belongs to it")
    return {name for name in done.stdout.splitlines() if (ROOT / name).exists()}


def test_the_wheel_for_everybody_has_all_of_the_package_and_the_client(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    found = contents(wheel)
    assert {name.partition("/")[2] for name in tracked("src")} <= found
    assert {"lascaux/server/client/index.html", "lascaux/server/client/docs.html"} <= found
    assert any(re.fullmatch(r"lascaux/server/client/assets/index-\S+\.js", name) for name in found)
    assert {name.partition("/")[0].partition("-")[0] for name in found} == {"lascaux"}


def test_the_source_distribution_has_what_it_takes_to_go_on_working(sdist: Path) -> None:
    found = contents(sdist)
    kept = tracked("art", "bench", "deploy", "docs", "examples", "src", "tests", "tools", "web")
    assert {name for name in kept if "/." not in name} <= found
    assert {"CHANGELOG.md", "CITATION.cff", "Makefile", "src/lascaux/server/client/index.html"} <= found
    assert not [name for name in found if re.search(r"node_modules|\.(so|pyd|pyc)$|^web/src/art/", name)]


def test_without_a_compiler_the_source_distribution_becomes_the_same_wheel(
    sdist: Path, wheel: Path, tmp_path: Path
) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.iterdir()
    built = build("wheel", source, tmp_path / "wheels", CC=str(tmp_path / "no-compiler"))
    assert built.name == wheel.name
    assert contents(built) == contents(wheel)


def test_reading_the_metadata_does_not_start_mypyc(clone: Path, tmp_path: Path) -> None:
    code = (
        "import sys, setuptools.build_meta as backend\n"
        f"backend.get_requires_for_build_wheel(); backend.prepare_metadata_for_build_wheel({str(tmp_path)!r})\n"
        "sys.exit('mypyc.build' in sys.modules)"
    )
    done = run([sys.executable, "-c", code], clone)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.full
def test_the_source_distribution_becomes_a_compiled_wheel(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.iterdir()
    built = build("wheel", source, tmp_path / "wheels")
    if built.name.endswith("-any.whl"):
        pytest.skip("there is no C compiler")
    compiled = environment(tmp_path / "venv", built)
    compiled.check("from lascaux.core import bits; assert bits.__file__.endswith(('.so', '.pyd')), bits.__file__")
    assert compiled.lascaux("match", "greedy", "random", "--games", "2").returncode == 0


# What can be done without any extra


def test_the_games_are_listed(bare: Environment) -> None:
    done = bare.lascaux("games", "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Cave Farmers" in done.stdout


def test_three_lines_of_python_play_a_game(bare: Environment) -> None:
    bare.check(
        "import lascaux, random; at = lascaux.load('cave-vs-cave', players=1).start(); rng = random.Random(7)\n"
        "while not at.over: at.play(at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices())))\n"
        "print(at.scores())"
    )


def test_it_is_a_module_that_can_be_run_and_knows_its_version(bare: Environment) -> None:
    done = run([bare.python, "-m", "lascaux", "--version"], bare.folder)
    assert done.stdout.split() == ["lascaux", version()]


def test_a_game_is_played_through_a_pipe(bare: Environment) -> None:
    done = bare.lascaux("play", "cave-vs-cave", "-o", "players=1", "--seed", "1", "--no-colour", said="1\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) > 20


def test_a_match_is_played(bare: Environment) -> None:
    done = bare.lascaux("match", "random", "random", "--games", "2", "--out", "run", "--language", "en")
    assert done.returncode == 0, done.stderr
    assert len((bare.folder / "run" / "games.jsonl").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("admin role Mona host", "server"),
        ("match random random --games 2 --cluster local", "cluster"),
        ("train cave-vs-cave", "train"),
        ("train cave-vs-cave --check", "strong"),
    ],
)
def test_a_command_without_its_extra_says_which_one(bare: Environment, command: str, extra: str) -> None:
    done = bare.lascaux(*command.split())
    assert done.returncode == 2
    assert f"lascaux[{extra}]" in done.stderr
    assert "Traceback" not in done.stderr


def test_environments_without_their_extra_say_which_one(bare: Environment) -> None:
    done = run([bare.python, "-c", "import lascaux.envs"], bare.folder)
    assert "lascaux[gymnasium]" in done.stderr.splitlines()[-1]


# Every extra, with what it names and nothing else

PLAYS = (
    "import gymnasium, lascaux.envs\n"
    "env = gymnasium.make('lascaux/CaveVsCaveSolo-v1', render_mode={}); env.reset(seed=1)"
)
EXTRAS = {
    "arena": "import lascaux.arena.parquet, openskill, pyarrow.parquet",
    "cluster": "from lascaux.arena.cluster import installed_ray; assert installed_ray().remote",
    "gymnasium": PLAYS.format(None) + "; gymnasium.make_vec('lascaux/CavernaSolo-v1', num_envs=2).reset(seed=1)",
    "openspiel": "import pyspiel, lascaux.envs.spiel; pyspiel.load_game('python_caverna').new_initial_state()",
    "pettingzoo": "from lascaux.envs.aec import env; table = env('stone-age'); table.reset(seed=1); table.last()",
    "postgresql": "import asyncpg",
    "gymnasium render": PLAYS.format("'rgb_array'") + "; assert env.render().ndim == 3",
    "strong": "import lascaux; at = lascaux.load('caverna', players=1).start()\n"
    "assert lascaux.make_agent('network:').choose(at.game, at) in list(at.choices())",
    "testing": "import lascaux.testing.suite",
    "train": "import lascaux.train.training, torch, onnx",
}


@pytest.mark.parametrize("extras", [*EXTRAS, "server"])
def test_every_extra_brings_what_it_is_for(wheel: Path, tmp_path: Path, extras: str) -> None:
    try:
        with_extras = environment(tmp_path / "venv", wheel, *extras.split())
    except PackageNotFoundError as error:
        pytest.skip(f"{error} is not installed here")
    with_extras.check(EXTRAS.get(extras, "import lascaux.server.app"))


def test_every_extra_is_tried() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert {extra for extras in (*EXTRAS, "server") for extra in extras.split()} == named.keys()


# The server, with its extra and nothing else


def test_the_server_serves_the_page_and_a_table(wheel: Path, tmp_path: Path) -> None:
    served = environment(tmp_path / "venv", wheel, "server")
    command = [str(served.folder / "bin" / "lascaux"), "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    log = tmp_path / "log"
    with log.open("w") as out:
        process = subprocess.Popen(command, cwd=tmp_path, env=home, stdout=out, stderr=out)
    try:
        address = until(lambda: re.search(r"http://\S+:\d+", log.read_text()), "the server to start", 120)[0]
        until(lambda: healthy(address), "the server to answer", 120)
        assert "<!doctype html" in urlopen(address).read().decode().lower()
        wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "me"}]}
        asking = Request(f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
        made = json.load(urlopen(asking))
        assert urlopen(f"{address}/tables/{made['table']}").status == 200
    finally:
        process.terminate()
        process.wait()


def healthy(address: str) -> bool:
    try:
        return bool(urlopen(f"{address}/health").status == 200)
    except OSError:
        return False
