"""What MkDocs needs to know about this repository: pages that stand outside docs, and links that lead out of it.

CHANGELOG.md and CONTRIBUTING.md become pages, and so does each game's rulebook in both languages. Any other file that a
page links to comes along as it is, under `files/`.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files

from tools import rulebook_page

ROOT: Final = Path(__file__).resolve().parent.parent
RULEBOOKS: Final = {rulebook_page.source(*book): rulebook_page.site(*book) for book in rulebook_page.BOOKS}
# Where each stands in the site
PAGES: Final = {"CHANGELOG.md": "changes.md", "CONTRIBUTING.md": "contributing.md", **RULEBOOKS}
OUTSIDE: Final = "files"
LINK: Final = re.compile(r"(?<=\]\()([^)#:\s]+)(#[^)\s]*)?(?=\))")
CODE: Final = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def target(origin: str, link: str) -> str:
    """What a link on a page means, as a path from the root of the repository."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(origin), link))


def home(path: str) -> str:
    """Where a file of the repository stands in the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return PAGES.get(path, f"{OUTSIDE}/{path}")


def origin(uri: str) -> str:
    """The file of the repository that a page of the site is made from."""
    return {site: path for path, site in PAGES.items()}.get(uri, f"docs/{uri}")


def relinked(text: str, uri: str) -> str:
    """A page whose links lead to where things stand in the site."""

    def lead(found: re.Match[str]) -> str:
        path = target(origin(uri), found[1])
        if not (ROOT / path).is_file():
            return found[0]  # MkDocs complains about it
        return posixpath.relpath(home(path), posixpath.dirname(uri) or ".") + (found[2] or "")

    parts = CODE.split(text)
    return "".join(part if number % 2 else LINK.sub(lead, part) for number, part in enumerate(parts))


def on_files(files: Files, config: Any) -> Files:
    for path, site in PAGES.items():
        if path not in RULEBOOKS:
            files.append(File.generated(config, site, abs_src_path=str(ROOT / path)))
    for book in rulebook_page.BOOKS:
        files.append(File.generated(config, rulebook_page.site(*book), content=rulebook_page.page(*book)))
    outside: set[str] = set()
    for file in files.documentation_pages():
        text = CODE.sub("", file.content_string)
        links = [target(origin(file.src_uri), found[0]) for found in LINK.findall(text)]
        outside |= {path for path in links if home(path).startswith(f"{OUTSIDE}/") and (ROOT / path).is_file()}
    for path in sorted(outside):
        added = File.generated(config, home(path), abs_src_path=str(ROOT / path))
        if path.endswith(".md"):  # a page of another project: it comes as text
            added = File.generated(config, f"{home(path)}.txt", abs_src_path=str(ROOT / path))
        files.append(added)
    return files


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    text = relinked(markdown, page.file.src_uri)
    return re.sub(rf"(\]\([^)#:\s]*{OUTSIDE}/[^)#\s]*\.md)(?=[)#])", r"\1.txt", text)
