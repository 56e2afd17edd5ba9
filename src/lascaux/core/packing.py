"""Positions as bytes: a heading that says what they are positions of, then the cells."""

from __future__ import annotations

import json
from array import array
from sys import byteorder
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.errors import BadPosition

FORMAT: Final = b"lascaux position 1"
CELL: Final = 8  # bytes, the lowest first


def packed(heading: dict[str, object], cells: vec[i64]) -> bytes:
    numbers = array("q", cells)
    if byteorder == "big":
        numbers.byteswap()
    return b"\n".join([FORMAT, json.dumps(heading, separators=(",", ":")).encode(), numbers.tobytes()])


def unpacked(data: bytes, heading: dict[str, object], count: int) -> vec[i64]:
    """The cells, if the heading is the one expected and there are as many as expected."""
    form, _, rest = bytes(data).partition(b"\n")
    if form != FORMAT:
        raise BadPosition(f"these bytes are no position: they begin with {data[:20]!r}, not with {FORMAT!r}")
    written, _, content = rest.partition(b"\n")
    try:
        found = json.loads(written)
    except ValueError as error:
        raise BadPosition("the heading of this position cannot be read") from error
    for key, expected in heading.items():
        there = found.get(key) if isinstance(found, dict) else None
        if there != expected:
            raise BadPosition(f"this position has {key} {there!r}; this game has {expected!r}")
    if len(content) != CELL * count:
        raise BadPosition(f"this position has {len(content)} bytes of cells; this game has {CELL * count}")
    numbers = array("q", content)
    if byteorder == "big":
        numbers.byteswap()
    return vec[i64](numbers)
