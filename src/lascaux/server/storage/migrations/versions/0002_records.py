"""choices by their names and places; the rules a table was begun under, and what it was made with

Until now a choice was stored as its number. `choices_0001.json` has the names of all numbers as they were then, verb by
verb; it never changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import op

from lascaux.games import load

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FROZEN = Path(__file__).parent.parent / "choices_0001.json"

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("options", sa.JSON),
    sa.column("created", sa.Float),
    sa.column("given", sa.Integer),
)
ENTRIES = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("number", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("value", sa.Integer),
    sa.column("note", sa.Text),
    sa.column("at", sa.Float),
)
RENAME = (
    sa.update(ENTRIES)
    .where(ENTRIES.c.table_id == sa.bindparam("table"), ENTRIES.c.number == sa.bindparam("entry"))
    .values(value=sa.bindparam("place"), note=sa.bindparam("name"))
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("given", sa.Integer(), nullable=False, server_default="0"))
    connection = op.get_bind()
    frozen = {game: list(names_of(verbs)) for game, verbs in json.loads(FROZEN.read_text(encoding="utf-8")).items()}
    for table in connection.execute(sa.select(TABLES)).mappings().all():
        names = frozen.get(table["game"]) or names_elsewhere(table["game"], table["options"])
        entries = sa.select(ENTRIES).where(ENTRIES.c.table_id == table["id"]).order_by(ENTRIES.c.number)
        rows, given = renamed(connection.execute(entries).mappings().all(), names, table["created"])
        if rows:
            connection.execute(RENAME, rows)
        if given:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table["id"]).values(given=given))


def downgrade() -> None:
    raise NotImplementedError("names do not become numbers again; restore the copy that was made before the upgrade")


def names_of(verbs: list[list[Any]]) -> Iterator[str]:
    """The names of all choices in the order of their numbers."""
    for word, *ranges in verbs:
        for arguments in product(*ranges):
            yield " ".join([word, *arguments])


def names_elsewhere(game: str, options: Mapping[str, object]) -> list[str]:
    """The choices of another distribution's game as they are now: nobody knows better. None if it is gone."""
    try:
        verbs = load(game, **options).verbs
    except ValueError:
        return []
    return [verbs.name(choice) for choice in range(verbs.size)]


def renamed(entries: Any, names: list[str], created: float) -> tuple[list[dict[str, Any]], int]:
    """The new columns of a table's choices, and how many of these it was made with.

    A number that has no name stays as it is, so that nothing is lost; it cannot be replayed.
    """
    rows: list[dict[str, Any]] = []
    place = given = 0
    for entry in entries:
        if entry["kind"] == "undo":
            place = entry["value"]
        elif entry["kind"] in ("choice", "forced"):
            number: int = entry["value"]
            name = names[number] if 0 <= number < len(names) else str(number)
            rows.append({"table": entry["table_id"], "entry": entry["number"], "place": place, "name": name})
            place += 1
            if entry["kind"] == "choice" and entry["seat"] >= 0 and entry["at"] == created:
                given = place  # nobody is so quick: it came with the table
    return rows, given
