"""Tables of the people: who they are, and what lets them in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String, Table, Text, false

from lascaux.server.storage.metadata import METADATA

# What somebody may do besides playing.
PLAYER: Final = "player"
MODERATOR: Final = "moderator"
HOST: Final = "host"
ROLES: Final = (PLAYER, MODERATOR, HOST)  # each may do what those before it may

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", Text, nullable=True, unique=True),  # the name without case; guests have none
    Column("password", Text, nullable=True),  # its argon2 hash
    Column("created", Float, nullable=False),
    Column("role", String(10), nullable=False, server_default=PLAYER),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),  # keeps the name they have
    Column("mail", Text, nullable=True),  # where a link to a new password may be sent
)

# What registered names look like: no two people have a look in common.
LOOKS: Final = Table(
    "looks",
    METADATA,
    Column("look", Text, primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
)

# Kinds of sessions.
BROWSER: Final = "browser"
TOKEN: Final = "token"

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token, which itself we do not keep
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(60), nullable=False),  # what a token is for
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=True, index=True),  # tokens last until they are revoked
)

# Links with which somebody who forgot the password sets another.
RESETS: Final = Table(
    "resets",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the link's code
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

# What a process that uses the same SQLite file tells the server; PostgreSQL has NOTIFY for it.
NEWS: Final = Table(
    "news",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
