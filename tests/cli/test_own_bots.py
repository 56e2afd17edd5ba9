"""Somebody's own bot at a local table, and a saved game that must not start it by itself."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal

BOT = """
class Last:
    def choose(self, game, at):
        return at.choices()[-1]
"""


def test_a_file_plays_and_a_saved_game_asks_for_leave(terminal: Terminal, tmp_path: Path) -> None:
    bot, saved = tmp_path / "mybot.py", tmp_path / "game.lascaux"
    bot.write_text(BOT)
    first = terminal.run("play", "cave-vs-cave", "--against", str(bot), "--seed", "1", typed=[f"save {saved}", "quit"])
    assert (first.code, first.err) == (0, "")
    assert f"seat 1 {bot}" in saved.read_text()
    alone = terminal.run("play", "--load", str(saved), typed=["quit"])
    assert alone.code == 2
    assert "a saved game starts nobody's code by itself; say: lascaux play --load FILE --against" in alone.err
    again = terminal.run("play", "--load", str(saved), "--against", str(bot), typed=["quit"])
    assert (again.code, again.err) == (0, "")


def test_an_illegal_answer_is_one_sentence(terminal: Terminal, tmp_path: Path) -> None:
    bot = tmp_path / "cheat.py"
    bot.write_text(BOT.replace("at.choices()[-1]", "game.parse('take masonry')"))
    result = terminal.run("play", "cave-vs-cave", "--seats", f"{bot},{bot}", "--seed", "1")
    assert result.code == 2
    assert result.err.startswith(f"lascaux: {bot} chose take masonry: ")
