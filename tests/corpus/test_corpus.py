"""Every recorded game replays to its score, or says up to which version of the rules it did."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux import BadRecord, Record
from lascaux.games import games
from tests.conformance.games import ROWS
from tests.corpus.write import FOLDER, PLAYERS

FILES = sorted(FOLDER.glob("*.lascaux"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_score(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    if until := re.search(r"^# until rules (\d+)$", text, re.MULTILINE):
        with pytest.raises(BadRecord):
            Record.parse(text)
        name = re.findall(r"^game (\S+)$", text, re.MULTILINE)[0]
        assert int(until[1]) < games()[name]({}).rules_version, "the rules need a new version"
        return
    record = Record.parse(text)
    assert record.position().over
    scores = " ".join(format(points, "g") for points in record.position().scores())
    assert text.startswith(f"# scores {scores}\n")
    assert record.rules <= record.game.rules_version


def test_every_mode_is_recorded_with_every_player() -> None:
    assert {file.stem for file in FILES} >= {f"{row.id}-{player}" for row in ROWS for player in PLAYERS}


@pytest.mark.parametrize("name", sorted({row.name for row in ROWS}))
def test_every_value_of_every_option_is_recorded(name: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    for option in games()[name].declared:
        for value in option.values:
            lines = {f"game {name}", f"option {option.name} {value}"}
            found = any(lines <= set(text.splitlines()) for text in texts)
            before = any(f"game {name}\n" in text and f"option {option.name} " not in text for text in texts)
            assert found or (value == option.default and before), f"{option.name} {value}"


@pytest.mark.parametrize("name", sorted({row.name for row in ROWS}))
def test_the_rules_page_lists_the_versions_of_the_rules(name: str) -> None:
    page = FOLDER.parent.parent / "docs" / "rules" / f"{name.replace('-', '_')}.md"
    listed = page.read_text(encoding="utf-8").split("\n## Versions of these rules\n")[1].splitlines()
    versions = games()[name]({}).rules_versions
    rows = [f"| {number} | {one.release} | {one.changes} |" for number, one in enumerate(versions, start=1)]
    assert [line for line in listed if re.match(r"\| \d", line)] == rows
