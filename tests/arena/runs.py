"""Small runs of real games for the tests of reports."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import lascaux
from lascaux.arena import Run, Setting, match, simulate, tournament
from lascaux.arena.game_played import Task

KINDS: dict[str, Callable[..., Setting]] = {"match": match, "simulate": simulate, "tournament": tournament}


def play(folder: Path, kind: str, game: str, agents: list[str], games: int, **options: object) -> Run:
    """A run that is complete, played in this process."""
    loaded = lascaux.load(game, **options)
    setting = KINDS[kind](loaded, agents, games=games)
    run = Run.begin(folder, setting)
    with run.writing() as file:
        for fixture in run.missing():
            run.add(Task(setting.game, setting.options)(fixture), file)
    return run


def change_line(run: Run, number: int, **values: Any) -> None:
    """Write other values into a line of the list of games."""
    file = run.folder / "games.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **values})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
