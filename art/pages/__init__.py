"""Pictures of pages that are no table: a scene for each game, and what waits, is empty or lost."""

from collections.abc import Callable

from art.pages import homestead, moments, scenes


def drawings() -> dict[str, Callable[[], str]]:
    return {
        "cave-vs-cave": scenes.cave_in_section,
        "stone-age": scenes.valley_at_evening,
        "caverna": homestead.draw,
        "lost": moments.lost,
        "empty": moments.empty,
        "fire": moments.fire,
        "wall": moments.wall,
    }
