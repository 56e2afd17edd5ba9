"""Lessons: what a script says, and that every one can be played from its first to its last step, in both languages."""

from __future__ import annotations

import pytest

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.core.texts import LANGUAGES
from lascaux.lessons import GENERAL, LEARNER, BadLesson, Lesson, Step, lesson, sentences

GAMES = ("cave-vs-cave", "stone-age", "caverna")
HEAD = "lascaux record 1\ngame cave-vs-cave\nrules 1\nseat 0 You\nseat 1 Runa\n"
START = HEAD + "* start 0\n* reveal furnishing\n"


def the(game: str) -> Lesson:
    found = lesson(game)
    assert found
    return found


def names_at(game: Game, at: Position) -> list[str]:
    return [game.name(choice) for choice in at.choices()]


@pytest.mark.parametrize("game", GAMES)
class TestLesson:
    def test_it_can_be_played_from_its_first_step_to_a_scored_end(self, game: str) -> None:
        """The record is legal, the learner's choices are the learner's, and each leaves something to decide."""
        lesson = the(game)
        positions = list(lesson.record.positions())
        assert positions[-1].over
        assert positions[-1].winners() == [LEARNER]
        ahead = 0
        for step in lesson.steps:
            assert step.at >= ahead, step.name
            ahead = step.at + len(step.choices)
            for at, choice in zip(positions[step.at :], step.choices, strict=False):
                assert at.actor == LEARNER, step.name
                assert choice in names_at(lesson.game, at)
        assert lesson.steps[-1].at == len(lesson.record.choices)

    def test_it_has_chapters_of_a_few_steps(self, game: str) -> None:
        chapters = the(game).chapters
        assert 5 <= len(chapters) <= 8
        assert 25 <= len(the(game).steps) <= 60
        for chapter in chapters:
            assert 2 <= len(chapter.steps) <= 14, chapter.name
            assert any(step.choices for step in chapter.steps), chapter.name

    def test_every_answer_meets_a_choice_that_is_legal_there_and_wrong(self, game: str) -> None:
        lesson = the(game)
        positions = list(lesson.record.positions())
        for step in lesson.steps:
            wrong = wrong_choices(lesson.game, step, positions)
            for answer in step.answers:
                met = {name for name in wrong if name.startswith(answer.begins)}
                assert met, (step.name, answer.begins)
                wrong -= met  # the first that fits answers

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_sentence_is_there_and_every_one_is_needed(self, game: str, language: str) -> None:
        lesson = the(game)
        needed = {"title", "about", "you", "end", f"answers.{GENERAL}"}
        for chapter in lesson.chapters:
            needed |= {f"chapters.{chapter.name}.{part}" for part in ("title", "goal", "reached")}
        for step in lesson.steps:
            needed |= {f"steps.{step.name}"} | {f"answers.{answer.sentence}" for answer in step.answers}
        said = sentences(game, language)
        assert set(said) == needed
        assert all(text.strip() == text and text for text in said.values())

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_says_how_it_ends(self, game: str, language: str) -> None:
        """The scores that it names are those of the game."""
        lesson = the(game)
        mine, theirs = (int(points) for points in lesson.record.position().scores())
        last = lesson.chapters[-1]
        said = sentences(game, language)
        assert f"{mine} " in said[f"chapters.{last.name}.reached"]
        assert f" {theirs}:" in said[f"chapters.{last.name}.reached"]

    def test_a_thing_that_is_lit_is_a_thing_of_the_game(self, game: str) -> None:
        """Places that only the client knows are looked for by tests/web/test_lessons.py."""
        rules = the(game).game
        things = {
            (argument.kind, name)
            for verb in rules.verbs.all
            for choice in (verb.base, verb.base + verb.size - 1)
            for argument, _ in verb.values(int(choice))
            for name in argument.targets
        }
        kinds = {kind for kind, _ in things}
        for step in the(game).steps:
            for light in step.lights:
                kind, _, name = light.partition(" ")
                if kind in kinds and kind not in PLACES:
                    assert (kind, name) in things, (step.name, light)


PLACES = {"good", "seat", "tool"}  # kinds with more, or with other names, where things lie


def wrong_choices(game: Game, step: Step, positions: list[Position]) -> set[str]:
    return {
        name
        for at, wanted in zip(positions[step.at :], step.choices, strict=False)
        for name in names_at(game, at)
        if name != wanted
    }


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("# say hello\n", "line 8: the step 'hello' belongs to no chapter"),
        ("# chapter one\n# light tile masonry\n", "line 9: 'light' belongs to no step"),
        ("# chapter one\n# say Hello\n", "line 9: 'Hello' is no name of its own"),
        ("# chapter one\n# say one\n", "line 9: 'one' is no name of its own"),
        ("# chapter one\n# say two\n# not take: three\n", "line 10: expected 'not WORDS: NAME' below a step"),
        ("# chapter one\n# choose two\n# then\n0 take excavation\n", "nothing follows the step 'two'"),
        ("# chapters\n", "line 8: '# chapters' is no remark of a lesson"),
    ],
)
def test_a_script_that_makes_no_sense_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint.replace("(", r"\(")):
        Lesson(START + text)


def test_a_step_ends_where_somebody_else_chooses_or_the_script_says_so() -> None:
    text = "# chapter one\n# choose first\n0 take excavation\n0 use dig\n0 excavate 3,1\n* uncover stall\n0 use +1s\n"
    assert Lesson(START + text).steps == [Step("first", 2, True, ["take excavation", "use dig", "excavate 3,1"])]
    text = "# chapter one\n# choose first\n0 take excavation\n# then\n0 use dig\n"
    text += "## so far\n# choose next\n0 excavate 3,1\n"
    assert [(step.at, step.choices) for step in Lesson(START + text).steps] == [
        (2, ["take excavation"]),
        (4, ["excavate 3,1"]),
    ]


def test_a_lesson_is_a_record_like_any_other() -> None:
    for game in GAMES:
        record = the(game).record
        assert record.game.id == game
        assert record.game.seats == 2
        actors = {at.actor for at in record.positions() if not at.over}
        assert {CHANCE, 0, 1} <= actors
