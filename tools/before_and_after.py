"""One sheet that shows pictures beside each other, each with its label: a table as it was and as it is."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser

WIDE: Final = 2400
MOST: Final = 500_000  # bytes
STYLE: Final = """body { margin: 0; padding: 16px; background: #f3e6cb; color: #2a1e17; font: 600 30px Grenze, serif }
.row { display: flex; gap: 16px; margin-bottom: 12px } figure { margin: 0 } img { width: 100%; display: block }"""

Row = list[tuple[str, Path]]  # labels and pictures, all as high as each other


def inside(path: Path) -> str:
    return f"data:image/png;base64,{b64encode(path.read_bytes()).decode()}"


def figure(label: str, path: Path) -> str:
    with Image.open(path) as picture:
        share = picture.width / picture.height
    return f'<figure style="flex: {share:.4f}">{escape(label)}<img src="{inside(path)}"></figure>'


def lay_out(browser: Browser, rows: list[Row], sheet: Path) -> None:
    """As good as the bytes allow."""
    body = "".join(f'<div class="row">{"".join(figure(*one) for one in row)}</div>' for row in rows)
    page = browser.new_page(viewport={"width": WIDE, "height": 800})
    page.set_content(f"<style>{STYLE}</style>{body}")
    picture = Image.open(BytesIO(page.screenshot(full_page=True))).convert("RGB")
    page.close()
    sheet.parent.mkdir(parents=True, exist_ok=True)
    for quality in range(85, 10, -5):
        picture.save(sheet, quality=quality, optimize=True, progressive=True)
        if sheet.stat().st_size <= MOST:
            return
    raise ValueError(f"{sheet} has more than {MOST} bytes")
