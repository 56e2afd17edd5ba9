"""Drawings of Stone Age; see art/__main__.py."""

from collections.abc import Callable

from art.hand import Hand
from art.stone_age import buildings, camp, cards, land, people, places, wild
from art.stone_age.bake import bake


def drawings() -> dict[str, Callable[[], str]]:
    found = {
        "valley": bake(*land.WIDE, land.wide(False)),
        "valley-winter": bake(*land.WIDE, land.wide(True), winter=True),
        "valley-tall": bake(*land.TALL, land.tall(False)),
        "valley-tall-winter": bake(*land.TALL, land.tall(True), winter=True),
        "camp": bake(*camp.SIZE, camp.camp(False)),
        "camp-winter": bake(*camp.SIZE, camp.camp(True), winter=True),
        "clearing": bake(900, 79, camp.clearing(False, False)),
        "clearing-winter": bake(900, 79, camp.clearing(False, True), winter=True),
        "clearing-tall": bake(900, 119, camp.clearing(True, False)),
        "clearing-tall-winter": bake(900, 119, camp.clearing(True, True), winter=True),
        "tent": bake(140, 124, camp.small_tent, grain=False),
        "bonfire": bake(80, 80, camp.bonfire, grain=False),
        "mammoth": bake(110, 90, lambda defs: wild.mammoth(Hand(9, (60, -60)), 54, 84, 1), grain=False),
        "cup": bake(76, 66, lambda defs: places.cup(Hand(4, (100, -60))), grain=False),
        "stone": bake(34, 16, lambda defs: people.place_stone(17, 8), grain=False),
        "igloo": bake(84, 64, lambda defs: buildings.igloo(Hand(8, (20, -60))), grain=False),
        "plot": bake(84, 128, lambda defs: buildings.plot(Hand(12, (20, -60)), 128), grain=False),
        "plot-low": bake(84, 92, lambda defs: buildings.plot(Hand(12, (20, -60)), 92), grain=False),
        "bought": bake(cards.W, 110, lambda defs: cards.bought(defs, False), wash=.6),
        "bought-winter": bake(cards.W, 110, lambda defs: cards.bought(defs, True), winter=True, wash=.6),
    }
    for name, beast in wild.BEASTS.items():
        found[name] = bake(116, 76, wild.alone(beast), grain=False)
    for name in cards.SYMBOLS:
        for second in (0, 1):
            found[f"{name}-{second + 1}"] = bake(*cards.WIDE, cards.symbol(name, second), wash=.6)
    for name, (_, counts) in cards.FIGURES.items():
        for many, times in counts.items():
            for look in range(times):
                found[f"{name}-{many}-{look + 1}"] = bake(*cards.WIDE, cards.figure(name, many, look), wash=.6)
    for look, kind in enumerate(buildings.KINDS):
        for tall, size in ((128, ""), (92, "-low")):
            found[f"b{look + 1:02}{size}"] = bake(84, tall, buildings.house(kind, look, tall), grain=False)
    return found
