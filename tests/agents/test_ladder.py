"""The ladder is the one place that knows whom a game offers, in which order and for what."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux.agents import AGENTS, Thinker, ladder, make_agent
from lascaux.agents.ladder import OTHERS, RUNGS
from lascaux.agents.naming import TEXTS, bot_name, numbered
from lascaux.core.texts import LANGUAGES
from lascaux.games import games

ROOT = Path(__file__).resolve().parents[2]
EVERYWHERE = [
    (game, int(players))
    for game in sorted(games())
    for option in games()[game].declared
    if option.name == "players"
    for players in option.values
]


@pytest.mark.parametrize(("game", "players"), EVERYWHERE)
def test_everything_a_game_offers_exists_and_stands_in_order(game: str, players: int) -> None:
    offered = ladder.ladder(game, players)
    assert list(offered.rungs) == [name for name in RUNGS if name in offered.rungs]
    assert offered.bots == (*offered.rungs, *OTHERS)
    assert {offered.opponent, offered.adviser, offered.judge} <= set(offered.rungs)
    assert offered.adviser == offered.rungs[-1]
    for name in (offered.adviser, offered.judge):
        assert isinstance(make_agent(name), Thinker)


def test_every_name_is_an_agent() -> None:
    assert (*RUNGS, *OTHERS) == AGENTS
    for name in RUNGS:
        make_agent(name)


def test_what_is_not_proven_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "UNPROVEN", {("caverna", 2): ("novice", "expert", "master")})
    small = ladder.ladder("caverna", 2)
    assert small.rungs == ("random", "greedy", "skilled")
    assert (small.opponent, small.adviser, small.judge) == ("greedy", "skilled", "skilled")
    assert ladder.ladder("caverna", 3).rungs == RUNGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_has_a_word_of_its_own(language: str) -> None:
    words = [bot_name(name, language) for name in RUNGS]
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"[A-ZÄÖÜ][a-zäöüß]+", word) for word in words)
    assert TEXTS.messages[language].keys() == {f"bots.{name}" for name in RUNGS}
    assert bot_name("search:simulations=5", language) == "search:simulations=5"


def test_several_alike_are_numbered() -> None:
    assert numbered(["Ada", "Novice", "Regular", "Novice"]) == ["Ada", "Novice 1", "Regular", "Novice 2"]


def test_nobody_else_lists_the_names() -> None:
    """A list of bots anywhere else would sooner or later tell another story."""
    listing = re.compile(r"novice.{1,8}(greedy|skilled).{1,8}(skilled|expert)")
    sources = [*ROOT.glob("src/**/*.py"), *ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]
    telling = [path.name for path in sources if listing.search(path.read_text(encoding="utf-8"))]
    assert telling == ["ladder.py"]
