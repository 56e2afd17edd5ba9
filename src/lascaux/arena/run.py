"""The folder of a run: what it is about, every finished game, every record. It only ever grows.

    RUN/run.json                  the setting
    RUN/games.jsonl               a line for each finished game, in the order they finished
    RUN/records/000017.lascaux    the record of each
    RUN/seats.parquet             a row for each game and seat, for other programs; made from the lines

A game is finished when its line is written, newline and all; its record is on disk by then.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO, cast

from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import Finished, GamePlayed
from lascaux.arena.schedule import Fixture, schedule
from lascaux.arena.setting import FORMAT, KINDS, Setting

try:
    import fcntl
except ImportError:  # a system without it: nothing there keeps two processes out of one folder
    fcntl = None  # type: ignore[assignment] # a module elsewhere

ABOUT: Final = "run.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
SUFFIX: Final = ".lascaux"
FIELDS: Final = {"kind": str, "game": str, "options": dict, "agents": list, "games": int, "seed": int, "version": str}
BY_SEAT: Final = ("seats", "scores", "categories", "taken", "spaces", "seconds", "choices")


class Run:
    """A run on disk: its setting and the games that are finished."""

    def __init__(self, folder: Path, setting: Setting, games: list[GamePlayed]) -> None:
        self.folder = folder
        self.setting = setting
        self.games = games

    @staticmethod
    def load(folder: str | os.PathLike[str]) -> Run:
        """A run to look at; nothing is changed."""
        path = Path(folder)
        setting = read_setting(path / ABOUT)
        return Run(path, setting, read_games(path / GAMES))

    @staticmethod
    def begin(folder: str | os.PathLike[str], setting: Setting) -> Run:
        """A new run, or the same one resumed; anything else in that folder is refused and left alone."""
        path = Path(folder)
        if not path.is_dir() or not any(path.iterdir()):
            (path / RECORDS).mkdir(parents=True)
            write_setting(path / ABOUT, setting)
            return Run(path, setting, [])
        run = Run.load(path)
        if differences := run.setting.differences(setting):
            raise ArenaError(f"{path} holds another run: {'; '.join(differences)}")
        if setting.games < run.setting.games:
            raise ArenaError(f"{path} is a run of {run.setting.games} games, and {setting.games} are fewer")
        if setting.games > run.setting.games:
            write_setting(path / ABOUT, setting)
        return Run(path, setting, run.games)

    def missing(self) -> list[Fixture]:
        """The games still to be played."""
        finished = {game["number"]: game["seats"] for game in self.games}
        fixtures = schedule(self.setting)
        for fixture in fixtures:
            if finished.get(fixture.number, list(fixture.seats)) != list(fixture.seats):
                raise ArenaError(f"{self.folder / GAMES}: game {fixture.number} should have been {fixture}")
        return [fixture for fixture in fixtures if fixture.number not in finished]

    def record_file(self, number: int) -> Path:
        return self.folder / RECORDS / f"{number:06}{SUFFIX}"

    @contextlib.contextmanager
    def writing(self) -> Iterator[TextIO]:
        """The list of games, open for one process at a time."""
        with (self.folder / GAMES).open("a", encoding="utf-8") as file:
            if fcntl is not None:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise ArenaError(f"{self.folder} is being written by another process") from None
            file.truncate(whole_lines(self.folder / GAMES))
            self.games = read_games(self.folder / GAMES)  # another process may have added some in the meantime
            yield file

    def add(self, finished: Finished, file: TextIO) -> None:
        """Keep a game: first its record, then its line."""
        target = self.record_file(finished.game["number"])
        draft = target.with_name(target.name + ".part")
        draft.write_text(finished.record, encoding="utf-8")
        draft.replace(target)
        file.write(json.dumps(finished.game, ensure_ascii=False, separators=(",", ":")) + "\n")
        file.flush()
        self.games.append(finished.game)


def write_setting(path: Path, setting: Setting) -> None:
    draft = path.with_name(path.name + ".part")
    draft.write_text(json.dumps(setting.as_json(), indent=2) + "\n", encoding="utf-8")
    draft.replace(path)


def read_setting(path: Path) -> Setting:
    if not path.is_file():
        raise ArenaError(f"{path.parent} is not a run: it has no {ABOUT}")
    found = parse(path.read_bytes(), str(path))
    if found.get("format") != FORMAT:
        raise ArenaError(f"{path}: the format is {found.get('format')!r}; this version reads {FORMAT}")
    for name, kind in FIELDS.items():
        if not isinstance(found.get(name), kind):
            raise ArenaError(f"{path}: {name!r} is missing or not of type {kind.__name__}")
    if found["kind"] not in KINDS:
        raise ArenaError(f"{path}: the kind is {found['kind']!r}; allowed: {', '.join(KINDS)}")
    return Setting(**{name: found[name] for name in FIELDS})


def read_games(path: Path) -> list[GamePlayed]:
    """The finished games. A last line that is cut off belongs to a game that was not finished."""
    if not path.exists():
        return []
    games: list[GamePlayed] = []
    seen: set[int] = set()
    lines = path.read_bytes()[: whole_lines(path)].splitlines()
    for number, line in enumerate(lines, start=1):
        where = f"{path}: line {number}"
        found = parse(line, where)
        if missing := sorted(GamePlayed.__required_keys__ - found.keys()):
            raise ArenaError(f"{where} lacks {', '.join(missing)}")
        if found["number"] in seen:
            raise ArenaError(f"{where} repeats game {found['number']}")
        if any(not isinstance(found[key], list) or len(found[key]) != len(found["seats"]) for key in BY_SEAT):
            raise ArenaError(f"{where} does not have one of {', '.join(BY_SEAT)} for each seat")
        seen.add(found["number"])
        games.append(cast(GamePlayed, found))
    return games


def whole_lines(path: Path) -> int:
    """The length of a file up to its last newline."""
    return path.read_bytes().rfind(b"\n") + 1


def parse(text: bytes, where: str) -> dict[str, Any]:
    try:
        found = json.loads(text.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise ArenaError(f"{where} is not JSON: {error}") from error
    if not isinstance(found, dict):
        raise ArenaError(f"{where} is not a JSON object")
    return found
