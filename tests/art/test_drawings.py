"""Drawings are the same each time, whatever was drawn before them, and small enough to load."""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from art.__main__ import FOLDERS, draw

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("cave_vs_cave", "stone_age", "caverna")


@cache
def drawings(folder: str) -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = import_module(f"art.{folder}").drawings()
    return found


@cache
def drawn(folder: str) -> dict[str, str]:
    return {name: draw(drawing) for name, drawing in drawings(folder).items()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_same_seed_makes_the_same_bytes(folder: str) -> None:
    backwards = {name: draw(drawing) for name, drawing in reversed(drawings(folder).items())}
    assert [name for name, svg in drawn(folder).items() if backwards[name] != svg] == []


def test_another_process_draws_the_same() -> None:
    """The order of sets differs between processes; that of strokes must not."""
    program = "from art.__main__ import draw; from art.caverna import drawings; print(draw(drawings()['ruby-mine']))"
    ways = (
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, cwd=ROOT, capture_output=True, check=True
        )
        for seed in "12"
    )
    assert len({way.stdout for way in ways}) == 1


@pytest.mark.parametrize("folder", GAMES)
def test_the_art_of_a_game_is_at_most_a_megabyte_and_a_half(folder: str) -> None:
    assert sum(len(svg.encode()) for svg in drawn(folder).values()) <= 1_500_000


def test_every_room_and_every_action_tile_of_cave_vs_cave_has_its_drawing() -> None:
    from lascaux.games.cave_vs_cave.rules.actions import TILES
    from lascaux.games.cave_vs_cave.rules.rooms import ROOMS

    needed = {f"room-{room.slug}" for room in ROOMS} | {f"action-{tile.slug}" for tile in TILES}
    assert needed - drawings("cave_vs_cave").keys() == set()


def test_a_room_or_action_tile_of_cave_vs_cave_is_at_most_12_kilobytes() -> None:
    sizes = {name: len(svg) for name, svg in drawn("cave_vs_cave").items() if name.startswith(("room-", "action-"))}
    assert {name: size for name, size in sizes.items() if size > 12_000} == {}


def test_all_signs_are_loaded_before_the_first_draw_and_small() -> None:
    sprites = "".join(drawn("signs").values())
    assert len(gzip.compress(sprites.encode())) <= 60_000


def test_no_drawing_names_a_role_that_the_palette_lacks() -> None:
    import re

    from art.hand import DAY

    missing = {
        (folder, name, role)
        for folder in FOLDERS
        for name, svg in drawn(folder).items()
        for role in re.findall(r"var\(--(\w+)", svg)
        if role not in DAY and role != "seat"
    }
    assert missing == set()
