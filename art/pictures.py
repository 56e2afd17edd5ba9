"""Draws the pictures that are kept in the repository: icon, social picture, pictures of docs/art.md (`python -m art.pictures`)."""

import html
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from art import contact
from art.hand import PALETTE
from art.pages import icon

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
DOCS = ROOT / "docs" / "images" / "art"
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
DRAWN = contact.DRAWN
SIGNS = ("wood", "grain", "sheep", "dwarf1", "dig", "furnish")

LETTERS = "".join(
    f'@font-face {{ font-family: "{family}"; src: url("{(FONTS / path).as_uri()}") }}\n'
    for family, path in (
        ("Grenze", "grenze/files/grenze-latin-600-normal.woff2"),
        ("Alegreya Sans", "alegreya-sans/files/alegreya-sans-latin-500-normal.woff2"),
    )
)
STYLE = f"{PALETTE.read_text()}{LETTERS} body {{ margin: 0; color: var(--text); font: 18px 'Alegreya Sans' }} .day {{ color-scheme: light }} .fire {{ color-scheme: dark }}"

SOCIAL = """
<style>img { position: absolute; width: 1200px; height: 750px; top: -120px } div { position: absolute; left: 56px; top: 56px; background: #fbf3df; border: 4px solid #2a1e17;
border-radius: 8px 14px 10px 16px; padding: 6px 34px 18px } b { font: 108px/1.1 Grenze } p { margin: 0; font-size: 32px }</style>
<img src="SCENE" alt=""><div><b>Lascaux</b><p>Cave vs Cave, Stone Age, Caverna</p></div>
"""


def shoot(browser: Browser, body: str, wide: int, high: int, where: Path) -> None:
    page = browser.new_page(viewport={"width": wide, "height": high})
    sheet = contact.OUT / "picture.html"
    sheet.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{body}")
    page.goto(sheet.as_uri())
    page.evaluate("document.fonts.ready")
    page.screenshot(path=where, type="jpeg", quality=86) if where.suffix == ".jpg" else page.screenshot(path=where)
    page.close()


def lights(inner: str, wide: int) -> str:
    """The same by day and by fire, side by side."""
    return "".join(
        f'<section class="{light}" style="float:left;width:{wide}px;background:var(--paper);color:var(--text)">{inner.replace("LIGHT", target)}</section>'
        for light, target in (("day", ""), ("fire", "#fire"))
    )


def palette() -> str:
    rows = [
        line.split(":")[0].strip()
        for line in PALETTE.read_text().splitlines()
        if line.strip().startswith("--") and "snow" not in line
    ]
    swatch = '<span style="display:inline-block;width:74px;margin:3px;font-size:13px"><i style="display:block;height:34px;border:1px solid var(--edge);background:var({0})"></i>{1}</span>'
    return "".join(swatch.format(name, html.escape(name[2:])) for name in rows)


def signs(names: Iterable[str]) -> str:
    """The same signs at three sizes."""
    rows = ""
    for size in (64, 32, 16):
        rows += (
            "".join(
                f'<svg width="{size}" height="{size}" style="margin:4px"><use href="#sign-{name}"/></svg>'
                for name in names
            )
            + "<br>"
        )
    return rows


def main() -> None:
    for folder in (PUBLIC, DOCS, contact.OUT):
        folder.mkdir(parents=True, exist_ok=True)
    (PUBLIC / "icon.svg").write_text(icon.draw())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=contact.chromium(), args=["--no-sandbox", "--disable-gpu"])
        shoot(
            browser,
            f'<img src="{(PUBLIC / "icon.svg").as_uri()}" width="180" height="180" alt="">',
            180,
            180,
            PUBLIC / "icon-180.png",
        )
        scene = (DRAWN / "pages" / "caverna.svg").as_uri()
        shoot(browser, SOCIAL.replace("SCENE", scene), 1200, 630, PUBLIC / "social.jpg")
        shoot(browser, lights(palette(), 500), 1000, 482, DOCS / "palette.png")
        shoot(browser, contact.sprites() + lights(signs(SIGNS), 500), 1000, 150, DOCS / "signs.png")
        scenes = "".join(
            f'<img src="{(DRAWN / "pages" / name).as_uri()}LIGHT" width="244" style="margin:3px" alt="">'
            for name in ("cave-vs-cave.svg", "caverna.svg")
        )
        shoot(browser, lights(scenes, 500), 1000, 160, DOCS / "light.jpg")
        browser.close()


if __name__ == "__main__":
    main()
