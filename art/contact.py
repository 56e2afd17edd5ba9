"""The contact sheet: everything that is drawn, on one page, by day and by fire (`python -m art.contact`)."""

import shutil
from pathlib import Path

from art.hand import PALETTE
from art.signs import SPRITES

ROOT = Path(__file__).resolve().parent.parent
DRAWN = ROOT / "web" / "src" / "art"
OUT = ROOT / "build" / "art"

STYLE = """
body { margin: 0; font: 500 12px "Alegreya Sans", sans-serif; display: grid; grid-template-columns: 1fr 1fr }
section { padding: 16px; background: var(--paper); color: var(--text) }
.day { color-scheme: light } .fire { color-scheme: dark }
ul { list-style: none; display: flex; flex-wrap: wrap; gap: 10px; padding: 0 } li { text-align: center }
li svg { display: block; margin: 0 auto 4px } .sizes { display: flex; align-items: end; gap: 4px; justify-content: center }
.scenes img { display: block; height: 150px }
"""


def signs(game: str, names: tuple[str, ...]) -> str:
    def one(name: str, size: int) -> str:
        return f'<svg width="{size}" height="{size}"><use href="#sign-{name}"/></svg>'

    items = (f'<li>{one(name, 96)}<div class="sizes">{one(name, 32)}{one(name, 16)}</div>{name}</li>' for name in names)
    return f"<h2>{game}</h2><ul>{''.join(items)}</ul>"


def scenes(light: str) -> str:
    out = ""
    for folder in sorted(DRAWN.iterdir()):
        if folder.name != "signs" and folder.is_dir():
            files = sorted(folder.glob("*.svg"))
            items = (f'<li><img src="{file.as_uri()}{light}" alt="">{file.stem}</li>' for file in files)
            out += f'<h2>{folder.name}: {len(files)} drawings</h2><ul class="scenes">{"".join(items)}</ul>'
    return out


def sprites() -> str:
    """All sprites, in the page but not seen."""
    found = "".join((DRAWN / "signs" / f"{game}.svg").read_text() for game in SPRITES)
    return f'<div style="position:absolute;width:0;height:0;overflow:hidden">{found}</div>'


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def page() -> str:
    halves = ""
    for light, target in (("day", ""), ("fire", "#fire")):
        drawn = "".join(signs(game, names) for game, names in SPRITES.items())
        halves += f'<section class="{light}"><h1>{light}</h1>{drawn}{scenes(target)}</section>'
    head = f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{PALETTE.read_text()}{STYLE}</style>"
    return head + sprites() + halves


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    sheet = OUT / "contact.html"
    sheet.write_text(page())
    if chromium():
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            view = browser.new_page(viewport={"width": 1840, "height": 900})
            view.goto(sheet.as_uri())
            view.screenshot(path=OUT / "contact.png", full_page=True)
            browser.close()
    print(f"contact sheet: {sheet}")


if __name__ == "__main__":
    main()
