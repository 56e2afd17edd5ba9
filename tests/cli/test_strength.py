"""Where the strongest bots cannot play their best, a sentence says so."""

from __future__ import annotations

import pytest

from lascaux.agents import strong
from lascaux.cli.main import main

MATCH = ["match", "{agent}", "random", "--games", "2", "--jobs", "1", "--out"]


@pytest.mark.parametrize(("agent", "says"), [("skilled", True), ("greedy", False)])
def test_a_match_without_the_network_says_so(
    agent: str, says: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setattr(strong, "RUNTIME", ("no_such_module",))
    command = [part.format(agent=agent) for part in MATCH]
    main([*command, f"{tmp_path}/run", "--game", "cave-vs-cave", "--language", "en"])
    assert ("lascaux[strong]" in " ".join(capsys.readouterr().out.split())) == says
