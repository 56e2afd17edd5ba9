"""The few pieces of HTML that all sections are made of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

__all__ = ["Column", "attributes", "escape", "figure", "paragraph", "section", "table", "tag"]


class Column(NamedTuple):
    """A heading; numbers are aligned to the right."""

    title: str
    number: bool = True


def attributes(values: dict[str, object]) -> str:
    """`class_` is written `class`, and `stroke_width` is written `stroke-width`."""
    pairs = [(name.rstrip("_").replace("_", "-"), value) for name, value in values.items() if value is not None]
    return "".join(f' {name}="{escape(str(value))}"' for name, value in pairs)


def tag(name: str, content: str = "", **values: object) -> str:
    return f"<{name}{attributes(values)}>{content}</{name}>"


def paragraph(text: str, **values: object) -> str:
    return tag("p", escape(text), **values)


def table(caption: str, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> str:
    """A plain table; the first cell of each row is its heading. Cells are HTML already."""
    numeric = ["number" if column.number else None for column in columns]
    head = "".join(tag("th", escape(c.title), scope="col", class_=n) for c, n in zip(columns, numeric, strict=True))
    body = ""
    for row in rows:
        cells = tag("th", row[0], scope="row")
        cells += "".join(tag("td", cell, class_=n) for cell, n in zip(row[1:], numeric[1:], strict=True))
        body += tag("tr", cells)
    content = tag("caption", escape(caption)) + tag("thead", tag("tr", head)) + tag("tbody", body)
    return tag("div", tag("table", content), class_="scroll", tabindex="0", role="region", aria_label=caption)


def figure(plot: str, caption: str, behind: str, summary: str) -> str:
    """A plot, what it shows in full sentences, and the table behind it."""
    content = plot + tag("figcaption", escape(caption))
    return tag("figure", content + tag("details", tag("summary", escape(summary)) + behind))


def section(id: str, title: str, *parts: str) -> str:
    heading = tag("h2", escape(title), id=f"{id}-title")
    return tag("section", heading + "".join(parts), id=id, aria_labelledby=f"{id}-title")
