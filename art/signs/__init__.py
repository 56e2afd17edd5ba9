"""Goods, animals, people and signs, each in a box of 64 units and readable at 16 px: one sprite per game, and a common one."""

from collections.abc import Callable, Iterable
from functools import partial

from art import goods, hand
from art.goods import fine
from art.signs import deeds, ground, learning, people, stores
from art.signs.people import MARGIN, Draw

DRAWN: dict[str, Draw] = goods.GOODS | stores.DRAWN | people.DRAWN | deeds.DRAWN | ground.DRAWN | learning.DRAWN

WIDE = {"dig2": 106}  # all others fit the square

SPRITES: dict[str, tuple[str, ...]] = {
    "common": (
        *("wood", "stone", "ore", "gold", "food", "grain", "donkey", "arrow", "once", "points", "star"),
        *("gnome", "dwarf", *(f"dwarf{seat}" for seat in range(7)), *(f"mark{seat}" for seat in range(7))),
    ),
    "cave-vs-cave": (
        "flax",
        "iron",
        "weapon",
        "dig",
        "dig2",
        "undermine",
        "furnish",
        "wall",
        "raze",
        "kinds",
        "all",
        "undergrowth",
        "action",
        "food-ring",
    ),
    "stone-age": (
        *("clay", "any", "tool", "goat", "building", "igloo", "card", *(f"die{value}" for value in range(1, 7))),
        *("villager", "person", *(f"person{seat}" for seat in range(4)), "farmer", "builder", "shaman", "toolmaker"),
        *("healing", "art", "writing", "pottery", "time", "transport", "music", "weaving"),
    ),
    "caverna": (
        *("ruby", "vegetable", "sheep", "boar", "cattle", "dog", "begging", "axe", "stable"),
        *ground.DRAWN,
        *(
            "sow",
            "furnish-dwelling",
            "chair",
            "grow",
            "imitation",
            "forge",
            "expedition",
            "all-weapons",
            "breed",
            "trade",
            "leaf",
            "start",
        ),
    ),
}


def symbol(name: str) -> str:
    low, wide, high = hand.n(-MARGIN), hand.n(WIDE.get(name, 64) + 2 * MARGIN), hand.n(64 + 2 * MARGIN)
    seed = 40 + sum(map(ord, name)) % 50
    return f'<symbol id="sign-{name}" viewBox="{low} {low} {wide} {high}">{DRAWN[name](fine(seed))}</symbol>'


def sprite(names: Iterable[str]) -> str:
    hand.begin(2)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">' + "".join(symbol(name) for name in dict.fromkeys(names)) + "</svg>"
    )


def drawings() -> dict[str, Callable[[], str]]:
    return {game: partial(sprite, names) for game, names in SPRITES.items()}
