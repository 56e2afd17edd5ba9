"""Draws what the client loads: `python -m art [FOLDER ...]` writes web/src/art/FOLDER/NAME.svg."""

import importlib
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from art import hand

FOLDERS = ("cave_vs_cave", "stone_age", "caverna", "signs", "pages")  # each a package with drawings() -> {name: draw}
OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "art"


def draw(drawing: Callable[[], str]) -> str:
    hand.begin()
    return drawing()


def main(folders: list[str]) -> None:
    shutil.copytree(hand.TEXTURE, OUT / "texture", dirs_exist_ok=True)
    for folder in folders or FOLDERS:
        drawings = importlib.import_module(f"art.{folder}").drawings()
        where = OUT / folder.replace("_", "-")
        where.mkdir(parents=True, exist_ok=True)
        for name, drawing in drawings.items():
            (where / f"{name}.svg").write_text(draw(drawing))
        print(f"{folder}: {len(drawings)} drawings, {sum(p.stat().st_size for p in where.iterdir()) // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
