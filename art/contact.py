"""The contact sheet: everything that is drawn, by day and by fire, signs at 160, 32 and 16 px (`python -m art.contact`)."""

import shutil
from pathlib import Path

from art.hand import PALETTE
from art.signs import SPRITES

ROOT = Path(__file__).resolve().parent.parent
DRAWN = ROOT / "web" / "src" / "art"
OUT = ROOT / "build" / "art"

STYLE = """
body { margin: 0; width: 2000px; font: 500 12px "Alegreya Sans", sans-serif }
article { display: grid; grid-template-columns: 1fr 1fr }
section { padding: 16px; background: var(--paper); color: var(--text) }
.day { color-scheme: light } .fire { color-scheme: dark }
ul { list-style: none; display: flex; flex-wrap: wrap; gap: 10px; padding: 0 } li { text-align: center }
li svg { display: block; margin: 0 auto 4px } .sizes { display: flex; align-items: end; gap: 4px; justify-content: center }
.scenes img { display: block; height: 150px }
"""


def signs(game: str) -> str:
    """In three sizes each."""

    def one(name: str, size: int) -> str:
        return f'<svg width="{size}" height="{size}"><use href="#sign-{name}"/></svg>'

    items = (
        f'<li>{one(name, 160)}<div class="sizes">{one(name, 32)}{one(name, 16)}</div>{name}</li>' for name in SPRITES[game]
    )
    return f"<ul>{''.join(items)}</ul>"


def scenes(folder: str) -> str:
    files = sorted((DRAWN / folder).glob("*.svg"))
    items = (f'<li><img src="{file.as_uri()}LIGHT" alt="">{file.stem}</li>' for file in files)
    return f'<ul class="scenes">{"".join(items)}</ul>'


def sprites() -> str:
    """All sprites, in the page but not seen."""
    found = "".join((DRAWN / "signs" / f"{game}.svg").read_text() for game in SPRITES)
    return f'<div style="position:absolute;width:0;height:0;overflow:hidden">{found}</div>'


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def page() -> dict[str, str]:
    """The parts of the sheet by their names: what is drawn, by day beside by fire."""
    folders = sorted(folder.name for folder in DRAWN.iterdir() if folder.is_dir() and [*folder.glob("*.svg")])
    parts = {f"signs-{game}": signs(game) for game in SPRITES}
    parts |= {folder: scenes(folder) for folder in folders if folder != "signs"}
    return {
        name: "".join(
            f'<section class="{light}"><h2>{name}</h2>{part.replace("LIGHT", target)}</section>'
            for light, target in (("day", ""), ("fire", "#fire"))
        )
        for name, part in parts.items()
    }


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    sheet = OUT / "contact.html"
    parts = page()
    head = f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{PALETTE.read_text()}{STYLE}</style>"
    sheet.write_text(
        head + sprites() + "".join(f'<article id="{name}">{part}</article>' for name, part in parts.items())
    )
    if chromium():
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            view = browser.new_page(viewport={"width": 2000, "height": 900})
            view.set_default_timeout(180_000)
            view.goto(sheet.as_uri())
            for name in parts:
                view.locator(f"#{name}").screenshot(path=OUT / f"contact-{name}.png")
            browser.close()
    print(f"contact sheet: {sheet}")


if __name__ == "__main__":
    main()
