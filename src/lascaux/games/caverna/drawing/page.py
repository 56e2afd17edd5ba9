"""The whole table as text, at most 120 columns wide: rounds, spaces, the viewer's home, the others, the offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.core.canvas import Canvas, wrap
from lascaux.core.game import Game
from lascaux.games.caverna.drawing.home import WIDTH, HomeDrawing
from lascaux.games.caverna.drawing.player import PlayerDrawing
from lascaux.games.caverna.drawing.shorthand import FURNISHING_STYLES, Piece, Shorthand, put_pieces
from lascaux.games.caverna.drawing.space import SpaceDrawing
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.view.furnishing import FurnishingView
from lascaux.games.caverna.view.whole import CavernaView
from lascaux.games.caverna.wording import Wording

PAGE: Final = 120
LONGEST_NAME: Final = 12
PANEL: Final = 30  # the minimum width of the viewer's goods beside the home board
OFFER_COLUMN: Final = 30  # a furnishing with its cost and points
NAME: Final = 20  # of a furnishing
COST: Final = 7


def draw(
    game: Game[CavernaPosition], at: CavernaPosition, seat: int, language: str = "en", names: Sequence[str] = ()
) -> Canvas:
    return Drawing(Wording(game, language, names), game.view(at, seat)).draw()


class Drawing:
    """Puts the page together."""

    def __init__(self, words: Wording, view: CavernaView, width: int = PAGE) -> None:
        self.words = words
        self.view = view
        self.width = width
        self.short = Shorthand(words)
        self.page = Canvas()
        self.targets = {(target["kind"], target["name"]) for choice in view["choices"] for target in choice["targets"]}
        self.seat = view["seat"] if view["seat"] >= 0 else view["turn"]  # a spectator looks at the player on turn

    def say(self, id: str, **values: object) -> str:
        return self.short.say(id, **values)

    def line(self, pieces: Sequence[Piece]) -> None:
        put_pieces(self.page, self.page.height, 0, pieces)

    def draw(self) -> Canvas:
        self.line([(self.status(), "title")])
        self.draw_rounds()
        self.draw_cards_to_come()
        self.line([(self.say("spaces"), "title")])
        self.page.paste(self.page.height, 0, SpaceDrawing(self.short, self.view).draw())
        self.draw_action()
        self.draw_home()
        self.draw_others()
        self.draw_offer()
        return self.page

    def take_page(self) -> Canvas:
        """What has been drawn so far; the next thing begins a new page."""
        page, self.page = self.page, Canvas()
        return page

    def player(self, seat: int) -> str:
        return self.words.names[seat][:LONGEST_NAME]

    # The course of the game

    def status(self) -> str:
        view = self.view
        rounds = view["schedule"][-1]["round"]
        parts = [self.say("round", round=view["round"], rounds=rounds)] if view["round"] else []
        parts.append(self.say(f"phase.{view['phase']}"))
        if len(view["players"]) > 1 and view["round"]:
            parts.append(self.say("starts", player=self.player(view["start_player"])))
            if view["next_start_player"] != view["start_player"]:
                parts.append(self.say("next", player=self.player(view["next_start_player"])))
        markers = view["markers"]
        if markers["leaves_left"] or markers["reds_left"]:
            parts.append(self.say("markers", leaves=markers["leaves_left"], reds=markers["reds_left"]))
        return " · ".join(parts)

    def draw_rounds(self) -> None:
        """What every round ends with, as far as it is known."""
        pieces: list[Piece] = [(self.say("harvests"), "title")]
        for row in self.view["schedule"]:
            past, now = row["round"] < self.view["round"], row["round"] == self.view["round"]
            kind = self.say(f"harvest.{row['harvest'] or 'unknown'}")
            text = f"{'►' if now else ''}{row['round']} {kind}"
            pieces.append((text, "active" if now else "dim" if past else ""))
        for line in wrap(pieces, self.width):
            self.line(line)

    def draw_cards_to_come(self) -> None:
        stages = [
            self.say("stage", stage=number, cards=", ".join(map(self.words.space, cards)))
            for number, cards in enumerate(self.view["unrevealed"], 1)
            if cards
        ]
        if stages:
            lines = wrap([(f"{self.say('to-come')}:", "title"), *((stage, "dim") for stage in stages)], self.width)
            for line in lines:
                self.line(line)

    def draw_action(self) -> None:
        """The action in progress."""
        current = self.view["current"]
        if current["space"] is None or self.view["over"]:
            return
        parts = [self.say("on-space", player=self.player(self.view["turn"]), space=self.words.space(current["space"]))]
        expedition = current["expedition"]
        if expedition:
            left = expedition["items_left"]
            parts.append(self.say("expedition", strength=expedition["strength"], count=left))
            if expedition["taken"]:
                loot = ", ".join(map(self.words.loot, expedition["taken"]))
                parts.append(self.say("taken", loot=loot))
        for line in wrap([(part, "active") for part in parts], self.width):
            self.line(line)

    # Players

    def draw_home(self) -> None:
        """The viewer's board, with the goods beside it or, if the board has grown too wide, below."""
        home = self.home()
        row, column = self.page.height, max(map(len, home.rows)) + 2
        self.page.paste(row, 0, home)
        if PAGE - column < PANEL:
            row, column = self.page.height, 0
        self.page.paste(row, column, PlayerDrawing(self.short, self.view, self.seat, PAGE - column).draw())

    def home(self, square: int = WIDTH) -> Canvas:
        """The viewer's board, with squares so wide."""
        on_turn = self.view["turn"] == self.seat
        squares = {name for kind, name in self.targets if kind == "square"} if on_turn else set()
        return HomeDrawing(self.short, self.view["players"][self.seat], squares, square).draw()

    def draw_others(self) -> None:
        """Two side by side, clockwise from the viewer."""
        seats = len(self.view["players"])
        if seats == 1:
            return
        self.line([(self.say("others"), "title"), ("  " + self.say("map.legend"), "dim")])
        width = PAGE // 2
        for number in range(1, seats):
            seat = (self.seat + number) % seats
            if number % 2:
                row = self.page.height
            drawn = PlayerDrawing(self.short, self.view, seat, width - 1).draw_compact()
            self.page.paste(row, 0 if number % 2 else width, drawn)

    # Furnishings

    def draw_offer(self) -> None:
        self.line([(self.say("offer"), "title"), ("  " + self.say("offer-legend"), "dim")])
        columns = self.width // OFFER_COLUMN
        height = -(-len(self.view["offer"]) // columns)
        row = self.page.height
        for number, furnishing in enumerate(self.view["offer"]):
            column, down = divmod(number, height)
            self.draw_furnishing(row + down, column * OFFER_COLUMN, furnishing)

    def draw_furnishing(self, row: int, column: int, furnishing: FurnishingView) -> None:
        slug = furnishing["furnishing"]
        style = "target" if ("room", slug) in self.targets else FURNISHING_STYLES[furnishing["colour"]]
        self.page.put(row, column, self.words.short_room(slug), style)
        self.page.put(row, column + NAME + 1, self.short.goods(furnishing["cost"]) or self.say("free"), "good")
        points = "*" if furnishing["conditional"] else str(furnishing["points"])
        self.page.put(row, column + NAME + 1 + COST, points, "points")
