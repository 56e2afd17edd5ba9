"""What a browser loads for a table: little, and nothing of other games."""

from __future__ import annotations

import pytest

from tests.web.conftest import Player

GAMES = ("cave-vs-cave", "stone-age", "caverna")
MOST = 300  # kilobytes, as they are sent, and with the drawings that come while one already sees the board


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_its_own_game_and_little_else(player: Player, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = player.new_table(game, seats, options={"players": 2})["table"]
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}
    network = player.context.new_cdp_session(player.page)
    network.send("Network.enable")
    network.on("Network.requestWillBeSent", lambda sent: addresses.update({sent["requestId"]: sent["request"]["url"]}))
    network.on("Network.loadingFinished", lambda got: sizes.update({got["requestId"]: got["encodedDataLength"] / 1000}))
    player.go(f"/tables/{table}")
    player.page.wait_for_selector("main.table .target")
    player.page.wait_for_load_state("networkidle")
    scripts = [address for address in addresses.values() if address.endswith(".js")]
    assert [each for each in GAMES if any(f"/{each}-" in script for script in scripts)] == [game]
    assert len(scripts) == len(set(scripts)), "what was announced is what is used"
    played = [request for request, address in addresses.items() if "/moments?" in address]  # what the bot does then
    assert sum(size for request, size in sizes.items() if request not in played) < MOST
