"""Puzzles: how hard each has proved, and who has tried it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String, Table

from lascaux.server.storage.metadata import METADATA

PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("puzzle", String(12), nullable=False),
    Column("rating", Float, nullable=False),
    Column("tries", Integer, nullable=False),  # people who have tried it
    Column("solved", Integer, nullable=False),  # those whose first answer was right
    PrimaryKeyConstraint("game", "puzzle"),
)

ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("puzzle", String(12), nullable=False),
    Column("first", Boolean, nullable=False),  # whether the first answer was right: only that counts
    Column("solved", Boolean, nullable=False),  # with whichever answer
    Column("rating", Float, nullable=False),  # the person's, after the first answer
    Column("at", Float, nullable=False),  # when that was
    PrimaryKeyConstraint("person", "game", "puzzle"),
)
