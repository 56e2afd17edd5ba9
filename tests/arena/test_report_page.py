"""The page says what the games say, in both languages, and needs nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import lascaux
from lascaux.arena import Run
from lascaux.arena.report import page, read_results
from lascaux.arena.report.wording import TEXTS
from tests.arena.runs import change_line, play

VOID = ("meta", "input")
GAMES = ("cave-vs-cave", "stone-age", "caverna", "solo")


class Checker(HTMLParser):
    """Every element is closed; the words, and what is inside figures and tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.figures: list[set[str]] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids += [values["id"]] if "id" in values else []
        self.links += [values["href"]] if "href" in values else []
        assert not {"src", "srcset", "data", "xlink:href"} & values.keys()
        if tag == "figure":
            self.figures.append(set())
        for inside in self.figures[-1:] if "figure" in self.open else []:
            inside.add(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"script", "style"} & set(self.open):
            self.words.append(data)
        if {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data

    def row(self, name: str) -> list[str]:
        return next(row for row in self.rows if row and row[0] == name)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Run]:
    folder = tmp_path_factory.mktemp("runs")
    return {
        "cave-vs-cave": play(folder / "a", "match", "cave-vs-cave", ["greedy", "random"], 6),
        "stone-age": play(folder / "b", "simulate", "stone-age", ["random"], 3, players=3),
        "caverna": play(folder / "c", "simulate", "caverna", ["random"], 3, players=3),
        "solo": play(folder / "d", "simulate", "caverna", ["random"], 3, players=1),
    }


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_whole_and_alone(runs: dict[str, Run], name: str, language: str) -> None:
    text = page(read_results(runs[name]), language)
    found = Checker(text)
    assert f'<html lang="{language}">' in text
    assert len(found.ids) == len(set(found.ids))
    assert {link.removeprefix("#") for link in found.links} <= set(found.ids)
    assert not re.search(r"https?:|url\(|@import", text)
    assert not re.search(r"\bnan\b|\binf\b|None", " ".join(found.words))
    assert not re.search(r'="[^"]*(nan|inf%|None)', text)
    assert not re.search(r"\{\w+\}", " ".join(found.words))


@pytest.mark.parametrize("name", GAMES)
def test_behind_every_plot_there_is_a_table(runs: dict[str, Run], name: str) -> None:
    found = Checker(page(read_results(runs[name]), "en"))
    assert len(found.figures) >= 4
    assert all({"svg", "figcaption", "table", "caption"} <= inside for inside in found.figures)


def test_win_rates_are_those_of_the_games(runs: dict[str, Run]) -> None:
    games = runs["cave-vs-cave"].games
    won = sum(game["seats"][seat] == "greedy" for game in games for seat in game["winners"])
    assert won == len(games) == 6  # else the row below would be another
    assert Checker(page(read_results(runs["cave-vs-cave"]), "en")).row("greedy")[1:] == ["6", "6", "100%", "61% – 100%"]


def test_scores_by_category_add_up_to_the_mean_score(runs: dict[str, Run]) -> None:
    results = read_results(runs["solo"])
    found = Checker(page(results, "en"))
    start = next(n for n, row in enumerate(found.rows) if row and row[0] == "Animals")
    means = [float(row[1].split()[0].replace("−", "-")) for row in found.rows[start : start + 13]]
    assert sum(means) == pytest.approx(sum(row.score for row in results.rows) / 3, abs=0.7)


def test_things_carry_their_names_and_numbers(runs: dict[str, Run]) -> None:
    run = runs["cave-vs-cave"]
    found = Checker(page(read_results(run), "de"))
    with_shelf = [game for game in run.games if any(thing == "shelf" for seat in game["taken"] for _, thing in seat)]
    row = next(row for row in found.rows if row and row[0].startswith("Regal"))
    assert row[7] == f"{100 * len(with_shelf) / 6:.0f} %"
    assert "Spinnrad" in " ".join(found.words)


def test_a_solo_game_is_measured_against_its_goal(runs: dict[str, Run]) -> None:
    words = " ".join(Checker(page(read_results(runs["solo"]), "en")).words)
    assert "The goal of the rulebook: more than 100 points (CAV-SOLO-09). That was reached by random in 0%" in words
    assert "Win rate" not in words
    assert "The advantage of going first" not in words


@pytest.mark.parametrize(
    ("game", "options", "reaching", "short"),
    [
        ("cave-vs-cave", {"players": 1}, [(50, 60.5)], [(49.5, 60)]),
        ("cave-vs-cave", {"players": 1, "eras": 2}, [(180.5,)], [(180,)]),
        ("caverna", {"players": 1}, [(101,)], [(100,)]),
    ],
)
def test_the_printed_goals(
    game: str, options: dict[str, int], reaching: list[tuple[float, ...]], short: list[tuple[float, ...]]
) -> None:
    aims = lascaux.load(game, **options).goals()
    assert [goal.reached(score) for goal, score in zip(aims, reaching[0], strict=True)] == [True] * len(aims)
    assert [goal.reached(score) for goal, score in zip(aims, short[0], strict=True)] == [False] * len(aims)


def test_games_of_several_players_have_no_printed_goal() -> None:
    assert lascaux.load("caverna", players=2).goals() == []


def test_three_agents_are_compared_one_by_one(tmp_path: Path) -> None:
    agents = ["random", "greedy", "search:simulations=2"]
    run = play(tmp_path / "run", "tournament", "cave-vs-cave", agents, 6)
    found = Checker(page(read_results(run), "en"))
    start = next(n for n, row in enumerate(found.rows) if row == ["Agent", *agents])
    assert [row[n + 1] for n, row in enumerate(found.rows[start + 1 : start + 4])] == ["–"] * 3
    assert found.rows[start + 1][2].startswith("0% ")  # random against greedy
    assert found.rows[start + 2][1].startswith("100% ")


def test_names_of_agents_cannot_break_the_page(runs: dict[str, Run], tmp_path: Path) -> None:
    run = play(tmp_path / "run", "match", "cave-vs-cave", ["random", "random"], 2)
    change_line(run, 0, seats=["<script>x</script>", 'a"b'])
    found = Checker(page(read_results(Run.load(run.folder)), "en"))
    assert "<script>x</script>" in found.words


def test_both_languages_say_the_same_things() -> None:
    english, german = TEXTS.messages["en"], TEXTS.messages["de"]
    assert english.keys() == german.keys()
    for id, message in english.items():
        assert sorted(re.findall(r"\{\w+\}", message)) == sorted(re.findall(r"\{\w+\}", german[id])), id
