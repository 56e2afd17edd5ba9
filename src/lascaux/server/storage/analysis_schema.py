"""Analyses of finished games: who asked, how far it is, and a verdict on every decision."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from lascaux.server.storage.metadata import METADATA

# How far an analysis is.
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"  # it can be asked for again, and goes on where it stopped

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("judge", String(80), nullable=False),  # the agent
    Column("wanted", Integer, nullable=False),  # verdicts
    Column("asked_by", String(16), nullable=True),  # a person, as long as it runs
    Column("worked", Float, nullable=False),  # when a process was last at it
    Column("accuracy", JSON, nullable=True),  # of every seat, once it is done
    Index("ix_analyses_status_worked", "status", "worked"),
)

VERDICTS: Final = Table(
    "verdicts",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of the choice in the record, counted from 1
    Column("verdict", JSON, nullable=False),  # as `lascaux.analysis.verdicts.packed` makes it
    PrimaryKeyConstraint("table_id", "number"),
)
