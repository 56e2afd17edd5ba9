"""The table of Cave vs Cave: what is written on it is large enough, and whoever has won has bunting over the cave."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest

import lascaux
from lascaux.record import Record
from tests.web.conftest import Player
from tests.web.dressed import dress
from tests.web.playing import wait_for_choice

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
WRITTEN = """() => [...document.querySelectorAll("main.table .board svg text:not(.mark)")]
    .filter((text) => text.getBoundingClientRect().width > 0)
    .map((text) => ({ text, across: text.getScreenCTM() }))
    .map(({ text, across: { a, b, c, d } }) => ({
        words: text.textContent,
        size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d),
        squeezed: Math.abs(Math.hypot(a, b) / Math.hypot(c, d) - 1) > 0.01 || text.hasAttribute("textLength"),
    }))"""


def played(choices: int | None, **options: Any) -> str:
    """The record of a random game after so many choices, or to its end."""
    game = lascaux.load("cave-vs-cave", **options)
    rng, at = Random(5), game.start()
    record = Record(game, ["Ada", "Bot"], [])
    while not at.over and (choices is None or len(record.choices) < choices or at.actor != 0):
        choice = at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices()))
        record.play(choice)
        at.play(choice)
    return record.text()


def check(player: Player) -> None:
    assert wait_for_choice(player)
    written = player.page.evaluate(WRITTEN)
    assert len(written) > 60
    assert [one for one in written if one["size"] < 10.95 or one["squeezed"]] == []


def test_words_on_rooms_and_tiles_are_11_pixels_and_not_squeezed(player: Player) -> None:
    player.ask("GET", "/me")
    made = player.ask("POST", "/records", {"record": played(260, eras=2), "seats": SEATS})
    player.go(f"/tables/{made['table']}")
    check(player)


@pytest.mark.parametrize("eras", [1, 2])
def test_all_rooms_can_be_read_in_both_caves(player: Player, eras: int) -> None:
    printed: Any = lascaux.load("cave-vs-cave").printed("en")
    rooms = [row["room"] for row in printed["rooms"] if row["points"]]
    furnished: list[dict[str, Any]] = []

    def furnish(view: dict[str, Any]) -> None:
        for cave in view["caves"]:
            for space in cave["spaces"]:
                if space["state"] == "covered":
                    space.update(state="room", room=next(laid))
                    furnished.append(space)

    laid = cycle(rooms)
    dress(player.page, furnish)
    table = player.new_table("cave-vs-cave", SEATS, options={"players": 2, "eras": eras}, seed=7)["table"]
    while len(furnished) < 2 * len(rooms):
        player.go(f"/tables/{table}")
        check(player)


def test_the_winner_of_a_game_has_bunting(player: Player) -> None:
    player.ask("GET", "/me")
    made = player.ask("POST", "/records", {"record": played(None), "seats": SEATS})
    player.go(f"/tables/{made['table']}")
    view = player.ask("GET", f"/tables/{made['table']}")["view"]
    caves = player.page.locator("[data-place^='cave ']:has([data-place^='winner '])")
    caves.first.wait_for()
    assert [cave.get_attribute("data-place") for cave in caves.all()] == [f"cave {seat}" for seat in view["winners"]]
