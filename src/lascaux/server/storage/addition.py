"""What is to be stored at once for one table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from lascaux.server.line import Stored


@dataclass(eq=False)
class Addition:
    """Entries for one table, and where it stands after them."""

    table: str
    number: int  # of the first of them
    entries: list[Stored]
    state: dict[str, Any]  # columns of the table
    seats: list[dict[str, Any]] = field(default_factory=list)  # columns of seats that change with them
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def upto(self) -> int:
        """The table's number after them."""
        return self.number + len(self.entries)


def entry_row(table: str, entry: Stored) -> dict[str, Any]:
    return {"table_id": table, **entry._asdict()}
