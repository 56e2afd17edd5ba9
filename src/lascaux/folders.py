"""Where Lascaux keeps what should still exist tomorrow."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "lascaux"
