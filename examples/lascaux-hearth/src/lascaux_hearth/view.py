"""What a seat sees, as plain data (nobody has secrets here), and the same drawn with characters."""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.core.view import TableView, table_view
from lascaux.core.voice import Voice
from lascaux_hearth.rules import CLEARING, FLINT, FOREST, HEAT, NIGHT, WARMTH, WOOD, HearthPosition
from lascaux_hearth.tiles import COLD, FINDS, NIGHTS, PLACES


class CampView(TypedDict):
    """One tribe's goods and fires."""

    warmth: int
    wood: int
    flint: int
    heat: dict[str, int]  # of the fire in each place


class HearthView(TableView):
    round: int  # the day and its night
    rounds: int
    cold: int  # of this night
    forest: dict[str, int]  # tiles that nobody has seen yet
    clearing: dict[str, int]
    camps: list[CampView]


def view(game: Game[HearthPosition], at: HearthPosition, seat: int) -> HearthView:
    return HearthView(
        **table_view(game, at, seat),
        round=at.cells[NIGHT],
        rounds=NIGHTS,
        cold=COLD[str(game.options["winter"])][at.cells[NIGHT] - 1],
        forest={find.slug: at.cells[FOREST + n] for n, find in enumerate(FINDS)},
        clearing={find.slug: at.cells[CLEARING + n] for n, find in enumerate(FINDS)},
        camps=[
            CampView(
                warmth=at.of(whose, WARMTH),
                wood=at.of(whose, WOOD),
                flint=at.of(whose, FLINT),
                heat={place.slug: at.of(whose, HEAT + n) for n, place in enumerate(PLACES)},
            )
            for whose in range(game.seats)
        ],
    )


def draw(table: HearthView, words: Voice) -> Canvas:
    """The night and the clearing, then everybody's camp."""
    page = Canvas()
    page.put(0, 0, words.say("table.night", night=table["round"], nights=NIGHTS, cold=table["cold"]), "title")
    finds = [f"{count} × {words.say(f'finds.{find}.name')}" for find, count in table["clearing"].items() if count]
    page.put(1, 0, words.say("table.clearing", finds=words.join(finds)), "tile")
    for seat, camp in enumerate(table["camps"]):
        row = page.height + 1
        page.put(row, 0, words.names[seat], "active" if seat == table["turn"] and not table["over"] else f"seat{seat}")
        stock = words.join([words.some("wood", camp["wood"]), words.some("flint", camp["flint"])])
        page.put(row, 20, words.say("table.camp", warmth=camp["warmth"], stock=stock), "good")
        for line, place in enumerate(PLACES, start=row + 1):
            heat = camp["heat"][place.slug]
            page.put(line, 2, words.say(f"places.{place.slug}.name"))
            page.put(line, 20, "▲" * heat + "·" * (place.holds - heat), "orange" if heat else "dim")
            page.put(line, 28, words.say("table.warms", count=place.warms), "points" if heat else "dim")
    return page
