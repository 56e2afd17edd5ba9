"""Tables of the people: who they are, and what lets them in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, LargeBinary, String, Table, Text

from lascaux.server.storage.metadata import METADATA

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", Text, nullable=True, unique=True),  # the name without case; guests have none
    Column("password", Text, nullable=True),  # its argon2 hash
    Column("created", Float, nullable=False),
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

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
