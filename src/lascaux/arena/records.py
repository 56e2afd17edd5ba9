"""Records as a data set: `games.parquet` with a row for each game, `choices.parquet` with a row for each choice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from lascaux import __version__
from lascaux.arena.errors import ArenaError
from lascaux.core.errors import BadRecord
from lascaux.core.position import CHANCE
from lascaux.record import Record

GAMES: Final = "games.parquet"
CHOICES: Final = "choices.parquet"
SUFFIX: Final = ".lascaux"
ROWS_AT_ONCE: Final = 20_000  # written together: what a reader gets at a time


class Column(NamedTuple):
    """A column, its type as Arrow writes it, and what it means."""

    name: str
    type: str
    meaning: str


OF_GAMES: Final = (
    Column("record", "int64", "the number of the game in this data set, from 0"),
    Column("file", "string", "the record it was read from"),
    Column("game", "string", "`cave-vs-cave`, `stone-age`, `caverna` or the name of another game"),
    Column("rules", "int64", "the version of the rules under which it was begun"),
    Column("options", "string", "all options, as JSON"),
    Column("players", "int64", "the number of seats"),
    Column("seats", "list<string>", "who sat in each: a person's name or an agent's"),
    Column("over", "bool", "whether it was played to its end"),
    Column("scores", "list<double>", "the points of every seat after the last choice"),
    Column("winners", "list<int64>", "the seats that won: several in a draw, none before the end or below a solo goal"),
    Column("rounds", "int64", "the round of the last choice"),
    Column("length", "int64", "how many choices it has, nature's and forced ones included"),
)
OF_CHOICES: Final = (
    Column("record", "int64", "the game, as in `games.parquet`"),
    Column("number", "int64", "the number of the choice in its game, from 0"),
    Column("round", "int64", "the round in which it was made"),
    Column("actor", "int64", "the seat that made it; −1 is nature"),
    Column("decision", "string", "what was to be decided, as the agenda calls it"),
    Column("choice", "int64", "the number of what was chosen"),
    Column("name", "string", "its written name, as `game.parse` reads it"),
    Column("legal", "list<int64>", "the numbers of all that could have been chosen"),
    Column("scores", "list<double>", "the points of every seat before the choice"),
)
OBSERVED: Final = Column("observation", "list<float>", "what the actor saw, with `--observations`; empty for nature")


def found(paths: Iterable[Path]) -> list[Path]:
    """The records at these paths: files, or all in a folder and below it, such as that of a run."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob(f"*{SUFFIX}"))
            if not inside:
                raise ArenaError(f"{path} holds no records ({SUFFIX})")
            files += inside
        elif path.exists():
            files.append(path)
        else:
            raise ArenaError(f"{path} does not exist")
    return files


def game_row(number: int, file: Path, record: Record) -> dict[str, Any]:
    at, game = record.position(), record.game
    return {
        "record": number,
        "file": file.name,
        "game": game.id,
        "rules": record.rules,
        "options": json.dumps(game.options),
        "players": game.seats,
        "seats": record.seats,
        "over": at.over,
        "scores": at.scores(),
        "winners": at.winners() if at.over else [],
        "rounds": game.round(at),
        "length": len(record.choices),
    }


def choice_rows(number: int, record: Record, observed: bool) -> Iterator[dict[str, Any]]:
    game = record.game
    look = looking(record) if observed else None
    for index, (at, choice) in enumerate(zip(record.positions(), record.choices, strict=False)):
        row = {
            "record": number,
            "number": index,
            "round": game.round(at),
            "actor": -1 if at.actor == CHANCE else at.actor,
            "decision": at.agenda()[0].id,
            "choice": choice,
            "name": game.name(choice),
            "legal": list(at.choices()),
            "scores": at.scores(),
        }
        yield row | ({OBSERVED.name: look(at)} if look else {})


def looking(record: Record) -> Callable[[Any], list[float]]:
    """What the actor of a position sees, as numbers."""
    try:
        from lascaux.envs.observer import Observer
    except ImportError as error:
        raise ArenaError("observations need NumPy; install the extra lascaux[gymnasium]") from error
    observer = Observer(record.game)
    return lambda at: [] if at.actor == CHANCE else observer.observe(at, at.actor).tolist()


def export(files: Iterable[Path], folder: Path, observed: bool = False) -> Iterator[int]:
    """Write the data set; after each record, its number of choices. Nothing is left behind if one cannot be read."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise ArenaError("Parquet needs pyarrow; install the extra lascaux[arena]") from error
    columns = {GAMES: OF_GAMES, CHOICES: (*OF_CHOICES, OBSERVED) if observed else OF_CHOICES}
    schemas = {name: schema(pyarrow, of) for name, of in columns.items()}
    folder.mkdir(parents=True, exist_ok=True)
    drafts = {name: folder / f"{name}.part" for name in columns}
    games: list[dict[str, Any]] = []
    try:
        with parquet.ParquetWriter(drafts[CHOICES], schemas[CHOICES], compression="zstd") as writer:
            waiting: list[dict[str, Any]] = []
            for number, file in enumerate(files):
                try:
                    record = Record.load(file)
                except BadRecord as error:
                    raise BadRecord(f"{file}: {error}") from error
                games.append(game_row(number, file, record))
                waiting += choice_rows(number, record, observed)
                if len(waiting) >= ROWS_AT_ONCE:
                    writer.write_table(pyarrow.Table.from_pylist(waiting, schemas[CHOICES]))
                    waiting = []
                yield len(record.choices)
            writer.write_table(pyarrow.Table.from_pylist(waiting, schemas[CHOICES]))
        parquet.write_table(pyarrow.Table.from_pylist(games, schemas[GAMES]), drafts[GAMES], compression="zstd")
        for name, draft in drafts.items():
            draft.replace(folder / name)
    finally:
        for draft in drafts.values():
            draft.unlink(missing_ok=True)


def schema(pyarrow: Any, columns: Iterable[Column]) -> Any:
    """Types by the names that Arrow itself uses."""
    scalars = {"int64": pyarrow.int64(), "string": pyarrow.string(), "bool": pyarrow.bool_()}
    lists = {"list<int64>": pyarrow.int64(), "list<double>": pyarrow.float64(), "list<string>": pyarrow.string()}
    types = scalars | {name: pyarrow.list_(of) for name, of in lists.items()}
    types["list<float>"] = pyarrow.list_(pyarrow.float32())
    return pyarrow.schema([(each.name, types[each.type]) for each in columns], metadata={"lascaux": __version__})
