"""Where games are kept from one evening to the next: one record file per game, in the user's data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from lascaux.core.errors import BadRecord
from lascaux.folders import data_folder
from lascaux.record import Record

SUFFIX = ".lascaux"


def new_file(game_id: str) -> Path:
    """A file that no game has used yet."""
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = data_folder() / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if not path.exists():
            return path
        number += 1


def unfinished(game_id: str) -> tuple[Path, Record] | None:
    """The last game played, if it is not over."""
    files = sorted(data_folder().glob(f"{game_id}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not files:
        return None
    try:
        record = Record.load(files[-1])
    except (OSError, BadRecord):
        return None
    return None if record.position().over else (files[-1], record)


def load(path: str | os.PathLike[str], partly: bool = False) -> Record:
    """A record from a file; BadRecord names the file too."""
    try:
        return Record.load(path, partly)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def save(record: Record, path: str | os.PathLike[str]) -> None:
    Path(path).expanduser().parent.mkdir(parents=True, exist_ok=True)
    record.save(Path(path).expanduser())
