"""Tables of the games: what is played, who sits where, and the record of each."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from lascaux.server.storage.metadata import METADATA

# Where a table stands.
OPEN: Final = "open"  # waiting for people to take seats
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"  # not over, but today's rules cannot replay its record
CLOSED: Final = "closed"  # never begun; in no list, and soon forgotten

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version under which it was begun
    Column("owner", String(16), nullable=False),  # the person who made it
    Column("pace", String(8), nullable=False),  # live or slow
    Column("listed", Boolean, nullable=False),  # whether everybody may find and watch it
    Column("hints", Boolean, nullable=False),
    Column("discreet", Boolean, nullable=False, server_default=false()),  # others are told of a turn at its end
    Column("begins", String(8), nullable=False, server_default="chance"),  # who: chance, ask or the number of a seat
    Column("face_down", Boolean, nullable=False, server_default=false()),  # what does so by the printed rules
    Column("watch_code", String(24), nullable=False),  # lets somebody watch a table that is not listed
    Column("seed", Integer, nullable=True),  # forces what nature draws, for lessons and puzzles
    Column("origin", String(16), nullable=True),  # the table it was forked from, or whose rematch it is
    Column("given", Integer, nullable=False, server_default="0"),  # choices it was made with: forked or uploaded
    Column("day", String(10), nullable=True),  # of the daily challenge
    Column("points", Float, nullable=True),  # that count for that day
    Column("turn_minutes", Integer, nullable=False, server_default="10"),  # 0 is no limit
    Column("stand_in", String(80), nullable=False, server_default="greedy"),  # the level that plays for who leaves
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # of entries
    Column("waits_for", Integer, nullable=False),  # the seat that has to choose; NOBODY when over, or not begun
    Column("waits_for_bot", Boolean, nullable=False),
    Column("scores", JSON, nullable=True),  # once it is over
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_owner", "owner", "status"),
    Index("ix_tables_waiting_bots", "waits_for_bot", "changed"),
    Index("ix_tables_day", "day", "game", "owner", unique=True),  # one try each
)

# Who or what has a seat.
PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(16), nullable=True),  # kept when a bot takes over
    Column("name", String(60), nullable=False),
    Column("bot", String(80), nullable=True),  # its level
    Column(
        "invitation", String(24), nullable=True, unique=True
    ),  # to this seat; it leads whoever used it back to the table
    Column("passes", Boolean, nullable=False),  # forced choices are played automatically
    Column("seen", Float, nullable=False),  # when its person was last present
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person"),
)

# Kinds of entries.
CHOICE: Final = "choice"
FORCED: Final = "forced"
CHOICES: Final = (CHOICE, FORCED)
UNDO: Final = "undo"
MOVES: Final = (*CHOICES, UNDO)  # change the game itself
HOLD: Final = "hold"  # a turn has had its last choice and stays open: nobody answers it yet
END_TURN: Final = "end"  # its player ended it
RESIGN: Final = "resign"
HANDED: Final = "bot"
RETURNED: Final = "return"  # to a seat that a bot was playing for
REMATCH: Final = "rematch"
SAT_DOWN: Final = "sat"  # value 1: had been here before, under another name
LEFT: Final = "left"  # before the start; value 1: removed, and the note says who
RENAMED: Final = "name"  # the note says how somebody is called from now on
AGREED: Final = "agree"  # to what the note says
ENDED: Final = "ended"  # before its end; the note says how
BEGINS: Final = "begins"  # somebody said who does; the value is the seat
PASSING: Final = "passing"  # value 1: forced choices are played automatically from now on
BESIDE: Final = (RESIGN, REMATCH, SAT_DOWN, LEFT, AGREED, ENDED, BEGINS)  # have to be known whenever a table is read

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # from 0, without gaps
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),  # -1 is nature
    Column("value", Integer, nullable=False),  # choices before this one; for an undo, how many remain
    Column("note", Text, nullable=False),  # a choice's name, a bot's level, another table's id, a person's name or id
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)
