"""Alternatives of one effect written as one: `1e→3F`, `4e→7F` as `1/4e→3/7F`. For the drawn and the printed table."""

from __future__ import annotations

import re
from typing import Final

MANY: Final = 4  # alternatives written out; more are "any number"


def worth_saying(parts: list[str]) -> list[str]:
    """All but the gains contained in a larger one: next to `+2F 1s`, `+2F` goes without saying."""
    gains = [part for part in parts if part[:1] == "+"]
    return [p for p in parts if not (p in gains and any(p[1:] in other and p != other for other in gains))]


def merge(parts: list[str]) -> str:
    """`1Em→3Fo`, `4Em→7Fo` as `1/4Em→3/7Fo`; `5Wo→4Go`, `5St→4Go` as `5Wo/5St→4Go`; `+1Wo`, `+1St` as `+1Wo/St`.

    Alternatives that share nothing are listed one after another.
    """
    written = parts[:1]
    group = parts[:1]
    for part in parts[1:]:
        joined = join([*group, part])
        if joined is None:
            group = [part]
            written.append(part)
        else:
            group.append(part)
            written[-1] = joined
    return " / ".join(written)


def join(group: list[str]) -> str | None:
    """Alternatives written as one, or None if they differ too much."""
    if len({re.sub(r"\d+", "0", part) for part in group}) == 1:  # differ only in numbers
        columns = [list(dict.fromkeys(column)) for column in zip(*(re.findall(r"\d+", p) for p in group), strict=True)]
        if any(len(column) > MANY for column in columns):
            return re.sub(r"\d+", "n", group[0])
        numbers = iter("/".join(column) for column in columns)
        return re.sub(r"\d+", lambda _: next(numbers), group[0])
    for sign in "→↑":  # only in what is paid or raised
        cut = [part.partition(sign) for part in group]
        if all(sign in part for part in group) and len({result for _, _, result in cut}) == 1:
            return "/".join(paid for paid, _, _ in cut) + sign + cut[0][2]
    starts = {re.sub(r"[^\d+ ]+$", "", part) for part in group}  # only in the last good
    if len(starts) == 1 and all(part[0] == "+" or " " in part for part in group):
        start = starts.pop()
        return start + "/".join(part[len(start) :] for part in group)
    return None
