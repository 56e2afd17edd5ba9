"""Builds build/rules.html: every clause of docs/rules with the code lines and the tests that name it.

A clause is a table row whose first cell is an id (`| ABC-DIG-04 | rule | ... |`). Standard library only.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

ID = r"[A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?"
NAMED = re.compile(rf"(?<![\w-]){ID}(?![\w-])")
ROW = re.compile(rf"\|\s*[*`]*({ID})[*`]*\s*\|")
INLINE = re.compile(rf"`([^`]+)`|\*\*(.+?)\*\*|((?<![\w-]){ID}(?![\w-]))")

STYLE = """
:root { color-scheme: light dark; --line: #8884; --miss: #c33; --soft: #8881; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 78rem; margin: 0 auto; padding: 0 1rem 4rem; }
header { position: sticky; top: 0; background: Canvas; padding: .6rem 0; border-bottom: 1px solid var(--line); }
input { font: inherit; width: min(30rem, 100%); padding: .3rem .6rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
td, th { border-top: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top; }
td:first-child, td.named { white-space: nowrap; } td.named { font-size: .85em; }
tr:target, :target { background: #fc03; } tr[id] { scroll-margin-top: 4rem; }
tr.untested td:first-child { box-shadow: inset 3px 0 var(--miss); } .miss { color: var(--miss); }
pre { overflow: auto; background: var(--soft); padding: .8rem; } code { background: var(--soft); }
.ids a { display: inline-block; margin-right: .8rem; } a { color: LinkText; text-decoration: none; }
"""

SCRIPT = """
const box = document.querySelector("input"), rows = [...document.querySelectorAll("tr[id]")];
box.addEventListener("input", () => {
  const words = box.value.toLowerCase().split(/\\s+/);
  for (const row of rows) row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word));
});
"""


@dataclass(frozen=True)
class Mention:
    """A line that names a clause."""

    file: str
    line: int

    def link(self) -> str:
        return f'<a href="../{escape(self.file)}#L{self.line}">{escape(Path(self.file).name)}:{self.line}</a>'


@dataclass
class Clause:
    id: str
    code: list[Mention] = field(default_factory=list)
    tests: list[Mention] = field(default_factory=list)


Clauses = dict[str, Clause]


def read_clauses(files: Iterable[Path]) -> Clauses:
    clauses: Clauses = {}
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if row := ROW.match(line):
                if row[1] in clauses:
                    raise ValueError(f"{file.name}:{number}: {row[1]} is defined twice")
                clauses[row[1]] = Clause(row[1])
    return clauses


def mentions(root: Path, folder: str) -> Iterator[tuple[str, Mention]]:
    for file in sorted((root / folder).rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for name in sorted(set(NAMED.findall(line))):
                yield name, Mention(file.relative_to(root).as_posix(), number)


def link_clauses(clauses: Clauses, root: Path) -> dict[str, list[Mention]]:
    """Hang every mention on its clause; what is left names an id of a known family that no rule file defines."""
    families = {name.split("-")[0] for name in clauses}
    unknown: dict[str, list[Mention]] = defaultdict(list)
    for folder in ("src", "tests"):
        for name, mention in mentions(root, folder):
            if name in clauses:
                (clauses[name].code if folder == "src" else clauses[name].tests).append(mention)
            elif name.split("-")[0] in families:
                unknown[name].append(mention)
    return dict(unknown)


def inline(text: str, clauses: Clauses, family: str = "") -> str:
    """Code, bold and references; inside a game's file `DIG-04` is short for that game's `ABC-DIG-04`."""

    def one(match: re.Match[str]) -> str:
        code, bold, name = match.groups()
        if code:
            return f"<code>{code}</code>"
        if bold:
            return f"<b>{bold}</b>"
        target = name if name in clauses else f"{family}-{name}"
        return f'<a href="#{target}">{name}</a>' if target in clauses else str(name)

    return INLINE.sub(one, escape(text, quote=False))


def cells(line: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]


def table(lines: list[str], clauses: Clauses, family: str) -> str:
    has_clauses = any(ROW.match(line) for line in lines)
    head = cells(lines[0]) + (["code", "tests"] if has_clauses else [])
    out = ["<table><tr>", *(f"<th>{inline(cell, clauses, family)}</th>" for cell in head), "</tr>"]
    for line in lines[2:]:
        first, *rest = cells(line)
        body = "".join(f"<td>{inline(cell, clauses, family)}</td>" for cell in rest)
        if row := ROW.match(line):
            clause = clauses[row[1]]
            code, tests = ("<br>".join(at.link() for at in named) for named in (clause.code, clause.tests))
            out.append(f'<tr id="{clause.id}"{"" if tests else " class=untested"}>')
            out.append(f'<td><a href="#{clause.id}">{clause.id}</a></td>{body}<td class=named>{code}</td>')
            out.append(f"<td class=named>{tests or '<span class=miss>no test</span>'}</td></tr>")
        else:
            out.append(f"<tr><td>{inline(first, clauses, family)}</td>{body}</tr>")
    return "".join([*out, "</table>"])


def render(markdown: str, clauses: Clauses) -> str:
    """The little Markdown that the rule files use: headings, tables, fenced drawings and paragraphs."""
    first = re.search(ROW.pattern, markdown)
    family = first[1].split("-")[0] if first else ""
    out: list[str] = []
    for block in re.split(r"(^```.*?^```$)", markdown, flags=re.M | re.S):
        if block.startswith("```"):
            out.append(f"<pre>{escape(block.split(chr(10), 1)[1][:-3], quote=False)}</pre>")
            continue
        block = re.sub(r"^(#.*|---)$", r"\n\1\n", block, flags=re.M)  # each a paragraph of its own
        for paragraph in filter(None, (part.strip() for part in re.split(r"\n\s*\n", block))):
            lines = paragraph.splitlines()
            if heading := re.match(r"(#+) (.*)", paragraph):
                level = min(len(heading[1]) + 1, 6)
                out.append(f"<h{level}>{inline(heading[2], clauses, family)}</h{level}>")
            elif lines[0].startswith("|"):
                out.append(table(lines, clauses, family))
            elif paragraph == "---":
                out.append("<hr>")
            else:
                items = re.sub(r"\n(?=[*-] |\d+\. )", "<br>", inline(paragraph, clauses, family))
                out.append(f"<p>{items}</p>")
    return "\n".join(out)


def page(files: list[Path], clauses: Clauses, unknown: dict[str, list[Mention]]) -> str:
    untested = [clause.id for clause in clauses.values() if not clause.tests]
    missing = "".join(f'<a href="#{name}">{name}</a>' for name in untested)
    strangers = "".join(f"<li>{name}: {', '.join(at.link() for at in found)}" for name, found in unknown.items())
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lascaux: the rules</title><style>{STYLE}</style>
<h1>The rules, clause by clause</h1>
<header><input type="search" placeholder="Filter clauses by id, words, file or “no test”" aria-label="Filter"></header>
<p>{len(clauses)} clauses: {len(clauses) - len(untested)} named by a test, {len(untested)} by none.</p>
<details{" open" if untested else ""}><summary>Clauses without a test: {len(untested)}</summary>
<p class="ids">{missing}</p></details>
<details{" open" if unknown else ""}><summary>Named, but in no rule file: {len(unknown)}</summary>
<ul>{strangers}</ul></details>
{"".join(render(file.read_text(encoding="utf-8"), clauses) for file in files)}
<script>{SCRIPT}</script></html>
"""


def main(root: Path) -> None:
    files = sorted((root / "docs/rules").glob("*.md"))
    clauses = read_clauses(files)
    unknown = link_clauses(clauses, root)
    target = root / "build/rules.html"
    target.parent.mkdir(exist_ok=True)
    target.write_text(page(files, clauses, unknown), encoding="utf-8")
    code = sum(bool(clause.code) for clause in clauses.values())
    tests = sum(bool(clause.tests) for clause in clauses.values())
    print(
        f"build/rules.html: {len(clauses)} clauses, {code} named in the code, {tests} in the tests, "
        f"{len(clauses) - tests} without a test, {len(unknown)} unknown ids"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
