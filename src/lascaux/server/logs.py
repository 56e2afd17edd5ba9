"""Logs, one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final


class JsonLines(logging.Formatter):
    """Time, level, where, what; a traceback only here, never in an answer."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


# What uvicorn takes for trouble and is only a stranger's nonsense, or a WebSocket that we refused with a reason:
# anybody could fill the disk with these.
NO_NEWS: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)


def is_news(record: logging.LogRecord) -> bool:
    return record.msg not in NO_NEWS


def set_up_logs(level: str) -> None:
    """The level is for our own messages. Libraries only warn: in detail they repeat what they carry, cookies,
    addresses with invitations and what is stored with passwords' hashes."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_news)
    least = max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()])
    logging.basicConfig(level=least, handlers=[handler], force=True)
    logging.getLogger("lascaux").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(least)
